/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A grid with two rows for each seat: numbers above, the bar below. Few parts are columns of that
 * grid; more are rows of a table below it, with a bar for each seat, where the marks of the seats
 * are the heads, so that five seats have room in the narrowest window. Everything is updated with
 * every state; nothing here moves.
 */
#include "edubba-standings.h"

#include <glib/gi18n.h>

#include "edubba-level.h"
#include "edubba-mark.h"

/* The most parts that have a column of their own. */
#define MAX_COLUMNS 3

/* Between the lines of the seats and the table below them, in pixels. */
#define SPACING 14

/* The columns behind the place, and the first one of a part. */
#define MARK       1
#define NAME       2
#define FIRST_PART 3

/* A game in which nobody has more counts no points: the place says as much. */
#define NO_POINTS 1

struct _EdubbaStandings
{
  AdwBin parent_instance;

  gboolean has_table;
};

G_DEFINE_FINAL_TYPE (EdubbaStandings, edubba_standings, ADW_TYPE_BIN)

/* The game shown; all of it borrowed. */
typedef struct
{
  const GameModule  *module;
  GPtrArray         *states; /* of the match; the last is its end */
  const char *const *names;
  guint              own;
  GPtrArray         *parts;     /* their names */
  guint              n_columns; /* the number of parts that are columns: all, or none */
  GameResult         result;
  gint               top;                   /* the most points of a seat */
  gint               top_part;              /* the most points of a part */
  guint              n;                     /* of seats */
  guint              first;                 /* the seat whose colour is that of the viewer */
  gboolean           marked;                /* seats wear marks */
  guint              order[GAME_MAX_SEATS]; /* the seats by their places */
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

static char *
read_share (const Show *show, guint seat, guint i, gint *points)
{
  return show->module->words->share ((const GameState *const *) show->states->pdata,
                                     show->states->len, seat, i, points);
}

static GPtrArray *
list_parts (const Show *show)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);
  gint       points;
  char      *name;

  for (guint i = 0; show->module->words->share != NULL; i++)
    {
      name = read_share (show, 0, i, &points);
      if (name == NULL)
        break;
      g_ptr_array_add (parts, name);
    }
  return parts;
}

static gint
get_share (const Show *show, guint seat, guint i)
{
  gint             points = 0;
  g_autofree char *name = read_share (show, seat, i, &points);

  g_assert (name != NULL);
  return points;
}

static void
add_head (GtkGrid *grid, const Show *show)
{
  for (guint i = 0; i <= show->n_columns; i++)
    {
      const char *text = i < show->n_columns ? show->parts->pdata[i] : _ ("Total");
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

  for (guint i = 0; i < show->n_columns; i++)
    add_to_list (list, show->parts->pdata[i], get_share (show, seat, i));
  add_to_list (list, _ ("Total"), show->result.points[seat]);
  /* Translators: a line of the standings for a screen reader: the place, a player, and a list of
   * what their points come from: "1. You. Harvests: 40, Total: 64". */
  return g_strdup_printf (_ ("%1$u. %2$s. %3$s"), show->result.rank[seat], show->names[seat],
                          list->str);
}

static GtkWidget *
create_bar (const Show *show, guint seat, gint points, gint top)
{
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, MAX (top, 1));

  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), CLAMP (points, 0, MAX (top, 1)));
  if (show->marked)
    edubba_mark_color (bar, edubba_mark_of_seat (seat, show->n, show->own));
  else
    gtk_widget_add_css_class (bar, seat == show->first ? "first" : "second");
  gtk_accessible_update_state (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return bar;
}

/* The mark of a seat, as it is on the board. */
static GtkWidget *
create_mark (const Show *show, guint seat)
{
  return edubba_mark_create_image (edubba_mark_of_seat (seat, show->n, show->own));
}

