/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * CSS nodes: messageline, with one of the classes says-prompt, says-report, says-refusal,
 * says-result, says-success, says-hint, says-reading; within it the labels .sentence and .detail,
 * and the link .rule. A longer text scrolls. The picture at its head repeats the meaning of the
 * colour, for people who see no colour.
 */
#include "edubba-message-line.h"

#include <glib/gi18n.h>

#include "edubba-beside-layout.h"
#include "edubba-boxes.h"
#include "edubba-compat.h"
#include "edubba-layout.h"
#include "edubba-optional-label.h"
#include "edubba-row-layout.h"

struct _EdubbaMessageLine
{
  GtkWidget parent_instance;

  /* template */
  GtkImage  *image;
  GtkBox    *lead;
  GtkWidget *scroller;
  GtkBox    *texts;
  GtkLabel  *sentence_label;
  GtkLabel  *detail_label;
  GtkWidget *rule_button;
  GtkLabel  *rule_label;
  GtkBox    *buttons;
  GtkWidget *drill_button;

  EdubbaMessageKind kind;
  gboolean          folded;
};

G_DEFINE_FINAL_TYPE (EdubbaMessageLine, edubba_message_line, GTK_TYPE_WIDGET)

/* The space between the parts; and the width of a line below which the buttons stand under the
 * sentence if they would take a third of it, or leave too little of it to be read with ease. In a
 * wider line they do so if they would take half. */
#define SPACING       10
#define STACKED_WIDTH 520

/* Buttons that are no wider are a sign, and have room beside any sentence. */
#define SIGN_WIDTH 60

/* The gap above buttons that stand under the sentence; small, for their edges are not seen. */
#define GAP 2

/* The visible part of a long sentence in a low window, in which it scrolls. */
#define LEAST 32

/* The places of the parts; see find_places (). */
typedef struct
{
  gboolean stacked;
  int      texts_x;
  int      texts_width;
  int      texts_height;
  int      buttons_width;
  int      buttons_height;
  int      height;
} Places;

static const struct
{
  const char *css_class;
  const char *icon;
} looks[] = {
  [EDUBBA_MESSAGE_PROMPT] = { "says-prompt", "avatar-default-symbolic" },
  [EDUBBA_MESSAGE_REPORT] = { "says-report", "content-loading-symbolic" },
  [EDUBBA_MESSAGE_REFUSAL] = { "says-refusal", "dialog-warning-symbolic" },
  [EDUBBA_MESSAGE_RESULT] = { "says-result", "emoji-flags-symbolic" },
  [EDUBBA_MESSAGE_SUCCESS] = { "says-success", "object-select-symbolic" },
  [EDUBBA_MESSAGE_HINT] = { "says-hint", "dialog-information-symbolic" },
  [EDUBBA_MESSAGE_READING] = { "says-reading", "audio-speakers-symbolic" },
};

