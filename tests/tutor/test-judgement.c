/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Turns judged: the words for losses; losing turns are told from winning ones, in every world
 * alike; and an answer comes back or is called off.
 */
#include "model-fixture.h"

#include "../fixed.h"
#include "edubba-judgement.h"
#include "game-state.h"

/* 15 against 9: razing the six wins at once. */
#define WINS                                                                               \
  "babel/1 A:P|/12 H:AAA|MMMMMM/123456 M:MMMMM/12345|P/123 P:PPPPP/12345| S:SSSSS/12345| " \
  "pawns=QQ hands=HM|???? turn=30"

#define NODES 20000

typedef struct
{
  GameCritique *critique;
  GError       *error;
  gboolean      done;
} Answer;

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->critique = edubba_judgement_finish (result, &answer->error);
  answer->done = TRUE;
}

static gboolean
is_done (gpointer data)
{
  return ((Answer *) data)->done;
}

/* A position as the seat to act sees it. */
static GameState *
parse (const GameModule *module, const char *text, guint64 seed)
{
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = game_position_parse_full (module->rules, text, seed, &error);
  GameState            *seen = game_state_new (module->rules);

  g_assert_no_error (error);
  module->rules->observe (state, module->rules->seat (state), seen);
  return seen;
}

static GameLine
read_line (const GameModule *module, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  GameLine line = { 0 };

  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (module->rules->parse_action (words[i], &line.actions[line.n++], NULL));
  return line;
}

static void
test_words (void)
{
  g_assert_cmpint (edubba_judgement_of_loss (-50), ==, EDUBBA_JUDGEMENT_FINE);
  g_assert_cmpint (edubba_judgement_of_loss (0), ==, EDUBBA_JUDGEMENT_FINE);
  g_assert_cmpint (edubba_judgement_of_loss (1000), ==, EDUBBA_JUDGEMENT_BLUNDER);
  for (gint loss = 1; loss <= 1000; loss++)
    {
      guint step = edubba_judgement_of_loss (loss) - edubba_judgement_of_loss (loss - 1);

      g_assert_cmpuint (step, <=, 1);
    }
}

/* A difference within the error of sampling is not called a fault. */
static void
test_doubt (void)
{
  GameCritique critique = { .chance = 400, .best_chance = 400 };

  while (edubba_judgement_of_critique (&critique) < EDUBBA_JUDGEMENT_MISTAKE)
    critique.best_chance++;
  g_assert_cmpint (edubba_judgement_of_critique (&critique), ==, EDUBBA_JUDGEMENT_MISTAKE);
  critique.error = 1;
  g_assert_cmpint (edubba_judgement_of_critique (&critique), ==, EDUBBA_JUDGEMENT_DOUBTFUL);
}

/* To let somebody win at once who can be kept from it is worth a word, however little is lost. */
static void
test_win_let (void)
{
  GameCritique critique = { .chance = 10, .best_chance = 20, .lost = 900, .best_lost = 300 };

  g_assert_cmpint (edubba_judgement_of_critique (&critique), ==, EDUBBA_JUDGEMENT_DOUBTFUL);
  critique.best_lost = 800;
  g_assert_cmpint (edubba_judgement_of_critique (&critique), ==, EDUBBA_JUDGEMENT_FINE);
}

static void
test_win_missed (void)
{
  const GameModule     *module = fixture_get_game ();
  g_autofree GameState *seen = parse (module, WINS, 1);
  g_autofree GameState *seen_there = parse (module, WINS, 2);
  GameLine              won = read_line (module, "travel:H raze");
  GameLine              lost = read_line (module, "travel:M end");
  GameLine              begun = read_line (module, "travel:H");
  GameCritique          critique, there;

  g_assert_true (edubba_judgement_work (module, seen, NULL, &won, NODES, NULL, &critique));
  g_assert_cmpint (edubba_judgement_of_critique (&critique), ==, EDUBBA_JUDGEMENT_FINE);
  g_assert_cmpuint (critique.chance, ==, 1000);

  /* A turn that has only begun is worth the best that it can still become. */
  g_assert_true (edubba_judgement_work (module, seen, NULL, &begun, NODES, NULL, &critique));
  g_assert_cmpint (edubba_judgement_of_critique (&critique), ==, EDUBBA_JUDGEMENT_FINE);

  g_assert_true (edubba_judgement_work (module, seen, NULL, &lost, NODES, NULL, &critique));
  g_assert_cmpint (edubba_judgement_of_critique (&critique), >, EDUBBA_JUDGEMENT_FINE);
  g_assert_cmpuint (critique.best_chance, ==, 1000);
  /* Another card takes the pawn on, so nothing must be taken back to win. */
  g_assert_cmpuint (critique.n_back, ==, 0);
  g_assert_cmpuint (critique.n_reasons, >, 0);

  g_assert_true (edubba_judgement_work (module, seen_there, NULL, &lost, NODES, NULL, &there));
  g_assert_cmpmem (&critique, sizeof critique, &there, sizeof there);
}

