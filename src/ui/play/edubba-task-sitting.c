/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nobody else plays, so the page only takes back, begins again, and leads to the goal. The
 * derived classes have the goal and the texts about it.
 */
#include "edubba-task-sitting.h"

#include <glib/gi18n.h>

#include "edubba-sitting.h"

typedef struct
{
  EdubbaTask *task; /* owned; NULL where there is no goal */
} EdubbaTaskSittingPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (EdubbaTaskSitting,
                                     edubba_task_sitting,
                                     EDUBBA_TYPE_MATCH_PAGE)

EdubbaTask *
edubba_task_sitting_get_task (EdubbaTaskSitting *self)
{
  EdubbaTaskSittingPrivate *sitting = edubba_task_sitting_get_instance_private (self);

  return sitting->task;
}

/* Nothing is proved for a page that another one covers. */
static void
update_paused (EdubbaTaskSitting *self)
{
  EdubbaTask *task = edubba_task_sitting_get_task (self);

  if (task != NULL)
    edubba_task_set_paused (task, !gtk_widget_get_visible (GTK_WIDGET (self)));
}

void
edubba_task_sitting_set_task (EdubbaTaskSitting *self, EdubbaTask *task)
{
  EdubbaTaskSittingPrivate *sitting = edubba_task_sitting_get_instance_private (self);

  g_set_object (&sitting->task, task);
  update_paused (self);
}

gboolean
edubba_task_sitting_is_in_state (EdubbaTaskSitting *self, EdubbaTaskState state)
{
  EdubbaTask *task = edubba_task_sitting_get_task (self);

  return task != NULL && edubba_task_get_state (task) == state;
}

/* Returns TRUE if nothing is known of the first of two turns, yet or at all. */
static gboolean
is_being_proved (EdubbaTaskSitting *self)
{
  EdubbaTask *task = edubba_task_sitting_get_task (self);

  return task != NULL && edubba_task_get_phase (task) == EDUBBA_TASK_PHASE_FIRST &&
         edubba_task_get_state (task) != EDUBBA_TASK_OPEN;
}

static const char *
edubba_task_sitting_find_objection (EdubbaMatchPage *page)
{
  if (edubba_task_sitting_is_in_state (EDUBBA_TASK_SITTING (page), EDUBBA_TASK_SOLVED))
    return _ ("This is solved; there’s nothing left to hint at.");
  if (is_being_proved (EDUBBA_TASK_SITTING (page)))
    return _ ("The program is still working out which replies there are.");
  if (edubba_match_get_finished (edubba_match_page_get_match (page)))
    return _ ("The game is over; there’s nothing left to hint at.");
  return edubba_match_page_find_hindrance (page);
}

static void
edubba_task_sitting_ask_hint (EdubbaMatchPage *page, EdubbaHints *hints, const GameState *seen)
{
  EdubbaTaskSitting *self = EDUBBA_TASK_SITTING (page);
  EdubbaTask        *task = edubba_task_sitting_get_task (self);
  EdubbaHintTask     asked = { 0 };
  g_autoptr (GArray) known = NULL;

  if (task != NULL)
    {
      asked.tally = edubba_task_get_tally (task);
      asked.step = edubba_task_get_step (task);
      asked.known = known = edubba_task_lead (task);
      asked.goals = edubba_task_get_wanted (task, &asked.n_goals);
      if (asked.step != NULL)
        asked.written = (const char *const *) asked.step->hints;
      else if (EDUBBA_TASK_SITTING_GET_CLASS (self)->get_hints != NULL)
        asked.written = EDUBBA_TASK_SITTING_GET_CLASS (self)->get_hints (self);
    }
  edubba_hints_ask (hints, seen, task != NULL ? &asked : NULL);
}

static void
edubba_task_sitting_dispose (GObject *object)
{
  edubba_task_sitting_set_task (EDUBBA_TASK_SITTING (object), NULL);

  G_OBJECT_CLASS (edubba_task_sitting_parent_class)->dispose (object);
}

static void
edubba_task_sitting_class_init (EdubbaTaskSittingClass *klass)
{
  EdubbaMatchPageClass *page_class = EDUBBA_MATCH_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_task_sitting_dispose;
  page_class->find_objection = edubba_task_sitting_find_objection;
  page_class->ask_hint = edubba_task_sitting_ask_hint;
}

static void
edubba_task_sitting_init (EdubbaTaskSitting *self)
{
  g_signal_connect (self, "notify::visible", G_CALLBACK (update_paused), NULL);
}
