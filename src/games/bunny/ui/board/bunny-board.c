/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BunnyBoard: if there is room the field lies beside the texts and the buttons, otherwise between
 * the strips and the hand. It is shown the viewer's view, and hands out intents.
 *
 * CSS nodes: `bunnyboard`, with `carrying` while something is carried; `strips`, `zoom`, `field`,
 * `place`, `bunnycard`. Accessibility: a grid of cells, a group of seats, buttons for cards.
 */
#include "bunny-board-private.h"

#include "bunny-rules.h"
#include "bunny-style.h"
#include "bunny-words.h"
#include "edubba-kit.h"
#include "edubba-layout.h"

#define GAP EDUBBA_FIELD_BOARD_GAP

/* The width of the column beside the field, in pixels and as a share of the whole. */
#define SIDE_LEAST 250
#define SIDE_MOST  480
#define SIDE_SHARE 0.36

/* The share of the field's width for its headers, about. */
#define FIELD_MARGIN 22

/* The least share of the hand if the kept cards are visible below it. */
#define KEPT_SHARE 0.5

/* The most lines of nearly all sentences. */
#define SAY_LINES 2

/* The greatest share of cards in the height that field and cards share. */
#define HAND_SHARE 0.24

/* On a telephone seats show only their points. */
#define LOW    720
#define NARROW 520

/* The width of the column, in heights of a line, below which seats show less; and the width below
 * which the title is short. */
#define SIDE_LINES  13
#define TITLE_LINES 16

/* The savings in little room. */
#define SAVE_SEATS 1
#define SAVE_TITLE 2

G_DEFINE_FINAL_TYPE (BunnyBoard, bunny_board, EDUBBA_TYPE_FIELD_BOARD)

/* ---- Layout */

static int
get_least (GtkWidget *child, GtkOrientation orientation)
{
  int least;

  gtk_widget_measure (child, orientation, -1, &least, NULL, NULL, NULL);
  return least;
}

static int
bunny_board_measure_side (EdubbaFieldBoard *board)
{
  BunnyBoard *self = BUNNY_BOARD (board);

  return MAX (get_least (self->head, GTK_ORIENTATION_HORIZONTAL),
              get_least (self->buttons, GTK_ORIENTATION_HORIZONTAL));
}

/* The height of a part in a width, with the gap below it; 0 if it is not there. */
static int
get_height (GtkWidget *child, int width)
{
  return gtk_widget_should_layout (child) ? edubba_layout_measure_height (child, width) + GAP : 0;
}

/* Returns TRUE if the sentence, while there is one, takes the place of the seats, for want of
 * room. */
static gboolean
says_above (BunnyBoard *self)
{
  return !edubba_field_board_is_wide (EDUBBA_FIELD_BOARD (self)) || self->cramped;
}

static int
get_say_least (BunnyBoard *self)
{
  return SAY_LINES * edubba_layout_measure_line (self->say) + GAP;
}

/* The height for the sentence above the buttons. It comes and goes with every press, and the next
 * thing to press must stay in its place. */
static int
get_say_height (BunnyBoard *self, int width)
{
  int said = says_above (self) ? 0 : get_height (self->say, width);

  if (says_above (self) || self->view.state.table.phase == BUNNY_OVER)
    return said;
  return MAX (said, get_say_least (self));
}

/* The height of the cards in a width and a height; with the gap below them. */
static int
get_hand_height (BunnyBoard *self, int width, int height)
{
  if (!gtk_widget_should_layout (self->scroller))
    return 0;
  return MIN (height, bunny_hand_measure_in (self->hand, width, height - GAP) + GAP);
}

/* The least height of the cards if the field would have the rest. */
static int
get_hand_least (BunnyBoard *self, int width, int height)
{
  if (!gtk_widget_should_layout (self->scroller))
    return 0;
  return MAX (edubba_layout_measure_height (GTK_WIDGET (self->hand), width),
              bunny_hand_measure_in (self->hand, width, height)) +
         GAP;
}

/* Gives a part its area, and a gap below it. */
static void
place (GtkWidget *child, int x, int y, int width, int height)
{
  if (!gtk_widget_should_layout (child))
    return;
  edubba_layout_measure_height (child, width);
  edubba_layout_place (child, (GtkAllocation) { x, y, MAX (1, width), MAX (1, height - GAP) });
}

/* The hand at the top, which scrolls if it must, the viewer's other cards, the sentence, and the
 * buttons at the bottom: they stay in their place while the hand shrinks. `kept` is the least
 * height of the other cards. */
