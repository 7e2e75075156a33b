/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests every object of a library: each property can be read and notifies exactly once of a
 * change and never without, and the object goes away with its last reference.
 *
 * The types are read from the sources, so that a new type without a row is noticed.
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef struct
{
  const char *type;        /* its name */
  GObject *(*make) (void); /* a new object, given; the only reference to it */
} ObjectRow;

/* Adds the tests of all types that are defined in the sources of folders ("src/model src/store");
 * rows end with one that has no type. Values for properties that take an object are made by the
 * rows too. */
void objects_add (const char *folders, const ObjectRow *rows);

G_END_DECLS
