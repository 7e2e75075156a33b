/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A GtkListView on an EdubbaHistory, without its folded entries. A row of the first action of a
 * turn has above it when that was, or the turn's number. The list keeps its end in sight while the
 * game goes on, but not while somebody reads further up.
 */
#include "edubba-move-list.h"

#include <glib/gi18n.h>

#include "edubba-accessible-names.h"

struct _EdubbaMoveList
{
  AdwBin parent_instance;

  /* template */
  GtkLabel          *placeholder;
  GtkScrolledWindow *scroller;
  GtkListView       *view;

  /* owned */
  EdubbaHistory *history;
  GListModel    *rows; /* those of its entries that are shown; or NULL */

  gboolean seekable;
  gboolean at_end;
  guint    shown; /* the action to bring into sight, from 0, unless the list follows its end */
  guint    follow_id;
  double   end; /* the greatest value of the adjustment, when it was last set */
};

G_DEFINE_FINAL_TYPE (EdubbaMoveList, edubba_move_list, ADW_TYPE_BIN)

static guint sought_signal;

/* The heading of an entry: in the game's words, or the number of the turn. */
static char *
dup_heading (EdubbaHistoryEntry *entry)
{
  if (edubba_history_entry_get_moment (entry) != NULL)
    return g_strdup (edubba_history_entry_get_moment (entry));
  /* Translators: a heading in the list of moves. */
  return g_strdup_printf (_ ("Turn %u"), edubba_history_entry_get_turn (entry));
}

/* Returns TRUE if a row stands below another heading than the row before. */
static gboolean
begins_part (GListModel *model, guint position, const char *heading)
{
  g_autoptr (EdubbaHistoryEntry) before =
    position > 0 ? g_list_model_get_item (model, position - 1) : NULL;
  g_autofree char *other = before != NULL ? dup_heading (before) : NULL;

  return g_strcmp0 (other, heading) != 0;
}

static gboolean
is_shown (gpointer entry, gpointer data)
{
  return !edubba_history_entry_get_folded (entry);
}

static void
update_undone (EdubbaHistoryEntry *entry, GParamSpec *pspec, GtkWidget *row)
{
  if (edubba_history_entry_get_undone (entry))
    gtk_widget_add_css_class (row, "undone");
  else
    gtk_widget_remove_css_class (row, "undone");
}

static void
row_set_up_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *heading = gtk_label_new (NULL);
  GtkWidget *text = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "caption-heading");
  gtk_widget_add_css_class (heading, "turn");
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (row), heading);
  gtk_box_append (GTK_BOX (row), text);
  gtk_list_item_set_child (item, row);
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
}

static void
row_bound_cb (GtkSignalListItemFactory *factory, GtkListItem *item, EdubbaMoveList *self)
{
  EdubbaHistoryEntry *entry = gtk_list_item_get_item (item);
  GtkWidget          *row = gtk_list_item_get_child (item);
  GtkWidget          *heading = gtk_widget_get_first_child (row);
  GtkWidget          *text = gtk_widget_get_last_child (row);
  g_autofree char    *label = dup_heading (entry);
  gboolean            first = begins_part (self->rows, gtk_list_item_get_position (item), label);

  gtk_list_item_set_activatable (item, self->seekable);
  gtk_label_set_label (GTK_LABEL (heading), label);
  gtk_widget_set_visible (heading, first);
  gtk_label_set_label (GTK_LABEL (text), edubba_history_entry_get_lines (entry));
  edubba_accessible_names_line (item, edubba_history_entry_get_text (entry), label);
  g_signal_connect_object (entry, "notify::undone", G_CALLBACK (update_undone), row, 0);
  update_undone (entry, NULL, row);
}

static void
row_unbound_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), update_undone,
                                        gtk_list_item_get_child (item));
}

static void
update_placeholder (EdubbaMoveList *self)
{
  gboolean empty =
    self->history == NULL || g_list_model_get_n_items (G_LIST_MODEL (self->history)) == 0;

  gtk_widget_set_visible (GTK_WIDGET (self->placeholder), empty);
  gtk_widget_set_visible (GTK_WIDGET (self->scroller), !empty);
}

/* The number of a row's action in the record. */
static guint
find_action (EdubbaMoveList *self, guint row)
{
  g_autoptr (EdubbaHistoryEntry) entry = g_list_model_get_item (self->rows, row);

  return edubba_history_find (self->history, entry);
}

/* The row that tells of the action that is to be shown. */
static guint
find_row (EdubbaMoveList *self, guint n_rows)
{
  guint row = 0;

  while (row + 1 < n_rows && find_action (self, row) < self->shown)
    row++;
  return row;
}

