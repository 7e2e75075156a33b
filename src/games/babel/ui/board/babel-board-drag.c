/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carrying cards: from the hand to a land, from a store to a temple, a run by its bracket to its
 * target, the last three settlers to another land. The load hangs at the pointer; the part below
 * it shows by its frame if it will work there, and the line beside the score names the effect, or
 * the reason why there is none. Letting go there asks for just that, also where the rules say no:
 * then they answer. Letting go anywhere else, Escape and the secondary button put everything
 * back.
 *
 * It is a gesture of the board, so a press that does not move is a press on the part, as ever; and
 * what is done by carrying is no other action than what is done by pressing.
 */
#include "babel-board-private.h"

#include "babel-aim.h"
#include "babel-style.h"
#include "babel-words.h"
#include "edubba-carry.h"

/* Parts that a run or a temple card may be carried to. */
static const char *const aims[] = { "temple:me", "temple:opp", "colonnade:opp",
                                    "store:me", "store:opp", "hand:opp" };

struct _BabelDrag
{
  EdubbaCarry *carry; /* owned */
  BabelLoad    load;
  char        *origin; /* the part it comes from */
  GPtrArray   *lit;    /* of GtkWidget, owned: with the class `target` */
  GtkWidget   *below;  /* the widget below the pointer that answers; owned; or NULL */

  graphene_rect_t released; /* place in which the card that is played was let go; or empty */
};

/* The name of the part at a point, or NULL; `nation` gets that of the card there. whole: of a
 * colonnade all of it, also where a run lies. */
static char *
dup_part_at (BabelBoard *self, double x, double y, gboolean whole, guint *nation)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  *nation = BABEL_UNKNOWN;
  for (; widget && widget != GTK_WIDGET (self); widget = gtk_widget_get_parent (widget))
    {
      GtkWidget *parent = gtk_widget_get_parent (widget);
      GVariant  *target;

      if (BABEL_IS_COLONNADE (parent))
        {
          graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);
          graphene_point_t at;

          if (gtk_widget_compute_point (GTK_WIDGET (self), parent, &point, &at))
            {
              *nation = babel_colonnade_get_nation_at (BABEL_COLONNADE (parent), at.x, at.y);
              if (!whole)
                return babel_colonnade_dup_part_at (BABEL_COLONNADE (parent), at.x, at.y);
            }
        }
      if (BABEL_IS_LAND (widget))
        return g_strdup_printf ("land:%c",
                                babel_rules.letters[babel_land_get_land (BABEL_LAND (widget))]);
      if (!GTK_IS_BUTTON (widget) ||
          g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "board.press") != 0)
        continue;
      target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));
      if (g_str_has_prefix (g_variant_get_string (target, NULL), "glance:"))
        return g_strdup_printf ("land:%s", g_variant_get_string (target, NULL) + 7);
      return g_variant_dup_string (target, NULL);
    }
  return NULL;
}

static void
carry (BabelBoard *self, GtkWidget *widget)
{
  edubba_carry_add (self->drag->carry, widget);
}

/* The cards from `first` to before `end` of the viewer's colonnade in a land. */
static void
carry_settlers (BabelBoard *self, guint land, guint first, guint end)
{
  BabelLand *from = babel_lands_get_land (babel_board_get_lands (self), land);

  for (guint i = first; i < end; i++)
    carry (self, babel_colonnade_get_card (babel_land_get_colonnade (from, TRUE), i));
}

static void
carry_load (BabelBoard *self)
{
  BabelDrag        *drag = self->drag;
  const BabelView  *view = &self->view;
  const BabelTable *table = &view->state.table;
  BabelLoad         load = drag->load;
  BabelRun          runs[BABEL_MAX_RUNS];
  guint             n;

  switch (load.kind)
    {
    case BABEL_LOAD_CARD:
      n = babel_view_get_hand (view, load.what);
      carry (self, babel_hand_get_card (babel_board_get_hand (self), load.what, MAX (n, 1) - 1));
      break;
    case BABEL_LOAD_MIGRATION:
      n = table->settlers[view->viewer][load.what];
      carry_settlers (self, load.what, MAX (n, 3) - 3, n);
      break;
    case BABEL_LOAD_RUN:
      n = babel_column_get_runs (table, view->viewer, load.land, runs);
      if (load.what < n)
        carry_settlers (self, load.land, runs[load.what].first,
                        runs[load.what].first + runs[load.what].length);
      break;
    default:
      carry (self, babel_board_get_part (self, drag->origin));
    }
}

