/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pages of the window as a pile: the start page lies at the bottom and never leaves, the
 * uppermost is shown, and the header bar follows it. A page below is left as it is, a game goes on
 * there; a page that is taken off is gone, except for those of the template.
 */
#include "edubba-window-private.h"

#include <glib/gi18n.h>

#include "edubba-game-page.h"
#include "edubba-game-sitting.h"
#include "edubba-large-type.h"
#include "edubba-gtk-leaks.h"
#include "edubba-replay-page.h"
#include "edubba-narrow-fit.h"
#include "edubba-toast-layout.h"

/* Below this width the header bar has room for one of undo and redo only, and of the window's
 * buttons for the one that closes. */
#define SLIM_WIDTH 460

/* Below this width the longest titles have no room in one line beside all buttons. */
#define NARROW_WIDTH 720

static void
set_action_enabled (EdubbaWindow *self, const char *name, gboolean enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), name, enabled);
}

static gboolean
is_narrower (EdubbaWindow *self, int limit)
{
  int width;
  int height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  return width < limit && !gtk_window_is_maximized (GTK_WINDOW (self));
}

static gboolean
is_slim (EdubbaWindow *self)
{
  return is_narrower (self, SLIM_WIDTH);
}

static GtkWidget *
get_top (EdubbaWindow *self)
{
  return g_ptr_array_index (self->pages, self->pages->len - 1);
}

static void
shrink_title (EdubbaWindow *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));

  if (surface != NULL)
    edubba_narrow_fit_title (self->window_title,
                             is_narrower (self, NARROW_WIDTH)
                               ? gdk_surface_get_height (surface)
                               : 0,
                             is_slim (self));
}

static void
update_titles (EdubbaWindow *self)
{
  EdubbaPage      *page = EDUBBA_PAGE (get_top (self));
  g_autofree char *title = edubba_page_dup_title (page);
  g_autofree char *subtitle = edubba_page_dup_subtitle (page);
  const char      *name = title != NULL ? title : _ ("Edubba");

  adw_window_title_set_title (self->window_title, name);
  adw_window_title_set_subtitle (self->window_title, subtitle != NULL ? subtitle : "");
  gtk_window_set_title (GTK_WINDOW (self), name);
  shrink_title (self);
}

/* The desktop's layout of the window's buttons without those that a window as small as the screen
 * of a telephone can do without. */
static char *
dup_slim_layout (EdubbaWindow *self)
{
  g_autoptr (GRegex) regex = g_regex_new ("(minimize|maximize),?|,(?=:|$)", 0, 0, NULL);
  g_autofree char *layout = NULL;
  g_autofree char *slim = NULL;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-decoration-layout", &layout,
                NULL);
  slim = g_regex_replace_literal (regex, layout != NULL ? layout : "", -1, 0, "", 0, NULL);
  return g_steal_pointer (&slim);
}

static void
update_window_buttons (EdubbaWindow *self)
{
  g_autofree char *layout = is_slim (self) ? dup_slim_layout (self) : NULL;

  adw_header_bar_set_decoration_layout (self->header_bar, layout);
}

/* Returns TRUE if a game has come to its end, so that its record gives nothing away. */
static gboolean
is_over (EdubbaWindow *self)
{
  g_autofree char *record = NULL;

  if (self->match_page == NULL)
    return FALSE;
  record = edubba_match_page_dup_record (self->match_page);
  return record != NULL;
}

void
edubba_window_update_header (EdubbaWindow *self)
{
  gboolean in_match = self->match_page != NULL;
  gboolean at_start = self->pages->len == 1;
  gboolean has_record = is_over (self) || EDUBBA_IS_REPLAY_PAGE (get_top (self));
  gboolean has_steps = in_match || edubba_page_has_steps (EDUBBA_PAGE (get_top (self)));
  gboolean can_undo = edubba_page_can_step (EDUBBA_PAGE (get_top (self)), FALSE);
  gboolean can_redo = edubba_page_can_step (EDUBBA_PAGE (get_top (self)), TRUE);
  gboolean playing = FALSE;

  if (in_match)
    g_object_get (self->match_page, "can-undo", &can_undo, "can-redo", &can_redo, "playing",
                  &playing, NULL);
  update_titles (self);
  update_window_buttons (self);
  gtk_widget_set_visible (self->back_button, !at_start);
  gtk_widget_set_visible (self->undo_button, has_steps);
  gtk_widget_set_visible (self->redo_button, has_steps && !is_slim (self));
  gtk_widget_set_visible (self->panel_button, in_match);
  set_action_enabled (self, "win.back", !at_start);
  set_action_enabled (self, "win.undo", can_undo);
  set_action_enabled (self, "win.redo", can_redo);
  set_action_enabled (self, "win.hint", in_match);
  set_action_enabled (self, "win.resign", playing);
  set_action_enabled (self, "win.read-position", in_match);
  set_action_enabled (self, "win.read-aloud",
                      edubba_page_can_read_aloud (EDUBBA_PAGE (get_top (self))));
  set_action_enabled (self, "win.copy-position", in_match);
  set_action_enabled (self, "win.copy-link", in_match);
  set_action_enabled (self, "win.copy-record", has_record);
  set_action_enabled (self, "win.save-record", has_record);
}

void
edubba_window_update_type (EdubbaWindow *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));

  if (surface == NULL)
    return;
  edubba_large_type_apply (get_top (self), gdk_surface_get_width (surface),
                           gdk_surface_get_height (surface));
  shrink_title (self);
  edubba_toast_layout_refit (self->toast_overlay);
}

