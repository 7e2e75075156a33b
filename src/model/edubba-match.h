/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match: one game being played, as an object that signals its changes.
 *
 * It is a record and a cursor. Acting appends at the cursor (undone actions are cut off); undo
 * and redo move the cursor, and redo repeats the same chance. The match judges every action
 * itself; nothing else in the program can change a game. It knows the whole truth: to show it to
 * a person, ask for a seat's view. Where several seats choose at once, their choices wait beside
 * the record, and are played together when the last is in.
 */
#pragma once

#include <gio/gio.h>

#include "edubba-seats.h"
#include "game-record.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_MATCH (edubba_match_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaMatch, edubba_match, EDUBBA, MATCH, GObject)

/* Properties (all read-only, notified exactly once per change, when everything has changed):
 *   cursor (uint)         how many actions of the record are played
 *   length (uint)         how many there are
 *   seat (uint)           who must act, GAME_NOBODY once it is over; the first of several
 *   sealed (uint)         the seats that have chosen while others have not (bit s: seat s)
 *   resigned (uint)       who has given up, or GAME_NOBODY
 *   finished (boolean)    over by the rules or by giving up
 *   can-undo, can-redo (boolean)
 *   assisted (boolean)    something was taken back after it had shown hidden cards to the
 *                         person who decides again
 *
 * Signals:
 *   acted (uint seat, string action, GArray<GameEvent> *events)
 *       after an action was played, also by redo; the cursor stands behind it, or behind all that
 *       were chosen at once. All of it is the whole truth: for a person's eyes take
 *       edubba_match_dup_events () and edubba_match_get_action_for (), or the history
 *   refused (string action, uint refusal)
 *       an action was refused; refusal as judge gives it
 *   changed ()
 *       after any change of the position, of who has chosen or of who has given up, once per call
 *       of a method below, after `acted` and the notifications. Handlers may call any method
 *   seats-changed ()
 *       somebody else sits in a seat now; `can-undo` may have changed with it
 */

/* A match that takes over the record, its cursor at the end; persons sit in all seats. */
EdubbaMatch *edubba_match_new (const GameModule *module,
                               GameRecord       *record) G_GNUC_WARN_UNUSED_RESULT;

const GameModule *edubba_match_get_module (EdubbaMatch *self);
const GameRecord *edubba_match_get_record (EdubbaMatch *self);

/* The position at the cursor, the whole truth; borrowed until the next change. */
const GameState *edubba_match_get_state (EdubbaMatch *self);

/* Stands for a seat if all people at a screen look at once: it sees only the facts that every
 * seat sees. Only in games whose rules cover (GameRules.cover). */
#define EDUBBA_ALL_SEATS (GAME_NOBODY - 1)

/* The position at the cursor, or before action i of the record, as a seat sees it; the caller frees
 * it. */
GameState *edubba_match_dup_view (EdubbaMatch *self, guint seat) G_GNUC_WARN_UNUSED_RESULT;
GameState *edubba_match_dup_view_at (EdubbaMatch *self,
                                     guint        i,
                                     guint        seat) G_GNUC_WARN_UNUSED_RESULT;

/* All positions from the first one to that at the cursor, the whole truth, in order; they are
 * borrowed until the next change. */
GPtrArray *edubba_match_list_states (EdubbaMatch *self) G_GNUC_WARN_UNUSED_RESULT;

guint edubba_match_get_n_seats (EdubbaMatch *self);

/* The players of the seats; borrowed. Setting takes a copy, for as many seats as the match has;
 * names go into the record too, and come from there when a match begins. */
const EdubbaSeats *edubba_match_get_seats (EdubbaMatch *self);
void               edubba_match_set_seats (EdubbaMatch *self, const EdubbaSeats *seats);

/* Sets the title of the computer in a seat without a name (edubba_seats_set_title ()). Nobody is
 * notified: it is set before anything is said. */
void edubba_match_set_seat_title (EdubbaMatch *self, guint seat, const char *title);

EdubbaSeatKind edubba_match_get_seat_kind (EdubbaMatch *self, guint seat);
void           edubba_match_set_seat_kind (EdubbaMatch *self, guint seat, EdubbaSeatKind kind);

/* Sets the level of the computer, below GAME_N_LEVELS, in all seats. Nobody is notified: a
 * computer's level is asked for when it begins to think. */
void edubba_match_set_level (EdubbaMatch *self, guint level);

/* The coaching of a seat; off at first. Nobody is notified: a coach asks when it is about to
 * speak. */
EdubbaCoaching edubba_match_get_coaching (EdubbaMatch *self, guint seat);
void           edubba_match_set_coaching (EdubbaMatch   *self,
                                          guint          seat,
                                          EdubbaCoaching coaching);

guint    edubba_match_get_cursor (EdubbaMatch *self);
guint    edubba_match_get_length (EdubbaMatch *self);
guint    edubba_match_get_seat (EdubbaMatch *self);
guint    edubba_match_get_resigned (EdubbaMatch *self);
gboolean edubba_match_get_finished (EdubbaMatch *self);
gboolean edubba_match_get_can_undo (EdubbaMatch *self);
gboolean edubba_match_get_can_redo (EdubbaMatch *self);
gboolean edubba_match_get_assisted (EdubbaMatch *self);

