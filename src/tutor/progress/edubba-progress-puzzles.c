/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Progress with puzzles: the tries, the rating that they give, and the days' tasks that were
 * done.
 *
 * A day is the learner's own, by the clock in the time zone of the progress.
 */
#include "edubba-progress-private.h"

#include <math.h>

#include "edubba-daily.h"
#include "edubba-ledger-lines.h"

static EdubbaGameProgress *
find_game (EdubbaProgress *self, const char *game)
{
  return edubba_ledger_get_game (edubba_progress_get_ledger (self), game, FALSE);
}

static const GArray *
find_days (EdubbaProgress *self, const char *game, EdubbaDayKind kind)
{
  EdubbaGameProgress *progress = find_game (self, game);

  return progress ? progress->days[kind] : NULL;
}

static gboolean
has_day (const GArray *days, guint day)
{
  for (guint i = days ? days->len : 0; i > 0; i--)
    if (g_array_index (days, guint, i - 1) == day)
      return TRUE;
  return FALSE;
}

static void
note_day (EdubbaProgress *self, const char *game, EdubbaDayKind kind, guint day)
{
  g_autofree char *text = edubba_day_print (day);

  if (!has_day (find_days (self, game, kind), day))
    edubba_progress_note (self, "day %s %s %s", game, text, edubba_day_kind_names[kind]);
}

void
edubba_progress_note_puzzle (EdubbaProgress *self,
                             const char     *game,
                             const char     *puzzle,
                             guint           rating,
                             gboolean        solved_clean,
                             guint           taken,
                             guint           fewest)
{
  g_autofree char *day = NULL;
  gint64           now;

  g_return_if_fail (EDUBBA_IS_PROGRESS (self));
  g_return_if_fail (edubba_progress_is_word (game) && edubba_progress_is_word (puzzle));

  now = edubba_progress_get_now (self);
  day = edubba_day_print (edubba_progress_get_day (self, now));
  edubba_progress_note (self, "try %" G_GINT64_FORMAT " %s %s %s %u %s %u %u", now, day,
                        game, puzzle, rating, solved_clean ? "clean" : "plain", taken, fewest);
}

void
edubba_progress_note_left (EdubbaProgress *self, const char *game, const char *puzzle)
{
  g_autofree char *day = NULL;
  gint64           now;

  g_return_if_fail (EDUBBA_IS_PROGRESS (self));
  g_return_if_fail (edubba_progress_is_word (game) && edubba_progress_is_word (puzzle));

  now = edubba_progress_get_now (self);
  day = edubba_day_print (edubba_progress_get_day (self, now));
  edubba_progress_note (self, "left %" G_GINT64_FORMAT " %s %s %s", now, day, game, puzzle);
}

gboolean
edubba_progress_get_puzzle (EdubbaProgress     *self,
                            const char         *game,
                            const char         *puzzle,
                            EdubbaPuzzleRecord *record)
{
  EdubbaGameProgress       *progress;
  const EdubbaPuzzleRecord *found;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), FALSE);

  progress = find_game (self, game);
  found = progress ? g_hash_table_lookup (progress->puzzles, puzzle) : NULL;
  *record = found ? *found : (EdubbaPuzzleRecord) { 0 };
  return found != NULL;
}

/* A copy of the learner's standing; *age is the time since the last rated answer, in seconds. */
static EdubbaStanding
get_standing (EdubbaProgress *self, const char *game, double *age)
{
  EdubbaGameProgress *progress = find_game (self, game);
  EdubbaStanding      standing;

  edubba_standing_init (&standing, EDUBBA_FIRST_RATING);
  if (progress)
    standing = progress->standing;
  *age = standing.rated > 0 ? (double) MAX (edubba_progress_get_now (self) - standing.rated, 0)
                            : 0.0;
  return standing;
}

guint
edubba_progress_get_rating (EdubbaProgress *self, const char *game, guint *deviation)
{
  EdubbaStanding standing;
  double         age;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), EDUBBA_FIRST_RATING);

  standing = get_standing (self, game, &age);
  if (deviation)
    *deviation = (guint) round (edubba_standing_get_deviation (&standing, age));
  return (guint) round (standing.glicko.rating);
}

guint
edubba_progress_get_fit (EdubbaProgress *self, const char *game)
{
  EdubbaStanding standing;
  double         age;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), EDUBBA_FIRST_RATING);

  standing = get_standing (self, game, &age);
  return (guint) round (edubba_standing_get_fit (&standing, age));
}

guint
edubba_progress_get_rated_tries (EdubbaProgress *self, const char *game)
{
  double age;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), 0);

  return get_standing (self, game, &age).tries;
}

gboolean
edubba_progress_get_shown_rating (EdubbaProgress *self, const char *game, guint *rating)
{
  EdubbaStanding standing;
  double         age;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), FALSE);
  g_return_val_if_fail (rating != NULL, FALSE);

  standing = get_standing (self, game, &age);
  *rating = standing.shown;
  return edubba_standing_is_placed (&standing);
}

guint
edubba_progress_get_rating_if_left (EdubbaProgress *self, const char *game)
{
  EdubbaStanding standing;
  double         age;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), 0);

  standing = get_standing (self, game, &age);
  edubba_standing_leave (&standing);
  return standing.shown;
}

const GArray *
edubba_progress_get_rating_points (EdubbaProgress *self, const char *game)
{
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), NULL);
  g_return_val_if_fail (edubba_progress_is_word (game), NULL);

  return edubba_ledger_get_game (edubba_progress_get_ledger (self), game, TRUE)->points;
}

void
edubba_progress_note_daily_puzzle (EdubbaProgress *self, const char *game, guint day)
{
  g_return_if_fail (EDUBBA_IS_PROGRESS (self));
  g_return_if_fail (edubba_progress_is_word (game));

  note_day (self, game, EDUBBA_DAY_PUZZLE, day);
}

gboolean
edubba_progress_is_daily_puzzle_done (EdubbaProgress *self, const char *game)
{
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), FALSE);

  return has_day (find_days (self, game, EDUBBA_DAY_PUZZLE), edubba_progress_get_today (self));
}

guint
edubba_progress_get_streak (EdubbaProgress *self, const char *game)
{
  const GArray *days;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), 0);

  days = find_days (self, game, EDUBBA_DAY_PUZZLE);
  return days ? edubba_day_count_streak ((const guint *) (gconstpointer) days->data, days->len,
                                         edubba_progress_get_today (self))
              : 0;
}

void
edubba_progress_note_daily_five (EdubbaProgress *self, const char *game)
{
  g_return_if_fail (EDUBBA_IS_PROGRESS (self));
  g_return_if_fail (edubba_progress_is_word (game));

  note_day (self, game, EDUBBA_DAY_FIVE, edubba_progress_get_today (self));
}

gboolean
edubba_progress_is_daily_five_done (EdubbaProgress *self, const char *game)
{
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), FALSE);

  return has_day (find_days (self, game, EDUBBA_DAY_FIVE), edubba_progress_get_today (self));
}

gboolean
edubba_progress_has_daily_five (EdubbaProgress *self, const char *game)
{
  const GArray *days;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), FALSE);

  days = find_days (self, game, EDUBBA_DAY_FIVE);
  return days && days->len > 0;
}
