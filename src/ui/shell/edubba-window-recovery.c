/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The things that the window puts aside, and its way back to them and to files that could not be
 * read. Trying one again changes nothing unless it can be read now, and then loses nothing
 * either: a game in progress and progress are put aside in their turn. A file that could not be
 * read stays where it is; a text that was put aside goes once its content is kept elsewhere.
 */
#include "edubba-window-private.h"

#include <glib/gi18n.h>

#include "edubba-recovery-page.h"
#include "edubba-recovery.h"
#include "edubba-compat.h"
#include "edubba-saves.h"

/* The key under which the window carries the name of the file that is to be copied, or deleted. */
static const char CHOSEN[] = "edubba-recovery";

/* The key of the match that waits for an answer. */
static const char WAITING[] = "edubba-waiting-match";

/* The file, or NULL, which has been answered: it is gone. */
static EdubbaRecoveryFile *
find_file (EdubbaWindow *self, const char *name)
{
  g_autofree char    *folder = edubba_window_dup_data_folder ();
  EdubbaRecoveryFile *file = edubba_recovery_find (folder, name);

  if (file == NULL)
    edubba_window_say (self, _ ("This file is not there any more."));
  return file;
}

static EdubbaRecoveryFile *
find_chosen (EdubbaWindow *self)
{
  return find_file (self, g_object_get_data (G_OBJECT (self), CHOSEN));
}

static void
choose (EdubbaWindow *self, GVariant *name)
{
  g_object_set_data_full (G_OBJECT (self), CHOSEN, g_variant_dup_string (name, NULL), g_free);
}

void
edubba_window_update_aside (EdubbaWindow *self)
{
  g_autofree char *folder = edubba_window_dup_data_folder ();
  g_autoptr (GPtrArray) files = edubba_recovery_list (folder);
  GtkWidget *page = edubba_window_get_shown_page (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.set-aside", files->len > 0);
  if (EDUBBA_IS_RECOVERY_PAGE (page))
    edubba_page_shown (EDUBBA_PAGE (page));
}

static void
set_aside_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow    *self = EDUBBA_WINDOW (widget);
  g_autofree char *folder = edubba_window_dup_data_folder ();

  if (EDUBBA_IS_RECOVERY_PAGE (edubba_window_get_shown_page (self)))
    return;
  edubba_window_push_page (
    self, GTK_WIDGET (edubba_recovery_page_new (folder, edubba_window_get_modules (self))));
}

/* The match of a game that is begun, and not over, before another game replaces it; or NULL. */
static EdubbaMatch *
find_begun (EdubbaWindowGame *kept)
{
  EdubbaMatch *match = edubba_save_get_match (kept->save);

  if (match == NULL || edubba_match_get_finished (match) ||
      (edubba_match_get_length (match) == 0 && edubba_match_get_sealed (match) == 0))
    return NULL;
  return match;
}

static void
tell_aside (EdubbaWindow *self, const char *name)
{
  AdwToast *toast = adw_toast_new (_ ("The game in progress was put aside"));

  adw_toast_set_button_label (toast, _ ("Go Back to It"));
  adw_toast_set_action_target (toast, "s", name);
  adw_toast_set_action_name (toast, "win.try-aside");
  edubba_window_add_toast (self, toast);
}

static void
replace_answered_cb (GtkWidget *window)
{
  EdubbaWindow *self = EDUBBA_WINDOW (window);
  g_autoptr (EdubbaMatch) match = g_object_steal_data (G_OBJECT (self), WAITING);
  const EdubbaGame *game;

  if (match == NULL)
    return;
  game = edubba_window_find_game (self, edubba_match_get_module (match));
  edubba_save_set_match (edubba_window_get_kept (self, game)->save, match);
  edubba_window_show_match (self, match);
}

static void
ask_to_replace (EdubbaWindow *self, EdubbaMatch *match, const GError *error)
{
  /* Translators: %s is the system's own sentence, such as "No space left on device". */
  g_autofree char *text = g_strdup_printf (_ ("It cannot be put aside: %s. If another game takes "
                                              "its place, it is lost."),
                                           error->message);

  g_object_set_data_full (G_OBJECT (self), WAITING, g_object_ref (match), g_object_unref);
  edubba_compat_ask (GTK_WIDGET (self), _ ("Lose the Game in Progress?"), text, _ ("_Keep It"),
                     _ ("_Lose It"), replace_answered_cb);
}

gboolean
edubba_window_put_aside (EdubbaWindow *self, EdubbaWindowGame *kept, EdubbaMatch *match)
{
  EdubbaMatch     *begun = find_begun (kept);
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GError) error = NULL;

  if (begun == NULL || begun == match)
    return TRUE;
  text = edubba_save_print (begun);
  name = edubba_keeper_put_aside (self->keeper, EDUBBA_SAVE_NAME, text, &error);
  if (name == NULL)
    {
      ask_to_replace (self, match, error);
      return FALSE;
    }
  tell_aside (self, name);
  edubba_window_update_aside (self);
  return TRUE;
}

