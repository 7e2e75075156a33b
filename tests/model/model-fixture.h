/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the tests of the model: matches of every game in the list and every toy, played at
 * random, and the main loop until a condition holds.
 */
#pragma once

#include "edubba-match.h"
#include "edubba-save.h"

G_BEGIN_DECLS

/* Every game and every toy, NULL-terminated. */
const GameModule *const *fixture_get_modules (void);

/* The first real game. */
const GameModule *fixture_get_game (void);

/* Adds a test of every game and every toy, as "/AREA/TEST/GAME"; its data is the GameModule. */
void fixture_add_for_games (const char *area, const char *name, GTestDataFunc test);

/* A new match, dealt for as few seats as the game has. */
EdubbaMatch *fixture_match_new (const GameModule *module, guint64 seed) G_GNUC_WARN_UNUSED_RESULT;

/* Chooses a legal action with g_test_rand_int () for the first of those to act. FALSE if the match
 * is over. */
gboolean fixture_choose (EdubbaMatch *match);

/* The same until the match moves: one action, or one for each of those who choose at once. */
gboolean fixture_act (EdubbaMatch *match);

/* Plays at most n. */
void fixture_act_often (EdubbaMatch *match, guint n);

/* Has the seat to act give up; no-op once the match is over. */
void fixture_resign (EdubbaMatch *match);

/* A player that finds nothing to do, whatever it is asked. */
extern const GamePlayer fixture_nothing_player;

/* A player that ends its turn as soon as it can, and does anything until then. */
extern const GamePlayer fixture_idle_player;

/* A game's own player, or playouts: these may be without end where what costs nothing can be done
 * and undone. */
const GamePlayer *fixture_get_player (const GameModule *module);

/* The position at the cursor as text. */
char *fixture_print (EdubbaMatch *match) G_GNUC_WARN_UNUSED_RESULT;

/* Runs the main loop until `is_so` says so; fails the test after a minute. */
void fixture_wait (gboolean (*is_so) (gpointer data), gpointer data);

/* Runs the main loop for this long. */
void fixture_run (guint ms);

/* A handler that counts: connect it swapped, with a guint * as data. */
void fixture_count_cb (guint *count);

/* A new folder for temporary files, and its removal with all that is in it. An archive that is gone
 * may still be writing its last snapshot there: that is waited for. */
char *fixture_folder_new (void) G_GNUC_WARN_UNUSED_RESULT;
void  fixture_folder_remove (const char *folder);

/* A save that keeps the game in progress in a folder, for the games of fixture_get_modules (). */
EdubbaSave *fixture_save_new (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/* The game in progress that a folder keeps, as text; NULL if there is none. Adds to *messages how
 * many the archive had to say. */
char *fixture_load_text (const char *folder, guint *messages) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
