/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelPopover: a heading over lines of text, counts and buttons. The buttons activate "board.act"
 * with an action in notation.
 *
 * CSS nodes: the popover has the class `offer`; buttons have the class `refused` if the rules say
 * no.
 *
 * Accessibility: each button is named by its action and described by the reason of a refusal, or by
 * the price.
 */
#include "babel-popover.h"

#include <glib/gi18n-lib.h>

#include "babel-art.h"
#include "babel-style.h"
#include "babel-words.h"
#include "edubba-figures.h"
#include "game-preview.h"
#include "game-state.h"

/* The greatest width of texts and height of lists. */
#define TEXT_CHARS 40
#define MAX_HEIGHT 480

struct _BabelPopover
{
  GtkPopover         parent_instance;
  GtkWidget         *box;
  const GameFigures *plan; /* borrowed, or NULL */
};

G_DEFINE_FINAL_TYPE (BabelPopover, babel_popover, GTK_TYPE_POPOVER)

static void
babel_popover_class_init (BabelPopoverClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
babel_popover_init (BabelPopover *self)
{
  GtkWidget *scroller =
    g_object_new (GTK_TYPE_SCROLLED_WINDOW, "focusable", FALSE, "hscrollbar-policy",
                  GTK_POLICY_NEVER, "max-content-height", MAX_HEIGHT, "propagate-natural-height",
                  TRUE, "propagate-natural-width", TRUE, NULL);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->box);
  gtk_popover_set_child (GTK_POPOVER (self), scroller);
  gtk_widget_add_css_class (GTK_WIDGET (self), "offer");
}

GtkWidget *
babel_popover_new (void)
{
  return g_object_new (BABEL_TYPE_POPOVER, NULL);
}

static GtkWidget *
create_label (const char *text, const char *style_class)
{
  GtkWidget *label = g_object_new (
    GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, "max-width-chars", TEXT_CHARS,
    "width-chars", style_class && g_str_equal (style_class, "why") ? TEXT_CHARS : -1, NULL);

  if (style_class)
    gtk_widget_add_css_class (label, style_class);
  return label;
}

void
babel_popover_begin (BabelPopover *self, const char *heading)
{
  g_return_if_fail (BABEL_IS_POPOVER (self));

  for (GtkWidget *child; (child = gtk_widget_get_first_child (self->box));)
    gtk_box_remove (GTK_BOX (self->box), child);
  gtk_box_append (GTK_BOX (self->box), create_label (heading, "title"));
  babel_style_name (GTK_WIDGET (self), heading, NULL);
}

void
babel_popover_add_text (BabelPopover *self, const char *text)
{
  g_return_if_fail (BABEL_IS_POPOVER (self));

  gtk_box_append (GTK_BOX (self->box), create_label (text, "dim"));
}

void
babel_popover_add_count (BabelPopover *self, const char *what, guint nation, guint count)
{
  GtkWidget       *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget       *number;
  g_autofree char *text = g_strdup_printf ("%u", count);

  g_return_if_fail (BABEL_IS_POPOVER (self));

  if (nation < BABEL_N_NATIONS)
    {
      g_autoptr (GdkPaintable) emblem = babel_art_new (BABEL_EMBLEM (nation));
      GtkWidget *image = gtk_image_new_from_paintable (emblem);

      gtk_widget_add_css_class (image, "chip");
      gtk_widget_add_css_class (image, babel_style_get_nation (nation));
      gtk_box_append (GTK_BOX (row), image);
    }
  gtk_box_append (GTK_BOX (row), create_label (what, NULL));
  number = create_label (text, "figure");
  gtk_widget_set_hexpand (number, TRUE);
  gtk_widget_set_halign (number, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (row), number);
  babel_style_toggle (row, "dim", count == 0);
  gtk_box_append (GTK_BOX (self->box), row);
}

void
babel_popover_add_step (BabelPopover *self,
                        const char   *label,
                        const char   *action,
                        const char   *target)
{
  GtkWidget *button =
    g_object_new (GTK_TYPE_BUTTON, "child", create_label (label, NULL), NULL);

  g_return_if_fail (BABEL_IS_POPOVER (self));

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "flat");
  babel_style_name (button, label, NULL);
  gtk_box_append (GTK_BOX (self->box), button);
}

