/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is counted, in whole random games: every harvest fief by fief and every scroll, up to the
 * very points of the rules; the same for each seat, whose views differ in all that is secret.
 */
#include <gtk/gtk.h>

#include "bunny-counts.h"
#include "bunny-rules.h"
#include "bunny-scrolls.h"
#include "display.h"
#include "game-playout.h"
#include "game-state.h"

#define N_GAMES 12

/* Everything that a count says, as text. */
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
          EdubbaCountRow  *row = &g_array_index (count->rows, EdubbaCountRow, k);
          g_autofree char *parts = row->parts != NULL ? g_strjoinv (",", row->parts) : NULL;

          g_string_append_printf (text, "%s|%s|%s|%s|%x\n", row->title, row->detail, row->sentence,
                                  parts, row->seats);
        }
    }
  return g_string_free (text, FALSE);
}

static GPtrArray *
list_counts (const BunnyState *before, const BunnyState *after, guint viewer)
{
  g_autofree BunnyView *view = g_new0 (BunnyView, 1);

  view->state = *after;
  view->viewer = viewer;
  view->person = GAME_NOBODY;
  view->address = GAME_ADDRESS_NUMBER;
  return bunny_counts_list (view, before, after);
}

/* The last count ends with the points of the state, or of the game. */
static void
assert_sums (GPtrArray *counts, const BunnyState *after)
{
  EdubbaCount *last = counts->pdata[counts->len - 1];
  gint         points[GAME_MAX_SEATS];
  guint        totals[BUNNY_MAX_SEATS];

  edubba_count_sum (last, last->rows->len, points);
  if (after->table.phase == BUNNY_OVER)
    bunny_state_get_totals (after, totals);
  for (guint seat = 0; seat < after->table.seats; seat++)
    g_assert_cmpint (points[seat], ==,
                     after->table.phase == BUNNY_OVER ? (gint) totals[seat]
                                                      : after->table.score[seat]);
}

/* No row stands for all fiefs at once: even that of the last post is found. */
static void
assert_fiefs (GPtrArray *counts)
{
  for (guint i = 0; i < counts->len; i++)
    {
      GArray *rows = ((EdubbaCount *) counts->pdata[i])->rows;

      for (guint k = 0; k < rows->len; k++)
        g_assert_nonnull (g_array_index (rows, EdubbaCountRow, k).detail);
    }
}

/* Compares the step between two states for all seats with the truth; returns its rows. */
static guint
check_step (const BunnyState *before, const BunnyState *after)
{
  g_autoptr (GPtrArray) truth = list_counts (before, after, 0);
  g_autofree char *text = print_counts (truth);
  guint            n = 0;

  for (guint seat = 0; seat < after->table.seats; seat++)
    {
      g_autoptr (GPtrArray) counts = NULL;
      g_autofree char       *same = NULL;
      g_autofree BunnyState *first = g_new0 (BunnyState, 1);
      g_autofree BunnyState *second = g_new0 (BunnyState, 1);

      bunny_state_observe (before, seat, first);
      bunny_state_observe (after, seat, second);
      counts = list_counts (first, second, seat);
      same = print_counts (counts);
      g_assert_cmpstr (same, ==, text);
    }
  if (truth->len == 0)
    return 0;
  assert_sums (truth, after);
  assert_fiefs (truth);
  for (guint i = 0; i < truth->len; i++)
    n += ((EdubbaCount *) truth->pdata[i])->rows->len;
  return n;
}

static void
test_games (gconstpointer data)
{
  guint                  seats = GPOINTER_TO_UINT (data);
  g_autofree GameAction *actions = g_new (GameAction, bunny_rules.max_legal);
  g_autofree BunnyState *before = g_new0 (BunnyState, 1);
  g_autofree BunnyState *after = g_new0 (BunnyState, 1);
  guint                  n_rows = 0;

  for (guint i = 0; i < N_GAMES; i++)
    {
      guint64 rng = (guint64) g_test_rand_int () + 1;

      bunny_state_deal (after, seats, 0, (guint64) g_test_rand_int ());
      do
        {
          *before = *after;
          game_playout (&bunny_rules, (GameState *) after, &rng, 1, actions);
          n_rows += check_step (before, after);
        }
      while (after->table.phase != BUNNY_OVER);
    }
  g_assert_cmpuint (n_rows, >, N_GAMES * seats * 4);
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  for (guint seats = 2; seats <= BUNNY_MAX_SEATS; seats++)
    {
      g_autofree char *name = g_strdup_printf ("/ui/bunny/counts/games/%u", seats);

      g_test_add_data_func (name, GUINT_TO_POINTER (seats), test_games);
    }
  return g_test_run ();
}
