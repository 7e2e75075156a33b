/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Labels of actions, and hints towards them. Settlers that carry the same go by the same label,
 * whether they have stolen or not.
 */
#include "meso-words.h"

#include <glib/gi18n-lib.h>

/* ---- Settlers on their way */

static char *
say_step (guint klass, const char *from, const char *to)
{
  switch (klass)
    {
    case MESO_WOOD:
    case MESO_WOOD_THIEF:
      /* Translators: two places on the map, such as J8 and J9; likewise below */
      return g_strdup_printf (_ ("Carry wood from %1$s to %2$s"), from, to);
    case MESO_STONES:
    case MESO_STONE_THIEF:
      return g_strdup_printf (_ ("Carry stone from %1$s to %2$s"), from, to);
    case MESO_EMPTY:
    case MESO_EMPTY_THIEF:
      return g_strdup_printf (_ ("Walk from %1$s to %2$s"), from, to);
    default:
      /* Translators: %3$c: the letter of an offering token, a to d */
      return g_strdup_printf (_ ("Carry token %3$c from %1$s to %2$s"), from, to,
                              'a' + (int) (klass - MESO_BEARER));
    }
}

static char *
say_discovery (guint klass, const char *from, const char *to)
{
  switch (klass)
    {
    case MESO_WOOD:
    case MESO_WOOD_THIEF:
      return g_strdup_printf (_ ("Explore %2$s from %1$s, with wood"), from, to);
    case MESO_STONES:
    case MESO_STONE_THIEF:
      return g_strdup_printf (_ ("Explore %2$s from %1$s, with stone"), from, to);
    case MESO_EMPTY:
    case MESO_EMPTY_THIEF:
      return g_strdup_printf (_ ("Explore %2$s from %1$s"), from, to);
    default:
      return g_strdup_printf (_ ("Explore %2$s from %1$s, with token %3$c"), from, to,
                              'a' + (int) (klass - MESO_BEARER));
    }
}

static char *
say_way (GameAction action)
{
  g_autofree char *from = meso_words_place (action.operand[0]);
  g_autofree char *to = meso_words_place (action.operand[2]);
  g_autofree char *said = NULL;

  if (action.kind == MESO_STEP)
    return say_step (action.operand[1], from, to);
  said = say_discovery (action.operand[1], from, to);
  if (action.kind == MESO_DISCOVER)
    return g_steal_pointer (&said);
  /* Translators: a card, and an action that it allows */
  return g_strdup_printf (C_ ("card", "%1$s: %2$s"), meso_words_card (MESO_CARD_LAND), said);
}

static char *
say_load (GameAction action)
{
  g_autofree char *place = meso_words_place (action.operand[0]);

  if (action.kind == MESO_DROP)
    return g_strdup_printf (action.operand[1] == MESO_WOOD || action.operand[1] == MESO_WOOD_THIEF
                              ? _ ("Drop wood in %s")
                              : _ ("Drop stone in %s"),
                            place);
  if (action.operand[2] > 1)
    /* Translators: %1$s: a place on the map; %2$c: the letter of an offering token */
    return g_strdup_printf (_ ("Pick up token %2$c in %1$s"), place,
                            'a' + action.operand[2] - 2);
  return g_strdup_printf (action.operand[2] == 0 ? _ ("Pick up wood in %s")
                                                 : _ ("Pick up stone in %s"),
                          place);
}

static char *
say_theft (const MesoState *state, GameAction action, const char *const *names)
{
  guint            victim = action.operand[1] - 1u;
  g_autofree char *place = meso_words_place (action.operand[0]);
  g_autofree char *who = meso_words_seat (state, MIN (victim, MESO_MAX_SEATS - 1u), state->mover,
                                          victim < state->seats ? names : NULL);

  if (action.operand[2] == 0)
    /* Translators: %1$s: a place on the map; %2$s: who carries the wood, “Player 3” */
    return g_strdup_printf (_ ("Steal wood in %1$s: %2$s"), place, who);
  /* Translators: %1$s: a place on the map; %2$s: who carries the stone, “Player 3” */
  return g_strdup_printf (_ ("Steal stone in %1$s: %2$s"), place, who);
}

/* ---- Buildings, births and answers */

static char *
say_in_place (GameAction action)
{
  g_autofree char *place = meso_words_place (action.operand[0]);

  switch (action.kind)
    {
    case MESO_HUT:
      return g_strdup_printf (_ ("Build a hut in %s"), place);
    case MESO_HOLY:
      return g_strdup_printf (_ ("Build a holy place in %s"), place);
    case MESO_BIRTH:
      return g_strdup_printf (_ ("Offspring in %s"), place);
    case MESO_TWINS:
      return g_strdup_printf (_ ("Fertility: twins in %s"), place);
    default:
      return g_strdup_printf (_ ("Lay the volcano in %s"), place);
    }
}

