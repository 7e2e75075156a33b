/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The build puts the pages of each language in a folder of its own among the resources, and their
 * order in a list beside the English ones.
 */
#include "edubba-help-book.h"

#include "edubba-help-resources.h"

#define HELP_PATH "/io/github/edubba/Edubba/help/"

struct _EdubbaHelpBook
{
  GResource *resource; /* borrowed */
  char      *language;
  GPtrArray *pages; /* of EdubbaMallardPage */
};

static GBytes *
look_up (const EdubbaHelpBook *book, const char *language, const char *name, GError **error)
{
  g_autofree char *path = g_strconcat (HELP_PATH, language, "/", name, NULL);

  return g_resource_lookup_data (book->resource, path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
}

static gboolean
has_language (const EdubbaHelpBook *book, const char *language)
{
  g_autoptr (GBytes) contents = look_up (book, language, "index.page", NULL);

  return contents != NULL;
}

static char *
choose_language (const EdubbaHelpBook *book, const char *const *languages)
{
  for (; *languages != NULL; languages++)
    if (has_language (book, *languages))
      return g_strdup (*languages);
  return g_strdup ("C");
}

static void
add_page (EdubbaHelpBook *book, const char *id)
{
  g_autofree char *name = g_strconcat (id, ".page", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = look_up (book, book->language, name, &error);
  EdubbaMallardPage *page = NULL;
  const char        *text;
  gsize              length;

  if (bytes != NULL)
    {
      text = g_bytes_get_data (bytes, &length);
      page = edubba_mallard_parse (text, length, &error);
    }
  if (page != NULL)
    g_ptr_array_add (book->pages, page);
  else
    g_warning ("%s/%s: %s", book->language, name, error->message);
}

static void
free_page (gpointer page)
{
  edubba_mallard_page_free (page);
}

EdubbaHelpBook *
edubba_help_book_new (const char *const *languages)
{
  EdubbaHelpBook *book = g_new0 (EdubbaHelpBook, 1);
  g_autoptr (GBytes) contents = NULL;
  g_auto (GStrv) ids = NULL;

  g_return_val_if_fail (languages != NULL, book);

  book->resource = edubba_help_get_resource ();
  book->language = choose_language (book, languages);
  book->pages = g_ptr_array_new_with_free_func (free_page);
  contents = look_up (book, "C", "contents", NULL);
  ids = g_strsplit (g_bytes_get_data (contents, NULL), "\n", -1);
  for (char **id = ids; **id != '\0'; id++)
    add_page (book, *id);
  return book;
}

void
edubba_help_book_free (EdubbaHelpBook *book)
{
  if (book == NULL)
    return;
  g_ptr_array_unref (book->pages);
  g_free (book->language);
  g_free (book);
}

const char *
edubba_help_book_get_language (const EdubbaHelpBook *book)
{
  return book->language;
}

guint
edubba_help_book_get_n_pages (const EdubbaHelpBook *book)
{
  return book->pages->len;
}

const EdubbaMallardPage *
edubba_help_book_get_page (const EdubbaHelpBook *book, guint index)
{
  g_return_val_if_fail (index < book->pages->len, NULL);

  return g_ptr_array_index (book->pages, index);
}

int
edubba_help_book_find (const EdubbaHelpBook *book, const char *id)
{
  g_return_val_if_fail (id != NULL, -1);

  for (guint i = 0; i < book->pages->len; i++)
    if (g_str_equal (edubba_help_book_get_page (book, i)->id, id))
      return (int) i;
  return -1;
}

int
edubba_help_book_find_paragraph (const EdubbaHelpBook *book,
                                 const EdubbaGame     *game,
                                 const char           *paragraph)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (game != NULL, -1);
  g_return_val_if_fail (paragraph != NULL, -1);

  if (game->help_prefix == NULL)
    return -1;
  id = g_strconcat (game->help_prefix, paragraph, NULL);
  return edubba_help_book_find (book, g_strdelimit (id, ".", '-'));
}

guint
edubba_help_book_get_depth (const EdubbaHelpBook *book, guint index)
{
  guint depth = 0;
  int   at = (int) index;

  g_return_val_if_fail (index < book->pages->len, 0);

  /* No chain of guides is longer than there are pages, unless it is a ring. */
  while (at > 0 && depth < book->pages->len)
    {
      const char *guide = edubba_help_book_get_page (book, (guint) at)->guide;

      at = guide != NULL ? edubba_help_book_find (book, guide) : -1;
      depth++;
    }
  return depth;
}
