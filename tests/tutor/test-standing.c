/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rating of puzzles, on simulated solvers: each has a true strength, meets the puzzles of a
 * game that suit it, and solves one of rating P clean with the chance
 * 1 / (1 + 10^((P - strength) / 400)). After ten it must stand near its strength; later it moves in
 * small steps, and down only when a puzzle is left.
 */
#include "edubba-standing.h"

#include <math.h>
#include <string.h>

#include "../fixed.h"
#include "game-state.h"
#include "games.h"
#include "progress-fixture.h"

/* Solvers of each strength, and the least share of them that is placed right, in percent: 80 are
 * wanted, and two standard errors of so many draws are left to chance. */
#define N_SOLVERS 400
#define SHARE     (80 - 4)

/* Puzzles after the placement, and the share of the wrong answers that are solved in the end. */
#define N_LATER   90
#define PERSEVERE 0.7

/* Points between ratings that are hardly different. */
#define CLOSE 25

#define DAY (24 * 3600)

typedef struct
{
  guint strength;
  guint limit; /* of the distance from the strength */
} Bar;

static const Bar bars[] = {
  { 600, 250 },
  { 800, 200 },
  { 1000, 200 },
  { 1200, 200 },
  { 1400, 200 },
  { 1600, 200 },
  { 1800, 200 },
  { 2000, 250 },
};

/* Adds the ratings of the puzzles in a folder of a game; there may be no such folder. */
static void
add_ratings (GArray *ratings, const char *game, const char *folder)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", game,
                                            "data", folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_autofree char *text = NULL;
      const char      *line;
      const char      *end;
      guint64          number;
      guint            rating;

      g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
      line = strstr (text, "\nRating=");
      if (!line || !game_number_parse (line + strlen ("\nRating="), 9999, &number, &end))
        continue;
      rating = (guint) number;
      g_array_append_val (ratings, rating);
    }
}

static int
compare_ratings (gconstpointer a, gconstpointer b)
{
  return (int) *(const guint *) a - (int) *(const guint *) b;
}

/* Takes the rating that is nearest to a wanted one out of the list. */
static guint
take_nearest (GArray *ratings, double wanted)
{
  guint best = 0;
  guint rating;

  for (guint i = 1; i < ratings->len; i++)
    if (fabs (g_array_index (ratings, guint, i) - wanted) <
        fabs (g_array_index (ratings, guint, best) - wanted))
      best = i;
  rating = g_array_index (ratings, guint, best);
  g_array_remove_index (ratings, best);
  return rating;
}

static gboolean
draw_clean (guint strength, guint rating)
{
  double chance = 1.0 / (1.0 + pow (10.0, ((double) rating - strength) / 400.0));

  return g_test_rand_double () < chance;
}

static gboolean
is_near (guint rating, const Bar *bar)
{
  return (guint) abs ((int) rating - (int) bar->strength) <= bar->limit;
}

/* One more puzzle: the answer, and what becomes of the puzzle if it was wrong. */
static void
solve_one (EdubbaStanding *standing, GArray *ratings, guint strength)
{
  guint    before = standing->shown;
  gboolean placed = edubba_standing_is_placed (standing);
  guint    rating = take_nearest (ratings, edubba_standing_get_fit (standing, 0.0));
  gboolean clean = draw_clean (strength, rating);

  edubba_standing_rate (standing, rating, clean, 1800000000);
  if (!placed)
    return;
  g_assert_cmpuint (standing->shown, >=, before);
  g_assert_cmpuint (standing->shown, <=, before + EDUBBA_MAX_RATING_STEP);
  if (clean || g_test_rand_double () < PERSEVERE)
    return;
  edubba_standing_leave (standing);
  g_assert_cmpuint (standing->shown, <=, before);
  g_assert_cmpuint (standing->shown + EDUBBA_MAX_RATING_STEP, >=, before);
}

/* A solver from the first puzzle on: placed right after ten, and still right much later. */
static void
follow_solver (GArray *all, const Bar *bar, guint *placed, guint *later)
{
  g_autoptr (GArray) ratings = g_array_copy (all);
  EdubbaStanding standing;

  edubba_standing_init (&standing, EDUBBA_FIRST_RATING);
  for (guint i = 0; i < EDUBBA_PLACEMENT; i++)
    {
      g_assert_false (edubba_standing_is_placed (&standing));
      solve_one (&standing, ratings, bar->strength);
    }
  g_assert_true (edubba_standing_is_placed (&standing));
  *placed += is_near (standing.shown, bar);
  for (guint i = 0; i < N_LATER; i++)
    solve_one (&standing, ratings, bar->strength);
  *later += is_near (standing.shown, bar);
}

