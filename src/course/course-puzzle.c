/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading, checking and proving puzzle files: every key is either known and right, or an error
 * that says which and why.
 */
#include "course-puzzle.h"

#include <glib/gi18n-lib.h>

#include "course-difficulty.h"
#include "course-file.h"
#include "course-line.h"
#include "course-proof.h"
#include "course-replies.h"
#include "course-values.h"
#include "game-state.h"

#define GROUP "Puzzle"

struct _CoursePuzzle
{
  const GameModule *module;
  GameState        *state;
  GameGoal          goal;
  char             *position;
  char             *id;
  char             *title;
  char             *say;
  char             *done;
  char             *source;
  char             *set;
  GStrv             hints;
  GStrv             themes;
  GStrv             drills;
  GStrv             refusals;
  guint             rating; /* 0: not in the file */
  guint             turns;
};

static const CourseKey keys_of_puzzle[] = {
  { "Id", COURSE_KEY_REQUIRED },
  { "Title", COURSE_KEY_REQUIRED | COURSE_KEY_TEXT | COURSE_KEY_TITLE },
  { "Position", COURSE_KEY_REQUIRED },
  { "Goal", COURSE_KEY_REQUIRED },
  { "Turns", COURSE_KEY_PLAIN },
  { "Say", COURSE_KEY_TEXT },
  { "Done", COURSE_KEY_TEXT },
  { "Theme", COURSE_KEY_PLAIN },
  { "Set", COURSE_KEY_TEXT },
  { "Source", COURSE_KEY_TEXT },
  { "Drill", COURSE_KEY_PLAIN },
  { "Refusal", COURSE_KEY_PLAIN },
  { "Rating", COURSE_KEY_PLAIN },
  { "Hint", COURSE_KEY_NUMBERED | COURSE_KEY_TEXT },
  { NULL },
};

static const CourseGroup groups[] = { { GROUP, FALSE, keys_of_puzzle }, { NULL } };

static const CourseForm form = {
  .groups = groups,
  .max_bytes = COURSE_PUZZLE_MAX_BYTES,
  /* Translators: %u is a number of bytes. */
  .too_long = N_ ("A puzzle may not be longer than %u bytes."),
  .begins = N_ ("A puzzle begins with the line [Puzzle]."),
  .no_such_group = N_ ("The only group of a puzzle is [Puzzle]."),
};

/* Themes that no rule of a game names. */
static const char *const general_themes[] = { "building", "chain", "defence", "ending", NULL };

/* The themes of a game: its kinds of action, the ids of its paragraphs, and the general ones. */
static GPtrArray *
list_themes (const GameRules *rules)
{
  GPtrArray *themes = g_ptr_array_new ();

  for (guint i = 0; general_themes[i]; i++)
    g_ptr_array_add (themes, (gpointer) general_themes[i]);
  for (guint i = 0; i < rules->n_kinds; i++)
    g_ptr_array_add (themes, (gpointer) rules->kinds[i].name);
  for (guint i = 0; i < rules->n_paragraphs; i++)
    g_ptr_array_add (themes, (gpointer) rules->paragraphs[i].id);
  g_ptr_array_add (themes, NULL);
  return themes;
}

/* The codes of a game's refusals. */
static GPtrArray *
list_refusals (const GameRules *rules)
{
  GPtrArray *codes = g_ptr_array_new ();

  for (guint i = GAME_LEGAL + 1; i < rules->n_refusals; i++)
    g_ptr_array_add (codes, (gpointer) rules->refusals[i].code);
  g_ptr_array_add (codes, NULL);
  return codes;
}

/* Reads a list of words that must all be known; takes the known ones. */
static gboolean
read_words (const CourseKeys *keys, const char *key, GPtrArray *known, GStrv *list)
{
  gboolean fine = course_keys_read_list (keys, GROUP, key, list);

  for (guint i = 0; (*list)[i]; i++)
    if (!g_strv_contains ((const char *const *) known->pdata, (*list)[i]))
      fine = course_keys_fail_word (keys, GROUP, key, (*list)[i],
                                    (const char *const *) known->pdata);
  g_ptr_array_unref (known);
  return fine;
}

/* The keys that speak of the game: they can be checked only once the position has named it. */
static void
read_lists (CoursePuzzle *puzzle, const CourseKeys *keys)
{
  const GameRules *rules = puzzle->module->rules;

  read_words (keys, "Theme", list_themes (rules), &puzzle->themes);
  course_keys_read_paragraphs (keys, rules, GROUP, "Drill", &puzzle->drills);
  read_words (keys, "Refusal", list_refusals (rules), &puzzle->refusals);
}

