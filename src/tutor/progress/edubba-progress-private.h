/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the progress share: its ledger, and how a line is added to it. A line goes to
 * the ledger and to the archive, so what is in memory cannot differ from what is read again.
 */
#pragma once

#include "edubba-ledger.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

/* What is known now; borrowed. */
EdubbaLedger *edubba_progress_get_ledger (EdubbaProgress *self);

/* Whether a text is fit to be a field of a line. */
gboolean edubba_progress_is_word (const char *text);

/* Takes in a line that is right by construction, keeps it, and emits `changed`. */
void edubba_progress_note (EdubbaProgress *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
