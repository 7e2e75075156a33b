/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists the types of objects that the sources define, so that a new type which a test does not
 * know is noticed.
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* The names of all types that are defined in the sources of a folder ("src/model"), new strings. */
GPtrArray *object_types_list (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
