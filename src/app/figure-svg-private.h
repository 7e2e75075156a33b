/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files that write a picture: the picture so far, and the names of the parts that
 * it uses again.
 */
#pragma once

#include "figure-svg.h"

G_BEGIN_DECLS

typedef struct
{
  GString    *defs;
  GString    *body;
  GHashTable *known; /* the text of a definition, to its id */
  guint       n_ids;

  graphene_rect_t area; /* the area shown, in the coordinates of the node being written */
} FigureSvg;

/* The id of a definition. A known definition is not written again: the same figure stands on many
 * cards. before and behind: the text around the id. */
guint figure_svg_define (FigureSvg *svg, const char *before, const char *behind);

void figure_svg_append_attribute (GString *out, const char *name, double value);

/* name: "fill", "stroke" or "stop". */
void figure_svg_append_colour (GString *out, const char *name, const GdkRGBA *colour);

void figure_svg_write_text (FigureSvg *svg, GskRenderNode *node);
void figure_svg_write_cairo (FigureSvg *svg, GskRenderNode *node);

G_END_DECLS
