/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The match: its signals and their numbers, the laws of undo and redo, giving up, and the
 * refusals. All of it holds for every game, so it is tried on every game.
 */
#include "../fixed.h"
#include "model-fixture.h"

static const char *const property_names[] = {
  "cursor",
  "length",
  "seat",
  "resigned",
  "finished",
  "can-undo",
  "can-redo",
  "assisted",
  "sealed",
};

/* The values of all properties as text, and the number of notifications of each since. */
typedef struct
{
  char *values[G_N_ELEMENTS (property_names)];
  guint notified[G_N_ELEMENTS (property_names)];
  guint changed;
} Watch;

static char *
print_property (EdubbaMatch *match, const char *name)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_object_get_property (G_OBJECT (match), name, &value);
  return g_strdup_value_contents (&value);
}

static Watch *
watch_new (EdubbaMatch *match)
{
  Watch *watch = g_new0 (Watch, 1);

  for (guint i = 0; i < G_N_ELEMENTS (property_names); i++)
    {
      g_autofree char *name = g_strconcat ("notify::", property_names[i], NULL);

      g_signal_connect_swapped (match, name, G_CALLBACK (fixture_count_cb), &watch->notified[i]);
    }
  g_signal_connect_swapped (match, "changed", G_CALLBACK (fixture_count_cb), &watch->changed);
  return watch;
}

static void
watch_start (Watch *watch, EdubbaMatch *match)
{
  for (guint i = 0; i < G_N_ELEMENTS (property_names); i++)
    {
      g_free (watch->values[i]);
      watch->values[i] = print_property (match, property_names[i]);
      watch->notified[i] = 0;
    }
  watch->changed = 0;
}

/* Each property was notified once if its value is another one, else not at all. */
static void
watch_check (Watch *watch, EdubbaMatch *match, guint changed)
{
  for (guint i = 0; i < G_N_ELEMENTS (property_names); i++)
    {
      g_autofree char *value = print_property (match, property_names[i]);

      g_assert_cmpuint (watch->notified[i], ==, !g_str_equal (value, watch->values[i]));
    }
  g_assert_cmpuint (watch->changed, ==, changed);
}

static void
watch_free (Watch *watch)
{
  for (guint i = 0; i < G_N_ELEMENTS (property_names); i++)
    g_free (watch->values[i]);
  g_free (watch);
}

static void
do_something (EdubbaMatch *match)
{
  gint32 length = (gint32) edubba_match_get_length (match);

  switch (g_test_rand_int_range (0, 8))
    {
    case 0:
      edubba_match_undo (match);
      break;
    case 1:
      edubba_match_redo (match);
      break;
    case 2:
      edubba_match_seek (match, (guint) g_test_rand_int_range (0, length + 1));
      break;
    case 3:
      if (g_test_rand_int_range (0, 4) == 0)
        fixture_resign (match);
      break;
    case 4:
      edubba_match_take_back (match, (guint) g_test_rand_int_range (0, 2));
      break;
    default:
      fixture_choose (match);
    }
}

static void
test_notifications (gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (data, (guint64) g_test_rand_int ());
  Watch *watch = watch_new (match);

  edubba_match_set_seat_kind (match, 1, EDUBBA_SEAT_COMPUTER);
  for (guint i = 0; i < 400; i++)
    {
      guint   serial = edubba_match_get_serial (match);
      guint32 sealed = edubba_match_get_sealed (match);

      watch_start (watch, match);
      do_something (match);
      watch_check (watch, match,
                   edubba_match_get_serial (match) != serial ||
                     edubba_match_get_sealed (match) != sealed);
    }
  watch_start (watch, match);
  edubba_match_set_seat_kind (match, 1, EDUBBA_SEAT_PERSON);
  watch_check (watch, match, 0);
  g_assert_finalize_object (g_steal_pointer (&match));
  watch_free (watch);
}

/* Plays, goes all the way back and all the way forward: every position comes again, and in the
 * same order. */
