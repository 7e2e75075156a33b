/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ledger's lines about rules: the notes of each, its memory, and all its reviews, from which
 * the parameters of the memory can be fitted one day.
 */
#include <string.h>

#include "edubba-ledger-fields.h"
#include "edubba-ledger-lines.h"
#include "game-print.h"
#include "game-state.h"

/* Stabilities have more digits than fit the parts of other figures. */
#define MAX_STABILITY ((guint64) (EDUBBA_FSRS_MAX_STABILITY * EDUBBA_MICRO))

const char *const edubba_rule_note_names[EDUBBA_RULE_N_NOTES] = {
  [EDUBBA_RULE_MET] = "met",
  [EDUBBA_RULE_WHY] = "why",
  [EDUBBA_RULE_FAILED] = "failed",
  [EDUBBA_RULE_TAKEN_BACK] = "taken-back",
  [EDUBBA_RULE_HINTED] = "hinted",
};

static const char *const grade_names[EDUBBA_N_GRADES] = {
  [EDUBBA_GRADE_NONE] = "none",
  [EDUBBA_GRADE_AGAIN] = "again",
  [EDUBBA_GRADE_HARD] = "hard",
  [EDUBBA_GRADE_GOOD] = "good",
};

/* The letter of each grade after the time in a list of reviews. */
static const char grade_letters[EDUBBA_N_GRADES + 1] = "-ahg";

void
edubba_rules_round (EdubbaMemory *memory)
{
  memory->fsrs.stability = edubba_round_to (memory->fsrs.stability, EDUBBA_MICRO);
  memory->fsrs.difficulty = edubba_round_to (memory->fsrs.difficulty, EDUBBA_MICRO);
}

static void
put_memory (EdubbaLedger *ledger, const char *game, const char *paragraph, EdubbaMemory memory)
{
  GHashTable *rules = edubba_ledger_get_game (ledger, game, TRUE)->rules;

  edubba_rules_round (&memory);
  g_hash_table_replace (rules, g_strdup (paragraph), g_memdup2 (&memory, sizeof memory));
}

static void
add_review (EdubbaLedger *ledger, const char *game, const char *paragraph, EdubbaReview review)
{
  GHashTable *table = edubba_ledger_get_game (ledger, game, TRUE)->reviews;
  GArray     *reviews = g_hash_table_lookup (table, paragraph);

  if (!reviews)
    {
      reviews = g_array_new (FALSE, FALSE, sizeof (EdubbaReview));
      g_hash_table_insert (table, g_strdup (paragraph), reviews);
    }
  g_array_append_val (reviews, review);
}

/* note TIME GAME PARAGRAPH met|why|failed|... */
gboolean
edubba_rules_read_note (EdubbaLedger *ledger, char **field)
{
  GHashTable         *rules;
  const EdubbaMemory *known;
  EdubbaMemory        memory;
  EdubbaReview        review;
  guint               note;

  if (!edubba_field_read_time (field[0], &review.time) ||
      !edubba_field_read_name (field[3], edubba_rule_note_names, EDUBBA_RULE_N_NOTES, &note))
    return FALSE;
  rules = edubba_ledger_get_game (ledger, field[1], TRUE)->rules;
  known = g_hash_table_lookup (rules, field[2]);
  memory = known ? *known : (EdubbaMemory) { 0 };
  edubba_memory_note (&memory, note, review.time);
  put_memory (ledger, field[1], field[2], memory);
  review.grade = edubba_rule_note_get_grade (note);
  if (review.grade != EDUBBA_GRADE_NONE)
    add_review (ledger, field[1], field[2], review);
  return TRUE;
}

/* rule GAME PARAGRAPH BASE HALF-LIFE TIME MET TROUBLED met|why|failed|... */
gboolean
edubba_rules_read_rule (EdubbaLedger *ledger, char **field)
{
  double base;
  double half_life;
  gint64 when;
  gint64 met;
  gint64 troubled;
  guint  trouble;

  if (!edubba_field_read_parts (field[2], EDUBBA_MICRO, &base) || base > 1.0 ||
      !edubba_field_read_parts (field[3], 1.0, &half_life) || half_life < 1.0 ||
      !edubba_field_read_time (field[4], &when) || !edubba_field_read_time (field[5], &met) ||
      !edubba_field_read_time (field[6], &troubled) ||
      !edubba_field_read_name (field[7], edubba_rule_note_names, EDUBBA_RULE_N_NOTES, &trouble))
    return FALSE;
  put_memory (ledger, field[0], field[1],
              edubba_memory_from_half_life (base, half_life, when, met, troubled, trouble));
  return TRUE;
}

