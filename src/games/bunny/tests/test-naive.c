/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules against the naive second opinion, action by action: in every position of random games
 * with 2, 3 and 4 seats under random options, the refusal of actions that can be written, the
 * list of legal ones and the position; in some of them a seat's view, its completion, totals and
 * the points of scrolls.
 *
 * 25 games for each number of seats, 5,000 with -m slow, or as many as the environment variable
 * EDUBBA_NAIVE_GAMES says. Seeds come from g_test_rand_*, so --seed repeats a run, and a failure
 * names options, seed and actions of its game.
 */
#include "bunny-apply.h"
#include "bunny-judge.h"
#include "bunny-scrolls.h"
#include "naive-bunny.h"
#include "fixed.h"

#include <stdlib.h>
#include <string.h>

#define FEW  25
#define MANY 5000

/* The style of play: any action; with much land, so that rabbits run out; or camps and towers. */
typedef enum
{
  STYLE_RANDOM,
  STYLE_LAND,
  STYLE_CAMPS,
  N_STYLES
} Style;

typedef struct
{
  char       *options;
  guint64     seed;
  Style       style;
  GString    *played;
  NaiveBunny *naive;
  BunnyState  fast;
} Duet;

/* The refusals that came up, so that a run that met too few can be seen to have done so. */
static GHashTable *met;

static const char *const codes[BUNNY_N_REFUSALS] = {
  "legal", "game-over", "wrong-phase", "two-to-play", "one-to-discard", "no-such-card",
  "camp-pending", "not-in-tray", "not-yours", "occupied", "wrong-terrain", "same-fief",
  "camp-kept", "nothing-announced", "no-rabbit", "not-empty", "nothing-asked", "no-post",
  "post-chosen", "no-copy-card", "already-copied", "copy-of-copy", "not-there"
};

G_GNUC_PRINTF (2, 3)
G_GNUC_NORETURN static void
differ (const Duet *duet, const char *format, ...)
{
  g_autofree char *what = NULL;
  va_list          args;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  g_error ("%d seats, options “%s”, seed %" G_GUINT64_FORMAT ", after%s: %s",
           duet->naive->seats, duet->options, duet->seed, duet->played->str, what);
}

static void
compare_texts (const Duet *duet, const char *what, const char *naive, const char *fast)
{
  if (!g_str_equal (naive, fast))
    differ (duet, "%s\n  naive %s\n  fast  %s", what, naive, fast);
}

static char *
print (const BunnyState *state)
{
  GString *text = g_string_new (NULL);

  bunny_position_print ((const GameState *) state, text);
  return g_string_free (text, FALSE);
}

/* ---- Positions */

/* The same text again, read and printed; the state has the same bytes. */
static void
compare_reading (const Duet *duet, const BunnyState *state, const char *text)
{
  g_autoptr (GError) error = NULL;
  BunnyState read;

  if (!bunny_position_parse (text, (GameState *) &read, &error))
    differ (duet, "%s cannot be read: %s", text, error->message);
  if (memcmp (&read, state, sizeof read) != 0)
    differ (duet, "%s is read as something else", text);
}

static void
compare_positions (const Duet *duet)
{
  g_autofree char *naive = naive_bunny_print (duet->naive);
  g_autofree char *fast = print (&duet->fast);
  guint            seat = bunny_state_get_seat (&duet->fast);

  compare_texts (duet, "positions", naive, fast);
  compare_reading (duet, &duet->fast, fast);
  if ((seat == GAME_NOBODY ? 0 : (int) seat + 1) != naive_bunny_seat (duet->naive))
    differ (duet, "seat %d, and %u", naive_bunny_seat (duet->naive), seat);
}

