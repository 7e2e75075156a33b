/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole board is laid out as in a window of the size that the file names, however large the
 * page is, so that its parts always lie in the same way. Of that, the rectangle round the parts is
 * shown: as large as on the board, and smaller where there is less room.
 */
#include "edubba-figure.h"

#include <math.h>

#include "edubba-board.h"
#include "game-state.h"

#define GROUP "Figure"

/* The board's size and the room round the parts, if a file does not say. */
#define WIDTH  1000
#define HEIGHT 700
#define MARGIN 8

struct _EdubbaFigure
{
  GtkWidget parent_instance;

  /* owned */
  GtkWidget    *board;
  GStrv         parts;     /* the names of those to show; NULL: the whole board */
  GskTransform *transform; /* from the board to the figure */

  int             width; /* of the board */
  int             height;
  int             margin;
  graphene_rect_t area; /* of the board: what is shown */
};

G_DEFINE_FINAL_TYPE (EdubbaFigure, edubba_figure, GTK_TYPE_WIDGET)

/* A name with a caret behind it means what the part lies in. */
static GtkWidget *
find_part (EdubbaFigure *self, const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, "^", -1);
  GtkWidget *part = edubba_board_find_part (EDUBBA_BOARD (self->board), words[0]);

  for (guint i = 1; part != NULL && words[i] != NULL; i++)
    part = gtk_widget_get_parent (part);
  return part;
}

/* The rectangle round all parts, in the board's coordinates. */
static graphene_rect_t
measure_parts (EdubbaFigure *self, int width, int height)
{
  graphene_rect_t whole = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  for (guint i = 0; self->parts != NULL && self->parts[i] != NULL; i++)
    {
      GtkWidget      *part = find_part (self, self->parts[i]);
      graphene_rect_t bounds;

      if (part == NULL || !gtk_widget_compute_bounds (part, self->board, &bounds))
        g_warning ("the board has no part %s", self->parts[i]);
      else if (all.size.width > 0)
        graphene_rect_union (&all, &bounds, &all);
      else
        all = bounds;
    }
  if (all.size.width <= 0 || all.size.height <= 0)
    return whole;
  graphene_rect_inset (&all, (float) -self->margin, (float) -self->margin);
  graphene_rect_intersection (&all, &whole, &all);
  graphene_rect_round_extents (&all, &all);
  return all;
}

/* Parts have a size only where the board has one, so the board gets it before the figure does. */
static void
lay_out (EdubbaFigure *self)
{
  int width, height;

  gtk_widget_measure (self->board, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX (width, self->width);
  gtk_widget_measure (self->board, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  height = MAX (height, self->height);
  gtk_widget_allocate (self->board, width, height, -1, gsk_transform_ref (self->transform));
  self->area = measure_parts (self, width, height);
}

static GtkSizeRequestMode
edubba_figure_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
edubba_figure_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  EdubbaFigure *self = EDUBBA_FIGURE (widget);
  float         width;

  lay_out (self);
  width = self->area.size.width;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 0;
      *natural = (int) width;
      return;
    }
  if (for_size >= 0)
    width = MIN (width, (float) for_size);
  *minimum = *natural = (int) ceilf (self->area.size.height * width / self->area.size.width);
}

static void
edubba_figure_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  EdubbaFigure *self = EDUBBA_FIGURE (widget);
  float         scale = MIN (1, (float) width / self->area.size.width);
  float         left = ((float) width - self->area.size.width * scale) / 2;
  GskTransform *transform;

  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (left, 0));
  transform = gsk_transform_scale (transform, scale, scale);
  transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT (-self->area.origin.x,
                                                                        -self->area.origin.y));
  g_clear_pointer (&self->transform, gsk_transform_unref);
  self->transform = transform;
  lay_out (self);
}

/* Buttons of a board that play look as if they could be pressed where there is such an action. */
static void
act_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
}

/* In its first layout a board chooses what there is room for, and shows that before the next frame:
 * so the first one that is seen is right. */
static void
edubba_figure_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (edubba_figure_parent_class)->map (widget);
  lay_out (EDUBBA_FIGURE (widget));
}

static void
edubba_figure_dispose (GObject *object)
{
  EdubbaFigure *self = EDUBBA_FIGURE (object);

  g_clear_pointer (&self->board, gtk_widget_unparent);

  G_OBJECT_CLASS (edubba_figure_parent_class)->dispose (object);
}

