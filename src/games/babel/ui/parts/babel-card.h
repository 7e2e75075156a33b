/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A nation card: something to look at, never to press; a press goes to the colonnade or the hand
 * it lies in.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BABEL_TYPE_CARD (babel_card_get_type ())

G_DECLARE_FINAL_TYPE (BabelCard, babel_card, BABEL, CARD, GtkWidget)

/* The layout of a card: a band with emblem and name at its top or bottom edge, or the emblem
 * alone if it is no wider than that; a whole face; or a small one without a name. */
typedef enum
{
  BABEL_CARD_BAND_TOP,
  BABEL_CARD_BAND_BOTTOM,
  BABEL_CARD_FACE,
  BABEL_CARD_SMALL,
} BabelCardShape;

/* A card of a nation, or the back of one if nation is BABEL_UNKNOWN. */
GtkWidget *babel_card_new (BabelCardShape shape, guint nation) G_GNUC_WARN_UNUSED_RESULT;

guint babel_card_get_nation (BabelCard *self);
void  babel_card_set_nation (BabelCard *self, guint nation);

/* Leaves emblem and name away, where too little of the card is visible to read them. */
void     babel_card_set_bare (BabelCard *self, gboolean bare);
gboolean babel_card_get_bare (BabelCard *self);

/* Sets the visible part of a band, from its beginning and its free edge on: emblem and name are
 * in the middle of that height; a width is given to the name only as a whole. 0: all. */
void babel_card_set_seen (BabelCard *self, int width, int height);

/* Returns TRUE if its name can be read in its present layout. */
gboolean babel_card_shows_name (BabelCard *self);

/* The height of a band at ease; the least one in which emblem and name can be read at a glance, and
 * the least in which they can be read; the least width and height in which the emblem alone can be.
 */
int babel_card_measure_strip (BabelCard *self);
int babel_card_measure_line (BabelCard *self);
int babel_card_measure_close_line (BabelCard *self);
int babel_card_measure_chip (BabelCard *self);

G_END_DECLS