static int
measure_child (gpointer child, GtkOrientation orientation, int for_size)
{
  int natural = 0;

  if (gtk_widget_should_layout (child))
    gtk_widget_measure (child, orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}

/* The width of the parts before the sentence, with the spacing behind it. Buttons need none. */
static int
measure_lead (EdubbaMessageLine *self)
{
  return measure_child (self->image, GTK_ORIENTATION_HORIZONTAL, -1) + SPACING +
         measure_child (self->lead, GTK_ORIENTATION_HORIZONTAL, -1);
}

static int
measure_least (GtkWidget *child)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Returns TRUE if the buttons stand under the sentence; `image` is the width of the parts before
 * it. */
static gboolean
is_stacked (EdubbaMessageLine *self, int width, int image, int buttons)
{
  int room = width - buttons - 2 * SPACING;
  int least, texts;

  gtk_widget_measure (GTK_WIDGET (self->texts), GTK_ORIENTATION_HORIZONTAL, -1, &least, &texts,
                      NULL, NULL);
  if (buttons <= SIGN_WIDTH)
    return buttons > 0 && width < image + least + SPACING + buttons;
  if (width >= STACKED_WIDTH)
    return width < 2 * buttons;
  return width < 3 * buttons ||
         room < MIN (texts, edubba_beside_layout_get_readable (self->texts));
}

/* Finds the places of the parts in a given width. */
static Places
find_places (EdubbaMessageLine *self, int width)
{
  int    image = measure_lead (self);
  int    buttons = measure_child (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1);
  Places places = { .stacked = is_stacked (self, width, image, buttons) };
  int    beside = places.stacked || buttons == 0 ? 0 : buttons + SPACING;

  places.texts_x = image;
  places.texts_width = MAX (0, width - image - beside);
  places.texts_height = measure_child (self->texts, GTK_ORIENTATION_VERTICAL, places.texts_width);
  places.buttons_width = MIN (buttons, width);
  places.buttons_height =
    measure_child (self->buttons, GTK_ORIENTATION_VERTICAL, places.buttons_width);
  places.height = MAX (measure_least (self->scroller),
                       MAX (places.texts_height,
                            MAX (measure_child (self->image, GTK_ORIENTATION_VERTICAL, -1),
                                 measure_child (self->lead, GTK_ORIENTATION_VERTICAL, -1))));
  if (places.stacked)
    places.height += GAP + places.buttons_height;
  else
    places.height = MAX (places.height, places.buttons_height);
  return places;
}

/* A scrolled window without anything to focus in it stops the Tab key. */
static void
rule_changed_cb (EdubbaMessageLine *self)
{
  gtk_widget_set_can_focus (self->scroller, gtk_widget_get_visible (self->rule_button) &&
                                              gtk_widget_is_sensitive (self->rule_button));
}

static GtkSizeRequestMode
edubba_message_line_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
edubba_message_line_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  EdubbaMessageLine *self = EDUBBA_MESSAGE_LINE (widget);
  int                image = measure_lead (self);
  int                buttons = measure_child (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1);
  int                texts = measure_child (self->texts, GTK_ORIENTATION_HORIZONTAL, -1);
  /* The width from which on the line does not get lower. */
  int    widest = MAX (MAX (STACKED_WIDTH, 2 * buttons), texts + image + SPACING + buttons);
  Places places;
  int    least;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      places = find_places (self, for_size < 0 ? widest : for_size);
      *natural = places.height;
      *minimum = LEAST + (places.stacked && !self->folded ? GAP + places.buttons_height : 0);
      *minimum = MIN (*minimum, places.height);
      return;
    }
  gtk_widget_measure (GTK_WIDGET (self->texts), orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->buttons), orientation, -1, &least, NULL, NULL, NULL);
  *minimum = MAX (*minimum + image, least);
  *natural = MAX (*natural + image + SPACING + buttons, *minimum);
}

static void
edubba_message_line_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  EdubbaMessageLine *self = EDUBBA_MESSAGE_LINE (widget);
  Places             places = find_places (self, width);
  int                buttons = places.buttons_height;
  int                upper = places.stacked && !self->folded ? height - GAP - buttons : height;
  int                buttons_y = places.stacked ? upper + GAP : (height - buttons) / 2;
  int                image = measure_child (self->image, GTK_ORIENTATION_HORIZONTAL, -1);
  int                lead = measure_child (self->lead, GTK_ORIENTATION_VERTICAL, -1);

  edubba_layout_place (GTK_WIDGET (self->image), (GtkAllocation) { 0, 0, image, upper });
  edubba_layout_place (GTK_WIDGET (self->lead),
                       (GtkAllocation) { image + SPACING, (upper - lead) / 2,
                                         places.texts_x - image - SPACING, lead });
  edubba_layout_place (self->scroller,
                       (GtkAllocation) { places.texts_x, 0, places.texts_width, upper });
  edubba_layout_place (GTK_WIDGET (self->buttons),
                       (GtkAllocation) { width - places.buttons_width, buttons_y,
                                         places.buttons_width, buttons });
}

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
  widget_class->get_request_mode = edubba_message_line_get_request_mode;
  widget_class->measure = edubba_message_line_measure;
  widget_class->size_allocate = edubba_message_line_size_allocate;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/edubba/Edubba/ui/edubba-message-line.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaMessageLine, image);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMessageLine, lead);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMessageLine, scroller);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMessageLine, texts);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMessageLine, sentence_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMessageLine, detail_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMessageLine, rule_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMessageLine, rule_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMessageLine, buttons);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMessageLine, drill_button);
  gtk_widget_class_set_css_name (widget_class, "messageline");
}

