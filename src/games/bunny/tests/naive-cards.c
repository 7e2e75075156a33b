/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The box of cards as data/cards.tsv lists them, lists of cards, and the generator.
 * A card is found by going through all names.
 */
#include "naive-bunny.h"

#include <string.h>

typedef struct
{
  char *name;
  char *kind;
  int   copies;
} Kind;

static GPtrArray *
read_cards (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", "bunny",
                                            "data", "cards.tsv", NULL);
  g_autofree char *text = NULL;
  GPtrArray       *kinds = g_ptr_array_new ();
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (int cell = 0; cell < 100; cell++)
    {
      Kind *kind = g_new0 (Kind, 1);

      kind->name = g_strdup_printf ("%c%d", 'A' + cell / 10, cell % 10 + 1);
      kind->kind = g_strdup ("territory");
      kind->copies = 1;
      g_ptr_array_add (kinds, kind);
    }
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i]; i++)
    {
      g_auto (GStrv) columns = g_strsplit (lines[i], "\t", -1);
      Kind *kind;

      if (g_strv_length (columns) < 4 || !g_ascii_isdigit (lines[i][0]) ||
          g_str_has_prefix (lines[i], "1-"))
        continue;
      kind = g_new0 (Kind, 1);
      kind->name = g_strdup (columns[1]);
      kind->kind = g_strdup (columns[2]);
      kind->copies = (int) g_ascii_strtoll (columns[3], NULL, 10);
      g_ptr_array_add (kinds, kind);
    }
  return kinds;
}

static GPtrArray *
get_kinds (void)
{
  static GPtrArray *kinds;

  if (!kinds)
    kinds = read_cards ();
  return kinds;
}

const char *
naive_card_name (int number)
{
  GPtrArray *kinds = get_kinds ();

  return number < (int) kinds->len ? ((Kind *) g_ptr_array_index (kinds, number))->name : NULL;
}

int
naive_card_copies (int number)
{
  return ((Kind *) g_ptr_array_index (get_kinds (), number))->copies;
}

char *
naive_card_plain (const char *card)
{
  return g_strndup (card, strcspn (card, "."));
}

const char *
naive_card_marks (const char *card)
{
  const char *dot = strchr (card, '.');

  return dot ? dot + 1 : "";
}

/* "?" comes behind all. */
int
naive_card_number (const char *card)
{
  g_autofree char *plain = naive_card_plain (card);
  GPtrArray       *kinds = get_kinds ();

  for (guint i = 0; i < kinds->len; i++)
    if (g_str_equal (((Kind *) g_ptr_array_index (kinds, i))->name, plain))
      return (int) i;
  return (int) kinds->len;
}

const char *
naive_card_kind (const char *card)
{
  return ((Kind *) g_ptr_array_index (get_kinds (), naive_card_number (card)))->kind;
}

/* ---- Lists */

GPtrArray *
naive_list_new (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

void
naive_list_add (GPtrArray *list, const char *card)
{
  g_ptr_array_add (list, g_strdup (card));
}

GPtrArray *
naive_list_copy (const GPtrArray *list)
{
  GPtrArray *copy = naive_list_new ();

  for (guint i = 0; i < list->len; i++)
    naive_list_add (copy, g_ptr_array_index (list, i));
  return copy;
}

static int
compare_cards (gconstpointer a, gconstpointer b)
{
  const char *first = *(const char *const *) a, *second = *(const char *const *) b;
  int         order = naive_card_number (first) - naive_card_number (second);

  return order ? order : strcmp (naive_card_marks (first), naive_card_marks (second));
}

void
naive_list_sort (GPtrArray *list)
{
  g_ptr_array_sort (list, compare_cards);
}

int
naive_list_find (const GPtrArray *list, const char *plain)
{
  gsize length = strlen (plain);

  for (guint i = 0; i < list->len; i++)
    {
      const char *card = g_ptr_array_index (list, i);

      if (strncmp (card, plain, length) == 0 && (card[length] == '\0' || card[length] == '.'))
        return (int) i;
    }
  return -1;
}

int
naive_list_count (const GPtrArray *list, const char *plain)
{
  int n = 0;

  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *name = naive_card_plain (g_ptr_array_index (list, i));

      n += g_str_equal (name, plain);
    }
  return n;
}

char *
naive_list_take (GPtrArray *list, int index)
{
  return g_ptr_array_steal_index (list, (guint) index);
}

/* ---- Chance */

static guint64
next (guint64 *generator)
{
  guint64 z;

  *generator += G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
  z = *generator;
  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94D049BB133111EB);
  return z ^ (z >> 31);
}

/* The high 64 bits of the product, in halves. */
guint64
naive_below (guint64 *generator, guint64 n)
{
  guint64 x = next (generator);
  guint64 low = (x & G_GUINT64_CONSTANT (0xffffffff)) * n;
  guint64 high = (x >> 32) * n;

  return (high + (low >> 32)) >> 32;
}

void
naive_shuffle (guint64 *generator, GPtrArray *list)
{
  for (int i = (int) list->len - 1; i >= 1; i--)
    {
      guint64  j = naive_below (generator, (guint64) i + 1);
      gpointer card = list->pdata[i];

      list->pdata[i] = list->pdata[j];
      list->pdata[j] = card;
    }
}
