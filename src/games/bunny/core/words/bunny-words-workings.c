/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Explains a figure to somebody who reckoned otherwise: a harvest fief by fief, a fief by its
 * cities and resources, a scroll by its counts.
 */
#include <glib/gi18n-lib.h>

#include "bunny-forecast.h"
#include "bunny-scrolls.h"
#include "bunny-words.h"

/* The most cells of a fief that are named. */
#define MAX_NAMED 8

static const char *const goods[BUNNY_N_GOODS] = {
  N_ ("wood"),
  N_ ("fish"),
  N_ ("carrots"),
  N_ ("pearls"),
  N_ ("mushrooms"),
  N_ ("spices"),
  N_ ("diamonds"),
  N_ ("copper"),
  N_ ("gold"),
  N_ ("iron"),
};

static void
add_line (GString *text, char *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
  g_free (line);
}

static void
add_to_list (GString *list, const char *name)
{
  if (list->len > 0)
    /* Translators: between the names of cards in a list */
    g_string_append (list, C_ ("list of cards", ", "));
  g_string_append (list, name);
}

/* The cells of a fief. */
static char *
list_cells (const BunnyForecast *forecast, guint fief)
{
  GString *list = g_string_new (NULL);
  guint    n = 0;

  for (guint cell = 0; cell < BUNNY_N_CELLS && n <= MAX_NAMED; cell++)
    if (forecast->of[cell] == fief)
      {
        g_autofree char *name = bunny_words_cell (cell + 1);

        add_to_list (list, n++ < MAX_NAMED ? name : "…");
      }
  return g_string_free (list, FALSE);
}

static void
add_fief (GString *text, const BunnyForecast *forecast, guint i)
{
  const BunnyForecastFief *fief = &forecast->fief[i];
  g_autofree char         *cells = list_cells (forecast, i);

  /* Translators: what a fief brings; %1$s: the names of its cells, "A4, A5, B5". */
  add_line (text, g_strdup_printf (_ ("%1$s: strength %2$u × wealth %3$u = %4$u"), cells,
                                   fief->strength, fief->wealth, fief->carrots));
}

/* Fief by fief. */
static void
add_harvest (GString *text, const BunnyForecast *forecast)
{
  guint n_poor = 0;

  for (guint i = 0; i < forecast->n; i++)
    {
      n_poor += forecast->fief[i].carrots == 0;
      if (forecast->fief[i].carrots > 0)
        add_fief (text, forecast, i);
    }
  if (n_poor > 0)
    add_line (text, g_strdup (_ ("Fiefs without a city or without a resource bring nothing.")));
}

/* The cities of a fief with their strengths. */
static char *
list_cities (const BunnyTable *table, const BunnyForecast *forecast, guint fief)
{
  GString *list = g_string_new (NULL);

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    if (forecast->of[cell] == fief && bunny_cell_get_strength (table, cell) > 0)
      {
        g_autofree char *name = bunny_words_cell (cell + 1);
        /* Translators: a city and its strength: "C4 (2)". */
        g_autofree char *city = g_strdup_printf (C_ ("city", "%1$s (%2$u)"), name,
                                                 bunny_cell_get_strength (table, cell));

        add_to_list (list, city);
      }
  return g_string_free (list, FALSE);
}

static char *
list_goods (guint made)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < BUNNY_N_GOODS; i++)
    if (made & (1u << i))
      add_to_list (list, _ (goods[i]));
  return g_string_free (list, FALSE);
}

static void
add_strength (GString *text, const BunnyTable *table, const BunnyForecast *forecast, guint i)
{
  g_autofree char *cities = list_cities (table, forecast, i);

  if (*cities)
    add_line (text, g_strdup_printf (_ ("Its cities: %1$s. Strength %2$u."), cities,
                                     forecast->fief[i].strength));
  else
    add_line (text, g_strdup (_ ("It has no city: strength 0.")));
}

static void
add_wealth (GString *text, const BunnyForecast *forecast, guint i)
{
  g_autofree char *made = list_goods (forecast->fief[i].goods);

  if (*made)
    add_line (text, g_strdup_printf (_ ("Its different resources: %1$s. Wealth %2$u."), made,
                                     forecast->fief[i].wealth));
  else if (forecast->fief[i].wealth == 0)
    add_line (text, g_strdup (_ ("It has no resource: wealth 0.")));
}

