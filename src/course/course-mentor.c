/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A saying stays until it has been followed, or does not matter any more: what stands on the
 * screen does not change under the reader's eyes.
 */
#include "course-mentor.h"

#include "game-state.h"

/* The number of turns after which a rule is told again, and an advice given again. */
#define PAUSE 2

typedef struct
{
  CourseMentor      *mentor;
  const CourseBout  *bout;
  const CourseGuide *guide;
  const CourseStand *stand;
  const GameState   *state;
  GameAction        *legal;
  guint              n_legal;
  GArray            *near; /* of GameAction: those that are legal after one more; NULL: not asked */
} Look;

/* The first legal action among these, or NULL. */
static const GameAction *
find_legal (const Look *look, const CourseActs *acts)
{
  for (guint i = 0; i < look->n_legal; i++)
    if (course_acts_have (acts, look->legal[i]))
      return &look->legal[i];
  return NULL;
}

/* Collects the actions that are legal after one of the learner's that neither ends the turn nor
 * reveals anything. */
static void
look_near (Look *look)
{
  const GameRules       *rules = course_bout_get_module (look->bout)->rules;
  guint                  own = course_bout_get_seat (look->bout);
  g_autofree GameState  *after = game_state_new (rules);
  g_autofree GameAction *legal = g_new (GameAction, rules->max_legal);

  look->near = g_array_new (FALSE, FALSE, sizeof (GameAction));
  for (guint i = 0; i < look->n_legal; i++)
    {
      if (rules->kinds[look->legal[i].kind].flags & (GAME_KIND_ENDS_TURN | GAME_KIND_CHANCE))
        continue;
      game_state_copy (rules, after, look->state);
      rules->apply (after, look->legal[i], NULL);
      if (rules->seat (after) == own)
        g_array_append_vals (look->near, legal, rules->legal (after, own, legal));
    }
}

static gboolean
is_near (Look *look, const CourseActs *acts)
{
  if (!look->near)
    look_near (look);
  for (guint i = 0; i < look->near->len; i++)
    if (course_acts_have (acts, g_array_index (look->near, GameAction, i)))
      return TRUE;
  return FALSE;
}

static gboolean
matters (Look *look, const CourseCause *cause, const GameTally *tally)
{
  return game_goal_holds (&cause->state, look->state, tally) &&
         (!cause->is_bound || find_legal (look, &cause->acts) != NULL ||
          (cause->is_near && is_near (look, &cause->acts)));
}

static void
be_silent (CourseMentor *mentor)
{
  mentor->saying = COURSE_SAYING_NOTHING;
  mentor->say = NULL;
  mentor->part = NULL;
  mentor->has_action = FALSE;
}

static void
say (const Look        *look,
     CourseSaying       saying,
     guint              index,
     const char        *words,
     const char        *part,
     const CourseCause *cause)
{
  CourseMentor     *mentor = look->mentor;
  const GameAction *action = part ? NULL : find_legal (look, &cause->acts);

  mentor->saying = saying;
  mentor->index = index;
  mentor->say = words;
  mentor->part = part;
  mentor->has_action = action != NULL;
  if (action)
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

static gboolean
is_told_again (const CourseRuleMark *mark, guint turn)
{
  guint since = mark->used == 0 ? mark->met : mark->refused;

  return mark->met > 0 && since > 0 && mark->again == 0 && turn >= since + PAUSE;
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

      if ((again ? !is_told_again (mark, mentor->turn) : mark->met > 0) ||
          !matters (look, &rule->cause, &look->stand->own))
        continue;
      if (again)
        mark->again = mentor->turn;
      else
        mark->met = mentor->turn;
      say (look, again ? COURSE_SAYING_AGAIN : COURSE_SAYING_RULE, i,
           again ? rule->again : rule->say, rule->part, &rule->cause);
      return TRUE;
    }
  return FALSE;
}

static gboolean
give_advice (Look *look)
{
  CourseMentor   *mentor = look->mentor;
  const GameTally lately = sum_counts (mentor);

  for (guint i = 0; i < course_guide_get_n_advice (look->guide); i++)
    {
      const CourseAdvice *advice = course_guide_get_advice (look->guide, i);

      if ((mentor->advised[i] > 0 && mentor->turn < mentor->advised[i] + PAUSE) ||
          !matters (look, &advice->cause, &lately))
        continue;
      say (look, COURSE_SAYING_ADVICE, i,
           advice->hints[mentor->given[i] % g_strv_length (advice->hints)], advice->part,
           &advice->cause);
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
  const GameTally     lately = sum_counts (mentor);
  const CourseRule   *rule;

  if (mentor->saying == COURSE_SAYING_NOTHING)
    return FALSE;
  if (mentor->saying == COURSE_SAYING_ADVICE)
    return matters (look, &course_guide_get_advice (look->guide, mentor->index)->cause, &lately);
  rule = course_guide_get_rule (look->guide, mentor->index);
  return mentor->marks[mentor->index].used < mentor->turn &&
         matters (look, &rule->cause, &look->stand->own);
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
    if (look->mentor->marks[i].mattered == 0 &&
        matters (look, &course_guide_get_rule (look->guide, i)->cause, &look->stand->own))
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
  look->legal = g_new (GameAction, rules->max_legal);
  look->n_legal = rules->legal (look->state, course_bout_get_seat (look->bout), look->legal);
  if (begins)
    begin_turn (mentor, look->stand->taken + 1);
  mark_mattering (look);
  if (!is_still_said (look))
    {
      be_silent (mentor);
      if (!tell_rule (look, FALSE) && !tell_rule (look, TRUE) && begins)
        give_advice (look);
    }
  g_clear_pointer (&look->legal, g_free);
  g_clear_pointer (&look->near, g_array_unref);
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
