/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The findings of an analysis in sentences for people: at the end of a game and for looking back.
 * own: the seat of the only person, who is spoken to as "you", or GAME_NOBODY: then all are
 * players with a number, or a name. All texts belong to the caller.
 */
#pragma once

#include "edubba-analysis.h"

G_BEGIN_DECLS

/* The name of a seat: "You", its name, or "Player 3". */
char *edubba_analysis_words_name (EdubbaAnalysis *analysis,
                                  guint           seat,
                                  guint           own) G_GNUC_WARN_UNUSED_RESULT;

/* The moment of a decision, or of the beginning at the cursor of a turn with this number: "Turn
 * 9", or in the game's words: "Round 2, pick 3". */
char *edubba_analysis_words_moment (EdubbaAnalysis *analysis,
                                    guint           turn,
                                    guint           cursor) G_GNUC_WARN_UNUSED_RESULT;

/* The judgement of a turn: "Turn 9: a blunder", "Round 2, pick 3, Player 2: a mistake"; NULL for
 * a turn that was fine, or is not judged. A seat other than `own` is always named. */
char *edubba_analysis_words_decision (EdubbaAnalysis       *analysis,
                                      const EdubbaDecision *decision,
                                      guint                 own) G_GNUC_WARN_UNUSED_RESULT;

/* The cost of a decision, in points if the game counts them and in games, and for the
 * seat that decided also the reason: "It cost about 4 carrots. That is about 12 games in 100. There
 * is a card that adds 3 carrots to the coming harvest: Pearls." In a short game the chances
 * before and after: "Before it you would have won 7 games in 10, after it 3." */
char *edubba_analysis_words_loss (EdubbaAnalysis       *analysis,
                                  const EdubbaDecision *decision,
                                  guint                 own) G_GNUC_WARN_UNUSED_RESULT;

/* The cost of a turn that lost so many thousandths of the chance to win: "It cost about 12 games in
 * 100." */
char *edubba_analysis_words_chance (gint loss) G_GNUC_WARN_UNUSED_RESULT;

/* The better line in a short game, or its beginning; NULL in any other game. */
char *edubba_analysis_words_better (EdubbaAnalysis       *analysis,
                                    const EdubbaDecision *decision) G_GNUC_WARN_UNUSED_RESULT;

/* The number of good decisions of `own`, and the cost of the others, over a complete analysis:
 * "17 of your 21 decisions were as good as the best found. The others cost about 9 carrots in
 * all." NULL if nobody is spoken to, or the game does not count the cost of decisions. */
char *edubba_analysis_words_account (EdubbaAnalysis *analysis,
                                     guint           own) G_GNUC_WARN_UNUSED_RESULT;

/* The seat that decided best, and the seat that luck favoured, over a complete analysis. */
char *edubba_analysis_words_skill (EdubbaAnalysis *analysis, guint own) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_analysis_words_luck (EdubbaAnalysis *analysis, guint own) G_GNUC_WARN_UNUSED_RESULT;

/* Both of these sentences; NULL if there is a seat none of whose decisions was judged. */
char *edubba_analysis_words_story (EdubbaAnalysis *analysis, guint own) G_GNUC_WARN_UNUSED_RESULT;

/* Says the chance that a seat threw away by giving up; the number of turns in which it did nothing,
 * and their cost. */
char *edubba_analysis_words_given_up (EdubbaAnalysis *analysis,
                                      guint           own) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_analysis_words_passes (const EdubbaPasses *passes) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_analysis_words_passes_loss (const EdubbaPasses *passes) G_GNUC_WARN_UNUSED_RESULT;

/* Says why a complete analysis of a match names no turn. Borrowed. */
const char *edubba_analysis_words_no_turn (EdubbaAnalysis *analysis,
                                           EdubbaMatch    *match,
                                           guint           own);

/* Names the mistake of the only opponent of the person in seat `own`, with its moment; the caller
 * frees it. */
char *edubba_analysis_words_mistake (EdubbaAnalysis       *analysis,
                                     const EdubbaDecision *decision,
                                     guint                 own) G_GNUC_WARN_UNUSED_RESULT;

/* The name of the only opponent of the person in seat `own`; NULL if they have none, or there is
 * no such person. Borrowed. */
const char *edubba_analysis_words_rival (EdubbaAnalysis *analysis, guint own);

G_END_DECLS
