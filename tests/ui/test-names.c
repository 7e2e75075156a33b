/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names of 15, 30 and 60 letters, names that run from right to left, and the same name for
 * everybody, in every game of the list with as many seats as it has (in a long run with each number
 * of them), while it is played, at its end, and where it is looked at again: the window keeps its
 * size and nothing is cut off. A name that the board shortens can be read in a tooltip. Names that
 * run from right to left are isolated wherever they stand.
 */
#include <adwaita.h>

#include "edubba-curtain.h"
#include "edubba-game-end.h"
#include "edubba-replay-page.h"
#include "edubba-window-private.h"
#include "listed-games.h"
#include "space.h"
#include "tour.h"
#include "ui-fixture.h"

/* The number of actions that are played before the board is looked at. */
#define N_ACTIONS 30

typedef struct
{
  const char *id;
  const char *names[GAME_MAX_SEATS];
} Names;

/* The first list has no names: its complaints have other causes. */
static const Names lists[] = {
  { "none", { NULL } },
  { "15",
    { "Anna Kowalewska", "Petronela Havel", "Maximilian Roth", "Wilhelmina Blum",
      "Bartholomew Fox" } },
  { "30",
    { "Maximiliana Wolkenstein-Rodegg", "Bartholomew Featherstonehaugh1",
      "Anastasia Wassiljewna Morosowa", "Wilhelmina Schwarzenberg-Blumm",
      "Przemyslaw Brzeczyszczykiewicz" } },
  { "60",
    { "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewi1",
      "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt",
      "Anna Maria Wilhelmina Theresia Josefa Walpurga Franziska Ros",
      "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochau",
      "Hubert Blaine Xavier Yancy Zeus Wolfeschlegelsteinhausenberg" } },
  { "leftwards", { "שלום 7", "مها", "יעל (2)", "محمد", "رنا" } },
  { "equal", { "Anna", "Anna", "Anna", "Anna", "Anna" } },
};

static const struct
{
  int width;
  int height;
} sizes[] = { { 900, 700 }, { 360, 648 } };

typedef struct
{
  const EdubbaGame *game;
  guint             seats;
  guint            *seed; /* of the deal and the actions, the same for all lists of names */
  const Names      *list;
} Row;

/* The kinds of complaints that have other causes. */
static GHashTable *known;

/* By game and number of seats; 0: not drawn yet. */
static guint seeds[G_N_ELEMENTS (listed_games)][GAME_MAX_SEATS + 1];

/* Returns a game of persons with these names, in which everybody has acted by chance. */
static EdubbaMatch *
play_game (const Row *row, guint max)
{
  const GameModule *module = row->game->module;
  const GameRules  *rules = module->rules;
  GameRecord       *record;
  EdubbaMatch      *match;
  g_autoptr (GRand) rand = NULL;
  g_autoptr (EdubbaSeats) seats = edubba_seats_new (row->seats);

  if (*row->seed == 0)
    *row->seed = (guint) g_test_rand_int_range (1, G_MAXINT32);
  rand = g_rand_new_with_seed (*row->seed);
  record = game_record_new_seed (rules, row->seats, 0, *row->seed);
  for (guint i = 0; i < max; i++)
    {
      g_autoptr (GArray) legal = game_legal_sorted (rules, game_record_get_state (record, i));
      gint32 n = (gint32) legal->len;

      if (n == 0)
        break;
      game_record_append (record, g_array_index (legal, GameAction, g_rand_int_range (rand, 0, n)),
                          NULL);
    }
  match = edubba_match_new (module, record);
  for (guint s = 0; s < row->seats; s++)
    edubba_seats_set_name (seats, s, row->list->names[s]);
  edubba_match_set_seats (match, seats);
  return match;
}

static gboolean
runs_leftwards (gunichar c)
{
  GUnicodeScript script = g_unichar_get_script (c);

  return script == G_UNICODE_SCRIPT_HEBREW || script == G_UNICODE_SCRIPT_ARABIC;
}

/* Returns TRUE if a text turns its direction nowhere outside of isolates. */
static gboolean
is_isolated (const char *text)
{
  int depth = 0;

  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == 0x2068)
        depth++;
      else if (c == 0x2069)
        depth--;
      else if ((runs_leftwards (c) && depth == 0) || (c >= 0x202a && c <= 0x202e))
        return FALSE;
    }
  return depth == 0;
}

/* Returns TRUE if all of a label can be read in a tooltip, of its own or of a widget around it. */
static gboolean
is_told (GtkWidget *widget, const char *text)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const char *tooltip = gtk_widget_get_tooltip_text (widget);

      if (tooltip != NULL && strstr (tooltip, text) != NULL)
        return TRUE;
    }
  return FALSE;
}

static void
check_labels (GtkWidget *widget, gboolean on_board)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  on_board = on_board || EDUBBA_IS_BOARD (widget);
  if (GTK_IS_LABEL (widget))
    {
      const char *text = gtk_label_get_label (GTK_LABEL (widget));

      if (!is_isolated (text))
        g_test_fail_printf ("not isolated: %s", text);
      if (on_board && gtk_widget_has_css_class (widget, "title") &&
          pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))) &&
          !is_told (widget, text))
        g_test_fail_printf ("nowhere whole: %s", text);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_labels (child, on_board);
}

