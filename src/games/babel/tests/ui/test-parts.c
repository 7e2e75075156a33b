/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts under Babel's board that need no window: the places of overlapping cards, half-made
 * actions, and the sentences beside the gauges.
 */
#include "fixed.h"
#include "babel-pending.h"
#include "babel-fan.h"
#include "babel-rows.h"
#include "babel-standing.h"
#include "babel-style.h"
#include "game-state.h"

static void
test_fan_room (void)
{
  for (guint round = 0; round < 500; round++)
    {
      guint n = (guint) g_test_rand_int_range (1, 61);
      int   pitch = g_test_rand_int_range (8, 40);
      int   last = pitch + g_test_rand_int_range (0, 20);
      int   room = last + g_test_rand_int_range (0, 800);
      int   offsets[60];
      int   least = pitch, most = 0;
      int   used = babel_fan_place (n, pitch, last, room, offsets);

      g_assert_cmpint (used, <=, room);
      g_assert_cmpint (offsets[0], ==, 0);
      for (guint i = 1; i < n; i++)
        {
          least = MIN (least, offsets[i] - offsets[i - 1]);
          most = MAX (most, offsets[i] - offsets[i - 1]);
        }
      g_assert_cmpint (least, >=, 0);
      g_assert_cmpint (most, <=, pitch);
      if (n > 1)
        g_assert_cmpint (most - least, <=, 1);
      if (babel_fan_get_length (n, pitch, last) <= room)
        g_assert_cmpint (used, ==, babel_fan_get_length (n, pitch, last));
      else if (n > 1)
        g_assert_cmpint (used, ==, room);
    }
}

/* Settlers never lie on the sign of another, nor outside, wherever there is room for the least. */
static void
assert_apart (const BabelRows *rows, BabelRowsSizes sizes, int width, int height)
{
  for (guint i = 0; i < rows->n; i++)
    {
      GdkRectangle place = babel_rows_get_place (rows, i, width);

      g_assert_cmpint (place.x + place.width, <=, width);
      g_assert_cmpint (place.y + place.height, <=, height);
      g_assert_cmpint (place.height, >=,
                       rows->form == BABEL_ROWS_CHIPS    ? sizes.chip
                       : rows->form == BABEL_ROWS_GROUPS ? sizes.close
                                                         : sizes.line);
      g_assert_cmpint (place.width, >=, sizes.chip);
      for (guint j = 0; j < i; j++)
        {
          GdkRectangle other = babel_rows_get_place (rows, j, width);

          g_assert_false (gdk_rectangle_intersect (&place, &other, NULL));
        }
    }
}

/* Draws nations of which neighbours are often the same. */
static guint
draw_nations (guint8 nations[BABEL_N_NATION_CARDS])
{
  guint n = (guint) g_test_rand_int_range (0, BABEL_N_NATION_CARDS + 1);

  for (guint i = 0; i < n; i++)
    nations[i] = i > 0 && g_test_rand_bit ()
                   ? nations[i - 1]
                   : (guint8) g_test_rand_int_range (0, BABEL_N_NATIONS);
  return n;
}

static void
test_rows_room (void)
{
  for (guint round = 0; round < 500; round++)
    {
      int            line = g_test_rand_int_range (16, 40);
      BabelRowsSizes sizes = { line + 3, line, line - 2, line - g_test_rand_int_range (0, 3), 300,
                               g_test_rand_int_range (0, 30) };
      guint8         nations[BABEL_N_NATION_CARDS];
      guint          n = draw_nations (nations);
      int            width = g_test_rand_int_range (100, 400);
      int            heights[BABEL_ROWS_N_HEIGHTS];

      babel_rows_measure (nations, n, sizes, width, heights);
      for (guint form = 0; form < BABEL_ROWS_N_HEIGHTS; form++)
        {
          BabelRows rows = babel_rows_lay_out (nations, n, sizes, width, heights[form]);
          int       wide =
            rows.form == BABEL_ROWS_GROUPS ? MIN (width, sizes.widest) : width;

          g_assert_true ((rows.form == BABEL_ROWS_BANDS) == (heights[form] >= heights[1]));
          assert_apart (&rows, sizes, wide, heights[form]);
        }
    }
}

