/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * See the header: RULES.md, sentence by sentence. The numbers in the comments are its paragraphs.
 * Speed is no aim, and neither is a compact state.
 */
#include "naive-cards.h"

/* ---- Moves */

static void
note (NaiveBabel *game, char card, const char *from, const char *to, const char *seen)
{
  if (game->moves)
    g_ptr_array_add (game->moves, g_strdup_printf ("%c %s %s %s", card, from, to, seen));
}

/* The name of a place: "hand1", or "templeH2" with a land. The text is a static one, of which
 * there are two in turn, enough for a from and a to. */
static const char *
place (const char *name, int land, int player)
{
  static char names[2][24];
  static int  next = 0;
  char        letter[2] = { land == NAIVE_NOWHERE ? '\0' : NAIVE_LETTERS[land], '\0' };

  next = 1 - next;
  g_snprintf (names[next], sizeof names[next], "%s%s%d", name, letter, player + 1);
  return names[next];
}

/* ---- Chance (NOTATION.md 3) */

static guint64
next_number (NaiveBabel *game)
{
  guint64 z;

  game->generator = game->generator + G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
  z = game->generator;
  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94D049BB133111EB);
  return z ^ (z >> 31);
}

/* The high 64 bits of the product of a number and n, which is small: by halves, as at school. */
static int
number_below (NaiveBabel *game, int n)
{
  guint64 number = next_number (game);
  guint64 half = G_GUINT64_CONSTANT (4294967296);
  guint64 low = (number % half) * (guint64) n;
  guint64 high = (number / half) * (guint64) n;

  return (int) ((high + low / half) / half);
}

static void
shuffle (NaiveBabel *game, NaiveCards *cards)
{
  for (int i = cards->n - 1; i >= 1; i--)
    {
      int  j = number_below (game, i + 1);
      char card = cards->card[i];

      cards->card[i] = cards->card[j];
      cards->card[j] = card;
    }
}

/* 1: three cards; an empty deck is made of the discards, even in the middle of the three. */
static void
draw (NaiveBabel *game, int player, int cards)
{
  for (int i = 0; i < cards; i++)
    {
      if (game->deck.n == 0 && game->discard.n > 0)
        {
          naive_cards_sort (&game->discard);
          shuffle (game, &game->discard);
          game->deck = game->discard;
          game->discard = (NaiveCards) { 0 };
          note (game, '*', "discards", "deck", "-");
        }
      if (game->deck.n == 0)
        return;
      note (game, game->deck.card[0], "deck", place ("hand", NAIVE_NOWHERE, player),
            player == 0 ? "1" : "2");
      naive_cards_add (&game->hand[player], naive_cards_take_at (&game->deck, 0));
    }
}

/* ---- Playing */

static void
take_from_hand (NaiveBabel *game, int player, char nation)
{
  NaiveCards *hand = &game->hand[player];

  naive_cards_take_at (hand, naive_cards_find (hand, nation));
}

static void
leave_hand (NaiveBabel *game, int player, char nation)
{
  note (game, nation, place ("hand", NAIVE_NOWHERE, player), "discards", "12");
  take_from_hand (game, player, nation);
  naive_cards_add (&game->discard, nation);
}

static void
leave_land (NaiveBabel *game, int player, int land, int where)
{
  NaiveCards *cards = &game->colonnade[player][land];

  note (game, cards->card[where], place ("colonnade", land, player), "discards", "12");
  naive_cards_add (&game->discard, naive_cards_take_at (cards, where));
}

/* 2.3, 2.5.5: the top of a store, or the starter, onto the mover's own site. */
static void
raise_temple (NaiveBabel *game, const NaiveSentence *sentence)
{
  int         me = game->mover;
  int         owner = naive_sentence_names (sentence, "opp") ? 1 - me : me;
  int         land = game->pawn[me];
  const char *from = naive_sentence_names (sentence, "start") ? "starter" : "store";
  char        level = '1';

  if (naive_sentence_names (sentence, "start"))
    game->starter[me] = FALSE;
  else
    level = naive_cards_take_at (&game->store[owner], game->store[owner].n - 1);
  note (game, level, place (from, NAIVE_NOWHERE, owner), place ("temple", land, me), "12");
  naive_cards_add (&game->temple[me][land], level);
}

