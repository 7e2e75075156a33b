/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Progress as an object: a ledger, and the archive that it is kept in.
 *
 * Every event becomes a line of text first. The same line goes to the ledger and to the archive,
 * so the ledger in memory cannot differ from the one read at the next start.
 */
#include "edubba-progress-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "edubba-clock.h"
#include "edubba-daily.h"
#include "edubba-ledger-lines.h"
#include "game-ladder.h"
#include "game-print.h"

static const EdubbaArchiveTexts texts = {
  /* Translators: %s is the system's own sentence, such as "No space left on device". */
  .failing = N_ ("What you have learned cannot be saved: %s. "
                 "Saving will be tried again."),
  .again = N_ ("What you have learned is being saved again."),
  /* Translators: %s is the name of a file. */
  .newer = N_ ("Your progress comes from a newer version of this program. "
               "What this version understands is used, and the file was kept as “%s”."),
  /* Translators: %s is the name of a file. */
  .part = N_ ("Part of your progress cannot be read. The damaged file was kept as “%s”."),
  /* Translators: %s is the name of a file. */
  .damaged = N_ ("Some of your progress cannot be read. What can be read is used, and the damaged "
                 "file was kept as “%s”."),
  /* Translators: %s is the system's own sentence, such as "Permission denied". */
  .stuck = N_ ("Your progress cannot be read, and the file cannot be moved aside either: %s."),
  /* Translators: %s is the name of a file. */
  .other = N_ ("Another Edubba has saved progress in the meantime. It was kept as “%s”."),
};

struct _EdubbaProgress
{
  GObject parent_instance;

  /* Borrowed. */
  EdubbaClock clock;
  gpointer    clock_data;

  /* Owned. */
  EdubbaArchive *archive;
  EdubbaLedger  *ledger;
  GTimeZone     *zone;

  gboolean kept; /* the archive has a base */
};

G_DEFINE_FINAL_TYPE (EdubbaProgress, edubba_progress, G_TYPE_OBJECT)

static guint changed_signal;

static gint64
ask_system_clock (gpointer data)
{
  return edubba_clock_get_time ();
}

static char *
print_for_archive (gpointer data)
{
  return edubba_ledger_print (EDUBBA_PROGRESS (data)->ledger);
}

static void
begin_archive (EdubbaProgress *self)
{
  g_autofree char *text = edubba_ledger_print (self->ledger);

  edubba_archive_begin (self->archive, text);
  self->kept = TRUE;
}

static void
load (EdubbaProgress *self)
{
  g_auto (GStrv) entries = NULL;
  g_autofree char *base = edubba_archive_load (self->archive, &entries);
  gboolean         newer = FALSE;
  gboolean         whole = TRUE;

  if (!base)
    return;
  whole = edubba_ledger_read (self->ledger, base, &newer);
  for (guint i = 0; entries[i]; i++)
    if (edubba_ledger_read_line (self->ledger, entries[i]) == EDUBBA_LINE_DAMAGED)
      whole = FALSE;
  self->kept = TRUE;
  if (whole && !newer)
    return;
  edubba_archive_set_aside (self->archive, whole);
  begin_archive (self);
}

static EdubbaGameProgress *
find_game (EdubbaProgress *self, const char *game)
{
  return edubba_ledger_get_game (self->ledger, game, FALSE);
}

static const EdubbaLessonRecord *
find_lesson (EdubbaProgress *self, const char *game, const char *lesson)
{
  EdubbaGameProgress *progress = find_game (self, game);

  return progress ? g_hash_table_lookup (progress->lessons, lesson) : NULL;
}

static void
edubba_progress_dispose (GObject *object)
{
  EdubbaProgress *self = EDUBBA_PROGRESS (object);

  if (self->archive)
    edubba_archive_set_source (self->archive, NULL, NULL);
  g_clear_object (&self->archive);
  G_OBJECT_CLASS (edubba_progress_parent_class)->dispose (object);
}

static void
edubba_progress_finalize (GObject *object)
{
  EdubbaProgress *self = EDUBBA_PROGRESS (object);

  g_clear_pointer (&self->ledger, edubba_ledger_free);
  g_clear_pointer (&self->zone, g_time_zone_unref);
  G_OBJECT_CLASS (edubba_progress_parent_class)->finalize (object);
}

static void
edubba_progress_class_init (EdubbaProgressClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = edubba_progress_dispose;
  object_class->finalize = edubba_progress_finalize;

  changed_signal = g_signal_new ("changed",
                                 EDUBBA_TYPE_PROGRESS,
                                 G_SIGNAL_RUN_LAST,
                                 0,
                                 NULL,
                                 NULL,
                                 NULL,
                                 G_TYPE_NONE,
                                 0);
}

