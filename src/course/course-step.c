/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading one step of a lesson: each key is right on its own, and those that belong together are
 * there together.
 */
#include "course-step.h"

#include <glib/gi18n-lib.h>

#include "course-spotlight.h"
#include "game-print.h"
#include "game-state.h"

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
  GError          **error;
} Reader;

static gboolean
read_text (const Reader *reader, const char *key, char **value)
{
  return course_keys_read (reader->keys, reader->group, key, value, reader->error);
}

static gboolean
read_texts (const Reader *reader, const char *key, GStrv *list)
{
  return course_keys_read_numbered (reader->keys, reader->group, key, list, reader->error);
}

static gboolean
has (const Reader *reader, const char *key)
{
  return course_keys_has (reader->keys, reader->group, key);
}

/* format has a place for one word, which stands in the file. */
static gboolean
fail_at_word (const Reader *reader, const char *key, const char *format, const char *word)
{
  g_autofree char *quoted = game_text_quote (word);
  g_autofree char *message = g_strdup_printf (format, quoted);

  return course_keys_fail (reader->error, reader->group, key, "%s", message);
}

/* A step's position must be readable, and of the game of the steps before it. */
static gboolean
read_position (Reader                  *reader,
               CourseStep              *step,
               const GameModule *const *modules)
{
  g_autoptr (GError) wrong = NULL;
  g_autofree GameState *state = NULL;
  CourseSetting        *setting = reader->setting;
  const GameModule     *own;

  if (!read_text (reader, "Position", &step->position))
    return FALSE;
  if (!step->position && !setting->module)
    return course_keys_fail (reader->error,
                             reader->group,
                             "Position",
                             _ ("The first step needs a position."));
  own = setting->module;
  if (step->position)
    own = game_modules_find_for_position (modules, step->position, &wrong);
  if (own && setting->module && own != setting->module)
    return course_keys_fail (reader->error,
                             reader->group,
                             "Position",
                             _ ("All positions of a lesson belong to one game."));
  if (own && step->position)
    state = game_position_parse_full (own->rules, step->position, 0, &wrong);
  if (wrong)
    return course_keys_fail (reader->error, reader->group, "Position", "%s", wrong->message);
  if (state)
    setting->seats = own->rules->seats (state);
  if (setting->seat >= setting->seats)
    return course_keys_fail (reader->error,
                             reader->group,
                             "Position",
                             _ ("The learner has no seat in this position."));
  setting->module = reader->module = own;
  return TRUE;
}

/* Parts of the board, with their names in full; NOWHERE stays as it is where that is allowed. */
static gboolean
read_parts (const Reader *reader, const char *key, gboolean allows_nowhere, GStrv *parts)
{
  if (!course_keys_read_list (reader->keys, reader->group, key, parts, reader->error))
    return FALSE;
  for (guint i = 0; (*parts)[i]; i++)
    {
      char *name;

      if (allows_nowhere && strcmp ((*parts)[i], COURSE_NOWHERE) == 0)
        continue;
      name =
        course_spotlight_parse (reader->module->rules, reader->setting->seats, (*parts)[i]);
      if (!name)
        return fail_at_word (reader, key, _ ("The board has no part “%s”."), (*parts)[i]);
      g_free ((*parts)[i]);
      (*parts)[i] = name;
    }
  return TRUE;
}

static gboolean
read_points (const Reader *reader, CourseStep *step, guint n_choices)
{
  guint n;

  if (!read_parts (reader, "Points", TRUE, &step->points))
    return FALSE;
  n = g_strv_length (step->points);
  if (n > 0 && n != n_choices)
    return course_keys_fail (reader->error, reader->group, "Points",
                             _ ("There must be a part, or “-”, for each choice."));
  return TRUE;
}

