/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A place is the part where the action ended or, if the board does not say, the one that a hint
 * towards it would point at, seen from the other side. Secret actions, and those without a place,
 * have no number.
 */
#include "edubba-trail.h"

#include <glib/gi18n.h>
#include <string.h>

#include "edubba-kit.h"
#include "edubba-layout.h"
#include "edubba-place.h"

/* The greatest number of marks; the space between two, and between one and the edge of a hex. */
#define MOST  9
#define SPACE 2

struct _EdubbaTrail
{
  GtkWidget parent_instance;

  EdubbaBoard *board; /* borrowed, or NULL */
  GPtrArray   *parts; /* of char *, one for each child; owned */
  GPtrArray   *views; /* of GtkAdjustment, owned: parts scroll with them */
};

G_DEFINE_FINAL_TYPE (EdubbaTrail, edubba_trail, GTK_TYPE_WIDGET)

void
edubba_trail_clear (EdubbaTrail *self)
{
  g_return_if_fail (EDUBBA_IS_TRAIL (self));

  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL;)
    gtk_widget_unparent (child);
  g_ptr_array_set_size (self->parts, 0);
  for (guint i = 0; i < self->views->len; i++)
    g_signal_handlers_disconnect_by_data (g_ptr_array_index (self->views, i), self);
  g_ptr_array_set_size (self->views, 0);
  if (self->board != NULL)
    g_signal_handlers_disconnect_by_data (self->board, self);
  g_clear_weak_pointer (&self->board);
}

static void
follow (EdubbaTrail *self, GtkAdjustment *view)
{
  if (view == NULL || g_ptr_array_find (self->views, view, NULL))
    return;
  g_ptr_array_add (self->views, g_object_ref (view));
  g_signal_connect_object (view, "value-changed", G_CALLBACK (gtk_widget_queue_allocate), self,
                           G_CONNECT_SWAPPED);
}

/* Lets the marks move with what scrolls. */
static void
follow_parts (EdubbaTrail *self)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      GtkWidget *at = edubba_board_find_part (self->board, g_ptr_array_index (self->parts, i));

      for (; at != NULL && at != GTK_WIDGET (self->board); at = gtk_widget_get_parent (at))
        if (GTK_IS_SCROLLABLE (at))
          {
            follow (self, gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (at)));
            follow (self, gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (at)));
          }
    }
}

/* The area of the part of mark i; FALSE if it is not seen. A hex has neighbours in the corners of
 * its bounds, and marks stand along its side. */
static gboolean
find_area (EdubbaTrail *self, guint i, graphene_rect_t *frame, gboolean *hex)
{
  const char *name = g_ptr_array_index (self->parts, i);
  GtkWidget  *part = self->board != NULL ? edubba_board_find_part (self->board, name) : NULL;

  *hex = EDUBBA_IS_PLACE (part) && edubba_place_is_hex (EDUBBA_PLACE (part));
  return part != NULL && gtk_widget_get_mapped (part) &&
         edubba_kit_is_in_view (part, GTK_WIDGET (self->board)) &&
         edubba_board_compute_frame (self->board, part, GTK_WIDGET (self), frame);
}

/* The place of the mark that has so many others of its part before it. */
static GtkAllocation
find_place (const graphene_rect_t *frame, gboolean hex, guint before, int size)
{
  int   step = size + SPACE;
  guint columns = hex ? (guint) MAX (1, ((int) frame->size.width - SPACE) / step) : MOST;
  int   x = (int) frame->origin.x + (int) (before % columns) * step;
  int   y = (int) frame->origin.y + (int) (before / columns) * step;

  if (hex)
    return (GtkAllocation) { x + SPACE, y + (int) frame->size.height / 4, size, size };
  return (GtkAllocation) { x - size / 3, y - size / 3, size, size };
}

static guint
count_before (EdubbaTrail *self, guint i)
{
  guint n = 0;

  for (guint k = 0; k < i; k++)
    n += g_str_equal (g_ptr_array_index (self->parts, k), g_ptr_array_index (self->parts, i));
  return n;
}

/* Marks of one part stand side by side, in a hex in as many rows as they need. */
static void
edubba_trail_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  EdubbaTrail *self = EDUBBA_TRAIL (widget);
  guint        i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child), i++)
    {
      int             size = MAX (edubba_layout_measure_width (child, NULL),
                                  edubba_layout_measure_height (child, -1));
      graphene_rect_t frame;
      gboolean        hex;
      gboolean        seen = find_area (self, i, &frame, &hex);
      GtkAllocation   at;

      gtk_widget_set_child_visible (child, seen);
      if (!seen)
        continue;
      at = find_place (&frame, hex, count_before (self, i), size);
      at.x = CLAMP (at.x, 0, width - size);
      at.y = CLAMP (at.y, 0, height - size);
      gtk_widget_size_allocate (child, &at, -1);
    }
}

