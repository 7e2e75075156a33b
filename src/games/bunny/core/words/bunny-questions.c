/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each asker looks for something worth asking in the position: a harvest of several fiefs, a fief
 * of some size, cells of which one is best. Trading posts that are not set would ask for a choice
 * besides; a seat with such posts is asked nothing about its fiefs.
 */
#include "bunny-questions.h"

#include <glib/gi18n-lib.h>

#include "bunny-action.h"
#include "bunny-forecast.h"
#include "bunny-scrolls.h"
#include "bunny-words.h"
#include "game-print.h"
#include "game-rng.h"

/* A harvest that can be reckoned in the head. */
#define MOST_CARROTS 60

/* The number of cells to choose from. */
#define N_CHOICES 4

static const BunnyTable *
get_table (const GameState *state)
{
  return &bunny_state (state)->table;
}

/* FALSE if it has a post that is not set. */
static gboolean
look (const GameState *state, guint seat, BunnyForecast *forecast)
{
  bunny_forecast_find (get_table (state), seat, forecast);
  for (guint i = 0; i < forecast->n; i++)
    if (forecast->fief[i].sums.unset > 0)
      return FALSE;
  return TRUE;
}

/* A question with a number to type, taken over: say, ask and answer. */
static GameQuestion *
ask_number (char *say, char *ask, char *answer)
{
  GameQuestion *question = game_question_new ();

  question->say = say;
  question->ask = ask;
  question->answer = answer;
  g_ptr_array_add (question->replies, g_strdup (_ ("Right.")));
  g_ptr_array_add (question->replies, g_strdup (_ ("Not quite. Count again:")));
  return question;
}

/* ---- Harvest and fiefs */

static GameQuestion *
ask_harvest (const GameState *state, guint seat, guint64 *rng)
{
  BunnyForecast forecast;
  guint         n = 0;

  if (!look (state, seat, &forecast) || forecast.carrots > MOST_CARROTS)
    return NULL;
  for (guint i = 0; i < forecast.n; i++)
    n += forecast.fief[i].carrots > 0;
  if (n < 2)
    return NULL;
  return ask_number (g_strdup (_ ("Suppose a harvest is counted now.")),
                     g_strdup (_ ("How many golden carrots do all your fiefs bring?")),
                     g_strdup ("harvest(me)"));
}

/* A fief that has `least` cells or more and brings something if it is to; n if none has. */
static guint
choose_fief (const BunnyForecast *forecast, guint least, gboolean rich, guint64 *rng)
{
  guint first = game_rng_below (rng, MAX (forecast->n, 1));

  for (guint i = 0; i < forecast->n; i++)
    {
      guint                    k = (first + i) % forecast->n;
      const BunnyForecastFief *fief = &forecast->fief[k];

      if (fief->size >= least && (!rich || fief->carrots > 1))
        return k;
    }
  return forecast->n;
}

/* A question about a fief, which is named by its first cell: `ask` has a place for that. */
static GameQuestion *
ask_fief (const GameState *state,
          guint            seat,
          guint64         *rng,
          guint            least,
          const char      *ask,
          const char      *term)
{
  BunnyForecast    forecast;
  guint            fief;
  g_autofree char *cell = NULL;

  if (!look (state, seat, &forecast))
    return NULL;
  fief = choose_fief (&forecast, least, !g_str_equal (term, "fief"), rng);
  if (fief == forecast.n)
    return NULL;
  cell = bunny_words_cell (forecast.fief[fief].first + 1u);
  return ask_number (g_strdup (_ ("Look at one of your fiefs.")), g_strdup_printf (ask, cell),
                     game_print ("%s(me,%s)", term, cell));
}

static GameQuestion *
ask_size (const GameState *state, guint seat, guint64 *rng)
{
  return ask_fief (state, seat, rng, 3, _ ("How many cells does the fief with %s have?"),
                   "fief");
}

