/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The items in the lists of a position text, each kind with its reader.
 * Private to the reader.
 */
#pragma once

#include "bunny-reader.h"

G_BEGIN_DECLS

/* An item of a list: where it stands, whose part it is in, and the one before it in its order. */
typedef struct
{
  const char *text;
  gsize       length;
  guint       seat;
  guint       index; /* in its part, from 0 */
  guint       last;  /* for the readers: the item before, or 0 */
} BunnyItem;

/* Puts an item into the reader's state; FALSE and an error if it is none. */
typedef gboolean (*BunnyReadItem) (BunnyReader *reader, BunnyItem *item);

gboolean bunny_item_read_rule (BunnyReader *reader, BunnyItem *item);
gboolean bunny_item_read_land (BunnyReader *reader, BunnyItem *item);
gboolean bunny_item_read_built (BunnyReader *reader, BunnyItem *item);
gboolean bunny_item_read_tower (BunnyReader *reader, BunnyItem *item);
gboolean bunny_item_read_hand (BunnyReader *reader, BunnyItem *item);
gboolean bunny_item_read_sealed (BunnyReader *reader, BunnyItem *item);
gboolean bunny_item_read_reserve (BunnyReader *reader, BunnyItem *item);
gboolean bunny_item_read_tray (BunnyReader *reader, BunnyItem *item);
gboolean bunny_item_read_scroll (BunnyReader *reader, BunnyItem *item);
gboolean bunny_item_read_discard (BunnyReader *reader, BunnyItem *item);
gboolean bunny_item_read_gone (BunnyReader *reader, BunnyItem *item);
gboolean bunny_item_read_copied (BunnyReader *reader, BunnyItem *item);
gboolean bunny_item_read_deck (BunnyReader *reader, BunnyItem *item);
gboolean bunny_item_read_seen (BunnyReader *reader, BunnyItem *item);

G_END_DECLS
