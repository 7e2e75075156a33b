/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counts the parts of a course for each paragraph. No game lists its refusals, so they are met:
 * an action that is legal in one position is tried in all others.
 */
#include "course-matrix.h"

#include "game-state.h"

struct _CourseMatrix
{
  const GameModule *module;
  const GPtrArray  *lessons;
  const GPtrArray  *puzzles;
  CourseCell       *cells; /* one for each paragraph */
  GArray           *cases; /* of CourseCase */
};

static void
clear_case (gpointer data)
{
  g_free (((CourseCase *) data)->state);
}

/* The cell of a paragraph by its number, which was checked when the file was read. */
static CourseCell *
find_cell (CourseMatrix *matrix, const char *number)
{
  const GameRules *rules = matrix->module->rules;
  guint            i = game_paragraph_find (rules, number);

  g_assert (i < rules->n_paragraphs);
  return &matrix->cells[i];
}

static void
count_step (CourseMatrix *matrix, const CourseStep *step)
{
  for (guint i = 0; step->drills[i]; i++)
    {
      CourseCell *cell = find_cell (matrix, step->drills[i]);

      if (step->is_task)
        cell->n_tasks++;
      else if (step->kind == COURSE_STEP_DO)
        cell->n_steps++;
      else if (step->kind == COURSE_STEP_ASK)
        cell->n_questions++;
    }
}

static void
count_lesson (CourseMatrix *matrix, CourseLesson *lesson)
{
  const char *const *rules = course_lesson_get_rules (lesson);

  for (guint i = 0; rules[i]; i++)
    g_ptr_array_add (find_cell (matrix, rules[i])->lessons, lesson);
  for (guint i = 0; i < course_lesson_get_n_steps (lesson); i++)
    count_step (matrix, course_lesson_get_step (lesson, i));
}

static void
count_puzzle (CourseMatrix *matrix, const CoursePuzzle *puzzle)
{
  const char *const *drills = course_puzzle_get_drills (puzzle);

  for (guint i = 0; drills[i]; i++)
    find_cell (matrix, drills[i])->n_puzzles++;
}

CourseMatrix *
course_matrix_new (const GameModule *module, const GPtrArray *lessons, const GPtrArray *puzzles)
{
  CourseMatrix *matrix = g_new0 (CourseMatrix, 1);

  matrix->module = module;
  matrix->lessons = lessons;
  matrix->puzzles = puzzles;
  matrix->cells = g_new0 (CourseCell, module->rules->n_paragraphs);
  matrix->cases = g_array_new (FALSE, FALSE, sizeof (CourseCase));
  g_array_set_clear_func (matrix->cases, clear_case);
  for (guint i = 0; i < module->rules->n_paragraphs; i++)
    matrix->cells[i].lessons = g_ptr_array_new ();
  for (guint i = 0; i < lessons->len; i++)
    if (course_lesson_get_module (lessons->pdata[i]) == module)
      count_lesson (matrix, lessons->pdata[i]);
  for (guint i = 0; i < puzzles->len; i++)
    if (course_puzzle_get_module (puzzles->pdata[i]) == module)
      count_puzzle (matrix, puzzles->pdata[i]);
  return matrix;
}

void
course_matrix_free (CourseMatrix *matrix)
{
  for (guint i = 0; i < matrix->module->rules->n_paragraphs; i++)
    g_ptr_array_unref (matrix->cells[i].lessons);
  g_free (matrix->cells);
  g_array_unref (matrix->cases);
  g_free (matrix);
}

const CourseCell *
course_matrix_get_cell (const CourseMatrix *matrix, guint paragraph)
{
  g_return_val_if_fail (paragraph < matrix->module->rules->n_paragraphs, NULL);

  return &matrix->cells[paragraph];
}

const GArray *
course_matrix_get_cases (const CourseMatrix *matrix)
{
  return matrix->cases;
}

/* The beginning of a step, after the actions that it shows; a step that goes on from another is
 * left out. */
static GameState *
find_start (const GameRules *rules, const CourseStep *step)
{
  GameState *state;

  if (!step->position)
    return NULL;
  state = game_position_parse_full (rules, step->position, 0, NULL);
  for (guint i = 0; state && i < step->shown->len; i++)
    {
      GameAction action = g_array_index (step->shown, GameAction, i);

      if (game_state_judge (rules, state, action) == GAME_LEGAL)
        rules->apply (state, action, NULL);
    }
  return state;
}

static void
add_start (GPtrArray *states, GameState *state)
{
  if (state)
    g_ptr_array_add (states, state);
}

static GPtrArray *
find_starts (const CourseMatrix *matrix)
{
  const GameRules *rules = matrix->module->rules;
  GPtrArray       *states = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < matrix->lessons->len; i++)
    {
      const CourseLesson *lesson = matrix->lessons->pdata[i];

      if (course_lesson_get_module (lesson) == matrix->module)
        for (guint s = 0; s < course_lesson_get_n_steps (lesson); s++)
          add_start (states, find_start (rules, course_lesson_get_step (lesson, s)));
    }
  for (guint i = 0; i < matrix->puzzles->len; i++)
    if (course_puzzle_get_module (matrix->puzzles->pdata[i]) == matrix->module)
      add_start (states,
                 game_state_dup (rules, course_puzzle_get_state (matrix->puzzles->pdata[i])));
  return states;
}

