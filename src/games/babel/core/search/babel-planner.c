/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A turn that begins with a certain action is looked for by a narrow beam: there are up to some
 * dozens of such actions, and the first figures are wanted soon. The best turn of all, which the
 * critic finds by a wide one, comes later.
 */
#include "babel-planner.h"

#include "babel-critic-private.h"

/* The room and the width of the beam. */
#define ROOM  3000
#define WIDTH 24

/* The positions of a beam that cost as much as a node, and the nodes of a try. */
#define POSITIONS_PER_NODE 4
#define TRY_NODES          400

typedef struct
{
  BabelCritic critic;
  guint64     number; /* of the world drawn last, from 1 */
  BabelSample world;
} Planner;

/* Cards to be given up are no turn. */
static gpointer
open_plan (const GameRules *rules, const GameState *seen, guint64 seed)
{
  Planner *self;

  if (babel_state (seen)->table.owed > 0)
    return NULL;
  self = g_new0 (Planner, 1);
  babel_critic_init (&self->critic, rules, seen, seed, FALSE, ROOM, NULL);
  return self;
}

static void
close_plan (gpointer plan)
{
  Planner *self = plan;

  babel_critic_clear (&self->critic);
  g_free (self);
}

static guint64
find_line (gpointer plan, GameAction first, const gint *cancel, GameLine *line)
{
  Planner       *self = plan;
  GameLine       start = { .n = 1, .actions = { first } };
  BabelTable     table = self->critic.seen->table;
  BabelCandidate best;

  *line = start;
  babel_critic_play (&table, &start);
  if (first.kind == BABEL_END || table.result != BABEL_PLAYING)
    return 1;
  self->critic.cancel = cancel;
  if (babel_critic_list (&self->critic, &start, WIDTH, 0, &best, 1) > 0)
    *line = best.line;
  self->critic.cancel = NULL;
  return babel_turns_get_n_nodes (self->critic.turns) / POSITIONS_PER_NODE + 1;
}

static gint
try_line (gpointer plan, const GameLine *line, guint64 world)
{
  Planner    *self = plan;
  BabelSample sample;
  gint32      worth;

  if (self->number != world + 1)
    babel_world_draw (self->critic.seen, self->critic.seed ^ BABEL_FIND_STREAM, world,
                      &self->world);
  self->number = world + 1;
  sample = self->world;
  return babel_critic_try_turn (&self->critic, line, &sample, &worth) / 10;
}

const GamePlanner babel_planner = {
  .open = open_plan,
  .close = close_plan,
  .find = find_line,
  .try_line = try_line,
  .try_nodes = TRY_NODES,
};
