/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The version guards, each round a few lines. A guard compares with the version whose headers it is
 * built against: an older branch is never compiled where it would be deprecated.
 */
#include "edubba-compat.h"

#include "edubba-accessible-names.h"
#include "game-text.h"

#include <glib/gi18n.h>

#ifdef GDK_WINDOWING_BROADWAY
#include <gdk/broadway/gdkbroadway.h>
#endif

/* An answer on its way: the callback, and its data. */
typedef struct
{
  GWeakRef       parent;
  EdubbaAnswered answered; /* or NULL */
} Ask;

/* A file on its way. */
typedef struct
{
  GWeakRef         parent;
  EdubbaFileChosen chosen;
} Choice;

static GtkWindow *
window_of (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static void
ask_answered_cb (GObject *dialog, const char *response, Ask *ask)
{
  g_autoptr (GtkWidget) parent = g_weak_ref_get (&ask->parent);

  if (parent != NULL && ask->answered != NULL && g_str_equal (response, "answer"))
    ask->answered (parent);
}

static void
ask_free (gpointer data, GClosure *closure)
{
  Ask *ask = data;

  g_weak_ref_clear (&ask->parent);
  g_free (ask);
}

static void
file_chosen (Choice *choice, GFile *file)
{
  g_autoptr (GtkWidget) parent = g_weak_ref_get (&choice->parent);

  if (file != NULL && parent != NULL)
    choice->chosen (parent, file);
  g_weak_ref_clear (&choice->parent);
  g_free (choice);
}

#if GTK_CHECK_VERSION(4, 10, 0)
static void
file_opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, NULL);

  file_chosen (data, file);
}

static void
file_named_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);

  file_chosen (data, file);
}
#else
static void
file_responded_cb (GtkNativeDialog *dialog, int response, gpointer data)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  file_chosen (data, file);
  g_object_unref (dialog);
}
#endif

#if ADW_CHECK_VERSION(1, 5, 0)
/* A dialog that has left its window lives until nothing more is being laid out. One that is
 * closing leaves when its window becomes wide or narrow, in the middle of giving its parts their
 * places, and the toolkit would go on with freed memory. */
static void
dialog_moved_cb (GtkWidget *dialog, GParamSpec *pspec, gpointer data)
{
  if (gtk_widget_get_parent (dialog) == NULL)
    g_idle_add_once ((GSourceOnceFunc) g_object_unref, g_object_ref (dialog));
}

static void
present (AdwDialog *dialog, GtkWidget *parent)
{
  g_signal_connect (dialog, "notify::parent", G_CALLBACK (dialog_moved_cb), NULL);
  adw_dialog_present (dialog, parent);
}

/* A heading comes in two sizes, of which the smaller is shown if the larger does not fit on a
 * line. Up to libadwaita 1.7 the larger heading, which does not wrap, is asked all the same for
 * its height there, and the toolkit warns. A later release asks for its width in the height of
 * the smaller, and the toolkit warns of a heading that wraps. */
static void
let_heading_wrap (GtkWidget *widget)
{
  if (adw_get_minor_version () > 7)
    return;
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "title-2"))
    g_object_set (widget, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    let_heading_wrap (child);
}
#else
static void
add_escape (GtkWidget *window)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, controller);
}
#endif

void
edubba_compat_announce (GtkWidget *widget, const char *sentence)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), sentence,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

GdkRGBA
edubba_compat_get_color (GtkWidget *widget)
{
  GdkRGBA color;

#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_get_color (widget, &color);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
#endif
  return color;
}

gboolean
edubba_compat_is_in_browser (GtkWidget *widget)
{
#ifdef GDK_WINDOWING_BROADWAY
  return GDK_IS_BROADWAY_DISPLAY (gtk_widget_get_display (widget));
#else
  return FALSE;
#endif
}