static GameQuestion *
ask_strength (const GameState *state, guint seat, guint64 *rng)
{
  return ask_fief (state, seat, rng, 2, _ ("How strong is the fief with %s?"),
                   "strength");
}

static GameQuestion *
ask_wealth (const GameState *state, guint seat, guint64 *rng)
{
  return ask_fief (state, seat, rng, 3, _ ("How rich is the fief with %s?"), "wealth");
}

static GameQuestion *
ask_yield (const GameState *state, guint seat, guint64 *rng)
{
  return ask_fief (state, seat, rng, 2,
                   _ ("How many golden carrots does the fief with %s bring?"), "yield");
}

/* ---- Scrolls */

static GameQuestion *
ask_scroll (const GameState *state, guint seat, guint64 *rng)
{
  guint            face = BUNNY_FIRST_SCROLL + game_rng_below (rng, BUNNY_N_SCROLLS);
  BunnyScrolls     scrolls;
  g_autofree char *name = NULL;
  g_autofree char *rule = NULL;
  g_autoptr (GString) id = g_string_new (NULL);

  bunny_scrolls_find (bunny_state (state), face, seat, &scrolls);
  if (!bunny_words_counts (face) ||
      bunny_scrolls_get_worth (bunny_state (state), &scrolls, seat, face) < 2)
    return NULL;
  name = bunny_words_card (face);
  rule = bunny_words_scroll (face);
  bunny_face_print (face, id);
  return ask_number (g_strdup_printf (C_ ("scroll", "%1$s: %2$s"), name, rule),
                     g_strdup (_ ("What would this scroll give you if the game ended now?")),
                     game_print ("worth(me,%s)", id->str));
}

/* ---- Cells that would be added */

/* Describes in a sentence the gain from a cell. */
static char *
describe_gain (guint cell, guint now, gint gain)
{
  g_autofree char *name = bunny_words_cell (cell + 1);

  if (gain == 0)
    return g_strdup_printf (_ ("With %1$s a harvest still brings %2$u."), name, now);
  return g_strdup_printf (_ ("With %1$s a harvest brings %2$d instead of %3$u: %4$d more."), name,
                          (gint) now + gain, now, gain);
}

/* Explains fief by fief the gain from a cell. */
static char *
explain_gain (const BunnyTable *table, guint seat, guint cell)
{
  g_autofree char *sum = describe_gain (cell, bunny_forecast_harvest (table, seat),
                                        bunny_gain_from_cell (table, seat, cell));
  g_autofree char *name = bunny_words_cell (cell + 1);
  BunnyForecast    forecast;
  BunnyFiefs       fiefs;
  BunnyJoin        join;
  GString         *text = g_string_new (sum);

  bunny_forecast_find (table, seat, &forecast);
  bunny_fiefs_find (table, seat, &fiefs);
  bunny_join_find (table, &fiefs, cell, &join);
  g_string_append_c (text, ' ');
  /* Translators: a fief as it would be; %1$s: the cell that would be added. */
  g_string_append_printf (text, _ ("Fief with %1$s: strength %2$u × wealth %3$u = %4$u."), name,
                          join.fief.strength, bunny_fief_get_most_wealth (&join.fief),
                          bunny_fief_get_carrots (&join.fief));
  for (guint i = 0; i < join.n; i++)
    {
      const BunnyForecastFief *old = &forecast.fief[join.joined[i]];
      g_autofree char         *first = bunny_words_cell (old->first + 1u);

      g_string_append_c (text, ' ');
      /* Translators: a fief as it is; %1$s: one of its cells. */
      g_string_append_printf (text, _ ("Before that, the fief at %1$s brings %2$u × %3$u = "
                                       "%4$u."),
                              first,
                              old->strength, old->wealth, old->carrots);
    }
  return g_string_free (text, FALSE);
}

