/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Work that waits for a disk, done one after another in a thread of its own, so that no window
 * waits for it. The order is that of the calls: what is put aside is on disk before what takes its
 * place.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Work of the queue's thread. */
typedef void (*EdubbaDiskWork) (gpointer data);

/* Adds work; data is freed after it. */
void edubba_disk_queue_push (EdubbaDiskWork work, gpointer data, GDestroyNotify free_data);

/* Calls back, in the caller's main context, once all that has been added is done. */
void edubba_disk_queue_when_done (GAsyncReadyCallback done, gpointer data);

G_END_DECLS
