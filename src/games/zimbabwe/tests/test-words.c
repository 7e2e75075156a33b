/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Labels tell legal actions apart, in every language; refusals, prompts and headings are all there;
 * reports say what came of an action.
 */
#include "catalogues.h"
#include "fixed.h"
#include "game-rng.h"
#include "game-state.h"
#include "language.h"
#include "zimbabwe-rules.h"
#include "zimbabwe-words.h"

#define N_GAMES 4

static void
assert_labels (const GameState *state, const GameAction *actions, guint n)
{
  g_autoptr (GHashTable) labels = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < n; i++)
    {
      char *label = zimbabwe_words.action (state, actions[i], NULL);

      g_assert_cmpstr (label, !=, "");
      if (!g_hash_table_add (labels, label))
        g_error ("“%s” is the label of two actions", label);
    }
}

/* A sentence is there, and ends as one. */
static void
assert_sentence (char *sentence)
{
  g_assert_true (g_str_has_suffix (sentence, "."));
  g_free (sentence);
}

static void
assert_texts (const GameState *state)
{
  guint seat = zimbabwe_rules.mover (state);

  assert_sentence (zimbabwe_words.prompt (state, seat, GAME_ADDRESS_YOU, NULL));
  assert_sentence (zimbabwe_words.position (state, seat, NULL));
}

static void
test_labels (gconstpointer data)
{
  g_autofree GameState  *state = game_state_new (&zimbabwe_rules);
  g_autofree GameAction *actions = g_new (GameAction, zimbabwe_rules.max_legal);
  guint64                rng = (guint64) g_test_rand_int ();

  if (!g_str_equal (data, "C") && !language_can_be_chosen (GETTEXT_PACKAGE, "End the turn"))
    return;
  language_choose (data);
  for (guint game = 0; game < N_GAMES; game++)
    {
      zimbabwe_rules.deal (state, 2 + game, 0, game_rng_next (&rng));
      for (guint n;
           (n = zimbabwe_rules.legal (state, zimbabwe_rules.mover (state), actions)) > 0;)
        {
          if (game_rng_below (&rng, 8) == 0)
            {
              assert_labels (state, actions, n);
              assert_texts (state);
            }
          zimbabwe_rules.apply (state, actions[game_rng_below (&rng, n)], NULL);
        }
      assert_sentence (zimbabwe_words.result (state, 0, GAME_ADDRESS_YOU, NULL));
    }
  language_choose ("C");
}

/* Every refusal has a sentence for every kind, and every paragraph a heading. */
static void
test_complete (void)
{
  g_autofree GameState *state = game_state_new (&zimbabwe_rules);

  zimbabwe_rules.deal (state, 2, 0, 1);
  for (guint8 kind = 0; kind < zimbabwe_rules.n_kinds; kind++)
    for (guint code = 1; code < zimbabwe_rules.n_refusals; code++)
      assert_sentence (zimbabwe_words.refusal (state, (GameAction) { .kind = kind }, code, 0,
                                               GAME_ADDRESS_YOU, NULL));
  for (guint i = 0; i < zimbabwe_rules.n_paragraphs; i++)
    {
      g_autofree char *heading = zimbabwe_words.paragraph (i);

      g_assert_true (g_str_has_prefix (heading, zimbabwe_rules.paragraphs[i].number));
      g_assert_cmpuint (strlen (heading), >, strlen (zimbabwe_rules.paragraphs[i].number) + 1);
    }
  for (guint i = 0; i < zimbabwe_rules.n_options; i++)
    assert_sentence (zimbabwe_words.option_text (i));
}

/* Positions, an action, who looks on, and the line of the log. */
static const struct
{
  const char *position;
  const char *action;
  guint       viewer;
  const char *report;
} reports[] = {
  { "zimbabwe/1 map=A0D0B0F0 crafts=1We3h monuments=e5|f1 techs=W2| main=raise raising=e5",
    "good:e3-d3", 0,
    "You: Buy: wood carver e3, resource d3. Victory points: +2. Cattle: -2. Cattle on cards: +2." },
  { "zimbabwe/1 map=A0D0B0F0 crafts=2We3h monuments=e5|f1 techs=|W2 main=raise raising=e5",
    "good:e3-d3", 1,
    "Your opponent: Buy: wood carver e3, resource d3. Victory points: +2. Cattle: -2. You: cattle "
    "on cards: +2." },
  { "zimbabwe/1 map=A0D0B0F0 monuments=e5|f1 cattle=9|3 gods=G", "god:gu", 0,
    "You: Adore a god: Gu. Requirement: +4." },
  { "zimbabwe/1 map=A0D0B0F0 monuments=e5|f1 phase=auction bid=2 pot=2 move=2", "pass", 0,
    "Your opponent: Pass. Cattle: +1. You: cattle: +1." },
};

static void
test_reports (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (reports); i++)
    {
      g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
      g_autoptr (GError) error = NULL;
      g_autofree GameState *state =
        game_position_parse_full (&zimbabwe_rules, reports[i].position, 0, &error);
      g_autofree GameState *before = NULL;
      g_autofree char      *said = NULL;
      GameAction            action;
      guint                 seat;

      g_assert_no_error (error);
      before = game_state_dup (&zimbabwe_rules, state);
      seat = zimbabwe_rules.seat (state);
      g_assert_true (zimbabwe_rules.parse_action (reports[i].action, &action, NULL));
      zimbabwe_rules.apply (state, action, events);
      said = zimbabwe_words.report (before, action, seat, (const GameEvent *) events->data,
                                    events->len, reports[i].viewer, GAME_ADDRESS_YOU, NULL);
      g_assert_cmpstr (said, ==, reports[i].report);
    }
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  catalogues_bind ();
  g_test_add_func ("/zimbabwe/words/complete", test_complete);
  g_test_add_func ("/zimbabwe/words/reports", test_reports);
  g_test_add_data_func ("/zimbabwe/words/labels/en", "C", test_labels);
  g_test_add_data_func ("/zimbabwe/words/labels/ru", "ru", test_labels);
  g_test_add_data_func ("/zimbabwe/words/labels/cs", "cs", test_labels);
  return g_test_run ();
}
