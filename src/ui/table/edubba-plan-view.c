/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The plates are drawn with the board: whenever that draws itself anew the parts are looked for
 * again, so they follow its choices, its layout and what scrolls. Of several parts for one action
 * the largest has the plate.
 */
#include "edubba-plan-view.h"

#include "edubba-figures.h"
#include "edubba-ghost.h"
#include "edubba-kit.h"
#include "edubba-place.h"
#include "edubba-planner.h"
#include "game-state.h"

struct _EdubbaPlanView
{
  AdwBin parent_instance;

  GtkWidget       *legend;    /* owned */
  EdubbaPreviewer *previewer; /* the same */
  EdubbaPlanner   *planner;   /* the same */

  EdubbaBoard      *board;  /* borrowed, or NULL */
  const GameModule *module; /* borrowed */
  GameState        *seen;   /* owned: to be planned for; or NULL */
  GStrv             names;  /* owned, or NULL */

  gboolean enabled;
  gboolean fits; /* the occasion */
  gboolean told; /* that it planned */
};

G_DEFINE_FINAL_TYPE (EdubbaPlanView, edubba_plan_view, ADW_TYPE_BIN)

enum
{
  PROP_ENABLED = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

enum
{
  PLANNED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* A plate to be drawn. */
typedef struct
{
  GameFigure      figure;
  graphene_rect_t area;
  gboolean        is_place; /* of a field */
} Plate;

/* ---- Plates */

static double
get_size (const graphene_rect_t *area)
{
  return area->size.width * area->size.height;
}

/* Adds a plate, or moves the one for the same action to a larger part. */
static void
add_plate (GArray *plates, const Plate *plate)
{
  for (guint i = 0; i < plates->len; i++)
    {
      Plate *other = &g_array_index (plates, Plate, i);

      if (!game_action_equal (other->figure.action, plate->figure.action) ||
          other->figure.keeps != plate->figure.keeps)
        continue;
      if (get_size (&plate->area) > get_size (&other->area))
        *other = *plate;
      return;
    }
  g_array_append_val (plates, *plate);
}

/* Adds the plates of a widget and of those within, as far as they are of the board's surface. */
static void
list_plates (EdubbaPlanView *self, GtkWidget *widget, GArray *plates)
{
  const GameFigures *figures = edubba_planner_get_figures (self->planner);
  GameAction         action;
  Plate              plate = { .is_place = EDUBBA_IS_PLACE (widget) };

  if (!gtk_widget_get_mapped (widget) || GTK_IS_NATIVE (widget))
    return;
  if (GTK_IS_ACTIONABLE (widget) && edubba_kit_is_in_view (widget, GTK_WIDGET (self->board)) &&
      edubba_previewer_find_action (self->board, self->module, widget, &action) &&
      game_figures_find (figures, action, &plate.figure) &&
      edubba_board_compute_frame (self->board, widget, GTK_WIDGET (self), &plate.area))
    add_plate (plates, &plate);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_plates (self, child, plates);
}

static void
draw_plate (EdubbaPlanView *self,
            GtkSnapshot    *snapshot,
            const Plate    *plate,
            guint32         common,
            gint            least)
{
  const GameFigures *figures = edubba_planner_get_figures (self->planner);
  g_autofree char   *both = edubba_figures_say (figures, &plate->figure);
  g_autofree char   *end = edubba_figures_say_end (&plate->figure);
  g_autofree char   *pass = edubba_figures_say_pass (figures, &plate->figure, common);
  EdubbaGhostPlan    plan = { both, end, pass, .best = plate->figure.is_best,
                              .leads = plate->figure.behind == least, .within = plate->is_place };

  edubba_ghost_draw_plan (GTK_WIDGET (self), snapshot, &plate->area, &plan);
}

static void
draw_plates (EdubbaPlanView *self, GtkSnapshot *snapshot)
{
  g_autoptr (GArray) plates = g_array_new (FALSE, FALSE, sizeof (Plate));
  guint32 common = G_MAXUINT32;
  gint    least = G_MAXINT;

  list_plates (self, GTK_WIDGET (self->board), plates);
  for (guint i = 0; i < plates->len; i++)
    {
      common &= g_array_index (plates, Plate, i).figure.keeps;
      least = MIN (least, g_array_index (plates, Plate, i).figure.behind);
    }
  for (guint i = 0; i < plates->len; i++)
    draw_plate (self, snapshot, &g_array_index (plates, Plate, i), common, least);
}

static void
edubba_plan_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  EdubbaPlanView *self = EDUBBA_PLAN_VIEW (widget);

