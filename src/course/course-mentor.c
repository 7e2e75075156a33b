/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A saying stays until it has been followed, or does not matter any more: what stands on the
 * screen does not change under the reader's eyes.
 */
#include "course-mentor.h"

#include "course-outlook.h"

/* The number of turns after which a rule is told again, and an advice given again. */
#define PAUSE 2

typedef struct
{
  CourseMentor      *mentor;
  const CourseBout  *bout;
  const CourseGuide *guide;
  const CourseStand *stand;
  const GameState   *state;
  CourseOutlook     *outlook; /* of the learner, in its turn */
  GameTally          lately;  /* the learner's counters of the last two turns */
} Look;

/* *action (may be NULL) as of the outlook. */
static gboolean
rule_matters (const Look *look, guint index, const GameAction **action)
{
  const CourseRule *rule = course_guide_get_rule (look->guide, index);

  return course_outlook_has (look->outlook, &rule->cause, &look->stand->own, action);
}

static gboolean
advice_matters (const Look *look, guint index, const GameAction **action)
{
  const CourseAdvice *advice = course_guide_get_advice (look->guide, index);

  return course_outlook_has (look->outlook, &advice->cause, &look->lately, action);
}

static void
be_silent (CourseMentor *mentor)
{
  mentor->saying = COURSE_SAYING_NOTHING;
  mentor->say = NULL;
  mentor->part = NULL;
  mentor->has_action = FALSE;
}

/* Says something about a part of the board, or without one about an action (or NULL). */
static void
say (CourseMentor     *mentor,
     CourseSaying      saying,
     guint             index,
     const char       *words,
     const char       *part,
     const GameAction *action)
{

  mentor->saying = saying;
  mentor->index = index;
  mentor->say = words;
  mentor->part = part;
  mentor->has_action = action && !part;
  if (mentor->has_action)
    mentor->action = *action;
}

/* The learner's counters of the last two turns. */
static GameTally
sum_counts (const CourseMentor *mentor)
{
  GameTally sum = mentor->counts[0];

  for (guint i = 0; i < GAME_MAX_COUNTERS; i++)
    sum.count[i] += mentor->counts[1].count[i];
  return sum;
}

/* Returns TRUE if a rule was missed, or refused, long enough ago, and can be used now. */
static gboolean
is_told_again (const Look *look, guint index)
{
  const CourseRule     *rule = course_guide_get_rule (look->guide, index);
  const CourseRuleMark *mark = &look->mentor->marks[index];
  guint                 since = mark->used == 0 ? mark->met : mark->refused;

  return mark->met > 0 && since > 0 && mark->again == 0 && look->mentor->turn >= since + PAUSE &&
         (!rule->is_later || course_outlook_allows (look->outlook, &rule->used));
}

/* Tells the first rule that matters: one that was not met, or else one to be told again. */
static gboolean
tell_rule (Look *look, gboolean again)
{
  CourseMentor *mentor = look->mentor;

  for (guint i = 0; i < course_guide_get_n_rules (look->guide); i++)
    {
      const CourseRule *rule = course_guide_get_rule (look->guide, i);
      CourseRuleMark   *mark = &mentor->marks[i];
      const GameAction *action = NULL;

      if ((again ? !is_told_again (look, i) : mark->met > 0) ||
          !rule_matters (look, i, &action))
        continue;
      if (again)
        mark->again = mentor->turn;
      else
        mark->met = mentor->turn;
      say (mentor, again ? COURSE_SAYING_AGAIN : COURSE_SAYING_RULE, i,
           again ? rule->again : rule->say, rule->part, action);
      return TRUE;
    }
  return FALSE;
}

static gboolean
give_advice (Look *look)
{
  CourseMentor *mentor = look->mentor;

  for (guint i = 0; i < course_guide_get_n_advice (look->guide); i++)
    {
      const CourseAdvice *advice = course_guide_get_advice (look->guide, i);
      const GameAction   *action = NULL;

      if ((mentor->advised[i] > 0 && mentor->turn < mentor->advised[i] + PAUSE) ||
          !advice_matters (look, i, &action))
        continue;
      say (mentor, COURSE_SAYING_ADVICE, i,
           advice->hints[mentor->given[i] % g_strv_length (advice->hints)], advice->part, action);
      mentor->advised[i] = mentor->turn;
      mentor->given[i]++;
      return TRUE;
    }
  return FALSE;
}

/* Returns TRUE if what is said has its point still. */
static gboolean
is_still_said (Look *look)
{
  const CourseMentor *mentor = look->mentor;

  if (mentor->saying == COURSE_SAYING_NOTHING)
    return FALSE;
  if (mentor->saying == COURSE_SAYING_ADVICE)
    return advice_matters (look, mentor->index, NULL);
  return mentor->marks[mentor->index].used < mentor->turn &&
         rule_matters (look, mentor->index, NULL);
}

/* A turn of the learner begins. */
static void
begin_turn (CourseMentor *mentor, guint turn)
{
  mentor->turn = turn;
  mentor->counts[0] = mentor->counts[1];
  mentor->counts[1] = mentor->count;
  mentor->count = (GameTally) { 0 };
  be_silent (mentor);
}

/* Notes the rules that have been used by an action (or none). */
static void
mark_used (const Look *look, const GameAction *action)
{
  for (guint i = 0; i < course_guide_get_n_rules (look->guide); i++)
    {
      const CourseRule *rule = course_guide_get_rule (look->guide, i);
      CourseRuleMark   *mark = &look->mentor->marks[i];

      if (mark->used > 0 || !((action && course_acts_have (&rule->used, *action)) ||
                              (rule->has_goal &&
                               game_goal_holds (&rule->goal, look->state, &look->stand->own))))
        continue;
      mark->used = look->mentor->turn;
      mark->met = mark->met > 0 ? mark->met : mark->used;
    }
}

