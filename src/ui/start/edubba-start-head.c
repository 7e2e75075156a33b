/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A page that scrolls never learns its height, but it gives its parts their natural heights as
 * long as there is room for everything. So the head's minimum is the low form, and its natural
 * height the high one. With anything in between it has the low one, next to the parts below. The
 * emblem that is not shown is left out (child-visible): nothing is measured again for it.
 */
#include "edubba-start-head.h"

#include "edubba-layout.h"

/* Between the large emblem and the title, and between the small one and the title, in pixels. */
#define GAP    12
#define BESIDE 12

/* The children. */
enum
{
  LARGE,
  SMALL,
  TITLE,
  N_PARTS,
};

/* Their natural sizes. */
typedef struct
{
  GtkWidget *child;
  int        width;
  int        height;
} Part;

static void
list_parts (GtkWidget *widget, Part parts[N_PARTS])
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (guint i = 0; i < N_PARTS; i++)
    {
      parts[i] = (Part) { child, edubba_layout_measure_width (child, NULL),
                          edubba_layout_measure_height (child, -1) };
      child = gtk_widget_get_next_sibling (child);
    }
}

static int
get_high (const Part parts[N_PARTS])
{
  return parts[LARGE].height + GAP + parts[TITLE].height;
}

static void
measure (GtkWidget     *widget,
         GtkOrientation orientation,
         int            for_size,
         int           *minimum,
         int           *natural,
         int           *minimum_baseline,
         int           *natural_baseline)
{
  Part parts[N_PARTS];

  list_parts (widget, parts);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = *natural =
        MAX (parts[LARGE].width, parts[SMALL].width + BESIDE + parts[TITLE].width);
      return;
    }
  *minimum = MAX (parts[SMALL].height, parts[TITLE].height);
  *natural = get_high (parts);
}

static void
place (const Part *part, int x, int y)
{
  edubba_layout_place (part->child, (GtkAllocation) { x, y, part->width, part->height });
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  Part     parts[N_PARTS];
  gboolean high;
  int      low;
  int      x;

  list_parts (widget, parts);
  high = height >= get_high (parts);
  gtk_widget_set_child_visible (parts[LARGE].child, high);
  gtk_widget_set_child_visible (parts[SMALL].child, !high);
  if (high)
    {
      place (&parts[LARGE], (width - parts[LARGE].width) / 2, 0);
      place (&parts[TITLE], (width - parts[TITLE].width) / 2, height - parts[TITLE].height);
      return;
    }
  x = (width - parts[SMALL].width - BESIDE - parts[TITLE].width) / 2;
  low = MAX (parts[SMALL].height, parts[TITLE].height);
  place (&parts[SMALL], x, height - (low + parts[SMALL].height) / 2);
  place (&parts[TITLE], x + parts[SMALL].width + BESIDE, height - (low + parts[TITLE].height) / 2);
}

void
edubba_start_head_apply (GtkBox *box)
{
  g_return_if_fail (GTK_IS_BOX (box));

  gtk_widget_set_layout_manager (GTK_WIDGET (box), gtk_custom_layout_new (NULL, measure, allocate));
}