static void
add_line (GtkGrid *grid, const Show *show, guint seat, int row)
{
  const char      *css_class = seat == show->own ? "own" : NULL;
  g_autofree char *place = g_strdup_printf ("%u", show->result.rank[seat]);
  g_autofree char *sentence = describe_line (show, seat);
  GtkWidget       *number = add_label (grid, place, 0, row, "place");
  GtkWidget       *name = add_label (grid, show->names[seat], NAME, row, css_class);

  if (show->marked)
    gtk_grid_attach (grid, create_mark (show, seat), MARK, row, 1, 1);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  for (guint i = 0; i < show->n_columns; i++)
    add_number (grid, get_share (show, seat, i), FIRST_PART + (int) i, row, NULL);
  add_number (grid, show->result.points[seat], FIRST_PART + (int) show->n_columns, row, "sum");
  gtk_grid_attach (grid, create_bar (show, seat, show->result.points[seat], show->top), MARK,
                   row + 1, FIRST_PART + (int) show->n_columns, 1);
}

static GtkWidget *
create_lines (const Show *show)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "row-spacing", 4, "column-spacing", 10, NULL);

  if (show->n_columns > 0)
    add_head (GTK_GRID (grid), show);
  for (guint i = 0; i < show->n; i++)
    add_line (GTK_GRID (grid), show, show->order[i], 1 + 2 * (int) i);
  return grid;
}

/* ---- The table of many parts ---- */

/* "Harvest 2. You: 12, Player 2: 9" */
static char *
describe_part (const Show *show, guint part)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < show->n; i++)
    add_to_list (list, show->names[show->order[i]], get_share (show, show->order[i], part));
  /* Translators: when it is in a game, or what points come from, and a list of players and their
   * points, or chances. */
  return g_strdup_printf (_ ("%1$s. %2$s"), (char *) show->parts->pdata[part], list->str);
}

/* The number of a seat above its bar. */
static GtkWidget *
create_cell (const Show *show, guint seat, gint points, gboolean stands_out)
{
  g_autofree char *text = g_strdup_printf ("%d", points);
  GtkWidget       *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget       *number = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_add_css_class (number, "numeric");
  if (stands_out)
    gtk_widget_add_css_class (number, "most");
  gtk_accessible_update_state (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_box_append (GTK_BOX (cell), number);
  gtk_box_append (GTK_BOX (cell), create_bar (show, seat, points, show->top_part));
  gtk_widget_set_hexpand (cell, TRUE);
  return cell;
}

/* The most of a part stands out, unless it is everybody's. The cells have one width, so that a
 * point is as long for everybody. */
static void
add_part (GtkGrid *grid, const Show *show, guint part, GtkSizeGroup *cells)
{
  g_autofree char *sentence = describe_part (show, part);
  GtkWidget       *name = add_label (grid, show->parts->pdata[part], 0, (int) part + 1, NULL);
  gint             most = G_MININT, least = G_MAXINT;

  gtk_widget_set_hexpand (name, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  for (guint seat = 0; seat < show->n; seat++)
    {
      most = MAX (most, get_share (show, seat, part));
      least = MIN (least, get_share (show, seat, part));
    }
  for (guint i = 0; i < show->n; i++)
    {
      gint       points = get_share (show, show->order[i], part);
      GtkWidget *cell =
        create_cell (show, show->order[i], points, points == most && most > least);

      gtk_size_group_add_widget (cells, cell);
      gtk_grid_attach (grid, cell, FIRST_PART + (int) i, (int) part + 1, 1, 1);
    }
}

/* Names have the width of the cells below them. */
static GtkWidget *
create_table_head (const Show *show, guint seat, GtkSizeGroup *cells)
{
  GtkWidget *head = show->marked ? create_mark (show, seat) : gtk_label_new (show->names[seat]);

  gtk_widget_set_tooltip_text (head, show->names[seat]);
  if (show->marked)
    {
      gtk_widget_set_halign (head, GTK_ALIGN_END);
      return head;
    }
  gtk_label_set_wrap (GTK_LABEL (head), TRUE);
  gtk_label_set_xalign (GTK_LABEL (head), 1);
  gtk_widget_add_css_class (head, "caption");
  gtk_accessible_update_state (GTK_ACCESSIBLE (head), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_size_group_add_widget (cells, head);
  return head;
}

static GtkWidget *
create_table (const Show *show)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "row-spacing", 6, "column-spacing", 14, NULL);
  g_autoptr (GtkSizeGroup) cells = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  gtk_widget_add_css_class (grid, "parts");
  for (guint i = 0; i < show->n; i++)
    gtk_grid_attach (GTK_GRID (grid), create_table_head (show, show->order[i], cells),
                     FIRST_PART + (int) i, 0, 1, 1);
  for (guint part = 0; part < show->parts->len; part++)
    add_part (GTK_GRID (grid), show, part, cells);
  return grid;
}

/* ---- All of it ---- */

static GPtrArray *
list_names (EdubbaMatch *match, guint viewer, GameAddress address)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint seat = 0; seat < edubba_match_get_n_seats (match); seat++)
    g_ptr_array_add (names, edubba_level_dup_head (match, seat, viewer, address));
  return names;
}