static void
read_rating (CoursePuzzle *puzzle, const CourseKeys *keys)
{
  g_autofree char *text = NULL;
  guint64          rating;

  if (!course_keys_read (keys, GROUP, "Rating", &text) || !text)
    return;
  if (game_number_parse (text, COURSE_RATING_MAX, &rating, NULL) && rating >= COURSE_RATING_MIN)
    puzzle->rating = (guint) rating;
  else
    course_keys_fail (keys,
                      GROUP,
                      "Rating",
                      /* Translators: both are numbers. */
                      _ ("A rating is a whole number from %d to %d."),
                      COURSE_RATING_MIN,
                      COURSE_RATING_MAX);
}

static gboolean
read_turns (CoursePuzzle *puzzle, const CourseKeys *keys)
{
  g_autofree char *text = NULL;
  guint64          turns = 1;

  if (!course_keys_read (keys, GROUP, "Turns", &text))
    return FALSE;
  if (text && (!game_number_parse (text, 2, &turns, NULL) || turns < 1))
    return course_keys_fail (keys, GROUP, "Turns", _ ("A puzzle takes 1 turn or 2."));
  if (turns > 1 && !game_state_lists_worlds (puzzle->module->rules))
    return course_keys_fail (keys, GROUP, "Turns",
                             _ ("In this game nothing is proved beyond one turn."));
  puzzle->turns = (guint) turns;
  return TRUE;
}

/* What is to be done, and the keys that only a game can check. */
static void
read_task (CoursePuzzle *puzzle, const GameModule *const *modules, const CourseKeys *keys)
{
  const GameRules *rules;

  course_position_read (keys, modules, GROUP, 0, &puzzle->module, &puzzle->position,
                        &puzzle->state);
  if (!puzzle->module)
    return;
  rules = puzzle->module->rules;
  course_goal_read (keys, rules, GROUP, "Goal",
                    puzzle->state ? rules->seats (puzzle->state) : rules->min_seats,
                    puzzle->state ? game_goal_seat (rules, puzzle->state) : 0, &puzzle->goal);
  read_turns (puzzle, keys);
  read_lists (puzzle, keys);
}

static void
read_puzzle (CoursePuzzle *puzzle, const GameModule *const *modules, const CourseKeys *keys)
{
  course_keys_read_id (keys, GROUP, &puzzle->id);
  course_keys_read (keys, GROUP, "Title", &puzzle->title);
  course_keys_read (keys, GROUP, "Say", &puzzle->say);
  course_keys_read (keys, GROUP, "Done", &puzzle->done);
  course_keys_read (keys, GROUP, "Source", &puzzle->source);
  course_keys_read (keys, GROUP, "Set", &puzzle->set);
  course_keys_read_numbered (keys, GROUP, "Hint", &puzzle->hints);
  read_rating (puzzle, keys);
  read_task (puzzle, modules, keys);
}

CoursePuzzle *
course_puzzle_read (const GameModule *const *modules,
                    const char              *text,
                    gsize                    length,
                    CourseFaults            *faults)
{
  g_autoptr (CoursePuzzle) puzzle = g_atomic_rc_box_new0 (CoursePuzzle);
  g_autoptr (CourseKeys) keys = course_keys_parse (&form, text, length, faults);

  if (keys)
    read_puzzle (puzzle, modules, keys);
  return puzzle->state && puzzle->goal.n_conditions > 0 && puzzle->turns > 0
           ? g_steal_pointer (&puzzle)
           : NULL;
}

CoursePuzzle *
course_puzzle_parse (const GameModule *const *modules,
                     const char              *text,
                     gsize                    length,
                     GError                 **error)
{
  g_autoptr (CourseFaults) faults = course_faults_new ();
  g_autoptr (CoursePuzzle) puzzle = course_puzzle_read (modules, text, length, faults);

  return course_faults_check (faults, error) ? g_steal_pointer (&puzzle) : NULL;
}

CoursePuzzle *
course_puzzle_load (const GameModule *const *modules, const char *path, GError **error)
{
  gsize            length;
  g_autofree char *text = course_file_read (path, COURSE_PUZZLE_MAX_BYTES, &length, error);
  CoursePuzzle    *puzzle = text ? course_puzzle_parse (modules, text, length, error) : NULL;

  if (!puzzle)
    g_prefix_error (error, "%s: ", path);
  return puzzle;
}

