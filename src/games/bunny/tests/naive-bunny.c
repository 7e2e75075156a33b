/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course of a game, paragraph by paragraph (RULES.md 1 to 5). Counting on the board is in
 * naive-board.c.
 */
#include "naive-bunny.h"

#include <string.h>

/* ---- Games as values */

static NaiveBunny *
new_game (int seats)
{
  NaiveBunny *game = g_new0 (NaiveBunny, 1);

  game->seats = seats;
  game->phase = "explore";
  game->round = game->pick = game->turn = 1;
  game->towers = naive_list_new ();
  game->deck = naive_list_new ();
  game->seen = naive_list_new ();
  for (int i = 0; i < NAIVE_SEATS; i++)
    {
      game->hand[i] = naive_list_new ();
      game->sealed[i] = naive_list_new ();
      game->reserve[i] = naive_list_new ();
      game->tray[i] = naive_list_new ();
      game->scrolls[i] = naive_list_new ();
      game->discards[i] = naive_list_new ();
      game->gone[i] = naive_list_new ();
    }
  return game;
}

void
naive_bunny_free (NaiveBunny *game)
{
  for (int cell = 0; cell < 100; cell++)
    g_free (game->built[cell]);
  for (int i = 0; i < NAIVE_SEATS; i++)
    {
      g_ptr_array_unref (game->hand[i]);
      g_ptr_array_unref (game->sealed[i]);
      g_ptr_array_unref (game->reserve[i]);
      g_ptr_array_unref (game->tray[i]);
      g_ptr_array_unref (game->scrolls[i]);
      g_ptr_array_unref (game->discards[i]);
      g_ptr_array_unref (game->gone[i]);
      g_free (game->copied[i][0]);
      g_free (game->copied[i][1]);
    }
  g_ptr_array_unref (game->towers);
  g_clear_pointer (&game->deck, g_ptr_array_unref);
  g_ptr_array_unref (game->seen);
  g_free (game);
}

NaiveBunny *
naive_bunny_copy (const NaiveBunny *game)
{
  NaiveBunny *copy = g_memdup2 (game, sizeof *game);

  for (int cell = 0; cell < 100; cell++)
    copy->built[cell] = g_strdup (game->built[cell]);
  for (int i = 0; i < NAIVE_SEATS; i++)
    {
      copy->hand[i] = naive_list_copy (game->hand[i]);
      copy->sealed[i] = naive_list_copy (game->sealed[i]);
      copy->reserve[i] = naive_list_copy (game->reserve[i]);
      copy->tray[i] = naive_list_copy (game->tray[i]);
      copy->scrolls[i] = naive_list_copy (game->scrolls[i]);
      copy->discards[i] = naive_list_copy (game->discards[i]);
      copy->gone[i] = naive_list_copy (game->gone[i]);
      copy->copied[i][0] = g_strdup (game->copied[i][0]);
      copy->copied[i][1] = g_strdup (game->copied[i][1]);
    }
  copy->towers = naive_list_copy (game->towers);
  copy->deck = game->deck ? naive_list_copy (game->deck) : NULL;
  copy->seen = naive_list_copy (game->seen);
  return copy;
}

/* ---- Small questions */

int
naive_left (const NaiveBunny *game, int seat)
{
  return seat % game->seats + 1;
}

int
naive_right (const NaiveBunny *game, int seat)
{
  return (seat + game->seats - 2) % game->seats + 1;
}

int
naive_rabbits (const NaiveBunny *game, int seat)
{
  int rabbits = 36;

  for (int cell = 0; cell < 100; cell++)
    rabbits -= game->owner[cell] == seat;
  return rabbits;
}

int
naive_camp_holder (const NaiveBunny *game, int camp)
{
  g_autofree char *name = g_strdup_printf ("camp%d", camp);

  for (int seat = 1; seat <= game->seats; seat++)
    if (naive_list_find (game->tray[seat - 1], name) >= 0)
      return seat;
  return 0;
}

int
naive_copied_seat (const NaiveBunny *game, int seat, char side)
{
  return side == 'r' ? naive_right (game, seat) : naive_left (game, seat);
}

gboolean
naive_owes_copy (const NaiveBunny *game, int seat, char side)
{
  const char      *name = side == 'r' ? "copyr" : "copyl";
  const GPtrArray *theirs = game->scrolls[naive_copied_seat (game, seat, side) - 1];
  guint            copies = 0;

  copies += (guint) naive_list_count (theirs, "copyr");
  copies += (guint) naive_list_count (theirs, "copyl");
  return naive_list_find (game->scrolls[seat - 1], name) >= 0 &&
         !game->copied[seat - 1][side == 'l'] && theirs->len > copies;
}

