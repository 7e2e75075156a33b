/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player that knows Babel: whole turns are whole, wins and answers that must be found are
 * found, and levels have the strength of their names. The same question has the same answer, by
 * law, and is tested for it.
 */
#include "fixed.h"
#include "babel-apply.h"
#include "babel-fixture.h"
#include "babel-judge.h"
#include "babel-legal.h"
#include "babel-player.h"
#include "babel-sample.h"
#include "babel-turns.h"
#include "babel-wins.h"
#include "game-duel.h"
#include "game-rng.h"
#include "game-state.h"
#include "stamp.h"

#define MAX_PLAN 64
#define ROOM     200000

/* The hash of the game of the yardstick of 2026, as a text. */
#define GAME_OF_2026 G_GUINT64_CONSTANT (0x72739dd8494ba5d7)

/* All positions of a turn, by the generic rules: one after the other, each once. A halved
 * opponent gives up the cards that the search chooses. */
static guint
count_positions (const BabelTable *start)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                        (GDestroyNotify) g_bytes_unref, NULL);
  g_autoptr (GPtrArray) queue = g_ptr_array_new ();
  GBytes *first = g_bytes_new (start, sizeof *start);

  g_hash_table_add (known, first);
  g_ptr_array_add (queue, first);
  for (guint next = 0; next < queue->len; next++)
    {
      BabelState state = { 0 };
      GameAction actions[256];
      guint      n;

      memcpy (&state.table, g_bytes_get_data (g_ptr_array_index (queue, next), NULL),
              sizeof state.table);
      n = game_state_legal (&babel_rules, (const GameState *) &state, actions);
      for (guint i = 0; i < n; i++)
        {
          BabelState after = state;
          GBytes    *bytes;

          if (actions[i].kind == BABEL_END)
            continue;
          babel_state_apply (&after, actions[i], NULL);
          babel_turns_discard (&after.table);
          bytes = g_bytes_new (&after.table, sizeof after.table);
          if (g_hash_table_contains (known, bytes))
            g_bytes_unref (bytes);
          else
            {
              g_hash_table_add (known, bytes);
              g_ptr_array_add (queue, bytes);
            }
        }
    }
  return queue->len;
}

/* Random positions from games: the search without a width finds all that the rules allow. */
static void
test_whole_turns (void)
{
  g_autoptr (BabelTurns) turns = babel_turns_new (ROOM);
  guint compared = 0;

  for (guint round = 0; round < 60; round++)
    {
      BabelState state;
      guint64    rng = ((guint64) g_test_rand_int () << 32) | (guint32) g_test_rand_int ();
      guint      steps = (guint) g_test_rand_int_range (0, 80);

      babel_state_deal (&state, (guint32) g_test_rand_int_range (0, 8), rng);
      for (guint i = 0; i < steps && state.table.result == BABEL_PLAYING; i++)
        {
          GameAction actions[256];
          guint      n = game_state_legal (&babel_rules, (const GameState *) &state, actions);

          babel_state_apply (&state, actions[game_rng_below (&rng, n)], NULL);
        }
      if (state.table.result != BABEL_PLAYING || state.table.owed ||
          babel_counts_sum (state.table.hand[state.table.mover]) > 4)
        continue;
      babel_turns_search (turns, &babel_weights_plain, &state.table, G_MAXUINT, 0, NULL);
      g_assert_false (babel_turns_is_cut (turns));
      g_assert_cmpuint (babel_turns_get_n_nodes (turns), ==, count_positions (&state.table));
      compared++;
    }
  g_assert_cmpuint (compared, >, 5);
}

/* A line leads to where the search says that it does. */
static void
test_lines (void)
{
  BabelState state =
    fixture_position ("babel/1 A:HH|/123 H:SSSSAPP|PSAAM/123456 M:| P:| S:PP| pawns=HQ "
                      "hands=AHS|??????? turn=21");
  const BabelWeights *weights = babel_weights_get_learnt ();
  g_autoptr (BabelTurns) turns = babel_turns_new (ROOM);
  guint n = babel_turns_search (turns, weights, &state.table, 20, 0, NULL);

  g_assert_true (babel_turns_is_cut (turns));
  for (guint i = 0; i < n; i += 7)
    {
      BabelEnding ending = babel_turns_get_endings (turns)[i];
      GameAction  line[BABEL_MAX_LINE];
      BabelState  after = state;
      guint       length = babel_turns_get_line (turns, ending.node, line);

      for (guint j = 0; j < length; j++)
        {
          g_assert_cmpuint (babel_judge (&after.table, line[j]), ==, BABEL_LEGAL);
          babel_state_apply (&after, line[j], NULL);
          babel_turns_discard (&after.table);
        }
      g_assert_cmpmem (&after.table, sizeof after.table, babel_turns_get_table (turns, ending.node),
                       sizeof after.table);
      g_assert_cmpint (ending.worth, ==,
                       babel_evaluate (weights, &after.table, state.table.mover));
    }
}