static void
clear_puzzle (gpointer data)
{
  CoursePuzzle *puzzle = data;

  g_free (puzzle->state);
  g_free (puzzle->position);
  g_free (puzzle->id);
  g_free (puzzle->title);
  g_free (puzzle->say);
  g_free (puzzle->done);
  g_free (puzzle->source);
  g_free (puzzle->set);
  g_strfreev (puzzle->hints);
  g_strfreev (puzzle->themes);
  g_strfreev (puzzle->drills);
  g_strfreev (puzzle->refusals);
}

CoursePuzzle *
course_puzzle_ref (CoursePuzzle *puzzle)
{
  return g_atomic_rc_box_acquire (puzzle);
}

void
course_puzzle_unref (CoursePuzzle *puzzle)
{
  g_atomic_rc_box_release_full (puzzle, clear_puzzle);
}

const GameModule *
course_puzzle_get_module (const CoursePuzzle *puzzle)
{
  return puzzle->module;
}

const char *
course_puzzle_get_id (const CoursePuzzle *puzzle)
{
  return puzzle->id;
}

const char *
course_puzzle_get_title (const CoursePuzzle *puzzle)
{
  return puzzle->title;
}

const char *
course_puzzle_get_say (const CoursePuzzle *puzzle)
{
  return puzzle->say;
}

const char *
course_puzzle_get_done (const CoursePuzzle *puzzle)
{
  return puzzle->done;
}

const char *
course_puzzle_get_source (const CoursePuzzle *puzzle)
{
  return puzzle->source;
}

const char *const *
course_puzzle_get_hints (const CoursePuzzle *puzzle)
{
  return (const char *const *) puzzle->hints;
}

const char *
course_puzzle_get_set (const CoursePuzzle *puzzle)
{
  return puzzle->set;
}

const char *const *
course_puzzle_get_themes (const CoursePuzzle *puzzle)
{
  return (const char *const *) puzzle->themes;
}

const char *const *
course_puzzle_get_drills (const CoursePuzzle *puzzle)
{
  return (const char *const *) puzzle->drills;
}

const char *const *
course_puzzle_get_refusals (const CoursePuzzle *puzzle)
{
  return (const char *const *) puzzle->refusals;
}

guint
course_puzzle_get_rating (const CoursePuzzle *puzzle)
{
  return puzzle->rating;
}

guint
course_puzzle_get_turns (const CoursePuzzle *puzzle)
{
  return puzzle->turns;
}

const GameState *
course_puzzle_get_state (const CoursePuzzle *puzzle)
{
  return puzzle->state;
}

const GameGoal *
course_puzzle_get_goal (const CoursePuzzle *puzzle)
{
  return &puzzle->goal;
}

/* A world of the puzzle, which its proof is tried in. */
static GameState *
deal_world (const CoursePuzzle *puzzle, guint64 seed)
{
  GameState *world = game_position_parse_full (puzzle->module->rules, puzzle->position, seed, NULL);

  g_assert (world);
  return world;
}

/* Proves the goal in the world of a seed, as it was proved in another one (NULL: none). NULL and an
 * error if it is out of reach. */
static GameSolution *
prove_world (const CoursePuzzle *puzzle,
             guint64             seed,
             guint64             max_lines,
             const GameSolution *other,
             guint64             memory,
             const gint         *cancel,
             GError            **error)
{
  const GameRules      *rules = puzzle->module->rules;
  g_autofree GameState *world = deal_world (puzzle, seed);
  g_autoptr (CourseFaults) faults = course_faults_new ();
  const CourseAim aim = { .rules = rules,
                          .failures = puzzle->module->failures,
                          .state = world,
                          .goal = &puzzle->goal,
                          .memory = memory,
                          .cancel = cancel };
  g_autoptr (GameSolution) solution = game_solve (rules, world, &puzzle->goal, NULL,
                                                  GAME_SOLVE_ANY_LENGTH, max_lines, memory, cancel);

  course_solution_check (solution, other, &aim, GROUP, "Goal", faults);
  return course_faults_check (faults, error) ? g_steal_pointer (&solution) : NULL;
}

