/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A random walk over the replay page, on every game of the list and the toys: it goes to and fro,
 * tries something and acts, turns the board round, changes what is known, and goes back to the
 * game. Nothing may abort. The page gives a reason where nothing can be played, and a user who
 * follows its advice can play, or learns that the game is over. A branch has the name of the point
 * where it leaves the game.
 */
#include <string.h>

#include "edubba-message-line.h"
#include "edubba-page.h"
#include "edubba-replay-page.h"
#include "listed-games.h"
#include "toy-faces.h"
#include "ui-fixture.h"

typedef struct
{
  const EdubbaGame *game;
  guint             seats;
} Row;

typedef struct
{
  const EdubbaGame *game;
  EdubbaMatch      *played;
  EdubbaReplayPage *page;
  guint             start; /* where the branch begins, or G_MAXUINT in the game */
  guint             told;  /* the seat whose knowledge is shown, as last notified */
} Walk;

static const GameRules *
get_rules (Walk *self)
{
  return self->game->module->rules;
}

static EdubbaMatch *
get_match (Walk *self)
{
  return edubba_replay_page_get_match (self->page);
}

static void
activate (Walk *self, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self->page), action, NULL);
}

/* Returns a game in which everybody acts by chance, up to its end or to some point before it, with
 * some persons and some computers; one of two may give up. */
static EdubbaMatch *
play_game (const Row *row)
{
  const GameModule *module = row->game->module;
  const GameRules  *rules = module->rules;
  guint             max = g_test_rand_bit () ? G_MAXUINT : (guint) g_test_rand_int_range (1, 80);
  GameRecord       *record = game_record_new_seed (rules, row->seats, 0, g_test_rand_int ());
  EdubbaMatch      *match;

  for (guint i = 0; i < max; i++)
    {
      g_autoptr (GArray) legal = game_legal_sorted (rules, game_record_get_state (record, i));
      gint32 n = (gint32) legal->len;

      if (n == 0)
        break;
      game_record_append (record, g_array_index (legal, GameAction, g_test_rand_int_range (0, n)),
                          NULL);
    }
  match = edubba_match_new (module, record);
  for (guint s = 1; s < row->seats; s++)
    if (g_test_rand_bit ())
      edubba_match_set_seat_kind (match, s, EDUBBA_SEAT_COMPUTER);
  if (g_test_rand_bit ())
    edubba_match_resign_seat (match, 0);
  return match;
}

/* ---- Sentences of the page ---- */

static const char *
get_sentence (Walk *self)
{
  GtkWidget *line = ui_find (GTK_WIDGET (self->page), EDUBBA_TYPE_MESSAGE_LINE);

  return edubba_message_line_get_sentence (EDUBBA_MESSAGE_LINE (line));
}

static const char *
find_branch_name (GtkWidget *widget)
{
  const char *name = NULL;

  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "branch"))
    return gtk_label_get_label (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && name == NULL;
       child = gtk_widget_get_next_sibling (child))
    name = find_branch_name (child);
  return name;
}

static void
check (Walk *self)
{
  const GameRecord *record = edubba_match_get_record (get_match (self));
  const char       *name = find_branch_name (GTK_WIDGET (self->page));
  const GameState  *state;
  g_autofree char  *moment = NULL;

  g_assert_cmpuint (edubba_replay_page_get_knower (self->page), ==, self->told);
  g_assert_cmpstr (get_sentence (self), !=, "");
  g_assert_cmpint (name == NULL, ==, get_match (self) == self->played);
  if (name == NULL)
    return;
  g_assert_cmpuint (self->start, <=, edubba_match_get_length (get_match (self)));
  state = game_record_get_state (record, self->start);
  moment = self->game->module->words->moment != NULL
             ? self->game->module->words->moment (state)
             : g_strdup_printf ("turn %u ", get_rules (self)->turn (state));
  g_assert_nonnull (strstr (name, moment));
}

/* ---- Steps of the walk ---- */

static void
begin_branch (Walk *self)
{
  guint cursor = edubba_match_get_cursor (get_match (self));

  activate (self, "replay.try");
  if (get_match (self) == self->played)
    return;
  /* Choices that were not revealed there are not part of the record. */
  cursor = MIN (cursor, edubba_match_get_length (get_match (self)));
  self->start = MIN (self->start, cursor);
}

