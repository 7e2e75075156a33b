/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is known of turns without asking the coach. `coach-truths mine SEED GAMES` looks for
 * positions in games of the program with itself and writes groups for coach.positions;
 * `coach-truths check FILE` finds out anew what that file says is known, which takes minutes.
 *
 * Two turns are compared. Proved is that the other one wins at once; counted, in how many hidden
 * worlds the opponent can win in the next turn, all of which is looked through. Everything else is
 * said by results: both turns played out from the same deals, with a strong player on both sides.
 * The coach's judge, its worlds and its answers have no part in this.
 */
#include "babel-apply.h"
#include "babel-judge.h"
#include "babel-player.h"
#include "babel-state.h"
#include "babel-turns.h"
#include "babel-wins.h"
#include "game-critic.h"
#include "game-rng.h"
#include "game-state.h"

#include <math.h>
#include <stdio.h>

/* Where the deals come from that turns are played out in. */
#define SEED 0xC0AC4

/* What whoever plays may look at for a turn, and whoever is asked for one. */
#define NODES       3000
#define ASKED_NODES 100000

/* Games by which two turns are compared, quickly at first, then by the High Priest. */
#define FEW_GAMES  60
#define MANY_GAMES 400

/* A game that goes on for so many turns more is a draw. */
#define MAX_TURNS 120

/* Worlds in which the opponent's wins are looked for, and the room for that. */
#define FEW_WORLDS  10
#define MANY_WORLDS 50
#define WIN_NODES   200000

/* A difference is one beyond so many standard errors. */
#define SURE 4

/* Differences, in thousandths: what counts as a fault; and what the quick games must say if the
 * others are to be worth their while. */
#define LEAST_FAULT 60
#define MAX_ALIKE   60
#define MIN_FAULT   200

/* So many of a kind are enough. */
#define ENOUGH 8

/* Turns of a game, from which on and how far apart they are looked at. */
#define FIRST_TURN 10
#define TURN_STEP  3

typedef enum
{
  UNCLEAR,
  MISSED,   /* the other turn wins at once, this one does not */
  LETS_WIN, /* the opponent can win at once, which the other turn prevents */
  WORSE,
  AS_GOOD,
  N_TRUTHS,
} Truth;

static const char *const names[N_TRUTHS] = {
  [UNCLEAR] = "unclear",
  [MISSED] = "missed",
  [LETS_WIN] = "lets-win",
  [WORSE] = "worse",
  [AS_GOOD] = "as-good",
};

/* A whole turn, and what it has come to in one world. */
typedef struct
{
  GameLine   line;
  BabelState end;
} Turn;

/* Two turns from one position, that in question first, and what was found of them. */
typedef struct
{
  BabelState base;
  Turn       turns[2];
  gboolean   wins[2];
  guint      lost[2];   /* worlds in which the opponent can win at once */
  gint       chance[2]; /* in thousandths, by results */
  gint       error;     /* the standard error of the difference */
  guint      games;     /* from which these are; 0 if none were needed */
} Pair;

/* Plays what a level chooses for the seat to act, to the end of its turn or up to somebody else's
 * action. Writes the actions if somebody wants to know. */
static void
play_plan (BabelState *state, guint level, guint64 nodes, guint64 seed, GameLine *line)
{
  BabelState seen;
  GameLine   plan;

  babel_state_observe (state, babel_table_get_seat (&state->table), &seen);
  plan.n = babel_player.choose (&babel_rules, (const GameState *) &seen, level, seed, nodes, NULL,
                                plan.actions, GAME_MAX_LINE);
  for (guint i = 0; i < plan.n; i++)
    {
      babel_state_apply (state, plan.actions[i], NULL);
      if (line != NULL && line->n < GAME_MAX_LINE)
        line->actions[line->n++] = plan.actions[i];
    }
}

