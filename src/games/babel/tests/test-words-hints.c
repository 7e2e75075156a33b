/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's hints on each rung and the parts that they point at; and no legal action of any game is
 * without. The texts compared are the English ones.
 */
#include "fixed.h"
#include "babel-fixture.h"
#include "babel-words.h"
#include "words-fixture.h"

#define N_GAMES 12

/* The hints towards an action, and the parts that place and card point at. */
typedef struct
{
  const char *name;
  const char *position;
  const char *action;
  const char *rule; /* the paragraph's number */
  const char *place;
  const char *place_part;
  const char *card;
  const char *card_part;
  const char *next;
} HintRow;

static const HintRow hint_rows[] = {
  { "travel", "babel/1 hands=H|", "travel:H", "2.1",
    "Look at what there is to do in Hatti.", "land:H",
    "You hold a Hittite, and a Hittite takes you to Hatti.", "card:H",
    "What to do next: “Travel to Hatti”." },
  { "settle", "babel/1 pawns=MQ hands=A|", "settle:A", "2.2",
    "Look at your own colonnade in Media.", "colonnade:me:M",
    "Take an Assyrian from your hand.", "card:A",
    "What to do next: “Settle an Assyrian in Media”." },
  { "build/own", "babel/1 M:A| pawns=MQ stores=1|", "build:own", "2.3",
    "Look at your own site in Media.", "temple:me:M",
    "Level 1 lies on top of your store.", "store:me",
    "What to do next: “Build level 1 from your store”." },
  { "build/opp", "babel/1 M:A| pawns=MQ stores=|1", "build:opp", "2.3",
    "Look at your own site in Media.", "temple:me:M",
    "Level 1 lies on top of your opponent’s store.", "store:opp",
    "What to do next: “Build level 1 from your opponent’s store”." },
  { "build/start", "babel/1 M:A| pawns=MQ starters=10", "build:start", "2.3",
    "Look at your own site in Media.", "temple:me:M",
    "Your starter is the level that fits.", "starter:me",
    "What to do next: “Build your starter”." },
  { "migrate", "babel/1 M:SAHH|", "migrate:M-P", "2.4",
    "Look at the end of your colonnade in Media.", "colonnade:me:M",
    "The last three cards there: an Assyrian, 2 Hittites.", "colonnade:me:M",
    "What to do next: “Migrate from Media to Persia”." },
  { "raze", "babel/1 H:AAA|/12 pawns=HQ", "raze", "2.5.1",
    "Look at your opponent’s temple in Hatti.", "temple:opp:H",
    "One of your Assyrians in Hatti can pay for it.", "run:me:H:1",
    "What to do next: “Raze the temple”." },
  { "steal", "babel/1 H:PPPHHH|/12 pawns=HQ", "steal", "2.5.2",
    "Look at the top of your opponent’s temple in Hatti.", "temple:opp:H",
    "One of your Hittites in Hatti can pay for it.", "run:me:H:2",
    "What to do next: “Steal level 2”." },
  { "expel", "babel/1 H:MMMAMMM|AAS pawns=HQ", "expel:A@2", "2.5.3",
    "Look at your opponent’s colonnade in Hatti.", "colonnade:opp:H",
    "One of your Medes in Hatti can pay for it.", "run:me:H:2",
    "What to do next: “Expel the Assyrians (run 2)”." },
  { "win-over", "babel/1 H:SSS|AAM pawns=HQ", "win-over", "2.5.4",
    "Look at the end of your opponent’s colonnade in Hatti.", "colonnade:opp:H",
    "One of your Sumerians in Hatti can pay for it.", "run:me:H:1",
    "What to do next: “Win over the Medes”." },
  { "skip", "babel/1 H:PPP| pawns=HQ stores=2|", "skip:own", "2.5.5",
    "Look at your own site in Hatti.", "temple:me:H",
    "Level 2 lies on top of your store, and a Persian can pay for the skip.", "store:me",
    "What to do next: “Skip one level and build 2 from your store”." },
  { "halve", "babel/1 H:PPP| pawns=HQ hands=|????", "halve:P", "2.5.6",
    "Look at your opponent’s hand: 4 cards.", "hand:opp",
    "One of your Persians in Hatti can pay for it.", "run:me:H:1",
    "What to do next: “Halve their hand with Persians: 2 of 4 cards”." },
  { "discard", "babel/1 hands=|AHMP owed=2", "discard:M", "2.5.6",
    "Look at the cards in your own hand.", "hand:me",
    "Take a Mede from your hand.", "card:M",
    "What to do next: “Discard a Mede”." },
  { "end", "babel/1", "end", "3",
    "Your hand is empty, and your next turn begins with new cards.", "end",
    "No level can be built where your pawn is now.", "end",
    "What to do next: “End turn”." },
  { "end/kept", "babel/1 M:A| pawns=MQ hands=AH| stores=1|", "end", "3",
    "The 2 cards in your hand aren’t lost: your next turn begins with them and new ones.", "end",
    "You could still build, but that level will do more for you later.", "end",
    "What to do next: “End turn”." },
};

