/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game in progress: a match as text and back, every step in the archive at once, and nothing
 * lost when the program is killed.
 */
#include "model-fixture.h"

#include "../fixed.h"
#include "edubba-save.h"
#include "kill.h"
#include "script.h"

#define N_KILLS      20
#define N_KILLS_LONG 300

/* The greatest number of steps that the other program has completed when its last moments begin. */
#define MAX_STEPS 40

typedef struct
{
  char        *folder;
  EdubbaSave  *save;
  EdubbaMatch *match; /* not yet the save's */
  guint        messages;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = fixture_folder_new ();
  fixture->save = fixture_save_new (fixture->folder);
  fixture->match = fixture_match_new (fixture_get_game (), 1);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->save);
  g_assert_finalize_object (fixture->match);
  fixture_folder_remove (fixture->folder);
  g_free (fixture->folder);
}

/* Checks that the next start finds the same text, after as many messages. */
static void
check_kept (Fixture *fixture, guint messages)
{
  g_autofree char *text = edubba_save_print (fixture->match);
  g_autofree char *kept = fixture_load_text (fixture->folder, &fixture->messages);

  g_assert_cmpstr (text, ==, kept);
  g_assert_cmpuint (fixture->messages, ==, messages);
}

static void
test_text (gconstpointer data)
{
  guint64      rng = g_test_rand_int ();
  EdubbaMatch *match = fixture_match_new (data, rng);

  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (EdubbaMatch) copy = NULL;
      g_autofree char *text = NULL;
      g_autofree char *again = NULL;

      match = script_step (match, &rng);
      text = edubba_save_print (match);
      copy = edubba_save_parse (fixture_get_modules (), text, &error);
      g_assert_no_error (error);
      again = edubba_save_print (copy);
      g_assert_cmpstr (text, ==, again);
      g_assert_cmpuint (edubba_match_get_cursor (match), ==, edubba_match_get_cursor (copy));
      g_assert_cmpint (edubba_match_get_assisted (match), ==, edubba_match_get_assisted (copy));
    }
  g_assert_finalize_object (match);
}

static void
play_on_cb (EdubbaMatch *match, gboolean *eager)
{
  if (*eager && !edubba_match_get_finished (match))
    {
      *eager = FALSE;
      fixture_act (match);
    }
}

/* A handler hears of an undo before the save does, and acts at once: both steps are kept. */
static void
test_playing_on (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 7);
  g_autofree char *folder = fixture_folder_new ();
  g_autofree char *text = NULL;
  g_autofree char *loaded = NULL;
  gboolean         eager = FALSE;
  guint            messages = 0;

  g_signal_connect (match, "changed", G_CALLBACK (play_on_cb), &eager);
  {
    g_autoptr (EdubbaSave) save = fixture_save_new (folder);

    edubba_save_set_match (save, match);
    fixture_act_often (match, 3);
    fixture_resign (match);
    eager = TRUE;
    edubba_match_undo (match);
    g_assert_false (eager);
    text = edubba_save_print (match);
  }
  loaded = fixture_load_text (folder, &messages);
  g_assert_cmpstr (loaded, ==, text);
  g_assert_cmpuint (messages, ==, 0);
  fixture_folder_remove (folder);
}

static void
come_back_cb (EdubbaMatch *match, guint *stage)
{
  if (*stage == 1)
    {
      *stage = 2;
      edubba_match_undo (match);
    }
  else if (*stage == 2)
    {
      *stage = 0;
      fixture_act (match);
    }
}

/* A user who has looked back comes to the end, takes back giving up and acts, all before the save
 * hears of any of it. */
