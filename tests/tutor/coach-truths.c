/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds turns of which something is known without asking the coach (coach-truth.h), and checks
 * it. `coach-truths mine SEED GAMES` looks for positions in games of the program with itself and
 * writes groups for coach.positions; `coach-truths seek SEED GAMES` looks there for the rarer
 * faults; `coach-truths check FILE` checks again the facts in that file, which takes minutes.
 */
#include "babel-judge.h"
#include "babel-player.h"
#include "babel-threats.h"
#include "babel-turns.h"
#include "coach-truth.h"
#include "game-rng.h"
#include "game-state.h"

#include <stdio.h>

/* The budget of a player who is asked for a turn. */
#define ASKED_NODES 100000

/* The same for endings among which tempting ones are sought. */
#define SOUGHT_FULL  30000
#define SOUGHT_WIDTH 300

/* The number of groups of a kind that is enough. */
#define ENOUGH 8

/* Turns of a game, from which on and how far apart they are looked at; games that go on for longer
 * than the last are left. */
#define FIRST_TURN 10
#define TURN_STEP  3
#define LAST_TURN  120

/* The worlds in which the straight way to a temple is tried, and the number of them in which it
 * must be open; the level from which on a temple counts. */
#define SEEN_WORLDS  20
#define SEEN_OPEN    14
#define LEAST_TEMPLE 3

