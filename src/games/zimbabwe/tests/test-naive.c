/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules against the naive second opinion, action by action: in random games with 2 to 5 seats
 * under random options, the position, the standing and the answer to actions that can be written;
 * in some positions the whole list of legal actions, in order, and what the next raises cost.
 *
 * 3 games for each number of seats, 200 with -m slow, or as many as the environment variable
 * EDUBBA_NAIVE_GAMES says. Seeds come from g_test_rand_*, so --seed repeats a run, and a failure
 * names options, seed and actions of its game.
 */
#include "fixed.h"
#include "game-options.h"
#include "game-state.h"
#include "naive-zimbabwe.h"
#include "zimbabwe-rules.h"

#include <stdlib.h>
#include <string.h>

#define FEW  3
#define MANY 200

/* Positions for each of which the list is compared, and the bills. */
#define LIST_EVERY 25
#define BILL_EVERY 8

/* Written actions that are looked at in each position. */
#define N_WRITTEN 30

typedef struct
{
  char         *options;
  guint64       seed;
  GString      *played;
  NaiveZimbabwe naive;
  GameState    *fast;
  gboolean      raises; /* it looks for what raises monuments */
} Duet;

G_GNUC_PRINTF (2, 3)
G_GNUC_NORETURN static void
differ (const Duet *duet, const char *format, ...)
{
  g_autofree char *what = NULL;
  va_list          args;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  g_error ("%d seats, options “%s”, seed %" G_GUINT64_FORMAT ", after%s: %s", duet->naive.seats,
           duet->options, duet->seed, duet->played->str, what);
}

static void
compare_texts (const Duet *duet, const char *what, const char *naive, const char *fast)
{
  if (!g_str_equal (naive, fast))
    differ (duet, "%s\n  naive %s\n  fast  %s", what, naive, fast);
}

/* ---- Positions */

/* The printed text of a state is the naive one, and is read as the same state. */
static void
compare_states (const Duet *duet)
{
  g_autoptr (GError) error = NULL;
  g_autofree char      *expected = naive_print (&duet->naive);
  g_autofree char      *text = game_position_print (&zimbabwe_rules, duet->fast);
  g_autofree GameState *read = game_state_new (&zimbabwe_rules);

  compare_texts (duet, "positions", expected, text);
  if (!zimbabwe_rules.parse_position (text, read, &error))
    differ (duet, "%s cannot be read: %s", text, error->message);
  if (!game_state_equal (&zimbabwe_rules, read, duet->fast))
    differ (duet, "%s is read as something else", text);
}

static void
compare_ranks (const Duet *duet)
{
  GameResult result;
  gboolean   is_over = zimbabwe_rules.result (duet->fast, &result);
  int        rank[6];

  naive_rank (&duet->naive, rank);
  if (is_over != g_str_equal (duet->naive.phase, "over"))
    differ (duet, "the game is over for one of both");
  for (int seat = 1; seat <= duet->naive.seats; seat++)
    if (result.rank[seat - 1] != rank[seat])
      differ (duet, "seat %d is number %d, or %d", seat, rank[seat], result.rank[seat - 1]);
}

/* The bill of every monument is the least of all ways to pay for its raise. */
static void
compare_bills (const Duet *duet)
{
  const GameTerm *bill = zimbabwe_rules.terms;

  while (!g_str_equal (bill->name, "bill"))
    bill++;
  for (guint16 cell = 0; cell < NAIVE_SIDE * NAIVE_SIDE; cell++)
    {
      NaiveCell at = { cell % NAIVE_SIDE + 1, cell / NAIVE_SIDE + 1 };
      int       naive = naive_bill (&duet->naive, at);
      int       fast = bill->value (duet->fast, 0, &cell);

      if (naive != fast)
        differ (duet, "the raise at %c%d costs %d, and %d", 'a' + at.column - 1, at.row, naive,
                fast);
    }
}

/* ---- Actions */

/* Compares the answers to a text, if it can be read. */
static void
compare_judgement (const Duet *duet, const char *text)
{
  GameAction       action;
  guint            refusal;
  g_autofree char *fast = NULL, *again = NULL;

  if (!zimbabwe_rules.parse_action (text, &action, NULL))
    return;
  again = game_action_print (&zimbabwe_rules, action);
  compare_texts (duet, "actions", text, again);
  refusal = game_state_judge (&zimbabwe_rules, duet->fast, action);
  fast = g_strdup_printf (
    "%s %s", zimbabwe_rules.refusals[refusal].code,
    zimbabwe_rules.paragraphs[zimbabwe_rules.paragraph (action, refusal)].number);
  compare_texts (duet, text, naive_judge (&duet->naive, text), fast);
}

