/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Of every turn of a game two positions are looked at: its first, and one on the way, where fewer
 * cards are left and more has begun. Each is taken as the seat to act sees it. A survey of the
 * whole turn says which quests can be reached at all; only these are solved, measured, proved.
 */
#include "course-miner.h"

#include "course-difficulty.h"
#include "course-draft.h"
#include "course-line.h"
#include "course-puzzle.h"
#include "course-reach.h"
#include "game-print.h"
#include "game-rng.h"
#include "game-state.h"

/* The budget of a player for an action. */
#define PLAYER_LEVEL GAME_LEVEL_KING
#define PLAYER_NODES 20000

/* The longest game, in actions. */
#define MAX_ACTIONS 4000

/* The memory of a proof, in bytes: far more than COURSE_MINER_MAX_POSITIONS need. */
#define MEMORY (G_GUINT64_CONSTANT (64) << 20)

/* A line that uses as many kinds of action that are themes is a chain. */
#define CHAIN_THEMES 3

struct _CourseMiner
{
  const GameModule *module;
  guint             seats;
  guint64           seed;
  GPtrArray        *finds; /* of CourseFind */
};

/* A game on its way. */
typedef struct
{
  const GameModule *module;
  const gint       *cancel;
  guint64           game;
  guint64           rng;
  GPtrArray        *fresh; /* of CourseFind: its new finds */
  GameState        *state;
  GameState        *seen;
  guint             turn;     /* the one that is played, 0 before the first */
  guint             n_points; /* decisions in it so far */
  GameState        *on_way;   /* one of them, but the first */
} Dig;

/* A quest on a position. */
typedef struct
{
  const CourseQuest *quest;
  const GameGoal    *goal;
  GameState         *state; /* as it is played */
  const char        *position;
  guint              turn;
} Trial;

void
course_find_free (CourseFind *find)
{
  g_free (find->id);
  g_free (find->text);
  g_free (find);
}

char *
course_find_make_id (const GameRules *rules, const CourseQuest *quest, GPtrArray *lines)
{
  g_autofree char *pattern = course_lines_get_pattern (rules, lines);
  g_autofree char *signature = g_strconcat (quest->family, ": ", pattern, NULL);

  return game_print ("m-%08x", (guint) (game_text_hash (signature) >> 32));
}

CourseMiner *
course_miner_new (const GameModule *module, guint seats, guint64 seed)
{
  CourseMiner *miner = g_new0 (CourseMiner, 1);

  miner->module = module;
  miner->seats = seats;
  miner->seed = seed;
  miner->finds = g_ptr_array_new_with_free_func ((GDestroyNotify) course_find_free);
  return miner;
}

void
course_miner_free (CourseMiner *miner)
{
  g_ptr_array_unref (miner->finds);
  g_free (miner);
}

/* The place of a find with this id, or finds->len. */
static guint
find_id (GPtrArray *finds, const char *id)
{
  guint i = 0;

  while (i < finds->len && strcmp (((CourseFind *) finds->pdata[i])->id, id) != 0)
    i++;
  return i;
}

/* Returns TRUE if a find of this id with this number of lines would be dropped, because there is
 * one as good. */
static gboolean
is_beaten (GPtrArray *finds, const char *id, guint64 lines)
{
  guint i = find_id (finds, id);

  return i < finds->len && ((CourseFind *) finds->pdata[i])->lines <= lines;
}

/* Takes over a find, in the place of a near-duplicate with more lines if there is one. */
static void
add_find (GPtrArray *finds, CourseFind *find)
{
  guint i = find_id (finds, find->id);

  if (i == finds->len)
    g_ptr_array_add (finds, find);
  else if (is_beaten (finds, find->id, find->lines))
    course_find_free (find);
  else
    {
      course_find_free (finds->pdata[i]);
      finds->pdata[i] = find;
    }
}

static gboolean
is_cancelled (const Dig *dig)
{
  return dig->cancel && g_atomic_int_get (dig->cancel);
}

