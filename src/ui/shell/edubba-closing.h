/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The end of a window that keeps something: what is in no snapshot yet is written first. The window
 * waits for the disk without standing still, and says so after half a second.
 */
#pragma once

#include <adwaita.h>

#include "edubba-archive.h"

G_BEGIN_DECLS

typedef struct _EdubbaClosing EdubbaClosing;

/* All arguments are borrowed and outlive it; archives: of EdubbaArchive. */
EdubbaClosing *edubba_closing_new (GtkWindow       *window,
                                   AdwToastOverlay *overlay,
                                   GPtrArray       *archives) G_GNUC_WARN_UNUSED_RESULT;
void           edubba_closing_free (EdubbaClosing *self);

/* To be asked by each request to close. FALSE: the window is closed again once all is written. */
gboolean edubba_closing_is_ready (EdubbaClosing *self);

/* Returns TRUE if the end of the window would lose something that the disk has refused. */
gboolean edubba_closing_loses (EdubbaClosing *self);

/* Begins to write what is in no snapshot yet; the disk queue tells when it is done. FALSE if there
 * is nothing. */
gboolean edubba_closing_start_flush (EdubbaClosing *self);

G_END_DECLS
