/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tablet to keep at the end of a course: with the learner's name, the game and the day, as a
 * picture in a file. The name is asked for, and kept nowhere else.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_KEEPSAKE (edubba_keepsake_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaKeepsake, edubba_keepsake, EDUBBA, KEEPSAKE, AdwBin)

/* The size of the picture that is saved, in pixels. */
#define EDUBBA_KEEPSAKE_WIDTH  1600
#define EDUBBA_KEEPSAKE_HEIGHT 1000

/* Asks for the name and shows the tablet. game: its id, for the name of the file; title: as people
 * write it. */
GtkWidget *edubba_keepsake_new (const char *game, const char *title);

/* Changes the name on it. */
void edubba_keepsake_set_name (EdubbaKeepsake *self, const char *name);

/* Writes the picture (PNG). FALSE and G_IO_ERROR_FAILED if that could not be done. */
gboolean edubba_keepsake_write (EdubbaKeepsake *self, GFile *file, GError **error);

G_END_DECLS
