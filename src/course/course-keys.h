/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Key files with a fixed form (course-form.h), for puzzles, lessons and bouts.
 *
 * The file is untrusted. Each reader adds the faults that it finds to those of the file and goes
 * on; what it could not read stays empty. A file without faults has the right form and only
 * visible characters (game-text.h), and its texts are not too long; the caller knows the meaning
 * of values.
 */
#pragma once

#include "course-form.h"
#include "game-rules.h"

G_BEGIN_DECLS

typedef struct _CourseKeys CourseKeys;

/* Reads a text and adds its faults, GAME_ERROR_SYNTAX or GAME_ERROR_LIMIT. NULL if nothing of it
 * can be read. faults: must stay as long as the keys. */
CourseKeys *course_keys_parse (const CourseForm *form,
                               const char       *text,
                               gsize             length,
                               CourseFaults     *faults) G_GNUC_WARN_UNUSED_RESULT;
void        course_keys_free (CourseKeys *keys);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CourseKeys, course_keys_free)

/* The groups in their order: "Lesson", "Step 1" ... */
const char *const *course_keys_get_groups (const CourseKeys *keys);

CourseFaults *course_keys_get_faults (const CourseKeys *keys);

gboolean course_keys_has (const CourseKeys *keys, const char *group, const char *key);

/* Returns TRUE if all texts are available in the language of the process: in the file itself, in
 * the catalogue, or because the language is English. */
gboolean course_keys_is_translated (const CourseKeys *keys);

/* Each of these readers returns FALSE after a fault, which it has added. */

/* Reads a value, a text in the language of the process: it can be broken into lines wherever its
 * words are too long. *value stays NULL without the key, and after a fault. */
gboolean course_keys_read (const CourseKeys *keys,
                           const char       *group,
                           const char       *key,
                           char            **value);

/* Reads a list with ; between its parts; empty without the key. */
gboolean course_keys_read_list (const CourseKeys *keys,
                                const char       *group,
                                const char       *key,
                                GStrv            *list);

/* Reads NAME1, NAME2 ...; empty without them. */
gboolean course_keys_read_numbered (const CourseKeys *keys,
                                    const char       *group,
                                    const char       *name,
                                    GStrv            *list);

/* Reads the key Id: a word of a-z, 0-9 and -. */
gboolean course_keys_read_id (const CourseKeys *keys, const char *group, char **id);

/* Reads a list of paragraphs of the rules. */
gboolean course_keys_read_paragraphs (const CourseKeys *keys,
                                      const GameRules  *rules,
                                      const char       *group,
                                      const char       *key,
                                      GStrv            *list);

/* A text of the lessons and puzzles of the game with this id, in the language of the process: from
 * the game's catalogue, the domain edubba-GAME-lessons, or the text itself, as are all texts of no
 * game (NULL). Borrowed. */
const char *course_translate (const char *game, const char *text);

/* Returns TRUE if a text is fit for an id. */
gboolean course_is_word (const char *text);

/* Adds a fault, GAME_ERROR_SYNTAX: "[GROUP] KEY: " and the sentence. Returns FALSE. */
gboolean course_keys_fail (const CourseKeys *keys,
                           const char       *group,
                           const char       *key,
                           const char       *format,
                           ...) G_GNUC_PRINTF (4, 5);

/* The same about a word that is none of those that are known (up to NULL). Returns FALSE. */
gboolean course_keys_fail_word (const CourseKeys  *keys,
                                const char        *group,
                                const char        *key,
                                const char        *word,
                                const char *const *known);

G_END_DECLS
