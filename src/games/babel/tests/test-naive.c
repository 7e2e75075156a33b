/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules against the naive second opinion, action by action: in every position of random
 * games, half of which begin with the deal and half in the middle, the refusal of each action
 * that can be written, the list of legal ones, whose turn it is and the scores; after every
 * action the whole position, the moves and the seats that saw them, and the result.
 *
 * 200 games under each set of options, 20,000 with -m slow, or as many as the environment variable
 * EDUBBA_NAIVE_GAMES says. Seeds come from g_test_rand_*, so --seed repeats a run, and a failure
 * tells options, seed and actions of its game.
 */
#include "fixed.h"
#include "babel-state.h"
#include "game-state.h"
#include "naive-cards.h"

#include <stdlib.h>
#include <string.h>

/* The number of games under each set of options, and in a long run; fewer games do not meet all
 * refusals and ends. */
#define FEW  200
#define MANY 20000

#define MAX_ACTIONS 20000
#define N_SETS      8 /* of the three options */

/* The style of play: any action; any action, but in long turns; or one or both seats busily, so
 * that temples rise and fall. */
typedef enum
{
  STYLE_RANDOM,
  STYLE_LONG_TURNS,
  STYLE_BUSY_FIRST,
  STYLE_BUSY_BOTH,
  N_STYLES
} Style;

typedef struct
{
  guint32    options;
  guint64    seed;
  Style      style;
  GString   *played; /* the actions so far */
  NaiveBabel naive;
  BabelState fast;
} Duet;

/* Every action that can be written; @5 and beyond stand for all that no colonnade can have. */
static GPtrArray *texts;
static GArray    *readings; /* of GameAction: texts, read */

/* The events that came up, so that a run that met too few can be seen to have done so. */
static GHashTable *met; /* of char *, to guint */

static void
count (const char *what)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (met, what));

  g_hash_table_insert (met, g_strdup (what), GUINT_TO_POINTER (n + 1));
}

/* ---- All actions that can be written */

G_GNUC_PRINTF (1, 2)
static void
write_action (const char *format, ...)
{
  g_autoptr (GError) error = NULL;
  GameAction action;
  va_list    args;
  char      *text;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  babel_rules.parse_action (text, &action, &error);
  g_assert_no_error (error);
  g_ptr_array_add (texts, text);
  g_array_append_val (readings, action);
}

static void
write_ability (const char *words)
{
  static const char *const runs[] = { "", "@1", "@2", "@3", "@4", "@5", "@12" };

  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    write_action ("%s%s", words, runs[i]);
}

static void
write_all (void)
{
  static const char letters[] = NAIVE_LETTERS;

  texts = g_ptr_array_new_with_free_func (g_free);
  readings = g_array_new (FALSE, FALSE, sizeof (GameAction));
  for (const char *x = letters; *x; x++)
    {
      char expel[] = { 'e', 'x', 'p', 'e', 'l', ':', *x, '\0' };
      char halve[] = { 'h', 'a', 'l', 'v', 'e', ':', *x, '\0' };

      write_action ("travel:%c", *x);
      write_action ("settle:%c", *x);
      write_action ("discard:%c", *x);
      for (const char *y = letters; *y; y++)
        write_action ("migrate:%c-%c", *x, *y);
      write_ability (expel);
      write_ability (halve);
    }
  write_action ("build:own");
  write_action ("build:opp");
  write_action ("build:start");
  write_ability ("raze");
  write_ability ("steal");
  write_ability ("win-over");
  write_ability ("skip:own");
  write_ability ("skip:opp");
  write_action ("end");
}

/* ---- Comparing */

G_GNUC_PRINTF (2, 3)
G_GNUC_NORETURN static void
differ (const Duet *duet, const char *format, ...)
{
  g_autofree char *what = NULL;
  va_list          args;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  g_error ("options %u, seed %" G_GUINT64_FORMAT ", after%s: %s", duet->options, duet->seed,
           duet->played->str, what);
}

