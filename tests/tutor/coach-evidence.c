/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Levels, settlers and cards are counted in the states before and after the line; the opponent's
 * possible cards, and its wins, in worlds drawn again with a seed of their own.
 */
#include "coach-evidence.h"

#include "babel-action.h"
#include "babel-column.h"
#include "babel-judge.h"
#include "babel-player.h"
#include "babel-reason.h"
#include "babel-state.h"
#include "babel-threats.h"
#include "babel-words.h"
#include "game-rng.h"
#include "game-state.h"

/* The worlds in which shares are counted again, and the greatest error of sampled shares. */
#define N_WORLDS  1600
#define TOLERANCE 90

/* Worlds in which the opponent looks for a win, and its nodes in each. */
#define N_WIN_WORLDS 60
#define WIN_NODES    6000

const char *const coach_evidence_sources[] = {
  "src/game",
  "src/games/babel/core",
  "src/games/babel/data/babel.net",
  "src/games/babel/data/babel.weights",
  "src/tutor/hints",
  "src/tutor/judge",
  "tests/tutor/coach-evidence.c",
  "tests/tutor/coach.positions",
  "tests/tutor/test-coach.c",
  "tests/tutor/test-reasons.c",
  NULL,
};

GKeyFile *
coach_evidence_load (void)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "tutor", "coach.positions", NULL);
  g_autoptr (GError) error = NULL;
  GKeyFile *file = g_key_file_new ();

  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  return file;
}

GameState *
coach_evidence_parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  GameState *state = game_position_parse_full (&babel_rules, text, 1, &error);

  g_assert_no_error (error);
  return state;
}

GameLine
coach_evidence_read_line (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  GameLine line = { 0 };

  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (babel_rules.parse_action (words[i], &line.actions[line.n++], NULL));
  return line;
}

/* A turn without actions. */
static const GameLine nothing = { 1, { { .kind = BABEL_END } } };

static const BabelTable *
table_of (const GameState *state)
{
  return &babel_state (state)->table;
}

/* Plays an action, and the forced replies to it. */
static void
play_action (GameState *state, GameAction action)
{
  guint seat = babel_rules.seat (state);

  g_assert_cmpuint (game_state_judge (&babel_rules, state, action), ==, GAME_LEGAL);
  babel_rules.apply (state, action, NULL);
  while (table_of (state)->owed > 0 && babel_rules.seat (state) != seat)
    {
      GameAction actions[256];

      game_state_legal (&babel_rules, state, actions);
      babel_rules.apply (state, actions[0], NULL);
    }
}

void
coach_evidence_play (GameState *state, const GameLine *line, gboolean ends)
{
  for (guint i = 0; i < line->n; i++)
    if (ends || line->actions[i].kind != BABEL_END)
      play_action (state, line->actions[i]);
}

char *
coach_evidence_dup_random_turn (const GameState *base, guint64 rng)
{
  g_autofree GameState *state = game_state_dup (&babel_rules, base);
  guint                 seat = babel_rules.seat (base);
  GString              *text = g_string_new (NULL);
  GameAction            action = { 0 };

  while (babel_rules.seat (state) == seat && action.kind != BABEL_END)
    {
      g_autoptr (GArray) legal = game_legal_sorted (&babel_rules, state);

      action = g_array_index (legal, GameAction, game_rng_below (&rng, legal->len));
      if (action.kind == BABEL_HALVE)
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      babel_rules.print_action (action, text);
      babel_rules.apply (state, action, NULL);
    }
  return g_string_free (text, FALSE);
}

/* The settlers that are lost in a land where an action is about to be played. */
static guint
count_taken (const GameState *state, GameAction action)
{
  g_autofree GameState *after = game_state_dup (&babel_rules, state);
  const BabelTable     *table = table_of (state);
  guint                 land = table->pawn[table->mover];

  babel_rules.apply (after, action, NULL);
  return table->settlers[1 - table->mover][land] -
         table_of (after)->settlers[1 - table->mover][land];
}

/* The effect of an action of a reason's kind in a land: a level, settlers, cards. */
static guint
measure_effect (const GameState *state, GameAction action, const GameReason *reason)
{
  const BabelTable *table = table_of (state);
  guint             side = table->mover;
  guint             land = reason->operand[BABEL_REASON_LAND];
  gboolean          here = table->pawn[side] == land;

  switch (reason->kind)
    {
    case BABEL_REASON_RAZE:
    case BABEL_REASON_THEY_RAZE:
      return action.kind == BABEL_RAZE && here ? babel_table_get_top (table, 1 - side, land) : 0;
    case BABEL_REASON_STEAL:
    case BABEL_REASON_THEY_STEAL:
      return action.kind == BABEL_STEAL && here ? babel_table_get_top (table, 1 - side, land) : 0;
    case BABEL_REASON_EXPEL:
    case BABEL_REASON_THEY_EXPEL:
      return action.kind == BABEL_EXPEL && here ? count_taken (state, action) : 0;
    case BABEL_REASON_WIN_OVER:
    case BABEL_REASON_THEY_WIN_OVER:
      return action.kind == BABEL_WIN_OVER && here ? count_taken (state, action) : 0;
    case BABEL_REASON_HALVE:
      return action.kind == BABEL_HALVE ? babel_counts_sum (table->hand[1 - side]) / 2 : 0;
    default:
      return 0;
    }
}

