/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bunny Kingdom once more, as slowly and plainly as RULES.md says it.
 *
 * A second opinion on the rules: written from RULES.md, NOTATION.md and the two data files alone,
 * and sharing not a line with the program's rules. Cards, cells, actions and refusals are texts,
 * found by looking through lists of texts. Changes to the rules are made here from the same
 * documents, never by copying.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define NAIVE_SEATS 4

typedef struct
{
  gboolean newlands, tower_anywhere, camps_standing, widest_shared, double_twice, second_alone;

  int         seats, round, pick, turn;
  const char *phase; /* "explore" ... "over" */
  int         mover; /* the seat whose building turn it is, from 1; 0 in other phases */
  int         camp, asked;
  gboolean    kept[7];
  int         score[NAIVE_SEATS];
  int         owner[100]; /* of each cell, from 1; 0: nobody */
  char       *built[100]; /* "city2", "post/fish", "camp3", "tower"; NULL: nothing */
  GPtrArray  *towers;     /* "A1-C3" */

  /* Cards as they stand in a position: "gem3.24", "?". The next card of a deck is the first. */
  GPtrArray *hand[NAIVE_SEATS];
  GPtrArray *sealed[NAIVE_SEATS]; /* two cards, or "*" alone, or none */
  GPtrArray *reserve[NAIVE_SEATS];
  GPtrArray *tray[NAIVE_SEATS];
  GPtrArray *scrolls[NAIVE_SEATS];
  GPtrArray *discards[NAIVE_SEATS];
  GPtrArray *gone[NAIVE_SEATS];
  char      *copied[NAIVE_SEATS][2]; /* the scrolls that copyr and copyl copied, or NULL */
  GPtrArray *deck;                   /* NULL: not known */
  GPtrArray *seen;
  int        viewer; /* from 1; 0: this is no view */
} NaiveBunny;

/* A new game; options as the key `rules` lists them. Free with naive_bunny_free (). */
NaiveBunny *naive_bunny_deal (int seats, const char *options, guint64 seed);
void        naive_bunny_free (NaiveBunny *game);
NaiveBunny *naive_bunny_copy (const NaiveBunny *game);

/* The seat to act, from 1, or 0 once the game is over. */
int naive_bunny_seat (const NaiveBunny *game);

/* "legal", or the code of RULES.md 8 that refuses an action written as NOTATION.md 1 says, by the
 * seat to act. */
const char *naive_bunny_judge (const NaiveBunny *game, const char *action);

/* Plays a legal action. */
void naive_bunny_play (NaiveBunny *game, const char *action);

/* The canonical position (NOTATION.md 2). */
char *naive_bunny_print (const NaiveBunny *game) G_GNUC_WARN_UNUSED_RESULT;

/* The view of a seat (from 1), and the completion of a view (NOTATION.md 2 and 3). */
NaiveBunny *naive_bunny_view (const NaiveBunny *game, int seat);
NaiveBunny *naive_bunny_complete (const NaiveBunny *view, guint64 seed);

/* Carrots of a seat (from 1) with all scrolls (RULES.md 5.3); the worth of a scroll to it
 * (NOTATION.md 5). */
int naive_bunny_total (const NaiveBunny *game, int seat);
int naive_bunny_worth (const NaiveBunny *game, int seat, const char *scroll);

/* The carrots that a harvest would bring a seat, posts as they are. */
int naive_bunny_harvest (const NaiveBunny *game, int seat);

/* ---- Shared by the files of this second opinion */

/* The names of all faces in card order, the number of cards of each, and their kinds. */
int         naive_card_number (const char *card);
const char *naive_card_name (int number); /* from 0; NULL behind the last */
int         naive_card_copies (int number);
const char *naive_card_kind (const char *card);

/* A card without its marks, to be freed; its marks, "" if it has none. */
char       *naive_card_plain (const char *card);
const char *naive_card_marks (const char *card);

GPtrArray *naive_list_new (void);
GPtrArray *naive_list_copy (const GPtrArray *list);
void       naive_list_add (GPtrArray *list, const char *card);
void       naive_list_sort (GPtrArray *list); /* in bag order */
int        naive_list_count (const GPtrArray *list, const char *plain);
char      *naive_list_take (GPtrArray *list, int index);
int        naive_list_find (const GPtrArray *list, const char *plain); /* the first; -1 if none */

/* Numbers below n from a generator, and shuffling (Babel's NOTATION.md 3). */
guint64 naive_below (guint64 *generator, guint64 n);
void    naive_shuffle (guint64 *generator, GPtrArray *list);

/* Cells from 0 in board order, and their names. */
int         naive_cell (const char *name);
const char *naive_cell_name (int cell);
char        naive_terrain (const NaiveBunny *game, int cell);
gboolean    naive_is_free (const NaiveBunny *game, int seat, int cell);

/* A number for the fief of each cell of a seat, 0 for other cells; returns the number of fiefs. */
int naive_fiefs (const NaiveBunny *game, int seat, int *fief);

int naive_rabbits (const NaiveBunny *game, int seat);
int naive_left (const NaiveBunny *game, int seat);
int naive_right (const NaiveBunny *game, int seat);

/* The neighbour that a copy card ('r' or 'l') looks at, and whether it has something to copy. */
int      naive_copied_seat (const NaiveBunny *game, int seat, char side);
gboolean naive_owes_copy (const NaiveBunny *game, int seat, char side);

/* The seat with a camp in the tray, from 1, or 0. */
int naive_camp_holder (const NaiveBunny *game, int camp);

G_END_DECLS
