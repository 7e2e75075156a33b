/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The net beside the learnt weights: its worth is the sum of its weights, for any positions read
 * before, for either seat, and of a seat's view; and of its file every byte counts.
 */
#include "fixed.h"
#include "babel-apply.h"
#include "babel-column.h"
#include "babel-fixture.h"
#include "babel-legal.h"
#include "babel-levels.h"
#include "babel-net.h"
#include "babel-turns.h"
#include "game-rng.h"
#include "game-state.h"

#define N_GAMES   60
#define N_DAMAGES 400
#define ROOM      20000

/* The hash of the corrections, by numbers drawn from a seed, along a game of random actions. */
#define GAME_BY_DRAWN_NET G_GUINT64_CONSTANT (0xca7d7aa0200f3d31)

static gint16
draw (guint64 *rng, gint limit)
{
  return (gint16) ((gint) game_rng_below (rng, 2 * (guint) limit + 1) - limit);
}

/* A net of numbers as large as they may be: `share` parts of a hundred of their limits. */
static BabelNet *
draw_net (guint64 seed, gint share)
{
  BabelNet *net = g_new (BabelNet, 1);
  guint64   rng = seed;

  for (guint f = 0; f < BABEL_N_FEATURES; f++)
    for (guint i = 0; i < BABEL_NET_UNITS; i++)
      net->fact[f][i] = draw (&rng, BABEL_NET_FACT_LIMIT * share / 100);
  for (guint m = 0; m < BABEL_NET_MIDDLE_UNITS; m++)
    {
      for (guint i = 0; i < BABEL_NET_UNITS; i++)
        net->middle[m][i] = draw (&rng, BABEL_NET_MIDDLE_LIMIT * share / 100);
      net->bias[m] = draw (&rng, BABEL_NET_MIDDLE_LIMIT * share / 100);
      net->end[m] = draw (&rng, BABEL_NET_END_LIMIT * share / 100);
    }
  return net;
}

/* A net with nothing but the largest numbers, of one sign. */
static BabelNet *
fill_net (gint sign)
{
  BabelNet *net = draw_net (1, 100);

  for (guint f = 0; f < BABEL_N_FEATURES; f++)
    for (guint i = 0; i < BABEL_NET_UNITS; i++)
      net->fact[f][i] = (gint16) (sign * BABEL_NET_FACT_LIMIT);
  return net;
}

/* The value of a unit that reads the land, or the whole, given the sums of all places. */
static gint64
read_unit (gint64 sums[BABEL_N_NATIONS + 1][BABEL_NET_UNITS], guint unit)
{
  gint64 sum = 0;

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    sum += unit < BABEL_NET_LAND_UNITS
             ? CLAMP (sums[land][unit] + sums[BABEL_N_NATIONS][unit], 0, BABEL_NET_ONE)
             : sums[land][unit];
  return unit < BABEL_NET_LAND_UNITS ? sum
                                     : CLAMP (sum + sums[BABEL_N_NATIONS][unit], 0, BABEL_NET_ONE);
}

/* The correction by the book: fact by fact, in numbers that nothing overflows. */
static gint64
correct_slowly (const BabelNet *net, const BabelTable *table, guint side)
{
  gint64  sums[BABEL_N_NATIONS + 1][BABEL_NET_UNITS] = { 0 };
  guint   uses[2] = { 0, 0 };
  guint16 features[BABEL_MAX_LAND_FEATURES];
  gint64  worth = 0;

  for (guint place = 0; place <= BABEL_N_NATIONS; place++)
    {
      guint here[2] = { 0, 0 };
      guint n = place < BABEL_N_NATIONS
                  ? babel_features_list_land (table, side, place, here, features)
                  : babel_features_list_rest (table, side, uses, features);

      g_assert_cmpuint (n, <=, BABEL_MAX_LAND_FEATURES);
      uses[0] += here[0];
      uses[1] += here[1];
      for (guint f = 0; f < n; f++)
        for (guint i = 0; i < BABEL_NET_UNITS; i++)
          sums[place][i] += net->fact[features[f]][i];
    }
  for (guint m = 0; m < BABEL_NET_MIDDLE_UNITS; m++)
    {
      gint64 sum = (gint64) net->bias[m] * BABEL_NET_ONE;

      for (guint i = 0; i < BABEL_NET_UNITS; i++)
        sum += read_unit (sums, i) * net->middle[m][i];
      worth += CLAMP (sum / BABEL_NET_ONE, 0, BABEL_NET_MIDDLE_MAX) * net->end[m];
    }
  return worth / BABEL_NET_ONE;
}

