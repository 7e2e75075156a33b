/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The flag of a search and the cancellable it follows: set before, after or while it is made or
 * freed, on one thread and on two.
 */
#include "../fixed.h"
#include "edubba-cancel-flag.h"

static gint
read_flag (EdubbaCancelFlag *stop)
{
  return g_atomic_int_get (edubba_cancel_flag_get_flag (stop));
}

static void
test_follows (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (EdubbaCancelFlag) first = edubba_cancel_flag_new (cancellable);
  g_autoptr (EdubbaCancelFlag) second = edubba_cancel_flag_new (cancellable);

  g_assert_cmpint (read_flag (first), ==, 0);
  edubba_cancel_flag_free (g_steal_pointer (&second));
  g_cancellable_cancel (cancellable);
  g_assert_cmpint (read_flag (first), ==, 1);
}

static void
test_too_late (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (EdubbaCancelFlag) stop = NULL;

  g_cancellable_cancel (cancellable);
  stop = edubba_cancel_flag_new (cancellable);
  g_assert_cmpint (read_flag (stop), ==, 1);
}

static void
test_nothing_to_follow (void)
{
  g_autoptr (EdubbaCancelFlag) stop = edubba_cancel_flag_new (NULL);

  g_assert_cmpint (read_flag (stop), ==, 0);
  edubba_cancel_flag_free (NULL);
}

static gpointer
cancel (gpointer cancellable)
{
  g_cancellable_cancel (cancellable);
  return NULL;
}

/* Cancelling on another thread, just while the flag goes away. */
static void
test_threads (void)
{
  for (guint i = 0; i < 500; i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      EdubbaCancelFlag *stop = edubba_cancel_flag_new (cancellable);
      GThread          *thread = g_thread_new ("cancel", cancel, cancellable);

      if (i % 2 == 0)
        while (read_flag (stop) == 0)
          g_thread_yield ();
      edubba_cancel_flag_free (stop);
      g_thread_join (thread);
      g_assert_true (g_cancellable_is_cancelled (cancellable));
    }
}

/* The flag keeps its cancellable alive, and lets it go when it is freed. */
static void
test_lets_go (void)
{
  GCancellable     *cancellable = g_cancellable_new ();
  EdubbaCancelFlag *stop = edubba_cancel_flag_new (cancellable);

  g_object_add_weak_pointer (G_OBJECT (cancellable), (gpointer *) &cancellable);
  g_object_unref (cancellable);
  g_assert_nonnull (cancellable);
  edubba_cancel_flag_free (stop);
  g_assert_null (cancellable);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/model/stop/follows", test_follows);
  g_test_add_func ("/model/stop/too-late", test_too_late);
  g_test_add_func ("/model/stop/nothing-to-follow", test_nothing_to_follow);
  g_test_add_func ("/model/stop/threads", test_threads);
  g_test_add_func ("/model/stop/lets-go", test_lets_go);
  return g_test_run ();
}
