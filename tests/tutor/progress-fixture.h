/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Somebody's progress in a temporary folder, with a clock of the test's own: what a new start of
 * the program makes of what was kept there.
 */
#pragma once

#include "model-fixture.h"

#include "edubba-progress.h"

G_BEGIN_DECLS

#define PROGRESS_NOW G_GINT64_CONSTANT (1800000000) /* 2027-01-15, 08:00 UTC */

typedef struct
{
  char           *folder;
  EdubbaProgress *progress;
  gint64          now;      /* what the clock says; the time zone is UTC */
  guint           messages; /* since the last start, of damage */
  guint           changes;
} ProgressFixture;

/* An empty folder at PROGRESS_NOW, and its removal. */
void progress_set_up (ProgressFixture *fixture, gconstpointer data);
void progress_tear_down (ProgressFixture *fixture, gconstpointer data);

/* Ends what was open, if anything was, and starts again. */
void progress_restart (ProgressFixture *fixture);

/* Another start beside it; its messages count among those of the fixture. */
EdubbaProgress *progress_open (ProgressFixture *fixture) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
