/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A witness of play: the rules that a learner uses on a board, and those that others use beside
 * them, noted in the progress.
 *
 * An action is a use of the paragraph that it stands in. It is noted when it can hardly be taken
 * back any more: when the turn is over, or a task is solved.
 */
#pragma once

#include "edubba-match.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

/* Notes the actions of a match from index `from` up to its cursor: those of a seat as uses, one of
 * each paragraph, with help or without, all others as seen. */
void edubba_witness_note (
  EdubbaProgress *progress, EdubbaMatch *match, guint seat, guint from, gboolean helped);

/* From the match's cursor on, notes every turn that is over like this, as long as the match lives.
 * An assisted match counts as help. Does nothing for a match that is watched already. */
void edubba_witness_watch (EdubbaProgress *progress, EdubbaMatch *match, guint seat);

/* Returns TRUE if the seat's actions up to the cursor have used each of some paragraphs that has
 * actions of its own; the others must have been met, and not be shaky. */
gboolean edubba_witness_covers (EdubbaProgress    *progress,
                                EdubbaMatch       *match,
                                guint              seat,
                                const char *const *paragraphs);

/* Returns TRUE if some of these paragraphs have actions of their own, and all of those are known by
 * the learner's uses. */
gboolean edubba_witness_knows_all (EdubbaProgress    *progress,
                                   const GameRules   *rules,
                                   const char *const *paragraphs);

G_END_DECLS
