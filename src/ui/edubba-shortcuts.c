/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keys are written as GTK writes them in the user's language, so they match what is printed on the
 * keyboard.
 */
#include "edubba-shortcuts.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "edubba-compat.h"

typedef struct
{
  const char *title;
  const char *accel; /* as gtk_accelerator_parse () reads it */
} Shortcut;

static const Shortcut on_the_board[] = {
  { N_ ("Move about the board"), "Left" },
  { N_ ("Move about the board"), "Up" },
  { N_ ("Go to the next part"), "Tab" },
  { N_ ("Choose or carry out"), "Return" },
  { N_ ("Drop a half-made action"), "Escape" },
  { N_ ("End the turn"), "<Control>Return" },
  { NULL },
};

static const Shortcut in_a_game[] = {
  { N_ ("Undo"), "<Control>z" },
  { N_ ("Redo"), "<Control><Shift>z" },
  { N_ ("Read the position"), "<Control>l" },
  { N_ ("Show or hide the side panel"), "F9" },
  { NULL },
};

static const Shortcut in_general[] = {
  { N_ ("New game"), "<Control>n" },
  { N_ ("Open a puzzle or a record"), "<Control>o" },
  { N_ ("Back to the start page"), "<Alt>Left" },
  { N_ ("Full screen"), "F11" },
  { N_ ("Main menu"), "F10" },
  { N_ ("Keyboard shortcuts"), "<Control>question" },
  { N_ ("Close the window"), "<Control>w" },
  { N_ ("Quit"), "<Control>q" },
  { NULL },
};

static AdwPreferencesGroup *
make_group (const char *title, const Shortcut *shortcuts)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  for (const Shortcut *shortcut = shortcuts; shortcut->title != NULL; shortcut++)
    {
      GtkWidget       *row = adw_action_row_new ();
      GtkWidget       *keys = NULL;
      guint            key = 0;
      GdkModifierType  modifiers = 0;
      g_autofree char *label = NULL;

      if (!gtk_accelerator_parse (shortcut->accel, &key, &modifiers))
        continue;
      label = gtk_accelerator_get_label (key, modifiers);
      keys = gtk_label_new (label);
      gtk_widget_add_css_class (keys, "keycap");
      gtk_widget_set_valign (keys, GTK_ALIGN_CENTER);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (shortcut->title));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), keys);
      adw_preferences_group_add (group, row);
    }
  return group;
}

void
edubba_shortcuts_show (GtkWidget *parent)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());

  adw_preferences_page_add (page, make_group (_ ("On the board"), on_the_board));
  adw_preferences_page_add (page, make_group (_ ("In a game"), in_a_game));
  adw_preferences_page_add (page, make_group (_ ("In general"), in_general));
  edubba_compat_show_sheet (parent, GTK_WIDGET (page), _ ("Keyboard Shortcuts"), 480, 640);
}