static void
test_coming_back (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 7);
  g_autofree char *folder = fixture_folder_new ();
  g_autofree char *text = NULL;
  g_autofree char *loaded = NULL;
  guint            stage = 0;
  guint            messages = 0;

  g_signal_connect (match, "changed", G_CALLBACK (come_back_cb), &stage);
  {
    g_autoptr (EdubbaSave) save = fixture_save_new (folder);

    edubba_save_set_match (save, match);
    g_assert_true (edubba_save_get_match (save) == match);
    fixture_act_often (match, 3);
    fixture_resign (match);
    edubba_match_seek (match, 1);
    stage = 1;
    edubba_match_seek (match, 3);
    g_assert_cmpuint (stage, ==, 0);
    g_assert_cmpuint (edubba_match_get_length (match), ==, 4);
    text = edubba_save_print (match);
  }
  loaded = fixture_load_text (folder, &messages);
  g_assert_cmpstr (loaded, ==, text);
  g_assert_cmpuint (messages, ==, 0);
  fixture_folder_remove (folder);
}

/* Puts another value into a header of a good text; it must be refused with a sentence. */
static void
check_bad_header (const char *text, const char *key, const char *value)
{
  g_autofree char *pattern = g_strdup_printf ("\\[%s \"[^\"]*\"\\]", key);
  g_autofree char *header = g_strdup_printf ("[%s \"%s\"]", key, value);
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autofree char *bad = g_regex_replace_literal (regex, text, -1, 0, header, 0, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (bad, !=, text);
  g_assert_null (edubba_save_parse (fixture_get_modules (), bad, &error));
  g_assert_nonnull (error);
}

/* Help is kept at once, also where it moves nothing. */
static void
test_assisted (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;

  edubba_save_set_match (fixture->save, fixture->match);
  fixture_act_often (fixture->match, 2);
  edubba_match_set_assisted (fixture->match);
  text = edubba_save_print (fixture->match);
  g_assert_nonnull (strstr (text, "ssisted"));
  check_kept (fixture, 0);
}

/* Each seat's coaching comes back; a record for others has none. */
static void
test_coach (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 1);
  g_autoptr (EdubbaMatch) read = NULL;
  g_autofree char *plain = edubba_save_print (match);
  g_autofree char *text = NULL;

  g_assert_null (strstr (plain, "Coach"));
  edubba_match_set_coaching (match, 1, EDUBBA_COACHING_TALKATIVE);
  text = edubba_save_print (match);
  read = edubba_save_parse (fixture_get_modules (), text, NULL);
  g_assert_nonnull (read);
  g_assert_cmpint (edubba_match_get_coaching (read, 0), ==, EDUBBA_COACHING_OFF);
  g_assert_cmpint (edubba_match_get_coaching (read, 1), ==, EDUBBA_COACHING_TALKATIVE);
  g_assert_null (game_record_get_header (edubba_match_get_record (read), "Coach"));
}

/* The kinds that computers practise come back; kinds that no longer exist are left out. */
static void
test_sparring (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 1);
  g_autoptr (EdubbaSeats) seats = edubba_seats_copy (edubba_match_get_seats (match));
  g_autoptr (EdubbaMatch) read = NULL;
  g_autofree char *plain = edubba_save_print (match);
  g_autofree char *text = NULL;
  g_autoptr (GString) later = NULL;
  const char *name = edubba_match_get_module (match)->rules->kinds[0].name;

  g_assert_null (strstr (plain, "Sparring"));
  edubba_seats_set_sparring (seats, 1);
  edubba_match_set_seats (match, seats);
  text = edubba_save_print (match);
  later = g_string_new (text);
  g_assert_cmpuint (g_string_replace (later, "[Sparring \"", "[Sparring \"yodel ", 0), ==, 1);
  g_assert_nonnull (strstr (text, name));
  read = edubba_save_parse (fixture_get_modules (), later->str, NULL);
  g_assert_nonnull (read);
  g_assert_cmphex (edubba_seats_get_sparring (edubba_match_get_seats (read)), ==, 1);
  g_assert_null (game_record_get_header (edubba_match_get_record (read), "Sparring"));
}