static void
count_cb (const char *kind, const char *sentence, gpointer data)
{
  guint *n = data;

  (*n)++;
}

static void
found_cb (const char *kind, const char *sentence, gpointer data)
{
  const Row *row = data;

  if (row->list->names[0] == NULL)
    g_hash_table_add (known, g_strdup (kind));
  else if (!g_hash_table_contains (known, kind))
    g_test_fail_printf ("%s", sentence);
}

/* Complaints must still be there some frames later: answers may be on their way. */
static void
check_space (GtkWidget *widget, const Row *row, const char *where)
{
  guint n = 0;

  space_check (widget, FALSE, where, count_cb, &n);
  if (n == 0)
    return;
  ui_wait_for_frames (widget, SPACE_FRAMES);
  space_check (widget, FALSE, where, found_cb, (gpointer) row);
}

/* Looks at the window in its sizes; an ordinary run draws one of them for each list of names. */
static void
look_at (EdubbaWindow *window, const Row *row, const char *page)
{
  GtkWidget *widget = GTK_WIDGET (window);
  guint      only = (guint) g_test_rand_int_range (0, G_N_ELEMENTS (sizes));

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *where =
        g_strdup_printf ("%s of %u, names %s, %s, %d pixels wide", row->game->module->rules->id,
                         row->seats, row->list->id, page, sizes[i].width);

      if (i != only && row->list != &lists[0] && !g_test_slow ())
        continue;
      if (space_resize (widget, sizes[i].width, sizes[i].height))
        check_space (widget, row, where);
      else
        {
          g_autofree char *part = space_find_widest (widget, GTK_ORIENTATION_HORIZONTAL);

          g_test_fail_printf ("%s: it became %dx%d [%s]", part, gtk_widget_get_width (widget),
                              gtk_widget_get_height (widget), where);
        }
      check_labels (widget, FALSE);
    }
}

static void
open_curtain (EdubbaWindow *window)
{
  GtkWidget *curtain = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_CURTAIN);

  if (curtain == NULL)
    return;
  g_signal_emit_by_name (ui_find (curtain, GTK_TYPE_BUTTON), "clicked");
  ui_settle ();
}

static EdubbaWindow *
create_window (void)
{
  static const EdubbaGame *games[G_N_ELEMENTS (listed_games) + 1];

  for (guint i = 0; i < G_N_ELEMENTS (listed_games); i++)
    games[i] = listed_games[i]();
  return EDUBBA_WINDOW (tour_create_window_of (games));
}

static gboolean
has_end (gpointer window)
{
  return ui_find (window, EDUBBA_TYPE_GAME_END) != NULL;
}

static void
test_played (gconstpointer data)
{
  const Row    *row = data;
  EdubbaWindow *window = create_window ();
  g_autoptr (EdubbaMatch) match = play_game (row, N_ACTIONS);
  g_autoptr (EdubbaMatch) over = play_game (row, G_MAXUINT);

  edubba_window_show_match (window, match);
  ui_settle ();
  look_at (window, row, "curtain or board");
  open_curtain (window);
  look_at (window, row, "board");
  edubba_window_show_match (window, over);
  ui_settle ();
  open_curtain (window);
  ui_wait (has_end, window);
  look_at (window, row, "end");
  tour_close_all ();
}

static void
test_replayed (gconstpointer data)
{
  const Row    *row = data;
  EdubbaWindow *window = create_window ();
  g_autoptr (EdubbaMatch) match = play_game (row, G_MAXUINT);
  GtkWidget *page;

  edubba_window_show_replay (window, match);
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE);
  edubba_replay_page_seek (EDUBBA_REPLAY_PAGE (page),
                           MIN (N_ACTIONS, edubba_match_get_length (match)));
  look_at (window, row, "replay");
  gtk_widget_activate_action (page, "replay.view", "s", "2");
  gtk_widget_activate_action (page, "replay.last", NULL);
  look_at (window, row, "end of the replay");
  tour_close_all ();
}

static void
add_rows (const EdubbaGame *game, guint *game_seeds)
{
  const GameRules *rules = game->module->rules;

  for (guint seats = g_test_slow () ? rules->min_seats : rules->max_seats;
       seats <= rules->max_seats; seats++)
    for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
      {
        g_autofree char *path =
          g_strdup_printf ("/ui/names/%s/%u/%s", rules->id, seats, lists[i].id);
        g_autofree char *played = g_strconcat (path, "/played", NULL);
        g_autofree char *replayed = g_strconcat (path, "/replayed", NULL);
        Row             *row = g_new (Row, 1);

        *row = (Row) { game, seats, &game_seeds[seats], &lists[i] };
        g_test_add_data_func_full (played, row, test_played, g_free);
        g_test_add_data_func_full (replayed, g_memdup2 (row, sizeof *row), test_replayed, g_free);
      }
}

int
main (int argc, char *argv[])
{
  int status;

  tour_init (&argc, &argv);
  known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (listed_games); i++)
    add_rows (listed_games[i](), seeds[i]);
  status = tour_run ();
  g_hash_table_unref (known);
  return status;
}
