/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game's name stands in the header bar. The offers come as news, each time the page comes
 * into view or something was noted.
 */
#include "edubba-game-page.h"

#include <glib/gi18n.h>

#include "edubba-game-offers.h"
#include "edubba-accessible-names.h"
#include "edubba-clear.h"
#include "edubba-layout.h"
#include "edubba-face.h"
#include "edubba-figure.h"
#include "edubba-page.h"

/* The width and height of the picture of the game, in pixels. */
#define PICTURE_SIZE 80

/* The width and height of the faces of the story, in pixels. */
#define RIVAL_SIZE 44

/* The width from which on the board has room beside the rest, and that of both at most. */
#define WIDE   1400
#define WIDEST 1800

/* The file with the position of its picture of the board, below its resources. */
#define BOARD "page.position"

struct _EdubbaGamePage
{
  AdwBin parent_instance;

  /* template */
  GtkBox   *box;
  GtkLabel *about_label;
  GtkBox   *columns;
  GtkLabel *standing_label;
  GtkBox   *rivals_box;
  GtkBox   *faces_box;
  GtkLabel *rivals_label;

  /* borrowed */
  EdubbaGameOffers *offers; /* a child */
  const EdubbaGame *game;
};

static void edubba_game_page_page_init (EdubbaPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaGamePage,
                               edubba_game_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (EDUBBA_TYPE_PAGE,
                                                      edubba_game_page_page_init))

static char *
edubba_game_page_dup_title (EdubbaPage *page)
{
  return EDUBBA_GAME_PAGE (page)->game->module->words->title ();
}

static const EdubbaGame *
edubba_game_page_get_game (EdubbaPage *page)
{
  return EDUBBA_GAME_PAGE (page)->game;
}

static void
edubba_game_page_focus_start (EdubbaPage *page)
{
  edubba_game_offers_focus_first (EDUBBA_GAME_PAGE (page)->offers);
}

static void
edubba_game_page_page_init (EdubbaPageInterface *iface)
{
  iface->dup_title = edubba_game_page_dup_title;
  iface->get_game = edubba_game_page_get_game;
  iface->focus_start = edubba_game_page_focus_start;
}

/* ---- The board beside the rest */

static GtkSizeRequestMode
get_columns_mode (GtkWidget *columns)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The width of the rest, of `width`. */
static int
share_width (GtkWidget *columns, int width)
{
  gboolean alone = gtk_widget_get_next_sibling (gtk_widget_get_first_child (columns)) == NULL;

  return alone || width < WIDE ? width : width / 2;
}

static void
measure_columns (GtkWidget     *columns,
                 GtkOrientation orientation,
                 int            for_size,
                 int           *minimum,
                 int           *natural,
                 int           *minimum_baseline,
                 int           *natural_baseline)
{
  GtkWidget *rest = gtk_widget_get_first_child (columns);

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size = share_width (columns, for_size);
  gtk_widget_measure (rest, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*natural, WIDEST);
}

/* The board is there in a wide window alone, and asks for no height of its own. */
static void
allocate_columns (GtkWidget *columns, int width, int height, int baseline)
{
  GtkWidget *rest = gtk_widget_get_first_child (columns);
  GtkWidget *board = gtk_widget_get_next_sibling (rest);
  int        share = share_width (columns, width);

  edubba_layout_place (rest, (GtkAllocation) { 0, 0, share, height });
  if (board == NULL)
    return;
  gtk_widget_set_child_visible (board, share < width);
  edubba_layout_place (board, (GtkAllocation) { width - share, 0, share, height });
}

/* ---- The page */

static void
edubba_game_page_class_init (EdubbaGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaGamePage, columns);
  gtk_widget_class_bind_template_child (widget_class, EdubbaGamePage, box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaGamePage, about_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaGamePage, standing_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaGamePage, rivals_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaGamePage, faces_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaGamePage, rivals_label);
}

static void
edubba_game_page_init (EdubbaGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->offers = EDUBBA_GAME_OFFERS (edubba_game_offers_new ());
  gtk_box_append (self->box, GTK_WIDGET (self->offers));
  gtk_widget_set_layout_manager (
    GTK_WIDGET (self->columns),
    gtk_custom_layout_new (get_columns_mode, measure_columns, allocate_columns));
}

/* The board, where the game has a picture of it. */
static void
add_board (EdubbaGamePage *self)
{
  const EdubbaGame *games[] = { self->game, NULL };
  GtkWidget        *board = edubba_figure_new (games, BOARD, _ ("The board during a game"));

  if (board == NULL)
    return;
  gtk_widget_set_valign (board, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (board, "game-board");
  gtk_box_append (self->columns, board);
}

EdubbaGamePage *
edubba_game_page_new (const EdubbaGame *game)
{
  EdubbaGamePage *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_GAME_PAGE, NULL);
  self->game = game;
  gtk_box_prepend (self->box, edubba_face_new_for_game (game, PICTURE_SIZE));
  if (game->about != NULL)
    gtk_label_set_label (self->about_label, g_dgettext (game->text_domain, game->about));
  add_board (self);
  return self;
}

/* A face; one who was beaten has a mark at it. */
static GtkWidget *
create_rival (const EdubbaGame *game, const char *id, gboolean beaten)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *mark = g_object_new (GTK_TYPE_IMAGE, "icon-name", "object-select-symbolic",
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "halign",
                                  GTK_ALIGN_END, "valign", GTK_ALIGN_END, "visible", beaten, NULL);

  gtk_widget_add_css_class (mark, "beaten");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), edubba_face_new (game, id, RIVAL_SIZE));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), mark);
  return overlay;
}

static char *
describe_rivals (guint n, guint n_beaten)
{
  if (n_beaten == 0)
    /* Translators: below the faces of the opponents in the story of a game. */
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u opponent is waiting for you",
                   "%u opponents are waiting for you", n),
      n);
  /* Translators: the second number is how many opponents there are, and decides on the plural. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You’ve beaten %1$u of %2$u opponent",
                                       "You’ve beaten %1$u of %2$u opponents", n),
                          n_beaten, n);
}

static void
show_rivals (EdubbaGamePage *self, const EdubbaGameNews *news)
{
  g_autofree char *sentence = describe_rivals (news->n_rivals, news->n_beaten);

  edubba_clear_box (self->faces_box);
  for (guint i = 0; news->rivals[i] != NULL; i++)
    gtk_box_append (self->faces_box, create_rival (self->game, news->rivals[i], news->beaten[i]));
  gtk_label_set_label (self->rivals_label, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->rivals_box), news->n_rivals > 0);
}

void
edubba_game_page_set_news (EdubbaGamePage *self, const EdubbaGameNews *news)
{
  g_return_if_fail (EDUBBA_IS_GAME_PAGE (self));
  g_return_if_fail (news != NULL && news->game == self->game);

  /* The description of the game is for newcomers. */
  gtk_widget_set_visible (GTK_WIDGET (self->about_label),
                          self->game->about != NULL && news->standing == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->standing_label), news->standing != NULL);
  gtk_label_set_label (self->standing_label, news->standing != NULL ? news->standing : "");
  show_rivals (self, news);
  edubba_game_offers_set_news (self->offers, news);
}
