/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What an analysis found, in sentences for people: at the end of a game and when one looks back.
 * own: the seat of the only person, who is spoken to as "you", or GAME_NOBODY: then both are
 * players with a number. All texts belong to the caller.
 */
#pragma once

#include "edubba-analysis.h"

G_BEGIN_DECLS

/* What a turn was: "Turn 9: a blunder"; NULL for one that was fine, or is not judged. */
char *edubba_analysis_words_decision (const EdubbaDecision *decision,
                                      guint                 own) G_GNUC_WARN_UNUSED_RESULT;

/* What it has cost, without a percentage, and to the one who decided also why: "It cost about one
 * game in 8. After this your opponent can raze your temple in Hatti, whose top level is 5." */
char *edubba_analysis_words_loss (EdubbaAnalysis       *analysis,
                                  const EdubbaDecision *decision,
                                  guint                 own) G_GNUC_WARN_UNUSED_RESULT;

/* Who decided better, and with whom luck was, over a complete analysis. */
char *edubba_analysis_words_skill (EdubbaAnalysis *analysis, guint own) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_analysis_words_luck (EdubbaAnalysis *analysis, guint own) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