static gboolean
read_shown (const Reader *reader, CourseStep *step)
{
  g_autofree char *line = NULL;
  g_auto (GStrv) words = NULL;

  if (!read_text (reader, "Show", &line))
    return FALSE;
  words = g_strsplit (line ? line : "", " ", -1);
  for (guint i = 0; words[i]; i++)
    {
      g_autoptr (GError) wrong = NULL;
      GameAction action;

      if (!reader->module->rules->parse_action (words[i], &action, &wrong))
        return course_keys_fail (reader->error, reader->group, "Show", "%s", wrong->message);
      g_array_append_val (step->shown, action);
    }
  return TRUE;
}

/* The bit of a kind of action, or 0. */
static guint64
find_kind (const GameRules *rules, const char *name)
{
  guint kind = game_kind_find (rules, name);

  return kind < rules->n_kinds ? G_GUINT64_CONSTANT (1) << kind : 0;
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
  g_auto (GStrv) words = NULL;

  if (!course_keys_read_list (reader->keys, reader->group, "Allow", &words, reader->error))
    return FALSE;
  step->limits.is_free = !words[0];
  step->limits.allowed_kinds = words[0] ? find_due (rules) : 0;
  for (guint i = 0; words[i]; i++)
    {
      guint64    kind = find_kind (rules, words[i]);
      GameAction action;

      step->limits.allowed_kinds |= kind;
      if (kind != 0)
        continue;
      if (!rules->parse_action (words[i], &action, NULL))
        return fail_at_word (reader,
                             "Allow",
                             _ ("“%s” is neither an action nor a kind of action."),
                             words[i]);
      g_array_append_val (step->limits.allowed, action);
    }
  if (!step->limits.is_free && !has (reader, "NotNow"))
    return course_keys_fail (reader->error,
                             reader->group,
                             "NotNow",
                             _ ("A step that allows only some actions answers the others."));
  if (step->limits.is_free && has (reader, "NotNow"))
    return course_keys_fail (reader->error,
                             reader->group,
                             "NotNow",
                             _ ("This step allows every action, so this is never said."));
  return read_text (reader, "NotNow", &step->not_now);
}

/* Goal1 and Done1, or, in a task, Goal and Done. */
static gboolean
read_goal (const Reader *reader, CourseStep *step, const char *key, const char *text)
{
  const GameRules *rules = reader->module->rules;
  GameGoal         goal = { 0 };
  g_autoptr (GError) wrong = NULL;

  if (!game_goal_parse (rules, text, reader->setting->seats, reader->setting->seat, &goal, &wrong))
    return course_keys_fail (reader->error, reader->group, key, "%s", wrong->message);
  step->goals = g_renew (GameGoal, step->goals, step->n_goals + 1);
  step->goals[step->n_goals++] = goal;
  return TRUE;
}

/* Checks that each goal has its reply, and each reply its goal. */
static gboolean
check_replies (const Reader *reader, const char *of, guint n, const char *reply, guint n_replies)
{
  g_autofree char *key = game_print ("%s%u", reply, MIN (n, n_replies) + 1);
  g_autofree char *other = game_print ("%s%u", of, MIN (n, n_replies) + 1);

  if (n == n_replies)
    return TRUE;
  if (n > n_replies)
    /* Translators: %s is the name of a key, such as Goal2. */
    return course_keys_fail (reader->error,
                             reader->group,
                             key,
                             _ ("This key is missing: %s needs it."),
                             other);
  /* Translators: %s is the name of a key, such as Goal2. */
  return course_keys_fail (reader->error,
                           reader->group,
                           key,
                           _ ("There is no %s that this belongs to."),
                           other);
}

static gboolean
read_goals (const Reader *reader, CourseStep *step)
{
  g_auto (GStrv) texts = NULL;

  if (!read_texts (reader, "Goal", &texts) || !read_texts (reader, "Done", &step->done))
    return FALSE;
  for (guint i = 0; texts[i]; i++)
    {
      g_autofree char *key = game_print ("Goal%u", i + 1);

      if (!read_goal (reader, step, key, texts[i]))
        return FALSE;
    }
  return check_replies (reader, "Goal", step->n_goals, "Done", g_strv_length (step->done));
}

