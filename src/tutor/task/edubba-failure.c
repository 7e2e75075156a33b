/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A search for a miss (course-miss.h) in a job, with a position, a goal and limits of its own:
 * those of the asker may go away meanwhile.
 */
#include "edubba-failure.h"

#include "game-state.h"

typedef struct
{
  CourseAim    aim; /* its texts are those below */
  GameState   *state;
  GameTally    tally;
  GameGoal     goal;
  CourseLimits limits;
  gboolean     over;
} Search;

static void
search_free (gpointer data)
{
  Search *search = data;

  g_free (search->state);
  course_limits_clear (&search->limits);
  g_free (search);
}

static gpointer
find (gpointer data, const gint *cancel)
{
  Search    *search = data;
  GameFilter filter = course_limits_get_filter (&search->limits);
  CourseMiss miss;

  search->aim.filter = &filter;
  search->aim.cancel = cancel;
  miss = course_miss_find (&search->aim, search->over);
  return g_memdup2 (&miss, sizeof miss);
}

EdubbaJob *
edubba_failure_start (const EdubbaQuestion *question,
                      gboolean              over,
                      const GameFailures   *failures,
                      EdubbaJobDone         found,
                      gpointer              asker)
{
  Search *search;

  g_return_val_if_fail (question->n_goals > 0, NULL);

  search = g_new0 (Search, 1);
  search->state = game_state_dup (question->rules, question->state);
  search->tally = *question->tally;
  search->goal = question->goals[0];
  search->limits = course_limits_copy (question->step ? &question->step->limits : NULL);
  search->over = over;
  search->aim = (CourseAim) { .rules = question->rules,
                              .failures = failures,
                              .state = search->state,
                              .goal = &search->goal,
                              .tally = &search->tally,
                              .memory = question->memory };
  return edubba_job_search (EDUBBA_SEARCH_SPARE, find, search, search_free, g_free, found, asker);
}
