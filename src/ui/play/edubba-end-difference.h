/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What made the difference between the winner of a game and another seat, as far as points tell:
 * the part of them (GameWords.share) without which the winner would not have won.
 */
#pragma once

#include "edubba-match.h"

G_BEGIN_DECLS

/* Says it in a sentence that the caller frees, over a match that its rules have ended, for the only
 * person's seat or GAME_NOBODY. The winner is compared with that seat, or with the best of the
 * others. NULL where nobody has more points, no part alone made the difference, or the game counts
 * in fewer than two parts. */
char *edubba_end_difference_describe (EdubbaMatch *match,
                                      guint        winner,
                                      guint        own) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
