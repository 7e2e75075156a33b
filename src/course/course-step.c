/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading one step of a lesson: each key is right on its own, and those that belong together are
 * there together.
 */
#include "course-step.h"

#include <glib/gi18n-lib.h>

#include "course-spotlight.h"
#include "course-values.h"
#include "game-print.h"
#include "game-state.h"
#include "game-tidy.h"

/* The largest number that a file can ask for. */
#define MAX_ANSWER 99999

/* Keys of a question with choices. */
static const char *const keys_of_choices[] = { "Choice1", "Right", "Points" };

/* The sources that a step is read from. */
typedef struct
{
  const CourseKeys *keys;
  const char       *group;
  const GameModule *module;
  CourseSetting    *setting;
} Reader;

static gboolean
read_text (const Reader *reader, const char *key, char **value)
{
  return course_keys_read (reader->keys, reader->group, key, value);
}

static gboolean
read_texts (const Reader *reader, const char *key, GStrv *list)
{
  return course_keys_read_numbered (reader->keys, reader->group, key, list);
}

static gboolean
has (const Reader *reader, const char *key)
{
  return course_keys_has (reader->keys, reader->group, key);
}

static gboolean
has_fault (const Reader *reader, const char *key)
{
  return course_faults_has (course_keys_get_faults (reader->keys), reader->group, key);
}

static gboolean
fail (const Reader *reader, const char *key, const char *sentence)
{
  return course_keys_fail (reader->keys, reader->group, key, "%s", sentence);
}

/* A step's position must be readable, and of the game of the steps before it. */
static gboolean
read_position (Reader *reader, CourseStep *step, const GameModule *const *modules)
{
  g_autofree GameState *state = NULL;
  CourseSetting        *setting = reader->setting;
  const GameModule     *own = setting->module;

  gboolean fine = course_position_read (reader->keys, modules, reader->group, 0, &own,
                                        &step->position, &state);

  if (!own)
    return has_fault (reader, "Position") ||
           fail (reader, "Position", _ ("The first step needs a position."));
  if (setting->module && own != setting->module)
    return fail (reader, "Position", _ ("All positions of a lesson belong to one game."));
  reader->module = setting->module = own;
  if (state || setting->seats == 0)
    setting->seats = state ? own->rules->seats (state) : own->rules->min_seats;
  if (setting->seat < setting->seats)
    return fine;
  fail (reader, "Position", _ ("The learner has no seat in this position."));
  setting->seat = 0;
  return FALSE;
}

/* Parts of the board, with their names in full; NOWHERE stays as it is where that is allowed. */
static gboolean
read_parts (const Reader *reader, const char *key, gboolean allows_nowhere, GStrv *parts)
{
  gboolean fine = course_keys_read_list (reader->keys, reader->group, key, parts);

  for (guint i = 0; (*parts)[i]; i++)
    if (!allows_nowhere || strcmp ((*parts)[i], COURSE_NOWHERE) != 0)
      fine &= course_spotlight_read (reader->keys, reader->module->rules, reader->group, key,
                                     reader->setting->seats, &(*parts)[i]);
  return fine;
}

static gboolean
read_points (const Reader *reader, CourseStep *step, guint n_choices)
{
  guint n;

  if (!read_parts (reader, "Points", TRUE, &step->points))
    return FALSE;
  n = g_strv_length (step->points);
  return n == 0 || n == n_choices ||
         fail (reader, "Points", _ ("There must be a part, or “-”, for each choice."));
}

static gboolean
read_shown (const Reader *reader, CourseStep *step)
{
  g_autofree char *line = NULL;
  g_autofree char *tidy = NULL;
  g_auto (GStrv) words = NULL;
  gboolean fine = read_text (reader, "Show", &line);

  tidy = game_tidy_fields (line ? line : "");
  words = g_strsplit (tidy, " ", -1);
  for (guint i = 0; words[i]; i++)
    {
      g_autoptr (GError) wrong = NULL;
      GameAction action;

      if (reader->module->rules->parse_action (words[i], &action, &wrong))
        g_array_append_val (step->shown, action);
      else
        fine = fail (reader, "Show", wrong->message);
    }
  return fine;
}

/* The kinds of what the mover owes, which no step forbids. */
static guint64
find_due (const GameRules *rules)
{
  guint64 kinds = 0;

  for (guint i = 0; i < rules->n_kinds; i++)
    if (rules->kinds[i].flags & GAME_KIND_DUE)
      kinds |= G_GUINT64_CONSTANT (1) << i;
  return kinds;
}

