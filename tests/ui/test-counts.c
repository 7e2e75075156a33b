/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the boards of all games count when a game ends: whole sentences about parts that are there,
 * the same for every seat, up to the points of the rules. What a game counts at other times, and
 * by which rows, is for its own tests.
 */
#include <adwaita.h>

#include "display.h"
#include "edubba-board.h"
#include "edubba-count.h"
#include "game-playout.h"
#include "game-state.h"
#include "listed-games.h"
#include "ui-fixture.h"

#define N_GAMES 6

typedef struct
{
  const GameRules *rules;
  EdubbaBoard     *board; /* nowhere on the screen */
  GameState       *before;
  GameState       *after;
} Fixture;

/* Plays a game by lot; keeps the last position but one, and the last. */
static void
play (Fixture *fixture, guint seats)
{
  const GameRules       *rules = fixture->rules;
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  guint64                rng = (guint64) g_test_rand_int () + 1;

  rules->deal (fixture->after, seats, 0, (guint64) g_test_rand_int ());
  do
    {
      game_state_copy (rules, fixture->before, fixture->after);
      game_playout (rules, fixture->after, &rng, 1, actions);
    }
  while (!rules->result (fixture->after, NULL));
}

/* Lists the counts as a seat sees the end, which is shown then. */
static GPtrArray *
list_counts (Fixture *fixture, guint viewer)
{
  g_autofree GameState *before = game_state_new (fixture->rules);
  g_autofree GameState *after = game_state_new (fixture->rules);
  GPtrArray            *counts;

  fixture->rules->observe (fixture->before, viewer, before);
  fixture->rules->observe (fixture->after, viewer, after);
  edubba_board_introduce (fixture->board, GAME_ADDRESS_NUMBER, NULL, EDUBBA_BOARD_GAME);
  counts = edubba_board_list_counts (fixture->board, before, after, viewer);
  edubba_board_show_state (fixture->board, after, viewer, FALSE);
  return counts;
}

static void
check_row (Fixture *fixture, const EdubbaCount *count, const EdubbaCountRow *row)
{
  g_assert_cmpstr (row->title, !=, "");
  g_assert_true (g_str_has_suffix (row->sentence, "."));
  g_assert_cmpuint (row->seats, !=, 0);
  g_assert_cmpuint (row->seats >> count->n_seats, ==, 0);
  for (guint i = 0; row->parts != NULL && row->parts[i] != NULL; i++)
    g_assert_nonnull (edubba_board_find_part (fixture->board, row->parts[i]));
  for (guint seat = 0; seat < count->n_seats; seat++)
    g_assert_true ((row->seats >> seat & 1) != 0 || row->points[seat] == 0);
}

/* Returns TRUE if a count ends with the points of the game. */
static gboolean
check_count (Fixture *fixture, const EdubbaCount *count)
{
  GameResult result;
  gint       points[GAME_MAX_SEATS];

  g_assert_cmpstr (count->title, !=, "");
  g_assert_cmpuint (count->rows->len, >, 0);
  for (guint seat = 0; seat < count->n_seats; seat++)
    g_assert_cmpstr (count->names[seat], !=, "");
  for (guint i = 0; i < count->rows->len; i++)
    check_row (fixture, count, &g_array_index (count->rows, EdubbaCountRow, i));
  if (count->n_seats != fixture->rules->seats (fixture->after))
    return FALSE;
  fixture->rules->result (fixture->after, &result);
  edubba_count_sum (count, count->rows->len, points);
  for (guint seat = 0; seat < count->n_seats; seat++)
    if (points[seat] != result.points[seat])
      return FALSE;
  return TRUE;
}

/* All that a count says about points, as text; seats are called otherwise by others. */
static char *
print_counts (GPtrArray *counts)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < counts->len; i++)
    {
      EdubbaCount *count = counts->pdata[i];

      g_string_append_printf (text, "%s\n", count->title);
      for (guint k = 0; k < count->rows->len; k++)
        {
          EdubbaCountRow *row = &g_array_index (count->rows, EdubbaCountRow, k);

          g_string_append_printf (text, "%s|%s|%x", row->title, row->detail, row->seats);
          for (guint seat = 0; seat < count->n_seats; seat++)
            g_string_append_printf (text, " %d", row->points[seat]);
          g_string_append_c (text, '\n');
        }
    }
  return g_string_free (text, FALSE);
}

/* Returns TRUE if anybody has points. */
static gboolean
has_points (Fixture *fixture)
{
  GameResult result;

  fixture->rules->result (fixture->after, &result);
  for (guint seat = 0; seat < GAME_MAX_SEATS; seat++)
    if (result.points[seat] != 0)
      return TRUE;
  return FALSE;
}

static void
check_end (Fixture *fixture)
{
  g_autofree char *same = NULL;

  for (guint seat = 0; seat < fixture->rules->seats (fixture->after); seat++)
    {
      g_autoptr (GPtrArray) counts = list_counts (fixture, seat);
      g_autofree char *text = print_counts (counts);
      gboolean         total = FALSE;

      for (guint i = 0; i < counts->len; i++)
        total |= check_count (fixture, counts->pdata[i]);
      g_assert_true (total || !has_points (fixture));
      if (same == NULL)
        same = g_strdup (text);
      g_assert_cmpstr (text, ==, same);
    }
}

static void
test_game (gconstpointer data)
{
  const EdubbaGame *game = ((GetGame) data) ();
  const GameRules  *rules = game->module->rules;
  Fixture           fixture = {
              .rules = rules,
              .board = g_object_ref_sink (g_object_new (game->get_board_type (), NULL)),
              .before = game_state_new (rules),
              .after = game_state_new (rules),
  };

  for (guint i = 0; i < N_GAMES; i++)
    {
      play (&fixture, rules->min_seats + i % (rules->max_seats - rules->min_seats + 1));
      check_end (&fixture);
    }
  g_object_unref (fixture.board);
  g_free (fixture.before);
  g_free (fixture.after);
}

int
main (int argc, char *argv[])
{
  ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (listed_games); i++)
    {
      g_autofree char *path =
        g_strconcat ("/counts/", listed_games[i]()->module->rules->id, NULL);

      g_test_add_data_func (path, listed_games[i], test_game);
    }
  return g_test_run ();
}
