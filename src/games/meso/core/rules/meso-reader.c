/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lands of a position text (NOTATION.md 2), and the text as a whole: what each field is first,
 * then seats, the lands as they are written, and the other keys in the order of the table.
 *
 * The first field that is wrong in itself is the one reported, with the column at which it begins.
 */
#include "meso-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game-print.h"
#include "meso-rules.h"

/* ---- Reading lands */

static gboolean
read_amount (GameReader *in, guint8 *amount)
{
  return *amount == 0 && game_reader_small (in, 1, G_MAXUINT8, amount);
}

/* Reads a hut behind its letter: "0" or "1a". */
static gboolean
read_hut (GameReader *in, MesoDraft *draft, guint seats)
{
  int    owner = game_reader_one_of (in, "01234");
  int    token = game_reader_one_of (in, "abcd");
  guint8 hut;

  if (owner < 0 || (guint) owner > seats || (owner == 0 && token >= 0))
    return FALSE;
  hut = MESO_HUT_OF ((guint) owner, (guint) (token + 1));
  if (draft->n_huts > 0 && draft->hut[MIN (draft->n_huts, 3) - 1] > hut)
    return FALSE;
  draft->hut[MIN (draft->n_huts, 2)] = hut;
  draft->n_huts += draft->n_huts < G_MAXUINT8;
  return TRUE;
}

static gboolean
read_settlers (GameReader *in, MesoDraft *draft, guint seats)
{
  int         seat = game_reader_one_of (in, "1234");
  const char *classes = in->p;

  if (seat < 0 || (guint) seat >= seats)
    return FALSE;
  for (guint later = (guint) seat; later < seats; later++)
    for (guint klass = 0; klass < MESO_N_CLASSES; klass++)
      if (draft->settlers[later][klass] > 0)
        return FALSE;
  return meso_letters_read (in, meso_class_letters, draft->settlers[seat]) && in->p > classes;
}

/* Reads an item of a land by its letter, one of "wsoh", or -1. */
static gboolean
read_thing (MesoReader *reader, int letter)
{
  MesoDraft *draft = reader->land;
  guint      seats = reader->state->seats;

  switch (letter)
    {
    case 0:
      return read_amount (&reader->in, &draft->wood);
    case 1:
      return read_amount (&reader->in, &draft->stone);
    case 2:
      return draft->holy == 0 && game_reader_small (&reader->in, 1, seats, &draft->holy);
    case 3:
      return read_hut (&reader->in, draft, seats);
    default:
      return read_settlers (&reader->in, draft, seats);
    }
}

/* Reads an item of "p,w2,s1,h0,h1a,1eW,2a". */
static gboolean
read_item (GameReader *in, GameItem *item)
{
  MesoReader *reader = (MesoReader *) in;
  int         letter = game_reader_one_of (in, item->index > 0 ? "wsoh" : meso_land_letters + 1);
  guint       rank = letter < 0 ? 4 : (guint) letter;

  if (item->index == 0)
    reader->land->kind = (guint8) (letter + 1);
  else if (rank < item->last || !read_thing (reader, letter))
    return FALSE;
  else
    item->last = rank;
  return in->p == item->text + item->length;
}

static gboolean
read_lands (MesoReader *reader)
{
  GameReader *in = &reader->in;
  GError    **error = in->error;
  const char *end = in->p;

  for (guint i = 0; i < reader->n_drafts; i++)
    {
      reader->land = &reader->draft[reader->order[i]];
      in->p = strchr (reader->land->start, ':') + 1;
      in->error = NULL;
      if (!game_fields_read_items (in, 0, " ", read_item) || reader->land->kind == 0)
        {
          in->error = error;
          return game_reader_fault (in, reader->land->start, _ ("this land cannot be read"));
        }
    }
  in->error = error;
  in->p = end;
  return TRUE;
}

/* ---- Printing lands */

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
        meso_letter_print (meso_class_letters[klass], count_class (state, seat, land->spot, klass),
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

/* ---- The whole */

/* Notes where a land begins, and reads over it. */
static gboolean
read_other (GameReader *in)
{
  MesoReader *reader = (MesoReader *) in;
  const char *end;
  guint       place;

  if (!meso_place_read (in->p, &place, &end) || *end != ':')
    return game_reader_fault (in, in->p, _ ("this is no field of a position"));
  if (reader->draft[place].start)
    return game_reader_fault (in, in->p, _ ("this field is here for the second time"));
  reader->draft[place].start = in->p;
  reader->order[reader->n_drafts++] = (guint8) place;
  in->p += strcspn (in->p, " ");
  return TRUE;
}

static const GameFields fields = {
  .rules = &meso_rules,
  .head = "meso/1",
  .table = meso_fields,
  .n = MESO_N_FIELDS,
  .faults = GAME_FAULTS_AT_FIELD,
  .read_other = read_other,
};

gboolean
meso_position_parse (const char *text, GameState *game, GError **error)
{
  g_autofree MesoReader *reader = g_new0 (MesoReader, 1);
  MesoState             *state = (MesoState *) game;

  reader->state = state;
  reader->in = (GameReader) { .fields = &fields, .text = text, .error = error, .state = game };
  meso_state_clear (state, 2, 0);
  for (guint i = 0; i < MESO_MAX_SEATS; i++)
    state->seat[i].limit = 3;
  state->moves = 5;
  state->partial = MESO_DECK_UNKNOWN | MESO_STACK_UNKNOWN;
  return game_fields_read_keys (&reader->in) && game_fields_read_values (&reader->in, 0, 1) &&
         read_lands (reader) && game_fields_read_values (&reader->in, 1, MESO_N_FIELDS) &&
         meso_reader_check (reader);
}

void
meso_position_print (const GameState *game, GString *text)
{
  const MesoMap *map = meso_map_get ();

  g_string_append (text, fields.head);
  for (guint place = 0; place < MESO_N_PLACES; place++)
    {
      const MesoLand *land = meso_state_get_land (meso_state (game), map->spot[place]);

      if (land)
        print_land (meso_state (game), land, text);
    }
  game_fields_print (&fields, game, text);
}