/* The same table with the seats changed. */
static BabelTable
change_seats (const BabelTable *table)
{
  BabelTable changed = *table;

  for (guint side = 0; side < 2; side++)
    for (guint land = 0; land < BABEL_N_NATIONS; land++)
      {
        guint8 nations[BABEL_N_NATION_CARDS];
        guint  n = babel_column_get (table, 1 - side, land, nations);

        babel_column_set (&changed, side, land, nations, n);
      }
  for (guint side = 0; side < 2; side++)
    {
      guint from = 1 - side;

      memcpy (changed.temple[side], table->temple[from], sizeof changed.temple[side]);
      changed.hand[side] = table->hand[from];
      changed.store[side] = table->store[from];
      changed.pawn[side] = table->pawn[from];
      changed.n_store[side] = table->n_store[from];
      changed.top[side] = table->top[from];
    }
  changed.starter = (guint8) ((table->starter & 1) << 1 | table->starter >> 1);
  changed.mover = 1 - table->mover;
  return changed;
}

/* The same table with all cards of the other side's hand of one nation. */
static BabelTable
change_hand (const BabelTable *table, guint side)
{
  BabelTable changed = *table;

  changed.hand[side] = BABEL_ONE (BABEL_SUMER) * babel_counts_sum (table->hand[side]);
  return changed;
}

typedef struct
{
  const BabelNet *net;
  BabelNetLands  *lands;
} Sums;

static void
assert_corrected (const BabelTable *table, gpointer data)
{
  const Sums *sums = data;

  for (guint side = 0; side < 2; side++)
    {
      gint64     right = correct_slowly (sums->net, table, side);
      BabelTable seats = change_seats (table);
      BabelTable hand = change_hand (table, 1 - side);
      guint16    features[BABEL_MAX_FEATURES];
      guint      n = babel_features_list (table, side, features);

      g_assert_cmpint (babel_net_correct (sums->net, sums->lands, table, side), ==, right);
      g_assert_cmpint (babel_net_correct (sums->net, sums->lands, &seats, 1 - side), ==, right);
      g_assert_cmpint (babel_net_correct (sums->net, sums->lands, &hand, side), ==, right);
      g_assert_cmpint (babel_net_correct_facts (sums->net, features, n), ==, right);
    }
}

/* All positions of random games, one after the other, so that lands are met again; and one before
 * them, unless it is NULL. */
static void
assert_games_corrected (const BabelNet *net, const BabelTable *first)
{
  g_autoptr (BabelNetLands) lands = babel_net_lands_new ();
  Sums sums = { net, lands };

  if (first != NULL)
    assert_corrected (first, &sums);
  fixture_watch_games (N_GAMES, assert_corrected, &sums);
}

