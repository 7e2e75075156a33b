/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game that was played, looked at action by action: the board, the moves, and buttons and keys
 * to go through them. No action here changes the game that is shown.
 *
 * The board shows either a seat's knowledge at the time or all cards. After a look at all cards
 * an unfinished game goes on as an assisted game.
 */
#pragma once

#include <adwaita.h>

#include "course-bout.h"
#include "edubba-analysis.h"
#include "edubba-game.h"
#include "edubba-match.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_REPLAY_PAGE (edubba_replay_page_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaReplayPage, edubba_replay_page, EDUBBA, REPLAY_PAGE, AdwBin)

/* Properties:
 *   playing (boolean)   goes on by itself, action by action, until the end
 *   view (string)       "all", or the number of the seat (from 1) whose knowledge is shown
 *
 * Actions: replay.first, replay.back, replay.forward, replay.last, replay.playing, replay.view (s),
 * replay.flip, replay.panel, replay.play-on.
 *
 * It takes a reference to the match, whose cursor it moves; begins before the first action, seen
 * with the eyes of the one person who played, if there was one. */
EdubbaReplayPage *edubba_replay_page_new (const EdubbaGame *game, EdubbaMatch *match);

/* The same of a short game that the match is a try at (or NULL): the board shows its goals, and the
 * page how it ended. analysis: one of the game that has been begun elsewhere; NULL: one of its
 * own. */
EdubbaReplayPage *edubba_replay_page_new_for (const EdubbaGame *game,
                                              EdubbaMatch      *match,
                                              CourseBout       *bout,
                                              EdubbaAnalysis   *analysis);

/* Sets the settings with its pace, and with the side panel's state; NULL: it is as if nothing had
 * been chosen. */
void edubba_replay_page_set_settings (EdubbaReplayPage *self, GSettings *settings);

/* The match shown: the game, or a branch of it. */
EdubbaMatch *edubba_replay_page_get_match (EdubbaReplayPage *self);

/* The record of the game as it came, without branches; the page owns it. */
const char *edubba_replay_page_get_record (EdubbaReplayPage *self);

/* The side below, and the seat whose knowledge is shown (GAME_NOBODY: all cards). */
guint edubba_replay_page_get_below (EdubbaReplayPage *self);
guint edubba_replay_page_get_knower (EdubbaReplayPage *self);

/* The result of a finished match, for its only person or another viewer, as a sentence that the
 * caller frees. */
char *edubba_replay_page_describe_result (EdubbaMatch *match,
                                          guint        viewer,
                                          GameAddress  address) G_GNUC_WARN_UNUSED_RESULT;

/* Goes to where this many actions are played. */
void edubba_replay_page_seek (EdubbaReplayPage *self, guint cursor);

/* Has the game looked through, and goes to the turn that decided it once that is known, unless one
 * has gone elsewhere until then. Does nothing in a game that cannot be analysed or is not over. */
void edubba_replay_page_seek_turning_point (EdubbaReplayPage *self);

/* Begins a branch at this cursor for the seat that acted there. */
void edubba_replay_page_try_turn (EdubbaReplayPage *self, guint cursor);

G_END_DECLS
