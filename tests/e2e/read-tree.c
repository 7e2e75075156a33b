/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints what assistive technology finds of a program: a line for each thing that is visible, from
 * outside, for no program can ask the library about itself.
 *
 *   read-tree PID
 *
 * A line is the number of the role, "f" if the thing can have the focus, "a" if it can be acted on
 * ("-" if not), its name, its description and the name of what it lies in, parted by
 * tabs; windows lie in "-".
 */
#include <stdlib.h>

#include <atspi/atspi.h>
#include <stdio.h>

/* How deeply things may lie in things; what is deeper goes round in circles. */
#define MAX_DEPTH 64

/* How long to wait for the program, in tenths of a second. */
#define PATIENCE 100

static AtspiAccessible *
find_application (guint pid)
{
  AtspiAccessible *desktop = atspi_get_desktop (0);
  int              n;

  atspi_accessible_clear_cache (desktop);
  n = atspi_accessible_get_child_count (desktop, NULL);
  for (int i = 0; i < n; i++)
    {
      AtspiAccessible *child = atspi_accessible_get_child_at_index (desktop, i, NULL);

      if (child != NULL && atspi_accessible_get_process_id (child, NULL) == pid)
        return child;
      g_clear_object (&child);
    }
  return NULL;
}

static gboolean
can_be_acted_on (AtspiAccessible *node)
{
  AtspiAction *action = atspi_accessible_get_action_iface (node);
  gboolean     can = action != NULL && atspi_action_get_n_actions (action, NULL) > 0;

  g_clear_object (&action);
  return can;
}

/* Takes a text, which may be NULL, and gives it as one field of a line; its own lines are parted by
 * vertical tabs. */
static char *
dup_line (char *text)
{
  return text != NULL ? g_strdelimit (g_strdelimit (text, "\t", ' '), "\n", '\v') : g_strdup ("");
}

/* Whether it is visible. */
static gboolean
print_node (AtspiAccessible *node, const char *parent)
{
  AtspiStateSet   *states = atspi_accessible_get_state_set (node);
  gboolean         visible = atspi_state_set_contains (states, ATSPI_STATE_VISIBLE);
  gboolean         focusable = atspi_state_set_contains (states, ATSPI_STATE_FOCUSABLE);
  g_autofree char *name = dup_line (atspi_accessible_get_name (node, NULL));
  g_autofree char *description = dup_line (atspi_accessible_get_description (node, NULL));

  g_object_unref (states);
  if (visible)
    /* Not with g_print (), which writes what the locale has no letters for as question marks. */
    printf ("%d\t%c%c\t%s\t%s\t%s\n", (int) atspi_accessible_get_role (node, NULL),
            focusable ? 'f' : '-', can_be_acted_on (node) ? 'a' : '-', name, description, parent);
  return visible;
}

static void
print_below (AtspiAccessible *node, guint depth)
{
  int              n = atspi_accessible_get_child_count (node, NULL);
  g_autofree char *name = dup_line (depth > 0 ? atspi_accessible_get_name (node, NULL) : NULL);

  for (int i = 0; i < n && depth < MAX_DEPTH; i++)
    {
      AtspiAccessible *child = atspi_accessible_get_child_at_index (node, i, NULL);

      if (child != NULL && print_node (child, depth > 0 ? name : "-"))
        print_below (child, depth + 1);
      g_clear_object (&child);
    }
}

int
main (int argc, char *argv[])
{
  AtspiAccessible *application = NULL;

  if (argc != 2)
    return EXIT_FAILURE;
  g_setenv ("ATSPI_NO_CACHE", "1", TRUE);
  atspi_init ();
  /* A program becomes known a moment after its first window. */
  for (guint i = 0; i < PATIENCE && application == NULL; i++)
    {
      application = find_application ((guint) strtoul (argv[1], NULL, 10));
      if (application == NULL)
        g_usleep (G_USEC_PER_SEC / 10);
    }
  if (application == NULL)
    return EXIT_FAILURE;
  print_below (application, 0);
  g_object_unref (application);
  return atspi_exit ();
}
