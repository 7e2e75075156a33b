/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places of all searches together: how many there are, who gets them, and that waiting for one
 * changes no answer.
 */
#include "../fixed.h"
#include "../patience.h"
#include "edubba-budget.h"
#include "edubba-engine.h"
#include "game-state.h"
#include "games.h"

#define MANY 50

/* Searches that go on until they may end. */
typedef struct
{
  GMutex   lock;
  GCond    changed;
  gboolean may_end;
  guint    n_begun;
  guint    n_at_work;
  guint    most;
  guint    order[MANY + 8]; /* as they have begun, by number */
} Hall;

static Hall hall;

static void
set_up (gpointer *fixture, gconstpointer data)
{
  hall = (Hall) { 0 };
  g_mutex_init (&hall.lock);
  g_cond_init (&hall.changed);
}

static void
tear_down (gpointer *fixture, gconstpointer data)
{
  edubba_budget_set_seen (TRUE);
  g_mutex_clear (&hall.lock);
  g_cond_clear (&hall.changed);
}

static void
linger (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  gint64 end = patience_begin ();

  g_mutex_lock (&hall.lock);
  hall.order[hall.n_begun++] = GPOINTER_TO_UINT (data);
  hall.n_at_work++;
  hall.most = MAX (hall.most, hall.n_at_work);
  g_cond_broadcast (&hall.changed);
  while (!hall.may_end)
    {
      patience_check (end);
      g_cond_wait_until (&hall.changed, &hall.lock,
                         g_get_monotonic_time () + G_TIME_SPAN_SECOND);
    }
  hall.n_at_work--;
  g_mutex_unlock (&hall.lock);
  g_task_return_boolean (task, TRUE);
}

static void
ended_cb (GObject *source, GAsyncResult *result, gpointer n_ended)
{
  (*(guint *) n_ended)++;
}

static void
add (EdubbaSearch search, guint number, guint *n_ended)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, ended_cb, n_ended);

  g_task_set_task_data (task, GUINT_TO_POINTER (number), NULL);
  edubba_budget_run (task, linger, search);
}

static void
wait_until_begun (guint n)
{
  gint64 end = patience_begin ();

  g_mutex_lock (&hall.lock);
  while (hall.n_begun < n)
    {
      patience_check (end);
      g_cond_wait_until (&hall.changed, &hall.lock,
                         g_get_monotonic_time () + G_TIME_SPAN_SECOND);
    }
  g_assert_cmpuint (hall.n_begun, ==, n);
  g_mutex_unlock (&hall.lock);
}

static void
end_all (void)
{
  g_mutex_lock (&hall.lock);
  hall.may_end = TRUE;
  g_cond_broadcast (&hall.changed);
  g_mutex_unlock (&hall.lock);
}

static void
wait_until_ended (const guint *n_ended, guint n)
{
  gint64 end = patience_begin ();

  while (*n_ended < n)
    {
      patience_check (end);
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
    }
}

/* However many are asked for, four are at work, and all come to their end. */
static void
test_many (gpointer *fixture, gconstpointer data)
{
  guint n_ended = 0;

  for (guint i = 0; i < MANY; i++)
    add (i % 2 ? EDUBBA_SEARCH_AWAITED : EDUBBA_SEARCH_SPARE, i, &n_ended);
  wait_until_begun (EDUBBA_BUDGET_PLACES);
  g_assert_cmpuint (edubba_budget_count_waiting (), ==, MANY - EDUBBA_BUDGET_PLACES);
  end_all ();
  wait_until_ended (&n_ended, MANY);
  g_assert_cmpuint (edubba_budget_count_waiting (), ==, 0);
  g_assert_cmpuint (hall.n_begun, ==, MANY);
  g_assert_cmpuint (hall.most, ==, EDUBBA_BUDGET_PLACES);
}