static void
allocate_foot (BunnyBoard *self, const GdkRectangle *area, int kept)
{
  int x = area->x, y = area->y, width = area->width;
  int say = get_say_height (self, width);
  int buttons = get_height (self->buttons, width);
  int rest = area->height - buttons - say;
  int hand = get_hand_height (self, width, rest - kept);

  place (self->scroller, x, y, width, hand);
  if (kept > 0)
    place (self->kept, x, y + hand, width, rest - hand);
  if (say > 0)
    place (self->say, x, y + rest, width, say);
  place (self->buttons, x, y + rest + say, width, buttons);
}

/* The sentence, over the seats: they have been placed. */
static void
allocate_say (BunnyBoard *self)
{
  gboolean        above = says_above (self) && gtk_widget_should_layout (self->say);
  graphene_rect_t area;

  gtk_widget_set_opacity (GTK_WIDGET (self->strips), above ? 0 : 1);
  if (above &&
      gtk_widget_compute_bounds (GTK_WIDGET (self->strips), GTK_WIDGET (self), &area))
    place (self->say, (int) area.origin.x, (int) area.origin.y, (int) area.size.width,
           (int) area.size.height + GAP);
}

/* Below the rest lie the viewer's other cards: but only if all of the hand is seen above them, not
 * small, and no effect is left out for them. Returns the least height of these cards, with the gap
 * below them. */
static int
find_kept (BunnyBoard *self, int width, int height)
{
  int      kept = get_height (self->kept, width);
  int      rest = height - get_say_height (self, width) - get_height (self->buttons, width) - kept;
  gboolean fits = kept > 0 && rest >= KEPT_SHARE * height &&
                  bunny_hand_measure_in (self->hand, width, rest - GAP) <= rest - GAP &&
                  (bunny_hand_is_read_in (self->hand, width, rest - GAP) ||
                   !bunny_hand_is_read_in (self->hand, width, rest + kept - GAP));

  gtk_widget_set_child_visible (self->kept, fits);
  return fits ? kept : 0;
}

/* The field is as large as the height allows; all the rest of the width is for the parts beside
 * it.
 */
static int
get_field_width (int width, int height)
{
  int side = CLAMP ((int) (width * SIDE_SHARE), SIDE_LEAST, SIDE_MOST);

  return MIN (width - side - 3 * GAP, height - GAP);
}

/* Returns TRUE if no hand would be whole if room were kept for the sentence, even an empty one. */
static gboolean
is_cramped (BunnyBoard *self, int width, int height)
{
  return get_hand_least (self, width, 0) + get_height (self->buttons, width) >
         height - get_say_least (self);
}

static void
allocate_wide (BunnyBoard *self, int width, int height)
{
  int field = get_field_width (width, height);
  int side = width - field - 3 * GAP;
  int head = get_height (self->head, side);
  int top = GAP + head + GAP;
  int foot = height - top;

  self->cramped = is_cramped (self, side, foot);
  place (self->zoom, GAP, GAP, field, height - GAP);
  place (self->head, field + 2 * GAP, GAP, side, head);
  self->foot = (GdkRectangle) { field + 2 * GAP, top, side, foot };
  allocate_foot (self, &self->foot, find_kept (self, side, foot));
}

/* The cards take the height that the field leaves, and at least the height that all of them need:
 * both are to be seen whole. */
static void
allocate_narrow (BunnyBoard *self, int width, int height)
{
  int inner = width - 2 * GAP;
  int head = get_height (self->head, inner);
  int rest =
    height - GAP - head - get_say_height (self, inner) - get_height (self->buttons, inner);
  int hand = get_hand_least (self, inner, (int) (rest * HAND_SHARE));
  int least = MIN (inner, MAX (EDUBBA_FIELD_BOARD_LEAST, rest / 2));
  int field = CLAMP (rest - hand, least, inner + FIELD_MARGIN + GAP);

  hand = get_hand_height (self, inner, rest - field);
  if (hand < rest - field)
    field = MIN (rest - hand, height);
  gtk_widget_set_child_visible (self->kept, FALSE);
  place (self->head, GAP, GAP, inner, head);
  place (self->zoom, GAP, GAP + head, inner, field);
  self->foot =
    (GdkRectangle) { GAP, GAP + head + field, inner, height - GAP - head - field };
  allocate_foot (self, &self->foot, 0);
}

static void
bunny_board_refit (EdubbaFieldBoard *board, gboolean wide, guint savings)
{
  BunnyBoard *self = BUNNY_BOARD (board);

  self->low = (savings & SAVE_SEATS) != 0;
  self->brief = (savings & SAVE_TITLE) != 0;
  bunny_board_fit_head (self);
}

