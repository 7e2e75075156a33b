/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the two halves of the proof over two turns: the first turn (game-replies.c), and the
 * search for a refuting reply to each of its ends (game-replies-reply.c).
 */
#pragma once

#include "game-position-set.h"
#include "game-replies.h"

G_BEGIN_DECLS

/* Ways to play the second turn that have helped before, and replies that have. */
#define GAME_REPLIES_PLANS 24
#define GAME_REPLIES_TRAPS 12

/* A position of the first turn with its counters, as `me` sees it. */
typedef struct _GameReplyNode GameReplyNode;

struct _GameReplyNode
{
  GameState *state; /* in one of the worlds */
  GPtrArray *links; /* of GameReplyLink *: the actions that do not end the turn */
  GameReply *reply; /* to ending it here, or NULL */
  GString   *line;  /* a shortest way here */
  gboolean   looked_at;
  gboolean   holds;
  guint      length;
  guint      n_words;
  guint64    words[]; /* the view of `me`, and the counters */
};

/* An action of the first turn, and the positions that it leads to after any reply. */
typedef struct
{
  GameAction action;
  gboolean   dead; /* some answer ends it all */
  GPtrArray *to;   /* of GameReplyNode *, borrowed */
} GameReplyLink;

struct _GameReplies
{
  const GameRules *rules;
  GameGoal         goal;
  guint64          memory;
  const gint      *cancel;
  GError          *error; /* once this is set everything comes to its end */

  guint       n_words; /* of a position with its counters */
  GHashTable *nodes;   /* of the first turn; the set owns them */
  GPtrArray  *order;   /* the same, by length of their lines; borrowed */
  GPtrArray  *ends;    /* those in which the turn can end, by the length of their lines */
  gboolean    at_once;
  guint       n_holding;
  guint       n_forced;
  guint       n_worlds;
  guint64     n_met;

  /* The end of the first turn that is being looked at. */
  GameTally        tally; /* after it */
  const GameState *world;
  GArray          *path;   /* of GameAction */
  guint            owed;   /* the number of own replies among them */
  gboolean         kindly; /* of own answers the best are given, not the worst */
  GamePositionSet *passed; /* positions of the reply that are met, or being looked at */
  GameReply       *best;   /* the reply that holds out longest so far */

  /* Second turns. */
  GamePositionSet *known;
  guint64         *row;
  GPtrArray       *plans; /* of GArray of GameAction, the last that helped first */
  GPtrArray       *traps; /* the same of replies */
};

/* Says that a limit was met; returns FALSE. */
gboolean game_replies_fail_limit (GameReplies *self);

/* Returns TRUE if a limit was met, or the search was cancelled. */
gboolean game_replies_is_stopped (GameReplies *self);

/* Writes what `me` sees and the counters: a row of n_words. */
void game_replies_write_row (const GameReplies *self,
                             const GameState   *state,
                             const GameTally   *tally,
                             guint64           *row);

/* Ends the turn in a position of the first turn, in all worlds, and returns the reply to it. NULL
 * with `error` set. */
GameReply *game_replies_answer (GameReplies     *self,
                                const GameState *state,
                                const GameTally *tally,
                                GameAction       end) G_GNUC_WARN_UNUSED_RESULT;

void game_reply_free (GameReply *reply);

/* All worlds that look like this to `me`; NULL with `error` set. */
GArray *game_replies_list_worlds (GameReplies     *self,
                                  const GameState *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
