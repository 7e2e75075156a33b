/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the match share: its struct, and how changes are told.
 *
 * Habits say how it is played, which is no part of the game and changes nothing that is told.
 */
#pragma once

#include "edubba-match.h"

G_BEGIN_DECLS

typedef struct
{
  guint          level; /* of the computers */
  EdubbaCoaching coaching[GAME_MAX_SEATS];
} EdubbaMatchHabits;

/* The values of the properties that are told of, by property; a boolean is 0 or 1. */
typedef struct
{
  guint value[9];
} EdubbaMatchFacts;

struct _EdubbaMatch
{
  GObject parent_instance;

  /* Borrowed. */
  const GameModule *module;
  const GameRules  *rules;

  /* Owned. */
  GameRecord *record;

  guint             cursor;
  guint             floor; /* undo leads no further back */
  gboolean          assisted;
  EdubbaMatchHabits habits;
  EdubbaSeatKind    seats[GAME_MAX_SEATS];
  EdubbaMatchFacts  told;
  guint             serial; /* counts changes, so that a loop notices that a handler has made one */
};

/* Marks the match as assisted if actions from..to have shown something to the person who decides
 * anew at `from`. */
void edubba_match_mark_taken_back (EdubbaMatch *self, guint from, guint to);

/* Tells what has changed since it was last told, and that something has. */
void edubba_match_settle_and_tell (EdubbaMatch *self);

/* Tells that a seat has acted, and what came of it. */
void edubba_match_tell_acted (EdubbaMatch *self, guint seat, GameAction action, GArray *events);

G_END_DECLS
