/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says why a goal of Bunny Kingdom has gone out of reach: the last action, the building that has
 * no place since then, and the nearest figure that can still be reached. The sentences speak to
 * the seat that the goal is for. Figures stand so that no language has to inflect a word after
 * them.
 */
#include "bunny-words-failures.h"

#include <glib/gi18n-lib.h>

#include "bunny-action.h"
#include "bunny-fiefs.h"
#include "bunny-forecast.h"
#include "bunny-rules.h"
#include "bunny-state.h"
#include "bunny-words.h"

/* ---- The action */

/* Returns TRUE if a tower finds two free cells of different fiefs; the cells `taken` count as
 * built. */
static gboolean
has_place_for_tower (const BunnyTable *table, guint seat, const guint16 *taken, guint n_taken)
{
  BunnyFiefs fiefs;
  guint      first = BUNNY_NO_FIEF;

  bunny_fiefs_find (table, seat, &fiefs);
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      if (fiefs.of[cell] == BUNNY_NO_FIEF || bunny_table_is_built (table, cell) ||
          (n_taken > 0 && cell == taken[0]))
        continue;
      if (first != BUNNY_NO_FIEF && fiefs.of[cell] != first)
        return TRUE;
      first = fiefs.of[cell];
    }
  return FALSE;
}

/* The same for any building of the tray. A camp needs no land of the seat's. */
static gboolean
has_place (const BunnyTable *table, guint seat, guint face, const guint16 *taken, guint n_taken)
{
  if (bunny_face_is_camp (face))
    return TRUE;
  if (face == BUNNY_TOWER)
    return has_place_for_tower (table, seat, taken, n_taken);
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      gboolean is_taken = FALSE;

      for (guint i = 0; i < n_taken; i++)
        is_taken |= taken[i] == cell;
      if (!is_taken && bunny_gain_may_stand (table, seat, face, cell))
        return TRUE;
    }
  return FALSE;
}

/* A building that waits and had a place before the action, and has none after it; or 0. */
static guint
find_homeless (const BunnyTable *table, guint seat, GameAction action)
{
  gboolean is_tower = action.kind == BUNNY_DO_TOWER;
  guint    built = is_tower ? BUNNY_TOWER : action.operand[0];
  guint16  taken[] = { (guint16) (action.operand[is_tower ? 0 : 1] - 1),
                       (guint16) (action.operand[1] - 1) };
  guint    n_taken = is_tower ? 2 : 1;

  for (guint face = BUNNY_CITY1; face <= BUNNY_TOWER; face++)
    if (bunny_tray_get (table->tray[seat], face) > (face == built ? 1u : 0u) &&
        !(is_tower && face == BUNNY_TOWER) && has_place (table, seat, face, NULL, 0) &&
        !has_place (table, seat, face, taken, n_taken))
      return face;
  return 0;
}

static char *
tell_pick (GameAction action)
{
  const guint      faces[] = { action.operand[0], action.operand[1] };
  g_autofree char *cards = bunny_words_cards (faces, action.operand[2] ? 1 : 2);

  /* Translators: %s: one card or two */
  return g_strdup_printf (_ ("You played: %s."), cards);
}

/* Names the building that was laid on the board. */
static char *
tell_placing (GameAction action)
{
  g_autofree char *first = bunny_words_card (action.operand[0]);
  g_autofree char *second = NULL;

  if (action.kind == BUNNY_DO_SETTLE || action.kind == BUNNY_DO_STEP_IN)
    /* Translators: %s: a cell */
    return g_strdup_printf (_ ("Your camp stands on %s now."), first);
  second = bunny_words_cell (action.operand[1]);
  if (action.kind == BUNNY_DO_TOWER)
    /* Translators: two cells */
    return g_strdup_printf (_ ("Your sky tower connects %1$s and %2$s now."), first, second);
  /* Translators: %1$s: a building, %2$s: a cell */
  return g_strdup_printf (_ ("You built on %2$s: %1$s."), first, second);
}

/* The same, and the building that lost its last place by it. */
static char *
tell_building (const GameState *before, GameAction action)
{
  const BunnyTable *table = &bunny_state (before)->table;
  guint             homeless = find_homeless (table, table->mover, action);
  g_autofree char  *placing = tell_placing (action);
  g_autofree char  *card = NULL;

  if (homeless == 0)
    return g_steal_pointer (&placing);
  card = bunny_words_card (homeless);
  /* Translators: %1$s: a sentence, "You built on B6: Gold."; %2$s: a building that is not built
   * yet. */
  return g_strdup_printf (_ ("%1$s Now there is no free place for: %2$s."), placing, card);
}

