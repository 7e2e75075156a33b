/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A position as its canonical line (NOTATION.md 2): the lands in reading order, then every key in
 * the table's order, defaults left out.
 */
#include "meso-reader.h"

#include "game-options.h"
#include "game-print.h"
#include "meso-rules.h"

/* One seat's part of a value. */
typedef void (*PrintPart) (const MesoState *state, guint seat, GString *text);

static void
print_number (const char *key, guint32 number, guint32 usual, GString *text)
{
  if (number != usual)
    game_print_to (text, " %s=%u", key, number);
}

/* A value by seats, unless each part is `usual`. */
static void
print_parts (
  const MesoState *state, const char *key, PrintPart print, const char *usual, GString *text)
{
  gsize    before = text->len;
  gboolean is_usual = TRUE;

  game_print_to (text, " %s=", key);
  for (guint seat = 0; seat < state->seats; seat++)
    {
      gsize start;

      if (seat > 0)
        g_string_append_c (text, '|');
      start = text->len;
      print (state, seat, text);
      is_usual = is_usual && g_str_equal (text->str + start, usual);
    }
  if (is_usual)
    g_string_truncate (text, before);
}

static void
print_letters (char letter, guint n, GString *text)
{
  while (n-- > 0)
    g_string_append_c (text, letter);
}

/* ---- Lands */

static guint
count_class (const MesoState *state, guint seat, guint spot, guint klass)
{
  guint16 key = meso_key (spot, meso_rank_of_class[klass]);
  guint   n = 0;

  for (guint i = 0; i < state->seat[seat].n_settlers; i++)
    n += state->settler[seat][i] == key;
  return n;
}

static void
print_settlers (const MesoState *state, const MesoLand *land, GString *text)
{
  for (guint seat = 0; seat < state->seats; seat++)
    {
      if (meso_land_count_settlers (land, seat) == 0)
        continue;
      game_print_to (text, ",%u", seat + 1);
      for (guint klass = 0; klass < MESO_N_CLASSES; klass++)
        print_letters (meso_class_letters[klass], count_class (state, seat, land->spot, klass),
                       text);
    }
}

static void
print_land (const MesoState *state, const MesoLand *land, GString *text)
{
  g_string_append_c (text, ' ');
  meso_place_print (meso_map_get ()->place[land->spot], text);
  game_print_to (text, ":%c", meso_land_letters[land->kind]);
  if (land->wood)
    game_print_to (text, ",w%u", land->wood);
  if (land->stone)
    game_print_to (text, ",s%u", land->stone);
  if (land->holy)
    game_print_to (text, ",o%u", land->holy);
  for (guint i = 0; i < 2 && land->hut[i]; i++)
    {
      game_print_to (text, ",h%u", MESO_HUT_GET_OWNER (land->hut[i]));
      if (MESO_HUT_GET_TOKEN (land->hut[i]))
        g_string_append_c (text, (char) ('a' + MESO_HUT_GET_TOKEN (land->hut[i]) - 1));
    }
  print_settlers (state, land, text);
}

/* ---- Parts by seat */

static void
print_mana (const MesoState *state, guint seat, GString *text)
{
  game_print_to (text, "%u/%u", state->seat[seat].mana, state->seat[seat].limit);
}

static void
print_tokens (const MesoState *state, guint seat, GString *text)
{
  for (guint i = 0; i < state->seat[seat].n_tokens; i++)
    g_string_append_c (text, state->seat[seat].token[i] == MESO_TOKEN_UNKNOWN
                               ? '?'
                               : (char) ('0' + state->seat[seat].token[i]));
}

static void
print_cards (const guint8 *counts, GString *text)
{
  for (guint card = 0; card < MESO_N_CARDS; card++)
    print_letters (meso_card_letters[card], counts[card], text);
}

static void
print_hand (const MesoState *state, guint seat, GString *text)
{
  print_cards (state->seat[seat].cards, text);
  print_letters ('?', state->seat[seat].cards[MESO_CARD_UNKNOWN], text);
}

/* ---- Fields */

