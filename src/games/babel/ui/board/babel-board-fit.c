/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fits the board to its space. The fit depends on the width of the longest name of a nation in
 * the user's language, font and text scale, so that name is the unit of measure.
 *
 * A new fit is put on after the allocation that asked for it, for widgets must not change their
 * requests while they are being allocated.
 */
#include "babel-board-private.h"

#include "babel-style.h"
#include "babel-words.h"
#include "edubba-layout.h"

/* The size of names on cards, as a share of the board's font, and the room beside them, in pixels
 * and in lines; see the style sheet for both. */
#define WIDE_NAME   0.86
#define WIDE_SIDE   36
#define WIDE_LINES  2.0
#define TIGHT_NAME  0.78
#define TIGHT_SIDE  26
#define TIGHT_LINES 1.5

/* The stock's width and the strip's, in longest names; and all spaces across the board. */
#define WIDE_STOCK   1.8
#define TIGHT_STOCK  1.2
#define STRIP        8.0
#define WIDE_SPACES  62
#define TIGHT_SPACES 50

/* The free space on both sides of a narrow table (as in the style sheet). */
#define TABLE 8

/* The least height of a board, in lines, if the deck has room in it. */
#define TALL 30

/* The least height of a board of one land if its sites have room one above the other: in pixels,
 * and besides in lines. */
#define DEEP       336
#define DEEP_LINES 9

/* The least width of a window, in lines, if a lying stock has room in it with all its possible
 * parts. */
#define FLAT_STOCK 16

/* From the largest down: the zoom in large windows (as in the style sheet), and the least height
 * of these windows, in lines of that size. */
static const struct
{
  BabelFit    fit;
  const char *css_class;
  double      zoom;
  int         lines;
} sizes[] = {
  { BABEL_FIT_GIANT, "giant", 2.3, 28 },
  { BABEL_FIT_HUGE, "huge", 1.7, 28 },
  { BABEL_FIT_LARGE, "large", 1.35, 28 },
  { BABEL_FIT_ROOMY, "roomy", 1.2, 36 },
};

/* The greatest number of lines of a message (as in the template), and beside a hand in a window
 * of no great width. */
#define MESSAGE_LINES        2
#define BESIDE_MESSAGE_LINES 3
#define LEAST_MESSAGE_LINES  1

/* The measures of a size of the board and of its text. */
typedef struct
{
  BabelFit fit;
  int      land_width; /* of the narrowest lands whose names can be read */
  int      room;       /* the width that a land is going to have */
} Choice;

static int
measure_longest_name (BabelBoard *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  g_autoptr (PangoAttrList) bold = pango_attr_list_new ();
  int longest = 0;

  pango_attr_list_insert (bold, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, bold);
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    {
      int width;

      pango_layout_set_text (layout, babel_words_get_nation (nation, BABEL_NATION_NAME), -1);
      pango_layout_get_pixel_size (layout, &width, NULL);
      longest = MAX (longest, width);
    }
  return longest;
}

static double
get_zoom (BabelFit fit)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (fit & sizes[i].fit)
      return sizes[i].zoom;
  return 1;
}

/* A temple with its number and a pawn, or the land's own name, may need more than the longest
 * name on a card and the room beside it. They are measured in their present size; the choice must
 * not depend on that, or it would be another one each time. */
static double
choose_land_width (BabelBoard *self, double width)
{
  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    {
      BabelLand *land = babel_lands_get_land (BABEL_LANDS (self->lands), i);

      width = MAX (width, babel_land_measure_width (land) / get_zoom (self->fit));
    }
  return width;
}

/* The sites of one land lie side by side where they have no room one above the other. */
static gboolean
lies_low (BabelBoard *self, int width, int height)
{
  if (height >= DEEP + DEEP_LINES * edubba_layout_measure_line (GTK_WIDGET (self)))
    return FALSE;
  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    if (babel_land_measure_low_width (babel_lands_get_land (BABEL_LANDS (self->lands), i)) >
        width - TABLE)
      return FALSE;
  return TRUE;
}

/* The coming width of a land in a given width of the board: the widths of all other parts are
 * known. */
