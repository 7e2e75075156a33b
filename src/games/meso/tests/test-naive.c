/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules against the naive second opinion, action by action: in random games with 2, 3 and 4
 * seats under random options, the position and the answer to actions that can be written; in some
 * positions the whole list of legal actions, in order, a seat's view and its completion.
 *
 * 8 games for each number of seats, 500 with -m slow, or as many as the environment variable
 * EDUBBA_NAIVE_GAMES says. Seeds come from g_test_rand_*, so --seed repeats a run, and a failure
 * names options, seed and actions of its game.
 */
#include "fixed.h"
#include "game-options.h"
#include "game-state.h"
#include "meso-rules.h"
#include "naive-meso.h"

#include <stdlib.h>
#include <string.h>

#define FEW  8
#define MANY 500

/* Positions for each of which the list is compared, and the view. */
#define LIST_EVERY 6
#define VIEW_EVERY 10

/* Written actions that are looked at in each position. */
#define N_WRITTEN 30

typedef struct
{
  char      *options;
  guint64    seed;
  GString   *played;
  NaiveMeso  naive;
  GameState *fast;
  gboolean   builds; /* it looks for what brings offerings */
} Duet;

/* The triples of kind, code and paragraph that came up. */
static GHashTable *met;

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
compare_states (const Duet *duet, const char *what, const NaiveMeso *naive, const GameState *fast)
{
  g_autoptr (GError) error = NULL;
  g_autofree char      *expected = naive_print (naive);
  g_autofree char      *text = game_position_print (&meso_rules, fast);
  g_autofree GameState *read = game_state_new (&meso_rules);

  compare_texts (duet, what, expected, text);
  if (!meso_rules.parse_position (text, read, &error))
    differ (duet, "%s cannot be read: %s", text, error->message);
  if (!game_state_equal (&meso_rules, read, fast))
    differ (duet, "%s is read as something else", text);
}

static void
compare_views (const Duet *duet)
{
  int                   seat = g_test_rand_int_range (1, duet->naive.seats + 1);
  guint64               seed = (guint64) g_test_rand_int () << 32 | (guint32) g_test_rand_int ();
  g_autofree GameState *seen = game_state_new (&meso_rules);
  g_autofree GameState *world = game_state_new (&meso_rules);
  g_autofree NaiveMeso *naive_seen = g_new (NaiveMeso, 1);
  g_autofree NaiveMeso *naive_world = g_new (NaiveMeso, 1);

  meso_rules.observe (duet->fast, (guint) seat - 1, seen);
  naive_view (&duet->naive, seat, naive_seen);
  compare_states (duet, "views", naive_seen, seen);
  meso_rules.complete (seen, seed, world);
  naive_complete (naive_seen, seed, naive_world);
  compare_states (duet, "completions", naive_world, world);
}

/* ---- Actions */

/* The answer of the fast rules in the words of the naive ones. */
static char *
judge (const Duet *duet, GameAction action)
{
  guint refusal = game_state_judge (&meso_rules, duet->fast, action);

  return g_strdup_printf (
    "%s %s", meso_rules.refusals[refusal].code,
    meso_rules.paragraphs[meso_rules.paragraph (action, refusal)].number);
}

/* Compares the answers to a text, if it can be read. */
static void
compare_judgement (const Duet *duet, const char *text)
{
  GameAction       action;
  g_autofree char *fast = NULL, *again = NULL;
  const char      *naive;

  if (!meso_rules.parse_action (text, &action, NULL))
    return;
  again = game_action_print (&meso_rules, action);
  compare_texts (duet, "actions", text, again);
  naive = naive_judge (&duet->naive, text);
  fast = judge (duet, action);
  compare_texts (duet, text, naive, fast);
  g_hash_table_add (met, g_strdup_printf ("%s %s", meso_rules.kinds[action.kind].name, naive));
}

/* The name of a place: often one with a land. */
static const char *
draw_place (const Duet *duet)
{
  static char name[4][4];
  static int  next;
  NaivePlace  place;
  g_autoptr (GString) text = g_string_new (NULL);
  int tries = g_test_rand_int_range (0, 60);

  do
    place = (NaivePlace) { g_test_rand_int_range (1, 18), g_test_rand_int_range (1, 18) };
  while (!naive_place_exists (place) ||
         (!duet->naive.kind[place.letter][place.number] && tries-- > 0));
  naive_place_print (place, text);
  next = (next + 1) % 4;
  g_strlcpy (name[next], text->str, sizeof name[next]);
  return name[next];
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
  const char *kind = meso_rules.kinds[g_test_rand_int_range (0, (gint32) meso_rules.n_kinds)].name;
  const char *from = draw_place (duet), *to = draw_place (duet);

  if (strstr ("step discover land", kind))
    return g_strdup_printf ("%s:%s%c-%s", kind, from, draw_letter (NAIVE_CLASSES), to);
  if (strstr ("hut holy birth twins volcano", kind))
    return g_strdup_printf ("%s:%s", kind, from);
  if (g_str_equal (kind, "seed"))
    return g_test_rand_bit () ? g_strdup_printf ("seed:%s", from)
                              : g_strdup_printf ("seed:%s,%s", from, to);
  if (g_str_equal (kind, "pick"))
    return g_strdup_printf ("pick:%s%c%c", from, draw_letter ("eE"), draw_letter ("wsabcd"));
  if (g_str_equal (kind, "drop"))
    return g_strdup_printf ("drop:%s%c", from, draw_letter ("wsWS"));
  if (g_str_equal (kind, "steal"))
    return g_strdup_printf ("steal:%s-%c%c", from, draw_letter ("1234"), draw_letter ("ws"));
  if (g_str_equal (kind, "banish"))
    return g_strdup_printf ("banish:%sh%c%.*s-%s", from, draw_letter ("01234"),
                            g_test_rand_int_range (0, 2), &"abcd"[g_test_rand_int_range (0, 4)],
                            to);
  if (g_str_equal (kind, "teleport"))
    return g_strdup_printf ("teleport:%c%c@%s-%s", draw_letter ("1234"),
                            draw_letter (NAIVE_CLASSES), from, to);
  if (strstr ("offer lay take rob", kind))
    return g_strdup_printf ("%s:%c", kind, draw_letter ("abcd02467pfqv1234"));
  return g_strdup (kind);
}

