/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences with a plural that stand in a table: N_ () is for those without one. The catalogues are
 * made with both (po/meson.build).
 */
#pragma once

/* Marks a sentence and its plural for the catalogues, in a table of sentences. */
#define NN_(one, many) \
  {                    \
    one, many          \
  }