static guint
bunny_board_find_savings (
  EdubbaFieldBoard *board, gboolean wide, int width, int height, int line)
{
  int   side = width - get_field_width (width, height) - 3 * GAP;
  guint savings = 0;

  if (wide ? side < SIDE_LINES * line : height < LOW && width < NARROW)
    savings |= SAVE_SEATS;
  if (wide && side < TITLE_LINES * line)
    savings |= SAVE_TITLE;
  return savings;
}

static void
bunny_board_allocate (EdubbaFieldBoard *board, gboolean wide, int width, int height)
{
  BunnyBoard *self = BUNNY_BOARD (board);

  if (wide)
    allocate_wide (self, width, height);
  else
    allocate_narrow (self, width, height);
  allocate_say (self);
}

static void
bunny_board_draw_above (EdubbaFieldBoard *board, GtkSnapshot *snapshot)
{
  BunnyBoard *self = BUNNY_BOARD (board);

  if (self->preview != NULL)
    bunny_preview_draw_figures (self->preview, GTK_WIDGET (self), self->field, self->strips,
                                snapshot);
}

static void
bunny_board_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bunny_board_parent_class)->realize (widget);
  bunny_style_attach (gtk_widget_get_display (widget));
}

/* ---- States and marks */

static gboolean
is_same (const BunnyView *a, const BunnyView *b)
{
  return a->viewer == b->viewer && memcmp (&a->state, &b->state, sizeof a->state) == 0;
}

void
bunny_board_show (BunnyBoard *self, const GameState *seen, guint viewer, gboolean active)
{
  g_autofree BunnyView *before = g_memdup2 (&self->view, sizeof self->view);

  g_return_if_fail (viewer < BUNNY_MAX_SEATS);

  bunny_view_show (&self->view, seen, viewer, active);
  /* The state seen has no actions while the hand is covered. */
  if (self->own != NULL && self->view.state.table.phase == BUNNY_EXPLORE)
    self->view.n_legal = self->own->n_legal;
  self->looks = FALSE;
  if (edubba_carry_drop (self->carry))
    g_clear_pointer (&self->carried, g_free);
  bunny_board_keep_choice (self, before);
  self->shown = TRUE;
  memset (self->marked, 0, sizeof self->marked);
  if (!is_same (before, &self->view))
    memset (self->changed, 0, sizeof self->changed);
  bunny_board_fill (self);
  bunny_board_light (self);
}

static void
bunny_board_show_state (EdubbaBoard *board, const GameState *seen, guint viewer, gboolean active)
{
  BunnyBoard *self = BUNNY_BOARD (board);

  /* A story about the state shown may go on: the seat to act can change meanwhile. */
  if (viewer != self->view.viewer || memcmp (seen, &self->view.state, sizeof self->view.state) != 0)
    bunny_board_finish_motion (board);
  bunny_board_show (self, seen, viewer, active);
}

static void
mark_cell (BunnyBoard *self, guint face)
{
  if (face >= 1 && face <= BUNNY_N_CELLS)
    self->marked[face - 1] = 1;
}

static void
bunny_board_highlight (EdubbaBoard *board, const GameAction *action)
{
  BunnyBoard *self = BUNNY_BOARD (board);

  memset (self->marked, 0, sizeof self->marked);
  if (action != NULL)
    switch (action->kind)
      {
      case BUNNY_DO_BUILD:
        mark_cell (self, action->operand[1]);
        break;
      case BUNNY_DO_TOWER:
      case BUNNY_DO_PICK:
        mark_cell (self, action->operand[0]);
        if (!action->operand[2]) /* what is discarded goes to no cell */
          mark_cell (self, action->operand[1]);
        break;
      case BUNNY_DO_SETTLE:
      case BUNNY_DO_STEP_IN:
      case BUNNY_DO_TRADE:
        mark_cell (self, action->operand[0]);
        break;
      default:
        break;
      }
  bunny_board_light (self);
}

