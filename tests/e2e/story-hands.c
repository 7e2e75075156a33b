/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pointer scrolls with the wheel until the wanted widget lies in the window, and aims at a
 * point of it that is not covered: cards overlap in a hand.
 */
#include "story-hands.h"

#include <string.h>

#include "ear.h"
#include "edubba-board.h"
#include "keys.h"
#include "named.h"
#include "pointer.h"
#include "reader.h"
#include "ui-fixture.h"

/* More than the places that Tab leads to on a page. */
#define MAX_LISTS 100

/* The widget to look for. */
typedef struct
{
  GtkWindow  *window;
  const char *group;
  const char *name;
  guint       skip;
} Wanted;

static gboolean
fits (const Wanted *wanted, const char *name)
{
  return wanted->group != NULL ? strstr (name, wanted->name) != NULL
                               : g_str_has_prefix (name, wanted->name);
}

/* ---- Finding things ---- */

static gboolean
is_in_widget (GtkWidget *widget, const char *group)
{
  for (; widget != NULL && group != NULL; widget = gtk_widget_get_parent (widget))
    {
      g_autofree char *name = named_dup (widget);

      if (g_str_has_prefix (name, group))
        return TRUE;
    }
  return group == NULL;
}

static gboolean
is_pressable (GtkWidget *widget, const Wanted *wanted)
{
  g_autofree char *name = NULL;

  if (!GTK_IS_BUTTON (widget) &&
      !(GTK_IS_LIST_BOX_ROW (widget) &&
        gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget))))
    return FALSE;
  if (!gtk_widget_is_sensitive (widget))
    return FALSE;
  name = named_dup (widget);
  return fits (wanted, name) && is_in_widget (gtk_widget_get_parent (widget), wanted->group);
}

static GtkWidget *
find (GtkWidget *widget, const Wanted *wanted, guint *skip)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (is_pressable (widget, wanted) && (*skip)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, wanted, skip);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
look_for (const Wanted *wanted)
{
  guint skip = wanted->skip;

  return find (GTK_WIDGET (wanted->window), wanted, &skip);
}

static gboolean
is_there (gpointer wanted)
{
  return look_for (wanted) != NULL;
}

/* ---- By the accessible tree ---- */

/* The tree takes long to read: it is read once the thing waited for can be seen. */

static gboolean
is_in_group (const Accessible *thing, const char *group)
{
  for (; thing != NULL && group != NULL; thing = thing->parent)
    if (g_str_has_prefix (thing->name, group))
      return TRUE;
  return group == NULL;
}

static gboolean
is_wanted (const Accessible *thing, gconstpointer data)
{
  const Wanted *wanted = data;

  return thing->actionable && fits (wanted, thing->name) &&
         is_in_group (thing->parent, wanted->group);
}

static void
press_by_action (GtkWindow *window, const char *group, const char *name, guint skip)
{
  ui_wait (is_there, &(Wanted) { window, group, name, skip });
  reader_press (is_wanted, &(Wanted) { window, group, name, skip }, skip, name);
}

static gboolean
is_row (const Accessible *thing, gconstpointer name)
{
  return thing->role == ATSPI_ROLE_LIST_ITEM && thing->focusable &&
         g_str_has_prefix (thing->name, name);
}

/* Returns TRUE if the focus is in the list that has a row of this name. */
static gboolean
is_in_list (GtkWindow *window, const char *name)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *list = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX) : NULL;
  GtkWidget *row = list != NULL ? gtk_widget_get_first_child (list) : NULL;

  for (; row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      g_autofree char *found = named_dup (row);

      if (g_str_has_prefix (found, name))
        return TRUE;
    }
  return FALSE;
}

/* Tab leads from list to list, and Down from row to row. */
static void
open_row_by_key (GtkWindow *window, const char *name)
{
  g_autoptr (Ear) ear = ear_new (window);

  reader_await (is_row, name, name);
  for (guint i = 0; !is_in_list (window, name); i++)
    {
      g_assert_cmpuint (i, <, MAX_LISTS);
      ear_press (ear, "Tab");
    }
  ear_press (ear, "Home");
  ear_seek (ear, name, "Down");
  ear_press (ear, "Return");
}

static void
hear_by_tree (GtkWindow *window, const char *text)
{
  ui_wait_until_said (text);
  reader_wait_for (text);
}

static void
see_row_in_tree (GtkWindow *window, const char *name)
{
  ui_wait (is_there, &(Wanted) { window, NULL, name, 0 });
  reader_wait_for (name);
}

static gboolean
finds_in_tree (GtkWindow *window, const char *name)
{
  return reader_finds (is_wanted, &(Wanted) { window, NULL, name, 0 });
}

const StoryHands story_reader = { press_by_action, open_row_by_key, see_row_in_tree, hear_by_tree,
                                  finds_in_tree };

