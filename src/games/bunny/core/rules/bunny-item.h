/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The items in the lists of a position text, each kind with its reader.
 * Private to the reader.
 */
#pragma once

#include "bunny-reader.h"

G_BEGIN_DECLS

/* Each puts an item into the reader's state; FALSE and an error if it is none. */
gboolean bunny_item_read_rule (GameReader *reader, GameItem *item);
gboolean bunny_item_read_land (GameReader *reader, GameItem *item);
gboolean bunny_item_read_built (GameReader *reader, GameItem *item);
gboolean bunny_item_read_tower (GameReader *reader, GameItem *item);
gboolean bunny_item_read_hand (GameReader *reader, GameItem *item);
gboolean bunny_item_read_sealed (GameReader *reader, GameItem *item);
gboolean bunny_item_read_reserve (GameReader *reader, GameItem *item);
gboolean bunny_item_read_tray (GameReader *reader, GameItem *item);
gboolean bunny_item_read_scroll (GameReader *reader, GameItem *item);
gboolean bunny_item_read_discard (GameReader *reader, GameItem *item);
gboolean bunny_item_read_gone (GameReader *reader, GameItem *item);
gboolean bunny_item_read_copied (GameReader *reader, GameItem *item);
gboolean bunny_item_read_deck (GameReader *reader, GameItem *item);
gboolean bunny_item_read_seen (GameReader *reader, GameItem *item);

G_END_DECLS