static void
find_order (Show *show)
{
  guint n = 0;

  for (guint rank = 1; rank <= show->n; rank++)
    for (guint seat = 0; seat < show->n; seat++)
      if (show->result.rank[seat] == rank)
        show->order[n++] = seat;
}

/* The most points of a seat, and of a part. */
static void
find_tops (Show *show)
{
  for (guint seat = 0; seat < show->n; seat++)
    {
      show->top = MAX (show->top, show->result.points[seat]);
      for (guint i = 0; i < show->parts->len; i++)
        show->top_part = MAX (show->top_part, get_share (show, seat, i));
    }
}

static GtkWidget *
create_content (const Show *show)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  gtk_box_append (GTK_BOX (box), create_lines (show));
  if (show->parts->len > show->n_columns)
    gtk_box_append (GTK_BOX (box), create_table (show));
  return box;
}

gboolean
edubba_standings_set_match (EdubbaStandings *self,
                            EdubbaMatch     *match,
                            guint            viewer,
                            GameAddress      address)
{
  guint own = address == GAME_ADDRESS_YOU ? viewer : GAME_NOBODY;
  Show  show = { .own = own, .first = own != GAME_NOBODY ? own : 0 };
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GPtrArray) parts = NULL;
  g_autoptr (GPtrArray) states = NULL;

  g_return_val_if_fail (EDUBBA_IS_STANDINGS (self), FALSE);
  g_return_val_if_fail (EDUBBA_IS_MATCH (match), FALSE);

  adw_bin_set_child (ADW_BIN (self), NULL);
  self->has_table = FALSE;
  show.module = edubba_match_get_module (match);
  show.marked = edubba_mark_is_worn (show.module->rules);
  if (!show.module->rules->result (edubba_match_get_state (match), &show.result))
    return FALSE;
  show.states = states = edubba_match_list_states (match);
  show.n = edubba_match_get_n_seats (match);
  names = list_names (match, viewer, address);
  show.names = (const char *const *) names->pdata;
  show.parts = parts = list_parts (&show);
  show.n_columns = parts->len <= MAX_COLUMNS ? parts->len : 0;
  find_tops (&show);
  if (parts->len == 0 && show.top <= NO_POINTS)
    return FALSE;
  find_order (&show);
  self->has_table = parts->len > show.n_columns;
  gtk_widget_add_css_class (GTK_WIDGET (self), show.module->rules->id);
  adw_bin_set_child (ADW_BIN (self), create_content (&show));
  return TRUE;
}

char *
edubba_standings_describe_open (EdubbaMatch *match, guint viewer, GameAddress address)
{
  Show show = { 0 };
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (GPtrArray) names = NULL;
  g_autofree GameState *seen = NULL;

  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  show.module = edubba_match_get_module (match);
  show.n = edubba_match_get_n_seats (match);
  seen = edubba_match_dup_view (match,
                                show.module->rules->cover != NULL ? EDUBBA_ALL_SEATS : viewer);
  show.module->rules->result (seen, &show.result);
  names = list_names (match, viewer, address);
  find_order (&show);
  for (guint i = 0; i < show.n; i++)
    {
      show.top = MAX (show.top, show.result.points[show.order[i]]);
      add_to_list (list, g_ptr_array_index (names, show.order[i]),
                   show.result.points[show.order[i]]);
    }
  if (show.top == 0)
    return g_strdup (_ ("Nobody has any points yet."));
  /* Translators: on the page of a game that was left before its end; %s: a list of players and
   * their points, the best first: "Player 2: 9, You: 7". */
  return g_strdup_printf (_ ("The points so far: %s."), list->str);
}

gboolean
edubba_standings_has_table (EdubbaStandings *self)
{
  g_return_val_if_fail (EDUBBA_IS_STANDINGS (self), FALSE);

  return self->has_table;
}
