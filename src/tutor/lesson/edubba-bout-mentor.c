/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The record is gone through from its beginning each time, as edubba-bout.c does. Refusals stay
 * known when actions are taken back: whoever was refused has not forgotten it.
 */
#include "edubba-bout-mentor.h"

struct _EdubbaBoutMentor
{
  const CourseBout *file;     /* borrowed */
  GArray           *refusals; /* of Refusal */
  guint64           noted;    /* a bit for each rule */
  CourseMentor      mentor;
};

typedef struct
{
  guint      turn; /* of the learner, from 1 */
  GameAction action;
} Refusal;

EdubbaBoutMentor *
edubba_bout_mentor_new (const CourseBout *file)
{
  EdubbaBoutMentor *self = g_new0 (EdubbaBoutMentor, 1);

  self->file = file;
  self->refusals = g_array_new (FALSE, FALSE, sizeof (Refusal));
  return self;
}

void
edubba_bout_mentor_free (EdubbaBoutMentor *self)
{
  g_array_unref (self->refusals);
  g_free (self);
}

const CourseMentor *
edubba_bout_mentor_get (const EdubbaBoutMentor *self)
{
  return &self->mentor;
}

void
edubba_bout_mentor_begin (EdubbaBoutMentor  *self,
                          const CourseStand *stand,
                          const GameState   *state)
{
  self->mentor = (CourseMentor) { 0 };
  for (guint i = 0; i < self->refusals->len; i++)
    {
      const Refusal *refusal = &g_array_index (self->refusals, Refusal, i);

      course_mentor_refuse (&self->mentor, self->file, refusal->turn, refusal->action);
    }
  course_mentor_look (&self->mentor, self->file, stand, state);
}

void
edubba_bout_mentor_follow (EdubbaBoutMentor  *self,
                           const CourseStand *stand,
                           guint              seat,
                           GameAction         action,
                           const GameState   *after)
{
  course_mentor_follow (&self->mentor, self->file, stand, seat, action, after);
}

void
edubba_bout_mentor_refuse (EdubbaBoutMentor  *self,
                           const CourseStand *stand,
                           const char        *action)
{
  const GameRules *rules = course_bout_get_module (self->file)->rules;
  Refusal          refusal = { .turn = stand->taken + 1 };

  if (!rules->parse_action (action, &refusal.action, NULL))
    return;
  g_array_append_val (self->refusals, refusal);
  course_mentor_refuse (&self->mentor, self->file, refusal.turn, refusal.action);
}

void
edubba_bout_mentor_hold_back (EdubbaBoutMentor *self, EdubbaEngine *engine)
{
  const GamePlayerOptions how = {
    .kinds = course_mentor_get_rival_kinds (&self->mentor, self->file),
    .habit = course_bout_get_habit (self->file),
  };

  edubba_engine_set_options (engine, &how);
}

/* A rule that was used with the tutor's words is not known yet: a hint was given. */
static void
note_rule (const CourseRule *rule, const char *game, EdubbaProgress *progress)
{
  for (guint i = 0; rule->paragraphs[i] != NULL; i++)
    edubba_progress_note_rule (progress, game, rule->paragraphs[i], EDUBBA_RULE_HINTED);
}

void
edubba_bout_mentor_note (EdubbaBoutMentor *self, EdubbaProgress *progress)
{
  const CourseGuide *guide = course_bout_get_guide (self->file);

  for (guint i = 0; i < course_guide_get_n_rules (guide); i++)
    {
      if (self->mentor.marks[i].used == 0 || self->noted >> i & 1)
        continue;
      self->noted |= G_GUINT64_CONSTANT (1) << i;
      if (progress != NULL)
        note_rule (course_guide_get_rule (guide, i),
                   course_bout_get_module (self->file)->rules->id, progress);
    }
}
