/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The source tree as the style tests see it: every text file with its path, and a way to hold them
 * all to a check. Build folders and hidden folders are left out. A check is a pure function of path
 * and text, so that the tests can also show it a bad text and see it complain.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char *path; /* relative to the root of the tree */
  char *text; /* valid UTF-8 */
} StyleFile;

/* Adds a line to complaints for all that is wrong with a file. */
typedef void (*StyleCheck) (const char *path, const char *text, GString *complaints);

/* A check of the whole tree. */
typedef struct
{
  const char *name;
  StyleCheck  check;
} StyleRule;

/* A text at a path that the check must complain about, and one that it must let through (may be
 * NULL). */
typedef struct
{
  const char *name;
  StyleCheck  check;
  const char *path;
  const char *bad;
  const char *good;
} StyleSample;

/* The root of the source tree; borrowed. */
const char *style_tree_get_root (void);

/* All text files, StyleFile, sorted by path; borrowed. */
GPtrArray *style_tree_get_files (void);

/* Add a test "/style/tree/NAME" or "/style/sample/NAME" for each. They must outlive the test
 * run. */
void style_tree_add_rules (const StyleRule *rules, gsize n_rules);
void style_tree_add_samples (const StyleSample *samples, gsize n_samples);

/* Adds "PATH:LINE: " and the message to complaints. */
void style_complain (GString    *complaints,
                     const char *path,
                     guint       line,
                     const char *format,
                     ...) G_GNUC_PRINTF (4, 5);

/* Returns TRUE if the path lies in one of the folders (NULL-terminated, each ending in a slash). */
gboolean style_path_is_in (const char *path, const char *const *folders);

/* Returns TRUE if the file is C, source or header. */
gboolean style_path_is_c (const char *path);

/* Returns TRUE if the file is one of a game's tests, which stand in its folder under src/games. */
gboolean style_path_is_game_test (const char *path);

G_END_DECLS
