/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Choices of several at once: they come in any order, change nothing for the others, can be taken
 * back until the last is in, and are kept singly, in no place where somebody would look.
 */
#include "../fixed.h"
#include "edubba-save.h"
#include "model-fixture.h"
#include "toys.h"

/* Choices that wait for others are kept at once, one by one; no header of the save tells of them,
 * and they are nowhere in the texts shown of it. */
static void
test_choices (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autoptr (EdubbaMatch) match = fixture_match_new (&toy_sealed_module, 7);
  g_autoptr (EdubbaSave) save = fixture_save_new (folder);
  const char *const steps[] = { "2 play:3", "1 play:5", "!2", "2 play:4", "3 play:1", "3 play:2" };

  edubba_save_set_match (save, match);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *loaded = NULL;
      g_autofree char *record = NULL;
      guint            messages = 0;

      if (steps[i][0] == '!')
        edubba_match_take_back (match, (guint) (steps[i][1] - '1'));
      else
        g_assert_true (
          edubba_match_act_for (match, (guint) (steps[i][0] - '1'), steps[i] + 2, NULL, NULL));
      text = edubba_save_print (match);
      loaded = fixture_load_text (folder, &messages);
      g_assert_cmpstr (loaded, ==, text);
      g_assert_cmpuint (messages, ==, 0);
      record = game_record_print (edubba_match_get_record (match));
      g_assert_cmpint (strstr (record, "play:") != NULL, ==, i >= 4);
      *strstr (text, "\n\n") = '\0';
      g_assert_null (strstr (text, "play"));
    }
  g_assert_cmpuint (edubba_match_get_length (match), ==, 3);
  g_assert_cmpuint (edubba_match_get_sealed (match), ==, 4);
  fixture_folder_remove (folder);
}

/* A seat that has left is kept, too, by a line of its own and in the record; and so is its
 * return. */
static void
test_leaving (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autoptr (EdubbaMatch) match = fixture_match_new (&toy_sealed_module, 7);
  g_autoptr (EdubbaSave) save = fixture_save_new (folder);

  edubba_save_set_match (save, match);
  for (guint step = 0; step < 6; step++)
    {
      g_autofree char *text = NULL;
      g_autofree char *loaded = NULL;
      guint            messages = 0;

      if (step == 0 || step == 2)
        fixture_act (match);
      else if (step < 5)
        edubba_match_resign_seat (match, step == 1 ? 1 : step - 3 + (step == 4));
      else
        edubba_match_undo (match);
      text = edubba_save_print (match);
      loaded = fixture_load_text (folder, &messages);
      g_assert_cmpstr (loaded, ==, text);
      g_assert_cmpuint (messages, ==, 0);
      g_assert_cmpint (strstr (text, "[Left2 \"turn 4 ") != NULL, ==, step > 0);
      g_assert_cmpint (edubba_match_get_abandoned (match), ==, step == 4);
    }
  fixture_folder_remove (folder);
}

static void
test_bad_choices (void)
{
  static const char *const bad[] = { "choose 0 play:1", "choose 4 play:1", "choose 2 play:6",
                                     "choose 1 play:1\nchoose 1 play:2", "choose 1", "chose" };
  g_autoptr (EdubbaMatch) match = fixture_match_new (&toy_sealed_module, 7);
  g_autofree char *text = edubba_save_print (match);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *wrong = g_strconcat (text, bad[i], "\n", NULL);
      g_autoptr (GError) error = NULL;

      g_assert_null (edubba_save_parse (fixture_get_modules (), wrong, &error));
      g_assert_nonnull (error);
    }
}

/* A match of a game in which several choose at once, with that many seats. */
static EdubbaMatch *
create_simultaneous (const GameModule *module)
{
  const GameRules *rules = module->rules;

  return edubba_match_new (module, game_record_new_seed (rules, rules->max_seats, 0, 9));
}