/* The shares of lands are kept from position to position, also if colonnades outgrow their words,
 * and weights may change in place between two searches, as they do while they are learnt. */
static void
test_changed_lands (void)
{
  BabelState state =
    fixture_position ("babel/1 A:PMSMAPMASMSMASHMSHMS|MM/1 H:AAA/1|P M:SS| P:|H S:H|/1 pawns=AM "
                      "hands=AHP|HM stores=23|31 turn=30");
  BabelWeights weights = *babel_weights_get_learnt ();
  g_autoptr (BabelTurns) turns = babel_turns_new (ROOM);

  for (guint round = 0; round < 3; round++)
    {
      guint n = babel_turns_search (turns, &weights, &state.table, 50, 0, NULL);

      g_assert_cmpuint (n, >, 100);
      for (guint i = 0; i < n; i++)
        {
          BabelEnding ending = babel_turns_get_endings (turns)[i];

          g_assert_cmpint (ending.worth, ==,
                           babel_evaluate (&weights, babel_turns_get_table (turns, ending.node),
                                           state.table.mover));
        }
      for (guint i = round; i < G_N_ELEMENTS (weights.weight); i += 2)
        weights.weight[i] = (gint16) (weights.weight[i] / 2 + (gint) i % 7);
    }
}

/* The weight of facts without a list is the sum over the list, by weights that tell all of them
 * apart. */
static void
assert_weighed (const BabelTable *table, gpointer data)
{
  const gint16 *weights = data;

  for (guint side = 0; side < 2; side++)
    {
      guint16 features[BABEL_MAX_FEATURES];
      guint   n = babel_features_list (table, side, features);
      gint32  sum = 0;

      g_assert_cmpuint (n, <=, BABEL_MAX_FEATURES);
      for (guint i = 0; i < n; i++)
        sum += weights[features[i]];
      g_assert_cmpint (babel_features_weigh (weights, table, side), ==, sum);
    }
}

static void
test_weighed_facts (void)
{
  const BabelState long_rows = fixture_position (FIXTURE_LONG_ROWS);
  gint16           weights[BABEL_N_FEATURES];

  for (guint i = 0; i < G_N_ELEMENTS (weights); i++)
    weights[i] = (gint16) g_test_rand_int_range (-G_MAXINT16, G_MAXINT16);
  assert_weighed (&long_rows.table, weights);
  fixture_watch_games (200, assert_weighed, weights);
}

/* Plays the actions that a level chooses until the turn has passed or the game is over. */
static void
play_turn (BabelState *state, guint level)
{
  guint mover = state->table.mover;

  while (state->table.result == BABEL_PLAYING && state->table.mover == mover)
    {
      BabelState seen;
      GameAction plan[MAX_PLAN];
      guint      n;

      babel_state_observe (state, babel_rules.seat ((const GameState *) state), &seen);
      n = game_player_choose (&babel_player, &babel_rules, (const GameState *) &seen,
                              babel_rules.seat ((const GameState *) &seen), level, 1, 0, NULL,
                              plan, MAX_PLAN);
      g_assert_cmpuint (n, >, 0);
      for (guint i = 0; i < n; i++)
        {
          g_assert_cmpuint (babel_judge (&state->table, plan[i]), ==, BABEL_LEGAL);
          babel_state_apply (state, plan[i], NULL);
        }
    }
}

/* Positions in which the turn can be won, though not by the first thing that comes to mind. */
static const char *const wins[] = {
  /* 15 against 9: raze the six. */
  "babel/1 A:P|/12 H:AAA|MMMMMM/123456 M:MMMMM/12345|P/123 P:PPPPP/12345| S:SSSSS/12345| "
  "pawns=QQ hands=HM|???? turn=30",
  /* The sixth level, after a settler from hand. */
  "babel/1 A:AMPSH/12345|M/12 H:HMPSA/12345|M/12 M:MPHAS/1234|M/12 P:| S:| stores=5| "
  "pawns=QQ hands=AAM|???? turn=30",
  /* Steal the five that makes 15 against 9. */
  "babel/1 A:AMPSHH|MMMMM/12345 H:HMPSA/12345|M/12 M:MPHAS/12345|M/12 P:|M/1 S:| "
  "pawns=QQ hands=AH|???? turn=30",
  /* The last two cards of the quarry: 5 against 5, and a card left against none. */
  "babel/1 A:AMPSH/1234| H:|M/12345 pawns=QQ hands=AA| "
  "stores=1111111122222223333334444466665555| quarry=56 turn=30",
};

