/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * States as plain values of any game: allocation, copy, comparison, hash, and the steps that every
 * consumer of GameRules needs in the same form.
 */
#pragma once

#include "game-options.h"
#include "game-rules.h"

G_BEGIN_DECLS

#define GAME_ERROR (game_error_quark ())

typedef enum
{
  GAME_ERROR_SYNTAX,  /* a text that cannot be read; the message says where */
  GAME_ERROR_REFUSED, /* a text that asks for something the rules refuse */
  GAME_ERROR_LIMIT,   /* a stated limit would be exceeded */
} GameError;

GQuark game_error_quark (void);

/* A new state, all bytes zero; free with g_free (). g_autofree works. */
GameState *game_state_new (const GameRules *rules) G_GNUC_WARN_UNUSED_RESULT;
GameState *game_state_dup (const GameRules *rules,
                           const GameState *state) G_GNUC_WARN_UNUSED_RESULT;
void       game_state_copy (const GameRules *rules, GameState *to, const GameState *from);
gboolean   game_state_equal (const GameRules *rules, const GameState *a, const GameState *b);

/* A 64-bit hash of the state, the same on every machine of one byte order: that of the rules, or
 * else one of the state's bytes. For tables in memory. */
guint64 game_state_hash (const GameRules *rules, const GameState *state);

/* Writes the legal actions that do not end the turn, and the hashes of the states after them,
 * given the hash of the state (each array has room for max_legal); `spare` is overwritten if the
 * actions have to be played for that. Returns their number. */
guint game_state_successors (const GameRules *rules,
                             const GameState *state,
                             guint64          hash,
                             GameAction      *actions,
                             guint64         *hashes,
                             GameState       *spare);

/* The rules' answers for the seat that is next to act: games are played, recorded and proved one
 * seat after the other, also if several choose at once. */
guint game_state_judge (const GameRules *rules, const GameState *state, GameAction action);
guint game_state_legal (const GameRules *rules, const GameState *state, GameAction *actions);

/* The seats that have still to act before anything else happens (bit s: seat s), 0 once the game is
 * over; and the state before the first choice that is made and not revealed, see
 * GameRules.unseal. For all games. */
guint32 game_state_to_act (const GameRules *rules, const GameState *state);
void    game_state_unseal (const GameRules *rules, const GameState *state, GameState *before);

/* The view of `seat`, one of those to act in a full state, after all seats before it in the order
 * of seats have chosen something: it is the next to act there (GameRules.seat), and knows no
 * more. For code that asks about the seat that is next. */
void game_state_observe_next (const GameRules *rules,
                              const GameState *state,
                              guint            seat,
                              GameState       *seen);

/* Returns TRUE if this action ends the decision of the seat to act: the action ends the turn, or
 * a decision is one action there (GameRules.horizon). */
gboolean game_state_decides (const GameRules *rules, const GameState *state, GameAction action);

/* Returns TRUE if a legal action of `seat`, one of those to act, does nothing but end the turn,
 * though something else could be done. A choice among cards, which ends a turn too, is no pass: it
 * can be made in several ways. */
gboolean game_state_passes (const GameRules *rules,
                            const GameState *state,
                            guint            seat,
                            GameAction       action);

/* The number of legal actions of `seat`, one of those to act; `actions` (room for max_legal) is
 * overwritten if they have to be listed for that. */
guint game_state_count_legal (const GameRules *rules,
                              const GameState *state,
                              guint            seat,
                              GameAction      *actions);

/* A whole state that `seat` cannot tell from `state`: its hidden cards drawn from seed. */
void game_state_resample (const GameRules *rules,
                          const GameState *state,
                          guint            seat,
                          guint64          seed,
                          GameState       *world);

/* Appends to `worlds` (of states) the worlds of GameRules.worlds for the view `seen` of the seat
 * to act; in an open game `seen` itself. FALSE and an error (GAME_ERROR_LIMIT) as there. Only for
 * games of which game_state_lists_worlds () is TRUE. */
gboolean game_state_list_worlds (const GameRules *rules,
                                 const GameState *seen,
                                 guint            max,
                                 GArray          *worlds,
                                 GError         **error);
gboolean game_state_lists_worlds (const GameRules *rules);

/* The canonical text; free with g_free (). */
char *game_position_print (const GameRules *rules,
                           const GameState *state) G_GNUC_WARN_UNUSED_RESULT;
char *game_action_print (const GameRules *rules, GameAction action) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a position and completes it from seed if it is partial. NULL and an error if it cannot
 * be read. */
GameState *game_position_parse_full (const GameRules *rules,
                                     const char      *text,
                                     guint64          seed,
                                     GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/* The check of a record line: FNV-1a, 64 bits, over the bytes of text. */
guint64 game_text_hash (const char *text);

/* A word from outside (in UTF-8) as a message may repeat it: not too long, and on one line; free
 * with g_free (). */
char *game_text_quote (const char *word) G_GNUC_WARN_UNUSED_RESULT;

/* Reads an unsigned decimal number without sign or leading zero, at most max; `end` may be NULL
 * (then the text must end there) or gets the first byte behind it. */
gboolean game_number_parse (const char *text, guint64 max, guint64 *number, const char **end);

/* All legal actions in byte order of their texts, of the seat that is next to act or of one of
 * several that are: an array of GameAction. */
GArray *game_legal_sorted (const GameRules *rules,
                           const GameState *state) G_GNUC_WARN_UNUSED_RESULT;
GArray *game_legal_sorted_for (const GameRules *rules,
                               const GameState *state,
                               guint            seat) G_GNUC_WARN_UNUSED_RESULT;

/* Finds the forced reply that proofs play for a seat in the middle of another seat's turn: the
 * first legal action in byte order. FALSE if that is no reply, because a turn has to be played or
 * the game is over. */
gboolean game_answer_find (const GameRules *rules, const GameState *state, GameAction *answer);

/* The index of the paragraph of the rules with this number ("2.5.1"), or with this id ("raze");
 * n_paragraphs if there is none. */
guint game_paragraph_find (const GameRules *rules, const char *number);
guint game_paragraph_find_id (const GameRules *rules, const char *id);

/* The kind of action with this name ("raze"); n_kinds if there is none. */
guint game_kind_find (const GameRules *rules, const char *name);

/* The index of the paragraph that actions of a kind, below n_kinds, stand in. */
guint game_kind_find_paragraph (const GameRules *rules, guint kind);

/* Returns TRUE if actions of some kind stand in the paragraph with this number. */
gboolean game_paragraph_is_used (const GameRules *rules, const char *number);

/* The winning seat of a finished game, or GAME_NOBODY if the first place is shared or it goes
 * on. */
guint game_winner (const GameRules *rules, const GameState *state);

G_END_DECLS
