/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading a position in two steps: bunny-reader.c reads the fields as they are written, and
 * bunny-check.c holds them against each other. Private to these two, and to the printer, which
 * shares the words.
 */
#pragma once

#include "bunny-state.h"
#include "game-reader.h"

G_BEGIN_DECLS

typedef enum
{
  BUNNY_KEY_RULES,
  BUNNY_KEY_SEATS,
  BUNNY_KEY_ROUND,
  BUNNY_KEY_PHASE,
  BUNNY_KEY_PICK,
  BUNNY_KEY_TURN,
  BUNNY_KEY_MOVE,
  BUNNY_KEY_CAMP,
  BUNNY_KEY_KEPT,
  BUNNY_KEY_SCORE,
  BUNNY_KEY_LAND,
  BUNNY_KEY_BUILT,
  BUNNY_KEY_TOWERS,
  BUNNY_KEY_HANDS,
  BUNNY_KEY_SEALED,
  BUNNY_KEY_RESERVE,
  BUNNY_KEY_TRAY,
  BUNNY_KEY_SCROLLS,
  BUNNY_KEY_DISCARDS,
  BUNNY_KEY_GONE,
  BUNNY_KEY_COPIED,
  BUNNY_KEY_DECK,
  BUNNY_KEY_SEEN,
  BUNNY_KEY_FOR,
  BUNNY_N_KEYS,
} BunnyKey;

extern const char *const bunny_keys[BUNNY_N_KEYS];
extern const char *const bunny_phases[BUNNY_N_PHASES];

typedef struct
{
  GameReader  in;
  const char *value[BUNNY_N_KEYS]; /* the beginning of a key's value; NULL if it was not given */
  BunnyState *state;
  guint8      counts[BUNNY_N_FACES + 1]; /* cards met so far, by face */
  guint       n_unknown;                 /* question marks met so far */
  guint8      n_seen;                    /* cards of `seen`, in seen[], as written */
  guint8      seen[BUNNY_N_CARDS];
} BunnyReader;

/* Reads all fields into the reader and its state; FALSE and an error at the first that is
 * wrong in itself. */
gboolean bunny_reader_read (BunnyReader *reader);

/* Returns TRUE if the values read agree; FALSE and an error at the value that does not. */
gboolean bunny_reader_check (BunnyReader *reader);

G_END_DECLS
