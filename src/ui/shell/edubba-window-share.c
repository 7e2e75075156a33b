/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts that go out of the window, and texts that come in: copying, saving, pasting, and files
 * that are dropped on it.
 *
 * The match page decides which part of a game may be shown. A text that comes in is as little
 * trusted as any file, and the clipboard is only looked at while the start page is in front.
 */
#include "edubba-window-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "course-link.h"
#include "edubba-sending.h"
#include "edubba-clipboard.h"
#include "edubba-clock.h"
#include "edubba-compat.h"
#include "edubba-replay-page.h"
#include "edubba-settings.h"

/* The greatest size of a text that is looked at without being asked. */
#define MAX_GLANCE_BYTES (64 * 1024)

/* The key under which the window keeps the text to be saved while the user chooses a file. */
static const char TO_SAVE[] = "edubba-to-save";

/* A text on its way to a file. */
typedef struct
{
  GWeakRef window;
  GBytes  *text;
} Saving;

static void
copy (EdubbaWindow *self, const char *text, const char *sentence)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  edubba_window_say (self, sentence);
}

void
edubba_window_copy_link (EdubbaWindow *self, const char *link)
{
  if (link != NULL)
    copy (self, link, _ ("The link was copied."));
  else
    edubba_window_say (self, _ ("This does not fit into a link. Copy the position instead."));
}

static void
copy_position_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow    *self = EDUBBA_WINDOW (widget);
  gboolean         whole = FALSE;
  g_autofree char *position = NULL;

  if (edubba_window_get_match_page (self) != NULL)
    position = edubba_match_page_dup_position (edubba_window_get_match_page (self), &whole);
  if (position == NULL)
    edubba_window_say (self, _ ("There is no position to copy here."));
  else if (whole)
    copy (self, position, _ ("The position was copied."));
  else
    copy (self, position, _ ("The position was copied as you see it, without hidden cards."));
}

/* Copies the link to what the page shows, or saves its file where that does not fit into one. */
static void
copy_link_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);
  EdubbaSending sending;

  if (!edubba_sending_find (edubba_window_get_match_page (self), &sending))
    edubba_window_say (self, _ ("There is no position to copy here."));
  else if (sending.link == NULL && sending.text != NULL)
    edubba_window_save_text (self, _ ("Too Long for a Link: Save It"), sending.name, sending.text);
  else
    edubba_window_copy_link (self, sending.link);
  edubba_sending_clear (&sending);
}

/* The record of the game on the page, if it may be shown in full; NULL: there is none. Gives the
 * game's id, too, if `id` is not NULL. */
static char *
dup_record (EdubbaWindow *self, const char **id)
{
  GtkWidget        *page = edubba_window_get_shown_page (self);
  const GameModule *module = NULL;
  char             *record = NULL;

  if (EDUBBA_IS_REPLAY_PAGE (page))
    {
      record = g_strdup (edubba_replay_page_get_record (EDUBBA_REPLAY_PAGE (page)));
      module = edubba_match_get_module (edubba_replay_page_get_match (EDUBBA_REPLAY_PAGE (page)));
    }
  else if (edubba_window_get_match_page (self) != NULL)
    {
      record = edubba_match_page_dup_record (edubba_window_get_match_page (self));
      module = edubba_page_get_game (EDUBBA_PAGE (edubba_window_get_match_page (self)))->module;
    }
  if (id != NULL && module != NULL)
    *id = module->rules->id;
  return record;
}

static void
copy_record_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow    *self = EDUBBA_WINDOW (widget);
  g_autofree char *record = dup_record (self, NULL);

  if (record != NULL)
    copy (self, record, _ ("The record of the game was copied."));
}

static void
saving_free (Saving *saving)
{
  g_weak_ref_clear (&saving->window);
  g_bytes_unref (saving->text);
  g_free (saving);
}

