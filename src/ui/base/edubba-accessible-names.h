/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Accessible names for the internal children of composite GTK widgets: assistive technology finds
 * them too, and calls those without a name by their type.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Names the button of a list to choose from (of strings), and its value by the chosen line, from
 * now on; the copy of that line in the button is hidden. */
void edubba_accessible_names_drop_down (GtkDropDown *drop_down, const char *name);

/* Hides the parts of a row's list: the row itself says the chosen line. */
void edubba_accessible_names_combo_row (AdwComboRow *row);

/* Names the buttons of a toast. */
void edubba_accessible_names_toast (GtkWidget *toast);

/* Gives a row a name and a description (or NULL) of its own. The toolkit points to the row's title
 * and subtitle instead: of both, older releases read out both, newer ones only those. */
void edubba_accessible_names_row (AdwActionRow *row, const char *name, const char *description);

/* The same for the line of a list view that the toolkit makes round an item's child. */
void edubba_accessible_names_line (GtkListItem *item, const char *name, const char *description);

/* The same for a row that opens and its parts, before the rows are added that it opens. */
void edubba_accessible_names_expander_row (AdwExpanderRow *row,
                                           const char     *name,
                                           const char     *description);

/* The same for the switch of a row, which the toolkit names as soon as it becomes the row's
 * activatable widget. */
void edubba_accessible_names_switch (GtkWidget *toggle, const char *name, const char *description);

/* Names the part of a widget that scrolls, or the widget itself if it does: it can have the focus,
 * to be scrolled by keys. */
void edubba_accessible_names_scroller (GtkWidget *widget, const char *name);

/* Names the widgets that newer releases put round the content of a dialog when it is shown, and
 * again when it moves to the foot of a narrow window: sheets that can have the focus, and can be
 * pressed; and the widget that turns its pages. To be called before. */
void edubba_accessible_names_sheets (GtkWidget *content, const char *name);

/* Names a row to write in by its title, which newer releases read out twice. */
void edubba_accessible_names_entry_row (AdwEntryRow *row);

G_END_DECLS
