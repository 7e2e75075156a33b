/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Work is counted as processor time, for a machine that does something else besides has no other
 * clock. A frame lasts from the frame clock's first signal to its last: layout, snapshot and
 * drawing; the first of a motion, in which everything sets out, and the last, in which the board
 * is drawn again by itself, count too. Motion is made by playing the legal actions of the
 * position and taking each back.
 */
#include "edubba-bench.h"

#include <time.h>

#include "edubba-board.h"
#include "edubba-match-page.h"
#include "game-state.h"

/* The time without events after which the program counts as idle, and the time for which it is
 * watched then, in ms. */
#define SETTLE 1500
#define IDLE   2000

/* The longest time for all of it, in ms: then it ends with the figures it has. */
#define TIMEOUT 120000

typedef struct
{
  GtkApplication *application; /* owned */
  GtkWindow      *window;      /* borrowed */
  GdkFrameClock  *clock;       /* borrowed */
  EdubbaBoard    *board;       /* borrowed; or NULL */
  EdubbaMatch    *match;       /* borrowed; or NULL */
  GArray         *costs;       /* of double, ms */

  gint64   begun;
  double   mapped; /* ms */
  double   first;
  double   start_cpu;
  double   frame_cpu; /* processor time when the frame began, ms */
  gboolean moving;    /* something moved when the frame began */
  guint    frames;
  guint    next; /* the action that is played next */
  gint64   idle_from;
  gint64   idle_ticks;
} Bench;

static double
get_cpu (void)
{
  struct timespec spent;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &spent);
  return (double) spent.tv_sec * 1000 + (double) spent.tv_nsec / 1e6;
}

static double
get_elapsed (Bench *bench)
{
  return (double) (g_get_monotonic_time () - bench->begun) / 1000;
}

/* Memory of this process, in MiB, that the system counts under this name; 0 where it does not. */
static double
get_memory (const char *account)
{
  g_autofree char *text = NULL;
  const char      *at;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL))
    return 0;
  at = strstr (text, account);
  return at != NULL ? (double) g_ascii_strtoull (at + strlen (account), NULL, 10) / 1024 : 0;
}