/* Sums agree by the net that plays, by others, and by those with the largest possible sums. */
static void
test_sums (void)
{
  const BabelState     long_rows = fixture_position (FIXTURE_LONG_ROWS);
  g_autofree BabelNet *others[] = { draw_net (1, 10), draw_net (2, 100), fill_net (1),
                                    fill_net (-1) };

  g_assert_nonnull (babel_net_get_learnt ());
  assert_games_corrected (babel_net_get_learnt (), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    assert_games_corrected (others[i], &long_rows.table);
}

/* The same numbers on every machine. */
static void
test_machines (void)
{
  g_autofree BabelNet *net = draw_net (2026, 20);
  g_autoptr (BabelNetLands) lands = babel_net_lands_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  BabelState state;
  guint64    rng = 2026;

  babel_state_deal (&state, 0, 2026);
  while (state.table.result == BABEL_PLAYING)
    {
      GameAction actions[BABEL_MAX_LEGAL];
      guint      n = babel_legal (&state.table, actions);

      babel_state_apply (&state, actions[game_rng_below (&rng, n)], NULL);
      g_string_append_printf (text, "%d ",
                              babel_net_correct (net, lands, &state.table, state.table.mover));
    }
  g_assert_cmphex (game_text_hash (text->str), ==, GAME_BY_DRAWN_NET);
}

static int
compare_worths (gconstpointer a, gconstpointer b)
{
  const BabelEnding *x = a;
  const BabelEnding *y = b;

  return x->worth != y->worth ? (x->worth < y->worth) - (x->worth > y->worth)
                              : (x->node > y->node) - (x->node < y->node);
}

/* The best endings of a turn are corrected, and no others are left; a win remains one. */
static void
assert_endings_judged (const BabelTable *table, guint n)
{
  const BabelNet *net = babel_net_get_learnt ();
  g_autoptr (BabelNetLands) lands = babel_net_lands_new ();
  g_autoptr (BabelTurns) turns = babel_turns_new (ROOM);
  guint                   n_all;
  const BabelEnding      *left = babel_turns_get_endings (turns);
  g_autofree BabelEnding *all = NULL;

  n_all = babel_turns_search (turns, babel_weights_get_learnt (), table, 30, 0, NULL);
  all = g_memdup2 (left, n_all * sizeof *all);
  qsort (all, n_all, sizeof *all, compare_worths);
  g_assert_cmpuint (babel_turns_judge_by_net (turns, net, lands, n), ==, MIN (n, n_all));
  for (guint i = 0; i < MIN (n, n_all); i++)
    {
      const BabelTable *end = babel_turns_get_table (turns, all[i].node);
      gint32            worth = all[i].worth;

      if (end->result == BABEL_PLAYING)
        worth = babel_worth_limit (worth + (gint32) correct_slowly (net, end, table->mover));
      g_assert_cmpuint (left[i].node, ==, all[i].node);
      g_assert_cmpint (left[i].worth, ==, worth);
    }
}

static void
test_endings (void)
{
  static const char *const positions[] = {
    "babel/1 A:HH|/123 H:SSSSAPP|PSAAM/123456 M:| P:| S:PP| pawns=HQ hands=AHS|??????? turn=21",
    "babel/1 A:P|/12 H:AAA|MMMMMM/123456 M:MMMMM/12345|P/123 P:PPPPP/12345| S:SSSSS/12345| "
    "pawns=QQ hands=HM|???? turn=30",
  };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      const BabelState state = fixture_position (positions[i]);

      assert_endings_judged (&state.table, 1);
      assert_endings_judged (&state.table, 8);
      assert_endings_judged (&state.table, ROOM);
    }
}

/* The King plays by it, and no other level; between levels only who is nearly the King. */
static void
test_levels (void)
{
  GamePlayerOptions options = { .level = 0 };
  BabelLevel        level;

  for (options.level = 0; options.level < BABEL_N_LEVELS_OF_PLAY; options.level++)
    {
      babel_level_init (&level, &options);
      g_assert_true (babel_level_get_net (&level) ==
                     (options.level == BABEL_LEVEL_KING ? babel_net_get_learnt () : NULL));
    }
  options.points = babel_scale.levels[BABEL_LEVEL_HIGH_PRIEST];
  babel_level_init (&level, &options);
  g_assert_null (babel_level_get_net (&level));
  options.points = babel_scale.levels[BABEL_LEVEL_KING] - 1;
  babel_level_init (&level, &options);
  g_assert_nonnull (babel_level_get_net (&level));
}

