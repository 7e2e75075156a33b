/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The short games in progress: the last try at each bout, each in an archive of its own,
 * "bout-GAME-ID", so that one who leaves can go on.
 *
 * An archive is opened when its bout is first asked about: the start of the program reads none.
 */
#pragma once

#include "edubba-bout.h"
#include "edubba-saves.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_BOUT_SAVES (edubba_bout_saves_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaBoutSaves, edubba_bout_saves, EDUBBA, BOUT_SAVES, GObject)

/* `modules` is NULL-terminated and borrowed for good. */
EdubbaBoutSaves *edubba_bout_saves_new (const GameModule *const *modules,
                                        EdubbaSavesOpen          open,
                                        gpointer                 data) G_GNUC_WARN_UNUSED_RESULT;

/* The name of a bout's archive; the caller frees it. */
char *edubba_bout_saves_dup_name (const CourseBout *file) G_GNUC_WARN_UNUSED_RESULT;

/* The match of a try that is not over, or NULL; borrowed. A file that cannot be read, or is no
 * try at this bout, is set aside, with a message of the archive. */
EdubbaMatch *edubba_bout_saves_find (EdubbaBoutSaves *self, const CourseBout *file);

/* Keeps the match of a try from now on, step by step; the try kept before is gone. */
void edubba_bout_saves_keep (EdubbaBoutSaves *self, const CourseBout *file, EdubbaMatch *match);

G_END_DECLS
