/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The two halves of reading a position: babel-reader.c reads the fields as they are written, and
 * babel-position-parse.c makes a state of them. Private to these two.
 */
#pragma once

#include "babel-state.h"
#include "game-fields.h"

G_BEGIN_DECLS

typedef struct
{
  GameReader  in;
  BabelState *state; /* as in.state */
  const char *land[BABEL_N_NATIONS];
  const char *unknown[2];                   /* the first `?` in each hand */
  BabelCounts nations;                      /* cards met so far */
  guint64     levels;                       /* temple cards met so far, in lanes from 1 */
  guint8      deck[BABEL_N_NATION_CARDS];   /* as written: nations + 1, the next first */
  guint8      quarry[BABEL_N_TEMPLE_CARDS]; /* as written: levels, the next first */
  guint       n_deck, n_quarry;
  gboolean    deck_open, quarry_open;
  guint32     known;
  guint       result; /* as written, BABEL_PLAYING if it was not */
} BabelReader;

/* Read by a BabelReader, which counts the cards. */
extern const GameFields babel_fields;

G_END_DECLS