static void
edubba_progress_init (EdubbaProgress *self)
{
  self->clock = ask_system_clock;
  self->zone = g_time_zone_new_local ();
  self->ledger = edubba_ledger_new ();
}

EdubbaProgress *
edubba_progress_new (EdubbaArchive *archive)
{
  EdubbaProgress *self;

  g_return_val_if_fail (EDUBBA_IS_ARCHIVE (archive), NULL);

  self = g_object_new (EDUBBA_TYPE_PROGRESS, NULL);
  self->archive = g_object_ref (archive);
  edubba_archive_set_texts (archive, &texts);
  load (self);
  edubba_archive_set_source (self->archive, print_for_archive, self);
  return self;
}

EdubbaArchive *
edubba_progress_get_archive (EdubbaProgress *self)
{
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), NULL);

  return self->archive;
}

/* Takes over a ledger in place of the one that was kept. */
static void
replace_ledger (EdubbaProgress *self, EdubbaLedger *ledger)
{
  g_clear_pointer (&self->ledger, edubba_ledger_free);
  self->ledger = ledger;
  begin_archive (self);
  g_signal_emit (self, changed_signal, 0);
}

char *
edubba_progress_forget (EdubbaProgress *self)
{
  char *text;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), NULL);

  text = edubba_ledger_print (self->ledger);
  replace_ledger (self, edubba_ledger_new ());
  return text;
}

gboolean
edubba_progress_restore (EdubbaProgress *self, const char *text)
{
  g_autoptr (EdubbaLedger) ledger = edubba_ledger_new ();
  gboolean newer;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (!edubba_ledger_read (ledger, text, &newer) || newer)
    return FALSE;
  replace_ledger (self, g_steal_pointer (&ledger));
  return TRUE;
}

void
edubba_progress_settle (EdubbaProgress *self)
{
  g_return_if_fail (EDUBBA_IS_PROGRESS (self));

  if (!edubba_ledger_settle (self->ledger, edubba_progress_get_now (self),
                             edubba_progress_get_today (self)))
    return;
  begin_archive (self);
  g_signal_emit (self, changed_signal, 0);
}

void
edubba_progress_set_clock (EdubbaProgress *self, EdubbaClock clock, gpointer data)
{
  g_return_if_fail (EDUBBA_IS_PROGRESS (self));

  self->clock = clock ? clock : ask_system_clock;
  self->clock_data = data;
}

void
edubba_progress_set_time_zone (EdubbaProgress *self, GTimeZone *zone)
{
  GTimeZone *old;

  g_return_if_fail (EDUBBA_IS_PROGRESS (self));

  old = self->zone;
  self->zone = zone ? g_time_zone_ref (zone) : g_time_zone_new_local ();
  g_time_zone_unref (old);
}

gint64
edubba_progress_get_now (EdubbaProgress *self)
{
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), 0);

  return MAX (self->clock (self->clock_data), 0);
}

guint
edubba_progress_get_today (EdubbaProgress *self)
{
  return edubba_progress_get_day (self, edubba_progress_get_now (self));
}

guint
edubba_progress_get_day (EdubbaProgress *self, gint64 time)
{
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), 0);

  return edubba_day_from_time (time, self->zone);
}

void
edubba_progress_set_step (EdubbaProgress *self, const char *game, const char *lesson, guint step)
{
  const EdubbaLessonRecord *record;

  g_return_if_fail (EDUBBA_IS_PROGRESS (self));
  g_return_if_fail (edubba_progress_is_word (game) && edubba_progress_is_word (lesson));

  record = find_lesson (self, game, lesson);
  if (!record || record->state == EDUBBA_LESSON_NEW || record->step != step)
    edubba_progress_note (self, "step %" G_GINT64_FORMAT " %s %s %u",
                          edubba_progress_get_now (self), game, lesson, step);
}

guint
edubba_progress_get_step (EdubbaProgress *self, const char *game, const char *lesson)
{
  const EdubbaLessonRecord *record;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), 0);

  record = find_lesson (self, game, lesson);
  return record ? record->step : 0;
}

void
edubba_progress_set_lesson_done (EdubbaProgress *self,
                                 const char     *game,
                                 const char     *lesson,
                                 gboolean        tested_out)
{
  EdubbaLessonState state = edubba_progress_get_lesson (self, game, lesson);

  g_return_if_fail (edubba_progress_is_word (game) && edubba_progress_is_word (lesson));

  if (state == EDUBBA_LESSON_DONE || (tested_out && state == EDUBBA_LESSON_TESTED_OUT))
    return;
  edubba_progress_note (self, "done %" G_GINT64_FORMAT " %s %s %s",
                        edubba_progress_get_now (self), game, lesson,
                        tested_out ? "test" : "course");
}