/* Free cells in an order that chance decides. */
static guint
list_free (const BunnyTable *table, guint64 *rng, guint8 *cells)
{
  guint n = 0;

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    if (bunny_table_get_owner (table, cell) == 0)
      cells[n++] = (guint8) cell;
  game_rng_shuffle (rng, cells, n);
  return n;
}

/* A cell that adds something. */
static GameQuestion *
ask_gain (const GameState *state, guint seat, guint64 *rng)
{
  const BunnyTable *table = get_table (state);
  guint8            cells[BUNNY_N_CELLS];
  guint             n = list_free (table, rng, cells);
  BunnyForecast     forecast;

  if (!look (state, seat, &forecast))
    return NULL;
  for (guint i = 0; i < n; i++)
    {
      gint             gain = bunny_gain_from_cell (table, seat, cells[i]);
      g_autofree char *name = NULL;
      GameQuestion    *question;

      if (gain < 2)
        continue;
      name = bunny_words_cell (cells[i] + 1u);
      question = ask_number (
        g_strdup_printf (_ ("Suppose you play the territory card %s now."), name),
        g_strdup (_ ("How many more golden carrots would a harvest bring you?")),
        game_print ("%d", gain));
      g_free (question->replies->pdata[1]);
      question->replies->pdata[1] = explain_gain (table, seat, cells[i]);
      return question;
    }
  return NULL;
}

/* Takes the cell that adds most and others that add less, up to N_CHOICES. FALSE if there are not
 * as many, or none of the others adds anything: then there would be nothing to weigh. The best
 * stands first. */
static gboolean
choose_cells (const BunnyTable *table, guint seat, guint64 *rng, guint8 *chosen)
{
  guint8 cells[BUNNY_N_CELLS];
  guint  n = list_free (table, rng, cells);
  gint   gain[BUNNY_N_CELLS];
  guint  best = 0;
  guint  n_chosen = 1;

  for (guint i = 0; i < n; i++)
    {
      gain[i] = bunny_gain_from_cell (table, seat, cells[i]);
      if (gain[i] > gain[best])
        best = i;
    }
  if (n < N_CHOICES || gain[best] == 0)
    return FALSE;
  chosen[0] = cells[best];
  /* First those that add something, too. */
  for (guint round = 0; round < 2 && n_chosen > round; round++)
    for (guint i = 0; i < n && n_chosen < N_CHOICES; i++)
      if (gain[i] < gain[best] && (gain[i] > 0) == (round == 0))
        chosen[n_chosen++] = cells[i];
  return n_chosen == N_CHOICES;
}

/* The reply to a choice: the reasons for its cell; to the right choice those for all cells. */
static char *
reply_to_cell (const BunnyTable *table, guint seat, const guint8 *cells, guint best, guint i)
{
  GString *text = g_string_new (NULL);
  char    *own = explain_gain (table, seat, cells[i]);

  if (i != best)
    {
      g_string_free (text, TRUE);
      return own;
    }
  g_string_append (text, own);
  g_free (own);
  for (guint k = 0; k < N_CHOICES; k++)
    if (k != best)
      {
        g_autofree char *other = describe_gain (cells[k], bunny_forecast_harvest (table, seat),
                                                bunny_gain_from_cell (table, seat, cells[k]));

        game_print_to (text, "\n%s", other);
      }
  return g_string_free (text, FALSE);
}

static GameQuestion *
ask_most (const GameState *state, guint seat, guint64 *rng)
{
  const BunnyTable *table = get_table (state);
  GameQuestion     *question;
  BunnyForecast     forecast;
  guint8            cells[N_CHOICES];
  guint8            best;

  if (!look (state, seat, &forecast) || !choose_cells (table, seat, rng, cells))
    return NULL;
  best = cells[0];
  game_rng_shuffle (rng, cells, N_CHOICES);
  question = game_question_new ();
  question->say = g_strdup (_ ("You can have one of four free cells."));
  question->ask = g_strdup (_ ("Which one adds most to a harvest now?"));
  while (cells[question->right] != best)
    question->right++;
  for (guint i = 0; i < N_CHOICES; i++)
    {
      char *name = bunny_words_cell (cells[i] + 1u);

      game_question_add_choice (question, name, g_strconcat ("cell:", name, NULL),
                                reply_to_cell (table, seat, cells, question->right, i));
    }
  return question;
}

