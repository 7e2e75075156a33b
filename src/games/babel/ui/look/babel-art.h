/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The emblems of the nations and the other small figures of the board, as symbolic paintables.
 *
 * They take their colour from the style of the GtkImage that shows them and are drawn as lines, so
 * they are crisp at any size and on any background.
 */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* The figures: the nations in their order, then the rest. */
typedef enum
{
  BABEL_FIGURE_BOW,      /* Assyrians: bow and arrow */
  BABEL_FIGURE_DISC,     /* Hittites: the sun disc */
  BABEL_FIGURE_PEAKS,    /* Medes: mountains */
  BABEL_FIGURE_WINGS,    /* Persians: the winged disc */
  BABEL_FIGURE_STAR,     /* Sumerians: the eight-pointed star */
  BABEL_FIGURE_ZIGGURAT, /* the quarry */
  BABEL_N_FIGURES,
} BabelFigure;

/* The emblem of a nation. */
#define BABEL_EMBLEM(nation) ((BabelFigure) (nation))

#define BABEL_TYPE_ART (babel_art_get_type ())

G_DECLARE_FINAL_TYPE (BabelArt, babel_art, BABEL, ART, GObject)

GdkPaintable *babel_art_new (BabelFigure figure) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