static int
foresee_width (BabelBoard *self, Choice choice, int width)
{
  int spaces = choice.fit & BABEL_FIT_TIGHT ? TIGHT_SPACES : WIDE_SPACES;

  if (choice.fit & BABEL_FIT_ONE)
    return width - TABLE;
  if (choice.fit & BABEL_FIT_NARROW)
    return (width - TABLE - (BABEL_N_NATIONS - 1) * BABEL_LANDS_SPACING) / BABEL_N_NATIONS;
  return (width - spaces - edubba_layout_measure_width (self->stock, NULL)) / BABEL_N_NATIONS;
}

static Choice
choose (BabelBoard *self, int width, int height)
{
  int    line = edubba_layout_measure_line (GTK_WIDGET (self));
  double name = measure_longest_name (self);
  double wide = BABEL_N_NATIONS *
                  choose_land_width (self, name * WIDE_NAME + WIDE_SIDE + line * WIDE_LINES) +
                name * WIDE_STOCK;
  int land_width =
    (int) choose_land_width (self, name * TIGHT_NAME + TIGHT_SIDE + line * TIGHT_LINES);
  double   tight = BABEL_N_NATIONS * land_width + name * TIGHT_STOCK;
  BabelFit fit = BABEL_FIT_WIDE;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (width >= wide * sizes[i].zoom + WIDE_SPACES &&
        height >= sizes[i].lines * line * sizes[i].zoom)
      return (Choice) { sizes[i].fit, land_width, 0 };
  if (width < wide + WIDE_SPACES)
    fit |= BABEL_FIT_TIGHT;
  if (width < tight + TIGHT_SPACES)
    fit |= BABEL_FIT_NARROW;
  if (width < BABEL_N_NATIONS * (land_width + BABEL_LANDS_SPACING) + TABLE)
    fit |= BABEL_FIT_ONE;
  if (fit & BABEL_FIT_ONE)
    land_width = MAX (land_width, width - TABLE);
  if (fit & BABEL_FIT_ONE && lies_low (self, width, height))
    fit |= BABEL_FIT_LOW;
  if (width < name * STRIP)
    fit |= BABEL_FIT_STACKED;
  if (width < line * FLAT_STOCK)
    fit |= BABEL_FIT_CRAMPED;
  return (Choice) { fit, land_width, 0 };
}

static void
place (BabelBoard *self, GtkWidget *child, int column, int row, int columns, int rows)
{
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (self->you);

  g_object_set (gtk_layout_manager_get_layout_child (grid, child),
                "column", column, "row", row, "column-span", columns, "row-span", rows, NULL);
}

/* Returns TRUE if the title has its place beside the gauge, and leaves its line to the message. */
static gboolean
has_low_title (BabelFit fit)
{
  return !(fit & (BABEL_FIT_STACKED | BABEL_FIT_LARGE | BABEL_FIT_HUGE | BABEL_FIT_GIANT));
}

static int
count_message_lines (BabelFit fit)
{
  if (fit & BABEL_FIT_CRAMPED)
    return LEAST_MESSAGE_LINES;
  return has_low_title (fit) ? BESIDE_MESSAGE_LINES : MESSAGE_LINES;
}

/* It spans the next row too, though it is no higher than this one: rows are as high as parts on one
 * baseline need. */
