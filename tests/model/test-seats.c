/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The players of the seats: kinds, levels, coaches and names, as a value, in a match and in its
 * save; and programs up to 0.1 cannot take other levels for their own.
 */
#include "../fixed.h"
#include "edubba-save.h"
#include "game-text.h"
#include "model-fixture.h"

static EdubbaSeats *
create_mixed (guint n)
{
  EdubbaSeats *seats = edubba_seats_new (n);

  edubba_seats_set_kind (seats, 1, EDUBBA_SEAT_COMPUTER);
  edubba_seats_set_level (seats, 1, 3);
  edubba_seats_set_coaching (seats, 0, EDUBBA_COACHING_QUIET);
  edubba_seats_set_name (seats, 0, "Enki");
  return seats;
}

static void
test_value (void)
{
  g_autoptr (EdubbaSeats) seats = create_mixed (3);
  g_autoptr (EdubbaSeats) copy = edubba_seats_copy (seats);
  g_auto (GStrv) names = NULL;
  guint first = GAME_NOBODY;

  edubba_seats_set_name (seats, 0, NULL);
  g_assert_cmpuint (edubba_seats_get_n (copy), ==, 3);
  g_assert_cmpstr (edubba_seats_get_name (copy, 0), ==, "Enki");
  g_assert_null (edubba_seats_get_name (seats, 0));
  g_assert_null (edubba_seats_get_name (copy, 2));
  names = edubba_seats_dup_names (copy);
  g_assert_cmpuint (g_strv_length (names), ==, 3);
  g_assert_cmpstr (names[0], ==, "Enki");
  g_assert_cmpstr (names[2], ==, "");
  g_assert_cmpint (edubba_seats_get_kind (copy, 1), ==, EDUBBA_SEAT_COMPUTER);
  g_assert_cmpuint (edubba_seats_get_level (copy, 1), ==, 3);
  g_assert_cmpuint (edubba_seats_get_level (copy, 2), ==, GAME_LEVEL_BUILDER);
  g_assert_cmpint (edubba_seats_get_coaching (copy, 0), ==, EDUBBA_COACHING_QUIET);
  g_assert_cmpuint (edubba_seats_count_persons (copy, &first), ==, 2);
  g_assert_cmpuint (first, ==, 0);
  g_assert_cmpuint (edubba_seats_find_person (copy), ==, GAME_NOBODY);
  edubba_seats_set_kind (copy, 0, EDUBBA_SEAT_COMPUTER);
  g_assert_cmpuint (edubba_seats_find_person (copy), ==, 2);
}

static void
test_strongest (void)
{
  g_autoptr (EdubbaSeats) seats = edubba_seats_new (3);

  g_assert_cmpuint (edubba_seats_find_strongest (seats), ==, GAME_N_LEVELS);
  edubba_seats_set_levels (seats, 4);
  edubba_seats_set_level (seats, 1, 0);
  edubba_seats_set_level (seats, 2, 1);
  edubba_seats_set_kind (seats, 1, EDUBBA_SEAT_COMPUTER);
  g_assert_cmpuint (edubba_seats_find_strongest (seats), ==, 0);
  edubba_seats_set_kind (seats, 2, EDUBBA_SEAT_COMPUTER);
  g_assert_cmpuint (edubba_seats_find_strongest (seats), ==, 1);
}

/* A rematch: the person in the first seat moves on to the second, the last to the first. */
static void
test_turn (void)
{
  g_autoptr (EdubbaSeats) seats = create_mixed (3);
  g_autoptr (EdubbaSeats) turned = edubba_seats_turn (seats, 1);

  g_assert_cmpstr (edubba_seats_get_name (turned, 1), ==, "Enki");
  g_assert_cmpint (edubba_seats_get_kind (turned, 2), ==, EDUBBA_SEAT_COMPUTER);
  g_assert_cmpuint (edubba_seats_get_level (turned, 2), ==, 3);
  g_assert_cmpint (edubba_seats_get_kind (turned, 0), ==, EDUBBA_SEAT_PERSON);
  g_assert_null (edubba_seats_get_name (turned, 0));
}