static void
edubba_figure_finalize (GObject *object)
{
  EdubbaFigure *self = EDUBBA_FIGURE (object);

  g_clear_pointer (&self->parts, g_strfreev);
  g_clear_pointer (&self->transform, gsk_transform_unref);

  G_OBJECT_CLASS (edubba_figure_parent_class)->finalize (object);
}

static void
edubba_figure_class_init (EdubbaFigureClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = edubba_figure_dispose;
  object_class->finalize = edubba_figure_finalize;
  widget_class->get_request_mode = edubba_figure_get_request_mode;
  widget_class->measure = edubba_figure_measure;
  widget_class->size_allocate = edubba_figure_size_allocate;
  widget_class->map = edubba_figure_map;

  gtk_widget_class_install_action (widget_class, "match.act", "s", act_activated_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "figure");
}

static void
edubba_figure_init (EdubbaFigure *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

static int
get_size (GKeyFile *file, const char *key, int fallback)
{
  g_autoptr (GError) error = NULL;
  int size = g_key_file_get_integer (file, GROUP, key, &error);

  return error == NULL ? size : fallback;
}

/* Shows the position as the seat sees it that is to act in it. */
static gboolean
show_position (EdubbaFigure *self, const GameRules *rules, GKeyFile *file, GError **error)
{
  g_autofree char      *text = g_key_file_get_string (file, GROUP, "Position", error);
  g_autofree char      *action = g_key_file_get_string (file, GROUP, "Highlight", NULL);
  g_autofree GameState *seen = game_state_new (rules);
  g_autofree GameState *state = NULL;
  GameAction            highlight;

  if (text == NULL)
    return FALSE;
  state = game_position_parse_full (rules, text, 0, error);
  if (state == NULL)
    return FALSE;
  rules->observe (state, rules->seat (state), seen);
  edubba_board_show_state (EDUBBA_BOARD (self->board), seen, rules->seat (state), TRUE);
  if (action == NULL)
    return TRUE;
  if (!rules->parse_action (action, &highlight, error))
    return FALSE;
  edubba_board_highlight (EDUBBA_BOARD (self->board), &highlight);
  return TRUE;
}

/* Presses parts of a board that has the action for it. */
static void
press_parts (EdubbaFigure *self, GKeyFile *file)
{
  g_auto (GStrv) parts = g_key_file_get_string_list (file, GROUP, "Press", NULL, NULL);

  for (guint i = 0; parts != NULL && parts[i] != NULL; i++)
    if (!gtk_widget_activate_action (self->board, "board.press", "s", parts[i]))
      g_warning ("the board cannot press %s", parts[i]);
}

static gboolean
fill (EdubbaFigure *self, const EdubbaGame *game, GBytes *bytes, GError **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (!g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, error))
    return FALSE;
  self->width = get_size (file, "Width", WIDTH);
  self->height = get_size (file, "Height", HEIGHT);
  self->margin = get_size (file, "Margin", MARGIN);
  self->parts = g_key_file_get_string_list (file, GROUP, "Parts", NULL, NULL);
  if (self->parts != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "part");
  self->board = g_object_new (game->get_board_type (), NULL);
  gtk_widget_set_can_focus (self->board, FALSE);
  gtk_widget_set_can_target (self->board, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (self->board, GTK_WIDGET (self));
  if (!show_position (self, game->module->rules, file, error))
    return FALSE;
  press_parts (self, file);
  return TRUE;
}

/* The file, and the game that has it; NULL if none has. */
static GBytes *
look_up (const EdubbaGame *const *games, const char *source, const EdubbaGame **game)
{
  for (; *games != NULL; games++)
    {
      g_autofree char *path = g_strconcat ((*games)->resource_path, source, NULL);
      GBytes          *bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

      *game = *games;
      if (bytes != NULL)
        return bytes;
    }
  return NULL;
}

GtkWidget *
edubba_figure_new (const EdubbaGame *const *games, const char *source, const char *description)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  const EdubbaGame *game;
  EdubbaFigure     *self;

  g_return_val_if_fail (games != NULL, NULL);
  g_return_val_if_fail (source != NULL, NULL);
  g_return_val_if_fail (description != NULL, NULL);

  bytes = look_up (games, source, &game);
  if (bytes == NULL)
    return NULL;
  self = g_object_new (EDUBBA_TYPE_FIGURE, NULL);
  if (!fill (self, game, bytes, &error))
    {
      g_warning ("%s: %s", source, error->message);
      g_object_ref_sink (self);
      g_object_unref (self);
      return NULL;
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description,
                                  -1);
  return GTK_WIDGET (self);
}
