/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of a position text, "key=value", as a table: the one of a game's NOTATION.md, in its
 * order, with the functions that read and print each value. Key, default, parts for seats, lists
 * and the columns of faults are looked after here.
 */
#pragma once

#include "game-reader.h"

G_BEGIN_DECLS

/* An item of a list, which is read where `text` begins. */
typedef struct
{
  const char *text;
  gsize       length;
  guint       seat;  /* the part that it stands in; 0 in a value without parts */
  guint       index; /* in its part, from 0 */
  guint       last;  /* for the game: the rank of the item before in its order; 0 at first */
} GameItem;

typedef gboolean (*GameReadItem) (GameReader *reader, GameItem *item);

/* A field. Its value is read by `read`, or `read_item`, for each item between commas; if both are
 * given, `read` is called once, before the list. They read as far as they understand, and return
 * FALSE after a fault. With neither, the value is a number, which `size` bytes of the state hold
 * from `offset` on.
 *
 * `print` prints the value, or a number or the options, if it is NULL (and `size` is 0). A value
 * that is `usual` then is left out. */
typedef struct
{
  const char *key;
  const char *usual;     /* the default: of the value, or of each of its parts */
  gboolean    has_parts; /* one for each seat, with bars between them */
  gboolean (*read) (GameReader *reader, guint seat);
  GameReadItem read_item;
  void (*print) (const GameState *state, guint seat, GString *text);
  guint32 least; /* of the number */
  guint32 most;
  guint   offset;
  guint   size; /* 1, 2 or 4 */
} GameField;

/* A field with a number in a member of the state's type. */
#define GAME_FIELD_NUMBER(key_, usual_, least_, most_, Type, member)                \
  {                                                                                 \
    .key = (key_), .usual = (usual_), .least = (least_), .most = (most_),           \
    .offset = G_STRUCT_OFFSET (Type, member), .size = sizeof (((Type *) 0)->member) \
  }

/* The order in which values are read, so that the first that is wrong is reported, and the column
 * at which that is. */
typedef enum
{
  GAME_FAULTS_AT_CHARACTER, /* Values are read from left to right, parts and bars by `read`; faults
                             * stand where the reading stops. */
  GAME_FAULTS_AT_VALUE,     /* All keys are read first, then values in the order of the table;
                             * faults stand where the game says, or at the part of the value. */
  GAME_FAULTS_AT_FIELD,     /* Likewise; whatever a value's fault is, it stands at the field, and
                             * the sentence says that the value cannot be read. */
} GameFaults;

struct _GameFields
{
  const GameRules *rules;
  const char      *head; /* the word that a position begins with: "word/1" */
  const GameField *table;
  guint            n;
  GameFaults       faults;

  /* Reads over a field without one of the keys, or reports what it is instead of one. NULL: there
   * are no such fields. */
  gboolean (*read_other) (GameReader *reader);
};

/* Reads a text from its beginning to its end; afterwards reader->p is there. All of it; or its
 * fields alone, and then (unless they are read from left to right) the values of those fields of
 * the table that are given, from the n-th on and before another. */
gboolean game_fields_read (GameReader *reader);
gboolean game_fields_read_keys (GameReader *reader);
gboolean game_fields_read_values (GameReader *reader, guint from, guint to);

/* Reads items up to a character that ends the list, or the end of the text; there may be none. */
gboolean game_fields_read_items (GameReader  *reader,
                                 guint        seat,
                                 const char  *ends,
                                 GameReadItem read);

/* Appends the fields that have not their default, each with a space before. */
void game_fields_print (const GameFields *fields, const GameState *state, GString *text);

/* Returns the beginning of a key's value, or NULL if the key was not given. The key is one of the
 * table. */
const char *game_fields_get_value (const GameReader *reader, const char *key);

/* Returns the place at which it is reported that a field does not go with the others, once all is
 * read: its value, or the field if the game's faults stand there; the end of the text if the key
 * was not given. */
const char *game_fields_get_place (const GameReader *reader, const char *key);

G_END_DECLS
