/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pieces that give most stand on top. Numbers stand before the names, so that they are read
 * together in columns of any width.
 */
#include "edubba-pieces.h"

#include <glib/gi18n.h>

#include "edubba-columns-layout.h"
#include "edubba-level.h"
#include "edubba-mark.h"

/* Between two seats, in pixels. */
#define SPACING 18

typedef struct
{
  char *name;
  char *detail; /* or NULL */
  gint  points;
} Piece;

struct _EdubbaPieces
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (EdubbaPieces, edubba_pieces, ADW_TYPE_BIN)

static void
edubba_pieces_class_init (EdubbaPiecesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "pieces");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
edubba_pieces_init (EdubbaPieces *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* ---- Pieces of a seat ---- */

static void
clear_piece (Piece *piece)
{
  g_free (piece->name);
  g_free (piece->detail);
}

static gint
compare_pieces (gconstpointer a, gconstpointer b)
{
  return ((const Piece *) b)->points - ((const Piece *) a)->points;
}

static GArray *
list_pieces (EdubbaMatch *match, guint seat)
{
  const GameWords *words = edubba_match_get_module (match)->words;
  GArray          *pieces = g_array_new (FALSE, FALSE, sizeof (Piece));

  g_array_set_clear_func (pieces, (GDestroyNotify) clear_piece);
  for (guint i = 0;; i++)
    {
      Piece piece = { NULL, NULL, 0 };

      piece.name = words->piece (edubba_match_get_state (match), seat, i, &piece.points,
                                 &piece.detail);
      if (piece.name == NULL)
        break;
      g_array_append_val (pieces, piece);
    }
  g_array_sort (pieces, compare_pieces);
  return pieces;
}

static gboolean
has_any (EdubbaMatch *match)
{
  for (guint seat = 0; seat < edubba_match_get_n_seats (match); seat++)
    {
      g_autoptr (GArray) pieces = list_pieces (match, seat);

      if (pieces->len > 0)
        return TRUE;
    }
  return FALSE;
}

/* The name of the last part, which the things add up to. */
static char *
dup_title (EdubbaMatch *match)
{
  const GameWords *words = edubba_match_get_module (match)->words;
  const GameState *end = edubba_match_get_state (match);
  char            *title = NULL;
  char            *name;
  gint             points;

  for (guint i = 0; (name = words->share (&end, 1, 0, i, &points)) != NULL; i++)
    {
      g_free (title);
      title = name;
    }
  return title;
}

/* ---- How it is shown ---- */

static GtkWidget *
create_label (const char *text, float xalign)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode",
                       PANGO_WRAP_WORD_CHAR, "xalign", xalign, "yalign", 0.0f, NULL);
}

static void
hide (GtkWidget *widget)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

/* The name, read as the sentence, and below it what the points come from. */
static GtkWidget *
create_words (const Piece *piece, const char *sentence)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = create_label (piece->name, 0);
  GtkWidget *detail = piece->detail != NULL ? create_label (piece->detail, 0) : NULL;

  gtk_accessible_update_property (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  gtk_box_append (GTK_BOX (box), name);
  if (detail == NULL)
    return box;
  gtk_widget_add_css_class (detail, "caption");
  gtk_widget_add_css_class (detail, "dim-label");
  hide (detail);
  gtk_box_append (GTK_BOX (box), detail);
  return box;
}

/* Name, points and detail are read as one. */
static void
add_line (GtkGrid *grid, int row, const Piece *piece)
{
  g_autofree char *number = g_strdup_printf ("%d", piece->points);
  /* Translators: a player and their points, or a thing that gives points, in a list: "Player 2:
   * 9". */
  g_autofree char *line = g_strdup_printf (_ ("%1$s: %2$d"), piece->name, piece->points);
  g_autofree char *sentence =
    piece->detail != NULL ? g_strconcat (line, ". ", piece->detail, NULL) : g_strdup (line);
  GtkWidget *figure = create_label (number, 1);

  gtk_widget_add_css_class (figure, "numeric");
  hide (figure);
  gtk_grid_attach (grid, figure, 0, row, 1, 1);
  gtk_grid_attach (grid, create_words (piece, sentence), 1, row, 1, 1);
}

static GtkWidget *
create_head (EdubbaMatch *match, guint seat, guint person, const char *name)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = create_label (name, 0);
  guint      n = edubba_match_get_n_seats (match);

  if (edubba_mark_is_worn (edubba_match_get_module (match)->rules))
    gtk_box_append (GTK_BOX (head),
                    edubba_mark_create_image (edubba_mark_of_seat (seat, n, person)));
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (head), label);
  return head;
}

static GtkWidget *
create_seat (EdubbaMatch *match, guint seat, guint viewer, GameAddress address)
{
  guint            person = address == GAME_ADDRESS_YOU ? viewer : GAME_NOBODY;
  g_autofree char *name = edubba_level_dup_head (match, seat, viewer, address);
  g_autoptr (GArray) pieces = list_pieces (match, seat);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                                 6, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "row-spacing", 4, "column-spacing", 10, NULL);

  gtk_box_append (GTK_BOX (box), create_head (match, seat, person, name));
  for (guint i = 0; i < pieces->len; i++)
    add_line (GTK_GRID (grid), (int) i, &g_array_index (pieces, Piece, i));
  if (pieces->len == 0)
    /* Translators: what a player has of a kind of thing that gives points. */
    gtk_grid_attach (GTK_GRID (grid), create_label (C_ ("things of a player", "None"), 0), 0, 0, 1,
                     1);
  gtk_box_append (GTK_BOX (box), grid);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return box;
}

/* The place of a seat among those that are shown, from 0. */
static guint
get_place (const GameResult *result, guint n, guint seat)
{
  guint place = 0;

  for (guint other = 0; other < n; other++)
    place += result->rank[other] < result->rank[seat] ||
             (result->rank[other] == result->rank[seat] && other < seat);
  return place;
}

static GtkWidget *
create_seats (EdubbaMatch *match, const GameResult *result, guint viewer, GameAddress address)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  guint      n = edubba_match_get_n_seats (match);

  edubba_columns_layout_apply_short (box, (int) n, SPACING);
  for (guint place = 0; place < n; place++)
    for (guint seat = 0; seat < n; seat++)
      if (get_place (result, n, seat) == place)
        gtk_box_append (GTK_BOX (box), create_seat (match, seat, viewer, address));
  return box;
}

void
edubba_pieces_set_match (EdubbaPieces *self,
                         EdubbaMatch  *match,
                         guint         viewer,
                         GameAddress   address)
{
  const GameModule *module;
  GtkWidget        *box;
  GtkWidget        *heading;
  GameResult        result;
  gboolean          shown;
  g_autofree char  *title = NULL;

  g_return_if_fail (EDUBBA_IS_PIECES (self));
  g_return_if_fail (EDUBBA_IS_MATCH (match));

  module = edubba_match_get_module (match);
  shown = module->words->piece != NULL &&
          module->rules->result (edubba_match_get_state (match), &result) && has_any (match);
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  adw_bin_set_child (ADW_BIN (self), NULL);
  if (!shown)
    return;
  title = dup_title (match);
  heading = create_label (title, 0);
  gtk_widget_add_css_class (heading, "heading");
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), create_seats (match, &result, viewer, address));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_bin_set_child (ADW_BIN (self), box);
}