/* A stability and a difficulty; both are 0 before the first review, and neither is after it. */
static gboolean
read_fsrs (const char *stability, const char *difficulty, gboolean reviewed, EdubbaFsrs *fsrs)
{
  guint64 number;

  if (!game_number_parse (stability, MAX_STABILITY, &number, NULL) ||
      !edubba_field_read_parts (difficulty, EDUBBA_MICRO, &fsrs->difficulty))
    return FALSE;
  fsrs->stability = (double) number / EDUBBA_MICRO;
  if (!reviewed)
    return number == 0 && fsrs->difficulty == 0;
  return fsrs->stability >= EDUBBA_FSRS_MIN_STABILITY &&
         fsrs->difficulty >= EDUBBA_FSRS_MIN_DIFFICULTY &&
         fsrs->difficulty <= EDUBBA_FSRS_MAX_DIFFICULTY;
}

gboolean
edubba_rules_read_fields (char **field, EdubbaMemory *memory)
{
  guint grade;
  guint trouble;

  if (!edubba_field_read_name (field[2], grade_names, EDUBBA_N_GRADES, &grade) ||
      !read_fsrs (field[0], field[1], grade != EDUBBA_GRADE_NONE, &memory->fsrs) ||
      !edubba_field_read_time (field[3], &memory->when) ||
      !edubba_field_read_time (field[4], &memory->met) ||
      !edubba_field_read_time (field[5], &memory->troubled) ||
      !edubba_field_read_name (field[6], edubba_rule_note_names, EDUBBA_RULE_N_NOTES, &trouble))
    return FALSE;
  memory->grade = grade;
  memory->trouble = trouble;
  return TRUE;
}

void
edubba_rules_print_fields (GString *text, const EdubbaMemory *memory)
{
  game_print_to (text,
                 "%.0f %.0f %s %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT
                 " %s\n",
                 memory->fsrs.stability * EDUBBA_MICRO, memory->fsrs.difficulty * EDUBBA_MICRO,
                 grade_names[memory->grade], memory->when, memory->met, memory->troubled,
                 edubba_rule_note_names[memory->trouble]);
}

/* memory GAME PARAGRAPH STABILITY DIFFICULTY GRADE TIME MET TROUBLED met|why|failed|... */
gboolean
edubba_rules_read_memory (EdubbaLedger *ledger, char **field)
{
  EdubbaMemory memory = { 0 };

  if (!edubba_rules_read_fields (field + 2, &memory))
    return FALSE;
  put_memory (ledger, field[0], field[1], memory);
  return TRUE;
}

/* A time and a letter. */
static gboolean
read_review (const char *text, EdubbaReview *review)
{
  gsize            digits = strspn (text, "0123456789");
  g_autofree char *time = g_strndup (text, digits);
  const char      *letter = text[digits] ? strchr (grade_letters + 1, text[digits]) : NULL;

  if (!letter || text[digits + 1] != '\0' || !edubba_field_read_time (time, &review->time))
    return FALSE;
  review->grade = (EdubbaGrade) (letter - grade_letters);
  return TRUE;
}

/* reviews GAME PARAGRAPH TIMEa|TIMEh|TIMEg,... */
gboolean
edubba_rules_read_reviews (EdubbaLedger *ledger, char **field)
{
  g_auto (GStrv) texts = g_strsplit (field[2], ",", -1);
  g_autoptr (GArray) reviews = g_array_new (FALSE, FALSE, sizeof (EdubbaReview));
  GHashTable *table;

  for (guint i = 0; texts[i]; i++)
    {
      EdubbaReview review;

      if (!read_review (texts[i], &review))
        return FALSE;
      g_array_append_val (reviews, review);
    }
  table = edubba_ledger_get_game (ledger, field[0], TRUE)->reviews;
  g_hash_table_replace (table, g_strdup (field[1]), g_steal_pointer (&reviews));
  return TRUE;
}

static void
print_reviews (GString *text, const char *game, const char *paragraph, const GArray *reviews)
{
  game_print_to (text, "reviews %s %s ", game, paragraph);
  for (guint i = 0; i < reviews->len; i++)
    {
      const EdubbaReview *review = &g_array_index (reviews, EdubbaReview, i);

      game_print_to (text, "%s%" G_GINT64_FORMAT "%c", i > 0 ? "," : "", review->time,
                     grade_letters[review->grade]);
    }
  g_string_append_c (text, '\n');
}

void
edubba_rules_print (GString *text, const char *game, const EdubbaGameProgress *progress)
{
  g_autoptr (GList) paragraphs = g_hash_table_get_keys (progress->rules);

  paragraphs = g_list_sort (paragraphs, (GCompareFunc) strcmp);
  for (GList *paragraph = paragraphs; paragraph; paragraph = paragraph->next)
    {
      const EdubbaMemory *rule = g_hash_table_lookup (progress->rules, paragraph->data);
      const GArray       *reviews = g_hash_table_lookup (progress->reviews, paragraph->data);

      game_print_to (text, "memory %s %s ", game, (char *) paragraph->data);
      edubba_rules_print_fields (text, rule);
      if (reviews)
        print_reviews (text, game, paragraph->data, reviews);
    }
}
