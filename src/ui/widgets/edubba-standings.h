/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The result of a game of two to five seats: a line for each, the first place on top, with its
 * points, a bar beside the others' and, if the game counts in parts (GameWords.share), these
 * parts: in the line, or, if they are many, in a table below.
 *
 * CSS node: `standings`; the line of the person who looks has the class `own`.
 */
#pragma once

#include <adwaita.h>

#include "edubba-match.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_STANDINGS (edubba_standings_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaStandings, edubba_standings, EDUBBA, STANDINGS, AdwBin)

/* Shows the end of a match. The viewer's line stands out where they are spoken to as "you". FALSE,
 * and nothing is shown, if its rules have not ended it, or it counts no points. */
gboolean edubba_standings_set_match (EdubbaStandings *self,
                                     EdubbaMatch     *match,
                                     guint            viewer,
                                     GameAddress      address);

/* Says who has how many points in a match that its rules have not ended, as far as all seats know,
 * the best first. The caller frees the sentence. */
char *edubba_standings_describe_open (EdubbaMatch *match,
                                      guint        viewer,
                                      GameAddress  address) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if the parts are so many that a table of them is shown. */
gboolean edubba_standings_has_table (EdubbaStandings *self);

G_END_DECLS
