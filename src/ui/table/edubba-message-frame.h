/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The message line above the board. If there is enough room it takes its natural height. In
 * little room an answer, such as a refusal or a hint, lies over the board's upper edge, so that
 * the board neither moves nor changes its size; the next press on the board folds it to the room
 * of the last prompt.
 */
#pragma once

#include "edubba-message-line.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_MESSAGE_FRAME (edubba_message_frame_get_type ())

G_DECLARE_FINAL_TYPE (
  EdubbaMessageFrame, edubba_message_frame, EDUBBA, MESSAGE_FRAME, GtkWidget)

/* Takes both over. content: the widget below the line. */
GtkWidget *edubba_message_frame_new (EdubbaMessageLine *line,
                                     GtkWidget         *content) G_GNUC_WARN_UNUSED_RESULT;

/* Sets that there is little room: the line lies over the content. */
void edubba_message_frame_set_over (EdubbaMessageFrame *self, gboolean over);

/* Called for each message of the line: unfolds a folded line. */
void edubba_message_frame_said (EdubbaMessageFrame *self);

/* Folds a line that lies over the content; no other. */
void edubba_message_frame_fold (EdubbaMessageFrame *self);

G_END_DECLS
