/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One page of the help as widgets: a heading, paragraphs, lists, notes, figures, and a button for
 * every page that it leads to.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-help-book.h"

G_BEGIN_DECLS

/* Makes the widgets for page `index` of `book`, from top to bottom. Links and buttons activate the
 * action "rules.go" with the id of a page. games: those that have figures, NULL-terminated,
 * borrowed for the call. *heading is the title, which takes the focus; borrowed. */
GtkWidget *edubba_article_new (const EdubbaGame *const *games,
                               const EdubbaHelpBook    *book,
                               guint                    index,
                               GtkWidget              **heading) G_GNUC_WARN_UNUSED_RESULT;

/* Markup as plain text. */
char *edubba_article_dup_plain (const char *markup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
