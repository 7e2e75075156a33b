/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A closer look at one part of the board: a colonnade, a temple or a store, large enough for every
 * name and number on it, beside where it lies.
 */
#pragma once

#include <gtk/gtk.h>

#include "babel-view.h"

G_BEGIN_DECLS

typedef enum
{
  BABEL_LENS_NOTHING,
  BABEL_LENS_COLONNADE,
  BABEL_LENS_TEMPLE,
  BABEL_LENS_STORE,
} BabelLensKind;

/* The part looked at: its owner, and its land (a store is in no land). */
typedef struct
{
  BabelLensKind kind;
  gboolean      own;
  guint         land;
} BabelLensPart;

#define BABEL_TYPE_LENS (babel_lens_get_type ())

G_DECLARE_FINAL_TYPE (BabelLens, babel_lens, BABEL, LENS, GtkPopover)

/* An empty popover that takes neither the focus nor presses. */
GtkWidget *babel_lens_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Fills it with a part as it is now, no higher than this, in pixels; FALSE where nothing lies. */
gboolean babel_lens_fill (BabelLens *self, const BabelView *view, BabelLensPart part, int height);

/* The part shown while it is open; BABEL_LENS_NOTHING otherwise. */
BabelLensPart babel_lens_get_part (BabelLens *self);

G_END_DECLS