/* 2.4, 2.5.4: the card at `where` of one colonnade goes to the end of another. */
static void
move_settler (NaiveBabel *game, int from, int from_land, int where, int to, int to_land)
{
  char card = naive_cards_take_at (&game->colonnade[from][from_land], where);

  note (game, card, place ("colonnade", from_land, from), place ("colonnade", to_land, to), "12");
  naive_cards_add (&game->colonnade[to][to_land], card);
}

/* 2.4: the last three, in their order. */
static void
migrate (NaiveBabel *game, int from, int to)
{
  int where = game->colonnade[game->mover][from].n - 3;

  for (int i = 0; i < 3; i++)
    move_settler (game, game->mover, from, where, game->mover, to);
  game->migrated = TRUE;
}

/* 2.5.1: highest card first, so that the lowest is the next to be revealed. */
static void
raze (NaiveBabel *game, int land)
{
  NaiveCards *temple = &game->temple[1 - game->mover][land];

  while (temple->n > 0)
    {
      note (game, naive_cards_last (temple), place ("temple", land, 1 - game->mover), "quarry",
            "12");
      naive_cards_put_first (&game->quarry, naive_cards_take_at (temple, temple->n - 1));
      game->known = game->known + 1;
    }
}

/* 2.5.2 */
static void
steal (NaiveBabel *game, int land)
{
  int         me = game->mover;
  NaiveCards *theirs = &game->temple[1 - me][land];

  note (game, naive_cards_last (theirs), place ("temple", land, 1 - me),
        place ("temple", land, me), "12");
  naive_cards_add (&game->temple[me][land], naive_cards_take_at (theirs, theirs->n - 1));
}

/* 2.5.3 */
static void
expel (NaiveBabel *game, int land, char nation)
{
  int where;

  while ((where = naive_cards_find (&game->colonnade[1 - game->mover][land], nation)) >= 0)
    leave_land (game, 1 - game->mover, land, where);
}

/* 2.5.4 */
static void
win_over (NaiveBabel *game, int land)
{
  int         me = game->mover;
  NaiveCards *theirs = &game->colonnade[1 - me][land];
  char        nation = naive_cards_last (theirs);

  if (game->sumer_all)
    {
      while (naive_cards_find (theirs, nation) >= 0)
        move_settler (game, 1 - me, land, naive_cards_find (theirs, nation), me, land);
      return;
    }
  while (theirs->n > 0 && naive_cards_last (theirs) == nation)
    move_settler (game, 1 - me, land, theirs->n - 1, me, land);
}

static void
use_ability (NaiveBabel *game, const NaiveSentence *sentence)
{
  int         me = game->mover;
  int         land = game->pawn[me];
  NaiveCards *cards = &game->colonnade[me][land];
  int         number = sentence->run == 0 ? 1 : sentence->run;

  leave_land (game, me, land,
              naive_cards_find_run (cards, naive_sentence_get_payer (sentence), number));
  if (naive_sentence_says (sentence, "raze"))
    raze (game, land);
  else if (naive_sentence_says (sentence, "steal"))
    steal (game, land);
  else if (naive_sentence_says (sentence, "expel"))
    expel (game, land, sentence->operand[0]);
  else if (naive_sentence_says (sentence, "win-over"))
    win_over (game, land);
  else if (naive_sentence_says (sentence, "skip"))
    raise_temple (game, sentence);
  else
    game->owed = game->hand[1 - me].n / 2;
}

/* 3: two cards onto the mover's own store, the higher first. */
static void
reveal (NaiveBabel *game)
{
  NaiveCards *store = &game->store[game->mover];
  NaiveCards  shown = { 0 };

  while (shown.n < 2 && game->quarry.n > 0)
    {
      naive_cards_add (&shown, naive_cards_take_at (&game->quarry, 0));
      note (game, naive_cards_last (&shown), "quarry",
            place ("store", NAIVE_NOWHERE, game->mover), "12");
      if (game->known > 0)
        game->known = game->known - 1;
    }
  if (shown.n == 2 && shown.card[0] < shown.card[1])
    naive_cards_add (store, naive_cards_take_at (&shown, 1));
  while (shown.n > 0)
    naive_cards_add (store, naive_cards_take_at (&shown, 0));
}

static void
end_turn (NaiveBabel *game)
{
  reveal (game);
  if (game->quarry.n == 0)
    return;
  game->mover = 1 - game->mover;
  game->turn = game->turn + 1;
  game->migrated = FALSE;
  draw (game, game->mover, 3);
}