/* One fief, as far as the term asks. */
static void
add_one (GString             *text,
         const BunnyTable    *table,
         const BunnyForecast *forecast,
         guint                i,
         const char          *term)
{
  g_autofree char *cells = list_cells (forecast, i);

  add_line (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The fief has %1$u cell: %2$s.",
                                                "The fief has %1$u cells: %2$s.",
                                                forecast->fief[i].size),
                                   forecast->fief[i].size, cells));
  if (g_str_equal (term, "strength") || g_str_equal (term, "yield"))
    add_strength (text, table, forecast, i);
  if (g_str_equal (term, "wealth") || g_str_equal (term, "yield"))
    add_wealth (text, forecast, i);
  if (g_str_equal (term, "yield"))
    add_line (text, g_strdup_printf ("%u × %u = %u", forecast->fief[i].strength,
                                     forecast->fief[i].wealth, forecast->fief[i].carrots));
}

/* ---- Scrolls */

static char *
say_goods (guint face)
{
  guint index = (face - BUNNY_WOOD_1) / 3;
  guint each = (face - BUNNY_WOOD_1) % 3 + 1;

  if (index == 0)
    return each < 3 ? g_strdup_printf (_ ("%u for each wood you make."), each)
                    : g_strdup (_ ("20 with 7 wood or more."));
  if (index == 1)
    return each < 3 ? g_strdup_printf (_ ("%u for each fish you make."), each)
                    : g_strdup (_ ("20 with 7 fish or more."));
  return each < 3 ? g_strdup_printf (_ ("%u for each carrot resource you make."), each)
                  : g_strdup (_ ("15 with 5 carrot resources or more."));
}

char *
bunny_words_scroll (guint face)
{
  static const char *const texts[BUNNY_N_FACES + 1] = {
    [BUNNY_GLOVE_L] = N_ ("A treasure worth 1, or 4 with the right glove."),
    [BUNNY_GLOVE_R] = N_ ("A treasure worth 1, or 4 with the left glove."),
    [BUNNY_SCRIBE] = N_ ("1 for each of your scrolls, this one included."),
    [BUNNY_CITIES] = N_ ("1 for each of your cities."),
    [BUNNY_BORDER] = N_ ("1 for each of your cells at the border."),
    [BUNNY_CORNERS] = N_ ("3 for each of your corner cells."),
    [BUNNY_LUXURY] = N_ ("3 for each luxury resource you make."),
    [BUNNY_PEAKS] = N_ ("2 for each of your mountain cells."),
    [BUNNY_ESTATES] = N_ ("4 for each of your fiefs of 3 cells or more."),
    [BUNNY_FIEFS] = N_ ("1 for each of your fiefs."),
    [BUNNY_FIEFS_10] = N_ ("12 with 10 fiefs or more."),
    [BUNNY_HUNGRY] = N_ ("2 for each city in a fief without resources."),
    [BUNNY_WILDS] = N_ ("2 for each of your cells with neither a city nor a resource."),
    [BUNNY_CAMPS] = N_ ("3 for each camp you have played."),
    [BUNNY_CITIES_9] = N_ ("12 with 9 cities or more."),
    [BUNNY_WIDEST] = N_ ("12 if nobody else has as many cells."),
    [BUNNY_AGAIN] = N_ ("The last harvest once more, without your best fief."),
    [BUNNY_GUARD] = N_ ("3 for each of your treasures."),
    [BUNNY_DOUBLE] = N_ ("Your treasures count once more."),
    [BUNNY_COPY_R] = N_ ("Copies a scroll of your right neighbour at the end."),
    [BUNNY_COPY_L] = N_ ("Copies a scroll of your left neighbour at the end."),
    [BUNNY_SECOND] = N_ ("10 if exactly one player is ahead of you at the end."),
  };

  if (face >= BUNNY_GEM1 && face <= BUNNY_GEM6)
    return g_strdup_printf (_ ("A treasure worth %u."), face - BUNNY_GEM1 + 1);
  if (face >= BUNNY_WOOD_1 && face <= BUNNY_CARROT_5)
    return say_goods (face);
  return g_strdup (_ (texts[face]));
}

