/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One panel widget, two places for it. The width allocated decides between them, so the same
 * widget keeps its state when a window is resized or a screen turned. Folding moves the panel by
 * a share of its size (`unfolded`, 0 to 1); libadwaita's animation leaves that out if the system
 * asks for reduced motion.
 */
#include "edubba-split.h"

#include <adwaita.h>

#include "edubba-layout.h"

/* The panel's width beside the content: this share of the whole within these limits, and more where
 * the text is larger, but not as much more; and the width from which on there is room for both,
 * also for a content that needs more than most. */
#define PANEL_SHARE     0.22
#define PANEL_WIDTH     288
#define PANEL_WIDTH_MAX 600
#define PANEL_GROWTH    0.25
#define WIDE_WIDTH      940
#define SPACIOUS_WIDTH  1100

/* Below this height the split is shallow. */
#define SHALLOW 620

/* A sheet covers at most this share of the height; a docked sheet always takes this. If the user
 * works with the content it takes a third at most, and no more than a quarter if some lines of
 * text, which take SLIM_DOCK pixels at their usual size, have room in that. Parts of it that must
 * be visible at once get half of the height at most. */
#define SHEET_SHARE     0.6
#define DOCK_SHARE      0.45
#define LOW_DOCK_SHARE  0.33
#define SLIM_DOCK_SHARE 0.26
#define SLIM_DOCK       160
#define MOST_DOCK_SHARE 0.5

#define FOLD_DURATION 220

struct _EdubbaSplit
{
  GtkWidget parent_instance;

  /* owned */
  GtkWidget    *content;
  GtkWidget    *panel;
  AdwAnimation *fold;

  double   unfolded;
  gboolean panel_shown;
  gboolean shown_when_wide;
  gboolean narrow;
  gboolean docked;
  gboolean low;
  gboolean shallow;
  gboolean yielding;
  int      least_width; /* from which on there is room for both */

  EdubbaSplitMeasure measure; /* or NULL */
  gpointer           measure_data;

  guint settle_id;
  guint shallow_id;
};

static void edubba_split_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaSplit,
                               edubba_split,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE,
                                                      edubba_split_buildable_init))

enum
{
  PROP_0,
  PROP_CONTENT,
  PROP_PANEL,
  PROP_PANEL_SHOWN,
  PROP_NARROW,
  PROP_DOCKED,
  PROP_SHALLOW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static int
minimum_width (GtkWidget *widget)
{
  int minimum = 0;

  if (widget != NULL)
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* The scale of texts that the user wants. */
static double
get_text_scale (GtkWidget *widget)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? dpi / (96.0 * PANGO_SCALE) : 1;
}

static int
panel_width (EdubbaSplit *self, int width)
{
  double growth = 1 + PANEL_GROWTH * MAX (0, get_text_scale (GTK_WIDGET (self)) - 1);

  return MAX ((int) (CLAMP (width * PANEL_SHARE, PANEL_WIDTH, PANEL_WIDTH_MAX) * growth),
              minimum_width (self->panel));
}

static void
fold_stepped_cb (double value, gpointer data)
{
  EdubbaSplit *self = data;

  self->unfolded = value;
  if (self->panel != NULL)
    gtk_widget_set_child_visible (self->panel, value > 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
replace_child (EdubbaSplit *self, GtkWidget **place, GtkWidget *child, guint prop)
{
  if (*place == child)
    return;
  if (*place != NULL)
    gtk_widget_unparent (*place);
  *place = child;
  if (child != NULL)
    gtk_widget_insert_before (child, GTK_WIDGET (self),
                              place == &self->content ? self->panel : NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop]);
}

static void
update_sheet (EdubbaSplit *self)
{
  if (self->panel == NULL)
    return;
  if (self->narrow)
    gtk_widget_add_css_class (self->panel, "sheet");
  else
    gtk_widget_remove_css_class (self->panel, "sheet");
}

/* Properties may not change within an allocation, so the new width is settled after it. */
static gboolean
narrow_settled_cb (gpointer data)
{
  EdubbaSplit *self = data;

  self->settle_id = 0;
  g_object_freeze_notify (G_OBJECT (self));
  update_sheet (self);
  if (self->narrow)
    self->shown_when_wide = self->panel_shown;
  if (!self->docked)
    edubba_split_set_panel_shown (self, !self->narrow && self->shown_when_wide);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
  g_object_thaw_notify (G_OBJECT (self));
  return G_SOURCE_REMOVE;
}

static gboolean
is_shallow (EdubbaSplit *self)
{
  return gtk_widget_get_height (GTK_WIDGET (self)) < SHALLOW;
}

static gboolean
shallow_settled_cb (gpointer data)
{
  EdubbaSplit *self = data;

  self->shallow_id = 0;
  if (self->shallow != is_shallow (self))
    {
      self->shallow = !self->shallow;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHALLOW]);
    }
  return G_SOURCE_REMOVE;
}

