/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A try is a game like any other, only that it ends where the bout ends. Chance within the players
 * comes from the number of the try, so that any player in the learner's seat meets the same deal.
 *
 * A turn is judged by tries that go on from its beginning, two in each world: one begins with the
 * line played, the other with the better line.
 */
#include "course-trial.h"

#include <glib/gi18n-lib.h>

#include "game-learner.h"
#include "game-rng.h"
#include "game-solver.h"
#include "game-state.h"
#include "game-sum.h"

/* The longest plan. */
#define MAX_PLAN GAME_MAX_LINE

/* A game that goes on for longer is given up. */
#define MAX_ACTIONS 20000

/* Tries that show whether a bout is a contest. */
#define N_TRIES 40

/* The limits of the proof that a turn reaches a goal: actions, and bytes. */
#define MAX_WIN    12
#define WIN_MEMORY (32 * 1024 * 1024)

#define CERTAIN 1000

#define HASTY (COURSE_TRIAL_SCRIPTED + GAME_LEARNER_HASTY)

typedef struct
{
  const CourseBout *bout;
  const GameRules  *rules;
  const gint       *cancel;
  guint             who;
  guint64           rng;
  GameState        *state;
  GameState        *seen;
  CourseStand       stand;
  CourseMentor     *mentor; /* or NULL: the try is not guided */
  CourseTrialWatch  watch;  /* NULL without a mentor */
  gpointer          data;
} Trial;

static void
trial_init (Trial *trial, const CourseBout *bout, guint who, const gint *cancel)
{
  *trial = (Trial) {
    .bout = bout,
    .rules = course_bout_get_module (bout)->rules,
    .cancel = cancel,
    .who = who,
  };
  trial->state = game_state_new (trial->rules);
  trial->seen = game_state_new (trial->rules);
}

static void
trial_clear (Trial *trial)
{
  g_free (trial->state);
  g_free (trial->seen);
}

static gboolean
is_cancelled (const Trial *trial)
{
  return trial->cancel && g_atomic_int_get (trial->cancel);
}

static guint
plan_by (Trial             *trial,
         const GamePlayer  *player,
         guint              seat,
         GamePlayerOptions *options,
         GameAction        *plan)
{
  options->seed = game_rng_next (&trial->rng);
  options->cancel = trial->cancel;
  return game_player_choose_with (player, trial->rules, trial->seen, seat, options, plan,
                                  MAX_PLAN);
}

/* A seat, which has `seen`, makes a plan. A player that knows none of its legal actions plays
 * any. */
static guint
make_plan (Trial *trial, guint seat, GameAction *plan)
{
  const GameModule *module = course_bout_get_module (trial->bout);
  gboolean          is_own = seat == course_bout_get_seat (trial->bout);
  const GamePlayer *player =
    is_own && trial->who == COURSE_TRIAL_RANDOM ? &game_player_random : module->player;
  GamePlayerOptions options = { .level = course_bout_get_level (trial->bout) };
  guint             n;

  if (is_own)
    {
      options.kinds = course_bout_get_kinds (trial->bout);
      options.exact = trial->who == COURSE_TRIAL_LEARNER;
      options.level = trial->who >= COURSE_TRIAL_SCRIPTED ? GAME_LEVEL_PUPIL : trial->who;
      if (trial->who >= COURSE_TRIAL_SCRIPTED && trial->who < COURSE_TRIAL_LEARNER)
        options.learner = trial->who - COURSE_TRIAL_SCRIPTED;
    }
  else
    {
      options.kinds = trial->mentor ? course_mentor_get_rival_kinds (trial->mentor, trial->bout)
                                    : course_bout_get_rival_kinds (trial->bout);
      options.habit = course_bout_get_habit (trial->bout);
    }
  n = plan_by (trial, player, seat, &options, plan);
  options.kinds = 0;
  return n > 0 ? n : plan_by (trial, &game_player_random, seat, &options, plan);
}

