/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads guides. A rule that names nothing by which it could be told, or used, is a fault of its
 * group; whether that ever comes about in a game, only a proof can say (course-trial.h).
 */
#include "course-guide.h"

#include <glib/gi18n-lib.h>

#include "course-spotlight.h"
#include "game-state.h"
#include "game-text.h"

#define MAX_ANY 9
#define MAX_BY  99

#define SENTENCE (COURSE_KEY_REQUIRED | COURSE_KEY_TEXT)

struct _CourseGuide
{
  GPtrArray *rules;  /* of CourseRule */
  GPtrArray *advice; /* of CourseAdvice */
};

typedef struct
{
  const CourseKeys *keys;
  const char       *group;
  const GameRules  *rules;
  guint             seat;
} Reader;

const CourseKey course_guide_rule_keys[] = {
  { "Title", SENTENCE | COURSE_KEY_TITLE },
  { "Paragraphs", COURSE_KEY_REQUIRED },
  { "When", COURSE_KEY_PLAIN },
  { "Near", COURSE_KEY_PLAIN },
  { "If", COURSE_KEY_PLAIN },
  { "Reach", COURSE_KEY_PLAIN },
  { "Used", COURSE_KEY_PLAIN },
  { "Goal", COURSE_KEY_PLAIN },
  { "Any", COURSE_KEY_PLAIN },
  { "By", COURSE_KEY_PLAIN },
  { "Say", SENTENCE },
  { "Again", SENTENCE },
  { "Spotlight", COURSE_KEY_PLAIN },
  { NULL },
};

const CourseKey course_guide_advice_keys[] = {
  { "When", COURSE_KEY_PLAIN },
  { "Near", COURSE_KEY_PLAIN },
  { "If", COURSE_KEY_PLAIN },
  { "Reach", COURSE_KEY_PLAIN },
  { "Hint", SENTENCE | COURSE_KEY_NUMBERED },
  { "Spotlight", COURSE_KEY_PLAIN },
  { NULL },
};

static gboolean
has (const Reader *reader, const char *key)
{
  return course_keys_has (reader->keys, reader->group, key);
}

static gboolean
read_text (const Reader *reader, const char *key, char **text)
{
  return course_keys_read (reader->keys, reader->group, key, text);
}

static void
read_acts (const Reader *reader, const char *key, CourseActs *acts)
{
  course_acts_read (reader->keys, reader->rules, reader->group, key, acts);
}

static void
read_goal (const Reader *reader, const char *key, GameGoal *goal)
{
  course_goal_read (reader->keys, reader->rules, reader->group, key, 2, reader->seat, goal);
}

static void
read_cause (const Reader *reader, CourseCause *cause)
{
  cause->is_bound = has (reader, "When");
  if (!cause->is_bound && !has (reader, "If"))
    course_keys_fail (reader->keys, reader->group, "When",
                      /* Translators: When and If are keys of the file. */
                      _ ("When or If says where this matters."));
  cause->is_step = has (reader, "Reach");
  if (cause->is_step && !cause->is_bound)
    course_keys_fail (reader->keys, reader->group, "Reach",
                      /* Translators: Reach and When are keys of the file. */
                      _ ("Reach needs When, the actions that lead there."));
  read_acts (reader, "When", &cause->acts);
  course_flag_read (reader->keys, reader->group, "Near", &cause->is_near);
  read_goal (reader, "If", &cause->state);
  read_goal (reader, "Reach", &cause->reach);
}

static void
read_part (const Reader *reader, char **part)
{
  if (read_text (reader, "Spotlight", part) && *part)
    course_spotlight_read (reader->keys, reader->rules, reader->group, "Spotlight", 2, part);
}

/* The acts that show a rule to be used: those of Used, else of When. */
static void
read_use (const Reader *reader, CourseRule *rule)
{
  rule->has_goal = has (reader, "Goal");
  read_goal (reader, "Goal", &rule->goal);
  rule->is_later = has (reader, "Used");
  if (rule->is_later)
    read_acts (reader, "Used", &rule->used);
  else if (!rule->has_goal && rule->cause.is_bound)
    read_acts (reader, "When", &rule->used);
  else if (!rule->has_goal)
    course_keys_fail (reader->keys, reader->group, "Used",
                      /* Translators: When, Used and Goal are keys of the file. */
                      _ ("Without When, Used or Goal says how the rule is used."));
}

