/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading a position in two steps: meso-reader.c and meso-values.c read lands and fields as they
 * are written, and meso-check.c makes a state of them if they can stand together. Private to these
 * three.
 */
#pragma once

#include "game-fields.h"
#include "meso-state.h"

G_BEGIN_DECLS

/* A land as it is written; numbers above 255 count as 255. */
typedef struct
{
  const char *start; /* its field in the text, or NULL */
  guint8      kind;
  guint8      wood;
  guint8      stone;
  guint8      holy;
  guint8      n_huts;
  guint8      hut[3]; /* the first ones */
  guint8      births;
  guint8      settlers[MESO_MAX_SEATS][MESO_N_CLASSES];
} MesoDraft;

typedef struct
{
  GameReader in;
  MesoState *state; /* as in.state */
  MesoDraft  draft[MESO_N_PLACES];
  MesoDraft *land;                 /* the one being read */
  guint8     order[MESO_N_PLACES]; /* places as they are written */
  guint      n_drafts;
  guint8     n_born;
  char       result[MESO_MAX_SEATS]; /* as it is written */
  guint      n_deck;                 /* cards, and lands, that are written */
  guint      n_stack;
} MesoReader;

#define MESO_N_FIELDS 20

extern const GameField meso_fields[MESO_N_FIELDS]; /* the first of them is "seats" */

/* Counts letters by their places in a set, up to the first that is none of them; FALSE if they are
 * not sorted. */
gboolean meso_letters_read (GameReader *reader, const char *letters, guint8 *counts);

/* Appends a letter n times. */
void meso_letter_print (char letter, guint n, GString *text);

/* Makes the state of what was read; FALSE and an error if it cannot be. */
gboolean meso_reader_check (MesoReader *reader);

/* As the entries of GameRules of these names. */
void     meso_position_print (const GameState *state, GString *text);
gboolean meso_position_parse (const char *text, GameState *state, GError **error);

G_END_DECLS