static void
assert_rows (const char *letters, int width, int height, const char *expected)
{
  static const BabelRowsSizes sizes = { 20, 16, 15, 14, 300, 20 };
  guint8                      nations[BABEL_N_NATION_CARDS];
  guint                       n = (guint) strlen (letters);
  BabelRows                   rows;
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    nations[i] = (guint8) (strchr (babel_rules.letters, letters[i]) - babel_rules.letters);
  rows = babel_rows_lay_out (nations, n, sizes, width, height);
  for (guint i = 0; i < n && rows.form != BABEL_ROWS_CHIPS; i++)
    {
      if (i > 0 && rows.row[i] != rows.row[i - 1])
        g_string_append_c (found, ' ');
      g_string_append_c (found, letters[i]);
    }
  g_assert_cmpstr (found->str, ==, expected);
}

/* Neighbours of one nation share a row if not every settler has one, as many as have room in it;
 * chips take their place if even these rows are too many, or if they can be large. */
static void
test_rows_groups (void)
{
  static const BabelRowsSizes sizes = { 20, 16, 15, 14, 300, 20 };
  static const guint8         nations[] = { 4, 4, 4, 1 };
  BabelRows                   rows;

  assert_rows ("PSASHHHHMMM", 140, 176, "P S A S H H H H M M M");
  assert_rows ("PSASHHHHMMM", 140, 175, "P S A S HHHH MMM");
  assert_rows ("PSASHHHHMMM", 140, 90, "P S A S HHHH MMM");
  assert_rows ("PSASHHHHMMM", 140, 89, "");
  assert_rows ("AAAAAAAAA", 100, 30, "AAAAA AAAA");
  assert_rows ("SSSA", 200, 63, "");
  rows = babel_rows_lay_out (nations, 4, sizes, 100, 40);
  g_assert_true (rows.form == BABEL_ROWS_GROUPS);
  g_assert_cmpint (babel_rows_get_place (&rows, 1, 100).x, ==, 16);
  g_assert_cmpint (babel_rows_get_place (&rows, 1, 100).width, ==, 16);
  g_assert_cmpint (babel_rows_get_place (&rows, 2, 100).width, ==, 68);
  g_assert_cmpint (babel_rows_get_place (&rows, 3, 100).y, ==, 20);
  g_assert_cmpint (babel_rows_get_place (&rows, 3, 100).width, ==, 80);
}

/* With room to spare bands are higher than at ease, and the last one higher still; in less room
 * only the last band gives way, then all do; and chips are as large as possible, with a place for
 * the next, unless hardly smaller ones need a row less. */
static void
test_rows_forms (void)
{
  static const BabelRowsSizes sizes = { 20, 16, 15, 14, 300, 20 };
  guint8                      nations[16];
  BabelRows                   rows;

  for (guint i = 0; i < G_N_ELEMENTS (nations); i++)
    nations[i] = i % BABEL_N_NATIONS;
  rows = babel_rows_lay_out (nations, 4, sizes, 100, 200);

  g_assert_cmpint (rows.strip, ==, 26);
  g_assert_cmpint (rows.last, ==, 39);
  rows = babel_rows_lay_out (nations, 4, sizes, 100, 90);
  g_assert_cmpint (rows.strip, ==, 20);
  g_assert_cmpint (rows.last, ==, 30);
  rows = babel_rows_lay_out (nations, 4, sizes, 100, 80);
  g_assert_cmpint (rows.strip, ==, 20);
  g_assert_cmpint (rows.last, ==, 20);
  rows = babel_rows_lay_out (nations, 4, sizes, 100, 64);
  g_assert_cmpint (rows.strip, ==, 16);
  rows = babel_rows_lay_out (nations, 4, sizes, 100, 59);
  g_assert_true (rows.form == BABEL_ROWS_CHIPS);
  g_assert_cmpint (rows.chip, ==, 25);
  rows = babel_rows_lay_out (nations, 11, sizes, 100, 54);
  g_assert_cmpint (rows.chip, ==, 14);
  g_assert_cmpint (babel_rows_get_place (&rows, 11, 100).y, ==, 38);
  rows = babel_rows_lay_out (nations, 16, sizes, 200, 150);
  g_assert_cmpint (rows.chip, ==, 33);
  rows = babel_rows_lay_out (nations, 11, sizes, 140, 148);
  g_assert_cmpint (rows.chip, ==, 32);
}

