/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pictures of the board: people, lands, masonry.
 *
 * They are SVG files of a few elements (see babel-drawing.c), which any program for drawings can
 * change. Their colours are named, and two palettes give these names colours by day and by
 * lamplight.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _BabelDrawing BabelDrawing;

/* The colours of all drawings. */
typedef struct _BabelPaints BabelPaints;

/* The drawing of this name, art/NAME.svg among the resources, read once and kept for good. A
 * drawing that cannot be read is empty, and a warning says why. */
const BabelDrawing *babel_drawing_get (const char *name);

/* Reads a drawing or a palette. NULL with an error of the domain G_MARKUP_ERROR if anything in it
 * is not of the subset, or a palette's line says no colour. */
BabelDrawing *babel_drawing_parse (const char *text, gssize length, GError **error);
void          babel_drawing_free (BabelDrawing *self);
BabelPaints  *babel_paints_parse (const char *text, GError **error);
void          babel_paints_free (BabelPaints *paints);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BabelDrawing, babel_drawing_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BabelPaints, babel_paints_free)

/* The palette for light or dark, read once and kept for good. */
const BabelPaints *babel_paints_get (gboolean dark);

/* The colour of a name; FALSE if there is none. */
gboolean babel_paints_find (const BabelPaints *paints, const char *name, GdkRGBA *colour);

/* The first of the drawing's colour names that the palette does not know, or NULL. */
const char *babel_drawing_find_unknown (const BabelDrawing *self, const BabelPaints *paints);

/* The drawing's viewBox. */
graphene_rect_t babel_drawing_get_box (const BabelDrawing *self);

/* Draws all of it in the units of its viewBox. Shapes without a colour are left out. */
void babel_drawing_draw (const BabelDrawing *self, const BabelPaints *paints, cairo_t *cr);

/* Draws lines alone, of a width in the same units: every shape has the colour of the ground, and
 * hides the shapes behind it. */
void babel_drawing_trace (const BabelDrawing *self,
                          const GdkRGBA      *ground,
                          const GdkRGBA      *ink,
                          double              width,
                          cairo_t            *cr);

G_END_DECLS
