/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pages lie where the desktop's help viewer looks for them, in a folder for each language.
 * Their order is the build's (help/meson.build).
 */
#include "edubba-help-book.h"

#include <glib/gi18n.h>
#include <string.h>

/* Below the folder of a language. */
#define DOCUMENT "edubba"

struct _EdubbaHelpBook
{
  char      *language;
  GPtrArray *pages; /* of EdubbaMallardPage */
};

static const char *const ids[] = {
#define PAGE(id) id,
#include "help-pages.h"
#undef PAGE
};

static char *folder;

void
edubba_help_book_set_folder (const char *path)
{
  g_free (folder);
  folder = g_strdup (path);
}

static char *
build_path (const char *language, const char *id)
{
  const char      *above = g_getenv ("EDUBBA_HELP");
  g_autofree char *name = g_strconcat (id, ".page", NULL);

  if (above == NULL)
    above = folder != NULL ? folder : "";
  return g_build_filename (above, language, DOCUMENT, name, NULL);
}

static gboolean
has_language (const char *language)
{
  g_autofree char *path = build_path (language, ids[0]);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

static char *
choose_language (const char *const *languages)
{
  for (; *languages != NULL; languages++)
    if (has_language (*languages))
      return g_strdup (*languages);
  return g_strdup ("C");
}

static void
add_page (EdubbaHelpBook *book, const char *id)
{
  g_autofree char *path = build_path (book->language, id);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  EdubbaMallardPage *page = NULL;
  gsize              length;

  if (g_file_get_contents (path, &text, &length, &error))
    page = edubba_mallard_parse (text, length, &error);
  if (page != NULL)
    g_ptr_array_add (book->pages, page);
  else
    g_warning ("%s: %s", path, error->message);
}

/* Those who package the program may leave its documents out. */
static void
add_notice (EdubbaHelpBook *book)
{
  g_autofree char *text =
    g_markup_printf_escaped ("<page id='%s'><title>%s</title><p>%s</p></page>", ids[0], _ ("Help"),
                             _ ("The pages of the help are not installed on this computer."));

  g_ptr_array_add (book->pages, edubba_mallard_parse (text, strlen (text), NULL));
}

static void
free_page (gpointer page)
{
  edubba_mallard_page_free (page);
}

EdubbaHelpBook *
edubba_help_book_new (const char *const *languages)
{
  EdubbaHelpBook *book;

  g_return_val_if_fail (languages != NULL, NULL);

  book = g_new0 (EdubbaHelpBook, 1);
  book->language = choose_language (languages);
  book->pages = g_ptr_array_new_with_free_func (free_page);
  for (guint i = 0; i < G_N_ELEMENTS (ids) && has_language (book->language); i++)
    add_page (book, ids[i]);
  if (book->pages->len == 0)
    add_notice (book);
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

  if (game->help_prefix == NULL)
    return -1;
  if (paragraph == NULL)
    {
      id = g_strconcat (game->module->rules->id, "-rules", NULL);
      return edubba_help_book_find (book, id);
    }
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
