/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reader of the help: the rules of the games, paragraph by paragraph, and how to use the
 * program. A list of all pages stands beside the text where there is room for it.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-game.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_RULES_PAGE (edubba_rules_page_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaRulesPage, edubba_rules_page, EDUBBA, RULES_PAGE, GtkWidget)

/* Shows the help in the user's language, open at the table of contents. games: those of the
 * program, NULL-terminated, which outlive the page. */
GtkWidget *edubba_rules_page_new (const EdubbaGame *const *games) G_GNUC_WARN_UNUSED_RESULT;

/* Opens the page for a paragraph of a game's rules ("2.5.1"; NULL: the page above all of them), or
 * the page of this id; the table of contents for "" and for paragraphs without a page. */
void edubba_rules_page_open (EdubbaRulesPage  *self,
                             const EdubbaGame *game,
                             const char       *paragraph);

/* The id of the page that is open. */
const char *edubba_rules_page_get_open (EdubbaRulesPage *self);

G_END_DECLS
