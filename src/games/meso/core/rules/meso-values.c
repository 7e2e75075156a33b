/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of a position text but the lands (NOTATION.md 2), each with its reader and its
 * printer. A reader looks at its value alone; whether values can stand together is not asked here.
 */
#include "meso-reader.h"

#include <string.h>

#include "game-print.h"
#include "meso-rules.h"

static MesoReader *
get_reader (GameReader *reader)
{
  return (MesoReader *) reader;
}

static MesoState *
get_state (GameReader *reader)
{
  return get_reader (reader)->state;
}

/* ---- Letters and piles */

gboolean
meso_letters_read (GameReader *reader, const char *letters, guint8 *counts)
{
  int letter, last = 0;

  while ((letter = game_reader_one_of (reader, letters)) >= 0)
    {
      if (letter < last)
        return FALSE;
      last = letter;
      counts[letter] += counts[letter] < G_MAXUINT8;
    }
  return TRUE;
}

void
meso_letter_print (char letter, guint n, GString *text)
{
  while (n-- > 0)
    g_string_append_c (text, letter);
}

/* Reads deck or stack, the next one first; a question mark at the end says that the rest is
 * unknown. The first `room` are kept, turned round. */
static gboolean
read_pile (GameReader *reader,
           const char *letters,
           guint8      first,
           guint8     *pile,
           guint       room,
           guint      *n)
{
  int letter;

  while ((letter = game_reader_one_of (reader, letters + first)) >= 0)
    if ((*n)++ < room)
      pile[*n - 1] = (guint8) (first + letter);
  meso_reverse (pile, MIN (*n, room));
  return game_reader_one_of (reader, "?") == 0;
}

static void
print_pile (const guint8 *pile, guint n, const char *letters, gboolean unknown, GString *text)
{
  for (; n > 0 && pile[n - 1] != 0; n--)
    g_string_append_c (text, letters[pile[n - 1]]);
  if (unknown)
    g_string_append_c (text, '?');
}

static void
set_open (MesoState *state, guint bit, gboolean is_open)
{
  state->partial = (guint8) (is_open ? state->partial | bit : state->partial & ~bit);
}

/* ---- Rules */

static gboolean
read_rules (GameReader *reader, guint seat)
{
  guint32 options = 0;

  if (!game_reader_options (reader, &options))
    return FALSE;
  get_state (reader)->options = (guint8) options;
  return TRUE;
}

/* ---- Values by seat */

static gboolean
read_mana (GameReader *reader, guint seat)
{
  MesoSeat *self = &get_state (reader)->seat[seat];

  return game_reader_small (reader, 0, G_MAXUINT8, &self->mana) &&
         game_reader_one_of (reader, "/") == 0 &&
         game_reader_small (reader, 0, G_MAXUINT8, &self->limit);
}

static void
print_mana (const GameState *game, guint seat, GString *text)
{
  const MesoSeat *self = &meso_state (game)->seat[seat];

  game_print_to (text, "%u/%u", self->mana, self->limit);
}

static gboolean
read_tokens (GameReader *reader, guint seat)
{
  static const guint8 values[] = { MESO_TOKEN_UNKNOWN, 2, 4, 6, 7 };
  MesoSeat           *self = &get_state (reader)->seat[seat];
  int                 value;

  while ((value = game_reader_one_of (reader, "?2467")) >= 0)
    {
      if (self->n_tokens == MESO_N_TOKENS)
        return FALSE;
      self->token[self->n_tokens++] = values[value];
    }
  return TRUE;
}

static void
print_tokens (const GameState *game, guint seat, GString *text)
{
  const MesoSeat *self = &meso_state (game)->seat[seat];

  for (guint i = 0; i < self->n_tokens; i++)
    g_string_append_c (text, self->token[i] == MESO_TOKEN_UNKNOWN ? '?'
                                                                  : (char) ('0' + self->token[i]));
}

static void
print_cards (const guint8 *counts, GString *text)
{
  for (guint card = 0; card < MESO_N_CARDS; card++)
    meso_letter_print (meso_card_letters[card], counts[card], text);
}

static gboolean
read_hand (GameReader *reader, guint seat)
{
  return meso_letters_read (reader, "BEFLMPST?", get_state (reader)->seat[seat].cards);
}

static void
print_hand (const GameState *game, guint seat, GString *text)
{
  const guint8 *cards = meso_state (game)->seat[seat].cards;

  print_cards (cards, text);
  meso_letter_print ('?', cards[MESO_CARD_UNKNOWN], text);
}

