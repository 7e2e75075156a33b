/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board read aloud: the land that has the focus, stores and quarry, the hands, and the
 * differences between two positions.
 */
#include "babel-board-private.h"
#include "babel-board-fixture.h"
#include "display.h"
#include "game-state.h"

static void
assert_says (char *said, const char *expected)
{
  g_assert_cmpstr (said, ==, expected);
  g_free (said);
}

/* The text that is read with the focus on a part. */
static char *
read_at (BoardFixture *fixture, const char *part)
{
  GtkWidget *widget = board_get_part (fixture, part);

  return edubba_board_read_aloud (fixture->board, EDUBBA_BOARD_PLACE, widget);
}

static void
test_lands (BoardFixture *fixture, gconstpointer data)
{
  const char *hatti = "Hatti. Your pawn is here. You have 7 settlers, from the oldest: "
                      "4 Sumerians, an Assyrian, 2 Persians. In a row at the start: 4 Sumerians. "
                      "Your site is empty. Your opponent has 5 settlers, from the oldest: "
                      "a Persian, a Sumerian, 2 Assyrians, a Mede. "
                      "Your opponent’s temple: level 6.";

  assert_says (read_at (fixture, "colonnade:me:H"), hatti);
  assert_says (read_at (fixture, "temple:opp:H"), hatti);
  assert_says (read_at (fixture, "land:H"), hatti);
  assert_says (read_at (fixture, "run:me:H"), hatti);
  assert_says (edubba_board_read_aloud (fixture->board, EDUBBA_BOARD_PLACE, NULL), hatti);
  assert_says (read_at (fixture, "card:A"), hatti);
  assert_says (read_at (fixture, "temple:me:S"),
               "Sumer. You have 3 settlers, from the oldest: 3 Persians. "
               "All in a row: 3 Persians. Your temple: level 2. "
               "Your opponent has 3 settlers, from the oldest: 2 Sumerians, a Hittite. "
               "Your opponent’s temple: level 2.");
}

/* The place of a run: alone, at the start, in the middle, at the end. */
static void
test_runs (BoardFixture *fixture, gconstpointer data)
{
  g_autofree char *all = NULL;
  g_autofree char *parted = NULL;

  board_show_partial (fixture, "babel/1 H:SSS|APPPMMM pawns=HM hands=A|?", 0, TRUE);
  all = edubba_board_read_aloud (fixture->board, EDUBBA_BOARD_PLACE, NULL);
  g_assert_nonnull (strstr (all, "All in a row: 3 Sumerians."));
  g_assert_nonnull (strstr (all, "In a row in the middle: 3 Persians."));
  g_assert_nonnull (strstr (all, "In a row at the end: 3 Medes."));
  board_show_partial (fixture, "babel/1 H:SSS|APPPMMM pawns=HM hands=A|?", 1, FALSE);
  edubba_board_introduce (fixture->board, GAME_ADDRESS_NUMBER, NULL, EDUBBA_BOARD_GAME);
  board_show_partial (fixture, "babel/1 M:SSS| pawns=HM hands=?|A", 1, FALSE);
  parted = edubba_board_read_aloud (fixture->board, EDUBBA_BOARD_PLACE, NULL);
  g_assert_cmpstr (parted, ==,
                   "Media. Player 2’s pawn is here. Player 2 has no settlers. "
                   "Player 2’s site is empty. Player 1 has 3 settlers, from the oldest: "
                   "3 Sumerians. All in a row: 3 Sumerians. Player 1’s site is empty.");
}

static void
test_hands (BoardFixture *fixture, gconstpointer data)
{
  assert_says (edubba_board_read_aloud (fixture->board, EDUBBA_BOARD_HAND, NULL),
               "Your hand: 2 Assyrians, 3 Hittites and a Sumerian.");
  assert_says (read_at (fixture, "hand:opp"), "Your opponent’s hand: 7 unknown cards.");
  board_show_partial (fixture, "babel/1 pawns=QQ hands=AHH|? starters=11 move=2 owed=2", 0, TRUE);
  assert_says (edubba_board_read_aloud (fixture->board, EDUBBA_BOARD_HAND, NULL),
               "Your hand: an Assyrian and 2 Hittites. Your starter is unbuilt. "
               "You must discard 2 cards.");
}

static void
test_stock (BoardFixture *fixture, gconstpointer data)
{
  g_autofree char *said = read_at (fixture, "store:opp");
  g_autofree char *quarry = read_at (fixture, "quarry");

  g_assert_true (g_str_has_prefix (said, "Your store from the top: 3, 4, 6. "
                                         "Your opponent’s store from the top: 2, 3, 5. "
                                         "The quarry holds "));
  g_assert_cmpstr (said, ==, quarry);
}

static GameState *
read_position (const char *text)
{
  GameState *state = game_state_new (&babel_rules);
  g_autoptr (GError) error = NULL;

  babel_rules.parse_position (text, state, &error);
  g_assert_no_error (error);
  return state;
}

