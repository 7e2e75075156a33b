/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A grid with two rows for each seat: numbers above, the bar below. Everything is updated with
 * every state; nothing here moves.
 */
#include "edubba-standings.h"

#include <glib/gi18n.h>

#include "edubba-level.h"
#include "edubba-mark.h"

/* As many parts have a column of their own; a game with more shows the sum alone. */
#define MAX_PARTS 3

/* The columns behind the place, and the first one of a part. */
#define MARK       1
#define NAME       2
#define FIRST_PART 3

struct _EdubbaStandings
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (EdubbaStandings, edubba_standings, ADW_TYPE_BIN)

/* What is shown; all of it borrowed. */
typedef struct
{
  const GameModule  *module;
  const GameState   *state;
  const char *const *names;
  guint              own;
  GPtrArray         *parts; /* their names */
  GameResult         result;
  gint               top; /* the most points of a seat */
} Show;

static void
edubba_standings_class_init (EdubbaStandingsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "standings");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
edubba_standings_init (EdubbaStandings *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Count of points"), -1);
}

static GtkWidget *
add_label (GtkGrid *grid, const char *text, int column, int row, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), column < FIRST_PART ? 0 : 1);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, row, 1, 1);
  return label;
}

/* Numbers are read with the name of their line. */
static void
add_number (GtkGrid *grid, gint number, int column, int row, const char *css_class)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  GtkWidget       *label = add_label (grid, text, column, row, css_class);

  gtk_widget_add_css_class (label, "numeric");
  gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

static GPtrArray *
list_parts (const GameModule *module, const GameState *state)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);
  gint       points;
  char      *name;

  for (guint i = 0; module->words->share != NULL; i++)
    {
      name = module->words->share (state, 0, i, &points);
      if (name == NULL)
        break;
      g_ptr_array_add (parts, name);
    }
  if (parts->len > MAX_PARTS)
    g_ptr_array_set_size (parts, 0);
  return parts;
}

static gint
get_share (const Show *show, guint seat, guint i)
{
  gint             points = 0;
  g_autofree char *name = show->module->words->share (show->state, seat, i, &points);

  g_assert (name != NULL);
  return points;
}

static void
add_head (GtkGrid *grid, const Show *show)
{
  for (guint i = 0; i <= show->parts->len; i++)
    {
      const char *text = i < show->parts->len ? show->parts->pdata[i] : _ ("Total");
      GtkWidget  *label = add_label (grid, text, FIRST_PART + (int) i, 0, "caption");

      gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
    }
}

static void
add_to_list (GString *list, const char *name, gint points)
{
  if (list->len > 0)
    g_string_append (list, ", ");
  /* Translators: a player and their points, in a list: "Player 2: 9". */
  g_string_append_printf (list, _ ("%1$s: %2$d"), name, points);
}

/* "1. You. Harvests: 40, Scrolls: 24, Total: 64" */
static char *
describe_line (const Show *show, guint seat)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < show->parts->len; i++)
    add_to_list (list, show->parts->pdata[i], get_share (show, seat, i));
  add_to_list (list, _ ("Total"), show->result.points[seat]);
  /* Translators: a line of the standings for a screen reader: the place, a player, and a list of
   * what their points come from: "1. You. Harvests: 40, Total: 64". */
  return g_strdup_printf (_ ("%1$u. %2$s. %3$s"), show->result.rank[seat], show->names[seat],
                          list->str);
}

static void
add_bar (GtkGrid *grid, const Show *show, guint seat, int row)
{
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, MAX (show->top, 1));

  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), CLAMP (show->result.points[seat], 0, show->top));
  gtk_widget_add_css_class (bar, seat == show->own ? "first" : "second");
  gtk_accessible_update_state (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_grid_attach (grid, bar, MARK, row, FIRST_PART + (int) show->parts->len, 1);
}

/* The mark of a seat, as it is on the board. */
static void
add_mark (GtkGrid *grid, const Show *show, guint seat, int row)
{
  guint n = show->module->rules->seats (show->state);

  gtk_grid_attach (grid, edubba_mark_create_image (edubba_mark_of_seat (seat, n, show->own)), MARK,
                   row, 1, 1);
}

static void
add_line (GtkGrid *grid, const Show *show, guint seat, int row)
{
  const char      *css_class = seat == show->own ? "own" : NULL;
  g_autofree char *place = g_strdup_printf ("%u", show->result.rank[seat]);
  g_autofree char *sentence = describe_line (show, seat);
  GtkWidget       *number = add_label (grid, place, 0, row, "place");
  GtkWidget       *name = add_label (grid, show->names[seat], NAME, row, css_class);

  add_mark (grid, show, seat, row);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  for (guint i = 0; i < show->parts->len; i++)
    add_number (grid, get_share (show, seat, i), FIRST_PART + (int) i, row, NULL);
  add_number (grid, show->result.points[seat], FIRST_PART + (int) show->parts->len, row, "sum");
  add_bar (grid, show, seat, row + 1);
}

static GPtrArray *
list_names (EdubbaMatch *match, guint own)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint seat = 0; seat < edubba_match_get_n_seats (match); seat++)
    g_ptr_array_add (names, seat == own
                              /* Translators: the head of a column with one's own points. */
                              ? g_strdup (C_ ("points", "You"))
                              : edubba_level_dup_name (match, seat));
  return names;
}

static GtkWidget *
create_grid (const Show *show, guint n)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "row-spacing", 4, "column-spacing", 10, NULL);
  int        row = 1;

  add_head (GTK_GRID (grid), show);
  for (guint rank = 1; rank <= n; rank++)
    for (guint seat = 0; seat < n; seat++)
      if (show->result.rank[seat] == rank)
        {
          add_line (GTK_GRID (grid), show, seat, row);
          row += 2;
        }
  return grid;
}

gboolean
edubba_standings_set_match (EdubbaStandings *self,
                            EdubbaMatch     *match,
                            guint            viewer,
                            GameAddress      address)
{
  Show show = { .own = address == GAME_ADDRESS_YOU ? viewer : GAME_NOBODY };
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GPtrArray) parts = NULL;
  guint n;

  g_return_val_if_fail (EDUBBA_IS_STANDINGS (self), FALSE);
  g_return_val_if_fail (EDUBBA_IS_MATCH (match), FALSE);

  adw_bin_set_child (ADW_BIN (self), NULL);
  show.module = edubba_match_get_module (match);
  show.state = edubba_match_get_state (match);
  if (!show.module->rules->result (show.state, &show.result))
    return FALSE;
  n = edubba_match_get_n_seats (match);
  names = list_names (match, show.own);
  show.names = (const char *const *) names->pdata;
  show.parts = parts = list_parts (show.module, show.state);
  for (guint seat = 0; seat < n; seat++)
    show.top = MAX (show.top, show.result.points[seat]);
  adw_bin_set_child (ADW_BIN (self), create_grid (&show, n));
  return TRUE;
}
