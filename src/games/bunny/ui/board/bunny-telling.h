/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the board tells for the eye: the cards that were played, in sentences below the board, a
 * step after the other; and points while they are counted, in the strips. Cells that either is
 * about are marked.
 */
#pragma once

#include "bunny-board.h"
#include "bunny-story.h"

G_BEGIN_DECLS

typedef struct _BunnyTelling BunnyTelling;

/* The board (borrowed) owns it, and is told "settled" through it. */
BunnyTelling *bunny_telling_new (BunnyBoard *board) G_GNUC_WARN_UNUSED_RESULT;
void          bunny_telling_free (BunnyTelling *self);

/* Begins a story (taken; NULL or empty: it has ended at once); ends it. */
void bunny_telling_begin (BunnyTelling *self, GArray *steps);
void bunny_telling_stop (BunnyTelling *self);

gboolean bunny_telling_is_running (BunnyTelling *self);

/* Shows the points that the first rows of a count (borrowed) amount to, and marks the last of
 * these; NULL: all points. */
void bunny_telling_count (BunnyTelling *self, const EdubbaCount *count, guint n_rows);

/* Marks and says all of it again, after the board has been filled or lit anew. */
void bunny_telling_again (BunnyTelling *self);

G_END_DECLS