static void
test_bad_text (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 1);
  g_autofree char *text = NULL;

  fixture_act_often (match, 3);
  edubba_match_set_coaching (match, 0, EDUBBA_COACHING_QUIET);
  text = edubba_save_print (match);
  check_bad_header (text, "Cursor", "4");
  check_bad_header (text, "Cursor", "-1");
  check_bad_header (text, "Cursor", "");
  check_bad_header (text, "Level", "0");
  check_bad_header (text, "Level", "6");
  check_bad_header (text, "Level", "king");
  check_bad_header (text, "Coach", "q");
  check_bad_header (text, "Coach", "qx");
  check_bad_header (text, "Coach", "qqq");
  check_bad_header (text, "SeatKinds", "person");
  check_bad_header (text, "SeatKinds", "person stranger");
  check_bad_header (text, "SeatKinds", "person person person");
  check_bad_header (text, "Game", "unheard-of");
  check_bad_header (text, "Seed", "x");
}

/* Changes, drops or doubles a few bytes. */
static char *
mutate (const char *text)
{
  GString *mutated = g_string_new (text);
  guint    n = (guint) g_test_rand_int_range (1, 4);

  for (guint i = 0; i < n && mutated->len > 0; i++)
    {
      gssize at = g_test_rand_int_range (0, (gint32) mutated->len);

      switch (g_test_rand_int_range (0, 3))
        {
        case 0:
          mutated->str[at] = (char) g_test_rand_int_range (1, 256);
          break;
        case 1:
          g_string_erase (mutated, at, 1);
          break;
        default:
          g_string_insert_c (mutated, at, mutated->str[at]);
        }
    }
  return g_string_free (mutated, FALSE);
}

/* A changed text gives a match that is as good as any, or a sentence. */
static void
test_mutated_text (gconstpointer data)
{
  guint64          rng = g_test_rand_int ();
  EdubbaMatch     *match = fixture_match_new (data, rng);
  g_autofree char *text = NULL;
  guint            n_refused = 0;

  for (guint i = 0; i < 60; i++)
    match = script_step (match, &rng);
  text = edubba_save_print (match);
  g_object_unref (match);
  for (guint i = 0; i < 400; i++)
    {
      g_autofree char *mutated = mutate (text);
      g_autoptr (GError) error = NULL;

      match = edubba_save_parse (fixture_get_modules (), mutated, &error);
      g_assert_true ((match == NULL) == (error != NULL));
      n_refused += match == NULL;
      for (guint step = 0; match && step < 5; step++)
        match = script_step (match, &rng);
      g_clear_object (&match);
    }
  g_assert_cmpuint (n_refused, >, 0);
}

/* After every single step, the next start finds the match as it is, undone actions included. */
static void
test_every_step (gconstpointer data)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autoptr (EdubbaSave) save = fixture_save_new (folder);
  guint64      rng = g_test_rand_int ();
  EdubbaMatch *match = fixture_match_new (data, rng);
  guint        messages = 0;

  edubba_save_set_match (save, match);
  for (guint i = 0; i < 300; i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *kept = NULL;

      match = script_step (match, &rng);
      edubba_save_set_match (save, match);
      if (i % 64 == 63)
        edubba_archive_flush (edubba_save_get_archive (save));
      text = edubba_save_print (match);
      kept = fixture_load_text (folder, &messages);
      g_assert_cmpstr (text, ==, kept);
    }
  g_assert_cmpuint (messages, ==, 0);
  g_assert_finalize_object (g_steal_pointer (&save));
  g_assert_finalize_object (match);
  fixture_folder_remove (folder);
}

/* The number of lines that a file has got since its text was `before`; 0 if it was begun again. */
static guint
count_new_lines (const char *path, const char *before)
{
  g_autofree char *text = NULL;
  guint            n = 0;

  if (!g_file_get_contents (path, &text, NULL, NULL) || !g_str_has_prefix (text, before))
    return 0;
  for (const char *c = text + strlen (before); *c != '\0'; c++)
    n += *c == '\n';
  return n;
}