static void
light (BabelBoard *self, const char *part)
{
  GtkWidget *widget = babel_board_get_part (self, part);

  if (!widget)
    return;
  gtk_widget_add_css_class (widget, "target");
  g_ptr_array_add (self->drag->lit, g_object_ref (widget));
}

/* Returns TRUE if an action that is offered is possible with a load there, for any card on top. */
static gboolean
is_target (BabelBoard *self, BabelLoad load, const char *part)
{
  const BabelView *view = &self->view;

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    {
      g_autofree char *why = NULL;
      const char      *paragraph;
      GameAction       action;

      if (babel_aim_at (view, load, part, nation, &action, &why, &paragraph) ==
            BABEL_AIM_ACTION &&
          babel_view_offers (view, action))
        return TRUE;
    }
  return FALSE;
}

/* Marks where a run or a temple card can go. Cards and settlers are picked instead, as by a press,
 * which marks theirs. */
static void
light_targets (BabelBoard *self)
{
  BabelPending    *choice = self->choice;
  const BabelView *view = &self->view;
  guint            place = babel_view_get_place (view);
  BabelLoad        load = self->drag->load;

  if (load.kind == BABEL_LOAD_CARD && babel_view_get_owed (view) == 0)
    babel_pending_pick (choice, BABEL_PENDING_CARD, load.what);
  if (load.kind == BABEL_LOAD_MIGRATION)
    babel_pending_pick (choice, BABEL_PENDING_MIGRATION, load.what);
  if (load.kind != BABEL_LOAD_SOURCE && load.kind != BABEL_LOAD_RUN)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (aims) && place != BABEL_QUARRY; i++)
    {
      gboolean         in_land = aims[i][0] == 't' || aims[i][0] == 'c';
      char             letter = babel_rules.letters[place];
      g_autofree char *part =
        in_land ? g_strdup_printf ("%s:%c", aims[i], letter) : g_strdup (aims[i]);

      if (load.kind == BABEL_LOAD_SOURCE && i > 0)
        return;
      if (is_target (self, load, part))
        light (self, part);
    }
}

static void
set_below (BabelBoard *self, GtkWidget *below, gboolean works)
{
  BabelDrag *drag = self->drag;

  if (drag->below)
    {
      gtk_widget_remove_css_class (drag->below, "works");
      gtk_widget_remove_css_class (drag->below, "fails");
    }
  g_set_object (&drag->below, below);
  if (below)
    gtk_widget_add_css_class (below, works ? "works" : "fails");
}

/* The widget that shows a part's answer: the sites for a land's name. */
static GtkWidget *
find_answering (BabelBoard *self, const char *part)
{
  GtkWidget *widget = babel_board_get_part (self, part);

  if (widget && g_str_has_prefix (part, "land:") &&
      !gtk_widget_is_ancestor (widget, GTK_WIDGET (babel_board_get_glances (self))))
    return gtk_widget_get_parent (widget);
  return widget;
}

/* Finds the action that letting go at a point would mean. */
static BabelAim
aim (BabelBoard  *self,
     double       x,
     double       y,
     char       **part,
     GameAction  *action,
     char       **why,
     const char **paragraph)
{
  BabelDrag *drag = self->drag;
  guint      nation;

  *part = dup_part_at (self, x, y, TRUE, &nation);
  if (!*part || g_str_equal (*part, drag->origin))
    return BABEL_AIM_NOTHING;
  return babel_aim_at (&self->view, drag->load, *part, nation, action, why,
                       paragraph);
}

static void
answer (BabelBoard *self, double x, double y)
{
  const BabelView *view = &self->view;
  g_autofree char *part = NULL;
  g_autofree char *why = NULL;
  g_autofree char *says = NULL;
  const char      *paragraph;
  GameAction       action;
  BabelAim         meant = aim (self, x, y, &part, &action, &why, &paragraph);
  gboolean         works = FALSE;

  if (meant == BABEL_AIM_ACTION)
    {
      const GameState *state = (const GameState *) &view->state;
      guint            refusal = babel_view_judge (view, action);

      works = babel_view_offers (view, action);
      says = refusal == GAME_LEGAL ? babel_words.action (state, action, view->names)
                                   : babel_words_refuse (state, action, refusal, view->names);
    }
  set_below (self, meant == BABEL_AIM_NOTHING ? NULL : find_answering (self, part), works);
  if (says || why)
    babel_board_say (self, says ? says : why);
  else
    babel_board_say (self, NULL);
}

