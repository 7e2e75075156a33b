/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tries a bout as a contest: it is played by players that know the actions taught so far, each in
 * the learner's seat, each try from its own seed. The scripted learner is the player's first
 * level without its errors.
 *
 * The same tries judge a turn of the learner: begun in worlds that the learner held possible
 * then, and played to the bout's own end.
 */
#pragma once

#include "course-mentor.h"
#include "game-critic.h"

G_BEGIN_DECLS

/* The player in the learner's seat: a level of the game's player, a scripted learner
 * (game-learner.h) added to the first of these, or one of the others. */
#define COURSE_TRIAL_SCRIPTED 1000
#define COURSE_TRIAL_LEARNER  (G_MAXUINT - 1)
#define COURSE_TRIAL_RANDOM   G_MAXUINT

/* Plays try number n and returns its end; the same arguments give the same end. COURSE_STAND_OPEN
 * if *cancel (may be NULL) became other than 0, or the game goes on for ever. *taken (may be
 * NULL) gets the number of turns that the learner's seat took. */
CourseStandEnd course_trial_play (const CourseBout *bout,
                                  guint             who,
                                  guint64           n,
                                  const gint       *cancel,
                                  guint            *taken);

/* Called before the first action of a guided try, and after each: the seat that played it, or
 * GAME_NOBODY, and whether another action of the same kind could have been played. */
typedef void (*CourseTrialWatch) (gpointer            data,
                                  const CourseMentor *mentor,
                                  const CourseStand  *stand,
                                  guint               seat,
                                  gboolean            chosen);

/* Plays a bout that has a guide from a deal as course_trial_play () does, with the opponent held
 * back to the rules that the learner has met. All chance of the players comes from `seed`. */
CourseStandEnd course_trial_guide (const CourseBout *bout,
                                   guint             who,
                                   const GameState  *deal,
                                   guint64           seed,
                                   const gint       *cancel,
                                   CourseTrialWatch  watch,
                                   gpointer          data);

/* Judges the learner's line from `seen` on by the bout's own end. `seen` is the position as the
 * learner's seat observes it, before anybody has made a choice that is not revealed, and `stand`
 * the standing of the bout there. `played` are its own actions up to the end of the decision;
 * those that are not legal in a world are left out there, with all behind them.
 *
 * In each of so many worlds that complete `seen` by seed two tries are played from one chance:
 * the line `played`, and the line `best`, which reaches a goal of the learner at once, or else is
 * what the scripted learner chooses from `seen`; then the scripted learner goes on with both,
 * against the opponent with its level and habit. So no secret of the real game, and no later
 * draw, makes a difference, and the same arguments give the same judgement.
 *
 * Fills in chance and best_chance (the learner's to win the bout; best_chance is never less),
 * error, best and n_back of the critique; the rest is empty. FALSE if *cancel (may be NULL) became
 * other than 0, or nothing can be played. */
gboolean course_trial_judge (const CourseBout  *bout,
                             const CourseStand *stand,
                             const GameState   *seen,
                             const GameLine    *played,
                             guint64            seed,
                             guint              worlds,
                             const gint        *cancel,
                             GameCritique      *critique);

/* Checks that the bout is a contest: of some tries the scripted learner (in a first game the hasty
 * one, as people do) wins one and loses one; and that each rule of its guide matters in one of
 * them. Otherwise GAME_ERROR_REFUSED says what is missing. */
gboolean course_bout_prove (const CourseBout *bout, const gint *cancel, GError **error);

G_END_DECLS
