/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A second opinion on the rules, written from RULES.md and NOTATION.md alone: texts in, texts out,
 * slow and plain. It shares no code with the game, not even its chance.
 *
 * A state is a value, copied by assignment. Places are a letter and a number from 1; seats count
 * from 1; decks are strings, the next one first.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define NAIVE_SIDE 18 /* letters, or numbers, from 1 */

typedef struct
{
  int letter;
  int number;
} NaivePlace;

typedef struct
{
  int      seats;
  int      rounds;
  gboolean card_start;
  gboolean once;
  gboolean open_plain;
  char     kind[NAIVE_SIDE][NAIVE_SIDE];          /* t p f q v, or 0 */
  int      lying[NAIVE_SIDE][NAIVE_SIDE][2];      /* wood, stone */
  int      holy[NAIVE_SIDE][NAIVE_SIDE];          /* its seat */
  int      huts[NAIVE_SIDE][NAIVE_SIDE][5][5];    /* by seat, or 0; by token, or 0 */
  int      people[NAIVE_SIDE][NAIVE_SIDE][5][10]; /* by seat, by class in the order "ewsEWSabcd" */
  int      born[NAIVE_SIDE][NAIVE_SIDE];
  int      mana[5];
  int      limit[5];
  char     tokens[5][5];
  char     hands[5][24];
  char     deck[24];
  char     stack[48];
  char     discard[24];
  int      turn;
  int      move;
  int      moves;
  int      found;
  int      priests;
  char     acted[8];
  char     fresh[8];
  char     due[24];
  char     shown[8];
  gboolean partial; /* a view: nothing of deck and stack is known */
  guint64  rng;
} NaiveMeso;

/* A new game. options: any of "card-start,once,open-plain,rounds=N", in that order. */
void naive_deal (NaiveMeso *self, int seats, const char *options, guint64 seed);

/* "legal" or a code, and the number of the paragraph: "few-settlers 4.2.A". The action can be
 * written. */
const char *naive_judge (const NaiveMeso *self, const char *action);

/* Plays a legal action. */
void naive_play (NaiveMeso *self, const char *action);

/* All legal actions, in byte order, free with g_ptr_array_unref (). */
GPtrArray *naive_list (const NaiveMeso *self);

gboolean naive_is_over (const NaiveMeso *self);

/* What a seat sees, and a whole state that agrees with it. */
void naive_view (const NaiveMeso *self, int seat, NaiveMeso *seen);
void naive_complete (const NaiveMeso *seen, guint64 seed, NaiveMeso *world);

char *naive_print (const NaiveMeso *self) G_GNUC_WARN_UNUSED_RESULT;

/* ---- Shared by the files of the second opinion, in naive-parts.c */

#define NAIVE_CLASSES "ewsEWSabcd"
#define NAIVE_CARDS   "BEFLMPST"
#define NAIVE_LANDS   "pfqv"

/* All places, in reading order, and more. */
#define NAIVE_FOR_EACH_PLACE(p)                        \
  for (NaivePlace p = { 1, 1 }; p.number < NAIVE_SIDE; \
       p.letter = p.letter % (NAIVE_SIDE - 1) + 1, p.number += p.letter == 1)

extern const NaivePlace naive_temple;

gboolean naive_place_exists (NaivePlace place);
gboolean naive_is_same (NaivePlace one, NaivePlace other);
gboolean naive_is_near (NaivePlace one, NaivePlace other);

/* Appends the name of a place, and reads over one. */
void       naive_place_print (NaivePlace place, GString *text);
NaivePlace naive_take_place (const char **text);

/* The place of a letter in a text that has it, and how often it is there; texts with one letter
 * less or more, sorted and shuffled. */
int  naive_find (const char *letters, char letter);
int  naive_count (const char *text, char letter);
void naive_remove_letter (char *text, char letter);
void naive_add_letter (char *text, char letter);
void naive_sort (char *text);
void naive_shuffle (char *text, guint64 *state);

/* Counts of what is on the table: what 0 settlers, 1 huts, 2 holy places; in the stock: goods 0
 * wood, 1 stone. */
int naive_count_people (const NaiveMeso *self, NaivePlace at, int seat);
int naive_count_huts (const NaiveMeso *self, NaivePlace at, int seat);
int naive_count_all_huts (const NaiveMeso *self, NaivePlace at);
int naive_count_lands (const NaiveMeso *self, char kind);
int naive_count_pieces (const NaiveMeso *self, int seat, int what);
int naive_count_stock (const NaiveMeso *self, int goods);
int naive_count_offered (const NaiveMeso *self, int seat, int *worth);

/* Returns TRUE if a token (from 0) lies under a hut or is carried. */
gboolean naive_is_on_table (const NaiveMeso *self, int seat, int token);

/* Returns TRUE if an action is of a kind; the letter of the card that it plays, or 0. */
gboolean naive_is_named (const char *action, const char *name);
char     naive_find_card (const char *action);

/* The place behind the colon of what is due. */
NaivePlace naive_get_due_place (const NaiveMeso *self);

G_END_DECLS
