/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of parts of a board in lessons, taken from the tables of a game. A board need not
 * have a widget for each.
 */
#include "course-spotlight.h"

#include "game-state.h"

/* The index after the seat in the name of a part. */
typedef enum
{
  INDEX_NONE,
  INDEX_LETTER,
  INDEX_PLACE,
} Index;

/* The syntax of the name of a part after its first word. */
typedef struct
{
  gboolean is_known;
  gboolean has_seat;
  Index    index;
} Shape;

static Index
find_zone_index (const GameRules *rules, const GameZoneKind *zone)
{
  if (zone->indexes > 1 && zone->indexes == rules->n_places)
    return INDEX_PLACE;
  return zone->indexes > 1 && zone->indexes == strlen (rules->letters) ? INDEX_LETTER : INDEX_NONE;
}

static Shape
find_shape (const GameRules *rules, const char *name)
{
  guint kind = game_kind_find (rules, name);

  for (guint i = 0; i < rules->n_zones; i++)
    if (strcmp (rules->zones[i].name, name) == 0)
      return (Shape) { TRUE, rules->zones[i].per_seat, find_zone_index (rules, &rules->zones[i]) };
  for (guint i = 0; i < rules->n_terms; i++)
    if (strcmp (rules->terms[i].name, name) == 0 && rules->terms[i].operands[0] == 's')
      return (Shape) { TRUE, TRUE,
                       rules->terms[i].operands[1] == 'l'   ? INDEX_LETTER
                       : rules->terms[i].operands[1] == 'p' ? INDEX_PLACE
                                                            : INDEX_NONE };
  if (kind < rules->n_kinds && (rules->kinds[kind].flags & GAME_KIND_ENDS_TURN))
    return (Shape) { TRUE, FALSE, INDEX_NONE };
  return (Shape) { FALSE };
}

/* "me", "opp" for two seats, and a number for more: every part has a single name. */
static gboolean
is_seat (guint seats, const char *word)
{
  guint64 number;

  if (strcmp (word, "me") == 0)
    return TRUE;
  if (seats == 2)
    return strcmp (word, "opp") == 0;
  return game_number_parse (word, seats, &number, NULL) && number >= 1;
}

static gboolean
is_index (const GameRules *rules, Index index, const char *word)
{
  guint place;

  if (index == INDEX_PLACE)
    return rules->parse_place (word, &place);
  return word[0] && !word[1] && strchr (rules->letters, word[0]);
}

char *
course_spotlight_parse (const GameRules *rules, guint seats, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, ":", 4);
  guint n_words = g_strv_length (words);
  Shape shape = n_words > 0 ? find_shape (rules, words[0]) : (Shape) { FALSE };

  if (!shape.is_known)
    return NULL;
  if (n_words == 1 && shape.has_seat && shape.index == INDEX_NONE)
    return g_strconcat (text, ":me", NULL);
  if (n_words != 1u + shape.has_seat + (shape.index != INDEX_NONE) ||
      (shape.has_seat && !is_seat (seats, words[1])) ||
      (shape.index != INDEX_NONE && !is_index (rules, shape.index, words[n_words - 1])))
    return NULL;
  return g_strdup (text);
}