static void
compare_view (const Duet *duet)
{
  int              seat = g_test_rand_int_range (1, duet->naive->seats + 1);
  guint64          seed = (guint64) g_test_rand_int () << 32 | (guint32) g_test_rand_int ();
  NaiveBunny      *naive = naive_bunny_view (duet->naive, seat);
  NaiveBunny      *naive_world = naive_bunny_complete (naive, seed);
  g_autofree char *naive_view = naive_bunny_print (naive);
  g_autofree char *naive_text = naive_bunny_print (naive_world);
  g_autofree char *view = NULL, *text = NULL, *again = NULL;
  BunnyState       seen, world;

  bunny_state_observe (&duet->fast, (guint) seat - 1, &seen);
  view = print (&seen);
  compare_texts (duet, "views", naive_view, view);
  compare_reading (duet, &seen, view);
  bunny_state_complete (&seen, seed, &world);
  text = print (&world);
  compare_texts (duet, "completions", naive_text, text);
  compare_reading (duet, &world, text);
  bunny_state_observe (&world, (guint) seat - 1, &seen);
  again = print (&seen);
  compare_texts (duet, "the view of a completed view", view, again);
  naive_bunny_free (naive);
  naive_bunny_free (naive_world);
}

static void
compare_sums (const Duet *duet)
{
  guint seat = (guint) g_test_rand_int_range (0, duet->naive->seats);
  guint face = (guint) g_test_rand_int_range (BUNNY_FIRST_SCROLL, BUNNY_N_FACES + 1);
  guint totals[BUNNY_MAX_SEATS];
  g_autoptr (GString) name = g_string_new (NULL);
  BunnyScrolls scrolls;
  int          naive, fast;

  bunny_state_get_totals (&duet->fast, totals);
  for (int i = 0; i < duet->naive->seats; i++)
    if (naive_bunny_total (duet->naive, i + 1) != (int) totals[i])
      differ (duet, "the total of seat %d is %d, and %u", i + 1,
              naive_bunny_total (duet->naive, i + 1), totals[i]);
  bunny_face_print (face, name);
  bunny_scrolls_find (&duet->fast, face, seat, &scrolls);
  naive = naive_bunny_worth (duet->naive, (int) seat + 1, name->str);
  fast = (int) bunny_scrolls_get_worth (&duet->fast, &scrolls, seat, face);
  if (naive != fast)
    differ (duet, "%s gives seat %u %d, and %d", name->str, seat + 1, naive, fast);
}

/* ---- Actions */

static void
compare_judgement (const Duet *duet, const char *text)
{
  g_autoptr (GError) error = NULL;
  guint       seat = bunny_state_get_seat (&duet->fast);
  const char *naive = naive_bunny_judge (duet->naive, text);
  GameAction  action;
  g_autoptr (GString) again = g_string_new (NULL);

  if (!bunny_action_parse (text, &action, &error))
    differ (duet, "%s: %s", text, error->message);
  bunny_action_print (action, again);
  compare_texts (duet, "actions", text, again->str);
  compare_texts (duet, text, naive, codes[bunny_judge (&duet->fast, seat, action)]);
  g_hash_table_add (met, (gpointer) naive);
}

static const char *
random_cell (void)
{
  return naive_cell_name (g_test_rand_int_range (0, 100));
}

/* A card of some hand, so that it is often the right one. */
static char *
random_card (const Duet *duet)
{
  const GPtrArray *hand = duet->naive->hand[g_test_rand_int_range (0, duet->naive->seats)];

  if (hand->len > 0 && g_test_rand_bit ())
    return naive_card_plain (hand->pdata[g_test_rand_int_range (0, (gint32) hand->len)]);
  return g_strdup (naive_card_name (g_test_rand_int_range (0, 159)));
}

static char *
random_pick (const Duet *duet)
{
  g_autofree char *x = random_card (duet), *y = random_card (duet);

  if (g_test_rand_bit ())
    return g_strdup_printf ("pick:%s-%s", x, y);
  if (naive_card_number (x) <= naive_card_number (y))
    return g_strdup_printf ("pick:%s+%s", x, y);
  return g_strdup_printf ("pick:%s+%s", y, x);
}

