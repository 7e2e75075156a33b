/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The points at the end, land by land: the levels of both temples there, in an order that keeps the
 * winner open.
 */
#pragma once

#include "babel-view.h"
#include "edubba-count.h"

G_BEGIN_DECLS

/* The count with which a game ends; the view is of its last position, and rival the title of the
 * other player. */
EdubbaCount *babel_points_count (const BabelView *view,
                                 const char      *rival) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
