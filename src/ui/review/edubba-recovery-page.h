/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists the things put aside, each with its possible actions. A game that another one replaced:
 * go back to it, delete. A file that could not be read: try again, save a copy, delete.
 */
#pragma once

#include <adwaita.h>

#include "game-module.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_RECOVERY_PAGE (edubba_recovery_page_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaRecoveryPage, edubba_recovery_page, EDUBBA, RECOVERY_PAGE, AdwBin)

/* Lists the files in `folder` whenever it is shown, those of `modules` (NULL-terminated, borrowed
 * for good) by their content. Its rows activate win.try-aside,
 * win.copy-aside and win.delete-aside, each with a file's name. */
EdubbaRecoveryPage *
edubba_recovery_page_new (const char              *folder,
                          const GameModule *const *modules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
