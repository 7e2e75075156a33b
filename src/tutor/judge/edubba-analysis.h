/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game looked through after it has been played: the worth of each decision beside the best one
 * found, the decisions that mattered, and the share of luck in the result. It judges games of two
 * to five seats; of those that several make at once each is a decision of its own.
 *
 * A short game that its own goals or its last turn have ended is judged by that end, and only the
 * learner's decisions are: the opponent plays with the level and the habits that it has.
 *
 * How chances become luck and skill stands below, at EdubbaDecision.
 */
#pragma once

#include "edubba-judgement.h"
#include "edubba-match.h"

G_BEGIN_DECLS

#define EDUBBA_CHANCE_CERTAIN 1000

/* The budget for a decision: a game of thirty turns takes two to four seconds of one core. Twice
 * and a half of it finds the same moments. */
#define EDUBBA_DECISION_NODES 120000

/* A seat's decision, made without learning anything on the way: a turn, or a part of a turn; a
 * choice.
 *
 * Every decision is judged by the view of its seat at that time (see GameCritic). Chances are in
 * thousandths. A seat's loss beside the best line found is lost skill, and won by the others in
 * equal parts; any other change of its chance is luck: cards drawn and revealed, and secrets of
 * the others. So for each of n seats, whose chance before the deal is 1/n,
 *
 *     final - initial = luck + skill - (skill of all others) / (n - 1)
 *
 * which is the "fundamental equation of games of luck and skill" (Zare, "Hedging Toward Skill",
 * GammonVillage 2000) for n seats. The discards of a halved hand are a decision of their owner;
 * giving up counts as a decision, too. With two seats both sides of the equation are equal, in
 * integers, and the luck of a seat is the other's bad luck; with more seats, luck takes the rest
 * after rounding. */
typedef struct
{
  guint           turn;
  guint           seat;
  guint           from;   /* number of actions of the record before it */
  guint           to;     /* and with it */
  gboolean        judged; /* FALSE: not yet, or it cannot be */
  EdubbaJudgement judgement;
  gint            start; /* the seat's chance to win, were the best played from here on */
  gint            end;   /* the same after the actions played */
  GameCritique    critique;
} EdubbaDecision;

/* The sum of a seat's decisions, without those in which there was nothing to choose. */
typedef struct
{
  guint n;      /* number of judged decisions */
  guint n_good; /* of these, the ones as good as the best that was found */
  guint points; /* the points that the others cost, if the game counts points, else 0 */
} EdubbaAccount;

/* The turns that a seat ended at once, though it could have done something. */
typedef struct
{
  guint n;
  guint from; /* number of actions of the record before the one that cost most */
  gint  loss; /* by all of them together */
} EdubbaPasses;

/* The standing of the game behind a turn, without unrevealed choices; number 0 is its beginning. */
typedef struct
{
  guint turn;                    /* 0 at the beginning */
  guint cursor;                  /* number of actions played before it */
  gint  points[GAME_MAX_SEATS];  /* as GameResult has them */
  gint  chances[GAME_MAX_SEATS]; /* of all seats, which make one; -1: not known (yet) */
} EdubbaStage;

#define EDUBBA_TYPE_ANALYSIS (edubba_analysis_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaAnalysis, edubba_analysis, EDUBBA, ANALYSIS, GObject)

/* Properties, read-only:
 *   running (boolean)   decisions are being judged
 *   done (uint)         how many have been looked at, in their order
 *
 * Whether a whole game can be analysed: its module has a critic, some person has stayed, and
 * it was not given up before anybody had acted. */
gboolean edubba_analysis_is_possible (EdubbaMatch *match);

/* For the match's present record, which is copied, and the names of its seats; nothing is judged
 * yet. Without a critic there are stages, and nothing more. nodes: the budget for one decision,
 * as in GameCritic, or 0 for one that makes a whole game a matter of seconds. */
EdubbaAnalysis *edubba_analysis_new (EdubbaMatch *match, guint64 nodes) G_GNUC_WARN_UNUSED_RESULT;

/* The same for a try at a bout that is over, though not by the rules (course-stand.h). Chances are
 * the learner's to win the bout, as the tries of course-trial.h find them, and a decision has a
 * word other than fine if it lost a tenth of all games or more, and more than the sampling leaves
 * in doubt. Takes a reference to the bout. */
EdubbaAnalysis *edubba_analysis_new_bout (EdubbaMatch *match,
                                          CourseBout  *bout) G_GNUC_WARN_UNUSED_RESULT;

/* The bout by whose end it judges, or NULL; borrowed. */
CourseBout *edubba_analysis_get_bout (EdubbaAnalysis *self);

/* Judges what has not been judged, one decision after the other in a thread, each notified by
 * notify::done; or stops, so that it can go on later. */
void     edubba_analysis_start (EdubbaAnalysis *self);
void     edubba_analysis_stop (EdubbaAnalysis *self);
gboolean edubba_analysis_get_running (EdubbaAnalysis *self);
guint    edubba_analysis_get_done (EdubbaAnalysis *self);

/* Returns TRUE if all decisions have been looked at. */
gboolean edubba_analysis_is_complete (EdubbaAnalysis *self);

