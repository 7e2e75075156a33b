/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts in notation as people write them, put into the one form that the strict readers take:
 * spaces are free, and so is the order of cards in a hand. What is wrong otherwise stays as it is,
 * for the reader to report. Files of lessons, puzzles and bouts are read this way; the command line
 * tool and records are not.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

/* A goal with one space between its words, none inside brackets, and "==" as "="; free with
 * g_free (). */
char *game_tidy_goal (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* A line of actions with one space between them; free with g_free (). */
char *game_tidy_fields (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* A position with one space between its fields, and its lists in order; free with g_free (). */
char *game_tidy_position (const GameRules *rules, const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
