/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Edits of a game's board in the editor of positions, part by part.
 *
 * An edit makes a text out of a state and judges nothing: the reader of positions refuses a
 * thirteenth Persian. Parts have the names that lessons have for them ("colonnade:me:H"), "me"
 * being whose turn it is.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

/* One thing that can be done to a part. */
typedef struct
{
  char    *id;     /* a word for GameEdits.apply */
  char    *group;  /* the heading above it and others of its kind: "Lay at the end" */
  char    *title;  /* the label of its button: "Persians" */
  gboolean toggle; /* it puts something there, or takes it away again */
  gboolean on;     /* the toggled thing is there */
} GameEdit;

typedef struct
{
  /* The text of the board with nothing on it. */
  const char *empty;

  /* The parts that can be changed, up to NULL, in the order of a list. */
  const char *const *parts;

  /* The title of a part in that list; the caller frees it. */
  char *(*title) (const char *part);

  /* The one of `parts` that somebody means who presses this part of the board, or NULL: nothing can
   * be changed there. The caller frees it. */
  char *(*find) (const char *part);

  /* The edits of one of `parts`: an array of GameEdit that frees its members. */
  GPtrArray *(*list) (const GameState *state, const char *part);

  /* The text of the position after an edit of a part. Secrets of the decks stay open. */
  char *(*apply) (const GameState *state, const char *part, const char *id);

  /* The text of the position with the two sides changed; whose turn it is stays. */
  char *(*mirror) (const GameState *state);
} GameEdits;

/* For GameEdits.list: takes over the strings. */
GameEdit *game_edit_new (char    *id,
                         char    *group,
                         char    *title,
                         gboolean toggle,
                         gboolean on) G_GNUC_WARN_UNUSED_RESULT;
void      game_edit_free (GameEdit *edit);

G_END_DECLS