/* The seats that have still to act before anything else happens, as bits; 0 once it is over. */
guint32 edubba_match_get_to_act (EdubbaMatch *self);

/* The seats that have chosen while others have still to choose, as bits; and the choice of such a
 * seat, for its own eyes: FALSE if it has not chosen. */
guint32  edubba_match_get_sealed (EdubbaMatch *self);
gboolean edubba_match_get_choice (EdubbaMatch *self, guint seat, GameAction *choice);

/* A number that is different after every change of the position; choices that are not played yet
 * change none. */
guint edubba_match_get_serial (EdubbaMatch *self);

/* For a match that is read from a file. There is no way back to FALSE. */
void edubba_match_set_assisted (EdubbaMatch *self);

/* Undo leads no further back than to this cursor: the actions before it were only shown. */
void edubba_match_set_floor (EdubbaMatch *self, guint cursor);

/* The end counts from now on, and cannot be undone. To be called once the match is finished. */
void edubba_match_close (EdubbaMatch *self);

/* Action number i of the record, and who played it. */
GameAction edubba_match_get_action (EdubbaMatch *self, guint i);
guint      edubba_match_get_actor (EdubbaMatch *self, guint i);

/* Action i as `viewer` perceives it: the operands of another seat's secret action are 0. */
GameAction edubba_match_get_action_for (EdubbaMatch *self, guint i, guint viewer);

/* The effects of action i, as `viewer` perceives them (GAME_NOBODY: all of them): an array of
 * GameEvent. */
GArray *edubba_match_dup_events (EdubbaMatch *self,
                                 guint        i,
                                 guint        viewer) G_GNUC_WARN_UNUSED_RESULT;

/* Plays an action given in notation for the seat to act. TRUE if it was played, or is kept until
 * others have chosen too. If the rules refuse it, FALSE with no error, *refusal set (may be NULL)
 * and `refused` emitted. FALSE and an error if it cannot be read (GAME_ERROR_SYNTAX) or if somebody
 * has given up (GAME_ERROR_REFUSED). */
gboolean edubba_match_act (EdubbaMatch *self, const char *action, guint *refusal, GError **error);

/* The same for any of the seats to act; GAME_ERROR_REFUSED if this seat has nothing to choose. */
gboolean edubba_match_act_for (EdubbaMatch *self,
                               guint        seat,
                               const char  *action,
                               guint       *refusal,
                               GError     **error);

/* Takes back the choice of a seat while others have still to choose. No-op otherwise. */
void edubba_match_take_back (EdubbaMatch *self, guint seat);

/* Plays an action for the seat that is next in a record, without waiting for others: for games that
 * are read, not for people. FALSE if it cannot be read or the rules refuse it. */
gboolean edubba_match_append (EdubbaMatch *self, const char *action);

/* Takes back one action, or the actions chosen at once; against computers, back to the last
 * decision of a person. While others have still to choose it takes back the choice of the only
 * person; of several each takes back their own. The person who gave up plays on. No-op where not
 * possible. */
void edubba_match_undo (EdubbaMatch *self);

/* Takes back everything behind the first `to` actions, where a person had to decide, at once. */
void edubba_match_undo_to (EdubbaMatch *self, guint to);

/* Plays undone actions again: one, or up to the person's next decision. */
void edubba_match_redo (EdubbaMatch *self);

/* Writes a note on action i into the record (game_record_set_note ()). Tells nobody. */
void edubba_match_set_note (EdubbaMatch *self, guint i, const char *text);

/* Moves the cursor to any point of the record, without `acted`; nothing is cut off. */
void edubba_match_seek (EdubbaMatch *self, guint cursor);

/* Lays the hidden cards otherwise, which nobody may see: the record begins from `start`, a full
 * position, and all its actions are as they were. FALSE, and nothing, if some action could not be
 * played there, or the game was dealt from a seed. Tells nobody. */
gboolean edubba_match_recast (EdubbaMatch *self, const GameState *start);

/* Forgets the undone actions. */
void edubba_match_cut_redo (EdubbaMatch *self);

/* The seat to act, or any other, gives up; undone actions are cut off. No-op once the game is
 * over. With two seats that is the end. With more a computer of the seat's level plays on for the
 * person, whose place is counted as the last one; the record has the turn. Once no person is left
 * the game is over without a result, until undo brings back the last person to leave. */
void edubba_match_resign_seat (EdubbaMatch *self, guint seat);

/* Returns TRUE if a seat has left a game of more than two; if all persons have. */
gboolean edubba_match_get_left (EdubbaMatch *self, guint seat);
gboolean edubba_match_get_abandoned (EdubbaMatch *self);

/* The seat of the only person who plays, or has played until they left; or GAME_NOBODY. */
guint edubba_match_find_only_person (EdubbaMatch *self);

G_END_DECLS
