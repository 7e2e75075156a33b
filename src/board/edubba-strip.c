/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two lines: the seat's name and points, then the figures. A name is cut if it is too long;
 * figures never are.
 */
#include "edubba-strip.h"

#include "edubba-kit.h"
#include "edubba-mark.h"

/* The characters of points for which there is room. */
#define SCORE_CHARS 3

struct _EdubbaStrip
{
  GtkButton parent_instance;

  /* borrowed: children */
  GtkWidget *mark;
  GtkWidget *title;
  GtkWidget *sealed;
  GtkWidget *score;
  GtkWidget *facts;
  gboolean   compact;
  guint      worn; /* the mark */
};

G_DEFINE_FINAL_TYPE (EdubbaStrip, edubba_strip, GTK_TYPE_BUTTON)

static void
edubba_strip_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (edubba_strip_parent_class)->realize (widget);
  edubba_kit_attach (widget);
}

static void
edubba_strip_class_init (EdubbaStripClass *klass)
{
  GTK_WIDGET_CLASS (klass)->realize = edubba_strip_realize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "strip");
}

static void
edubba_strip_init (EdubbaStrip *self)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *first = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->mark = gtk_image_new ();
  self->title = gtk_label_new (NULL);
  self->sealed = gtk_image_new_from_icon_name ("object-select-symbolic");
  self->score = gtk_label_new (NULL);
  self->facts = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  gtk_widget_add_css_class (self->mark, "mark");
  gtk_widget_add_css_class (self->sealed, "sealed");
  gtk_widget_add_css_class (self->title, "title");
  gtk_widget_add_css_class (self->score, "score");
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_label_set_width_chars (GTK_LABEL (self->score), SCORE_CHARS);
  gtk_label_set_xalign (GTK_LABEL (self->score), 1);
  gtk_widget_set_hexpand (self->title, TRUE);
  gtk_widget_set_halign (self->title, GTK_ALIGN_START);
  gtk_widget_set_visible (self->sealed, FALSE);
  gtk_box_append (GTK_BOX (first), self->mark);
  gtk_box_append (GTK_BOX (first), self->title);
  gtk_box_append (GTK_BOX (first), self->sealed);
  gtk_box_append (GTK_BOX (first), self->score);
  gtk_box_append (GTK_BOX (lines), first);
  gtk_box_append (GTK_BOX (lines), self->facts);
  gtk_button_set_child (GTK_BUTTON (self), lines);
}

/* Shows the figures for which there is room. */
static void
show_facts (EdubbaStrip *self)
{
  GtkWidget *first = gtk_widget_get_first_child (self->facts);

  for (GtkWidget *fact = first; fact != NULL; fact = gtk_widget_get_next_sibling (fact))
    gtk_widget_set_visible (fact, fact == first || !self->compact);
}

GtkWidget *
edubba_strip_new (guint seat, const char *part)
{
  EdubbaStrip *self = g_object_new (EDUBBA_TYPE_STRIP, NULL);

  self->worn = EDUBBA_N_MARKS;
  edubba_strip_set_mark (self, seat);
  edubba_kit_set_part (GTK_WIDGET (self), part);
  return GTK_WIDGET (self);
}

void
edubba_strip_set_mark (EdubbaStrip *self, guint mark)
{
  g_autoptr (GdkPaintable) picture = NULL;

  g_return_if_fail (EDUBBA_IS_STRIP (self));
  g_return_if_fail (mark < EDUBBA_N_MARKS);

  if (self->worn == mark)
    return;
  self->worn = mark;
  picture = edubba_mark_new (mark);
  gtk_image_set_from_paintable (GTK_IMAGE (self->mark), picture);
}

void
edubba_strip_set_title (EdubbaStrip *self, const char *title)
{
  g_return_if_fail (EDUBBA_IS_STRIP (self));

  edubba_kit_show_player (GTK_LABEL (self->title), title);
  gtk_widget_set_tooltip_text (self->title, NULL); /* the strip's tooltip has the name */
}

void
edubba_strip_set_score (EdubbaStrip *self, const char *score)
{
  g_return_if_fail (EDUBBA_IS_STRIP (self));

  gtk_label_set_label (GTK_LABEL (self->score), score);
}

/* An image is square. */
static GtkWidget *
new_picture (GdkPaintable *picture)
{
  if (gdk_paintable_get_intrinsic_aspect_ratio (picture) <= 1)
    return gtk_image_new_from_paintable (picture);
  return g_object_new (GTK_TYPE_PICTURE, "paintable", picture, "can-shrink", FALSE, "valign",
                       GTK_ALIGN_CENTER, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       NULL);
}

static GtkWidget *
new_fact (const EdubbaFact *fact)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *picture = new_picture (fact->picture);
  GtkWidget *label = gtk_label_new (fact->text);

  gtk_widget_add_css_class (label, "fact");
  gtk_label_set_width_chars (GTK_LABEL (label), fact->chars);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

void
edubba_strip_set_facts (EdubbaStrip *self, const EdubbaFact *facts, guint n)
{
  GtkWidget *child;

  g_return_if_fail (EDUBBA_IS_STRIP (self));
  g_return_if_fail (n <= EDUBBA_STRIP_MAX_FACTS);

  while ((child = gtk_widget_get_first_child (self->facts)) != NULL)
    gtk_box_remove (GTK_BOX (self->facts), child);
  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (self->facts), new_fact (&facts[i]));
  show_facts (self);
}

void
edubba_strip_set_compact (EdubbaStrip *self, gboolean compact)
{
  g_return_if_fail (EDUBBA_IS_STRIP (self));

  self->compact = compact;
  edubba_kit_toggle (GTK_WIDGET (self), "compact", compact);
  gtk_widget_set_visible (self->title, !compact);
  show_facts (self);
}

void
edubba_strip_set_sentence (EdubbaStrip *self, const char *sentence)
{
  g_return_if_fail (EDUBBA_IS_STRIP (self));

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), sentence);
  edubba_kit_name (GTK_WIDGET (self), sentence, NULL);
}

void
edubba_strip_set_moving (EdubbaStrip *self, gboolean moving)
{
  g_return_if_fail (EDUBBA_IS_STRIP (self));

  edubba_kit_toggle (GTK_WIDGET (self), "moving", moving);
}

void
edubba_strip_set_sealed (EdubbaStrip *self, gboolean sealed)
{
  g_return_if_fail (EDUBBA_IS_STRIP (self));

  gtk_widget_set_visible (self->sealed, sealed);
  edubba_kit_toggle (GTK_WIDGET (self), "sealed", sealed);
}