/* The decisions of the game in their order, judged or not; borrowed. */
guint                 edubba_analysis_get_n_decisions (EdubbaAnalysis *self);
const EdubbaDecision *edubba_analysis_get_decision (EdubbaAnalysis *self, guint i);

/* The decision that begins or goes on where `cursor` actions have been played, or NULL;
 * borrowed. */
const EdubbaDecision *edubba_analysis_find_decision (EdubbaAnalysis *self, guint cursor);

/* The stages of the game; there is at least the first. */
guint       edubba_analysis_get_n_stages (EdubbaAnalysis *self);
EdubbaStage edubba_analysis_get_stage (EdubbaAnalysis *self, guint i);

const GameModule *edubba_analysis_get_module (EdubbaAnalysis *self);

guint       edubba_analysis_get_n_seats (EdubbaAnalysis *self);
const char *edubba_analysis_get_name (EdubbaAnalysis *self, guint seat); /* or NULL; borrowed */

/* The names of the seats in the match, as in GameWords; borrowed. */
const char *const *edubba_analysis_get_names (EdubbaAnalysis *self);

/* Calls a seat something else than in the match, or gives a name to one that has none there. */
void edubba_analysis_set_name (EdubbaAnalysis *self, guint seat, const char *name);

/* Names the moment after `cursor` actions in the game's own words (GameWords.moment); NULL if the
 * game counts turns. The caller frees it. */
char *edubba_analysis_dup_moment (EdubbaAnalysis *self, guint cursor) G_GNUC_WARN_UNUSED_RESULT;

/* The chance of each seat before anything was dealt. */
gint edubba_analysis_get_even (EdubbaAnalysis *self);

/* A seat's distance from the best lines, over the decisions judged so far, at most 0; and its
 * luck, with that of the result once all has been looked at. A game that is not over ends with
 * the last chance. */
gint edubba_analysis_get_skill (EdubbaAnalysis *self, guint seat);
gint edubba_analysis_get_luck (EdubbaAnalysis *self, guint seat);

/* The chance that a seat threw away by giving up; 0 if it has not, or some decision has not been
 * looked at. */
gint edubba_analysis_get_given_up (EdubbaAnalysis *self, guint seat);

/* The turns in which a seat did nothing, among those judged so far. */
EdubbaPasses edubba_analysis_get_passes (EdubbaAnalysis *self, guint seat);

/* Returns TRUE if a decision of a seat (GAME_NOBODY: of any) has been judged. */
gboolean edubba_analysis_has_judged (EdubbaAnalysis *self, guint seat);

/* The account of a seat, over the decisions judged so far. */
EdubbaAccount edubba_analysis_get_account (EdubbaAnalysis *self, guint seat);

/* Returns TRUE if the game counts the cost of decisions in points. */
gboolean edubba_analysis_counts_points (EdubbaAnalysis *self);

/* The seat's result, in thousandths: 1000 for a win, its share of a shared first place, the last
 * chance if the game is not over. */
gint edubba_analysis_get_final (EdubbaAnalysis *self, guint seat);

/* The decisions of a seat (GAME_NOBODY: of any) that lost most and have a word other than fine, the
 * largest loss first; writes at most `max` indices and returns how many. */
guint edubba_analysis_find_moments (EdubbaAnalysis *self, guint seat, guint *moments, guint max);

/* The decision that turned the game, among those judged so far: the one that lost most, of the
 * seats that did not win, or of `own` alone if it is one of them (GAME_NOBODY: no seat is
 * preferred); of all seats if these made no mistake, or none of them lost; NULL if nobody made
 * one. Borrowed. */
const EdubbaDecision *edubba_analysis_find_turning_point (EdubbaAnalysis *self, guint own);

/* The view of the deciding seat before a decision; the caller frees it. */
GameState *edubba_analysis_dup_seen (EdubbaAnalysis       *self,
                                     const EdubbaDecision *decision) G_GNUC_WARN_UNUSED_RESULT;

/* The weightiest reason why a judged decision was worse than the best, as the game says it; NULL
 * where there is none. The caller frees it. */
char *edubba_analysis_describe_reason (EdubbaAnalysis       *self,
                                       const EdubbaDecision *decision) G_GNUC_WARN_UNUSED_RESULT;

/* Says the cost of a decision in the points of the game, in the game's words; NULL if that is not
 * known or the game has no words for it. The caller frees it. */
char *edubba_analysis_describe_cost (EdubbaAnalysis       *self,
                                     const EdubbaDecision *decision) G_GNUC_WARN_UNUSED_RESULT;

/* Says the cost of all decisions of a seat in the points of the game, and advises on the
 * costliest ones, in the game's words; NULL if they cost nothing, or the game has no words for
 * it. The caller frees them. */
char *edubba_analysis_describe_costs (EdubbaAnalysis *self,
                                      guint           seat) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_analysis_describe_advice (EdubbaAnalysis *self,
                                       guint           seat) G_GNUC_WARN_UNUSED_RESULT;

/* The loss by a decision, 0 or more. */
gint edubba_decision_get_loss (const EdubbaDecision *decision);

G_END_DECLS