static GtkWidget *
ask (GtkWidget     *parent,
     const char    *heading,
     const char    *body,
     const char    *cancel_label,
     const char    *answer_label,
     EdubbaAnswered answered)
{
  Ask *asked = g_new0 (Ask, 1);

  /* The dialog may be a part of its parent, which must not be kept by it. */
  g_weak_ref_init (&asked->parent, parent);
  asked->answered = answered;
#if ADW_CHECK_VERSION(1, 5, 0)
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "cancel", cancel_label);
  if (answer_label != NULL)
    {
      adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "answer", answer_label);
      adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "answer",
                                                ADW_RESPONSE_DESTRUCTIVE);
    }
  g_signal_connect_data (dialog, "response", G_CALLBACK (ask_answered_cb), asked, ask_free, 0);
  let_heading_wrap (adw_dialog_get_child (dialog));
  edubba_accessible_names_scroller (adw_dialog_get_child (dialog), heading);
  edubba_accessible_names_sheets (adw_dialog_get_child (dialog), heading);
  present (dialog, parent);
  return GTK_WIDGET (dialog);
#else
  GtkWidget *dialog = adw_message_dialog_new (window_of (parent), heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "cancel", cancel_label);
  if (answer_label != NULL)
    {
      adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "answer", answer_label);
      adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "answer",
                                                  ADW_RESPONSE_DESTRUCTIVE);
    }
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (ask_answered_cb), asked, ask_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  return dialog;
#endif
}

void
edubba_compat_ask (GtkWidget     *parent,
                   const char    *heading,
                   const char    *body,
                   const char    *cancel_label,
                   const char    *answer_label,
                   EdubbaAnswered answered)
{
  ask (parent, heading, body, cancel_label, answer_label, answered);
}

GtkWidget *
edubba_compat_tell (GtkWidget  *parent,
                    const char *heading,
                    const char *body,
                    const char *close_label)
{
  g_autofree char *shown = game_text_show (body);

  return ask (parent, heading, shown, close_label, NULL, NULL);
}

gboolean
edubba_compat_raise_sheet (GtkWidget *parent)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

#if ADW_CHECK_VERSION(1, 5, 0)
  if (ADW_IS_APPLICATION_WINDOW (parent) &&
      adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (parent)) != NULL)
    return TRUE;
#endif
  for (GList *window = windows; window != NULL; window = window->next)
    if (GTK_WIDGET (gtk_window_get_transient_for (window->data)) == parent &&
        gtk_widget_get_visible (window->data))
      {
        gtk_window_present (window->data);
        return TRUE;
      }
  return FALSE;
}

void
edubba_compat_show_about (GtkWidget *parent, const EdubbaAbout *about)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  GtkWidget *dialog = GTK_WIDGET (adw_about_dialog_new ());
#else
  GtkWidget *dialog = adw_about_window_new ();
#endif

  g_object_set (
    dialog, "application-name", about->name, "application-icon", about->icon, "version",
    about->version, "comments", about->comments, "website", about->website, "issue-url",
    about->issues, "release-notes", about->news, "release-notes-version", about->version,
    "debug-info", about->troubles, "debug-info-filename", "edubba.txt", "developer-name",
    _ ("The Edubba authors"), "copyright", _ ("© 2026 The Edubba authors"), "license-type",
    GTK_LICENSE_GPL_3_0,
    /* Translators: put your names here, one to a line; they are credited in the about dialog. */
    "translator-credits", _ ("translator-credits"), NULL);
#if ADW_CHECK_VERSION(1, 5, 0)
  for (const EdubbaCredit *credit = about->credits; credit->title != NULL; credit++)
    adw_about_dialog_add_credit_section (ADW_ABOUT_DIALOG (dialog), credit->title,
                                         (const char **) credit->names);
  edubba_accessible_names_sheets (adw_dialog_get_child (ADW_DIALOG (dialog)), about->name);
  present (ADW_DIALOG (dialog), parent);
#else
  for (const EdubbaCredit *credit = about->credits; credit->title != NULL; credit++)
    adw_about_window_add_credit_section (ADW_ABOUT_WINDOW (dialog), credit->title,
                                         (const char **) credit->names);
  gtk_window_set_transient_for (GTK_WINDOW (dialog), window_of (parent));
  gtk_window_set_modal (GTK_WINDOW (dialog), TRUE);
  gtk_window_present (GTK_WINDOW (dialog));
#endif
}

