/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The news of a game for the start page and the game's own page: the possible steps, the state of
 * each, and the next one. The window finds it out, the pages show it.
 */
#pragma once

#include "edubba-game.h"

G_BEGIN_DECLS

/* The possible steps in a game, in the order in which they are offered. */
typedef enum
{
  EDUBBA_STEP_MATCH,   /* go on with the match in progress */
  EDUBBA_STEP_LESSON,  /* go on with a lesson, or with the next one */
  EDUBBA_STEP_PLAY,    /* begin a match */
  EDUBBA_STEP_LEARN,   /* look at the lessons; where it comes next: begin with the first */
  EDUBBA_STEP_PUZZLE,  /* a puzzle at the learner's level */
  EDUBBA_STEP_DAILY,   /* the puzzle of the day */
  EDUBBA_STEP_FIVE,    /* the daily five */
  EDUBBA_STEP_LOST,    /* try lost turns of one's own games again */
  EDUBBA_STEP_PUZZLES, /* look at the puzzles */
  EDUBBA_N_STEPS,
} EdubbaStep;

/* The number of faces that have room side by side in the narrowest window. */
#define EDUBBA_MOST_RIVALS 6

typedef struct
{
  const EdubbaGame *game; /* borrowed */
  EdubbaStep        next; /* the next step; it is offered */

  char *texts[EDUBBA_N_STEPS]; /* a sentence on each, or NULL: it is not offered */
  char *moment;                /* its time in the match in progress, in the game's words: or NULL */
  guint turn;                  /* of that match */
  char *lesson;                /* "GAME/ID" of the lesson, or NULL */
  char *lesson_title;          /* the label of its button, or NULL */
  char *rival;                 /* the face beside it, or beside learning; or NULL */
  char *standing;              /* the learner's achievements, in one line; NULL without any */
  char *due;                   /* the tasks due today, in a sentence, or NULL */

  /* The opponents of the story: how many there are, how many were beaten in a short game; and the
   * first ones in its order, whose faces are shown. */
  guint    n_rivals;
  guint    n_beaten;
  char    *rivals[EDUBBA_MOST_RIVALS + 1];
  gboolean beaten[EDUBBA_MOST_RIVALS];
} EdubbaGameNews;

/* Frees news whose strings belong to it. */
void edubba_game_news_free (EdubbaGameNews *news);

/* A step as a button says it: "Learn Chess". Free with g_free (). */
char *edubba_game_news_dup_title (const EdubbaGameNews *news,
                                  EdubbaStep            step) G_GNUC_WARN_UNUSED_RESULT;

/* The icon of a step; the action of the window that takes it, and that action's target, to be freed
 * with g_free (). */
const char *edubba_game_news_get_icon (EdubbaStep step);
const char *edubba_game_news_get_action (const EdubbaGameNews *news, EdubbaStep step);
char       *edubba_game_news_dup_target (const EdubbaGameNews *news,
                                         EdubbaStep            step) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaGameNews, edubba_game_news_free)

G_END_DECLS