static void
assert_changes (BoardFixture *fixture,
                const char   *before,
                const char   *after,
                const char   *expected)
{
  g_autofree GameState *old = read_position (before);
  g_autofree GameState *new = read_position (after);

  assert_says (edubba_board_read_changes (fixture->board, old, new), expected);
}

static void
test_changes (BoardFixture *fixture, gconstpointer data)
{
  const char *before = "babel/1 A:HHM|M/1 H:SS/1|PP pawns=HQ hands=AHS|????? stores=2|4";

  assert_changes (fixture, before, before, "");
  assert_changes (fixture, before,
                  "babel/1 A:MHH|MSS/12 H:S|P pawns=HA hands=A|???? stores=2|3",
                  "Your opponent’s pawn now stands in Assyria. "
                  "The top of your opponent’s store is now level 3. "
                  "Gone from your opponent’s hand: an unknown card. "
                  "New on your opponent’s colonnade in Assyria: 2 Sumerians. "
                  "Your opponent’s temple in Assyria now has level 2. "
                  "Gone from your opponent’s colonnade in Hatti: a Persian. "
                  "Gone from your hand: a Hittite and a Sumerian. "
                  "Your colonnade in Assyria has another order: a Mede, 2 Hittites. "
                  "Gone from your colonnade in Hatti: a Sumerian. "
                  "Your site in Hatti is empty now. "
                  "You now have 0 points. Your opponent now has 2 points.");
}

/* The same of somebody with a name. */
static void
test_names (BoardFixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "", "Iltani", NULL };

  edubba_board_name_seats (fixture->board, names);
  edubba_board_introduce (fixture->board, GAME_ADDRESS_YOU, "Iltani", EDUBBA_BOARD_BOUT);
  assert_says (read_at (fixture, "temple:me:S"),
               "Sumer. You have 3 settlers, from the oldest: 3 Persians. "
               "All in a row: 3 Persians. Your temple: level 2. "
               "Iltani has 3 settlers, from the oldest: 2 Sumerians, a Hittite. "
               "Iltani’s temple: level 2.");
  assert_says (read_at (fixture, "hand:opp"), "Iltani’s hand: 7 unknown cards.");
  assert_changes (fixture,
                  "babel/1 A:HHM|M/1 H:SS/1|PP pawns=HQ hands=AHS|????? stores=2|4",
                  "babel/1 A:HHM|MSS/12 H:SS/1|P pawns=HA hands=AHS|???? stores=2|3",
                  "Iltani’s pawn now stands in Assyria. "
                  "The top of Iltani’s store is now level 3. "
                  "Gone from Iltani’s hand: an unknown card. "
                  "New on Iltani’s colonnade in Assyria: 2 Sumerians. "
                  "Iltani’s temple in Assyria now has level 2. "
                  "Gone from Iltani’s colonnade in Hatti: a Persian. "
                  "Iltani now has 2 points.");
}

static void
assert_label (BoardFixture *fixture, const char *part, const char *label)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (board_get_part (fixture, part)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

/* The labels of the parts: both are called by name where nobody is "you", else the other one. */
static void
test_labels (BoardFixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Anna", "Iltani", NULL };

  edubba_board_name_seats (fixture->board, names);
  edubba_board_introduce (fixture->board, GAME_ADDRESS_NUMBER, NULL, EDUBBA_BOARD_GAME);
  for (guint viewer = 0; viewer < 2; viewer++)
    {
      board_show_partial (fixture, BOARD_MIDDLE, viewer, FALSE);
      assert_label (fixture, viewer == 0 ? "colonnade:me:H" : "colonnade:opp:H",
                    "Anna’s colonnade in Hatti: 7 settlers");
      assert_label (fixture, viewer == 0 ? "store:opp" : "store:me",
                    "Iltani’s store: level 2 on top");
      assert_label (fixture, "score:me", viewer == 0 ? "Anna: 8 points" : "Iltani: 12 points");
    }
  edubba_board_introduce (fixture->board, GAME_ADDRESS_YOU, "Iltani", EDUBBA_BOARD_BOUT);
  board_show_partial (fixture, BOARD_MIDDLE, 0, TRUE);
  assert_label (fixture, "store:me", "Your store: level 3 on top");
  assert_label (fixture, "store:opp", "Iltani’s store: level 2 on top");
  edubba_board_name_seats (fixture->board, NULL);
  board_show_partial (fixture, BOARD_MIDDLE, 0, TRUE);
  assert_label (fixture, "store:opp", "Your opponent’s store: level 2 on top");
}

#define ADD(path, test) \
  g_test_add (path, BoardFixture, NULL, board_set_up, test, board_tear_down)

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  ADD ("/ui/babel/aloud/lands", test_lands);
  ADD ("/ui/babel/aloud/runs", test_runs);
  ADD ("/ui/babel/aloud/hands", test_hands);
  ADD ("/ui/babel/aloud/stock", test_stock);
  ADD ("/ui/babel/aloud/changes", test_changes);
  ADD ("/ui/babel/aloud/names", test_names);
  ADD ("/ui/babel/aloud/labels", test_labels);
  return g_test_run ();
}
