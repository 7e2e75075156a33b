/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rounds of a study: the rules that rest, and the days on which each is tested. Days are
 * calendar days, as the daily five know them.
 */
#include "edubba-study.h"

#include "game-rng.h"

/* Of this many rules one rests. */
#define BLOCK 3

/* The days that a test waits. */
#define PATIENCE 14

static const guint test_days[EDUBBA_STUDY_N_TESTS] = {
  [EDUBBA_STUDY_WEEK] = 7,
  [EDUBBA_STUDY_MONTH] = EDUBBA_STUDY_DAYS,
};

static void
rule_free (gpointer data)
{
  EdubbaStudyRule *rule = data;

  g_free (rule->paragraph);
  g_free (rule);
}

static void
answer_free (gpointer data)
{
  EdubbaStudyAnswer *answer = data;

  g_free (answer->paragraph);
  g_free (answer);
}

EdubbaStudy *
edubba_study_new (void)
{
  EdubbaStudy *self = g_new0 (EdubbaStudy, 1);

  self->rules = g_ptr_array_new_with_free_func (rule_free);
  self->answers = g_ptr_array_new_with_free_func (answer_free);
  return self;
}

void
edubba_study_free (EdubbaStudy *self)
{
  g_ptr_array_unref (self->rules);
  g_ptr_array_unref (self->answers);
  g_free (self);
}

void
edubba_study_draw (guint64 seed, guint n, gboolean *rests)
{
  guint64 rng = seed;

  for (guint first = 0; first < n; first += BLOCK)
    {
      guint drawn = first + game_rng_below (&rng, BLOCK);

      for (guint i = first; i < MIN (first + BLOCK, n); i++)
        rests[i] = i == drawn;
    }
}

void
edubba_study_begin (EdubbaStudy           *self,
                    gint64                 now,
                    guint64                seed,
                    const EdubbaStudyRule *rules,
                    guint                  n)
{
  self->start = now;
  self->end = 0;
  self->seed = seed;
  g_ptr_array_set_size (self->rules, 0);
  for (guint i = 0; i < n; i++)
    {
      EdubbaStudyRule *rule = g_new (EdubbaStudyRule, 1);

      *rule = (EdubbaStudyRule) { g_strdup (rules[i].paragraph), rules[i].rests };
      g_ptr_array_add (self->rules, rule);
    }
}

void
edubba_study_add_answer (EdubbaStudy *self, const EdubbaStudyAnswer *answer)
{
  EdubbaStudyAnswer *copy = g_memdup2 (answer, sizeof *answer);

  copy->paragraph = g_strdup (answer->paragraph);
  g_ptr_array_add (self->answers, copy);
}

const EdubbaStudyRule *
edubba_study_find_rule (const EdubbaStudy *self, const char *paragraph)
{
  for (guint i = 0; i < self->rules->len; i++)
    {
      const EdubbaStudyRule *rule = g_ptr_array_index (self->rules, i);

      if (g_str_equal (rule->paragraph, paragraph))
        return rule;
    }
  return NULL;
}

/* Returns TRUE if it has been asked in a test of this round. */
static gboolean
is_answered (const EdubbaStudy *self, const char *paragraph, EdubbaStudyTest test)
{
  for (guint i = self->answers->len; i > 0; i--)
    {
      const EdubbaStudyAnswer *answer = g_ptr_array_index (self->answers, i - 1);

      if (answer->round == self->start && answer->test == test &&
          g_str_equal (answer->paragraph, paragraph))
        return TRUE;
    }
  return FALSE;
}

gboolean
edubba_study_is_running (const EdubbaStudy *self, guint day)
{
  if (self->start == 0 || self->end != 0 ||
      day >= test_days[EDUBBA_STUDY_MONTH] + PATIENCE)
    return FALSE;
  for (guint i = 0; i < self->rules->len; i++)
    {
      const EdubbaStudyRule *rule = g_ptr_array_index (self->rules, i);

      if (!is_answered (self, rule->paragraph, EDUBBA_STUDY_MONTH))
        return TRUE;
    }
  return FALSE;
}

/* A rule rests until it has been asked in its last test; then it comes back with the others. */
gboolean
edubba_study_rests (const EdubbaStudy *self, const char *paragraph, guint day)
{
  const EdubbaStudyRule *rule = edubba_study_find_rule (self, paragraph);

  return rule && rule->rests && edubba_study_is_running (self, day) &&
         !is_answered (self, paragraph, EDUBBA_STUDY_MONTH);
}

EdubbaStudyTest
edubba_study_find_test (const EdubbaStudy *self, const char *paragraph, guint day)
{
  EdubbaStudyTest test = 0;

  if (!edubba_study_is_running (self, day) || !edubba_study_find_rule (self, paragraph))
    return EDUBBA_STUDY_N_TESTS;
  while (test < EDUBBA_STUDY_N_TESTS &&
         (day < test_days[test] || day >= test_days[test] + PATIENCE))
    test++;
  return test < EDUBBA_STUDY_N_TESTS && !is_answered (self, paragraph, test)
           ? test
           : EDUBBA_STUDY_N_TESTS;
}

static int
compare_seeds (gconstpointer a, gconstpointer b, gpointer data)
{
  const EdubbaStudyRule *one = *(const EdubbaStudyRule *const *) a;
  const EdubbaStudyRule *two = *(const EdubbaStudyRule *const *) b;
  guint64                first = edubba_study_get_seed (data, one->paragraph, EDUBBA_STUDY_WEEK);
  guint64                second = edubba_study_get_seed (data, two->paragraph, EDUBBA_STUDY_WEEK);

  return first < second ? -1 : first > second;
}

GPtrArray *
edubba_study_list_asked (const EdubbaStudy *self, guint day)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < self->rules->len; i++)
    {
      EdubbaStudyRule *rule = g_ptr_array_index (self->rules, i);

      if (edubba_study_find_test (self, rule->paragraph, day) != EDUBBA_STUDY_N_TESTS)
        g_ptr_array_add (list, rule);
    }
  g_ptr_array_sort_with_data (list, compare_seeds, (gpointer) self);
  return list;
}

guint
edubba_study_get_day (EdubbaStudyTest test)
{
  g_return_val_if_fail (test < EDUBBA_STUDY_N_TESTS, 0);

  return test_days[test];
}

guint64
edubba_study_get_seed (const EdubbaStudy *self, const char *paragraph, EdubbaStudyTest test)
{
  guint64 rng = game_rng_fork (self->seed, g_str_hash (paragraph) + (guint64) 1);

  return game_rng_fork (game_rng_next (&rng), test);
}
