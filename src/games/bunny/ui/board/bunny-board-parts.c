/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of the board and their contents. The hand has the viewer's present choices: cards
 * while exploring, the buildings in the tray while building, and their scrolls after both.
 */
#include <glib/gi18n-lib.h>

#include "bunny-board-private.h"
#include "bunny-head.h"
#include "bunny-says.h"
#include "bunny-words.h"
#include "edubba-kit.h"

/* The greatest width of cards that are no longer in the hand. */
#define KEPT_MOST 118

/* ---- The field */

static void
draw_below (EdubbaField *field, GtkSnapshot *snapshot, gpointer data)
{
  BunnyBoard *self = data;

  if (self->shown)
    bunny_ground_draw (self->ground, field, &self->view, snapshot);
}

static void
draw_above (EdubbaField *field, GtkSnapshot *snapshot, gpointer data)
{
  BunnyBoard *self = data;

  if (self->preview != NULL)
    bunny_preview_draw_pieces (self->preview, field, snapshot);
  bunny_ground_draw_lava (self->ground, snapshot);
}

static void
add_places (BunnyBoard *self)
{
  static const char *const columns[] = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", NULL };
  static const char *const rows[] = { "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", NULL };

  self->field = EDUBBA_FIELD (edubba_field_new (EDUBBA_GRID_SQUARE));
  edubba_field_set_headers (self->field, columns, rows);
  edubba_field_set_drawing (self->field, draw_below, draw_above, self);
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      g_autofree char *part = bunny_board_dup_cell_part (cell);

      edubba_field_add (self->field, (int) cell % 10, (int) cell / 10, part);
    }
}

static void
fill_field (BunnyBoard *self)
{
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      g_autofree char *name = bunny_says_cell (&self->view, cell);
      GtkWidget       *place = GTK_WIDGET (edubba_field_get_place (self->field, cell));

      edubba_kit_name (place, name, NULL);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self->field));
}

/* ---- Head */

static void
build_head (BunnyBoard *self)
{
  self->head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->round = gtk_label_new (NULL);
  self->track = bunny_track_new ();
  self->strips = EDUBBA_STRIPS (edubba_strips_new ());
  gtk_widget_add_css_class (self->round, "round");
  gtk_label_set_xalign (GTK_LABEL (self->round), 0);
  gtk_label_set_wrap (GTK_LABEL (self->round), TRUE);
  gtk_widget_set_hexpand (self->round, TRUE);
  gtk_box_append (GTK_BOX (self->line), self->round);
  gtk_box_append (GTK_BOX (self->line), self->track);
  gtk_box_append (GTK_BOX (self->line), edubba_zoom_get_buttons (EDUBBA_ZOOM (self->zoom)));
  gtk_box_append (GTK_BOX (self->head), self->line);
  gtk_box_append (GTK_BOX (self->head), GTK_WIDGET (self->strips));
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
}

/* Moves the strips to another of the two boxes. */
static void
move_strips (BunnyBoard *self, GtkWidget *box, GtkWidget *behind)
{
  GtkWidget *strips = GTK_WIDGET (self->strips);
  GtkWidget *from = gtk_widget_get_parent (strips);

  if (from == box)
    return;
  g_object_ref (strips);
  gtk_box_remove (GTK_BOX (from), strips);
  gtk_box_insert_child_after (GTK_BOX (box), strips, behind);
  g_object_unref (strips);
}

/* The track tells the rest where the title is short. */
static void
show_title (BunnyBoard *self)
{
  g_autofree char *title = NULL;

  if (!self->shown)
    return;
  title = self->brief ? bunny_says_pick (&self->view) : bunny_says_round (&self->view);
  gtk_label_set_label (GTK_LABEL (self->round), title);
}

