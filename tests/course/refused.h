/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks the refusal of a text of any kind that cannot be read: its message names the place and
 * the reason.
 */
#pragma once

#include "game-state.h"

/* Holds an error to the beginning of its message, the place, and to a sentence after that. */
static inline void
refused_assert (const GError *error, const char *beginning)
{
  g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
  g_test_message ("%s", error->message);
  g_assert_true (g_str_has_prefix (error->message, beginning));
  g_assert_cmpuint (strlen (error->message), >, strlen (beginning));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}