static void
compare_positions (const Duet *duet)
{
  g_autofree char *naive = naive_babel_print (&duet->naive);
  g_autofree char *fast =
    game_position_print (&babel_rules, (const GameState *) &duet->fast);

  if (!g_str_equal (naive, fast))
    differ (duet, "positions\n  naive %s\n  fast  %s", naive, fast);
}

static const GameTerm *
find_score (void)
{
  for (guint i = 0; i < babel_rules.n_terms; i++)
    if (g_str_equal (babel_rules.terms[i].name, "score"))
      return &babel_rules.terms[i];
  g_assert_not_reached ();
}

/* Compares the seat to act, the scores, and the result. */
static void
compare_standing (const Duet *duet)
{
  const GameState *state = (const GameState *) &duet->fast;
  int              seat = naive_babel_seat (&duet->naive);
  GameResult       ranks;
  gboolean         over = babel_rules.result (state, &ranks);

  if (babel_rules.seat (state) != (seat < 0 ? GAME_NOBODY : (guint) seat))
    differ (duet, "seat %d, and %u", seat, babel_rules.seat (state));
  for (guint16 player = 0; player < 2; player++)
    {
      int   naive = naive_babel_score (&duet->naive, player);
      guint fast = (guint) find_score ()->value (state, 0, &player);

      if (fast != (guint) naive)
        differ (duet, "player %d has %d points, and %u", player + 1, naive, fast);
    }
  if (over != (duet->naive.result != 0))
    differ (duet, "result %d, and %s", duet->naive.result, over ? "over" : "not over");
  if (over && (ranks.rank[0] != (duet->naive.result == 2 ? 2 : 1) ||
               ranks.rank[1] != (duet->naive.result == 1 ? 2 : 1)))
    differ (duet, "result %d, and ranks %d and %d", duet->naive.result, ranks.rank[0],
            ranks.rank[1]);
}