/* Returns TRUE if a line has an action of the kind with this name; *kind gets the kind. */
static gboolean
has_kind (const GameRules *rules, GArray *line, const char *name, guint8 *kind)
{
  for (guint i = 0; i < line->len; i++)
    {
      *kind = g_array_index (line, GameAction, i).kind;
      if (strcmp (rules->kinds[*kind].name, name) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Adds the paragraph of a kind to the list of those that a puzzle trains. */
static void
add_drill (GString *drills, const GameRules *rules, guint8 kind)
{
  guint       paragraph = game_kind_find_paragraph (rules, kind);
  const char *number = rules->paragraphs[paragraph].number;
  g_auto (GStrv) listed = g_strsplit (drills->str, ";", -1);

  if (!g_strv_contains ((const char *const *) listed, number))
    game_print_to (drills, ";%s", number);
}

/* The quest's theme, and the themes among the kinds of action in a line; likewise the paragraphs
 * that it trains, unless the quest trains nothing. */
static char *
list_themes (const GameModule *module, const CourseQuest *quest, const char *line, GString *drills)
{
  g_autoptr (GArray) actions = course_line_read (module->rules, line);
  GString *themes = g_string_new (quest->theme);
  guint    n = 0;
  guint8   kind;

  g_string_append (drills, quest->drill ? quest->drill : "");
  for (const char *const *theme = course_quests_get (module)->themes; *theme; theme++)
    if (has_kind (module->rules, actions, *theme, &kind))
      {
        n++;
        game_print_to (themes, "%s%s", themes->len > 0 ? ";" : "", *theme);
        if (quest->drill)
          add_drill (drills, module->rules, kind);
      }
  if (n >= CHAIN_THEMES)
    g_string_append (themes, ";chain");
  return g_string_free (themes, FALSE);
}

static gboolean
is_found_greedily (const GameRules *rules, const Trial *trial, guint length)
{
  GameGoal guide;

  if (course_difficulty_is_greedy (rules, trial->state, trial->goal, trial->goal, length))
    return TRUE;
  return trial->quest->nearer &&
         game_goal_parse (rules, trial->quest->nearer, trial->goal->seats, trial->goal->me, &guide,
                          NULL) &&
         course_difficulty_is_greedy (rules, trial->state, trial->goal, &guide, length);
}

static gboolean
is_instructive (const GameRules *rules, const Trial *trial, const GameSolution *solution)
{
  return solution->verdict == GAME_SOLVABLE && solution->length >= COURSE_MINER_MIN_LENGTH &&
         solution->count <= COURSE_MINER_MAX_LINES &&
         course_lines_count_ideas (rules, solution->lines) <= COURSE_MINER_MAX_IDEAS &&
         !is_found_greedily (rules, trial, solution->length);
}

/* Returns TRUE if the text is a puzzle that passes `check`. */
static gboolean
is_proved (const Dig *dig, const char *text)
{
  const GameModule *const modules[] = { dig->module, NULL };
  g_autoptr (CoursePuzzle) puzzle = course_puzzle_parse (modules, text, strlen (text), NULL);

  return puzzle && course_puzzle_prove (puzzle, MEMORY, dig->cancel, NULL, NULL, NULL);
}

static void
keep (Dig *dig, const Trial *trial, const GameSolution *solution, char *id)
{
  const GameRules *rules = dig->module->rules;
  g_autoptr (GString) drills = g_string_new (NULL);
  g_autofree char *themes =
    list_themes (dig->module, trial->quest, solution->lines->pdata[0], drills);
  g_autofree char *text = NULL;
  CourseDifficulty difficulty;
  CourseFind      *find;
  CourseDraft      draft = {
         .module = dig->module,
         .quest = trial->quest,
         .id = id,
         .position = trial->position,
         .themes = themes,
         .drill = drills->str,
         .choice = game_text_hash (id),
  };

  if (!course_difficulty_measure (rules,
                                  trial->state,
                                  trial->goal,
                                  solution,
                                  MEMORY,
                                  dig->cancel,
                                  &difficulty))
    return;
  draft.rating = course_difficulty_rate (&difficulty);
  text = course_draft_write (&draft);
  if (!is_proved (dig, text))
    return;
  find = g_new0 (CourseFind, 1);
  *find = (CourseFind) {
    .id = g_strdup (id),
    .text = g_steal_pointer (&text),
    .quest = trial->quest,
    .rating = draft.rating,
    .lines = solution->count,
    .game = dig->game,
    .turn = trial->turn,
  };
  add_find (dig->fresh, find);
}

static void
try_quest (Dig *dig, const Trial *trial)
{
  const GameRules *rules = dig->module->rules;
  g_autofree char *id = NULL;
  g_autoptr (GameSolution) solution = NULL;

  if (course_quest_is_half_done (trial->goal, trial->state))
    return;
  solution = game_solve (rules,
                         trial->state,
                         trial->goal,
                         NULL,
                         COURSE_MINER_MAX_LENGTH,
                         COURSE_MAX_LINES,
                         MEMORY,
                         dig->cancel);
  if (!is_instructive (rules, trial, solution))
    return;
  id = course_find_make_id (rules, trial->quest, solution->lines);
  if (!is_beaten (dig->fresh, id, solution->count))
    keep (dig, trial, solution, id);
}

/* Tries all quests on a position in which some seat is to act. */
static void
try_position (Dig *dig, const GameState *state)
{
  const GameModule *module = dig->module;
  const GameRules  *rules = module->rules;
  guint             me = rules->seat (state);
  g_autoptr (GArray) goals = course_quests_read (module, module->rules->seats (state), me);
  g_autofree guint     *lengths = g_new (guint, MAX (goals->len, 1));
  g_autofree char      *position = NULL;
  g_autofree GameState *world = NULL;

  rules->observe (state, me, dig->seen);
  position = game_position_print (rules, dig->seen);
  world = game_position_parse_full (rules, position, 0, NULL);
  g_assert (world);
  if (!course_reach (rules,
                     world,
                     (const GameGoal *) goals->data,
                     goals->len,
                     G_MAXUINT,
                     COURSE_MINER_MAX_POSITIONS,
                     dig->cancel,
                     lengths))
    return;
  for (guint i = 0; i < goals->len && !is_cancelled (dig); i++)
    if (lengths[i] > 0 && lengths[i] <= COURSE_MINER_MAX_LENGTH)
      try_quest (dig,
                 &(Trial) {
                   .quest = &course_quests_get (module)->quests[i],
                   .goal = &g_array_index (goals, GameGoal, i),
                   .state = world,
                   .position = position,
                   .turn = rules->turn (state),
                 });
}

/* Takes a decision of the game into account: a turn's first is looked at, of the others one, each
 * with the same chance. */
static void
pass_decision (Dig *dig)
{
  const GameRules *rules = dig->module->rules;

  if (rules->turn (dig->state) != dig->turn)
    {
      if (dig->n_points > 1)
        try_position (dig, dig->on_way);
      dig->turn = rules->turn (dig->state);
      dig->n_points = 1;
      try_position (dig, dig->state);
    }
  else if (game_rng_below (&dig->rng, dig->n_points++) == 0)
    game_state_copy (rules, dig->on_way, dig->state);
}

static gboolean
play_action (Dig *dig)
{
  const GameRules *rules = dig->module->rules;
  GameAction       action;
  guint            seat = rules->seat (dig->state);

  if (seat == rules->mover (dig->state))
    pass_decision (dig);
  rules->observe (dig->state, seat, dig->seen);
  if (game_player_choose (&game_player_playouts, rules, dig->seen, rules->seat (dig->seen),
                          PLAYER_LEVEL, game_rng_next (&dig->rng), PLAYER_NODES, dig->cancel,
                          &action, 1) == 0)
    return FALSE;
  rules->apply (dig->state, action, NULL);
  return TRUE;
}

GPtrArray *
course_miner_dig (const CourseMiner *miner, guint64 game, const gint *cancel)
{
  const GameRules *rules = miner->module->rules;
  g_autoptr (GPtrArray) fresh =
    g_ptr_array_new_with_free_func ((GDestroyNotify) course_find_free);
  g_autofree GameState *state = game_state_new (rules);
  g_autofree GameState *seen = game_state_new (rules);
  g_autofree GameState *on_way = game_state_new (rules);
  Dig                   dig = {
                      .module = miner->module,
                      .cancel = cancel,
                      .game = game,
                      .fresh = fresh,
                      .rng = ~(miner->seed + game),
                      .state = state,
                      .seen = seen,
                      .on_way = on_way,
  };

  rules->deal (state, miner->seats, 0, miner->seed + game);
  for (guint i = 0; i < MAX_ACTIONS && !rules->result (state, NULL); i++)
    if (!play_action (&dig))
      break;
  return is_cancelled (&dig) ? NULL : g_steal_pointer (&fresh);
}

void
course_miner_add (CourseMiner *miner, GPtrArray *finds)
{
  while (finds->len > 0)
    add_find (miner->finds, g_ptr_array_steal_index (finds, 0));
}

GPtrArray *
course_miner_get_finds (const CourseMiner *miner)
{
  return miner->finds;
}

const GameModule *
course_miner_get_module (const CourseMiner *miner)
{
  return miner->module;
}