static void
test_undo_and_redo (gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (data, (guint64) g_test_rand_int ());
  g_autoptr (GPtrArray) positions = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (positions, fixture_print (match));
  while (positions->len < 300 && fixture_act (match))
    g_ptr_array_add (positions, fixture_print (match));
  for (guint i = positions->len; i > 0; i--)
    {
      g_autofree char *now = fixture_print (match);

      g_assert_cmpstr (now, ==, g_ptr_array_index (positions, i - 1));
      g_assert_cmpint (edubba_match_get_can_undo (match), ==, i > 1);
      edubba_match_undo (match);
    }
  for (guint i = 0; i < positions->len; i++)
    {
      g_autofree char *now = fixture_print (match);

      g_assert_cmpstr (now, ==, g_ptr_array_index (positions, i));
      g_assert_cmpint (edubba_match_get_can_redo (match), ==, i + 1 < positions->len);
      edubba_match_redo (match);
    }
}

static void
test_cutting_off (gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (data, (guint64) g_test_rand_int ());
  guint length, last;

  fixture_act_often (match, 3);
  last = edubba_match_get_length (match);
  fixture_act (match);
  length = edubba_match_get_length (match);
  edubba_match_undo (match);
  edubba_match_undo (match);
  g_assert_cmpuint (edubba_match_get_length (match), ==, length);
  g_assert_true (fixture_act (match));
  g_assert_cmpuint (edubba_match_get_length (match), ==, last);
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, last);
  g_assert_false (edubba_match_get_can_redo (match));
}

/* Returns TRUE if a seat other than the first, the computer's, has to act. */
static gboolean
is_persons (EdubbaMatch *match)
{
  return (edubba_match_get_to_act (match) & ~1u) != 0;
}

/* Returns TRUE if the match stands between choices that are revealed together. */
static gboolean
is_within_set (EdubbaMatch *match)
{
  const GameRules      *rules = edubba_match_get_module (match)->rules;
  g_autofree GameState *before = game_state_new (rules);

  game_state_unseal (rules, edubba_match_get_state (match), before);
  return !game_state_equal (rules, edubba_match_get_state (match), before);
}

/* Against a computer, undo stops where a person was to act, and nowhere in between. */
static void
test_last_decision (gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (data, (guint64) g_test_rand_int ());

  edubba_match_set_seat_kind (match, 0, EDUBBA_SEAT_COMPUTER);
  fixture_act_often (match, 60);
  while (edubba_match_get_can_undo (match))
    {
      guint was = edubba_match_get_cursor (match);
      guint now;

      edubba_match_undo (match);
      now = edubba_match_get_cursor (match);
      g_assert_cmpuint (now, <, was);
      g_assert_true (is_persons (match));
      for (guint i = now + 1; i < was; i++)
        {
          edubba_match_seek (match, i);
          g_assert_true (!is_persons (match) || is_within_set (match));
        }
      edubba_match_seek (match, now);
      edubba_match_redo (match);
      g_assert_cmpuint (edubba_match_get_cursor (match), >, now);
      if (edubba_match_get_can_redo (match))
        g_assert_true (is_persons (match));
      edubba_match_seek (match, now);
    }
  for (guint i = 0; i < edubba_match_get_cursor (match); i++)
    g_assert_cmpuint (edubba_match_get_actor (match, i), ==, 0);
}

/* Logs the arguments of `acted`, one line per action. */
static void
acted_cb (EdubbaMatch *match, guint seat, const char *action, GArray *events, GString *log)
{
  const GameEvent *event = (const GameEvent *) (gconstpointer) events->data;

  g_string_append_printf (log, "%u %u %s", edubba_match_get_cursor (match), seat, action);
  for (guint i = 0; i < events->len; i++)
    g_string_append_printf (log, " %u>%u", event[i].item, event[i].to.kind);
  g_string_append_c (log, '\n');
}

static void
test_acted (gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (data, (guint64) g_test_rand_int ());
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GString) second = g_string_new (NULL);
  gulong id = g_signal_connect (match, "acted", G_CALLBACK (acted_cb), first);

  fixture_act_often (match, 100);
  g_signal_handler_disconnect (match, id);
  g_signal_connect (match, "acted", G_CALLBACK (acted_cb), second);
  edubba_match_seek (match, 0);
  g_assert_cmpuint (second->len, ==, 0);
  while (edubba_match_get_can_redo (match))
    edubba_match_redo (match);
  g_assert_cmpstr (first->str, ==, second->str);
}

