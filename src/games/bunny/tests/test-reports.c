/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log of a reveal: all cards that are seen, and of scrolls that are not seen only their
 * number; and the names of the players.
 */
#include "bunny-action.h"
#include "bunny-apply.h"
#include "bunny-fixture.h"
#include "bunny-rules.h"
#include "bunny-words.h"
#include "fixed.h"

static GameEvent
play (guint seat, guint zone, guint item)
{
  return (GameEvent) { .kind = GAME_EVENT_MOVE,
                       .item = (guint16) item,
                       .from = { .kind = BUNNY_ZONE_SEALED, .seat = (guint8) seat },
                       .to = { .kind = (guint8) zone, .seat = (guint8) seat } };
}

/* The second seat has laid down `scrolls` scrolls, and the first a city. */
static void
assert_report_by (const char        *position,
                  guint              scrolls,
                  GameAddress        address,
                  const char *const *names,
                  const char        *expected)
{
  BunnyState       state = fixture_position (position);
  const GameAction pick = { .kind = BUNNY_DO_PICK };
  GameEvent        events[3];
  g_autofree char *said = NULL;

  events[0] = play (0, BUNNY_ZONE_TRAY, BUNNY_CITY1);
  for (guint i = 0; i < scrolls; i++)
    events[1 + i] = play (1, BUNNY_ZONE_SCROLLS, GAME_ITEM_HIDDEN);
  said = bunny_words_report ((const GameState *) &state, pick, 0, events, 1 + scrolls, 0, address,
                             names);
  g_assert_cmpstr (said, ==, expected);
}

static void
assert_report (const char *position, guint scrolls, GameAddress address, const char *expected)
{
  assert_report_by (position, scrolls, address, NULL, expected);
}

#define TWO   "bunny/1 round=2 phase=build move=1 land=A1|J10"
#define THREE "bunny/1 seats=3 round=2 phase=build move=1 land=A1|J10|"

static void
test_unseen (void)
{
  assert_report (TWO, 1, GAME_ADDRESS_YOU,
                 "You play: City of strength 1. Your opponent plays a scroll face down.");
  assert_report (TWO, 0, GAME_ADDRESS_YOU, "You play: City of strength 1.");
  assert_report (THREE, 2, GAME_ADDRESS_YOU,
                 "You play: City of strength 1.\nPlayer 2 plays 2 scrolls face down.");
  assert_report (TWO, 1, GAME_ADDRESS_NUMBER,
                 "Player 1 plays: City of strength 1. Player 2 plays 1 scroll face down.");
}

static GameEvent
draw (guint seat, guint zone, guint item)
{
  GameEvent event = play (seat, zone, item);

  event.from = (GameZone) { .kind = BUNNY_ZONE_DECK };
  return event;
}

/* Everybody at a table sees the cards that provisions bring, but for the faces of scrolls; the
 * cards that are dealt are no such cards. */
static void
test_provisions (void)
{
  BunnyState       state = fixture_position (TWO);
  const GameAction pick = { .kind = BUNNY_DO_PICK };
  const GameEvent  events[] = {
     play (0, BUNNY_ZONE_SPENT, BUNNY_SUPPLY),
     draw (0, BUNNY_ZONE_SPENT, 39),
     draw (0, BUNNY_ZONE_TRAY, BUNNY_CITY2),
     play (1, BUNNY_ZONE_SPENT, BUNNY_SUPPLY),
     draw (1, BUNNY_ZONE_SPENT, 67),
     draw (1, BUNNY_ZONE_SCROLLS, GAME_ITEM_HIDDEN),
     draw (0, BUNNY_ZONE_HAND, 1),
  };
  g_autofree char *said = bunny_words_report ((const GameState *) &state, pick, 0, events,
                                              G_N_ELEMENTS (events), 0, GAME_ADDRESS_YOU, NULL);

  g_assert_cmpstr (said, ==,
                   "You play: Provisions. Provisions bring: D9, City of strength 2. "
                   "Your opponent plays: Provisions. Provisions bring: G7. "
                   "Your opponent plays a scroll face down.");
}

/* A player with a name is called by it, beside a player without one too. */
static void
test_names (void)
{
  static const char *const one[] = { "", "Boris", "", NULL };
  static const char *const all[] = { "Anna", "Boris", "Cyril", NULL };

  assert_report_by (THREE, 2, GAME_ADDRESS_YOU, one,
                    "You play: City of strength 1.\nBoris plays 2 scrolls face down.");
  assert_report_by (THREE, 1, GAME_ADDRESS_NUMBER, one,
                    "Player 1 plays: City of strength 1.\nBoris plays a scroll face down.");
  assert_report_by (THREE, 2, GAME_ADDRESS_NUMBER, all,
                    "Anna plays: City of strength 1.\nBoris plays 2 scrolls face down.");
  assert_report_by (TWO, 1, GAME_ADDRESS_YOU, all,
                    "You play: City of strength 1. Boris plays a scroll face down.");
}

