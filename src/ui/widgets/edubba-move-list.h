/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of the actions in a match, a sentence for each, a heading for each turn. It shows one
 * viewer's history and knows nothing that is not in it.
 */
#pragma once

#include <adwaita.h>

#include "edubba-history.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_MOVE_LIST (edubba_move_list_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaMoveList, edubba_move_list, EDUBBA, MOVE_LIST, AdwBin)

/* Shows a history; NULL empties the list. */
void edubba_move_list_set_history (EdubbaMoveList *self, EdubbaHistory *history);

/* Sets that rows can be chosen; then "sought (uint row)" names the chosen one, from 0. To be
 * called before a history is set. */
void edubba_move_list_set_seekable (EdubbaMoveList *self, gboolean seekable);

/* Brings the last of the first `n` rows into sight, or the first row. */
void edubba_move_list_show_row (EdubbaMoveList *self, guint n);

G_END_DECLS
