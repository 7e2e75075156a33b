/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The daily five at a glance: what comes, why it is here, and what has become of it. Before the
 * first task it says what is ahead, after the last how it went.
 *
 * Its button activates win.next-five, and win.back at the end.
 */
#pragma once

#include <adwaita.h>

#include "edubba-five.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_FIVE_PAGE (edubba_five_page_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaFivePage, edubba_five_page, EDUBBA, FIVE_PAGE, AdwBin)

/* For a game's course. Tasks are made from now on. */
EdubbaFivePage *edubba_five_page_new (EdubbaCourse   *course,
                                      EdubbaProgress *progress,
                                      guint64         seed);

EdubbaCourse *edubba_five_page_get_course (EdubbaFivePage *self);
EdubbaFive   *edubba_five_page_get_five (EdubbaFivePage *self);

/* Why task i is here, in a sentence; the caller frees it. */
char *edubba_five_page_describe_reason (EdubbaFivePage *self, guint i) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
