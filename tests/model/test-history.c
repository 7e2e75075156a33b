/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log follows its match as a list model must, and says nothing that its viewer cannot know:
 * two worlds that the viewer cannot tell apart have the same log.
 */
#include "../fixed.h"
#include "model-fixture.h"

#include "edubba-history.h"

/* Follows the notifications of a list model, as a second list. */
static void
items_changed_cb (GListModel *model, guint at, guint removed, guint added, GPtrArray *copy)
{
  g_assert_cmpuint (at + removed, <=, copy->len);
  g_assert_true (removed > 0 || added > 0);
  if (removed > 0)
    g_ptr_array_remove_range (copy, at, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (copy, (gint) (at + i), g_list_model_get_item (model, at + i));
}

static void
check_copy (GListModel *model, GPtrArray *copy)
{
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, copy->len);
  for (guint i = 0; i < copy->len; i++)
    {
      g_autoptr (EdubbaHistoryEntry) entry = g_list_model_get_item (model, i);

      g_assert_true (entry == g_ptr_array_index (copy, i));
    }
}

static void
check_entries (GListModel *model, EdubbaMatch *match)
{
  const GameRecord *record = edubba_match_get_record (match);
  const GameRules  *rules = game_record_get_rules (record);

  g_assert_cmpuint (g_list_model_get_n_items (model), ==, edubba_match_get_length (match));
  for (guint i = 0; i < edubba_match_get_length (match); i++)
    {
      g_autoptr (EdubbaHistoryEntry) entry = g_list_model_get_item (model, i);

      g_assert_cmpuint (edubba_history_entry_get_seat (entry),
                        ==,
                        edubba_match_get_actor (match, i));
      g_assert_cmpuint (edubba_history_entry_get_turn (entry),
                        ==,
                        rules->turn (game_record_get_state (record, i)));
      g_assert_cmpint (edubba_history_entry_get_undone (entry),
                       ==,
                       i >= edubba_match_get_cursor (match));
      g_assert_cmpint (strlen (edubba_history_entry_get_text (entry)), >, 0);
    }
}

static void
do_something (EdubbaMatch *match)
{
  gint32 length = (gint32) edubba_match_get_length (match);

  switch (g_test_rand_int_range (0, 6))
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
    default:
      fixture_act (match);
    }
}

static void
test_following (gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (data, (guint64) g_test_rand_int ());
  g_autoptr (EdubbaHistory) history = NULL;
  g_autoptr (GPtrArray) copy = g_ptr_array_new_with_free_func (g_object_unref);

  fixture_act_often (match, 5);
  history = edubba_history_new (match, 0, GAME_ADDRESS_YOU);
  items_changed_cb (G_LIST_MODEL (history), 0, 0, edubba_match_get_length (match), copy);
  g_signal_connect (history, "items-changed", G_CALLBACK (items_changed_cb), copy);
  for (guint i = 0; i < 200; i++)
    {
      do_something (match);
      check_copy (G_LIST_MODEL (history), copy);
      check_entries (G_LIST_MODEL (history), match);
    }
  edubba_history_set_match (history, NULL);
  check_copy (G_LIST_MODEL (history), copy);
  g_assert_cmpuint (copy->len, ==, 0);
  g_assert_finalize_object (g_steal_pointer (&history));
  g_assert_finalize_object (g_steal_pointer (&match));
}

static void
test_notifications (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 1);
  g_autoptr (EdubbaHistory) history = edubba_history_new (match, 0, GAME_ADDRESS_YOU);
  guint viewer = 0;
  guint address = 0;
  guint matches = 0;
  guint undone = 0;

  fixture_act_often (match, 3);
  g_signal_connect_swapped (history, "notify::viewer", G_CALLBACK (fixture_count_cb), &viewer);
  g_signal_connect_swapped (history, "notify::address", G_CALLBACK (fixture_count_cb), &address);
  g_signal_connect_swapped (history, "notify::match", G_CALLBACK (fixture_count_cb), &matches);
  edubba_history_set_viewer (history, 1);
  edubba_history_set_viewer (history, 1);
  edubba_history_set_address (history, GAME_ADDRESS_NUMBER);
  edubba_history_set_address (history, GAME_ADDRESS_NUMBER);
  edubba_history_set_match (history, match);
  g_assert_cmpuint (viewer, ==, 1);
  g_assert_cmpuint (address, ==, 1);
  g_assert_cmpuint (matches, ==, 0);
  {
    g_autoptr (EdubbaHistoryEntry) last = g_list_model_get_item (G_LIST_MODEL (history), 2);

    g_signal_connect_swapped (last, "notify::undone", G_CALLBACK (fixture_count_cb), &undone);
    edubba_match_undo (match);
    edubba_match_undo (match);
    g_assert_cmpuint (undone, ==, 1);
    edubba_match_seek (match, 3);
    g_assert_cmpuint (undone, ==, 2);
  }
}