/* Returns TRUE if there is another action of the same kind. */
static gboolean
has_choice (Trial *trial, guint seat, GameAction action)
{
  g_autofree GameAction *legal = g_new (GameAction, trial->rules->max_legal);
  guint                  n = trial->rules->legal (trial->state, seat, legal);
  guint                  n_alike = 0;

  for (guint i = 0; i < n; i++)
    n_alike += legal[i].kind == action.kind;
  return n_alike > 1;
}

static void
play_action (Trial *trial, GameAction action)
{
  guint    seat = trial->rules->seat (trial->state);
  gboolean chosen = trial->mentor && has_choice (trial, seat, action);

  trial->rules->apply (trial->state, action, NULL);
  course_stand_follow (&trial->stand, trial->bout, seat, action, trial->state);
  if (!trial->mentor)
    return;
  course_mentor_follow (trial->mentor, trial->bout, &trial->stand, seat, action, trial->state);
  trial->watch (trial->data, trial->mentor, &trial->stand, seat, chosen);
}

static guint
play_plan (Trial *trial)
{
  GameAction plan[MAX_PLAN];
  guint      seat = trial->rules->seat (trial->state);
  guint      n;

  trial->rules->observe (trial->state, seat, trial->seen);
  n = make_plan (trial, seat, plan);
  for (guint i = 0; i < n && trial->stand.end == COURSE_STAND_OPEN; i++)
    play_action (trial, plan[i]);
  return n;
}

/* Plays on until the bout is over, or the try is given up. */
static void
play_on (Trial *trial)
{
  guint actions = 0;

  while (trial->stand.end == COURSE_STAND_OPEN && actions < MAX_ACTIONS)
    {
      guint played = play_plan (trial);

      if (played == 0 || is_cancelled (trial))
        break;
      actions += played;
    }
}

CourseStandEnd
course_trial_play (const CourseBout *bout,
                   guint             who,
                   guint64           n,
                   const gint       *cancel,
                   guint            *taken)
{
  g_autofree GameState *deal = course_bout_deal (bout, n);
  Trial                 trial;

  trial_init (&trial, bout, who, cancel);
  game_state_copy (trial.rules, trial.state, deal);
  trial.rng = n;
  play_on (&trial);
  trial_clear (&trial);
  if (taken)
    *taken = trial.stand.taken;
  return trial.stand.end;
}

CourseStandEnd
course_trial_guide (const CourseBout *bout,
                    guint             who,
                    const GameState  *deal,
                    guint64           seed,
                    const gint       *cancel,
                    CourseTrialWatch  watch,
                    gpointer          data)
{
  CourseMentor mentor = { 0 };
  Trial        trial;

  trial_init (&trial, bout, who, cancel);
  game_state_copy (trial.rules, trial.state, deal);
  trial.rng = seed;
  trial.mentor = &mentor;
  trial.watch = watch;
  trial.data = data;
  course_mentor_look (&mentor, bout, &trial.stand, trial.state);
  watch (data, &mentor, &trial.stand, GAME_NOBODY, FALSE);
  play_on (&trial);
  trial_clear (&trial);
  return trial.stand.end;
}

/* Plays the learner's actions, as far as they are legal; the opponent makes its forced replies in
 * between, and its choices at the same time, as in a game. */
static void
play_line (Trial *trial, const GameLine *line)
{
  guint own = course_bout_get_seat (trial->bout);
  guint done = 0;

  while (done < line->n && trial->stand.end == COURSE_STAND_OPEN)
    if (trial->rules->seat (trial->state) != own)
      {
        if (play_plan (trial) == 0)
          return;
      }
    else if (trial->rules->judge (trial->state, own, line->actions[done]) == GAME_LEGAL)
      play_action (trial, line->actions[done++]);
    else
      return;
}

/* Returns TRUE if the learner wins in a world that begins with these actions. Behind them all
 * players draw from the same chance, after any line. */
