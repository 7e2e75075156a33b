/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the two files of the save: its object (edubba-save.c) and its texts
 * (edubba-save-text.c).
 */
#pragma once

#include "edubba-save.h"

G_BEGIN_DECLS

/* A line "choose SEAT ACTION" for each seat that has chosen while others have still to choose. */
char *edubba_save_print_choices (EdubbaMatch *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