/* A whole turn of a level's; FALSE if it halves a hand, which makes two decisions of it. */
static gboolean
choose_turn (const BabelState *state, guint level, guint64 seed, CoachTurn *turn)
{
  guint mover = state->table.mover;

  turn->end = *state;
  turn->line.n = 0;
  while (turn->end.table.result == BABEL_PLAYING && turn->end.table.mover == mover)
    {
      coach_truth_play_plan (&turn->end, level, ASKED_NODES, seed, &turn->line);
      if (turn->end.table.owed > 0)
        return FALSE;
    }
  return TRUE;
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
print_figures (const CoachPair *pair)
{
  if (pair->wins[1])
    g_print ("# Proved: the other turn wins at once.\n");
  if (pair->games == 0 && pair->worlds > 0)
    g_print ("# Counted: the opponent can win at once in %u of %u worlds, else in %u.\n",
             pair->lost[0], pair->worlds, pair->lost[1]);
  if (pair->razed[0] > 0)
    g_print ("# Counted: a temple can fall in %u of %u worlds, else in %u.\n", pair->razed[0],
             COACH_TRUTH_WORLDS, pair->razed[1]);
  if (pair->games > 0)
    g_print ("# Played out %u times: %.1f %% won, after the other turn %.1f %%; error %.1f %%.\n",
             pair->games, pair->chance[0] / 10.0, pair->chance[1] / 10.0, pair->error / 10.0);
}

static void
print_group (const CoachPair *pair, CoachTruth truth, guint number)
{
  gboolean         is_fault = truth != COACH_TRUTH_AS_GOOD;
  BabelState       seen;
  g_autofree char *first = print_line (&pair->turns[0].line);
  g_autofree char *other = print_line (&pair->turns[1].line);
  g_autofree char *position = NULL;

  babel_state_observe (&pair->base, babel_table_get_seat (&pair->base.table), &seen);
  position = game_position_print (&babel_rules, (const GameState *) &seen);
  g_print ("\n[%s-%u]\n", coach_truth_names[truth], number);
  print_figures (pair);
  g_print ("Position=%s\n%s=%s\n%s=%s\n", position, is_fault ? "Fault" : "Good", first,
           pair->games == 0 ? "Good" : "Other", other);
  fflush (stdout);
}

static gboolean
is_won (const CoachPair *pair, guint which)
{
  return pair->turns[which].end.table.result == BABEL_WON_BY_1 + (guint) pair->base.table.mover;
}

/* Returns TRUE if a pair may still turn out to be of a kind that is too rare. */
static gboolean
is_wanted (const CoachPair *pair, const guint *found)
{
  if (is_won (pair, 0))
    return FALSE;
  if (is_won (pair, 1))
    return found[COACH_TRUTH_MISSED] < ENOUGH;
  return found[COACH_TRUTH_LETS_WIN] < ENOUGH || found[COACH_TRUTH_WORSE] < ENOUGH ||
         found[COACH_TRUTH_AS_GOOD] < ENOUGH;
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
  guint      level = somebody[game_rng_below (&seed, G_N_ELEMENTS (somebody))];
  CoachPair  pair = { .base = *base };
  CoachTruth truth;

  if (base->table.owed > 0 || !choose_turn (base, level, seed, &pair.turns[0]) ||
      (!coach_truth_find_win (base, &pair.turns[1]) &&
       !choose_turn (base, BABEL_LEVEL_KING, ~seed, &pair.turns[1])))
    return;
  if (memcmp (&pair.turns[0].end.table, &pair.turns[1].end.table, sizeof (BabelTable)) == 0 ||
      !is_wanted (&pair, found))
    return;
  truth = coach_truth_prove (&pair);
  if (truth == COACH_TRUTH_UNCLEAR && coach_truth_is_promising (&pair))
    truth = coach_truth_play_out (&pair, COACH_TRUTH_GAMES);
  if (truth != COACH_TRUTH_UNCLEAR && found[truth]++ < ENOUGH)
    print_group (&pair, truth, number);
}

/* Keeps a pair that games say is a fault of the kind sought. */
static void
try_pair (CoachPair *pair, CoachTruth sought, guint number, guint *found)
{
  CoachTruth truth = coach_truth_play_out (pair, COACH_TRUTH_GAMES);

  if (truth == sought && found[sought]++ < ENOUGH)
    print_group (pair, truth, number);
}

/* The turn in question gives up other cards, drawn by chance. */
static void
seek_discards (const BabelState *base, guint64 seed, guint number, guint *found)
{
  CoachPair pair = { .base = *base };
  guint     seat = babel_table_get_seat (&base->table);

  if (base->table.owed < 2 || found[COACH_TRUTH_GIVES_UP] == ENOUGH)
    return;
  for (guint i = 0; i < 2; i++)
    pair.turns[i].end = *base;
  coach_truth_play_plan (&pair.turns[1].end, BABEL_LEVEL_KING, ASKED_NODES, seed,
                         &pair.turns[1].line);
  while (pair.turns[0].end.table.owed > 0)
    {
      GameAction actions[256];
      guint      n = game_state_legal (&babel_rules, (const GameState *) &pair.turns[0].end,
                                       actions);
      GameAction action = actions[game_rng_below (&seed, n)];

      babel_state_apply (&pair.turns[0].end, action, NULL);
      pair.turns[0].line.actions[pair.turns[0].line.n++] = action;
    }
  if (pair.turns[0].end.table.hand[seat] != pair.turns[1].end.table.hand[seat])
    try_pair (&pair, COACH_TRUTH_GIVES_UP, number, found);
}

/* The turn in question is the other one without the abilities at its end. */
static void
seek_cut (const CoachPair *whole, guint number, guint *found)
{
  CoachPair pair = *whole;
  GameLine *line = &pair.turns[0].line;
  guint     n = whole->turns[1].line.n;

  while (n > 0 && whole->turns[1].line.actions[n - 1].kind != BABEL_TRAVEL &&
         whole->turns[1].line.actions[n - 1].kind != BABEL_SETTLE)
    n--;
  if (n == 0 || n + 1 >= whole->turns[1].line.n || found[COACH_TRUTH_CUT_SHORT] == ENOUGH)
    return;
  *line = whole->turns[1].line;
  line->actions[n] = (GameAction) { .kind = BABEL_END };
  line->n = n + 1;
  pair.turns[0].end = pair.base;
  if (coach_truth_play_line (&pair.turns[0].end, line))
    try_pair (&pair, COACH_TRUTH_CUT_SHORT, number, found);
}

/* The number of worlds in which the opponent has a straight way to a temple of the side's, after
 * a turn. */
static guint
count_open (const BabelState *base, const GameLine *line, const BabelTable *end)
{
  guint       seat = base->table.mover;
  guint       open = 0;
  BabelThreat threats[BABEL_MAX_THREATS];
  guint       n = babel_threats_list (end, seat, threats);

  for (guint w = 0; w < SEEN_WORLDS; w++)
    {
      BabelState state;
      gboolean   is_open = FALSE;

      game_state_resample (&babel_rules, (const GameState *) base, seat, w, (GameState *) &state);
      coach_truth_play_line (&state, line);
      for (guint i = 0; i < n && !is_open && state.table.result == BABEL_PLAYING; i++)
        is_open = threats[i].kind <= BABEL_STEAL && threats[i].amount >= LEAST_TEMPLE &&
                  babel_threat_is_held (&threats[i], state.table.hand[1 - seat]);
      open += is_open;
    }
  return open;
}

/* Returns TRUE if two ends of a turn are worth the same: points, cards and settlers. */
static gboolean
is_like (const BabelTable *a, const BabelTable *b)
{
  guint settlers[2] = { 0, 0 };

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      settlers[0] += a->settlers[a->mover][land];
      settlers[1] += b->settlers[a->mover][land];
    }
  return a->result == b->result && settlers[0] <= settlers[1] &&
         babel_table_get_score (a, 0) == babel_table_get_score (b, 0) &&
         babel_table_get_score (a, 1) == babel_table_get_score (b, 1) &&
         babel_counts_sum (a->hand[a->mover]) == babel_counts_sum (b->hand[a->mover]);
}

