/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Progress with lost turns: turns of one's own games that cost much, kept as exercises until they
 * are known. The position is the one that the seat saw, and nothing behind it.
 *
 * They come back as rules do (edubba-memory.h), a new one at once. Of a game the last
 * EDUBBA_MAX_LOST_TURNS are kept.
 */
#pragma once

#include "edubba-progress.h"

G_BEGIN_DECLS

#define EDUBBA_MAX_LOST_TURNS 60

/* The longest position, and the longest line, that is kept, in bytes. */
#define EDUBBA_LOST_TURN_MAX_BYTES 4096

typedef struct
{
  guint64      id;       /* see edubba_lost_turn_name () */
  gint64       when;     /* it was lost */
  guint        seat;     /* whose turn it was */
  guint        loss;     /* in thousandths of the chance to win; 0: it is not to be told */
  guint        points;   /* lost; 0: they are not known */
  char        *actions;  /* the actions played, as notation with a space between */
  char        *position; /* the notation of what the seat saw before them */
  EdubbaMemory memory;   /* all zero before the first try */
} EdubbaLostTurn;

void edubba_lost_turn_free (gpointer turn);

/* The id of the decision of a seat in a position that is written down. */
guint64 edubba_lost_turn_name (guint seat, const char *position);

/* Returns TRUE if it is to be tried now: it is new, or it should come back. */
gboolean edubba_lost_turn_is_due (const EdubbaLostTurn *turn, gint64 now);

/* Keeps a turn that was lost just now; its id, time and memory are not looked at. FALSE if it is
 * kept already, or is too long. The oldest one goes if there are too many. */
gboolean edubba_progress_note_lost_turn (EdubbaProgress       *self,
                                         const char           *game,
                                         const EdubbaLostTurn *turn);

/* Notes a try at one that is kept: EDUBBA_RULE_MET, _HINTED or _FAILED. */
void edubba_progress_note_retry (EdubbaProgress *self,
                                 const char     *game,
                                 guint64         id,
                                 EdubbaRuleNote  note);

/* Lets one go, if it is kept. */
void edubba_progress_drop_lost_turn (EdubbaProgress *self, const char *game, guint64 id);

/* The one of this id, or NULL; borrowed until the next change. */
const EdubbaLostTurn *edubba_progress_find_lost_turn (EdubbaProgress *self,
                                                      const char     *game,
                                                      guint64         id);

/* The number of those that are kept; *due of them (may be NULL) are due now. */
guint edubba_progress_count_lost_turns (EdubbaProgress *self, const char *game, guint *due);

/* The one to be tried next, other than `but` (0: any): one that is due, those first that were
 * failed last time, then the one that is remembered least; NULL if there is none. Borrowed until
 * the next change. */
const EdubbaLostTurn *edubba_progress_find_next_lost_turn (EdubbaProgress *self,
                                                           const char     *game,
                                                           guint64         but);

G_END_DECLS