static int
find_seat_with_post (const NaiveBunny *game)
{
  for (int seat = 1; seat <= game->seats; seat++)
    for (int cell = 0; cell < 100; cell++)
      if (game->owner[cell] == seat && g_strcmp0 (game->built[cell], "post") == 0)
        return seat;
  return 0;
}

static int
find_seat_with_copy (const NaiveBunny *game)
{
  for (int seat = 1; seat <= game->seats; seat++)
    if (naive_owes_copy (game, seat, 'r') || naive_owes_copy (game, seat, 'l'))
      return seat;
  return 0;
}

int
naive_bunny_seat (const NaiveBunny *game)
{
  if (g_str_equal (game->phase, "build"))
    return game->asked ? naive_camp_holder (game, game->asked) : game->mover;
  if (g_str_equal (game->phase, "harvest"))
    return find_seat_with_post (game);
  if (g_str_equal (game->phase, "final"))
    return find_seat_with_copy (game);
  if (g_str_equal (game->phase, "over"))
    return 0;
  for (int seat = 1; seat <= game->seats; seat++)
    if (game->sealed[seat - 1]->len == 0)
      return seat;
  g_assert_not_reached ();
}

/* ---- The deal */

static void
move_top (GPtrArray *from, GPtrArray *to)
{
  g_ptr_array_add (to, naive_list_take (from, 0));
}

static void
take_reserve_cards (NaiveBunny *game)
{
  if (game->seats != 2)
    return;
  for (int i = 0; i < 2; i++)
    {
      move_top (game->reserve[i], game->hand[i]);
      naive_list_sort (game->hand[i]);
    }
}

static void
deal_round (NaiveBunny *game)
{
  game->phase = "explore";
  game->pick = 1;
  for (int i = 0; i < game->seats; i++)
    {
      for (int n = 0; n < (game->seats == 3 ? 12 : 10); n++)
        move_top (game->deck, game->hand[i]);
      for (int n = 0; n < 10 && game->seats == 2; n++)
        move_top (game->deck, game->reserve[i]);
      naive_list_sort (game->hand[i]);
    }
  take_reserve_cards (game);
}

NaiveBunny *
naive_bunny_deal (int seats, const char *options, guint64 seed)
{
  NaiveBunny *game = new_game (seats);
  guint64     generator = seed;

  game->newlands = strstr (options, "newlands") != NULL;
  game->tower_anywhere = strstr (options, "tower-anywhere") != NULL;
  game->camps_standing = strstr (options, "camps-standing") != NULL;
  game->widest_shared = strstr (options, "widest-shared") != NULL;
  game->double_twice = strstr (options, "double-twice") != NULL;
  game->second_alone = strstr (options, "second-alone") != NULL;
  for (int number = 0; naive_card_name (number); number++)
    for (int i = 0; i < naive_card_copies (number); i++)
      naive_list_add (game->deck, naive_card_name (number));
  naive_shuffle (&generator, game->deck);
  deal_round (game);
  return game;
}

/* ---- Playing cards */

static void
set_built (NaiveBunny *game, int cell, const char *built)
{
  g_free (game->built[cell]);
  game->built[cell] = g_strdup (built);
}

static gboolean
has_camp (const NaiveBunny *game, int cell)
{
  return game->built[cell] && g_str_has_prefix (game->built[cell], "camp");
}

static void
lose_camp (NaiveBunny *game, int cell)
{
  GPtrArray *gone = game->gone[game->owner[cell] - 1];

  naive_list_add (gone, game->built[cell]);
  naive_list_sort (gone);
  set_built (game, cell, NULL);
}

/* RULES.md 2.4. */
static void
play_territory (NaiveBunny *game, int seat, const char *card)
{
  int cell = naive_cell (card);

  if (has_camp (game, cell) && game->owner[cell] == seat)
    {
      lose_camp (game, cell);
      return;
    }
  if (naive_rabbits (game, seat) == 0)
    {
      naive_list_add (game->gone[seat - 1], card);
      naive_list_sort (game->gone[seat - 1]);
      return;
    }
  if (has_camp (game, cell))
    lose_camp (game, cell);
  game->owner[cell] = seat;
}

