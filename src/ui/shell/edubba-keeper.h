/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeps what a window has begun: its archives in one folder, games that another game replaces, and
 * the end of the window, before which what is in no snapshot yet is written. The window waits for
 * the disk without standing still, and says so after half a second.
 */
#pragma once

#include <adwaita.h>

#include "edubba-archive.h"
#include "edubba-recovery.h"

G_BEGIN_DECLS

typedef struct _EdubbaKeeper EdubbaKeeper;

/* Called when a file that was put aside is there no more. */
typedef void (*EdubbaKeeperChanged) (GtkWindow *window);

/* window and overlay are borrowed and outlive it. lock: on the folder, or NULL. */
EdubbaKeeper *edubba_keeper_new (GtkWindow          *window,
                                 AdwToastOverlay    *overlay,
                                 const char         *folder,
                                 EdubbaLock         *lock,
                                 EdubbaKeeperChanged changed) G_GNUC_WARN_UNUSED_RESULT;
void          edubba_keeper_free (EdubbaKeeper *self);

/* The archive of this name, which the keeper looks after from now on. */
EdubbaArchive *edubba_keeper_open (EdubbaKeeper *self,
                                   const char   *name) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if something cannot be saved. */
gboolean edubba_keeper_is_failing (EdubbaKeeper *self);

/* Returns TRUE if the end of the window would lose something that the disk has refused. */
gboolean edubba_keeper_loses (EdubbaKeeper *self);

/* Begins to write what is in no snapshot yet; the disk queue tells when it is done. FALSE if there
 * is nothing. */
gboolean edubba_keeper_start_flush (EdubbaKeeper *self);

/* Puts a text that `archive` keeps as its base aside, unless it has been before. The name of its
 * file, to be freed with g_free (); or NULL and an error. */
char *edubba_keeper_put_aside (EdubbaKeeper *self,
                               const char   *archive,
                               const char   *text,
                               GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/* Deletes a file that was put aside once all of its content is on disk elsewhere. */
void edubba_keeper_let_go (EdubbaKeeper *self, const EdubbaRecoveryFile *file);

/* To be asked by each request to close. FALSE: the window is closed again once all is written. */
gboolean edubba_keeper_is_ready (EdubbaKeeper *self);

G_END_DECLS