static gboolean
read_allowed (const Reader *reader, CourseStep *step)
{
  const GameRules *rules = reader->module->rules;
  CourseActs       acts = { 0 };
  gboolean         fine =
    course_acts_read (reader->keys, rules, reader->group, "Allow", &acts);

  step->limits.is_free = !has (reader, "Allow");
  step->limits.allowed_kinds = step->limits.is_free ? 0 : acts.kinds | find_due (rules);
  step->limits.allowed = acts.actions;
  if (!step->limits.is_free && !has (reader, "NotNow"))
    fail (reader, "NotNow", _ ("A step that allows only some actions answers the others."));
  if (step->limits.is_free && has (reader, "NotNow"))
    fail (reader, "NotNow", _ ("This step allows every action, so this is never said."));
  read_text (reader, "NotNow", &step->not_now);
  return fine;
}

/* Goal1 and Done1, or, in a task, Goal and Done. */
static gboolean
read_goal (const Reader *reader, CourseStep *step, const char *key)
{
  GameGoal goal = { 0 };
  gboolean fine =
    course_goal_read (reader->keys, reader->module->rules, reader->group, key,
                      reader->setting->seats, reader->setting->seat, &goal);

  step->goals = g_renew (GameGoal, step->goals, step->n_goals + 1);
  step->goals[step->n_goals++] = goal;
  return fine && goal.n_conditions > 0;
}

/* Checks that each goal has its reply, and each reply its goal. */
static gboolean
check_replies (const Reader *reader, const char *of, guint n, const char *reply, guint n_replies)
{
  g_autofree char *key = game_print ("%s%u", reply, MIN (n, n_replies) + 1);
  g_autofree char *other = game_print ("%s%u", of, MIN (n, n_replies) + 1);

  if (n == n_replies)
    return TRUE;
  if (has_fault (reader, key) || has_fault (reader, other))
    return FALSE;
  if (n > n_replies)
    /* Translators: %s is the name of a key, such as Goal2. */
    return course_keys_fail (reader->keys,
                             reader->group,
                             key,
                             _ ("This key is missing: %s needs it."),
                             other);
  /* Translators: %s is the name of a key, such as Goal2. */
  return course_keys_fail (reader->keys,
                           reader->group,
                           key,
                           _ ("There is no %s that this belongs to."),
                           other);
}

static gboolean
read_goals (const Reader *reader, CourseStep *step)
{
  gboolean fine = read_texts (reader, "Done", &step->done);

  for (guint i = 1; i <= COURSE_MAX_NUMBER; i++)
    {
      g_autofree char *key = game_print ("Goal%u", i);

      if (has (reader, key))
        fine &= read_goal (reader, step, key);
    }
  return fine &&
         check_replies (reader, "Goal", step->n_goals, "Done", g_strv_length (step->done));
}

/* A number of `key`, which lists goals behind the first. */
static gboolean
read_kind (const Reader *reader, CourseStep *step, const char *key, const char *word, guint8 kind)
{
  guint64 number;

  if (!game_number_parse (word, step->n_goals, &number, NULL) || number < 1)
    return fail (reader, key, _ ("There is no goal of this number."));
  if (number == 1)
    return fail (reader, key, _ ("The first goal is what the step asks for."));
  if (step->kinds[number - 1] != COURSE_GOAL_DONE)
    /* Translators: Fine and Missed are keys of the file; %u is the number of a goal. */
    return course_keys_fail (reader->keys, reader->group, key,
                             _ ("Fine or Missed has named goal %u already."), (guint) number);
  step->kinds[number - 1] = kind;
  return TRUE;
}

static gboolean
read_kinds (const Reader *reader, CourseStep *step, const char *key, guint8 kind)
{
  g_auto (GStrv) words = NULL;
  gboolean fine = course_keys_read_list (reader->keys, reader->group, key, &words);

  for (guint i = 0; words[i]; i++)
    fine &= read_kind (reader, step, key, words[i], kind);
  return fine;
}

static gboolean
read_right (const Reader *reader, CourseStep *step)
{
  g_autofree char *text = NULL;
  guint64          number;

  if (!read_text (reader, "Right", &text))
    return FALSE;
  if (!text)
    return fail (reader, "Right", _ ("This key is missing."));
  if (!game_number_parse (text, g_strv_length (step->choices), &number, NULL) || number < 1)
    return fail (reader, "Right", _ ("There is no choice with this number."));
  step->right = (guint) number - 1;
  return TRUE;
}

