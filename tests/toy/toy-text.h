/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The notation that the toy games share: a position is the bytes of its state written as numbers
 * ("heaps/1 0 3 5 4 ..."), an action is a word with digits behind a colon ("take:12").
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

/* Appends id, format 1, and n numbers. */
void toy_text_print (const char *id, const guint8 *numbers, guint n, GString *text);

/* Reads a text of toy_text_print and nothing else. */
gboolean toy_text_parse (const char *id,
                         const char *text,
                         guint8     *numbers,
                         guint       n,
                         GError    **error);

/* TRUE, or FALSE and an error that says that the numbers make no position. */
gboolean toy_text_check (gboolean is_sound, GError **error);

/* Appends "name" or "name:" and the operands plus `base` as digits. */
void toy_text_print_action (const GameRules *rules,
                            GameAction       action,
                            const guint8    *n_operands,
                            GString         *text);

/* Reads an action; kind k has n_operands[k] operands, each a digit from 1 to most[k][i]. */
gboolean toy_text_parse_action (const GameRules *rules,
                                const char      *text,
                                const guint8    *n_operands,
                                const guint8 (*most)[2],
                                GameAction *action,
                                GError    **error);

/* Appends a movement of one item, if events are wanted. */
void toy_event_move (GArray *events, guint8 item, guint8 seen_by, GameZone from, GameZone to);

/* Appends a change of a figure that every seat sees, likewise. */
void toy_event_amount (GArray *events, guint16 what, guint8 seat, gint amount);

G_END_DECLS
