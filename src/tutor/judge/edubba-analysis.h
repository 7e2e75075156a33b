/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game looked through after it has been played: what each decision was worth beside the best that
 * was found, which of them mattered, and how much of the result was luck. It judges games of two
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

/* What a seat decided without learning anything on the way: a turn, or a part of one; a choice.
 *
 * Every decision is judged by what its seat saw then (see GameCritic). Chances are in thousandths.
 * What a seat loses beside the best that was found is lost skill, and won by the others in equal
 * parts; whatever else its chance changes by is luck: what is drawn and revealed, and what only
 * others know. So for each of n seats, whose chance before the deal is one in n,
 *
 *     final - initial = luck + skill - (skill of all others) / (n - 1)
 *
 * which is the "fundamental equation of games of luck and skill" (Zare, "Hedging Toward Skill",
 * GammonVillage 2000) for n seats. What a halved hand discards is a decision of its owner; giving
 * up counts as one, too. With two seats both sides hold exactly, in integers, and the luck of one
 * is the other's bad luck; with more, luck is what is left after rounding. */
typedef struct
{
  guint           turn;
  guint           seat;
  guint           from;   /* how many actions of the record were played before it */
  guint           to;     /* and with it */
  gboolean        judged; /* FALSE: not yet, or it cannot be */
  EdubbaJudgement judgement;
  gint            start; /* the seat's chance to win, were the best played from here on */
  gint            end;   /* the same behind what was played */
  GameCritique    critique;
} EdubbaDecision;

/* What the decisions of a seat come to, but for those in which there was nothing to choose. */
typedef struct
{
  guint n;      /* how many have been judged */
  guint n_good; /* how many of them were as good as the best that was found */
  guint points; /* what the others cost in points, where the game counts that, else 0 */
} EdubbaAccount;

/* Where the game stood behind a turn, nothing being chosen that is not revealed; number 0 is its
 * beginning. */
typedef struct
{
  guint turn;                    /* 0 at the beginning */
  guint cursor;                  /* how many actions were played */
  gint  points[GAME_MAX_SEATS];  /* as GameResult has them */
  gint  chances[GAME_MAX_SEATS]; /* of all seats, which make one; -1: not known (yet) */
} EdubbaStage;

#define EDUBBA_TYPE_ANALYSIS (edubba_analysis_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaAnalysis, edubba_analysis, EDUBBA, ANALYSIS, GObject)

/* Properties, read-only:
 *   running (boolean)   decisions are being judged
 *   done (uint)         how many have been looked at, in their order
 *
 * Whether a whole game can be analysed: its module has a critic, and some person has stayed. */
gboolean edubba_analysis_is_possible (EdubbaMatch *match);

/* For what the match's record holds now, which is copied, and the names of its seats; nothing is
 * judged yet. Without a critic there are stages, and nothing more. nodes: the budget
 * for one decision, as in GameCritic, or 0 for what makes a whole game a matter of seconds. */
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

/* Whether all has been looked at. */
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

/* What the seats are called in the match, as GameWords has it; borrowed. */
const char *const *edubba_analysis_get_names (EdubbaAnalysis *self);

/* Calls a seat something else than in the match, or gives a name to one that has none there. */
void edubba_analysis_set_name (EdubbaAnalysis *self, guint seat, const char *name);

/* When it was that so many actions had been played, as the game itself says it (GameWords.moment);
 * NULL where it counts turns. The caller frees it. */
char *edubba_analysis_dup_moment (EdubbaAnalysis *self, guint cursor) G_GNUC_WARN_UNUSED_RESULT;

/* The chance of each seat before anything was dealt. */
gint edubba_analysis_get_even (EdubbaAnalysis *self);

/* How far what a seat played was from the best, over the decisions judged so far, at most 0; and
 * what luck gave it, with the result's once all has been looked at. A game that is not over ends
 * with the last chance. */
gint edubba_analysis_get_skill (EdubbaAnalysis *self, guint seat);
gint edubba_analysis_get_luck (EdubbaAnalysis *self, guint seat);

/* The account of a seat, over the decisions judged so far. */
EdubbaAccount edubba_analysis_get_account (EdubbaAnalysis *self, guint seat);

/* Whether the game counts what decisions cost in points. */
gboolean edubba_analysis_counts_points (EdubbaAnalysis *self);

/* The seat's result, in thousandths: 1000 for a win, its share of a shared first place, the last
 * chance if the game is not over. */
gint edubba_analysis_get_final (EdubbaAnalysis *self, guint seat);

/* The decisions of a seat (GAME_NOBODY: of any) that lost most and have a word other than fine, the
 * largest loss first; writes at most `max` indices and returns how many. */
guint edubba_analysis_find_moments (EdubbaAnalysis *self, guint seat, guint *moments, guint max);

/* The decision that turned the game, among those judged so far: the one that lost most of those who
 * did not win, of `own` alone if it is one of them (GAME_NOBODY: no seat is preferred); of anybody
 * where they made no mistake, or none of them lost; NULL where nobody made one. Borrowed. */
const EdubbaDecision *edubba_analysis_find_turning_point (EdubbaAnalysis *self, guint own);

/* What the deciding seat saw before a decision; the caller frees it. */
GameState *edubba_analysis_dup_seen (EdubbaAnalysis       *self,
                                     const EdubbaDecision *decision) G_GNUC_WARN_UNUSED_RESULT;

/* The weightiest reason why a judged decision was worse than the best, as the game says it; NULL
 * where there is none. The caller frees it. */
char *edubba_analysis_describe_reason (EdubbaAnalysis       *self,
                                       const EdubbaDecision *decision) G_GNUC_WARN_UNUSED_RESULT;

/* What a decision costs in the points of the game, as the game says it; NULL where that is not
 * known or it has no word for it. The caller frees it. */
char *edubba_analysis_describe_cost (EdubbaAnalysis       *self,
                                     const EdubbaDecision *decision) G_GNUC_WARN_UNUSED_RESULT;

/* What the decisions of a seat cost in the points of the game in all, and what to try next time
 * instead of that which cost most, as the game says it; NULL where they cost nothing, or it has no
 * word for it. The caller frees them. */
char *edubba_analysis_describe_costs (EdubbaAnalysis *self,
                                      guint           seat) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_analysis_describe_advice (EdubbaAnalysis *self,
                                       guint           seat) G_GNUC_WARN_UNUSED_RESULT;

/* What a decision has lost, 0 or more. */
gint edubba_decision_get_loss (const EdubbaDecision *decision);

G_END_DECLS
