/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading and writing the two file formats of an archive.
 *
 * A text read here may be anything, so lines are taken apart by length, and nothing is believed
 * before its hash has been checked.
 */
#include "edubba-journal.h"

#include "game-print.h"
#include "game-state.h"

#define JOURNAL_MAGIC  "edubba-journal "
#define SNAPSHOT_MAGIC "edubba-save "
#define VERSION        "1"
#define HASH_DIGITS    16

void
edubba_journal_line_free (EdubbaJournalLine *line)
{
  g_free (line->text);
  g_free (line);
}

void
edubba_journal_free (EdubbaJournal *journal)
{
  g_free (journal->id);
  g_ptr_array_unref (journal->lines);
  g_free (journal);
}

static char *
print_hash (const char *text)
{
  return game_print ("%016" G_GINT64_MODIFIER "x", game_text_hash (text));
}

static gboolean
has_hash (const char *text, const char *hash)
{
  g_autofree char *right = print_hash (text);

  return g_str_equal (hash, right);
}

/* Returns the state of a file that is not ours to read: of a later version, or damaged. */
static EdubbaFileState
judge_stranger (const char *text, const char *magic)
{
  guint64 version;

  if (g_str_has_prefix (text, magic) &&
      game_number_parse (text + strlen (magic), G_MAXUINT, &version, NULL) && version >= 2)
    return EDUBBA_FILE_NEWER;
  return EDUBBA_FILE_DAMAGED;
}

/* "edubba-journal 1 ID HASH", without its line break. */
static EdubbaFileState
parse_head (const char *head, char **id)
{
  g_auto (GStrv) words = g_strsplit (head, " ", -1);
  g_autofree char *rest = NULL;

  if (g_strv_length (words) != 4 || !g_str_equal (words[1], VERSION))
    {
      if (g_strv_length (words) > 1)
        rest = g_strconcat (words[0], " ", words[1], NULL);
      return judge_stranger (rest ? rest : head, JOURNAL_MAGIC);
    }
  rest = g_strconcat (words[0], " ", words[1], " ", words[2], NULL);
  if (!g_str_has_prefix (rest, JOURNAL_MAGIC) || !has_hash (rest, words[3]))
    return EDUBBA_FILE_DAMAGED;
  *id = g_strdup (words[2]);
  return EDUBBA_FILE_GOOD;
}

/* "HASH SEQ KIND TEXT", without its line break; NULL if it is not right. */
static EdubbaJournalLine *
parse_line (const char *text)
{
  EdubbaJournalLine *line;
  g_autofree char   *hash = NULL;
  const char        *body;
  const char        *end;
  guint64            seq;

  if (strlen (text) <= HASH_DIGITS || text[HASH_DIGITS] != ' ')
    return NULL;
  hash = g_strndup (text, HASH_DIGITS);
  body = text + HASH_DIGITS + 1;
  if (!has_hash (body, hash) || !game_number_parse (body, G_MAXUINT64, &seq, &end))
    return NULL;
  if (end[0] != ' ' || (end[1] != '=' && end[1] != '+') || end[2] != ' ')
    return NULL;

  line = g_new (EdubbaJournalLine, 1);
  line->seq = seq;
  line->kind = end[1];
  line->text = g_strcompress (end + 3);
  return line;
}

/* Cuts the next line off a text, without its line break; NULL if no line break is left. */
static char *
take_line (const char *text, gsize length, gsize *at)
{
  const char *end = memchr (text + *at, '\n', length - *at);
  char       *line;

  if (!end)
    return NULL;
  line = g_strndup (text + *at, (gsize) (end - text) - *at);
  *at = (gsize) (end - text) + 1;
  return line;
}

EdubbaJournal *
edubba_journal_parse (const char *text, gsize length)
{
  EdubbaJournal   *journal = g_new0 (EdubbaJournal, 1);
  gsize            at = 0;
  g_autofree char *head = take_line (text, length, &at);

  journal->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) edubba_journal_line_free);
  journal->state = head ? parse_head (head, &journal->id) : EDUBBA_FILE_DAMAGED;
  while (journal->state == EDUBBA_FILE_GOOD)
    {
      g_autofree char   *next = NULL;
      EdubbaJournalLine *line;

      journal->bytes = at;
      next = take_line (text, length, &at);
      if (!next)
        break;
      line = parse_line (next);
      if (line)
        g_ptr_array_add (journal->lines, line);
      else
        journal->state = EDUBBA_FILE_DAMAGED;
    }
  return journal;
}

char *
edubba_journal_print_head (const char *id)
{
  g_autofree char *head = g_strconcat (JOURNAL_MAGIC, VERSION, " ", id, NULL);
  g_autofree char *hash = print_hash (head);

  return g_strconcat (head, " ", hash, "\n", NULL);
}

