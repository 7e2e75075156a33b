/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Somebody who meets the test's own windows through assistive technology alone: they know things
 * by role and name, and press them by their accessible actions.
 */
#pragma once

#include "accessible.h"

G_BEGIN_DECLS

/* Returns TRUE if a thing is the wanted one. */
typedef gboolean (*ReaderTest) (const Accessible *thing, gconstpointer wanted);

/* Presses the wanted thing as soon as it is there, passing over the first `skip` of several. The
 * test fails if it never comes, and lists the other things; `name` stands for the thing in that
 * message. */
void reader_press (ReaderTest is_wanted, gconstpointer wanted, guint skip, const char *name);

/* Waits until something visible is wanted. */
void reader_await (ReaderTest is_wanted, gconstpointer wanted, const char *name);

/* Returns TRUE if something visible is the wanted thing. */
gboolean reader_finds (ReaderTest is_wanted, gconstpointer wanted);

/* Waits until something visible is called exactly so. */
void reader_wait_for (const char *name);

G_END_DECLS
