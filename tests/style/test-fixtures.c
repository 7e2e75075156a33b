/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fixtures must be able to fail a test: the toolkit's warnings of its own frames are spared,
 * others are not; a program that was started dies with the test.
 */
#include "../child.h"
#include "../fixed.h"
#include "../frames.h"
#include "../patience.h"

static void
warn (const char *domain, const char *message)
{
  frames_spare ();
  g_log (domain, G_LOG_LEVEL_WARNING, "%s", message);
}

static void
test_frames_spared (void)
{
  if (g_test_subprocess ())
    {
      warn ("Gdk", "gdk_frame_timings_get_complete: runtime check failed: (timings->complete)");
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stderr ("*runtime check failed*");
}

static void
test_frames_other (void)
{
  if (g_test_subprocess ())
    {
      warn ("Gtk", "gdk_frame_timings_get_complete was not what is wrong here");
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
}

static void
test_frames_critical (void)
{
  if (g_test_subprocess ())
    {
      frames_spare ();
      g_critical ("something is wrong");
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
}

/* The output of a test that failed ends, though the program that it had started has it as well. */
static void
test_child (void)
{
  static const char *const argv[] = { "sleep", "100000", NULL };

  if (g_test_subprocess ())
    {
      g_assert_nonnull (child_start (G_SUBPROCESS_FLAGS_NONE, argv));
      g_assert_not_reached ();
    }
  g_test_trap_subprocess (NULL, PATIENCE, 0);
  g_test_trap_assert_failed ();
  g_assert_false (g_test_trap_reached_timeout ());
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/fixtures/frames/spared", test_frames_spared);
  g_test_add_func ("/fixtures/frames/other", test_frames_other);
  g_test_add_func ("/fixtures/frames/critical", test_frames_critical);
  g_test_add_func ("/fixtures/child", test_child);
  return g_test_run ();
}