/* Returns the legal actions, as indices into texts. */
static GArray *
compare_judgements (const Duet *duet)
{
  const GameState *state = (const GameState *) &duet->fast;
  GameAction       legal[256];
  guint            n_legal = game_state_legal (&babel_rules, state, legal);
  GArray          *choices = g_array_new (FALSE, FALSE, sizeof (guint));

  g_assert_cmpuint (babel_rules.max_legal, <=, G_N_ELEMENTS (legal));
  for (guint i = 0; i < texts->len; i++)
    {
      const char *text = g_ptr_array_index (texts, i);
      GameAction  action = g_array_index (readings, GameAction, i);
      const char *naive = naive_babel_judge (&duet->naive, text);
      const char *fast = babel_rules.refusals[game_state_judge (&babel_rules, state, action)].code;
      guint       listed = 0;

      if (!g_str_equal (naive, fast))
        differ (duet, "%s is %s, and %s", text, naive, fast);
      for (guint k = 0; k < n_legal; k++)
        listed += game_action_equal (legal[k], action);
      if (listed != g_str_equal (naive, "legal"))
        differ (duet, "%s is %s, and listed %u times", text, naive, listed);
      if (listed == 1)
        g_array_append_val (choices, i);
      count (naive);
    }
  if (choices->len != n_legal)
    differ (duet, "%u actions are legal, and %u", choices->len, n_legal);
  return choices;
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
describe_zone (GameZone zone)
{
  const GameZoneKind *kind = &babel_rules.zones[zone.kind];
  GString            *text = g_string_new (kind->name);

  if (kind->per_seat && kind->indexes > 1 && zone.index < NAIVE_N_LANDS)
    g_string_append_c (text, NAIVE_LETTERS[zone.index]);
  if (kind->per_seat)
    g_string_append_printf (text, "%d", zone.seat + 1);
  return g_string_free (text, FALSE);
}

/* An event as the naive rules write it. */
static char *
describe_event (const GameEvent *event)
{
  g_autofree char *from = describe_zone (event->from);
  g_autofree char *to = describe_zone (event->to);
  gboolean         one = (event->seen_by & 1) != 0, two = (event->seen_by & 2) != 0;
  char             card = 'o';

  if (event->kind == GAME_EVENT_SHUFFLE)
    return g_strdup_printf ("* %s %s -", from, to);
  for (guint i = 0; i < NAIVE_N_LANDS; i++)
    if (event->item == BABEL_ITEM_NATION (i))
      card = NAIVE_LETTERS[i];
  for (guint level = 1; level <= 6; level++)
    if (event->item == BABEL_ITEM_TEMPLE (level))
      card = (char) ('0' + level);
  return g_strdup_printf ("%c %s %s %s%s", card, from, to, one ? "1" : "", two ? "2" : "");
}

static void
compare_moves (const Duet *duet, GArray *events)
{
  g_autoptr (GPtrArray) fast = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *naive = duet->naive.moves;

  for (guint i = 0; i < events->len; i++)
    g_ptr_array_add (fast, describe_event (&g_array_index (events, GameEvent, i)));
  g_ptr_array_sort (fast, compare_texts);
  g_ptr_array_sort (naive, compare_texts);
  if (fast->len != naive->len)
    differ (duet, "%u things moved, and %u", naive->len, fast->len);
  for (guint i = 0; i < fast->len; i++)
    if (compare_texts (&fast->pdata[i], &naive->pdata[i]) != 0)
      differ (duet, "moved “%s”, and “%s”", (char *) naive->pdata[i],
              (char *) fast->pdata[i]);
}

/* ---- Beginning in the middle */

/* Takes a card out of a deck if it is there. */
static gboolean
take_out (NaiveCards *deck, char card)
{
  int place = naive_cards_find (deck, card);

  if (place >= 0)
    naive_cards_take_at (deck, place);
  return place >= 0;
}

/* Blocks of equal cards, so that there are runs, and several of one nation. */
static void
fill_colonnade (NaiveBabel *game, NaiveCards *colonnade)
{
  char favourite = NAIVE_LETTERS[g_test_rand_int_range (0, NAIVE_N_LANDS)];

  for (int block = g_test_rand_int_range (0, 5); block > 0; block--)
    {
      char nation = block % 2 ? favourite : NAIVE_LETTERS[g_test_rand_int_range (0, NAIVE_N_LANDS)];

      for (int n = g_test_rand_int_range (1, 5); n > 0 && game->deck.n > 3; n--)
        if (take_out (&game->deck, nation))
          naive_cards_add (colonnade, nation);
    }
}

/* Some levels, while the score leaves the game open; the seat that comes last may begin the final
 * phase. */
static void
fill_temple (NaiveBabel *game, int player, int land)
{
  NaiveCards *temple = &game->temple[player][land];
  int         limit = player == 0 && naive_babel_score (game, 1) >= 10 ? 16 : 14;

  for (char level = '1'; level <= '6'; level++)
    {
      int score = naive_babel_score (game, player) - naive_temple_top (temple) + (level - '0');

      if (score > limit || g_test_rand_int_range (0, 4) == 0)
        continue;
      if (level == '1' && game->starter[player])
        game->starter[player] = FALSE;
      else if (!take_out (&game->quarry, level))
        continue;
      naive_cards_add (temple, level);
    }
}

/* Makes a dealt game one that has gone on for a while. */
static void
set_forward (NaiveBabel *game)
{
  for (int player = 1; player >= 0; player--)
    {
      for (int land = 0; land < NAIVE_N_LANDS; land++)
        if (g_test_rand_int_range (0, 3) > 0)
          {
            fill_colonnade (game, &game->colonnade[player][land]);
            fill_temple (game, player, land);
          }
      for (int n = g_test_rand_int_range (0, 4); n > 0 && game->quarry.n > 1; n--)
        naive_cards_add (&game->store[player], naive_cards_take_at (&game->quarry, 0));
      game->pawn[player] = g_test_rand_int_range (NAIVE_NOWHERE, NAIVE_N_LANDS);
    }
  game->final = !game->final15 && naive_babel_score (game, 0) >= 10 &&
                naive_babel_score (game, 1) >= 10 &&
                (naive_babel_score (game, 0) >= 15 || g_test_rand_bit ());
}

static void
begin (Duet *duet, gboolean in_the_middle)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  guint32 options = duet->options;

  naive_babel_deal (&duet->naive, (options & 1) != 0, (options & 2) != 0, (options & 4) != 0,
                    duet->seed);
  babel_rules.deal ((GameState *) &duet->fast, 2, options, duet->seed);
  if (!in_the_middle)
    return;
  set_forward (&duet->naive);
  text = naive_babel_print (&duet->naive);
  g_string_append_printf (duet->played, " “%s”", text);
  if (!babel_rules.parse_position (text, (GameState *) &duet->fast, &error))
    differ (duet, "%s", error->message);
}

