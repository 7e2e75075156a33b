/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The action that a press on a part would do, or that it would begin, without doing it: what a
 * preview shows.
 */
#pragma once

#include "babel-pending.h"

G_BEGIN_DECLS

/* FALSE if the press does nothing, or leaves a choice between several actions. */
gboolean babel_meaning_find (const BabelView *view,
                             BabelPending    *choice,
                             const char      *part,
                             GameAction      *action);

G_END_DECLS
