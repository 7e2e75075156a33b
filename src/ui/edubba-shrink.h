/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A page that fits into a small window whatever the language and the size of text: what is written
 * on buttons goes on in a second line, what stands in fields is cut at its end.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Lets the texts of all buttons, drop-down lists and fields with a title in a widget, which has
 * been filled, give way where there is no room for them in one line. Leaves boards as they are. May
 * be called again. */
void edubba_shrink_texts (GtkWidget *widget);

/* Lets the title of a narrow window of this height, in pixels, take two lines before it is cut, or
 * the subtitle below a title of one word, if that leaves room enough for what stands below; and
 * makes it a little smaller than usual where text is large, so that its longest word has room. 0
 * where both are to have one line of whatever size. To be called again when the height, the size of
 * text or the title is another. */
void edubba_shrink_title (AdwWindowTitle *title, int height);

G_END_DECLS
