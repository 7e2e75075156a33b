/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Time is for the eye alone: the model went on long ago, and where the system asks for less motion
 * the whole table is there at once.
 */
#include "edubba-counting.h"

#include <glib/gi18n.h>

#include "edubba-count-table.h"
#include "edubba-kit.h"

/* The time of a row, in ms: the longer the more there is to read; and the most that the rows of a
 * count take together. A count that does not wait stays for a while after its last row. */
#define LEAST_STEP 550
#define PER_LETTER 14
#define MOST_STEPS 30000
#define STAY       4000

struct _EdubbaCounting
{
  GtkWidget parent_instance;

  GtkWidget *card; /* child */

  /* borrowed: children in it */
  GtkWidget        *title;
  GtkWidget        *button;
  EdubbaCountTable *table;

  EdubbaSpotlight *spotlight; /* borrowed */
  GPtrArray       *counts;    /* owned, of EdubbaCount: the first is shown; or NULL */
  guint            n_rows;    /* the number counted so far */
  guint            source_id;
  gboolean         waits;
  gboolean         begun;
};

G_DEFINE_FINAL_TYPE (EdubbaCounting, edubba_counting, GTK_TYPE_WIDGET)

static guint ended_signal;

static EdubbaCount *
get_count (EdubbaCounting *self)
{
  return g_ptr_array_index (self->counts, 0);
}

static EdubbaBoard *
get_board (EdubbaCounting *self)
{
  return (EdubbaBoard *) adw_bin_get_child (ADW_BIN (self->spotlight));
}

static gboolean
is_complete (EdubbaCounting *self)
{
  return self->n_rows == get_count (self)->rows->len;
}

/* All of it, which the button is described by: whoever hears the table need not walk through it. */
static void
describe (EdubbaCounting *self)
{
  const EdubbaCount *count = get_count (self);
  g_autoptr (GString) text = g_string_new (count->title);
  g_autofree char *sums = edubba_count_table_say_sums (count, count->rows->len);

  g_string_append_c (text, '.');
  for (guint i = 0; i < count->rows->len; i++)
    g_string_append_printf (text, " %s",
                            g_array_index (count->rows, EdubbaCountRow, i).sentence);
  g_string_append_printf (text, " %s", sums);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str, -1);
}

static void
show_table (EdubbaCounting *self)
{
  self->n_rows = 0;
  gtk_label_set_label (GTK_LABEL (self->title), get_count (self)->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  get_count (self)->title, -1);
  edubba_count_table_begin (self->table, get_count (self));
  describe (self);
  gtk_button_set_label (GTK_BUTTON (self->button), _ ("Skip"));
}

/* ---- Row by row */

/* Marks what the row is about that was counted last. */
static void
mark (EdubbaCounting *self)
{
  const EdubbaCount    *count = get_count (self);
  const EdubbaCountRow *row = NULL;

  if (edubba_board_show_count (get_board (self), count, self->n_rows))
    return;
  if (self->n_rows > 0)
    row = &g_array_index (count->rows, EdubbaCountRow, self->n_rows - 1);
  edubba_spotlight_set_parts (self->spotlight,
                              row != NULL ? (const char *const *) row->parts : NULL);
}

static void
count_to (EdubbaCounting *self, guint n)
{
  self->n_rows = n;
  edubba_count_table_count (self->table, get_count (self), n);
  if (is_complete (self))
    gtk_button_set_label (GTK_BUTTON (self->button), _ ("Continue"));
  mark (self);
}

static gboolean step_cb (gpointer data);

/* The time until the next row, or until the count goes by itself; 0: never. */
static guint
get_span (EdubbaCounting *self)
{
  const EdubbaCount    *count = get_count (self);
  const EdubbaCountRow *row;
  guint                 letters;

  if (is_complete (self))
    return self->waits ? 0 : STAY;
  if (self->n_rows == 0)
    return LEAST_STEP;
  row = &g_array_index (count->rows, EdubbaCountRow, self->n_rows - 1);
  letters = (guint) (g_utf8_strlen (row->title, -1) +
                     (row->detail != NULL ? g_utf8_strlen (row->detail, -1) : 0));
  return MIN (LEAST_STEP + PER_LETTER * letters, MOST_STEPS / count->rows->len);
}

