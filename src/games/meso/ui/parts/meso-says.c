/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places are told by their way from the temple: whole steps in one direction or two that are beside
 * each other.
 */
#include "meso-says.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "meso-view.h"
#include "meso-words.h"

/* Appends a sentence, which is freed. */
static void
add (GString *text, char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

/* ---- Where a place lies */

/* The six directions, with the steps in each. */
static char *
say_steps (guint way, guint n)
{
  switch (way)
    {
    case 0:
      /* Translators: steps on a map of hexes: so many to the east; likewise below */
      return g_strdup_printf (_ ("%u east"), n);
    case 1:
      return g_strdup_printf (_ ("%u north-east"), n);
    case 2:
      return g_strdup_printf (_ ("%u north-west"), n);
    case 3:
      return g_strdup_printf (_ ("%u west"), n);
    case 4:
      return g_strdup_printf (_ ("%u south-west"), n);
    default:
      return g_strdup_printf (_ ("%u south-east"), n);
    }
}

/* The parts of a way along two directions that are beside each other. */
static guint
split_way (int column, int row, guint ways[2], guint n[2])
{
  static const gint8 columns[] = { 1, 1, 0, -1, -1, 0, 1 };
  static const gint8 rows[] = { 0, -1, -1, 0, 1, 1, 0 };

  for (guint i = 0; i < 6; i++)
    {
      int whole = columns[i] * rows[i + 1] - rows[i] * columns[i + 1];
      int first = (column * rows[i + 1] - row * columns[i + 1]) * whole;
      int second = (columns[i] * row - rows[i] * column) * whole;

      if (first <= 0 || second < 0)
        continue;
      ways[0] = i;
      ways[1] = (i + 1) % 6;
      n[0] = (guint) first;
      n[1] = (guint) second;
      return second > 0 ? 2 : 1;
    }
  return 0;
}

static char *
say_way (guint place)
{
  guint            ways[2], n[2];
  guint            parts = split_way (meso_place_get_column (place), meso_place_get_row (place),
                                      ways, n);
  g_autofree char *first = parts > 0 ? say_steps (ways[0], n[0]) : NULL;
  g_autofree char *second = parts > 1 ? say_steps (ways[1], n[1]) : NULL;

  if (second == NULL)
    return g_steal_pointer (&first);
  /* Translators: two parts of a way: “2 east, 1 south-east” */
  return g_strdup_printf (C_ ("way", "%1$s, %2$s"), first, second);
}

char *
meso_says_place (const MesoSight *sight, guint place)
{
  const MesoLand  *land = meso_sight_get_land (sight, place);
  g_autofree char *way = say_way (place);
  const char      *kind = land != NULL ? meso_words_land (land->kind) : _ ("Unexplored");

  if (way == NULL)
    return g_strdup (kind);
  /* Translators: %1$s: a land, “Plain”; %2$s: its way from the temple: “2 east, 1 south-east” */
  return g_strdup_printf (_ ("%1$s, from the temple %2$s"), kind, way);
}

/* ---- What is there */

static void
say_hut (const MesoSight *sight, guint8 hut, GString *text)
{
  guint            owner = MESO_HUT_GET_OWNER (hut);
  guint            token = MESO_HUT_GET_TOKEN (hut);
  guint            value = 0;
  g_autofree char *who = NULL;

  if (owner == 0)
    {
      add (text, g_strdup (_ ("A hut of nobody.")));
      return;
    }
  who = meso_sight_dup_seat (sight, owner - 1);
  if (token == 0)
    {
      /* Translators: %s: “You”, “Your opponent”, “Player 3” or a name; likewise below */
      add (text, g_strdup_printf (_ ("Hut without a token: %s."), who));
      return;
    }
  value = meso_sight_get_value (sight, owner - 1, token - 1);
  if (value > 0)
    /* Translators: %2$c: the letter of an offering token, a to d; %3$u: its value */
    add (text, g_strdup_printf (_ ("Hut with token %2$c, worth %3$u: %1$s."), who,
                                'a' + (int) token - 1, value));
  else
    add (text,
         g_strdup_printf (_ ("Hut with token %2$c: %1$s."), who, 'a' + (int) token - 1));
}

static void
say_holy (const MesoSight *sight, const MesoLand *land, GString *text)
{
  g_autofree char *who = meso_sight_dup_seat (sight, land->holy - 1u);

  if (meso_sight_yields (sight, land, sight->viewer))
    add (text, g_strdup_printf (_ ("Holy place, which brings you mana now: %s."), who));
  else
    add (text, g_strdup_printf (_ ("Holy place: %s."), who));
}

static char *
say_group (const char *who, guint klass, guint n)
{
  switch (klass)
    {
    case MESO_EMPTY:
    case MESO_EMPTY_THIEF:
      /* Translators: %1$s: whose settlers; %2$u: how many; likewise below */
      return g_strdup_printf (_ ("%1$s: settlers with empty hands %2$u."), who, n);
    case MESO_WOOD:
    case MESO_WOOD_THIEF:
      return g_strdup_printf (_ ("%1$s: settlers with wood %2$u."), who, n);
    case MESO_STONES:
    case MESO_STONE_THIEF:
      return g_strdup_printf (_ ("%1$s: settlers with stone %2$u."), who, n);
    default:
      return g_strdup_printf (_ ("%1$s: a settler with token %2$c."), who,
                              'a' + (int) (klass - MESO_BEARER));
    }
}

static void
say_settlers (const MesoSight *sight, guint place, guint seat, GString *text)
{
  guint8           n[MESO_N_CLASSES];
  g_autofree char *who = NULL;

  if (meso_sight_count_classes (sight, seat, place, n) == 0)
    return;
  who = meso_sight_dup_seat (sight, seat);
  for (guint klass = 0; klass < MESO_N_CLASSES; klass++)
    if (n[klass] > 0)
      add (text, say_group (who, klass, n[klass]));
}

char *
meso_says_contents (const MesoSight *sight, guint place)
{
  const MesoLand *land = meso_sight_get_land (sight, place);
  GString        *text = g_string_new (NULL);

  if (land == NULL)
    return g_string_free (text, FALSE);
  if (land->wood > 0)
    add (text, g_strdup_printf (_ ("Wood lying here: %u."), land->wood));
  if (land->stone > 0)
    add (text, g_strdup_printf (_ ("Stone lying here: %u."), land->stone));
  if (land->holy != 0)
    say_holy (sight, land, text);
  for (guint i = 0; i < 2; i++)
    if (land->hut[i] != 0)
      say_hut (sight, land->hut[i], text);
  if (meso_land_count_free_huts (land, sight->viewer) > 0)
    add (text, g_strdup (_ ("A settler can be born here.")));
  for (guint i = 0; i < sight->state.seats; i++)
    say_settlers (sight, place, (sight->viewer + i) % sight->state.seats, text);
  return g_string_free (text, FALSE);
}

/* ---- Seats and stock */

static guint
count_cards (const MesoSeat *seat)
{
  guint n = 0;

  for (guint card = 0; card <= MESO_N_CARDS; card++)
    n += seat->cards[card];
  return n;
}

char *
meso_says_seat (const MesoSight *sight, guint seat)
{
  const MesoSeat  *self = &sight->state.seat[seat];
  g_autofree char *who = meso_sight_dup_seat (sight, seat);

  return g_strdup_printf (
    /* Translators: %1$s: “You”, “Your opponent”, “Player 3” */
    _ ("%1$s: offerings %2$d of 4, mana %3$u of %4$u, settlers %5$u, huts %6$u, holy places %7$u, "
       "cards %8$u."),
    who, __builtin_popcount (self->offered), self->mana, self->limit, self->n_settlers,
    self->n_huts, self->n_holies, count_cards (self));
}

GPtrArray *
meso_says_tokens (const MesoSight *sight, guint seat)
{
  const MesoSeat *self = &sight->state.seat[seat];
  GPtrArray      *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->n_tokens; i++)
    {
      guint value = meso_sight_get_value (sight, seat, i);
      int   letter = 'a' + (int) i;

      if (self->offered >> i & 1)
        g_ptr_array_add (lines, g_strdup_printf (_ ("Token %1$c: offered, worth %2$u."), letter,
                                                 value));
      else if (value > 0)
        g_ptr_array_add (lines,
                         g_strdup_printf (_ ("Token %1$c: worth %2$u."), letter, value));
      else
        g_ptr_array_add (lines, g_strdup_printf (_ ("Token %c: its value is secret."), letter));
    }
  if (self->n_tokens < MESO_N_TOKENS)
    g_ptr_array_add (lines, g_strdup_printf (_ ("Tokens not laid yet: %u."),
                                             MESO_N_TOKENS - self->n_tokens));
  return lines;
}