/* A number of `key`, which lists goals behind the first. */
static gboolean
read_kind (const Reader *reader, CourseStep *step, const char *key, const char *word, guint8 kind)
{
  guint64 number;

  if (!game_number_parse (word, step->n_goals, &number, NULL) || number < 1)
    return course_keys_fail (reader->error,
                             reader->group,
                             key,
                             _ ("There is no goal of this number."));
  if (number == 1)
    return course_keys_fail (reader->error,
                             reader->group,
                             key,
                             _ ("The first goal is what the step asks for."));
  if (step->kinds[number - 1] != COURSE_GOAL_DONE)
    return course_keys_fail (reader->error,
                             reader->group,
                             key,
                             _ ("This goal has been named before."));
  step->kinds[number - 1] = kind;
  return TRUE;
}

static gboolean
read_kinds (const Reader *reader, CourseStep *step, const char *key, guint8 kind)
{
  g_auto (GStrv) words = NULL;

  if (!course_keys_read_list (reader->keys, reader->group, key, &words, reader->error))
    return FALSE;
  for (guint i = 0; words[i]; i++)
    if (!read_kind (reader, step, key, words[i], kind))
      return FALSE;
  return TRUE;
}

static gboolean
read_right (const Reader *reader, CourseStep *step)
{
  g_autofree char *text = NULL;
  guint64          number;

  if (!read_text (reader, "Right", &text))
    return FALSE;
  if (!text)
    return course_keys_fail (reader->error, reader->group, "Right", _ ("This key is missing."));
  if (!game_number_parse (text, g_strv_length (step->choices), &number, NULL) || number < 1)
    return course_keys_fail (reader->error,
                             reader->group,
                             "Right",
                             _ ("There is no choice with this number."));
  step->right = (guint) number - 1;
  return TRUE;
}

/* A number, or a term of the goals: the left side of a condition. */
static gboolean
read_answer (const Reader *reader, CourseStep *step, const char *text)
{
  g_autofree char *goal_text = NULL;
  g_autoptr (GError) wrong = NULL;
  GameGoal goal;
  guint64  number;

  step->has_answer = TRUE;
  if (game_number_parse (text, MAX_ANSWER, &number, NULL))
    {
      step->answer.number = (guint32) number;
      return TRUE;
    }
  goal_text = g_strconcat (text, " = 0", NULL);
  if (g_ascii_isdigit (*text) || *text == '-')
    return course_keys_fail (reader->error, reader->group, "Answer",
                             /* Translators: %u is a number. */
                             _ ("A number to be typed must be from 0 to %u."), MAX_ANSWER);
  if (!game_goal_parse (reader->module->rules, goal_text, reader->setting->seats,
                        reader->setting->seat, &goal, &wrong))
    return course_keys_fail (reader->error, reader->group, "Answer", "%s", wrong->message);
  if (goal.n_conditions != 1 || !goal.conditions[0].term)
    return course_keys_fail (reader->error, reader->group, "Answer",
                             _ ("This must be a number, or one term of a goal."));
  step->answer = goal.conditions[0];
  return TRUE;
}

/* A question with a number to type has a reply to the right one, and one to all others. */
static gboolean
check_answer (const Reader *reader, CourseStep *step)
{
  guint n = g_strv_length (step->replies);

  if (n < 2)
    return course_keys_fail (reader->error, reader->group, n < 1 ? "Reply1" : "Reply2",
                             _ ("This key is missing."));
  if (n > 2)
    return course_keys_fail (reader->error, reader->group, "Reply3",
                             _ ("A number is right or wrong: there are two replies."));
  for (guint i = 0; i < G_N_ELEMENTS (keys_of_choices); i++)
    if (has (reader, keys_of_choices[i]))
      return course_keys_fail (reader->error, reader->group, keys_of_choices[i],
                               _ ("A question has either choices or an answer, not both."));
  return TRUE;
}

