/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the progress: its ledger, and the addition of lines. A line goes to the
 * ledger and to the archive, so memory cannot differ from the file.
 */
#pragma once

#include "edubba-ledger.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

/* The current ledger; borrowed. */
EdubbaLedger *edubba_progress_get_ledger (EdubbaProgress *self);

/* Returns TRUE if a text is fit to be a field of a line. */
gboolean edubba_progress_is_word (const char *text);

/* Takes in a line that is right by construction, keeps it, and emits `changed`. */
void edubba_progress_note (EdubbaProgress *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
