/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The canonical position, as NOTATION.md 2 writes it. Nothing reads it back here: the notation is
 * compared as a text.
 */
#include "naive-cards.h"

static void
print_side (const NaiveBabel *game, int player, int land, GString *text)
{
  g_string_append (text, game->colonnade[player][land].card);
  if (game->temple[player][land].n > 0)
    g_string_append_printf (text, "/%s", game->temple[player][land].card);
}

static void
print_pair (const char *key, const NaiveCards *cards, GString *text)
{
  if (cards[0].n + cards[1].n > 0)
    g_string_append_printf (text, " %s=%s|%s", key, cards[0].card, cards[1].card);
}

static void
print_number (const char *key, int number, int usual, GString *text)
{
  if (number != usual)
    g_string_append_printf (text, " %s=%d", key, number);
}

static void
print_options (const NaiveBabel *game, GString *text)
{
  const char *before = " rules=";

  if (game->hands35)
    {
      g_string_append_printf (text, "%shands35", before);
      before = ",";
    }
  if (game->sumer_all)
    {
      g_string_append_printf (text, "%ssumer-all", before);
      before = ",";
    }
  if (game->final15)
    g_string_append_printf (text, "%sfinal15", before);
}

static char
pawn_letter (const NaiveBabel *game, int player)
{
  return game->pawn[player] == NAIVE_NOWHERE ? 'Q' : NAIVE_LETTERS[game->pawn[player]];
}

char *
naive_babel_print (const NaiveBabel *game)
{
  static const char *const results[] = { "", " result=1", " result=2", " result=draw" };
  GString                 *text = g_string_new ("babel/1");
  NaiveCards               hands[2] = { game->hand[0], game->hand[1] };
  NaiveCards               discard = game->discard;

  for (int land = 0; land < NAIVE_N_LANDS; land++)
    {
      g_string_append_printf (text, " %c:", NAIVE_LETTERS[land]);
      print_side (game, 0, land, text);
      g_string_append_c (text, '|');
      print_side (game, 1, land, text);
    }
  print_options (game, text);
  if (game->pawn[0] != NAIVE_NOWHERE || game->pawn[1] != NAIVE_NOWHERE)
    g_string_append_printf (text, " pawns=%c%c", pawn_letter (game, 0), pawn_letter (game, 1));
  naive_cards_sort (&hands[0]);
  naive_cards_sort (&hands[1]);
  naive_cards_sort (&discard);
  print_pair ("hands", hands, text);
  print_pair ("stores", game->store, text);
  if (game->starter[0] || game->starter[1])
    g_string_append_printf (text, " starters=%d%d", game->starter[0] ? 1 : 0,
                            game->starter[1] ? 1 : 0);
  g_string_append_printf (text, " deck=%s quarry=%s", game->deck.card, game->quarry.card);
  print_number ("known", game->known, 0, text);
  if (discard.n > 0)
    g_string_append_printf (text, " discard=%s", discard.card);
  print_number ("turn", game->turn, 1, text);
  print_number ("move", game->mover + 1, 1, text);
  print_number ("migrated", game->migrated ? 1 : 0, 0, text);
  print_number ("owed", game->owed, 0, text);
  print_number ("final", game->final ? 1 : 0, 0, text);
  g_string_append (text, results[game->result]);
  g_string_append_printf (text, " rng=%016" G_GINT64_MODIFIER "x", game->generator);
  return g_string_free (text, FALSE);
}