/* Activates an entry of the page's menu. */
static void
choose_entry (Walk *self, const char *label)
{
  GtkWidget  *button = ui_find (GTK_WIDGET (self->page), GTK_TYPE_MENU_BUTTON);
  GMenuModel *menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button));

  for (int s = 0; s < g_menu_model_get_n_items (menu); s++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, s, G_MENU_LINK_SECTION);

      for (int i = 0; i < g_menu_model_get_n_items (section); i++)
        {
          g_autofree char *found = NULL;
          g_autofree char *action = NULL;
          g_autoptr (GVariant) target =
            g_menu_model_get_item_attribute_value (section, i, G_MENU_ATTRIBUTE_TARGET, NULL);

          g_menu_model_get_item_attribute (section, i, G_MENU_ATTRIBUTE_LABEL, "s", &found);
          g_menu_model_get_item_attribute (section, i, G_MENU_ATTRIBUTE_ACTION, "s", &action);
          if (g_strcmp0 (found, label) == 0)
            {
              gtk_widget_activate_action_variant (GTK_WIDGET (self->page), action, target);
              return;
            }
        }
    }
  g_error ("there is no entry “%s”", label);
}

/* Follows the advice of the page; returns FALSE if the game is over. */
static gboolean
follow_advice (Walk *self)
{
  g_autofree char *advice = g_strdup (get_sentence (self));
  char            *entry = strstr (advice, "“");

  if (strstr (advice, "You can try something else from here.") != NULL)
    {
      g_assert_nonnull (ui_find_button (GTK_WIDGET (self->page), "Try It Yourself"));
      begin_branch (self);
      g_assert_true (get_match (self) != self->played);
    }
  else if (strstr (advice, "Take back an action") != NULL)
    {
      g_assert_true (edubba_match_get_cursor (get_match (self)) > 0 ||
                     edubba_match_get_sealed (get_match (self)) != 0);
      activate (self, "replay.back");
    }
  else if (entry != NULL)
    {
      entry += strlen ("“");
      *strstr (entry, "”") = '\0';
      choose_entry (self, entry);
    }
  else
    {
      g_assert_cmpstr (advice, ==, "The game is over; nothing more can be played.");
      g_assert_true (edubba_match_get_finished (get_match (self)));
      return FALSE;
    }
  return TRUE;
}

/* Acts for the seat below, legally where it is to act; returns TRUE if the action was played, or
 * waits for the choices of others. */
static gboolean
press (Walk *self)
{
  EdubbaMatch *match = get_match (self);
  guint        below = edubba_replay_page_get_below (self->page);
  guint        cursor = edubba_match_get_cursor (match);
  guint        serial = edubba_match_get_serial (match);
  guint32      sealed = edubba_match_get_sealed (match);
  gboolean     acts = (edubba_match_get_to_act (match) & 1u << below) != 0;
  g_autoptr (GArray) legal = NULL;
  g_autofree char *action = NULL;
  guint            i;

  legal = game_legal_sorted_for (get_rules (self), edubba_match_get_state (match),
                                 acts ? below : edubba_match_get_seat (match));
  i = (guint) g_test_rand_int_range (0, MAX (1, (gint32) legal->len));
  action = i < legal->len
             ? game_action_print (get_rules (self), g_array_index (legal, GameAction, i))
             : g_strdup ("");
  gtk_widget_activate_action (GTK_WIDGET (self->page), "match.act", "s", action);
  if (edubba_match_get_serial (match) == serial && edubba_match_get_sealed (match) == sealed)
    return FALSE;
  self->start = MIN (self->start, cursor);
  return TRUE;
}

/* Acts, after as many advices as that takes. */
static void
act (Walk *self)
{
  guint length = edubba_match_get_length (get_match (self));

  for (guint i = 0; !press (self); i++)
    {
      if (!follow_advice (self))
        return;
      check (self);
      g_assert_cmpuint (i, <=, length + 2 * GAME_MAX_SEATS);
    }
}

