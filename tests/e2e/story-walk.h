/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stories of learners have in common, in any game: its first game, and its other short games.
 * The stories ask the program's own objects where they are and what would be best; whatever is done
 * or read goes through the hands of story-hands.h.
 */
#pragma once

#include "edubba-course.h"
#include "edubba-game.h"
#include "edubba-lesson.h"
#include "edubba-match.h"
#include "edubba-window.h"
#include "story-hands.h"

G_BEGIN_DECLS

typedef struct
{
  EdubbaWindow     *window;
  const StoryHands *hands;
  PressesList       presses; /* the game's */
  const GameModule *modules[2];
  EdubbaCourse     *course; /* owned; read for the test alone; it uses the modules */
} StoryWalk;

/* Opens the program with a learner who has not begun anything. */
void story_walk_begin (StoryWalk        *walk,
                       const EdubbaGame *game,
                       const StoryHands *hands,
                       PressesList       presses);
void story_walk_end (StoryWalk *walk);

void story_walk_press (StoryWalk *walk, const char *name);
void story_walk_hear (StoryWalk *walk, const char *text);

/* Does an action, and waits until it has been played. */
void story_walk_play (StoryWalk *walk, EdubbaMatch *match, GameAction action);

/* The lesson that is shown. */
EdubbaLesson *story_walk_get_lesson (StoryWalk *walk);

/* Waits until this lesson is shown. */
void story_walk_await_lesson (StoryWalk *walk, const char *id);

/* A short game that has been opened: a learner who does nothing loses it and is told why, and
 * tries again until it is won. The page about its end is closed then. */
void story_walk_take_bout (StoryWalk *walk, const CourseBout *bout);

/* The first game, from the first page on, which leads a newcomer into it. Its end leads into the
 * first lesson. */
void story_walk_take_first_game (StoryWalk *walk);

G_END_DECLS
