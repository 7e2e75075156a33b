/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sets of rules options (GameRules.options) as numbers and as texts.
 *
 * A set is 32 bits. Each option has its bits in it, the first option the lowest: one bit where it
 * is on or off, else as many as its number of values needs, which begins at 1. 0 is off.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

/* The value of an option in a set: 0 (off), 1 (on) or the number of its value from 1. */
guint   game_option_get (const GameRules *rules, guint32 options, guint option);
guint32 game_option_set (const GameRules *rules, guint32 options, guint option, guint value);

/* The number of values of an option besides being off: 1 if it is on or off. */
guint game_option_get_n_values (const GameRules *rules, guint option);

/* Reads a list of rules options: their ids in the order of rules->options, each at most once and
 * with its value behind "=" if it has values, with commas between them; an empty list chooses
 * none. FALSE if it is no such list; then *wrong (may be NULL) is the first wrong word, to be
 * freed with g_free (). */
gboolean game_options_parse (const GameRules *rules,
                             const char      *list,
                             guint32         *options,
                             char           **wrong);

/* The list that says so; free with g_free (). */
char *game_options_print (const GameRules *rules, guint32 options) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