/* Spare searches leave a place to those that somebody waits for, and stand behind them. */
static void
test_awaited (gpointer *fixture, gconstpointer data)
{
  guint n_ended = 0;
  guint spare = EDUBBA_BUDGET_PLACES - 1;

  for (guint i = 0; i < EDUBBA_BUDGET_PLACES + 2; i++)
    add (EDUBBA_SEARCH_SPARE, 0, &n_ended);
  wait_until_begun (spare);
  add (EDUBBA_SEARCH_AWAITED, 1, &n_ended);
  wait_until_begun (EDUBBA_BUDGET_PLACES);
  g_assert_cmpuint (hall.order[spare], ==, 1);
  add (EDUBBA_SEARCH_AWAITED, 2, &n_ended);
  g_assert_cmpuint (edubba_budget_count_waiting (), ==, 4);
  end_all ();
  wait_until_ended (&n_ended, EDUBBA_BUDGET_PLACES + 4);
  g_assert_cmpuint (hall.order[EDUBBA_BUDGET_PLACES], ==, 2);
}

/* While nobody sees the program, only awaited searches begin. */
static void
test_unseen (gpointer *fixture, gconstpointer data)
{
  guint n_ended = 0;

  edubba_budget_set_seen (FALSE);
  add (EDUBBA_SEARCH_SPARE, 0, &n_ended);
  add (EDUBBA_SEARCH_AWAITED, 1, &n_ended);
  wait_until_begun (1);
  g_assert_cmpuint (hall.order[0], ==, 1);
  end_all ();
  wait_until_ended (&n_ended, 1);
  g_assert_cmpuint (edubba_budget_count_waiting (), ==, 1);
  edubba_budget_set_seen (TRUE);
  wait_until_ended (&n_ended, 2);
}

static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer plan)
{
  *(GArray **) plan = edubba_engine_choose_finish (EDUBBA_ENGINE (source), result, NULL);
}

static GArray *
choose (const GameModule *module, const GameState *seen, gboolean waits)
{
  g_autoptr (EdubbaEngine) engine = edubba_engine_new (module->player, 0);
  const GamePlayerOptions how = { .level = 4, .seed = 3 };
  gint64                  end = patience_begin ();
  GArray                 *plan = NULL;

  edubba_engine_choose_async (engine, module->rules, seen, module->rules->seat (seen), &how, NULL,
                              chosen_cb, &plan);
  if (waits)
    {
      g_assert_cmpuint (edubba_budget_count_waiting (), ==, 1);
      end_all ();
    }
  while (plan == NULL)
    {
      patience_check (end);
      g_main_context_iteration (NULL, TRUE);
    }
  return plan;
}

/* A computer that has to wait for a place makes the same choice. */
static void
test_choice (gpointer *fixture, gconstpointer data)
{
  const GameModule     *module = games_modules[0];
  g_autofree GameState *state = game_state_new (module->rules);
  g_autofree GameState *seen = game_state_new (module->rules);
  g_autoptr (GArray) at_once = NULL;
  g_autoptr (GArray) later = NULL;
  guint n_ended = 0;

  module->rules->deal (state, module->rules->min_seats, 0, 7);
  module->rules->observe (state, module->rules->seat (state), seen);
  at_once = choose (module, seen, FALSE);
  for (guint i = 0; i < EDUBBA_BUDGET_PLACES; i++)
    add (EDUBBA_SEARCH_AWAITED, 0, &n_ended);
  wait_until_begun (EDUBBA_BUDGET_PLACES);
  later = choose (module, seen, TRUE);
  g_assert_cmpmem (later->data, later->len * sizeof (GameAction), at_once->data,
                   at_once->len * sizeof (GameAction));
  wait_until_ended (&n_ended, EDUBBA_BUDGET_PLACES);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add ("/model/budget/many", gpointer, NULL, set_up, test_many, tear_down);
  g_test_add ("/model/budget/awaited", gpointer, NULL, set_up, test_awaited, tear_down);
  g_test_add ("/model/budget/unseen", gpointer, NULL, set_up, test_unseen, tear_down);
  g_test_add ("/model/budget/choice", gpointer, NULL, set_up, test_choice, tear_down);
  return g_test_run ();
}