void
bunny_board_fit_head (BunnyBoard *self)
{
  edubba_strips_set_compact (self->strips, self->low);
  gtk_label_set_lines (GTK_LABEL (self->say), self->low ? 2 : 3);
  bunny_track_set_compact (self->track, self->low);
  edubba_kit_toggle (GTK_WIDGET (self), "low", self->low);
  gtk_widget_set_visible (self->round, !self->low);
  show_title (self);
  gtk_widget_set_hexpand (GTK_WIDGET (self->strips), self->low);
  move_strips (self, self->low ? self->line : self->head, self->low ? self->round : self->line);
}

static void
fill_head (BunnyBoard *self)
{
  show_title (self);
  bunny_track_show (self->track, &self->view);
  bunny_track_set_compact (self->track, self->low);
  bunny_strips_show (self->strips, &self->view);
}

/* ---- Foot */

GtkWidget *
bunny_board_add_button (BunnyBoard *self, const char *label, const char *part)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  GtkWidget *text = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_ellipsize (GTK_LABEL (text), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (text), 2);
  gtk_label_set_justify (GTK_LABEL (text), GTK_JUSTIFY_CENTER);
  edubba_kit_set_part (button, part);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "slot");
  gtk_box_append (GTK_BOX (self->buttons), button);
  return button;
}

static GtkWidget *
new_line (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  return label;
}

/* A child that scrolls up and down, as large as it is up to `most`, if that is not -1. */
static GtkWidget *
new_scroller (GtkWidget *child, int most)
{
  return g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", child, "focusable", FALSE,
                       "hscrollbar-policy", GTK_POLICY_NEVER, "max-content-height", most,
                       "propagate-natural-width", most >= 0, "propagate-natural-height", most >= 0,
                       NULL);
}

static void
build_foot (BunnyBoard *self)
{
  self->say = g_object_new (GTK_TYPE_LABEL, "can-target", FALSE, "wrap", TRUE, "wrap-mode",
                            PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "lines", 3, "ellipsize",
                            PANGO_ELLIPSIZE_END, NULL);
  self->hand = BUNNY_HAND (bunny_hand_new ());
  self->scroller = new_scroller (GTK_WIDGET (self->hand), -1);
  g_signal_connect_swapped (self->hand, "pointed", G_CALLBACK (bunny_board_say_card), self);
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  gtk_box_set_homogeneous (GTK_BOX (self->buttons), TRUE);
  gtk_widget_add_css_class (self->buttons, "slots");
  gtk_widget_add_css_class (self->say, "say");
  self->kept = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->kept, "kept");
  self->store = BUNNY_HAND (bunny_hand_new ());
  bunny_hand_set_most (self->store, KEPT_MOST);
  g_signal_connect_swapped (self->store, "pointed", G_CALLBACK (bunny_board_say_card), self);
  gtk_widget_set_vexpand (GTK_WIDGET (self->store), TRUE);
  gtk_box_append (GTK_BOX (self->kept), new_line (_ ("Already yours:")));
  gtk_box_append (GTK_BOX (self->kept), GTK_WIDGET (self->store));
  gtk_widget_set_parent (self->kept, GTK_WIDGET (self));
  gtk_widget_set_parent (self->say, GTK_WIDGET (self));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_widget_set_parent (self->buttons, GTK_WIDGET (self));
}

/* The i-th of equal faces has a part of its own. */
static void
add_card (BunnyBoard *self, BunnyHand *hand, const char *where, guint face, guint i)
{
  GString         *name = g_string_new (NULL);
  g_autofree char *part = NULL;

  bunny_face_print (face, name);
  part = i == 0 ? g_strdup_printf ("%s:%s", where, name->str)
                : g_strdup_printf ("%s:%s:%u", where, name->str, i + 1);
  bunny_hand_add (hand, bunny_card_new (self->looks ? self->own : &self->view, face, part));
  g_string_free (name, TRUE);
}