static char *
tell_cause (const GameState *before, GameAction action, const GameCondition *condition)
{
  g_autofree char *card = NULL;

  switch (action.kind)
    {
    case BUNNY_DO_PICK:
      return tell_pick (action);
    case BUNNY_DO_BUILD:
    case BUNNY_DO_TOWER:
      return tell_building (before, action);
    case BUNNY_DO_CAMP:
      return g_strdup_printf (_ ("You announced camp %u."), action.operand[0]);
    case BUNNY_DO_KEEP:
      return g_strdup (bunny_state (before)->table.round == BUNNY_N_ROUNDS
                         ? _ ("You did not settle the camp.")
                         : _ ("You kept the camp for a later round."));
    case BUNNY_DO_PASS:
      return g_strdup (_ ("You did not step in."));
    case BUNNY_DO_DONE:
      return g_strdup (_ ("You ended your building turn."));
    case BUNNY_DO_TRADE:
      card = bunny_words_cell (action.operand[0]);
      return g_strdup_printf (_ ("You chose what the trading post on %s gives."), card);
    case BUNNY_DO_COPY:
      card = bunny_words_card (action.operand[1]);
      return g_strdup_printf (_ ("You copied a scroll: %s."), card);
    default:
      return tell_placing (action);
    }
}

/* ---- Counters */

static char *
tell_overrun (const GameCondition *condition)
{
  guint       allowed = (guint) game_condition_get_wanted (condition);
  const char *counter = game_counters_get_name (&bunny_rules, condition->counter);

  if (g_str_equal (counter, "camps") && allowed == 0)
    return g_strdup (_ ("You were to do this without a camp."));
  if (g_str_equal (counter, "builds") && allowed == 0)
    return g_strdup (_ ("You were to do this without building."));
  if (g_str_equal (counter, "builds"))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You were to build only %u time.",
                                         "You were to build only %u times.", allowed),
                            allowed);
  if (g_str_equal (counter, "actions"))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You were to do this in only %u action.",
                                         "You were to do this in only %u actions.", allowed),
                            allowed);
  return NULL;
}

/* ---- Missing figures */

/* The sentences for a term, or for the count of a scroll worth `each` points, that stays too
 * small. %1$u is the figure that can still be reached, %2$u the one wanted. */
static const struct
{
  const char *term;
  guint       scroll; /* of `worth`, or 0 */
  guint       each;
  const char *few;
} figures[] = {
  { "harvest", 0, 1, N_ ("Your harvest can still reach %1$u, but not %2$u.") },
  { "total", 0, 1, N_ ("Your points can still reach %1$u, but not %2$u.") },
  { "score", 0, 1, N_ ("Your points can still reach %1$u, but not %2$u.") },
  { "best", 0, 1, N_ ("Your best fief can still bring %1$u, but not %2$u.") },
  { "cells", 0, 1, N_ ("The number of your cells can still reach %1$u, but not %2$u.") },
  { "fiefs", 0, 1, N_ ("The number of your fiefs can still reach %1$u, but not %2$u.") },
  { "cities", 0, 1, N_ ("The number of your cities can still reach %1$u, but not %2$u.") },
  { "worth", BUNNY_LUXURY, 3,
    N_ ("The number of your luxuries can still reach %1$u, but not %2$u.") },
  { "worth", BUNNY_HUNGRY, 2,
    N_ ("The number of your cities in fiefs that make nothing can still reach %1$u, but not "
        "%2$u.") },
  { "worth", BUNNY_ESTATES, 4,
    N_ ("The number of your fiefs of three cells or more can still reach %1$u, but not %2$u.") },
  { "worth", BUNNY_AGAIN, 1,
    N_ ("Besides the best one, your fiefs can still bring %1$u, but not %2$u.") },
};

/* The sentences for terms of a cell's fief that stay too small. %3$s is the cell. */
static const struct
{
  const char *term;
  const char *few;
} cells[] = {
  { "fief", N_ ("The fief with %3$s can still grow to %1$u, but not to %2$u.") },
  { "strength", N_ ("The fief with %3$s can still reach strength %1$u, but not %2$u.") },
  { "wealth", N_ ("The fief with %3$s can still reach wealth %1$u, but not %2$u.") },
  { "yield", N_ ("The fief with %3$s can still bring %1$u, but not %2$u.") },
};

/* Wood, fish, carrots. */
static const char *const sources[] = {
  N_ ("The number of your sources of wood can still reach %1$u, but not %2$u."),
  N_ ("The number of your sources of fish can still reach %1$u, but not %2$u."),
  N_ ("The number of your sources of carrots can still reach %1$u, but not %2$u."),
};