static void
test_solvers (gconstpointer game)
{
  g_autoptr (GArray) ratings = g_array_new (FALSE, FALSE, sizeof (guint));

  add_ratings (ratings, game, "mined");
  add_ratings (ratings, game, "puzzles");
  g_array_sort (ratings, compare_ratings);
  g_assert_cmpuint (ratings->len, >, EDUBBA_PLACEMENT + N_LATER);
  for (guint b = 0; b < G_N_ELEMENTS (bars); b++)
    {
      guint placed = 0;
      guint later = 0;

      for (guint i = 0; i < N_SOLVERS; i++)
        follow_solver (ratings, &bars[b], &placed, &later);
      g_test_message ("%s, strength %u: %u of %u within %u after %u puzzles, %u after %u",
                      (const char *) game, bars[b].strength, placed, N_SOLVERS, bars[b].limit,
                      EDUBBA_PLACEMENT, later, EDUBBA_PLACEMENT + N_LATER);
      g_assert_cmpuint (placed * 100, >=, SHARE * N_SOLVERS);
      g_assert_cmpuint (later * 100, >=, SHARE * N_SOLVERS);
    }
}

/* No heap stands at one rating or close to it: of a hundred puzzles two at most share one, and
 * seven lie within a few points. */
static void
test_heaps (gconstpointer game)
{
  g_autoptr (GArray) ratings = g_array_new (FALSE, FALSE, sizeof (guint));

  add_ratings (ratings, game, "mined");
  add_ratings (ratings, game, "puzzles");
  g_array_sort (ratings, compare_ratings);
  for (guint i = 0; i < ratings->len; i++)
    {
      guint from = g_array_index (ratings, guint, i);
      guint same = 0;
      guint near = 0;

      for (guint k = i; k < ratings->len; k++)
        {
          same += g_array_index (ratings, guint, k) == from;
          near += g_array_index (ratings, guint, k) < from + CLOSE;
        }
      g_assert_cmpuint (same * 100, <=, 2 * ratings->len);
      g_assert_cmpuint (near * 100, <=, 7 * ratings->len);
    }
}

/* Ten right answers and a rating; a wrong one costs nothing until its puzzle is left. */
static void
test_left (void)
{
  EdubbaStanding standing;
  guint          shown;

  edubba_standing_init (&standing, 1200);
  for (guint i = 0; i < EDUBBA_PLACEMENT; i++)
    edubba_standing_rate (&standing, 1200, i % 2 == 0, 1800000000);
  shown = standing.shown;
  edubba_standing_rate (&standing, 1000, FALSE, 1800000000);
  g_assert_cmpuint (standing.shown, ==, shown);
  g_assert_cmpfloat (standing.glicko.rating, <, shown);
  edubba_standing_leave (&standing);
  g_assert_cmpuint (standing.shown, ==, (guint) round (standing.glicko.rating));
  shown = standing.shown;
  edubba_standing_leave (&standing);
  g_assert_cmpuint (standing.shown, ==, shown);
}

/* The estimate leaps with the first answers, and the puzzles rise by steps. */
static void
test_steps (void)
{
  EdubbaStanding standing;

  edubba_standing_init (&standing, 1200);
  edubba_standing_rate (&standing, 750, TRUE, 1800000000);
  g_assert_cmpfloat (edubba_standing_get_fit (&standing, 0.0), ==, 1000.0);
  edubba_standing_rate (&standing, 1000, TRUE, 1800000000);
  g_assert_cmpfloat (standing.glicko.rating, >, 1250.0);
  g_assert_cmpfloat (edubba_standing_get_fit (&standing, 0.0), ==, 1250.0);
}

/* Before there is a rating nothing is shown, and to leave a puzzle changes nothing. */
static void
test_unplaced (void)
{
  EdubbaStanding standing;
  EdubbaStanding same;

  edubba_standing_init (&standing, 1200);
  g_assert_cmpfloat (edubba_standing_get_fit (&standing, 0.0), ==, 750.0);
  edubba_standing_rate (&standing, 900, FALSE, 1800000000);
  same = standing;
  edubba_standing_leave (&standing);
  g_assert_cmpmem (&same, sizeof same, &standing, sizeof standing);
  g_assert_false (edubba_standing_is_placed (&standing));
}

