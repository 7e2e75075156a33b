/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The installed program with somebody beside it who measures: the time until its window is there
 * and the cost of a frame (edubba-bench.h), or the leftovers of games that it plays with itself
 * (edubba-soak.h). It takes the program's arguments too, a position to be moved for example. For
 * developers: no translation.
 */
#include "app-program.h"
#include "edubba-bench.h"
#include "edubba-resource-count.h"
#include "edubba-soak.h"

typedef struct
{
  gint64   begun;   /* monotonic time */
  gboolean startup; /* measures the start */
  gint     frames;  /* the number of frames */
  gint     games;   /* the number of games to play */
  gboolean trace;
  gboolean failed;
} Measure;

static void
window_added_cb (GtkApplication *application, GtkWindow *window, Measure *measure)
{
  if (EDUBBA_IS_WINDOW (window))
    edubba_bench_start (application, window, measure->begun, (guint) MAX (measure->frames, 0));
}

/* The soak is over; its window closes, and with it the program. */
static void
soaked_cb (gboolean clean, gpointer data)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  Measure        *measure = data;

  measure->failed = !clean;
  gtk_window_close (gtk_application_get_active_window (application));
}

static void
activated_cb (GtkApplication *application, Measure *measure)
{
  GtkWindow *window = gtk_application_get_active_window (application);

  if (EDUBBA_IS_WINDOW (window))
    edubba_soak_start (EDUBBA_WINDOW (window), (guint) measure->games, measure->trace, soaked_cb,
                       measure);
}

static gboolean
parse (Measure *measure, int *argc, char ***argv, GError **error)
{
  const GOptionEntry entries[] = {
    { "bench-startup", 0, 0, G_OPTION_ARG_NONE, &measure->startup, "How soon the window is there",
      NULL },
    { "bench-frames", 0, 0, G_OPTION_ARG_INT, &measure->frames, "The same, and what frames cost",
      "N" },
    { "soak", 0, 0, G_OPTION_ARG_INT, &measure->games, "Play with itself", "GAMES" },
    { "soak-trace", 0, 0, G_OPTION_ARG_NONE, &measure->trace, "Print each action", NULL },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_option_context_add_main_entries (context, entries, NULL);
  return g_option_context_parse (context, argc, argv, error);
}

int
main (int argc, char *argv[])
{
  Measure measure = { .begun = g_get_monotonic_time () };
  g_autoptr (EdubbaApplication) application = app_program_create ();
  g_autoptr (GError) error = NULL;
  int status;

  if (!parse (&measure, &argc, &argv, &error))
    {
      g_printerr ("edubba-measure: %s\n", error->message);
      return EXIT_FAILURE;
    }
  if (measure.startup || measure.frames > 0)
    g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), &measure);
  if (measure.games > 0)
    {
      g_signal_connect (application, "startup", G_CALLBACK (edubba_resource_count_begin), NULL);
      g_signal_connect_after (application, "activate", G_CALLBACK (activated_cb), &measure);
    }
  status = g_application_run (G_APPLICATION (application), argc, argv);
  return measure.failed ? EXIT_FAILURE : status;
}