static char *
say_seed (GameAction action)
{
  g_autoptr (GString) places = g_string_new (NULL);

  for (guint i = 0; i < 3 && action.operand[i] != MESO_NOWHERE; i++)
    {
      if (i > 0)
        /* Translators: between places in a list */
        g_string_append (places, C_ ("list of places", ", "));
      meso_place_print (action.operand[i], places);
    }
  /* Translators: goods that grow; %s: one place on the map, or several that get a piece each */
  return g_strdup_printf (_ ("New wood or stone for %s"), places->str);
}

static char *
say_take (guint kind)
{
  switch (kind)
    {
    case MESO_KIND_PLAIN:
      return g_strdup (_ ("Take the plain"));
    case MESO_KIND_FOREST:
      return g_strdup (_ ("Take the forest"));
    case MESO_KIND_QUARRY:
      return g_strdup (_ ("Take the quarry"));
    default:
      return g_strdup (_ ("Take the volcano"));
    }
}

/* A token's value is known only to its owner. */
static char *
say_offer (const MesoState *state, guint token)
{
  guint value = state->seat[state->mover].token[token];

  if (value > MESO_TOKEN_UNKNOWN)
    return g_strdup_printf (_ ("Offer the token worth %u"), value);
  /* Translators: %c: the letter of an offering token */
  return g_strdup_printf (_ ("Offer token %c"), 'a' + (int) token);
}

static char *
say_answer (const MesoState *state, GameAction action)
{
  switch (action.kind)
    {
    case MESO_OFFER:
      return say_offer (state, action.operand[0] - 1u);
    case MESO_SEED:
      return say_seed (action);
    case MESO_TAKE:
      return say_take (action.operand[0] + 1u);
    default:
      break;
    }
  if (action.operand[0] <= 1)
    return g_strdup (_ ("Lay no token"));
  return g_strdup_printf (_ ("Lay the token worth %u"), action.operand[0]);
}

/* ---- Cards */

static char *
say_banish (const MesoState *state, GameAction action, const char *const *names)
{
  g_autofree char *from = meso_words_place (action.operand[0]);
  g_autofree char *to = meso_words_place (action.operand[3]);
  g_autofree char *who = NULL;

  if (action.operand[1] == 0)
    return g_strdup_printf (_ ("Banish: the neutral hut from %1$s to %2$s"), from, to);
  who = meso_words_seat (state, action.operand[1] - 1u, state->mover,
                         action.operand[1] <= state->seats ? names : NULL);
  if (action.operand[2] == 0)
    /* Translators: two places on the map; %3$s: whose hut it is: “You”, “Player 3” */
    return g_strdup_printf (_ ("Banish: a hut from %1$s to %2$s (%3$s)"), from, to, who);
  /* Translators: as above; %4$c: the letter of an offering token */
  return g_strdup_printf (_ ("Banish: the hut with token %4$c from %1$s to %2$s (%3$s)"), from, to,
                          who, 'a' + action.operand[2] - 1);
}

static char *
say_teleport (const MesoState *state, GameAction action, const char *const *names)
{
  guint            seat = action.operand[0] - 1u;
  g_autofree char *who =
    meso_words_seat (state, seat, state->mover, seat < state->seats ? names : NULL);
  g_autofree char *from = meso_words_place (action.operand[2]);
  g_autofree char *to = meso_words_place (action.operand[3]);
  g_autofree char *way = say_step (action.operand[1], from, to);

  /* Translators: a card; a way, such as “Carry wood from J8 to K7”; whose settler it is */
  return g_strdup_printf (_ ("Teleport: %1$s (%2$s)"), way, who);
}

static char *
say_card (const MesoState *state, GameAction action, const char *const *names)
{
  g_autofree char *who = NULL;

  switch (action.kind)
    {
    case MESO_ENDURANCE:
      return g_strdup (_ ("Endurance: 3 movement points more"));
    case MESO_PRIEST:
      return g_strdup (_ ("Priest: 1 mana more at the end of the turn"));
    case MESO_STONE:
      return g_strdup (_ ("Sacred stone: a stone for the temple"));
    case MESO_BANISH:
      return say_banish (state, action, names);
    case MESO_TELEPORT:
      return say_teleport (state, action, names);
    default:
      break;
    }
  who = meso_words_seat (state, action.operand[0] - 1u, state->mover,
                         action.operand[0] <= state->seats ? names : NULL);
  /* Translators: the card that takes 1 mana; %s: from whom, “Player 3” */
  return g_strdup_printf (_ ("Mana theft: %s"), who);
}

char *
meso_words_action (const GameState *game, GameAction action, const char *const *names)
{
  const MesoState *state = meso_state (game);

  switch (action.kind)
    {
    case MESO_STEP:
    case MESO_DISCOVER:
    case MESO_LAND:
      return say_way (action);
    case MESO_PICK:
    case MESO_DROP:
      return say_load (action);
    case MESO_STEAL:
      return say_theft (state, action, names);
    case MESO_HUT:
    case MESO_HOLY:
    case MESO_BIRTH:
    case MESO_TWINS:
    case MESO_VOLCANO:
      return say_in_place (action);
    case MESO_OFFER:
    case MESO_SEED:
    case MESO_LAY:
    case MESO_TAKE:
      return say_answer (state, action);
    case MESO_DRAW:
      return g_strdup (_ ("Draw a card and end the turn"));
    case MESO_END:
      return g_strdup (_ ("End the turn"));
    default:
      return say_card (state, action, names);
    }
}

