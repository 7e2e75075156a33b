/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts that a lesson may point at: Babel's board has a widget for each name that lesson files
 * can write, whether anything lies there or not, and its words have a name for each. Round a run a
 * frame goes round all of its cards.
 */
#include <adwaita.h>

#include "babel.h"
#include "course-spotlight.h"
#include "display.h"
#include "edubba-board.h"
#include "game-state.h"

/* A position with all sorts of things in it: runs of both, pawns in lands. */
#define FULL                                                                                     \
  "babel/1 A:HHH|SSS/123 H:AAAMMM|/12 M:/1| P:PPP|PPP S:HHH|HHH pawns=HS hands=AHS|AAAA turn=9 " \
  "stores=12|3"

typedef struct
{
  EdubbaBoard *board;
  guint        n;
} Round;

static const char *const positions[] = { FULL, "babel/1 pawns=QQ hands=|?????" };

static void
show (EdubbaBoard *board, const char *position)
{
  const GameRules *rules = babel_get_game ()->module->rules;
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = game_position_parse_full (rules, position, 0, &error);
  g_autofree GameState *seen = game_state_new (rules);

  g_assert_no_error (error);
  rules->observe (state, 0, seen);
  edubba_board_show_state (board, seen, 0, TRUE);
}

/* A word that is no name is passed over. */
static void
check_name (Round *round, const char *text)
{
  const GameModule *module = babel_get_game ()->module;
  g_autofree char  *part = course_spotlight_parse (module->rules, 2, text);
  g_autofree char  *name = part != NULL ? module->words->part (part) : NULL;

  if (part == NULL)
    return;
  g_test_message ("%s: %s", part, name);
  g_assert_nonnull (name);
  /* The deck has no place on the board. */
  if (!g_str_equal (part, "deck"))
    g_assert_nonnull (edubba_board_find_part (round->board, part));
  round->n++;
}

static void
check_names (Round *round, const char *name)
{
  static const char *const seats[] = { "me", "opp" };
  const GameRules         *rules = babel_get_game ()->module->rules;

  check_name (round, name);
  for (guint seat = 0; seat < G_N_ELEMENTS (seats); seat++)
    {
      g_autofree char *of_seat = g_strjoin (":", name, seats[seat], NULL);

      check_name (round, of_seat);
      for (const char *letter = rules->letters; *letter != '\0'; letter++)
        {
          g_autofree char *in_land = g_strdup_printf ("%s:%c", of_seat, *letter);

          check_name (round, in_land);
        }
    }
}

static void
test_names (gconstpointer data)
{
  const GameRules *rules = babel_get_game ()->module->rules;
  GtkWidget       *window = gtk_window_new ();
  GtkWidget       *board = g_object_new (babel_get_game ()->get_board_type (), NULL);
  Round            round = { .board = EDUBBA_BOARD (board) };

  gtk_window_set_child (GTK_WINDOW (window), board);
  show (round.board, data);
  for (guint i = 0; i < rules->n_zones; i++)
    check_names (&round, rules->zones[i].name);
  for (guint i = 0; i < rules->n_terms; i++)
    check_names (&round, rules->terms[i].name);
  for (guint i = 0; i < rules->n_kinds; i++)
    check_names (&round, rules->kinds[i].name);
  g_assert_cmpuint (round.n, >, 50);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_unnamed (void)
{
  g_assert_null (babel_get_game ()->module->words->part ("tower"));
  g_assert_null (babel_get_game ()->module->words->part ("temple:me"));
  g_assert_null (babel_get_game ()->module->words->part ("temple:me:B"));
}

/* The frame round a part, in the board's coordinates. */
static graphene_rect_t
compute_frame (EdubbaBoard *board, const char *part)
{
  graphene_rect_t frame;

  g_assert_true (edubba_board_compute_frame (board, edubba_board_find_part (board, part),
                                             GTK_WIDGET (board), &frame));
  return frame;
}

static void
test_runs (void)
{
  GtkWidget      *window = gtk_window_new ();
  GtkWidget      *board = g_object_new (babel_get_game ()->get_board_type (), NULL);
  graphene_rect_t colonnade, first, second;

  gtk_window_set_child (GTK_WINDOW (window), board);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  show (EDUBBA_BOARD (board), FULL);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (board) == 0)
    g_main_context_iteration (NULL, TRUE);

  colonnade = compute_frame (EDUBBA_BOARD (board), "colonnade:me:H");
  first = compute_frame (EDUBBA_BOARD (board), "run:me:H:1");
  second = compute_frame (EDUBBA_BOARD (board), "run:me:H:2");
  g_assert_true (graphene_rect_contains_rect (&colonnade, &first));
  g_assert_true (graphene_rect_contains_rect (&colonnade, &second));
  g_assert_cmpfloat (first.size.width, >, 0.75F * colonnade.size.width);
  g_assert_cmpfloat (second.size.width, ==, first.size.width);
  g_assert_cmpfloat (first.origin.y + first.size.height, <=, second.origin.y);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  adw_init ();

  g_test_add_data_func ("/babel-spotlights/names/full", positions[0], test_names);
  g_test_add_data_func ("/babel-spotlights/names/empty", positions[1], test_names);
  g_test_add_func ("/babel-spotlights/names/none", test_unnamed);
  g_test_add_func ("/babel-spotlights/runs", test_runs);
  return g_test_run ();
}
