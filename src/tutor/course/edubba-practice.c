/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules ahead are those of the lessons not yet begun, less those of the lessons begun. A
 * lesson that the learner is in stands for all that have a place before it.
 */
#include "edubba-practice.h"

#include "game-state.h"

/* The beginning of the id of a puzzle that was made for a single rule. */
#define DRILL "drill-"

static gboolean
is_met (EdubbaProgress *progress, const CourseLesson *lesson, const CourseLesson *current)
{
  guint       place = course_lesson_get_place (lesson);
  guint       here = current != NULL ? course_lesson_get_place (current) : 0;
  const char *game = course_lesson_get_module (lesson)->rules->id;

  if (lesson == current || (place > 0 && place < here))
    return TRUE;
  return progress != NULL && edubba_progress_get_lesson (progress, game,
                                                         course_lesson_get_id (lesson)) !=
                               EDUBBA_LESSON_NEW;
}

static gboolean
contains (GPtrArray *paragraphs, const char *paragraph)
{
  return g_ptr_array_find_with_equal_func (paragraphs, paragraph, g_str_equal, NULL);
}

/* Adds the rules that lessons teach which are met, or those that are not. */
static void
add_rules (GPtrArray          *rules,
           EdubbaCourse       *course,
           EdubbaProgress     *progress,
           const CourseLesson *current,
           gboolean            met)
{
  GPtrArray *lessons = edubba_course_get_lessons (course);

  for (guint i = 0; i < lessons->len; i++)
    {
      const CourseLesson *lesson = g_ptr_array_index (lessons, i);
      const char *const  *taught = course_lesson_get_rules (lesson);

      for (guint r = 0; is_met (progress, lesson, current) == met && taught[r] != NULL; r++)
        if (!contains (rules, taught[r]))
          g_ptr_array_add (rules, (char *) taught[r]);
    }
}

GStrv
edubba_practice_list_coming (EdubbaCourse       *course,
                             EdubbaProgress     *progress,
                             const CourseLesson *current)
{
  g_autoptr (GPtrArray) met = g_ptr_array_new ();
  g_autoptr (GPtrArray) later = g_ptr_array_new ();
  GStrvBuilder *coming = g_strv_builder_new ();
  GStrv         list;

  add_rules (met, course, progress, current, TRUE);
  add_rules (later, course, progress, current, FALSE);
  for (guint i = 0; met->len > 0 && i < later->len; i++)
    if (!contains (met, g_ptr_array_index (later, i)))
      g_strv_builder_add (coming, g_ptr_array_index (later, i));
  list = g_strv_builder_end (coming);
  g_strv_builder_unref (coming);
  return list;
}

/* The number of the paragraph that a theme stands for, or that the kind of action with its name
 * stands in; NULL for a general theme. */
static const char *
find_number (const GameRules *rules, const char *theme)
{
  guint paragraph = game_paragraph_find_id (rules, theme);
  guint kind = game_kind_find (rules, theme);

  if (paragraph == rules->n_paragraphs && kind < rules->n_kinds)
    paragraph = game_kind_find_paragraph (rules, kind);
  return paragraph < rules->n_paragraphs ? rules->paragraphs[paragraph].number : NULL;
}

gboolean
edubba_practice_is_ahead (const CoursePuzzle *puzzle, const char *const *coming)
{
  const GameRules   *rules = course_puzzle_get_module (puzzle)->rules;
  const char *const *drills = course_puzzle_get_drills (puzzle);
  const char *const *themes = course_puzzle_get_themes (puzzle);

  for (guint i = 0; drills[i] != NULL; i++)
    if (g_strv_contains (coming, drills[i]))
      return TRUE;
  for (guint i = 0; themes[i] != NULL; i++)
    {
      const char *number = find_number (rules, themes[i]);

      if (number != NULL && g_strv_contains (coming, number))
        return TRUE;
    }
  return FALSE;
}

/* Returns TRUE if a puzzle trains the paragraph and needs no rule that is ahead. */
static gboolean
trains (const CoursePuzzle *puzzle, const char *paragraph, const char *const *coming)
{
  return g_strv_contains (course_puzzle_get_drills (puzzle), paragraph) &&
         (coming == NULL || !edubba_practice_is_ahead (puzzle, coming));
}

/* Lists the puzzles with an id that begins with `prefix`, for the refusal `code` or, if that is
 * NULL, for any. */
static GPtrArray *
list (EdubbaCourse      *course,
      const char        *prefix,
      const char        *paragraph,
      const char        *code,
      const char *const *coming)
{
  GPtrArray *puzzles = edubba_course_get_puzzles (course);
  GPtrArray *found = g_ptr_array_new ();

  for (guint i = 0; i < puzzles->len; i++)
    {
      CoursePuzzle *puzzle = g_ptr_array_index (puzzles, i);

      if (g_str_has_prefix (course_puzzle_get_id (puzzle), prefix) &&
          trains (puzzle, paragraph, coming) &&
          (code == NULL || g_strv_contains (course_puzzle_get_refusals (puzzle), code)))
        g_ptr_array_add (found, puzzle);
    }
  return found;
}

/* By rating; puzzles without one come last. */
static int
compare_ratings (gconstpointer a, gconstpointer b)
{
  guint one = course_puzzle_get_rating (*(CoursePuzzle *const *) a);
  guint other = course_puzzle_get_rating (*(CoursePuzzle *const *) b);

  one = one > 0 ? one : G_MAXUINT;
  other = other > 0 ? other : G_MAXUINT;
  return one < other ? -1 : one > other;
}

GPtrArray *
edubba_practice_find (EdubbaCourse      *course,
                      const char        *paragraph,
                      const char        *code,
                      const char *const *coming)
{
  g_autoptr (GPtrArray) found = list (course, DRILL, paragraph, code, coming);

  if (found->len == 0 && code != NULL)
    {
      g_ptr_array_unref (found);
      found = list (course, DRILL, paragraph, NULL, coming);
    }
  if (found->len == 0)
    {
      g_ptr_array_unref (found);
      found = list (course, "", paragraph, NULL, coming);
    }
  g_ptr_array_sort (found, compare_ratings);
  return g_steal_pointer (&found);
}
