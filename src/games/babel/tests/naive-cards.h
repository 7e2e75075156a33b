/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the naive Babel: rows of cards, runs in them, and actions taken apart
 * into their words.
 */
#pragma once

#include "naive-babel.h"

G_BEGIN_DECLS

/* An action's text in its parts: "expel:P@2" is the word "expel", the operand "P" and run 2. */
typedef struct
{
  char word[16];
  char operand[16];
  int  run; /* 0 if no run is named */
} NaiveSentence;

void naive_cards_add (NaiveCards *cards, char card);
char naive_cards_take_at (NaiveCards *cards, int place);
void naive_cards_put_first (NaiveCards *cards, char card);

/* The first place of a card in a row, or -1. */
int naive_cards_find (const NaiveCards *cards, char card);

/* The last card of a row that has one. */
char naive_cards_last (const NaiveCards *cards);

/* Sorts nations in the order of the letters. */
void naive_cards_sort (NaiveCards *cards);

/* The beginning of the run (2.5) of a nation with this number, from 1, in a row, or -1. */
int naive_cards_find_run (const NaiveCards *cards, char nation, int number);
int naive_cards_count_runs (const NaiveCards *cards, char nation);

/* The top level of a temple, 0 of an empty site. */
int naive_temple_top (const NaiveCards *temple);

int naive_land_of (char letter);

NaiveSentence naive_sentence_read (const char *action);
gboolean      naive_sentence_says (const NaiveSentence *sentence, const char *word);
gboolean      naive_sentence_names (const NaiveSentence *sentence, const char *operand);

/* The nation whose run pays for an ability. */
char naive_sentence_get_payer (const NaiveSentence *sentence);

G_END_DECLS
