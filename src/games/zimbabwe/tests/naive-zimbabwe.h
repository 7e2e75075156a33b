/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules of The Great Zimbabwe again, as naively as possible: grids of cells by column and row,
 * ways found step by step, raises by trying everything, actions as their texts. Written after
 * RULES.md and NOTATION.md, and sharing nothing with the game but the file of tiles.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define NAIVE_SIDE  18
#define NAIVE_FAR   99
#define NAIVE_KINDS "WPIDSVT"
#define NAIVE_STAFF "RSBHN"
#define NAIVE_GODS  "SEDHGOATNQIX"

/* Columns and rows from 1. */
typedef struct
{
  int column, row;
} NaiveCell;

typedef struct
{
  int       owner; /* from 1 */
  char      kind;
  NaiveCell at;
  char      turn; /* h, v, or 0 */
} NaiveCraft;

/* Grids are indexed by column and row; 0 beyond the map. Seats count from 1. */
typedef struct
{
  int        seats;
  gboolean   beginner, own_tiles, kind_claims, pairs, block;
  char       tiles[20]; /* as they are written */
  char       printed[20][20];
  gboolean   rain[20][20];
  char       loose[20][20];
  int        marks[20][20];
  int        owner[20][20];
  int        level[20][20];
  gboolean   raised[20][20];
  NaiveCraft craft[21];
  int        n_crafts;
  int        cattle[6], cards[6], requirement[6];
  int        card_of[6][128]; /* by kind: 1 first, 2 second card */
  int        price_of[6][128];
  char       god[6]; /* a letter, or - */
  char       gods[16];
  char       staff[6][8];
  int        plaques[6]; /* from 0 */
  char       phase[10];
  int        round, turn, mover;
  int        order[6]; /* from 0 */
  int        bid, pot, n_passed, passed[6];
  gboolean   gift;
  char       main[10];
  gboolean   card;
  char       spent[8], owe, tune[8], placed[32], goods[8];
  NaiveCell  raising, source; /* column 0: none */
} NaiveZimbabwe;

/* ---- naive-map.c */

/* Reads data/tiles.txt, once; and lays the tiles of a position. */
void naive_lay (NaiveZimbabwe *naive);

gboolean naive_is_water (const NaiveZimbabwe *naive, NaiveCell cell);

/* Returns TRUE if nothing is there and something may be put (RULES.md 0.1). */
gboolean naive_is_empty (const NaiveZimbabwe *naive, NaiveCell cell);

/* The resource on a cell, printed or loose, or 0. */
char naive_get_resource (const NaiveZimbabwe *naive, NaiveCell cell);

/* The cells of a craftsman, or of a piece like one; how many. Some may be beyond the board. */
int naive_list_cells (char kind, NaiveCell at, char turn, NaiveCell *cells);

/* The number of a craftsman with this anchor, or -1. */
int naive_find_craft (const NaiveZimbabwe *naive, NaiveCell at);

/* Three, or six in a turn of Eshu's seat; or, for a seat whose turn it might be. */
int naive_get_stretch (const NaiveZimbabwe *naive, int seat);

/* Steps from some cells to all others; `walls`: monuments are not walked over. */
void naive_walk (const NaiveZimbabwe *naive,
                 const NaiveCell     *from,
                 int                  n,
                 gboolean             walls,
                 int                  steps[20][20]);

/* The cells of a craftsman on the board. */
int naive_list_craft (const NaiveZimbabwe *naive, int craft, NaiveCell *cells);

/* The fewest hubs to a craftsman from a monument or the anchor of another one, or NAIVE_FAR. */
int naive_count_hubs (const NaiveZimbabwe *naive, NaiveCell from, int craft, int stretch);

/* Returns TRUE if a cell is within range of a craftsman on the board. */
gboolean naive_is_in_range (
  const NaiveZimbabwe *naive, int craft, NaiveCell resource, int stretch);

/* ---- naive-judge.c */

const char *naive_judge (const NaiveZimbabwe *naive, const char *text);

/* ---- naive-raise.c */

/* The least that a raise of a monument costs its owner, or -1 if it can't be; NOTATION.md 5. */
int naive_bill (const NaiveZimbabwe *naive, NaiveCell cell);

/* The least that completes the raise under way, at most `most`; more than that if nothing does. */
int naive_complete (const NaiveZimbabwe *naive, int most);

/* Returns TRUE if a craftsman's kind can be bought next; and if a resource has no room for a mark
 * of a seat. */
gboolean naive_is_wanted (const NaiveZimbabwe *naive, int craft);
gboolean naive_is_used (const NaiveZimbabwe *naive, NaiveCell cell, int seat);

/* ---- naive-parts.c */

/* Returns TRUE if the goods of a primary do not count any more. */
gboolean naive_is_superseded (const NaiveZimbabwe *naive, char kind);

/* Facts of a kind of craftsman. */
char     naive_get_works (char kind);
char     naive_get_partner (char kind); /* or 0 */
gboolean naive_is_secondary (char kind);
int      naive_get_cost (char kind);
int      naive_get_points (char kind);
int      naive_get_card_requirement (char kind, int card);
int      naive_get_god_requirement (char god);
int      naive_get_staff_requirement (char staff);
char     naive_find_god (const char *id); /* or 0 */
char     naive_find_staff (const char *id);

/* The seat's requirement by its cards, as if it adored a god. */
int naive_add_requirements (const NaiveZimbabwe *naive, int seat, char god);

int naive_count_points (const NaiveZimbabwe *naive, int seat);
int naive_count_discs (const NaiveZimbabwe *naive, int seat);
int naive_count_kind (const NaiveZimbabwe *naive, char kind);

/* What a seat pays for a craftsman's work. */
int naive_get_fee (const NaiveZimbabwe *naive, int craft, int seat);

/* Hubs on the way of what the raise under way gets from a craftsman next. */
int naive_get_way (const NaiveZimbabwe *naive, int craft);

/* ---- naive-deal.c */

void naive_deal (NaiveZimbabwe *naive, int seats, const char *options, guint64 seed);

/* Puts letters into the order in which `all` has them. */
void naive_sort_letters (char *letters, const char *all);

/* ---- naive-play.c */

void naive_play (NaiveZimbabwe *naive, const char *text);

/* All legal actions in byte order; free with g_ptr_array_unref (). */
GPtrArray *naive_list (const NaiveZimbabwe *naive);

/* Ranks of the seats, from 1. */
void naive_rank (const NaiveZimbabwe *naive, int *rank);

/* ---- naive-text.c */

char *naive_print (const NaiveZimbabwe *naive);

/* Reads over a cell. */
NaiveCell naive_read_cell (const char **text);
void      naive_print_cell (NaiveCell cell, GString *text);

static inline gboolean
naive_is_same (NaiveCell a, NaiveCell b)
{
  return a.column == b.column && a.row == b.row;
}

static inline gboolean
naive_is_on_board (NaiveCell cell)
{
  return cell.column >= 1 && cell.column <= NAIVE_SIDE && cell.row >= 1 && cell.row <= NAIVE_SIDE;
}

G_END_DECLS
