/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chooses the rules of the daily five: known rules, weakest first, except those that rest in a
 * study; or the rules that a test of it asks for. Nothing is made here.
 */
#include "edubba-daily-drill-private.h"

#include "course-drill.h"
#include "course-question.h"
#include "edubba-progress-study.h"

static const GameModule *
get_module (EdubbaCourse *course)
{
  return edubba_course_get_game (course)->module;
}

static const char *
get_game (EdubbaCourse *course)
{
  return get_module (course)->rules->id;
}

gboolean
edubba_daily_drill_drills (const CoursePuzzle *puzzle, const char *paragraph)
{
  return g_strv_contains (course_puzzle_get_drills (puzzle), paragraph);
}

gboolean
edubba_daily_drill_can_train (EdubbaCourse *course, const char *paragraph)
{
  GPtrArray *puzzles;

  if (course_drill_is_possible (get_module (course), paragraph) ||
      course_question_is_possible (get_module (course), paragraph))
    return TRUE;
  puzzles = edubba_course_get_puzzles (course);
  for (guint i = 0; i < puzzles->len; i++)
    if (edubba_daily_drill_drills (g_ptr_array_index (puzzles, i), paragraph))
      return TRUE;
  return FALSE;
}

/* The known rules that something can be done about, weakest first. */
static GPtrArray *
list_known (EdubbaCourse *course, EdubbaProgress *progress)
{
  const char *game = get_game (course);
  gint64      now = edubba_progress_get_now (progress);
  GPtrArray  *rules = edubba_progress_list_due (progress, game, now, G_MAXUINT);

  for (guint i = rules->len; i > 0; i--)
    {
      const EdubbaDueRule *rule = g_ptr_array_index (rules, i - 1);

      if (!edubba_daily_drill_can_train (course, rule->paragraph))
        g_ptr_array_remove_index (rules, i - 1);
    }
  return rules;
}

/* Takes those out that rest. */
static void
spare_resting (GPtrArray *rules, EdubbaCourse *course, EdubbaProgress *progress)
{
  const EdubbaStudy *study = edubba_progress_get_study (progress, get_game (course));
  guint              day = edubba_progress_get_study_day (progress, get_game (course));

  for (guint i = rules->len; study && i > 0; i--)
    {
      const EdubbaDueRule *rule = g_ptr_array_index (rules, i - 1);

      if (edubba_study_rests (study, rule->paragraph, day))
        g_ptr_array_remove_index (rules, i - 1);
    }
}

/* The rules that are to be asked in a test now, of those in `known`; they are taken from there. */
static GPtrArray *
take_asked (GPtrArray *known, EdubbaCourse *course, EdubbaProgress *progress)
{
  const EdubbaStudy *study = edubba_progress_get_study (progress, get_game (course));
  GPtrArray         *rules = g_ptr_array_new_with_free_func (edubba_due_rule_free);
  g_autoptr (GPtrArray) asked = NULL;

  if (!study)
    return rules;
  asked = edubba_study_list_asked (study,
                                   edubba_progress_get_study_day (progress, get_game (course)));
  for (guint i = 0; i < asked->len; i++)
    for (guint k = 0; k < known->len; k++)
      {
        const EdubbaStudyRule *rule = g_ptr_array_index (asked, i);
        const EdubbaDueRule   *own = g_ptr_array_index (known, k);

        if (g_str_equal (rule->paragraph, own->paragraph))
          g_ptr_array_add (rules, g_ptr_array_steal_index (known, k));
      }
  return rules;
}

GPtrArray *
edubba_daily_drill_list_rules (EdubbaCourse *course, EdubbaProgress *progress)
{
  GPtrArray *known = list_known (course, progress);
  GPtrArray *asked = take_asked (known, course, progress);

  if (asked->len > 0)
    {
      g_ptr_array_unref (known);
      return asked;
    }
  g_ptr_array_unref (asked);
  spare_resting (known, course, progress);
  return known;
}

gboolean
edubba_daily_drill_is_possible (EdubbaCourse *course, EdubbaProgress *progress)
{
  g_autoptr (GPtrArray) rules = NULL;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), FALSE);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), FALSE);

  rules = edubba_daily_drill_list_rules (course, progress);
  return rules->len > 0;
}

guint
edubba_daily_drill_count_due (EdubbaCourse *course, EdubbaProgress *progress)
{
  g_autoptr (GPtrArray) rules = NULL;
  guint n = 0;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), 0);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), 0);

  rules = edubba_daily_drill_list_rules (course, progress);
  for (guint i = 0; i < rules->len; i++)
    n += ((const EdubbaDueRule *) g_ptr_array_index (rules, i))->due;
  return n;
}

guint
edubba_daily_drill_count_asked (EdubbaCourse *course, EdubbaProgress *progress)
{
  g_autoptr (GPtrArray) known = NULL;
  g_autoptr (GPtrArray) asked = NULL;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), 0);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), 0);

  if (!edubba_progress_is_studying (progress, get_game (course)))
    return 0;
  known = list_known (course, progress);
  asked = take_asked (known, course, progress);
  return asked->len;
}

/* The rules for a study, weakest first: an array of paragraphs that ends with NULL. */
static GPtrArray *
list_studied (EdubbaCourse *course, EdubbaProgress *progress)
{
  g_autoptr (GPtrArray) known = list_known (course, progress);
  GPtrArray *paragraphs = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < known->len; i++)
    {
      const EdubbaDueRule *rule = g_ptr_array_index (known, i);

      if (rule->memory.grade != EDUBBA_GRADE_NONE)
        g_ptr_array_add (paragraphs, g_strdup (rule->paragraph));
    }
  g_ptr_array_add (paragraphs, NULL);
  return paragraphs;
}

guint
edubba_daily_drill_count_studied (EdubbaCourse *course, EdubbaProgress *progress)
{
  g_autoptr (GPtrArray) paragraphs = NULL;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), 0);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), 0);

  paragraphs = list_studied (course, progress);
  return paragraphs->len - 1;
}

void
edubba_daily_drill_begin_study (EdubbaCourse *course, EdubbaProgress *progress, guint64 seed)
{
  g_autoptr (GPtrArray) paragraphs = NULL;

  g_return_if_fail (EDUBBA_IS_COURSE (course));
  g_return_if_fail (EDUBBA_IS_PROGRESS (progress));

  paragraphs = list_studied (course, progress);
  if (paragraphs->len > EDUBBA_STUDY_MIN_RULES)
    edubba_progress_begin_study (progress, get_game (course),
                                 (const char *const *) paragraphs->pdata, seed);
}
