/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What was set aside because it could not be read, file by file, each with what can be done with
 * it: try again, save a copy, delete.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_ASIDE_PAGE (edubba_aside_page_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaAsidePage, edubba_aside_page, EDUBBA, ASIDE_PAGE, AdwBin)

/* Lists the files in `folder` whenever it is shown. Its rows activate win.try-aside,
 * win.copy-aside and win.delete-aside, each with a file's name. */
EdubbaAsidePage *edubba_aside_page_new (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