/* A whole turn of a level's; FALSE if it halves a hand, which makes two decisions of it. */
static gboolean
choose_turn (const BabelState *state, guint level, guint64 nodes, guint64 seed, Turn *turn)
{
  guint mover = state->table.mover;

  turn->end = *state;
  turn->line.n = 0;
  while (turn->end.table.result == BABEL_PLAYING && turn->end.table.mover == mover)
    {
      play_plan (&turn->end, level, nodes, seed, &turn->line);
      if (turn->end.table.owed > 0)
        return FALSE;
    }
  return TRUE;
}

/* FALSE if it cannot be played, or halves a hand. */
static gboolean
play_line (BabelState *state, const GameLine *line)
{
  for (guint i = 0; i < line->n; i++)
    {
      if (state->table.owed > 0 || babel_judge (&state->table, line->actions[i]) != BABEL_LEGAL)
        return FALSE;
      babel_state_apply (state, line->actions[i], NULL);
    }
  return state->table.owed == 0;
}

static gboolean
is_won_by (const BabelState *state, guint seat)
{
  return state->table.result == BABEL_WON_BY_1 + seat;
}

/* Plays a game to its end; 2 if `seat` wins, 1 for a draw. */
static gint
play_out (BabelState *state, guint seat, guint level, guint64 seed)
{
  guint last = state->table.turn + MAX_TURNS;

  while (state->table.result == BABEL_PLAYING && state->table.turn < last)
    play_plan (state, level, NODES, game_rng_next (&seed), NULL);
  if (is_won_by (state, seat))
    return 2;
  return is_won_by (state, 1 - seat) ? 0 : 1;
}

/* Plays both turns out from the same deals. */
static void
play_out_both (Pair *pair, guint level, guint games)
{
  guint  seat = pair->base.table.mover;
  gint   sums[2] = { 0, 0 };
  double squares = 0;
  double mean;

  for (guint game = 0; game < games; game++)
    {
      guint64 rng = game_rng_fork (SEED, game);
      guint64 world_seed = game_rng_next (&rng);
      gint    points[2];

      for (guint i = 0; i < 2; i++)
        {
          BabelState state;

          game_state_resample (&babel_rules, (const GameState *) &pair->base, seat, world_seed,
                               (GameState *) &state);
          play_line (&state, &pair->turns[i].line);
          points[i] = play_out (&state, seat, level, rng);
          sums[i] += points[i];
        }
      squares += (points[0] - points[1]) * (points[0] - points[1]);
    }
  for (guint i = 0; i < 2; i++)
    pair->chance[i] = sums[i] * 500 / (gint) games;
  mean = (double) (sums[0] - sums[1]) / games;
  pair->error = (gint) lround (500 * sqrt ((squares / games - mean * mean) / (games - 1)));
  pair->games = games;
}

/* In how many of so many worlds the opponent can win in the turn behind this one. */
static guint
count_losses (const Pair *pair, guint which, guint worlds)
{
  g_autoptr (BabelWins) wins = babel_wins_new (WIN_NODES);
  guint seat = pair->base.table.mover;
  guint lost = 0;

  for (guint w = 0; w < worlds; w++)
    {
      BabelState state;
      GameAction win[BABEL_MAX_LINE];

      game_state_resample (&babel_rules, (const GameState *) &pair->base, seat, w,
                           (GameState *) &state);
      play_line (&state, &pair->turns[which].line);
      if (state.table.result == BABEL_PLAYING)
        lost += babel_wins_find (wins, &state.table, NULL, win) > 0;
      else
        lost += is_won_by (&state, 1 - seat);
    }
  return lost;
}

/* Finds out what is true of the first turn, by proof where that can be had. */
static Truth
find_truth (Pair *pair)
{
  gint more;

  for (guint i = 0; i < 2; i++)
    pair->wins[i] = is_won_by (&pair->turns[i].end, pair->base.table.mover);
  if (pair->wins[0] || pair->wins[1])
    return pair->wins[0] ? UNCLEAR : MISSED;
  if (count_losses (pair, 0, FEW_WORLDS) > FEW_WORLDS / 2)
    {
      for (guint i = 0; i < 2; i++)
        pair->lost[i] = count_losses (pair, i, MANY_WORLDS);
      if (pair->lost[0] >= pair->lost[1] + MANY_WORLDS / 2)
        return LETS_WIN;
    }
  play_out_both (pair, BABEL_LEVEL_BUILDER, FEW_GAMES);
  more = pair->chance[1] - pair->chance[0];
  if (more > MAX_ALIKE && more < MIN_FAULT)
    return UNCLEAR;
  play_out_both (pair, BABEL_LEVEL_HIGH_PRIEST, MANY_GAMES);
  more = pair->chance[1] - pair->chance[0];
  if (more > SURE * pair->error && more >= LEAST_FAULT)
    return WORSE;
  return more + 2 * pair->error <= LEAST_FAULT ? AS_GOOD : UNCLEAR;
}

