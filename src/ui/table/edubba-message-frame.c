/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Messages without a question (prompts, reports, results) get room of their own. While a kind
 * follows another this room only grows: the next prompt, and those after it, come within the same
 * turn, and the board should stand still in it. Answers never change the room.
 *
 * CSS node: messageframe. The line is its last child while it may lie over the content, and its
 * first else.
 */
#include "edubba-message-frame.h"

/* An answer covers at most this share of the height; beyond it scrolls. */
#define MOST_SHARE 0.6

/* The height up to which the room of a message is kept above the content: two or three lines. */
#define KEPT 72

/* The shadow below the line over the content, in pixels. */
#define SHADOW 6

struct _EdubbaMessageFrame
{
  GtkWidget parent_instance;

  /* borrowed: children */
  EdubbaMessageLine *line;
  GtkWidget         *content;

  gboolean          over;
  gboolean          folded;
  EdubbaMessageKind kind; /* the kind of message that the room is for */
  int               room; /* the height that the content leaves to the line */
  int               room_width;
  int               covered; /* the height of the content that lies under the line */
};

G_DEFINE_FINAL_TYPE (EdubbaMessageFrame, edubba_message_frame, GTK_TYPE_WIDGET)

/* Returns TRUE if the message answers something. */
static gboolean
is_answering (EdubbaMessageFrame *self)
{
  EdubbaMessageKind kind = edubba_message_line_get_kind (self->line);

  return kind == EDUBBA_MESSAGE_REFUSAL || kind == EDUBBA_MESSAGE_HINT ||
         kind == EDUBBA_MESSAGE_READING;
}

static int
measure_least (gpointer child, int width)
{
  int least = 0;

  if (gtk_widget_get_visible (child))
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  return least;
}

static int
measure_line (EdubbaMessageFrame *self, int width)
{
  int natural = 0;

  if (gtk_widget_get_visible (GTK_WIDGET (self->line)))
    gtk_widget_measure (GTK_WIDGET (self->line), GTK_ORIENTATION_VERTICAL, width, NULL, &natural,
                        NULL, NULL);
  return natural;
}

/* Keeps the room for the present message, or for the one before an answer. */
static void
keep_room (EdubbaMessageFrame *self, int width)
{
  EdubbaMessageKind kind = edubba_message_line_get_kind (self->line);
  int               height = measure_line (self, width);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->line)))
    self->room = 0;
  if (is_answering (self) && width == self->room_width)
    return;
  if (kind == self->kind && width == self->room_width)
    self->room = MAX (self->room, height);
  else
    self->room = height;
  self->kind = kind;
  self->room_width = width;
}

/* Keeps the room of the highest message so far above the content, unless that was a long list: the
 * board below should not move with each sentence. Returns the height for the present message. */
static int
keep_above (EdubbaMessageFrame *self, int width)
{
  int height = measure_line (self, width);

  if (width != self->room_width || !gtk_widget_get_visible (GTK_WIDGET (self->line)))
    self->room = 0;
  self->room_width = width;
  if (height <= KEPT)
    self->room = MAX (self->room, height);
  return MAX (self->room, height);
}

/* The line's share of the height, if it asks for `wanted`. */
static int
share_height (EdubbaMessageFrame *self, int width, int height, int wanted)
{
  GtkRequestedSize sizes[2] = {
    { .minimum_size = MIN (measure_least (self->line, width), wanted), .natural_size = wanted },
  };

  gtk_widget_measure (self->content, GTK_ORIENTATION_VERTICAL, width, &sizes[1].minimum_size,
                      &sizes[1].natural_size, NULL, NULL);
  gtk_distribute_natural_allocation (
    MAX (0, height - sizes[0].minimum_size - sizes[1].minimum_size), G_N_ELEMENTS (sizes), sizes);
  return sizes[0].minimum_size;
}

/* The height of the line over the content, of which `room` pixels are its own. */
static int
choose_height (EdubbaMessageFrame *self, int width, int height, int room)
{
  int least = measure_least (self->line, width);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->line)) || (self->folded && room == 0))
    return 0;
  if (!is_answering (self) || self->folded)
    return MAX (room, least);
  return MAX (MAX (room, least), MIN (measure_line (self, width), (int) (height * MOST_SHARE)));
}

static GtkSizeRequestMode
edubba_message_frame_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
edubba_message_frame_measure (GtkWidget     *widget,
                              GtkOrientation orientation,
                              int            for_size,
                              int           *minimum,
                              int           *natural,
                              int           *minimum_baseline,
                              int           *natural_baseline)
{
  EdubbaMessageFrame *self = EDUBBA_MESSAGE_FRAME (widget);
  GtkWidget          *line = GTK_WIDGET (self->line);
  int                 line_minimum, line_natural;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  gtk_widget_measure (self->content, orientation, for_size, minimum, natural, NULL, NULL);
  if (!gtk_widget_get_visible (line))
    return;
  gtk_widget_measure (line, orientation, for_size, &line_minimum, &line_natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, line_minimum);
      *natural = MAX (*natural, line_natural);
    }
  else
    {
      *minimum += line_minimum;
      *natural += line_natural;
    }
}

