/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields are those of the canonical text, so a field that is missing has its default. Their
 * new contents are not checked: that is the reader's business.
 */
#include <string.h>

#include "babel-edits-private.h"
#include "game-state.h"

static int
find_field (BabelFields *draft, const char *key)
{
  for (guint i = 0; i < draft->fields->len; i++)
    if (g_str_has_prefix (g_ptr_array_index (draft->fields, i), key))
      return (int) i;
  return -1;
}

/* Leaves out the secrets that only the program knows, to be drawn by chance. */
static void
open_decks (BabelFields *draft, const BabelState *state)
{
  g_autofree char *quarry = babel_fields_get (draft, "quarry=", "");
  g_autofree char *known = NULL;

  babel_fields_set (draft, "deck=", "", "");
  babel_fields_set (draft, "rng=", "", "");
  babel_fields_set (draft, "owed=", "", "");
  babel_fields_set (draft, "result=", "", "");
  known = g_strdup_printf ("%.*s?", (int) MIN (state->table.n_known, strspn (quarry, "123456")),
                           quarry);
  babel_fields_set (draft, "quarry=", known, "?");
}

BabelFields *
babel_fields_new (const BabelState *state)
{
  g_autofree char *text = game_position_print (&babel_rules, (const GameState *) state);
  g_auto (GStrv) fields = g_strsplit (text, " ", -1);
  BabelFields *draft = g_new (BabelFields, 1);

  draft->fields = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; fields[i]; i++)
    g_ptr_array_add (draft->fields, g_strdup (fields[i]));
  open_decks (draft, state);
  return draft;
}

void
babel_fields_free (BabelFields *draft)
{
  g_ptr_array_unref (draft->fields);
  g_free (draft);
}

char *
babel_fields_print (BabelFields *draft)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < draft->fields->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            (char *) g_ptr_array_index (draft->fields, i));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
babel_fields_get (BabelFields *draft, const char *key, const char *missing)
{
  int i = find_field (draft, key);

  if (i < 0)
    return g_strdup (missing);
  return g_strdup ((char *) g_ptr_array_index (draft->fields, i) + strlen (key));
}

void
babel_fields_set (BabelFields *draft, const char *key, const char *value, const char *missing)
{
  int i = find_field (draft, key);

  if (i >= 0)
    g_ptr_array_remove_index (draft->fields, (guint) i);
  if (!g_str_equal (value, missing))
    g_ptr_array_insert (draft->fields, i >= 0 ? i : -1, g_strconcat (key, value, NULL));
}

char *
babel_fields_get_side (BabelFields *draft, const char *key, guint side)
{
  g_autofree char *value = babel_fields_get (draft, key, "|");
  g_auto (GStrv) sides = g_strsplit (value, "|", 2);

  return g_strdup (sides[side]);
}

void
babel_fields_set_side (BabelFields *draft, const char *key, guint side, const char *value)
{
  g_autofree char *other = babel_fields_get_side (draft, key, 1 - side);
  g_autofree char *both = side == 0 ? g_strconcat (value, "|", other, NULL)
                                    : g_strconcat (other, "|", value, NULL);

  /* Lands are never left out. */
  babel_fields_set (draft, key, both, g_str_has_suffix (key, ":") ? "" : "|");
}

char
babel_fields_get_place (BabelFields *draft, const char *key, guint side, const char *missing)
{
  g_autofree char *value = babel_fields_get (draft, key, missing);

  return value[side];
}

void
babel_fields_set_place (
  BabelFields *draft, const char *key, guint side, const char *missing, char place)
{
  g_autofree char *value = babel_fields_get (draft, key, missing);

  value[side] = place;
  babel_fields_set (draft, key, value, missing);
}

static char *
get_in_land (BabelFields *draft, guint side, char land, gboolean temple)
{
  const char       key[] = { land, ':', '\0' };
  g_autofree char *value = babel_fields_get_side (draft, key, side);
  g_auto (GStrv) parts = g_strsplit (value, "/", 2);

  if (parts[0] == NULL || (temple && parts[1] == NULL))
    return g_strdup ("");
  return g_strdup (parts[temple]);
}

static void
set_in_land (BabelFields *draft, guint side, char land, const char *cards, const char *levels)
{
  const char       key[] = { land, ':', '\0' };
  g_autofree char *value = g_strconcat (cards, *levels ? "/" : "", levels, NULL);

  babel_fields_set_side (draft, key, side, value);
}

char *
babel_fields_get_colonnade (BabelFields *draft, guint side, char land)
{
  return get_in_land (draft, side, land, FALSE);
}

void
babel_fields_set_colonnade (BabelFields *draft, guint side, char land, const char *cards)
{
  g_autofree char *levels = get_in_land (draft, side, land, TRUE);

  set_in_land (draft, side, land, cards, levels);
}

char *
babel_fields_get_temple (BabelFields *draft, guint side, char land)
{
  return get_in_land (draft, side, land, TRUE);
}

void
babel_fields_set_temple (BabelFields *draft, guint side, char land, const char *levels)
{
  g_autofree char *cards = get_in_land (draft, side, land, FALSE);

  set_in_land (draft, side, land, cards, levels);
}

static void
mirror_field (BabelFields *draft, const char *key)
{
  g_autofree char *first = babel_fields_get_side (draft, key, 0);
  g_autofree char *second = babel_fields_get_side (draft, key, 1);

  babel_fields_set_side (draft, key, 0, second);
  babel_fields_set_side (draft, key, 1, first);
}

static void
mirror_places (BabelFields *draft, const char *key, const char *missing)
{
  char first = babel_fields_get_place (draft, key, 0, missing);

  babel_fields_set_place (draft, key, 0, missing,
                          babel_fields_get_place (draft, key, 1, missing));
  babel_fields_set_place (draft, key, 1, missing, first);
}

void
babel_fields_mirror (BabelFields *draft)
{
  for (const char *land = BABEL_LETTERS; *land; land++)
    {
      const char key[] = { *land, ':', '\0' };

      mirror_field (draft, key);
    }
  mirror_field (draft, "hands=");
  mirror_field (draft, "stores=");
  mirror_places (draft, "pawns=", "QQ");
  mirror_places (draft, "starters=", "00");
}
