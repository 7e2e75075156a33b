/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log of a match as one viewer may read it: a GListModel of EdubbaHistoryEntry, one per action.
 *
 * It follows its match by itself. Nothing that is hidden from the viewer reaches an entry: lines
 * are made from the viewer's own view and from events filtered for them.
 */
#pragma once

#include "edubba-match.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_HISTORY_ENTRY (edubba_history_entry_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaHistoryEntry, edubba_history_entry, EDUBBA, HISTORY_ENTRY, GObject)

/* Simultaneous choices are reported by the entry of the last to choose: the others are folded.
 *
 * Properties, read-only: turn (uint), seat (uint), action (string, notation; of another seat's
 * secret action its kind alone), text (string, translated sentences), moment (string: when that
 * was, as the game says it, or NULL), folded (boolean), undone (boolean: it lies
 * behind the cursor; the only one that changes). */
guint       edubba_history_entry_get_turn (EdubbaHistoryEntry *self);
guint       edubba_history_entry_get_seat (EdubbaHistoryEntry *self);
const char *edubba_history_entry_get_text (EdubbaHistoryEntry *self);
const char *edubba_history_entry_get_lines (EdubbaHistoryEntry *self); /* as the game breaks them */
const char *edubba_history_entry_get_moment (EdubbaHistoryEntry *self);
gboolean    edubba_history_entry_get_folded (EdubbaHistoryEntry *self);
gboolean    edubba_history_entry_get_undone (EdubbaHistoryEntry *self);

#define EDUBBA_TYPE_HISTORY (edubba_history_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaHistory, edubba_history, EDUBBA, HISTORY, GObject)

/* The number of an entry's action in the record, from 0; G_MAXUINT if it is not in the list. */
guint edubba_history_find (EdubbaHistory *self, EdubbaHistoryEntry *entry);

/* Properties: match (EdubbaMatch or NULL), viewer (uint, EDUBBA_ALL_SEATS too), address (uint, a
 * GameAddress). Changing one rewrites all entries. */
EdubbaHistory *edubba_history_new (EdubbaMatch *match,
                                   guint        viewer,
                                   GameAddress  address) G_GNUC_WARN_UNUSED_RESULT;

void edubba_history_set_match (EdubbaHistory *self, EdubbaMatch *match);

void edubba_history_set_viewer (EdubbaHistory *self, guint viewer);

void edubba_history_set_address (EdubbaHistory *self, GameAddress address);

G_END_DECLS
