/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A button's name for assistive technology is its title, its description the second line: a
 * screen reader says the offer first.
 */
#include "edubba-offer.h"

#include "edubba-beside-layout.h"
#include "edubba-face.h"

/* The room between picture, texts and arrow, in pixels. */
#define SPACING 16

/* The width and height of a picture, in pixels. */
#define PICTURE_SIZE 64

/* The width and height of a face, in pixels. */
#define FACE_SIZE 56

struct _EdubbaOffer
{
  GtkButton parent_instance;

  /* template */
  GtkBox   *content;
  GtkImage *image;
  GtkLabel *title_label;
  GtkLabel *subtitle_label;

  EdubbaFace *face; /* borrowed: a child made in code, or NULL */
};

G_DEFINE_FINAL_TYPE (EdubbaOffer, edubba_offer, GTK_TYPE_BUTTON)

enum
{
  PROP_0,
  PROP_ICON,
  PROP_TITLE,
  PROP_SUBTITLE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
update_accessible (EdubbaOffer *self)
{
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_label (self->title_label),
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, gtk_label_get_label (self->subtitle_label), -1);
}

static void
edubba_offer_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  EdubbaOffer *self = EDUBBA_OFFER (object);

  switch (prop_id)
    {
    case PROP_ICON:
      edubba_offer_set_icon (self, g_value_get_string (value));
      break;
    case PROP_TITLE:
      edubba_offer_set_title (self, g_value_get_string (value));
      break;
    case PROP_SUBTITLE:
      edubba_offer_set_subtitle (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
edubba_offer_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  EdubbaOffer *self = EDUBBA_OFFER (object);

  switch (prop_id)
    {
    case PROP_ICON:
      g_value_set_string (value, gtk_image_get_icon_name (self->image));
      break;
    case PROP_TITLE:
      g_value_set_string (value, gtk_label_get_label (self->title_label));
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, gtk_label_get_label (self->subtitle_label));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
edubba_offer_class_init (EdubbaOfferClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->set_property = edubba_offer_set_property;
  object_class->get_property = edubba_offer_get_property;
  properties[PROP_ICON] = g_param_spec_string ("icon", NULL, NULL, NULL, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-offer.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaOffer, content);
  gtk_widget_class_bind_template_child (widget_class, EdubbaOffer, image);
  gtk_widget_class_bind_template_child (widget_class, EdubbaOffer, title_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaOffer, subtitle_label);
}

static void
edubba_offer_init (EdubbaOffer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* A horizontal GtkBox tries a dozen heights before it knows how high texts that wrap are in its
   * width, and a label as many widths for each: a tenth of the processor time of a start. */
  edubba_beside_layout_apply (self->content, SPACING);
}

GtkWidget *
edubba_offer_new (const char *icon, const char *title, const char *subtitle)
{
  return g_object_new (EDUBBA_TYPE_OFFER, "icon", icon, "title", title, "subtitle", subtitle, NULL);
}

void
edubba_offer_set_icon (EdubbaOffer *self, const char *icon)
{
  g_return_if_fail (EDUBBA_IS_OFFER (self));

  if (g_strcmp0 (gtk_image_get_icon_name (self->image), icon) == 0)
    return;
  gtk_image_set_from_icon_name (self->image, icon);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ICON]);
}

void
edubba_offer_set_picture (EdubbaOffer *self, const EdubbaGame *game)
{
  GtkWidget *picture;

  g_return_if_fail (EDUBBA_IS_OFFER (self));
  g_return_if_fail (game != NULL);

  picture = edubba_face_new_for_game (game, PICTURE_SIZE);
  gtk_box_prepend (self->content, picture);
  gtk_widget_set_visible (GTK_WIDGET (self->image), !gtk_widget_get_visible (picture));
  gtk_image_set_pixel_size (self->image, PICTURE_SIZE);
  gtk_widget_add_css_class (GTK_WIDGET (self->image), "dim-label");
}

void
edubba_offer_set_face (EdubbaOffer *self, const EdubbaGame *game, const char *id)
{
  gboolean known = FALSE;

  g_return_if_fail (EDUBBA_IS_OFFER (self));
  g_return_if_fail (game != NULL || id == NULL);

  if (id != NULL && self->face == NULL)
    {
      self->face = EDUBBA_FACE (edubba_face_new (game, id, FACE_SIZE));
      gtk_box_prepend (self->content, GTK_WIDGET (self->face));
    }
  if (self->face == NULL)
    return;
  if (id != NULL)
    {
      edubba_face_set_id (self->face, game, id);
      known = edubba_face_is_known (self->face);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->face), known);
  gtk_widget_set_visible (GTK_WIDGET (self->image), !known);
}

void
edubba_offer_set_title (EdubbaOffer *self, const char *title)
{
  g_return_if_fail (EDUBBA_IS_OFFER (self));

  if (g_strcmp0 (gtk_label_get_label (self->title_label), title) == 0)
    return;
  gtk_label_set_label (self->title_label, title);
  update_accessible (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

void
edubba_offer_set_subtitle (EdubbaOffer *self, const char *subtitle)
{
  g_return_if_fail (EDUBBA_IS_OFFER (self));

  if (g_strcmp0 (gtk_label_get_label (self->subtitle_label), subtitle) == 0)
    return;
  gtk_label_set_label (self->subtitle_label, subtitle);
  update_accessible (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUBTITLE]);
}
