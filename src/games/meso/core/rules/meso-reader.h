/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading a position in two steps: meso-reader.c and meso-values.c read the fields as they are
 * written, and meso-check.c makes a state of them if they can stand together. Private to these
 * three, and to the printer, which shares the words.
 */
#pragma once

#include "game-reader.h"
#include "meso-state.h"

G_BEGIN_DECLS

typedef enum
{
  MESO_KEY_SEATS,
  MESO_KEY_RULES,
  MESO_KEY_MANA,
  MESO_KEY_TOKENS,
  MESO_KEY_HANDS,
  MESO_KEY_DECK,
  MESO_KEY_LAND,
  MESO_KEY_DISCARD,
  MESO_KEY_TURN,
  MESO_KEY_MOVE,
  MESO_KEY_MOVES,
  MESO_KEY_FOUND,
  MESO_KEY_ACTED,
  MESO_KEY_BORN,
  MESO_KEY_FRESH,
  MESO_KEY_PRIESTS,
  MESO_KEY_DUE,
  MESO_KEY_SHOWN,
  MESO_KEY_RESULT,
  MESO_KEY_RNG,
  MESO_N_KEYS,
} MesoFieldKey;

extern const char *const meso_acts[4]; /* by MesoActed */
extern const char *const meso_dues[5]; /* by MesoDue */
extern const char        meso_deck_letters[];

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
  GameReader  in;
  const char *start[MESO_N_KEYS]; /* the field of a key in the text; NULL if it was not given */
  MesoState  *state;
  MesoDraft   draft[MESO_N_PLACES];
  guint8      order[MESO_N_PLACES]; /* places as they are written */
  guint       n_drafts;
  guint8      n_born;
  gboolean    has_rng;
  char        result[MESO_MAX_SEATS + 1]; /* as it is written */
  guint       n_deck;                     /* cards, and lands, that are written */
  guint       n_stack;
} MesoReader;

/* A key, and what reads all of its value: FALSE if it is wrong in itself. */
typedef struct
{
  const char *key;
  gboolean (*read) (MesoReader *reader, const char *value);
} MesoField;

extern const MesoField meso_fields[MESO_N_KEYS];

/* Reads what stands behind the colon of a land: "p,w2,s1,h0,h1a,1eW,2a". */
gboolean meso_draft_read (MesoReader *reader, MesoDraft *draft, const char *value);

/* Reads all fields into the reader and its state; FALSE and an error at the first that is wrong in
 * itself. */
gboolean meso_reader_read (MesoReader *reader);

/* Makes the state of what was read; FALSE and an error if it cannot be. */
gboolean meso_reader_check (MesoReader *reader);

/* As the entries of GameRules of these names. */
void     meso_position_print (const GameState *state, GString *text);
gboolean meso_position_parse (const char *text, GameState *state, GError **error);

G_END_DECLS
