/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each asker looks for something worth asking in the position: a way that is longer than it looks,
 * a plain with room among others. What only one seat knows decides nothing.
 */
#include "meso-questions.h"

#include <glib/gi18n-lib.h>

#include "game-print.h"
#include "game-rng.h"
#include "meso-action.h"
#include "meso-ways.h"
#include "meso-words.h"

/* The number of lands to choose from, and the fewest. */
#define N_CHOICES     4
#define FEWEST_CHOICE 3

/* The points of a turn (RULES.md 4.1). */
#define POINTS 5

/* The settlers that build or breed together. */
#define PAIR 2

/* The name of a land, by its number. */
static char *
get_name (const MesoState *state, guint land)
{
  return meso_words_place (meso_map_get ()->place[state->land[land].spot]);
}

/* ---- Numbers */

/* A question with a number to type. All texts are taken over; the explanation answers right and
 * wrong numbers. */
static GameQuestion *
ask_number (char *say, char *ask, guint answer, char *explanation)
{
  GameQuestion *question = game_question_new ();

  question->say = say;
  question->ask = ask;
  question->answer = game_print ("%u", answer);
  g_ptr_array_add (question->replies, g_strdup (explanation));
  g_ptr_array_add (question->replies, explanation);
  return question;
}

/* Two plains in an order that chance decides; FALSE if there are fewer. */
static gboolean
choose_plains (const MesoState *state, guint64 *rng, guint8 plains[2])
{
  guint8 order[MESO_MAX_LANDS];
  guint  n = 0;

  for (guint i = 0; i < state->n_lands; i++)
    if (state->land[i].kind == MESO_KIND_PLAIN)
      order[n++] = (guint8) i;
  game_rng_shuffle (rng, order, n);
  plains[0] = order[0];
  plains[1] = order[1];
  return n >= 2;
}

/* Games at random hardly have holy places, so the question lends two. */
static GameQuestion *
ask_mana (const GameState *state, guint seat, guint64 *rng)
{
  const MesoState *now = meso_state (state);
  guint            room = now->seat[seat].limit - now->seat[seat].mana;
  guint8           plains[2];
  guint            own, foreign, yields;
  g_autofree char *mine = NULL;
  g_autofree char *theirs = NULL;

  if (room == 0 || now->seat[seat].n_holies > 0 || !choose_plains (now, rng, plains))
    return NULL;
  own = meso_land_count_settlers (&now->land[plains[0]], seat);
  foreign = meso_land_count_settlers (&now->land[plains[1]], seat);
  yields = (own >= 1) + (foreign >= PAIR);
  if (yields == 0)
    return NULL;
  mine = get_name (now, plains[0]);
  theirs = get_name (now, plains[1]);
  return ask_number (
    g_strdup_printf (_ ("Suppose a holy place of yours stood on %1$s, one of your opponent’s on "
                        "%2$s, and no other."),
                     mine, theirs),
    g_strdup (_ ("How much mana would the end of your turn bring you now?")),
    MIN (yields, room),
    g_strdup_printf (_ ("Your settlers on %1$s: %2$u, and one is enough. On %3$s: %4$u, and it "
                        "takes two. Room up to your limit: %5$u."),
                     mine, own, theirs, foreign, room));
}

static GameQuestion *
ask_stones (const GameState *state, guint seat, guint64 *rng)
{
  static const guint8 values[MESO_N_TOKENS] = { 2, 4, 6, 7 };
  guint               value = values[game_rng_below (rng, MESO_N_TOKENS)];
  guint               mana = meso_state (state)->seat[seat].mana;

  if (value < mana + 2)
    return NULL;
  return ask_number (
    g_strdup (_ ("Each stone that the temple gets raises limit and mana by one.")),
    g_strdup_printf (_ ("How many stones would pay for a token worth %u, if nothing else brought "
                        "you mana?"),
                     value),
    value - mana,
    g_strdup_printf (_ ("Mana that you have: %1$u. Mana that is missing: %2$u."), mana,
                     value - mana));
}

