/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game of two looked through after it has been played: what each decision was worth beside the
 * best that was found, which of them mattered, and how much of the result was luck.
 *
 * Every decision is judged by what its seat saw then (see GameCritic). Chances are in thousandths,
 * and those of a decision are the first seat's, whoever decided: so they can be added up. With the
 * chances before and after each decision every change of them is either somebody's skill or
 * nobody's:
 *
 *     final - initial = net luck + net skill
 *
 * (the "fundamental equation of games of luck and skill": Zare, "Hedging Toward Skill",
 * GammonVillage 2000). Skill is what was lost against the best that was found; luck is all that
 * happens between two decisions: what is drawn and revealed, and what only whoever decides next
 * knows. It begins with even chances, before the deal. What a halved hand discards is a decision of
 * its owner; giving up counts as one, too. Both sides hold exactly, in integers.
 */
#pragma once

#include "edubba-judgement.h"
#include "edubba-match.h"

G_BEGIN_DECLS

/* The chance at the beginning, before anything was dealt. */
#define EDUBBA_CHANCE_EVEN    500
#define EDUBBA_CHANCE_CERTAIN 1000

/* What a seat decided without learning anything on the way: a turn, or a part of one. */
typedef struct
{
  guint           turn;
  guint           seat;
  guint           from;   /* how many actions of the record were played before it */
  guint           to;     /* and with it */
  gboolean        judged; /* FALSE: not yet, or it cannot be */
  EdubbaJudgement judgement;
  gint            start; /* the first seat's chance to win, were the best played from here on */
  gint            end;   /* the same behind what was played */
  gint            luck;  /* start, less the end of the decision before */
  GameCritique    critique;
} EdubbaDecision;

/* Where the game stood behind a turn; number 0 is its beginning. */
typedef struct
{
  guint turn;                   /* 0 at the beginning */
  guint cursor;                 /* how many actions were played */
  guint points[GAME_MAX_SEATS]; /* the goal term "score", 0 where a game has none */
  gint  chance;                 /* the first seat's, or -1: not known (yet) */
} EdubbaStage;

#define EDUBBA_TYPE_ANALYSIS (edubba_analysis_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaAnalysis, edubba_analysis, EDUBBA, ANALYSIS, GObject)

/* Properties, read-only:
 *   running (boolean)   decisions are being judged
 *   done (uint)         how many have been looked at, in their order
 *
 * Whether a game can be analysed: its module has a critic, and two play. */
gboolean edubba_analysis_is_possible (EdubbaMatch *match);

/* For what the match's record holds now, which is copied; nothing is judged yet. nodes: the budget
 * for one decision, as in GameCritic, or 0 for what makes a whole game a matter of seconds. */
EdubbaAnalysis *edubba_analysis_new (EdubbaMatch *match, guint64 nodes) G_GNUC_WARN_UNUSED_RESULT;

/* Judges what has not been judged, one decision after the other in a thread, each told by
 * notify::done; or stops, so that it can go on later. */
void     edubba_analysis_start (EdubbaAnalysis *self);
void     edubba_analysis_stop (EdubbaAnalysis *self);
gboolean edubba_analysis_get_running (EdubbaAnalysis *self);
guint    edubba_analysis_get_done (EdubbaAnalysis *self);

/* Whether all has been looked at. */
gboolean edubba_analysis_is_complete (EdubbaAnalysis *self);

/* The decisions of the game in their order, judged or not; lent. */
guint                 edubba_analysis_get_n_decisions (EdubbaAnalysis *self);
const EdubbaDecision *edubba_analysis_get_decision (EdubbaAnalysis *self, guint i);

/* The decision that begins or goes on where `cursor` actions have been played, or NULL; lent. */
const EdubbaDecision *edubba_analysis_find_decision (EdubbaAnalysis *self, guint cursor);

/* The stages of the game; there is at least the first. */
guint       edubba_analysis_get_n_stages (EdubbaAnalysis *self);
EdubbaStage edubba_analysis_get_stage (EdubbaAnalysis *self, guint i);

/* How far what a seat played was from the best, over the decisions judged so far, at most 0; and
 * what luck gave it, with the result's once all has been looked at. Over a complete analysis the
 * first seat's luck and skill, less the other's skill, are what the result is more than an even
 * chance; a game that is not over ends with the last chance. */
gint edubba_analysis_get_skill (EdubbaAnalysis *self, guint seat);
gint edubba_analysis_get_luck (EdubbaAnalysis *self, guint seat);

/* The seat's result, in thousandths: 1000 for a win, 500 for a draw, the last chance if the game is
 * not over. */
gint edubba_analysis_get_final (EdubbaAnalysis *self, guint seat);

/* The decisions of a seat (GAME_NOBODY: of any) that lost most and have a word other than fine, the
 * largest loss first; writes at most `max` indices and returns how many. */
guint edubba_analysis_find_moments (EdubbaAnalysis *self, guint seat, guint *moments, guint max);

/* The decision that turned the game, among those judged so far: the one that lost most of whoever
 * did not win, of anybody after a draw or where they made no mistake; NULL where nobody did.
 * Borrowed. */
const EdubbaDecision *edubba_analysis_find_turning_point (EdubbaAnalysis *self);

/* What whoever decided saw before a decision; the caller frees it. */
GameState *edubba_analysis_dup_seen (EdubbaAnalysis       *self,
                                     const EdubbaDecision *decision) G_GNUC_WARN_UNUSED_RESULT;

/* The weightiest reason why a judged decision was worse than the best, as the game says it; NULL
 * where there is none. The caller frees it. */
char *edubba_analysis_describe_reason (EdubbaAnalysis       *self,
                                       const EdubbaDecision *decision) G_GNUC_WARN_UNUSED_RESULT;

/* What a decision has lost, 0 or more. */
gint edubba_decision_get_loss (const EdubbaDecision *decision);

/* A chance of the first seat as another one sees it. */
gint edubba_chance_for (gint chance, guint seat);

G_END_DECLS