/* The name of a cell: often one with something on it. */
static char *
draw_cell (const Duet *duet)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const NaiveZimbabwe *naive = &duet->naive;
  NaiveCell            cell;
  int                  tries = g_test_rand_int_range (0, 40);

  do
    cell = (NaiveCell) { g_test_rand_int_range (1, 19), g_test_rand_int_range (1, 19) };
  while (tries-- > 0 && !naive->level[cell.column][cell.row] &&
         !naive_get_resource (naive, cell) && naive_find_craft (naive, cell) < 0);
  if (naive->n_crafts > 0 && g_test_rand_int_range (0, 3) == 0)
    cell = naive->craft[g_test_rand_int_range (0, naive->n_crafts)].at;
  naive_print_cell (cell, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char
draw_letter (const char *letters)
{
  return letters[g_test_rand_int_range (0, (gint32) strlen (letters))];
}

/* Anything that can be written, of any kind. */
static char *
draw_action (const Duet *duet)
{
  static const char *const gods[] = { "shadipinyi", "elegua", "dziva", "eshu",
                                      "gu", "obatala", "atete", "tsui-goab",
                                      "anansi", "qamata", "engai", "xango" };
  static const char *const staff[] = { "rain", "shaman", "builder", "herd", "nomads" };
  const gint32             at = g_test_rand_int_range (0, (gint32) zimbabwe_rules.n_kinds);
  const char              *kind = zimbabwe_rules.kinds[at].name;
  g_autofree char         *cell = draw_cell (duet), *other = draw_cell (duet);

  if (g_str_equal (kind, "god"))
    return g_strdup_printf ("god:%s", gods[g_test_rand_int_range (0, 12)]);
  if (g_str_equal (kind, "hire"))
    return g_strdup_printf ("hire:%s", staff[g_test_rand_int_range (0, 5)]);
  if (g_str_equal (kind, "bid"))
    return g_strdup_printf ("bid:%d", g_test_rand_int_range (1, 20));
  if (g_str_equal (kind, "herd"))
    return g_strdup_printf ("herd:%c", draw_letter ("246"));
  if (g_str_equal (kind, "shaman"))
    return g_strdup_printf ("shaman:%c-%s", draw_letter ("WCID"), cell);
  if (g_str_equal (kind, "rain"))
    return g_strdup_printf ("rain:%s%c", cell, draw_letter ("hv"));
  if (g_str_equal (kind, "place"))
    return g_test_rand_bit ()
             ? g_strdup_printf ("place:%c-%s", draw_letter ("IDSV"), cell)
             : g_strdup_printf ("place:%c-%s%c", draw_letter ("WPT"), cell, draw_letter ("hv"));
  if (g_str_equal (kind, "price"))
    return g_strdup_printf ("price:%c-%c", draw_letter (NAIVE_KINDS), draw_letter ("123"));
  if (g_str_equal (kind, "good") || g_str_equal (kind, "from"))
    return g_strdup_printf ("%s:%s-%s", kind, cell, other);
  if (strstr ("found monument raise", kind))
    return g_strdup_printf ("%s:%s", kind, cell);
  return g_strdup (kind);
}

/* A legal action with another letter or digit in it, or with another resource. */
static char *
draw_near (const Duet *duet, const char *legal)
{
  g_autoptr (GString) text = g_string_new (legal);
  g_autofree char *cell = draw_cell (duet);
  const char      *p = strchr (legal, ':');
  gsize            at;

  if (!p)
    return draw_action (duet);
  if (g_test_rand_bit () && strrchr (legal, '-'))
    {
      g_string_truncate (text, (gsize) (strrchr (legal, '-') - legal) + 1);
      g_string_append (text, cell);
      return g_string_free (g_steal_pointer (&text), FALSE);
    }
  at = (gsize) (p - legal) + 1 +
       (gsize) g_test_rand_int_range (0, (gint32) (strlen (legal) - (gsize) (p - legal) - 1));
  text->str[at] = draw_letter ("abcdefghijklmnopqr123456789hvWPIDSVTC");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static GPtrArray *
list_fast (const Duet *duet)
{
  GPtrArray             *list = g_ptr_array_new_with_free_func (g_free);
  g_autofree GameAction *actions = g_new (GameAction, zimbabwe_rules.max_legal);
  guint                  n = game_state_legal (&zimbabwe_rules, duet->fast, actions);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (list, game_action_print (&zimbabwe_rules, actions[i]));
  if (n != zimbabwe_rules.count_legal (duet->fast, zimbabwe_rules.seat (duet->fast)))
    differ (duet, "%u actions are listed, and not as many counted", n);
  return list;
}

static void
compare_lists (const Duet *duet, const GPtrArray *fast)
{
  g_autoptr (GPtrArray) naive = naive_list (&duet->naive);

  for (guint i = 0; i < MIN (naive->len, fast->len); i++)
    compare_texts (duet, "legal actions", naive->pdata[i], fast->pdata[i]);
  if (naive->len != fast->len)
    differ (duet, "%u actions are legal, and %u", naive->len, fast->len);
}

/* ---- Games */

/* Returns TRUE if an action leads to raised monuments. */
static gboolean
is_wanted (const char *text)
{
  return g_str_has_prefix (text, "raise:") || g_str_has_prefix (text, "place:") ||
         g_str_has_prefix (text, "god:") || g_str_has_prefix (text, "pass") ||
         g_str_has_prefix (text, "good:");
}

static const char *
choose (const Duet *duet, const GPtrArray *list)
{
  const char *text = NULL;

  for (guint i = 0; duet->raises && i < list->len; i++)
    if (g_str_has_prefix (list->pdata[i], "raise:") && g_test_rand_bit ())
      return list->pdata[i];
  for (guint i = 0; i < (duet->raises ? 4 : 1); i++)
    {
      text = list->pdata[g_test_rand_int_range (0, (gint32) list->len)];
      if (is_wanted (text))
        break;
    }
  return text;
}

static void
compare_position (const Duet *duet, const GPtrArray *list)
{
  compare_states (duet);
  compare_ranks (duet);
  if (g_test_rand_int_range (0, LIST_EVERY) == 0)
    compare_lists (duet, list);
  if (g_test_rand_int_range (0, BILL_EVERY) == 0)
    compare_bills (duet);
  for (guint i = 0; i < N_WRITTEN; i++)
    {
      guint            k = list->len ? (guint) g_test_rand_int_range (0, (gint32) list->len) : 0;
      g_autofree char *text = i % 2 && list->len > 0 ? draw_near (duet, list->pdata[k])
                                                     : draw_action (duet);

      compare_judgement (duet, text);
    }
}

static void
play_game (Duet *duet)
{
  for (;;)
    {
      g_autoptr (GPtrArray) list = list_fast (duet);
      const char *text;
      GameAction  action;

      compare_position (duet, list);
      if (list->len == 0)
        return;
      text = choose (duet, list);
      g_string_append_printf (duet->played, " %s", text);
      compare_judgement (duet, text);
      g_assert_true (zimbabwe_rules.parse_action (text, &action, NULL));
      zimbabwe_rules.apply (duet->fast, action, NULL);
      naive_play (&duet->naive, text);
    }
}

static guint
get_n_games (void)
{
  const char *text = g_getenv ("EDUBBA_NAIVE_GAMES");

  return text ? (guint) atoi (text) : g_test_slow () ? MANY
                                                     : FEW;
}

/* Every other game is under options, and every other of these builds. */
static void
test_games (gconstpointer data)
{
  guint seats = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < get_n_games (); i++)
    {
      guint32 options = i % 2 ? (guint32) g_test_rand_int_range (0, 32) : 0;
      Duet    duet = { .seed = (guint64) g_test_rand_int () << 32 | (guint32) g_test_rand_int (),
                       .options = game_options_print (&zimbabwe_rules, options),
                       .played = g_string_new (NULL),
                       .fast = game_state_new (&zimbabwe_rules),
                       .raises = i % 3 > 0 };

      zimbabwe_rules.deal (duet.fast, seats, options, duet.seed);
      naive_deal (&duet.naive, (int) seats, duet.options, duet.seed);
      play_game (&duet);
      g_free (duet.options);
      g_free (duet.fast);
      g_string_free (duet.played, TRUE);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_data_func ("/zimbabwe/naive/2-seats", GUINT_TO_POINTER (2), test_games);
  g_test_add_data_func ("/zimbabwe/naive/3-seats", GUINT_TO_POINTER (3), test_games);
  g_test_add_data_func ("/zimbabwe/naive/4-seats", GUINT_TO_POINTER (4), test_games);
  g_test_add_data_func ("/zimbabwe/naive/5-seats", GUINT_TO_POINTER (5), test_games);
  return g_test_run ();
}
