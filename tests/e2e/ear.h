/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player who sees nothing. They know things by role and name, as assistive technology is told
 * of them, and they press keys; they hear the place that a key leads to, and remember it. Nobody
 * tells them the place of anything.
 *
 * Each press is counted, and beside it the presses that a pointer would have needed.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  GtkWindow  *window;  /* borrowed */
  GHashTable *known;   /* of char *: from a place, with a key, to a place */
  guint       presses; /* of keys */
  guint       clicks;  /* the presses that a pointer needs for the same; counted by the caller */
  guint       refused; /* the number of refusals by the game */
} Ear;

Ear *ear_new (GtkWindow *window);
void ear_free (Ear *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Ear, ear_free)

/* Presses a key as keys_press () has it, and listens to the game's answer. */
void ear_press (Ear *self, const char *key);

/* The name of the widget with the focus; empty if there is none. */
char *ear_dup_focus (Ear *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if the name of the widget with the focus begins so. */
gboolean ear_is_at (Ear *self, const char *name);

/* Returns TRUE if there is a button whose name begins so. */
gboolean ear_hears_of (Ear *self, const char *name);

/* The game's last message: the name of its message line. */
char *ear_dup_said (Ear *self) G_GNUC_WARN_UNUSED_RESULT;

/* Presses one key until the focus is on something whose name begins so; the test fails if it never
 * is. */
void ear_seek (Ear *self, const char *name, const char *key);

/* The same on the board, with the keys that lead there in the fewest presses, as far as the player
 * has found out. */
void ear_walk_to (Ear *self, const char *name);

G_END_DECLS