/* ---- Playing */

static gboolean
is_busy (const Duet *duet)
{
  return duet->style == STYLE_BUSY_BOTH ||
         (duet->style == STYLE_BUSY_FIRST && duet->naive.mover == 0);
}

/* The card that goes on with the run at the end of a colonnade, or any. */
static char
pick_settler (const NaiveCards *hand, const NaiveCards *colonnade)
{
  for (int i = 0; i < hand->n; i++)
    if (colonnade->n > 0 && hand->card[i] == colonnade->card[colonnade->n - 1])
      return hand->card[i];
  return hand->card[0];
}

/* The next action of a busy seat towards the next level in a land, or NULL: go there, or settle
 * there, while its hand is enough for the missing settlers. */
static const char *
work_towards (const Duet *duet, int land)
{
  static char       text[16];
  const NaiveBabel *game = &duet->naive;
  const NaiveCards *temple = &game->temple[game->mover][land], *hand = &game->hand[game->mover];
  int               level = temple->n == 0 ? 1 : temple->card[temple->n - 1] - '0' + 1;
  gboolean          waits = level == 1 && game->starter[game->mover];
  gboolean          there = game->pawn[game->mover] == land;

  for (int player = 0; player < 2; player++)
    {
      const NaiveCards *store = &game->store[player];

      waits = waits || (store->n > 0 && store->card[store->n - 1] == '0' + level);
    }
  if (!waits || hand->n < level - game->colonnade[game->mover][land].n + (there ? 0 : 1))
    return NULL;
  g_snprintf (text, sizeof text, there ? "settle:%c" : "travel:%c",
              there ? pick_settler (hand, &game->colonnade[game->mover][land])
                    : NAIVE_LETTERS[land]);
  return text;
}

/* A legal action that begins with one of the words, or -1. */
static int
find_choice (const GArray *choices, const char *words)
{
  g_auto (GStrv) heads = g_strsplit (words, " ", -1);

  for (guint w = 0; heads[w]; w++)
    for (guint i = 0; i < choices->len; i++)
      {
        guint index = g_array_index (choices, guint, i);

        if (g_str_has_prefix (g_ptr_array_index (texts, index), heads[w]))
          return (int) index;
      }
  return -1;
}

/* A busy seat builds whenever it can and works in lands where it soon could; a seat that is not
 * busy plays anything. */
static guint
choose (const Duet *duet, const GArray *choices)
{
  guint any = g_array_index (choices, guint, g_test_rand_int_range (0, (gint32) choices->len));
  int   found;

  /* "end" is always the last. */
  if (duet->style == STYLE_LONG_TURNS && choices->len > 1 && g_test_rand_int_range (0, 6) > 0)
    any = g_array_index (choices, guint, g_test_rand_int_range (0, (gint32) choices->len - 1));
  if (!is_busy (duet) || g_test_rand_int_range (0, 12) == 0)
    return any;
  found = find_choice (choices, "skip steal build");
  if (found < 0 && g_test_rand_int_range (0, 2) == 0)
    found = find_choice (choices, "raze win-over expel");
  for (int land = 0; found < 0 && land < NAIVE_N_LANDS; land++)
    {
      const char *text = work_towards (duet, land);

      found = text ? find_choice (choices, text) : -1;
    }
  if (found < 0)
    found = find_choice (choices, "end");
  return found < 0 ? any : (guint) found;
}