/* All changes of a step are kept by one line of the journal, so never by half. */
static void
test_one_entry (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "game.journal", NULL);
  EdubbaMatch     *match = fixture_match_new (fixture_get_game (), 7);
  guint64          rng = 7;
  guint            n = 0;

  for (guint i = 0; i < 600; i++)
    {
      gboolean         assisted = edubba_match_get_assisted (match);
      g_autofree char *before = NULL;

      edubba_save_set_match (fixture->save, match);
      g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
      match = script_step (match, &rng);
      g_assert_cmpuint (count_new_lines (path, before), <=, 1);
      n += !assisted && edubba_match_get_assisted (match);
    }
  g_assert_cmpuint (n, >, 0);
  edubba_save_set_match (fixture->save, NULL);
  g_object_unref (match);
}

static void
test_notifications (Fixture *fixture, gconstpointer data)
{
  guint n = 0;

  g_signal_connect_swapped (fixture->save, "notify::match", G_CALLBACK (fixture_count_cb), &n);
  g_assert_null (edubba_save_load (fixture->save));
  g_assert_cmpuint (n, ==, 0);
  edubba_save_set_match (fixture->save, fixture->match);
  edubba_save_set_match (fixture->save, fixture->match);
  g_assert_cmpuint (n, ==, 1);
  g_assert_nonnull (edubba_save_load (fixture->save));
  g_assert_cmpuint (n, ==, 2);
  edubba_save_set_match (fixture->save, NULL);
  g_assert_cmpuint (n, ==, 3);
}

/* An entry that makes no sense costs the entries after it; the rest is played on, and kept. */
static void
test_senseless_entry (Fixture *fixture, gconstpointer entry)
{
  g_autofree char *text = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *again = NULL;

  edubba_save_set_match (fixture->save, fixture->match);
  fixture_act_often (fixture->match, 2);
  edubba_archive_append (edubba_save_get_archive (fixture->save), entry);
  edubba_archive_append (edubba_save_get_archive (fixture->save), "cursor 0");
  text = edubba_save_print (fixture->match);
  kept = fixture_load_text (fixture->folder, &fixture->messages);
  if (!g_str_has_prefix (entry, "act 0") && !g_str_equal (entry, "act 1"))
    g_assert_cmpstr (text, ==, kept);
  g_assert_cmpuint (fixture->messages, >=, 1);
  fixture->messages = 0;
  again = fixture_load_text (fixture->folder, &fixture->messages);
  g_assert_cmpstr (kept, ==, again);
  g_assert_cmpuint (fixture->messages, ==, 0);
}

/* Nobody gives up a game that is over. */
static void
test_senseless_end (Fixture *fixture, gconstpointer data)
{
  edubba_save_set_match (fixture->save, fixture->match);
  fixture_act_often (fixture->match, 2);
  edubba_match_resign_seat (fixture->match, 1);
  edubba_archive_append (edubba_save_get_archive (fixture->save), "resign 1");
  check_kept (fixture, 1);
}

static void
test_senseless_base (Fixture *fixture, gconstpointer data)
{
  g_autofree char *aside = g_build_filename (fixture->folder, "game.journal.damaged-1", NULL);

  edubba_archive_begin (edubba_save_get_archive (fixture->save), "[Game \"unheard-of\"]\n");
  g_assert_null (fixture_load_text (fixture->folder, &fixture->messages));
  g_assert_cmpuint (fixture->messages, ==, 1);
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_assert_null (fixture_load_text (fixture->folder, &fixture->messages));
  g_assert_cmpuint (fixture->messages, ==, 1);
}

/* Lets the other program play on until it is killed. Returns the number of steps it has
 * completed. */
