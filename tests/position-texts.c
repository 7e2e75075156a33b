/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Damaged texts are made of positions in the middle of random games, and more often of the game's
 * readings, in which more can be changed.
 */
#include "position-texts.h"

#include "fuzz-mutate.h"
#include "game-playout.h"
#include "game-state.h"

/* The most actions before a position, and behind a damaged one. */
#define BEFORE 900
#define BEHIND 300

static void
test_faults (gconstpointer data)
{
  const PositionTexts  *texts = data;
  g_autofree GameState *state = game_state_new (texts->rules);

  for (guint i = 0; i < texts->n_faults; i++)
    {
      const PositionFault *fault = &texts->faults[i];
      g_autoptr (GError) error = NULL;
      g_autofree char *start = g_strdup_printf ("column %u: ", fault->column);

      if (texts->rules->parse_position (fault->text, state, &error))
        g_error ("“%s” is read", fault->text);
      g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
      if (!g_str_has_prefix (error->message, start))
        g_error ("“%s”: %s, not column %u", fault->text, error->message, fault->column);
    }
}

static void
test_readings (gconstpointer data)
{
  const PositionTexts  *texts = data;
  g_autofree GameState *state = game_state_new (texts->rules);

  for (guint i = 0; i < texts->n_readings; i++)
    {
      const PositionReading *reading = &texts->readings[i];
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;

      if (!texts->rules->parse_position (reading->text, state, &error))
        g_error ("“%s”: %s", reading->text, error->message);
      text = game_position_print (texts->rules, state);
      g_assert_cmpstr (text, ==, reading->canonical ? reading->canonical : reading->text);
    }
}

/* ---- Damaged texts */

static char *
draw_position (const PositionTexts *texts)
{
  const GameRules       *rules = texts->rules;
  g_autofree GameState  *state = game_state_new (rules);
  g_autofree GameState  *seen = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  gint32                 seats =
    g_test_rand_int_range ((gint32) rules->min_seats, (gint32) rules->max_seats + 1);
  guint64 rng = (guint32) g_test_rand_int ();

  if (g_test_rand_int_range (0, 3) > 0)
    return g_strdup (
      texts->readings[g_test_rand_int_range (0, (gint32) texts->n_readings)].text);
  rules->deal (state, (guint) seats,
               (guint32) g_test_rand_int_range (0, (gint32) texts->n_options), rng);
  game_playout (rules, state, &rng, (guint64) g_test_rand_int_range (0, BEFORE), actions);
  if (g_test_rand_bit ())
    return game_position_print (rules, state);
  rules->observe (state, (guint) g_test_rand_int_range (0, seats), seen);
  return game_position_print (rules, seen);
}

/* Puts a field of one text in the place of one of another, or behind it. */
static void
exchange_field (GString *text, const char *other)
{
  g_auto (GStrv) fields = g_strsplit (text->str, " ", -1);
  g_auto (GStrv) others = g_strsplit (other, " ", -1);
  guint    n = g_strv_length (fields);
  guint    at = n > 1 ? (guint) g_test_rand_int_range (1, (gint32) n) : 0;
  guint    from = (guint) g_test_rand_int_range (0, (gint32) g_strv_length (others));
  gboolean behind = g_test_rand_bit ();

  g_string_assign (text, fields[0]);
  for (guint i = 1; fields[i]; i++)
    {
      if (i != at || behind)
        g_string_append_printf (text, " %s", fields[i]);
      if (i == at)
        g_string_append_printf (text, " %s", others[from]);
    }
}

/* A text that is read can be printed, read again, completed and played on. */
static void
use (const PositionTexts *texts, const GameState *state, guint64 seed)
{
  const GameRules       *rules = texts->rules;
  g_autofree GameState  *again = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  g_autofree char       *printed = game_position_print (rules, state);
  guint64                rng = seed;

  g_assert_true (rules->parse_position (printed, again, NULL));
  g_assert_true (game_state_equal (rules, state, again));
  rules->complete (state, seed, again);
  g_assert_true (rules->is_full (again));
  game_playout (rules, again, &rng, BEHIND, actions);
}

static void
test_mutations (gconstpointer data)
{
  const PositionTexts  *texts = data;
  g_autofree GameState *state = game_state_new (texts->rules);
  guint                 n_read = 0;

  for (guint i = 0; i < fuzz_get_n_rounds (); i++)
    {
      g_autofree char *one = draw_position (texts);
      g_autofree char *other = draw_position (texts);
      g_autoptr (GString) text = g_string_new (one);
      g_autoptr (GError) error = NULL;

      if (i % 2)
        fuzz_mutate (text, other);
      else
        exchange_field (text, other);
      if (texts->rules->parse_position (text->str, state, &error))
        {
          use (texts, state, i);
          n_read++;
        }
      else
        g_assert_true (g_str_has_prefix (error->message, "column "));
    }
  g_test_message ("%u of %u were read", n_read, fuzz_get_n_rounds ());
  g_assert_cmpuint (n_read, >, 0);
}

static void
add (const PositionTexts *texts, const char *name, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/%s/position/%s", texts->rules->id, name);

  g_test_add_data_func (path, texts, test);
}

void
position_texts_add (const PositionTexts *texts)
{
  add (texts, "faults", test_faults);
  add (texts, "readings", test_readings);
  add (texts, "mutations", test_mutations);
}
