/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Joins a snapshot and a journal, in either order of their times, and with any gap between them;
 * and reads texts that are nearly a journal or a snapshot.
 */
#include "../fixed.h"
#include "model-fixture.h"

#include "edubba-journal.h"

#include <string.h>

#define ID "3f2504e0-4f89-41d3-9a0c-0305e82c3301"

/* A journal, and its result together with snapshot number `seq` (0: there is none). */
static const struct
{
  const char *name;
  const char *lines; /* "7=A 8+b ...": number, kind and text of each */
  guint64     seq;
  const char *base; /* as it must come out; NULL: nothing */
  const char *entries;
  gboolean    whole;
  gboolean    gap;
} rows[] = {
  { "nothing", "", 0, NULL, "", FALSE, FALSE },
  { "snapshot", NULL, 5, "S", "", FALSE, FALSE },
  { "snapshot/empty-journal", "", 5, "S", "", FALSE, FALSE },
  { "journal", "1=A 2+b 3+c", 0, "A", "b c", TRUE, FALSE },
  { "journal/later-base", "1=A 2+b 3=C 4+d", 0, "C", "d", TRUE, FALSE },
  { "journal/no-base", "1+a 2+b", 0, NULL, "", FALSE, TRUE },
  { "journal/gap", "1=A 2+b 4+d", 0, "A", "b", FALSE, TRUE },
  { "both/same", "3=A 4+d 5+e", 5, "S", "", TRUE, FALSE },
  { "both/journal-later", "3=A 4+d 5+e 6+f 7+g", 5, "S", "f g", TRUE, FALSE },
  { "both/journal-earlier", "3=A 4+d", 5, "S", "", FALSE, FALSE },
  { "both/later-base", "3=A 4+d 7=G 8+h", 5, "G", "h", TRUE, FALSE },
  { "both/no-base", "6+f 7+g", 5, "S", "f g", FALSE, FALSE },
  { "both/gap", "3=A 4+d 7+g", 5, "S", "", FALSE, TRUE },
};

static EdubbaJournal *
parse (const char *text)
{
  return edubba_journal_parse (text, strlen (text));
}

static EdubbaJournal *
build (const char *lines)
{
  g_auto (GStrv) words = g_strsplit (lines, " ", -1);
  g_autofree char *head = edubba_journal_print_head (ID);
  g_autoptr (GString) text = g_string_new (head);
  EdubbaJournal *journal;

  for (guint i = 0; words[i]; i++)
    {
      char            *kind;
      guint64          seq = g_ascii_strtoull (words[i], &kind, 10);
      g_autofree char *line = edubba_journal_print_line (seq, kind[0], kind + 1);

      g_string_append (text, line);
    }
  journal = parse (text->str);
  g_assert_cmpint (journal->state, ==, EDUBBA_FILE_GOOD);
  g_assert_cmpuint (journal->lines->len, ==, g_strv_length (words));
  return journal;
}

static void
test_together (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (EdubbaJournal) journal = rows[i].lines ? build (rows[i].lines) : NULL;
  g_auto (EdubbaKept) kept = { 0 };
  g_autofree char *entries = NULL;

  edubba_kept_find (rows[i].seq > 0 ? "S" : NULL, rows[i].seq, journal, &kept);
  g_assert_cmpstr (kept.base, ==, rows[i].base);
  g_ptr_array_add (kept.entries, NULL);
  entries = g_strjoinv (" ", (char **) kept.entries->pdata);
  g_assert_cmpstr (entries, ==, rows[i].entries);
  g_assert_cmpint (kept.whole, ==, rows[i].whole);
  g_assert_cmpint (kept.gap, ==, rows[i].gap);
}

/* A line of a kind that no version has written, though its check is right. */
static void
test_kind (void)
{
  const char kinds[] = { '-', ' ', '#' };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *head = edubba_journal_print_head (ID);
      g_autofree char *good = edubba_journal_print_line (1, '=', "A");
      g_autofree char *bad = edubba_journal_print_line (2, kinds[i], "b");
      g_autofree char *text = g_strconcat (head, good, bad, good, NULL);
      g_autoptr (EdubbaJournal) journal = parse (text);

      g_assert_cmpint (journal->state, ==, EDUBBA_FILE_DAMAGED);
      g_assert_cmpuint (journal->lines->len, ==, 1);
      g_assert_cmpuint (journal->bytes, ==, strlen (head) + strlen (good));
    }
}

/* First lines: ours in another version, nobody's, or with a word too few. */
static void
test_heads (void)
{
  static const struct
  {
    const char     *journal;
    const char     *snapshot;
    EdubbaFileState state;
  } heads[] = {
    { "edubba-journal 2 " ID "\n", "edubba-save 2 " ID "\n", EDUBBA_FILE_NEWER },
    { "edubba-journal 10\n", "edubba-save 10\n", EDUBBA_FILE_NEWER },
    { "edubba-journal 1\n", "edubba-save 1\n", EDUBBA_FILE_DAMAGED },
    { "edubba-journal 0 x\n", "edubba-save 0 x\n", EDUBBA_FILE_DAMAGED },
    { "edubba-journal\n", "edubba-save\n", EDUBBA_FILE_DAMAGED },
    { "diary 1 " ID " 0123456789abcdef\n", "diary 1 " ID " 5 1 0123456789abcdef\nS",
      EDUBBA_FILE_DAMAGED },
    { "edubba-journal 1 " ID " x\n", "edubba-save 1 " ID " 5 1 x\nS", EDUBBA_FILE_DAMAGED },
    { "edubba-journal 1 a b c\n", "edubba-save 1 " ID " five 1 x\nS", EDUBBA_FILE_DAMAGED },
    { "\n", "\n", EDUBBA_FILE_DAMAGED },
    { "", "", EDUBBA_FILE_DAMAGED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      g_autoptr (EdubbaJournal) journal = parse (heads[i].journal);
      g_autofree char *id = NULL;
      g_autofree char *base = NULL;
      guint64          seq = 0;

      g_test_message ("%u", i);
      g_assert_cmpint (journal->state, ==, heads[i].state);
      g_assert_null (journal->id);
      g_assert_cmpint (edubba_snapshot_parse (heads[i].snapshot, strlen (heads[i].snapshot), &id,
                                              &seq, &base),
                       ==, heads[i].state);
      g_assert_null (base);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/kept/together/", rows[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_together);
    }
  g_test_add_func ("/kept/kind", test_kind);
  g_test_add_func ("/kept/heads", test_heads);
  return g_test_run ();
}
