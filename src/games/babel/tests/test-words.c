/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's words for actions, turns, results and positions; and no sentence tells a seat a secret.
 * The texts compared are the English ones.
 */
#include "babel-fixture.h"
#include "babel-words.h"
#include "fixed.h"
#include "game-playout.h"
#include "game-rng.h"
#include "words-fixture.h"

#define N_GAMES 40

/* The report of an action to the seat that acted, to the other seat, and to both by number. */
typedef struct
{
  const char *name;
  const char *position;
  const char *action;
  const char *own;
  const char *other;
  const char *number;
} ReportRow;

/* The sentence about a position to player 1, to player 2, and to both by number. */
typedef struct
{
  const char *name;
  const char *position;
  const char *to_first;
  const char *to_second;
  const char *number;
} SentenceRow;

static const ReportRow report_rows[] = {
  { "travel", "babel/1 hands=H|",
    "travel:H",
    "You travel to Hatti.",
    "Your opponent travels to Hatti.",
    "Player 1 travels to Hatti." },
  { "settle", "babel/1 pawns=MQ hands=H|",
    "settle:H",
    "You settle a Hittite in Media.",
    "Your opponent settles a Hittite in Media.",
    "Player 1 settles a Hittite in Media." },
  { "build/own", "babel/1 M:A| pawns=MQ stores=1|",
    "build:own",
    "You build level 1 in Media from your own store.",
    "Your opponent builds level 1 in Media from their own store.",
    "Player 1 builds level 1 in Media from their own store." },
  { "build/opp", "babel/1 M:A| pawns=MQ stores=|1",
    "build:opp",
    "You build level 1 in Media from your opponent’s store.",
    "Your opponent builds level 1 in Media from your store.",
    "Player 1 builds level 1 in Media from player 2’s store." },
  { "build/start", "babel/1 M:A| pawns=MQ starters=10",
    "build:start",
    "You build your starter, level 1, in Media.",
    "Your opponent builds their starter, level 1, in Media.",
    "Player 1 builds their starter, level 1, in Media." },
  { "build/by-second", "babel/1 M:|A pawns=QM stores=1| move=2",
    "build:opp",
    "You build level 1 in Media from your opponent’s store.",
    "Your opponent builds level 1 in Media from your store.",
    "Player 2 builds level 1 in Media from player 1’s store." },
  { "migrate", "babel/1 H:SPPM|",
    "migrate:H-S",
    "Your last three cards migrate from Hatti to Sumer.",
    "Your opponent’s last three cards migrate from Hatti to Sumer.",
    "Player 1’s last three cards migrate from Hatti to Sumer." },
  { "raze", "babel/1 H:AAA|/1236 pawns=HQ",
    "raze",
    "You raze your opponent’s temple in Hatti: 4 levels go back to the quarry.",
    "Your opponent razes your temple in Hatti: 4 levels go back to the quarry.",
    "Player 1 razes player 2’s temple in Hatti: 4 levels go back to the quarry." },
  { "raze/one", "babel/1 H:AAA|/1 pawns=HQ",
    "raze",
    "You raze your opponent’s temple in Hatti: 1 level goes back to the quarry.",
    "Your opponent razes your temple in Hatti: 1 level goes back to the quarry.",
    "Player 1 razes player 2’s temple in Hatti: 1 level goes back to the quarry." },
  { "steal", "babel/1 H:HHH|/123 pawns=HQ",
    "steal",
    "You steal level 3 from your opponent’s temple in Hatti.",
    "Your opponent steals level 3 from your temple in Hatti.",
    "Player 1 steals level 3 from player 2’s temple in Hatti." },
  { "expel", "babel/1 H:MMM|AMA pawns=HQ",
    "expel:A",
    "You expel the Assyrians from Hatti: 2 cards.",
    "Your opponent expels the Assyrians from Hatti: you lose 2 cards.",
    "Player 1 expels the Assyrians from Hatti: player 2 loses 2 cards." },
  { "expel/one", "babel/1 H:MMM|AMA pawns=HQ",
    "expel:M",
    "You expel the Medes from Hatti: 1 card.",
    "Your opponent expels the Medes from Hatti: you lose 1 card.",
    "Player 1 expels the Medes from Hatti: player 2 loses 1 card." },
  { "win-over", "babel/1 H:SSS|AMAA pawns=HQ",
    "win-over",
    "You win over the Assyrians in Hatti: 2 cards.",
    "Your opponent wins over the Assyrians in Hatti: you lose 2 cards.",
    "Player 1 wins over the Assyrians in Hatti: player 2 loses 2 cards." },
  { "win-over/all", "babel/1 H:SSS|AMAA rules=sumer-all pawns=HQ",
    "win-over",
    "You win over the Assyrians in Hatti: 3 cards.",
    "Your opponent wins over the Assyrians in Hatti: you lose 3 cards.",
    "Player 1 wins over the Assyrians in Hatti: player 2 loses 3 cards." },
  { "skip/own", "babel/1 H:PPP/1| pawns=HQ stores=3|",
    "skip:own",
    "You skip a level in Hatti and build level 3 from your own store.",
    "Your opponent skips a level in Hatti and builds level 3 from their own store.",
    "Player 1 skips a level in Hatti and builds level 3 from their own store." },
  { "skip/opp", "babel/1 H:PPP| pawns=HQ stores=|2",
    "skip:opp",
    "You skip a level in Hatti and build level 2 from your opponent’s store.",
    "Your opponent skips a level in Hatti and builds level 2 from your store.",
    "Player 1 skips a level in Hatti and builds level 2 from player 2’s store." },
  { "halve", "babel/1 H:PPP| pawns=HQ hands=|AAHMS",
    "halve:P",
    "You halve your opponent’s hand: 2 cards must go.",
    "Your opponent halves your hand: 2 cards must go.",
    "Player 1 halves player 2’s hand: 2 cards must go." },
  { "halve/one", "babel/1 H:PPP| pawns=HQ hands=|AM",
    "halve:P",
    "You halve your opponent’s hand: 1 card must go.",
    "Your opponent halves your hand: 1 card must go.",
    "Player 1 halves player 2’s hand: 1 card must go." },
  { "discard", "babel/1 hands=|AHM owed=1",
    "discard:H",
    "You discard a Hittite.",
    "Your opponent discards a Hittite.",
    "Player 2 discards a Hittite." },
  { "end", "babel/1 deck=AAS? quarry=25?",
    "end",
    "You end your turn and reveal 5 and 2. Your opponent draws 3 cards.",
    "Your opponent ends the turn and reveals 5 and 2. You draw 2 Assyrians and a Sumerian.",
    "Player 1 ends the turn and reveals 5 and 2. Player 2 draws 3 cards." },
  { "end/by-second", "babel/1 deck=AAS? quarry=25? move=2 turn=2",
    "end",
    "You end your turn and reveal 5 and 2. Your opponent draws 3 cards.",
    "Your opponent ends the turn and reveals 5 and 2. You draw 2 Assyrians and a Sumerian.",
    "Player 2 ends the turn and reveals 5 and 2. Player 1 draws 3 cards." },
  { "end/last-card", "babel/1 stores=11111111112222222223333333344444455555566666| quarry=4",
    "end",
    "You end your turn and reveal 4, the last temple card.",
    "Your opponent ends the turn and reveals 4, the last temple card.",
    "Player 1 ends the turn and reveals 4, the last temple card." },
  { "end/short-deck",
    "babel/1 A:AAAAAAAAAAAAHHHHHHHHHHHHMMMMMMMMMMMMPPPPPPPPPPPPSSSSSSSSSS| "
    "deck=S discard=S quarry=25?",
    "end",
    "You end your turn and reveal 5 and 2. The discards are shuffled into a new deck. Your "
    "opponent draws 2 cards.",
    "Your opponent ends the turn and reveals 5 and 2. The discards are shuffled into a new "
    "deck. You draw 2 Sumerians.",
    "Player 1 ends the turn and reveals 5 and 2. The discards are shuffled into a new deck."
    " Player 2 draws 2 cards." },
  { "final", "babel/1 A:AAA/12345| H:AAAAAA/12345|/123456 M:MMMMM/1234|/1234 pawns=MQ stores=5|",
    "build:own",
    "You build level 5 in Media from your own store. The final phase begins: 20 points win, "
    "9 or less lose.",
    "Your opponent builds level 5 in Media from their own store. The final phase begins: "
    "20 points win, 9 or less lose.",
    "Player 1 builds level 5 in Media from their own store. The final phase begins: 20 points "
    "win, 9 or less lose." },
};

