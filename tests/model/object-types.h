/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which types of objects there are, read from the sources: a new one that a test does not know of
 * is noticed.
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* The names of all types that are defined in the sources of a folder ("src/model"), new strings. */
GPtrArray *object_types_list (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