/* Acts often enough to come to the next turn. */
static void
act_often (Walk *self)
{
  for (guint i = 0; i < 6; i++)
    {
      act (self);
      check (self);
    }
}

static void
go_back (Walk *self)
{
  activate (self, "replay.back");
}

static void
go_back_twice (Walk *self)
{
  activate (self, "replay.back");
  activate (self, "replay.back");
}

static void
go_forward (Walk *self)
{
  activate (self, "replay.forward");
}

static void
go_first (Walk *self)
{
  activate (self, "replay.first");
}

static void
go_last (Walk *self)
{
  activate (self, "replay.last");
}

static void
go_anywhere (Walk *self)
{
  gint32 length = (gint32) edubba_match_get_length (get_match (self));

  edubba_replay_page_seek (self->page, (guint) g_test_rand_int_range (0, length + 1));
}

static void
turn_round (Walk *self)
{
  activate (self, "replay.flip");
}

static void
look_otherwise (Walk *self)
{
  gint32           n = (gint32) edubba_match_get_n_seats (self->played);
  gint32           seat = g_test_rand_int_range (0, n + 1);
  g_autofree char *view = seat == 0 ? g_strdup ("all") : g_strdup_printf ("%d", seat);

  gtk_widget_activate_action (GTK_WIDGET (self->page), "replay.view", "s", view);
}

static void
leave (Walk *self)
{
  activate (self, "replay.leave");
  self->start = G_MAXUINT;
}

static void
start_or_stop (Walk *self)
{
  activate (self, "replay.playing");
}

static void
come_back (Walk *self)
{
  edubba_page_shown (EDUBBA_PAGE (self->page));
  ui_settle ();
}

/* A step that is listed twice is taken twice as often. */
static void (*const steps[]) (Walk *self) = {
  act,
  act,
  act_often,
  begin_branch,
  begin_branch,
  go_back,
  go_back_twice,
  go_first,
  go_anywhere,
  go_forward,
  go_last,
  turn_round,
  look_otherwise,
  leave,
  start_or_stop,
  come_back,
};

static void
view_changed_cb (Walk *self)
{
  self->told = edubba_replay_page_get_knower (self->page);
}

static gboolean
is_gone (gpointer page)
{
  return *(gpointer *) page == NULL;
}

static void
take_walk (const Row *row, guint n_steps)
{
  Walk       walk = { .game = row->game, .start = G_MAXUINT };
  GtkWidget *window;
  gpointer   page;

  walk.played = play_game (row);
  walk.page = edubba_replay_page_new (row->game, walk.played);
  walk.told = edubba_replay_page_get_knower (walk.page);
  g_signal_connect_swapped (walk.page, "notify::view", G_CALLBACK (view_changed_cb), &walk);
  window = ui_open_page (EDUBBA_PAGE (walk.page), 1000, 700);
  check (&walk);
  for (guint i = 0; i < n_steps; i++)
    {
      steps[g_test_rand_int_range (0, G_N_ELEMENTS (steps))](&walk);
      check (&walk);
    }
  /* A judgement under way is cancelled, and holds the page until it has stopped. */
  page = walk.page;
  g_object_add_weak_pointer (page, &page);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_wait (is_gone, &page);
  g_assert_finalize_object (walk.played);
}

static void
test_walk (gconstpointer data)
{
  guint n = g_test_slow () ? 20 : 2;

  for (guint i = 0; i < n; i++)
    take_walk (data, g_test_slow () ? 300 : 60);
}

/* Adds the game with each number of seats. */
static void
add_game (const EdubbaGame *game)
{
  const GameRules *rules = game->module->rules;

  for (guint seats = rules->min_seats; seats <= rules->max_seats; seats++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/replay-walk/%s/%u", rules->id, seats);
      Row             *row = g_new (Row, 1);

      *row = (Row) { .game = game, .seats = seats };
      g_test_add_data_func_full (path, row, test_walk, g_free);
    }
}

int
main (int argc, char *argv[])
{
  ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (listed_games); i++)
    add_game (listed_games[i]());
  add_game (toy_faces_get_heaps ());
  add_game (toy_faces_get_hoard ());
  add_game (toy_faces_get_meadow ());
  add_game (toy_faces_get_sealed ());
  return g_test_run ();
}