static void
play_card (NaiveBunny *game, int seat, const char *card)
{
  g_autofree char *plain = naive_card_plain (card);
  const char      *kind = naive_card_kind (card);

  if (g_str_equal (kind, "territory"))
    play_territory (game, seat, plain);
  else if (g_str_equal (kind, "provisions"))
    {
      g_autofree char *first = NULL, *second = NULL;

      naive_list_add (game->gone[seat - 1], plain);
      naive_list_sort (game->gone[seat - 1]);
      first = naive_list_take (game->deck, 0);
      second = naive_list_take (game->deck, 0);
      play_card (game, seat, first);
      play_card (game, seat, second);
    }
  else if (g_str_equal (kind, "treasure") || g_str_equal (kind, "mission"))
    {
      naive_list_add (game->scrolls[seat - 1], card);
      naive_list_sort (game->scrolls[seat - 1]);
    }
  else
    {
      naive_list_add (game->tray[seat - 1], plain);
      naive_list_sort (game->tray[seat - 1]);
    }
}

/* ---- From phase to phase */

static void
open_scrolls (NaiveBunny *game)
{
  for (int i = 0; i < game->seats; i++)
    for (guint k = 0; k < game->scrolls[i]->len; k++)
      {
        char *marked = game->scrolls[i]->pdata[k];

        game->scrolls[i]->pdata[k] = naive_card_plain (marked);
        g_free (marked);
      }
}

static void
count_harvest (NaiveBunny *game)
{
  for (int seat = 1; seat <= game->seats; seat++)
    game->score[seat - 1] += naive_bunny_harvest (game, seat);
  if (game->round == 4)
    {
      open_scrolls (game);
      game->phase = find_seat_with_copy (game) ? "final" : "over";
      return;
    }
  for (int cell = 0; cell < 100; cell++)
    if (game->built[cell] && g_str_has_prefix (game->built[cell], "post"))
      set_built (game, cell, "post");
  game->round++;
  deal_round (game);
}

/* The next building turn: the first of `left` seats from `seat` on with a tray to build from. */
static void
begin_building_turn (NaiveBunny *game, int seat, int left)
{
  for (; left > 0; left--, seat = naive_left (game, seat))
    if (game->tray[seat - 1]->len > 0)
      {
        game->mover = seat;
        return;
      }
  game->mover = 0;
  memset (game->kept, 0, sizeof game->kept);
  game->phase = "harvest";
  if (find_seat_with_post (game) == 0)
    count_harvest (game);
}

static int
get_first_builder (const NaiveBunny *game)
{
  return (game->round - 1) % game->seats + 1;
}

static void
pass_hands (NaiveBunny *game)
{
  GPtrArray *hands[NAIVE_SEATS];

  memcpy (hands, game->hand, sizeof hands);
  for (int giver = 1; giver <= game->seats; giver++)
    {
      gboolean   to_left = game->round % 2 == 1;
      int        receiver = to_left ? naive_left (game, giver) : naive_right (game, giver);
      GPtrArray *cards = hands[giver - 1];

      for (guint i = 0; i < cards->len; i++)
        {
          char            *card = cards->pdata[i];
          g_autofree char *plain = naive_card_plain (card);
          const char      *marks = naive_card_marks (card);
          GString         *marked = g_string_new (plain);

          for (char digit = '1'; digit <= '4'; digit++)
            if ((strchr (marks, digit) || digit == '0' + giver) && digit != '0' + receiver)
              {
                if (marked->len == strlen (plain))
                  g_string_append_c (marked, '.');
                g_string_append_c (marked, digit);
              }
          cards->pdata[i] = g_string_free (marked, FALSE);
          g_free (card);
        }
      naive_list_sort (cards);
      game->hand[receiver - 1] = cards;
    }
}

static void
reveal (NaiveBunny *game)
{
  for (int seat = 1; seat <= game->seats; seat++)
    {
      GPtrArray       *sealed = game->sealed[seat - 1];
      g_autofree char *first = naive_list_take (sealed, 0);
      g_autofree char *second = naive_list_take (sealed, 0);

      play_card (game, seat, first);
      if (game->seats > 2)
        play_card (game, seat, second);
      else
        {
          naive_list_add (game->discards[seat - 1], second);
          naive_list_sort (game->discards[seat - 1]);
        }
    }
  if (game->hand[0]->len == 0)
    {
      game->phase = "build";
      game->pick = 1;
      begin_building_turn (game, get_first_builder (game), game->seats);
      return;
    }
  pass_hands (game);
  take_reserve_cards (game);
  game->pick++;
}

/* ---- Actions */

/* The last card of a name, or the first. */
static void
seal (NaiveBunny *game, int seat, const char *plain, gboolean last)
{
  GPtrArray *hand = game->hand[seat - 1];
  int        index = naive_list_find (hand, plain);

  if (last)
    index += naive_list_count (hand, plain) - 1;
  g_ptr_array_add (game->sealed[seat - 1], naive_list_take (hand, index));
}

