/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A puzzle in a list: its words, made once, and the learner's record of it, which changes.
 *
 * Nothing is proved for it; its rating is the one in its file.
 */
#pragma once

#include <gio/gio.h>

#include "course-puzzle.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

typedef enum
{
  EDUBBA_PUZZLE_NEW,
  EDUBBA_PUZZLE_TRIED,
  EDUBBA_PUZZLE_SOLVED, /* but not clean */
  EDUBBA_PUZZLE_CLEAN,
} EdubbaPuzzleState;

#define EDUBBA_TYPE_PUZZLE_ITEM (edubba_puzzle_item_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaPuzzleItem, edubba_puzzle_item, EDUBBA, PUZZLE_ITEM, GObject)

/* Properties:
 *   state (uint)       an EdubbaPuzzleState
 *   heading (string)   the heading of the group that begins with this item, or NULL
 */

/* `group` (a number) says which puzzles stand together. */
EdubbaPuzzleItem *edubba_puzzle_item_new (CoursePuzzle *puzzle, guint group);

CoursePuzzle     *edubba_puzzle_item_get_puzzle (EdubbaPuzzleItem *self);
guint             edubba_puzzle_item_get_group (EdubbaPuzzleItem *self);
guint             edubba_puzzle_item_get_grade (EdubbaPuzzleItem *self);
const char       *edubba_puzzle_item_get_themes (EdubbaPuzzleItem *self);
const char       *edubba_puzzle_item_get_heading (EdubbaPuzzleItem *self);
EdubbaPuzzleState edubba_puzzle_item_get_state (EdubbaPuzzleItem *self);

/* Returns TRUE if any of its themes is this one (an id), or its set (a title). */
gboolean edubba_puzzle_item_has_theme (EdubbaPuzzleItem *self, const char *theme);

/* Returns TRUE if its title has all of these words, in any case and with or without accents. */
gboolean edubba_puzzle_item_has_words (EdubbaPuzzleItem *self, const char *words);

void edubba_puzzle_item_set_heading (EdubbaPuzzleItem *self, const char *heading);

/* Brings the state up to date. */
void edubba_puzzle_item_update (EdubbaPuzzleItem *self, EdubbaProgress *progress);

G_END_DECLS