/* Plays a line in a whole state and adds up its effects of a reason's kind. */
static guint
play_and_measure (GameState *state, const GameLine *line, const GameReason *reason)
{
  guint amount = 0;

  for (guint i = 0; i < line->n && line->actions[i].kind != BABEL_END; i++)
    {
      amount += measure_effect (state, line->actions[i], reason);
      play_action (state, line->actions[i]);
    }
  return amount;
}

/* Checks the advice on cards that a halved hand should keep, or give up. */
static void
check_cards (const GameState  *base,
             const GameState  *better,
             const GameState  *worse,
             const GameReason *reason)
{
  guint seat = babel_rules.seat (base);
  guint different = 0;

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    {
      guint n = reason->operand[BABEL_REASON_CARDS + nation];
      guint before = babel_counts_get (table_of (base)->hand[seat], nation);
      guint kept = babel_counts_get (table_of (better)->hand[seat], nation);
      guint kept_by_worse = babel_counts_get (table_of (worse)->hand[seat], nation);

      different += kept != kept_by_worse;
      if (reason->kind == BABEL_REASON_GIVE_UP)
        g_assert_cmpuint (before - kept, ==, n);
      else if (n > 0)
        {
          g_assert_cmpuint (kept, ==, n);
          g_assert_cmpuint (n, >=, 3);
          g_assert_cmpuint (kept_by_worse, <, 3);
        }
    }
  g_assert_cmpuint (different, >, 0);
}

/* Ends a turn that was measured, if it was ended. */
static void
play_end (GameState *state, const GameLine *line)
{
  if (line->n > 0 && line->actions[line->n - 1].kind == BABEL_END)
    play_action (state, line->actions[line->n - 1]);
}

/* Something that the better turn does: it is done, and the turn played does not do it. */
static void
check_missed (const GameState *base, const GameLine *played, const EdubbaAdvice *advice, guint i)
{
  const GameReason     *reason = &advice->critique->reasons[i];
  guint                 seat = babel_rules.seat (base);
  guint                 land = reason->operand[BABEL_REASON_LAND];
  guint                 amount = reason->operand[BABEL_REASON_AMOUNT];
  g_autofree GameState *better = game_state_dup (&babel_rules, base);
  g_autofree GameState *worse = game_state_dup (&babel_rules, base);
  guint                 done = play_and_measure (better, &advice->critique->best, reason);
  guint                 missed = play_and_measure (worse, played, reason);

  if (reason->kind == BABEL_REASON_KEEP_RUN || reason->kind == BABEL_REASON_GIVE_UP)
    check_cards (base, better, worse, reason);
  else if (reason->kind == BABEL_REASON_WIN)
    {
      play_end (better, &advice->critique->best);
      play_end (worse, played);
      g_assert_cmpuint (game_winner (&babel_rules, better), ==, seat);
      g_assert_cmpuint (game_winner (&babel_rules, worse), !=, seat);
    }
  else if (reason->kind == BABEL_REASON_BUILD)
    {
      g_assert_cmpuint (babel_table_get_top (table_of (better), seat, land), ==, amount);
      g_assert_cmpuint (babel_table_get_top (table_of (worse), seat, land), <, amount);
    }
  else if (reason->kind == BABEL_REASON_KEEP)
    {
      g_assert_cmpuint (babel_counts_sum (table_of (better)->hand[seat]), ==, amount);
      g_assert_cmpuint (babel_counts_sum (table_of (worse)->hand[seat]), <, amount);
    }
  else
    {
      g_assert_cmpuint (done, ==, amount);
      g_assert_cmpuint (missed, <, amount);
    }
}

static gboolean
holds (const BabelTable *table, guint side, const GameReason *reason)
{
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    if (babel_counts_get (table->hand[side], nation) <
        reason->operand[BABEL_REASON_CARDS + nation])
      return FALSE;
  return TRUE;
}

/* Checks a threat that needs certain cards: the opponent holds them as often as the coach says,
 * and then the reply can be played and has its effect. */