/* A legal action with another letter, place, seat or number in it. */
static char *
draw_near (const Duet *duet, const char *legal)
{
  g_autoptr (GString) text = g_string_new (legal);
  const char *p = strpbrk (legal, ":-@");
  gsize       at;

  if (!p)
    return draw_action (duet);
  if (g_test_rand_bit () && strrchr (legal, '-'))
    {
      g_string_truncate (text, (gsize) (strrchr (legal, '-') - legal) + 1);
      g_string_append (text, draw_place (duet));
      return g_string_free (g_steal_pointer (&text), FALSE);
    }
  at = (gsize) (p - legal) + 1 +
       (gsize) g_test_rand_int_range (0, (gint32) (strlen (legal) - (gsize) (p - legal) - 1));
  text->str[at] = draw_letter ("ewsEWSabcd01234679pfqvJHIKG");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static GPtrArray *
list_fast (const Duet *duet)
{
  GPtrArray             *list = g_ptr_array_new_with_free_func (g_free);
  g_autofree GameAction *actions = g_new (GameAction, meso_rules.max_legal);
  guint                  n = game_state_legal (&meso_rules, duet->fast, actions);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (list, game_action_print (&meso_rules, actions[i]));
  if (n != meso_rules.count_legal (duet->fast, meso_rules.seat (duet->fast)))
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

/* Returns TRUE if an action leads to offerings, or to what is rare. */
static gboolean
is_wanted (const char *text)
{
  static const char *const wanted[] = { "hut", "holy", "birth", "offer", "pick", "steal", "stone" };

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    if (naive_is_named (text, wanted[i]))
      return TRUE;
  if (naive_is_named (text, "lay"))
    return !g_str_has_suffix (text, ":0");
  return naive_is_named (text, "step") && g_str_has_suffix (text, "-I9");
}

static const char *
choose (const Duet *duet, const GPtrArray *list)
{
  const char *text = NULL;

  for (guint i = 0; i < (duet->builds ? 25 : 1); i++)
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
  compare_states (duet, "positions", &duet->naive, duet->fast);
  if (naive_is_over (&duet->naive) != meso_rules.result (duet->fast, NULL))
    differ (duet, "the game is over for one of both");
  if (g_test_rand_int_range (0, LIST_EVERY) == 0)
    compare_lists (duet, list);
  if (g_test_rand_int_range (0, VIEW_EVERY) == 0)
    compare_views (duet);
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
      g_assert_true (meso_rules.parse_action (text, &action, NULL));
      meso_rules.apply (duet->fast, action, NULL);
      naive_play (&duet->naive, text);
    }
}

/* Options of which some are on; most games are short. */
static guint32
draw_options (void)
{
  guint32 options = (guint32) g_test_rand_int_range (0, 8);
  guint   rounds = (guint) g_test_rand_int_range (0, 12);

  return game_option_set (&meso_rules, options, 3, rounds == 0 ? 3 : rounds < 8 ? 1
                                                                                : 2);
}

static guint
get_n_games (void)
{
  const char *text = g_getenv ("EDUBBA_NAIVE_GAMES");

  return text ? (guint) atoi (text) : g_test_slow () ? MANY
                                                     : FEW;
}

static void
test_games (gconstpointer data)
{
  guint seats = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < get_n_games (); i++)
    {
      guint32 options = draw_options ();
      Duet    duet = { .seed = (guint64) g_test_rand_int () << 32 | (guint32) g_test_rand_int (),
                       .options = game_options_print (&meso_rules, options),
                       .played = g_string_new (NULL),
                       .fast = game_state_new (&meso_rules),
                       .builds = i % 2 };

      meso_rules.deal (duet.fast, seats, options, duet.seed);
      naive_deal (&duet.naive, (int) seats, duet.options, duet.seed);
      play_game (&duet);
      g_free (duet.options);
      g_free (duet.fast);
      g_string_free (duet.played, TRUE);
    }
  g_test_message ("%u triples of kind, code and paragraph so far", g_hash_table_size (met));
}

int
main (int argc, char **argv)
{
  int status;

  fixed_test_init (&argc, &argv);
  met = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_test_add_data_func ("/meso/naive/2-seats", GUINT_TO_POINTER (2), test_games);
  g_test_add_data_func ("/meso/naive/3-seats", GUINT_TO_POINTER (3), test_games);
  g_test_add_data_func ("/meso/naive/4-seats", GUINT_TO_POINTER (4), test_games);
  status = g_test_run ();
  g_hash_table_unref (met);
  return status;
}
