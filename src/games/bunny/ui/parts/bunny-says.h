/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board's sentences about its parts, to be read and to be heard: whole sentences, one behind
 * the other. All strings are new.
 */
#pragma once

#include "bunny-view.h"

G_BEGIN_DECLS

/* A cell: its land, its owner, its building, its fief. */
char *bunny_says_cell (const BunnyView *view, guint cell) G_GNUC_WARN_UNUSED_RESULT;

/* A card in hand or in the tray, with its effect and its gain now. */
char *bunny_says_card (const BunnyView *view, guint face) G_GNUC_WARN_UNUSED_RESULT;

/* The effect of a card if its picture does not say it: the cells for a building, or that it is
 * too late for it, the counts of a scroll; NULL for territories. */
char *bunny_says_effect (const BunnyView *view, guint face) G_GNUC_WARN_UNUSED_RESULT;

/* A fief of those of a seat. */
char *bunny_says_fief (const BunnyFiefs *fiefs, guint i) G_GNUC_WARN_UNUSED_RESULT;

/* A seat in a sentence. */
char *bunny_says_seat (const BunnyView *view, guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* The moment, and the direction in which hands go. */
char *bunny_says_round (const BunnyView *view) G_GNUC_WARN_UNUSED_RESULT;

/* The same in fewer words: without the direction. */
char *bunny_says_pick (const BunnyView *view) G_GNUC_WARN_UNUSED_RESULT;

/* The lists of a seat, each line a sentence: fiefs, free cells by land, the tray, scrolls, and what
 * the viewer remembers of its cards. */
GPtrArray *bunny_says_lists (const BunnyView *view, guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* The gains of the seats from the first state to the second, both as the same seat sees them:
 * cells, buildings, cards in the tray, carrots; empty: none. */
char *bunny_says_changes (const BunnyView *before,
                          const BunnyView *after) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
