/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * CSS nodes: messageline, with one of the classes says-prompt, says-report, says-refusal,
 * says-result, says-success; within it the labels .sentence and .detail. The picture at its head
 * repeats what the colour says, for those who see no colour.
 */
#include "edubba-message-line.h"

#include "edubba-compat.h"

struct _EdubbaMessageLine
{
  GtkWidget parent_instance;

  /* template */
  GtkImage *image;
  GtkLabel *sentence_label;
  GtkLabel *detail_label;
  GtkBox   *buttons;

  EdubbaMessageKind kind;
};

G_DEFINE_FINAL_TYPE (EdubbaMessageLine, edubba_message_line, GTK_TYPE_WIDGET)

static const struct
{
  const char *css_class;
  const char *icon;
} looks[] = {
  [EDUBBA_MESSAGE_PROMPT] = { "says-prompt", "go-next-symbolic" },
  [EDUBBA_MESSAGE_REPORT] = { "says-report", "view-more-symbolic" },
  [EDUBBA_MESSAGE_REFUSAL] = { "says-refusal", "dialog-warning-symbolic" },
  [EDUBBA_MESSAGE_RESULT] = { "says-result", "emoji-flags-symbolic" },
  [EDUBBA_MESSAGE_SUCCESS] = { "says-success", "object-select-symbolic" },
};

static void
edubba_message_line_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (edubba_message_line_parent_class)->dispose (object);
}

static void
edubba_message_line_class_init (EdubbaMessageLineClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = edubba_message_line_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/edubba/Edubba/ui/edubba-message-line.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaMessageLine, image);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMessageLine, sentence_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMessageLine, detail_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMessageLine, buttons);
  gtk_widget_class_set_css_name (widget_class, "messageline");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
edubba_message_line_init (EdubbaMessageLine *self)
{
  GtkLayoutManager *layout;

  gtk_widget_init_template (GTK_WIDGET (self));
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 10);
  gtk_widget_add_css_class (GTK_WIDGET (self), looks[self->kind].css_class);
}

void
edubba_message_line_say (EdubbaMessageLine *self,
                         EdubbaMessageKind  kind,
                         const char        *sentence,
                         const char        *detail)
{
  g_return_if_fail (EDUBBA_IS_MESSAGE_LINE (self));
  g_return_if_fail (sentence != NULL);

  gtk_widget_remove_css_class (GTK_WIDGET (self), looks[self->kind].css_class);
  gtk_widget_add_css_class (GTK_WIDGET (self), looks[kind].css_class);
  self->kind = kind;
  gtk_image_set_from_icon_name (self->image, looks[kind].icon);
  gtk_label_set_label (self->sentence_label, sentence);
  gtk_label_set_label (self->detail_label, detail != NULL ? detail : "");
  gtk_widget_set_visible (GTK_WIDGET (self->detail_label), detail != NULL);
  edubba_compat_announce (GTK_WIDGET (self), sentence);
}

const char *
edubba_message_line_get_sentence (EdubbaMessageLine *self)
{
  g_return_val_if_fail (EDUBBA_IS_MESSAGE_LINE (self), NULL);

  return gtk_label_get_label (self->sentence_label);
}

EdubbaMessageKind
edubba_message_line_get_kind (EdubbaMessageLine *self)
{
  g_return_val_if_fail (EDUBBA_IS_MESSAGE_LINE (self), EDUBBA_MESSAGE_PROMPT);

  return self->kind;
}

void
edubba_message_line_add_button (EdubbaMessageLine *self, GtkWidget *button)
{
  g_return_if_fail (EDUBBA_IS_MESSAGE_LINE (self));

  gtk_box_append (self->buttons, button);
}
