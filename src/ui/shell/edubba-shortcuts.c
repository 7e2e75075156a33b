/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keys are written as GTK writes them in the user's language, so they match the letters on the
 * keyboard. Keys of one game's board come with the game.
 */
#include "edubba-shortcuts.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "edubba-beside-layout.h"
#include "edubba-compat.h"

static const EdubbaGameKey on_the_board[] = {
  { "Left Up Right Down", N_ ("Move about the board") },
  { "Tab", N_ ("Go to the next part") },
  { "Return", N_ ("Choose or carry out") },
  { "Escape", N_ ("Drop a half-made action") },
  { "<Control>Return", N_ ("End the turn") },
  { NULL, NULL },
};

static const EdubbaGameKey in_a_game[] = {
  { "<Control>z", N_ ("Undo") },
  { "<Control><Shift>z <Control>y", N_ ("Redo") },
  { "<Control>h", N_ ("Ask for a hint") },
  { "<Control>r", N_ ("Show the last turn again") },
  { "F3", N_ ("Read what lies where you are") },
  { "F4", N_ ("Read your hand") },
  { "F5", N_ ("Read what has changed since your last turn") },
  { "<Control>l", N_ ("Read the position") },
  { "<Control><Shift>c", N_ ("Copy the position") },
  { "F9", N_ ("Show or hide the side panel") },
  { "F2", N_ ("Show or hide the reference card") },
  { "F8", N_ ("Show or hide what actions would bring by the end") },
  { NULL, NULL },
};

static const EdubbaGameKey in_a_replay[] = {
  { "Left Right", N_ ("One action back or forward") },
  { "Home End", N_ ("To the beginning or the end") },
  { "space", N_ ("Play the game back") },
  { NULL, NULL },
};

static const EdubbaGameKey in_general[] = {
  { "<Control>n", N_ ("New game") },
  { "<Control>o", N_ ("Open a puzzle or a record") },
  { "<Control>v", N_ ("Open what was copied") },
  { "<Alt>Left", N_ ("Back to the page before") },
  { "F1", N_ ("Help") },
  { "F11", N_ ("Full screen") },
  { "F10", N_ ("Main menu") },
  { "<Control>comma", N_ ("Preferences") },
  { "<Control>question question", N_ ("Keyboard shortcuts") },
  { "<Control>w", N_ ("Close the window") },
  { "<Control>q", N_ ("Quit") },
  { NULL, NULL },
};

/* In the order of the headings below. */
static const EdubbaGameKey *const groups[] = { on_the_board, in_a_game, in_general };

/* The number of keys side by side: those with long names take more lines in a window of any
 * width. */
static int
count_columns (const char *text)
{
  if (strchr (text, '<') != NULL || strchr (text, '_') != NULL)
    return 1;
  return strlen (text) > 12 ? 2 : 5;
}

/* The text on a key, in one line: "Page Up", which some of the toolkit's translations call
 * "Page_Up". */
static char *
dup_label (guint key, GdkModifierType modifiers)
{
  g_autofree char *label = gtk_accelerator_get_label (key, modifiers);
  g_auto (GStrv) words = g_strsplit_set (label, " _", -1);

  return g_strjoinv ("\xc2\xa0", words);
}

/* The lists above name left and right for people who read from left to right.
 */
static guint
mirror_key (guint key)
{
  if (gtk_widget_get_default_direction () != GTK_TEXT_DIR_RTL)
    return key;
  if (key == GDK_KEY_Left)
    return GDK_KEY_Right;
  return key == GDK_KEY_Right ? GDK_KEY_Left : key;
}

/* Keys, written as they are printed in the user's language. */
static GtkWidget *
make_keys (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  GtkWidget *grid = gtk_grid_new ();
  int        columns = count_columns (text);

  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  for (int i = 0; words[i] != NULL; i++)
    {
      guint            key = 0;
      GdkModifierType  modifiers = 0;
      g_autofree char *label = NULL;
      GtkWidget       *cap;

      if (!gtk_accelerator_parse (words[i], &key, &modifiers))
        continue;
      label = dup_label (mirror_key (key), modifiers);
      cap = gtk_label_new (label);
      gtk_widget_add_css_class (cap, "keycap");
      gtk_widget_set_halign (cap, GTK_ALIGN_END);
      gtk_label_set_wrap (GTK_LABEL (cap), TRUE);
      gtk_label_set_natural_wrap_mode (GTK_LABEL (cap), GTK_NATURAL_WRAP_NONE);
      gtk_grid_attach (GTK_GRID (grid), cap, i % columns, i / columns, 1, 1);
    }
  return grid;
}