static gboolean
try_line (Trial             *trial,
          const GameState   *world,
          const CourseStand *stand,
          const GameLine    *line,
          guint64            seed)
{
  game_state_copy (trial->rules, trial->state, world);
  trial->stand = *stand;
  trial->rng = seed;
  play_line (trial, line);
  trial->rng = ~seed;
  play_on (trial);
  return trial->stand.end == COURSE_STAND_WON;
}

static gboolean
are_equal (const Trial *trial, const GameLine *one, const GameLine *other)
{
  if (one->n != other->n)
    return FALSE;
  for (guint i = 0; i < one->n; i++)
    if (!game_action_equal (one->actions[i], other->actions[i]))
      return FALSE;
  return TRUE;
}

static gboolean
is_taught (gconstpointer data, GameAction action)
{
  const CourseBout       *bout = data;
  const GamePlayerOptions options = { .kinds = course_bout_get_kinds (bout) };

  return game_player_knows (&options, course_bout_get_module (bout)->rules, action);
}

/* The learner's actions of a line that was proved in a world. */
static void
read_line (Trial *trial, const char *text, GameLine *line)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint own = course_bout_get_seat (trial->bout);

  for (guint i = 0; words[i] && line->n < GAME_MAX_LINE; i++)
    {
      GameAction action;

      if (!trial->rules->parse_action (words[i], &action, NULL))
        return;
      if (trial->rules->seat (trial->state) == own)
        line->actions[line->n++] = action;
      trial->rules->apply (trial->state, action, NULL);
    }
}

/* The shortest line of taught actions that reaches a goal of the learner at once: the scripted
 * learner plays well by the game's rules, and does not look for the bout's own end. The tries
 * decide if it holds in all worlds. */
static gboolean
find_win (
  Trial *trial, const CourseStand *stand, const GameState *seen, guint64 seed, GameLine *line)
{
  GameFilter            filter = { is_taught, trial->bout };
  g_autofree GameState *world = game_state_new (trial->rules);
  guint                 n, fewest = MAX_WIN + 1;
  const GameGoal       *goals = course_bout_get_goals (trial->bout, FALSE, &n);

  trial->rules->complete (seen, seed, world);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GameSolution) solution =
        game_solve_filtered (trial->rules, world, &goals[i], &stand->own, &filter, MAX_WIN, 1,
                             WIN_MEMORY, trial->cancel);

      if (solution->verdict != GAME_SOLVABLE || solution->length >= fewest)
        continue;
      fewest = solution->length;
      game_state_copy (trial->rules, trial->state, world);
      line->n = 0;
      read_line (trial, g_ptr_array_index (solution->lines, 0), line);
    }
  return line->n > 0;
}

/* Finds the best line from `seen` on: a line that reaches the learner's goal at once, else the
 * scripted learner's. */
static gboolean
find_line (
  Trial *trial, const CourseStand *stand, const GameState *seen, guint64 seed, GameLine *line)
{
  memset (line, 0, sizeof *line);
  if (find_win (trial, stand, seen, seed, line))
    return !is_cancelled (trial);
  game_state_copy (trial->rules, trial->seen, seen);
  trial->rng = seed;
  line->n = make_plan (trial, course_bout_get_seat (trial->bout), line->actions);
  return line->n > 0 && !is_cancelled (trial);
}

