/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds out if actions have shown a seat something that it could not know before them.
 *
 * This decides if taking them back is free. It asks the rules alone: actions that show nothing
 * new look the same in every world that the seat held possible.
 */
#pragma once

#include "game-record.h"

G_BEGIN_DECLS

/* For actions from .. to - 1 of a record. Never TRUE without cause; FALSE may be wrong, but only
 * if sixteen other worlds all happen to agree with the real one. */
gboolean edubba_reveal_check (const GameRecord *record, guint seat, guint from, guint to);

G_END_DECLS