static GameQuestion *
ask_births (const GameState *state, guint seat, guint64 *rng)
{
  const MesoState *now = meso_state (state);
  guint            supply = MESO_N_SETTLERS - now->seat[seat].n_settlers;
  guint            huts = 0;

  if (now->acted != MESO_ACTED_NOT || now->due != MESO_DUE_NOTHING)
    return NULL;
  for (guint i = 0; i < now->n_lands; i++)
    if (meso_land_count_settlers (&now->land[i], seat) >= PAIR)
      huts += meso_land_count_free_huts (&now->land[i], seat);
  if (huts == 0 || supply == 0)
    return NULL;
  return ask_number (
    g_strdup (_ ("Nobody walks any more in this turn.")),
    g_strdup (_ ("How many settlers can be born to you?")), MIN (huts, supply),
    g_strdup_printf (_ ("Your huts without a token and with two of your settlers: %1$u. Settlers "
                        "in your supply: %2$u."),
                     huts, supply));
}

/* The lands of a kind on the table. */
static guint
count_lands (const MesoState *state, guint kind)
{
  guint n = 0;

  for (guint i = 0; i < state->n_lands; i++)
    n += state->land[i].kind == kind;
  return n;
}

static GameQuestion *
ask_seeds (const GameState *state, guint seat, guint64 *rng)
{
  gboolean quarry = game_rng_below (rng, 2) == 1;
  guint    others =
    count_lands (meso_state (state), quarry ? MESO_KIND_QUARRY : MESO_KIND_FOREST);
  guint away = MIN (others, MESO_MAX_SEATS - 1);

  return ask_number (
    quarry ? g_strdup (_ ("Suppose four played, and a quarry were found now."))
           : g_strdup (_ ("Suppose four played, and a forest were found now.")),
    quarry ? g_strdup (_ ("How many stones would lie on the new quarry?"))
           : g_strdup (_ ("How many pieces of wood would lie on the new forest?")),
    MESO_MAX_SEATS - away,
    g_strdup_printf (_ ("Four pieces come. Other lands of this kind: %1$u, and each gets one at "
                        "most. For the new land that leaves %2$u."),
                     others, MESO_MAX_SEATS - away));
}

static GameQuestion *
ask_undiscovered (const GameState *state, guint seat, guint64 *rng)
{
  static const struct
  {
    guint       kind;
    const char *ask;
  } kinds[] = {
    { MESO_KIND_FOREST, N_ ("How many forests haven’t been discovered yet?") },
    { MESO_KIND_QUARRY, N_ ("How many quarries haven’t been discovered yet?") },
    { MESO_KIND_VOLCANO, N_ ("How many volcanoes haven’t been discovered yet?") },
  };
  const MesoState *now = meso_state (state);
  guint            i = game_rng_below (rng, G_N_ELEMENTS (kinds));
  guint            all = meso_land_get_copies (kinds[i].kind, now->seats);
  guint            here = count_lands (now, kinds[i].kind);

  if (here == all || now->due == MESO_DUE_VOLCANO || now->due == MESO_DUE_TAKE)
    return NULL;
  return ask_number (
    g_strdup (_ ("Six forests, seven quarries and five volcanoes are in the game.")),
    g_strdup (_ (kinds[i].ask)), all - here,
    g_strdup_printf (_ ("In the game: %1$u. On the table: %2$u."), all, here));
}

/* ---- Ways */

/* The names of the lands between a land and the temple on a shortest way. */
static char *
list_way (const MesoState *state, const MesoWays *ways, guint land, guint temple)
{
  GString *text = g_string_new (NULL);

  while (ways->plain[land][temple] > 1)
    {
      guint next = 0;

      while (ways->plain[land][next] != 1 ||
             ways->plain[next][temple] + 1 != ways->plain[land][temple])
        next++;
      land = next;
      if (text->len > 0)
        g_string_append (text, C_ ("list of places", ", "));
      meso_place_print (meso_map_get ()->place[state->land[land].spot], text);
    }
  return g_string_free (text, FALSE);
}

static GameQuestion *
ask_steps (const GameState *state, guint seat, guint64 *rng)
{
  const MesoState *now = meso_state (state);
  guint            temple = now->index[meso_map_get ()->temple];
  guint            first = game_rng_below (rng, now->n_lands);
  MesoWays         ways;

  meso_ways_find (now, &ways);
  for (guint i = 0; i < now->n_lands; i++)
    {
      guint            land = (first + i) % now->n_lands;
      guint            steps = ways.plain[land][temple];
      g_autofree char *name = NULL;
      g_autofree char *way = NULL;

      if (meso_land_count_settlers (&now->land[land], seat) == 0 || steps < 2)
        continue;
      name = get_name (now, land);
      way = list_way (now, &ways, land, temple);
      return ask_number (g_strdup (_ ("Settlers go from land to land, but not over volcanoes.")),
                         g_strdup_printf (_ ("How many steps is it from %s to the temple?"), name),
                         steps,
                         /* Translators: %2$s: the lands on the way: "K8, J8" */
                         g_strdup_printf (_ ("Steps: %1$u, by way of %2$s."), steps, way));
    }
  return NULL;
}

