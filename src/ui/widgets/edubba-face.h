/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The face of somebody in a game's story, as its data has drawn it (faces/ID.svg), or of a level
 * of the computer, or the picture of a game; sharp at any size. The name stands beside it in
 * words, so assistive technology passes the picture over. It is drawn as edubba-drawing.h says.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-game.h"
#include "edubba-level.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_FACE (edubba_face_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaFace, edubba_face, EDUBBA, FACE, GtkWidget)

/* `size`: width and height, in pixels. A game without such a picture shows nothing there. */
GtkWidget *edubba_face_new (const EdubbaGame *game, const char *id, int size);

/* The picture of a game (picture.svg) in a width and height of `size` pixels; not visible if it
 * has none. */
GtkWidget *edubba_face_new_for_game (const EdubbaGame *game, int size);

/* Shows somebody else. */
void edubba_face_set_id (EdubbaFace *self, const EdubbaGame *game, const char *id);

/* In the place of a level: another person at the screen, and the viewer. */
#define EDUBBA_FACE_PERSON (EDUBBA_LEVEL_OWN + 1)
#define EDUBBA_FACE_YOU    (EDUBBA_LEVEL_OWN + 2)

/* The computer's player of a level below GAME_N_LEVELS, or EDUBBA_LEVEL_OWN, or a person. Nearly
 * three lines of the text beside it high, however large that is. */
GtkWidget *edubba_face_new_for_level (guint level);

/* Shows the player of another level, as the game has drawn it (faces/levels/NAME.svg, where NAME is
 * that of a picture in src/ui/faces), else, and without a game, somebody of the tablet house; the
 * size stays what it was. */
void edubba_face_set_level (EdubbaFace *self, const EdubbaGame *game, guint level);

/* Returns TRUE if there is a picture to be seen. */
gboolean edubba_face_is_known (EdubbaFace *self);

G_END_DECLS