static void
assert_hint (const HintRow *row, GameHint rung, const char *sentence, const char *part)
{
  g_autofree GameState *state = fixture_partial (row->position);
  GameAction            action = fixture_action (row->action);
  g_autofree char      *said = babel_words.hint (state, action, rung, NULL);
  g_autofree char      *shown = babel_words.hint_part (state, action, rung);

  g_assert_cmpuint (game_state_judge (&babel_rules, state, action), ==, GAME_LEGAL);
  if (sentence != NULL)
    g_assert_cmpstr (said, ==, sentence);
  fixture_assert_sentence (said);
  g_assert_cmpstr (shown, ==, part);
}

static void
test_hint (gconstpointer data)
{
  const HintRow *row = data;
  guint          paragraph = babel_rules.paragraph (fixture_action (row->action), GAME_LEGAL);

  g_assert_cmpstr (babel_rules.paragraphs[paragraph].number, ==, row->rule);
  assert_hint (row, GAME_HINT_RULE, NULL, NULL);
  assert_hint (row, GAME_HINT_PLACE, row->place, row->place_part);
  assert_hint (row, GAME_HINT_CARD, row->card, row->card_part);
  assert_hint (row, GAME_HINT_ACTION, row->next, row->card_part);
}

/* A label calls a player by their name, and so does the hint that quotes it. */
static void
test_names (void)
{
  static const char *const names[] = { "", "Ubar", NULL };
  static const char *const nobody[] = { "", "", NULL };

  static const struct
  {
    const char *position;
    const char *action;
    const char *label;
  } rows[] = {
    { "babel/1 M:A| pawns=MQ stores=|1", "build:opp", "Build level 1 from Ubar’s store" },
    { "babel/1 M:A| pawns=MQ", "build:opp", "Build from Ubar’s store" },
    { "babel/1 M:PPP| pawns=MQ stores=|2", "skip:opp",
      "Skip one level and build 2 from Ubar’s store" },
    { "babel/1 M:PPP| pawns=MQ", "skip:opp", "Skip a level from Ubar’s store" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree GameState *state = fixture_partial (rows[i].position);
      GameAction            action = fixture_action (rows[i].action);
      g_autofree char      *named = babel_words.action (state, action, names);
      g_autofree char      *unnamed = babel_words.action (state, action, nobody);
      g_autofree char      *plain = babel_words.action (state, action, NULL);
      g_autofree char      *hint = babel_words.hint (state, action, GAME_HINT_ACTION, names);
      g_autofree char      *quoted = g_strdup_printf ("What to do next: “%s”.", rows[i].label);

      g_assert_cmpstr (named, ==, rows[i].label);
      g_assert_cmpstr (unnamed, ==, plain);
      g_assert_nonnull (strstr (plain, "your opponent’s store"));
      g_assert_cmpstr (hint, ==, quoted);
    }
}

/* Each rung says something of its own, and points at parts that there can be. */
static void
check_hints (const GameState *seen, GameAction action)
{
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);

  for (guint rung = GAME_HINT_RULE; rung <= GAME_HINT_ACTION; rung++)
    {
      char            *sentence = babel_words.hint (seen, action, rung, NULL);
      g_autofree char *part = babel_words.hint_part (seen, action, rung);

      fixture_assert_sentence (sentence);
      g_assert_false (g_ptr_array_find_with_equal_func (said, sentence, g_str_equal, NULL));
      g_ptr_array_add (said, sentence);
      if (rung > GAME_HINT_RULE)
        g_assert_nonnull (part);
    }
}

static void
test_games (void)
{
  g_autofree GameState  *state = game_state_new (&babel_rules);
  g_autofree GameState  *seen = game_state_new (&babel_rules);
  g_autofree GameAction *actions = g_new (GameAction, babel_rules.max_legal);

  for (guint game = 0; game < N_GAMES; game++)
    {
      guint n;

      babel_rules.deal (state, 2, 0, (guint32) g_test_rand_int ());
      while ((n = game_state_legal (&babel_rules, state, actions)) > 0)
        {
          babel_rules.observe (state, babel_rules.seat (state), seen);
          for (guint i = 0; i < n; i++)
            check_hints (seen, actions[i]);
          babel_rules.apply (state, actions[g_test_rand_int_range (0, (gint32) n)], NULL);
        }
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (hint_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/babel/words-hints/", hint_rows[i].name, NULL);

      g_test_add_data_func (path, &hint_rows[i], test_hint);
    }
  g_test_add_func ("/babel/words-hints/names", test_names);
  g_test_add_func ("/babel/words-hints/games", test_games);
  return g_test_run ();
}
