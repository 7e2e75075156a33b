/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Studies in somebody's progress: they are written as lines of the ledger. The callers have
 * checked all contents, so that no line is damaged.
 */
#include "edubba-progress-study.h"

#include "edubba-ledger-lines.h"
#include "edubba-progress-private.h"
#include "game-print.h"

static EdubbaGameProgress *
find_game (EdubbaProgress *self, const char *game)
{
  return edubba_ledger_get_game (edubba_progress_get_ledger (self), game, FALSE);
}

const EdubbaStudy *
edubba_progress_get_study (EdubbaProgress *self, const char *game)
{
  EdubbaGameProgress *progress;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), NULL);

  progress = find_game (self, game);
  return progress ? progress->study : NULL;
}

guint
edubba_progress_get_study_day (EdubbaProgress *self, const char *game)
{
  const EdubbaStudy *study = edubba_progress_get_study (self, game);
  guint              today;

  if (!study || study->start == 0)
    return 0;
  today = edubba_progress_get_today (self);
  return today - MIN (edubba_progress_get_day (self, study->start), today);
}

gboolean
edubba_progress_is_studying (EdubbaProgress *self, const char *game)
{
  const EdubbaStudy *study = edubba_progress_get_study (self, game);

  return study && edubba_study_is_running (study, edubba_progress_get_study_day (self, game));
}

void
edubba_progress_begin_study (EdubbaProgress    *self,
                             const char        *game,
                             const char *const *paragraphs,
                             guint64            seed)
{
  guint                n = g_strv_length ((char **) paragraphs);
  g_autofree gboolean *rests = g_new (gboolean, n);
  g_autoptr (GString) list = g_string_new (NULL);

  g_return_if_fail (EDUBBA_IS_PROGRESS (self));
  g_return_if_fail (edubba_progress_is_word (game));
  g_return_if_fail (n >= EDUBBA_STUDY_MIN_RULES);

  if (edubba_progress_is_studying (self, game))
    return;
  edubba_study_draw (seed, n, rests);
  for (guint i = 0; i < n; i++)
    game_print_to (list, "%s%s%c", i > 0 ? "," : "", paragraphs[i], rests[i] ? '-' : '+');
  edubba_progress_note (self, "study %" G_GINT64_FORMAT " %s %" G_GUINT64_FORMAT " %s",
                        edubba_progress_get_now (self), game, seed, list->str);
}

void
edubba_progress_end_study (EdubbaProgress *self, const char *game)
{
  g_return_if_fail (EDUBBA_IS_PROGRESS (self));

  if (edubba_progress_is_studying (self, game))
    edubba_progress_note (self, "study-end %" G_GINT64_FORMAT " %s",
                          edubba_progress_get_now (self), game);
}

EdubbaForecast
edubba_progress_fit_forecast (EdubbaProgress *self, const char *game)
{
  g_autoptr (GArray) recalls = g_array_new (FALSE, FALSE, sizeof (EdubbaRecall));
  EdubbaForecast      none = { 0 };
  EdubbaGameProgress *progress;
  GHashTableIter      iter;
  gpointer            reviews;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), none);

  progress = find_game (self, game);
  if (!progress)
    return none;
  g_hash_table_iter_init (&iter, progress->reviews);
  while (g_hash_table_iter_next (&iter, NULL, &reviews))
    edubba_forecast_add_reviews (recalls, reviews);
  return edubba_forecast_fit ((const EdubbaRecall *) (gpointer) recalls->data, recalls->len,
                              edubba_progress_get_now (self));
}

void
edubba_progress_note_studied (EdubbaProgress *self,
                              const char     *game,
                              const char     *paragraph,
                              EdubbaStudyTest test,
                              double          forecast,
                              gboolean        right)
{
  const EdubbaStudy *study = edubba_progress_get_study (self, game);
  guint              day = edubba_progress_get_study_day (self, game);

  g_return_if_fail (test < EDUBBA_STUDY_N_TESTS);
  g_return_if_fail (forecast >= 0 && forecast <= 1);

  if (!study || edubba_study_find_test (study, paragraph, day) != test)
    return;
  edubba_progress_note (
    self, "studied %" G_GINT64_FORMAT " %s %" G_GINT64_FORMAT " %s %s %s %.0f %s",
    edubba_progress_get_now (self), game, study->start, paragraph, edubba_study_test_names[test],
    edubba_study_group_names[edubba_study_find_rule (study, paragraph)->rests != FALSE],
    forecast * EDUBBA_MICRO, edubba_study_right_names[right != FALSE]);
}
