/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The two file formats of an archive, as texts; nothing here touches a disk.
 *
 * Everything carries a hash, so that a changed byte anywhere is noticed, and a line of a journal is
 * whole or does not count.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  EDUBBA_FILE_GOOD,
  EDUBBA_FILE_DAMAGED, /* something could not be read */
  EDUBBA_FILE_NEWER,   /* a later version of the format */
} EdubbaFileState;

/* A line of a journal. */
typedef struct
{
  guint64 seq;
  char    kind; /* '=' a base, '+' an entry */
  char   *text;
} EdubbaJournalLine;

void edubba_journal_line_free (EdubbaJournalLine *line);

/* The contents of a journal's text: all lines up to the first that is not whole and right. */
typedef struct
{
  EdubbaFileState state; /* a last line without its end is no damage: its step never was complete */
  char           *id;
  GPtrArray      *lines; /* of EdubbaJournalLine */
  gsize           bytes; /* length of the text up to the end of the last good line */
} EdubbaJournal;

/* Reads a journal; free with edubba_journal_free (). */
EdubbaJournal *edubba_journal_parse (const char *text, gsize length) G_GNUC_WARN_UNUSED_RESULT;
void           edubba_journal_free (EdubbaJournal *journal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaJournal, edubba_journal_free)

/* The first line of a journal, and any other one, each with its line break. */
char *edubba_journal_print_head (const char *id) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_journal_print_line (guint64     seq,
                                 char        kind,
                                 const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* A snapshot as text, and back. The out arguments are set only if it is good. */
char           *edubba_snapshot_print (const char *id,
                                       guint64     seq,
                                       const char *base) G_GNUC_WARN_UNUSED_RESULT;
EdubbaFileState edubba_snapshot_parse (const char *text,
                                       gsize       length,
                                       char      **id,
                                       guint64    *seq,
                                       char      **base);

/* The contents of a snapshot and a journal together. */
typedef struct
{
  char      *base;    /* or NULL: nothing */
  guint64    seq;     /* the base's number */
  GPtrArray *entries; /* of char *, the entries after it */
  gboolean   whole;   /* the journal says as much by itself, so lines can be added to it */
  gboolean   gap;     /* it holds lines that do not join on */
} EdubbaKept;

/* Puts them together: the later of the two bases, and the lines that follow it without a gap.
 * `base` is NULL if there is no snapshot, `journal` if there is none. */
void edubba_kept_find (const char          *base,
                       guint64              seq,
                       const EdubbaJournal *journal,
                       EdubbaKept          *kept);
void edubba_kept_clear (EdubbaKept *kept);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (EdubbaKept, edubba_kept_clear)

G_END_DECLS