/* Draws two free cells of the builder in seven of eight cases, in any order. */
static char *
random_tower (const Duet *duet)
{
  int a = g_test_rand_int_range (0, 99);

  for (int i = 0; i < 100 && g_test_rand_int_range (0, 8) != 0; i++)
    {
      int one = g_test_rand_int_range (0, 100), other = g_test_rand_int_range (0, 100);

      if (one < other && naive_is_free (duet->naive, duet->naive->mover, one) &&
          naive_is_free (duet->naive, duet->naive->mover, other))
        return g_strdup_printf ("tower:%s-%s", naive_cell_name (one), naive_cell_name (other));
    }
  return g_strdup_printf ("tower:%s-%s", naive_cell_name (a),
                          naive_cell_name (g_test_rand_int_range (a + 1, 100)));
}

/* Actions with few operands are compared in every position, and so are all posts. */
static void
compare_few (const Duet *duet)
{
  static const char *const few[] = { "camp:1", "camp:2", "camp:3", "camp:4", "camp:5",
                                     "camp:6", "keep", "pass", "done" };

  for (guint i = 0; i < G_N_ELEMENTS (few); i++)
    compare_judgement (duet, few[i]);
  for (int cell = 0; cell < 100; cell++)
    if (duet->naive->built[cell] && g_str_has_prefix (duet->naive->built[cell], "post"))
      {
        g_autofree char *text = g_strdup_printf ("trade:%s-wood", naive_cell_name (cell));

        compare_judgement (duet, text);
      }
}

/* Anything that can be written. */
static char *
random_action (const Duet *duet)
{
  switch (g_test_rand_int_range (0, 9))
    {
    case 0:
    case 1:
      return random_pick (duet);
    case 2:
      return random_tower (duet);
    case 3:
      return g_strdup_printf ("settle:%s", random_cell ());
    case 4:
      return g_strdup_printf ("step-in:%s", random_cell ());
    case 5:
      return g_strdup_printf ("trade:%s-%s", random_cell (),
                              naive_card_name (g_test_rand_int_range (103, 106)));
    case 6:
      return g_strdup_printf ("copy:%c-%s", "rl"[g_test_rand_bit ()],
                              naive_card_name (g_test_rand_int_range (122, 159)));
    default:
      return g_strdup_printf ("build:%s-%s", naive_card_name (g_test_rand_int_range (100, 114)),
                              random_cell ());
    }
}

static void
add_if_legal (const Duet *duet, GPtrArray *list, char *text)
{
  if (g_str_equal (naive_bunny_judge (duet->naive, text), "legal"))
    g_ptr_array_add (list, text);
  else
    g_free (text);
}

static void
add_picks (const Duet *duet, const GPtrArray *hand, GPtrArray *list)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter one, two;
  gpointer       x, y;

  for (guint i = 0; i < hand->len; i++)
    g_hash_table_add (names, naive_card_plain (hand->pdata[i]));
  g_hash_table_iter_init (&one, names);
  while (g_hash_table_iter_next (&one, &x, NULL))
    {
      g_hash_table_iter_init (&two, names);
      while (g_hash_table_iter_next (&two, &y, NULL))
        {
          add_if_legal (duet, list, g_strdup_printf ("pick:%s-%s", (char *) x, (char *) y));
          if (naive_card_number (x) <= naive_card_number (y))
            add_if_legal (duet, list, g_strdup_printf ("pick:%s+%s", (char *) x, (char *) y));
        }
    }
}

static void
add_building (const Duet *duet, GPtrArray *list)
{
  for (int cell = 0; cell < 100; cell++)
    {
      const char *name = naive_cell_name (cell);

      for (int number = 100; number < 114; number++)
        add_if_legal (duet, list,
                      g_strdup_printf ("build:%s-%s", naive_card_name (number), name));
      for (int other = cell + 1; other < 100; other++)
        if (naive_is_free (duet->naive, duet->naive->mover, cell) &&
            naive_is_free (duet->naive, duet->naive->mover, other))
          add_if_legal (duet, list,
                        g_strdup_printf ("tower:%s-%s", name, naive_cell_name (other)));
      add_if_legal (duet, list, g_strdup_printf ("settle:%s", name));
      add_if_legal (duet, list, g_strdup_printf ("step-in:%s", name));
    }
  for (int camp = 1; camp <= 6; camp++)
    add_if_legal (duet, list, g_strdup_printf ("camp:%d", camp));
  add_if_legal (duet, list, g_strdup ("keep"));
  add_if_legal (duet, list, g_strdup ("pass"));
  add_if_legal (duet, list, g_strdup ("done"));
}

