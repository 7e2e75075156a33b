/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The figures come from the solver, from the measures of difficulty and from tries; the bars are
 * those that TEACHING.md gives to authors.
 */
#include "course-report.h"

#include <glib/gi18n-lib.h>

#include "course-difficulty.h"
#include "course-lesson-proof.h"
#include "course-line.h"
#include "course-trial.h"
#include "game-nearest.h"
#include "game-print.h"
#include "game-state.h"

/* The most ways of a good puzzle, those of the same actions counted once. */
#define MAX_IDEAS 12

/* The tries of a bout by each player, and the bars in percent. */
#define N_TRIES     100
#define MIN_LEARNER 55
#define MAX_LEARNER 80
#define PUPIL_LESS  10
#define MAX_RANDOM  25

static void
add_fact (GPtrArray *facts, char *fact)
{
  g_ptr_array_add (facts, fact);
}

static char *
print_length (guint length)
{
  return game_print (g_dngettext (GETTEXT_PACKAGE, "%u action is enough.",
                                  "%u actions are enough.", length),
                     length);
}

/* The paragraphs of the rules that the actions of a line stand in, with semicolons. */
static char *
list_paragraphs (const GameRules *rules, const char *line)
{
  g_autoptr (GArray) actions = course_line_read (rules, line);
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree gboolean *used = g_new0 (gboolean, rules->n_paragraphs);

  for (guint i = 0; i < actions->len; i++)
    used[game_kind_find_paragraph (rules, g_array_index (actions, GameAction, i).kind)] = TRUE;
  for (guint i = 0; i < rules->n_paragraphs; i++)
    if (used[i])
      game_print_to (list, "%s%s", list->len > 0 ? "; " : "", rules->paragraphs[i].number);
  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* The shortest lines of a puzzle of one turn: their number, the ideas, the rules. */
static void
report_lines (const CoursePuzzle *puzzle, guint64 memory, GPtrArray *facts, CourseFaults *faults)
{
  const GameRules *rules = course_puzzle_get_module (puzzle)->rules;
  g_autoptr (GameSolution) solution =
    game_solve (rules, course_puzzle_get_state (puzzle), course_puzzle_get_goal (puzzle), NULL,
                GAME_SOLVE_ANY_LENGTH, COURSE_MAX_LINES, memory, NULL);
  g_autofree char *count = game_print ("%" G_GUINT64_FORMAT, solution->count);
  g_autofree char *paragraphs = NULL;
  guint            ideas;

  if (solution->verdict != GAME_SOLVABLE || solution->lines->len == 0)
    return;
  ideas = course_lines_count_ideas (rules, solution->lines);
  paragraphs = list_paragraphs (rules, solution->lines->pdata[0]);
  /* Translators: both are numbers. */
  add_fact (facts, g_strdup_printf (_ ("Shortest lines: %1$s. Those of the same actions counted "
                                       "once: %2$u."),
                                    count, ideas));
  /* Translators: %s is a line of actions in notation. */
  add_fact (facts, g_strdup_printf (_ ("The first of them: %s"),
                                    (const char *) solution->lines->pdata[0]));
  /* Translators: %s are numbers of paragraphs, such as 2.2; 2.5.1. */
  add_fact (facts, g_strdup_printf (_ ("It needs these rules of the course: %s."), paragraphs));
  if (ideas > MAX_IDEAS)
    course_faults_note (faults, "Puzzle", "Goal",
                        _ ("There are many ways. A good puzzle has one idea, and few ways."));
}

void
course_report_puzzle (const CoursePuzzle *puzzle,
                      guint64             memory,
                      GPtrArray          *facts,
                      CourseFaults       *faults)
{
  guint   length = 0;
  guint   rating = 0;
  guint64 count = 0;

  if (!course_puzzle_prove (puzzle, memory, NULL, &length, &count, NULL))
    return;
  add_fact (facts, print_length (length));
  if (course_puzzle_get_turns (puzzle) == 1)
    report_lines (puzzle, memory, facts, faults);
  else
    {
      g_autofree char *number = game_print ("%" G_GUINT64_FORMAT, count);

      /* Translators: a number of first turns of a puzzle against which no reply helps. */
      add_fact (facts, g_strdup_printf (_ ("First turns that hold: %s."), number));
    }
  if (course_puzzle_rate (puzzle, memory, NULL, &rating, NULL))
    add_fact (facts, g_strdup_printf (_ ("Difficulty: %1$u, on a scale from %2$u to %3$u."), rating,
                                      COURSE_RATING_MIN, COURSE_RATING_MAX));
}

void
course_report_lesson (const CourseLesson *lesson, const GArray *proofs, GPtrArray *facts)
{
  for (guint i = 0; i < proofs->len; i++)
    {
      const CourseLessonProof *proof = &g_array_index (proofs, CourseLessonProof, i);
      const CourseStep        *step = course_lesson_get_step (lesson, proof->step);
      g_autofree char         *goal =
        step->is_task ? g_strdup ("Goal") : game_print ("Goal%u", proof->goal + 1);
      g_autofree char *length = print_length (proof->length);
      g_autofree char *count = game_print ("%" G_GUINT64_FORMAT, proof->count);
      g_autofree char *lines = g_strdup_printf (_ ("Shortest lines: %s."), count);

      add_fact (facts, game_print ("[%s] %s: %s %s", step->name, goal, length, lines));
    }
}

/* The tries that a player in the learner's seat wins, in percent. */
static guint
count_won (const CourseBout *bout, guint who)
{
  guint won = 0;

  for (guint i = 0; i < N_TRIES; i++)
    won += course_trial_play (bout, who, i, NULL, NULL) == COURSE_STAND_WON;
  return 100 * won / N_TRIES;
}

static void
report_tries (const CourseBout *bout, GPtrArray *facts, CourseFaults *faults)
{
  guint learner = count_won (bout, COURSE_TRIAL_LEARNER);
  guint pupil = count_won (bout, GAME_LEVEL_PUPIL);
  guint random = count_won (bout, COURSE_TRIAL_RANDOM);

  add_fact (
    facts,
    /* Translators: %1$u is a number of games; the Pupil is a level of the computer. */
    g_strdup_printf (_ ("Of %1$u tries the scripted learner wins %2$u %%, the Pupil %3$u %%, "
                        "random play %4$u %%."),
                     N_TRIES, learner, pupil, random));
  if (learner < MIN_LEARNER)
    course_faults_note (faults, "Bout", "Goal1",
                        _ ("This is too hard: the scripted learner should win 55 to 80 %."));
  if (learner > MAX_LEARNER)
    course_faults_note (faults, "Bout", "Goal1",
                        _ ("This is too easy: the scripted learner should win 55 to 80 %."));
  if (pupil + PUPIL_LESS > learner)
    course_faults_note (
      faults, "Bout", "Goal1",
      _ ("Care does not pay: the Pupil should win at least 10 points less than the learner."));
  if (random >= MAX_RANDOM)
    course_faults_note (faults, "Bout", "Goal1",
                        _ ("Luck is enough: random play should win less than 25 %."));
}

/* The names of a game's own files of a kind, from the list of its resources: the beginning of
 * their paths and the end are left out. */
static GStrv
list_own (const GameModule *module, const char *folder, const char *suffix)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autofree char *beginning = g_strconcat ("<file>", folder, NULL);
  const char      *at = module->resources;

  while (at && (at = strstr (at, beginning)))
    {
      const char      *name = at + strlen (beginning);
      g_autofree char *path = g_strndup (name, strcspn (name, "<"));

      at = name;
      if (!g_str_has_suffix (path, suffix) || strchr (path, '/'))
        continue;
      path[strlen (path) - strlen (suffix)] = '\0';
      g_strv_builder_add (names, path);
    }
  return g_strv_builder_end (names);
}

