/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A cancellable as the searches want it: they know nothing of objects, and look at a flag every
 * few thousand positions.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _EdubbaCancelFlag EdubbaCancelFlag;

/* Follows the cancellable (NULL: it is never set); free with edubba_cancel_flag_free (). */
EdubbaCancelFlag *edubba_cancel_flag_new (GCancellable *cancellable) G_GNUC_WARN_UNUSED_RESULT;

/* On any thread, but not in a handler of the cancellable: freeing waits for those. The search that
 * has the flag must have ended. */
void edubba_cancel_flag_free (EdubbaCancelFlag *stop);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaCancelFlag, edubba_cancel_flag_free)

/* Owned by stop; 1 from the moment of cancelling on, else 0. To be read atomically. */
const gint *edubba_cancel_flag_get_flag (const EdubbaCancelFlag *stop);

G_END_DECLS