static void
seat_message (BabelBoard *self, gboolean seated)
{
  if (self->seated == seated)
    return;
  self->seated = seated;
  gtk_widget_set_valign (self->message, seated ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_label_set_yalign (GTK_LABEL (self->message), seated ? 0.5F : 0);
  if (seated)
    place (self, self->message, 0, 1, 2, 2);
  else if (self->fit & BABEL_FIT_STACKED)
    place (self, self->message, 0, 0, 3, 1);
}

/* The whole width for everything that is wide. */
static void
stack_strip (BabelBoard *self)
{
  place (self, self->message, 0, 0, 3, 1);
  place (self, self->plate, 0, 1, 1, 1);
  place (self, self->gauge, 1, 1, 1, 1);
  place (self, self->end, 2, 1, 1, 1);
  place (self, self->hand, 0, 2, 3, 1);
}

/* Side by side. */
static void
spread_strip (BabelBoard *self, gboolean low_title)
{
  int row = low_title ? 0 : 1;

  place (self, self->plate, 0, low_title ? 1 : 0, low_title ? 1 : 2, 1);
  place (self, self->message, 0, row, 2, 1);
  place (self, self->strut, 0, row, 2, 1);
  place (self, self->gauge, low_title ? 1 : 0, row + 1, low_title ? 1 : 2, 1);
  place (self, self->hand, 2, 0, 1, row + 2);
  place (self, self->end, 3, 0, 1, row + 2);
}

void
babel_board_lay_out_strip (BabelBoard *self, BabelFit fit)
{
  gboolean stacked = (fit & BABEL_FIT_STACKED) != 0;

  seat_message (self, FALSE);
  if (stacked)
    stack_strip (self);
  else
    spread_strip (self, has_low_title (fit));
  gtk_widget_set_vexpand (self->message, !stacked);
  gtk_widget_set_visible (self->strut, !stacked);
  gtk_label_set_label (GTK_LABEL (self->strut), has_low_title (fit) ? "\n\n" : "\n");
  gtk_label_set_lines (GTK_LABEL (self->message), count_message_lines (fit));
  babel_board_make_room_for_message (self);
  babel_board_make_room_for_end (self);
}

/* While a question is asked no turn can be ended: in little room the button leaves its place. */
void
babel_board_make_room_for_end (BabelBoard *self)
{
  EdubbaBoardOccasion occasion = edubba_board_get_company (EDUBBA_BOARD (self))->occasion;

  gtk_widget_set_visible (self->end, occasion != EDUBBA_BOARD_QUESTION ||
                                       !(self->fit & BABEL_FIT_STACKED));
}

/* If the message has the place of name and gauge, these disappear while it says something. */
void
babel_board_make_room_for_message (BabelBoard *self)
{
  gboolean says = gtk_label_get_label (GTK_LABEL (self->message))[0] != '\0';
  int      held;

  gtk_widget_get_size_request (self->message, NULL, &held);
  if (held < 0 || self->seated)
    gtk_widget_set_visible (self->message, says || !(self->fit & BABEL_FIT_STACKED));
  gtk_widget_set_opacity (self->plate, says && self->seated ? 0 : 1);
  gtk_widget_set_opacity (self->gauge, says && self->seated ? 0 : 1);
}

/* The height of the row of the name and the gauge. */
static int
get_seat_height (BabelBoard *self)
{
  return MAX (gtk_widget_get_height (self->gauge), gtk_widget_get_height (self->plate));
}

void
babel_board_hold_message (BabelBoard *self, gboolean hold)
{
  GtkLabel *label = GTK_LABEL (self->message);
  gboolean  stays = gtk_widget_get_visible (self->message);
  int       height;

  gtk_widget_get_size_request (self->message, NULL, &height);
  hold = hold && (self->fit & BABEL_FIT_STACKED) != 0;
  if (hold && (self->seated || height >= 0))
    return;
  seat_message (self, hold && !stays);
  height = self->seated ? get_seat_height (self) : gtk_widget_get_height (self->message);
  gtk_widget_set_size_request (self->message, -1, hold ? height : -1);
  if (self->seated)
    gtk_label_set_lines (label, CLAMP (height / MAX (1, edubba_layout_measure_line (self->message)),
                                       1, MESSAGE_LINES));
  else
    gtk_label_set_lines (label, hold ? pango_layout_get_line_count (gtk_label_get_layout (label))
                                     : count_message_lines (self->fit));
  babel_board_make_room_for_message (self);
}

static void
put_on (BabelBoard *self, Choice choice)
{
  BabelFit fit = choice.fit;
  gboolean narrow = (fit & BABEL_FIT_NARROW) != 0;
  gboolean comes_to_one = (fit & ~self->fit & BABEL_FIT_ONE) != 0;

  if (comes_to_one && self->followed != BABEL_QUARRY)
    self->looked_at = self->followed;
  self->fit = fit;
  self->land_width = choice.land_width;
  self->land_room = choice.room;
  babel_lands_set_land_width (BABEL_LANDS (self->lands), choice.room);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->frame),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (self->middle), narrow ? 4 : 8);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->lands_scroller),
                                  fit & BABEL_FIT_ONE ? GTK_POLICY_EXTERNAL : GTK_POLICY_NEVER,
                                  GTK_POLICY_NEVER);
  gtk_widget_set_size_request (self->lands,
                               narrow ? BABEL_N_NATIONS * self->land_width +
                                          (BABEL_N_NATIONS - 1) * BABEL_LANDS_SPACING
                                      : -1,
                               -1);
  gtk_widget_set_visible (self->glances, (fit & BABEL_FIT_ONE) != 0);
  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    babel_land_set_shape (babel_lands_get_land (BABEL_LANDS (self->lands), i),
                          fit & BABEL_FIT_LOW   ? BABEL_LAND_LOW
                          : fit & BABEL_FIT_ONE ? BABEL_LAND_FLAT
                                                : BABEL_LAND_UPRIGHT);
  babel_supply_set_flat (BABEL_SUPPLY (self->stock), narrow, (fit & BABEL_FIT_CRAMPED) != 0);
  babel_supply_set_deck_shown (BABEL_SUPPLY (self->stock), (fit & BABEL_FIT_TALL) != 0);
  babel_opponent_strip_set_narrow (BABEL_OPPONENT_STRIP (self->rival), narrow);
  babel_board_lay_out_strip (self, fit);
  babel_style_toggle (GTK_WIDGET (self), "tight", (fit & BABEL_FIT_TIGHT) != 0);
  babel_style_toggle (GTK_WIDGET (self), "narrow", narrow);
  babel_style_toggle (GTK_WIDGET (self), "one", (fit & BABEL_FIT_ONE) != 0);
  babel_style_toggle (GTK_WIDGET (self), "low", (fit & BABEL_FIT_LOW) != 0);
  babel_style_toggle (GTK_WIDGET (self), "cramped", (fit & BABEL_FIT_CRAMPED) != 0);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    babel_style_toggle (GTK_WIDGET (self), sizes[i].css_class, (fit & sizes[i].fit) != 0);
  babel_board_follow (self, comes_to_one);
}

