/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A position that is being set up: a text, its position, and the way back.
 *
 * The text that is typed may be no position; then the last one that was stays, with the reason
 * why this is none. An edit of a part never leads there: an edit to no position is refused.
 */
#pragma once

#include <gio/gio.h>

#include "game-module.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_EDITOR (edubba_editor_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaEditor, edubba_editor, EDUBBA, EDITOR, GObject)

/* Signal:
 *   changed ()   text, state or reason have changed, once for each call that changed anything */

/* The longest text that is read, in bytes. */
#define EDUBBA_EDITOR_MAX_BYTES 4096

/* An editor of a game with edits, begun with its empty board. */
EdubbaEditor *edubba_editor_new (const GameModule *module) G_GNUC_WARN_UNUSED_RESULT;

/* The text as it was typed, or the canonical one; borrowed until the next change. */
const char *edubba_editor_get_text (EdubbaEditor *self);

/* The position, perhaps partial: that of the text, or of the last text that was a position.
 * Borrowed. */
const GameState *edubba_editor_get_state (EdubbaEditor *self);

/* The position one step back, perhaps partial; NULL where there is none, or its text was none. The
 * caller frees it. */
GameState *edubba_editor_dup_before (EdubbaEditor *self) G_GNUC_WARN_UNUSED_RESULT;

/* Says why the text is no position, in a sentence; NULL if it is. Borrowed. */
const char *edubba_editor_get_fault (EdubbaEditor *self);

/* Takes over a text in place of the whole, as it is typed: texts that follow one another are one
 * step back. */
void edubba_editor_type (EdubbaEditor *self, const char *text);

/* The same as a step of its own, written in canonical form. FALSE and GAME_ERROR_SYNTAX if it is no
 * position; then nothing has changed. */
gboolean edubba_editor_set_position (EdubbaEditor *self, const char *text, GError **error);

/* Applies an edit that GameEdits.list offers for a part; to the last position if the text is
 * none. */
gboolean edubba_editor_edit (EdubbaEditor *self, const char *part, const char *id, GError **error);

/* Changes the sides; takes everything off the board. */
void edubba_editor_mirror (EdubbaEditor *self);
void edubba_editor_clear (EdubbaEditor *self);

/* Steps back and forth; no-op where there is none. */
gboolean edubba_editor_get_can_undo (EdubbaEditor *self);
gboolean edubba_editor_get_can_redo (EdubbaEditor *self);
void     edubba_editor_undo (EdubbaEditor *self);
void     edubba_editor_redo (EdubbaEditor *self);

G_END_DECLS
