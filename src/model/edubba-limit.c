/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Several proofs may be at work at a time: of the task on the board, of a goal's loss, for a
 * hint, in the editor. All places of the budget (edubba-budget.h) together leave three quarters of
 * the memory to others.
 */
#include "edubba-limit.h"

#include <sys/resource.h>
#include <unistd.h>

#define SHARE 16

/* With less no proof of any use can be made. */
#define LEAST (G_GUINT64_CONSTANT (8) << 20)

static guint64
get_machine (void)
{
  long pages = sysconf (_SC_PHYS_PAGES);
  long size = sysconf (_SC_PAGESIZE);

  return pages > 0 && size > 0 ? (guint64) pages * (guint64) size : EDUBBA_LIMIT_MOST;
}

static guint64
get_allowed (int resource)
{
  struct rlimit allowed;

  if (getrlimit (resource, &allowed) != 0 || allowed.rlim_cur == RLIM_INFINITY)
    return G_MAXUINT64;
  return (guint64) allowed.rlim_cur;
}

guint64
edubba_limit_get_memory (void)
{
  guint64 memory = get_machine ();

  memory = MIN (memory, get_allowed (RLIMIT_AS));
  memory = MIN (memory, get_allowed (RLIMIT_DATA));
  return CLAMP (memory / SHARE, LEAST, EDUBBA_LIMIT_MOST);
}