/* A name that a header of a record can hold, for any typed text. */
static void
test_names (void)
{
  g_autoptr (EdubbaSeats) seats = edubba_seats_new (2);
  g_autofree char *word = g_strnfill (1000, 'x');

  edubba_seats_set_name (seats, 0, "  Anna \"the\" King\n");
  g_assert_null (strchr (edubba_seats_get_name (seats, 0), '"'));
  g_assert_null (strchr (edubba_seats_get_name (seats, 0), '\n'));
  g_assert_true (g_str_has_prefix (edubba_seats_get_name (seats, 0), "Anna 'the' King"));
  edubba_seats_set_name (seats, 0, word);
  g_assert_cmpuint (g_utf8_strlen (edubba_seats_get_name (seats, 0), -1), ==,
                    GAME_TEXT_NAME_CHARS);
  edubba_seats_set_name (seats, 0, "Анна");
  g_assert_cmpstr (edubba_seats_get_name (seats, 0), ==, "Анна");
  edubba_seats_set_name (seats, 0, " ");
  g_assert_null (edubba_seats_get_name (seats, 0));
}

static void
assert_called (const EdubbaSeats *seats, guint seat, const char *expected)
{
  g_autofree char *called = edubba_seats_dup_called (seats, seat);

  g_assert_cmpstr (called, ==, expected);
}

/* A computer without a name is called by its title in sentences; only names are names. */
static void
test_titles (void)
{
  g_autoptr (EdubbaSeats) seats = edubba_seats_new (2);
  g_autoptr (EdubbaSeats) turned = NULL;
  g_auto (GStrv) names = NULL;

  assert_called (seats, 1, NULL);
  edubba_seats_set_title (seats, 1, "Squire");
  assert_called (seats, 1, "Squire");
  g_assert_null (edubba_seats_get_name (seats, 1));
  turned = edubba_seats_turn (seats, 1);
  names = edubba_seats_dup_names (turned);
  g_assert_cmpstr (names[0], ==, "Squire");
  g_assert_cmpstr (names[1], ==, "");
  edubba_seats_set_name (seats, 1, "Clover");
  assert_called (seats, 1, "Clover");
  edubba_seats_set_level (turned, 0, 1);
  assert_called (turned, 0, NULL);
}

/* A name leaves the sentence around it alone, in any script, and belongs to one seat. */
static void
test_called (void)
{
  g_autoptr (EdubbaSeats) seats = edubba_seats_new (4);

  edubba_seats_set_name (seats, 0, "Anna");
  assert_called (seats, 0, "Anna");
  edubba_seats_set_name (seats, 1, "שלום 7");
  assert_called (seats, 1, "\u2068שלום 7\u2069");
  edubba_seats_set_name (seats, 1, "Wolfeschlegelsteinhausen");
  assert_called (seats, 1, "Wolfeschlegelsteinha\u200busen");
  edubba_seats_set_name (seats, 2, "Anna");
  edubba_seats_set_name (seats, 3, "مها");
  assert_called (seats, 0, "Anna (1)");
  assert_called (seats, 2, "Anna (3)");
  g_assert_cmpstr (edubba_seats_get_name (seats, 2), ==, "Anna");
  edubba_seats_set_name (seats, 1, "مها");
  assert_called (seats, 3, "\u2068مها\u2069 (4)");
}

/* All of it comes back from a save; the names stand in the record. */
static void
test_save (gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (data, 3);
  g_autoptr (EdubbaMatch) read = NULL;
  g_autoptr (EdubbaSeats) seats = create_mixed (edubba_match_get_n_seats (match));
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  guint            changed = 0;

  g_signal_connect_swapped (match, "seats-changed", G_CALLBACK (fixture_count_cb), &changed);
  edubba_match_set_seats (match, seats);
  g_assert_cmpuint (changed, ==, 1);
  g_assert_cmpstr (game_record_get_header (edubba_match_get_record (match), "Player1"), ==, "Enki");
  text = edubba_save_print (match);
  read = edubba_save_parse (fixture_get_modules (), text, &error);
  g_assert_no_error (error);
  again = edubba_save_print (read);
  g_assert_cmpstr (again, ==, text);
  g_assert_cmpstr (edubba_seats_get_name (edubba_match_get_seats (read), 0), ==, "Enki");
  g_assert_cmpuint (edubba_seats_get_level (edubba_match_get_seats (read), 1), ==, 3);
  g_assert_cmpuint (edubba_seats_get_level (edubba_match_get_seats (read), 0), ==,
                    GAME_LEVEL_BUILDER);
  edubba_seats_set_name (seats, 0, NULL);
  edubba_match_set_seats (match, seats);
  g_assert_null (game_record_get_header (edubba_match_get_record (match), "Player1"));
}

