/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The paragraph of the rules about a part of the board: where its help begins. Parts are those of
 * meso-board-private.h.
 */
#pragma once

#include "meso-sight.h"

G_BEGIN_DECLS

/* Returns a MesoParagraph. */
guint meso_paragraphs_find (const MesoSight *sight, const char *part);

G_END_DECLS