  GTK_WIDGET_CLASS (edubba_plan_view_parent_class)->snapshot (widget, snapshot);
  if (self->enabled && self->board != NULL && !edubba_board_is_moving (self->board) &&
      edubba_planner_get_figures (self->planner) != NULL)
    draw_plates (self, snapshot);
}

/* ---- Planning */

static void
publish (EdubbaPlanView *self)
{
  const GameFigures *figures = edubba_planner_get_figures (self->planner);

  edubba_previewer_set_figures (self->previewer, figures, (const char *const *) self->names);
  if (self->board != NULL)
    edubba_board_show_plan (self->board, figures);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
improved_cb (EdubbaPlanView *self)
{
  gboolean told = self->told;

  self->told = TRUE;
  publish (self);
  if (!told)
    g_signal_emit (self, signals[PLANNED], 0);
}

static void
plan (EdubbaPlanView *self)
{
  gtk_widget_set_visible (self->legend, self->enabled && self->fits);
  edubba_planner_look (self->planner, self->module, self->enabled ? self->seen : NULL);
  publish (self);
}

static void
leave (EdubbaPlanView *self)
{
  if (self->board != NULL)
    edubba_board_show_plan (self->board, NULL);
  g_clear_weak_pointer (&self->board);
  g_clear_pointer (&self->seen, g_free);
}

/* ---- The class */

static void
edubba_plan_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, EDUBBA_PLAN_VIEW (object)->enabled);
}

static void
edubba_plan_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  EdubbaPlanView *self = EDUBBA_PLAN_VIEW (object);

  if (self->enabled == g_value_get_boolean (value))
    return;
  self->enabled = g_value_get_boolean (value);
  plan (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
edubba_plan_view_dispose (GObject *object)
{
  EdubbaPlanView *self = EDUBBA_PLAN_VIEW (object);

  leave (self);
  if (self->previewer != NULL)
    edubba_previewer_set_figures (self->previewer, NULL, NULL);
  g_clear_object (&self->legend);
  g_clear_object (&self->planner);
  g_clear_object (&self->previewer);
  G_OBJECT_CLASS (edubba_plan_view_parent_class)->dispose (object);
}

static void
edubba_plan_view_finalize (GObject *object)
{
  g_strfreev (EDUBBA_PLAN_VIEW (object)->names);
  G_OBJECT_CLASS (edubba_plan_view_parent_class)->finalize (object);
}

static void
edubba_plan_view_class_init (EdubbaPlanViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = edubba_plan_view_get_property;
  G_OBJECT_CLASS (klass)->set_property = edubba_plan_view_set_property;
  G_OBJECT_CLASS (klass)->dispose = edubba_plan_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = edubba_plan_view_finalize;
  widget_class->snapshot = edubba_plan_view_snapshot;
  props[PROP_ENABLED] =
    g_param_spec_boolean ("enabled", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  signals[PLANNED] = g_signal_new ("planned", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "planview");
}

static void
edubba_plan_view_init (EdubbaPlanView *self)
{
  self->legend = g_object_ref_sink (g_object_new (
    GTK_TYPE_LABEL, "visible", FALSE, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL));
  gtk_widget_add_css_class (self->legend, "plan-legend");
  self->planner = edubba_planner_new ();
  g_signal_connect_object (self->planner, "improved", G_CALLBACK (improved_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
edubba_plan_view_new (GtkWidget *child, EdubbaPreviewer *previewer)
{
  EdubbaPlanView *self = g_object_new (EDUBBA_TYPE_PLAN_VIEW, "child", child, NULL);

  self->previewer = g_object_ref (previewer);
  return GTK_WIDGET (self);
}

GtkWidget *
edubba_plan_view_get_legend (EdubbaPlanView *self)
{
  g_return_val_if_fail (EDUBBA_IS_PLAN_VIEW (self), NULL);

  return self->legend;
}

void
edubba_plan_view_set_module (EdubbaPlanView *self, const GameModule *module)
{
  g_autofree char *line = NULL;

  g_return_if_fail (EDUBBA_IS_PLAN_VIEW (self));

  self->module = module;
  line = edubba_figures_explain (module);
  gtk_label_set_label (GTK_LABEL (self->legend), line);
}

/* The seat's view of the match, before anybody has chosen of those who choose at once. */
static GameState *
dup_seen (EdubbaMatch *match, guint seat)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  GameState       *seen = game_state_new (rules);

  game_state_observe_next (rules, edubba_match_get_state (match), seat, seen);
  return seen;
}

void
edubba_plan_view_show (EdubbaPlanView *self,
                       EdubbaBoard    *board,
                       EdubbaMatch    *match,
                       guint           seat,
                       gboolean        fits)
{
  g_return_if_fail (EDUBBA_IS_PLAN_VIEW (self));
  g_return_if_fail (board == NULL || (EDUBBA_IS_BOARD (board) && EDUBBA_IS_MATCH (match)));

  leave (self);
  self->told = FALSE;
  self->fits = fits;
  if (board != NULL && fits)
    {
      self->seen = dup_seen (match, seat);
      g_strfreev (self->names);
      self->names = edubba_seats_dup_names (edubba_match_get_seats (match));
      g_set_weak_pointer (&self->board, board);
    }
  plan (self);
}

const GameFigures *
edubba_plan_view_get_figures (EdubbaPlanView *self)
{
  g_return_val_if_fail (EDUBBA_IS_PLAN_VIEW (self), NULL);

  return edubba_planner_get_figures (self->planner);
}

gboolean
edubba_plan_view_get_thinking (EdubbaPlanView *self)
{
  g_return_val_if_fail (EDUBBA_IS_PLAN_VIEW (self), FALSE);

  return edubba_planner_get_thinking (self->planner);
}