static void
fill_cards (BunnyBoard *self)
{
  const BunnyState *state = &self->view.state;
  guint             viewer = self->view.viewer;
  guint             last = 0, i = 0;

  for (guint k = 0; k < state->n_hand[viewer] && k < BUNNY_MAX_HAND; k++)
    {
      guint face = bunny_card_get_face (state->hand[viewer][k]);

      if (face == 0 || face > BUNNY_N_FACES)
        continue;
      i = face == last ? i + 1 : 0;
      last = face;
      add_card (self, self->hand, "card", face, i);
    }
}

static void
fill_tray (BunnyBoard *self, BunnyHand *hand, const char *where)
{
  guint32 tray = self->view.state.table.tray[self->view.viewer];

  for (guint face = BUNNY_CITY1; face <= BUNNY_TOWER; face++)
    for (guint i = 0; i < bunny_tray_get (tray, face); i++)
      add_card (self, hand, where, face, i);
}

static void
fill_scrolls (BunnyBoard *self, BunnyHand *hand, const char *where)
{
  const BunnyView *view = self->looks ? self->own : &self->view;

  for (guint face = BUNNY_FIRST_SCROLL; face <= BUNNY_N_FACES; face++)
    if (bunny_state_has_scroll (&view->state, self->view.viewer, face))
      add_card (self, hand, where, face, 0);
}

/* The scrolls of neighbours that a copy card may copy. */
static void
fill_copies (BunnyBoard *self)
{
  for (guint i = 0; i < self->view.n_legal; i++)
    add_card (self, self->hand, self->view.legal[i].operand[0] ? "copy:l" : "copy:r",
              self->view.legal[i].operand[1], 0);
}

/* Fills in the cards that the hand does not show: buildings that wait, and scrolls. None, if
 * several persons look at one board. */
static void
fill_kept (BunnyBoard *self)
{
  BunnyPhase phase = self->view.state.table.phase;

  bunny_hand_clear (self->store);
  if (self->own == NULL && phase == BUNNY_EXPLORE)
    fill_tray (self, self->store, "kept");
  if (self->own == NULL && (phase == BUNNY_EXPLORE || phase == BUNNY_BUILD))
    fill_scrolls (self, self->store, "kept");
  gtk_widget_set_visible (self->kept, bunny_hand_get_n (self->store) > 0);
}

/* Keeps the focus where it was among the cards, as far as that goes. */
static void
fill_hand (BunnyBoard *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean   had = focus != NULL && (gtk_widget_is_ancestor (focus, GTK_WIDGET (self->hand)) ||
                                   gtk_widget_is_ancestor (focus, self->kept));

  self->filling = TRUE;
  if (had)
    gtk_root_set_focus (root, NULL);
  fill_kept (self);
  bunny_hand_clear (self->hand);
  if (bunny_board_is_choosing (self))
    bunny_board_fill_covered (self);
  else if (self->looks)
    fill_scrolls (self, self->hand, "scroll");
  else if (self->view.state.table.phase == BUNNY_EXPLORE)
    fill_cards (self);
  else if (self->view.state.table.phase == BUNNY_BUILD)
    fill_tray (self, self->hand, "tray");
  else if (self->view.state.table.phase == BUNNY_FINAL && self->view.active)
    fill_copies (self);
  else
    fill_scrolls (self, self->hand, "scroll");
  bunny_hand_keep_size (self->hand, bunny_view_get_full_hand (&self->view),
                        bunny_view_get_moment (&self->view));
  edubba_kit_name (GTK_WIDGET (self->hand), bunny_board_name_hand (self), NULL);
  gtk_widget_set_visible (self->scroller, bunny_hand_get_n (self->hand) > 0);
  if (had)
    edubba_board_focus_start (EDUBBA_BOARD (self));
  self->filling = FALSE;
}

/* ---- All */

