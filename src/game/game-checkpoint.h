/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The finished part of a long job, as a file, so that a stopped job goes on and parts from
 * several machines can be put together.
 *
 * A job is a call, as written at a prompt, and a row of items numbered from 0, each of which
 * depends on call and number alone. The result of an item is a line of text; the job alone knows
 * its meaning. Messages are English: they appear at a prompt only.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A file that is longer is not read, and no job has more items. */
#define GAME_CHECKPOINT_MAX_BYTES (128 * 1024 * 1024)
#define GAME_CHECKPOINT_MAX_ITEMS 10000000
#define GAME_CHECKPOINT_MAX_CALL  4096 /* bytes */

/* The file is text:
 *
 *     edubba-part/1
 *     duel GAME --seed 1 --games 100 --first L --second L
 *     items 50 part 2 of 4 by 0011223344556677
 *     ; 0123abcd
 *     1 20 ; 89abcdef
 *
 * Part I of N has every N-th item from number I - 1 on, in the order in which they were done, by
 * a program of that hash (with its weights and net); without "by" the program is unknown. The
 * check of a line is made of the first three lines and its own, so that a line of another job, or
 * a damaged one, is no line of this: its item is not done. The last line can have been torn, by a
 * program that was killed; without its line break it counts as not written. */
typedef struct
{
  char      *call;
  guint64    n_items; /* of the whole job, at most GAME_CHECKPOINT_MAX_ITEMS */
  guint64    part;    /* from 1 */
  guint64    n_parts;
  guint64    maker;   /* game_checkpoint_hash_maker (), or 0: not said */
  GPtrArray *results; /* of text, by item; NULL, or beyond its length, for items not done */
  guint64    n_done;
} GameCheckpoint;

/* A hash of this program, and of the weights and the net that the environment variables
 * EDUBBA_WEIGHTS and EDUBBA_NET name, if any: results of other programs do not fit to its
 * results. */
guint64 game_checkpoint_hash_maker (void);

/* A part without finished items; its maker is not set yet. */
GameCheckpoint *game_checkpoint_new (const char *call,
                                     guint64     n_items,
                                     guint64     part,
                                     guint64     n_parts) G_GNUC_WARN_UNUSED_RESULT;
void            game_checkpoint_free (GameCheckpoint *part);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameCheckpoint, game_checkpoint_free)

/* The number of items that belong to it. */
guint64 game_checkpoint_get_n_own (const GameCheckpoint *part);

/* The result of an item, or NULL if it is not done; borrowed. */
const char *game_checkpoint_get (const GameCheckpoint *part, guint64 item);

/* Notes the result of an item that is not done; takes over the text, which has no line break. */
void game_checkpoint_put (GameCheckpoint *part, guint64 item, char *text);

/* The lines of a file: its head, and that of an item that is done. Free with g_free (). */
char *game_checkpoint_print_head (const GameCheckpoint *part) G_GNUC_WARN_UNUSED_RESULT;
char *game_checkpoint_print_item (const GameCheckpoint *part,
                                  guint64               item) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a file's text. NULL and GAME_ERROR_SYNTAX, a sentence that begins with the line, if it is
 * no such file or its head is damaged. *length (may be NULL) is where the last whole line ends. */
GameCheckpoint *game_checkpoint_parse (const char *text,
                                       gsize      *length,
                                       GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a file's text, at most GAME_CHECKPOINT_MAX_BYTES; free with g_free (). Bytes 0 at its end,
 * which a power cut may leave there, are cut off. NULL and an error, which names the file, if it
 * cannot be read, is no regular file, or is no text. */
char *game_checkpoint_read (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Reads files and puts them together, to a part 1 of 1. NULL and an error, which names the file,
 * if a file cannot be read, is of another job or by another program than the first, or has an
 * item that another file has. */
GameCheckpoint *game_checkpoint_merge (const char *const *paths,
                                       guint              n,
                                       GError           **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