/* The number that a scroll counts, if it counts parts of the land; G_MAXUINT otherwise. */
static guint
count_for (const BunnyEstate *estate, guint face)
{
  guint n = 0;

  switch (face)
    {
    case BUNNY_CITIES:
    case BUNNY_CITIES_9:
      return estate->cities;
    case BUNNY_BORDER:
      return estate->border;
    case BUNNY_CORNERS:
      return estate->corners;
    case BUNNY_PEAKS:
      return estate->peaks;
    case BUNNY_ESTATES:
      return estate->estates;
    case BUNNY_FIEFS:
    case BUNNY_FIEFS_10:
      return estate->fiefs;
    case BUNNY_HUNGRY:
      return estate->hungry;
    case BUNNY_WILDS:
      return estate->wilds;
    case BUNNY_CAMPS:
      return estate->camps;
    case BUNNY_LUXURY:
      for (guint i = 3; i < BUNNY_N_GOODS; i++)
        n += estate->makes[i];
      return n;
    default:
      if (face < BUNNY_WOOD_1 || face > BUNNY_CARROT_5)
        return G_MAXUINT;
      return estate->makes[(face - BUNNY_WOOD_1) / 3];
    }
}

gboolean
bunny_words_counts (guint face)
{
  static const BunnyEstate none;

  return count_for (&none, face) != G_MAXUINT;
}

/* The number that a scroll asks for, or 0: it counts any. */
static guint
get_bar (guint face)
{
  switch (face)
    {
    case BUNNY_WOOD_7:
    case BUNNY_FISH_7:
      return 7;
    case BUNNY_CARROT_5:
      return 5;
    case BUNNY_FIEFS_10:
      return 10;
    case BUNNY_CITIES_9:
      return 9;
    default:
      return 0;
    }
}

gboolean
bunny_words_count (const GameState *state, guint seat, guint face, guint *n, guint *bar)
{
  BunnyEstate estate;

  if (!bunny_words_counts (face))
    return FALSE;
  bunny_estate_find (bunny_state (state), seat, &estate);
  *n = count_for (&estate, face);
  *bar = get_bar (face);
  return TRUE;
}

/* That count in words: "5 of 7.", or NULL. */
static char *
describe_progress (const GameState *state, guint seat, guint face)
{
  guint n, bar;

  if (!bunny_words_count (state, seat, face, &n, &bar))
    return NULL;
  if (bar > 0)
    /* Translators: how many there are of the things that a scroll asks for. */
    return g_strdup_printf (C_ ("scroll", "%1$u of %2$u."), n, bar);
  return g_strdup_printf (_ ("Counted: %u."), n);
}

char *
bunny_words_detail (const GameState *state, guint seat, guint face)
{
  guint            copied = bunny_scrolls_get_copied (bunny_state (state), face);
  guint            counted = copied != 0 ? copied : face;
  g_autofree char *rule = bunny_words_scroll (counted);
  g_autofree char *progress = describe_progress (state, seat, counted);

  return progress != NULL ? g_strconcat (rule, " ", progress, NULL) : g_steal_pointer (&rule);
}

static void
add_scroll (GString *text, const GameState *state, guint seat, guint face)
{
  g_autofree char *name = bunny_words_card (face);
  g_autofree char *rule = bunny_words_scroll (face);
  char            *progress = describe_progress (state, seat, face);

  /* Translators: a scroll and what it gives: "Angler: 1 for each fish that you make." */
  add_line (text, g_strdup_printf (C_ ("scroll", "%1$s: %2$s"), name, rule));
  if (progress != NULL)
    add_line (text, progress);
}

char *
bunny_words_working (const GameState *state, const GameTerm *term, const guint16 *operand)
{
  const BunnyTable *table = &bunny_state (state)->table;
  GString          *text = g_string_new (NULL);
  gint              value = term->value (state, operand[0], operand);
  BunnyForecast     forecast;

  bunny_forecast_find (table, operand[0], &forecast);
  if (g_str_equal (term->name, "harvest"))
    {
      add_harvest (text, &forecast);
      add_line (text, g_strdup_printf (_ ("Together: %d."), value));
    }
  else if (g_str_equal (term->name, "best"))
    add_harvest (text, &forecast);
  else if (g_str_equal (term->operands, "sp") && forecast.of[operand[1]] != BUNNY_NO_FIEF)
    add_one (text, table, &forecast, forecast.of[operand[1]], term->name);
  else if (g_str_equal (term->name, "worth"))
    {
      add_scroll (text, state, operand[0], BUNNY_FIRST_SCROLL + operand[1]);
      add_line (text, g_strdup_printf (_ ("Together: %d."), value));
    }
  if (text->len > 0)
    return g_string_free (text, FALSE);
  g_string_free (text, TRUE);
  return NULL;
}