static void
edubba_message_frame_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  EdubbaMessageFrame *self = EDUBBA_MESSAGE_FRAME (widget);
  GtkWidget          *line = GTK_WIDGET (self->line);
  int                 room, line_height;

  if (self->over)
    keep_room (self, width);
  room = share_height (self, width, height, self->over ? self->room : keep_above (self, width));
  line_height = self->over ? choose_height (self, width, height, room) : room;
  self->covered = line_height - room;
  gtk_widget_size_allocate (self->content, &(GtkAllocation) { 0, room, width, height - room }, -1);
  gtk_widget_set_child_visible (line, line_height > 0);
  if (line_height > 0)
    gtk_widget_size_allocate (line, &(GtkAllocation) { 0, 0, width, line_height }, -1);
}

static void
edubba_message_frame_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  EdubbaMessageFrame *self = EDUBBA_MESSAGE_FRAME (widget);
  GskRoundedRect      area;

  gtk_widget_snapshot_child (widget, self->content, snapshot);
  if (self->covered > 0)
    {
      gsk_rounded_rect_init_from_rect (
        &area,
        &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                             (float) gtk_widget_get_height (GTK_WIDGET (self->line))),
        0);
      gtk_snapshot_append_outset_shadow (snapshot, &area, &(GdkRGBA) { 0, 0, 0, 0.3F }, 0, 2, 0,
                                         SHADOW);
    }
  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->line), snapshot);
}

static void
set_folded (EdubbaMessageFrame *self, gboolean folded)
{
  if (self->folded == folded)
    return;
  self->folded = folded;
  edubba_message_line_set_folded (self->line, folded);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* A line with the focus must be visible. */
static void
line_state_changed_cb (EdubbaMessageFrame *self)
{
  if (gtk_widget_get_state_flags (GTK_WIDGET (self->line)) & GTK_STATE_FLAG_FOCUS_WITHIN)
    set_folded (self, FALSE);
}

/* Folds the message that has been read, or unfolds it. */
static void
line_released_cb (EdubbaMessageFrame *self)
{
  if (self->folded)
    set_folded (self, FALSE);
  else
    edubba_message_frame_fold (self);
}

static void
edubba_message_frame_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (edubba_message_frame_parent_class)->dispose (object);
}

static void
edubba_message_frame_class_init (EdubbaMessageFrameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_message_frame_dispose;
  widget_class->get_request_mode = edubba_message_frame_get_request_mode;
  widget_class->measure = edubba_message_frame_measure;
  widget_class->size_allocate = edubba_message_frame_size_allocate;
  widget_class->snapshot = edubba_message_frame_snapshot;
  gtk_widget_class_set_css_name (widget_class, "messageframe");
}

static void
edubba_message_frame_init (EdubbaMessageFrame *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

GtkWidget *
edubba_message_frame_new (EdubbaMessageLine *line, GtkWidget *content)
{
  EdubbaMessageFrame *self;
  GtkGesture         *press = gtk_gesture_click_new ();

  g_return_val_if_fail (EDUBBA_IS_MESSAGE_LINE (line), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (content), NULL);

  self = g_object_new (EDUBBA_TYPE_MESSAGE_FRAME, NULL);
  self->line = line;
  self->content = content;
  gtk_widget_set_parent (GTK_WIDGET (line), GTK_WIDGET (self));
  gtk_widget_set_parent (content, GTK_WIDGET (self));
  g_signal_connect_swapped (press, "released", G_CALLBACK (line_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (line), GTK_EVENT_CONTROLLER (press));
  g_signal_connect_object (line, "state-flags-changed", G_CALLBACK (line_state_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
edubba_message_frame_set_over (EdubbaMessageFrame *self, gboolean over)
{
  GtkWidget *line;

  g_return_if_fail (EDUBBA_IS_MESSAGE_FRAME (self));

  if (self->over == !!over)
    return;
  self->over = !!over;
  self->room_width = 0;
  set_folded (self, FALSE);
  /* A press goes to the last child there. */
  line = GTK_WIDGET (self->line);
  gtk_widget_insert_before (line, GTK_WIDGET (self), self->over ? NULL : self->content);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
edubba_message_frame_said (EdubbaMessageFrame *self)
{
  g_return_if_fail (EDUBBA_IS_MESSAGE_FRAME (self));

  set_folded (self, FALSE);
}

void
edubba_message_frame_fold (EdubbaMessageFrame *self)
{
  g_return_if_fail (EDUBBA_IS_MESSAGE_FRAME (self));

  if (self->over && is_answering (self))
    set_folded (self, TRUE);
}
