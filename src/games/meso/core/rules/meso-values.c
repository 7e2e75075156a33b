/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The values of fields, and lands, as they are written (NOTATION.md 2). A function reads all of its
 * text or answers FALSE; whether values can stand together is not asked here.
 */
#include "meso-reader.h"

#include <string.h>

#include "game-options.h"
#include "game-state.h"
#include "meso-rules.h"

const char *const meso_acts[] = { "", "hut", "holy", "birth" };
const char *const meso_dues[] = { "", "volcano", "take", "seed", "lay" };
const char        meso_deck_letters[] = "?BEFLMPST";

/* ---- Words and numbers */

static void
count (guint8 *counter)
{
  *counter += *counter < G_MAXUINT8;
}

static gboolean
read_small (const char *value, guint least, guint most, guint8 *number)
{
  guint64 n;

  if (!game_number_parse (value, most, &n, NULL) || n < least)
    return FALSE;
  *number = (guint8) n;
  return TRUE;
}

/* The index of a word in a list, or -1. */
static int
find_word (const char *word, const char *const *words, guint n)
{
  for (guint i = 0; i < n; i++)
    if (g_str_equal (words[i], word))
      return (int) i;
  return -1;
}

/* Reads over a place. */
static gboolean
read_place (const char **text, guint *place)
{
  return meso_place_read (*text, place, text);
}

/* Reads a value that has a part for each seat. */
static gboolean
read_parts (MesoReader *reader,
            const char *value,
            gboolean (*read) (MesoReader *reader, guint seat, const char *part))
{
  g_auto (GStrv) parts = g_strsplit (value, "|", -1);

  /* An empty text has one part, not none. */
  if (MAX (g_strv_length (parts), 1) != reader->state->seats)
    return FALSE;
  for (guint seat = 0; seat < reader->state->seats; seat++)
    if (!read (reader, seat, parts[seat]))
      return FALSE;
  return TRUE;
}

/* Counts the letters of a sorted text by their places in `letters`. */
static gboolean
read_sorted (const char *value, const char *letters, guint8 *counts)
{
  const char *last = letters;

  for (const char *p = value; *p; p++)
    {
      const char *found = strchr (letters, *p);

      if (!found || found < last)
        return FALSE;
      last = found;
      count (&counts[found - letters]);
    }
  return TRUE;
}

/* Reads deck or stack, the next one first; a question mark at the end says that the rest is
 * unknown. The first `room` are kept, turned round. */
static gboolean
read_pile (
  const char *value, const char *letters, guint8 *pile, guint room, guint *n, gboolean *is_open)
{
  *n = 0;
  *is_open = FALSE;
  for (const char *p = value; *p; p++)
    {
      const char *found = strchr (letters + 1, *p);

      if (*p == '?' && p[1] == '\0')
        *is_open = TRUE;
      else if (!found)
        return FALSE;
      else if ((*n)++ < room)
        pile[*n - 1] = (guint8) (found - letters);
    }
  meso_reverse (pile, MIN (*n, room));
  return TRUE;
}

/* ---- Lands */

static gboolean
read_amount (const char *item, guint8 *amount)
{
  guint64 n;

  if (*amount != 0 || !game_number_parse (item + 1, G_MAXUINT8, &n, NULL) || n == 0)
    return FALSE;
  *amount = (guint8) n;
  return TRUE;
}

static gboolean
read_holy (MesoReader *reader, MesoDraft *draft, const char *item)
{
  return draft->holy == 0 && read_small (item + 1, 1, reader->state->seats, &draft->holy);
}

/* Reads a hut, "h0" or "h1a". */
static gboolean
read_hut (MesoReader *reader, MesoDraft *draft, const char *item)
{
  guint  owner = (guint) (item[1] - '0');
  guint  token = 0;
  guint8 hut;

  if (item[1] < '0' || owner > reader->state->seats)
    return FALSE;
  if (item[2] != '\0')
    {
      token = (guint) (item[2] - 'a' + 1);
      if (owner == 0 || item[2] < 'a' || token > MESO_N_TOKENS || item[3] != '\0')
        return FALSE;
    }
  hut = MESO_HUT_OF (owner, token);
  if (draft->n_huts > 0 && draft->hut[MIN (draft->n_huts, 3) - 1] > hut)
    return FALSE;
  draft->hut[MIN (draft->n_huts, 2)] = hut;
  count (&draft->n_huts);
  return TRUE;
}