static gboolean
read_question (const Reader *reader, CourseStep *step)
{
  g_autofree char *answer = NULL;
  guint            n;

  if (!read_text (reader, "Ask", &step->ask) ||
      !read_texts (reader, "Choice", &step->choices) ||
      !read_texts (reader, "Reply", &step->replies) ||
      !read_text (reader, "Answer", &answer))
    return FALSE;
  if (answer)
    return check_answer (reader, step) && read_answer (reader, step, answer);
  n = g_strv_length (step->choices);
  if (n < 2)
    return course_keys_fail (reader->error,
                             reader->group,
                             n < 1 ? "Choice1" : "Choice2",
                             _ ("This key is missing."));
  return check_replies (reader, "Choice", n, "Reply", g_strv_length (step->replies)) &&
         read_points (reader, step, n) && read_right (reader, step);
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

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    if (has (reader, pairs[i][0]) && !has (reader, pairs[i][1]))
      /* Translators: %s is the name of a key, such as Goal2. */
      return course_keys_fail (reader->error,
                               reader->group,
                               pairs[i][0],
                               _ ("There is no %s that this belongs to."),
                               pairs[i][1]);
  if (has (reader, "Ask") && has (reader, "Goal1"))
    return course_keys_fail (reader->error,
                             reader->group,
                             "Ask",
                             _ ("A step has either a goal or a question, not both."));
  return TRUE;
}

static gboolean
read_step (Reader *reader, CourseStep *step)
{
  if (!check_company (reader))
    return FALSE;
  if (has (reader, "Ask"))
    step->kind = COURSE_STEP_ASK;
  else
    step->kind = has (reader, "Goal1") ? COURSE_STEP_DO : COURSE_STEP_LOOK;
  return read_parts (reader, "Spotlight", FALSE, &step->spotlights) && read_shown (reader, step) &&
         read_allowed (reader, step) && read_goals (reader, step) &&
         read_kinds (reader, step, "Fine", COURSE_GOAL_FINE) &&
         read_kinds (reader, step, "Missed", COURSE_GOAL_MISSED) &&
         (step->kind != COURSE_STEP_ASK || read_question (reader, step));
}

static gboolean
read_task (Reader *reader, CourseStep *step)
{
  g_autofree char *goal = NULL;

  step->kind = COURSE_STEP_DO;
  step->is_task = TRUE;
  step->limits.is_free = TRUE;
  step->done = g_new0 (char *, 2);
  return read_text (reader, "Goal", &goal) && read_text (reader, "Done", &step->done[0]) &&
         read_goal (reader, step, "Goal", goal);
}

/* Lists that were not read are empty. */
static void
fill_lists (CourseStep *step)
{
  GStrv *lists[] = { &step->spotlights, &step->choices, &step->replies, &step->points };

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
                  CourseSetting           *setting,
                  GError                 **error)
{
  g_autoptr (CourseStep) step = g_new0 (CourseStep, 1);
  Reader reader = { .keys = keys, .group = group, .setting = setting, .error = error };

  step->name = g_strdup (group);
  step->shown = g_array_new (FALSE, FALSE, sizeof (GameAction));
  step->limits.allowed = g_array_new (FALSE, FALSE, sizeof (GameAction));
  if (!read_position (&reader, step, modules) || !read_text (&reader, "Say", &step->say) ||
      !read_texts (&reader, "Hint", &step->hints))
    return NULL;
  if (g_str_has_prefix (group, "Task") ? !read_task (&reader, step) : !read_step (&reader, step))
    return NULL;
  if (!course_keys_read_paragraphs (keys, setting->module->rules, group, "Drill", &step->drills,
                                    error))
    return NULL;
  fill_lists (step);
  return g_steal_pointer (&step);
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
