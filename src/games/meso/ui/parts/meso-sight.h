/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What all parts of the board look at: a state as its viewer sees it, the viewer, their legal
 * actions, and how people are spoken of. And places as columns and rows of a field of hexes, with
 * the temple at 0, 0.
 */
#pragma once

#include "game-goal.h"
#include "game-words.h"
#include "meso-state.h"

G_BEGIN_DECLS

typedef struct
{
  MesoState   state;
  guint       viewer;
  gboolean    active;   /* the viewer may act */
  gboolean    exercise; /* a task for the viewer */
  guint       person;   /* the seat of the only person in a game, or GAME_NOBODY */
  GameAddress address;
  guint       aims[2]; /* offerings that the viewer, and others, need in a short game; or 0 */
  char      **names;   /* the name of each seat, perhaps empty; or NULL */

  GameAction *legal; /* owned: the legal actions of the viewer, in byte order */
  guint       n_legal;
} MesoSight;

/* Takes over a state that a seat sees, and lists its legal actions if it may act. */
void meso_sight_show (MesoSight *self, const GameState *seen, guint viewer, gboolean active);
void meso_sight_clear (MesoSight *self);

/* Returns TRUE if the viewer may do this. */
gboolean meso_sight_offers (const MesoSight *self, GameAction action);

/* "You", a name, or "Player 2". */
char *meso_sight_dup_seat (const MesoSight *self, guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* The mark that a seat wears: in an exercise the viewer wears the first, in a game the only
 * person, for every viewer. */
guint meso_sight_get_mark (const MesoSight *self, guint seat);

/* The value of a token (from 0), if the viewer knows it; else 0. */
guint meso_sight_get_value (const MesoSight *self, guint seat, guint token);

/* The settlers of each class of a seat in a place; returns their number. */
guint meso_sight_count_classes (const MesoSight *self,
                                guint            seat,
                                guint            place,
                                guint8           n[MESO_N_CLASSES]);

/* The land in a place, or NULL. */
const MesoLand *meso_sight_get_land (const MesoSight *self, guint place);

/* Returns TRUE if a holy place would bring its owner, or strangers, mana now: the seat's turn ends
 * as it is. */
gboolean meso_sight_yields (const MesoSight *self, const MesoLand *land, guint seat);

/* The offerings that win a short game by its goals; 0 if they are about anything else. */
guint meso_sight_count_offerings (const GameGoal *goals, guint n);

/* Marks the places that there are on the board: lands, and empty ones beside them, where the next
 * land may lie. */
void meso_sight_find_places (const MesoSight *self, guint8 there[MESO_N_PLACES]);

/* The steps from a place to each other (MESO_NOWHERE: none) for a settler of a class. */
void meso_sight_find_reach (const MesoSight *self,
                            guint            place,
                            guint            klass,
                            guint8           steps[MESO_N_PLACES]);

/* ---- Places */

/* The place at a column and row, or MESO_NOWHERE; and the other way round. */
guint meso_place_at (int column, int row);
int   meso_place_get_column (guint place);
int   meso_place_get_row (guint place);

/* The name of its part, "place:J8"; and the place of one, MESO_NOWHERE if it is none. */
char *meso_place_dup_part (guint place) G_GNUC_WARN_UNUSED_RESULT;
guint meso_place_read_part (const char *part);

/* Reads a part with a place or a seat at the end of its name: "place:J8", "seat:2", and those of
 * lessons, which begin with a word of the rules: "land:J8", "under:opp:J8", "limit:me". Sets the
 * place, or the seat where there is none; FALSE for all other names. */
gboolean meso_sight_read_part (const MesoSight *self,
                               const char      *part,
                               guint           *place,
                               guint           *seat);

/* Marks the places that an action names. */
void meso_place_mark (GameAction action, guint8 marked[MESO_N_PLACES]);

G_END_DECLS
