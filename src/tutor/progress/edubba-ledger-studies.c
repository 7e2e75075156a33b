/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ledger's lines about studies, read and printed: the last round as it began, and all answers.
 * An answer names its round and its group, so it needs no other line.
 */
#include <string.h>

#include "edubba-ledger-fields.h"
#include "edubba-ledger-lines.h"
#include "game-print.h"
#include "game-state.h"

const char *const edubba_study_test_names[EDUBBA_STUDY_N_TESTS] = {
  [EDUBBA_STUDY_WEEK] = "week",
  [EDUBBA_STUDY_MONTH] = "month",
};

const char *const edubba_study_group_names[2] = { "reminded", "rests" };

const char *const edubba_study_right_names[2] = { "wrong", "right" };

static EdubbaStudy *
get_study (EdubbaLedger *ledger, const char *game)
{
  return edubba_ledger_get_game (ledger, game, TRUE)->study;
}

/* Cuts the last letter off each text: "2.5.1-" is a rule that rests. FALSE if one is no such text,
 * or is there twice. */
static gboolean
read_rules (char **texts, EdubbaStudyRule *rules)
{
  for (guint i = 0; texts[i]; i++)
    {
      gsize length = strlen (texts[i]);

      if (length < 2 || (texts[i][length - 1] != '+' && texts[i][length - 1] != '-'))
        return FALSE;
      rules[i].rests = texts[i][length - 1] == '-';
      rules[i].paragraph = texts[i];
      texts[i][length - 1] = '\0';
      for (guint j = 0; j < i; j++)
        if (g_str_equal (rules[j].paragraph, texts[i]))
          return FALSE;
    }
  return TRUE;
}

/* study TIME GAME SEED PARAGRAPH+,PARAGRAPH-,... */
gboolean
edubba_studies_read_begin (EdubbaLedger *ledger, char **field)
{
  g_auto (GStrv) texts = g_strsplit (field[3], ",", -1);
  guint                       n = g_strv_length (texts);
  g_autofree EdubbaStudyRule *rules = g_new (EdubbaStudyRule, n);
  gint64                      time;
  guint64                     seed;

  if (!edubba_field_read_time (field[0], &time) || time == 0 ||
      !game_number_parse (field[2], G_MAXUINT64, &seed, NULL) || !read_rules (texts, rules))
    return FALSE;
  edubba_study_begin (get_study (ledger, field[1]), time, seed, rules, n);
  return TRUE;
}

/* study-end TIME GAME */
gboolean
edubba_studies_read_end (EdubbaLedger *ledger, char **field)
{
  EdubbaGameProgress *game = edubba_ledger_get_game (ledger, field[1], FALSE);
  gint64              time;

  if (!edubba_field_read_time (field[0], &time) || time == 0 || !game || game->study->start == 0)
    return FALSE;
  game->study->end = time;
  return TRUE;
}

/* studied TIME GAME ROUND PARAGRAPH week|month reminded|rests FORECAST right|wrong */
gboolean
edubba_studies_read_answer (EdubbaLedger *ledger, char **field)
{
  EdubbaStudyAnswer answer = { .paragraph = field[3] };
  guint             test;
  guint             group;
  guint             right;

  if (!edubba_field_read_time (field[0], &answer.time) ||
      !edubba_field_read_time (field[2], &answer.round) || answer.round == 0 ||
      !edubba_field_read_name (field[4], edubba_study_test_names, EDUBBA_STUDY_N_TESTS, &test) ||
      !edubba_field_read_name (field[5], edubba_study_group_names, 2, &group) ||
      !edubba_field_read_parts (field[6], EDUBBA_MICRO, &answer.forecast) ||
      answer.forecast > 1 ||
      !edubba_field_read_name (field[7], edubba_study_right_names, 2, &right))
    return FALSE;
  answer.test = test;
  answer.rests = group == 1;
  answer.right = right == 1;
  edubba_study_add_answer (get_study (ledger, field[1]), &answer);
  return TRUE;
}

static void
print_round (GString *text, const char *game, const EdubbaStudy *study)
{
  game_print_to (text, "study %" G_GINT64_FORMAT " %s %" G_GUINT64_FORMAT " ", study->start, game,
                 study->seed);
  for (guint i = 0; i < study->rules->len; i++)
    {
      const EdubbaStudyRule *rule = g_ptr_array_index (study->rules, i);

      game_print_to (text, "%s%s%c", i > 0 ? "," : "", rule->paragraph, rule->rests ? '-' : '+');
    }
  g_string_append_c (text, '\n');
  if (study->end > 0)
    game_print_to (text, "study-end %" G_GINT64_FORMAT " %s\n", study->end, game);
}

void
edubba_studies_print (GString *text, const char *game, const EdubbaStudy *study)
{
  if (study->start > 0)
    print_round (text, game, study);
  for (guint i = 0; i < study->answers->len; i++)
    {
      const EdubbaStudyAnswer *answer = g_ptr_array_index (study->answers, i);

      game_print_to (text,
                     "studied %" G_GINT64_FORMAT " %s %" G_GINT64_FORMAT " %s %s %s %.0f %s\n",
                     answer->time, game, answer->round, answer->paragraph,
                     edubba_study_test_names[answer->test],
                     edubba_study_group_names[answer->rests != FALSE],
                     answer->forecast * EDUBBA_MICRO,
                     edubba_study_right_names[answer->right != FALSE]);
    }
}
