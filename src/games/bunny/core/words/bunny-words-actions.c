/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Labels of actions, and hints towards them. Cards stand behind a colon, so that no language has
 * to inflect them.
 */
#include "bunny-words.h"

#include <glib/gi18n-lib.h>

#include "bunny-state.h"
#include "bunny-action.h"
#include "bunny-cards.h"
#include "bunny-forecast.h"

static char *
say_pick (GameAction action)
{
  g_autofree char *x = bunny_words_card (action.operand[0]);
  g_autofree char *y = bunny_words_card (action.operand[1]);

  if (action.operand[2])
    /* Translators: two cards */
    return g_strdup_printf (_ ("Play: %1$s; discard: %2$s"), x, y);
  /* Translators: two cards */
  return g_strdup_printf (_ ("Play: %1$s and %2$s"), x, y);
}

static char *
say_trade (GameAction action)
{
  g_autofree char *cell = bunny_words_cell (action.operand[0]);

  if (action.operand[1] == BUNNY_WOOD)
    return g_strdup_printf (_ ("Trading post on %s: wood"), cell);
  if (action.operand[1] == BUNNY_FISH)
    return g_strdup_printf (_ ("Trading post on %s: fish"), cell);
  return g_strdup_printf (_ ("Trading post on %s: carrots"), cell);
}

/* The name of the neighbour whose scroll is copied, or NULL. */
static const char *
name_copied (const BunnyState *state, guint which, const char *const *names)
{
  guint seat = bunny_state_get_seat (state);

  if (seat == GAME_NOBODY)
    return NULL;
  return bunny_words_name (names, bunny_state_get_copied_seat (state, seat, which));
}

static char *
say_copy (const BunnyState *state, GameAction action, const char *const *names)
{
  g_autofree char *scroll = bunny_words_card (action.operand[1]);
  const char      *name = name_copied (state, action.operand[0], names);

  if (name != NULL && action.operand[0] == 0)
    /* Translators: %1$s: a name in its basic form; %2$s: a scroll */
    return g_strdup_printf (_ ("Copy from %1$s on your right: %2$s"), name, scroll);
  if (name != NULL)
    /* Translators: %1$s: a name in its basic form; %2$s: a scroll */
    return g_strdup_printf (_ ("Copy from %1$s on your left: %2$s"), name, scroll);
  if (action.operand[0] == 0)
    return g_strdup_printf (_ ("Copy from your right neighbour: %s"), scroll);
  return g_strdup_printf (_ ("Copy from your left neighbour: %s"), scroll);
}

/* Names the building laid on the board. */
static char *
say_placing (GameAction action)
{
  g_autofree char *first = bunny_words_card (action.operand[0]);
  g_autofree char *second = NULL;

  if (action.kind == BUNNY_DO_SETTLE)
    return g_strdup_printf (_ ("Settle the announced camp on %s"), first);
  if (action.kind == BUNNY_DO_STEP_IN)
    return g_strdup_printf (_ ("Step in with your camp on %s"), first);
  second = bunny_words_cell (action.operand[1]);
  if (action.kind == BUNNY_DO_TOWER)
    return g_strdup_printf (_ ("Connect %1$s and %2$s with a sky tower"), first, second);
  /* Translators: %1$s: a building, %2$s: a cell */
  return g_strdup_printf (_ ("Build on %2$s: %1$s"), first, second);
}

/* In the last round nothing can be left for another. */
static gboolean
is_last (const GameState *state)
{
  return bunny_state (state)->table.round == BUNNY_N_ROUNDS;
}

char *
bunny_words_action (const GameState *state, GameAction action, const char *const *names)
{
  switch (action.kind)
    {
    case BUNNY_DO_PICK:
      return say_pick (action);
    case BUNNY_DO_CAMP:
      return g_strdup_printf (_ ("Announce camp %u"), action.operand[0]);
    case BUNNY_DO_KEEP:
      return g_strdup (is_last (state) ? _ ("Do not settle the camp")
                                       : _ ("Keep the camp for a later round"));
    case BUNNY_DO_PASS:
      return g_strdup (_ ("Do not step in"));
    case BUNNY_DO_DONE:
      return g_strdup (_ ("End the building turn"));
    case BUNNY_DO_TRADE:
      return say_trade (action);
    case BUNNY_DO_COPY:
      return say_copy ((const BunnyState *) state, action, names);
    default:
      return say_placing (action);
    }
}