EdubbaLessonState
edubba_progress_get_lesson (EdubbaProgress *self, const char *game, const char *lesson)
{
  const EdubbaLessonRecord *record;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), EDUBBA_LESSON_NEW);

  record = find_lesson (self, game, lesson);
  return record ? record->state : EDUBBA_LESSON_NEW;
}

gboolean
edubba_progress_has_game (EdubbaProgress *self, const char *game)
{
  const EdubbaGameProgress *progress;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), FALSE);

  progress = find_game (self, game);
  return progress &&
         (g_hash_table_size (progress->lessons) > 0 || g_hash_table_size (progress->rules) > 0 ||
          g_hash_table_size (progress->puzzles) > 0 ||
          progress->days[EDUBBA_DAY_PUZZLE]->len > 0 || progress->last != 0);
}

/* The number of lessons in one of these states. */
static guint
count_lessons (EdubbaProgress   *self,
               const char       *game,
               EdubbaLessonState from,
               EdubbaLessonState to)
{
  const EdubbaGameProgress *progress = find_game (self, game);
  const EdubbaLessonRecord *lesson;
  GHashTableIter            iter;
  guint                     n = 0;

  if (!progress)
    return 0;
  g_hash_table_iter_init (&iter, progress->lessons);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &lesson))
    n += lesson->state >= from && lesson->state <= to;
  return n;
}

guint
edubba_progress_count_done_lessons (EdubbaProgress *self, const char *game)
{
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), 0);

  return count_lessons (self, game, EDUBBA_LESSON_DONE, EDUBBA_LESSON_TESTED_OUT);
}

gboolean
edubba_progress_has_begun_lesson (EdubbaProgress *self, const char *game)
{
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), FALSE);

  return count_lessons (self, game, EDUBBA_LESSON_STARTED, EDUBBA_LESSON_STARTED) > 0;
}

void
edubba_progress_note_rule (EdubbaProgress *self,
                           const char     *game,
                           const char     *paragraph,
                           EdubbaRuleNote  rule_note)
{
  g_return_if_fail (EDUBBA_IS_PROGRESS (self));
  g_return_if_fail (edubba_progress_is_word (game) && edubba_progress_is_word (paragraph));
  g_return_if_fail (rule_note < EDUBBA_RULE_N_NOTES);

  edubba_progress_note (self, "note %" G_GINT64_FORMAT " %s %s %s",
                        edubba_progress_get_now (self), game, paragraph,
                        edubba_rule_note_names[rule_note]);
}

GPtrArray *
edubba_progress_list_due (EdubbaProgress *self, const char *game, gint64 now, guint n)
{
  GPtrArray          *list = g_ptr_array_new_with_free_func (edubba_due_rule_free);
  EdubbaGameProgress *progress;
  GHashTableIter      iter;
  gpointer            paragraph;
  gpointer            memory;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), list);

  progress = find_game (self, game);
  if (!progress)
    return list;
  g_hash_table_iter_init (&iter, progress->rules);
  while (g_hash_table_iter_next (&iter, &paragraph, &memory))
    g_ptr_array_add (list, edubba_due_rule_new (paragraph, memory, now));
  g_ptr_array_sort (list, edubba_due_rule_compare);
  if (list->len > n)
    g_ptr_array_remove_range (list, n, list->len - n);
  return list;
}

void
edubba_progress_note_game (EdubbaProgress *self,
                           const char     *game,
                           guint64         id,
                           guint           level,
                           EdubbaResult    result,
                           gboolean        assisted)
{
  EdubbaGameProgress *progress;

  g_return_if_fail (EDUBBA_IS_PROGRESS (self));
  g_return_if_fail (edubba_progress_is_word (game));
  g_return_if_fail (level < GAME_N_LEVELS && result < EDUBBA_N_RESULTS);

  progress = find_game (self, game);
  if (id != 0 && (!progress || progress->last != id))
    edubba_progress_note (self, "over %" G_GINT64_FORMAT " %s %016" G_GINT64_MODIFIER "x %u %s %s",
                          edubba_progress_get_now (self), game, id, game_level_get_number (level),
                          edubba_result_names[result], edubba_assisted_names[assisted != FALSE]);
}

