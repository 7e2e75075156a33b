/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of parts of a board in lessons. A game need not list them: zones can be pointed at,
 * terms of goals, and the way to end a turn.
 */
#pragma once

#include "course-keys.h"

G_BEGIN_DECLS

/* The name of a part in full, or NULL if there is none of this name where `seats` play:
 *
 *   quarry, discards          a zone without an owner
 *   store:me, hand:opp, hand  a zone of a player; without one it is the learner's
 *   colonnade:me:H            a zone of which there is one for each letter of the game
 *   cell:C7                   a zone of which there is one for each place of the board
 *   run:opp:H, score:me       a term of goals, with its seat and its first letter or place
 *   end                       a kind of action that ends the turn
 *
 * Where three or more play, the others have their numbers: hand:3. */
char *course_spotlight_parse (const GameRules *rules,
                              guint            seats,
                              const char      *text) G_GNUC_WARN_UNUSED_RESULT;

/* Puts the name in full in the place of *part, which stands in this key; FALSE and a fault, which
 * names parts that there are, if there is none of this name. */
gboolean course_spotlight_read (const CourseKeys *keys,
                                const GameRules  *rules,
                                const char       *group,
                                const char       *key,
                                guint             seats,
                                char            **part);

G_END_DECLS