static void
file_written_cb (GObject *file, GAsyncResult *result, gpointer data)
{
  Saving *saving = data;
  g_autoptr (EdubbaWindow) self = g_weak_ref_get (&saving->window);
  g_autofree char *name = g_file_get_basename (G_FILE (file));
  g_autoptr (GError) error = NULL;

  g_file_replace_contents_finish (G_FILE (file), result, NULL, &error);
  if (self != NULL && error != NULL)
    edubba_compat_tell (GTK_WIDGET (self), _ ("This File Cannot Be Saved"), error->message,
                        _ ("_Close"));
  else if (self != NULL)
    {
      /* Translators: %s is the name of a file. */
      g_autofree char *sentence = g_strdup_printf (_ ("Saved as “%s”."), name);

      edubba_window_say (self, sentence);
    }
  saving_free (saving);
}

static void
place_chosen_cb (GtkWidget *parent, GFile *file)
{
  GBytes *text = g_object_get_data (G_OBJECT (parent), TO_SAVE);
  Saving *saving = g_new (Saving, 1);

  g_weak_ref_init (&saving->window, parent);
  saving->text = g_bytes_ref (text);
  g_file_replace_contents_bytes_async (file, saving->text, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                       file_written_cb, saving);
}

void
edubba_window_save_text (EdubbaWindow *self,
                         const char   *title,
                         const char   *name,
                         const char   *text)
{
  g_object_set_data_full (G_OBJECT (self), TO_SAVE, g_bytes_new (text, strlen (text)),
                          (GDestroyNotify) g_bytes_unref);
  edubba_compat_save_file (GTK_WIDGET (self), title, name, place_chosen_cb);
}

static void
save_record_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow    *self = EDUBBA_WINDOW (widget);
  const char      *id = NULL;
  g_autofree char *record = dup_record (self, &id);
  g_autofree char *day = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GDateTime) now = edubba_clock_dup_local ();

  if (record == NULL)
    return;
  day = g_date_time_format (now, "%Y-%m-%d");
  name = g_strdup_printf ("%s-%s.record", id, day);
  edubba_window_save_text (self, _ ("Save the Record"), name, record);
}

/* ---- Coming in ---- */

static gboolean
can_be_read (EdubbaWindow *self, const char *text)
{
  g_autoptr (CourseLink) link = NULL;
  g_autoptr (CoursePuzzle) puzzle = NULL;
  g_autofree GameState *state = NULL;
  const GameModule     *module;

  switch (edubba_pasted_guess (text))
    {
    case EDUBBA_PASTED_LINK:
      return (link = course_link_parse (edubba_window_get_modules (self), text, NULL)) != NULL;
    case EDUBBA_PASTED_PUZZLE:
      puzzle = course_puzzle_parse (edubba_window_get_modules (self), text, strlen (text), NULL);
      return puzzle != NULL;
    case EDUBBA_PASTED_POSITION:
      module = game_modules_find_for_position (edubba_window_get_modules (self), text, NULL);
      if (module != NULL)
        state = game_position_parse_full (module->rules, text, 0, NULL);
      return state != NULL;
    case EDUBBA_PASTED_RECORD:
      return TRUE;
    case EDUBBA_PASTED_NOTHING:
    default:
      return FALSE;
    }
}

/* The start page's offer about a copied text; NULL: none. */
static const char *
describe_pasted (EdubbaPasted pasted)
{
  switch (pasted)
    {
    case EDUBBA_PASTED_LINK:
      return _ ("A link to a position or a puzzle");
    case EDUBBA_PASTED_PUZZLE:
      return _ ("A puzzle");
    case EDUBBA_PASTED_POSITION:
      return _ ("A position");
    case EDUBBA_PASTED_RECORD:
      return _ ("The record of a game");
    case EDUBBA_PASTED_NOTHING:
    default:
      return NULL;
    }
}

/* Waiting for the clipboard keeps no window open. */
static GWeakRef *
hold_weakly (EdubbaWindow *self)
{
  GWeakRef *ref = g_new (GWeakRef, 1);

  g_weak_ref_init (ref, self);
  return ref;
}