static const SentenceRow prompt_rows[] = {
  { "turn", "babel/1 turn=5",
    "Your turn",
    "Your opponent’s turn",
    "Player 1’s turn" },
  { "turn/second", "babel/1 turn=6 move=2",
    "Your opponent’s turn",
    "Your turn",
    "Player 2’s turn" },
  { "starter", "babel/1 hands=AA| starters=10",
    "Your turn: build your starter",
    "Your opponent’s turn",
    "Player 1’s turn: build your starter" },
  { "starter/second", "babel/1 pawns=QM hands=|A starters=11 move=2 turn=2",
    "Your opponent’s turn",
    "Your turn: build your starter",
    "Player 2’s turn: build your starter" },
  { "choice", "babel/1 hands=|AHMP owed=2",
    "Your opponent has 2 cards to discard",
    "Choose 2 cards to discard",
    "Player 2, choose 2 cards to discard" },
  { "choice/one", "babel/1 hands=AHMP| owed=1 move=2 turn=2",
    "Choose 1 card to discard",
    "Your opponent has 1 card to discard",
    "Player 1, choose 1 card to discard" },
  { "over", "babel/1 A:|/123456 H:|/123456 M:|/123",
    "The game is over",
    "The game is over",
    "The game is over" },
};

static const SentenceRow result_rows[] = {
  { "early", "babel/1 A:/123456| H:/123456| M:/123|/1234",
    "You win, 15 against 4: 15 points are enough while the other side has 9 or less.",
    "Your opponent wins, 15 against 4: 15 points are enough while the other side has 9 or "
    "less.",
    "Player 1 wins, 15 against 4: 15 points are enough while the other side has 9 or less." },
  { "early/second", "babel/1 A:|/123456 H:|/123456 M:|/123",
    "Your opponent wins, 15 against 0: 15 points are enough while the other side has 9 or "
    "less.",
    "You win, 15 against 0: 15 points are enough while the other side has 9 or less.",
    "Player 2 wins, 15 against 0: 15 points are enough while the other side has 9 or less." },
  { "twenty", "babel/1 A:/123456|/123456 H:/123456|/12345 M:/123456| S:/123| final=1",
    "You win, 21 against 11: 20 points win the game.",
    "Your opponent wins, 21 against 11: 20 points win the game.",
    "Player 1 wins, 21 against 11: 20 points win the game." },
  { "fallen", "babel/1 A:/12345|/12345 H:/12345|/1234 M:/1234| final=1",
    "You win, 14 against 9: your opponent fell to 9 or less in the final phase.",
    "Your opponent wins, 14 against 9: you fell to 9 or less in the final phase.",
    "Player 1 wins, 14 against 9: player 2 fell to 9 or less in the final phase." },
  { "final15", "babel/1 A:/12345|/12345 H:/12345|/1234 M:/12345| rules=final15",
    "You win, 15 against 9: 15 points are enough while the other side has 9 or less.",
    "Your opponent wins, 15 against 9: 15 points are enough while the other side has 9 or "
    "less.",
    "Player 1 wins, 15 against 9: 15 points are enough while the other side has 9 or less." },
  { "unfinished", "babel/1 A:/123|/12",
    "The game is not finished: 3 to 2.",
    "The game is not finished: 3 to 2.",
    "The game is not finished: 3 to 2." },
  { "more", "babel/1 A:/123| H:|/12 stores=1111111122222223333333444444455555566666|",
    "You win, 3 against 2: the quarry is empty, and the higher score counts.",
    "Your opponent wins, 3 against 2: the quarry is empty, and the higher score counts.",
    "Player 1 wins, 3 against 2: the quarry is empty, and the higher score counts." },
  { "more-cards",
    "babel/1 A:/123| H:|/123 hands=A|?? stores=111111112222222333333444444455555566666|",
    "Your opponent wins at 3 to 3: the quarry is empty, and your opponent holds more nation"
    " cards.",
    "You win at 3 to 3: the quarry is empty, and you hold more nation cards.",
    "Player 2 wins at 3 to 3: the quarry is empty, and player 2 holds more nation cards." },
  { "draw", "babel/1 A:/123| H:|/123 hands=AM|?? stores=111111112222222333333444444455555566666|",
    "A draw at 3 all: the quarry is empty, and both hold the same number of nation cards.",
    "A draw at 3 all: the quarry is empty, and both hold the same number of nation cards.",
    "A draw at 3 all: the quarry is empty, and both hold the same number of nation cards." },
};

