/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says why a goal of Babel has gone out of reach: the things that the last action used up, and
 * those that are missing. The sentences speak to the seat that the goal is for.
 */
#include "babel-words-failures.h"

#include "babel-judge.h"
#include "babel-terms.h"
#include "babel-words-private.h"

/* In place of a land. */
enum
{
  ANY_LAND = BABEL_N_NATIONS,
  NO_LAND,
};

/* Translators: one card of a run has paid for its ability */
static const char *const paid[] = {
  N_ ("Your Assyrians acted, so one of them paid."),
  N_ ("Your Hittites acted, so one of them paid."),
  N_ ("Your Medes acted, so one of them paid."),
  N_ ("Your Persians acted, so one of them paid."),
  N_ ("Your Sumerians acted, so one of them paid."),
};

/* No card is left for the way back. */
static const char *const left_behind[] = {
  N_ ("Your pawn has left Assyria, and you hold no Assyrian to carry it back."),
  N_ ("Your pawn has left Hatti, and you hold no Hittite to carry it back."),
  N_ ("Your pawn has left Media, and you hold no Mede to carry it back."),
  N_ ("Your pawn has left Persia, and you hold no Persian to carry it back."),
  N_ ("Your pawn has left Sumer, and you hold no Sumerian to carry it back."),
};

/* A card that travels cannot settle. */
static const char *const travelled[] = {
  N_ ("Your Assyrian carried you to Assyria, so it can’t settle any more."),
  N_ ("Your Hittite carried you to Hatti, so it can’t settle any more."),
  N_ ("Your Mede carried you to Media, so it can’t settle any more."),
  N_ ("Your Persian carried you to Persia, so it can’t settle any more."),
  N_ ("Your Sumerian carried you to Sumer, so it can’t settle any more."),
};

/* Translators: the last card of its nation; %s: "in Media" */
static const char *const settled[] = {
  N_ ("Your last Assyrian settled %s, so none is left to carry you to Assyria."),
  N_ ("Your last Hittite settled %s, so none is left to carry you to Hatti."),
  N_ ("Your last Mede settled %s, so none is left to carry you to Media."),
  N_ ("Your last Persian settled %s, so none is left to carry you to Persia."),
  N_ ("Your last Sumerian settled %s, so none is left to carry you to Sumer."),
};

/* Translators: %1$u: how many are missing in an unbroken row; %2$s: "in Hatti" */
static const char *const few_in_run[][2] = {
  NN_ ("A run %2$s needs %1$u more Assyrian.", "A run %2$s needs %1$u more Assyrians."),
  NN_ ("A run %2$s needs %1$u more Hittite.", "A run %2$s needs %1$u more Hittites."),
  NN_ ("A run %2$s needs %1$u more Mede.", "A run %2$s needs %1$u more Medes."),
  NN_ ("A run %2$s needs %1$u more Persian.", "A run %2$s needs %1$u more Persians."),
  NN_ ("A run %2$s needs %1$u more Sumerian.", "A run %2$s needs %1$u more Sumerians."),
};

/* Translators: %1$u: how many stand in an unbroken row; %2$s: "in Hatti" */
static const char *const run_stays[][2] = {
  NN_ ("Your opponent keeps %1$u Assyrian %2$s.",
       "Your opponent keeps %1$u Assyrians side by side %2$s."),
  NN_ ("Your opponent keeps %1$u Hittite %2$s.",
       "Your opponent keeps %1$u Hittites side by side %2$s."),
  NN_ ("Your opponent keeps %1$u Mede %2$s.", "Your opponent keeps %1$u Medes side by side %2$s."),
  NN_ ("Your opponent keeps %1$u Persian %2$s.",
       "Your opponent keeps %1$u Persians side by side %2$s."),
  NN_ ("Your opponent keeps %1$u Sumerian %2$s.",
       "Your opponent keeps %1$u Sumerians side by side %2$s."),
};

/* Actions that are forbidden, by counter. */
static const struct
{
  const char *counter;
  const char *sentence;
} forbidden[] = {
  { "travels", N_ ("You were to do this without travelling.") },
  { "settles", N_ ("You were to do this without settling a card.") },
  { "builds", N_ ("You were to do this without building.") },
  { "migrations", N_ ("You were to do this without a migration.") },
  { "abilities", N_ ("You were to do this without any ability.") },
};

/* Actions whose number is limited, by counter. */
static const struct
{
  const char *counter;
  const char *sentence[2];
} limited[] = {
  { "actions", NN_ ("You were to do this in only %u action.",
                    "You were to do this in only %u actions.") },
  { "travels", NN_ ("You were to travel only %u time.", "You were to travel only %u times.") },
  { "settles", NN_ ("Only %u card was to settle.", "Only %u cards were to settle.") },
  { "builds", NN_ ("You were to build only %u time.", "You were to build only %u times.") },
  { "abilities", NN_ ("Only %u ability was to be used.", "Only %u abilities were to be used.") },
};