static char *
dup_action (EdubbaHistoryEntry *entry)
{
  char *action;

  g_object_get (entry, "action", &action, NULL);
  return action;
}

/* All that a log says of the first n actions, as one text. */
static char *
print_log (EdubbaMatch *match, guint viewer, guint n)
{
  g_autoptr (EdubbaHistory) history = edubba_history_new (match, viewer, GAME_ADDRESS_NUMBER);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (EdubbaHistoryEntry) entry = g_list_model_get_item (G_LIST_MODEL (history), i);
      g_autoptr (GArray) events = edubba_match_dup_events (match, i, viewer);
      g_autofree char *action = dup_action (entry);

      g_string_append_printf (text,
                              "%u %u %s %s\n",
                              edubba_history_entry_get_turn (entry),
                              edubba_history_entry_get_seat (entry),
                              action,
                              edubba_history_entry_get_text (entry));
      for (guint e = 0; e < events->len; e++)
        {
          const GameEvent *event = &g_array_index (events, GameEvent, e);

          g_string_append_printf (text, "  %u", event->item);
          g_string_append_printf (text, " %u>%u\n", event->from.kind, event->to.kind);
        }
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A match that starts in a world which `viewer` cannot tell from where `match` stands now. */
static EdubbaMatch *
match_new_elsewhere (EdubbaMatch *match, guint viewer, guint64 seed)
{
  const GameModule     *module = edubba_match_get_module (match);
  g_autofree GameState *world = game_state_new (module->rules);

  game_state_resample (module->rules, edubba_match_get_state (match), viewer, seed, world);
  return edubba_match_new (module, game_record_new_position (module->rules, world));
}

static int
compare_events (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (GameEvent));
}

/* Forgets in which order items moved. */
static void
sort_events (GArray *events)
{
  for (guint i = 0; i < events->len; i++)
    {
      GameEvent *event = &g_array_index (events, GameEvent, i);

      event->from.slot = event->to.slot = 0;
    }
  g_array_sort (events, compare_events);
}

/* Returns TRUE if the viewer saw the same happen in both matches with their last actions. Draws
 * in another order are visible, though no view tells of them. */
static gboolean
looks_alike (EdubbaMatch *one, EdubbaMatch *other, guint viewer)
{
  const GameRules      *rules = edubba_match_get_module (one)->rules;
  guint                 i = edubba_match_get_length (one) - 1;
  g_autofree GameState *seen = edubba_match_dup_view (one, viewer);
  g_autofree GameState *seen_there = edubba_match_dup_view (other, viewer);
  g_autoptr (GArray) events = edubba_match_dup_events (one, i, viewer);
  g_autoptr (GArray) there = edubba_match_dup_events (other, i, viewer);
  gsize size = events->len * sizeof (GameEvent);

  if (!game_state_equal (rules, seen, seen_there) || events->len != there->len)
    return FALSE;
  if (memcmp (events->data, there->data, size) == 0)
    return TRUE;
  sort_events (events);
  sort_events (there);
  g_assert_cmpmem (events->data, size, there->data, size);
  return FALSE;
}

/* Plays an action in the other world that the viewer cannot tell from the last action of the
 * first: another action, if it can be; one of the viewer's own must be the same. */
static gboolean
follow_alike (EdubbaMatch *one, EdubbaMatch *other, guint viewer)
{
  const GameRules *rules = edubba_match_get_module (one)->rules;
  guint            i = edubba_match_get_length (one) - 1;
  GameAction       real = edubba_match_get_action (one, i);
  g_autoptr (GArray) legal = game_legal_sorted (rules, edubba_match_get_state (other));
  guint shift = (guint) g_test_rand_int_range (0, 100);

  for (guint a = 0; a < legal->len; a++)
    {
      GameAction       action = g_array_index (legal, GameAction, (a + shift) % legal->len);
      g_autofree char *text = game_action_print (rules, action);

      if (edubba_match_get_actor (one, i) == viewer && !game_action_equal (action, real))
        continue;
      g_assert_true (edubba_match_append (other, text));
      if (looks_alike (one, other, viewer))
        return TRUE;
      edubba_match_seek (other, i);
    }
  return FALSE;
}