/* Reports an action to `viewer`; plays it in *state. */
static char *
play_and_report (GameState *state, GameAction action, guint viewer, GameAddress address)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  g_autofree GameState *seen = game_state_new (&babel_rules);
  guint                 seat = babel_rules.seat (state);

  babel_rules.observe (state, viewer, seen);
  babel_rules.apply (state, action, events);
  for (guint i = 0; i < events->len; i++)
    {
      GameEvent *event = &g_array_index (events, GameEvent, i);

      *event = game_event_for_seat (*event, viewer);
    }
  return babel_words.report (seen, action, seat, (const GameEvent *) (gpointer) events->data,
                             events->len, viewer, address, NULL);
}

/* The same without playing. */
static char *
report_to (const GameState *state, GameAction action, guint viewer, GameAddress address)
{
  g_autofree GameState *copy = game_state_dup (&babel_rules, state);

  return play_and_report (copy, action, viewer, address);
}

static void
test_report (gconstpointer data)
{
  const ReportRow *row = data;
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = game_position_parse_full (&babel_rules, row->position, 0, &error);
  GameAction            action = fixture_action (row->action);
  guint                 seat;
  g_autofree char      *own = NULL;
  g_autofree char      *other = NULL;
  g_autofree char      *number = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (game_state_judge (&babel_rules, state, action), ==, GAME_LEGAL);
  seat = babel_rules.seat (state);
  own = report_to (state, action, seat, GAME_ADDRESS_YOU);
  other = report_to (state, action, 1 - seat, GAME_ADDRESS_YOU);
  number = report_to (state, action, 0, GAME_ADDRESS_NUMBER);
  g_assert_cmpstr (own, ==, row->own);
  g_assert_cmpstr (other, ==, row->other);
  g_assert_cmpstr (number, ==, row->number);
}