static int
compare_strings (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* All legal actions in byte order, by trying every text that could be one. */
static GPtrArray *
list_naive (const Duet *duet)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);
  int        seat = naive_bunny_seat (duet->naive);

  if (g_str_equal (duet->naive->phase, "explore"))
    add_picks (duet, duet->naive->hand[seat - 1], list);
  else if (g_str_equal (duet->naive->phase, "build"))
    add_building (duet, list);
  else if (g_str_equal (duet->naive->phase, "harvest"))
    for (int i = 0; i < 300; i++)
      add_if_legal (duet, list,
                    g_strdup_printf ("trade:%s-%s", naive_cell_name (i / 3),
                                     naive_card_name (103 + i % 3)));
  else if (g_str_equal (duet->naive->phase, "final"))
    for (int i = 0; i < 74; i++)
      add_if_legal (duet, list,
                    g_strdup_printf ("copy:%c-%s", "rl"[i % 2], naive_card_name (122 + i / 2)));
  g_ptr_array_sort (list, compare_strings);
  return list;
}

static GPtrArray *
list_fast (const Duet *duet)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);
  GameAction actions[BUNNY_MAX_LEGAL];
  guint      seat = bunny_state_get_seat (&duet->fast);
  guint      n = bunny_legal (&duet->fast, seat, actions);

  for (guint i = 0; i < n; i++)
    {
      GString *text = g_string_new (NULL);

      bunny_action_print (actions[i], text);
      g_ptr_array_add (list, g_string_free (text, FALSE));
    }
  if (n != bunny_legal_count ((const GameState *) &duet->fast, seat))
    differ (duet, "%u actions are listed, %u counted", n,
            bunny_legal_count ((const GameState *) &duet->fast, seat));
  g_ptr_array_sort (list, compare_strings);
  return list;
}

static GPtrArray *
compare_legal (const Duet *duet)
{
  GPtrArray *naive = list_naive (duet);
  g_autoptr (GPtrArray) fast = list_fast (duet);

  for (guint i = 0; i < MIN (naive->len, fast->len); i++)
    compare_texts (duet, "legal actions", naive->pdata[i], fast->pdata[i]);
  if (naive->len != fast->len)
    differ (duet, "%u actions are legal, and %u", naive->len, fast->len);
  return naive;
}

/* ---- Games */

/* Returns TRUE if the style looks for an action like this. */
static gboolean
is_wanted (const Duet *duet, const char *text)
{
  const char *cut = strpbrk (text, "+-");

  if (strstr (text, "camp") && naive_bunny_seat (duet->naive) == 1)
    return TRUE;
  if (duet->style == STYLE_LAND && g_str_has_prefix (text, "pick:"))
    return g_ascii_isupper (text[5]) == (naive_bunny_seat (duet->naive) == 1) &&
           (duet->naive->seats == 2 || (cut && g_ascii_isupper (cut[1])) ==
                                         (naive_bunny_seat (duet->naive) == 1));
  if (duet->style == STYLE_CAMPS && g_str_has_prefix (text, "pick:"))
    return strstr (text, "camp") || strstr (text, "tower") || strstr (text, "post") ||
           strstr (text, "copy");
  return duet->style == STYLE_CAMPS && !g_str_equal (text, "done");
}

static const char *
choose (const Duet *duet, const GPtrArray *choices)
{
  const char *text = NULL;

  for (guint i = 0; i < 40; i++)
    {
      text = choices->pdata[g_test_rand_int_range (0, (gint32) choices->len)];
      if (duet->style == STYLE_RANDOM || is_wanted (duet, text))
        break;
    }
  return text;
}

static void
play_action (Duet *duet, const char *text)
{
  GameAction action;

  g_string_append_printf (duet->played, " %s", text);
  g_assert_true (bunny_action_parse (text, &action, NULL));
  naive_bunny_play (duet->naive, text);
  bunny_apply (&duet->fast, bunny_state_get_seat (&duet->fast), action, NULL);
}