/* Shows the figures of a plan at the end of a row that has an action. */
static void
show_figure (BabelPopover *self, GtkWidget *button)
{
  GtkWidget       *label = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));
  g_autofree char *text = NULL;
  GameAction       action;
  GameFigure       figure;

  if (self->plan != NULL &&
      babel_rules.parse_action (
        g_variant_get_string (
          gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)), NULL),
        &action, NULL) &&
      game_figures_find (self->plan, action, &figure))
    text = edubba_figures_say (self->plan, &figure);
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
  babel_style_toggle (label, "best", text != NULL && figure.is_best);
}

void
babel_popover_show_plan (BabelPopover *self, const GameFigures *figures)
{
  g_return_if_fail (BABEL_IS_POPOVER (self));

  self->plan = figures;
  for (GtkWidget *row = gtk_widget_get_first_child (self->box); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (GTK_IS_BUTTON (row) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (row)),
                                          "board.act") == 0)
      show_figure (self, row);
}

/* The number of pieces that an action takes from the other player. */
static guint
count_taken (const BabelView *view, GameAction action)
{
  g_autoptr (GamePreview) preview =
    game_preview_new (&babel_rules, (const GameState *) &view->state, view->viewer, action, 0);
  guint n = 0;

  for (guint i = 0; preview != NULL && i < preview->events->len; i++)
    {
      const GameEvent *event = &g_array_index (preview->events, GameEvent, i);

      n += event->kind == GAME_EVENT_MOVE && event->from.seat != view->viewer;
    }
  return n;
}

/* Says what an ability costs, and what it does as far as its label does not say it; NULL for other
 * actions. */
static char *
describe_price (const BabelView *view, GameAction action)
{
  guint n;

  if (action.kind < BABEL_RAZE || action.kind > BABEL_HALVE)
    return NULL;
  n = count_taken (view, action);
  if (n > 0 && action.kind == BABEL_RAZE)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Price: one card of the run. %u level falls.",
                                         "Price: one card of the run. %u levels fall.", n),
                            n);
  if (n > 0 && action.kind == BABEL_EXPEL)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Price: one card of the run. %u settler goes.",
                                         "Price: one card of the run. %u settlers go.", n),
                            n);
  if (n > 0 && action.kind == BABEL_WIN_OVER)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Price: one card of the run. %u settler comes over.",
                                         "Price: one card of the run. %u settlers come over.", n),
                            n);
  return g_strdup (_ ("Price: one card of the run."));
}

void
babel_popover_add_action (BabelPopover *self, const BabelView *view, GameAction action)
{
  const GameState *state = (const GameState *) &view->state;
  guint            refusal = babel_view_judge (view, action);
  g_autofree char *label = babel_words.action (state, action, view->names);
  g_autofree char *why = refusal == GAME_LEGAL
                           ? describe_price (view, action)
                           : babel_words_refuse (state, action, refusal, view->names);
  g_autofree char *text = game_action_print (&babel_rules, action);
  GtkWidget       *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                       "valign", GTK_ALIGN_CENTER, "hexpand", TRUE, NULL);
  GtkWidget       *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget       *button = g_object_new (GTK_TYPE_BUTTON, "child", line, NULL);

  g_return_if_fail (BABEL_IS_POPOVER (self));

  gtk_box_append (GTK_BOX (box), create_label (label, NULL));
  gtk_box_append (GTK_BOX (line), box);
  gtk_box_append (GTK_BOX (line), create_label (NULL, "plan"));
  if (why != NULL)
    gtk_box_append (GTK_BOX (box), create_label (why, "why"));
  babel_style_toggle (button, "refused", refusal != GAME_LEGAL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", text);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.act");
  gtk_widget_add_css_class (button, "flat");
  babel_style_name (button, label, why);
  show_figure (self, button);
  gtk_box_append (GTK_BOX (self->box), button);
}