/* The land that a condition is about, ANY_LAND or NO_LAND. */
static guint
find_land (const GameCondition *condition)
{
  if (condition == NULL || game_condition_is_on (condition, "score") ||
      game_condition_is_on (condition, "won"))
    return ANY_LAND;
  if (game_condition_is_on (condition, "temple") || game_condition_is_on (condition, "settlers") ||
      game_condition_is_on (condition, "run"))
    return condition->operand[1];
  return NO_LAND;
}

/* The pawn is missed in the land that it has left, or else the card that has travelled. */
static char *
tell_travel (const BabelTable *table, guint nation, guint land)
{
  guint    me = table->mover;
  guint    from = table->pawn[me];
  gboolean missed;

  if (from == BABEL_QUARRY || babel_counts_get (table->hand[me], from) > 0)
    return g_strdup (_ (travelled[nation]));
  missed = land == from || (land == ANY_LAND && table->settlers[me][from] > 0);
  return g_strdup (_ (missed ? left_behind[from] : travelled[nation]));
}

/* The last card of a nation is missed as the way to its land. */
static char *
tell_settling (const BabelTable *table, guint nation, guint land)
{
  guint me = table->mover;
  guint here = table->pawn[me];

  if (nation != here && (land == nation || land == ANY_LAND) &&
      babel_counts_get (table->hand[me], nation) == 1)
    return g_strdup_printf (_ (settled[nation]), babel_words_get_land (here, BABEL_LAND_IN));
  return g_strdup (_ ("You let a card settle, so it left your hand."));
}

static char *
tell_cause (const GameState *before, GameAction action, const GameCondition *condition)
{
  const BabelTable *table = &babel_state (before)->table;
  const char       *land = babel_words_get_land (table->pawn[table->mover], BABEL_LAND_IN);

  switch (action.kind)
    {
    case BABEL_TRAVEL:
      return tell_travel (table, action.operand[0], find_land (condition));
    case BABEL_SETTLE:
      return tell_settling (table, action.operand[0], find_land (condition));
    case BABEL_BUILD:
      if (action.operand[0] == BABEL_SOURCE_START)
        /* Translators: %s: "in Hatti" */
        return g_strdup_printf (_ ("You built your starter %s, and you had only the one."), land);
      /* Translators: %1$u: a level, %2$s: "in Hatti" */
      return g_strdup_printf (_ ("You built level %1$u %2$s, so that card is gone from the store."),
                              babel_table_get_level (table, action), land);
    case BABEL_MIGRATE:
      return g_strdup (_ ("Three of your settlers migrated, and that happens once a turn."));
    case BABEL_DISCARD:
      return g_strdup (_ ("You discarded that card."));
    case BABEL_END:
      return g_strdup (_ ("You ended your turn."));
    default:
      return g_strdup (_ (paid[babel_action_get_nation (action)]));
    }
}

static char *
tell_overrun (const GameCondition *condition)
{
  guint       allowed = (guint) game_condition_get_wanted (condition);
  const char *counter = game_counters_get_name (&babel_rules, condition->counter);

  for (guint i = 0; allowed == 0 && i < G_N_ELEMENTS (forbidden); i++)
    if (g_str_equal (forbidden[i].counter, counter))
      return g_strdup (_ (forbidden[i].sentence));
  for (guint i = 0; allowed > 0 && i < G_N_ELEMENTS (limited); i++)
    if (g_str_equal (limited[i].counter, counter))
      return g_strdup_printf (babel_words_plural (limited[i].sentence, allowed), allowed);
  return NULL;
}

static GameCondition
make_condition (BabelTermId term, guint seat, guint land, guint nation, guint number)
{
  GameCondition condition = {
    .term = &babel_terms[term],
    .op = GAME_GOAL_AT_LEAST,
    .number = number,
  };

  condition.operand[0] = seat;
  condition.operand[1] = land;
  condition.operand[2] = nation;
  return condition;
}

/* Levels need settlers; a temple of several levels falls to Assyrians alone; and before the final
 * phase nobody wins with less than fifteen points. */
static guint
find_needs (const GameState     *state,
            guint                me,
            const GameCondition *condition,
            GameCondition        needs[GAME_MAX_NEEDS])
{
  const BabelTable *table = &babel_state (state)->table;
  guint             seat = condition->operand[0];
  guint             land = condition->operand[1];
  gint64            wanted = game_condition_get_wanted (condition);

  if (game_condition_is_on (condition, "temple") && seat == me && condition->op != GAME_GOAL_LESS &&
      condition->op != GAME_GOAL_AT_MOST && wanted > 0)
    needs[0] = make_condition (BABEL_TERM_SETTLERS, me, land, 0, (guint) wanted);
  else if (game_condition_is_on (condition, "temple") && seat != me && wanted == 0 &&
           g_bit_storage (table->temple[seat][land]) > 2)
    needs[0] = make_condition (BABEL_TERM_RUN, me, land, BABEL_ASSYRIA, 3);
  else if (game_condition_is_on (condition, "won") && wanted == 1 && !table->final)
    needs[0] = make_condition (BABEL_TERM_SCORE, me, 0, 0, 15);
  else
    return 0;
  return 1;
}

