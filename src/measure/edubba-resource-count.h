/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counts widgets, textures and sources, and measures memory in use: these should be the same
 * after a game as before.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  guint widgets;  /* realized once, and not yet finalized; shown or not */
  guint textures; /* in memory */
  guint sources;  /* of the main loop */
  gsize heap;     /* bytes that are allocated; 0 where the system cannot tell */
  gsize private;  /* bytes of the process in memory that are its own; 0 likewise */
} EdubbaResourceCount;

/* Begins to count widgets and textures; those that were made before are not counted. Only once in a
 * process. */
void edubba_resource_count_begin (void);

void edubba_resource_count_take (EdubbaResourceCount *census);

G_END_DECLS