static void
schedule (EdubbaCounting *self)
{
  guint span = get_span (self);

  g_clear_handle_id (&self->source_id, g_source_remove);
  if (span > 0)
    self->source_id = g_timeout_add (span, step_cb, self);
}

static void
begin_count (EdubbaCounting *self)
{
  show_table (self);
  count_to (self, edubba_kit_may_move (GTK_WIDGET (self)) ? 0 : get_count (self)->rows->len);
  schedule (self);
}

static gboolean
step_cb (gpointer data)
{
  EdubbaCounting *self = data;

  self->source_id = 0;
  if (is_complete (self))
    {
      edubba_counting_press (self);
      return G_SOURCE_REMOVE;
    }
  count_to (self, self->n_rows + 1);
  schedule (self);
  return G_SOURCE_REMOVE;
}

/* ---- Begin and end */

static gboolean
has_focus_in (GtkWidget *widget)
{
  GtkRoot   *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

void
edubba_counting_prepare (EdubbaCounting *self, GPtrArray *counts, gboolean waits)
{
  g_return_if_fail (EDUBBA_IS_COUNTING (self));
  g_return_if_fail (counts != NULL && counts->len > 0);

  if (self->counts != NULL)
    {
      g_ptr_array_extend_and_steal (self->counts, counts);
      return;
    }
  self->counts = counts;
  self->waits = waits;
  self->begun = FALSE;
  self->n_rows = 0;
  mark (self);
}

void
edubba_counting_begin (EdubbaCounting *self)
{
  g_return_if_fail (EDUBBA_IS_COUNTING (self));

  if (self->counts == NULL || self->begun || edubba_board_is_moving (get_board (self)))
    return;
  self->begun = TRUE;
  gtk_widget_set_visible (self->card, TRUE);
  begin_count (self);
  /* What has the focus may be covered now. */
  if (has_focus_in (GTK_WIDGET (self->spotlight)))
    gtk_widget_grab_focus (self->button);
}

/* Everything is as if nothing had been counted; FALSE if nothing was. */
static gboolean
drop (EdubbaCounting *self)
{
  gboolean     focused = has_focus_in (self->card);
  EdubbaBoard *board = get_board (self);

  if (self->counts == NULL)
    return FALSE;
  g_clear_handle_id (&self->source_id, g_source_remove);
  g_clear_pointer (&self->counts, g_ptr_array_unref);
  if (board != NULL && !edubba_board_show_count (board, NULL, 0))
    edubba_spotlight_set_parts (self->spotlight, NULL);
  if (focused && board != NULL)
    edubba_board_focus_start (board);
  gtk_widget_set_visible (self->card, FALSE);
  return TRUE;
}

void
edubba_counting_end (EdubbaCounting *self)
{
  g_return_if_fail (EDUBBA_IS_COUNTING (self));

  if (drop (self))
    g_signal_emit (self, ended_signal, 0);
}

gboolean
edubba_counting_press (EdubbaCounting *self)
{
  g_return_val_if_fail (EDUBBA_IS_COUNTING (self), FALSE);

  if (self->counts == NULL)
    return FALSE;
  if (!self->begun)
    edubba_board_finish_motion (get_board (self));
  else if (!is_complete (self))
    {
      count_to (self, get_count (self)->rows->len);
      schedule (self);
    }
  else if (self->counts->len == 1)
    edubba_counting_end (self);
  else
    {
      g_ptr_array_remove_index (self->counts, 0);
      begin_count (self);
    }
  return TRUE;
}

char *
edubba_counting_dup_title (EdubbaCounting *self)
{
  g_return_val_if_fail (EDUBBA_IS_COUNTING (self), NULL);

  return self->counts != NULL ? g_strdup (get_count (self)->title) : NULL;
}

gboolean
edubba_counting_is_running (EdubbaCounting *self)
{
  g_return_val_if_fail (EDUBBA_IS_COUNTING (self), FALSE);

  return self->counts != NULL;
}

static gboolean
key_pressed_cb (EdubbaCounting        *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                GtkEventControllerKey *keys)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (keys));
  gboolean  inside = has_focus_in (GTK_WIDGET (self->spotlight)) || has_focus_in (self->card);

  if (self->counts == NULL || (event != NULL && gdk_key_event_is_modifier (event)))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Escape:
      return edubba_counting_press (self);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
      return inside && edubba_counting_press (self);
    case GDK_KEY_Tab:
    case GDK_KEY_ISO_Left_Tab:
      return FALSE;
    default:
      if (inside)
        edubba_counting_end (self);
      return FALSE;
    }
}

