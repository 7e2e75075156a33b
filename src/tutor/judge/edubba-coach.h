/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Somebody who looks over a player's shoulder, and speaks up before a turn is ended that throws
 * something away: a tenth of the chances to win or more, anything still to be done that is worth
 * doing, or a mistake; and, if it is talkative, most of what is doubtful.
 *
 * The coach watches a match and judges ahead, off the main thread, whenever a person with a coach
 * is to act; so it mostly knows what to say before it is asked. It sees what that seat sees. It
 * refuses nothing: the player may play on whatever it says, and a coach that has not finished in
 * EDUBBA_COACH_PATIENCE lets the action pass.
 */
#pragma once

#include "edubba-judgement.h"
#include "edubba-match.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_COACH (edubba_coach_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaCoach, edubba_coach, EDUBBA, COACH, GObject)

/* The time for which an action waits for the coach, in ms. */
#define EDUBBA_COACH_PATIENCE 900

/* The coach's advice. Borrowed until the match changes or the coach is asked again. */
typedef struct
{
  EdubbaJudgement judgement;
  const char     *verdict; /* "That is a mistake." */
  const char     *reason;  /* the reason, as far as it can be said; never NULL */
  const char     *more;    /* another reason, or NULL */
  const char     *stake;   /* the points after this turn and after the better one, or NULL */
  const char     *numbers; /* "Your chance to win: ...", or NULL: see edubba_coach_ask () */
  const char     *part;    /* of the board, that the reason is about; or NULL */

  /* A better line, to be played once n_back actions are taken back. */
  GameLine better;
  guint    n_back;

  const GameCritique *critique; /* the source of all of this, from the turn's beginning */
} EdubbaAdvice;

typedef enum
{
  EDUBBA_COACH_PASS,   /* nothing to say: play on */
  EDUBBA_COACH_WAIT,   /* `answered` will come, within the patience, unless the match changes */
  EDUBBA_COACH_ADVICE, /* there is advice */
} EdubbaCoachAnswer;

/* Signals:
 *   answered (string action)   the coach has judged the action it was asked about, after
 *                              EDUBBA_COACH_WAIT; without an advice it has nothing to say
 */

/* A coach for all persons of a match, as far as it is set to have one for them
 * (edubba_match_set_coaching) and the game has a critic. */
EdubbaCoach *edubba_coach_new (EdubbaMatch *match) G_GNUC_WARN_UNUSED_RESULT;

/* Asks about an action, in notation, before it is played. To whoever plays the two weakest levels
 * alone the coach speaks as to a beginner: it finds nothing worse than doubtful, and gives no
 * chances, which are those among players who make no mistake. Only an action that cannot be taken
 * back freely is looked at: one that ends the turn, or that shows or asks for something hidden. Of
 * the same turn the coach speaks once; asked again, it lets it pass. */
EdubbaCoachAnswer edubba_coach_ask (EdubbaCoach *self, const char *action);

/* The advice about the action asked about, or NULL. */
const EdubbaAdvice *edubba_coach_get_advice (EdubbaCoach *self);

/* Returns TRUE if it is working, asked or in advance. */
gboolean edubba_coach_get_thinking (EdubbaCoach *self);

/* Writes the best continuation for the seat to act from the match's position, if it is known
 * already: the best line of the turn, as long as it is being followed. */
gboolean edubba_coach_get_line (EdubbaCoach *self, GameLine *line);

/* Makes it judge by the end of a bout, of which the match is a try. Takes a reference. */
void edubba_coach_set_bout (EdubbaCoach *self, CourseBout *bout);

/* The budget of its work; see GameCritic. 0: as the critic thinks. */
void edubba_coach_set_nodes (EdubbaCoach *self, guint64 nodes);

/* Sets the time in ms after which an answer that has not come is not waited for;
 * EDUBBA_COACH_PATIENCE at first. A player has other things to do; a test on a busy machine has
 * not. */
void edubba_coach_set_patience (EdubbaCoach *self, guint ms);

G_END_DECLS
