/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Head, rows and sums are grids of their own, as only rows scroll; their columns are kept as wide
 * as each other.
 */
#include "edubba-count-table.h"

#include <glib/gi18n.h>

#include "edubba-mark.h"

/* Up to so many seats have their names above the columns; more have only their marks. */
#define MOST_NAMED 2

/* The least height of the rows, in pixels. */
#define LEAST_ROWS 96

struct _EdubbaCountTable
{
  AdwBin parent_instance;

  /* borrowed: children */
  GtkWidget *head;
  GtkWidget *rows;
  GtkWidget *sums;
  GtkWidget *now; /* the row counted last, or NULL */

  GtkScrolledWindow *scroller; /* borrowed: of the rows */

  GtkSizeGroup *columns[GAME_MAX_SEATS];
  guint         n_rows;
  guint         scroll_id; /* source id */
};

G_DEFINE_FINAL_TYPE (EdubbaCountTable, edubba_count_table, ADW_TYPE_BIN)

static void
clear_grid (GtkWidget *grid)
{
  for (GtkWidget *child; (child = gtk_widget_get_first_child (grid)) != NULL;)
    gtk_grid_remove (GTK_GRID (grid), child);
}

/* Adds a figure in the column of a seat, which is read with its line. */
static GtkWidget *
add_figure (EdubbaCountTable *self, GtkWidget *grid, guint seat, int row, const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 1.0f, "yalign", 0.0f,
                                   "width-chars", 3, NULL);

  gtk_widget_add_css_class (label, "numeric");
  gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_size_group_add_widget (self->columns[seat], label);
  gtk_grid_attach (GTK_GRID (grid), label, (int) seat + 1, row, 1, 1);
  return label;
}

/* Adds what a line is about, and how it is read. */
static GtkWidget *
add_words (GtkWidget *grid, int row, const char *markup, const char *sentence)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", markup, "use-markup", TRUE, "wrap",
                                   TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0f,
                                   "hexpand", TRUE, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  gtk_grid_attach (GTK_GRID (grid), label, 0, row, 1, 1);
  return label;
}

static void
fill_head (EdubbaCountTable *self, const EdubbaCount *count)
{
  clear_grid (self->head);
  add_words (self->head, count->marks[0] < EDUBBA_N_MARKS ? 0 : 1, "", "");
  for (guint seat = 0; seat < count->n_seats; seat++)
    {
      gboolean   worn = count->marks[seat] < EDUBBA_N_MARKS;
      gboolean   named = !worn || count->n_seats <= MOST_NAMED;
      GtkWidget *label = add_figure (self, self->head, seat, 1, named ? count->names[seat] : "");
      GtkWidget *mark = worn ? edubba_mark_create_image (count->marks[seat]) : NULL;

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 9);
      gtk_widget_set_visible (label, named);
      if (mark == NULL)
        continue;
      gtk_widget_set_halign (mark, GTK_ALIGN_END);
      gtk_widget_set_tooltip_text (mark, count->names[seat]);
      gtk_size_group_add_widget (self->columns[seat], mark);
      gtk_grid_attach (GTK_GRID (self->head), mark, (int) seat + 1, 0, 1, 1);
    }
}

char *
edubba_count_table_say_sums (const EdubbaCount *count, guint n)
{
  g_autoptr (GString) list = g_string_new (NULL);
  gint points[GAME_MAX_SEATS];

  edubba_count_sum (count, n, points);
  for (guint seat = 0; seat < count->n_seats; seat++)
    {
      if (seat > 0)
        g_string_append (list, C_ ("list separator", ", "));
      /* Translators: a player and their points, in a list: "Player 2: 9". */
      g_string_append_printf (list, _ ("%1$s: %2$d"), count->names[seat], points[seat]);
    }
  /* Translators: the points of everybody so far, for a screen reader: "Total. You: 12, Duke: 9".
   */
  return g_strdup_printf (_ ("Total. %s"), list->str);
}