static void
edubba_message_line_init (EdubbaMessageLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), looks[self->kind].css_class);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  edubba_row_layout_apply (self->buttons, 0);
  g_signal_connect_swapped (self->rule_button, "notify::visible", G_CALLBACK (rule_changed_cb),
                            self);
  g_signal_connect_swapped (self->rule_button, "state-flags-changed", G_CALLBACK (rule_changed_cb),
                            self);
  rule_changed_cb (self);
}

/* A button that activates an action with a string; hidden without one. The target comes first,
 * for GTK complains of an action without its parameter. */
static void
aim_button (GtkWidget *button, const char *action, const char *target)
{
  if (target != NULL)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
    }
  gtk_widget_set_visible (button, target != NULL);
}

/* Toolkits that announce nothing tell of a name that changes. */
static void
announce (EdubbaMessageLine *self, const char *text)
{
  const char *sentence = gtk_label_get_label (self->sentence_label);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  sentence[0] != '\0' ? sentence : _ ("What the game says"), -1);
  edubba_compat_announce (GTK_WIDGET (self), text);
}

static void
show (EdubbaMessageLine *self, EdubbaMessageKind kind, const char *sentence, const char *detail)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), looks[self->kind].css_class);
  gtk_widget_add_css_class (GTK_WIDGET (self), looks[kind].css_class);
  self->kind = kind;
  gtk_image_set_from_icon_name (self->image, looks[kind].icon);
  gtk_label_set_label (self->sentence_label, sentence);
  edubba_optional_label_set (self->detail_label, detail);
}

void
edubba_message_line_say (EdubbaMessageLine *self,
                         EdubbaMessageKind  kind,
                         const char        *sentence,
                         const char        *detail)
{
  g_return_if_fail (EDUBBA_IS_MESSAGE_LINE (self));
  g_return_if_fail (sentence != NULL);

  show (self, kind, sentence, detail);
  aim_button (self->rule_button, "win.rules", NULL);
  aim_button (self->drill_button, "win.drill", NULL);
  announce (self, sentence);
}

void
edubba_message_line_say_rule (EdubbaMessageLine *self,
                              EdubbaMessageKind  kind,
                              const char        *sentence,
                              const char        *rule,
                              const char        *target,
                              const char        *drill)
{
  g_autofree char *spoken = NULL;

  g_return_if_fail (EDUBBA_IS_MESSAGE_LINE (self));
  g_return_if_fail (sentence != NULL);
  g_return_if_fail ((rule != NULL) == (target != NULL));

  show (self, kind, sentence, NULL);
  aim_button (self->rule_button, "win.rules", target);
  aim_button (self->drill_button, "win.drill", drill);
  if (rule != NULL)
    {
      gtk_label_set_label (self->rule_label, rule);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->rule_button),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, rule, -1);
    }
  spoken = g_strjoin (" ", sentence, rule, NULL);
  announce (self, spoken);
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

void
edubba_message_line_set_leading (EdubbaMessageLine *self, GtkWidget *button, gboolean leading)
{
  g_return_if_fail (EDUBBA_IS_MESSAGE_LINE (self));
  g_return_if_fail (gtk_widget_is_ancestor (button, GTK_WIDGET (self)));

  edubba_boxes_move (button, leading ? self->lead : self->buttons, NULL);
}

void
edubba_message_line_set_folded (EdubbaMessageLine *self, gboolean folded)
{
  g_return_if_fail (EDUBBA_IS_MESSAGE_LINE (self));

  if (self->folded == !!folded)
    return;
  self->folded = !!folded;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