static GtkWidget *
find_board (GtkWidget *widget)
{
  if (EDUBBA_IS_BOARD (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_board (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static int
compare_costs (gconstpointer a, gconstpointer b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return first < second ? -1 : first > second;
}

static double
get_cost (Bench *bench, double share)
{
  guint last = bench->costs->len - 1;

  return g_array_index (bench->costs, double, (guint) (share * last));
}

static void
report (Bench *bench)
{
  double written = get_memory ("Private_Dirty:");

  if (bench->costs->len > 0)
    {
      g_array_sort (bench->costs, compare_costs);
      g_print ("frames %u, cpu median %.2f ms, p95 %.2f ms, max %.2f ms, ", bench->costs->len,
               get_cost (bench, 0.5), get_cost (bench, 0.95), get_cost (bench, 1));
    }
  /* Pages of libraries are private as long as no other process happens to use them. */
  g_print ("mapped %.1f ms, first frame %.1f ms, start cpu %.1f ms, idle ticks %" G_GINT64_FORMAT
           " in %d ms, private %.1f MiB, of it written %.1f MiB\n",
           bench->mapped, bench->first, bench->start_cpu, bench->idle_ticks, IDLE,
           get_memory ("Private_Clean:") + written, written);
}

static gboolean
idle_passed_cb (gpointer data)
{
  Bench *bench = data;

  bench->idle_ticks = gdk_frame_clock_get_frame_counter (bench->clock) - bench->idle_from;
  report (bench);
  g_application_quit (G_APPLICATION (bench->application));
  return G_SOURCE_REMOVE;
}

static gboolean
settled_down_cb (gpointer data)
{
  Bench *bench = data;

  bench->idle_from = gdk_frame_clock_get_frame_counter (bench->clock);
  g_timeout_add (IDLE, idle_passed_cb, bench);
  return G_SOURCE_REMOVE;
}

/* Plays the next action that does not end the turn, and takes it back afterwards. */
static gboolean
move_cb (gpointer data)
{
  Bench           *bench = data;
  const GameRules *rules = edubba_match_get_module (bench->match)->rules;
  g_autoptr (GArray) legal = NULL;
  g_autofree char *text = NULL;
  GameAction       action;

  if (bench->costs->len >= bench->frames || get_elapsed (bench) > TIMEOUT)
    {
      g_timeout_add (SETTLE, settled_down_cb, bench);
      return G_SOURCE_REMOVE;
    }
  if (edubba_board_is_moving (bench->board))
    return G_SOURCE_CONTINUE;
  if (edubba_match_get_can_undo (bench->match))
    {
      edubba_match_undo (bench->match);
      return G_SOURCE_CONTINUE;
    }
  legal = game_legal_sorted (rules, edubba_match_get_state (bench->match));
  action = g_array_index (legal, GameAction, bench->next++ % legal->len);
  text = game_action_print (rules, action);
  if (!(rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN))
    edubba_match_act (bench->match, text, NULL, NULL);
  return G_SOURCE_CONTINUE;
}

static void
start_moving (Bench *bench)
{
  GtkWidget *board = find_board (GTK_WIDGET (bench->window));
  GtkWidget *page = NULL;

  if (board != NULL)
    page = gtk_widget_get_ancestor (board, EDUBBA_TYPE_MATCH_PAGE);
  if (page == NULL)
    {
      g_printerr ("edubba: --bench-frames needs a position\n");
      g_application_quit (G_APPLICATION (bench->application));
      return;
    }
  bench->board = EDUBBA_BOARD (board);
  bench->match = edubba_match_page_get_match (EDUBBA_MATCH_PAGE (page));
  g_timeout_add (20, move_cb, bench);
}

static gboolean
started_cb (gpointer data)
{
  Bench *bench = data;

  if (bench->frames > 0)
    start_moving (bench);
  else
    settled_down_cb (bench);
  return G_SOURCE_REMOVE;
}

static void
frame_begun_cb (GdkFrameClock *clock, Bench *bench)
{
  bench->frame_cpu = get_cpu ();
  bench->moving = bench->board != NULL && edubba_board_is_moving (bench->board);
}

static void
frame_ended_cb (GdkFrameClock *clock, Bench *bench)
{
  double cost = get_cpu () - bench->frame_cpu;

  if (bench->first == 0)
    {
      bench->first = get_elapsed (bench);
      bench->start_cpu = get_cpu ();
      g_timeout_add (SETTLE, started_cb, bench);
    }
  else if (bench->moving)
    g_array_append_val (bench->costs, cost);
}

static void
window_mapped_cb (GtkWidget *window, Bench *bench)
{
  if (bench->clock != NULL)
    return;
  bench->mapped = get_elapsed (bench);
  bench->clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (bench->clock, "before-paint", G_CALLBACK (frame_begun_cb), bench);
  g_signal_connect_after (bench->clock, "after-paint", G_CALLBACK (frame_ended_cb), bench);
}

static void
application_ended_cb (GApplication *application, Bench *bench)
{
  if (bench->clock != NULL)
    g_signal_handlers_disconnect_by_data (bench->clock, bench);
}

void
edubba_bench_start (GtkApplication *application, GtkWindow *window, gint64 begun, guint frames)
{
  Bench *bench = g_new0 (Bench, 1);

  bench->application = application;
  bench->window = window;
  bench->begun = begun;
  bench->frames = frames;
  bench->costs = g_array_new (FALSE, FALSE, sizeof (double));
  g_signal_connect (application, "shutdown", G_CALLBACK (application_ended_cb), bench);
  g_signal_connect_after (window, "map", G_CALLBACK (window_mapped_cb), bench);
}
