/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's refusals: every code of NOTATION.md 4, in every case that has a sentence of its own,
 * with its facts. The texts compared are the English ones.
 */
#include "fixed.h"
#include "babel-fixture.h"
#include "babel-words.h"
#include "game-playout.h"
#include "game-rng.h"
#include "words-fixture.h"

#define N_GAMES 400

/* The answer of a partial position to an action. */
typedef struct
{
  const char *name;
  const char *position;
  const char *action;
  guint       refusal;
  const char *sentence;
} RefusalRow;

static const RefusalRow refusal_rows[] = {
  { "game-over", "babel/1 A:|/123456 H:|/123456 M:|/123 result=2",
    "end", BABEL_GAME_OVER,
    "The game is over; nothing more can be played. Your opponent wins, 15 against 0: 15 points are "
    "enough while the other side has 9 or less." },
  { "discard-owed", "babel/1 hands=A|AHM owed=1",
    "end", BABEL_DISCARD_OWED,
    "Your hand has been halved; first choose 1 card to discard." },
  { "discard-owed/two", "babel/1 hands=A|AHMP owed=2",
    "settle:A", BABEL_DISCARD_OWED,
    "Your hand has been halved; first choose 2 cards to discard." },
  { "nothing-owed", "babel/1 hands=A|AHM",
    "discard:A", BABEL_NOTHING_OWED,
    "A card can’t simply be thrown away: it leaves your hand by travelling, by settling, or when "
    "your hand is halved." },
  { "travel/no-such-card", "babel/1 hands=A|",
    "travel:H", BABEL_NO_SUCH_CARD,
    "You hold no Hittite, and only a Hittite takes you to Hatti. Your hand: an Assyrian." },
  { "travel/no-such-card/empty", "babel/1",
    "travel:H", BABEL_NO_SUCH_CARD,
    "You hold no Hittite, and only a Hittite takes you to Hatti. Your hand is empty." },
  { "travel/already-there", "babel/1 pawns=AQ hands=A|",
    "travel:A", BABEL_ALREADY_THERE,
    "Your pawn already stands in Assyria; the card would be spent for nothing." },
  { "settle/at-quarry", "babel/1 hands=A|",
    "settle:A", BABEL_AT_QUARRY,
    "Your pawn is still at the quarry; travel to a land first, then settle there." },
  { "settle/no-such-card", "babel/1 pawns=MQ hands=A|",
    "settle:H", BABEL_NO_SUCH_CARD,
    "You hold no Hittite to settle in Media. Your hand: an Assyrian." },
  { "build/at-quarry", "babel/1 hands=A|",
    "build:own", BABEL_AT_QUARRY,
    "Your pawn is still at the quarry; travel to a land first, then build there." },
  { "build/own/store-empty", "babel/1 pawns=MQ",
    "build:own", BABEL_STORE_EMPTY,
    "Your store is empty; there is nothing to build from it." },
  { "build/opp/store-empty", "babel/1 pawns=MQ",
    "build:opp", BABEL_STORE_EMPTY,
    "Your opponent’s store is empty; there is nothing to build from it." },
  { "build/own/level-order/site", "babel/1 M:A| pawns=MQ stores=53|",
    "build:own", BABEL_LEVEL_ORDER,
    "Your site in Media is empty and needs level 1; the top of your store is 3." },
  { "build/own/level-order/site/deeper", "babel/1 M:A| pawns=MQ stores=513|",
    "build:own", BABEL_LEVEL_ORDER,
    "Your site in Media is empty and needs level 1; the top of your store is 3. A 1 lies deeper in "
    "that store, but only the top can be taken." },
  { "build/own/level-order/other-store", "babel/1 M:AAA/12| pawns=MQ stores=35|3",
    "build:own", BABEL_LEVEL_ORDER,
    "Your temple in Media needs level 3 next; the top of your store is 5. A 3 is the top of your "
    "opponent’s store." },
  { "build/own/level-order/deeper-there", "babel/1 M:AAA/12| pawns=MQ stores=5|35",
    "build:own", BABEL_LEVEL_ORDER,
    "Your temple in Media needs level 3 next; the top of your store is 5. A 3 lies deeper in the "
    "other store, but only the top can be taken." },
  { "build/opp/level-order/deeper", "babel/1 M:AAA/12| pawns=MQ stores=|35",
    "build:opp", BABEL_LEVEL_ORDER,
    "Your temple in Media needs level 3 next; the top of your opponent’s store is 5. A 3 lies "
    "deeper "
    "in that store, but only the top can be taken." },
  { "build/opp/level-order/own-store", "babel/1 M:AAA/12| pawns=MQ stores=3|5",
    "build:opp", BABEL_LEVEL_ORDER,
    "Your temple in Media needs level 3 next; the top of your opponent’s store is 5. A 3 is the "
    "top "
    "of your own store." },
  { "build/opp/level-order/site", "babel/1 M:A| pawns=MQ stores=|53",
    "build:opp", BABEL_LEVEL_ORDER,
    "Your site in Media is empty and needs level 1; the top of your opponent’s store is 3." },
  { "build/own/level-order", "babel/1 M:AAAA/12| pawns=MQ stores=5|",
    "build:own", BABEL_LEVEL_ORDER,
    "Your temple in Media needs level 3 next; the top of your store is 5." },
  { "build/opp/level-order", "babel/1 M:AAAA/12| pawns=MQ stores=|1",
    "build:opp", BABEL_LEVEL_ORDER,
    "Your temple in Media needs level 3 next; the top of your opponent’s store is 1." },
  { "build/level-order/complete", "babel/1 M:AAAA/123456| pawns=MQ stores=5|",
    "build:own", BABEL_LEVEL_ORDER,
    "Your temple in Media already has its highest level, 6." },
  { "build/few-settlers/none", "babel/1 M:/12| pawns=MQ stores=3|",
    "build:own", BABEL_FEW_SETTLERS,
    "Level 3 needs 3 settlers, and you have none in Media." },
  { "build/few-settlers/none/first", "babel/1 pawns=MQ stores=1|",
    "build:own", BABEL_FEW_SETTLERS,
    "Level 1 needs a settler, and you have none in Media." },
  { "build/few-settlers/one", "babel/1 M:A/12| pawns=MQ stores=3|",
    "build:own", BABEL_FEW_SETTLERS,
    "Level 3 needs 3 settlers; only 1 of yours stands in Media." },
  { "build/few-settlers/two", "babel/1 M:AH/123| pawns=MQ stores=|4",
    "build:opp", BABEL_FEW_SETTLERS,
    "Level 4 needs 4 settlers; only 2 of yours stand in Media." },
  { "build/start/at-quarry", "babel/1 starters=10",
    "build:start", BABEL_AT_QUARRY,
    "Your pawn is still at the quarry; travel to a land first, then build there." },
  { "build/start/spent", "babel/1 M:A| pawns=MQ",
    "build:start", BABEL_STARTER_SPENT,
    "Your starter is built already; you had only the one." },
  { "build/start/level-order", "babel/1 M:A/12| pawns=MQ starters=10",
    "build:start", BABEL_LEVEL_ORDER,
    "The starter is level 1 and needs an empty site; your temple in Media already reaches level "
    "2." },
  { "build/start/few-settlers", "babel/1 pawns=MQ starters=10",
    "build:start", BABEL_FEW_SETTLERS,
    "Level 1 needs a settler, and you have none in Media." },
  { "migrate/already", "babel/1 M:AAA| migrated=1",
    "migrate:M-A", BABEL_ALREADY_MIGRATED,
    "You have migrated this turn already; once a turn is the limit." },
  { "migrate/same-land", "babel/1 M:AAA|",
    "migrate:M-M", BABEL_SAME_LAND,
    "Cards migrate to another land; these already lie in Media." },
  { "migrate/short/none", "babel/1",
    "migrate:S-A", BABEL_SHORT_COLONNADE,
    "Your colonnade in Sumer is empty; three cards must migrate together." },
  { "migrate/short/one", "babel/1 S:A|",
    "migrate:S-A", BABEL_SHORT_COLONNADE,
    "Your colonnade in Sumer has only 1 card; three must migrate together." },
  { "migrate/short/two", "babel/1 S:AH|",
    "migrate:S-A", BABEL_SHORT_COLONNADE,
    "Your colonnade in Sumer has only 2 cards; three must migrate together." },
  { "ability/at-quarry", "babel/1",
    "raze", BABEL_AT_QUARRY,
    "Your pawn is still at the quarry; travel to a land first: abilities work only where it "
    "stands." },
  { "halve/at-quarry", "babel/1",
    "halve:A", BABEL_AT_QUARRY,
    "Your pawn is still at the quarry; travel to a land first: abilities work only where it "
    "stands." },
  { "ability/no-run/none", "babel/1 pawns=HQ",
    "raze", BABEL_NO_RUN,
    "You have no Assyrians in Hatti; three side by side are needed. A run of three "
    "Assyrians razes the temple across." },
  { "ability/no-run/single", "babel/1 H:MAM| pawns=HQ",
    "raze", BABEL_NO_RUN,
    "You have a single Assyrian in Hatti; three side by side are needed. A run of three "
    "Assyrians razes the temple across." },
  { "ability/no-run/apart", "babel/1 H:MAMAM| pawns=HQ",
    "raze", BABEL_NO_RUN,
    "No two of your Assyrians in Hatti stand side by side; three are needed. A run of three "
    "Assyrians razes the temple across." },
  { "ability/no-run/two", "babel/1 H:MAAMA| pawns=HQ",
    "raze", BABEL_NO_RUN,
    "You have 3 Assyrians in Hatti, but no three side by side. A run of three "
    "Assyrians razes the temple across." },
  { "ability/no-run/pair", "babel/1 H:MAAM| pawns=HQ",
    "raze", BABEL_NO_RUN,
    "You have two Assyrians side by side in Hatti; three are needed. A run of three "
    "Assyrians razes the temple across." },
  { "ability/no-run/parted", "babel/1 H:AMAMAA| pawns=HQ",
    "raze", BABEL_NO_RUN,
    "You have 4 Assyrians in Hatti, but no three side by side. A run of three "
    "Assyrians razes the temple across." },
  { "ability/no-run/elsewhere", "babel/1 H:A| P:SAAA| pawns=HQ",
    "raze", BABEL_NO_RUN,
    "You have a single Assyrian in Hatti; three side by side are needed. Your run of Assyrians "
    "stands in Persia; it acts only while your pawn is there." },
  { "ability/no-run/opponent", "babel/1 H:|AAA pawns=HQ",
    "raze", BABEL_NO_RUN,
    "You have no Assyrians in Hatti; three side by side are needed. The run of Assyrians in Hatti "
    "is "
    "your opponent’s." },
  { "halve/no-run/two", "babel/1 H:SSMS| pawns=HQ",
    "halve:S", BABEL_NO_RUN,
    "You have 3 Sumerians in Hatti, but no three side by side. Any run of three can halve a "
    "hand." },
  { "ability/which-run", "babel/1 H:MMMAMMM| pawns=HQ",
    "expel:A", BABEL_WHICH_RUN,
    "You have 2 runs of Medes in Hatti; say which one pays, with @1 for the oldest up to @2 for "
    "the "
    "newest." },
  { "ability/no-such-run/beyond", "babel/1 H:MMMAMMM| pawns=HQ",
    "expel:A@3", BABEL_NO_SUCH_RUN,
    "You have 2 such runs in Hatti; run 3 is not among them." },
  { "ability/no-such-run/single", "babel/1 H:MMM| pawns=HQ",
    "expel:A@1", BABEL_NO_SUCH_RUN,
    "You have a single such run in Hatti; it takes no number." },
  { "raze/no-temple", "babel/1 H:AAA| pawns=HQ",
    "raze", BABEL_NO_TEMPLE,
    "Your opponent has no temple in Hatti to raze. Your opponent has no temple anywhere." },
  { "raze/no-temple/elsewhere", "babel/1 H:AAA| M:|/1 pawns=HQ",
    "raze", BABEL_NO_TEMPLE,
    "Your opponent has no temple in Hatti to raze. Your opponent has a temple in Media." },
  { "steal/no-temple", "babel/1 H:HHH| pawns=HQ",
    "steal", BABEL_NO_TEMPLE,
    "Your opponent has no temple in Hatti to steal from. Your opponent has no temple anywhere." },
  { "steal/no-temple/elsewhere", "babel/1 H:HHH| A:|/12 M:|/1 S:|/12 pawns=HQ",
    "steal", BABEL_NO_TEMPLE,
    "Your opponent has no temple in Hatti to steal from. Your opponent has temples in Assyria, in "
    "Media and in Sumer." },
  { "steal/not-higher", "babel/1 H:HHH/123|/12 pawns=HQ",
    "steal", BABEL_NOT_HIGHER,
    "Only a level higher than your 3 in Hatti can be stolen; your opponent’s temple there ends at"
    " 2." },
  { "steal/few-settlers", "babel/1 H:HHH|/1234 pawns=HQ",
    "steal", BABEL_FEW_SETTLERS,
    "To steal level 4 you need 4 settlers; even with the one who pays, only 3 of yours stand in "
    "Hatti." },
  { "expel/nation-absent", "babel/1 H:MMM|AAS pawns=HQ",
    "expel:P", BABEL_NATION_ABSENT,
    "Your opponent has no Persians in Hatti to expel. Your opponent’s colonnade from the oldest: 2 "
    "Assyrians, a Sumerian." },
  { "expel/nation-absent/nobody", "babel/1 H:MMM| pawns=HQ",
    "expel:P", BABEL_NATION_ABSENT,
    "Your opponent has no Persians in Hatti to expel." },
  { "expel/nation-absent/elsewhere", "babel/1 H:MMM|A P:|SP S:|P pawns=HQ",
    "expel:P", BABEL_NATION_ABSENT,
    "Your opponent has no Persians in Hatti to expel. Your opponent has Persians in Persia and in "
    "Sumer." },
  { "win-over/no-settlers", "babel/1 H:SSS| pawns=HQ",
    "win-over", BABEL_NO_SETTLERS,
    "Your opponent’s colonnade in Hatti is empty; there is nobody to win over. Your opponent has "
    "no "
    "settlers anywhere." },
  { "win-over/no-settlers/elsewhere", "babel/1 H:SSS| M:|A pawns=HQ",
    "win-over", BABEL_NO_SETTLERS,
    "Your opponent’s colonnade in Hatti is empty; there is nobody to win over. Your opponent has "
    "settlers in Media." },
  { "skip/own/store-empty", "babel/1 H:PPP| pawns=HQ",
    "skip:own", BABEL_STORE_EMPTY,
    "Your store is empty; there is nothing to build from it." },
  { "skip/opp/store-empty", "babel/1 H:PPP| pawns=HQ",
    "skip:opp", BABEL_STORE_EMPTY,
    "Your opponent’s store is empty; there is nothing to build from it." },
  { "skip/own/level-order/site", "babel/1 H:PPP| pawns=HQ stores=1|",
    "skip:own", BABEL_LEVEL_ORDER,
    "Persians skip exactly one level: your empty site in Hatti needs a 2; the top of your store "
    "is 1." },
  { "skip/opp/level-order/site", "babel/1 H:PPP| pawns=HQ stores=|3",
    "skip:opp", BABEL_LEVEL_ORDER,
    "Persians skip exactly one level: your empty site in Hatti needs a 2; the top of your "
    "opponent’s store is 3." },
  { "skip/own/level-order/deeper", "babel/1 H:PPP| pawns=HQ stores=21|",
    "skip:own", BABEL_LEVEL_ORDER,
    "Persians skip exactly one level: your empty site in Hatti needs a 2; the top of your store "
    "is 1. A 2 lies deeper in that store, but only the top can be taken." },
  { "skip/own/level-order", "babel/1 H:PPP/12| pawns=HQ stores=3|",
    "skip:own", BABEL_LEVEL_ORDER,
    "Persians skip exactly one level: on your 2 in Hatti goes a 4; the top of your store is 3." },
  { "skip/opp/level-order", "babel/1 H:PPP/12| pawns=HQ stores=|6",
    "skip:opp", BABEL_LEVEL_ORDER,
    "Persians skip exactly one level: on your 2 in Hatti goes a 4; the top of your opponent’s "
    "store is 6." },
  { "skip/level-order/highest", "babel/1 H:PPP/12345| pawns=HQ stores=6|",
    "skip:own", BABEL_LEVEL_ORDER,
    "Your temple in Hatti already has level 5; there is no level two higher." },
  { "skip/few-settlers", "babel/1 H:PPP/12| pawns=HQ stores=|4",
    "skip:opp", BABEL_FEW_SETTLERS,
    "Level 4 needs 4 settlers; even with the one who pays, only 3 of yours stand in Hatti." },
  { "halve/small-hand/none", "babel/1 H:PPP| pawns=HQ",
    "halve:P", BABEL_SMALL_HAND,
    "Your opponent’s hand is empty; there is nothing to halve." },
  { "halve/small-hand/one", "babel/1 H:PPP| pawns=HQ hands=|?",
    "halve:P", BABEL_SMALL_HAND,
    "Your opponent holds a single card; half of it, rounded down, is nothing." },
  { "discard/no-such-card", "babel/1 hands=|AHMP owed=2",
    "discard:S", BABEL_NO_SUCH_CARD,
    "You hold no Sumerian to discard. Your hand: an Assyrian, a Hittite, a Mede and a Persian." },
  { "end/starter-unbuilt/here", "babel/1 H:A| pawns=HQ starters=10",
    "end", BABEL_STARTER_UNBUILT,
    "Your starter is unbuilt; build it in Hatti before you end the turn." },
  { "end/starter-unbuilt/settle", "babel/1 pawns=HQ hands=A| starters=10",
    "end", BABEL_STARTER_UNBUILT,
    "Your starter is unbuilt; settle a card in Hatti and build it before you end the turn." },
  { "end/starter-unbuilt/migrate", "babel/1 A:MSM| pawns=HQ starters=10",
    "end", BABEL_STARTER_UNBUILT,
    "Your starter is unbuilt; migrate three cards to Hatti and build it before you end the turn." },
  { "end/starter-unbuilt/travel/lands", "babel/1 A:/1| S:H| hands=AMS| starters=10",
    "end", BABEL_STARTER_UNBUILT,
    "Your starter is unbuilt; travel somewhere, to Sumer for instance, and build it there before "
    "you end the turn." },
  { "end/starter-unbuilt/travel/settle/lands", "babel/1 A:/1| hands=AMS| starters=10",
    "end", BABEL_STARTER_UNBUILT,
    "Your starter is unbuilt; travel somewhere, to Media for instance, settle a card there and "
    "build it before you end the turn." },
  { "end/starter-unbuilt/travel", "babel/1 A:/1| M:H| hands=AM| starters=10",
    "end", BABEL_STARTER_UNBUILT,
    "Your starter is unbuilt; travel to Media and build it there before you end the turn." },
  { "end/starter-unbuilt/travel/settle", "babel/1 hands=AA| starters=10",
    "end", BABEL_STARTER_UNBUILT,
    "Your starter is unbuilt; travel to Assyria, settle a card there and build it before you end "
    "the turn." },
  { "end/starter-unbuilt/travel/migrate", "babel/1 S:HHH| hands=M| starters=10",
    "end", BABEL_STARTER_UNBUILT,
    "Your starter is unbuilt; travel to Media, migrate three cards there and build it before you "
    "end the turn." },
};