/* Aims everything that follows the page at the uppermost one. The lower pages of the stack are
 * hidden besides, or assistive technology would still find them. */
static void
show_top (EdubbaWindow *self)
{
  GtkWidget *top = get_top (self);

  edubba_gtk_leaks_take_focus (GTK_WIDGET (self->stack));
  gtk_widget_set_visible (top, TRUE);
  gtk_stack_set_visible_child (self->stack, top);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->stack)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, child == top);
  self->match_page = EDUBBA_IS_MATCH_PAGE (top) ? EDUBBA_MATCH_PAGE (top) : NULL;
  g_signal_group_set_target (self->page_signals, top);
  g_signal_group_set_target (self->match_page_signals, self->match_page);
  g_binding_group_set_source (self->match_page_bindings, self->match_page);
  edubba_window_update_header (self);
  edubba_window_update_type (self);
  edubba_window_update_start (self);
  if (top == GTK_WIDGET (self->start_page))
    edubba_window_glance (self);
  edubba_page_shown (EDUBBA_PAGE (top));
  edubba_narrow_fit_texts (top);
}

/* If a page has no place to begin at, the focus goes to the first thing on it. */
static void
focus_start (EdubbaWindow *self, GtkWidget *page)
{
  edubba_page_focus_start (EDUBBA_PAGE (page));
  if (gtk_window_get_focus (GTK_WINDOW (self)) == NULL)
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

/* The widget that had the focus when a page was covered has it again. */
static void
restore_focus (EdubbaWindow *self)
{
  GtkWidget *top = get_top (self);
  GtkWidget *focus = g_object_get_data (G_OBJECT (top), "edubba-focus");

  if (focus == NULL || !gtk_widget_is_ancestor (focus, top) || !gtk_widget_grab_focus (focus))
    focus_start (self, top);
}

static void
remember_focus (EdubbaWindow *self)
{
  GtkWidget *top = get_top (self);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus != NULL && gtk_widget_is_ancestor (focus, top))
    g_object_set_data_full (G_OBJECT (top), "edubba-focus", g_object_ref (focus), g_object_unref);
}

/* Takes the pages above the first `length` off, but keeps their widgets until something else is
 * shown: they are returned. An end that was shown on one of them counts. */
static GPtrArray *
cut_pages (EdubbaWindow *self, guint length)
{
  GPtrArray *cut = g_ptr_array_new ();

  while (self->pages->len > length)
    {
      gpointer page = g_ptr_array_steal_index (self->pages, self->pages->len - 1);

      g_ptr_array_add (cut, page);
      if (EDUBBA_IS_GAME_SITTING (page))
        edubba_window_settle_games (self);
    }
  return cut;
}

static void
discard_pages (EdubbaWindow *self, GPtrArray *pages)
{
  for (guint i = 0; i < pages->len; i++)
    {
      GtkWidget *page = g_ptr_array_index (pages, i);

      g_object_set_data (G_OBJECT (page), "edubba-focus", NULL);
      if (page != GTK_WIDGET (self->new_game_page))
        gtk_stack_remove (self->stack, page);
    }
}

/* Puts a page on the first `length` of those that are there; one that lies among them comes up from
 * there. */
static void
put_page (EdubbaWindow *self, GtkWidget *page, guint length)
{
  g_autoptr (GPtrArray) cut = NULL;

  remember_focus (self);
  if (gtk_widget_get_parent (page) == NULL)
    gtk_stack_add_child (self->stack, page);
  cut = cut_pages (self, length);
  g_ptr_array_remove_fast (cut, page);
  g_ptr_array_remove (self->pages, page);
  g_ptr_array_add (self->pages, page);
  show_top (self);
  discard_pages (self, cut);
  focus_start (self, page);
}

void
edubba_window_push_page (EdubbaWindow *self, GtkWidget *page)
{
  put_page (self, page, self->pages->len);
}

void
edubba_window_replace_page (EdubbaWindow *self, GtkWidget *page)
{
  put_page (self, page, MAX (self->pages->len, 2) - 1);
}

/* The page of a game stays below it. */
void
edubba_window_begin_page (EdubbaWindow *self, GtkWidget *page)
{
  gpointer second = self->pages->len > 1 ? g_ptr_array_index (self->pages, 1) : NULL;
  gboolean stays = second != page && EDUBBA_IS_GAME_PAGE (second) &&
                   edubba_page_get_game (second) == edubba_page_get_game (EDUBBA_PAGE (page));

  put_page (self, page, stays ? 2 : 1);
}

void
edubba_window_drop_page (EdubbaWindow *self, GtkWidget *page)
{
  g_autoptr (GPtrArray) cut = g_ptr_array_new ();

  g_return_if_fail (page != get_top (self) && page != GTK_WIDGET (self->start_page));

  g_ptr_array_remove (self->pages, page);
  g_ptr_array_add (cut, page);
  if (EDUBBA_IS_GAME_SITTING (page))
    edubba_window_settle_games (self);
  discard_pages (self, cut);
}

void
edubba_window_pop_page (EdubbaWindow *self)
{
  g_autoptr (GPtrArray) cut = NULL;

  if (self->pages->len == 1)
    return;
  cut = cut_pages (self, self->pages->len - 1);
  show_top (self);
  discard_pages (self, cut);
  restore_focus (self);
}

void
edubba_window_show_start (EdubbaWindow *self)
{
  g_autoptr (GPtrArray) cut = cut_pages (self, 1);

  show_top (self);
  discard_pages (self, cut);
  focus_start (self, GTK_WIDGET (self->start_page));
}