static gsize
play_and_kill (const char *folder, const char *progress, guint64 seed, guint least)
{
  g_autofree char *program = g_test_build_filename (G_TEST_BUILT, "model", "keep-playing", NULL);
  g_autofree char *seed_text = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  const char      *argv[] = { program, folder, progress, seed_text, NULL };

  return kill_program (argv, progress, least);
}

/* The text of a match after n steps of the script; *next is its text one step later. */
static char *
play_script (EdubbaMatch *match, guint64 rng, gsize n, char **next)
{
  char *text;

  for (gsize i = 0; i < n; i++)
    match = script_step (match, &rng);
  text = edubba_save_print (match);
  match = script_step (match, &rng);
  *next = edubba_save_print (match);
  g_object_unref (match);
  return text;
}

/* The program is killed in the middle of everything, again and again, and goes on each time. All
 * steps it had noted are there; at the most one step more. */
static void
test_kill (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autofree char *elsewhere = fixture_folder_new ();
  g_autofree char *progress = g_build_filename (elsewhere, "progress", NULL);
  g_autofree char *before = NULL;
  guint            kills = g_test_thorough () ? N_KILLS_LONG : N_KILLS;
  gsize            steps = 0;
  guint            messages = 0;

  for (guint i = 0; i < kills; i++)
    {
      guint64          seed = g_test_rand_int ();
      gsize            n = play_and_kill (folder, progress, seed, kill_draw_least (i, MAX_STEPS));
      g_autofree char *after = fixture_load_text (folder, &messages);
      g_autofree char *expected = NULL;
      g_autofree char *next = NULL;
      EdubbaMatch     *match;

      steps += n;
      if (n == 0 && !after)
        continue;
      match = before ? edubba_save_parse (fixture_get_modules (), before, NULL)
                     : fixture_match_new (fixture_get_game (), seed);
      if (n == 0) /* killed before its first step */
        expected = edubba_save_print (match);
      g_assert_nonnull (after);
      if (n > 0)
        expected = play_script (g_steal_pointer (&match), seed, n - 1, &next);
      else
        g_clear_object (&match);
      if (g_strcmp0 (after, next) != 0)
        g_assert_cmpstr (after, ==, expected);
      g_free (before);
      before = g_steal_pointer (&after);
    }
  g_test_message ("%u kills, %" G_GSIZE_FORMAT " steps", kills, steps);
  g_assert_cmpuint (messages, ==, 0);
  g_assert_cmpuint (steps, >, kills);
  fixture_folder_remove (folder);
  fixture_folder_remove (elsewhere);
}

static void
add_fixed (const char *path, gconstpointer data, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, data, set_up, test, tear_down);
}

static void
add_senseless_entries (void)
{
  static const char *const entries[] = { "act 0 raze", "act 7 end", "act x", "act 1", "dance",
                                         "cursor 9", "resign 3", "resign 0", "seats person", "" };

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_autofree char *path = g_strdup_printf ("/save/senseless/entry/%u", i);

      add_fixed (path, entries[i], test_senseless_entry);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  fixture_add_for_games ("save", "text", test_text);
  fixture_add_for_games ("save", "mutated-text", test_mutated_text);
  fixture_add_for_games ("save", "every-step", test_every_step);
  g_test_add_func ("/model/save/coach", test_coach);
  g_test_add_func ("/model/save/sparring", test_sparring);
  g_test_add_func ("/save/bad-text", test_bad_text);
  add_fixed ("/save/assisted", NULL, test_assisted);
  g_test_add_func ("/save/playing-on", test_playing_on);
  g_test_add_func ("/save/coming-back", test_coming_back);
  add_fixed ("/save/one-entry", NULL, test_one_entry);
  add_fixed ("/save/notifications", NULL, test_notifications);
  add_senseless_entries ();
  add_fixed ("/save/senseless/end", NULL, test_senseless_end);
  add_fixed ("/save/senseless/base", NULL, test_senseless_base);
  g_test_add_func ("/save/kill", test_kill);
  return g_test_run ();
}
