/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The same function draws the picture shown and the picture saved, in the size of the latter, so
 * that they look alike.
 */
#include "edubba-keepsake.h"

#include <glib/gi18n.h>

#include "edubba-clock.h"
#include "edubba-compat.h"
#include "edubba-tablet.h"

/* Of the picture that is saved, in its pixels. */
#define BAND 110

/* The width of the picture in the window. */
#define SHOWN 440

struct _EdubbaKeepsake
{
  AdwBin parent_instance;

  /* borrowed: children made in code */
  GtkWidget *area;
  GtkWidget *entry;
  GtkLabel  *error_label;

  /* owned */
  char *game;
  char *title;
  char *day;
  char *name;
};

G_DEFINE_FINAL_TYPE (EdubbaKeepsake, edubba_keepsake, ADW_TYPE_BIN)

/* One line in the middle of the width, of a height in pixels; made smaller if it is too long. */
static void
draw_line (cairo_t *cr, const char *text, double y, int size, gboolean bold)
{
  PangoLayout          *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string (bold ? "Bold" : "");
  const int             room = EDUBBA_KEEPSAKE_WIDTH - 260;
  int                   width, height;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_save (cr);
  cairo_translate (cr, EDUBBA_KEEPSAKE_WIDTH / 2.0, y);
  if (width > room)
    cairo_scale (cr, (double) room / width, (double) room / width);
  cairo_move_to (cr, -width / 2.0, -height / 2.0);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
  pango_font_description_free (font);
  g_object_unref (layout);
}

static void
draw (EdubbaKeepsake *self, cairo_t *cr)
{
  /* Translators: on a tablet to keep, below one's name; %s is the name of a board game. */
  g_autofree char *learnt = g_strdup_printf (_ ("has learned to play %s, to the last lesson"),
                                             self->title);

  edubba_tablet_draw (cr, EDUBBA_KEEPSAKE_WIDTH, EDUBBA_KEEPSAKE_HEIGHT, BAND, FALSE,
                      g_str_hash (self->name));
  cairo_set_source_rgb (cr, 0.23, 0.14, 0.07);
  /* Translators: at the head of a tablet to keep: Edubba is the tablet house of the scribes. */
  draw_line (cr, _ ("Edubba, the tablet house"), 250, 46, FALSE);
  draw_line (cr, self->name, 450, 130, TRUE);
  draw_line (cr, learnt, 620, 54, FALSE);
  draw_line (cr, self->day, 750, 40, FALSE);
}

static void
draw_area (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  double scale = MIN ((double) width / EDUBBA_KEEPSAKE_WIDTH,
                      (double) height / EDUBBA_KEEPSAKE_HEIGHT);

  cairo_translate (cr, (width - scale * EDUBBA_KEEPSAKE_WIDTH) / 2,
                   (height - scale * EDUBBA_KEEPSAKE_HEIGHT) / 2);
  cairo_scale (cr, scale, scale);
  draw (data, cr);
}

gboolean
edubba_keepsake_write (EdubbaKeepsake *self, GFile *file, GError **error)
{
  cairo_surface_t *surface;
  cairo_t         *cr;
  cairo_status_t   status;
  g_autofree char *path = NULL;

  g_return_val_if_fail (EDUBBA_IS_KEEPSAKE (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  path = g_file_get_path (file);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, EDUBBA_KEEPSAKE_WIDTH,
                                        EDUBBA_KEEPSAKE_HEIGHT);
  cr = cairo_create (surface);
  draw (self, cr);
  cairo_destroy (cr);
  status = path != NULL ? cairo_surface_write_to_png (surface, path) : CAIRO_STATUS_WRITE_ERROR;
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       _ ("The picture could not be written there."));
  return FALSE;
}

static void
place_chosen_cb (GtkWidget *widget, GFile *file)
{
  EdubbaKeepsake *self = EDUBBA_KEEPSAKE (widget);
  g_autoptr (GError) error = NULL;
  const char *said = _ ("Saved.");

  if (!edubba_keepsake_write (self, file, &error))
    said = error->message;
  gtk_label_set_label (self->error_label, said);
  gtk_widget_set_visible (GTK_WIDGET (self->error_label), TRUE);
  edubba_compat_announce (widget, said);
}

static void
save_clicked_cb (EdubbaKeepsake *self)
{
  g_autofree char *name = g_strdup_printf ("%s-tablet.png", self->game);

  edubba_compat_save_file (GTK_WIDGET (self), _ ("Save the Tablet"), name, place_chosen_cb);
}

static void
name_changed_cb (EdubbaKeepsake *self)
{
  g_free (self->name);
  self->name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->name, -1);
  gtk_widget_queue_draw (self->area);
}

static void
edubba_keepsake_finalize (GObject *object)
{
  EdubbaKeepsake *self = EDUBBA_KEEPSAKE (object);

  g_free (self->game);
  g_free (self->title);
  g_free (self->day);
  g_free (self->name);

  G_OBJECT_CLASS (edubba_keepsake_parent_class)->finalize (object);
}

static void
edubba_keepsake_class_init (EdubbaKeepsakeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = edubba_keepsake_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "keepsake");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_picture (EdubbaKeepsake *self, GtkWidget *box)
{
  self->area = g_object_new (GTK_TYPE_DRAWING_AREA, "content-width", 260, "content-height",
                             SHOWN * EDUBBA_KEEPSAKE_HEIGHT / EDUBBA_KEEPSAKE_WIDTH,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->area), draw_area, self, NULL);
  gtk_box_append (GTK_BOX (box), self->area);
}

static void
edubba_keepsake_init (EdubbaKeepsake *self)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                                 12, "margin-top", 12, "margin-bottom", 18, "margin-start", 18,
                                 "margin-end", 18, NULL);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy",
                                      GTK_POLICY_NEVER, "propagate-natural-height", TRUE, NULL);
  GtkWidget *button = gtk_button_new_with_label (_ ("Save…"));
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", _ ("Your name on the tablet"), "wrap",
                                   TRUE, "xalign", 0.0f, NULL);
  g_autoptr (GDateTime) now = edubba_clock_dup_local ();

  self->day = g_date_time_format (now, "%x");
  self->name = g_strdup ("");
  add_picture (self, box);
  self->entry = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), 60);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Your name on the tablet"), -1);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (name_changed_cb), self);
  self->error_label =
    g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0f, "visible", FALSE, NULL);
  gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (save_clicked_cb), self);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->error_label));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

GtkWidget *
edubba_keepsake_new (const char *game, const char *title)
{
  EdubbaKeepsake *self;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (title != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_KEEPSAKE, NULL);
  self->game = g_strdup (game);
  self->title = g_strdup (title);
  return GTK_WIDGET (self);
}

void
edubba_keepsake_set_name (EdubbaKeepsake *self, const char *name)
{
  g_return_if_fail (EDUBBA_IS_KEEPSAKE (self));

  gtk_editable_set_text (GTK_EDITABLE (self->entry), name);
}
