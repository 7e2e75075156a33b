/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A script that uses everything in a match, the same for the same seed: the killed program plays
 * it, and the test that killed it knows the steps that it must find.
 */
#pragma once

#include "edubba-match.h"

G_BEGIN_DECLS

/* Takes one step. Takes the match over and gives it back, or a new one once it is over. */
EdubbaMatch *script_step (EdubbaMatch *match, guint64 *rng) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
