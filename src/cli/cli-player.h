/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the calls about players: the names of players on the command line, and the text of a
 * difference in strength.
 */
#pragma once

#include "cli-call.h"
#include "game-duel.h"

G_BEGIN_DECLS

/* The contestant of this name: a level of the module's own player, a strength in points if it has a
 * scale ("1350"), or random. NULL is the strongest
 * of those meant for people. FALSE after a complaint. */
gboolean cli_read_contestant (const GameModule *module,
                              const char       *name,
                              GameContestant   *contestant,
                              CliSink          *sink);

/* The player of this name in the learner's seat of a bout (course-trial.h): "learner", "random", a
 * scripted learner, or a level. FALSE after a complaint. */
gboolean cli_read_trial_player (const GameModule *module,
                                const char       *name,
                                guint            *who,
                                CliSink          *sink);

/* "+12.3", or "inf" where the score is all or nothing; free with g_free (). */
char *cli_print_elo (double elo) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
