/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A temple as a stepped tower with
 * the numbers of its levels.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BABEL_TYPE_TEMPLE (babel_temple_get_type ())

G_DECLARE_FINAL_TYPE (BabelTemple, babel_temple, BABEL, TEMPLE, GtkWidget)

/* `hanging`: its base is at the top edge and it grows downwards, as seen from the other side of the
 * board. */
GtkWidget *babel_temple_new (gboolean hanging) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the levels of the temple: bit l for level l, as in BabelTable.temple. */
void babel_temple_set_levels (BabelTemple *self, guint levels);

/* Returns TRUE if a number of a level has no room. */
gboolean babel_temple_is_crowded (BabelTemple *self);

/* The place that the step of a level would have on the temple as it stands, in its coordinates. */
graphene_rect_t babel_temple_compute_level (BabelTemple *self, guint level);

/* The step of a level that stands there or was jumped, or NULL; borrowed. */
GtkWidget *babel_temple_get_step (BabelTemple *self, guint level);

G_END_DECLS
