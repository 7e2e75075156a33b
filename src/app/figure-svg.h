/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes a widget's drawing as SVG: small, crisp at any size, and text that can be compared. It
 * knows the nodes that boards draw, not all that widgets can.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Writes the part `area` of what `node` draws. Text becomes outlines, each letter once. Soft
 * shadows are left out. A kind of node that boards do not draw ends the program with a message. */
char *figure_svg_write (GskRenderNode         *node,
                        const graphene_rect_t *area) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