char *
edubba_journal_print_line (guint64 seq, char kind, const char *text)
{
  g_autofree char *escaped = g_strescape (text, NULL);
  g_autofree char *body = NULL;
  g_autofree char *hash = NULL;

  body = game_print ("%" G_GUINT64_FORMAT " %c %s", seq, kind, escaped);
  hash = print_hash (body);
  return g_strconcat (hash, " ", body, "\n", NULL);
}

/* The text that a snapshot's hash is taken of. */
static char *
print_snapshot_head (const char *id, guint64 seq, const char *base)
{
  return game_print (SNAPSHOT_MAGIC VERSION " %s %" G_GUINT64_FORMAT " %" G_GSIZE_FORMAT,
                     id,
                     seq,
                     strlen (base));
}

static char *
hash_snapshot (const char *head, const char *base)
{
  g_autofree char *all = g_strconcat (head, "\n", base, NULL);

  return print_hash (all);
}

char *
edubba_snapshot_print (const char *id, guint64 seq, const char *base)
{
  g_autofree char *head = print_snapshot_head (id, seq, base);
  g_autofree char *hash = hash_snapshot (head, base);

  return g_strconcat (head, " ", hash, "\n", base, NULL);
}

EdubbaFileState
edubba_snapshot_parse (const char *text, gsize length, char **id, guint64 *seq, char **base)
{
  gsize            at = 0;
  g_autofree char *line = take_line (text, length, &at);
  g_autofree char *rest = line ? g_strndup (text + at, length - at) : NULL;
  g_autofree char *head = NULL;
  g_autofree char *hash = NULL;
  g_auto (GStrv) words = line ? g_strsplit (line, " ", -1) : NULL;
  guint64 number;

  if (!line)
    return EDUBBA_FILE_DAMAGED;
  if (g_strv_length (words) != 6 || !g_str_equal (words[1], VERSION) ||
      !game_number_parse (words[3], G_MAXUINT64, &number, NULL))
    {
      g_autofree char *start = NULL;

      if (g_strv_length (words) > 1)
        start = g_strconcat (words[0], " ", words[1], NULL);
      return judge_stranger (start ? start : line, SNAPSHOT_MAGIC);
    }
  head = print_snapshot_head (words[2], number, rest);
  hash = hash_snapshot (head, rest);
  if (!g_str_has_prefix (line, head) || !g_str_equal (words[5], hash))
    return EDUBBA_FILE_DAMAGED;
  *id = g_strdup (words[2]);
  *seq = number;
  *base = g_steal_pointer (&rest);
  return EDUBBA_FILE_GOOD;
}

/* The last base of a journal that is later than number `seq` (any, if there is no other base);
 * else G_MAXUINT. */
static guint
find_base (const EdubbaJournal *journal, gboolean any, guint64 seq)
{
  for (guint i = journal->lines->len; i > 0; i--)
    {
      const EdubbaJournalLine *line = g_ptr_array_index (journal->lines, i - 1);

      if (line->kind == '=' && (any || line->seq > seq))
        return i - 1;
    }
  return G_MAXUINT;
}

/* Adds a line to the journal, whose last line has the number `last`. FALSE if it does not follow
 * that. */
static gboolean
join_line (EdubbaKept *kept, const EdubbaJournalLine *line, guint64 *last)
{
  if (kept->base && line->seq <= *last)
    return TRUE;
  if (!kept->base || line->kind != '+' || line->seq != *last + 1)
    return FALSE;
  g_ptr_array_add (kept->entries, g_strdup (line->text));
  *last = line->seq;
  return TRUE;
}

void
edubba_kept_find (const char *base, guint64 seq, const EdubbaJournal *journal, EdubbaKept *kept)
{
  GPtrArray               *lines = journal ? journal->lines : NULL;
  guint                    start = journal ? find_base (journal, base == NULL, seq) : G_MAXUINT;
  const EdubbaJournalLine *line = NULL;
  guint64                  last;

  if (start != G_MAXUINT)
    {
      line = g_ptr_array_index (lines, start);
      base = line->text;
      seq = line->seq;
    }
  *kept = (EdubbaKept) { .base = g_strdup (base), .seq = seq };
  kept->entries = g_ptr_array_new_with_free_func (g_free);
  last = seq;
  for (guint i = start == G_MAXUINT ? 0 : start; lines && i < lines->len && !kept->gap; i++)
    {
      line = g_ptr_array_index (lines, i);
      kept->gap = !join_line (kept, line, &last);
    }
  kept->whole = journal && !kept->gap && line && line->seq == last &&
                find_base (journal, TRUE, 0) != G_MAXUINT;
}

void
edubba_kept_clear (EdubbaKept *kept)
{
  g_clear_pointer (&kept->base, g_free);
  g_clear_pointer (&kept->entries, g_ptr_array_unref);
}