GPtrArray *
meso_says_stock (const MesoSight *sight)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint kind = MESO_KIND_PLAIN; kind < MESO_N_LAND_KINDS; kind++)
    g_ptr_array_add (lines,
                     /* Translators: a kind of land, and how many are not in a known place */
                     g_strdup_printf (_ ("%1$s, not discovered yet or out of the game: %2$u."),
                                      meso_words_land (kind),
                                      meso_state_count_land_left (&sight->state, kind)));
  g_ptr_array_add (lines, g_strdup_printf (_ ("Wood in the stock: %u."),
                                           meso_state_get_stock (&sight->state, 0)));
  g_ptr_array_add (lines, g_strdup_printf (_ ("Stone in the stock: %u."),
                                           meso_state_get_stock (&sight->state, 1)));
  return lines;
}

/* ---- Choices */

char *
meso_says_sought (const MesoSight *sight, MesoSought sought, guint place)
{
  g_autofree char *name = meso_says_place (sight, place);

  switch (sought)
    {
    case MESO_SOUGHT_SETTLERS:
      /* Translators: in a list of places: %s: “Plain, from the temple 2 east”; likewise below */
      return g_strdup_printf (_ ("Your settlers: %s"), name);
    case MESO_SOUGHT_HUTS:
      return g_strdup_printf (_ ("Your huts: %s"), name);
    case MESO_SOUGHT_GOODS:
      return g_strdup_printf (_ ("Goods lying there: %s"), name);
    case MESO_SOUGHT_TOKENS:
      return g_strdup_printf (_ ("Token under a hut: %s"), name);
    default:
      return g_steal_pointer (&name);
    }
}

