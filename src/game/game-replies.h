/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Proves goals that a seat can force within two of its turns: an end of the first turn holds if
 * every reply, in every world that the seat holds possible, leaves a second turn in which the
 * goal can be reached (NOTATION.md 5).
 *
 * All is looked at: each distinct position of the first turn, each world (GameRules.worlds), and
 * each distinct position of the reply. The first turn is found by what the seat sees, so it is
 * the same in all worlds that look alike; the second turn sees what the reply and the draw have
 * turned up. The replying side is assumed to know everything, and forced replies of `me` in the
 * middle of the reply count as part of it. The goal is looked at in the second turn, from its
 * beginning on, and once the game is over; counters count through both.
 */
#pragma once

#include "game-goal.h"

G_BEGIN_DECLS

/* More worlds than this are not looked at. */
#define GAME_MAX_WORLDS 20000

/* The reply to one way of ending the first turn. */
typedef struct
{
  gboolean   met;    /* it is the one that holds out longest; otherwise nothing helps against it */
  gboolean   forced; /* not met, but only if `me` gives up the wrong cards in the middle of it */
  guint      length; /* if met: the number of actions of the second turn then, as far as is known */
  GameAction end;    /* the action of `me` that ends the first turn */
  GameState *world;  /* the whole position before it, in which the reply is legal */
  GArray    *line;   /* of GameAction: the reply, with the forced replies in it */
} GameReply;

/* The proof of a position in the first turn. */
typedef struct
{
  gboolean         holds;  /* the goal can be forced from here */
  guint            length; /* if so: the fewest actions up to the end of the first turn, with it */
  const GameReply *reply;  /* to ending the turn here; NULL if that is not legal. Borrowed */
} GameReplyPoint;

typedef struct _GameReplies GameReplies;

/* Proves everything from a full position in which the goal's `me` is to act; secrets from `me` in
 * it are not looked at. memory: a limit in bytes. cancel: set to non-zero from any thread to stop
 * soon (may be NULL). NULL and an error: GAME_ERROR_LIMIT if the memory or the number of worlds
 * does not suffice, or it was cancelled; GAME_ERROR_REFUSED if the worlds are not known. */
GameReplies *game_replies_new (const GameRules *rules,
                               const GameState *state,
                               const GameGoal  *goal,
                               guint64          memory,
                               const gint      *cancel,
                               GError         **error) G_GNUC_WARN_UNUSED_RESULT;
void         game_replies_free (GameReplies *replies);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameReplies, game_replies_free)

/* A position of the first turn and the counters there; FALSE if it is none of them. */
gboolean game_replies_find (const GameReplies *replies,
                            const GameState   *state,
                            const GameTally   *tally,
                            GameReplyPoint    *point);

/* A shortest way from a position of the first turn to an end that holds, with that end; or up to
 * a choice of another seat. Empty if nothing holds. An array of GameAction. */
GArray *game_replies_lead (const GameReplies *replies,
                           const GameState   *state,
                           const GameTally   *tally) G_GNUC_WARN_UNUSED_RESULT;

/* The reply from here on, in the middle of it, in this one world (a full position): one against
 * which nothing helps, or the one that holds out longest. tally: the counters since the first turn
 * has ended. Not from two threads at once. An array of GameAction. */
GArray *game_replies_go_on (GameReplies     *replies,
                            const GameState *state,
                            const GameTally *tally) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if the goal can be reached in the first turn already. */
gboolean game_replies_get_at_once (const GameReplies *replies);

/* The number of positions in which the first turn can end; of those that hold; and of those that
 * fail only if the wrong cards are given up (GameReply.forced). */
guint game_replies_get_n_ends (const GameReplies *replies);
guint game_replies_get_n_holding (const GameReplies *replies);
guint game_replies_get_n_forced (const GameReplies *replies);

/* The number of worlds at the beginning, and of beginnings of the second turn that were looked
 * at. */
guint   game_replies_get_n_worlds (const GameReplies *replies);
guint64 game_replies_get_n_met (const GameReplies *replies);

/* The first turns, one shortest line to each position in which it can end, with the end, in the
 * order of length and then in byte order: notation. holding: only those that hold, or only the
 * others. *answers (may be NULL) gets the replies to them (of GameReply *, borrowed). Free both. */
GPtrArray *game_replies_list (const GameReplies *replies,
                              gboolean           holding,
                              GPtrArray        **answers) G_GNUC_WARN_UNUSED_RESULT;

/* The text of a reply: its actions with blanks between them. */
char *game_reply_print (const GameRules *rules, const GameReply *reply) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