static void
test_prompt (gconstpointer data)
{
  const SentenceRow    *row = data;
  g_autofree GameState *state = fixture_partial (row->position);
  g_autofree char      *to_first = babel_words.prompt (state, 0, GAME_ADDRESS_YOU, NULL);
  g_autofree char      *to_second = babel_words.prompt (state, 1, GAME_ADDRESS_YOU, NULL);
  g_autofree char      *number = babel_words.prompt (state, 1, GAME_ADDRESS_NUMBER, NULL);

  g_assert_cmpstr (to_first, ==, row->to_first);
  g_assert_cmpstr (to_second, ==, row->to_second);
  g_assert_cmpstr (number, ==, row->number);
}

static void
test_result (gconstpointer data)
{
  const SentenceRow    *row = data;
  g_autofree GameState *state = fixture_partial (row->position);
  g_autofree char      *to_first = babel_words.result (state, 0, GAME_ADDRESS_YOU, NULL);
  g_autofree char      *to_second = babel_words.result (state, 1, GAME_ADDRESS_YOU, NULL);
  g_autofree char      *number = babel_words.result (state, 0, GAME_ADDRESS_NUMBER, NULL);

  g_assert_cmpstr (to_first, ==, row->to_first);
  g_assert_cmpstr (to_second, ==, row->to_second);
  g_assert_cmpstr (number, ==, row->number);
}