/* The turn in question leaves a temple open that the other one keeps, and is worth the same else:
 * the most tempting of these. */
static void
seek_exposed (const CoachPair *kept, guint number, guint *found)
{
  CoachPair  pair = *kept;
  GameLine  *line = &pair.turns[0].line;
  BabelState end = pair.base;
  GameLine   best = pair.turns[1].line;
  guint      n;
  g_autoptr (BabelTurns) turns = NULL;

  best.n--;
  if (found[COACH_TRUTH_EXPOSED] == ENOUGH || !coach_truth_play_line (&end, &best) ||
      count_open (&pair.base, &pair.turns[1].line, &end.table) > SEEN_WORLDS / 5)
    return;
  turns = babel_turns_new (ASKED_NODES);
  n = babel_turns_search (turns, babel_weights_get_learnt (), &pair.base.table, SOUGHT_WIDTH,
                          SOUGHT_FULL, NULL);
  babel_turns_sort_endings (turns);
  for (guint i = 0; i < n; i++)
    {
      guint32           node = babel_turns_get_endings (turns)[i].node;
      const BabelTable *table = babel_turns_get_table (turns, node);

      if (!is_like (table, &end.table))
        continue;
      line->n = babel_turns_get_line (turns, node, line->actions);
      line->actions[line->n++] = (GameAction) { .kind = BABEL_END };
      if (count_open (&pair.base, line, table) < SEEN_OPEN)
        continue;
      pair.turns[0].end = pair.base;
      if (coach_truth_play_line (&pair.turns[0].end, line))
        try_pair (&pair, COACH_TRUTH_EXPOSED, number, found);
      return;
    }
}

/* Faults that nobody makes often: they are made up, and games tell whether they are any. */
static void
seek_position (const BabelState *base, guint64 seed, guint number, guint *found)
{
  CoachPair pair = { .base = *base };

  if (base->table.owed > 0)
    seek_discards (base, seed, number, found);
  else if (!coach_truth_find_win (base, &pair.turns[1]) &&
           choose_turn (base, BABEL_LEVEL_KING, seed, &pair.turns[1]) &&
           pair.turns[1].end.table.result == BABEL_PLAYING)
    {
      seek_cut (&pair, number, found);
      seek_exposed (&pair, number, found);
    }
}