/* ---- Terrain */

/* Own cells without a building, one of them fit for a building of this face. */
static gboolean
choose_sites (const BunnyTable *table, guint seat, guint face, guint64 *rng, guint8 *chosen)
{
  guint8 cells[BUNNY_N_CELLS];
  guint  n = bunny_table_list_cells (table, seat, cells);
  guint  n_fit = 0;
  guint  n_unfit = 0;

  game_rng_shuffle (rng, cells, n);
  for (guint i = 0; i < n; i++)
    {
      if (bunny_table_is_built (table, cells[i]))
        continue;
      if (!bunny_gain_may_stand (table, seat, face, cells[i]) && n_unfit < N_CHOICES - 1)
        chosen[1 + n_unfit++] = cells[i];
      else if (bunny_gain_may_stand (table, seat, face, cells[i]) && n_fit == 0)
        chosen[n_fit++] = cells[i];
    }
  return n_fit == 1 && n_unfit == N_CHOICES - 1;
}

static GameQuestion *
ask_site (const GameState *state, guint seat, guint64 *rng)
{
  static const guint faces[] = { BUNNY_CITY3, BUNNY_PEARL, BUNNY_MUSHROOM, BUNNY_SPICE,
                                 BUNNY_COPPER, BUNNY_GOLD };
  const BunnyTable  *table = get_table (state);
  guint              face = faces[game_rng_below (rng, G_N_ELEMENTS (faces))];
  g_autofree char   *card = bunny_words_card (face);
  GameQuestion      *question;
  guint8             cells[N_CHOICES];
  guint8             fit;

  if (!choose_sites (table, seat, face, rng, cells))
    return NULL;
  fit = cells[0];
  game_rng_shuffle (rng, cells, N_CHOICES);
  question = game_question_new ();
  question->say = g_strdup_printf (_ ("You have this building: %s."), card);
  question->ask = g_strdup (_ ("On which of these cells may it stand?"));
  while (cells[question->right] != fit)
    question->right++;
  for (guint i = 0; i < N_CHOICES; i++)
    {
      char      *name = bunny_words_cell (cells[i] + 1u);
      GameAction action = { .kind = BUNNY_DO_BUILD, .operand = { face, cells[i] + 1u } };

      game_question_add_choice (
        question, name, g_strconcat ("cell:", name, NULL),
        cells[i] == fit ? g_strdup (_ ("Right: the terrain suits it, and the cell is free."))
                        : bunny_words_refusal (state, action, BUNNY_WRONG_TERRAIN, seat,
                                               GAME_ADDRESS_YOU, NULL));
    }
  return question;
}

/* ---- Cards passed on */

/* A card of the hand, and its worth to the neighbour who gets the hand. */
typedef struct
{
  guint face;
  guint worth;
} Passed;

/* The seat that gets a seat's hand. */
static guint
find_receiver (const BunnyTable *table, guint seat)
{
  return (seat + (table->round % 2 == 1 ? 1 : table->seats - 1u)) % table->seats;
}

/* Scrolls count only if their worth depends on the board alone. */
static guint
find_worth (const BunnyState *state, guint seat, guint face)
{
  BunnyGain gain;

  if (bunny_face_is_scroll (face) && !bunny_words_counts (face))
    return 0;
  bunny_gain_find (state, seat, face, &gain);
  return (guint) MAX (gain.carrots, 0) + gain.points;
}

/* The different cards of a hand in an order that chance decides, but those that would bring most to
 * the receiver first. */
