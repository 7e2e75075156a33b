/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Colonnades: packed rows of nation cards, 3 bits a card, and the runs in them.
 *
 * 21 cards fit a word, and nearly every colonnade fits its own. Of 60 cards at most two colonnades can be longer; they share
 * the table's two spill words, first the colonnade of lower side and land. That path is slow and always
 * right: unpack, change, pack.
 */
#pragma once

#include "babel-table.h"

G_BEGIN_DECLS

#define BABEL_WORD_CARDS 21

/* Three or more equal cards in a row. */
typedef struct
{
  guint8 nation;
  guint8 first;  /* index of its oldest card */
  guint8 length; /* from 3 */
} BabelRun;

/* No colonnade holds more runs. */
#define BABEL_MAX_RUNS 20

/* Writes the nations of a colonnade, oldest first (room for 60), and returns how many. */
guint babel_column_get (const BabelTable *table, guint side, guint land, guint8 *nations);

/* Replaces a colonnade. */
void babel_column_set (BabelTable *table, guint side, guint land, const guint8 *nations, guint n);

/* Adds a card at the end. */
void babel_column_push (BabelTable *table, guint side, guint land, guint nation);

/* Removes card i, counted from the oldest; those behind it close up. */
void babel_column_remove (BabelTable *table, guint side, guint land, guint i);

/* The nation of the last card; the colonnade must not be empty. */
guint babel_column_get_last (const BabelTable *table, guint side, guint land);

/* The runs of a colonnade, oldest first (room for BABEL_MAX_RUNS); returns how many. */
guint babel_column_get_runs (const BabelTable *table, guint side, guint land, BabelRun *runs);

/* The length of the longest unbroken row of a nation, 0 if there is none. */
guint babel_column_get_longest (const BabelTable *table, guint side, guint land, guint nation);

G_END_DECLS
