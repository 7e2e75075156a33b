/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every object of certain types is watched from the moment when it has been made: it must go
 * away, and its notifications must be true.
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef struct
{
  const char *name;
  GType (*get_type) (void);
  gboolean shared; /* one object serves the whole program, and stays */
} WatchType;

/* From now on objects of these types are watched; rows end with one without a name. There may be
 * none yet. Only once in a process. */
void watch_begin (const WatchType *types);

/* Looks at all objects there are: each property has the value that was notified last. Each that
 * can be set is set, for the first object of its type: to its present value, to another, to that
 * once more, and back; the object must notify each change once, and nothing else. `where` names
 * the place of objects that are left later. */
void watch_look (const char *where);

/* Checks that there was an object of each type, and that each property was set to another value. */
void watch_expect_all (void);

/* Checks that nothing is left of all the objects made so far. */
void watch_expect_nothing (void);

/* The faults found, a sentence each; borrowed. */
GPtrArray *watch_get_faults (void);

G_END_DECLS