void
edubba_counting_add_keys (EdubbaCounting *self, GtkWidget *widget)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_return_if_fail (EDUBBA_IS_COUNTING (self));

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, keys);
}

/* ---- The widget */

static void
edubba_counting_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  *minimum = *natural = 0;
}

/* The card fills the area that the board offers, upwards beyond it if that is too low. */
static void
edubba_counting_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  EdubbaCounting *self = EDUBBA_COUNTING (widget);
  EdubbaBoard    *board = get_board (self);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  int             wide, high, least;
  float           bottom;

  if (!gtk_widget_should_layout (self->card) || board == NULL)
    return;
  edubba_board_place_count (board, &area);
  gtk_widget_measure (self->card, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  wide = MIN (width, MAX (least, (int) area.size.width));
  gtk_widget_measure (self->card, GTK_ORIENTATION_VERTICAL, wide, &least, NULL, NULL, NULL);
  high = MIN (height, MAX (least, (int) area.size.height));
  bottom = MIN ((float) height, area.origin.y + MAX (area.size.height, (float) high));
  gtk_widget_size_allocate (self->card,
                            &(GtkAllocation) { CLAMP ((int) area.origin.x, 0, width - wide),
                                               MAX (0, (int) bottom - high), wide, high },
                            -1);
}

/* Only the card is in the way of a press. */
static gboolean
edubba_counting_contains (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

static void
edubba_counting_dispose (GObject *object)
{
  EdubbaCounting *self = EDUBBA_COUNTING (object);

  g_clear_handle_id (&self->source_id, g_source_remove);
  g_clear_pointer (&self->counts, g_ptr_array_unref);
  g_clear_pointer (&self->card, gtk_widget_unparent);

  G_OBJECT_CLASS (edubba_counting_parent_class)->dispose (object);
}

static void
edubba_counting_class_init (EdubbaCountingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_counting_dispose;
  widget_class->measure = edubba_counting_measure;
  widget_class->size_allocate = edubba_counting_size_allocate;
  widget_class->contains = edubba_counting_contains;
  gtk_widget_class_set_css_name (widget_class, "counting");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  ended_signal = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                               NULL, NULL, G_TYPE_NONE, 0);
}

static void
build_card (EdubbaCounting *self)
{
  GtkWidget  *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkGesture *press = gtk_gesture_click_new ();

  self->card = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6,
                             "visible", FALSE, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  self->title = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0f, "hexpand", TRUE, NULL);
  self->button = gtk_button_new_with_label ("");
  self->table = EDUBBA_COUNT_TABLE (edubba_count_table_new ());
  gtk_widget_add_css_class (self->card, "card");
  gtk_widget_add_css_class (self->title, "heading");
  gtk_widget_add_css_class (self->button, "suggested-action");
  gtk_box_append (GTK_BOX (line), self->title);
  gtk_box_append (GTK_BOX (line), self->button);
  gtk_box_append (GTK_BOX (self->card), line);
  gtk_box_append (GTK_BOX (self->card), GTK_WIDGET (self->table));
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (edubba_counting_press), self);
  g_signal_connect_swapped (press, "released", G_CALLBACK (edubba_counting_press), self);
  gtk_widget_add_controller (self->card, GTK_EVENT_CONTROLLER (press));
}

static void
edubba_counting_init (EdubbaCounting *self)
{
  build_card (self);
}

GtkWidget *
edubba_counting_new (EdubbaSpotlight *spotlight)
{
  EdubbaCounting *self = g_object_new (EDUBBA_TYPE_COUNTING, NULL);

  self->spotlight = spotlight;
  return GTK_WIDGET (self);
}
