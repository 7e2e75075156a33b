/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of parts of a board in lessons, taken from the tables of a game. A board need not
 * have a widget for each.
 */
#include "course-spotlight.h"

#include "game-print.h"
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

/* The first words of all names of parts. */
static GPtrArray *
list_names (const GameRules *rules)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < rules->n_zones; i++)
    g_ptr_array_add (names, g_strdup (rules->zones[i].name));
  for (guint i = 0; i < rules->n_terms; i++)
    if (find_shape (rules, rules->terms[i].name).is_known &&
        !g_ptr_array_find_with_equal_func (names, rules->terms[i].name, g_str_equal, NULL))
      g_ptr_array_add (names, g_strdup (rules->terms[i].name));
  for (guint i = 0; i < rules->n_kinds; i++)
    if (rules->kinds[i].flags & GAME_KIND_ENDS_TURN)
      g_ptr_array_add (names, g_strdup (rules->kinds[i].name));
  return names;
}

/* Adds the names that begin so, up to the first place of the board or all letters. */
static void
add_indexes (GPtrArray *names, const GameRules *rules, Index index, const char *beginning)
{
  g_autoptr (GString) place = g_string_new (NULL);

  if (index == INDEX_NONE)
    g_ptr_array_add (names, g_strdup (beginning));
  for (const char *letter = rules->letters; index == INDEX_LETTER && *letter; letter++)
    g_ptr_array_add (names, game_print ("%s:%c", beginning, *letter));
  if (index != INDEX_PLACE)
    return;
  rules->print_place (0, place);
  g_ptr_array_add (names, g_strconcat (beginning, ":", place->str, NULL));
}

/* The names of parts with this first word, which is known. */
static GPtrArray *
list_parts (const GameRules *rules, guint seats, const char *name)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);
  Shape      shape = find_shape (rules, name);

  for (guint seat = 0; seat < (shape.has_seat ? seats : 1); seat++)
    {
      g_autofree char *number = game_print ("%u", seat + 1);
      const char      *other = seats == 2 ? "opp" : number;
      g_autofree char *beginning =
        shape.has_seat ? g_strconcat (name, ":", seat == 0 ? "me" : other, NULL) : g_strdup (name);

      add_indexes (parts, rules, shape.index, beginning);
    }
  return parts;
}

gboolean
course_spotlight_read (const CourseKeys *keys,
                       const GameRules  *rules,
                       const char       *group,
                       const char       *key,
                       guint             seats,
                       char            **part)
{
  char            *full = course_spotlight_parse (rules, seats, *part);
  g_autofree char *name = g_strndup (*part, strcspn (*part, ":"));
  gboolean         is_name = find_shape (rules, name).is_known;
  g_autoptr (GPtrArray) known = NULL;

  if (full)
    {
      g_free (*part);
      *part = full;
      return TRUE;
    }
  known = is_name ? list_parts (rules, seats, name) : list_names (rules);
  g_ptr_array_add (known, NULL);
  return course_keys_fail_word (keys, group, key, is_name ? *part : name,
                                (const char *const *) known->pdata);
}