static void
assert_labels (const GameState *state, const GameAction *actions, guint n)
{
  g_autoptr (GHashTable) labels = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < n; i++)
    {
      char *label = babel_words.action (state, actions[i], NULL);

      fixture_assert_sentence (label);
      g_assert_true (g_hash_table_add (labels, label));
    }
}

static void
assert_reports (const GameState *state, GameAction action)
{
  for (guint viewer = 0; viewer < 2; viewer++)
    for (guint address = GAME_ADDRESS_YOU; address <= GAME_ADDRESS_NUMBER; address++)
      {
        g_autofree char *report = report_to (state, action, viewer, address);

        fixture_assert_sentence (report);
        g_assert_true (g_str_has_suffix (report, "."));
      }
}

/* Every legal action of random games has a label of its own and a report to everyone. */
static void
test_coverage (void)
{
  g_autofree GameState  *state = game_state_new (&babel_rules);
  g_autofree GameState  *seen = game_state_new (&babel_rules);
  g_autofree GameAction *actions = g_new (GameAction, babel_rules.max_legal);

  for (guint game = 0; game < N_GAMES; game++)
    {
      guint n;

      babel_rules.deal (state, 2, (guint32) g_test_rand_int_range (0, 8),
                        (guint32) g_test_rand_int ());
      for (guint step = 0;
           step < 400 && (n = game_state_legal (&babel_rules, state, actions)) > 0; step++)
        {
          GameAction action = actions[g_test_rand_int_range (0, (gint32) n)];

          babel_rules.observe (state, babel_rules.seat (state), seen);
          assert_labels (seen, actions, n);
          assert_reports (state, action);
          babel_rules.apply (state, action, NULL);
        }
    }
}

/* Turns the unseen part of the deck over, so that the other world's next cards are others. */
static void
reverse_deck (GameState *state)
{
  BabelState *world = (BabelState *) state;

  for (guint i = 0; i < world->n_deck / 2u; i++)
    {
      guint8 card = world->deck[i];

      world->deck[i] = world->deck[world->n_deck - 1u - i];
      world->deck[world->n_deck - 1u - i] = card;
    }
}

/* Ends the turn in two worlds that differ in the deck alone. Returns whether the drawer's reports
 * have different cards; no other report may mention it. */
static gboolean
compare_draws (const GameState *state, GameAction end)
{
  g_autofree GameState *world = game_state_dup (&babel_rules, state);
  guint                 seat = babel_rules.seat (state);
  g_autofree char      *drawn_here = NULL;
  g_autofree char      *drawn_there = NULL;
  const GameAddress     open = GAME_ADDRESS_NUMBER;

  reverse_deck (world);
  for (guint viewer = 0; viewer < 2; viewer++)
    {
      g_autofree char *here = report_to (state, end, viewer, open);
      g_autofree char *there = report_to (world, end, viewer, open);

      g_assert_cmpstr (here, ==, there);
    }
  {
    g_autofree char *here = report_to (state, end, seat, GAME_ADDRESS_YOU);
    g_autofree char *there = report_to (world, end, seat, GAME_ADDRESS_YOU);

    g_assert_cmpstr (here, ==, there);
  }
  drawn_here = report_to (state, end, 1 - seat, GAME_ADDRESS_YOU);
  drawn_there = report_to (world, end, 1 - seat, GAME_ADDRESS_YOU);
  return !g_str_equal (drawn_here, drawn_there);
}

