/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cases that play games to judge the strength of a player, or the truth of a coach. They give the
 * same answer as long as nothing that they depend on changes: a program whose stamped cases have
 * all passed leaves a stamp, tests/stamp/NAME.stamp, a hash of its sources and data. As long as
 * the stamp fits, an ordinary run does not play these cases again. A long run (-m=slow) and a run
 * under a sanitizer or valgrind always do.
 *
 * Comments and blanks in C do not count. A stamp belongs into the commit that changed the search,
 * the weights or the tables.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Hashes files, and all files below folders, NULL-terminated, relative to `root`, in the order of
 * their paths. A path that does not exist fails the test. Free with g_free (). */
char *stamp_compute (const char *root, const char *const *paths) G_GNUC_WARN_UNUSED_RESULT;

/* Compares the stamp of a program with its files; called after the test's init, before the cases
 * are added. paths: the files that the stamped cases depend on, as for stamp_compute (). */
void stamp_init (const char *name, const char *const *paths);

/* In place of g_test_add_data_func (): the case is played only if the stamp does not fit. */
void stamp_add_case (const char *path, gconstpointer data, GTestDataFunc test);

/* In place of g_test_run (): writes the stamp if all stamped cases were played and nothing failed.
 */
int stamp_run (void);

G_END_DECLS