static gboolean
has_action (const GArray *actions, GameAction action)
{
  for (guint i = 0; i < actions->len; i++)
    if (memcmp (&g_array_index (actions, GameAction, i), &action, sizeof action) == 0)
      return TRUE;
  return FALSE;
}

/* Adds the legal actions of a state to `actions`, each once; if `after` is there, also each state
 * that an action leads to. */
static void
look_around (const GameRules *rules, const GameState *state, GArray *actions, GPtrArray *after)
{
  g_autofree GameAction *legal = g_new (GameAction, rules->max_legal);
  guint                  n = game_state_legal (rules, state, legal);

  for (guint i = 0; i < n; i++)
    {
      if (!has_action (actions, legal[i]))
        g_array_append_val (actions, legal[i]);
      if (after)
        {
          GameState *next = game_state_dup (rules, state);

          rules->apply (next, legal[i], NULL);
          g_ptr_array_add (after, next);
        }
    }
}

static void
meet (CourseMatrix *matrix, const GameState *state, GameAction action)
{
  const GameRules *rules = matrix->module->rules;
  guint            refusal = game_state_judge (rules, state, action);
  guint            paragraph = rules->paragraph (action, refusal);
  guint64          bit = G_GUINT64_CONSTANT (1) << refusal;
  CourseCase       met = { paragraph, refusal, action, NULL };

  if (refusal == GAME_LEGAL || (matrix->cells[paragraph].refusals & bit))
    return;
  matrix->cells[paragraph].refusals |= bit;
  met.state = game_state_dup (rules, state);
  g_array_append_val (matrix->cases, met);
}

void
course_matrix_meet (CourseMatrix *matrix, const GameAction *wishes, guint n_wishes)
{
  const GameRules *rules = matrix->module->rules;
  g_autoptr (GPtrArray) states = find_starts (matrix);
  g_autoptr (GPtrArray) after = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (GameAction));

  for (guint i = 0; i < n_wishes; i++)
    g_array_append_val (actions, wishes[i]);
  for (guint i = 0; i < states->len; i++)
    look_around (rules, states->pdata[i], actions, after);
  for (guint i = 0; i < after->len; i++)
    look_around (rules, after->pdata[i], actions, NULL);
  g_ptr_array_extend_and_steal (states, g_steal_pointer (&after));
  for (guint i = 0; i < states->len; i++)
    for (guint a = 0; a < actions->len; a++)
      meet (matrix, states->pdata[i], g_array_index (actions, GameAction, a));
}

/* Returns TRUE if a lesson, or one that it needs, teaches a paragraph. Lessons in `seen` have
 * been looked at. */
static gboolean
teaches (const CourseLesson *lesson,
         const char         *number,
         const GPtrArray    *lessons,
         GHashTable         *seen)
{
  const char *const *needs;

  if (!lesson || !g_hash_table_add (seen, (gpointer) lesson))
    return FALSE;
  if (g_strv_contains (course_lesson_get_rules (lesson), number))
    return TRUE;
  needs = course_lesson_get_needs (lesson);
  for (guint i = 0; needs[i]; i++)
    if (teaches (course_lessons_find (lessons, needs[i]), number, lessons, seen))
      return TRUE;
  return FALSE;
}

static gboolean
drills (const CourseLesson *lesson, const char *number)
{
  for (guint i = 0; i < course_lesson_get_n_steps (lesson); i++)
    if (g_strv_contains ((const char *const *) course_lesson_get_step (lesson, i)->drills, number))
      return TRUE;
  return FALSE;
}

static gboolean
check_step (const CourseStep   *step,
            const CourseLesson *lesson,
            const GPtrArray    *lessons,
            GError            **error)
{
  for (guint i = 0; step->drills[i]; i++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

      if (teaches (lesson, step->drills[i], lessons, seen))
        continue;
      g_set_error (error,
                   GAME_ERROR,
                   GAME_ERROR_REFUSED,
                   "[%s] Drill: Neither this lesson nor one that it needs teaches this paragraph.",
                   step->name);
      return FALSE;
    }
  return TRUE;
}

gboolean
course_matrix_check_lesson (const CourseLesson *lesson, const GPtrArray *lessons, GError **error)
{
  const char *const *rules = course_lesson_get_rules (lesson);

  for (guint i = 0; rules[i]; i++)
    if (!drills (lesson, rules[i]))
      {
        g_set_error (error, GAME_ERROR, GAME_ERROR_REFUSED,
                     "[Lesson] Rules: No step of the lesson drills “%s”.", rules[i]);
        return FALSE;
      }
  for (guint i = 0; i < course_lesson_get_n_steps (lesson); i++)
    if (!check_step (course_lesson_get_step (lesson, i), lesson, lessons, error))
      return FALSE;
  return TRUE;
}
