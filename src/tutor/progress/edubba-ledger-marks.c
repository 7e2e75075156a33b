/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ledger's lines about marks: the uses of rules, and the stars and hints of lessons. Of stars
 * the most count, of hints those since the lesson began.
 */
#include <string.h>

#include "edubba-ledger-fields.h"
#include "edubba-ledger-lines.h"
#include "game-print.h"

const char *const edubba_use_names[EDUBBA_N_USES] = {
  [EDUBBA_USE_SEEN] = "seen",
  [EDUBBA_USE_HELPED] = "helped",
  [EDUBBA_USE_ALONE] = "alone",
};

static EdubbaUses *
get_uses (EdubbaLedger *ledger, const char *game, const char *paragraph)
{
  GHashTable *table = edubba_ledger_get_game (ledger, game, TRUE)->uses;
  EdubbaUses *uses = g_hash_table_lookup (table, paragraph);

  if (!uses)
    {
      uses = g_new0 (EdubbaUses, 1);
      g_hash_table_insert (table, g_strdup (paragraph), uses);
    }
  return uses;
}

static EdubbaLessonRecord *
get_lesson (EdubbaLedger *ledger, const char *game, const char *id)
{
  GHashTable         *table = edubba_ledger_get_game (ledger, game, TRUE)->lessons;
  EdubbaLessonRecord *lesson = g_hash_table_lookup (table, id);

  if (!lesson)
    {
      lesson = g_new0 (EdubbaLessonRecord, 1);
      g_hash_table_insert (table, g_strdup (id), lesson);
    }
  return lesson;
}

/* used TIME GAME PARAGRAPH seen|helped|alone */
gboolean
edubba_marks_read_used (EdubbaLedger *ledger, char **field)
{
  EdubbaUses *uses;
  gint64      time;
  guint       use;

  if (!edubba_field_read_time (field[0], &time) ||
      !edubba_field_read_name (field[3], edubba_use_names, EDUBBA_N_USES, &use))
    return FALSE;
  uses = get_uses (ledger, field[1], field[2]);
  if (use == EDUBBA_USE_ALONE)
    uses->alone = MIN (uses->alone + 1, EDUBBA_MAX_COUNT);
  else if (use == EDUBBA_USE_HELPED)
    uses->helped = MIN (uses->helped + 1, EDUBBA_MAX_COUNT);
  return TRUE;
}

/* uses GAME PARAGRAPH ALONE HELPED */
gboolean
edubba_marks_read_uses (EdubbaLedger *ledger, char **field)
{
  EdubbaUses uses;

  if (!edubba_field_read_count (field[2], EDUBBA_MAX_COUNT, &uses.alone) ||
      !edubba_field_read_count (field[3], EDUBBA_MAX_COUNT, &uses.helped))
    return FALSE;
  *get_uses (ledger, field[0], field[1]) = uses;
  return TRUE;
}

/* hints TIME GAME LESSON HINTS */
gboolean
edubba_marks_read_hints (EdubbaLedger *ledger, char **field)
{
  gint64 time;
  guint  hints;

  if (!edubba_field_read_time (field[0], &time) ||
      !edubba_field_read_count (field[3], EDUBBA_MAX_COUNT, &hints))
    return FALSE;
  get_lesson (ledger, field[1], field[2])->hints = hints;
  return TRUE;
}

/* stars TIME GAME LESSON STARS */
gboolean
edubba_marks_read_stars (EdubbaLedger *ledger, char **field)
{
  EdubbaLessonRecord *lesson;
  gint64              time;
  guint               stars;

  if (!edubba_field_read_time (field[0], &time) ||
      !edubba_field_read_count (field[3], EDUBBA_MAX_STARS, &stars) || stars == 0)
    return FALSE;
  lesson = get_lesson (ledger, field[1], field[2]);
  lesson->stars = MAX (lesson->stars, stars);
  return TRUE;
}

/* marks GAME LESSON STARS HINTS */
gboolean
edubba_marks_read_marks (EdubbaLedger *ledger, char **field)
{
  EdubbaLessonRecord *lesson;
  guint               stars;
  guint               hints;

  if (!edubba_field_read_count (field[2], EDUBBA_MAX_STARS, &stars) ||
      !edubba_field_read_count (field[3], EDUBBA_MAX_COUNT, &hints))
    return FALSE;
  lesson = get_lesson (ledger, field[0], field[1]);
  lesson->stars = stars;
  lesson->hints = hints;
  return TRUE;
}

static void
print_lessons (GString *text, const char *game, GHashTable *lessons)
{
  g_autoptr (GList) ids = g_list_sort (g_hash_table_get_keys (lessons), (GCompareFunc) strcmp);

  for (GList *id = ids; id; id = id->next)
    {
      const EdubbaLessonRecord *lesson = g_hash_table_lookup (lessons, id->data);

      if (lesson->stars > 0 || lesson->hints > 0)
        game_print_to (text, "marks %s %s %u %u\n", game, (char *) id->data, lesson->stars,
                       lesson->hints);
    }
}

void
edubba_marks_print (GString *text, const char *game, const EdubbaGameProgress *progress)
{
  g_autoptr (GList) paragraphs =
    g_list_sort (g_hash_table_get_keys (progress->uses), (GCompareFunc) strcmp);

  print_lessons (text, game, progress->lessons);
  for (GList *paragraph = paragraphs; paragraph; paragraph = paragraph->next)
    {
      const EdubbaUses *uses = g_hash_table_lookup (progress->uses, paragraph->data);

      game_print_to (text, "uses %s %s %u %u\n", game, (char *) paragraph->data, uses->alone,
                     uses->helped);
    }
}