static void
test_text (void)
{
  g_autofree BabelNet *net = g_new (BabelNet, 1);
  g_autofree BabelNet *drawn = draw_net (3, 100);
  g_autofree char     *text = babel_net_print (babel_net_get_learnt ());
  g_autofree char     *other = babel_net_print (drawn);
  g_autoptr (GError) error = NULL;

  g_assert_true (babel_net_parse (text, net, &error));
  g_assert_no_error (error);
  g_assert_cmpmem (net, sizeof *net, babel_net_get_learnt (), sizeof *net);
  g_assert_true (babel_net_parse (other, net, &error));
  g_assert_no_error (error);
  g_assert_cmpmem (net, sizeof *net, drawn, sizeof *net);
  g_assert_cmpuint (strlen (text), <, 400 * 1000);
}

static void
assert_refused (const char *text, const char *why)
{
  g_autofree BabelNet *net = g_new (BabelNet, 1);
  g_autoptr (GError) error = NULL;

  g_assert_false (babel_net_parse (text, net, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
  if (why)
    g_assert_cmpstr (error->message, ==, why);
}

/* Every byte counts: those of the head, and some of the others. */
static void
test_damage (void)
{
  g_autofree char *text = babel_net_print (babel_net_get_learnt ());
  gsize            length = strlen (text);
  gsize            head = (gsize) (strstr (text, "own-settlers") - text);

  for (gsize i = 0; i < head + N_DAMAGES; i++)
    {
      gsize            place = i;
      g_autofree char *damaged = g_strdup (text);
      g_autofree char *shortened = NULL;

      if (i >= head)
        place = (gsize) g_test_rand_int_range ((gint) head, (gint) length);
      shortened = g_strndup (text, place);
      damaged[place] ^= 1;
      assert_refused (damaged, NULL);
      assert_refused (shortened, NULL);
    }
  assert_refused ("edubba-weights 2 babel\n", "these are no weights of the net of this version");
  text[length - 2] = text[length - 2] == 'A' ? 'B' : 'A';
  assert_refused (text, "the weights of the net are damaged");
}

/* A text with the first `from` behind the name of a line made `to`, and the checksum right. */
static char *
rewrite (const char *text, const char *name, const char *from, const char *to)
{
  const char      *sum = strstr (text, "\nchecksum ");
  const char      *lines = strchr (sum + 1, '\n') + 1;
  const char      *found = strstr (strstr (lines, name), from);
  g_autofree char *head = g_strndup (text, (gsize) (sum - text));
  g_autofree char *before = g_strndup (lines, (gsize) (found - lines));
  g_autofree char *changed = g_strconcat (before, to, found + strlen (from), NULL);
  g_autofree char *right = g_compute_checksum_for_string (G_CHECKSUM_SHA256, changed, -1);

  return g_strconcat (head, "\nchecksum ", right, "\n", changed, NULL);
}

/* There is one way to write a net, and no weight is too large, even with a right checksum. */
static void
test_form (void)
{
  static const char *const changes[][2] = {
    { "\nend ", "\nend  " },
    { "\nend ", "\nend" },
    { "\nend ", "\r\nend " },
    { "\nend ", "\n\nend " },
    { "\nend ", "\nend AAAA" },
    { "\nend ", "\nend !" },
  };
  g_autofree char     *text = babel_net_print (babel_net_get_learnt ());
  g_autofree char     *same = rewrite (text, "\nend", "\nend ", "\nend ");
  g_autofree BabelNet *net = g_new (BabelNet, 1);

  g_assert_true (babel_net_parse (same, net, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *changed = rewrite (text, "\nend", changes[i][0], changes[i][1]);

      assert_refused (changed, "the weights of the net are damaged");
    }
  net->fact[BABEL_N_FEATURES - 1][0] = -BABEL_NET_FACT_LIMIT - 1;
  g_clear_pointer (&text, g_free);
  text = babel_net_print (net);
  assert_refused (text, "the weights of the net are damaged");
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/babel/net/sums", test_sums);
  g_test_add_func ("/babel/net/machines", test_machines);
  g_test_add_func ("/babel/net/endings", test_endings);
  g_test_add_func ("/babel/net/levels", test_levels);
  g_test_add_func ("/babel/net/text", test_text);
  g_test_add_func ("/babel/net/damage", test_damage);
  g_test_add_func ("/babel/net/form", test_form);
  return g_test_run ();
}
