/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page only lists and offers; the window acts (-aside.c). A file is known by its name, since
 * it may be gone before the window acts on it.
 */
#include "edubba-recovery-page.h"

#include <glib/gi18n.h>

#include "edubba-recovery.h"
#include "edubba-clear.h"
#include "edubba-accessible-names.h"
#include "edubba-match-words.h"
#include "edubba-page.h"
#include "edubba-progress.h"
#include "edubba-saves.h"
#include "game-text.h"

/* A game in a longer file is not read only to be named. */
#define MAX_NAMED_BYTES (256 * 1024)

struct _EdubbaRecoveryPage
{
  AdwBin parent_instance;

  /* template */
  GtkStack   *stack;
  GtkListBox *list;
  GtkWidget  *empty_page;
  GtkWidget  *list_page;

  /* borrowed */
  const GameModule *const *modules;

  /* owned */
  char *folder;
};

static void edubba_recovery_page_page_init (EdubbaPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaRecoveryPage,
                               edubba_recovery_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (EDUBBA_TYPE_PAGE,
                                                      edubba_recovery_page_page_init))

/* Titles a game that was put aside; NULL if it cannot be read. */
static char *
describe_game (EdubbaRecoveryPage *self, const EdubbaRecoveryFile *file)
{
  g_autofree char *base = NULL;
  g_auto (GStrv) entries = NULL;
  g_autoptr (EdubbaMatch) match = NULL;
  gboolean whole;

  if (!file->is_replaced || file->size > MAX_NAMED_BYTES)
    return NULL;
  edubba_recovery_read (file, &base, &entries);
  if (base != NULL)
    match = edubba_save_replay (self->modules, base, (const char *const *) entries, &whole);
  return match != NULL ? edubba_match_words_title (match) : NULL;
}

/* Names the content of a file. */
static char *
describe_owner (EdubbaRecoveryPage *self, const EdubbaRecoveryFile *file)
{
  char *game = NULL;

  if (edubba_saves_is_name (file->archive))
    {
      game = describe_game (self, file);
      return game != NULL ? game : g_strdup (_ ("A saved game"));
    }
  if (g_str_equal (file->archive, EDUBBA_PROGRESS_NAME))
    return g_strdup (_ ("What you have learned"));
  return g_strdup (file->name);
}

/* Describes the file: its time, its size, and its name. */
static char *
describe_file (const EdubbaRecoveryFile *file)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (file->time);
  g_autofree char *day = time != NULL ? g_date_time_format (time, "%x") : g_strdup ("");
  g_autofree char *size = g_format_size (file->size);
  g_autofree char *name = game_text_show (file->name);

  /* Translators: a day, the size of a file ("2.1 kB"), and its name. */
  return g_strdup_printf (_ ("Written on %1$s, size: %2$s\nFile name: %3$s"), day, size, name);
}

static void
add_choice (GtkWidget  *row,
            const char *icon,
            const char *title,
            const char *action,
            const char *name)
{
  GtkWidget *choice = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "use-markup", FALSE,
                                    "title-lines", 0, "activatable", TRUE, NULL);
  GtkWidget *image = g_object_new (GTK_TYPE_IMAGE, "icon-name", icon, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  adw_action_row_add_prefix (ADW_ACTION_ROW (choice), image);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (choice), "s", name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (choice), action);
  edubba_accessible_names_row (ADW_ACTION_ROW (choice), title, NULL);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (row), choice);
}

static void
add_file (EdubbaRecoveryPage *self, const EdubbaRecoveryFile *file, gboolean expanded)
{
  g_autofree char *owner = describe_owner (self, file);
  g_autofree char *about = describe_file (file);
  gboolean         is_game = file->is_replaced && edubba_saves_is_name (file->archive);
  GtkWidget       *row = g_object_new (ADW_TYPE_EXPANDER_ROW, "use-markup", FALSE, "title", owner,
                                       "subtitle", about, "expanded", expanded, NULL);

  edubba_accessible_names_expander_row (ADW_EXPANDER_ROW (row), owner, about);
  if (is_game)
    add_choice (row, "edit-undo-symbolic", _ ("Go Back to It"), "win.try-aside", file->name);
  else
    {
      add_choice (row, "view-refresh-symbolic", _ ("Try Again"), "win.try-aside", file->name);
      add_choice (row, "document-save-symbolic", _ ("Save a Copy…"), "win.copy-aside", file->name);
    }
  add_choice (row, "user-trash-symbolic", _ ("Delete…"), "win.delete-aside", file->name);
  gtk_list_box_append (self->list, row);
}

static void
edubba_recovery_page_shown (EdubbaPage *page)
{
  EdubbaRecoveryPage *self = EDUBBA_RECOVERY_PAGE (page);
  g_autoptr (GPtrArray) files = edubba_recovery_list (self->folder);
  gboolean is_empty = files->len == 0;

  edubba_clear_list (self->list);
  for (guint i = 0; i < files->len; i++)
    add_file (self, files->pdata[i], i == 0);
  gtk_stack_set_visible_child (self->stack, is_empty ? self->empty_page : self->list_page);
  gtk_widget_set_visible (self->empty_page, is_empty);
  gtk_widget_set_visible (self->list_page, !is_empty);
}

static char *
edubba_recovery_page_dup_title (EdubbaPage *page)
{
  /* Translators: the title of the page of games that were put aside, and of files that could not be
   * read. */
  return g_strdup (_ ("Set Aside"));
}

static void
edubba_recovery_page_page_init (EdubbaPageInterface *iface)
{
  iface->dup_title = edubba_recovery_page_dup_title;
  iface->shown = edubba_recovery_page_shown;
}

static void
edubba_recovery_page_finalize (GObject *object)
{
  g_clear_pointer (&EDUBBA_RECOVERY_PAGE (object)->folder, g_free);

  G_OBJECT_CLASS (edubba_recovery_page_parent_class)->finalize (object);
}

static void
edubba_recovery_page_class_init (EdubbaRecoveryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = edubba_recovery_page_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/edubba/Edubba/ui/edubba-recovery-page.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaRecoveryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, EdubbaRecoveryPage, list);
  gtk_widget_class_bind_template_child (widget_class, EdubbaRecoveryPage, empty_page);
  gtk_widget_class_bind_template_child (widget_class, EdubbaRecoveryPage, list_page);
}

static void
edubba_recovery_page_init (EdubbaRecoveryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  edubba_accessible_names_scroller (self->empty_page, _ ("All Is Well"));
  edubba_accessible_names_scroller (self->list_page, _ ("Set aside"));
}

EdubbaRecoveryPage *
edubba_recovery_page_new (const char *folder, const GameModule *const *modules)
{
  EdubbaRecoveryPage *self;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (modules != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_RECOVERY_PAGE, NULL);
  self->folder = g_strdup (folder);
  self->modules = modules;
  return self;
}