static gboolean
follow_cb (gpointer data)
{
  EdubbaMoveList *self = data;
  guint           n = g_list_model_get_n_items (self->rows);

  self->follow_id = 0;
  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u",
                                self->seekable ? find_row (self, n) : n - 1);
  return G_SOURCE_REMOVE;
}

static void
row_activated_cb (EdubbaMoveList *self, guint row)
{
  g_signal_emit (self, sought_signal, 0, find_action (self, row));
}

/* The list can go to a new row only once it has given it a place. */
static void
follow (EdubbaMoveList *self)
{
  if (self->at_end && self->follow_id == 0)
    self->follow_id = g_idle_add (follow_cb, self);
}

static void
items_changed_cb (EdubbaMoveList *self)
{
  update_placeholder (self);
  follow (self);
}

static double
get_end (GtkAdjustment *adjustment)
{
  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
}

static gboolean
is_at_end (GtkAdjustment *adjustment)
{
  return gtk_adjustment_get_value (adjustment) >=
         get_end (adjustment) - gtk_adjustment_get_step_increment (adjustment);
}

/* It is the reader who moves the list while its end stays where it is, and the list itself
 * otherwise: rows come, or something takes room below it. */
static void
adjustment_value_changed_cb (EdubbaMoveList *self, GtkAdjustment *adjustment)
{
  if (self->follow_id == 0 && get_end (adjustment) == self->end)
    self->at_end = is_at_end (adjustment);
}

static void
adjustment_changed_cb (EdubbaMoveList *self, GtkAdjustment *adjustment)
{
  self->end = get_end (adjustment);
  if (!self->seekable && !is_at_end (adjustment))
    follow (self);
}

static void
edubba_move_list_dispose (GObject *object)
{
  EdubbaMoveList *self = EDUBBA_MOVE_LIST (object);

  edubba_move_list_set_history (self, NULL);

  G_OBJECT_CLASS (edubba_move_list_parent_class)->dispose (object);
}

static void
edubba_move_list_class_init (EdubbaMoveListClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = edubba_move_list_dispose;
  sought_signal = g_signal_new ("sought", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-move-list.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaMoveList, placeholder);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMoveList, scroller);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMoveList, view);
}

static void
edubba_move_list_init (EdubbaMoveList *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkAdjustment *adjustment;

  self->at_end = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (factory, "setup", G_CALLBACK (row_set_up_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (row_bound_cb), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (row_unbound_cb), NULL);
  gtk_list_view_set_factory (self->view, factory);
  adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (adjustment_value_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (adjustment_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->view, "activate", G_CALLBACK (row_activated_cb), self);
  update_placeholder (self);
}

void
edubba_move_list_set_history (EdubbaMoveList *self, EdubbaHistory *history)
{
  g_autoptr (GtkSelectionModel) selection = NULL;

  g_return_if_fail (EDUBBA_IS_MOVE_LIST (self));

  if (self->history == history)
    return;
  if (self->history != NULL)
    g_signal_handlers_disconnect_by_func (self->history, items_changed_cb, self);
  g_clear_handle_id (&self->follow_id, g_source_remove);
  g_set_object (&self->history, history);
  g_clear_object (&self->rows);
  if (history != NULL)
    {
      GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (is_shown, NULL, NULL));

      self->rows =
        G_LIST_MODEL (gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (history)), filter));
      selection = GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (self->rows)));
      g_signal_connect_swapped (history, "items-changed", G_CALLBACK (items_changed_cb), self);
    }
  if (self->view != NULL)
    gtk_list_view_set_model (self->view, selection);
  if (self->placeholder == NULL)
    return;
  self->at_end = TRUE;
  if (history != NULL)
    items_changed_cb (self);
  else
    update_placeholder (self);
}

void
edubba_move_list_set_seekable (EdubbaMoveList *self, gboolean seekable)
{
  g_return_if_fail (EDUBBA_IS_MOVE_LIST (self));

  self->seekable = seekable;
  gtk_list_view_set_single_click_activate (self->view, seekable);
  if (seekable)
    gtk_widget_add_css_class (GTK_WIDGET (self->view), "seekable");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->view), "seekable");
}

void
edubba_move_list_show_row (EdubbaMoveList *self, guint n)
{
  g_return_if_fail (EDUBBA_IS_MOVE_LIST (self));

  self->shown = MAX (n, 1) - 1;
  if (self->history != NULL && self->follow_id == 0)
    self->follow_id = g_idle_add (follow_cb, self);
}
