/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the critic says of a turn beside a better one that is given: a row for each kind of gain,
 * and none of them of that turn itself. The mistakes of beginners have tests of their own.
 */
#include "fixed.h"
#include "game-state.h"
#include "meso-critic.h"
#include "meso-gain.h"
#include "meso-rules.h"
#include "meso-words.h"

#define SEED 1

typedef struct
{
  const char *position;
  const char *played;
  const char *best;
  guint       kind;
  guint       number;
} Row;

static const Row rows[] = {
  { "meso/1 I8:v J8:p,1a H9:f I9:t J9:p H10:q I10:v mana=2/3|0/3 tokens=2| moves=1", "end",
    "step:J8a-I9 offer:a end", MESO_GAIN_OFFERING, 0 },
  { "meso/1 I8:v J8:p,w1,1e H9:f I9:t J9:p,1e H10:q I10:v moves=1", "end",
    "step:J9e-J8 hut:J8 lay:2 end", MESO_GAIN_TOKEN, 0 },
  { "meso/1 I8:v J8:p,w1,1e H9:f I9:t J9:p,1e H10:q I10:v moves=1",
    "step:J9e-J8 hut:J8 lay:7 end", "step:J9e-J8 hut:J8 lay:2 end", MESO_GAIN_OTHER_TOKEN, 2 },
  { "meso/1 L6:p,1a K7:p I8:v J8:p H9:f I9:t J9:p H10:q I10:v mana=2/3|0/3 tokens=2|",
    "step:L6a-K7 end", "step:L6a-K7 step:K7a-J8 step:J8a-I9 offer:a end", MESO_GAIN_OFFERING, 0 },
  { "meso/1 L6:p,1a K7:p I8:v J8:p H9:f I9:t J9:p H10:q I10:v mana=2/3|0/3 tokens=2| moves=2",
    "end", "step:L6a-K7 step:K7a-J8 end", MESO_GAIN_STEPS, 2 },
  { "meso/1 I8:v J8:p H9:f I9:t J9:p H10:q,s1,1e I10:v moves=1", "end",
    "pick:H10es step:H10s-I9 end", MESO_GAIN_LIMIT, 0 },
  { "meso/1 I8:v J8:p,o1 H9:f I9:t,1ee J9:p,o2,1e H10:q I10:v moves=2", "end",
    "step:I9e-J8 step:I9e-J9 end", MESO_GAIN_MANA, 2 },
  { "meso/1 I8:v J8:p,1e K8:q,s1,1e H9:f I9:t J9:p H10:q,s1 I10:v moves=2", "end",
    "pick:K8es step:K8s-J8 holy:J8 end", MESO_GAIN_HOLY, 0 },
  { "meso/1 I8:v J8:p,h1,h1,1e H9:f I9:t J9:p,h1a,1e H10:q I10:v tokens=2| moves=1", "end",
    "step:J9e-J8 birth:J8 birth:J8 end", MESO_GAIN_BIRTHS, 2 },
  { "meso/1 I8:v J8:p,1e,2w H9:f I9:t J9:p,1e H10:q I10:v moves=1", "end",
    "step:J9e-J8 steal:J8-2w end", MESO_GAIN_LOAD, 0 },
  { "meso/1 I8:v J8:p,1e H9:f I9:t J9:p H10:q I10:v moves=2", "end", "discover:J8e-K7",
    MESO_GAIN_LAND, 0 },
};

static GameLine
read_line (const char *text)
{
  g_auto (GStrv) actions = g_strsplit (text, " ", -1);
  GameLine line = { 0 };

  for (; actions[line.n] != NULL; line.n++)
    g_assert_true (meso_rules.parse_action (actions[line.n], &line.actions[line.n], NULL));
  return line;
}

/* Returns the reason of a kind, or NULL. */
static const GameReason *
explain (const GameState *seen, const char *played, const char *best, guint kind)
{
  static GameCritique critique;
  GameLine            line = read_line (played);

  critique = (GameCritique) { .best = read_line (best) };
  meso_critic.explain (seen, &line, SEED, &critique);
  g_assert_cmpuint (critique.n_reasons, <=, GAME_MAX_REASONS);
  for (guint i = 0; i < critique.n_reasons; i++)
    if (critique.reasons[i].kind == kind)
      return &critique.reasons[i];
  return NULL;
}

static void
test_gain (gconstpointer data)
{
  const Row            *row = data;
  g_autofree GameState *state = game_state_new (&meso_rules);
  g_autofree GameState *seen = game_state_new (&meso_rules);
  g_autoptr (GError) error = NULL;
  const GameReason *reason;
  g_autofree char  *sentence = NULL;
  g_autofree char  *advice = NULL;

  g_assert_true (meso_rules.parse_position (row->position, state, &error));
  g_assert_no_error (error);
  meso_rules.observe (state, 0, seen);
  g_assert_null (explain (seen, row->best, row->best, row->kind));
  reason = explain (seen, row->played, row->best, row->kind);
  g_assert_nonnull (reason);
  g_assert_cmpuint (reason->operand[1], ==, row->number);
  sentence = meso_words.reason (seen, reason, NULL);
  advice = meso_words.advice (seen, 0, reason);
  g_assert_cmpuint (strlen (sentence), >, 20);
  g_assert_nonnull (advice);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/meso/critic/gain/%u", i);

      g_test_add_data_func (path, &rows[i], test_gain);
    }
  return g_test_run ();
}