/* Tries both lines in all worlds; FALSE if it was cancelled. */
static gboolean
compare (Trial             *trial,
         const CourseStand *stand,
         const GameState   *seen,
         const GameLine    *played,
         guint64            seed,
         guint              worlds,
         GameCritique      *critique)
{
  g_autofree GameState *world = game_state_new (trial->rules);
  gboolean              same = are_equal (trial, played, &critique->best);
  guint                 wins[2] = { 0 };
  GameSum               sum = { 0 };

  for (guint i = 0; i < worlds && !is_cancelled (trial); i++)
    {
      guint64  rng = game_rng_fork (seed, i);
      guint64  play_seed = game_rng_next (&rng);
      gboolean one, other;

      trial->rules->complete (seen, game_rng_next (&rng), world);
      one = try_line (trial, world, stand, played, play_seed);
      other = same ? one : try_line (trial, world, stand, &critique->best, play_seed);
      wins[0] += one;
      wins[1] += other;
      game_sum_add (&sum, (other - one) * CERTAIN);
    }
  critique->chance = (guint16) (wins[0] * CERTAIN / worlds);
  critique->best_chance = (guint16) (MAX (wins[0], wins[1]) * CERTAIN / worlds);
  critique->error = (guint16) game_sum_get_error (&sum, worlds, 1);
  return !is_cancelled (trial);
}

gboolean
course_trial_judge (const CourseBout  *bout,
                    const CourseStand *stand,
                    const GameState   *seen,
                    const GameLine    *played,
                    guint64            seed,
                    guint              worlds,
                    const gint        *cancel,
                    GameCritique      *critique)
{
  gboolean done;
  Trial    trial;

  g_return_val_if_fail (stand->end == COURSE_STAND_OPEN, FALSE);
  g_return_val_if_fail (worlds > 0, FALSE);

  memset (critique, 0, sizeof *critique);
  critique->n_back = (guint16) (MAX (played->n, 1) - 1);
  trial_init (&trial, bout, COURSE_TRIAL_LEARNER, cancel);
  done = find_line (&trial, stand, seen, seed, &critique->best) &&
         compare (&trial, stand, seen, played, seed, worlds, critique);
  trial_clear (&trial);
  return done;
}

static void
watch_rules (gpointer            data,
             const CourseMentor *mentor,
             const CourseStand  *stand,
             guint               seat,
             gboolean            chosen)
{
  gboolean *mattered = data;

  for (guint i = 0; i < COURSE_MAX_RULES; i++)
    mattered[i] = mattered[i] || mentor->marks[i].mattered > 0;
}

/* Checks that each rule matters in one of some tries by the hasty learner. */
static gboolean
prove_rules (const CourseBout *bout, const gint *cancel, GError **error)
{
  const CourseGuide *guide = course_bout_get_guide (bout);
  gboolean           mattered[COURSE_MAX_RULES] = { FALSE };

  for (guint i = 0; i < N_TRIES; i++)
    {
      g_autofree GameState *deal = course_bout_deal (bout, i);

      course_trial_guide (bout, HASTY, deal, i, cancel, watch_rules, mattered);
    }
  for (guint i = 0; i < course_guide_get_n_rules (guide); i++)
    if (!mattered[i])
      {
        g_set_error (error, GAME_ERROR, GAME_ERROR_REFUSED, "[Rule %u] When: %s", i + 1,
                     _ ("In some tries this rule has never mattered."));
        return FALSE;
      }
  return TRUE;
}

gboolean
course_bout_prove (const CourseBout *bout, const gint *cancel, GError **error)
{
  const CourseGuide *guide = course_bout_get_guide (bout);
  guint              won = 0;
  guint              lost = 0;

  for (guint i = 0; i < N_TRIES && (won == 0 || lost == 0); i++)
    {
      CourseStandEnd end = course_trial_play (bout, guide ? HASTY : COURSE_TRIAL_LEARNER, i,
                                              cancel, NULL);

      won += end == COURSE_STAND_WON;
      lost += end == COURSE_STAND_LOST || end == COURSE_STAND_LATE;
    }
  if (won > 0 && lost > 0 && guide)
    return prove_rules (bout, cancel, error);
  if (won > 0 && lost > 0)
    return TRUE;
  g_set_error (error, GAME_ERROR, GAME_ERROR_REFUSED, "[Bout] Goal1: %s",
               won == 0 ? _ ("With the actions that were taught, nobody has won this bout.")
                        : _ ("With the actions that were taught, nobody has lost this bout."));
  return FALSE;
}