static void
check_threat (const GameState *base, const GameLine *played, const EdubbaAdvice *advice, guint i)
{
  const GameReason     *reason = &advice->critique->reasons[i];
  guint                 seat = babel_rules.seat (base);
  g_autofree GameState *world = game_state_new (&babel_rules);
  guint                 held = 0;

  for (guint seed = 0; seed < N_WORLDS; seed++)
    {
      game_state_resample (&babel_rules, base, seat, 1000 + seed, world);
      coach_evidence_play (world, played, TRUE);
      if (!holds (table_of (world), 1 - seat, reason))
        continue;
      held++;
      if (held == 1 && i == 0)
        g_assert_cmpuint (play_and_measure (world, &advice->critique->reply, reason), ==,
                          reason->operand[BABEL_REASON_AMOUNT]);
    }
  g_assert_cmpuint (held, >, 0);
  g_assert_cmpint (ABS ((gint) (held * 1000 / N_WORLDS) - (gint) reason->share), <=, TOLERANCE);
}

/* Returns TRUE if the opponent, by its own view, finds a win at once. */
static gboolean
finds_win (GameState *world, guint seat)
{
  g_autofree GameState *seen = game_state_new (&babel_rules);

  while (babel_rules.seat (world) == seat)
    {
      GameLine plan;

      babel_rules.observe (world, seat, seen);
      plan.n = game_player_choose (&babel_player, &babel_rules, seen, babel_rules.seat (seen),
                                   BABEL_LEVEL_HIGH_PRIEST, 1, WIN_NODES, NULL, plan.actions,
                                   GAME_MAX_LINE);
      coach_evidence_play (world, &plan, TRUE);
    }
  return game_winner (&babel_rules, world) == seat;
}

/* The number of worlds in which the opponent finds a win at once after a line. */
static guint
count_losses (const GameState *base, const GameLine *line)
{
  guint                 seat = babel_rules.seat (base);
  g_autofree GameState *world = game_state_new (&babel_rules);
  guint                 won = 0;

  for (guint seed = 0; seed < N_WIN_WORLDS; seed++)
    {
      game_state_resample (&babel_rules, base, seat, 1000 + seed, world);
      coach_evidence_play (world, line, TRUE);
      won += finds_win (world, 1 - seat);
    }
  return won;
}

/* Checks that the opponent can win at once: in as many worlds as the coach says, found by another
 * search. */
static void
check_loss (const GameState *base, const GameLine *played, const EdubbaAdvice *advice, guint i)
{
  if (i == 0)
    g_assert_cmpuint (advice->critique->reply.n, >, 0);
  g_assert_cmpint ((gint) (count_losses (base, played) * 1000 / N_WIN_WORLDS), >=,
                   (gint) advice->critique->reasons[i].share - 2 * TOLERANCE);
}

/* Checks that the sentence names this land and this number. */
static void
check_sentence (const GameReason *reason, const char *sentence)
{
  guint            land = reason->operand[BABEL_REASON_LAND];
  g_autofree char *number = g_strdup_printf ("%u", reason->operand[BABEL_REASON_AMOUNT]);

  g_test_message ("%s", sentence);
  if (land < BABEL_N_NATIONS)
    g_assert_nonnull (strstr (sentence, babel_words_get_land (land, BABEL_LAND_IN)));
  if (reason->operand[BABEL_REASON_AMOUNT] > 0)
    g_assert_nonnull (strstr (sentence, number));
}

void
coach_evidence_check (const GameState *base, const GameLine *played, const EdubbaAdvice *advice)
{
  const GameCritique *critique = advice->critique;

  g_assert_cmpuint (critique->n_reasons, >, 0);
  check_sentence (&critique->reasons[0], advice->reason);
  if (critique->n_reasons > 1)
    check_sentence (&critique->reasons[1], advice->more);
  for (guint i = 0; i < critique->n_reasons; i++)
    {
      guint kind = critique->reasons[i].kind;

      if (kind == BABEL_REASON_THEY_WIN)
        check_loss (base, played, advice, i);
      else if (kind < BABEL_REASON_WIN)
        check_threat (base, played, advice, i);
      else
        check_missed (base, played, advice, i);
    }
}

/* The sum of a side's temple and settlers in a land. */
static guint
count_wealth (const GameState *state, guint side, guint land)
{
  return babel_table_get_top (table_of (state), side, land) +
         table_of (state)->settlers[side][land];
}

/* Returns TRUE if the seat to act can take something from the other seat in a land, by a straight
 * way that is walked here. */
