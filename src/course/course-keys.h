/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Key files with a fixed form, for puzzles and lessons: a table of groups and keys says which of
 * them are required, and which are texts for people.
 *
 * The file is untrusted. Its lines are looked through first, because GKeyFile silently lets a
 * later key win over an earlier one. A file that is read has the right form and only visible
 * characters (game-text.h), and its texts are not too long; the caller knows the meaning of
 * values. Errors are sentences that name group and key, or the line.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

/* The longest texts, in characters: a title, any other. */
#define COURSE_MAX_TITLE 200
#define COURSE_MAX_TEXT  2000

/* A numbered key stands for NAME1 to NAME9. */
#define COURSE_MAX_NUMBER 9

typedef enum
{
  COURSE_KEY_PLAIN = 0,
  COURSE_KEY_REQUIRED = 1 << 0, /* of a numbered key the first */
  COURSE_KEY_TEXT = 1 << 1,     /* translated */
  COURSE_KEY_NUMBERED = 1 << 2, /* 1, 2, 3 ... without a gap */
  COURSE_KEY_TITLE = 1 << 3,    /* a text on one line */
} CourseKeyFlags;

typedef struct
{
  const char    *name;
  CourseKeyFlags flags;
} CourseKey;

/* [NAME], or, if numbered, [NAME 1], [NAME 2] ... in order and without a gap. */
typedef struct
{
  const char      *name;
  gboolean         numbered;
  const CourseKey *keys; /* up to one without a name */
} CourseGroup;

/* The form of a kind of file. Its sentences are marked with N_ () and translated here. */
typedef struct
{
  const CourseGroup *groups; /* in the order in which they come, up to one without a name */
  gsize              max_bytes;
  const char        *too_long;      /* with %u for max_bytes */
  const char        *begins;        /* "A puzzle begins with the line [Puzzle]." */
  const char        *no_such_group; /* "The only group of a puzzle is [Puzzle]." */
  const char        *no_such_key;   /* "There is no such key in a puzzle." */
} CourseForm;

typedef struct _CourseKeys CourseKeys;

/* Reads a text; fails with GAME_ERROR_SYNTAX or GAME_ERROR_LIMIT. */
CourseKeys *course_keys_parse (const CourseForm *form,
                               const char       *text,
                               gsize             length,
                               GError          **error) G_GNUC_WARN_UNUSED_RESULT;
void        course_keys_free (CourseKeys *keys);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CourseKeys, course_keys_free)

/* The groups in their order: "Lesson", "Step 1" ... */
const char *const *course_keys_get_groups (const CourseKeys *keys);

gboolean course_keys_has (const CourseKeys *keys, const char *group, const char *key);

/* Returns TRUE if all texts are available in the language of the process: in the file itself, in
 * the catalogue, or because the language is English. */
gboolean course_keys_is_translated (const CourseKeys *keys);

/* Reads a value, a text in the language of the process: it can be broken into lines wherever its
 * words are too long. *value stays NULL without the key. */
gboolean course_keys_read (const CourseKeys *keys,
                           const char       *group,
                           const char       *key,
                           char            **value,
                           GError          **error);

/* Reads a list with ; between its parts; empty without the key. */
gboolean course_keys_read_list (const CourseKeys *keys,
                                const char       *group,
                                const char       *key,
                                GStrv            *list,
                                GError          **error);

/* Reads NAME1, NAME2 ...; empty without them. */
gboolean course_keys_read_numbered (const CourseKeys *keys,
                                    const char       *group,
                                    const char       *name,
                                    GStrv            *list,
                                    GError          **error);

/* Reads the key Id: a word of a-z, 0-9 and -. */
gboolean course_keys_read_id (const CourseKeys *keys, const char *group, char **id, GError **error);

/* Reads a list of paragraphs of the rules. */
gboolean course_keys_read_paragraphs (const CourseKeys *keys,
                                      const GameRules  *rules,
                                      const char       *group,
                                      const char       *key,
                                      GStrv            *list,
                                      GError          **error);

/* A text of the lessons and puzzles of the game with this id, in the language of the process: from
 * the game's catalogue, the domain edubba-GAME-lessons, or the text itself, as are all texts of no
 * game (NULL). Borrowed. */
const char *course_translate (const char *game, const char *text);

/* Returns TRUE if a text is fit for an id. */
gboolean course_is_word (const char *text);

/* GAME_ERROR_SYNTAX: "[GROUP] KEY: " and the sentence. Returns FALSE. */
gboolean course_keys_fail (GError    **error,
                           const char *group,
                           const char *key,
                           const char *format,
                           ...) G_GNUC_PRINTF (4, 5);

G_END_DECLS