/* Drawn cards are named to their owner and to nobody else. */
static void
test_draws (void)
{
  g_autofree GameState  *state = game_state_new (&babel_rules);
  g_autofree GameAction *actions = g_new (GameAction, babel_rules.max_legal);
  GameAction             end = fixture_action ("end");
  guint                  told = 0;

  for (guint game = 0; game < N_GAMES; game++)
    {
      guint n;

      babel_rules.deal (state, 2, 0, (guint32) g_test_rand_int ());
      for (guint step = 0;
           step < 100 && (n = game_state_legal (&babel_rules, state, actions)) > 0; step++)
        {
          if (game_state_judge (&babel_rules, state, end) == GAME_LEGAL)
            told += compare_draws (state, end);
          babel_rules.apply (state, actions[g_test_rand_int_range (0, (gint32) n)], NULL);
        }
    }
  g_assert_cmpuint (told, >, 0);
}

/* The sentence about a whole position is the same in every world its viewer cannot tell apart. */
static void
test_secrecy (void)
{
  g_autofree GameState  *state = game_state_new (&babel_rules);
  g_autofree GameState  *world = game_state_new (&babel_rules);
  g_autofree GameState  *seen = game_state_new (&babel_rules);
  g_autofree GameAction *scratch = g_new (GameAction, babel_rules.max_legal);
  guint64                rng = (guint32) g_test_rand_int ();

  for (guint game = 0; game < N_GAMES; game++)
    for (guint viewer = 0; viewer < 2; viewer++)
      {
        g_autofree char *here = NULL;
        g_autofree char *there = NULL;
        g_autofree char *hidden = NULL;

        babel_rules.deal (state, 2, 0, game_rng_next (&rng));
        game_playout (&babel_rules, state, &rng, 3 * game, scratch);
        game_state_resample (&babel_rules, state, viewer, game_rng_next (&rng), world);
        babel_rules.observe (state, viewer, seen);
        hidden = babel_words.position (seen, viewer, NULL);
        here = babel_words.position (state, viewer, NULL);
        there = babel_words.position (world, viewer, NULL);
        fixture_assert_sentence (hidden);
        g_assert_cmpstr (here, ==, hidden);
        g_assert_cmpstr (there, ==, hidden);
      }
}

static const char told_to_first[] =
  "Turn 9, yours. Score: 0 for you, 9 for your opponent. Your pawn stands in Hatti. Your "
  "opponent’s pawn stands at the quarry. Your hand: an Assyrian, a Hittite and a Sumerian. Your "
  "opponent holds 7 cards. Your opponent’s starter is unbuilt. Your store from the top: 5. Your"
  " opponent’s store from the top: 2, 4. The quarry holds 34 cards.\n"
  "Assyria. Your opponent’s temple: 1, 2, 3.\n"
  "Hatti. Your colonnade from the oldest: 4 Sumerians, an Assyrian, 2 Persians. Your opponent’s"
  " temple: 1, 2, 3, 6. Your opponent’s colonnade from the oldest: a Persian, a Sumerian, 2 "
  "Assyrians, a Mede.\n"
  "Sumer. Your colonnade from the oldest: 2 Persians.";

static const char told_to_second[] =
  "Turn 9, your opponent’s. Score: 9 for you, 0 for your opponent. Your pawn stands at the "
  "quarry. Your opponent’s pawn stands in Hatti. Your hand: 7 unknown cards. Your opponent "
  "holds 3 cards. Your starter is unbuilt. Your store from the top: 2, 4. Your opponent’s store"
  " from the top: 5. The quarry holds 34 cards.\n"
  "Assyria. Your temple: 1, 2, 3.\n"
  "Hatti. Your temple: 1, 2, 3, 6. Your colonnade from the oldest: a Persian, a Sumerian, 2 "
  "Assyrians, a Mede. Your opponent’s colonnade from the oldest: 4 Sumerians, an Assyrian, 2 "
  "Persians.\n"
  "Sumer. Your opponent’s colonnade from the oldest: 2 Persians.";