static void
read_rule (const Reader *reader, CourseRule *rule)
{
  read_text (reader, "Title", &rule->title);
  course_keys_read_paragraphs (reader->keys, reader->rules, reader->group, "Paragraphs",
                               &rule->paragraphs);
  read_cause (reader, &rule->cause);
  read_use (reader, rule);
  course_number_read (reader->keys, reader->group, "Any", 1, MAX_ANY, &rule->any);
  course_number_read (reader->keys, reader->group, "By", 1, MAX_BY, &rule->by);
  read_text (reader, "Say", &rule->say);
  read_text (reader, "Again", &rule->again);
  read_part (reader, &rule->part);
}

static void
read_advice (const Reader *reader, CourseAdvice *advice)
{
  read_cause (reader, &advice->cause);
  course_keys_read_numbered (reader->keys, reader->group, "Hint", &advice->hints);
  read_part (reader, &advice->part);
}

static void
rule_free (gpointer data)
{
  CourseRule *rule = data;

  g_free (rule->title);
  g_strfreev (rule->paragraphs);
  course_acts_clear (&rule->cause.acts);
  course_acts_clear (&rule->used);
  g_free (rule->say);
  g_free (rule->again);
  g_free (rule->part);
  g_free (rule);
}

static void
advice_free (gpointer data)
{
  CourseAdvice *advice = data;

  course_acts_clear (&advice->cause.acts);
  g_strfreev (advice->hints);
  g_free (advice->part);
  g_free (advice);
}

static CourseRule *
add_rule (CourseGuide *guide)
{
  CourseRule *rule = g_new0 (CourseRule, 1);

  g_ptr_array_add (guide->rules, rule);
  return rule;
}

static CourseAdvice *
add_advice (CourseGuide *guide)
{
  CourseAdvice *advice = g_new0 (CourseAdvice, 1);

  g_ptr_array_add (guide->advice, advice);
  return advice;
}

static void
read_group (CourseGuide *guide, const Reader *reader)
{
  gboolean is_rule = g_str_has_prefix (reader->group, "Rule");
  gboolean is_advice = g_str_has_prefix (reader->group, "Advice");

  if (is_rule && guide->rules->len < COURSE_MAX_RULES)
    read_rule (reader, add_rule (guide));
  else if (is_advice && guide->advice->len < COURSE_MAX_ADVICE)
    read_advice (reader, add_advice (guide));
  else if (is_rule || is_advice)
    course_keys_fail (reader->keys, reader->group, is_rule ? "Title" : "Hint1",
                      _ ("There are at most %u such groups."),
                      is_rule ? COURSE_MAX_RULES : COURSE_MAX_ADVICE);
}

CourseGuide *
course_guide_read (const CourseKeys *keys, const GameRules *rules, guint seat)
{
  const char *const *groups = course_keys_get_groups (keys);
  CourseGuide       *guide = g_new0 (CourseGuide, 1);

  guide->rules = g_ptr_array_new_with_free_func (rule_free);
  guide->advice = g_ptr_array_new_with_free_func (advice_free);
  for (guint i = 0; groups[i]; i++)
    {
      const Reader reader = { keys, groups[i], rules, seat };

      read_group (guide, &reader);
    }
  if (guide->rules->len == 0)
    g_clear_pointer (&guide, course_guide_free);
  return guide;
}

void
course_guide_free (CourseGuide *guide)
{
  g_ptr_array_unref (guide->rules);
  g_ptr_array_unref (guide->advice);
  g_free (guide);
}

guint
course_guide_get_n_rules (const CourseGuide *guide)
{
  return guide->rules->len;
}

const CourseRule *
course_guide_get_rule (const CourseGuide *guide, guint i)
{
  g_return_val_if_fail (i < guide->rules->len, NULL);

  return g_ptr_array_index (guide->rules, i);
}

guint
course_guide_get_n_advice (const CourseGuide *guide)
{
  return guide->advice->len;
}

const CourseAdvice *
course_guide_get_advice (const CourseGuide *guide, guint i)
{
  g_return_val_if_fail (i < guide->advice->len, NULL);

  return g_ptr_array_index (guide->advice, i);
}

guint
course_guide_count_wanted (const CourseGuide *guide)
{
  guint n = 0;
  guint any = 0;

  for (guint i = 0; i < guide->rules->len; i++)
    {
      const CourseRule *rule = course_guide_get_rule (guide, i);

      n += rule->any == 0;
      any = MAX (any, rule->any);
    }
  return n + any;
}