static void
bunny_board_show_preview (EdubbaBoard *board, const GamePreview *preview, gboolean figures)
{
  BunnyBoard *self = BUNNY_BOARD (board);

  g_clear_pointer (&self->preview, bunny_preview_free);
  if (preview != NULL)
    self->preview = bunny_preview_new (&self->view, preview, figures && !self->view.reticent);
  gtk_widget_queue_draw (GTK_WIDGET (self->field));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Play begins with the hand or the tray; if there is none, with the button that ends the turn or
 * the phase. */
static gboolean
bunny_board_focus_start (EdubbaBoard *board)
{
  BunnyBoard *self = BUNNY_BOARD (board);

  if (bunny_hand_get_n (self->hand) > 0)
    return gtk_widget_grab_focus (GTK_WIDGET (bunny_hand_get_card (self->hand, 0)));
  if (self->end != NULL && gtk_widget_grab_focus (self->end))
    return TRUE;
  return gtk_widget_grab_focus (GTK_WIDGET (edubba_field_get_place (self->field, 0)));
}

/* ---- For the other files */

const BunnyView *
bunny_board_get_hand_view (BunnyBoard *self)
{
  return self->looks ? self->own : &self->view;
}

static GtkWidget *
find_button (BunnyBoard *self, const char *part)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->buttons); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (child));

      if (target != NULL && g_str_equal (g_variant_get_string (target, NULL), part))
        return child;
    }
  return NULL;
}

GtkWidget *
bunny_board_find_fixed (BunnyBoard *self, const char *part)
{
  if (g_str_equal (part, "deck"))
    return gtk_widget_get_visible (self->round) ? self->round : self->track;
  if (g_str_equal (part, "hand:me") || g_str_equal (part, "tray:me"))
    return self->scroller;
  if (g_str_equal (part, "done"))
    return self->end;
  return find_button (self, part);
}

void
bunny_board_mark_changed (BunnyBoard *self, guint cell)
{
  self->changed[cell] = 1;
}

/* ---- The class */

static void
bunny_board_dispose (GObject *object)
{
  BunnyBoard *self = BUNNY_BOARD (object);

  g_clear_pointer (&self->telling, bunny_telling_free);
  g_clear_pointer (&self->preview, bunny_preview_free);
  G_OBJECT_CLASS (bunny_board_parent_class)->dispose (object);
}

static void
bunny_board_finalize (GObject *object)
{
  BunnyBoard *self = BUNNY_BOARD (object);

  g_free (self->own);
  g_free (self->carried);
  bunny_ground_free (self->ground);
  G_OBJECT_CLASS (bunny_board_parent_class)->finalize (object);
}

static void
init_board_class (EdubbaBoardClass *klass)
{
  klass->rules = &bunny_rules;
  klass->press = bunny_board_press;
  klass->key = bunny_board_key;
  klass->introduced = bunny_board_introduced;
  klass->lent = bunny_board_lent;
  klass->show_state = bunny_board_show_state;
  klass->find_part = bunny_board_find_part;
  klass->highlight = bunny_board_highlight;
  klass->focus_start = bunny_board_focus_start;
  klass->find_paragraph = bunny_board_find_paragraph;
  klass->compute_frame = bunny_board_compute_frame;
  klass->find_moment = bunny_board_find_moment;
  klass->find_action = bunny_board_find_action;
  klass->show_preview = bunny_board_show_preview;
  klass->read_aloud = bunny_board_read_aloud;
  klass->read_changes = bunny_board_read_changes;
  klass->play = bunny_board_play;
  klass->finish_motion = bunny_board_finish_motion;
  klass->is_moving = bunny_board_is_moving;
  klass->list_counts = bunny_board_list_counts;
  klass->show_count = bunny_board_show_count;
  klass->place_count = bunny_board_place_count;
}

static void
bunny_board_class_init (BunnyBoardClass *klass)
{
  GtkWidgetClass        *widget_class = GTK_WIDGET_CLASS (klass);
  EdubbaFieldBoardClass *field_class = EDUBBA_FIELD_BOARD_CLASS (klass);

  init_board_class (EDUBBA_BOARD_CLASS (klass));
  field_class->measure_side = bunny_board_measure_side;
  field_class->allocate = bunny_board_allocate;
  field_class->find_savings = bunny_board_find_savings;
  field_class->refit = bunny_board_refit;
  field_class->draw_above = bunny_board_draw_above;
  field_class->unpick = bunny_board_unpick;
  G_OBJECT_CLASS (klass)->dispose = bunny_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = bunny_board_finalize;
  widget_class->realize = bunny_board_realize;
  gtk_widget_class_set_css_name (widget_class, "bunnyboard");
}

static void
bunny_board_init (BunnyBoard *self)
{
  g_autofree char *title = bunny_words.title ();

  self->picked[0] = self->picked[1] = self->first = self->post = BUNNY_NONE;
  self->view.state.table.seats = 2;
  self->telling = bunny_telling_new (self);
  self->ground = bunny_ground_new ();
  bunny_board_build (self);
  edubba_kit_name (GTK_WIDGET (self), title, NULL);
  bunny_board_init_shared (self);
  bunny_board_init_drag (self);
}

GtkWidget *
bunny_board_new (void)
{
  return g_object_new (BUNNY_TYPE_BOARD, NULL);
}
