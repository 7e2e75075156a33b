/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading a position in two steps: bunny-reader.c reads the fields as they are written, and
 * bunny-check.c holds them against each other. Private to these two.
 */
#pragma once

#include "bunny-state.h"
#include "game-fields.h"

G_BEGIN_DECLS

typedef struct
{
  GameReader  in;
  BunnyState *state;                     /* as in.state */
  guint8      counts[BUNNY_N_FACES + 1]; /* cards met so far, by face */
  guint       n_unknown;                 /* question marks met so far */
  guint8      n_seen;                    /* cards of `seen`, in seen[], as written */
  guint8      seen[BUNNY_N_CARDS];
} BunnyReader;

/* Returns TRUE if the values read agree; FALSE and an error at the value that does not. */
gboolean bunny_reader_check (BunnyReader *reader);

G_END_DECLS
