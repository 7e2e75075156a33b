/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All pages of the help in one language, in the order in which they are read: the pages that are
 * installed for the desktop's help viewer. Every page lies below another one, its guide, but for
 * the first, which is the table of contents.
 */
#pragma once

#include <gio/gio.h>

#include "edubba-game.h"
#include "edubba-mallard.h"

G_BEGIN_DECLS

typedef struct _EdubbaHelpBook EdubbaHelpBook;

/* Sets the folder that has the pages, ".../share/help"; the environment variable EDUBBA_HELP names
 * another one, for programs that are not installed. */
void edubba_help_book_set_folder (const char *path);

/* Opens the help in the first of `languages` (NULL-terminated, as g_get_language_names () gives
 * them) that there is, in English if there is none. A page that cannot be read is left out with a
 * warning; where there are none at all, a single page says so. */
EdubbaHelpBook *
edubba_help_book_new (const char *const *languages) G_GNUC_WARN_UNUSED_RESULT;

void edubba_help_book_free (EdubbaHelpBook *book);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaHelpBook, edubba_help_book_free)

/* The language's code; "C" for English. */
const char *edubba_help_book_get_language (const EdubbaHelpBook *book);

/* The pages in reading order; the first is the table of contents. Borrowed. */
guint                    edubba_help_book_get_n_pages (const EdubbaHelpBook *book);
const EdubbaMallardPage *edubba_help_book_get_page (const EdubbaHelpBook *book, guint index);

/* The page of this id, as an index; -1 if there is none. */
int edubba_help_book_find (const EdubbaHelpBook *book, const char *id);

/* The page for a paragraph of a game's rules ("2.5.1"; NULL: the page above all of them), as an
 * index; -1 if there is none. */
int edubba_help_book_find_paragraph (const EdubbaHelpBook *book,
                                     const EdubbaGame     *game,
                                     const char           *paragraph);

/* The depth of a page below the table of contents: 0 for the table itself. */
guint edubba_help_book_get_depth (const EdubbaHelpBook *book, guint index);

G_END_DECLS
