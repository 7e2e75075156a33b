/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's quests: goals in words, for tasks that nobody wrote.
 *
 * The miner and the maker of exercises try these goals on positions. They find out if a goal can
 * be reached, and decide which ones are worth keeping.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The texts are English, and keys of the catalogue of lessons; a goal with a letter in it has a
 * sentence for each letter, because names inflect. */
typedef struct
{
  const char        *family; /* a word: quests that differ in a letter or a number have it alike */
  const char        *goal;   /* as a puzzle has it; for the seat to act */
  const char        *nearer; /* a goal that measures the distance better, or NULL */
  const char        *theme;  /* a puzzle's theme, or NULL */
  const char *const *titles; /* of the family; up to NULL, at least one */
  const char        *say;    /* the task in a sentence */
  const char        *drill;  /* the paragraph of the rules that it trains: "4.3"; or NULL */
} GameQuest;

typedef struct
{
  const GameQuest   *quests; /* up to one without a goal */
  const char *const *themes; /* kinds of action that are themes of their own; up to NULL */
  const char        *source; /* the origin of such tasks, a piece of a sentence */
} GameQuests;

G_END_DECLS
