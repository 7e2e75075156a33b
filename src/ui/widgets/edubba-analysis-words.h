/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What an analysis found, in sentences for people: at the end of a game and when one looks back.
 * own: the seat of the only person, who is spoken to as "you", or GAME_NOBODY: then all are players
 * with a number, or a name. All texts belong to the caller.
 */
#pragma once

#include "edubba-analysis.h"

G_BEGIN_DECLS

/* What a seat is called: "You", its name, or "Player 3". */
char *edubba_analysis_words_name (EdubbaAnalysis *analysis,
                                  guint           seat,
                                  guint           own) G_GNUC_WARN_UNUSED_RESULT;

/* When a decision was made, or that a turn with this number began at the cursor: "Turn 9", or as
 * the game says it: "Round 2, pick 3". */
char *edubba_analysis_words_moment (EdubbaAnalysis *analysis,
                                    guint           turn,
                                    guint           cursor) G_GNUC_WARN_UNUSED_RESULT;

/* What a turn was: "Turn 9: a blunder", "Round 2, pick 3, Player 2: a mistake"; NULL for one that
 * was fine, or is not judged. Somebody else than `own` is always named. */
char *edubba_analysis_words_decision (EdubbaAnalysis       *analysis,
                                      const EdubbaDecision *decision,
                                      guint                 own) G_GNUC_WARN_UNUSED_RESULT;

/* What it has cost, in points where the game counts them and without a percentage, and to the one
 * who decided also why: "It cost about 4 carrots. That is about one game in 8. There is a card that
 * adds 3 carrots to the coming harvest: Pearls." In a short game it is said what could be expected:
 * "Before it you would have won 7 games in 10, after it 3." */
char *edubba_analysis_words_loss (EdubbaAnalysis       *analysis,
                                  const EdubbaDecision *decision,
                                  guint                 own) G_GNUC_WARN_UNUSED_RESULT;

/* What would have been better in a short game, or how that would have begun; NULL in any other
 * game. */
char *edubba_analysis_words_better (EdubbaAnalysis       *analysis,
                                    const EdubbaDecision *decision) G_GNUC_WARN_UNUSED_RESULT;

/* How many decisions of `own` were good, and what the others cost, over a complete analysis: "17 of
 * your 21 decisions were as good as the best found. The others cost about 9 carrots in all." NULL
 * where nobody is spoken to, or the game does not count what decisions cost. */
char *edubba_analysis_words_account (EdubbaAnalysis *analysis,
                                     guint           own) G_GNUC_WARN_UNUSED_RESULT;

/* Who decided best, and with whom luck was, over a complete analysis. */
char *edubba_analysis_words_skill (EdubbaAnalysis *analysis, guint own) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_analysis_words_luck (EdubbaAnalysis *analysis, guint own) G_GNUC_WARN_UNUSED_RESULT;

/* Both sentences. */
char *edubba_analysis_words_story (EdubbaAnalysis *analysis, guint own) G_GNUC_WARN_UNUSED_RESULT;

/* Whose mistake a decision of the only opponent of the person in seat `own` was, and when; the
 * caller frees it. */
char *edubba_analysis_words_mistake (EdubbaAnalysis       *analysis,
                                     const EdubbaDecision *decision,
                                     guint                 own) G_GNUC_WARN_UNUSED_RESULT;

/* What the only opponent of the person in seat `own` is called; NULL where that is no name, or
 * there is no such person. Borrowed. */
const char *edubba_analysis_words_rival (EdubbaAnalysis *analysis, guint own);

G_END_DECLS
