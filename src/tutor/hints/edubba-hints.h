/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One ladder of hints for every position: the rule that matters, the place to look at, the card,
 * the action, all actions to the end. Each request climbs one rung.
 *
 * In a task the line comes from the solver, in play from the game's player. Both work off the
 * main thread, and from the view of the seat to act alone: two worlds that it cannot tell apart
 * get the same hints.
 */
#pragma once

#include <gio/gio.h>

#include "course-step.h"
#include "game-module.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_HINTS (edubba_hints_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaHints, edubba_hints, EDUBBA, HINTS, GObject)

/* A task: the goals to be reached from a position. */
typedef struct
{
  const GameGoal    *goals; /* any of them will do */
  guint              n_goals;
  const GameTally   *tally;   /* the counters so far */
  const CourseStep  *step;    /* the step that limits the actions; NULL: no limits */
  const GArray      *known;   /* of GameAction: the line, if it is known, maybe empty; or NULL */
  const char *const *written; /* the hints in its file, or NULL: they speak of its beginning, and
                               * there they take the place of as many of the first three rungs */
} EdubbaHintTask;

/* The contents of a rung. Borrowed until the next rung. */
typedef struct
{
  guint       rung; /* from 1 */
  guint       n_rungs;
  const char *sentence;
  guint       paragraph; /* the paragraph it is about; n_paragraphs if it names none */
  const char *part;      /* of the board, to be pointed at; or NULL */
  gboolean    has_action;
  GameAction  action; /* to be highlighted */
} EdubbaHint;

/* The reason for having no hint. */
typedef enum
{
  EDUBBA_HINT_LOST,    /* proved: the goal can no longer be reached */
  EDUBBA_HINT_UNKNOWN, /* more than could be worked out */
} EdubbaHintFailure;

/* Signals, each in answer to a request, from the main loop or at once:
 *   hint (EdubbaHint *hint)   the next rung; the last one once more if there is none
 *   failed (uint failure)     an EdubbaHintFailure
 */

/* Hints for a game; without words it is spoken of in its notation. */
EdubbaHints *edubba_hints_new (const GameModule *module) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the names of the seats, as in GameWords (copied); NULL, as at first: no seat has a name. */
void edubba_hints_set_names (EdubbaHints *self, const char *const *names);

/* Asks for the next rung in a position as the seat to act sees it (copied, like the task). In
 * another position, or another task, the ladder begins again. No-op while an answer to the same
 * question is on its way. task: NULL in play. */
void edubba_hints_ask (EdubbaHints *self, const GameState *seen, const EdubbaHintTask *task);

/* Hints in play are to lead along this line, legal from `seen` on (both copied): somebody has
 * worked it out already. No-op if the ladder stands on that position and has a line. */
void edubba_hints_lead (EdubbaHints *self, const GameState *seen, const GameLine *line);

/* Lets go of a question on its way: it is overtaken, and not answered any more. */
void edubba_hints_cancel (EdubbaHints *self);

/* Returns TRUE if an answer is on its way. */
gboolean edubba_hints_get_thinking (EdubbaHints *self);

/* The number of rungs given, in all positions; a repeated one counts once. */
guint edubba_hints_get_used (EdubbaHints *self);

/* Sets the number of actions that the player may try out for each that it chooses (see
 * GamePlayer). */
void edubba_hints_set_nodes (EdubbaHints *self, guint64 nodes);

G_END_DECLS
