/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's quests: goals in words, for tasks that nobody wrote.
 *
 * The miner and the maker of exercises try these goals on positions. They find out if a goal can
 * be reached, and decide what is worth keeping.
 */
#pragma once

#include "game-module.h"

G_BEGIN_DECLS

/* Quests are a text (GameModule.quests), in lines KEY=VALUE. A group, [FAMILY], has the quests of a
 * family, the group [any] what is common to all:
 *
 *   Theme   a puzzle's theme; may be missing
 *   Trains  the paragraph of the rules that the family trains: "4.3"; may be missing
 *   Title   a title for any of its tasks, at least one
 *   Own     a title that tells of one puzzle in the tree, which was given it by hand
 *   Goal    begins a quest: the goal, as a puzzle has it, for the seat to act
 *   Nearer  a goal that measures better how near that one is; may be missing
 *   Say     ends the quest: the task in a sentence
 *   Kinds   in [any]: kinds of action that are themes of their own, with ; between them
 *   Source  in [any]: the origin of such tasks, a piece of a sentence
 *
 * Titles, sentences and the source are English, and keys of the catalogue of lessons; a goal with a
 * letter in it has a sentence for each letter, because names inflect. */

typedef struct
{
  const char        *family; /* a word: quests that differ in a letter or a number have it alike */
  const char        *goal;
  const char        *nearer; /* or NULL */
  const char        *theme;  /* or NULL */
  const char *const *titles; /* of the family; up to NULL, at least one */
  const char *const *own;    /* the family's titles of single puzzles, up to NULL */
  const char        *say;
  const char        *drill; /* the paragraph that it trains, or NULL */
} CourseQuest;

typedef struct
{
  const CourseQuest *quests; /* up to one without a goal */
  guint              n_quests;
  const char *const *themes; /* up to NULL */
  const char        *source;
} CourseQuests;

/* The quests of a module, read when they are first asked for; they live as long as the program.
 * NULL: the game has none. A text that cannot be read ends the program. */
const CourseQuests *course_quests_get (const GameModule *module);

G_END_DECLS