/* The marks alone are in the way of a press, and the next one takes them off. */
static gboolean
edubba_trail_contains (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

static void
edubba_trail_dispose (GObject *object)
{
  edubba_trail_clear (EDUBBA_TRAIL (object));
  G_OBJECT_CLASS (edubba_trail_parent_class)->dispose (object);
}

static void
edubba_trail_finalize (GObject *object)
{
  g_ptr_array_unref (EDUBBA_TRAIL (object)->parts);
  g_ptr_array_unref (EDUBBA_TRAIL (object)->views);
  G_OBJECT_CLASS (edubba_trail_parent_class)->finalize (object);
}

static void
edubba_trail_class_init (EdubbaTrailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_trail_dispose;
  G_OBJECT_CLASS (klass)->finalize = edubba_trail_finalize;
  widget_class->size_allocate = edubba_trail_size_allocate;
  widget_class->contains = edubba_trail_contains;
  gtk_widget_class_set_css_name (widget_class, "trail");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
edubba_trail_init (EdubbaTrail *self)
{
  GtkGesture *press = gtk_gesture_click_new ();

  self->parts = g_ptr_array_new_with_free_func (g_free);
  self->views = g_ptr_array_new_with_free_func (g_object_unref);
  g_signal_connect_swapped (press, "released", G_CALLBACK (edubba_trail_clear), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}

GtkWidget *
edubba_trail_new (void)
{
  return g_object_new (EDUBBA_TYPE_TRAIL, NULL);
}

/* The same part as the other of two sees it; NULL if there is no such place. */
static char *
turn_round (const char *part, guint n_seats)
{
  g_auto (GStrv) words = part != NULL ? g_strsplit (part, ":", -1) : NULL;

  if (words == NULL || words[0] == NULL || words[1] == NULL)
    return NULL;
  if (g_str_equal (words[1], "me") || g_str_equal (words[1], "opp"))
    {
      char *other = g_strdup (g_str_equal (words[1], "me") ? "opp" : "me");

      g_free (words[1]);
      words[1] = other;
      if (n_seats > 2)
        return NULL;
    }
  return g_strjoinv (":", words);
}

static void
add_mark (EdubbaTrail *self, char *part, const char *report)
{
  g_autofree char *number = g_strdup_printf ("%u", self->parts->len + 1);
  /* Translators: on a number over the board: which action of the others it was since your last one,
   * and a sentence about it */
  g_autofree char *tip = g_strdup_printf (_ ("Action %1$s since yours. %2$s"), number, report);
  GtkWidget       *mark = gtk_label_new (number);

  gtk_widget_add_css_class (mark, "step");
  gtk_widget_set_tooltip_text (mark, tip);
  edubba_kit_name (mark, tip, NULL);
  gtk_widget_set_parent (mark, GTK_WIDGET (self));
  g_ptr_array_add (self->parts, part);
}

static void
add_action (EdubbaTrail       *self,
            EdubbaBoard       *board,
            EdubbaMatch       *match,
            guint              i,
            guint              viewer,
            GameAddress        address,
            const char *const *names)
{
  const GameModule     *module = edubba_match_get_module (match);
  GameAction            action = edubba_match_get_action_for (match, i, viewer);
  g_autofree GameState *before = edubba_match_dup_view_at (match, i, viewer);
  g_autoptr (GArray) events = edubba_match_dup_events (match, i, viewer);
  g_autofree char *place = NULL;
  g_autofree char *report = NULL;
  char            *part;

  if (module->rules->kinds[action.kind].flags & GAME_KIND_SECRET)
    return;
  part = edubba_board_dup_end_part (board, action);
  if (part == NULL)
    {
      place = module->words->hint_part (before, action, GAME_HINT_PLACE);
      part = turn_round (place, edubba_match_get_n_seats (match));
    }
  if (part == NULL)
    return;
  report = module->words->report (before, action, edubba_match_get_actor (match, i),
                                  (const GameEvent *) (gpointer) events->data, events->len, viewer,
                                  address, names);
  add_mark (self, part, report);
}

void
edubba_trail_show (EdubbaTrail       *self,
                   EdubbaBoard       *board,
                   EdubbaMatch       *match,
                   guint              viewer,
                   GameAddress        address,
                   const char *const *names)
{
  guint cursor, first;

  g_return_if_fail (EDUBBA_IS_TRAIL (self));
  g_return_if_fail (EDUBBA_IS_BOARD (board));
  g_return_if_fail (EDUBBA_IS_MATCH (match));

  edubba_trail_clear (self);
  cursor = first = edubba_match_get_cursor (match);
  while (first > 0 && cursor - first < MOST && edubba_match_get_actor (match, first - 1) != viewer)
    first--;
  for (guint i = first; i < cursor; i++)
    add_action (self, board, match, i, viewer, address, names);
  if (self->parts->len == 0)
    return;
  g_set_weak_pointer (&self->board, board);
  g_signal_connect_object (board, "settled", G_CALLBACK (gtk_widget_queue_allocate), self,
                           G_CONNECT_SWAPPED);
  follow_parts (self);
}
