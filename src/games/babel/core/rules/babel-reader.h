/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The two halves of reading a position: babel-reader.c reads the fields as they are written, and
 * babel-position-parse.c makes a state of them. Private to these two.
 */
#pragma once

#include "babel-state.h"
#include "game-reader.h"

G_BEGIN_DECLS

typedef enum
{
  BABEL_KEY_RULES,
  BABEL_KEY_PAWNS,
  BABEL_KEY_HANDS,
  BABEL_KEY_STORES,
  BABEL_KEY_STARTERS,
  BABEL_KEY_DECK,
  BABEL_KEY_QUARRY,
  BABEL_KEY_KNOWN,
  BABEL_KEY_DISCARD,
  BABEL_KEY_TURN,
  BABEL_KEY_MOVE,
  BABEL_KEY_MIGRATED,
  BABEL_KEY_OWED,
  BABEL_KEY_FINAL,
  BABEL_KEY_RESULT,
  BABEL_KEY_RNG,
  BABEL_N_KEYS,
} BabelKey;

typedef struct
{
  GameReader  in;
  const char *value[BABEL_N_KEYS]; /* the beginning of a key's value; NULL if it was not given */
  const char *land[BABEL_N_NATIONS];
  const char *unknown[2]; /* the first `?` in each hand */
  BabelState *state;
  BabelCounts nations;                      /* cards met so far */
  guint64     levels;                       /* temple cards met so far, in lanes from 1 */
  guint8      deck[BABEL_N_NATION_CARDS];   /* as written: nations + 1, the next first */
  guint8      quarry[BABEL_N_TEMPLE_CARDS]; /* as written: levels, the next first */
  guint       n_deck, n_quarry;
  gboolean    deck_open, quarry_open;
  guint32     known;
  guint       result; /* as written, BABEL_PLAYING if it was not */
} BabelReader;

/* Reads all fields into the reader and its state, counting the cards; FALSE and an error at the
 * first that is wrong. */
gboolean babel_reader_read (BabelReader *reader);

G_END_DECLS
