/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nearly right texts from anywhere: each is read and then holds, or is refused with a sentence
 * that says where. What is read must survive being used; a crash or a warning fails the test,
 * and the seed that it prints repeats it.
 */
#include "course-lesson-proof.h"
#include "course-link.h"
#include "course-puzzle.h"
#include "fuzz-mutate.h"
#include "game-goal.h"
#include "game-playout.h"
#include "game-record.h"
#include "game-state.h"
#include "games.h"

#define N_SAMPLES 64

static const char *const goals[] = {
  "temple(opp,H) = 0 and travels = 0 and settles = 0",
  "score(me) >= 15 and score(opp) < 10",
  "run(me,A,H) > 2 and settlers(opp,S) <= 4",
  "won = 1 and ends = 1",
  "hand(me) = 0 and actions < 18446744073709551615",
  "abilities = 2 and migrations = 1 and builds >= 3",
};

/* A corpus of texts, and their count. */
typedef struct
{
  char *text[N_SAMPLES];
  guint n;
} Corpus;

static void
corpus_clear (Corpus *corpus)
{
  for (guint i = 0; i < corpus->n; i++)
    g_free (corpus->text[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Corpus, corpus_clear)

static const GameRules *
get_rules (void)
{
  return games_modules[0]->rules;
}

static const char *
pick (const Corpus *corpus)
{
  return corpus->text[g_test_rand_int_range (0, (gint) corpus->n)];
}

/* A state in the middle of a random game under random options. */
static GameState *
random_state (void)
{
  const GameRules       *rules = get_rules ();
  GameState             *state = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  guint32                options = (guint32) g_test_rand_int_range (0, 1 << rules->n_options);
  guint64                rng = (guint32) g_test_rand_int ();

  rules->deal (state, rules->min_seats, options, (guint32) g_test_rand_int ());
  game_playout (rules, state, &rng, (guint64) g_test_rand_int_range (0, 200), actions);
  return state;
}

/* Positions: full ones, and what a seat sees of them. */
static void
corpus_add_positions (Corpus *corpus)
{
  const GameRules      *rules = get_rules ();
  g_autofree GameState *seen = game_state_new (rules);

  while (corpus->n < N_SAMPLES)
    {
      g_autofree GameState *state = random_state ();

      rules->observe (state, corpus->n % rules->seats (state), seen);
      corpus->text[corpus->n] = game_position_print (rules, corpus->n % 3 ? state : seen);
      corpus->n++;
    }
}

static void
corpus_add_records (Corpus *corpus)
{
  const GameRules       *rules = get_rules ();
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);

  for (; corpus->n < N_SAMPLES; corpus->n++)
    {
      g_autoptr (GameRecord) record =
        game_record_new_seed (rules, rules->min_seats, 0, (guint32) g_test_rand_int ());
      guint length = (guint) g_test_rand_int_range (0, 100);
      guint n;

      game_record_set_header (record, "Player1", "Enheduanna");
      for (guint i = 0; i < length; i++)
        {
          n = rules->legal (game_record_get_state (record, i), actions);
          if (n == 0)
            break;
          game_record_append (record, actions[g_test_rand_int_range (0, (gint) n)], NULL);
        }
      corpus->text[corpus->n] = game_record_print (record);
    }
}

static void
corpus_add_puzzles (Corpus *corpus)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"),
                                            "src",
                                            "games",
                                            "babel",
                                            "data",
                                            "puzzles",
                                            "hatti.puzzle",
                                            NULL);

  g_assert_true (g_file_get_contents (path, &corpus->text[0], NULL, NULL));
  corpus->text[1] = g_strdup ("[Puzzle]\nId=one\nTitle=One\nTitle[ru]=\xd0\x9e\nPosition=babel/1\n"
                              "Goal=won = 1\nDrill=2.1\nHint1=a\\sb\nHint2=c\n");
  corpus->n = 2;
}

/* A shipped lesson, and one with a key of every kind. */
static void
corpus_add_lessons (Corpus *corpus)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"),
                                            "src",
                                            "games",
                                            "babel",
                                            "data",
                                            "lessons",
                                            "assyrians.lesson",
                                            NULL);

  g_assert_true (g_file_get_contents (path, &corpus->text[0], NULL, NULL));
  corpus->text[1] = g_strdup ("[Lesson]\nId=a\nTitle=A\nSummary=B\nRules=2.1;3\nNeeds=b\nPlace=2\n"
                              "Seat=1\n[Step 1]\nPosition=babel/1 hands=AH|\nSay=C\nSay[ru]=D\n"
                              "Spotlight=hand;run:me:H\nShow=travel:A\nAllow=settle;end\n"
                              "NotNow=E\nGoal1=settles = 1\nDone1=F\nHint1=G\n[Step 2]\nSay=H\n"
                              "Ask=I\nChoice1=J\nReply1=K\nChoice2=L\nReply2=M\nRight=2\n"
                              "[Task 1]\nPosition=babel/1 hands=A|\nSay=N\nGoal=travels = 1\n"
                              "Done=O\n");
  corpus->n = 2;
}