static void
allocate_wide (EdubbaSplit *self, int width, int height)
{
  int panel = panel_width (self, width);
  int shown = (int) (panel * self->unfolded);

  edubba_layout_place (self->content, (GtkAllocation) { 0, 0, width - shown, height });
  if (self->panel != NULL && gtk_widget_get_child_visible (self->panel))
    edubba_layout_place (self->panel, (GtkAllocation) { width - shown, 0, panel, height });
}

/* The height of a docked sheet, unless it needs more. */
static int
choose_dock_height (EdubbaSplit *self, int width, int height)
{
  double lines = SLIM_DOCK * get_text_scale (GTK_WIDGET (self));
  int    wanted = self->measure != NULL ? self->measure (self->measure_data, width) : 0;

  if (self->yielding)
    return 0;
  wanted = (int) MIN (wanted, height * MOST_DOCK_SHARE);
  if (!self->low)
    return (int) MAX (wanted, height * DOCK_SHARE);
  return (int) MAX (wanted,
                    MIN (height * LOW_DOCK_SHARE, MAX (height * SLIM_DOCK_SHARE, lines)));
}

/* The content above, the panel below it, always of the same height unless it gives way: if its
 * contents change, the content above does not move. */
static void
allocate_docked (EdubbaSplit *self, int width, int height)
{
  GtkAllocation content = { 0, 0, width, height };
  GtkAllocation sheet = { 0, 0, width, 0 };
  int           minimum = 0;

  if (self->panel != NULL && gtk_widget_get_child_visible (self->panel))
    {
      gtk_widget_measure (self->panel, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
      sheet.height = MAX (minimum, choose_dock_height (self, width, height));
      content.height -= (int) (sheet.height * self->unfolded);
      sheet.y = content.height;
      gtk_widget_size_allocate (self->panel, &sheet, -1);
    }
  if (self->content != NULL)
    gtk_widget_size_allocate (self->content, &content, -1);
}

static void
allocate_narrow (EdubbaSplit *self, int width, int height)
{
  GtkAllocation content = { 0, 0, width, height };
  GtkAllocation sheet = { 0, 0, width, 0 };
  int           minimum;
  int           natural;

  if (self->content != NULL)
    gtk_widget_size_allocate (self->content, &content, -1);
  if (self->panel == NULL || !gtk_widget_get_child_visible (self->panel))
    return;
  gtk_widget_measure (self->panel, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  sheet.height =
    MIN (height, MAX (minimum, MAX (MIN (natural, (int) (height * SHEET_SHARE)), height / 2)));
  sheet.y = height - (int) (sheet.height * self->unfolded);
  sheet.height = MAX (minimum, sheet.height);
  gtk_widget_size_allocate (self->panel, &sheet, -1);
}

static void
edubba_split_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  EdubbaSplit *self = EDUBBA_SPLIT (widget);
  GtkWidget   *children[] = { self->content, self->panel };

  *minimum = *natural = 0;
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      int child_minimum = 0;
      int child_natural = 0;

      if (children[i] == NULL)
        continue;
      /* The width that a child gets depends on the arrangement, so heights are measured for any
       * width. */
      gtk_widget_measure (children[i], orientation, -1, &child_minimum, &child_natural, NULL, NULL);
      if (self->docked && orientation == GTK_ORIENTATION_VERTICAL)
        *minimum += child_minimum;
      else
        *minimum = MAX (*minimum, child_minimum);
      *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? *natural + child_natural
                                                           : MAX (*natural, child_natural);
    }
  *natural = MAX (*natural, *minimum);
}