static void
test_refusal (gconstpointer data)
{
  const RefusalRow     *row = data;
  g_autofree GameState *state = fixture_partial (row->position);
  GameAction            action = fixture_action (row->action);
  guint                 seat = babel_rules.seat (state);
  g_autofree char      *sentence = babel_words.refusal (state, action, row->refusal,
                                                   seat == GAME_NOBODY ? 0 : seat,
                                                        GAME_ADDRESS_YOU, NULL);

  g_assert_cmpuint (game_state_judge (&babel_rules, state, action), ==, row->refusal);
  g_assert_cmpstr (sentence, ==, row->sentence);
}

/* While a halved hand is due the sentence names its owner; after the end, the winner. */
static void
test_askers (void)
{
  static const struct
  {
    const char *position;
    guint       viewer;
    GameAddress address;
    const char *sentence;
  } rows[] = {
    { "babel/1 hands=A|AHMP owed=2", 0, GAME_ADDRESS_YOU,
      "Your opponent’s hand has been halved; first they choose 2 cards to discard." },
    { "babel/1 hands=A|AHMP owed=1", 1, GAME_ADDRESS_YOU,
      "Your hand has been halved; first choose 1 card to discard." },
    { "babel/1 hands=A|AHMP owed=1", 0, GAME_ADDRESS_NUMBER,
      "Player 2’s hand has been halved; first they choose 1 card to discard." },
    { "babel/1 A:|/123456 H:|/123456 M:|/123 result=2", 1, GAME_ADDRESS_YOU,
      "The game is over; nothing more can be played. You win, 15 against 0: 15 points are enough "
      "while the other side has 9 or less." },
    { "babel/1 A:|/123456 H:|/123456 M:|/123 result=2", 0, GAME_ADDRESS_NUMBER,
      "The game is over; nothing more can be played. Player 2 wins, 15 against 0: 15 points are "
      "enough while the other side has 9 or less." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree GameState *state = fixture_partial (rows[i].position);
      GameAction            end = fixture_action ("end");
      g_autofree char      *sentence =
        babel_words.refusal (state, end, game_state_judge (&babel_rules, state, end),
                             rows[i].viewer,
                             rows[i].address, NULL);

      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

/* Sentences about somebody with a name, and about somebody without a name. */
static void
test_names (void)
{
  static const char *const names[] = { "", "Ubar", NULL };
  static const char *const nobody[] = { "", "", NULL };

  static const struct
  {
    const char *position;
    const char *action;
    const char *sentence;
  } rows[] = {
    { "babel/1 pawns=HQ H:AAA|", "raze",
      "Ubar has no temple in Hatti to raze. Ubar has no temple anywhere." },
    { "babel/1 H:HHH/123|A/12 pawns=HQ", "steal",
      "Only a level higher than your 3 in Hatti can be stolen; Ubar’s temple there ends at 2." },
    { "babel/1 H:A/1| pawns=HQ stores=5|2", "build:own",
      "Your temple in Hatti needs level 2 next; the top of your store is 5. "
      "A 2 is the top of Ubar’s store." },
    { "babel/1 H:A/1| pawns=HQ stores=|5", "build:opp",
      "Your temple in Hatti needs level 2 next; the top of Ubar’s store is 5." },
    { "babel/1 H:A| pawns=HQ", "build:opp",
      "Ubar’s store is empty; there is nothing to build from it." },
    { "babel/1 H:|MMM pawns=HQ", "expel:A",
      "You have no Medes in Hatti; three side by side are needed. "
      "The run of Medes in Hatti is Ubar’s." },
    { "babel/1 H:SSS| pawns=HQ", "win-over",
      "Ubar’s colonnade in Hatti is empty; there is nobody to win over. "
      "Ubar has no settlers anywhere." },
    { "babel/1 H:PPP| pawns=HQ hands=|?", "halve:P",
      "Ubar holds a single card; half of it, rounded down, is nothing." },
    { "babel/1 hands=A|AHMP owed=2", "end",
      "Ubar’s hand has been halved; first they choose 2 cards to discard." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree GameState *state = fixture_partial (rows[i].position);
      GameAction            action = fixture_action (rows[i].action);
      guint                 refusal = game_state_judge (&babel_rules, state, action);
      g_autofree char      *named =
        babel_words.refusal (state, action, refusal, 0, GAME_ADDRESS_YOU, names);
      g_autofree char *unnamed =
        babel_words.refusal (state, action, refusal, 0, GAME_ADDRESS_YOU, nobody);
      g_autofree char *plain =
        babel_words.refusal (state, action, refusal, 0, GAME_ADDRESS_YOU, NULL);

      g_assert_cmpstr (named, ==, rows[i].sentence);
      g_assert_cmpstr (unnamed, ==, plain);
      g_assert_nonnull (strstr (plain, "our opponent"));
    }
}

/* No code of NOTATION.md 4 is missing from the table. */
static void
test_codes (void)
{
  for (guint refusal = BABEL_LEGAL + 1; refusal < BABEL_N_REFUSALS; refusal++)
    {
      guint found = 0;

      for (guint i = 0; i < G_N_ELEMENTS (refusal_rows); i++)
        found += refusal_rows[i].refusal == refusal;
      g_test_message ("%s", babel_rules.refusals[refusal].code);
      g_assert_cmpuint (found, >, 0);
    }
}

/* Every refusal that random wishes meet in random games has its sentence. */
static void
test_wishes (void)
{
  static const char *const wishes[] = {
    "travel:A",
    "settle:P",
    "build:own",
    "build:opp",
    "build:start",
    "migrate:A-A",
    "migrate:M-P",
    "raze",
    "steal@2",
    "expel:A",
    "win-over",
    "skip:own",
    "skip:opp",
    "halve:S",
    "discard:M",
    "end",
  };
  g_autofree GameState  *state = game_state_new (&babel_rules);
  g_autofree GameState  *seen = game_state_new (&babel_rules);
  g_autofree GameAction *scratch = g_new (GameAction, babel_rules.max_legal);
  guint64                rng = (guint32) g_test_rand_int ();

  for (guint i = 0; i < N_GAMES; i++)
    {
      guint viewer = i % 2;

      babel_rules.deal (state, 2, 0, game_rng_next (&rng));
      game_playout (&babel_rules, state, &rng, i / 4, scratch);
      babel_rules.observe (state, viewer, seen);
      for (guint w = 0; w < G_N_ELEMENTS (wishes); w++)
        {
          GameAction action = fixture_action (wishes[w]);
          guint      refusal = game_state_judge (&babel_rules, seen, action);

          if (refusal != GAME_LEGAL)
            {
              g_autofree char *sentence =
                babel_words.refusal (seen, action, refusal, viewer, GAME_ADDRESS_YOU, NULL);

              fixture_assert_sentence (sentence);
            }
        }
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (refusal_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/babel/words-refusals/", refusal_rows[i].name, NULL);

      g_test_add_data_func (path, &refusal_rows[i], test_refusal);
    }
  g_test_add_func ("/babel/words-refusals/askers", test_askers);
  g_test_add_func ("/babel/words-refusals/names", test_names);
  g_test_add_func ("/babel/words-refusals/codes", test_codes);
  g_test_add_func ("/babel/words-refusals/random-wishes", test_wishes);
  return g_test_run ();
}