/* A refusal is a sentence of this domain, in UTF-8 and on one line, that begins with a place. */
static void
assert_sentence (const GError *error, const char *place)
{
  g_assert_nonnull (error);
  g_assert_cmpuint (error->domain, ==, GAME_ERROR);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpuint (strlen (error->message), >, 10);
  g_assert_null (strpbrk (error->message, "\r\n"));
  if (!g_str_has_prefix (error->message, place))
    g_error ("This does not begin with its place: %s", error->message);
}

/* A position that was read holds: it prints, completes, and what it allows can be played. */
static void
use_position (const GameState *read)
{
  const GameRules       *rules = get_rules ();
  g_autofree char       *text = game_position_print (rules, read);
  g_autofree GameState  *again = game_state_new (rules);
  g_autofree GameState  *full = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  guint64                rng = 1;
  guint                  n;

  g_assert_true (rules->parse_position (text, again, NULL));
  g_assert_true (game_state_equal (rules, read, again));
  if (rules->is_full (read))
    game_state_copy (rules, full, read);
  else
    rules->complete (read, (guint32) g_test_rand_int (), full);
  n = rules->legal (full, actions);
  g_assert_cmpuint (n, <=, rules->max_legal);
  g_assert_true ((n == 0) == (rules->seat (full) == GAME_NOBODY));
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (rules->judge (full, actions[i]), ==, GAME_LEGAL);
  game_playout (rules, full, &rng, 50, actions);
}

static void
test_positions (void)
{
  g_auto (Corpus) corpus = { .n = 0 };
  g_autofree GameState *state = game_state_new (get_rules ());
  guint                 n_read = 0;

  corpus_add_positions (&corpus);
  for (guint i = 0; i < fuzz_get_n_rounds (); i++)
    {
      g_autoptr (GString) text = g_string_new (pick (&corpus));
      g_autoptr (GError) error = NULL;

      fuzz_mutate (text, pick (&corpus));
      if (get_rules ()->parse_position (text->str, state, &error))
        {
          use_position (state);
          n_read++;
        }
      else
        assert_sentence (error, "column ");
    }
  g_test_message ("%u were read", n_read);
}

static void
test_goals (void)
{
  const GameRules      *rules = get_rules ();
  g_autofree GameState *state = random_state ();
  guint                 n_read = 0;

  for (guint i = 0; i < fuzz_get_n_rounds (); i++)
    {
      g_autoptr (GString) text = g_string_new (goals[i % G_N_ELEMENTS (goals)]);
      g_autoptr (GError) error = NULL;
      GameTally tally = { 0 };
      GameGoal  goal;

      fuzz_mutate (text, goals[(i + 1) % G_N_ELEMENTS (goals)]);
      if (game_goal_parse (rules, text->str, 0, &goal, &error))
        {
          g_autofree char *printed = game_goal_print (rules, &goal);

          g_assert_cmpstr (printed, ==, text->str);
          game_goal_holds (&goal, state, &tally);
          n_read++;
        }
      else
        assert_sentence (error, "column ");
    }
  g_test_message ("%u were read", n_read);
}

static void
test_actions (void)
{
  const GameRules      *rules = get_rules ();
  g_autofree GameState *state = random_state ();
  g_autoptr (GArray) legal = game_legal_sorted (rules, state);

  for (guint i = 0; i < fuzz_get_n_rounds (); i++)
    {
      g_autofree char *other = game_action_print (rules, (GameAction) { 0 });
      g_autoptr (GString) text = g_string_new ("expel:P@12");
      g_autoptr (GError) error = NULL;
      GameAction action;

      if (legal->len > 0 && i % 2)
        {
          g_string_truncate (text, 0);
          rules->print_action (g_array_index (legal, GameAction, i / 2 % legal->len), text);
        }
      fuzz_mutate (text, other);
      if (rules->parse_action (text->str, &action, &error))
        {
          g_autofree char *printed = game_action_print (rules, action);
          GameAction       again;

          g_assert_cmpuint (rules->judge (state, action), <, rules->n_refusals);
          g_assert_true (rules->parse_action (printed, &again, NULL));
          g_assert_true (game_action_equal (action, again));
        }
      else
        assert_sentence (error, "column ");
    }
}

