/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carrying something about a board: a press that moves takes it up, its picture hangs at the
 * pointer, letting go puts it down. The board decides on the things that can be taken up, and on
 * the meaning of putting them down. A press that does not move stays a press.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The board's part; points are in its coordinates. */
typedef struct
{
  /* Returns TRUE if something can be taken up there; FALSE leaves the press to others. */
  gboolean (*may_take) (double x, double y, gpointer data);

  /* Takes it up: calls edubba_carry_begin () if it does. */
  void (*take) (double x, double y, gpointer data);

  /* Answers to the target below the pointer; the thing is let go there. */
  void (*over) (double x, double y, gpointer data);
  void (*put) (double x, double y, gpointer data);

  /* Called if the thing is put back other than by letting go. */
  void (*cancel) (gpointer data);
} EdubbaCarrier;

typedef struct _EdubbaCarry EdubbaCarry;

/* `widget` is the board; it draws the carried picture in front of everything. `carrier` stays the
 * caller's, for the life of this object. */
EdubbaCarry *edubba_carry_new (GtkWidget           *widget,
                               const EdubbaCarrier *carrier,
                               gpointer             data) G_GNUC_WARN_UNUSED_RESULT;
void         edubba_carry_free (EdubbaCarry *self);

/* Hangs a widget's picture at the pointer as it lies now; nothing for NULL or a widget that is
 * not drawn. To be called before edubba_carry_begin (). */
void edubba_carry_add (EdubbaCarry *self, GtkWidget *widget);

/* Has a picture that is wider shrink to that width, towards the pointer, so that it does not hide
 * where it can be put down; 0: nothing shrinks. */
void edubba_carry_set_widest (EdubbaCarry *self, float width);

void edubba_carry_begin (EdubbaCarry *self);

/* Puts the carried thing back. FALSE if nothing was carried. */
gboolean edubba_carry_drop (EdubbaCarry *self);

gboolean edubba_carry_is_carrying (EdubbaCarry *self);

/* While `may_take` is asked: whether it is a finger that presses. */
gboolean edubba_carry_is_touched (EdubbaCarry *self);

/* The area of the picture, if a single one is carried; else FALSE. */
gboolean edubba_carry_get_area (EdubbaCarry *self, graphene_rect_t *area);

/* Draws the carried picture. */
void edubba_carry_snapshot (EdubbaCarry *self, GtkSnapshot *snapshot);

G_END_DECLS