static char *
print_line (const GameLine *line)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < line->n; i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');
      babel_rules.print_action (line->actions[i], text);
    }
  return g_string_free (text, FALSE);
}

/* The figures, as a comment. */
static void
print_figures (const Pair *pair)
{
  if (pair->wins[1])
    g_print ("# Proved: the other turn wins at once.\n");
  else if (pair->games == 0)
    g_print ("# Counted: the opponent can win at once in %u of %u worlds, else in %u.\n",
             pair->lost[0], MANY_WORLDS, pair->lost[1]);
  else
    g_print ("# Played out %u times: %.1f %% won, after the other turn %.1f %%; error %.1f %%.\n",
             pair->games, pair->chance[0] / 10.0, pair->chance[1] / 10.0, pair->error / 10.0);
}

static void
print_group (const Pair *pair, Truth truth, guint number)
{
  gboolean         is_fault = truth != AS_GOOD;
  BabelState       seen;
  g_autofree char *first = print_line (&pair->turns[0].line);
  g_autofree char *other = print_line (&pair->turns[1].line);
  g_autofree char *position = NULL;

  babel_state_observe (&pair->base, pair->base.table.mover, &seen);
  position = game_position_print (&babel_rules, (const GameState *) &seen);
  g_print ("\n[%s-%u]\n", names[truth], number);
  print_figures (pair);
  g_print ("Position=%s\n%s=%s\n%s=%s\n", position, is_fault ? "Fault" : "Good", first,
           pair->games == 0 ? "Good" : "Other", other);
  fflush (stdout);
}

/* A turn that wins at once, if there is one. */
static gboolean
find_win (const BabelState *base, Turn *turn)
{
  g_autoptr (BabelWins) wins = babel_wins_new (WIN_NODES);

  turn->line.n = babel_wins_find (wins, &base->table, NULL, turn->line.actions);
  turn->end = *base;
  return turn->line.n > 0 && play_line (&turn->end, &turn->line);
}

/* Whether a pair may still turn out to be of a kind that there is too little of. */
static gboolean
is_wanted (const Pair *pair, const guint *found)
{
  if (is_won_by (&pair->turns[0].end, pair->base.table.mover))
    return FALSE;
  if (is_won_by (&pair->turns[1].end, pair->base.table.mover))
    return found[MISSED] < ENOUGH;
  return found[LETS_WIN] < ENOUGH || found[WORSE] < ENOUGH || found[AS_GOOD] < ENOUGH;
}

/* The turn in question is somebody's, the other one the strongest player's, or a win. */
static void
mine_position (const BabelState *base, guint64 seed, guint number, guint *found)
{
  static const guint somebody[] = {
    BABEL_LEVEL_PUPIL,
    BABEL_LEVEL_SCRIBE,
    BABEL_LEVEL_SCRIBE,
    BABEL_LEVEL_GREEDY,
    BABEL_LEVEL_BUILDER,
    BABEL_LEVEL_KING,
    BABEL_LEVEL_HIGH_PRIEST,
  };
  guint level = somebody[game_rng_below (&seed, G_N_ELEMENTS (somebody))];
  Pair  pair = { .base = *base };
  Truth truth;

  if (!choose_turn (base, level, ASKED_NODES, seed, &pair.turns[0]) ||
      (!find_win (base, &pair.turns[1]) &&
       !choose_turn (base, BABEL_LEVEL_KING, ASKED_NODES, ~seed, &pair.turns[1])))
    return;
  if (memcmp (&pair.turns[0].end.table, &pair.turns[1].end.table, sizeof (BabelTable)) == 0 ||
      !is_wanted (&pair, found))
    return;
  truth = find_truth (&pair);
  if (truth != UNCLEAR && found[truth]++ < ENOUGH)
    print_group (&pair, truth, number);
}

