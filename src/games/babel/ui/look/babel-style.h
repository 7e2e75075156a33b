/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The look of the board: its style sheet, a palette for light,
 * dark and high contrast, and style classes.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Keeps the resources of these widgets in the program; they register themselves. Every class with a
 * template calls it. */
void babel_style_register (void);

/* Makes the style sheet and the palette that fits the system's wishes apply to a display, once. */
void babel_style_attach (GdkDisplay *display);

/* The style class of a nation and its land: "assyria"; "unknown" for BABEL_UNKNOWN. */
const char *babel_style_get_nation (guint nation);

/* Puts a style class on a widget or takes it off. */
void babel_style_toggle (GtkWidget *widget, const char *style_class, gboolean on);

/* Takes off the class of `old` nation and puts on that of `nation`. */
void babel_style_set_nation (GtkWidget *widget, guint old, guint nation);

/* Gives a widget its name and, if not NULL, its description for assistive technology. */
void babel_style_name (GtkWidget *widget, const char *name, const char *description);

/* The same with a tooltip. GTK would make the tooltip the description. */
void babel_style_name_with_hint (GtkWidget  *widget,
                                 const char *name,
                                 const char *description,
                                 const char *tooltip);

/* A text as it is shown: no line is broken at its last n spaces, so that no number is left alone in
 * one. */
char *babel_style_tie (const char *text, guint n) G_GNUC_WARN_UNUSED_RESULT;

/* Makes a button press a part of the board: "land:H". */
void babel_style_set_part (GtkWidget *button, const char *part);

G_END_DECLS