static void
play (Duet *duet)
{
  for (guint n = 0;; n++)
    {
      g_autoptr (GPtrArray) choices = NULL;

      compare_positions (duet);
      compare_few (duet);
      for (guint i = 0; i < 20; i++)
        {
          g_autofree char *text = random_action (duet);

          compare_judgement (duet, text);
        }
      if (n % 5 == 0 || duet->naive->turn > 78)
        {
          compare_view (duet);
          compare_sums (duet);
        }
      choices = compare_legal (duet);
      if (choices->len == 0)
        break;
      play_action (duet, choose (duet, choices));
      g_assert_cmpuint (n, <, 300);
    }
  if (!g_str_equal (duet->naive->phase, "over"))
    differ (duet, "nothing is legal");
}

static char *
random_options (void)
{
  guint    set = g_test_rand_bit () ? 0 : (guint) g_test_rand_int_range (0, 64);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < BUNNY_N_OPTIONS; i++)
    if (set & (1u << i))
      g_string_append_printf (text, "%s%s", text->len ? "," : "", bunny_options[i]);
  return g_string_free (text, FALSE);
}

static guint32
get_options (const char *text)
{
  guint32 set = 0;

  for (guint i = 0; i < BUNNY_N_OPTIONS; i++)
    if (strstr (text, bunny_options[i]))
      set |= 1u << i;
  return set;
}

/* Gives seat 1 land from the deck, as much as this can spare, so that its rabbits run out; the game
 * goes on from the text. */
static void
give_land (Duet *duet)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  GPtrArray       *deck = duet->naive->deck;
  int              left = duet->naive->seats == 3 ? 30 : 14;

  for (int i = (int) deck->len - 1; i >= 0 && left > 0; i--)
    if (g_str_equal (naive_card_kind (deck->pdata[i]), "territory"))
      {
        g_autofree char *card = naive_list_take (deck, i);

        duet->naive->owner[naive_cell (card)] = 1;
        left--;
      }
  text = naive_bunny_print (duet->naive);
  bunny_position_parse (text, (GameState *) &duet->fast, &error);
  g_assert_no_error (error);
}

static guint
get_n_games (void)
{
  const char *text = g_getenv ("EDUBBA_NAIVE_GAMES");

  if (text)
    return (guint) strtoul (text, NULL, 10);
  return g_test_slow () ? MANY : FEW;
}

static void
test_games (gconstpointer data)
{
  guint seats = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < get_n_games (); i++)
    {
      guint64 seed = (guint64) g_test_rand_int () << 32 | (guint32) g_test_rand_int ();
      Duet    duet = { .options = random_options (), .seed = seed, .style = i % N_STYLES };

      duet.played = g_string_new (NULL);
      duet.naive = naive_bunny_deal ((int) seats, duet.options, seed);
      bunny_state_deal (&duet.fast, seats, get_options (duet.options), seed);
      if (duet.style == STYLE_LAND)
        give_land (&duet);
      play (&duet);
      naive_bunny_free (duet.naive);
      g_string_free (duet.played, TRUE);
      g_free (duet.options);
    }
}

/* Every refusal came up, so the comparison was one. */
static void
test_met (void)
{
  if (g_hash_table_size (met) == 0 || get_n_games () < FEW)
    {
      g_test_skip ("too few games were played before");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    if (!g_hash_table_contains (met, codes[i]))
      g_error ("“%s” never came up", codes[i]);
}

int
main (int argc, char *argv[])
{
  int status;

  fixed_test_init (&argc, &argv);
  met = g_hash_table_new (g_str_hash, g_str_equal);
  g_test_add_data_func ("/bunny/naive/2-seats", GUINT_TO_POINTER (2), test_games);
  g_test_add_data_func ("/bunny/naive/3-seats", GUINT_TO_POINTER (3), test_games);
  g_test_add_data_func ("/bunny/naive/4-seats", GUINT_TO_POINTER (4), test_games);
  g_test_add_func ("/bunny/naive/met", test_met);
  status = g_test_run ();
  g_hash_table_unref (met);
  return status;
}
