/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The same numbers today and tomorrow: an ordinary run of a test draws always the same numbers,
 * on always the same day. A long run (-m=slow) draws a seed, which GLib prints, and from that a
 * day, which is printed here.
 *
 * `--seed` repeats the run of a seed; the environment variable EDUBBA_NOW chooses a day
 * (src/model/edubba-clock.h). The program itself draws from EDUBBA_SEED
 * (src/model/edubba-seed.h).
 */
#pragma once

#include <glib.h>
#include <string.h>

G_BEGIN_DECLS

#define FIXED_SEED "R02S0edbba010edbba020edbba030edbba04"

/* A Monday, and a puzzle of the day like most. */
#define FIXED_NOW "2026-03-16T10:00:00"

/* Tests have few arguments. */
#define FIXED_MAX_ARGUMENTS 96

/* The number of days that a long run draws from: all days between two leap days. */
#define FIXED_N_DAYS 1461

/* Returns TRUE if the command line has a seed, or asks for a long run, in which it is drawn. */
static inline gboolean
fixed_seed_is_chosen (int argc, char *const *argv)
{
  for (int i = 1; i < argc; i++)
    {
      const char *mode = NULL;

      if (g_str_has_prefix (argv[i], "--seed"))
        return TRUE;
      if (g_str_equal (argv[i], "-m") && i + 1 < argc)
        mode = argv[i + 1];
      else if (g_str_has_prefix (argv[i], "-m="))
        mode = argv[i] + strlen ("-m=");
      if (mode != NULL && (g_str_equal (mode, "slow") || g_str_equal (mode, "thorough")))
        return TRUE;
    }
  return FALSE;
}

/* Puts the seed behind the program's name. */
static inline void
fixed_choose_seed (int *argc, char ***argv)
{
  static char *arguments[FIXED_MAX_ARGUMENTS + 2];

  if (fixed_seed_is_chosen (*argc, *argv))
    return;
  g_assert_cmpint (*argc, <, FIXED_MAX_ARGUMENTS);
  arguments[0] = (*argv)[0];
  arguments[1] = (char *) "--seed=" FIXED_SEED;
  for (int i = 1; i < *argc; i++)
    arguments[i + 1] = (*argv)[i];
  *argv = arguments;
  (*argc)++;
}

/* Goes to a day at ten in the morning: n days after the first of January 2025. */
static inline void
fixed_go_to_day (guint n)
{
  g_autoptr (GDateTime) first = g_date_time_new_local (2025, 1, 1, 10, 0, 0);
  g_autoptr (GDateTime) now = g_date_time_add_days (first, (gint) n);
  g_autofree char *text = g_date_time_format (now, "%Y-%m-%dT%H:%M:%S");

  g_setenv ("EDUBBA_NOW", text, TRUE);
}

static inline void
fixed_choose_day (void)
{
  if (g_getenv ("EDUBBA_NOW") != NULL)
    return;
  if (!g_test_slow ())
    {
      g_setenv ("EDUBBA_NOW", FIXED_NOW, TRUE);
      return;
    }
  fixed_go_to_day ((guint) g_test_rand_int_range (0, FIXED_N_DAYS));
  g_test_message ("EDUBBA_NOW=%s", g_getenv ("EDUBBA_NOW"));
}

/* Sets the program's own seed, for the deal of a new game and the like, here or in another
 * process, from the test's. */
static inline void
fixed_seed_program (void)
{
  g_autofree char *text = g_strdup_printf ("%u", (guint32) g_test_rand_int ());

  g_setenv ("EDUBBA_SEED", text, TRUE);
}

/* In place of g_test_init (). */
static inline void
fixed_test_init (int *argc, char ***argv)
{
  fixed_choose_seed (argc, argv);
  g_test_init (argc, argv, NULL);
  fixed_choose_day ();
  fixed_seed_program ();
}

G_END_DECLS