/* The window, if it is still there. */
static EdubbaWindow *
release (GWeakRef *ref)
{
  EdubbaWindow *self = g_weak_ref_get (ref);

  g_weak_ref_clear (ref);
  g_free (ref);
  return self;
}

static void
glanced_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (EdubbaWindow) self = release (data);
  g_autofree char *text = edubba_clipboard_read_finish (result, NULL);
  g_autofree char *tidy = NULL;

  if (self == NULL)
    return;
  if (text != NULL)
    tidy = edubba_pasted_tidy (text);
  if (tidy != NULL && can_be_read (self, tidy))
    edubba_start_page_set_pasted (self->start_page,
                                  describe_pasted (edubba_pasted_guess (tidy)));
  else
    edubba_start_page_set_pasted (self->start_page, NULL);
}

void
edubba_window_glance (EdubbaWindow *self)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (self));

  if (self->pages->len > 1 || !gtk_window_is_active (GTK_WINDOW (self)))
    return;
  if (!edubba_settings_get_switch (self->settings, EDUBBA_SETTINGS_CLIPBOARD))
    {
      edubba_start_page_set_pasted (self->start_page, NULL);
      return;
    }
  edubba_clipboard_read_async (clipboard, MAX_GLANCE_BYTES, glanced_cb, hold_weakly (self));
}

/* Asks before the page is left for the copied text. */
static void
offer_pasted (EdubbaWindow *self, const char *text)
{
  AdwToast *toast = adw_toast_new (describe_pasted (edubba_pasted_guess (text)));

  adw_toast_set_button_label (toast, _ ("Open What Was Copied"));
  adw_toast_set_action_name (toast, "win.open-pasted");
  adw_toast_set_action_target (toast, "s", text);
  edubba_window_add_toast (self, toast);
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (EdubbaWindow) self = release (data);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = edubba_clipboard_read_finish (result, &error);
  g_autofree char *tidy = NULL;

  if (self == NULL)
    return;
  if (text == NULL && error->domain == G_IO_ERROR &&
      error->code != G_IO_ERROR_TIMED_OUT)
    edubba_window_say (self, _ ("There is no text on the clipboard."));
  else if (text == NULL)
    edubba_window_say (self, error->message);
  else
    tidy = edubba_pasted_tidy (text);
  if (tidy == NULL)
    return;
  if (self->pages->len > 1 && can_be_read (self, tidy))
    offer_pasted (self, tidy);
  else
    edubba_window_open_text (self, tidy);
}

static void
open_pasted_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_window_open_text (EDUBBA_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

/* The key is the window's, and takes nothing from where text is written. */
static void
paste_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (widget));

  if (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus))
    {
      gtk_widget_activate_action (focus, "clipboard.paste", NULL);
      return;
    }
  edubba_clipboard_read_async (gtk_widget_get_clipboard (widget), GAME_RECORD_MAX_BYTES,
                               pasted_cb, hold_weakly (EDUBBA_WINDOW (widget)));
}

/* Opens the first of several files, for each would cover the one before. */
static gboolean
files_dropped_cb (EdubbaWindow *self, const GValue *value)
{
  GSList *files = gdk_file_list_get_files (g_value_get_boxed (value));
  GFile  *first = files != NULL ? files->data : NULL;

  if (first != NULL)
    edubba_window_open_file (self, first);
  g_slist_free (files);
  return first != NULL;
}

void
edubba_window_accept_drops (EdubbaWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_swapped (target, "drop", G_CALLBACK (files_dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

void
edubba_window_install_share_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.copy-position", NULL,
                                   copy_position_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.copy-link", NULL, copy_link_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.copy-record", NULL,
                                   copy_record_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.save-record", NULL,
                                   save_record_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.paste", NULL, paste_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.open-pasted", "s", open_pasted_activated_cb);
}