/* A handler that undoes the action it hears of, once. */
static void
acted_undo_cb (EdubbaMatch *match, guint seat, const char *action, GArray *events, gboolean *done)
{
  if (!*done)
    {
      *done = TRUE;
      edubba_match_undo (match);
    }
}

static void
test_change_in_handler (gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (data, (guint64) g_test_rand_int ());
  g_autofree char *start = fixture_print (match);
  g_autofree char *now = NULL;
  gboolean         done = FALSE;
  guint            notified = 0;

  g_signal_connect (match, "acted", G_CALLBACK (acted_undo_cb), &done);
  g_signal_connect_swapped (match, "notify::length", G_CALLBACK (fixture_count_cb), &notified);
  g_assert_true (fixture_act (match));
  now = fixture_print (match);
  g_assert_cmpstr (start, ==, now);
  g_assert_true (edubba_match_get_can_redo (match));
  g_assert_cmpuint (notified, ==, 1);
}

static void
test_giving_up (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 3);
  g_autoptr (GError) error = NULL;
  const GameRules *rules = edubba_match_get_module (match)->rules;
  g_autofree char *action = NULL;
  g_autofree char *text = NULL;
  GameAction      *actions = g_new (GameAction, rules->max_legal);
  guint            seat;

  fixture_act_often (match, 4);
  seat = edubba_match_get_seat (match);
  game_state_legal (rules, edubba_match_get_state (match), actions);
  action = game_action_print (rules, actions[0]);
  g_free (actions);
  fixture_resign (match);
  g_assert_cmpuint (edubba_match_get_resigned (match), ==, seat);
  g_assert_true (edubba_match_get_finished (match));
  g_assert_false (edubba_match_act (match, action, NULL, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_REFUSED);
  edubba_match_undo (match);
  g_assert_cmpuint (edubba_match_get_resigned (match), ==, GAME_NOBODY);
  g_assert_cmpuint (edubba_match_get_seat (match), ==, seat);
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, 4);
  g_assert_true (edubba_match_act (match, action, NULL, NULL));

  /* An end that counts stays. */
  fixture_resign (match);
  g_assert_true (edubba_match_get_can_undo (match));
  edubba_match_close (match);
  g_assert_false (edubba_match_get_can_undo (match));
  edubba_match_undo (match);
  edubba_match_undo_to (match, 0);
  g_assert_true (edubba_match_get_finished (match));
}

static void
refused_cb (EdubbaMatch *match, const char *action, guint refusal, GString *log)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;

  g_string_append_printf (log, "%s %s", action, rules->refusals[refusal].code);
}

