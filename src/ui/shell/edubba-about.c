/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The addresses are those of the metainfo, and the news are the paragraph of its newest release;
 * a test compares them.
 */
#include "edubba-about.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "edubba-compat.h"
#include "edubba-limit.h"

#define WEBSITE "https://github.com/edubba/edubba"
#define ISSUES  "https://github.com/edubba/edubba/issues"

/* The credits of a game; `owned` takes their strings. */
static void
add_credits (GArray *credits, GPtrArray *owned, const EdubbaGame *game)
{
  g_autofree char *title = game->module->words->title ();
  /* Translators: a heading in the credits, above the names of a board game's authors; %s is the
   * game's name. */
  char        *authors = g_strdup_printf (_ ("The game %s was invented by"), title);
  char        *publisher = g_strdup_printf (_ ("The game %s was first published by"), title);
  char       **names = g_new0 (char *, 2);
  EdubbaCredit credit = { authors, (char **) game->authors };

  names[0] = (char *) game->publisher;
  if (game->authors != NULL)
    g_array_append_val (credits, credit);
  credit = (EdubbaCredit) { publisher, names };
  if (game->publisher != NULL)
    g_array_append_val (credits, credit);
  g_ptr_array_add (owned, authors);
  g_ptr_array_add (owned, publisher);
  g_ptr_array_add (owned, names);
}

/* The folder of the data, without the user's name. */
static char *
dup_data_folder (void)
{
  const char *folder = g_get_user_data_dir ();
  const char *home = g_get_home_dir ();

  if (g_str_has_prefix (folder, home))
    return g_strconcat ("~", folder + strlen (home), NULL);
  return g_strdup (folder);
}

char *
edubba_about_dup_troubles (GtkWidget *widget, const char *version)
{
  GtkNative       *native = gtk_widget_get_native (widget);
  GskRenderer     *renderer = native != NULL ? gtk_native_get_renderer (native) : NULL;
  g_autofree char *system = g_get_os_info (G_OS_INFO_KEY_PRETTY_NAME);
  g_autofree char *folder = dup_data_folder ();
  const char      *desktop = g_getenv ("XDG_CURRENT_DESKTOP");
  const char      *flatpak = g_getenv ("FLATPAK_ID");

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  return g_strdup_printf (
    "Edubba %s\nGTK %u.%u.%u, libadwaita %u.%u.%u, GLib %u.%u.%u\n"
    "System: %s\nDesktop: %s\nFlatpak: %s\nDisplay: %s\nRenderer: %s\nLanguage: %s\n"
    "Memory for a proof: %u MiB\nData: %s\n",
    version, gtk_get_major_version (), gtk_get_minor_version (), gtk_get_micro_version (),
    adw_get_major_version (), adw_get_minor_version (), adw_get_micro_version (),
    glib_major_version, glib_minor_version, glib_micro_version,
    system != NULL ? system : "unknown", desktop != NULL ? desktop : "unknown",
    flatpak != NULL ? flatpak : "no", G_OBJECT_TYPE_NAME (gtk_widget_get_display (widget)),
    renderer != NULL ? G_OBJECT_TYPE_NAME (renderer) : "none", g_get_language_names ()[0],
    (guint) (edubba_limit_get_memory () >> 20), folder);
}

void
edubba_about_show (GtkWidget *parent, const char *version, const EdubbaGame *const *games)
{
  g_autoptr (GArray) credits = g_array_new (TRUE, TRUE, sizeof (EdubbaCredit));
  g_autoptr (GPtrArray) owned = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *troubles = edubba_about_dup_troubles (parent, version);
  g_autofree char *news = g_markup_printf_escaped (
    "<p>%s</p>",
    _ ("The first version: two whole games, against the computer or friends at the same "
       "screen, courses of lessons, puzzles, a coach, and a look back at what was played."));

  for (; *games != NULL; games++)
    add_credits (credits, owned, *games);
  edubba_compat_show_about (
    parent,
    &(EdubbaAbout) {
      .name = _ ("Edubba"),
      .icon = g_application_get_application_id (g_application_get_default ()),
      .version = version,
      .comments =
        _ ("Edubba, the house of tablets, teaches board games by letting you play them.\n\n"
           "It is an independent implementation: the rules are the games’ own; the code, the words "
           "and the pictures are ours. Neither the games’ authors nor their publishers made it or "
           "endorse it."),
      .website = WEBSITE,
      .issues = ISSUES,
      .news = news,
      .troubles = troubles,
      .credits = (const EdubbaCredit *) (gpointer) credits->data });
}