static void
test_wins (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wins); i++)
    for (guint level = BABEL_LEVEL_HIGH_PRIEST; level <= BABEL_LEVEL_KING; level++)
      {
        BabelState state = fixture_position (wins[i]);

        play_turn (&state, level);
        g_assert_cmpuint (state.table.result, ==, BABEL_WON_BY_1);
      }
}

/* Looks for a win in each of two ways, and writes whether there is one; FALSE if one of them cannot
 * tell. Whole turns are judged one by one: are they won, or is the game when they end? */
static gboolean
look_for_win (BabelTurns *turns, BabelWins *finder, const BabelTable *table, gboolean found[2])
{
  guint        result = BABEL_WON_BY_1 + table->mover;
  guint        n = babel_turns_search (turns, &babel_weights_plain, table, G_MAXUINT, 0, NULL);
  BabelEnding *endings = babel_turns_get_endings (turns);
  GameAction   line[BABEL_MAX_LINE];

  found[0] = babel_wins_find (finder, table, NULL, line) > 0;
  found[1] = FALSE;
  if (babel_turns_is_cut (turns) || !babel_wins_is_complete (finder))
    return FALSE;
  for (guint i = 0; i < n && !found[1]; i++)
    {
      const BabelTable *end = babel_turns_get_table (turns, endings[i].node);

      found[1] = end->result == result ||
                 (end->result == BABEL_PLAYING && !babel_table_owes_starter (end) &&
                  babel_table_foresee_end (end) == result);
    }
  return TRUE;
}

/* Leaves the quarry two cards, or one, of any levels. */
static void
empty_quarry (BabelTable *table, guint left)
{
  table->n_known = 0;
  memset (&table->known, 0, sizeof table->known);
  table->quarry = left;
}

/* Games between beams: the search for a win finds one exactly if a whole turn holds one, even a
 * turn that would be the last. */
static void
test_all_wins (void)
{
  g_autoptr (BabelTurns) turns = babel_turns_new (ROOM);
  g_autoptr (BabelWins) finder = babel_wins_new (ROOM);
  guint compared = 0;
  guint won[2] = { 0, 0 };

  for (guint game = 0; game < 12; game++)
    {
      BabelState  state;
      BabelSample sample;
      guint64     seed = (guint64) g_test_rand_int ();

      babel_state_deal (&state, (guint32) g_test_rand_int_range (0, 8), seed);
      babel_sample_init (&sample, &state, seed);
      while (sample.table.result == BABEL_PLAYING && sample.table.turn < 80)
        {
          BabelTable table = sample.table;
          gboolean   found[2];
          guint      few = babel_counts_sum (table.hand[table.mover]) <= 4 ? 2 : 0;

          for (guint last = 0; last < few; last++)
            {
              if (last)
                empty_quarry (&table, 1 + compared % 2);
              if (!look_for_win (turns, finder, &table, found))
                break;
              g_assert_cmpint (found[0], ==, found[1]);
              compared++;
              won[last] += found[0];
            }
          babel_turns_search (turns, &babel_weights_plain, &sample.table, 12, 0, NULL);
          sample.table =
            *babel_turns_get_table (turns, babel_turns_get_best (turns)->node);
          if (sample.table.result == BABEL_PLAYING)
            babel_sample_apply (&sample, babel_action (BABEL_END, 0, 0));
        }
    }
  g_test_message ("%u turns, %u wins, %u in the last turn", compared, won[0], won[1]);
  g_assert_cmpuint (compared, >, 20);
  g_assert_cmpuint (won[0], >, 0);
  g_assert_cmpuint (won[1], >, won[0]);
}