gboolean
edubba_compat_show_keys (GtkWidget *parent, const EdubbaKeyLine *lines, guint n_lines)
{
#if ADW_CHECK_VERSION(1, 8, 0)
  AdwDialog           *dialog = adw_shortcuts_dialog_new ();
  AdwShortcutsSection *section = NULL;

  g_return_val_if_fail (n_lines > 0 && lines[0].keys == NULL, FALSE);

  for (guint i = 0; i < n_lines; i++)
    if (lines[i].keys != NULL)
      adw_shortcuts_section_add (section, adw_shortcuts_item_new (lines[i].title, lines[i].keys));
    else
      {
        section = adw_shortcuts_section_new (lines[i].title);
        adw_shortcuts_dialog_add (ADW_SHORTCUTS_DIALOG (dialog), section);
      }
  edubba_accessible_names_scroller (adw_dialog_get_child (dialog), adw_dialog_get_title (dialog));
  edubba_accessible_names_sheets (adw_dialog_get_child (dialog), adw_dialog_get_title (dialog));
  present (dialog, parent);
  return TRUE;
#else
  return FALSE;
#endif
}

gboolean
edubba_compat_show_preferences (GtkWidget *parent, AdwPreferencesPage *page, const char *title)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  AdwDialog *dialog = adw_preferences_dialog_new ();

  adw_dialog_set_title (dialog, title);
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), page);
  edubba_accessible_names_scroller (adw_dialog_get_child (dialog), title);
  edubba_accessible_names_sheets (adw_dialog_get_child (dialog), title);
  present (dialog, parent);
  return TRUE;
#else
  return FALSE;
#endif
}

void
edubba_compat_show_sheet (
  GtkWidget *parent, GtkWidget *content, const char *title, int width, int height)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (header, "sheet-head");
  gtk_box_append (GTK_BOX (box), header);
  gtk_widget_set_vexpand (content, TRUE);
  edubba_accessible_names_scroller (content, title);
  gtk_box_append (GTK_BOX (box), content);
#if ADW_CHECK_VERSION(1, 5, 0)
  AdwDialog *dialog = adw_dialog_new ();

  adw_dialog_set_title (dialog, title);
  adw_dialog_set_content_width (dialog, width);
  adw_dialog_set_content_height (dialog, height);
  adw_dialog_set_child (dialog, box);
  edubba_accessible_names_scroller (box, title);
  edubba_accessible_names_sheets (box, title);
  present (dialog, parent);
#else
  GtkWidget *dialog = adw_window_new ();

  gtk_window_set_title (GTK_WINDOW (dialog), title);
  gtk_window_set_default_size (GTK_WINDOW (dialog), width, height);
  gtk_window_set_modal (GTK_WINDOW (dialog), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (dialog), window_of (parent));
  add_escape (dialog);
  adw_window_set_content (ADW_WINDOW (dialog), box);
  gtk_window_present (GTK_WINDOW (dialog));
#endif
}

void
edubba_compat_choose_file (GtkWidget         *parent,
                           const char        *title,
                           const char        *filter_name,
                           const char *const *patterns,
                           EdubbaFileChosen   chosen)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  Choice *choice = g_new0 (Choice, 1);

  g_weak_ref_init (&choice->parent, parent);
  choice->chosen = chosen;
  gtk_file_filter_set_name (filter, filter_name);
  for (const char *const *pattern = patterns; *pattern != NULL; pattern++)
    gtk_file_filter_add_pattern (filter, *pattern);
#if GTK_CHECK_VERSION(4, 10, 0)
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

  g_list_store_append (filters, filter);
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  gtk_file_dialog_open (dialog, window_of (parent), NULL, file_opened_cb, choice);
#else
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
    title, window_of (parent), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  g_signal_connect (dialog, "response", G_CALLBACK (file_responded_cb), choice);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
#endif
}

void
edubba_compat_save_file (GtkWidget       *parent,
                         const char      *title,
                         const char      *name,
                         EdubbaFileChosen chosen)
{
  Choice *choice = g_new0 (Choice, 1);

  g_weak_ref_init (&choice->parent, parent);
  choice->chosen = chosen;
#if GTK_CHECK_VERSION(4, 10, 0)
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, window_of (parent), NULL, file_named_cb, choice);
#else
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
    title, window_of (parent), GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect (dialog, "response", G_CALLBACK (file_responded_cb), choice);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
#endif
}