/* One of the viewer's own who can be chosen, or several that are alike. */
static char *
say_own (const MesoSight *sight, guint klass, guint n)
{
  guint value;

  switch (klass)
    {
    case MESO_EMPTY:
    case MESO_EMPTY_THIEF:
      return n == 1 ? g_strdup (_ ("A settler with empty hands"))
                    : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                    "%u settler with empty hands",
                                                    "%u settlers with empty hands", n),
                                       n);
    case MESO_WOOD:
    case MESO_WOOD_THIEF:
      return n == 1 ? g_strdup (_ ("A settler with wood"))
                    : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u settler with wood",
                                                    "%u settlers with wood", n),
                                       n);
    case MESO_STONES:
    case MESO_STONE_THIEF:
      return n == 1 ? g_strdup (_ ("A settler with stone"))
                    : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u settler with stone",
                                                    "%u settlers with stone", n),
                                       n);
    default:
      value = meso_sight_get_value (sight, sight->viewer, klass - MESO_BEARER);
      if (value > 0)
        /* Translators: %u: the value of an offering token */
        return g_strdup_printf (_ ("A settler with the token worth %u"), value);
      /* Translators: %c: the letter of an offering token whose value is covered; likewise below */
      return g_strdup_printf (_ ("A settler with token %c"), 'a' + (int) (klass - MESO_BEARER));
    }
}

char *
meso_says_option (const MesoSight *sight, const MesoOption *option)
{
  g_autofree char *who = option->owner > 0 ? meso_sight_dup_seat (sight, option->owner - 1u) : NULL;
  GString         *text;

  if (option->klass != MESO_ANY && option->owner == sight->viewer + 1)
    return say_own (sight, option->klass, option->n);
  if (option->klass != MESO_ANY)
    return say_group (who, option->klass, option->n);
  text = g_string_new (NULL);
  say_hut (sight, MESO_HUT_OF (option->owner, option->token), text);
  return g_string_free (text, FALSE);
}

/* An action of a seat on somebody: “Steal wood: Player 3”. */
static char *
say_with_seat (const MesoSight *sight, const char *format, guint seat)
{
  g_autofree char *who = meso_sight_dup_seat (sight, seat);

  return g_strdup_printf (format, who);
}

