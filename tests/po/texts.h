/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The texts of the sources, read as `ninja edubba-pot` and `ninja help-update-po` read them, beside
 * the catalogues of a language. The build writes down how each group of folders is read.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A folder with catalogues, and its texts as they are read. */
typedef struct
{
  char *folder;
  char *template;
  char *directory; /* temporary; the template lies there */
} TextsFolder;

/* Reads the texts of a group ("po", "po_lessons", "help", "help-GAME"), or of all groups if `group`
 * is NULL. An array of TextsFolder that frees them; fails the test if a text cannot be read. */
GPtrArray *texts_read (const char *group) G_GNUC_WARN_UNUSED_RESULT;

/* The catalogue of a language in a folder, below the source tree. */
char *texts_get_catalogue (const TextsFolder *folder,
                           const char        *language) G_GNUC_WARN_UNUSED_RESULT;

/* Runs a program in the source tree; fails the test with its output unless it exits with 0.
 * Returns the output on either stream. */
char *texts_run (const char *const *argv) G_GNUC_WARN_UNUSED_RESULT;

/* The text behind a keyword of a catalogue's entry ("msgid", "msgstr"), its lines joined, as it is
 * written in the catalogue; NULL if the entry has none. */
char *texts_dup_entry (const char *entry, const char *keyword) G_GNUC_WARN_UNUSED_RESULT;

/* The English texts that a language's catalogue does not have yet, as they are written in
 * catalogues; NULL-terminated, to be freed with g_strfreev (). */
char **texts_list_to_follow (const TextsFolder *folder,
                             const char        *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
