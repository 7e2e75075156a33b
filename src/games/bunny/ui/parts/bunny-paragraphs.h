/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The paragraph of the rules about a part of the board: where its help begins. The names of parts
 * are those of bunny-board-parts.h.
 */
#pragma once

#include "bunny-view.h"

G_BEGIN_DECLS

/* Returns a BunnyParagraph. part: the name of the part, or NULL; cell: its cell, or below 0; face:
 * that of its card, or 0. */
guint bunny_paragraphs_find (const BunnyTable *table, const char *part, int cell, guint face);

G_END_DECLS
