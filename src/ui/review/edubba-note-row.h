/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The note on the action that was played last, to be read and written, and the way to the next
 * note. It follows the cursor of a match. A note is taken over with Enter, and when the focus or
 * the cursor goes on.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-match.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_NOTE_ROW (edubba_note_row_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaNoteRow, edubba_note_row, EDUBBA, NOTE_ROW, GtkBox)

/* Signals:
 *   noted (uint action, string text)   the note on an action of the match's record is another one
 *   sought (uint action)               the note on another action is to be seen
 */

GtkWidget *edubba_note_row_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the notes of this match; to be called once. */
void edubba_note_row_set_match (EdubbaNoteRow *self, EdubbaMatch *match);

G_END_DECLS