static void
test_records (void)
{
  g_auto (Corpus) corpus = { .n = 0 };
  guint n_read = 0;

  corpus_add_records (&corpus);
  for (guint i = 0; i < fuzz_get_n_rounds (); i++)
    {
      g_autoptr (GString) text = g_string_new (pick (&corpus));
      g_autoptr (GError) error = NULL;
      g_autoptr (GameRecord) record = NULL;

      fuzz_mutate (text, pick (&corpus));
      record = game_record_parse (games_modules, text->str, (gssize) text->len, &error);
      if (record)
        {
          g_autofree char *printed = game_record_print (record);
          g_autoptr (GameRecord) again = game_record_parse (games_modules, printed, -1, NULL);

          g_assert_nonnull (again);
          n_read++;
        }
      else
        assert_sentence (error, "line ");
    }
  g_test_message ("%u were read", n_read);
}

static void
test_puzzles (void)
{
  g_auto (Corpus) corpus = { .n = 0 };
  guint n_read = 0;

  corpus_add_puzzles (&corpus);
  for (guint i = 0; i < fuzz_get_n_rounds (); i++)
    {
      g_autoptr (GString) text = g_string_new (pick (&corpus));
      g_autoptr (GError) error = NULL;
      g_autoptr (CoursePuzzle) puzzle = NULL;

      fuzz_mutate (text, pick (&corpus));
      puzzle = course_puzzle_parse (games_modules, text->str, text->len, &error);
      if (puzzle)
        n_read++;
      else
        assert_sentence (error, g_str_has_prefix (error->message, "[") ? "[Puzzle] " : "line ");
    }
  g_test_message ("%u were read", n_read);
}

/* What is wrong with a lesson is said with its group; some that can be read are proved too. */
static void
test_lessons (void)
{
  g_auto (Corpus) corpus = { .n = 0 };
  guint n_read = 0;

  corpus_add_lessons (&corpus);
  for (guint i = 0; i < fuzz_get_n_rounds (); i++)
    {
      g_autoptr (GString) text = g_string_new (pick (&corpus));
      g_autoptr (GError) error = NULL;
      g_autoptr (GArray) proofs = NULL;
      g_autoptr (CourseLesson) lesson = NULL;

      fuzz_mutate (text, pick (&corpus));
      lesson = course_lesson_parse (games_modules, text->str, text->len, &error);
      n_read += lesson != NULL;
      if (lesson && i % 16 == 0)
        proofs = course_lesson_prove (lesson, 8 << 20, NULL, &error);
      if (error)
        assert_sentence (error, error->message[0] == '[' ? "[" : "line ");
    }
  g_test_message ("%u were read", n_read);
}

/* What is read out of a link can be printed as one again, and opened. */
static void
test_links (void)
{
  g_auto (Corpus) corpus = { .n = 0 };
  guint n_read = 0;

  corpus_add_positions (&corpus);
  for (guint i = 0; i < fuzz_get_n_rounds (); i++)
    {
      g_autofree char *task = i % 2 ? g_strdup (goals[i % G_N_ELEMENTS (goals)]) : NULL;
      g_autofree char *whole = course_link_print (pick (&corpus), task);
      g_autoptr (GString) text = g_string_new (whole);
      g_autoptr (GError) error = NULL;
      g_autoptr (CourseLink) link = NULL;

      fuzz_mutate (text, pick (&corpus));
      link = course_link_parse (games_modules, text->str, &error);
      if (link)
        {
          g_autofree char *printed = course_link_print (link->position, link->goal);
          g_autoptr (CoursePuzzle) puzzle =
            link->goal ? course_link_make_puzzle (link, "Sent", "Go.") : NULL;

          g_assert_true (g_uri_is_valid (printed, G_URI_FLAGS_NONE, NULL));
          g_assert_true (!link->goal || puzzle);
          n_read++;
        }
      else
        assert_sentence (error, "");
    }
  g_test_message ("%u were read", n_read);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mutation/positions", test_positions);
  g_test_add_func ("/mutation/goals", test_goals);
  g_test_add_func ("/mutation/actions", test_actions);
  g_test_add_func ("/mutation/records", test_records);
  g_test_add_func ("/mutation/puzzles", test_puzzles);
  g_test_add_func ("/mutation/lessons", test_lessons);
  g_test_add_func ("/mutation/links", test_links);
  return g_test_run ();
}
