/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of parts of a board in lessons, taken from the tables of a game. Whether a board
 * really has a widget for each is the board's affair.
 */
#include "course-spotlight.h"

/* What stands behind the name of a part. */
typedef struct
{
  gboolean is_known;
  gboolean has_seat;
  gboolean has_letter;
} Shape;

static Shape
find_shape (const GameRules *rules, const char *name)
{
  gsize n_letters = strlen (rules->letters);

  for (guint i = 0; i < rules->n_zones; i++)
    if (strcmp (rules->zones[i].name, name) == 0)
      return (Shape) { TRUE,
                       rules->zones[i].per_seat,
                       rules->zones[i].indexes > 1 && rules->zones[i].indexes == n_letters };
  for (guint i = 0; i < rules->n_terms; i++)
    if (strcmp (rules->terms[i].name, name) == 0 && rules->terms[i].operands[0] == 's')
      return (Shape) { TRUE, TRUE, rules->terms[i].operands[1] == 'l' };
  for (guint i = 0; i < rules->n_kinds; i++)
    if (strcmp (rules->kinds[i].name, name) == 0 && (rules->kinds[i].flags & GAME_KIND_ENDS_TURN))
      return (Shape) { TRUE, FALSE, FALSE };
  return (Shape) { FALSE };
}

static gboolean
is_seat (const char *word)
{
  return strcmp (word, "me") == 0 || strcmp (word, "opp") == 0;
}

static gboolean
is_letter (const GameRules *rules, const char *word)
{
  return word[0] && !word[1] && strchr (rules->letters, word[0]);
}

char *
course_spotlight_parse (const GameRules *rules, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, ":", 4);
  guint n_words = g_strv_length (words);
  Shape shape = n_words > 0 ? find_shape (rules, words[0]) : (Shape) { FALSE };

  if (!shape.is_known)
    return NULL;
  if (n_words == 1 && shape.has_seat && !shape.has_letter)
    return g_strconcat (text, ":me", NULL);
  if (n_words != 1u + shape.has_seat + shape.has_letter ||
      (shape.has_seat && !is_seat (words[1])) ||
      (shape.has_letter && !is_letter (rules, words[n_words - 1])))
    return NULL;
  return g_strdup (text);
}
