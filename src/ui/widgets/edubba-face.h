/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The face of somebody in a game's story, as its data has drawn it (faces/ID.svg), sharp at any
 * size. Whose face it is stands beside it in words, so assistive technology passes it over.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-game.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_FACE (edubba_face_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaFace, edubba_face, EDUBBA, FACE, GtkWidget)

/* `size`: how wide and high, in pixels. A game without such a picture shows nothing there. */
GtkWidget *edubba_face_new (const EdubbaGame *game, const char *id, int size);

/* Shows somebody else. */
void edubba_face_set_id (EdubbaFace *self, const EdubbaGame *game, const char *id);

/* Whether there is a picture to be seen. */
gboolean edubba_face_is_known (EdubbaFace *self);

G_END_DECLS