/* Points between two levels belong to the nearer one, are saved behind it, and go with another
 * level. */
static void
test_points (void)
{
  static const GameScale   scale = { { 600, 800, 1000, 1200, 1400, 1600, 1800 }, 800 };
  static const char *const wrong[] = { "2@", "2@0", "2@x", "@1290", "2@1290x", "2@99999" };
  g_autoptr (EdubbaSeats) seats = edubba_seats_new (2);
  g_autoptr (EdubbaSeats) read = edubba_seats_new (2);
  g_autoptr (EdubbaSeats) turned = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpuint (edubba_seats_get_points (seats, 1), ==, 0);
  edubba_seats_set_points (seats, &scale, 605);
  g_assert_cmpuint (edubba_seats_get_level (seats, 1), ==, 0);
  edubba_seats_set_points (seats, &scale, 1800);
  g_assert_cmpuint (edubba_seats_get_level (seats, 1), ==, GAME_N_LEVELS - 1);
  edubba_seats_set_points (seats, &scale, 1290);
  g_assert_cmpuint (edubba_seats_get_level (seats, 1), ==, GAME_LEVEL_SCRIBE);
  turned = edubba_seats_turn (seats, 1);
  g_assert_cmpuint (edubba_seats_get_points (turned, 1), ==, 1290);
  text = edubba_seats_print_levels (seats);
  g_assert_cmpstr (text, ==, "2@1290");
  g_assert_true (edubba_seats_parse_levels (read, text));
  g_assert_cmpuint (edubba_seats_get_points (read, 0), ==, 1290);
  g_assert_cmpuint (edubba_seats_get_level (read, 0), ==, GAME_LEVEL_SCRIBE);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (edubba_seats_parse_levels (read, wrong[i]));
  edubba_seats_set_level (seats, 1, 2);
  g_assert_cmpuint (edubba_seats_get_points (seats, 1), ==, 0);
}

/* Computers of one level are saved as ever; others in a header that programs up to 0.1 refuse: for
 * them a level is one number. */
static void
test_levels (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 1);
  g_autoptr (EdubbaSeats) seats = edubba_seats_new (2);
  g_autofree char *same = NULL;
  g_autofree char *mixed = NULL;

  edubba_match_set_level (match, GAME_LEVEL_SCRIBE);
  same = edubba_save_print (match);
  g_assert_nonnull (strstr (same, "[Level \"2\"]"));
  edubba_seats_set_level (seats, 0, GAME_LEVEL_SCRIBE);
  edubba_seats_set_level (seats, 1, GAME_LEVEL_HIGH_PRIEST);
  edubba_match_set_seats (match, seats);
  mixed = edubba_save_print (match);
  g_assert_nonnull (strstr (mixed, "[Level \"2 4\"]"));
}

static void
check_levels (const char *text, gboolean good)
{
  g_autoptr (EdubbaSeats) seats = edubba_seats_new (3);

  g_assert_cmpint (edubba_seats_parse_levels (seats, text), ==, good);
}

static void
test_bad_levels (void)
{
  check_levels ("1", TRUE);
  check_levels ("1 2 5", TRUE);
  check_levels ("7 8 5", TRUE);
  check_levels ("1 2", FALSE);
  check_levels ("1 2 3 4", FALSE);
  check_levels ("1 2 6", FALSE);
  check_levels ("1 2 9", FALSE);
  check_levels ("1 0 2", FALSE);
  check_levels ("1  2", FALSE);
  check_levels ("", FALSE);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/seats/value", test_value);
  g_test_add_func ("/seats/strongest", test_strongest);
  g_test_add_func ("/seats/turn", test_turn);
  g_test_add_func ("/seats/names", test_names);
  g_test_add_func ("/seats/titles", test_titles);
  g_test_add_func ("/seats/called", test_called);
  g_test_add_func ("/seats/points", test_points);
  fixture_add_for_games ("seats", "save", test_save);
  g_test_add_func ("/seats/levels", test_levels);
  g_test_add_func ("/seats/bad-levels", test_bad_levels);
  return g_test_run ();
}
