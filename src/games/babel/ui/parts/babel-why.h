/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says why nothing can be put down somewhere on the board where no action expresses the wish, and
 * what would be needed instead. The sentences speak to the viewer; the caller frees them.
 */
#pragma once

#include "babel-view.h"

G_BEGIN_DECLS

/* Says that a card carries the pawn to its own land alone, and what carries it to `land`. */
char *babel_why_other_land (const BabelView *view,
                            guint            nation,
                            guint            land) G_GNUC_WARN_UNUSED_RESULT;

/* Says that a card cannot settle in `land`, where the pawn is not, and how it can travel. */
char *babel_why_not_settle (const BabelView *view,
                            guint            nation,
                            guint            land) G_GNUC_WARN_UNUSED_RESULT;

/* Says that nothing can be done where the pawn is not, and what carries it to `land`
 * (BABEL_N_NATIONS: to no land in particular). */
char *babel_why_elsewhere (const BabelView *view, guint land) G_GNUC_WARN_UNUSED_RESULT;

/* Says that a place is the other player's, where a settler or a level cannot go. */
char *babel_why_other_colonnade (const BabelView *view) G_GNUC_WARN_UNUSED_RESULT;
char *babel_why_other_site (const BabelView *view) G_GNUC_WARN_UNUSED_RESULT;

/* Says that no temple of the other player's stands across from the pawn. */
char *babel_why_no_temple (const BabelView *view) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
