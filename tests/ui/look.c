/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The looks come to a page in the order of the list; the last look may change the window, which
 * is gone after the page.
 */
#include "look.h"

#define MAX_LOOKS 8

/* A tour that is under way. */
typedef struct
{
  const Look *const *looks;
  gpointer           data[MAX_LOOKS];
} Around;

static void
look_cb (GtkWidget *window, const char *page, gpointer data)
{
  Around *around = data;

  for (guint i = 0; around->looks[i] != NULL; i++)
    if (around->data[i] != NULL)
      around->looks[i]->look (window, page, around->data[i]);
}

void
look_around (const TourCase *tour, const Look *const *looks)
{
  Around   around = { .looks = looks };
  gboolean looks_at_all = FALSE;
  guint    n_pages;

  if (!g_str_equal (tour->language, "en") && !tour_speak (tour->language))
    return;
  for (guint i = 0; looks[i] != NULL; i++)
    {
      g_assert_cmpuint (i, <, MAX_LOOKS);
      around.data[i] = looks[i]->begin (tour->language);
      looks_at_all |= around.data[i] != NULL;
    }
  if (!looks_at_all)
    {
      g_test_skip ("nothing is looked for in this language");
      return;
    }
  n_pages = tour_take (tour->games, look_cb, &around);
  g_test_message ("%u pages", n_pages);
  g_assert_cmpuint (n_pages, >, 8);
  for (guint i = 0; looks[i] != NULL; i++)
    if (around.data[i] != NULL)
      looks[i]->end (around.data[i]);
}