void
edubba_progress_note_rated_game (EdubbaProgress *self,
                                 const char     *game,
                                 guint64         id,
                                 guint           level,
                                 guint           points,
                                 EdubbaResult    result,
                                 gboolean        assisted)
{
  EdubbaGameProgress *progress;

  g_return_if_fail (EDUBBA_IS_PROGRESS (self));
  g_return_if_fail (edubba_progress_is_word (game));
  g_return_if_fail (level <= EDUBBA_OWN_LEVEL && result < EDUBBA_N_RESULTS);
  g_return_if_fail (points > 0 && points <= EDUBBA_MAX_POINTS);

  progress = find_game (self, game);
  if (id != 0 && (!progress || progress->last != id))
    edubba_progress_note (self,
                          "rated %" G_GINT64_FORMAT " %s %016" G_GINT64_MODIFIER "x %u %u %s %s",
                          edubba_progress_get_now (self), game, id,
                          game_level_get_number (level), points,
                          edubba_result_names[result], edubba_assisted_names[assisted != FALSE]);
}

void
edubba_progress_note_place (
  EdubbaProgress *self, const char *game, guint64 id, guint level, guint place)
{
  EdubbaGameProgress *progress;

  g_return_if_fail (EDUBBA_IS_PROGRESS (self));
  g_return_if_fail (edubba_progress_is_word (game));
  g_return_if_fail (level <= EDUBBA_OWN_LEVEL && place > 0);

  progress = find_game (self, game);
  if (id != 0 && (!progress || progress->last != id))
    edubba_progress_note (self, "place %s %u %u", game, game_level_get_number (level),
                          MIN (place, EDUBBA_N_PLACES));
}

void
edubba_progress_get_places (EdubbaProgress *self,
                            const char     *game,
                            guint           level,
                            guint           places[EDUBBA_N_PLACES])
{
  EdubbaGameProgress *progress;

  g_return_if_fail (EDUBBA_IS_PROGRESS (self));
  g_return_if_fail (level <= EDUBBA_OWN_LEVEL);

  progress = find_game (self, game);
  for (guint i = 0; i < EDUBBA_N_PLACES; i++)
    places[i] = progress ? progress->places[level][i] : 0;
}

guint
edubba_progress_get_points (EdubbaProgress *self, const char *game, const GameScale *scale)
{
  EdubbaGameProgress *progress;
  GameLadder          ladder;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), 0);
  g_return_val_if_fail (scale != NULL, 0);

  progress = find_game (self, game);
  game_ladder_init (&ladder, scale);
  for (guint i = 0; progress && i < progress->rated_games->len; i++)
    {
      const EdubbaRatedGame *rated = &g_array_index (progress->rated_games, EdubbaRatedGame, i);

      game_ladder_note (&ladder, scale, rated->points,
                        rated->result == EDUBBA_RESULT_WON     ? 1.0
                        : rated->result == EDUBBA_RESULT_DRAWN ? 0.5
                                                               : 0.0);
    }
  return game_ladder_get_points (&ladder, scale);
}

void
edubba_progress_get_score (EdubbaProgress *self,
                           const char     *game,
                           guint           level,
                           EdubbaScore    *score)
{
  EdubbaGameProgress *progress;

  g_return_if_fail (EDUBBA_IS_PROGRESS (self));
  g_return_if_fail (level <= EDUBBA_OWN_LEVEL);

  progress = find_game (self, game);
  *score = progress ? progress->scores[level] : (EdubbaScore) { 0 };
}

char *
edubba_progress_print (EdubbaProgress *self)
{
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), NULL);

  return edubba_ledger_print (self->ledger);
}

guint
edubba_progress_suggest_level (EdubbaProgress *self, const char *game, gboolean has_own)
{
  guint unbeaten = GAME_N_LEVELS - 1;
  guint played = 0;

  for (guint level = GAME_N_LEVELS; level-- > 0;)
    {
      EdubbaScore score;

      edubba_progress_get_score (self, game, level, &score);
      for (guint result = 0; result < EDUBBA_N_RESULTS; result++)
        played += score.results[result];
      if (score.results[EDUBBA_RESULT_WON] == 0)
        unbeaten = level;
    }
  if (played == 0)
    return GAME_LEVEL_GUEST;
  return has_own ? EDUBBA_OWN_LEVEL : unbeaten;
}

EdubbaLedger *
edubba_progress_get_ledger (EdubbaProgress *self)
{
  return self->ledger;
}

gboolean
edubba_progress_is_word (const char *text)
{
  return text && text[0] != '\0' && strpbrk (text, " \n\r") == NULL;
}

void
edubba_progress_note (EdubbaProgress *self, const char *format, ...)
{
  g_autofree char *line = NULL;
  EdubbaLineState  state;
  va_list          args;

  va_start (args, format);
  line = game_print_list (format, args);
  va_end (args);
  if (!self->kept)
    begin_archive (self);
  state = edubba_ledger_read_line (self->ledger, line);
  g_return_if_fail (state == EDUBBA_LINE_GOOD);
  edubba_archive_append (self->archive, line);
  g_signal_emit (self, changed_signal, 0);
}
