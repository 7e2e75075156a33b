/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the match: its struct, the functions that these files call in each
 * other, and the notification of changes.
 */
#pragma once

#include "edubba-match.h"

G_BEGIN_DECLS

/* The values of the properties that notify, by property; a boolean is 0 or 1. */
typedef struct
{
  guint value[10];
} EdubbaMatchFacts;

struct _EdubbaMatch
{
  GObject parent_instance;

  /* Borrowed. */
  const GameModule *module;
  const GameRules  *rules;

  /* Owned. */
  GameRecord  *record;
  EdubbaSeats *seats;

  GameAction choices[GAME_MAX_SEATS]; /* of the seats in `sealed` */
  guint32    sealed;                  /* bits of the seats that have chosen while others have not */

  guint            cursor;
  guint            floor;  /* undo leads no further back */
  gboolean         closed; /* nothing is taken back any more */
  gboolean         assisted;
  EdubbaMatchFacts notified;
  guint            serial; /* counts changes, so that a loop notices that a handler has made one */
};

/* Marks the match as assisted if actions from..to have shown something to the person who decides
 * again at `from`. */
void edubba_match_mark_taken_back (EdubbaMatch *self, guint from, guint to);

/* The position from which the choices were made that are not revealed at position i; i itself if
 * there are none. */
guint edubba_match_find_start (EdubbaMatch *self, guint i);

/* Returns TRUE if a person has to decide at position i. */
gboolean edubba_match_is_decision (EdubbaMatch *self, guint i);

/* Turns the choices at the end of the record that are not revealed into such as wait for others. */
void edubba_match_lift_choices (EdubbaMatch *self);

/* Makes seats that left in a later turn than the cursor's leave in this one, from which the match
 * goes on. */
void edubba_match_cut_left (EdubbaMatch *self);

/* The person who left last is back. */
void edubba_match_come_back (EdubbaMatch *self);

/* Cuts off the actions after the cursor. */
void edubba_match_cut (EdubbaMatch *self);

/* Takes the names of the seats over from the record. */
void edubba_match_read_names (EdubbaMatch *self);

/* Notifies the properties that depend on the seats. */
void edubba_match_tell_seats (EdubbaMatch *self);

/* Notifies the properties that have changed since the last time, and emits that something has. */
void edubba_match_settle_and_tell (EdubbaMatch *self);

/* Tells that the rules have refused an action. */
void edubba_match_tell_refused (EdubbaMatch *self, const char *text, guint refusal);

/* Counts a change, and tells of all actions from `first` to the cursor, as long as no handler
 * changes the match. */
void edubba_match_tell_played (EdubbaMatch *self, guint first);

/* Emits the action of a seat and its events. */
void edubba_match_tell_acted (EdubbaMatch *self, guint seat, GameAction action, GArray *events);

G_END_DECLS
