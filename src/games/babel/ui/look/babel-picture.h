/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures on the parts of the board: the patterns of the nations on their cards, people, the
 * lands behind the temples, masonry.
 *
 * Patterns tell nations apart where colours do not. Each picture is drawn once for each size and
 * kept: a board shows a hundred of them at a time.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  BABEL_PICTURE_CARD,   /* a nation's card: shadow, border, pattern; BABEL_UNKNOWN: its back */
  BABEL_PICTURE_PERSON, /* the same and somebody of that nation */
  BABEL_PICTURE_HEAD,   /* the head of somebody, alone */
  BABEL_PICTURE_SITE,   /* the ground behind a temple in the land of a nation */
  BABEL_PICTURE_FAR,    /* the same for the opposite seat */
  BABEL_PICTURE_UPPER,  /* the upper half of that where both sites share one picture */
  BABEL_PICTURE_LOWER,  /* the lower half */
  BABEL_PICTURE_STEP,   /* joints, light and shade of a step, beside its number in the middle */
  BABEL_PICTURE_BRICK,  /* the same beside a number on the left */
} BabelPictureKind;

/* A picture: its kind, its nation if it has one, its size, the radius of its card's corners, the
 * height at its lower end that is kept free for a name; and TRUE if it has no shadow, which
 * otherwise falls a little below it. */
typedef struct
{
  BabelPictureKind kind;
  guint            nation;
  int              width;
  int              height;
  int              radius;
  int              floor;
  gboolean         flat;
} BabelPicture;

/* Puts a picture where the snapshot is; a widget has room for one, and for a head. In high contrast
 * lands are drawn in lines, and there is no masonry. */
void babel_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot, BabelPicture picture);

G_END_DECLS