static void
fill_sums (EdubbaCountTable *self, const EdubbaCount *count)
{
  g_autofree char *sentence = edubba_count_table_say_sums (count, self->n_rows);
  gint             points[GAME_MAX_SEATS];

  edubba_count_sum (count, self->n_rows, points);
  clear_grid (self->sums);
  add_words (self->sums, 0, _ ("Total"), sentence);
  for (guint seat = 0; seat < count->n_seats; seat++)
    {
      g_autofree char *text = g_strdup_printf ("%d", points[seat]);

      add_figure (self, self->sums, seat, 0, text);
    }
}

static char *
format_row (const EdubbaCountRow *row)
{
  if (row->detail == NULL)
    return g_markup_escape_text (row->title, -1);
  return g_markup_printf_escaped ("%s   <span alpha=\"75%%\">%s</span>", row->title, row->detail);
}

static void
add_row (EdubbaCountTable *self, const EdubbaCount *count, guint i)
{
  const EdubbaCountRow *row = &g_array_index (count->rows, EdubbaCountRow, i);
  g_autofree char      *markup = format_row (row);

  self->now = add_words (self->rows, (int) i, markup, row->sentence);
  for (guint seat = 0; seat < count->n_seats; seat++)
    {
      g_autofree char *text =
        (row->seats >> seat & 1) != 0 ? g_strdup_printf ("%d", row->points[seat]) : g_strdup ("");

      add_figure (self, self->rows, seat, (int) i, text);
    }
}

static void
edubba_count_table_dispose (GObject *object)
{
  EdubbaCountTable *self = EDUBBA_COUNT_TABLE (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  for (guint seat = 0; seat < GAME_MAX_SEATS; seat++)
    g_clear_object (&self->columns[seat]);

  G_OBJECT_CLASS (edubba_count_table_parent_class)->dispose (object);
}

static void
edubba_count_table_class_init (EdubbaCountTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = edubba_count_table_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "counttable");
}

/* The last row is always in sight: once it has its place. */
static gboolean
scroll_cb (gpointer data)
{
  EdubbaCountTable *self = data;
  GtkAdjustment    *rows = gtk_scrolled_window_get_vadjustment (self->scroller);

  self->scroll_id = 0;
  gtk_adjustment_set_value (rows, gtk_adjustment_get_upper (rows));
  return G_SOURCE_REMOVE;
}

static void
grown_cb (EdubbaCountTable *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add (scroll_cb, self);
}

static GtkWidget *
new_grid (void)
{
  return g_object_new (GTK_TYPE_GRID, "row-spacing", 5, "column-spacing", 10, NULL);
}

static void
edubba_count_table_init (EdubbaCountTable *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint seat = 0; seat < GAME_MAX_SEATS; seat++)
    self->columns[seat] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->head = new_grid ();
  self->rows = new_grid ();
  self->sums = new_grid ();
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", self->rows, "focusable", FALSE,
                                 "hscrollbar-policy", GTK_POLICY_NEVER, "vexpand", TRUE,
                                 "min-content-height", LEAST_ROWS, NULL);
  gtk_widget_add_css_class (self->sums, "sum");
  gtk_box_append (GTK_BOX (box), self->head);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->scroller));
  gtk_box_append (GTK_BOX (box), self->sums);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "changed",
                           G_CALLBACK (grown_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
edubba_count_table_new (void)
{
  return g_object_new (EDUBBA_TYPE_COUNT_TABLE, NULL);
}

void
edubba_count_table_begin (EdubbaCountTable *self, const EdubbaCount *count)
{
  g_return_if_fail (EDUBBA_IS_COUNT_TABLE (self));
  g_return_if_fail (count != NULL);

  clear_grid (self->rows);
  self->now = NULL;
  self->n_rows = 0;
  fill_head (self, count);
  fill_sums (self, count);
}

void
edubba_count_table_count (EdubbaCountTable *self, const EdubbaCount *count, guint n)
{
  g_return_if_fail (EDUBBA_IS_COUNT_TABLE (self));
  g_return_if_fail (n >= self->n_rows && n <= count->rows->len);

  for (; self->n_rows < n; self->n_rows++)
    {
      if (self->now != NULL)
        gtk_widget_remove_css_class (self->now, "now");
      add_row (self, count, self->n_rows);
      gtk_widget_add_css_class (self->now, "now");
    }
  fill_sums (self, count);
}