/* The formats are those of the tables above, which the compiler cannot follow here. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
static char *
print_figures (const char *format, guint best, guint wanted, const char *name)
{
  return g_strdup_printf (_ (format), best, wanted, name);
}
#pragma GCC diagnostic pop

static char *
tell_few (const GameCondition *condition, guint best, guint wanted)
{
  guint            scroll = BUNNY_FIRST_SCROLL + condition->operand[1];
  g_autofree char *name = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    if (game_condition_is_on (condition, figures[i].term) &&
        (figures[i].scroll == 0 || figures[i].scroll == scroll))
      return print_figures (figures[i].few, best / figures[i].each, wanted / figures[i].each, "");
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    if (game_condition_is_on (condition, cells[i].term))
      {
        name = bunny_words_cell (condition->operand[1] + 1u);
        return print_figures (cells[i].few, best, wanted, name);
      }
  if (game_condition_is_on (condition, "makes") && condition->operand[1] < G_N_ELEMENTS (sources))
    return print_figures (sources[condition->operand[1]], best, wanted, "");
  if (game_condition_is_on (condition, "tray"))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Only %u building is left in your tray.",
                                         "Only %u buildings are left in your tray.", best),
                            best);
  if (!game_condition_is_on (condition, "worth"))
    return NULL;
  name = bunny_words_card (scroll);
  /* Translators: %3$s: a scroll */
  return g_strdup_printf (_ ("%3$s: this scroll can still be worth %1$u, but not %2$u."), best,
                          wanted, name);
}

static char *
tell_many (const GameCondition *condition, guint best, guint wanted)
{
  if (game_condition_is_on (condition, "tray"))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u building stays in your tray.",
                                         "%u buildings stay in your tray.", best),
                            best);
  if (game_condition_is_on (condition, "fiefs"))
    return g_strdup_printf (
      _ ("The number of your fiefs can still fall to %1$u, but not to %2$u."), best, wanted);
  return NULL;
}

/* A card that somebody else holds now. */
static char *
tell_held (const GameState *state, const GameCondition *condition)
{
  g_autofree char *name = bunny_words_card (condition->operand[1] + 1u);

  if (bunny_state (state)->table.seats == 2)
    /* Translators: %s: a card */
    return g_strdup_printf (_ ("Your opponent has this card now: %s."), name);
  /* Translators: %2$s: a card */
  return g_strdup_printf (_ ("Player %1$u has this card now: %2$s."), condition->operand[0] + 1u,
                          name);
}

static char *
tell_missing (const GameState *state, guint me, const GameCondition *condition, gint64 best)
{
  gint64 wanted = game_condition_get_wanted (condition);

  if (game_condition_is_on (condition, "won"))
    return g_strdup (_ ("You can’t win the game this turn any more."));
  if (condition->operand[0] != me || best == wanted)
    return NULL;
  if (best < wanted)
    return tell_few (condition, (guint) best, (guint) wanted);
  return tell_many (condition, (guint) best, (guint) wanted);
}

static char *
tell_ended (const GameState *state, guint me, const GameCondition *condition)
{
  guint            value = (guint) condition->term->value (state, me, condition->operand);
  g_autofree char *name = NULL;

  if (game_condition_is_on (condition, "won"))
    return g_strdup (_ ("You haven’t won."));
  if (game_condition_is_on (condition, "holds") && condition->operand[0] != me && value > 0)
    return tell_held (state, condition);
  if (condition->operand[0] != me)
    return NULL;
  if (game_condition_is_on (condition, "harvest"))
    return g_strdup_printf (_ ("A harvest would bring you %u now."), value);
  if (game_condition_is_on (condition, "total"))
    return g_strdup_printf (_ ("With your scrolls you have %u now."), value);
  if (game_condition_is_on (condition, "score"))
    return g_strdup_printf (_ ("Your points are %u now."), value);
  if (game_condition_is_on (condition, "fiefs"))
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "You have %u fief now.", "You have %u fiefs now.", value),
      value);
  if (!game_condition_is_on (condition, "worth"))
    return NULL;
  name = bunny_words_card (BUNNY_FIRST_SCROLL + condition->operand[1]);
  /* Translators: %1$s: a scroll */
  return g_strdup_printf (_ ("%1$s: this scroll is worth %2$u now."), name, value);
}

const GameFailures bunny_failures = {
  .cause = tell_cause,
  .overrun = tell_overrun,
  .missing = tell_missing,
  .ended = tell_ended,
};