/* A number, or a term of the goals: the left side of a condition. */
static gboolean
read_answer (const Reader *reader, CourseStep *step, const char *text)
{
  g_autofree char *condition = g_strconcat (text, " = 0", NULL);
  g_autofree char *goal_text = game_tidy_goal (condition);
  g_autoptr (GError) wrong = NULL;
  GameGoal goal;
  guint64  number;

  step->has_answer = TRUE;
  if (game_number_parse (text, MAX_ANSWER, &number, NULL))
    {
      step->answer.number = (guint32) number;
      return TRUE;
    }
  if (g_ascii_isdigit (*text) || *text == '-')
    return course_keys_fail (reader->keys, reader->group, "Answer",
                             /* Translators: %u is a number. */
                             _ ("A number to be typed must be from 0 to %u."), MAX_ANSWER);
  if (!game_goal_parse (reader->module->rules, goal_text, reader->setting->seats,
                        reader->setting->seat, &goal, &wrong))
    return fail (reader, "Answer", wrong->message);
  if (goal.n_conditions != 1 || !goal.conditions[0].term)
    return fail (reader, "Answer", _ ("This must be a number, or one term of a goal."));
  step->answer = goal.conditions[0];
  return TRUE;
}

/* A question with a number to type has a reply to the right one, and one to all others. */
static gboolean
check_answer (const Reader *reader, CourseStep *step)
{
  guint n = g_strv_length (step->replies);

  if (n < 2)
    return fail (reader, n < 1 ? "Reply1" : "Reply2", _ ("This key is missing."));
  if (n > 2)
    return fail (reader, "Reply3", _ ("A number is right or wrong: there are two replies."));
  for (guint i = 0; i < G_N_ELEMENTS (keys_of_choices); i++)
    if (has (reader, keys_of_choices[i]))
      return fail (reader, keys_of_choices[i],
                   _ ("A question has either choices or an answer, not both."));
  return TRUE;
}

static gboolean
read_question (const Reader *reader, CourseStep *step)
{
  g_autofree char *answer = NULL;
  gboolean         fine;
  guint            n;

  fine = read_text (reader, "Ask", &step->ask);
  fine &= read_texts (reader, "Choice", &step->choices);
  fine &= read_texts (reader, "Reply", &step->replies);
  fine &= read_text (reader, "Answer", &answer);
  if (!fine)
    return FALSE;
  if (answer)
    return check_answer (reader, step) && read_answer (reader, step, answer);
  n = g_strv_length (step->choices);
  if (n < 2)
    return fail (reader, n < 1 ? "Choice1" : "Choice2", _ ("This key is missing."));
  fine = check_replies (reader, "Choice", n, "Reply", g_strv_length (step->replies));
  fine &= read_points (reader, step, n);
  return read_right (reader, step) && fine;
}

/* Returns TRUE if a key is there, or was, until it turned out to be wrong. */
static gboolean
was_given (const Reader *reader, const char *key)
{
  return has (reader, key) || has_fault (reader, key);
}

/* Keys that say nothing without another one. */
static gboolean
check_company (const Reader *reader)
{
  static const char *const pairs[][2] = {
    { "Choice1", "Ask" },
    { "Reply1", "Ask" },
    { "Right", "Ask" },
    { "Points", "Ask" },
    { "Answer", "Ask" },
    { "Allow", "Goal1" },
    { "NotNow", "Allow" },
    { "Hint1", "Goal1" },
    { "Done1", "Goal1" },
    { "Fine", "Goal1" },
    { "Missed", "Goal1" },
  };

  gboolean fine = TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    if (has (reader, pairs[i][0]) && !was_given (reader, pairs[i][1]))
      /* Translators: %s is the name of a key, such as Goal2. */
      fine = course_keys_fail (reader->keys,
                               reader->group,
                               pairs[i][0],
                               _ ("There is no %s that this belongs to."),
                               pairs[i][1]);
  if (has (reader, "Ask") && has (reader, "Goal1"))
    fine = fail (reader, "Ask", _ ("A step has either a goal or a question, not both."));
  return fine;
}

/* Returns TRUE if the step can be proved. */
static gboolean
read_step (const Reader *reader, CourseStep *step)
{
  gboolean fine = check_company (reader);

  if (has (reader, "Ask"))
    step->kind = COURSE_STEP_ASK;
  else
    step->kind = was_given (reader, "Goal1") ? COURSE_STEP_DO : COURSE_STEP_LOOK;
  read_parts (reader, "Spotlight", FALSE, &step->spotlights);
  fine &= read_shown (reader, step);
  fine &= read_allowed (reader, step);
  fine &= read_goals (reader, step);
  fine &= read_kinds (reader, step, "Fine", COURSE_GOAL_FINE);
  fine &= read_kinds (reader, step, "Missed", COURSE_GOAL_MISSED);
  if (step->kind == COURSE_STEP_ASK)
    fine &= read_question (reader, step);
  return fine;
}

