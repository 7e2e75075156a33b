/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A source that is called whenever nothing else is to do takes a few steps: it opens the curtain,
 * acts, opens or leaves a page, or begins the next game. Each step does the same as a button.
 */
#include "edubba-soak.h"

#include <stdio.h>

#include "edubba-resource-count.h"
#include "edubba-curtain.h"
#include "edubba-window-parts.h"
#include "edubba-seed.h"

/* The share of turns that are ended as soon as possible, in percent: games should not last for
 * ever. */
#define HURRY 60

/* In one of this many games a computer plays along. */
#define COMPUTER_EVERY 10

/* The most steps before the program may do anything else: most of the time goes into drawing, and
 * a slow machine cannot show everything either. */
#define STEPS_MAX 8

/* The number of first games, in which caches fill; so few are no soak. */
#define WARM_UP 20

/* The allowed growth: bytes for each game, and widgets, textures and sources altogether. */
#define BYTES_PER_GAME 512
#define BYTES_ANYWAY   (512 * 1024)
#define THINGS_ANYWAY  8

/* The bytes that the process may have grown by, with those that its allocator keeps for threads. */
#define PRIVATE_ANYWAY (64 * 1024 * 1024)

/* The number of second looks at a count that seems to have grown. */
#define DOUBTS_MAX 4

/* The pages visited between two games, in turn. */
static const char *const visits[] = {
  "win.rules",
  "win.puzzles",
  "win.learn",
  "win.choose-game",
};

typedef struct
{
  EdubbaWindow  *window; /* borrowed */
  EdubbaSoakDone done;
  gpointer       data;

  GRand              *rand;
  guint               games; /* still to be played */
  guint               played;
  gint32              steps;   /* before anything else is done */
  gboolean            between; /* no game is on */
  gboolean            away;    /* the page of a visit is shown */
  gboolean            trace;
  guint               doubts; /* number of growths looked at again */
  EdubbaResourceCount warm;
  guint               warmed; /* the number of games played then */
} Soak;

static GtkWidget *
find_curtain (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (EDUBBA_IS_CURTAIN (widget))
    return gtk_widget_get_mapped (widget) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_curtain (child);
  return found;
}

static void
report (Soak *soak, EdubbaResourceCount *census)
{
  edubba_resource_count_take (census);
  g_print ("%u games: %u widgets, %u textures, %u sources, %" G_GSIZE_FORMAT
           " kB in use, %" G_GSIZE_FORMAT " kB private\n",
           soak->played, census->widgets, census->textures, census->sources, census->heap / 1024,
           census->private / 1024);
}

static gboolean
has_grown (const char *what, guint before, guint after)
{
  if (after <= before + THINGS_ANYWAY)
    return FALSE;
  g_print ("%s have grown from %u to %u\n", what, before, after);
  return TRUE;
}

/* Compares the end, counted in `now`, with the time after warming up. */
static gboolean
is_clean (Soak *soak, EdubbaResourceCount *now)
{
  gsize    limit;
  gboolean grown = FALSE;

  report (soak, now);
  if (soak->played <= WARM_UP)
    return TRUE;
  limit = soak->warm.heap + BYTES_ANYWAY + (gsize) (soak->played - soak->warmed) * BYTES_PER_GAME;
  grown |= has_grown ("widgets", soak->warm.widgets, now->widgets);
  grown |= has_grown ("textures", soak->warm.textures, now->textures);
  grown |= has_grown ("sources", soak->warm.sources, now->sources);
  if (now->heap > limit)
    g_print ("memory has grown from %" G_GSIZE_FORMAT " to %" G_GSIZE_FORMAT " bytes\n",
             soak->warm.heap, now->heap);
  /* Checks of memory for a program put its allocator out of work. */
  if (now->heap > 0 && now->private > soak->warm.private + PRIVATE_ANYWAY)
    {
      g_print ("the process has grown from %" G_GSIZE_FORMAT " to %" G_GSIZE_FORMAT " bytes\n",
               soak->warm.private, now->private);
      grown = TRUE;
    }
  return !grown && now->heap <= limit;
}

static void
set_warm (Soak *soak, const EdubbaResourceCount *now)
{
  soak->warm = *now;
  soak->warmed = soak->played;
}

/* A busy machine draws less, and caches may fill late there, which looks like a leak, but not for
 * ever: a leak grows each time in as many games more. TRUE if these are to be played. */
static gboolean
doubt (Soak *soak, const EdubbaResourceCount *now)
{
  if (soak->doubts++ == DOUBTS_MAX)
    return FALSE;
  soak->games += soak->played - soak->warmed;
  set_warm (soak, now);
  return TRUE;
}

static void
begin_game (Soak *soak)
{
  const GameModule *module = edubba_window_get_modules (soak->window)[0];
  const GameRules  *rules = module->rules;
  guint64           seed = (guint64) g_rand_int (soak->rand) << 32 | g_rand_int (soak->rand);
  g_autoptr (EdubbaMatch) match =
    edubba_match_new (module, game_record_new_seed (rules, rules->min_seats, 0, seed));

  edubba_match_set_level (match, 0);
  for (guint seat = 0; seat < rules->min_seats; seat++)
    edubba_match_set_seat_kind (match, seat,
                                seat > 0 && soak->played % COMPUTER_EVERY == COMPUTER_EVERY - 1
                                  ? EDUBBA_SEAT_COMPUTER
                                  : EDUBBA_SEAT_PERSON);
  edubba_window_show_match (soak->window, match);
}

