/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures that the program draws by itself.
 *
 * They are SVG files of a few elements (see edubba-drawing.c), which any program for drawings can
 * change. No loader of the desktop is needed for them, which may be a process for each picture.
 * Their colours are written out, or they are names, which a palette gives their colours.
 */
#pragma once

#include "edubba-paints.h"

G_BEGIN_DECLS

typedef struct _EdubbaDrawing EdubbaDrawing;

/* The drawing at this path among the resources, read once and kept for good. A drawing that cannot
 * be read is empty, and a warning says why. */
const EdubbaDrawing *edubba_drawing_get (const char *path);

/* Reads a drawing. NULL with an error of the domain G_MARKUP_ERROR if anything in it is not of the
 * subset. */
EdubbaDrawing *edubba_drawing_parse (const char *text, gssize length, GError **error);
void           edubba_drawing_free (EdubbaDrawing *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaDrawing, edubba_drawing_free)

/* The first of the drawing's colour names that the palette does not know, or NULL. */
const char *edubba_drawing_find_unknown (const EdubbaDrawing *self, const EdubbaPaints *paints);

/* The drawing's viewBox. */
graphene_rect_t edubba_drawing_get_box (const EdubbaDrawing *self);

/* Draws all of it in the units of its viewBox. A shape without a colour is left out: one with a
 * name that the palette does not know, or with any name if there is no palette (NULL). */
void edubba_drawing_draw (const EdubbaDrawing *self, const EdubbaPaints *paints, cairo_t *cr);

/* Draws lines alone, of a width in the same units: every shape has the colour of the ground, and
 * hides the shapes behind it. */
void edubba_drawing_trace (const EdubbaDrawing *self,
                           const GdkRGBA       *ground,
                           const GdkRGBA       *ink,
                           double               width,
                           cairo_t             *cr);

G_END_DECLS