/* Refusals, prompts and the text for reading aloud say the name, too. */
static void
test_named (void)
{
  static const char *const names[] = { "", "Clover", NULL };

  BunnyState       state = fixture_position (TWO);
  const GameState *now = (const GameState *) &state;
  GameAction       build = { .kind = BUNNY_DO_BUILD };
  g_autofree char *refusal = NULL;
  g_autofree char *prompt = bunny_words_prompt (now, 1, GAME_ADDRESS_YOU, NULL);
  g_autofree char *named = NULL;
  g_autofree char *position = bunny_words_position (now, 0, names);

  build.operand[0] = BUNNY_CITY1;
  build.operand[1] = 100; /* J10, the second seat's */
  refusal = bunny_words_refusal (now, build, BUNNY_NOT_YOURS, 0, GAME_ADDRESS_YOU, names);
  g_assert_cmpstr (refusal, ==, "J10 belongs to Clover; you build on cells of your own. No cell "
                                "of yours has room for it now.");
  g_assert_cmpstr (prompt, ==, "Your opponent builds.");
  state = fixture_position ("bunny/1 round=2 phase=build move=2 land=A1|J10");
  named = bunny_words_prompt (now, 0, GAME_ADDRESS_YOU, names);
  g_assert_cmpstr (named, ==, "Clover builds.");
  g_assert_nonnull (strstr (position, "Clover: 0 carrots, 1 cells in 1 fiefs, 0 scrolls."));
}

/* Checks the log of a camp that the first seat keeps. */
static void
assert_kept (const char *position, GameAddress address, const char *expected)
{
  BunnyState       state = fixture_position (position);
  const GameAction keep = { .kind = BUNNY_DO_KEEP };
  g_autofree char *said = NULL;

  said = bunny_words_report ((const GameState *) &state, keep, 0, NULL, 0, 0, address, NULL);
  g_assert_cmpstr (said, ==, expected);
}

#define CAMP(round) "bunny/1 round=" round " phase=build move=1 camp=3 land=A1|J10 tray=camp3|"

/* No sentence speaks of a later round in the last one. */
static void
test_last_round (void)
{
  const GameAction keep = { .kind = BUNNY_DO_KEEP };
  const GameAction done = { .kind = BUNNY_DO_DONE };
  BunnyState       state = fixture_position (CAMP ("4"));
  const GameState *now = (const GameState *) &state;
  g_autofree char *prompt = bunny_words_prompt (now, 0, GAME_ADDRESS_YOU, NULL);
  g_autofree char *action = bunny_words_action (now, keep, NULL);
  g_autofree char *hint = bunny_words_hint (now, done, GAME_HINT_RULE, NULL);

  assert_kept (CAMP ("3"), GAME_ADDRESS_YOU, "You keep the camp for a later round.");
  assert_kept (CAMP ("4"), GAME_ADDRESS_YOU, "You do not settle the camp.");
  assert_kept (CAMP ("4"), GAME_ADDRESS_NUMBER, "Player 1 does not settle the camp.");
  g_assert_cmpstr (prompt, ==, "Press a cell for camp 3, or leave it: this is the last building "
                               "phase.");
  g_assert_cmpstr (action, ==, "Do not settle the camp");
  g_assert_cmpstr (hint, ==, "In the last building phase, what brings nothing now never will.");
}

#define COPIES "bunny/1 seats=3 round=4 phase=final scrolls=copyr,copyl|gem5|gem2"

/* A copyist's label says whose scroll is copied where the neighbour has a name. */
static void
test_copied (void)
{
  static const char *const names[] = { "", "Boris", "Cyril", NULL };
  BunnyState               state = fixture_position (COPIES);
  const GameState         *now = (const GameState *) &state;
  g_autofree char         *plain = NULL;
  g_autofree char         *from_right = NULL;
  g_autofree char         *from_left = NULL;
  g_autofree char         *hint = NULL;
  GameAction               right;
  GameAction               left;

  g_assert_true (bunny_rules.parse_action ("copy:r-gem2", &right, NULL));
  g_assert_true (bunny_rules.parse_action ("copy:l-gem5", &left, NULL));
  plain = bunny_words_action (now, left, NULL);
  from_right = bunny_words_action (now, right, names);
  from_left = bunny_words_action (now, left, names);
  hint = bunny_words_hint (now, left, GAME_HINT_ACTION, names);
  g_assert_cmpstr (plain, ==, "Copy from your left neighbour: Gem worth 5");
  g_assert_cmpstr (from_right, ==, "Copy from Cyril on your right: Gem worth 2");
  g_assert_cmpstr (from_left, ==, "Copy from Boris on your left: Gem worth 5");
  g_assert_cmpstr (hint, ==, "Try this. Copy from Boris on your left: Gem worth 5.");
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/bunny/reports/last-round", test_last_round);
  g_test_add_func ("/bunny/reports/named", test_named);
  g_test_add_func ("/bunny/reports/copied", test_copied);
  g_test_add_func ("/bunny/reports/unseen", test_unseen);
  g_test_add_func ("/bunny/reports/provisions", test_provisions);
  g_test_add_func ("/bunny/reports/names", test_names);
  return g_test_run ();
}