/* The first try of a puzzle moves the rating, all others are history. */
static void
test_rating (ProgressFixture *fixture, gconstpointer data)
{
  EdubbaProgress    *progress = fixture->progress;
  EdubbaPuzzleRecord record;
  guint              deviation;
  guint              after;

  edubba_progress_note_puzzle (progress, "heaps", "one", 1200, TRUE, 4, 4);
  after = edubba_progress_get_rating (progress, "heaps", &deviation);
  g_assert_cmpuint (after, >, EDUBBA_FIRST_RATING + 60);
  g_assert_cmpuint (deviation, <, 400);
  edubba_progress_note_puzzle (progress, "heaps", "one", 1200, TRUE, 6, 4);
  edubba_progress_note_puzzle (progress, "heaps", "one", 1200, FALSE, 0, 4);
  g_assert_cmpuint (edubba_progress_get_rating (progress, "heaps", NULL), ==, after);
  g_assert_true (edubba_progress_get_puzzle (progress, "heaps", "one", &record));
  g_assert_cmpuint (record.tries, ==, 3);
  g_assert_cmpuint (record.solved, ==, 2);
  g_assert_cmpuint (record.taken, ==, 4);
  g_assert_true (record.clean);

  edubba_progress_note_puzzle (progress, "heaps", "two", 1200, FALSE, 0, 3);
  g_assert_cmpuint (edubba_progress_get_rating (progress, "heaps", NULL), <, after);
  after = edubba_progress_get_rating (progress, "heaps", NULL);
  edubba_progress_note_puzzle (progress, "heaps", "two", 1200, TRUE, 3, 3);
  g_assert_cmpuint (edubba_progress_get_rating (progress, "heaps", NULL), ==, after);
  g_assert_true (edubba_progress_get_puzzle (progress, "heaps", "two", &record));
  g_assert_false (record.clean);
  g_assert_cmpuint (record.solved, ==, 1);
  g_assert_cmpuint (edubba_progress_get_rating (progress, "sealed", NULL), ==, EDUBBA_FIRST_RATING);

  edubba_progress_get_rating (progress, "heaps", &deviation);
  fixture->now += 300 * DAY;
  edubba_progress_get_rating (progress, "heaps", &after);
  g_assert_cmpuint (after, >, deviation);
}

/* One point for each day, the last rating of it. */
static void
test_points (ProgressFixture *fixture, gconstpointer data)
{
  const GArray *points;
  guint         last = 0;

  for (guint i = 0; i < EDUBBA_PLACEMENT - 1; i++)
    {
      g_autofree char *id = g_strdup_printf ("before-%u", i);

      edubba_progress_note_puzzle (fixture->progress, "heaps", id, 1300, FALSE, 0, 3);
    }
  g_assert_cmpuint (edubba_progress_get_rating_points (fixture->progress, "heaps")->len, ==, 0);
  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *id = g_strdup_printf ("puzzle-%u", i);

      edubba_progress_note_puzzle (fixture->progress, "heaps", id, 1300, i % 3 > 0, 3, 3);
      fixture->now += 10 * 3600;
    }
  points = edubba_progress_get_rating_points (fixture->progress, "heaps");
  g_assert_cmpuint (points->len, ==, 5);
  for (guint i = 0; i < points->len; i++)
    {
      g_assert_cmpuint (g_array_index (points, EdubbaRatingPoint, i).day, >, last);
      last = g_array_index (points, EdubbaRatingPoint, i).day;
    }
  g_assert_true (edubba_progress_get_shown_rating (fixture->progress, "heaps", &last));
  g_assert_cmpuint (g_array_index (points, EdubbaRatingPoint, 4).rating, ==, last);
}

static void
add (const char *path, void (*test) (ProgressFixture *, gconstpointer))
{
  g_test_add (path, ProgressFixture, NULL, progress_set_up, test, progress_tear_down);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; games_modules[i]; i++)
    if (games_modules[i]->quests)
      {
        const char      *game = games_modules[i]->rules->id;
        g_autofree char *path = g_strconcat ("/standing/solvers/", game, NULL);

        g_autofree char *heaps = g_strconcat ("/standing/heaps/", game, NULL);

        g_test_add_data_func (path, game, test_solvers);
        g_test_add_data_func (heaps, game, test_heaps);
      }
  g_test_add_func ("/standing/left", test_left);
  g_test_add_func ("/standing/steps", test_steps);
  g_test_add_func ("/standing/unplaced", test_unplaced);
  add ("/standing/tries", test_rating);
  add ("/standing/points", test_points);
  return g_test_run ();
}
