/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The accessible tree of a program, read over the accessibility bus as a screen reader would:
 * from the program's root downwards, and never into invisible things.
 *
 * The library for that asks one question after the other, and waits for each answer; a page has a
 * thousand. Here they are all under way at once, and the main loop runs meanwhile, so that a test
 * can read its own windows.
 */
#pragma once

#include <atspi/atspi.h>
#include <gio/gio.h>

G_BEGIN_DECLS

/* Something visible. */
typedef struct _Accessible Accessible;

struct _Accessible
{
  Accessible *parent; /* NULL: the program itself */
  GPtrArray  *children;
  AtspiRole   role;
  gboolean    visible;     /* always, but for the program */
  gboolean    focusable;   /* it can have the focus */
  gboolean    actionable;  /* it offers an action, and is no label */
  char       *name;        /* never NULL */
  char       *description; /* never NULL */
  char       *bus;         /* where it answers */
  char       *path;
};

/* The connection to the bus of assistive technology, opened once and kept to the end of the test.
 */
GDBusConnection *accessible_get_connection (void);

/* Reads a program that has shown a window; the test fails if it never answers. */
Accessible *accessible_read (GPid pid) G_GNUC_WARN_UNUSED_RESULT;

/* Does the first thing that it offers: a press for a button. FALSE if it has vanished. */
gboolean accessible_press (const Accessible *thing);

/* Frees all that was read. */
void accessible_free (Accessible *program);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Accessible, accessible_free)

G_END_DECLS