static char *
say_load_button (const MesoSight *sight, GameAction action)
{
  guint value;

  if (action.kind == MESO_DROP)
    return g_strdup (action.operand[1] % MESO_EMPTY_THIEF == MESO_WOOD ? _ ("Drop Wood")
                                                                       : _ ("Drop Stone"));
  if (action.operand[2] > 1)
    {
      value = meso_sight_get_value (sight, sight->viewer, action.operand[2] - 2u);
      if (value > 0)
        /* Translators: %u: the value of an offering token */
        return g_strdup_printf (_ ("Take Token %u"), value);
      return g_strdup_printf (_ ("Take Token %c"), 'a' + action.operand[2] - 2);
    }
  return g_strdup (action.operand[2] == 0 ? _ ("Take Wood") : _ ("Take Stone"));
}

char *
meso_says_button (const MesoSight *sight, GameAction action)
{
  switch (action.kind)
    {
    case MESO_PICK:
    case MESO_DROP:
      return say_load_button (sight, action);
    case MESO_STEAL:
      /* Translators: %s: from whom */
      return say_with_seat (sight,
                            action.operand[2] == 0 ? _ ("Steal Wood: %s") : _ ("Steal Stone: %s"),
                            action.operand[1] - 1u);
    case MESO_ROB:
      /* Translators: %s: from whom */
      return say_with_seat (sight, _ ("Take 1 Mana: %s"), action.operand[0] - 1u);
    case MESO_OFFER:
      return g_strdup (_ ("Offer"));
    case MESO_HUT:
      return g_strdup (_ ("Build a Hut"));
    case MESO_HOLY:
      return g_strdup (_ ("Build a Holy Place"));
    case MESO_BIRTH:
      return g_strdup (_ ("Offspring"));
    case MESO_TAKE:
      return g_strdup (meso_words_land (action.operand[0] + 1u));
    case MESO_LAY:
      if (action.operand[0] <= 1)
        return g_strdup (_ ("No Token"));
      /* Translators: an offering token by its value */
      return g_strdup_printf (_ ("Token %u"), action.operand[0]);
    default:
      return g_strdup ("");
    }
}

const char *
meso_says_card (guint card)
{
  switch (card)
    {
    case MESO_CARD_BANISH:
      return _ ("Banish: a hut, anybody’s, moves to another plain with what lies under it.");
    case MESO_CARD_ENDURANCE:
      return _ ("Endurance: 3 movement points more.");
    case MESO_CARD_FERTILITY:
      return _ ("Fertility: a birth brings two settlers.");
    case MESO_CARD_LAND:
      return _ ("Land: of three lands turned up you choose the one that is laid.");
    case MESO_CARD_MANA_THEFT:
      return _ ("Mana theft: you take 1 mana from an opponent.");
    case MESO_CARD_PRIEST:
      return _ ("Priest: 1 mana more at the end of the turn, if a holy place brings any.");
    case MESO_CARD_SACRED_STONE:
      return _ ("Sacred stone: limit and mana rise by 1, as by a stone for the temple.");
    default:
      return _ ("Teleport: a settler, anybody’s, goes to any land but the temple.");
    }
}

char *
meso_says_choice (const MesoChoice *choice, const MesoSight *sight)
{
  gboolean has_who = meso_choice_has_who (choice);

  if (sight->state.due != MESO_DUE_NOTHING)
    return g_strdup ("");
  switch (choice->card)
    {
    case MESO_TELEPORT:
      return g_strdup (has_who ? _ ("Teleport: choose where to.")
                               : _ ("Teleport: choose who goes."));
    case MESO_BANISH:
      return g_strdup (has_who ? _ ("Banish: choose the plain it moves to.")
                               : _ ("Banish: choose a hut."));
    case MESO_LAND:
      return g_strdup (has_who ? _ ("Land: choose the place to explore.")
                               : _ ("Land: choose who explores."));
    case MESO_TWINS:
      return g_strdup (_ ("Fertility: choose where the two are born."));
    case MESO_ROB:
      return g_strdup (_ ("Mana theft: choose from whom."));
    default:
      /* Where goods can come along differs only from where empty hands can go. */
      if (has_who && choice->klass % MESO_EMPTY_THIEF == MESO_EMPTY &&
          choice->klass < MESO_BEARER && sight->state.acted == MESO_ACTED_NOT &&
          sight->state.moves > 0)
        return g_strdup (_ ("Numbers are movement points. On blue, goods could come along."));
      return g_strdup ("");
    }
}