/* Prints deck or stack, the next one first: nothing if nothing of it is known. */
static void
print_pile (const char   *key,
            const guint8 *pile,
            guint         n,
            const char   *letters,
            gboolean      unknown,
            GString      *text)
{
  if (unknown && (n == 0 || pile[n - 1] == 0))
    return;
  game_print_to (text, " %s=", key);
  for (; n > 0 && pile[n - 1] != 0; n--)
    g_string_append_c (text, letters[pile[n - 1]]);
  if (unknown)
    g_string_append_c (text, '?');
}

static void
print_born (const MesoState *state, GString *text)
{
  const MesoMap *map = meso_map_get ();
  const char    *before = " born=";

  for (guint place = 0; place < MESO_N_PLACES; place++)
    {
      const MesoLand *land = meso_state_get_land (state, map->spot[place]);

      for (guint i = land ? land->births : 0; i > 0; i--)
        {
          g_string_append (text, before);
          meso_place_print (place, text);
          before = ",";
        }
    }
}

static void
print_due (const MesoState *state, GString *text)
{
  const MesoMap *map = meso_map_get ();

  if (state->due == MESO_DUE_NOTHING)
    return;
  game_print_to (text, " due=%s:", meso_dues[state->due]);
  if (state->due == MESO_DUE_VOLCANO || state->due == MESO_DUE_TAKE)
    {
      meso_place_print (map->place[state->due_from], text);
      game_print_to (text, "%c-", meso_class_letters[state->due_class]);
    }
  meso_place_print (map->place[state->due_spot], text);
}

/* The fields of the turn, from "turn" to "shown". */
static void
print_turn (const MesoState *state, GString *text)
{
  print_number ("turn", state->turn, 1, text);
  print_number ("move", state->mover + 1u, 1, text);
  print_number ("moves", state->moves, 5, text);
  print_number ("found", state->found, 0, text);
  if (state->acted)
    game_print_to (text, " acted=%s", meso_acts[state->acted]);
  print_born (state, text);
  if (state->fresh)
    g_string_append (text, " fresh=");
  for (guint i = 0; i < MESO_N_TOKENS; i++)
    print_letters ((char) ('a' + i), state->fresh >> i & 1, text);
  print_number ("priests", state->priests, 0, text);
  print_due (state, text);
  if (state->due == MESO_DUE_TAKE)
    g_string_append (text, " shown=");
  for (guint kind = MESO_KIND_PLAIN; kind < MESO_N_LAND_KINDS; kind++)
    print_letters (meso_land_letters[kind], state->shown[kind], text);
}

static void
print_result (const MesoState *state, GString *text)
{
  GameResult result;

  if (!state->over)
    return;
  meso_state_rank (state, &result);
  g_string_append (text, " result=");
  for (guint seat = 0; seat < state->seats; seat++)
    game_print_to (text, "%u", result.rank[seat]);
}

void
meso_position_print (const GameState *game, GString *text)
{
  const MesoState *state = meso_state (game);
  const MesoMap   *map = meso_map_get ();
  g_autofree char *rules = game_options_print (&meso_rules, state->options);

  g_string_append (text, "meso/1");
  for (guint place = 0; place < MESO_N_PLACES; place++)
    if (meso_state_get_land (state, map->spot[place]))
      print_land (state, meso_state_get_land (state, map->spot[place]), text);
  print_number ("seats", state->seats, 2, text);
  if (state->options)
    game_print_to (text, " rules=%s", rules);
  print_parts (state, "mana", print_mana, "0/3", text);
  print_parts (state, "tokens", print_tokens, "", text);
  print_parts (state, "hands", print_hand, "", text);
  print_pile ("deck", state->deck, state->n_deck, meso_deck_letters,
              state->partial & MESO_DECK_UNKNOWN, text);
  print_pile ("land", state->stack, state->n_stack, meso_land_letters,
              state->partial & MESO_STACK_UNKNOWN, text);
  for (guint card = 0, n = 0; card < MESO_N_CARDS; card++)
    {
      if (state->discards[card] > 0 && n++ == 0)
        g_string_append (text, " discard=");
      print_letters (meso_card_letters[card], state->discards[card], text);
    }
  print_turn (state, text);
  print_result (state, text);
  if (state->partial == 0)
    game_print_to (text, " rng=%016" G_GINT64_MODIFIER "x", state->rng);
}
