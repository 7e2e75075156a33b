/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions come from random games, which are quick and as odd as beginners' games. Two actions
 * or three make a better exercise than one, which is taken only if nothing else comes up.
 */
#include "course-drill.h"

#include "course-draft.h"
#include "course-line.h"
#include "course-reach.h"
#include "game-playout.h"
#include "game-print.h"
#include "game-rng.h"
#include "game-solver.h"
#include "game-state.h"

/* The number of positions to try, and the number after which a single action is enough. */
#define MAX_TRIES  4000
#define GOOD_TRIES 40

/* The most of them that are looked through, and of those in which too much can be reached. */
#define MAX_LOOKS 800
#define MAX_WIDE  200

/* The first actions that are tried to see whether a position comes near the paragraph. */
#define N_PROBES 16

/* The most random actions before a position, and the fewest. */
#define FIRST_ACTION 10
#define LAST_ACTION  150

/* A position from which more can be reached in so few actions is too full for an exercise. */
#define MAX_POSITIONS 3000

/* The most lines of an exercise, and the most ideas. */
#define MAX_LINES 12
#define MAX_IDEAS 4

#define MEMORY (G_GUINT64_CONSTANT (16) << 20)

typedef struct
{
  const GameModule *module;
  const char       *paragraph;
  const gint       *cancel;
  guint64           seed;
  guint64           rng;
  GameState        *state;
  GameState        *seen;
  GameAction       *actions;
  guint             n_looks; /* positions looked through */
  guint             n_wide;  /* of them those in which too much could be reached */
} Drill;

/* Returns TRUE if a paragraph is the one asked for, or is below it. */
static gboolean
is_within (const GameParagraph *paragraph, const char *number)
{
  gsize length = strlen (number);

  return strncmp (paragraph->number, number, length) == 0 &&
         (paragraph->number[length] == '\0' || paragraph->number[length] == '.');
}

static gboolean
stands_in (const GameRules *rules, GameAction action, const char *number)
{
  return is_within (&rules->paragraphs[rules->paragraph (action, GAME_LEGAL)], number);
}

static gboolean
is_cancelled (const Drill *drill)
{
  return drill->cancel && g_atomic_int_get (drill->cancel);
}

/* Returns TRUE if solutions have actions of a kind: those that turn up the unknown only if a goal
 * counts them. */
static gboolean
is_played (const GameModule *module, guint8 kind)
{
  const GameKind     *of = &module->rules->kinds[kind];
  const CourseQuests *quests = course_quests_get (module);

  if (of->flags & (GAME_KIND_REPLY | GAME_KIND_ENDS_TURN))
    return FALSE;
  if (!(of->flags & GAME_KIND_CHANCE))
    return TRUE;
  for (guint i = 0; i < quests->n_quests && of->counter; i++)
    if (strstr (quests->quests[i].goal, of->counter))
      return TRUE;
  return FALSE;
}

gboolean
course_drill_is_possible (const GameModule *module, const char *paragraph)
{
  const GameRules *rules = module->rules;

  if (course_quests_get (module) == NULL)
    return FALSE;
  for (guint8 k = 0; k < rules->n_kinds; k++)
    if (is_played (module, k) && stands_in (rules, (GameAction) { .kind = k }, paragraph))
      return TRUE;
  return FALSE;
}

/* Plays a random game to a decision of the seat whose turn it is. FALSE if the game ended. */
static gboolean
set_up (Drill *drill)
{
  const GameRules *rules = drill->module->rules;
  guint            n = FIRST_ACTION + game_rng_below (&drill->rng, LAST_ACTION - FIRST_ACTION);

  rules->deal (drill->state, rules->min_seats, 0, game_rng_next (&drill->rng));
  game_playout (rules, drill->state, &drill->rng, n, drill->actions);
  return !rules->result (drill->state, NULL) &&
         rules->seat (drill->state) == rules->mover (drill->state);
}