static void
refuse (EdubbaWindow *self, EdubbaFileState state)
{
  edubba_compat_tell (GTK_WIDGET (self), _ ("It Still Cannot Be Read"),
                      state == EDUBBA_FILE_NEWER
                        ? _ ("The file comes from a newer version of this program. Nothing has "
                             "changed, and the file stays here; try again once Edubba is up to "
                             "date.")
                        : _ ("The file is damaged. Nothing has changed, and the file stays here."),
                      _ ("_Close"));
}

static gboolean
try_game (EdubbaWindow             *self,
          const EdubbaRecoveryFile *file,
          const char               *base,
          char                    **entries,
          gboolean                  is_good)
{
  gboolean whole;
  g_autoptr (EdubbaMatch) match =
    edubba_save_replay (edubba_window_get_modules (self), base, (const char *const *) entries,
                        &whole);

  if (match == NULL)
    return FALSE;
  if (!edubba_window_restore_bout (self, match) && !edubba_window_show_match (self, match))
    return TRUE;
  if (whole && is_good)
    edubba_keeper_let_go (self->keeper, file);
  edubba_window_say (self, whole && is_good ? _ ("The game is back.")
                                            : _ ("The game is back, as far as it could be read."));
  return TRUE;
}

/* The progress there is now is set aside before; if that cannot be done it stays. */
static gboolean
try_progress (EdubbaWindow             *self,
              const EdubbaRecoveryFile *file,
              const char               *base,
              char                    **entries)
{
  g_autofree char *folder = edubba_window_dup_data_folder ();
  g_autofree char *rest = g_strjoinv ("\n", entries);
  g_autofree char *text = g_strconcat (base, rest, *rest != '\0' ? "\n" : "", NULL);
  g_autofree char *present = edubba_progress_print (edubba_window_get_progress (self));
  g_autofree char *name = NULL;
  g_autoptr (GError) error = NULL;

  name = edubba_recovery_keep (folder, EDUBBA_PROGRESS_NAME, present, &error);
  if (name == NULL)
    {
      edubba_window_say (self, error->message);
      return TRUE;
    }
  if (!edubba_progress_restore (edubba_window_get_progress (self), text))
    {
      g_autoptr (EdubbaRecoveryFile) kept = edubba_recovery_find (folder, name);

      if (kept != NULL)
        edubba_recovery_delete (kept, NULL);
      return FALSE;
    }
  edubba_keeper_let_go (self->keeper, file);
  edubba_window_say (self, _ ("What you had learned is back; what came after it is set aside."));
  return TRUE;
}

static void
try_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);
  g_autoptr (EdubbaRecoveryFile) file = find_file (self, g_variant_get_string (parameter, NULL));
  g_autofree char *base = NULL;
  g_auto (GStrv) entries = NULL;
  EdubbaFileState state;
  gboolean        is_back = FALSE;

  if (file != NULL)
    {
      state = edubba_recovery_read (file, &base, &entries);
      if (base != NULL && edubba_saves_is_name (file->archive))
        is_back = try_game (self, file, base, entries, state == EDUBBA_FILE_GOOD);
      else if (state == EDUBBA_FILE_GOOD &&
               g_str_equal (file->archive, EDUBBA_PROGRESS_NAME))
        is_back = try_progress (self, file, base, entries);
      if (!is_back)
        refuse (self, state);
    }
  edubba_window_update_aside (self);
}

static void
copy_named_cb (GtkWidget *parent, GFile *target)
{
  EdubbaWindow *self = EDUBBA_WINDOW (parent);
  g_autoptr (EdubbaRecoveryFile) file = find_chosen (self);
  g_autoptr (GFile) source = file != NULL ? g_file_new_for_path (file->path) : NULL;
  g_autoptr (GError) error = NULL;

  if (source == NULL)
    return;
  if (g_file_copy (source, target, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, &error))
    edubba_window_say (self, _ ("A copy is saved."));
  else
    edubba_compat_tell (parent, _ ("This File Cannot Be Saved"), error->message, _ ("_Close"));
}

static void
copy_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  choose (EDUBBA_WINDOW (widget), parameter);
  edubba_compat_save_file (widget, _ ("Save a Copy"), g_variant_get_string (parameter, NULL),
                           copy_named_cb);
}

static void
delete_answered_cb (GtkWidget *window)
{
  EdubbaWindow *self = EDUBBA_WINDOW (window);
  g_autoptr (EdubbaRecoveryFile) file = find_chosen (self);
  g_autoptr (GError) error = NULL;

  if (file != NULL && !edubba_recovery_delete (file, &error))
    edubba_compat_tell (window, _ ("This File Cannot Be Deleted"), error->message, _ ("_Close"));
  edubba_window_update_aside (self);
}

static void
delete_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  choose (EDUBBA_WINDOW (widget), parameter);
  edubba_compat_ask (widget, _ ("Delete This File?"),
                     _ ("What is in it cannot be recovered after that."), _ ("_Cancel"),
                     _ ("_Delete"),
                     delete_answered_cb);
}

void
edubba_window_install_aside_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.set-aside", NULL, set_aside_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.try-aside", "s", try_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.copy-aside", "s", copy_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.delete-aside", "s", delete_activated_cb);
}