static gboolean
read_task (const Reader *reader, CourseStep *step)
{
  step->kind = COURSE_STEP_DO;
  step->is_task = TRUE;
  step->limits.is_free = TRUE;
  step->done = g_new0 (char *, 2);
  read_text (reader, "Done", &step->done[0]);
  return read_goal (reader, step, "Goal");
}

/* Lists that were not read are empty. */
static void
fill_lists (CourseStep *step)
{
  GStrv *lists[] = { &step->spotlights, &step->choices, &step->replies,
                     &step->points, &step->done, &step->drills };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (!*lists[i])
      *lists[i] = g_new0 (char *, 1);
}

CourseLimits
course_limits_copy (const CourseLimits *limits)
{
  CourseLimits copy = { .is_free = TRUE };

  if (limits == NULL || limits->is_free)
    return copy;
  copy = *limits;
  if (copy.allowed != NULL)
    g_array_ref (copy.allowed);
  return copy;
}

void
course_limits_clear (CourseLimits *limits)
{
  g_clear_pointer (&limits->allowed, g_array_unref);
}

gboolean
course_limits_equal (const CourseLimits *one, const CourseLimits *two)
{
  if (one->is_free || two->is_free)
    return one->is_free && two->is_free;
  return one->allowed_kinds == two->allowed_kinds && one->allowed == two->allowed;
}

gboolean
course_limits_allow (const CourseLimits *limits, GameAction action)
{
  if (limits->is_free || (limits->allowed_kinds & (G_GUINT64_CONSTANT (1) << action.kind)))
    return TRUE;
  for (guint i = 0; limits->allowed != NULL && i < limits->allowed->len; i++)
    if (game_action_equal (g_array_index (limits->allowed, GameAction, i), action))
      return TRUE;
  return FALSE;
}

static gboolean
allow (gconstpointer data, GameAction action)
{
  return course_limits_allow (data, action);
}

GameFilter
course_limits_get_filter (const CourseLimits *limits)
{
  return (GameFilter) { allow, limits };
}

gboolean
course_step_allows (const CourseStep *step, GameAction action)
{
  return course_limits_allow (&step->limits, action);
}

GameFilter
course_step_get_filter (const CourseStep *step)
{
  return course_limits_get_filter (&step->limits);
}

gint
course_step_get_answer (const CourseStep *step, const GameState *state, guint me)
{
  const GameTerm *term = step->answer.term;

  return term ? term->value (state, me, step->answer.operand) : (gint) step->answer.number;
}

guint
course_step_get_wanted (const CourseStep *step, GameGoal wanted[COURSE_MAX_NUMBER])
{
  guint n = 0;

  for (guint i = 0; i < step->n_goals; i++)
    if (step->kinds[i] != COURSE_GOAL_MISSED)
      wanted[n++] = step->goals[i];
  return n;
}

CourseStep *
course_step_read (const CourseKeys        *keys,
                  const char              *group,
                  const GameModule *const *modules,
                  CourseSetting           *setting)
{
  CourseStep *step = g_new0 (CourseStep, 1);
  Reader      reader = { .keys = keys, .group = group, .setting = setting };
  gboolean    is_placed;

  step->name = g_strdup (group);
  step->shown = g_array_new (FALSE, FALSE, sizeof (GameAction));
  is_placed = read_position (&reader, step, modules);
  read_text (&reader, "Say", &step->say);
  read_texts (&reader, "Hint", &step->hints);
  if (reader.module)
    {
      step->is_sound =
        g_str_has_prefix (group, "Task") ? read_task (&reader, step) : read_step (&reader, step);
      course_keys_read_paragraphs (keys, setting->module->rules, group, "Drill", &step->drills);
    }
  step->is_sound &= is_placed;
  fill_lists (step);
  return step;
}

void
course_step_free (CourseStep *step)
{
  g_free (step->name);
  g_free (step->position);
  g_free (step->say);
  g_strfreev (step->spotlights);
  g_array_unref (step->shown);
  g_free (step->goals);
  g_strfreev (step->done);
  g_strfreev (step->hints);
  g_free (step->not_now);
  course_limits_clear (&step->limits);
  g_free (step->ask);
  g_strfreev (step->choices);
  g_strfreev (step->replies);
  g_strfreev (step->points);
  g_strfreev (step->drills);
  g_free (step);
}
