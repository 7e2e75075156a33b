/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bunny Kingdom in sentences, through gettext.
 * All strings are new and belong to the caller.
 */
#pragma once

#include "game-words.h"

G_BEGIN_DECLS

extern const GameWords bunny_words;

/* The name of a card as people read it: "City of strength 2", "B7". */
char *bunny_words_card (guint face) G_GNUC_WARN_UNUSED_RESULT;

/* The name of a scroll that a seat has: a copy card with the scroll that it copied. */
char *bunny_words_scroll_name (const GameState *state, guint face) G_GNUC_WARN_UNUSED_RESULT;

/* Names of cards with commas between them: as many as there are faces. */
char *bunny_words_cards (const guint *faces, guint n) G_GNUC_WARN_UNUSED_RESULT;

/* A cell's name. */
char *bunny_words_cell (guint face) G_GNUC_WARN_UNUSED_RESULT;

/* The points of a scroll in words: "1 for each of your fiefs." */
char *bunny_words_scroll (guint face) G_GNUC_WARN_UNUSED_RESULT;

/* How much of what a scroll counts a seat has, and the number that it asks for (0: it counts any);
 * FALSE if it counts no parts of the seat's land and buildings alone. Takes seen states, too. */
gboolean
bunny_words_count (const GameState *state, guint seat, guint face, guint *n, guint *bar);

/* What a scroll of a seat gives, and how much of that there is: "1 for each of your fiefs. Counted:
 * 4." A copy card gives what the scroll that it copied does. */
char *bunny_words_detail (const GameState *state,
                          guint            seat,
                          guint            face) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if a scroll counts parts of the seat's land and buildings alone. */
gboolean bunny_words_counts (guint face);

/* The name of a seat among the `names` of GameWords, or NULL. */
const char *bunny_words_name (const char *const *called, guint seat);

/* The number of scrolls that a seat has laid down unseen. */
guint bunny_words_count_unseen (const GameEvent *events, guint n_events, guint seat);

/* ---- Entries of GameWords, by file */

char *bunny_words_action (const GameState *state, GameAction action, const char *const *names);
char       *
bunny_words_preview (const GameState *seen, const GamePreview *preview, gboolean figures);
char *bunny_words_report (const GameState   *before,
                          GameAction         action,
                          guint              seat,
                          const GameEvent   *events,
                          guint              n_events,
                          guint              viewer,
                          GameAddress        address,
                          const char *const *names);
char *bunny_words_refusal (const GameState   *state,
                           GameAction         action,
                           guint              refusal,
                           guint              viewer,
                           GameAddress        address,
                           const char *const *names);
char *bunny_words_hint (const GameState   *state,
                        GameAction         action,
                        GameHint           rung,
                        const char *const *names);
char *bunny_words_hint_part (const GameState *state, GameAction action, GameHint rung);
char *bunny_words_moment (const GameState *state);
char *bunny_words_remaining (const GameState *state);
char *bunny_words_prompt (const GameState   *state,
                          guint              viewer,
                          GameAddress        address,
                          const char *const *names);
char *bunny_words_result (const GameState   *state,
                          guint              viewer,
                          GameAddress        address,
                          const char *const *names);
char *bunny_words_position (const GameState *state, guint viewer, const char *const *names);
char *bunny_words_working (const GameState *state,
                           const GameTerm  *term,
                           const guint16   *operand) G_GNUC_WARN_UNUSED_RESULT;
char *bunny_words_part (const char *part);

/* GameWords.reason, .reason_part, .cost, .advice, .share and .piece. */
char *bunny_words_reason (const GameState   *seen,
                          const GameReason  *reason,
                          const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
char *bunny_words_reason_part (const GameState  *seen,
                               const GameReason *reason) G_GNUC_WARN_UNUSED_RESULT;
char *bunny_words_cost (guint points, GameCost what) G_GNUC_WARN_UNUSED_RESULT;
char *bunny_words_advice (const GameState  *end,
                          guint             seat,
                          const GameReason *reason) G_GNUC_WARN_UNUSED_RESULT;
char *bunny_words_share (const GameState *const *states,
                         guint                   n,
                         guint                   seat,
                         guint                   i,
                         gint                   *points) G_GNUC_WARN_UNUSED_RESULT;
char *bunny_words_piece (const GameState *state,
                         guint            seat,
                         guint            i,
                         gint            *points,
                         char           **detail) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
