/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moments over a board: something falls, is carried off or is finished, a game or a lesson ends. A
 * banner says it in a word or two while stones tumble, rise or shine where it happens. Nothing
 * waits for it: it takes no press, ends by itself, and at once when anything else is done.
 *
 * CSS node: `scene`, with a `label`.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-board.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_SCENE (edubba_scene_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaScene, edubba_scene, EDUBBA, SCENE, GtkWidget)

/* The length of a moment, in ms. */
#define EDUBBA_SCENE_SPAN 1300

/* Signal:
 *   ended ()   the moment has come to its end, or was ended */

/* Shows a moment; one that is being shown ends. words: the text of the banner. place: the area of
 * the moment, in the widget's coordinates, which the banner does not hide if it has room beside
 * it, or NULL: everywhere. FALSE, and nothing is shown, if the desktop wants less motion or the
 * widget is not on the screen. */
gboolean edubba_scene_show (EdubbaScene           *self,
                            EdubbaMoment           moment,
                            const char            *words,
                            const graphene_rect_t *place);

/* Ends it at once. FALSE if nothing was shown. */
gboolean edubba_scene_end (EdubbaScene *self);

gboolean edubba_scene_is_running (EdubbaScene *self);

/* The work for each frame of the clock: draws the moment at a time of the clock, in microseconds;
 * the first sets its beginning. */
void edubba_scene_advance (EdubbaScene *self, gint64 now);

/* Sets that the frame clock advances the scene from now on, or only that call: for tests. */
void edubba_scene_set_clocked (EdubbaScene *self, gboolean clocked);

G_END_DECLS
