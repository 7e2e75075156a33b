/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The drawing is painted once for a size and scale of the screen. The people of the tablet house
 * stand in the shell's resources, those of a game's story in the game's; a game may have levels of
 * its own there, too.
 */
#include "edubba-face.h"

#include "edubba-drawing.h"
#include "edubba-image.h"
#include "edubba-layout.h"

/* A face with a level grows with the text beside it: its size in lines, in tenths. */
#define TENTHS_OF_LINE 28

/* The folder of the faces that are the same for all games. */
#define HOUSE_PATH "/io/github/edubba/Edubba/ui/faces/"

struct _EdubbaFace
{
  GtkWidget parent_instance;

  /* owned */
  char          *path; /* of the resource, or NULL */
  GskRenderNode *node; /* or NULL */

  int size;  /* 0: as the text beside it has it */
  int drawn; /* the size that the node is for */
  int scale; /* scale of the node */
};

G_DEFINE_FINAL_TYPE (EdubbaFace, edubba_face, GTK_TYPE_WIDGET)

static GskRenderNode *
draw (EdubbaFace *self, int size, int scale)
{
  const EdubbaDrawing *drawing = edubba_drawing_get (self->path);
  graphene_rect_t      box = edubba_drawing_get_box (drawing);
  double               unit = size * scale / (double) MAX (box.size.width, box.size.height);
  cairo_surface_t     *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size * scale, size * scale);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (EdubbaImage) image = edubba_image_new (surface);

  cairo_scale (cr, unit, unit);
  cairo_translate (cr, -box.origin.x, -box.origin.y);
  edubba_drawing_draw (drawing, NULL, cr);
  cairo_destroy (cr);
  cairo_surface_set_device_scale (surface, scale, scale);
  return edubba_image_create_node (image, GTK_WIDGET (self),
                                   &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size));
}

static int
get_size (EdubbaFace *self)
{
  if (self->size > 0)
    return self->size;
  return edubba_layout_measure_line (GTK_WIDGET (self)) * TENTHS_OF_LINE / 10;
}

static void
edubba_face_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  EdubbaFace *self = EDUBBA_FACE (widget);
  int         scale = gtk_widget_get_scale_factor (widget);
  int         size = get_size (self);
  float       x = (float) (gtk_widget_get_width (widget) - size) / 2;
  float       y = (float) (gtk_widget_get_height (widget) - size) / 2;

  if (self->path == NULL || size <= 0)
    return;
  if (self->node == NULL || self->scale != scale || self->drawn != size)
    {
      g_clear_pointer (&self->node, gsk_render_node_unref);
      self->node = draw (self, size, scale);
      self->scale = scale;
      self->drawn = size;
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_node (snapshot, self->node);
  gtk_snapshot_restore (snapshot);
}

static void
edubba_face_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  *minimum = *natural = get_size (EDUBBA_FACE (widget));
}

static void
edubba_face_finalize (GObject *object)
{
  EdubbaFace *self = EDUBBA_FACE (object);

  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->node, gsk_render_node_unref);

  G_OBJECT_CLASS (edubba_face_parent_class)->finalize (object);
}

static void
edubba_face_class_init (EdubbaFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = edubba_face_finalize;
  widget_class->snapshot = edubba_face_snapshot;
  widget_class->measure = edubba_face_measure;
  gtk_widget_class_set_css_name (widget_class, "face");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
edubba_face_init (EdubbaFace *self)
{
}

static gboolean
exists (const char *path)
{
  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

/* Takes the path. */
static void
set_path (EdubbaFace *self, char *path)
{
  g_autofree char *taken = path;

  if (!exists (taken))
    g_clear_pointer (&taken, g_free);
  if (g_strcmp0 (taken, self->path) == 0)
    return;
  g_free (self->path);
  self->path = g_steal_pointer (&taken);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static EdubbaFace *
new_of_size (int size)
{
  EdubbaFace *self = g_object_new (EDUBBA_TYPE_FACE, "valign", GTK_ALIGN_CENTER, NULL);

  self->size = size;
  return self;
}

GtkWidget *
edubba_face_new (const EdubbaGame *game, const char *id, int size)
{
  EdubbaFace *self;

  g_return_val_if_fail (size > 0, NULL);

  self = new_of_size (size);
  edubba_face_set_id (self, game, id);
  return GTK_WIDGET (self);
}

GtkWidget *
edubba_face_new_for_game (const EdubbaGame *game, int size)
{
  EdubbaFace *self;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (size > 0, NULL);

  self = new_of_size (size);
  set_path (self, g_strconcat (game->resource_path, "picture.svg", NULL));
  gtk_widget_set_visible (GTK_WIDGET (self), self->path != NULL);
  return GTK_WIDGET (self);
}

void
edubba_face_set_id (EdubbaFace *self, const EdubbaGame *game, const char *id)
{
  g_return_if_fail (EDUBBA_IS_FACE (self));
  g_return_if_fail (game != NULL && id != NULL);

  set_path (self, g_strconcat (game->resource_path, "faces/", id, ".svg", NULL));
}

GtkWidget *
edubba_face_new_for_level (guint level)
{
  EdubbaFace *self = new_of_size (0);

  edubba_face_set_level (self, NULL, level);
  return GTK_WIDGET (self);
}

void
edubba_face_set_level (EdubbaFace *self, const EdubbaGame *game, guint level)
{
  static const char *const names[] = {
    "guest",
    "beginner",
    "pupil",
    "scribe",
    "builder",
    "priest",
    "king",
    "classmate",
    "person",
    "you",
  };
  g_autofree char *own = NULL;

  g_return_if_fail (EDUBBA_IS_FACE (self));
  g_return_if_fail (level < G_N_ELEMENTS (names));

  if (game != NULL)
    own = g_strconcat (game->resource_path, "faces/levels/", names[level], ".svg", NULL);
  if (own != NULL && exists (own))
    set_path (self, g_steal_pointer (&own));
  else
    set_path (self, g_strconcat (HOUSE_PATH, names[level], ".svg", NULL));
}

gboolean
edubba_face_is_known (EdubbaFace *self)
{
  g_return_val_if_fail (EDUBBA_IS_FACE (self), FALSE);

  return self->path != NULL;
}