/* Puts everything back. FALSE if nothing was carried. */
gboolean
babel_board_drop_load (BabelBoard *self)
{
  BabelDrag *drag = self->drag;
  gboolean   carrying = edubba_carry_drop (drag->carry);

  set_below (self, NULL, FALSE);
  for (guint i = 0; i < drag->lit->len; i++)
    gtk_widget_remove_css_class (g_ptr_array_index (drag->lit, i), "target");
  g_ptr_array_set_size (drag->lit, 0);
  if (!carrying)
    return FALSE;
  babel_board_hold_message (self, FALSE);
  babel_pending_clear (self->choice);
  babel_board_say (self, NULL);
  return TRUE;
}

void
babel_board_take_load (BabelBoard *self, const char *part)
{
  BabelDrag *drag = self->drag;

  babel_board_drop_load (self);
  g_free (drag->origin);
  drag->origin = g_strdup (part);
  drag->load = babel_aim_take (&self->view, part);
  if (drag->load.kind == BABEL_LOAD_NONE)
    return;
  edubba_board_finish_motion (EDUBBA_BOARD (self));
  gtk_popover_popdown (GTK_POPOVER (babel_board_get_offer (self)));
  babel_pending_clear (self->choice);
  babel_board_hold_message (self, TRUE);
  carry_load (self);
  /* As after any press: Escape must come here. */
  babel_board_focus_part (self, part);
  edubba_carry_begin (drag->carry);
  light_targets (self);
}

void
babel_board_put_load (BabelBoard *self, double x, double y)
{
  BabelDrag       *drag = self->drag;
  g_autofree char *part = NULL;
  g_autofree char *why = NULL;
  const char      *paragraph = NULL;
  GameAction       action;
  BabelAim         meant;

  if (!edubba_carry_is_carrying (drag->carry))
    return;
  meant = aim (self, x, y, &part, &action, &why, &paragraph);
  if (!edubba_carry_get_area (drag->carry, &drag->released))
    drag->released = *graphene_rect_zero ();
  babel_board_drop_load (self);
  if (meant == BABEL_AIM_ACTION)
    babel_board_act (self, action);
  else if (meant == BABEL_AIM_WHY)
    babel_board_explain (self, why, paragraph);
  drag->released = *graphene_rect_zero ();
}

/* A finger that moves over lands that scroll scrolls them. */
static gboolean
is_scrolling (BabelBoard *self, BabelLoad load)
{
  return load.kind != BABEL_LOAD_CARD && (self->fit & BABEL_FIT_NARROW) &&
         edubba_carry_is_touched (self->drag->carry);
}

static gboolean
may_take (double x, double y, gpointer data)
{
  BabelBoard      *self = data;
  guint            nation;
  g_autofree char *part = NULL;
  BabelLoad        load = { BABEL_LOAD_NONE, 0, 0 };

  if (self->shown)
    part = dup_part_at (self, x, y, FALSE, &nation);
  if (part)
    load = babel_aim_take (&self->view, part);
  return load.kind != BABEL_LOAD_NONE && !is_scrolling (self, load);
}

static void
take (double x, double y, gpointer data)
{
  guint            nation;
  g_autofree char *part = dup_part_at (data, x, y, FALSE, &nation);

  if (part)
    babel_board_take_load (data, part);
}

static void
over (double x, double y, gpointer data)
{
  answer (data, x, y);
}

static void
put (double x, double y, gpointer data)
{
  babel_board_put_load (data, x, y);
}

static void
cancel (gpointer data)
{
  babel_board_drop_load (data);
}

static const EdubbaCarrier carrier = { may_take, take, over, put, cancel };

void
babel_board_snapshot_load (BabelBoard *self, GtkSnapshot *snapshot)
{
  edubba_carry_snapshot (self->drag->carry, snapshot);
}

BabelDrag *
babel_drag_new (BabelBoard *board)
{
  BabelDrag *self = g_new0 (BabelDrag, 1);

  self->carry = edubba_carry_new (GTK_WIDGET (board), &carrier, board);
  self->lit = g_ptr_array_new_with_free_func (g_object_unref);
  return self;
}

void
babel_drag_free (BabelDrag *self)
{
  g_clear_object (&self->below);
  edubba_carry_free (self->carry);
  g_ptr_array_unref (self->lit);
  g_free (self->origin);
  g_free (self);
}

const graphene_rect_t *
babel_drag_get_released (BabelDrag *self)
{
  return &self->released;
}
