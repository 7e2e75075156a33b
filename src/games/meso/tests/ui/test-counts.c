/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a game ends with, over ends drawn by lot, many of them ties: each offering once, then those
 * alone who are equal, down to whoever has the first place; and the sentence of the result names
 * what decided.
 */
#include <gtk/gtk.h>

#include "display.h"
#include "meso-counts.h"
#include "meso-rules.h"
#include "meso-words.h"

#define N_ENDS 2000

static const guint8 values[MESO_N_TOKENS] = { 2, 4, 6, 7 };

/* Few offerings and little mana, so that seats are often equal. */
static void
draw_seat (MesoSeat *seat)
{
  seat->mana = (guint8) g_test_rand_int_range (0, 3);
  seat->n_tokens = MESO_N_TOKENS;
  for (guint token = 0; token < MESO_N_TOKENS; token++)
    {
      guint other = (guint) g_test_rand_int_range (0, (gint) token + 1);

      seat->token[token] = seat->token[other];
      seat->token[other] = values[token];
      if (g_test_rand_int_range (0, 3) == 0)
        seat->offered |= (guint8) (1 << token);
    }
}

static void
draw_end (MesoSight *sight)
{
  meso_state_clear (&sight->state, (guint) g_test_rand_int_range (2, MESO_MAX_SEATS + 1), 0);
  sight->state.over = TRUE;
  for (guint seat = 0; seat < sight->state.seats; seat++)
    draw_seat (&sight->state.seat[seat]);
}

/* The seats of the first place, as the last table has them. */
static guint
find_first (const MesoSight *sight, const EdubbaCount *last)
{
  guint first = 0;
  gint  points[GAME_MAX_SEATS];
  gint  most = 0;

  edubba_count_sum (last, last->rows->len, points);
  for (guint column = 0; column < last->n_seats; column++)
    most = MAX (most, points[column]);
  for (guint column = 0; column < last->n_seats; column++)
    for (guint seat = 0; seat < sight->state.seats && points[column] == most; seat++)
      {
        g_autofree char *name = meso_sight_dup_seat (sight, seat);

        if (g_str_equal (name, last->names[column]))
          first |= 1u << seat;
      }
  return first;
}

/* Nobody gets a row more once that seat is in front and others have rows left. */
static void
assert_open (const EdubbaCount *count)
{
  gint points[GAME_MAX_SEATS];
  gint totals[GAME_MAX_SEATS];

  edubba_count_sum (count, count->rows->len, totals);
  for (guint i = 0; i < count->rows->len; i++)
    {
      const EdubbaCountRow *row = &g_array_index (count->rows, EdubbaCountRow, i);
      guint                 seat = (guint) g_bit_nth_lsf (row->seats, -1);

      edubba_count_sum (count, i, points);
      for (guint other = 0; other < count->n_seats && row->points[seat] > 0; other++)
        g_assert_true (points[other] >= points[seat] || points[other] == totals[other]);
    }
}

static void
check_result (const MesoSight *sight, guint n_counts, guint first)
{
  static const char *const decided[] = { "their worth decides", "mana decides" };
  g_autofree char         *said =
    meso_words_result ((const GameState *) &sight->state, 0, GAME_ADDRESS_NUMBER, NULL);
  gboolean shared = (first & (first - 1)) != 0;

  g_assert_cmpint (strstr (said, "is shared") != NULL, ==, shared);
  for (guint i = 0; i < G_N_ELEMENTS (decided); i++)
    g_assert_cmpint (strstr (said, decided[i]) != NULL, ==, !shared && n_counts == i + 2);
}

static void
test_ends (void)
{
  const MesoState before = { 0 };
  guint           seen[4] = { 0 };

  for (guint i = 0; i < N_ENDS; i++)
    {
      MesoSight  sight = { .person = GAME_NOBODY, .address = GAME_ADDRESS_NUMBER };
      GameResult result;
      guint      first, all = 0;
      g_autoptr (GPtrArray) counts = NULL;

      draw_end (&sight);
      meso_state_rank (&sight.state, &result);
      for (guint seat = 0; seat < sight.state.seats; seat++)
        all += (guint) result.points[seat];
      if (all == 0)
        continue;
      counts = meso_counts_list (&sight, &before);
      g_assert_cmpuint (counts->len, >=, 1);
      g_assert_cmpuint (counts->len, <=, 3);
      g_assert_cmpuint (((EdubbaCount *) counts->pdata[0])->rows->len, ==, all);
      for (guint k = 0; k < counts->len; k++)
        assert_open (counts->pdata[k]);
      first = find_first (&sight, counts->pdata[counts->len - 1]);
      for (guint seat = 0; seat < sight.state.seats; seat++)
        g_assert_cmpint (first >> seat & 1, ==, result.rank[seat] == 1);
      check_result (&sight, counts->len, first);
      seen[counts->len]++;
    }
  for (guint n = 1; n <= 3; n++)
    g_assert_cmpuint (seen[n], >, N_ENDS / 20);
}

/* A game that goes on, or was over before, counts nothing. */
static void
test_nothing (void)
{
  MesoSight sight = { .person = GAME_NOBODY, .address = GAME_ADDRESS_NUMBER };
  MesoState before;

  draw_end (&sight);
  before = sight.state;
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) counts = meso_counts_list (&sight, &before);

      g_assert_cmpuint (counts->len, ==, 0);
      sight.state.over = before.over = FALSE;
    }
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  g_test_add_func ("/ui/meso/counts/ends", test_ends);
  g_test_add_func ("/ui/meso/counts/nothing", test_nothing);
  return g_test_run ();
}
