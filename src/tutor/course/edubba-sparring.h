/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chooses the rules that the computer practises with the learner in a game, and counts the turns
 * in which they mattered: rules that are shaky for the learner, as kinds of action
 * (GamePlayer.spars).
 */
#pragma once

#include "edubba-match.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

/* A rule that was to be practised. */
typedef struct
{
  guint paragraph; /* an index into GameRules.paragraphs */
  guint met;       /* the learner's turns that it decided */
  guint used;      /* of these, the turns in which the learner used it */
} EdubbaSparred;

/* The kinds of action, a bit each, whose rules are shaky for the learner now, of those that the
 * game's player can bring about; without those that rest in a study. 0: there are none. */
guint64 edubba_sparring_find_kinds (EdubbaProgress *progress, const GameModule *module);

/* Counts the learner's turns in `seat` that each practised rule decided in a match up to now: a
 * new array of EdubbaSparred, in the order of the rules; an empty one if nothing was to be
 * practised. Every turn of the person is looked through, which takes some milliseconds in all. */
GArray *edubba_sparring_count (EdubbaMatch *match, guint seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
