/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A position is set up: on the board, part by part, or as text; and made into a puzzle.
 *
 * The game lists the possible changes (GameEdits); its reader judges the text. The side whose
 * turn it is lies below.
 */
#pragma once

#include <adwaita.h>

#include "edubba-editor.h"
#include "edubba-game.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_EDITOR_PAGE (edubba_editor_page_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaEditorPage, edubba_editor_page, EDUBBA, EDITOR_PAGE, AdwBin)

/* Actions: edit.part (s), the part of the board that is to be changed; edit.add (s), a letter of
 * the notation; edit.mirror, edit.clear, edit.copy-link, edit.play, edit.panel; and those of the
 * maker (edubba-puzzle-maker.h).
 *
 * Signals:
 *   played (string position)   somebody wants to play from here
 *   linked (string link)         a link to the position is to be copied; NULL: it would be too long
 */

/* Sets up a position of a game with edits, whose board can be edited; begins with `position`, or
 * an empty board if that is empty. A text that cannot be read is shown with the reason. */
EdubbaEditorPage *edubba_editor_page_new (const EdubbaGame *game, const char *position);

EdubbaEditor *edubba_editor_page_get_editor (EdubbaEditorPage *self);

/* The maker of puzzles from the position; borrowed. */
GtkWidget *edubba_editor_page_get_maker (EdubbaEditorPage *self);

G_END_DECLS
