/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A step is as long as its way ahead and, several times as much, its way aside. A place too far
 * aside is not in that direction at all.
 */
#include "edubba-walk.h"

#include <gdk/gdk.h>

#include "edubba-place.h"

/* The weight of a step aside, relative to a step ahead. */
#define ASIDE 2.5f

/* The greatest distance aside, as a share of the way ahead, that counts as the direction. */
#define STEEPEST 1

typedef struct
{
  GtkWidget       *root;
  EdubbaWalkBounds bounds;
  gpointer         data;
} Walk;

static gboolean
get_bounds (const Walk *walk, GtkWidget *button, graphene_rect_t *bounds)
{
  if (walk->bounds != NULL)
    return walk->bounds (button, bounds, walk->data);
  if (!gtk_widget_compute_bounds (button, walk->root, bounds))
    return FALSE;
  /* Rows of hexes overlap by their corners. */
  if (EDUBBA_IS_PLACE (button) && edubba_place_is_hex (EDUBBA_PLACE (button)))
    graphene_rect_inset (bounds, 0, bounds->size.height / 4);
  return TRUE;
}

static void
collect_buttons (GtkWidget *widget, GPtrArray *buttons)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_mapped (child) || GTK_IS_POPOVER (child))
        continue;
      if (GTK_IS_BUTTON (child) && gtk_widget_get_focusable (child))
        g_ptr_array_add (buttons, child);
      else
        collect_buttons (child, buttons);
    }
}

/* The distance between two spans, 0 where they overlap. */
static float
get_gap (float a, float a_length, float b, float b_length)
{
  if (a + a_length <= b)
    return b - a - a_length;
  if (b + b_length <= a)
    return a - b - b_length;
  return 0;
}

/* The weighted distance of a step in a direction from one area to the other, or -1 if the other
 * area is not in that direction. */
static float
measure_step (const graphene_rect_t *from, const graphene_rect_t *to, GtkDirectionType direction)
{
  graphene_point_t a, b;
  gboolean         across = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  float            ahead, aside, gap, off, sign;

  graphene_rect_get_center (from, &a);
  graphene_rect_get_center (to, &b);
  sign = direction == GTK_DIR_LEFT || direction == GTK_DIR_UP ? -1 : 1;
  ahead = sign * (across ? b.x - a.x : b.y - a.y);
  if (ahead < 2)
    return -1;
  if (across)
    {
      gap = get_gap (from->origin.x, from->size.width, to->origin.x, to->size.width);
      aside = get_gap (from->origin.y, from->size.height, to->origin.y, to->size.height);
      off = ABS (b.y - a.y);
    }
  else
    {
      gap = get_gap (from->origin.y, from->size.height, to->origin.y, to->size.height);
      aside = get_gap (from->origin.x, from->size.width, to->origin.x, to->size.width);
      off = ABS (b.x - a.x);
    }
  if (aside > STEEPEST * ahead)
    return -1;
  return MAX (gap, ahead / 8) + ASIDE * aside + 0.05f * off;
}

/* The nearest of the buttons in a direction from an area, or NULL; *least gets its distance. */
static GtkWidget *
find_nearest (const Walk            *walk,
              const GPtrArray       *buttons,
              const graphene_rect_t *from,
              GtkDirectionType       direction,
              float                 *least)
{
  GtkWidget      *best = NULL;
  graphene_rect_t to;

  *least = G_MAXFLOAT;
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (buttons, i);
      float      step;

      if (!get_bounds (walk, button, &to))
        continue;
      step = measure_step (from, &to, direction);
      if (step >= 0 && step < *least)
        {
          *least = step;
          best = button;
        }
    }
  return best;
}

/* The neighbouring place of a place, even if others lie nearer. */
static GtkWidget *
find_neighbour (const Walk            *walk,
                const GPtrArray       *buttons,
                const graphene_rect_t *from,
                GtkDirectionType       direction)
{
  g_autoptr (GPtrArray) places = g_ptr_array_new ();
  GtkWidget *next;
  float      step;

  for (guint i = 0; i < buttons->len; i++)
    if (EDUBBA_IS_PLACE (g_ptr_array_index (buttons, i)))
      g_ptr_array_add (places, g_ptr_array_index (buttons, i));
  next = find_nearest (walk, places, from, direction, &step);
  return step <= MAX (from->size.width, from->size.height) ? next : NULL;
}

GtkWidget *
edubba_walk_find_next (GtkWidget       *root,
                       GtkWidget       *focus,
                       GtkDirectionType direction,
                       EdubbaWalkBounds bounds,
                       gpointer         data)
{
  Walk walk = { root, bounds, data };
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  GtkWidget      *next = NULL;
  graphene_rect_t from;
  float           step;

  g_return_val_if_fail (GTK_IS_WIDGET (root), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (focus), NULL);

  if (!get_bounds (&walk, focus, &from))
    return NULL;
  collect_buttons (root, buttons);
  g_ptr_array_remove (buttons, focus);
  if (EDUBBA_IS_PLACE (focus))
    next = find_neighbour (&walk, buttons, &from, direction);
  return next != NULL ? next : find_nearest (&walk, buttons, &from, direction, &step);
}

gboolean
edubba_walk_read_direction (guint keyval, GtkDirectionType *direction)
{
  g_return_val_if_fail (direction != NULL, FALSE);

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      *direction = GTK_DIR_LEFT;
      return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      *direction = GTK_DIR_RIGHT;
      return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      *direction = GTK_DIR_UP;
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      *direction = GTK_DIR_DOWN;
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
edubba_walk_read_way (guint keycode, EdubbaWay *way)
{
  /* Hardware codes (evdev and X11), of letters and of the number pad. */
  static const guint8 codes[EDUBBA_N_WAYS][2] = {
    [EDUBBA_WAY_EAST] = { 40, 85 },
    [EDUBBA_WAY_NORTH_EAST] = { 26, 81 },
    [EDUBBA_WAY_NORTH_WEST] = { 25, 79 },
    [EDUBBA_WAY_WEST] = { 38, 83 },
    [EDUBBA_WAY_SOUTH_WEST] = { 52, 87 },
    [EDUBBA_WAY_SOUTH_EAST] = { 53, 89 },
  };

  g_return_val_if_fail (way != NULL, FALSE);

  for (guint i = 0; i < EDUBBA_N_WAYS; i++)
    if (keycode == codes[i][0] || keycode == codes[i][1])
      {
        *way = (EdubbaWay) i;
        return TRUE;
      }
  return FALSE;
}
