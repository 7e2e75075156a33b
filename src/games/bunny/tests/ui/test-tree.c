/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A whole game of Bunny Kingdom against three computers, from the first page on, through the
 * accessible tree alone, like a screen reader: every button is looked for by its name, and
 * pressed by its accessible action. Each press plays its action.
 */
#include "bunny-action.h"
#include "bunny-presses.h"
#include "bunny.h"
#include "dbind.h"
#include "edubba-window-private.h"
#include "game-rng.h"
#include "game-state.h"
#include "reader.h"
#include "ui-fixture.h"
#include "window-fixture.h"

#define SEATS 4

/* Something to be pressed. */
typedef struct
{
  const char *group; /* in a group of this name; NULL: in none that is named here */
  const char *name;  /* the beginning of its name */
  gboolean    whole; /* and no more */
  guint       skip;  /* not the first of several */
} Wanted;

static const char *const groups[] = { "Your hand", "Your buildings", "Scrolls to copy" };

static const char *
get_group (const Accessible *thing)
{
  for (; thing != NULL; thing = thing->parent)
    for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
      if (g_str_equal (thing->name, groups[i]))
        return groups[i];
  return NULL;
}

static gboolean
is_wanted (const Accessible *thing, gconstpointer data)
{
  const Wanted *wanted = data;

  return thing->actionable &&
         (wanted->whole ? g_str_equal (thing->name, wanted->name)
                        : g_str_has_prefix (thing->name, wanted->name)) &&
         g_strcmp0 (get_group (thing), wanted->group) == 0;
}

/* Presses the wanted button as soon as it is there. */
static void
press (const Wanted *wanted)
{
  reader_press (is_wanted, wanted, wanted->skip, wanted->name);
}

static void
press_button (const char *name)
{
  press (&(Wanted) { .name = name, .whole = TRUE });
}

static void
do_action (const GameState *seen, GameAction action)
{
  g_autoptr (GPtrArray) presses = bunny_presses_list (seen, action, NULL);

  for (guint i = 0; i < presses->len; i++)
    {
      const Press *one = g_ptr_array_index (presses, i);

      press (&(Wanted) { .group = one->group, .name = one->name, .skip = one->skip });
    }
}

static EdubbaMatch *
get_match (EdubbaWindow *window)
{
  return edubba_match_page_get_match (window->match_page);
}

/* The seat of the only person. */
static guint
get_own (EdubbaWindow *window)
{
  return edubba_match_find_only_person (get_match (window));
}

/* The last two cards of a hand play themselves. */
static gboolean
is_forced (EdubbaMatch *match, guint seat)
{
  g_autofree GameState *seen = edubba_match_dup_view (match, seat);
  g_autoptr (GArray) legal =
    game_legal_sorted_for (edubba_match_get_module (match)->rules, seen, seat);

  return legal->len == 1 && g_array_index (legal, GameAction, 0).kind == BUNNY_DO_PICK;
}

static gboolean
is_our_move (gpointer data)
{
  EdubbaWindow *window = data;
  EdubbaMatch  *match = get_match (window);

  gtk_widget_activate_action (GTK_WIDGET (window->match_page), "match.skip", NULL);
  return edubba_match_get_finished (match) ||
         ((edubba_match_get_to_act (match) & 1u << get_own (window)) != 0 &&
          !is_forced (match, get_own (window)));
}

/* Any of the legal actions, but not the end of building as long as something can be built. */
static GameAction
choose (EdubbaMatch *match, guint seat)
{
  const GameRules      *rules = edubba_match_get_module (match)->rules;
  g_autofree GameState *seen = edubba_match_dup_view (match, seat);
  g_autoptr (GArray) legal = game_legal_sorted_for (rules, seen, seat);
  guint      i = (guint) g_test_rand_int_range (0, (gint32) legal->len);
  GameAction action = g_array_index (legal, GameAction, i);

  if (legal->len > 1 && action.kind == BUNNY_DO_DONE)
    action = g_array_index (legal, GameAction, (i + 1) % legal->len);
  return action;
}

/* An action that is awaited. */
typedef struct
{
  EdubbaMatch *match;
  guint        seat;
  guint        cursor; /* before it */
} Awaited;

/* A button that is activated shows that for a moment before it is pressed. */
static gboolean
has_acted (gpointer data)
{
  const Awaited *awaited = data;
  GameAction     action;

  return edubba_match_get_cursor (awaited->match) > awaited->cursor ||
         edubba_match_get_choice (awaited->match, awaited->seat, &action);
}

/* The seat's action there, revealed or not. */
static GameAction
find_done (const Awaited *awaited)
{
  GameAction action;
  guint      i = awaited->cursor;

  if (edubba_match_get_choice (awaited->match, awaited->seat, &action))
    return action;
  while (edubba_match_get_actor (awaited->match, i) != awaited->seat)
    i++;
  return edubba_match_get_action (awaited->match, i);
}

static gboolean
has_match (gpointer window)
{
  return ((EdubbaWindow *) window)->match_page != NULL;
}

static void
start (EdubbaWindow *window)
{
  press (&(Wanted) { .name = "Play" });
  press_button ("4 players");
  press_button ("Start Playing");
  ui_wait (has_match, window);
  g_assert_cmpuint (edubba_match_get_n_seats (get_match (window)), ==, SEATS);
  g_assert_cmpuint (get_own (window), !=, GAME_NOBODY);
  /* A press is played, even if some other action would be much better. */
  edubba_match_set_coaching (get_match (window), get_own (window), EDUBBA_COACHING_OFF);
}

static void
test_game (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  guint         n = 0;

  window_fixture_skip_counts (window);
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 800);
  dbind_spare ();
  start (window);
  for (;; n++)
    {
      const GameRules      *rules = bunny_get_game ()->module->rules;
      Awaited               awaited = { get_match (window), get_own (window), 0 };
      GameAction            action;
      g_autofree GameState *seen = NULL;
      g_autofree char      *wanted = NULL;
      g_autofree char      *done = NULL;

      ui_wait (is_our_move, window);
      if (edubba_match_get_finished (awaited.match))
        break;
      awaited.cursor = edubba_match_get_cursor (awaited.match);
      action = choose (awaited.match, awaited.seat);
      wanted = game_action_print (rules, action);
      g_test_message ("%s", wanted);
      seen = edubba_match_dup_view (awaited.match, awaited.seat);
      do_action (seen, action);
      ui_wait (has_acted, &awaited);
      done = game_action_print (rules, find_done (&awaited));
      g_assert_cmpstr (done, ==, wanted);
    }
  g_test_message ("%u actions", n);
  press_button ("Look Back");
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  window_fixture_init_games (&argc, &argv, 1, bunny_get_game);
  g_test_add_func ("/e2e/bunny/tree", test_game);
  return window_fixture_run ();
}
