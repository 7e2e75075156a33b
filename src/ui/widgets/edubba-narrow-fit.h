/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A page that fits into a small window in any language and size of text: labels of buttons go on
 * in a second line, texts in fields are cut at their end.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Lets the texts of all buttons, drop-down lists and fields with a title in a widget, which has
 * been filled, give way where there is no room for them in one line. Leaves boards as they are. May
 * be called again. */
void edubba_narrow_fit_texts (GtkWidget *widget);

/* Lets the title of a narrow window of this height, in pixels, take two lines before it is cut,
 * or the subtitle below a title of one word, if text has its usual size and enough room is left
 * for the page. 0 if both are to have one line. In a slim window both keep their usual size even
 * if text is large, and the title a little smaller, so that its longest word has room. To be
 * called again when the size of the window or of text, or the title is another. */
void edubba_narrow_fit_title (AdwWindowTitle *title, int height, gboolean slim);

G_END_DECLS