void
bunny_board_build (BunnyBoard *self)
{
  add_places (self);
  self->zoom = edubba_field_board_add_zoom (EDUBBA_FIELD_BOARD (self), self->field);
  build_head (self);
  gtk_widget_set_parent (self->zoom, GTK_WIDGET (self));
  build_foot (self);
  self->lists = gtk_popover_new ();
  self->list_box = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list_box), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list_box, "lists");
  gtk_popover_set_child (GTK_POPOVER (self->lists), new_scroller (self->list_box, 360));
  gtk_widget_set_parent (self->lists, GTK_WIDGET (self));
  edubba_board_set_sheet (EDUBBA_BOARD (self), self->lists);
  self->end = self->slots[0] = self->slots[1] = NULL;
}

/* Adds a row that has its text for its name. */
static void
add_line (BunnyBoard *self, const char *line)
{
  GtkWidget *label = new_line (line);

  gtk_list_box_append (GTK_LIST_BOX (self->list_box), label);
  edubba_kit_name (gtk_widget_get_parent (label), line, NULL);
}

void
bunny_board_open_lists (BunnyBoard *self, guint seat)
{
  g_autoptr (GPtrArray) lines = bunny_says_lists (&self->view, seat);
  g_autofree char *sentence = bunny_says_seat (&self->view, seat);
  GtkWidget       *strip = GTK_WIDGET (edubba_strips_get_strip (self->strips, seat));
  GtkWidget       *child;
  graphene_rect_t  bounds;

  while ((child = gtk_widget_get_first_child (self->list_box)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list_box), child);
  edubba_kit_name (self->list_box, sentence, NULL);
  add_line (self, sentence);
  for (guint i = 0; i < lines->len; i++)
    add_line (self, g_ptr_array_index (lines, i));
  if (!gtk_widget_compute_bounds (strip, GTK_WIDGET (self), &bounds))
    return;
  gtk_popover_set_pointing_to (GTK_POPOVER (self->lists),
                               &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                                                 (int) bounds.size.width,
                                                 (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->lists));
}

/* ---- Buttons */

static char *
say_slot (BunnyBoard *self, guint i)
{
  gboolean         two = self->view.state.table.seats == 2;
  g_autofree char *name = NULL;

  if (self->picked[i] == BUNNY_NONE)
    return g_strdup (i == 1 && two ? _ ("To discard: –") : _ ("To play: –"));
  if (bunny_board_is_choosing (self) && !self->looks)
    return g_strdup (i == 1 && two ? _ ("To discard: chosen") : _ ("To play: chosen"));
  name = bunny_words_card (
    bunny_card_get_face_shown (bunny_hand_get_card (self->hand, (guint) self->picked[i])));
  if (i == 1 && two)
    /* Translators: %s: a card that was chosen */
    return g_strdup_printf (_ ("To discard: %s"), name);
  /* Translators: %s: a card that was chosen */
  return g_strdup_printf (_ ("To play: %s"), name);
}

static void
add_slots (BunnyBoard *self)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *label = say_slot (self, i);
      g_autofree char *part = g_strdup_printf ("slot:%u", i + 1);

      self->slots[i] = bunny_board_add_button (self, label, part);
    }
  self->end = bunny_board_add_button (self, _ ("Choose"), "end");
  gtk_widget_set_sensitive (self->end,
                            self->picked[0] != BUNNY_NONE && self->picked[1] != BUNNY_NONE);
}

static void
add_goods (BunnyBoard *self)
{
  bunny_board_add_button (self, _ ("Wood"), "goods:wood");
  bunny_board_add_button (self, _ ("Fish"), "goods:fish");
  bunny_board_add_button (self, _ ("Carrots"), "goods:carrot");
}

static void
add_building_buttons (BunnyBoard *self)
{
  const BunnyTable *table = &self->view.state.table;

  if (table->asked)
    self->end = bunny_board_add_button (self, _ ("Do Not Step In"), "end");
  else if (table->camp)
    self->end = bunny_board_add_button (
      self, table->round < BUNNY_N_ROUNDS ? _ ("Keep the Camp") : _ ("Do Not Settle"), "end");
  else
    self->end = bunny_board_add_button (self, _ ("End Building"), "end");
}

