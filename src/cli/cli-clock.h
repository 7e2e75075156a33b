/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The clock behind the speed figures: processor time of this process, not time on the wall. The
 * figures are per core, and must not depend on other work of the machine.
 */
#pragma once

#include <glib.h>
#include <time.h>

G_BEGIN_DECLS

/* Seconds of processor time since some moment. */
static inline double
cli_clock_get (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* Seconds of processor time since `start`; never 0, so that a speed can be computed. */
static inline double
cli_clock_get_since (double start)
{
  return MAX (cli_clock_get () - start, 1e-9);
}

G_END_DECLS