/* ---- Lands to choose from */

/* The reply to a choice of a land; a new string. */
typedef char *(*Explain) (const MesoState *state, guint seat, guint from, guint land);

/* Asks for the only right one of some lands, which stands first among them. Texts are taken
 * over. */
static GameQuestion *
ask_land (const MesoState *state,
          guint            seat,
          guint64         *rng,
          guint8          *lands,
          guint            n,
          guint            from,
          Explain          explain,
          char            *say,
          char            *ask)
{
  GameQuestion *question = game_question_new ();
  guint8        right = lands[0];

  game_rng_shuffle (rng, lands, n);
  question->say = say;
  question->ask = ask;
  while (lands[question->right] != right)
    question->right++;
  for (guint i = 0; i < n; i++)
    {
      char *name = get_name (state, lands[i]);

      game_question_add_choice (question, name, g_strconcat ("land:", name, NULL),
                                explain (state, seat, from, lands[i]));
    }
  return question;
}

/* Chooses a land that fits and others that do not, in an order that chance decides; returns how
 * many, 0 if they are too few. `fits` says 1 for a land that fits, 0 for one that does not, and -1
 * for one that is not worth asking about. */
static guint
choose_lands (const MesoState *state,
              guint64         *rng,
              gint (*fits) (const MesoState *state, guint seat, guint from, guint land),
              guint   seat,
              guint   from,
              guint8 *chosen)
{
  guint8   order[MESO_MAX_LANDS];
  guint    n = 1;
  gboolean found = FALSE;

  for (guint i = 0; i < state->n_lands; i++)
    order[i] = (guint8) i;
  game_rng_shuffle (rng, order, state->n_lands);
  for (guint i = 0; i < state->n_lands; i++)
    {
      gint fit = fits (state, seat, from, order[i]);

      if (fit == 1 && !found)
        {
          chosen[0] = order[i];
          found = TRUE;
        }
      else if (fit == 0 && n < N_CHOICES)
        chosen[n++] = order[i];
    }
  return found && n >= FEWEST_CHOICE ? n : 0;
}

static guint
count_huts (const MesoLand *land)
{
  return (land->hut[0] != 0) + (land->hut[1] != 0);
}

/* The refusal of a hut in a land by the land alone, MESO_LEGAL if there is room. */
static guint
judge_hut (const MesoLand *land)
{
  return land->kind != MESO_KIND_PLAIN ? MESO_NOT_PLAIN
         : land->holy != 0             ? MESO_HOLY_THERE
         : count_huts (land) == 2      ? MESO_TWO_HUTS
                                       : MESO_LEGAL;
}

/* The same of a holy place of a seat. */
static guint
judge_holy (const MesoState *state, guint seat, const MesoLand *land)
{
  guint strangers = 0;

  for (guint other = 0; other < state->seats; other++)
    if (other != seat)
      strangers += meso_land_count_settlers (land, other);
  return land->kind != MESO_KIND_PLAIN ? MESO_NOT_PLAIN
         : land->holy != 0             ? MESO_HOLY_THERE
         : count_huts (land) > 0       ? MESO_HUT_THERE
         : strangers > 0               ? MESO_STRANGERS
                                       : MESO_LEGAL;
}

/* Forests and quarries are known to be none; a question has only plains. */
static gint
fits_hut (const MesoState *state, guint seat, guint from, guint land)
{
  if (state->land[land].kind != MESO_KIND_PLAIN)
    return -1;
  return judge_hut (&state->land[land]) == MESO_LEGAL;
}

static gint
fits_holy (const MesoState *state, guint seat, guint from, guint land)
{
  if (state->land[land].kind != MESO_KIND_PLAIN)
    return -1;
  return judge_holy (state, seat, &state->land[land]) == MESO_LEGAL;
}