/* A known best line is not looked for again, and the judgement is the same. */
static void
test_known_best (void)
{
  const GameModule     *module = fixture_get_game ();
  g_autofree GameState *seen = parse (module, WINS, 1);
  GameLine              lost = read_line (module, "travel:M end");
  GameCritique          critique, again;
  Answer                answer = { NULL };

  g_assert_true (edubba_judgement_work (module, seen, NULL, &lost, NODES, NULL, &critique));
  g_assert_true (
    edubba_judgement_work (module, seen, &critique.best, &lost, NODES, NULL, &again));
  g_assert_cmpmem (&critique, sizeof critique, &again, sizeof again);
  edubba_judgement_async (module, seen, &critique.best, &lost, NODES, EDUBBA_SEARCH_AWAITED, NULL,
                          answered_cb, &answer);
  fixture_wait (is_done, &answer);
  g_assert_no_error (answer.error);
  g_assert_cmpmem (answer.critique, sizeof critique, &critique, sizeof critique);
  g_free (answer.critique);
}

/* Nobody is to act any more. */
static void
test_over (void)
{
  const GameModule     *module = fixture_get_game ();
  g_autofree GameState *seen = parse (module, WINS, 1);
  GameLine              won = read_line (module, "travel:H raze");
  GameCritique          critique;
  Answer                answer = { NULL };

  for (guint i = 0; i < won.n; i++)
    module->rules->apply (seen, won.actions[i], NULL);
  g_assert_false (edubba_judgement_work (module, seen, NULL, NULL, NODES, NULL, &critique));
  edubba_judgement_async (module, seen, NULL, NULL, NODES, EDUBBA_SEARCH_AWAITED, NULL, answered_cb,
                          &answer);
  fixture_wait (is_done, &answer);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_clear_error (&answer.error);
}

static void
test_async (void)
{
  const GameModule     *module = fixture_get_game ();
  g_autofree GameState *seen = parse (module, WINS, 1);
  Answer                answer = { NULL };

  edubba_judgement_async (module, seen, NULL, NULL, NODES, EDUBBA_SEARCH_AWAITED, NULL, answered_cb,
                          &answer);
  fixture_wait (is_done, &answer);
  g_assert_no_error (answer.error);
  g_assert_cmpuint (answer.critique->chance, ==, answer.critique->best_chance);
  g_assert_cmpuint (answer.critique->best.n, >, 0);
  g_free (answer.critique);
}

static void
test_cancelled (void)
{
  const GameModule     *module = fixture_get_game ();
  g_autofree GameState *seen = parse (module, WINS, 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { NULL };

  edubba_judgement_async (module, seen, NULL, NULL, 0, EDUBBA_SEARCH_AWAITED, cancellable,
                          answered_cb, &answer);
  g_cancellable_cancel (cancellable);
  fixture_wait (is_done, &answer);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (answer.critique);
  g_clear_error (&answer.error);
}

/* Games without a critic are played without judgements. */
static void
test_no_critic (void)
{
  for (const GameModule *const *module = fixture_get_modules (); *module != NULL; module++)
    {
      g_autofree GameState *state = game_state_new ((*module)->rules);
      g_autofree GameState *seen = game_state_new ((*module)->rules);
      Answer                answer = { NULL };

      if ((*module)->critic != NULL)
        continue;
      (*module)->rules->deal (state, (*module)->rules->min_seats, 0, 1);
      (*module)->rules->observe (state, (*module)->rules->seat (state), seen);
      edubba_judgement_async (*module, seen, NULL, NULL, NODES, EDUBBA_SEARCH_AWAITED, NULL,
                              answered_cb, &answer);
      fixture_wait (is_done, &answer);
      g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
      g_clear_error (&answer.error);
    }
}

/* The turns that the coach is put to the test with are enough without those about which it errs. */
static void
test_positions (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tutor", "coach.positions", NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;
  guint faults = 0;
  guint goods = 0;
  guint wrong = 0;

  g_assert_true (g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL));
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      faults += g_key_file_has_key (file, groups[i], "Fault", NULL);
      goods += g_key_file_has_key (file, groups[i], "Good", NULL);
      wrong += g_key_file_has_key (file, groups[i], "Errs", NULL);
    }
  g_assert_cmpuint (faults, >=, 22 + wrong);
  g_assert_cmpuint (goods, >=, 20 + wrong);
  g_assert_cmpuint (8 * wrong, <, faults + goods);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/tutor/judgement/words", test_words);
  g_test_add_func ("/tutor/judgement/doubt", test_doubt);
  g_test_add_func ("/tutor/judgement/win-let", test_win_let);
  g_test_add_func ("/tutor/judgement/win-missed", test_win_missed);
  g_test_add_func ("/tutor/judgement/known-best", test_known_best);
  g_test_add_func ("/tutor/judgement/over", test_over);
  g_test_add_func ("/tutor/judgement/async", test_async);
  g_test_add_func ("/tutor/judgement/cancelled", test_cancelled);
  g_test_add_func ("/tutor/judgement/no-critic", test_no_critic);
  g_test_add_func ("/tutor/judgement/positions", test_positions);
  return g_test_run ();
}