static void
note_word (CourseFaults *faults, const char *key, const char *word, const char *const *known)
{
  g_autofree char *sentence = game_nearest_explain (word, known);

  if (!g_strv_contains (known, word))
    course_faults_note (faults, "Bout", key, sentence);
}

static void
report_words (const CourseBout *bout, const GPtrArray *lessons, CourseFaults *faults)
{
  const GameModule  *module = course_bout_get_module (bout);
  const char *const *needed = course_bout_get_lessons (bout);
  g_auto (GStrv) faces = list_own (module, "faces/", ".svg");
  g_auto (GStrv) known = list_own (module, "lessons/", ".lesson");

  note_word (faults, "Rival", course_bout_get_rival (bout), (const char *const *) faces);
  for (guint i = 0; needed[i]; i++)
    if (!course_lessons_find (lessons, needed[i]))
      note_word (faults, "Lessons", needed[i], (const char *const *) known);
}

void
course_report_bout (const CourseBout *bout,
                    const GPtrArray  *lessons,
                    GPtrArray        *facts,
                    CourseFaults     *faults)
{
  const CourseGuide *guide = course_bout_get_guide (bout);

  report_words (bout, lessons, faults);
  if (guide)
    add_fact (facts, game_print (g_dngettext (GETTEXT_PACKAGE, "It explains %u rule.",
                                              "It explains %u rules.",
                                              course_guide_get_n_rules (guide)),
                                 course_guide_get_n_rules (guide)));
  else
    report_tries (bout, facts, faults);
}