/* ---- Hints */

static char *
hint_at_rule (guint kind)
{
  switch (kind)
    {
    case MESO_STEP:
      return g_strdup (_ ("Think of who can be where with the movement points left."));
    case MESO_DISCOVER:
    case MESO_LAND:
      return g_strdup (_ ("Think of which land is missing: the world can still grow."));
    case MESO_PICK:
    case MESO_DROP:
    case MESO_STEAL:
      return g_strdup (_ ("Picking up, dropping and stealing cost no movement point."));
    case MESO_OFFER:
      return g_strdup (_ ("An offering costs as much mana as its token says."));
    case MESO_HUT:
    case MESO_LAY:
      return g_strdup (_ ("A token gets into the game only under a new hut."));
    case MESO_HOLY:
      return g_strdup (_ ("A holy place brings mana in each turn in which you stand on it."));
    case MESO_BIRTH:
    case MESO_TWINS:
      return g_strdup (_ ("At a hut without a token, two settlers bring a third."));
    case MESO_DRAW:
      return g_strdup (_ ("When nothing else is left to do, a card can be drawn."));
    case MESO_END:
      return g_strdup (_ ("Points that are left over cost nothing."));
    case MESO_VOLCANO:
    case MESO_SEED:
    case MESO_TAKE:
      return g_strdup (_ ("First comes what is due."));
    default:
      return g_strdup (_ ("Think of your cards."));
    }
}

/* A hint at what can be done in the place that was named before. */
static char *
hint_at_act (guint kind)
{
  switch (kind)
    {
    case MESO_STEP:
      return g_strdup (_ ("Somebody there can set out for another land."));
    case MESO_DISCOVER:
      return g_strdup (_ ("There’s something to discover from there."));
    case MESO_PICK:
      return g_strdup (_ ("Something lies there that can be picked up."));
    case MESO_DROP:
      return g_strdup (_ ("Somebody there carries what can be dropped."));
    case MESO_STEAL:
      return g_strdup (_ ("Somebody there carries what can be stolen."));
    case MESO_OFFER:
      return g_strdup (_ ("A token has reached it: can you pay for the offering?"));
    case MESO_HUT:
    case MESO_HOLY:
      return g_strdup (_ ("Something can be built there."));
    case MESO_BIRTH:
    case MESO_TWINS:
      return g_strdup (_ ("Somebody can be born there."));
    case MESO_VOLCANO:
    case MESO_SEED:
      return g_strdup (_ ("What is due can lie there."));
    default:
      return g_strdup (_ ("One of your cards can change something there."));
    }
}

/* The place that an action is about, or MESO_NOWHERE. */
static guint
find_place (GameAction action)
{
  switch (action.kind)
    {
    case MESO_STEP:
    case MESO_DISCOVER:
    case MESO_PICK:
    case MESO_DROP:
    case MESO_STEAL:
    case MESO_HUT:
    case MESO_HOLY:
    case MESO_BIRTH:
    case MESO_TWINS:
    case MESO_VOLCANO:
    case MESO_SEED:
    case MESO_BANISH:
    case MESO_LAND:
      return action.operand[0];
    case MESO_OFFER:
      return MESO_TEMPLE;
    case MESO_TELEPORT:
      return action.operand[2];
    default:
      return MESO_NOWHERE;
    }
}

char *
meso_words_hint (const GameState   *state,
                 GameAction         action,
                 GameHint           rung,
                 const char *const *names)
{
  guint            place = find_place (action);
  g_autofree char *said = NULL;

  if (rung == GAME_HINT_RULE || (rung == GAME_HINT_PLACE && place == MESO_NOWHERE))
    return hint_at_rule (action.kind);
  if (rung == GAME_HINT_CARD && place != MESO_NOWHERE)
    return hint_at_act (action.kind);
  if (rung == GAME_HINT_PLACE)
    {
      said = meso_words_place (place);
      /* Translators: a hint; %s: a place on the map, such as J8 */
      return g_strdup_printf (_ ("Look at %s."), said);
    }
  said = meso_words_action (state, action, names);
  /* Translators: %s: an action, such as “Walk from J8 to J9” */
  return g_strdup_printf (_ ("Try this. %s."), said);
}

char *
meso_words_hint_part (const GameState *state, GameAction action, GameHint rung)
{
  guint            place = find_place (action);
  g_autofree char *name = NULL;

  if (rung < GAME_HINT_PLACE || place == MESO_NOWHERE)
    return NULL;
  name = meso_words_place (place);
  return g_strconcat ("place:", name, NULL);
}