static Choice
choose_all (BabelBoard *self, int width, int height)
{
  Choice choice = choose (self, width, height);

  if (!(choice.fit & BABEL_FIT_NARROW) &&
      height >= TALL * edubba_layout_measure_line (GTK_WIDGET (self)))
    choice.fit |= BABEL_FIT_TALL;
  choice.room = foresee_width (self, choice, width);
  return choice;
}

static gboolean
space_changed_cb (gpointer user_data)
{
  BabelBoard *self = BABEL_BOARD (user_data);

  self->refit = 0;
  put_on (self, choose_all (self, gtk_widget_get_width (GTK_WIDGET (self)),
                            gtk_widget_get_height (GTK_WIDGET (self))));
  return G_SOURCE_REMOVE;
}

/* Larger text may leave the fit as it is and want wider lands. */
void
babel_board_fit (BabelBoard *self, int width, int height)
{
  Choice choice;

  if (self->refit != 0)
    return;
  choice = choose_all (self, width, height);
  if (choice.fit != self->fit || choice.land_width != self->land_width ||
      choice.room != self->land_room)
    self->refit = g_idle_add_full (G_PRIORITY_HIGH_IDLE, space_changed_cb, self, NULL);
}

static GtkAdjustment *
get_down (BabelBoard *self)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
}

/* Scrolls before the allocation, for after it the change would be seen a frame late. */
static void
scroll_to_foot (BabelBoard *self, int width, int height)
{
  GtkAdjustment *down = get_down (self);
  int            least, whole;

  gtk_widget_measure (self->frame, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->frame, GTK_ORIENTATION_VERTICAL, MAX (width, least), &whole, NULL, NULL,
                      NULL);
  if (whole > height)
    gtk_adjustment_configure (down, whole - height, 0, whole,
                              gtk_adjustment_get_step_increment (down),
                              gtk_adjustment_get_page_increment (down), height);
}

void
babel_board_allocate_scroller (BabelBoard *self, int width, int height)
{
  GtkAdjustment *down = get_down (self);
  double         foot = gtk_adjustment_get_upper (down) - gtk_adjustment_get_page_size (down);

  /* Before the first layout nothing is scrolled: the beginning is seen. */
  if (gtk_adjustment_get_page_size (down) > 0 && gtk_adjustment_get_value (down) >= foot - 1)
    scroll_to_foot (self, width, height);
  babel_board_keep_looking (self, width - TABLE);
  gtk_widget_size_allocate (self->scroller, &(GtkAllocation) { 0, 0, width, height }, -1);
}