/* The cards that a halved player gives up: as many as are owed, and not the ones that win. */
static void
test_discards (void)
{
  BabelState state =
    fixture_position ("babel/1 A:AAA| H:|HHHHHHAA/12345 M:P/1|MMMMM/12345 P:/123|PPPPP/12345 "
                      "S:SSSSSS/123456| pawns=AQ hands=A|AHMP turn=31");
  BabelState seen;
  GameAction plan[MAX_PLAN];
  guint      n;

  babel_state_apply (&state, fixture_action ("halve:A"), NULL);
  babel_state_observe (&state, 1, &seen);
  n = game_player_choose (&babel_player, &babel_rules, (const GameState *) &seen,
                          babel_rules.seat ((const GameState *) &seen), BABEL_LEVEL_KING, 1, 0,
                          NULL, plan, MAX_PLAN);
  g_assert_cmpuint (n, ==, 2);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (babel_judge (&state.table, plan[i]), ==, BABEL_LEGAL);
      babel_state_apply (&state, plan[i], NULL);
    }
  g_assert_cmpuint (state.table.owed, ==, 0);
}

static void
test_cancel (void)
{
  BabelState state;
  BabelState seen;
  GameAction plan[MAX_PLAN];
  gint       cancel = 1;

  babel_state_deal (&state, 0, 1);
  babel_state_observe (&state, 0, &seen);
  g_assert_cmpuint (game_player_choose (&babel_player, &babel_rules, (const GameState *) &seen,
                                        babel_rules.seat ((const GameState *) &seen),
                                        BABEL_LEVEL_KING, 1, 0, &cancel, plan, MAX_PLAN),
                    ==, 0);
}

typedef struct
{
  const char *name;
  guint       stronger;
  guint       weaker;
} Row;

static const Row rows[] = {
  { "plain-beam/greedy", BABEL_LEVEL_PLAIN_BEAM, BABEL_LEVEL_GREEDY },
  { "pupil/greedy", BABEL_LEVEL_PUPIL, BABEL_LEVEL_GREEDY },
  { "builder/pupil", BABEL_LEVEL_BUILDER, BABEL_LEVEL_PUPIL },
  { "high-priest/builder", BABEL_LEVEL_HIGH_PRIEST, BABEL_LEVEL_BUILDER }, /* takes longest */
};

static void
test_strength (gconstpointer data)
{
  const Row           *row = data;
  const GameContestant stronger = { &babel_player, row->stronger, 0 };
  const GameContestant weaker = { &babel_player, row->weaker, 0 };
  GameDuel             duel;

  game_duel_play (&babel_rules, &stronger, &weaker, 20, 1, 2, NULL, &duel);
  g_test_message ("%.3f", game_duel_get_score (&duel));
  g_assert_cmpfloat (game_duel_get_score (&duel), >, 0.5);
}

static void
test_levels (void)
{
  guint level;

  for (guint i = 0; i < BABEL_N_LEVELS_OF_PLAY; i++)
    g_assert_nonnull (babel_player.levels[i]);
  g_assert_null (babel_player.levels[BABEL_N_LEVELS_OF_PLAY]);
  g_assert_true (game_player_find_level (&babel_player, "king", &level));
  g_assert_cmpuint (level, ==, BABEL_LEVEL_KING);
  g_assert_cmpuint (BABEL_LEVEL_KING, ==, GAME_N_LEVELS - 1);
  g_assert_false (game_player_find_level (&babel_player, "emperor", &level));
}

/* The yardstick of 2026 plays a game against itself as it did in that year, action by action. */
static void
test_frozen (void)
{
  const GameContestant king = { .player = &babel_player,
                                .level = BABEL_LEVEL_KING_2026,
                                .nodes = 6000 };
  GamePlayerOptions    options = game_contestant_get_options (&king);
  g_autoptr (GString) text = g_string_new (NULL);
  BabelState state;

  babel_state_deal (&state, 0, 2026);
  while (state.table.result == BABEL_PLAYING)
    {
      BabelState seen;
      GameAction plan[MAX_PLAN];
      guint      seat = babel_rules.seat ((const GameState *) &state);
      guint      n;

      babel_state_observe (&state, seat, &seen);
      options.seed++;
      n = game_player_choose_with (king.player, &babel_rules, (const GameState *) &seen, seat,
                                   &options, plan, MAX_PLAN);
      g_assert_cmpuint (n, >, 0);
      for (guint i = 0; i < n; i++)
        {
          babel_action_print (plan[i], text);
          g_string_append_c (text, ' ');
          babel_state_apply (&state, plan[i], NULL);
        }
    }
  g_assert_cmphex (game_text_hash (text->str), ==, GAME_OF_2026);
}