static void
edubba_split_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  EdubbaSplit *self = EDUBBA_SPLIT (widget);
  int          both = minimum_width (self->content) + panel_width (self, width);
  gboolean     narrow = width < MAX (self->least_width, both);

  if (narrow != self->narrow)
    {
      self->narrow = narrow;
      if (self->settle_id == 0)
        self->settle_id = g_idle_add (narrow_settled_cb, self);
      else
        g_clear_handle_id (&self->settle_id, g_source_remove);
    }
  if (self->shallow != is_shallow (self) && self->shallow_id == 0)
    self->shallow_id = g_idle_add (shallow_settled_cb, self);
  if (self->narrow && self->docked)
    allocate_docked (self, width, height);
  else if (self->narrow)
    allocate_narrow (self, width, height);
  else
    allocate_wide (self, width, height);
}

static void
edubba_split_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                               (float) gtk_widget_get_height (widget));

  gtk_snapshot_push_clip (snapshot, &bounds);
  GTK_WIDGET_CLASS (edubba_split_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_pop (snapshot);
}

static GtkSizeRequestMode
edubba_split_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
edubba_split_add_child (GtkBuildable *buildable,
                        GtkBuilder   *builder,
                        GObject      *child,
                        const char   *type)
{
  if (g_strcmp0 (type, "panel") == 0)
    edubba_split_set_panel (EDUBBA_SPLIT (buildable), GTK_WIDGET (child));
  else
    edubba_split_set_content (EDUBBA_SPLIT (buildable), GTK_WIDGET (child));
}

static void
edubba_split_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = edubba_split_add_child;
}

static void
edubba_split_dispose (GObject *object)
{
  EdubbaSplit *self = EDUBBA_SPLIT (object);

  g_clear_handle_id (&self->settle_id, g_source_remove);
  g_clear_handle_id (&self->shallow_id, g_source_remove);
  g_clear_object (&self->fold);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->panel, gtk_widget_unparent);

  G_OBJECT_CLASS (edubba_split_parent_class)->dispose (object);
}