static guint
list_passed (const BunnyState *state, guint seat, guint64 *rng, Passed *passed)
{
  guint receiver = find_receiver (&state->table, seat);
  guint first = game_rng_below (rng, MAX (state->n_hand[seat], 1));
  guint n = 0;

  for (guint i = 0; i < state->n_hand[seat]; i++)
    {
      guint  face = bunny_card_get_face (state->hand[seat][(first + i) % state->n_hand[seat]]);
      Passed card = { face, find_worth (state, receiver, face) };
      guint  at = n;

      for (guint k = 0; k < n; k++)
        if (passed[k].face == face)
          at = G_MAXUINT;
      if (at == G_MAXUINT)
        continue;
      for (; at > 0 && passed[at - 1].worth < card.worth; at--)
        passed[at] = passed[at - 1];
      passed[at] = card;
      n++;
    }
  return n;
}

static char *
describe_passed (const Passed *card)
{
  g_autofree char *name = bunny_words_card (card->face);

  if (card->worth == 0)
    /* Translators: %s: a card */
    return g_strdup_printf (_ ("%s: nothing now."), name);
  if (bunny_face_is_scroll (card->face))
    /* Translators: %1$s: a scroll */
    return g_strdup_printf (_ ("%1$s: %2$u at the end, as things stand."), name, card->worth);
  /* Translators: %1$s: a card */
  return g_strdup_printf (_ ("%1$s: %2$u more in a harvest."), name, card->worth);
}

/* The reply to a choice: the carrots that its card would bring; to the right choice those of all
 * cards. */
static char *
reply_to_card (const Passed *cards, guint best, guint i)
{
  GString *text = g_string_new (NULL);
  char    *own = describe_passed (&cards[i]);

  g_string_append (text, own);
  g_free (own);
  for (guint k = 0; k < N_CHOICES && i == best; k++)
    if (k != best)
      {
        g_autofree char *other = describe_passed (&cards[k]);

        game_print_to (text, "\n%s", other);
      }
  return g_string_free (text, FALSE);
}

static GameQuestion *
ask_passed (const GameState *state, guint seat, guint64 *rng)
{
  const BunnyState *now = bunny_state (state);
  GameQuestion     *question;
  guint8            order[N_CHOICES] = { 0, 1, 2, 3 };
  Passed            all[BUNNY_MAX_HAND];
  Passed            cards[N_CHOICES];

  if (now->table.phase != BUNNY_EXPLORE || list_passed (now, seat, rng, all) < N_CHOICES ||
      all[1].worth == 0 || all[0].worth == all[1].worth)
    return NULL;
  game_rng_shuffle (rng, order, N_CHOICES);
  for (guint i = 0; i < N_CHOICES; i++)
    cards[i] = all[order[i]];
  question = game_question_new ();
  question->say = now->table.seats == 2
                    ? g_strdup (_ ("The rest of your hand goes to your opponent."))
                    : g_strdup_printf (_ ("The rest of your hand goes to player %u."),
                                       find_receiver (&now->table, seat) + 1);
  question->ask = g_strdup (_ ("Which of these cards would bring most there, as things stand?"));
  while (order[question->right] != 0)
    question->right++;
  for (guint i = 0; i < N_CHOICES; i++)
    {
      char *name = bunny_words_card (cards[i].face);
      char *point = bunny_face_is_territory (cards[i].face) ? g_strconcat ("cell:", name, NULL)
                                                            : g_strdup ("-");

      game_question_add_choice (question, name, point, reply_to_card (cards, question->right, i));
    }
  return question;
}

static const GameAsker askers[] = {
  { "4.3", ask_harvest },
  { "4.1", ask_size },
  { "4.3", ask_most },
  { "5.3", ask_scroll },
  { "4.3", ask_yield },
  { "4.3", ask_wealth },
  { "4.3", ask_gain },
  { "3.3", ask_site },
  { "2.2", ask_passed },
  { "4.3", ask_strength },
  { NULL },
};

const GameQuestions bunny_questions = { .askers = askers, .working = bunny_words_working };
