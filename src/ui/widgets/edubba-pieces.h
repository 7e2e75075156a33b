/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sources of each seat's points at the end of a game, thing by thing, in games that name such
 * things (GameWords.piece): for each seat a head and a list, side by side if there is room.
 *
 * CSS node: `pieces`.
 */
#pragma once

#include <adwaita.h>

#include "edubba-match.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_PIECES (edubba_pieces_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaPieces, edubba_pieces, EDUBBA, PIECES, AdwBin)

/* Shows the end of a match, seats in the order of their places. If its rules have not ended it or
 * nobody has any pieces, the widget hides. */
void edubba_pieces_set_match (EdubbaPieces *self,
                              EdubbaMatch  *match,
                              guint         viewer,
                              GameAddress   address);

G_END_DECLS