/* ---- The end (4) */

/* 4.3 */
static int
winner_by_count (const NaiveBabel *game)
{
  int one = naive_babel_score (game, 0), two = naive_babel_score (game, 1);

  if (one == two)
    {
      one = game->hand[0].n;
      two = game->hand[1].n;
    }
  return one > two ? 1 : one < two ? 2
                                   : 3;
}

static int
find_result (NaiveBabel *game)
{
  int score[2] = { naive_babel_score (game, 0), naive_babel_score (game, 1) };

  for (int player = 0; player < 2; player++)
    if (score[player] >= 15 && score[1 - player] <= 9)
      return player + 1; /* 4.1 */
  if ((score[0] >= 15 || score[1] >= 15) && !game->final15)
    game->final = TRUE; /* 4.2; both have ten or more, or 4.1 had held */
  for (int player = 0; player < 2; player++)
    {
      if ((game->final || game->final15) && score[player] >= 20)
        return player + 1;
      if (game->final && score[1 - player] <= 9)
        return player + 1;
    }
  if (game->quarry.n == 0)
    return winner_by_count (game);
  return 0;
}

/* ---- Public */

void
naive_babel_deal (
  NaiveBabel *game, gboolean hands35, gboolean sumer_all, gboolean final15, guint64 seed)
{
  static const int of_level[] = { 0, 8, 9, 8, 7, 6, 5 }; /* without the two starters */
  GPtrArray       *moves = game->moves;

  *game = (NaiveBabel) {
    .hands35 = hands35,
    .sumer_all = sumer_all,
    .final15 = final15,
    .starter = { TRUE, TRUE },
    .pawn = { NAIVE_NOWHERE, NAIVE_NOWHERE },
    .turn = 1,
    .generator = seed,
  };
  for (int i = 0; i < NAIVE_N_LANDS; i++)
    for (int n = 0; n < 12; n++)
      naive_cards_add (&game->deck, NAIVE_LETTERS[i]);
  shuffle (game, &game->deck);
  for (int level = 1; level <= 6; level++)
    for (int n = 0; n < of_level[level]; n++)
      naive_cards_add (&game->quarry, (char) ('0' + level));
  shuffle (game, &game->quarry);
  draw (game, 0, hands35 ? 3 : 5);
  draw (game, 1, 5);
  draw (game, 0, 3);
  game->moves = moves;
}

void
naive_babel_play (NaiveBabel *game, const char *action)
{
  NaiveSentence sentence = naive_sentence_read (action);
  int           me = game->mover;

  if (game->moves)
    g_ptr_array_set_size (game->moves, 0);
  if (naive_sentence_says (&sentence, "discard"))
    {
      leave_hand (game, 1 - me, sentence.operand[0]);
      game->owed = game->owed - 1;
    }
  else if (naive_sentence_says (&sentence, "travel"))
    {
      leave_hand (game, me, sentence.operand[0]);
      note (game, 'o', place ("pawn", game->pawn[me], me),
            place ("pawn", naive_land_of (sentence.operand[0]), me), "12");
      game->pawn[me] = naive_land_of (sentence.operand[0]);
    }
  else if (naive_sentence_says (&sentence, "settle"))
    {
      note (game, sentence.operand[0], place ("hand", NAIVE_NOWHERE, me),
            place ("colonnade", game->pawn[me], me), "12");
      take_from_hand (game, me, sentence.operand[0]);
      naive_cards_add (&game->colonnade[me][game->pawn[me]], sentence.operand[0]);
    }
  else if (naive_sentence_says (&sentence, "build"))
    raise_temple (game, &sentence);
  else if (naive_sentence_says (&sentence, "migrate"))
    migrate (game, naive_land_of (sentence.operand[0]), naive_land_of (sentence.operand[2]));
  else if (naive_sentence_says (&sentence, "end"))
    end_turn (game);
  else
    use_ability (game, &sentence);
  game->result = find_result (game);
}

int
naive_babel_score (const NaiveBabel *game, int player)
{
  int score = 0;

  for (int land = 0; land < NAIVE_N_LANDS; land++)
    score += naive_temple_top (&game->temple[player][land]);
  return score;
}

int
naive_babel_seat (const NaiveBabel *game)
{
  if (game->result != 0)
    return -1;
  return game->owed > 0 ? 1 - game->mover : game->mover;
}