/* ---- Deck, stack, discards */

static const char deck_letters[] = "?BEFLMPST";

static gboolean
read_deck (GameReader *reader, guint seat)
{
  MesoState *state = get_state (reader);

  set_open (state, MESO_DECK_UNKNOWN,
            read_pile (reader, deck_letters, 1, state->deck, MESO_MAX_CARDS,
                       &get_reader (reader)->n_deck));
  return TRUE;
}

static void
print_deck (const GameState *game, guint seat, GString *text)
{
  const MesoState *state = meso_state (game);

  print_pile (state->deck, state->n_deck, deck_letters, state->partial & MESO_DECK_UNKNOWN, text);
}

static gboolean
read_stack (GameReader *reader, guint seat)
{
  MesoState *state = get_state (reader);

  set_open (state, MESO_STACK_UNKNOWN,
            read_pile (reader, meso_land_letters, MESO_KIND_PLAIN, state->stack, MESO_MAX_STACK,
                       &get_reader (reader)->n_stack));
  return TRUE;
}

static void
print_stack (const GameState *game, guint seat, GString *text)
{
  const MesoState *state = meso_state (game);

  print_pile (state->stack, state->n_stack, meso_land_letters,
              state->partial & MESO_STACK_UNKNOWN, text);
}

static gboolean
read_discard (GameReader *reader, guint seat)
{
  return meso_letters_read (reader, meso_card_letters, get_state (reader)->discards);
}

static void
print_discard (const GameState *game, guint seat, GString *text)
{
  print_cards (meso_state (game)->discards, text);
}

/* ---- The turn */

static gboolean
read_move (GameReader *reader, guint seat)
{
  MesoState *state = get_state (reader);

  if (!game_reader_small (reader, 1, state->seats, &state->mover))
    return FALSE;
  state->mover--;
  return TRUE;
}

static void
print_move (const GameState *game, guint seat, GString *text)
{
  game_print_number_to (text, meso_state (game)->mover + 1u);
}

static const char *const acts[] = { "", "hut", "holy", "birth" }; /* by MesoActed */

static gboolean
read_acted (GameReader *reader, guint seat)
{
  int acted = game_reader_word (reader, acts, G_N_ELEMENTS (acts), " ");

  get_state (reader)->acted = (guint8) acted;
  return acted >= 0;
}

static void
print_acted (const GameState *game, guint seat, GString *text)
{
  g_string_append (text, acts[meso_state (game)->acted]);
}

static gboolean
read_born (GameReader *reader, GameItem *item)
{
  MesoReader *self = get_reader (reader);
  guint       place;

  if (!meso_place_read (reader->p, &place, &reader->p) ||
      reader->p != item->text + item->length || place < item->last)
    return FALSE;
  item->last = place;
  self->draft[place].births += self->draft[place].births < G_MAXUINT8;
  self->n_born += self->n_born < G_MAXUINT8;
  return TRUE;
}

static void
print_born (const GameState *game, guint seat, GString *text)
{
  const MesoState *state = meso_state (game);
  const MesoMap   *map = meso_map_get ();
  gsize            start = text->len;

  for (guint place = 0; place < MESO_N_PLACES; place++)
    {
      const MesoLand *land = meso_state_get_land (state, map->spot[place]);

      for (guint i = land ? land->births : 0; i > 0; i--)
        {
          if (text->len > start)
            g_string_append_c (text, ',');
          meso_place_print (place, text);
        }
    }
}

static gboolean
read_fresh (GameReader *reader, guint seat)
{
  guint8 counts[MESO_N_TOKENS] = { 0 };

  if (!meso_letters_read (reader, "abcd", counts))
    return FALSE;
  for (guint i = 0; i < MESO_N_TOKENS; i++)
    {
      if (counts[i] > 1)
        return FALSE;
      get_state (reader)->fresh |= (guint8) (counts[i] << i);
    }
  return TRUE;
}

static void
print_fresh (const GameState *game, guint seat, GString *text)
{
  for (guint i = 0; i < MESO_N_TOKENS; i++)
    meso_letter_print ((char) ('a' + i), meso_state (game)->fresh >> i & 1, text);
}

/* ---- What is due */

static const char *const dues[] = { "", "volcano", "take", "seed", "lay" }; /* by MesoDue */

static gboolean
read_spot (GameReader *reader, guint8 *spot)
{
  guint place;

  if (!meso_place_read (reader->p, &place, &reader->p))
    return FALSE;
  *spot = meso_map_get ()->spot[place];
  return TRUE;
}

