/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The built program as a blind person meets it: started with a home of its own, read through the
 * accessible tree, pressed through accessible actions.
 *
 * The program's files on disk can be read beside it, so a test knows the whole truth that the
 * tree may not tell. Everything here gives up with a failed assertion after a while, never hangs.
 */
#pragma once

#include <atspi/atspi.h>

#include "edubba-match.h"

G_BEGIN_DECLS

typedef struct _E2eProgram E2eProgram;

/* Returns TRUE if there is a display to start the program on; otherwise the test is skipped. */
gboolean e2e_can_run (void);

/* Lets programs that are started with this home move at once to where they would move in time. */
void e2e_hold_still (const char *home);

/* Starts the program, with `argument` if that is not NULL, and waits for its window. `home` is
 * where it keeps its data. */
E2eProgram *e2e_program_start (const char *home, const char *argument);

/* The same for a program that may have something else to show than its window. */
E2eProgram *e2e_program_begin (const char *home, const char *argument);

/* Ends it: by asking it to quit, or at once, as a power cut would. */
void e2e_program_quit (E2eProgram *program);
void e2e_program_kill (E2eProgram *program);

/* Presses the first visible button whose name begins with `name`, waiting until there is one. With
 * `group` not NULL it is looked for in the group or list whose name begins so, and need only
 * contain `name`. */
void e2e_program_press (E2eProgram *program, const char *group, const char *name);

/* The same with the pointer, by a press and a release on the middle of the button. */
void e2e_program_click (E2eProgram *program, const char *group, const char *name);

/* The same only if the button is there. */
void e2e_program_try_click (E2eProgram *program, const char *name);

/* Presses the secondary button in the middle of the window, which takes a half-made action back. */
void e2e_program_click_aside (E2eProgram *program);

/* Returns TRUE if the name of something visible begins so. */
gboolean e2e_program_shows (E2eProgram *program, const char *name);

/* Waits until something visible has a name that begins so. */
void e2e_program_wait_for (E2eProgram *program, const char *name);

/* Everything visible in the tree: a line with role, name and description for each. */
char *e2e_program_dump (E2eProgram *program);

/* The name of the thing with the keyboard focus, "" if there is none. */
char *e2e_program_get_focus (E2eProgram *program);

/* Waits until it is something whose name begins so. */
void e2e_program_wait_for_focus (E2eProgram *program, const char *name);

/* Presses Tab until the focus is on something whose name begins so. */
void e2e_program_tab_to (E2eProgram *program, const char *name);

/* Presses keys as a keyboard would: "Control+Return", "Tab", "h". */
void e2e_program_type (E2eProgram *program, const char *keys);

/* The game in progress as it lies on disk; free with g_object_unref (). NULL if there is none. */
EdubbaMatch *e2e_read_save (const char *home);

/* Writes a match as a record that the program can open, and gives its path. */
char *e2e_write_record (const char *home, EdubbaMatch *match);

G_END_DECLS