static GameAction
choose (Soak *soak, EdubbaMatch *match)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  g_autoptr (GArray) legal = game_legal_sorted (rules, edubba_match_get_state (match));
  gboolean hurry = g_rand_int_range (soak->rand, 0, 100) < HURRY;

  for (guint i = 0; hurry && i < legal->len; i++)
    {
      GameAction action = g_array_index (legal, GameAction, i);

      if (rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN)
        return action;
    }
  return g_array_index (legal, GameAction,
                        g_rand_int_range (soak->rand, 0, (gint32) legal->len));
}

/* Acts through the page. Does nothing while the page is busy. */
static void
act (Soak *soak, EdubbaMatch *match)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  g_autofree char *text = game_action_print (rules, choose (soak, match));
  guint            before = edubba_match_get_length (match);
  guint64          seed = 0;

  gtk_widget_activate_action (GTK_WIDGET (edubba_window_get_match_page (soak->window)), "match.act",
                              "s", text);
  if (edubba_match_get_length (match) == before)
    gtk_widget_activate_action (GTK_WIDGET (edubba_window_get_match_page (soak->window)),
                                "match.skip", NULL);
  else if (soak->trace)
    {
      game_record_get_seed (edubba_match_get_record (match), &seed);
      printf ("%" G_GUINT64_FORMAT " %u %s%s\n", seed, before + 1, text,
              edubba_match_get_finished (match) ? " over" : "");
      fflush (stdout);
    }
}

/* A page is opened in one step and left in the next. */
static void
visit (Soak *soak)
{
  guint       i = soak->played % G_N_ELEMENTS (visits);
  const char *game = edubba_window_get_modules (soak->window)[0]->rules->id;

  if (soak->away)
    {
      gtk_widget_activate_action (GTK_WIDGET (soak->window), "win.back", NULL);
      soak->away = FALSE;
      soak->between = FALSE;
      begin_game (soak);
      return;
    }
  edubba_window_show_start (soak->window);
  gtk_widget_activate_action (GTK_WIDGET (soak->window), visits[i], "s", game);
  soak->away = TRUE;
}

/* FALSE once all games are over, or it is time to count. */
static gboolean
end_game (Soak *soak)
{
  soak->between = TRUE;
  soak->steps = 0;
  soak->played++;
  return soak->played != soak->games && soak->played != WARM_UP && soak->played % 50 != 0;
}

/* Takes one step. FALSE if no other is to follow now. */
static gboolean
step (Soak *soak)
{
  EdubbaMatchPage *page = edubba_window_get_match_page (soak->window);
  EdubbaMatch     *match;
  GtkWidget       *curtain;

  if (soak->between)
    {
      visit (soak);
      soak->steps = 0;
      return TRUE;
    }
  g_return_val_if_fail (page != NULL, FALSE);
  match = edubba_match_page_get_match (page);
  curtain = find_curtain (GTK_WIDGET (page));
  if (edubba_match_get_finished (match))
    return end_game (soak);
  if (curtain != NULL)
    {
      /* The window of GTK 4.8 never lets go of a widget that had the focus if two such widgets
       * are hidden between two drawings. */
      g_signal_emit_by_name (curtain, "opened");
      soak->steps = 0;
    }
  else if (edubba_match_get_seat_kind (match, edubba_match_get_seat (match)) == EDUBBA_SEAT_PERSON)
    act (soak, match);
  else
    {
      /* It thinks in another thread; its actions need not be shown slowly. */
      gtk_widget_activate_action (GTK_WIDGET (page), "match.skip", NULL);
      g_usleep (1000);
    }
  return TRUE;
}

/* Called after everything else that the program has to do, drawing too. */
static gboolean
idle_cb (gpointer data)
{
  Soak *soak = data;

  soak->steps = g_rand_int_range (soak->rand, 1, STEPS_MAX + 1);
  while (soak->steps-- > 0)
    if (!step (soak))
      return G_SOURCE_REMOVE;
  return G_SOURCE_CONTINUE;
}

static void stepping_ended_cb (gpointer data);

/* The last page has gone, so that the count does not depend on the match on the table. */
static gboolean
settled_cb (gpointer data)
{
  Soak               *soak = data;
  gboolean            over = soak->played >= soak->games;
  gboolean            clean = TRUE;
  EdubbaResourceCount census;

  if (over)
    clean = is_clean (soak, &census);
  else
    report (soak, &census);
  if (soak->played == WARM_UP)
    set_warm (soak, &census);
  if (!over || (!clean && doubt (soak, &census)))
    {
      g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, idle_cb, soak, stepping_ended_cb);
      return G_SOURCE_REMOVE;
    }
  soak->done (clean, soak->data);
  g_rand_free (soak->rand);
  g_free (soak);
  return G_SOURCE_REMOVE;
}

static void
stepping_ended_cb (gpointer data)
{
  Soak *soak = data;

  edubba_window_show_start (soak->window);
  g_timeout_add (500, settled_cb, soak);
}

void
edubba_soak_start (
  EdubbaWindow *window, guint games, gboolean trace, EdubbaSoakDone done, gpointer data)
{
  EdubbaMatch *kept = edubba_window_get_unfinished (window, edubba_window_get_games (window)[0]);
  Soak        *soak = g_new0 (Soak, 1);

  g_return_if_fail (games > 0);

  *soak = (Soak) { .window = window,
                   .done = done,
                   .data = data,
                   .games = games,
                   .trace = trace,
                   .rand = g_rand_new_with_seed ((guint32) edubba_seed_draw ()) };
  if (kept != NULL)
    edubba_window_show_match (window, kept);
  else
    begin_game (soak);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, idle_cb, soak, stepping_ended_cb);
}