static gboolean
read_due (GameReader *reader, guint seat)
{
  MesoState *state = get_state (reader);
  int        due = game_reader_word (reader, dues, G_N_ELEMENTS (dues), ": ");
  int        klass;

  if (due <= 0 || game_reader_one_of (reader, ":") < 0 || !read_spot (reader, &state->due_spot))
    return FALSE;
  state->due = (guint8) due;
  if (due == MESO_DUE_SEED || due == MESO_DUE_LAY)
    return TRUE;
  klass = game_reader_one_of (reader, meso_class_letters);
  state->due_from = state->due_spot;
  state->due_class = (guint8) klass;
  return klass >= 0 && game_reader_one_of (reader, "-") == 0 &&
         read_spot (reader, &state->due_spot);
}

static void
print_due (const GameState *game, guint seat, GString *text)
{
  const MesoState *state = meso_state (game);
  const MesoMap   *map = meso_map_get ();

  if (state->due == MESO_DUE_NOTHING)
    return;
  game_print_to (text, "%s:", dues[state->due]);
  if (state->due == MESO_DUE_VOLCANO || state->due == MESO_DUE_TAKE)
    {
      meso_place_print (map->place[state->due_from], text);
      game_print_to (text, "%c-", meso_class_letters[state->due_class]);
    }
  meso_place_print (map->place[state->due_spot], text);
}

static gboolean
read_shown (GameReader *reader, guint seat)
{
  const char *start = reader->p;

  return meso_letters_read (reader, meso_land_letters + MESO_KIND_PLAIN,
                            get_state (reader)->shown + MESO_KIND_PLAIN) &&
         reader->p <= start + 3;
}

static void
print_shown (const GameState *game, guint seat, GString *text)
{
  for (guint kind = MESO_KIND_PLAIN; kind < MESO_N_LAND_KINDS; kind++)
    meso_letter_print (meso_land_letters[kind], meso_state (game)->shown[kind], text);
}

/* ---- The end */

static gboolean
read_result (GameReader *reader, guint seat)
{
  for (guint i = 0; i < get_state (reader)->seats; i++, reader->p++)
    {
      if (*reader->p < '1' || *reader->p > '0' + get_state (reader)->seats)
        return FALSE;
      get_reader (reader)->result[i] = *reader->p;
    }
  return TRUE;
}

static void
print_result (const GameState *game, guint seat, GString *text)
{
  GameResult result;

  if (!meso_state (game)->over)
    return;
  meso_state_rank (meso_state (game), &result);
  for (guint i = 0; i < meso_state (game)->seats; i++)
    game_print_number_to (text, result.rank[i]);
}

static gboolean
read_rng (GameReader *reader, guint seat)
{
  return game_reader_rng (reader, &get_state (reader)->rng);
}

static void
print_rng (const GameState *game, guint seat, GString *text)
{
  if (meso_state (game)->partial == 0)
    game_print_to (text, "%016" G_GINT64_MODIFIER "x", meso_state (game)->rng);
}

/* ---- The table */

const GameField meso_fields[MESO_N_FIELDS] = {
  GAME_FIELD_NUMBER ("seats", "2", 2, MESO_MAX_SEATS, MesoState, seats),
  { "rules", "", .read = read_rules },
  { "mana", "0/3", TRUE, read_mana, .print = print_mana },
  { "tokens", "", TRUE, read_tokens, .print = print_tokens },
  { "hands", "", TRUE, read_hand, .print = print_hand },
  { "deck", "?", .read = read_deck, .print = print_deck },
  { "land", "?", .read = read_stack, .print = print_stack },
  { "discard", "", .read = read_discard, .print = print_discard },
  GAME_FIELD_NUMBER ("turn", "1", 1, G_MAXINT32, MesoState, turn),
  { "move", "1", .read = read_move, .print = print_move },
  GAME_FIELD_NUMBER ("moves", "5", 0, 14, MesoState, moves),
  GAME_FIELD_NUMBER ("found", "0", 0, MESO_MAX_FOUND, MesoState, found),
  { "acted", "", .read = read_acted, .print = print_acted },
  { "born", "", .read_item = read_born, .print = print_born },
  { "fresh", "", .read = read_fresh, .print = print_fresh },
  GAME_FIELD_NUMBER ("priests", "0", 0, 3, MesoState, priests),
  { "due", "", .read = read_due, .print = print_due },
  { "shown", "", .read = read_shown, .print = print_shown },
  { "result", "", .read = read_result, .print = print_result },
  { "rng", "", .read = read_rng, .print = print_rng },
};