static void
fill_buttons (BunnyBoard *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  BunnyPhase phase = self->view.state.table.phase;
  GtkWidget *child;
  gboolean   had = focus != NULL && gtk_widget_is_ancestor (focus, self->buttons);
  gboolean   acts = self->view.active && self->view.n_legal > 0;

  self->filling = TRUE;
  if (had)
    gtk_root_set_focus (root, NULL);
  while ((child = gtk_widget_get_first_child (self->buttons)) != NULL)
    gtk_box_remove (GTK_BOX (self->buttons), child);
  self->end = self->slots[0] = self->slots[1] = NULL;
  gtk_widget_set_visible (self->buttons, acts);
  if (acts && phase == BUNNY_EXPLORE)
    add_slots (self);
  else if (acts && phase == BUNNY_BUILD)
    add_building_buttons (self);
  else if (acts && phase == BUNNY_HARVEST)
    add_goods (self);
  if (acts)
    bunny_board_add_look (self);
  if (self->end != NULL && !bunny_view_can_gain (&self->view))
    gtk_widget_add_css_class (self->end, "suggested-action");
  if (had && (self->end == NULL || !gtk_widget_grab_focus (self->end)))
    edubba_board_focus_start (EDUBBA_BOARD (self));
  self->filling = FALSE;
}

/* ---- Lights and sentences */

static void
light_cards (BunnyBoard *self)
{
  gboolean two = self->view.state.table.seats == 2;

  for (guint i = 0; i < bunny_hand_get_n (self->hand); i++)
    {
      BunnyCardView *card = bunny_hand_get_card (self->hand, i);
      guint          place = self->picked[0] == (int) i ? 1 : self->picked[1] == (int) i ? 2
                                                                                         : 0;
      /* A face-down card does not say that it was chosen. */
      if (bunny_card_get_face_shown (card) == 0)
        place = 0;
      gboolean built = bunny_board_is_building (self, bunny_card_get_part (card));

      bunny_card_set_chosen (card, built ? 3 : place, place == 2 && two);
    }
}

static EdubbaPlaceState
find_state (BunnyBoard *self, guint cell)
{
  gboolean         marked = self->marked[cell] || self->changed[cell];
  EdubbaPlaceState state = marked ? EDUBBA_PLACE_MARKED : EDUBBA_PLACE_PLAIN;
  BunnyPhase       phase = self->view.state.table.phase;
  GameAction       action;

  for (guint i = 0; i < bunny_hand_get_n (self->hand) && phase == BUNNY_EXPLORE; i++)
    if (bunny_card_get_face_shown (bunny_hand_get_card (self->hand, i)) == cell + 1)
      state |= self->picked[0] == (int) i || self->picked[1] == (int) i ? EDUBBA_PLACE_PICKED
                                                                        : EDUBBA_PLACE_TARGET;
  if (self->first == (int) cell || self->post == (int) cell)
    state |= EDUBBA_PLACE_PICKED;
  if (phase != BUNNY_EXPLORE && bunny_board_aim (self, cell, &action) &&
      bunny_view_offers (&self->view, action))
    state |= EDUBBA_PLACE_TARGET;
  return state;
}

void
bunny_board_light (BunnyBoard *self)
{
  light_cards (self);
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      EdubbaPlace     *place = edubba_field_get_place (self->field, cell);
      EdubbaPlaceState state = find_state (self, cell);

      if (bunny_board_begins_tower (self, cell))
        state |= EDUBBA_PLACE_TARGET;
      edubba_place_change (place, ~state, FALSE);
      edubba_place_change (place, state, TRUE);
    }
  fill_buttons (self);
  bunny_board_say (self, NULL);
  bunny_telling_again (self->telling);
}

void
bunny_board_fill (BunnyBoard *self)
{
  fill_head (self);
  fill_field (self);
  fill_hand (self);
}