/* "J8: Two huts stand there already." */
static char *
explain_site (const MesoState *state, guint seat, guint land, guint kind, guint code)
{
  GameAction       action = meso_action (kind, 0, 0, 0, 0);
  g_autofree char *name = get_name (state, land);
  g_autofree char *why =
    code == MESO_LEGAL ? g_strdup (_ ("There’s room."))
                       : meso_words_refusal ((const GameState *) state, action, code, seat,
                                             GAME_ADDRESS_YOU, NULL);

  /* Translators: a land, and why nothing can be built there, or that there is room */
  return g_strdup_printf (C_ ("land", "%1$s: %2$s"), name, why);
}

static char *
explain_hut (const MesoState *state, guint seat, guint from, guint land)
{
  return explain_site (state, seat, land, MESO_HUT, judge_hut (&state->land[land]));
}

static char *
explain_holy (const MesoState *state, guint seat, guint from, guint land)
{
  return explain_site (state, seat, land, MESO_HOLY,
                       judge_holy (state, seat, &state->land[land]));
}

static GameQuestion *
ask_hut (const GameState *state, guint seat, guint64 *rng)
{
  const MesoState *now = meso_state (state);
  guint8           lands[N_CHOICES];
  guint            n = choose_lands (now, rng, fits_hut, seat, 0, lands);

  if (n == 0)
    return NULL;
  return ask_land (now, seat, rng, lands, n, 0, explain_hut,
                   g_strdup (_ ("You have wood, and two settlers who could go anywhere.")),
                   g_strdup (_ ("On which of these plains can a hut be built?")));
}

static GameQuestion *
ask_holy (const GameState *state, guint seat, guint64 *rng)
{
  const MesoState *now = meso_state (state);
  guint8           lands[N_CHOICES];
  guint            n = choose_lands (now, rng, fits_holy, seat, 0, lands);

  if (n == 0 || (now->options & MESO_OPTION_OPEN_PLAIN) != 0)
    return NULL;
  return ask_land (now, seat, rng, lands, n, 0, explain_holy,
                   g_strdup (_ ("You have a stone, and two settlers who could go anywhere.")),
                   g_strdup (_ ("On which of these plains can you found a holy place?")));
}

/* A land that is reached in a turn on foot is asked about: with goods it may be out of reach. */
static gint
fits_goods (const MesoState *state, guint seat, guint from, guint land)
{
  guint    temple = state->index[meso_map_get ()->temple];
  MesoWays ways;

  meso_ways_find (state, &ways);
  if (land == from || land == temple || ways.plain[from][land] > POINTS ||
      ways.plain[from][land] < 2)
    return -1;
  return ways.laden[from][land] <= POINTS;
}

static char *
explain_goods (const MesoState *state, guint seat, guint from, guint land)
{
  g_autofree char *name = get_name (state, land);
  MesoWays         ways;

  meso_ways_find (state, &ways);
  if (ways.laden[from][land] == MESO_FAR)
    return g_strdup_printf (_ ("%s: only the temple leads there, and it keeps what it gets."),
                            name);
  return g_strdup_printf (_ ("%1$s, steps that leave the temple out: %2$u."), name,
                          ways.laden[from][land]);
}

static GameQuestion *
ask_goods (const GameState *state, guint seat, guint64 *rng)
{
  const MesoState *now = meso_state (state);
  guint            first = game_rng_below (rng, now->n_lands);

  for (guint i = 0; i < now->n_lands; i++)
    {
      guint            from = (first + i) % now->n_lands;
      guint8           lands[N_CHOICES];
      guint            n;
      g_autofree char *name = NULL;

      if (now->land[from].wood + now->land[from].stone == 0)
        continue;
      n = choose_lands (now, rng, fits_goods, seat, from, lands);
      if (n == 0)
        continue;
      name = get_name (now, from);
      return ask_land (
        now, seat, rng, lands, n, from, explain_goods,
        g_strdup_printf (_ ("A settler picks up what lies on %s, and has five points."), name),
        g_strdup (_ ("Which of these lands can it reach with that?")));
    }
  return NULL;
}

static const GameAsker askers[] = {
  { "4.1.1", ask_steps },
  { "4.1.2", ask_goods },
  { "4.1.5", ask_stones },
  { "4.1.9", ask_seeds },
  { "4.2.A", ask_hut },
  { "4.3", ask_mana },
  { "4.2.C", ask_births },
  { "4.1.7", ask_undiscovered },
  { "4.2.B", ask_holy },
  { NULL },
};

const GameQuestions meso_questions = { .askers = askers };