/* Names the things that the reader's own side has too few of. */
static char *
tell_few (const GameCondition *condition, guint best, guint wanted)
{
  const char *land = babel_words_get_land (condition->operand[1], BABEL_LAND_IN);
  guint       n = wanted - best;

  if (game_condition_is_on (condition, "run"))
    return g_strdup_printf (babel_words_plural (few_in_run[condition->operand[2]], n), n, land);
  if (game_condition_is_on (condition, "settlers"))
    /* Translators: %1$u: how many are missing; %2$s: "in Hatti" */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "You need %1$u more settler %2$s.",
                                         "You need %1$u more settlers %2$s.", n),
                            n, land);
  if (game_condition_is_on (condition, "temple") && best == 0)
    /* Translators: %s: "in Hatti" */
    return g_strdup_printf (_ ("You can no longer build a temple %s."), land);
  if (game_condition_is_on (condition, "temple"))
    /* Translators: %2$u: a level; %3$s: "in Hatti" */
    return g_strdup_printf (_ ("Your temple %3$s can still reach level %1$u, but not %2$u."), best,
                            wanted, land);
  if (game_condition_is_on (condition, "score"))
    return g_strdup_printf (_ ("Your score can still reach %1$u, but not %2$u."), best, wanted);
  if (game_condition_is_on (condition, "hand"))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "You need %u more card in your hand.",
                                         "You need %u more cards in your hand.", n),
                            n);
  return NULL;
}

/* Names the things that the opponent's side has too many of. */
static char *
tell_many (const GameCondition *condition, guint best, guint wanted)
{
  const char *land = babel_words_get_land (condition->operand[1], BABEL_LAND_IN);

  if (game_condition_is_on (condition, "run"))
    return g_strdup_printf (babel_words_plural (run_stays[condition->operand[2]], best), best,
                            land);
  if (game_condition_is_on (condition, "settlers"))
    /* Translators: %2$s: "in Hatti" */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Your opponent keeps %1$u settler %2$s.",
                                         "Your opponent keeps %1$u settlers %2$s.", best),
                            best, land);
  if (game_condition_is_on (condition, "temple"))
    /* Translators: %1$u: a level; %2$s: "in Hatti" */
    return g_strdup_printf (_ ("Your opponent’s temple %2$s keeps level %1$u."), best, land);
  if (game_condition_is_on (condition, "score"))
    return g_strdup_printf (_ ("Your opponent’s score can still fall to %1$u, but not to %2$u."),
                            best, wanted);
  if (game_condition_is_on (condition, "hand"))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Your opponent keeps %u card.",
                                         "Your opponent keeps %u cards.", best),
                            best);
  return NULL;
}

static char *
tell_missing (const GameState *state, guint me, const GameCondition *condition, gint64 best)
{
  gint64 wanted = game_condition_get_wanted (condition);

  if (game_condition_is_on (condition, "won"))
    return g_strdup (_ ("You can’t win the game this turn any more."));
  if (condition->operand[0] == me && best < wanted)
    return tell_few (condition, (guint) best, (guint) wanted);
  if (condition->operand[0] == me && best > wanted && game_condition_is_on (condition, "hand"))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "%u card too many stays in your hand.",
                                         "%u cards too many stay in your hand.",
                                         (gulong) (best - wanted)),
                            (guint) (best - wanted));
  if (condition->operand[0] != me && best > wanted)
    return tell_many (condition, (guint) best, (guint) wanted);
  return NULL;
}

static char *
tell_ended (const GameState *state, guint me, const GameCondition *condition)
{
  guint       value = (guint) condition->term->value (state, me, condition->operand);
  const char *land = babel_words_get_land (condition->operand[1], BABEL_LAND_IN);
  gboolean    own = condition->operand[0] == me;

  if (game_condition_is_on (condition, "score"))
    return g_strdup_printf (own ? _ ("Your score is %u.") : _ ("Your opponent’s score is %u."),
                            value);
  if (!own || !game_condition_is_on (condition, "temple"))
    return tell_missing (state, me, condition, value);
  if (value == 0)
    /* Translators: %s: "in Hatti" */
    return g_strdup_printf (_ ("You have no temple %s."), land);
  /* Translators: %1$u: a level; %2$s: "in Hatti" */
  return g_strdup_printf (_ ("Your temple %2$s stands at level %1$u."), value, land);
}

const GameFailures babel_failures = {
  .needs = find_needs,
  .cause = tell_cause,
  .overrun = tell_overrun,
  .missing = tell_missing,
  .ended = tell_ended,
};