static char *
hint_at_rule (const GameState *state, GameAction action)
{
  switch (action.kind)
    {
    case BUNNY_DO_PICK:
      return g_strdup (_ ("Land, buildings or scrolls: think of what your fiefs lack."));
    case BUNNY_DO_BUILD:
    case BUNNY_DO_TOWER:
      return g_strdup (_ ("A fief brings its strength times the number of its resources."));
    case BUNNY_DO_TRADE:
      return g_strdup (_ ("A post helps most with a resource its fief doesn’t have yet."));
    case BUNNY_DO_COPY:
      return g_strdup (_ ("Copy the scroll that’s worth most to you."));
    case BUNNY_DO_DONE:
      return g_strdup (is_last (state)
                         ? _ ("In the last building phase, what brings nothing now never will.")
                         : _ ("What you don’t build now you can build in a later round."));
    default:
      return g_strdup (is_last (state)
                         ? _ ("In the last building phase no card can take a camp away any more.")
                         : _ ("A camp is yours only until the card of its cell is played."));
    }
}

/* The cell that an action is about, or 0. */
static guint
find_cell (GameAction action)
{
  switch (action.kind)
    {
    case BUNNY_DO_BUILD:
      return action.operand[1];
    case BUNNY_DO_TOWER:
    case BUNNY_DO_SETTLE:
    case BUNNY_DO_STEP_IN:
    case BUNNY_DO_TRADE:
      return action.operand[0];
    default:
      return 0;
    }
}

/* The most carrots that a building of the tray would add to the coming harvest. */
static guint
find_best_gain (const BunnyState *state)
{
  guint seat = state->table.mover;
  gint  best = 0;

  for (guint face = 1; face <= BUNNY_N_FACES; face++)
    {
      BunnyGain gain;

      if (!bunny_face_is_building (face) || bunny_tray_get (state->table.tray[seat], face) == 0)
        continue;
      bunny_gain_find (state, seat, face, &gain);
      best = MAX (best, gain.carrots);
    }
  return (guint) best;
}

static char *
hint_at_tray (const GameState *state)
{
  guint gain = find_best_gain (bunny_state (state));

  if (gain == 0)
    return g_strdup (_ ("Nothing in your tray would add to the coming harvest now."));
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE,
                 "A building from your tray would add %u carrot to the coming harvest, and can do "
                 "more later.",
                 "A building from your tray would add %u carrots to the coming harvest, and can do "
                 "more later.",
                 gain),
    gain);
}

static char *
hint_at_place (const GameState *state, GameAction action)
{
  guint            face = action.operand[0];
  g_autofree char *cell = find_cell (action) != 0 ? bunny_words_cell (find_cell (action)) : NULL;

  if (cell != NULL)
    /* Translators: a hint; %s: a cell of the board, such as C4 */
    return g_strdup_printf (_ ("Look at the cell %s."), cell);
  if (action.kind == BUNNY_DO_DONE)
    return hint_at_tray (state);
  if (action.kind != BUNNY_DO_PICK)
    return g_strdup (_ ("Look at your fiefs on the board."));
  if (face <= BUNNY_N_CELLS)
    return g_strdup (_ ("One of the two cards is land."));
  if (face <= BUNNY_IRON)
    return g_strdup (_ ("One of the two cards is a building."));
  return g_strdup (_ ("One of the two cards is neither land nor a building."));
}

static char *
hint_at_card (const GameState *state, GameAction action)
{
  g_autofree char *card = NULL;

  if (action.kind == BUNNY_DO_DONE)
    return g_strdup (is_last (state)
                       ? _ ("Whatever is left in your tray would bring you nothing more.")
                       : _ ("A building can’t move once it stands: keep it for a fief that "
                            "needs it."));
  if (action.kind != BUNNY_DO_PICK && action.kind != BUNNY_DO_BUILD)
    return g_strdup (_ ("There are few choices: compare what each of them would bring now."));
  card = bunny_words_card (action.operand[0]);
  if (action.kind == BUNNY_DO_PICK)
    /* Translators: a hint; %s: a card */
    return g_strdup_printf (_ ("One of the two cards: %s."), card);
  /* Translators: a hint; %s: a building */
  return g_strdup_printf (_ ("The building: %s."), card);
}

char *
bunny_words_hint (const GameState   *state,
                  GameAction         action,
                  GameHint           rung,
                  const char *const *names)
{
  g_autofree char *said = NULL;

  switch (rung)
    {
    case GAME_HINT_RULE:
      return hint_at_rule (state, action);
    case GAME_HINT_PLACE:
      return hint_at_place (state, action);
    case GAME_HINT_CARD:
      return hint_at_card (state, action);
    default:
      said = bunny_words_action (state, action, names);
      /* Translators: %s: an action, such as "Build on C4: Gold" */
      return g_strdup_printf (_ ("Try this. %s."), said);
    }
}

char *
bunny_words_hint_part (const GameState *state, GameAction action, GameHint rung)
{
  g_autofree char *cell = NULL;

  if (rung < GAME_HINT_PLACE)
    return NULL;
  if (find_cell (action) == 0)
    return g_strdup (action.kind == BUNNY_DO_DONE ? "done" : "hand:me");
  cell = bunny_words_cell (find_cell (action));
  return g_strconcat ("cell:", cell, NULL);
}