static void
add_keys (AdwPreferencesGroup *group, const char *domain, const EdubbaGameKey *keys)
{
  for (; keys != NULL && keys->title != NULL; keys++)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                     g_dgettext (domain, keys->title));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_keys (keys->keys));
      edubba_beside_layout_apply (row, 6);
      adw_preferences_group_add (group, row);
    }
}

static AdwPreferencesGroup *
add_group (AdwPreferencesPage *page, const char *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_page_add (page, group);
  return group;
}

const EdubbaGameKey *
edubba_shortcuts_get_keys (guint group)
{
  return group < G_N_ELEMENTS (groups) ? groups[group] : NULL;
}

/* A group of keys, under a heading or under that of the group before. */
typedef struct
{
  const char          *heading; /* or NULL */
  const char          *domain;  /* of the titles */
  const EdubbaGameKey *keys;
} KeyGroup;

/* All that there are, in their order. */
static GArray *
list_groups (const EdubbaGame *const *games)
{
  GArray  *listed = g_array_new (FALSE, FALSE, sizeof (KeyGroup));
  KeyGroup shell[] = { { _ ("On the board"), GETTEXT_PACKAGE, on_the_board },
                       { _ ("In a game"), GETTEXT_PACKAGE, in_a_game },
                       { _ ("When you look back at a game"), GETTEXT_PACKAGE, in_a_replay },
                       { _ ("In general"), GETTEXT_PACKAGE, in_general } };

  g_array_append_val (listed, shell[0]);
  for (const EdubbaGame *const *game = games; *game != NULL; game++)
    {
      KeyGroup group = { NULL, (*game)->text_domain, (*game)->keys };

      g_array_append_val (listed, group);
    }
  g_array_append_vals (listed, shell + 1, G_N_ELEMENTS (shell) - 1);
  return listed;
}

/* Keys for those who read from right to left, as mirror_key () has them. */
static char *
dup_mirrored (const char *keys)
{
  g_auto (GStrv) words = g_strsplit (keys, " ", -1);

  for (char **word = words; *word != NULL; word++)
    {
      guint           key = 0;
      GdkModifierType modifiers = 0;

      if (!gtk_accelerator_parse (*word, &key, &modifiers))
        continue;
      g_free (*word);
      *word = gtk_accelerator_name (mirror_key (key), modifiers);
    }
  return g_strjoinv (" ", words);
}

static void
key_line_clear (gpointer data)
{
  EdubbaKeyLine *line = data;

  g_free (line->title);
  g_free (line->keys);
}

static gboolean
show_in_dialog (GtkWidget *parent, GArray *listed)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (EdubbaKeyLine));

  g_array_set_clear_func (lines, key_line_clear);
  for (guint i = 0; i < listed->len; i++)
    {
      const KeyGroup *group = &g_array_index (listed, KeyGroup, i);
      EdubbaKeyLine   heading = { g_strdup (group->heading), NULL };

      if (group->heading != NULL)
        g_array_append_val (lines, heading);
      for (const EdubbaGameKey *key = group->keys; key != NULL && key->title != NULL; key++)
        {
          const char   *title = g_dgettext (group->domain, key->title);
          EdubbaKeyLine line = { g_strdup (title), dup_mirrored (key->keys) };

          g_array_append_val (lines, line);
        }
    }
  return edubba_compat_show_keys (parent, (const EdubbaKeyLine *) (gpointer) lines->data,
                                  lines->len);
}

void
edubba_shortcuts_show (GtkWidget *parent, const EdubbaGame *const *games)
{
  g_autoptr (GArray) listed = list_groups (games);
  AdwPreferencesPage  *page;
  AdwPreferencesGroup *shown = NULL;

  if (show_in_dialog (parent, listed))
    return;
  page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  for (guint i = 0; i < listed->len; i++)
    {
      const KeyGroup *group = &g_array_index (listed, KeyGroup, i);

      if (group->heading != NULL)
        shown = add_group (page, group->heading);
      add_keys (shown, group->domain, group->keys);
    }
  edubba_compat_show_sheet (parent, GTK_WIDGET (page), _ ("Keyboard Shortcuts"), 480, 640);
}