static void
mine (guint64 seed, guint games)
{
  static const guint levels[] = { BABEL_LEVEL_SCRIBE, BABEL_LEVEL_BUILDER,
                                  BABEL_LEVEL_HIGH_PRIEST };

  guint found[N_TRUTHS] = { 0 };

  for (guint game = 0; game < games; game++)
    {
      guint64    rng = game_rng_fork (seed, game + 1);
      guint      players[2] = { levels[game_rng_below (&rng, G_N_ELEMENTS (levels))],
                                levels[game_rng_below (&rng, G_N_ELEMENTS (levels))] };
      guint      next = FIRST_TURN + game_rng_below (&rng, TURN_STEP);
      BabelState state;

      babel_state_deal (&state, 0, game_rng_next (&rng));
      while (state.table.result == BABEL_PLAYING && state.table.turn < MAX_TURNS)
        {
          if (state.table.turn >= next && state.table.owed == 0)
            {
              mine_position (&state, game_rng_next (&rng), game * 100 + state.table.turn, found);
              next = state.table.turn + TURN_STEP;
            }
          play_plan (&state, players[babel_table_get_seat (&state.table)], NODES,
                     game_rng_next (&rng), NULL);
        }
    }
}

static gboolean
read_turn (Pair *pair, guint which, char *text)
{
  g_autofree char *owned = text;
  g_auto (GStrv) words = g_strsplit (owned != NULL ? owned : "", " ", -1);
  Turn *turn = &pair->turns[which];

  for (guint i = 0; words[i] != NULL && i < GAME_MAX_LINE; i++)
    if (!babel_rules.parse_action (words[i], &turn->line.actions[turn->line.n++], NULL))
      return FALSE;
  turn->end = pair->base;
  return play_line (&turn->end, &turn->line);
}

/* Whether a group is what its name says. */
static gboolean
check_group (GKeyFile *file, const char *group)
{
  g_autofree char      *text = g_key_file_get_string (file, group, "Position", NULL);
  g_autofree GameState *base = NULL;
  gboolean              is_fault = g_key_file_has_key (file, group, "Fault", NULL);
  gboolean              is_both = is_fault && g_key_file_has_key (file, group, "Good", NULL);
  const char           *first = is_fault ? "Fault" : "Good";
  const char           *other = is_both ? "Good" : "Other";
  Pair                  pair = { .games = 0 };
  Truth                 truth;

  base = game_position_parse_full (&babel_rules, text != NULL ? text : "", 1, NULL);
  if (base == NULL)
    return FALSE;
  pair.base = *babel_state (base);
  if (!read_turn (&pair, 0, g_key_file_get_string (file, group, first, NULL)) ||
      !read_turn (&pair, 1, g_key_file_get_string (file, group, other, NULL)))
    return FALSE;
  truth = find_truth (&pair);
  g_print ("[%s] %s\n", group, names[truth]);
  print_figures (&pair);
  return g_str_has_prefix (group, names[truth]);
}

/* Returns how many groups are not what their names say. */
static guint
check (const char *path)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;
  guint wrong = 0;

  if (!g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL))
    return 1;
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    wrong += !check_group (file, groups[i]);
  g_print ("# %u of %u are not what their names say.\n", wrong, g_strv_length (groups));
  return wrong;
}

int
main (int argc, char **argv)
{
  if (argc == 4 && g_str_equal (argv[1], "mine"))
    mine (g_ascii_strtoull (argv[2], NULL, 10), (guint) g_ascii_strtoull (argv[3], NULL, 10));
  else if (argc == 3 && g_str_equal (argv[1], "check"))
    return check (argv[2]) > 0;
  else
    {
      g_printerr ("Usage: coach-truths mine SEED GAMES | check FILE\n");
      return 2;
    }
  return 0;
}