static GameReplies *
prove_replies (const CoursePuzzle *puzzle, guint64 memory, const gint *cancel, GError **error)
{
  const GameRules *rules = puzzle->module->rules;
  g_autoptr (GError) wrong = NULL;
  g_autoptr (GameReplies) replies =
    game_replies_new (rules, puzzle->state, &puzzle->goal, memory, cancel, &wrong);

  if (!replies)
    {
      g_set_error (error, wrong->domain, wrong->code, "[%s] Goal: %s", GROUP, wrong->message);
      return NULL;
    }
  if (!course_replies_check (rules, puzzle->state, replies, GROUP, error))
    return NULL;
  return g_steal_pointer (&replies);
}

static gboolean
prove_two_turns (const CoursePuzzle *puzzle,
                 guint64             memory,
                 const gint         *cancel,
                 guint              *length,
                 guint64            *count,
                 GError            **error)
{
  g_autoptr (GameReplies) replies = prove_replies (puzzle, memory, cancel, error);

  if (!replies)
    return FALSE;
  if (length)
    *length = course_replies_get_length (replies, puzzle->state);
  if (count)
    *count = game_replies_get_n_holding (replies);
  return TRUE;
}

gboolean
course_puzzle_prove (const CoursePuzzle *puzzle,
                     guint64             memory,
                     const gint         *cancel,
                     guint              *length,
                     guint64            *count,
                     GError            **error)
{
  const GameRules *rules = puzzle->module->rules;
  guint            n_worlds = course_is_partial (rules, puzzle->position) ? COURSE_N_WORLDS : 1;
  g_autoptr (GameSolution) first = NULL;

  if (puzzle->turns > 1)
    return prove_two_turns (puzzle, memory, cancel, length, count, error);
  first = prove_world (puzzle, 0, 0, NULL, memory, cancel, error);
  if (!first)
    return FALSE;
  for (guint seed = 1; seed < n_worlds; seed++)
    {
      g_autoptr (GameSolution) other =
        prove_world (puzzle, seed, 0, first, memory, cancel, error);

      if (!other)
        return FALSE;
    }
  if (length)
    *length = first->length;
  if (count)
    *count = first->count;
  return TRUE;
}

static gboolean
rate_two_turns (const CoursePuzzle *puzzle,
                guint64             memory,
                const gint         *cancel,
                guint              *rating,
                GError            **error)
{
  g_autoptr (GameReplies) replies = prove_replies (puzzle, memory, cancel, error);

  if (replies)
    *rating = course_replies_rate (puzzle->module->rules, puzzle->state, replies);
  return replies != NULL;
}

gboolean
course_puzzle_rate (const CoursePuzzle *puzzle,
                    guint64             memory,
                    const gint         *cancel,
                    guint              *rating,
                    GError            **error)
{
  const GameRules *rules = puzzle->module->rules;
  g_autoptr (GameSolution) solution = NULL;
  CourseDifficulty difficulty;

  if (puzzle->turns > 1)
    return rate_two_turns (puzzle, memory, cancel, rating, error);
  solution = prove_world (puzzle, 0, COURSE_MAX_LINES, NULL, memory, cancel, error);
  if (!solution)
    return FALSE;
  if (!course_difficulty_measure (rules,
                                  puzzle->state,
                                  &puzzle->goal,
                                  solution,
                                  memory,
                                  cancel,
                                  &difficulty))
    {
      g_set_error (error, GAME_ERROR, GAME_ERROR_LIMIT, "[%s] Goal: %s", GROUP,
                   _ ("Whether the goal can be reached was not decided: the search became too "
                      "large."));
      return FALSE;
    }
  *rating = course_difficulty_rate (&difficulty);
  return TRUE;
}

gboolean
course_puzzle_check_rating (const CoursePuzzle *puzzle,
                            guint64             memory,
                            const gint         *cancel,
                            GError            **error)
{
  guint rating;

  if (!puzzle->rating)
    return TRUE;
  if (!course_puzzle_rate (puzzle, memory, cancel, &rating, error))
    return FALSE;
  if (rating == puzzle->rating)
    return TRUE;
  g_set_error (error,
               GAME_ERROR,
               GAME_ERROR_REFUSED,
               /* Translators: %s: the name of a group in a file; Rating is a key in it. */
               _ ("[%s] Rating: The proof rates it %u."),
               GROUP,
               rating);
  return FALSE;
}

const CourseForm *
course_puzzle_get_form (void)
{
  return &form;
}