/* Plays games and has some of their positions tried. */
static void
dig (guint64 seed, guint games, void (*try_in) (const BabelState *, guint64, guint, guint *))
{
  static const guint levels[] = { BABEL_LEVEL_SCRIBE, BABEL_LEVEL_BUILDER,
                                  BABEL_LEVEL_HIGH_PRIEST };

  guint found[COACH_N_TRUTHS] = { 0 };

  for (guint game = 0; game < games; game++)
    {
      guint64    rng = game_rng_fork (seed, game + 1);
      guint      players[2] = { levels[game_rng_below (&rng, G_N_ELEMENTS (levels))],
                                levels[game_rng_below (&rng, G_N_ELEMENTS (levels))] };
      guint      next = FIRST_TURN + game_rng_below (&rng, TURN_STEP);
      BabelState state;

      babel_state_deal (&state, 0, game_rng_next (&rng));
      while (state.table.result == BABEL_PLAYING && state.table.turn < LAST_TURN)
        {
          if (state.table.owed > 0)
            try_in (&state, rng, game * 100 + state.table.turn, found);
          else if (state.table.turn >= next)
            {
              try_in (&state, game_rng_next (&rng), game * 100 + state.table.turn, found);
              next = state.table.turn + TURN_STEP;
            }
          coach_truth_play_plan (&state, players[babel_table_get_seat (&state.table)],
                                 COACH_TRUTH_NODES, game_rng_next (&rng), NULL);
        }
    }
}

static gboolean
read_turn (CoachPair *pair, guint which, char *text)
{
  g_autofree char *owned = text;
  g_auto (GStrv) words = g_strsplit (owned != NULL ? owned : "", " ", -1);
  CoachTurn *turn = &pair->turns[which];

  for (guint i = 0; words[i] != NULL && i < GAME_MAX_LINE; i++)
    if (!babel_rules.parse_action (words[i], &turn->line.actions[turn->line.n++], NULL))
      return FALSE;
  turn->end = pair->base;
  return coach_truth_play_line (&turn->end, &turn->line);
}

/* Returns TRUE if a group is as its name says. */
static gboolean
check_group (GKeyFile *file, const char *group)
{
  g_autofree char      *text = g_key_file_get_string (file, group, "Position", NULL);
  g_autofree GameState *base = NULL;
  gboolean              is_fault = g_key_file_has_key (file, group, "Fault", NULL);
  gboolean              is_both = is_fault && g_key_file_has_key (file, group, "Good", NULL);
  const char           *first = is_fault ? "Fault" : "Good";
  const char           *other = is_both ? "Good" : "Other";
  CoachPair             pair = { .games = 0 };
  CoachTurn             win;
  CoachTruth            truth;

  base = game_position_parse_full (&babel_rules, text != NULL ? text : "", 1, NULL);
  if (base == NULL)
    return FALSE;
  pair.base = *babel_state (base);
  if (!read_turn (&pair, 0, g_key_file_get_string (file, group, first, NULL)) ||
      !read_turn (&pair, 1, g_key_file_get_string (file, group, other, NULL)))
    return FALSE;
  truth = coach_truth_prove (&pair);
  /* If the game can be won at once, no other turn is good. */
  if (truth != COACH_TRUTH_MISSED && coach_truth_find_win (&pair.base, &win))
    truth = COACH_TRUTH_UNCLEAR;
  else if (truth == COACH_TRUTH_UNCLEAR && !pair.wins[0])
    truth = coach_truth_play_out (&pair, COACH_TRUTH_ALL_GAMES);
  g_print ("[%s] %s\n", group, coach_truth_names[truth]);
  print_figures (&pair);
  return g_str_has_prefix (group, coach_truth_names[truth]);
}

/* Returns the number of groups that do not deserve their names. */
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
  gboolean mines = argc == 4 && g_str_equal (argv[1], "mine");

  if (mines || (argc == 4 && g_str_equal (argv[1], "seek")))
    dig (g_ascii_strtoull (argv[2], NULL, 10), (guint) g_ascii_strtoull (argv[3], NULL, 10),
         mines ? mine_position : seek_position);
  else if (argc == 3 && g_str_equal (argv[1], "check"))
    return check (argv[2]) > 0;
  else
    {
      g_printerr ("Usage: coach-truths mine|seek SEED GAMES | check FILE\n");
      return 2;
    }
  return 0;
}
