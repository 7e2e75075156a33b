/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pictures of the board: people, lands, masonry. Their colours are named, and two palettes
 * give the names colours by day and by lamplight.
 */
#pragma once

#include "edubba-drawing.h"

G_BEGIN_DECLS

/* The drawing of this name, art/NAME.svg among the resources. */
const EdubbaDrawing *babel_drawing_get (const char *name);

/* The palette for light or dark, read once and kept for good. */
const EdubbaPaints *babel_paints_get (gboolean dark);

G_END_DECLS