/* Returns TRUE if an action of the paragraph is legal for the seat to act. */
static gboolean
is_legal_there (const Drill *drill, const GameState *state)
{
  const GameRules *rules = drill->module->rules;
  guint            n = rules->legal (state, rules->seat (state), drill->actions);

  for (guint i = 0; i < n; i++)
    if (stands_in (rules, drill->actions[i], drill->paragraph))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if an action of the paragraph is legal now or, as far as some probes show, after
 * another one: most positions are far from a rare one, and looking through them takes long. */
static gboolean
is_near (Drill *drill)
{
  const GameRules      *rules = drill->module->rules;
  guint                 seat = rules->seat (drill->state);
  g_autofree GameState *next = game_state_new (rules);

  if (is_legal_there (drill, drill->state))
    return TRUE;
  for (guint i = 0; i < N_PROBES; i++)
    {
      guint      n = rules->legal (drill->state, seat, drill->actions);
      GameAction first = drill->actions[game_rng_below (&drill->rng, n)];

      game_state_copy (rules, next, drill->state);
      rules->apply (next, first, NULL);
      if (rules->seat (next) == seat && is_legal_there (drill, next))
        return TRUE;
    }
  return FALSE;
}

/* Returns TRUE if every line has an action of the paragraph. */
static gboolean
is_in_all (const Drill *drill, GPtrArray *lines)
{
  const GameRules *rules = drill->module->rules;

  for (guint i = 0; i < lines->len; i++)
    {
      g_autoptr (GArray) actions = course_line_read (rules, lines->pdata[i]);
      guint a = 0;

      while (a < actions->len &&
             !stands_in (rules, g_array_index (actions, GameAction, a), drill->paragraph))
        a++;
      if (a == actions->len)
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_fit (const Drill *drill, const GameState *world, const GameGoal *goal, guint min_length)
{
  const GameRules *rules = drill->module->rules;
  g_autoptr (GameSolution) solution = game_solve (rules,
                                                  world,
                                                  goal,
                                                  NULL,
                                                  COURSE_DRILL_MAX_LENGTH,
                                                  MAX_LINES,
                                                  MEMORY,
                                                  drill->cancel);

  return solution->verdict == GAME_SOLVABLE && solution->length >= min_length &&
         solution->count <= MAX_LINES &&
         course_lines_count_ideas (rules, solution->lines) <= MAX_IDEAS &&
         is_in_all (drill, solution->lines);
}

/* The puzzle, or NULL if hidden cards decide in it. */
static CoursePuzzle *
make_puzzle (const Drill *drill, const CourseQuest *quest, const char *position)
{
  const GameModule *const modules[] = { drill->module, NULL };
  g_autofree char        *number = g_ascii_strdown (drill->paragraph, -1);
  g_autofree char        *id = game_print ("drill-%s-%" G_GUINT64_FORMAT,
                                           number,
                                           drill->seed);
  CourseDraft             draft = {
                .module = drill->module,
                .quest = quest,
                .id = g_strdelimit (id, ".", '-'), /* a paragraph has letters too: "4.4.B" */
                .position = position,
                .drill = drill->paragraph,
                .choice = drill->seed,
  };
  g_autofree char *text = course_draft_write (&draft);
  g_autoptr (CoursePuzzle) puzzle = course_puzzle_parse (modules, text, strlen (text), NULL);

  if (!puzzle || !course_puzzle_prove (puzzle, MEMORY, drill->cancel, NULL, NULL, NULL))
    return NULL;
  return g_steal_pointer (&puzzle);
}

/* Tries the quests on drill->state, from one on that chance decides. */
static CoursePuzzle *
try_position (Drill *drill, guint min_length)
{
  const GameModule *module = drill->module;
  const GameRules  *rules = module->rules;
  guint             me = rules->seat (drill->state);
  CoursePuzzle     *puzzle = NULL;
  g_autoptr (GArray) goals = course_quests_read (module, rules->seats (drill->state), me);
  g_autofree guint     *lengths = g_new (guint, goals->len);
  g_autofree char      *position = NULL;
  g_autofree GameState *world = NULL;
  guint                 first = game_rng_below (&drill->rng, goals->len);

  rules->observe (drill->state, me, drill->seen);
  position = game_position_print (rules, drill->seen);
  world = game_position_parse_full (rules, position, 0, NULL);
  g_assert (world);
  drill->n_looks++;
  if (!course_reach (rules,
                     world,
                     (const GameGoal *) goals->data,
                     goals->len,
                     COURSE_DRILL_MAX_LENGTH,
                     MAX_POSITIONS,
                     drill->cancel,
                     lengths))
    {
      drill->n_wide++;
      return NULL;
    }
  for (guint i = 0; i < goals->len && !puzzle; i++)
    {
      guint g = (first + i) % goals->len;

      if (lengths[g] >= min_length && lengths[g] <= COURSE_DRILL_MAX_LENGTH &&
          !course_quest_is_half_done (&g_array_index (goals, GameGoal, g), world) &&
          is_fit (drill, world, &g_array_index (goals, GameGoal, g), min_length))
        puzzle = make_puzzle (drill, &course_quests_get (module)->quests[g], position);
    }
  return puzzle;
}

CoursePuzzle *
course_drill_make (const GameModule *module,
                   const char       *paragraph,
                   guint64           seed,
                   const gint       *cancel)
{
  const GameRules       *rules = module->rules;
  CoursePuzzle          *puzzle = NULL;
  g_autofree GameState  *state = NULL;
  g_autofree GameState  *seen = NULL;
  g_autofree GameAction *actions = NULL;
  Drill                  drill = {
                     .module = module, .paragraph = paragraph, .cancel = cancel, .seed = seed
  };

  if (!course_drill_is_possible (module, paragraph))
    return NULL;
  drill.rng = game_text_hash (paragraph) ^ seed;
  drill.state = state = game_state_new (rules);
  drill.seen = seen = game_state_new (rules);
  drill.actions = actions = g_new (GameAction, rules->max_legal);
  for (guint i = 0; i < MAX_TRIES && drill.n_looks < MAX_LOOKS && drill.n_wide < MAX_WIDE &&
                    !puzzle && !is_cancelled (&drill);
       i++)
    if (set_up (&drill) && is_near (&drill))
      puzzle = try_position (&drill, i < GOOD_TRIES ? 2 : 1);
  return puzzle;
}