static void
test_weights_text (void)
{
  g_autofree char *text = babel_weights_print (babel_weights_get_learnt ());
  g_autoptr (GError) error = NULL;
  BabelWeights weights;

  g_assert_true (babel_weights_parse (text, &weights, &error));
  g_assert_no_error (error);
  g_assert_cmpmem (weights.weight, sizeof weights.weight, babel_weights_get_learnt ()->weight,
                   sizeof weights.weight);
  g_assert_true (babel_weights_get_learnt () != &babel_weights_plain);
}

/* Every byte counts. */
static void
test_weights_damage (void)
{
  g_autofree char *text = babel_weights_print (babel_weights_get_learnt ());
  gsize            length = strlen (text);

  for (gsize i = 0; i < length; i++)
    {
      g_autofree char *damaged = g_strdup (text);
      g_autofree char *shortened = g_strndup (text, i);
      g_autoptr (GError) error = NULL;
      BabelWeights weights;

      damaged[i] ^= 1;
      g_assert_false (babel_weights_parse (damaged, &weights, &error));
      g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
      g_assert_false (babel_weights_parse (shortened, &weights, NULL));
    }
}

/* The learnt weights with the first `from` in their lines made `to`, and the checksum right. */
static char *
rewrite_weights (const char *from, const char *to)
{
  g_autofree char *text = babel_weights_print (babel_weights_get_learnt ());
  char            *sum = strstr (text, "\nchecksum ");
  char            *lines = strchr (sum + 1, '\n') + 1;
  char            *found = strstr (lines, from);
  g_autoptr (GString) changed = g_string_new (lines);
  g_autofree char *right = NULL;

  g_assert_nonnull (found);
  g_string_erase (changed, found - lines, (gssize) strlen (from));
  g_string_insert (changed, found - lines, to);
  right = g_compute_checksum_for_string (G_CHECKSUM_SHA256, changed->str, -1);
  *sum = '\0';
  return g_strconcat (text, "\nchecksum ", right, "\n", changed->str, NULL);
}

/* There is one way to write weights; any other is refused, even with a right checksum. */
static void
test_weights_form (void)
{
  const char *const changes[][2] = {
    { " ", " 0" },
    { " -", " -0" },
    { " ", " +" },
    { " ", "  " },
    { " ", "\t" },
    { "\n", " \n" },
    { "\n", "\r\n" },
    { "\n", "\n\n" },
    { " -", " \342\210\222" },
  };
  g_autofree char *same = rewrite_weights (" ", " ");
  BabelWeights     weights;

  g_assert_true (babel_weights_parse (same, &weights, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *text = rewrite_weights (changes[i][0], changes[i][1]);
      g_autoptr (GError) error = NULL;

      g_test_message ("%u", i);
      g_assert_false (babel_weights_parse (text, &weights, &error));
      g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
    }
}

int
main (int argc, char **argv)
{
  static const char *const sources[] = { "src/game", "src/games/babel/core",
                                         "src/games/babel/data/babel.net",
                                         "src/games/babel/data/babel.weights",
                                         "src/games/babel/tests/test-search.c", NULL };

  fixed_test_init (&argc, &argv);
  stamp_init ("babel-search", sources);
  g_test_add_func ("/babel/search/turns/whole", test_whole_turns);
  g_test_add_func ("/babel/search/turns/lines", test_lines);
  g_test_add_func ("/babel/search/turns/changed-lands", test_changed_lands);
  g_test_add_func ("/babel/search/weighed-facts", test_weighed_facts);
  g_test_add_func ("/babel/search/player/wins", test_wins);
  g_test_add_func ("/babel/search/wins/all", test_all_wins);
  g_test_add_func ("/babel/search/player/discards", test_discards);
  g_test_add_func ("/babel/search/player/cancel", test_cancel);
  g_test_add_func ("/babel/search/player/levels", test_levels);
  for (guint i = 0; i < G_N_ELEMENTS (rows) - (g_getenv ("EDUBBA_BRIEF") ? 1 : 0); i++)
    {
      g_autofree char *path = g_strconcat ("/babel/search/strength/", rows[i].name, NULL);

      stamp_add_case (path, &rows[i], test_strength);
    }
  g_test_add_func ("/babel/search/frozen", test_frozen);
  g_test_add_func ("/babel/search/weights/text", test_weights_text);
  g_test_add_func ("/babel/search/weights/damage", test_weights_damage);
  g_test_add_func ("/babel/search/weights/form", test_weights_form);
  return stamp_run ();
}
