/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything hidden from the seat is drawn first, always from the same seed, so a line cannot
 * depend on it.
 */
#include "edubba-hints-line.h"

#include <glib/gi18n.h>

#include "edubba-engine.h"
#include "edubba-limit.h"
#include "game-solver.h"
#include "game-state.h"

/* The level of the player that finds the hints. */
#define LEVEL GAME_LEVEL_KING

/* The longest line in play: a hint must be taken in at a glance. */
#define MAX_LINE 12

static EdubbaLine *
create_line (EdubbaLineState state)
{
  EdubbaLine *line = g_new0 (EdubbaLine, 1);

  line->state = state;
  line->actions = g_array_new (FALSE, FALSE, sizeof (GameAction));
  line->labels = g_ptr_array_new_with_free_func (g_free);
  return line;
}

void
edubba_line_free (EdubbaLine *line)
{
  g_array_unref (line->actions);
  g_ptr_array_unref (line->labels);
  g_free (line);
}

static GameState *
complete (const GameRules *rules, const GameState *seen)
{
  GameState *world = game_state_new (rules);

  if (rules->is_full (seen))
    game_state_copy (rules, world, seen);
  else
    rules->complete (seen, 0, world);
  return world;
}

static void
append (EdubbaLine        *line,
        const GameModule  *module,
        const GameState   *seen,
        GameAction         action,
        const char *const *names)
{
  g_array_append_val (line->actions, action);
  g_ptr_array_add (line->labels, module->words != NULL ? module->words->action (seen, action, names)
                                                       : game_action_print (module->rules, action));
}

/* Writes down the actions of `me` in a line of the solver. */
static void
read_line (EdubbaLine        *line,
           const GameModule  *module,
           const GameState   *from,
           guint              me,
           const char        *text,
           const char *const *names)
{
  const GameRules      *rules = module->rules;
  g_autofree GameState *world = game_state_dup (rules, from);
  g_autofree GameState *seen = game_state_new (rules);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL && words[i][0] != '\0'; i++)
    {
      GameAction action;

      if (!rules->parse_action (words[i], &action, NULL))
        g_return_if_reached ();
      rules->observe (world, me, seen);
      if (rules->seat (world) == me)
        append (line, module, seen, action, names);
      rules->apply (world, action, NULL);
    }
}

EdubbaLine *
edubba_line_solve (const GameModule     *module,
                   const GameState      *seen,
                   const EdubbaLineTask *task,
                   const char *const    *names,
                   const gint           *cancel)
{
  const GameRules      *rules = module->rules;
  g_autofree GameState *world = complete (rules, seen);
  GameFilter            filter = course_limits_get_filter (&task->limits);
  EdubbaLine           *line = create_line (EDUBBA_LINE_LOST);
  guint                 fewest = GAME_SOLVE_ANY_LENGTH;

  for (guint i = 0; i < task->n_goals; i++)
    {
      g_autoptr (GameSolution) solution =
        game_solve_filtered (rules, world, &task->goals[i], &task->tally,
                             task->limits.is_free ? NULL : &filter, GAME_SOLVE_ANY_LENGTH, 1,
                             edubba_limit_get_memory (), cancel);

      if (solution->verdict == GAME_UNKNOWN && line->state == EDUBBA_LINE_LOST)
        line->state = EDUBBA_LINE_UNKNOWN;
      if (solution->verdict != GAME_SOLVABLE || solution->length >= fewest)
        continue;
      fewest = solution->length;
      line->state = EDUBBA_LINE_FOUND;
      g_array_set_size (line->actions, 0);
      g_ptr_array_set_size (line->labels, 0);
      read_line (line, module, world, task->goals[i].me, g_ptr_array_index (solution->lines, 0),
                 names);
    }
  line->whole = TRUE;
  return line;
}

