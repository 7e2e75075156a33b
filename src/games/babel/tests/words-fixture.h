/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the tests of Babel's words. Positions and actions come as text, sentences go back as
 * text.
 */
#pragma once

#include "babel-state.h"

G_BEGIN_DECLS

/* A position that must be good, left as partial as it is. */
GameState *fixture_partial (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* A sentence for a person: something is said, and no placeholder is left in it. */
void fixture_assert_sentence (const char *sentence);

G_END_DECLS
