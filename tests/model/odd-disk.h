/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A disk as it may be: one that interrupts, takes half of a write, or refuses; and one that has
 * the power cut, so that unsynced data is lost, in any order.
 *
 * A program that is linked with this calls it in place of the C library's open, write, fsync and
 * so on. Calls for files outside of the watched folder go through untouched. One thread at a
 * time.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  ODD_DISK_RIGHT,
  ODD_DISK_REFUSES,    /* every change fails with an error */
  ODD_DISK_SHORT,      /* every write takes half, but at least a byte */
  ODD_DISK_INTERRUPTS, /* every other write or sync is interrupted */
} OddDiskKind;

/* From now on changes in `folder` are recorded, for power cuts; NULL: of none. */
void odd_disk_watch (const char *folder);

/* Sets the behaviour of the disk after this many more changes; error: for ODD_DISK_REFUSES. */
void odd_disk_set (OddDiskKind kind, guint after, int error);

/* The number of changes and syncs recorded. */
guint odd_disk_get_length (void);

/* The number of syncs among them. */
guint odd_disk_count_syncs (void);

/* Makes files in `target`, an empty folder, as they may be found after a power cut behind the
 * first `length` records, drawn from all possibilities: of each file the synced content and some
 * of the rest, or zeros in its place; of names all up to the last sync of the folder, and some
 * behind it. */
void odd_disk_cut (guint length, const char *target);

G_END_DECLS