static gboolean
read_settlers (MesoReader *reader, MesoDraft *draft, const char *item)
{
  guint seat = (guint) (item[0] - '1');

  if (seat >= reader->state->seats || item[1] == '\0')
    return FALSE;
  for (guint later = seat; later < reader->state->seats; later++)
    for (guint klass = 0; klass < MESO_N_CLASSES; klass++)
      if (draft->settlers[later][klass] > 0)
        return FALSE;
  return read_sorted (item + 1, meso_class_letters, draft->settlers[seat]);
}

/* The rank of an item among those of a land. */
static guint
get_rank (const char *item)
{
  const char *found = strchr ("wsoh", item[0]);

  return item[0] != '\0' && found ? (guint) (found - "wsoh") : 4;
}

static gboolean
read_item (MesoReader *reader, MesoDraft *draft, const char *item)
{
  switch (item[0])
    {
    case 'w':
      return read_amount (item, &draft->wood);
    case 's':
      return read_amount (item, &draft->stone);
    case 'o':
      return read_holy (reader, draft, item);
    case 'h':
      return read_hut (reader, draft, item);
    default:
      return item[0] >= '1' && read_settlers (reader, draft, item);
    }
}

gboolean
meso_draft_read (MesoReader *reader, MesoDraft *draft, const char *value)
{
  g_auto (GStrv) items = g_strsplit (value, ",", -1);
  const char *kind = items[0] && items[0][0] ? strchr (meso_land_letters + 1, items[0][0]) : NULL;
  guint       rank = 0;

  if (!kind || items[0][1] != '\0')
    return FALSE;
  draft->kind = (guint8) (kind - meso_land_letters);
  for (guint i = 1; items[i]; i++)
    {
      if (get_rank (items[i]) < rank || !read_item (reader, draft, items[i]))
        return FALSE;
      rank = get_rank (items[i]);
    }
  return TRUE;
}

/* ---- Values by seat */

static gboolean
read_mana (MesoReader *reader, guint seat, const char *part)
{
  MesoSeat   *self = &reader->state->seat[seat];
  const char *end;
  guint64     mana;

  if (!game_number_parse (part, G_MAXUINT8, &mana, &end) || *end != '/')
    return FALSE;
  self->mana = (guint8) mana;
  return read_small (end + 1, 0, G_MAXUINT8, &self->limit);
}

static gboolean
read_tokens (MesoReader *reader, guint seat, const char *part)
{
  MesoSeat *self = &reader->state->seat[seat];

  for (; *part; part++)
    {
      if (!strchr ("?2467", *part) || self->n_tokens == MESO_N_TOKENS)
        return FALSE;
      self->token[self->n_tokens++] =
        *part == '?' ? MESO_TOKEN_UNKNOWN : (guint8) (*part - '0');
    }
  return TRUE;
}

static gboolean
read_hand (MesoReader *reader, guint seat, const char *part)
{
  return read_sorted (part, "BEFLMPST?", reader->state->seat[seat].cards);
}

/* ---- Values */

static gboolean
read_seats (MesoReader *reader, const char *value)
{
  return read_small (value, 2, MESO_MAX_SEATS, &reader->state->seats);
}

static gboolean
read_rules (MesoReader *reader, const char *value)
{
  guint32 options;

  if (!game_options_parse (&meso_rules, value, &options, NULL))
    return FALSE;
  reader->state->options = (guint8) options;
  return TRUE;
}

static gboolean
read_all_mana (MesoReader *reader, const char *value)
{
  return read_parts (reader, value, read_mana);
}

static gboolean
read_all_tokens (MesoReader *reader, const char *value)
{
  return read_parts (reader, value, read_tokens);
}

static gboolean
read_hands (MesoReader *reader, const char *value)
{
  return read_parts (reader, value, read_hand);
}

static void
set_open (MesoState *state, guint bit, gboolean is_open)
{
  state->partial = (guint8) (is_open ? state->partial | bit : state->partial & ~bit);
}

static gboolean
read_deck (MesoReader *reader, const char *value)
{
  gboolean is_open;

  if (!read_pile (value, meso_deck_letters, reader->state->deck, MESO_MAX_CARDS, &reader->n_deck,
                  &is_open))
    return FALSE;
  set_open (reader->state, MESO_DECK_UNKNOWN, is_open);
  return TRUE;
}

static gboolean
read_stack (MesoReader *reader, const char *value)
{
  gboolean is_open;

  if (strchr (value, meso_land_letters[MESO_KIND_TEMPLE]) ||
      !read_pile (value, meso_land_letters, reader->state->stack, MESO_MAX_STACK,
                  &reader->n_stack, &is_open))
    return FALSE;
  set_open (reader->state, MESO_STACK_UNKNOWN, is_open);
  return TRUE;
}

static gboolean
read_discard (MesoReader *reader, const char *value)
{
  return read_sorted (value, meso_card_letters, reader->state->discards);
}

