/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The faults of one file, found while it is read and proved: reading goes on behind a fault, so
 * that an author hears of all of them at once.
 *
 * A fault is a sentence in the reader's language behind its place, "[Step 2] Goal1: ...", and the
 * line of that place. A note is no fault: the file works, but its author may want to know. Order
 * is that of the lines; what belongs to none comes last.
 */
#pragma once

#include <glib.h>

#include "game-state.h"

G_BEGIN_DECLS

typedef struct _CourseFaults CourseFaults;

typedef struct
{
  guint    line; /* from 1; 0: none */
  gboolean is_note;
  int      code; /* GameError */
  char    *text;
} CourseFault;

CourseFaults *course_faults_new (void) G_GNUC_WARN_UNUSED_RESULT;
void          course_faults_free (CourseFaults *faults);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CourseFaults, course_faults_free)

/* Says in which line a group (key: NULL) or a key of it stands; the first one counts. Returns
 * FALSE if it is known already. */
gboolean course_faults_set_line (CourseFaults *faults,
                                 const char   *group,
                                 const char   *key,
                                 guint         line);

/* Adds a fault at a key, or at a group (key: NULL). A key that is not there stands in the last line
 * of its group. Returns FALSE, so that a reader can end with it. */
gboolean course_faults_add (CourseFaults *faults,
                            GameError     code,
                            const char   *group,
                            const char   *key,
                            const char   *sentence);

/* Adds a fault of a line, or of the whole file (line: 0). Returns FALSE. */
gboolean course_faults_add_at_line (CourseFaults *faults,
                                    GameError     code,
                                    guint         line,
                                    const char   *sentence);

/* Adds a note at a key. */
void course_faults_note (CourseFaults *faults,
                         const char   *group,
                         const char   *key,
                         const char   *sentence);

/* Adds what another reader found wrong with a key, and frees it; its message names the key
 * already. Returns FALSE. */
gboolean course_faults_take (CourseFaults *faults,
                             const char   *group,
                             const char   *key,
                             GError       *error);

/* Says that a fault of another place concerns this key too, so that it need not be reported once
 * more: a misspelt key is not missing as well. */
void course_faults_mark (CourseFaults *faults, const char *group, const char *key);

/* Returns TRUE if there is a fault at this key, or, without one, anywhere in the group. */
gboolean course_faults_has (const CourseFaults *faults, const char *group, const char *key);

/* The number of faults, without notes. */
guint course_faults_count (const CourseFaults *faults);

/* All faults and notes in their order: of CourseFault, borrowed. */
const GPtrArray *course_faults_list (CourseFaults *faults);

/* Returns TRUE if there is no fault; else the first one becomes the error. */
gboolean course_faults_check (CourseFaults *faults, GError **error);

G_END_DECLS
