/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The form of a key file: a table of its groups and keys says which of them are required, and which
 * are texts for people; and the first pass over a file, which holds every line to its form.
 *
 * The pass is needed because GKeyFile silently lets a later key win over an earlier one, and gives
 * up at the first line that it cannot read. The meaning of values is not known here.
 */
#pragma once

#include "course-faults.h"

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
} CourseForm;

/* The key of a group with this name ("Hint3"), or NULL. */
const CourseKey *course_group_find_key (const CourseGroup *group, const char *name);

/* The group of the form that "Step 3" belongs to, or NULL, and its number (1 without one). */
const CourseGroup *course_form_find_group (const CourseForm *form, const char *name, guint *index);

/* The lines of a text that have the form; the others are empty, and faults. */
typedef struct
{
  char    *text;
  GStrv    groups;        /* in their order: "Lesson", "Step 1" ... */
  gboolean has_languages; /* translations of its own, as in "Title[ru]" */
} CourseScan;

/* Looks through a text (UTF-8) line by line, notes the lines in which groups and keys stand, and
 * adds the faults of form. */
void course_form_scan (const CourseForm *form,
                       const char       *text,
                       CourseScan       *scan,
                       CourseFaults     *faults);

G_END_DECLS