static char *
print_choice (EdubbaMatch *match, guint seat, guint number)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  g_autoptr (GArray) legal = game_legal_sorted_for (rules, edubba_match_get_state (match), seat);

  return game_action_print (rules, g_array_index (legal, GameAction, number % legal->len));
}

static void
choose (EdubbaMatch *match, guint seat, guint number)
{
  g_autofree char *text = print_choice (match, seat, number);

  g_assert_true (edubba_match_act_for (match, seat, text, NULL, NULL));
}

/* Choices come in any order and are played in that of the seats, once the last is in. */
static void
test_gathering (gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = create_simultaneous (data);
  guint   n = edubba_match_get_n_seats (match);
  guint32 all = (1u << n) - 1;
  guint   serial = edubba_match_get_serial (match);

  g_assert_cmpuint (edubba_match_get_to_act (match), ==, all);
  for (guint s = n; s-- > 0;)
    {
      GameAction choice;

      g_assert_cmpuint (edubba_match_get_serial (match), ==, serial);
      g_assert_cmpuint (edubba_match_get_length (match), ==, 0);
      g_assert_cmpuint (edubba_match_get_seat (match), ==, 0);
      g_assert_false (edubba_match_get_choice (match, s, &choice));
      choose (match, s, s);
      g_assert_cmpint (edubba_match_get_choice (match, s, &choice), ==, s > 0);
    }
  g_assert_cmpuint (edubba_match_get_sealed (match), ==, 0);
  g_assert_cmpuint (edubba_match_get_length (match), ==, n);
  for (guint s = 0; s < n; s++)
    g_assert_cmpuint (edubba_match_get_actor (match, s), ==, s);
}

/* Nothing that can be asked of the match for one seat is different when others have chosen: its
 * view, its legal actions, and the action of a computer with its seed there. */
static void
test_blindness (gconstpointer data)
{
  const GameRules *rules = ((const GameModule *) data)->rules;
  g_autoptr (EdubbaMatch) match = create_simultaneous (data);
  g_autoptr (EdubbaMatch) other = create_simultaneous (data);
  g_autofree GameState *seen = NULL;
  g_autofree GameState *seen_there = NULL;
  g_autofree char      *record = NULL;
  g_autofree char      *record_there = NULL;
  GameAction            plan, plan_there;

  choose (match, 0, 0);
  choose (other, 0, 1);
  if (edubba_match_get_n_seats (match) > 2)
    choose (other, 2, 0);
  seen = edubba_match_dup_view (match, 1);
  seen_there = edubba_match_dup_view (other, 1);
  g_assert_true (game_state_equal (rules, seen, seen_there));
  game_player_choose (&game_player_playouts, rules, seen, 1, GAME_LEVEL_KING, 5, 400, NULL, &plan,
                      1);
  game_player_choose (&game_player_playouts, rules, seen_there, 1, GAME_LEVEL_KING, 5, 400, NULL,
                      &plan_there, 1);
  g_assert_true (game_action_equal (plan, plan_there));
  record = game_record_print (edubba_match_get_record (match));
  record_there = game_record_print (edubba_match_get_record (other));
  g_assert_cmpstr (record, ==, record_there);
}

/* The words do not tell the number of seats that have chosen, and change with the reveal. */
static void
assert_discreet (const GameModule *module, char *(*say) (const GameState *state))
{
  g_autoptr (EdubbaMatch) match = create_simultaneous (module);
  g_autofree char *first = say (edubba_match_get_state (match));
  g_autofree char *next = NULL;

  for (guint s = 0; s < edubba_match_get_n_seats (match); s++)
    {
      g_autofree char *now = say (edubba_match_get_state (match));

      g_assert_cmpstr (now, ==, first);
      choose (match, s, 0);
    }
  next = say (edubba_match_get_state (match));
  g_assert_cmpstr (next, !=, first);
}

/* A game names the moment, and the prompt changes with each action. */
static void
test_moment (gconstpointer data)
{
  const GameModule *module = data;

  if (module->words == NULL || module->words->moment == NULL)
    {
      g_test_skip ("This game counts by turns.");
      return;
    }
  assert_discreet (module, module->words->moment);
  if (module->words->remaining != NULL)
    assert_discreet (module, module->words->remaining);
}