static gboolean
read_turn (MesoReader *reader, const char *value)
{
  guint64 turn;

  if (!game_number_parse (value, G_MAXINT32, &turn, NULL) || turn == 0)
    return FALSE;
  reader->state->turn = (guint32) turn;
  return TRUE;
}

static gboolean
read_move (MesoReader *reader, const char *value)
{
  if (!read_small (value, 1, reader->state->seats, &reader->state->mover))
    return FALSE;
  reader->state->mover--;
  return TRUE;
}

static gboolean
read_moves (MesoReader *reader, const char *value)
{
  return read_small (value, 0, 14, &reader->state->moves);
}

static gboolean
read_found (MesoReader *reader, const char *value)
{
  return read_small (value, 0, MESO_MAX_FOUND, &reader->state->found);
}

static gboolean
read_acted (MesoReader *reader, const char *value)
{
  int acted = find_word (value, meso_acts, G_N_ELEMENTS (meso_acts));

  reader->state->acted = (guint8) acted;
  return acted >= 0;
}

static gboolean
read_born (MesoReader *reader, const char *value)
{
  guint place, last = 0;

  if (*value == '\0')
    return TRUE;
  for (;; value++)
    {
      if (!read_place (&value, &place) || place < last)
        return FALSE;
      last = place;
      count (&reader->draft[place].births);
      count (&reader->n_born);
      if (*value != ',')
        return *value == '\0';
    }
}

static gboolean
read_fresh (MesoReader *reader, const char *value)
{
  guint8 counts[MESO_N_TOKENS] = { 0 };

  if (!read_sorted (value, "abcd", counts))
    return FALSE;
  for (guint i = 0; i < MESO_N_TOKENS; i++)
    {
      if (counts[i] > 1)
        return FALSE;
      reader->state->fresh |= (guint8) (counts[i] << i);
    }
  return TRUE;
}

static gboolean
read_priests (MesoReader *reader, const char *value)
{
  return read_small (value, 0, 3, &reader->state->priests);
}

static gboolean
read_due (MesoReader *reader, const char *value)
{
  MesoState       *state = reader->state;
  const MesoMap   *map = meso_map_get ();
  g_autofree char *word = g_strndup (value, strcspn (value, ":"));
  int              due = find_word (word, meso_dues, G_N_ELEMENTS (meso_dues));
  const char      *p = value + strlen (word) + 1;
  const char      *klass;
  guint            place;

  if (due <= 0 || value[strlen (word)] == '\0' || !read_place (&p, &place))
    return FALSE;
  state->due = (guint8) due;
  state->due_spot = map->spot[place];
  if (due == MESO_DUE_SEED || due == MESO_DUE_LAY)
    return *p == '\0';
  klass = *p ? strchr (meso_class_letters, *p) : NULL;
  if (!klass || p[1] != '-')
    return FALSE;
  p += 2;
  state->due_from = state->due_spot;
  state->due_class = (guint8) (klass - meso_class_letters);
  if (!read_place (&p, &place))
    return FALSE;
  state->due_spot = map->spot[place];
  return *p == '\0';
}

static gboolean
read_shown (MesoReader *reader, const char *value)
{
  return strlen (value) <= 3 &&
         read_sorted (value, meso_land_letters + MESO_KIND_PLAIN,
                      reader->state->shown + MESO_KIND_PLAIN);
}

static gboolean
read_result (MesoReader *reader, const char *value)
{
  if (strlen (value) != reader->state->seats)
    return FALSE;
  for (const char *p = value; *p; p++)
    if (*p < '1' || *p > '0' + reader->state->seats)
      return FALSE;
  g_strlcpy (reader->result, value, sizeof reader->result);
  return TRUE;
}

static gboolean
read_rng (MesoReader *reader, const char *value)
{
  if (strlen (value) != 16 || strspn (value, "0123456789abcdef") != 16)
    return FALSE;
  reader->state->rng = g_ascii_strtoull (value, NULL, 16);
  reader->has_rng = TRUE;
  return TRUE;
}

const MesoField meso_fields[MESO_N_KEYS] = {
  { "seats", read_seats },
  { "rules", read_rules },
  { "mana", read_all_mana },
  { "tokens", read_all_tokens },
  { "hands", read_hands },
  { "deck", read_deck },
  { "land", read_stack },
  { "discard", read_discard },
  { "turn", read_turn },
  { "move", read_move },
  { "moves", read_moves },
  { "found", read_found },
  { "acted", read_acted },
  { "born", read_born },
  { "fresh", read_fresh },
  { "priests", read_priests },
  { "due", read_due },
  { "shown", read_shown },
  { "result", read_result },
  { "rng", read_rng },
};
