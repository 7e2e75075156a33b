/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The frame round a board that can point at parts of it: a ring round each part that is named,
 * over the board's drawing, and the names in words.
 *
 * Parts are named as in lessons ("colonnade:me:H", "hand:me"). A part that the board does not have
 * now is passed over, and ringed as soon as it has it.
 */
#pragma once

#include <adwaita.h>

#include "game-words.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_SPOTLIGHT (edubba_spotlight_get_type ())

/* Its child is the board, or NULL. */
G_DECLARE_FINAL_TYPE (EdubbaSpotlight, edubba_spotlight, EDUBBA, SPOTLIGHT, AdwBin)

/* Points at parts (NULL-terminated; copied), the first of which is scrolled to; NULL or an empty
 * list: no parts. Setting the same parts again changes nothing. */
void edubba_spotlight_set_parts (EdubbaSpotlight *self, const char *const *parts);

/* Scrolls to them once more, when the board has found a new layout. */
void edubba_spotlight_reveal (EdubbaSpotlight *self);

/* Finds the part (of `parts`, NULL-terminated) at a point, in the widget's coordinates: the index
 * of the first that the board has there, or -1. */
int edubba_spotlight_find_at (EdubbaSpotlight   *self,
                              const char *const *parts,
                              double             x,
                              double             y);

/* Says where to look: "Look at: your hand, your site in Hatti."; NULL if no part has a name. The
 * caller frees it. */
char *edubba_spotlight_describe (const GameWords   *words,
                                 const char *const *parts) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