static void
edubba_split_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  EdubbaSplit *self = EDUBBA_SPLIT (object);

  switch (prop_id)
    {
    case PROP_CONTENT:
      edubba_split_set_content (self, g_value_get_object (value));
      break;
    case PROP_PANEL:
      edubba_split_set_panel (self, g_value_get_object (value));
      break;
    case PROP_PANEL_SHOWN:
      edubba_split_set_panel_shown (self, g_value_get_boolean (value));
      break;
    case PROP_DOCKED:
      edubba_split_set_docked (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
edubba_split_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  EdubbaSplit *self = EDUBBA_SPLIT (object);

  switch (prop_id)
    {
    case PROP_CONTENT:
      g_value_set_object (value, self->content);
      break;
    case PROP_PANEL:
      g_value_set_object (value, self->panel);
      break;
    case PROP_PANEL_SHOWN:
      g_value_set_boolean (value, self->panel_shown);
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    case PROP_SHALLOW:
      g_value_set_boolean (value, self->shallow);
      break;
    case PROP_DOCKED:
      g_value_set_boolean (value, self->docked);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
edubba_split_class_init (EdubbaSplitClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = edubba_split_dispose;
  object_class->set_property = edubba_split_set_property;
  object_class->get_property = edubba_split_get_property;
  widget_class->measure = edubba_split_measure;
  widget_class->size_allocate = edubba_split_size_allocate;
  widget_class->snapshot = edubba_split_snapshot;
  widget_class->get_request_mode = edubba_split_get_request_mode;

  properties[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_PANEL] = g_param_spec_object ("panel", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_PANEL_SHOWN] = g_param_spec_boolean ("panel-shown", NULL, NULL, TRUE, flags);
  properties[PROP_NARROW] =
    g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_DOCKED] = g_param_spec_boolean ("docked", NULL, NULL, FALSE, flags);
  properties[PROP_SHALLOW] =
    g_param_spec_boolean ("shallow", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "split");
}

static void
edubba_split_init (EdubbaSplit *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (fold_stepped_cb, self, NULL);

  self->panel_shown = TRUE;
  self->shown_when_wide = TRUE;
  self->unfolded = 1;
  self->least_width = WIDE_WIDTH;
  self->fold = adw_timed_animation_new (GTK_WIDGET (self), 1, 1, FOLD_DURATION, target);
}

void
edubba_split_set_content (EdubbaSplit *self, GtkWidget *content)
{
  g_return_if_fail (EDUBBA_IS_SPLIT (self));

  replace_child (self, &self->content, content, PROP_CONTENT);
}

void
edubba_split_set_panel (EdubbaSplit *self, GtkWidget *panel)
{
  g_return_if_fail (EDUBBA_IS_SPLIT (self));

  replace_child (self, &self->panel, panel, PROP_PANEL);
  if (panel != NULL)
    gtk_widget_set_child_visible (panel, self->unfolded > 0);
}

gboolean
edubba_split_get_panel_shown (EdubbaSplit *self)
{
  g_return_val_if_fail (EDUBBA_IS_SPLIT (self), FALSE);

  return self->panel_shown;
}

void
edubba_split_set_panel_shown (EdubbaSplit *self, gboolean shown)
{
  g_return_if_fail (EDUBBA_IS_SPLIT (self));

  if (self->panel_shown == !!shown)
    return;
  self->panel_shown = !!shown;
  /* A panel that folds away is no place for the focus any more. */
  if (self->panel != NULL)
    gtk_widget_set_can_focus (self->panel, shown);
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->fold), self->unfolded);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->fold), shown ? 1 : 0);
  adw_animation_play (self->fold);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PANEL_SHOWN]);
}

gboolean
edubba_split_get_narrow (EdubbaSplit *self)
{
  g_return_val_if_fail (EDUBBA_IS_SPLIT (self), FALSE);

  return self->narrow;
}

gboolean
edubba_split_get_shallow (EdubbaSplit *self)
{
  g_return_val_if_fail (EDUBBA_IS_SPLIT (self), FALSE);

  return self->shallow;
}

void
edubba_split_set_docked (EdubbaSplit *self, gboolean docked)
{
  g_return_if_fail (EDUBBA_IS_SPLIT (self));

  if (self->docked == !!docked)
    return;
  self->docked = !!docked;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCKED]);
}

void
edubba_split_set_low (EdubbaSplit *self, gboolean low)
{
  g_return_if_fail (EDUBBA_IS_SPLIT (self));

  self->low = low;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
edubba_split_set_yielding (EdubbaSplit *self, gboolean yielding)
{
  g_return_if_fail (EDUBBA_IS_SPLIT (self));

  if (self->yielding == !!yielding)
    return;
  self->yielding = !!yielding;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
edubba_split_set_measure (EdubbaSplit *self, EdubbaSplitMeasure measure, gpointer data)
{
  g_return_if_fail (EDUBBA_IS_SPLIT (self));

  self->measure = measure;
  self->measure_data = data;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
edubba_split_set_spacious (EdubbaSplit *self, gboolean spacious)
{
  g_return_if_fail (EDUBBA_IS_SPLIT (self));

  self->least_width = spacious ? SPACIOUS_WIDTH : WIDE_WIDTH;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