static gboolean
can_take (const GameState *state, guint land)
{
  guint       seat = babel_rules.seat (state);
  BabelThreat threats[BABEL_MAX_THREATS];
  guint       n = babel_threats_list (table_of (state), 1 - seat, threats);

  for (guint i = 0; i < n; i++)
    {
      g_autofree GameState *after = game_state_dup (&babel_rules, state);
      GameLine              line = { 0 };

      if (threats[i].land != land ||
          !babel_threat_is_held (&threats[i], table_of (state)->hand[seat]))
        continue;
      line.n = babel_threat_get_line (&threats[i], table_of (state), line.actions);
      coach_evidence_play (after, &line, TRUE);
      g_assert_cmpuint (count_wealth (after, 1 - seat, land), <,
                        count_wealth (state, 1 - seat, land));
      return TRUE;
    }
  return FALSE;
}

/* Returns TRUE if, after an empty turn, the opponent could take something in some world. */
static gboolean
is_threatened (const GameState *base, guint land)
{
  g_autofree GameState *world = game_state_new (&babel_rules);
  gboolean              found = FALSE;

  for (guint seed = 0; seed < N_WORLDS && !found; seed++)
    {
      game_state_resample (&babel_rules, base, babel_rules.seat (base), 1000 + seed, world);
      /* While the starter is owed nobody could end the turn, nor the game go on. */
      if (game_state_judge (&babel_rules, world, nothing.actions[0]) != GAME_LEGAL)
        return TRUE;
      coach_evidence_play (world, &nothing, TRUE);
      found = babel_rules.seat (world) != GAME_NOBODY && can_take (world, land);
    }
  return found;
}

/* Returns TRUE if a line uses an ability by a run that did not exist before the first ability. */
static gboolean
has_chain (const GameState *base, const GameLine *line)
{
  g_autofree GameState *state = game_state_dup (&babel_rules, base);
  g_autofree GameState *first = NULL;
  gboolean              found = FALSE;

  for (guint i = 0; i < line->n && line->actions[i].kind != BABEL_END; i++)
    {
      GameAction action = line->actions[i];
      gboolean   is_ability = action.kind >= BABEL_RAZE && action.kind <= BABEL_HALVE;

      if (is_ability && first != NULL)
        {
          guint      seat = babel_rules.seat (state);
          guint      land = table_of (state)->pawn[seat];
          BabelTable before = *table_of (first);

          before.pawn[seat] = (guint8) land;
          found = found || babel_column_get_longest (&before, seat, land,
                                                     babel_action_get_nation (action)) < 3;
        }
      if (is_ability && first == NULL)
        first = game_state_dup (&babel_rules, state);
      play_action (state, action);
    }
  return found;
}

/* The amount that the abilities of a line take in a land. */
static guint
play_and_count_taken (const GameState *base, const GameLine *line, guint land)
{
  g_autofree GameState *state = game_state_dup (&babel_rules, base);
  guint                 seat = babel_rules.seat (base);
  guint                 taken = 0;

  for (guint i = 0; i < line->n && line->actions[i].kind != BABEL_END; i++)
    {
      guint had = count_wealth (state, 1 - seat, land);

      play_action (state, line->actions[i]);
      taken += had - MIN (had, count_wealth (state, 1 - seat, land));
    }
  return taken;
}

void
coach_evidence_check_aim (const GameState *base, const GameLine *line, const GameReason *reason)
{
  g_autofree GameState *end = game_state_dup (&babel_rules, base);
  guint                 seat = babel_rules.seat (base);
  guint                 land = reason->operand[BABEL_REASON_LAND];
  const BabelTable     *before = table_of (base);
  const BabelTable     *after = table_of (end);

  coach_evidence_play (end, line, FALSE);
  switch (reason->kind)
    {
    case BABEL_REASON_AIM_WIN:
      play_end (end, line);
      g_assert_cmpuint (game_winner (&babel_rules, end), ==, seat);
      break;
    case BABEL_REASON_AIM_STOP:
      g_assert_cmpuint (count_losses (base, &nothing), >, count_losses (base, line));
      break;
    case BABEL_REASON_AIM_DEFEND:
      g_assert_true (is_threatened (base, land));
      break;
    case BABEL_REASON_AIM_CHAIN:
      g_assert_true (has_chain (base, line));
      break;
    case BABEL_REASON_AIM_ATTACK:
      g_assert_cmpuint (count_wealth (base, 1 - seat, land), >, 0);
      g_assert_cmpuint (play_and_count_taken (base, line, land), >, 0);
      break;
    case BABEL_REASON_AIM_BUILD:
      g_assert_cmpuint (babel_table_get_top (after, seat, land), >,
                        babel_table_get_top (before, seat, land));
      break;
    case BABEL_REASON_AIM_HAND:
      g_assert_true (after->hand[seat] != 0);
      break;
    default:
      g_assert_not_reached ();
    }
}