static void
test_refusal (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 1);
  g_autoptr (GString) log = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = fixture_print (match);
  g_autofree char *after = NULL;
  Watch           *watch = watch_new (match);
  guint            refusal = GAME_LEGAL;

  g_signal_connect (match, "refused", G_CALLBACK (refused_cb), log);
  watch_start (watch, match);
  g_assert_false (edubba_match_act (match, "raze", &refusal, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (refusal, !=, GAME_LEGAL);
  g_assert_cmpstr (log->str, ==, "raze at-quarry");
  g_assert_false (edubba_match_act (match, "dance:H", &refusal, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
  g_assert_cmpuint (refusal, ==, GAME_LEGAL);
  watch_check (watch, match, 0);
  after = fixture_print (match);
  g_assert_cmpstr (before, ==, after);
  watch_free (watch);
}

/* Taking back an action that showed nothing new is free; taking back a draw is not. */
static void
test_assistance (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 7);
  const GameRules *rules = edubba_match_get_module (match)->rules;
  guint            turn = rules->turn (edubba_match_get_state (match));

  while (rules->turn (edubba_match_get_state (match)) == turn)
    {
      edubba_match_undo (match);
      g_assert_false (edubba_match_get_assisted (match));
      while (edubba_match_get_can_redo (match))
        edubba_match_redo (match);
      fixture_act (match);
    }
  edubba_match_undo (match);
  g_assert_true (edubba_match_get_assisted (match));
  edubba_match_redo (match);
  g_assert_true (edubba_match_get_assisted (match));
}

/* A computer's seat peeks at nothing: taking back its own actions assists no one. */
static void
test_assistance_of_computers (gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (data, (guint64) g_test_rand_int ());

  for (guint s = 0; s < edubba_match_get_n_seats (match); s++)
    edubba_match_set_seat_kind (match, s, EDUBBA_SEAT_COMPUTER);
  fixture_act_often (match, 40);
  while (edubba_match_get_can_undo (match))
    edubba_match_undo (match);
  g_assert_false (edubba_match_get_assisted (match));
}

/* In a game of more than two, nobody gives up for all: a computer plays on, as the record says,
 * until no person is left. */
static void
test_giving_up_among_many (gconstpointer data)
{
  const GameModule *module = data;
  guint             n = module->rules->max_seats;
  g_autoptr (EdubbaMatch) match =
    edubba_match_new (module, game_record_new_seed (module->rules, n, 0, 5));
  g_autofree char *text = NULL;
  const char      *header;

  edubba_match_resign_seat (match, 0);
  g_assert_cmpint (edubba_match_get_finished (match), ==, n == 2);
  g_assert_cmpuint (edubba_match_get_resigned (match), ==, n == 2 ? 0 : GAME_NOBODY);
  g_assert_cmpint (edubba_match_get_left (match, 0), ==, n > 2);
  if (n == 2)
    return;
  g_assert_cmpint (edubba_match_get_seat_kind (match, 0), ==, EDUBBA_SEAT_COMPUTER);
  header = game_record_get_header (edubba_match_get_record (match), "Left1");
  g_assert_true (g_str_has_prefix (header, "turn 1 "));
  for (guint s = 1; s < n; s++)
    {
      g_assert_false (edubba_match_get_abandoned (match));
      edubba_match_resign_seat (match, s);
    }
  g_assert_true (edubba_match_get_abandoned (match) && edubba_match_get_finished (match));
  g_assert_cmpuint (edubba_match_find_only_person (match), ==, GAME_NOBODY);
  text = game_record_print (edubba_match_get_record (match));
  g_assert_nonnull (strstr (text, "[Result \"*\"]"));
  edubba_match_undo (match);
  g_assert_false (edubba_match_get_finished (match));
  g_assert_false (edubba_match_get_left (match, n - 1));
  g_assert_cmpint (edubba_match_get_seat_kind (match, n - 1), ==, EDUBBA_SEAT_PERSON);
}

static void
test_record_at_the_end (gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (data, (guint64) g_test_rand_int ());
  g_autoptr (GError) error = NULL;
  g_autoptr (GameRecord) record = NULL;
  g_autofree char *text = NULL;

  fixture_act_often (match, G_MAXUINT);
  g_assert_true (edubba_match_get_finished (match));
  text = game_record_print (edubba_match_get_record (match));
  record = game_record_parse (fixture_get_modules (), text, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (game_record_get_n_actions (record), ==, edubba_match_get_length (match));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  fixture_add_for_games ("match", "notifications", test_notifications);
  fixture_add_for_games ("match", "undo-and-redo", test_undo_and_redo);
  fixture_add_for_games ("match", "cutting-off", test_cutting_off);
  fixture_add_for_games ("match", "last-decision", test_last_decision);
  fixture_add_for_games ("match", "acted", test_acted);
  fixture_add_for_games ("match", "change-in-handler", test_change_in_handler);
  g_test_add_func ("/match/giving-up", test_giving_up);
  fixture_add_for_games ("match", "giving-up-among-many", test_giving_up_among_many);
  fixture_add_for_games ("match", "assistance-of-computers", test_assistance_of_computers);
  fixture_add_for_games ("match", "record-at-the-end", test_record_at_the_end);
  g_test_add_func ("/match/refusal", test_refusal);
  g_test_add_func ("/match/assistance", test_assistance);
  return g_test_run ();
}