/* Plays one action of the seat that is next in the record, also among several that choose at
 * once. */
static gboolean
append (EdubbaMatch *match)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  g_autoptr (GArray) legal = game_legal_sorted (rules, edubba_match_get_state (match));
  g_autofree char *text = NULL;
  guint            number;

  if (legal->len == 0)
    return FALSE;
  number = (guint) g_test_rand_int_range (0, (gint32) legal->len);
  text = game_action_print (rules, g_array_index (legal, GameAction, number));
  return edubba_match_append (match, text);
}

/* Plays in both worlds for as long as the viewer cannot tell them apart. Returns the number of
 * actions. */
static guint
play_alike (EdubbaMatch *one, EdubbaMatch *other, guint viewer)
{
  guint n = 0;

  while (append (one) && follow_alike (one, other, viewer))
    n++;
  return n;
}

/* Two worlds that differ only in cards that the viewer cannot see, and actions that it cannot
 * tell apart: the logs agree to the letter. */
static void
test_secrecy (gconstpointer data)
{
  guint n_actions = 0;

  for (guint round = 0; round < 60; round++)
    {
      g_autoptr (EdubbaMatch) before = fixture_match_new (data, (guint64) g_test_rand_int ());
      guint viewer = round % edubba_match_get_n_seats (before);
      g_autoptr (EdubbaMatch) one = NULL;
      g_autoptr (EdubbaMatch) other = NULL;
      g_autofree char *log = NULL;
      g_autofree char *log_there = NULL;
      guint            n;

      fixture_act_often (before, (guint) g_test_rand_int_range (0, 13));
      one = match_new_elsewhere (before, viewer, 2 * round);
      other = match_new_elsewhere (before, viewer, 2 * round + 1);
      n = play_alike (one, other, viewer);
      n_actions += n;
      log = print_log (one, viewer, n);
      log_there = print_log (other, viewer, n);
      g_assert_cmpstr (log, ==, log_there);
    }
  g_assert_cmpuint (n_actions, >, 0);
}

/* The commitment of another seat is told as made; its contents are told to nobody else. */
static void
test_secret_action (void)
{
  const GameModule *const *modules = fixture_get_modules ();
  guint                    n_secret = 0;

  for (guint m = 0; modules[m]; m++)
    {
      const GameRules *rules = modules[m]->rules;
      g_autoptr (EdubbaMatch) match = fixture_match_new (modules[m], 5);

      fixture_act_often (match, 30);
      for (guint i = 0; i < edubba_match_get_length (match); i++)
        for (guint viewer = 0; viewer < edubba_match_get_n_seats (match); viewer++)
          {
            GameAction action = edubba_match_get_action (match, i);
            GameAction shown = edubba_match_get_action_for (match, i, viewer);
            gboolean   secret = (rules->kinds[action.kind].flags & GAME_KIND_SECRET) &&
                              viewer != edubba_match_get_actor (match, i);

            g_assert_cmpuint (shown.kind, ==, action.kind);
            if (secret)
              action = (GameAction) { .kind = action.kind };
            g_assert_true (game_action_equal (shown, action));
            n_secret += secret;
          }
    }
  g_assert_cmpuint (n_secret, >, 0);
}

/* A game without words of its own is told in notation, to every viewer. */
static void
test_without_words (void)
{
  GameModule module = *fixture_get_game ();
  GameWords  words = *module.words;

  words.report = NULL;
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (EdubbaMatch) match = NULL;
      g_autoptr (EdubbaHistory) history = NULL;

      module.words = i ? &words : NULL;
      match = fixture_match_new (&module, 3);
      fixture_act_often (match, 6);
      history = edubba_history_new (match, 1, GAME_ADDRESS_NUMBER);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, 6);
      g_assert_null (g_list_model_get_item (G_LIST_MODEL (history), 6));
      for (guint n = 0; n < 6; n++)
        {
          g_autoptr (EdubbaHistoryEntry) entry =
            g_list_model_get_item (G_LIST_MODEL (history), n);
          g_autofree char *action = dup_action (entry);

          g_assert_cmpstr (edubba_history_entry_get_text (entry), ==, action);
        }
      edubba_history_set_match (history, NULL);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, 0);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  fixture_add_for_games ("history", "following", test_following);
  fixture_add_for_games ("history", "secrecy", test_secrecy);
  g_test_add_func ("/history/notifications", test_notifications);
  g_test_add_func ("/history/secret-action", test_secret_action);
  g_test_add_func ("/history/without-words", test_without_words);
  return g_test_run ();
}