static void
test_position (void)
{
  g_autofree GameState *state = fixture_partial (
    "babel/1 A:|/123 H:SSSSAPP|PSAAM/1236 S:PP| pawns=HQ hands=AHS|??????? stores=5|42 "
    "starters=01 known=0 turn=9");
  g_autofree char *first = babel_words.position (state, 0, NULL);
  g_autofree char *second = babel_words.position (state, 1, NULL);

  g_assert_cmpstr (first, ==, told_to_first);
  g_assert_cmpstr (second, ==, told_to_second);
}

static void
test_forms (void)
{
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    for (guint form = BABEL_LAND_NAME; form <= BABEL_LAND_FROM; form++)
      fixture_assert_sentence (babel_words_get_land (land, form));
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    for (guint form = BABEL_NATION_NAME; form <= BABEL_NATION_ALL; form++)
      fixture_assert_sentence (babel_words_get_nation (nation, form));
  g_assert_cmpstr (babel_words_get_land (BABEL_QUARRY, BABEL_LAND_IN), ==, "at the quarry");
  g_assert_cmpstr (babel_words_get_land (BABEL_HATTI, BABEL_LAND_TO), ==, "to Hatti");
  g_assert_cmpstr (babel_words_get_nation (BABEL_MEDIA, BABEL_NATION_ONE), ==, "a Mede");
}

static void
test_lists (void)
{
  const guint8     row[] = { BABEL_MEDIA, BABEL_MEDIA, BABEL_ASSYRIA, BABEL_MEDIA };
  const guint      numbers[] = { 6, 1 };
  g_autofree char *cards = babel_words_list_cards (BABEL_ONE (BABEL_ASSYRIA) +
                                                   3 * BABEL_ONE (BABEL_SUMER) +
                                                   BABEL_ONE (BABEL_UNKNOWN));
  g_autofree char *nations = babel_words_list_row (row, G_N_ELEMENTS (row));
  g_autofree char *levels = babel_words_list_numbers (numbers, G_N_ELEMENTS (numbers));
  g_autofree char *none = babel_words_list_cards (0);

  g_assert_cmpstr (cards, ==, "an Assyrian, 3 Sumerians and an unknown card");
  g_assert_cmpstr (nations, ==, "2 Medes, an Assyrian, a Mede");
  g_assert_cmpstr (levels, ==, "6, 1");
  g_assert_cmpstr (none, ==, "");
}

/* A heading for every paragraph, with its number; a title and a sentence for every option. */
static void
test_headings (void)
{
  g_autofree char *title = babel_words.title ();

  g_assert_cmpstr (title, ==, "Babel");
  for (guint i = 0; i < babel_rules.n_paragraphs; i++)
    {
      g_autofree char *heading = babel_words.paragraph (i);
      g_autofree char *start = g_strconcat (babel_rules.paragraphs[i].number, " ", NULL);

      g_assert_true (g_str_has_prefix (heading, start));
      fixture_assert_sentence (heading + strlen (start));
    }
  for (guint i = 0; i < babel_rules.n_options; i++)
    {
      g_autofree char *name = babel_words.option_title (i);
      g_autofree char *text = babel_words.option_text (i);

      fixture_assert_sentence (name);
      fixture_assert_sentence (text);
    }
}

static void
add_sentences (const char *folder, const SentenceRow *rows, guint n, GTestDataFunc test)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strconcat (folder, rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (report_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/babel/words/report/", report_rows[i].name, NULL);

      g_test_add_data_func (path, &report_rows[i], test_report);
    }
  add_sentences ("/babel/words/prompt/", prompt_rows, G_N_ELEMENTS (prompt_rows), test_prompt);
  add_sentences ("/babel/words/result/", result_rows, G_N_ELEMENTS (result_rows), test_result);
  g_test_add_func ("/babel/words/coverage", test_coverage);
  g_test_add_func ("/babel/words/draws", test_draws);
  g_test_add_func ("/babel/words/secrecy", test_secrecy);
  g_test_add_func ("/babel/words/position", test_position);
  g_test_add_func ("/babel/words/forms", test_forms);
  g_test_add_func ("/babel/words/lists", test_lists);
  g_test_add_func ("/babel/words/headings", test_headings);
  return g_test_run ();
}
