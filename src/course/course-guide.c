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
  GError          **error;
} Reader;

const CourseKey course_guide_rule_keys[] = {
  { "Title", SENTENCE | COURSE_KEY_TITLE },
  { "Paragraphs", COURSE_KEY_REQUIRED },
  { "When", COURSE_KEY_PLAIN },
  { "Near", COURSE_KEY_PLAIN },
  { "If", COURSE_KEY_PLAIN },
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
  return course_keys_read (reader->keys, reader->group, key, text, reader->error);
}

static gboolean
read_acts (const Reader *reader, const char *key, CourseActs *acts)
{
  return course_acts_read (reader->keys, reader->rules, reader->group, key, acts, reader->error);
}

static gboolean
read_goal (const Reader *reader, const char *key, GameGoal *goal)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) wrong = NULL;

  if (!read_text (reader, key, &text))
    return FALSE;
  return !text || game_goal_parse (reader->rules, text, 2, reader->seat, goal, &wrong) ||
         course_keys_fail (reader->error, reader->group, key, "%s", wrong->message);
}

static gboolean
read_cause (const Reader *reader, CourseCause *cause)
{
  cause->is_bound = has (reader, "When");
  if (!cause->is_bound && !has (reader, "If"))
    return course_keys_fail (reader->error, reader->group, "When",
                             /* Translators: When and If are keys of the file. */
                             _ ("When or If says where this matters."));
  return read_acts (reader, "When", &cause->acts) &&
         course_flag_read (reader->keys, reader->group, "Near", &cause->is_near, reader->error) &&
         read_goal (reader, "If", &cause->state);
}

static gboolean
read_part (const Reader *reader, char **part)
{
  g_autofree char *text = NULL;
  g_autofree char *quoted = NULL;

  if (!read_text (reader, "Spotlight", &text))
    return FALSE;
  if (!text)
    return TRUE;
  *part = course_spotlight_parse (reader->rules, 2, text);
  if (*part)
    return TRUE;
  quoted = game_text_quote (text);
  return course_keys_fail (reader->error, reader->group, "Spotlight",
                           _ ("The board has no part “%s”."), quoted);
}

/* The acts that show a rule to be used: those of Used, else of When. */
static gboolean
read_use (const Reader *reader, CourseRule *rule)
{
  rule->has_goal = has (reader, "Goal");
  if (!read_goal (reader, "Goal", &rule->goal))
    return FALSE;
  if (has (reader, "Used"))
    return read_acts (reader, "Used", &rule->used);
  if (rule->has_goal)
    return TRUE;
  if (!rule->cause.is_bound)
    return course_keys_fail (reader->error, reader->group, "Used",
                             /* Translators: When, Used and Goal are keys of the file. */
                             _ ("Without When, Used or Goal says how the rule is used."));
  return read_acts (reader, "When", &rule->used);
}

static gboolean
read_rule (const Reader *reader, CourseRule *rule)
{
  return read_text (reader, "Title", &rule->title) &&
         course_keys_read_paragraphs (reader->keys, reader->rules, reader->group, "Paragraphs",
                                      &rule->paragraphs, reader->error) &&
         read_cause (reader, &rule->cause) && read_use (reader, rule) &&
         course_number_read (reader->keys, reader->group, "Any", 1, MAX_ANY, &rule->any,
                             reader->error) &&
         course_number_read (reader->keys, reader->group, "By", 1, MAX_BY, &rule->by,
                             reader->error) &&
         read_text (reader, "Say", &rule->say) &&
         read_text (reader, "Again", &rule->again) && read_part (reader, &rule->part);
}

static gboolean
read_advice (const Reader *reader, CourseAdvice *advice)
{
  return read_cause (reader, &advice->cause) &&
         course_keys_read_numbered (reader->keys, reader->group, "Hint", &advice->hints,
                                    reader->error) &&
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

static gboolean
read_group (CourseGuide *guide, const Reader *reader)
{
  if (g_str_has_prefix (reader->group, "Rule"))
    return guide->rules->len < COURSE_MAX_RULES
             ? read_rule (reader, add_rule (guide))
             : course_keys_fail (reader->error, reader->group, "Title",
                                 _ ("There are at most %u such groups."), COURSE_MAX_RULES);
  if (g_str_has_prefix (reader->group, "Advice"))
    return guide->advice->len < COURSE_MAX_ADVICE
             ? read_advice (reader, add_advice (guide))
             : course_keys_fail (reader->error, reader->group, "Hint1",
                                 _ ("There are at most %u such groups."), COURSE_MAX_ADVICE);
  return TRUE;
}

gboolean
course_guide_read (const CourseKeys *keys,
                   const GameRules  *rules,
                   guint             seat,
                   CourseGuide     **guide,
                   GError          **error)
{
  const char *const *groups = course_keys_get_groups (keys);
  CourseGuide       *read = g_new0 (CourseGuide, 1);

  read->rules = g_ptr_array_new_with_free_func (rule_free);
  read->advice = g_ptr_array_new_with_free_func (advice_free);
  for (guint i = 0; groups[i]; i++)
    {
      const Reader reader = { keys, groups[i], rules, seat, error };

      if (read_group (read, &reader))
        continue;
      course_guide_free (read);
      return FALSE;
    }
  if (read->rules->len > 0)
    *guide = read;
  else
    course_guide_free (read);
  return TRUE;
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