/* Each takes back their own choice until the last is in; one person among computers by undo. */
static void
test_choosing_again (gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = create_simultaneous (data);
  guint n = edubba_match_get_n_seats (match);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = print_choice (match, 0, 1);

  choose (match, 0, 0);
  g_assert_false (edubba_match_act_for (match, 0, text, NULL, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_REFUSED);
  g_assert_false (edubba_match_get_can_undo (match));
  edubba_match_undo (match);
  g_assert_cmpuint (edubba_match_get_sealed (match), ==, 1);
  edubba_match_take_back (match, 0);
  g_assert_cmpuint (edubba_match_get_sealed (match), ==, 0);
  for (guint s = 1; s < n; s++)
    edubba_match_set_seat_kind (match, s, EDUBBA_SEAT_COMPUTER);
  choose (match, 0, 0);
  if (n > 2)
    choose (match, 1, 0);
  g_assert_true (edubba_match_get_can_undo (match));
  edubba_match_undo (match);
  g_assert_cmpuint (edubba_match_get_sealed (match), ==, n > 2 ? 2 : 0);
  g_assert_false (edubba_match_get_assisted (match));
}

/* A person who takes back a reveal has seen the choices of the others. */
static void
test_taking_back_a_reveal (gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = create_simultaneous (data);

  for (guint s = 0; s < edubba_match_get_n_seats (match); s++)
    {
      edubba_match_set_seat_kind (match, s, s == 0 ? EDUBBA_SEAT_PERSON : EDUBBA_SEAT_COMPUTER);
      choose (match, s, 0);
    }
  edubba_match_undo (match);
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, 0);
  g_assert_true (edubba_match_get_assisted (match));
  edubba_match_redo (match);
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, edubba_match_get_length (match));
}

/* A record that ends between two choices gives a match in which they wait; its copy ends at the
 * last reveal. */
static void
test_unfinished_record (gconstpointer data)
{
  const GameModule *module = data;
  g_autoptr (EdubbaMatch) match = create_simultaneous (module);
  g_autoptr (EdubbaMatch) read = NULL;
  GameRecord *record = game_record_dup (edubba_match_get_record (match));
  g_autoptr (GArray) legal = game_legal_sorted (module->rules, edubba_match_get_state (match));
  GameAction action = g_array_index (legal, GameAction, 0);
  GameAction choice;

  game_record_append (record, action, NULL);
  read = edubba_match_new (module, record);
  g_assert_cmpuint (edubba_match_get_length (read), ==, 0);
  g_assert_cmpuint (edubba_match_get_sealed (read), ==, 1);
  g_assert_true (edubba_match_get_choice (read, 0, &choice));
  g_assert_true (game_action_equal (action, choice));
}

/* Adds a test of every game in which several choose at once. */
static void
add_simultaneous (const char *name, GTestDataFunc test)
{
  const GameModule *const *modules = fixture_get_modules ();
  guint                    n = 0;

  for (guint i = 0; modules[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/choices/%s/%s", name, modules[i]->rules->id);

      if (modules[i]->rules->to_act == NULL)
        continue;
      g_test_add_data_func (path, modules[i], test);
      n++;
    }
  g_assert_cmpuint (n, >, 0);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/choices/kept", test_choices);
  g_test_add_func ("/choices/bad", test_bad_choices);
  g_test_add_func ("/choices/leaving", test_leaving);
  add_simultaneous ("gathering", test_gathering);
  add_simultaneous ("blindness", test_blindness);
  add_simultaneous ("moment", test_moment);
  add_simultaneous ("choosing-again", test_choosing_again);
  add_simultaneous ("taking-back-a-reveal", test_taking_back_a_reveal);
  add_simultaneous ("unfinished-record", test_unfinished_record);
  return g_test_run ();
}