static void
changed_cb (BabelPending *choice, guint *count)
{
  (*count)++;
}

static void
test_choice_changes (void)
{
  BabelPending *choice = babel_pending_new ();
  guint         count = 0;

  g_signal_connect (choice, "changed", G_CALLBACK (changed_cb), &count);
  g_assert_false (babel_pending_clear (choice));
  babel_pending_pick (choice, BABEL_PENDING_CARD, BABEL_MEDIA);
  babel_pending_pick (choice, BABEL_PENDING_CARD, BABEL_MEDIA);
  g_assert_cmpuint (count, ==, 1);
  babel_pending_pick (choice, BABEL_PENDING_MIGRATION, BABEL_MEDIA);
  g_assert_cmpuint (count, ==, 2);
  g_assert_true (babel_pending_clear (choice));
  g_assert_cmpuint (count, ==, 3);
  g_assert_finalize_object (choice);
}

/* The sentence about a side of a position, as side 0 hears it. */
static void
assert_standing_of (const char *position, gboolean own, GameAddress address, const char *sentence)
{
  g_autofree GameState *state = game_state_new (&babel_rules);
  BabelView             view = { .address = address };
  g_autoptr (GError) error = NULL;
  g_autofree char *found = NULL;

  babel_rules.parse_position (position, state, &error);
  g_assert_no_error (error);
  view.state = *babel_state (state);
  found = babel_standing_describe (&view, own);
  g_assert_cmpstr (found, ==, sentence);
}

static void
assert_standing (const char *position, const char *sentence)
{
  assert_standing_of (position, TRUE, GAME_ADDRESS_YOU, sentence);
}

static void
test_standing (void)
{
  assert_standing ("babel/1",
                   "You need 15 more to win, as long as your opponent stays below 10.");
  assert_standing ("babel/1 A:|/123456 H:|/1234 M:/12345|",
                   "You need 15 more to win with 20: your opponent has 10 or more.");
  assert_standing ("babel/1 A:/123456|/123456 H:/12345|/1234 M:/1234|",
                   "Final phase: you need 5 more to win, and lose at 9 or less.");
  assert_standing ("babel/1 rules=final15 A:/123456|/123456 H:/12345|/1234 M:/1234|",
                   "You need 5 more to win with 20: your opponent has 10 or more.");
  assert_standing ("babel/1 A:/123456|/123 H:/12345| M:/1234|", "");
}

static void
test_tied (void)
{
  g_autofree char *sentence = babel_style_tie ("You are safe at 10.", 2);
  g_autofree char *words = babel_style_tie ("Not yet.", 2);
  g_autofree char *nothing = babel_style_tie ("", 2);

  g_assert_cmpstr (sentence, ==, "You are safe\302\240at\302\24010.");
  g_assert_cmpstr (words, ==, "Not\302\240yet.");
  g_assert_cmpstr (nothing, ==, "");
}

/* Nobody is "you" where two people look. */
static void
test_standing_numbered (void)
{
  assert_standing_of ("babel/1", FALSE, GAME_ADDRESS_NUMBER,
                      "Player 2 needs 15 more to win, as long as player 1 stays below 10.");
  assert_standing_of ("babel/1 A:|/123456 H:|/1234 M:/12345|", TRUE, GAME_ADDRESS_NUMBER,
                      "Player 1 needs 15 more to win with 20: player 2 has 10 or more.");
  assert_standing_of ("babel/1 A:/123456|/123456 H:/12345|/1234 M:/1234|", TRUE,
                      GAME_ADDRESS_NUMBER,
                      "Final phase: player 1 needs 5 more to win, and loses at 9 or less.");
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);

  g_test_add_func ("/babel-parts/choice/changes", test_choice_changes);
  g_test_add_func ("/babel-parts/fan/room", test_fan_room);
  g_test_add_func ("/babel-parts/rows/room", test_rows_room);
  g_test_add_func ("/babel-parts/rows/forms", test_rows_forms);
  g_test_add_func ("/babel-parts/rows/groups", test_rows_groups);
  g_test_add_func ("/babel-parts/standing", test_standing);
  g_test_add_func ("/babel-parts/standing/numbered", test_standing_numbered);
  g_test_add_func ("/babel-parts/tied", test_tied);
  return g_test_run ();
}