/* ---- By the pointer ---- */

/* Returns TRUE if a press on a point of a widget is a press on that widget. A widget that takes
 * no presses stands for its parent. */
static gboolean
is_own (GtkWidget *widget, double x, double y)
{
  GtkWidget       *native = GTK_WIDGET (gtk_widget_get_native (widget));
  GtkWidget       *target = widget;
  GtkWidget       *picked;
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) x, (float) y);

  if (!gtk_widget_get_can_target (widget))
    target = gtk_widget_get_parent (widget);
  if (!gtk_widget_compute_point (widget, native, &at, &at))
    return FALSE;
  picked = gtk_widget_pick (native, at.x, at.y, GTK_PICK_DEFAULT);
  return picked != NULL && (picked == target || gtk_widget_is_ancestor (picked, target));
}

/* Finds the place to press: the middle if that is free, or else the point of a grid that is
 * nearest to it. FALSE if there is none. */
static gboolean
find_spot (GtkWidget *widget, double *x, double *y)
{
  const int steps = 12;
  int       best = G_MAXINT;

  for (int i = 1; i < steps; i++)
    for (int j = 1; j < steps; j++)
      {
        double at_x = gtk_widget_get_width (widget) * i / (double) steps;
        double at_y = gtk_widget_get_height (widget) * j / (double) steps;
        int    far = ABS (2 * i - steps) + ABS (2 * j - steps);

        if (far >= best || !is_own (widget, at_x, at_y))
          continue;
        best = far;
        *x = at_x;
        *y = at_y;
      }
  return best < G_MAXINT;
}

/* The widget to press, and the place. */
typedef struct
{
  const Wanted *wanted;
  GtkWidget    *widget;
  double        x, y;
} Aim;

/* Turns the wheel by a notch over the list that a widget is in, towards it. */
static void
scroll_to (GtkWidget *widget)
{
  GtkWidget      *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  if (scroller == NULL)
    return;
  g_assert_true (gtk_widget_compute_bounds (widget, scroller, &bounds));
  if (bounds.origin.y > 0 &&
      bounds.origin.y + bounds.size.height < (float) gtk_widget_get_height (scroller))
    return;
  pointer_point_at (scroller);
  pointer_turn (GTK_WINDOW (gtk_widget_get_root (widget)), bounds.origin.y > 0);
}

/* Returns TRUE if the wanted widget can be pressed; widgets over it may be on their way out. */
static gboolean
is_free (gpointer data)
{
  Aim *aim = data;

  aim->widget = look_for (aim->wanted);
  if (aim->widget == NULL)
    return FALSE;
  if (find_spot (aim->widget, &aim->x, &aim->y))
    return TRUE;
  scroll_to (aim->widget);
  return FALSE;
}

static void
press_by_pointer (GtkWindow *window, const char *group, const char *name, guint skip)
{
  const Wanted wanted = { window, group, name, skip };
  Aim          aim = { &wanted, NULL, 0, 0 };

  g_test_message ("  %s", name);
  ui_wait (is_free, &aim);
  keys_wait_for_frame (window);
  ui_wait (is_free, &aim);
  pointer_move (aim.widget, aim.x, aim.y);
  /* The widget below the pointer may be drawn in another way then. */
  ui_wait (is_free, &aim);
  pointer_move (aim.widget, aim.x, aim.y);
  pointer_press (window, GDK_BUTTON_PRIMARY);
  pointer_release (window, GDK_BUTTON_PRIMARY);
}

static void
open_row_by_pointer (GtkWindow *window, const char *name)
{
  press_by_pointer (window, NULL, name, 0);
}

static void
see_row_by_eye (GtkWindow *window, const char *name)
{
  ui_wait (is_there, &(Wanted) { window, NULL, name, 0 });
}

static void
hear_by_eye (GtkWindow *window, const char *text)
{
  ui_wait_until_said (text);
}

static gboolean
finds_by_eye (GtkWindow *window, const char *name)
{
  return look_for (&(Wanted) { window, NULL, name, 0 }) != NULL;
}

const StoryHands story_pointer = { press_by_pointer, open_row_by_pointer, see_row_by_eye,
                                   hear_by_eye, finds_by_eye };

/* ---- Actions ---- */

/* Gives up a half-made action on the board that is shown. */
static void
begin_anew (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (EDUBBA_IS_BOARD (widget))
    edubba_board_cancel (EDUBBA_BOARD (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    begin_anew (child);
}

void
story_hands_do (const StoryHands *hands, GtkWindow *window, const GPtrArray *presses)
{
  for (guint i = 0; i < presses->len; i++)
    {
      const Press *one = g_ptr_array_index (presses, i);

      if (one->begins)
        begin_anew (GTK_WIDGET (window));
      hands->press (window, one->group, one->name, one->skip);
    }
}