/* Counts the sentence of RULES.md 4 that ended the game. */
static void
count_ending (const NaiveBabel *naive)
{
  int one = naive_babel_score (naive, 0), two = naive_babel_score (naive, 1);

  if (MAX (one, two) >= 15 && MIN (one, two) <= 9)
    count ("4.1");
  else if (naive->quarry.n == 0)
    count (naive->result == 3 ? "4.3 draw" : one == two ? "4.3 hands"
                                                        : "4.3 score");
  else
    count (MAX (one, two) >= 20 ? "4.2 twenty" : "4.2 nine");
}

static void
play (Duet *duet)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));

  for (guint n = 0; n < MAX_ACTIONS; n++)
    {
      g_autoptr (GArray) choices = NULL;
      const char *text;
      guint       index;

      compare_positions (duet);
      compare_standing (duet);
      choices = compare_judgements (duet);
      if (choices->len == 0)
        break;
      index = choose (duet, choices);
      text = g_ptr_array_index (texts, index);
      g_string_append_printf (duet->played, " %s", text);
      naive_babel_play (&duet->naive, text);
      g_array_set_size (events, 0);
      babel_rules.apply ((GameState *) &duet->fast, g_array_index (readings, GameAction, index),
                         events);
      compare_moves (duet, events);
      count ("actions");
    }
  if (duet->naive.result == 0)
    differ (duet, "the game does not end");
  count_ending (&duet->naive);
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
  guint32 options = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < get_n_games (); i++)
    {
      guint64 seed = (guint64) g_test_rand_int () << 32 | (guint32) g_test_rand_int ();
      Duet    duet = { .options = options, .seed = seed, .style = i % N_STYLES };

      duet.played = g_string_new (NULL);
      begin (&duet, i / N_STYLES % 2 == 1);
      duet.naive.moves = g_ptr_array_new_with_free_func (g_free);
      play (&duet);
      g_ptr_array_unref (duet.naive.moves);
      g_string_free (duet.played, TRUE);
      count ("games");
    }
}

/* Every refusal and every way to end came up, so the comparison was one. */
static void
test_met (void)
{
  static const char *const endings[] = { "4.1", "4.2 twenty", "4.3 score", "4.2 nine" };
  g_autofree gpointer     *keys = NULL;
  guint                    n;

  if (!g_hash_table_contains (met, "games") || get_n_games () < FEW)
    {
      g_test_skip ("too few games were played before");
      return;
    }
  keys = g_hash_table_get_keys_as_array (met, &n);
  for (guint i = 0; i < n; i++)
    g_test_message ("%s: %u", (char *) keys[i],
                    GPOINTER_TO_UINT (g_hash_table_lookup (met, keys[i])));
  for (guint i = 0; i < babel_rules.n_refusals; i++)
    if (!g_hash_table_contains (met, babel_rules.refusals[i].code))
      g_error ("“%s” never came up", babel_rules.refusals[i].code);
  /* The last is rare. */
  for (guint i = 0; i < G_N_ELEMENTS (endings) - (g_test_slow () ? 0 : 1); i++)
    if (!g_hash_table_contains (met, endings[i]))
      g_error ("no game ended by %s", endings[i]);
}

int
main (int argc, char *argv[])
{
  int status;

  fixed_test_init (&argc, &argv);
  met = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  write_all ();
  for (guint options = 0; options < N_SETS; options++)
    {
      g_autofree char *path =
        g_strdup_printf ("/babel/naive/%s%s%s%s", options & 1 ? "+hands35" : "",
                         options & 2 ? "+sumer-all" : "", options & 4 ? "+final15" : "",
                         options ? "" : "default");

      g_test_add_data_func (path, GUINT_TO_POINTER (options), test_games);
    }
  g_test_add_func ("/babel/naive/met", test_met);
  status = g_test_run ();
  g_hash_table_unref (met);
  g_ptr_array_unref (texts);
  g_array_unref (readings);
  return status;
}
