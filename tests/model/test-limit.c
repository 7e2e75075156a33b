/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a proof may take: never more than the most that it may take on any machine, less where there
 * is less.
 */
#include "../fixed.h"
#include "edubba-limit.h"

#include <sys/resource.h>
#include <unistd.h>

static void
test_machine (void)
{
  guint64 machine = (guint64) sysconf (_SC_PHYS_PAGES) * (guint64) sysconf (_SC_PAGESIZE);

  g_assert_cmpuint (edubba_limit_get_memory (), >, 0);
  g_assert_cmpuint (edubba_limit_get_memory (), <=, EDUBBA_LIMIT_MOST);
  g_assert_cmpuint (edubba_limit_get_memory (), <=, machine / 8);
}

/* What the user allows is as good as a smaller machine. */
static void
test_allowed (void)
{
  struct rlimit before;
  struct rlimit less;

  g_assert_cmpint (getrlimit (RLIMIT_AS, &before), ==, 0);
  less = before;
  less.rlim_cur = (rlim_t) 1 << 30;
  if (setrlimit (RLIMIT_AS, &less) != 0)
    {
      g_test_skip ("this machine sets no such limit");
      return;
    }
  g_assert_cmpuint (edubba_limit_get_memory (), ==, 1 << 26);
  g_assert_cmpint (setrlimit (RLIMIT_AS, &before), ==, 0);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/model/limit/machine", test_machine);
  g_test_add_func ("/model/limit/allowed", test_allowed);
  return g_test_run ();
}