/* Returns TRUE if something came to light that nobody knew. */
static gboolean
shows_chance (const GameRules *rules, const GArray *events)
{
  for (guint i = 0; i < events->len; i++)
    {
      const GameEvent *event = &g_array_index (events, GameEvent, i);

      if (event->kind == GAME_EVENT_SHUFFLE ||
          (event->kind == GAME_EVENT_MOVE && rules->zones[event->from.kind].secret))
        return TRUE;
    }
  return FALSE;
}

/* Plays the next action of the line in the world that was drawn. FALSE if the line ends with it, or
 * before it. */
static gboolean
go_on (EdubbaLine        *line,
       const GameModule  *module,
       GameState         *world,
       GameState         *seen,
       GameAction         action,
       const char *const *names)
{
  const GameRules *rules = module->rules;
  guint            me = rules->seat (world);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  gboolean is_last;

  if (game_state_judge (rules, world, action) != GAME_LEGAL)
    return FALSE;
  is_last = game_state_decides (rules, world, action) ||
            (rules->kinds[action.kind].flags & GAME_KIND_CHANCE);
  append (line, module, seen, action, names);
  rules->apply (world, action, events);
  rules->observe (world, me, seen);
  return rules->seat (world) == me && !is_last &&
         !shows_chance (rules, events) && line->actions->len < MAX_LINE;
}

/* Asks the critic for the aim of the plan. */
static void
find_aim (EdubbaLine *line, const GameModule *module, const GameState *seen, const GameLine *plan)
{
  const GameCritic *critic = module->critic;

  line->aims = critic != NULL && plan->n > 0 &&
               game_critic_aim (critic, module->rules, seen, plan,
                                edubba_engine_get_seed (module->rules, seen), &line->reason);
}

EdubbaLine *
edubba_line_play (const GameModule  *module,
                  const GameState   *seen,
                  guint64            nodes,
                  gboolean           whole,
                  const char *const *names,
                  const gint        *cancel)
{
  const GameRules      *rules = module->rules;
  const GamePlayer     *player = module->player != NULL ? module->player : &game_player_playouts;
  g_autofree GameState *world = complete (rules, seen);
  g_autofree GameState *view = game_state_dup (rules, seen);
  EdubbaLine           *line = create_line (EDUBBA_LINE_UNKNOWN);
  gboolean              goes_on = TRUE;

  while (goes_on && (whole || line->actions->len == 0))
    {
      GameLine plan;
      guint64  seed = edubba_engine_get_seed (rules, view);

      plan.n = game_player_choose (player, rules, view, rules->seat (view), LEVEL, seed, nodes,
                                   cancel, plan.actions, G_N_ELEMENTS (plan.actions));
      if (plan.n == 0 || g_atomic_int_get (cancel))
        return line;
      if (line->actions->len == 0)
        find_aim (line, module, seen, &plan);
      for (guint i = 0; i < plan.n && goes_on; i++)
        goes_on = go_on (line, module, world, view, plan.actions[i], names);
    }
  line->state = line->actions->len > 0 ? EDUBBA_LINE_FOUND : EDUBBA_LINE_UNKNOWN;
  line->whole = !goes_on;
  return line;
}

EdubbaLine *
edubba_line_follow (const GameModule  *module,
                    const GameState   *seen,
                    const GameLine    *known,
                    const char *const *names)
{
  g_autofree GameState *world = complete (module->rules, seen);
  g_autofree GameState *view = game_state_dup (module->rules, seen);
  EdubbaLine           *line = create_line (EDUBBA_LINE_FOUND);
  gboolean              goes_on = TRUE;

  find_aim (line, module, seen, known);
  for (guint i = 0; i < known->n && goes_on; i++)
    goes_on = go_on (line, module, world, view, known->actions[i], names);
  line->whole = TRUE;
  return line;
}

char *
edubba_line_list (const EdubbaLine *line)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < line->labels->len; i++)
    /* Translators: an action in a numbered list, as on its button: "1. Travel to Hatti". */
    g_string_append_printf (text, C_ ("list of actions", "\n%1$u. %2$s"), i + 1,
                            (const char *) g_ptr_array_index (line->labels, i));
  return g_string_free (text, FALSE);
}