static void
play_pick (NaiveBunny *game, const char *operands)
{
  int              seat = naive_bunny_seat (game);
  gsize            length = strcspn (operands, "+-");
  g_autofree char *x = g_strndup (operands, length);
  const char      *y = operands + length + 1;

  seal (game, seat, x, TRUE);
  seal (game, seat, y, operands[length] == '+');
  if (game->seats > 2)
    naive_list_sort (game->sealed[seat - 1]);
  for (int i = 0; i < game->seats; i++)
    if (game->sealed[i]->len == 0)
      return;
  reveal (game);
}

/* Takes a building out of a tray. */
static void
use (NaiveBunny *game, int seat, const char *name)
{
  GPtrArray *tray = game->tray[seat - 1];

  g_free (naive_list_take (tray, naive_list_find (tray, name)));
}

static void
play_build (NaiveBunny *game, const char *operands)
{
  g_auto (GStrv) words = g_strsplit (operands, "-", 2);

  use (game, game->mover, words[0]);
  set_built (game, naive_cell (words[1]), words[0]);
}

static int
compare_pairs (gconstpointer a, gconstpointer b)
{
  return naive_cell (*(const char *const *) a) - naive_cell (*(const char *const *) b);
}

static void
play_tower (NaiveBunny *game, const char *operands)
{
  g_auto (GStrv) words = g_strsplit (operands, "-", 2);

  use (game, game->mover, "tower");
  set_built (game, naive_cell (words[0]), "tower");
  set_built (game, naive_cell (words[1]), "tower");
  naive_list_add (game->towers, operands);
  g_ptr_array_sort (game->towers, compare_pairs);
}

static void
ask_from (NaiveBunny *game, int lower)
{
  for (game->asked = 0; lower < game->camp; lower++)
    {
      int holder = naive_camp_holder (game, lower);

      if (holder != 0 && holder != game->mover && !game->kept[lower])
        {
          game->asked = lower;
          return;
        }
    }
}

static void
place_camp (NaiveBunny *game, int camp, const char *cell)
{
  g_autofree char *name = g_strdup_printf ("camp%d", camp);
  int              seat = naive_camp_holder (game, camp);

  use (game, seat, name);
  set_built (game, naive_cell (cell), name);
  game->owner[naive_cell (cell)] = seat;
}

static void
play_done (NaiveBunny *game)
{
  int first = get_first_builder (game), done = 1;

  for (int seat = first; seat != game->mover; seat = naive_left (game, seat))
    done++;
  begin_building_turn (game, naive_left (game, game->mover), game->seats - done);
}

static void
play_trade (NaiveBunny *game, const char *operands)
{
  g_auto (GStrv) words = g_strsplit (operands, "-", 2);
  g_autofree char *post = g_strdup_printf ("post/%s", words[1]);

  set_built (game, naive_cell (words[0]), post);
  if (find_seat_with_post (game) == 0)
    count_harvest (game);
}

static void
play_copy (NaiveBunny *game, const char *operands)
{
  game->copied[naive_bunny_seat (game) - 1][operands[0] == 'l'] = g_strdup (operands + 2);
  if (find_seat_with_copy (game) == 0)
    game->phase = "over";
}

/* settle, keep, step-in, pass. */
static void
play_for_camp (NaiveBunny *game, const char *name, const char *operands)
{
  if (g_str_equal (name, "settle"))
    place_camp (game, game->camp, operands);
  else if (g_str_equal (name, "keep"))
    game->kept[game->camp] = TRUE;
  else
    {
      int asked = game->asked;

      if (g_str_equal (name, "step-in"))
        place_camp (game, asked, operands);
      ask_from (game, asked + 1);
      return;
    }
  game->camp = 0;
}

void
naive_bunny_play (NaiveBunny *game, const char *action)
{
  g_auto (GStrv) parts = g_strsplit (action, ":", 2);
  const char *name = parts[0], *operands = parts[1];

  if (g_str_equal (name, "pick") || g_str_equal (name, "done") || g_str_equal (name, "trade") ||
      g_str_equal (name, "copy"))
    game->turn++;
  if (g_str_equal (name, "pick"))
    play_pick (game, operands);
  else if (g_str_equal (name, "build"))
    play_build (game, operands);
  else if (g_str_equal (name, "tower"))
    play_tower (game, operands);
  else if (g_str_equal (name, "camp"))
    {
      game->camp = operands[0] - '0';
      ask_from (game, 1);
    }
  else if (g_str_equal (name, "done"))
    play_done (game);
  else if (g_str_equal (name, "trade"))
    play_trade (game, operands);
  else if (g_str_equal (name, "copy"))
    play_copy (game, operands);
  else
    play_for_camp (game, name, operands);
}