static void
mark_mattering (Look *look)
{
  for (guint i = 0; i < course_guide_get_n_rules (look->guide); i++)
    if (look->mentor->marks[i].mattered == 0 && rule_matters (look, i, NULL))
      look->mentor->marks[i].mattered = look->mentor->turn;
}

static gboolean
is_learners_turn (const Look *look)
{
  const GameRules *rules = course_bout_get_module (look->bout)->rules;
  guint            own = course_bout_get_seat (look->bout);

  return look->stand->end == COURSE_STAND_OPEN && rules->mover (look->state) == own &&
         rules->seat (look->state) == own;
}

static void
look_around (Look *look)
{
  const GameRules *rules = course_bout_get_module (look->bout)->rules;
  CourseMentor    *mentor = look->mentor;
  gboolean         begins = look->stand->taken + 1 != mentor->turn;

  if (!is_learners_turn (look))
    {
      be_silent (mentor);
      return;
    }
  if (begins)
    begin_turn (mentor, look->stand->taken + 1);
  look->lately = sum_counts (mentor);
  look->outlook = course_outlook_new (rules, look->state, course_bout_get_seat (look->bout));
  mark_mattering (look);
  if (!is_still_said (look))
    {
      be_silent (mentor);
      if (!tell_rule (look, FALSE) && !tell_rule (look, TRUE) && begins)
        give_advice (look);
    }
  g_clear_pointer (&look->outlook, course_outlook_free);
}

void
course_mentor_look (CourseMentor      *mentor,
                    const CourseBout  *bout,
                    const CourseStand *stand,
                    const GameState   *state)
{
  Look look = { mentor, bout, course_bout_get_guide (bout), stand, state };

  g_return_if_fail (look.guide != NULL);

  look_around (&look);
}

void
course_mentor_follow (CourseMentor      *mentor,
                      const CourseBout  *bout,
                      const CourseStand *stand,
                      guint              seat,
                      GameAction         action,
                      const GameState   *after)
{
  const GameRules *rules = course_bout_get_module (bout)->rules;
  gboolean         is_own = seat == course_bout_get_seat (bout);
  Look             look = { mentor, bout, course_bout_get_guide (bout), stand, after };

  g_return_if_fail (look.guide != NULL);

  if (is_own)
    game_tally_add (&mentor->count, rules, action);
  mark_used (&look, is_own ? &action : NULL);
  look_around (&look);
}

void
course_mentor_refuse (CourseMentor     *mentor,
                      const CourseBout *bout,
                      guint             turn,
                      GameAction        action)
{
  const CourseGuide *guide = course_bout_get_guide (bout);

  for (guint i = 0; i < course_guide_get_n_rules (guide); i++)
    if (course_acts_have (&course_guide_get_rule (guide, i)->cause.acts, action))
      mentor->marks[i].refused = turn;
}

guint64
course_mentor_get_rival_kinds (const CourseMentor *mentor, const CourseBout *bout)
{
  const CourseGuide *guide = course_bout_get_guide (bout);
  guint64            met = 0;
  guint64            unmet = 0;

  for (guint i = 0; i < course_guide_get_n_rules (guide); i++)
    {
      const CourseRule *rule = course_guide_get_rule (guide, i);
      guint64           kinds = course_acts_get_kinds (&rule->cause.acts);

      kinds |= course_acts_get_kinds (&rule->used);
      if (mentor->marks[i].met > 0)
        met |= kinds;
      else
        unmet |= kinds;
    }
  unmet &= ~met;
  return unmet ? course_bout_get_kinds (bout) & ~unmet : course_bout_get_rival_kinds (bout);
}

gboolean
course_mentor_is_served (const CourseMentor *mentor, const CourseGuide *guide)
{
  gboolean asks_any = FALSE;
  gboolean has_any = FALSE;

  for (guint i = 0; i < course_guide_get_n_rules (guide); i++)
    {
      const CourseRule *rule = course_guide_get_rule (guide, i);
      guint             turn = mentor->marks[i].mattered;
      gboolean          in_time = turn > 0 && turn <= rule->by;

      if (rule->by > 0 && rule->any == 0 && !in_time)
        return FALSE;
      asks_any = asks_any || (rule->by > 0 && rule->any > 0);
      has_any = has_any || (in_time && rule->any > 0);
    }
  return has_any || !asks_any;
}

static guint
count (const CourseMentor *mentor, const CourseGuide *guide, gboolean used)
{
  guint n = 0;
  guint any = 0;
  guint limit = 0;

  for (guint i = 0; i < course_guide_get_n_rules (guide); i++)
    {
      const CourseRule     *rule = course_guide_get_rule (guide, i);
      const CourseRuleMark *mark = &mentor->marks[i];
      gboolean              counts = used ? mark->used > 0 : mark->met > 0;

      limit = MAX (limit, rule->any);
      n += counts && rule->any == 0;
      any += counts && rule->any > 0;
    }
  return n + MIN (any, limit);
}

guint
course_mentor_count_met (const CourseMentor *mentor, const CourseGuide *guide)
{
  return count (mentor, guide, FALSE);
}

guint
course_mentor_count_used (const CourseMentor *mentor, const CourseGuide *guide)
{
  return count (mentor, guide, TRUE);
}
