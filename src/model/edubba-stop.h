/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A cancellable as the searches want it: they know nothing of objects, and look at a flag every
 * few thousand positions.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _EdubbaStop EdubbaStop;

/* Follows the cancellable (NULL: it is never set); free with edubba_stop_free (). */
EdubbaStop *edubba_stop_new (GCancellable *cancellable) G_GNUC_WARN_UNUSED_RESULT;

/* On any thread, but not in a handler of the cancellable: freeing waits for those. The search that
 * has the flag must have ended. */
void edubba_stop_free (EdubbaStop *stop);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaStop, edubba_stop_free)

/* Owned by stop; 1 from the moment of cancelling on, else 0. To be read atomically. */
const gint *edubba_stop_get_flag (const EdubbaStop *stop);

G_END_DECLS
