/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Labels tell legal actions apart, in every language; reports say what came of an action, and of
 * another seat's token only that it was laid.
 */
#include "catalogues.h"
#include "fixed.h"
#include "game-rng.h"
#include "game-state.h"
#include "language.h"
#include "meso-rules.h"
#include "meso-state.h"
#include "meso-words.h"

#define N_GAMES 6

/* Settlers of one load are called alike, whether they have stolen or not. */
static GameAction
without_theft (GameAction action)
{
  static const guint8 classes[] = { MESO_EMPTY, MESO_WOOD, MESO_STONES,
                                    MESO_EMPTY, MESO_WOOD, MESO_STONES };
  guint               at = action.kind == MESO_STEP || action.kind == MESO_DISCOVER ||
             action.kind == MESO_LAND || action.kind == MESO_PICK ||
             action.kind == MESO_DROP || action.kind == MESO_TELEPORT;

  if (at && action.operand[1] < G_N_ELEMENTS (classes))
    action.operand[1] = classes[action.operand[1]];
  return action;
}

static void
assert_labels (const GameState *state, const GameAction *actions, guint n)
{
  g_autoptr (GHashTable) labels = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < n; i++)
    {
      char             *label = meso_words.action (state, actions[i], NULL);
      const GameAction *other = g_hash_table_lookup (labels, label);

      g_assert_cmpstr (label, !=, "");
      if (other)
        g_assert_true (
          game_action_equal (without_theft (*other), without_theft (actions[i])));
      g_hash_table_insert (labels, label, (gpointer) &actions[i]);
    }
}

static void
test_labels (gconstpointer data)
{
  g_autofree GameState  *state = game_state_new (&meso_rules);
  g_autofree GameAction *actions = g_new (GameAction, meso_rules.max_legal);
  guint64                rng = (guint64) g_test_rand_int ();

  if (!g_str_equal (data, "C") && !language_can_be_chosen (GETTEXT_PACKAGE, "End the turn"))
    return;
  language_choose (data);
  for (guint game = 0; game < N_GAMES; game++)
    {
      meso_rules.deal (state, 2 + game % 3, MESO_OPTION_CARD_START | 1u << MESO_OPTION_ROUNDS_SHIFT,
                       game_rng_next (&rng));
      for (guint n; (n = meso_rules.legal (state, meso_rules.mover (state), actions)) > 0;)
        {
          if (game_rng_below (&rng, 8) == 0)
            assert_labels (state, actions, n);
          meso_rules.apply (state, actions[game_rng_below (&rng, n)], NULL);
        }
    }
  language_choose ("C");
}

/* Positions, an action, who looks on, and the line of the log. */
static const struct
{
  const char *position;
  const char *action;
  guint       viewer;
  const char *report;
} reports[] = {
  { "meso/1 I8:v J8:p,1e H9:f I9:t J9:p H10:q,s1 I10:v land=f? moves=2", "discover:J8e-J7", 0,
    "You: Explore J7 from J8. The new land is a forest." },
  { "meso/1 I8:v J8:p,1e H9:f I9:t J9:p H10:q,1s I10:v moves=2", "step:H10s-I9", 1,
    "Your opponent: Carry stone from H10 to I9. Limit +1. Mana +1." },
  { "meso/1 I8:v J8:p,h1,1ee H9:f I9:t J9:p H10:q I10:v acted=hut due=lay:J8 moves=0", "lay:4", 0,
    "You: Lay the token worth 4." },
  { "meso/1 I8:v J8:p,h1,1ee H9:f I9:t J9:p H10:q I10:v acted=hut due=lay:J8 moves=0", "lay:4", 1,
    "Your opponent: Lay a token under the new hut." },
  { "meso/1 I8:v J8:p H9:f I9:t,1a J9:p H10:q I10:v mana=2/3|0/3 tokens=2| moves=1", "offer:a", 1,
    "Your opponent: Offer token a. The token was worth 2. Mana -2." },
};

static void
test_reports (void)
{
  g_autofree GameState *state = game_state_new (&meso_rules);
  g_autofree GameState *full = game_state_new (&meso_rules);
  g_autofree GameState *seen = game_state_new (&meso_rules);

  for (guint i = 0; i < G_N_ELEMENTS (reports); i++)
    {
      g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
      g_autoptr (GError) error = NULL;
      g_autofree char *said = NULL;
      GameAction       action;

      meso_rules.parse_position (reports[i].position, state, &error);
      g_assert_no_error (error);
      meso_rules.complete (state, 1, full);
      meso_rules.observe (full, reports[i].viewer, seen);
      g_assert_true (meso_rules.parse_action (reports[i].action, &action, NULL));
      meso_rules.apply (full, action, events);
      for (guint k = 0; k < events->len; k++)
        g_array_index (events, GameEvent, k) =
          game_event_for_seat (g_array_index (events, GameEvent, k), reports[i].viewer);
      said = meso_words.report (seen, action, 0, (const GameEvent *) events->data, events->len,
                                reports[i].viewer, GAME_ADDRESS_YOU, NULL);
      g_assert_cmpstr (said, ==, reports[i].report);
    }
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  catalogues_bind ();
  g_test_add_func ("/meso/words/reports", test_reports);
  g_test_add_data_func ("/meso/words/labels/en", "C", test_labels);
  g_test_add_data_func ("/meso/words/labels/ru", "ru", test_labels);
  g_test_add_data_func ("/meso/words/labels/cs", "cs", test_labels);
  return g_test_run ();
}
