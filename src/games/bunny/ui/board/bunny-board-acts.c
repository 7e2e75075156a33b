/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Handles presses on parts. An action that can only be refused is asked for all the same, so that
 * the rules say why; a press without an action names the part.
 */
#include <string.h>

#include "bunny-board-private.h"
#include "bunny-rules.h"
#include "bunny-says.h"
#include "edubba-kit.h"

static void
act (BunnyBoard *self, GameAction action)
{
  edubba_board_act (EDUBBA_BOARD (self), action);
}

static void
changed (BunnyBoard *self)
{
  if (self->picked[0] != BUNNY_NONE || self->picked[1] != BUNNY_NONE || self->building != 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "match.picked", NULL);
  bunny_board_light (self);
}

gboolean
bunny_board_unpick (EdubbaFieldBoard *board)
{
  BunnyBoard *self = BUNNY_BOARD (board);
  gboolean    had = self->picked[0] != BUNNY_NONE || self->picked[1] != BUNNY_NONE ||
                 self->building != 0;

  g_clear_pointer (&self->carried, g_free);
  self->picked[0] = self->picked[1] = self->first = BUNNY_NONE;
  self->building = 0;
  if (had)
    bunny_board_light (self);
  return had;
}

/* ---- Exploring */

void
bunny_board_pick (BunnyBoard *self, const char *part, int place)
{
  int card = BUNNY_NONE;

  for (guint i = 0; i < bunny_hand_get_n (self->hand); i++)
    if (g_str_equal (bunny_card_get_part (bunny_hand_get_card (self->hand, i)), part))
      card = (int) i;
  if (card == BUNNY_NONE)
    return;
  for (guint i = 0; i < 2; i++)
    if (self->picked[i] == card)
      {
        self->picked[i] = BUNNY_NONE;
        if (place == BUNNY_NONE)
          {
            changed (self);
            return;
          }
      }
  if (place == BUNNY_NONE)
    place = self->picked[0] == BUNNY_NONE ? 0 : 1;
  self->picked[place] = card;
  changed (self);
}

static guint
get_picked_face (BunnyBoard *self, guint i)
{
  guint card = (guint) self->picked[i];

  if (self->own != NULL)
    return bunny_board_get_covered (self, card);
  return bunny_card_get_face_shown (bunny_hand_get_card (self->hand, card));
}

/* The choice of two faces, in card order if both are played; of the first alone, if the other is
 * 0. */
static GameAction
make_pick (BunnyBoard *self, guint first, guint second)
{
  if (self->view.state.table.seats == 2)
    return bunny_action (BUNNY_DO_PICK, first, second, 1);
  if (second == 0)
    return bunny_action (BUNNY_DO_PICK, first, 0, 0);
  return bunny_action (BUNNY_DO_PICK, MIN (first, second), MAX (first, second), 0);
}

static gboolean
find_choice (BunnyBoard *self, GameAction *action)
{
  if (self->picked[0] == BUNNY_NONE || self->picked[1] == BUNNY_NONE)
    return FALSE;
  *action = make_pick (self, get_picked_face (self, 0), get_picked_face (self, 1));
  return TRUE;
}

/* ---- Building */

gboolean
bunny_board_aim (BunnyBoard *self, guint cell, GameAction *action)
{
  const BunnyTable *table = &self->view.state.table;
  guint             face = cell + 1;
  guint             other = (guint) self->first + 1;

  if (table->phase != BUNNY_BUILD || self->view.n_legal == 0)
    return FALSE;
  if (table->camp != 0)
    *action = bunny_action (table->asked ? BUNNY_DO_STEP_IN : BUNNY_DO_SETTLE, face, 0, 0);
  else if (self->building == BUNNY_TOWER && self->first != BUNNY_NONE)
    *action = bunny_action (BUNNY_DO_TOWER, MIN (face, other), MAX (face, other), 0);
  else if (self->building != 0 && self->building != BUNNY_TOWER)
    *action = bunny_action (BUNNY_DO_BUILD, self->building, face, 0);
  else
    return FALSE;
  return TRUE;
}

gboolean
bunny_board_begins_tower (BunnyBoard *self, guint cell)
{
  if (self->building != BUNNY_TOWER || self->first != BUNNY_NONE)
    return FALSE;
  for (guint i = 0; i < self->view.n_legal; i++)
    if (self->view.legal[i].kind == BUNNY_DO_TOWER &&
        (self->view.legal[i].operand[0] == cell + 1 || self->view.legal[i].operand[1] == cell + 1))
      return TRUE;
  return FALSE;
}

/* A cell on which no tower can stand: it is asked for with some other cell, so that the rules say
 * why not, at once and not only when the second cell is pressed. */
static void
ask_for_tower (BunnyBoard *self, guint cell)
{
  guint face = cell + 1;
  guint other = face == 1 ? 2 : 1;

  for (guint i = 0; i < self->view.n_legal; i++)
    if (self->view.legal[i].kind == BUNNY_DO_TOWER)
      other = self->view.legal[i].operand[0];
  act (self, bunny_action (BUNNY_DO_TOWER, MIN (face, other), MAX (face, other), 0));
}

static void
tell_cell (BunnyBoard *self, guint cell)
{
  g_autofree char *sentence = bunny_says_cell (&self->view, cell);

  bunny_board_say (self, sentence);
}

static gboolean
is_own_post (BunnyBoard *self, guint cell)
{
  const BunnyTable *table = &self->view.state.table;

  return self->view.active && table->phase == BUNNY_HARVEST &&
         bunny_table_get_owner (table, cell) == self->view.viewer + 1 &&
         bunny_table_get_spot (table, cell) == BUNNY_SPOT_POST;
}

/* While exploring a cell that is lit stands for its card. */
static gboolean
press_card_of (BunnyBoard *self, guint cell)
{
  for (guint i = 0; i < bunny_hand_get_n (self->hand); i++)
    {
      BunnyCardView *card = bunny_hand_get_card (self->hand, i);

      if (bunny_card_get_face_shown (card) == cell + 1)
        {
          bunny_board_pick (self, bunny_card_get_part (card), BUNNY_NONE);
          return TRUE;
        }
    }
  return FALSE;
}

static void
press_cell (BunnyBoard *self, guint cell)
{
  GameAction action;

  if (!self->view.active)
    tell_cell (self, cell);
  else if (bunny_board_aim (self, cell, &action))
    {
      /* A tower on one cell twice cannot even be written. */
      if (action.kind == BUNNY_DO_TOWER && action.operand[0] == action.operand[1])
        {
          self->first = BUNNY_NONE;
          changed (self);
          return;
        }
      act (self, action);
    }
  else if (bunny_board_begins_tower (self, cell))
    {
      self->first = (int) cell;
      changed (self);
    }
  else if (self->building == BUNNY_TOWER)
    ask_for_tower (self, cell);
  else if (is_own_post (self, cell))
    {
      self->post = (int) cell;
      bunny_board_light (self);
    }
  else if (self->view.state.table.phase != BUNNY_EXPLORE || !press_card_of (self, cell))
    tell_cell (self, cell);
}

/* ---- All */

/* The action of the button that ends a choice or a turn. */
static gboolean
find_end (BunnyBoard *self, GameAction *action)
{
  const BunnyTable *table = &self->view.state.table;

  if (!self->view.active)
    return FALSE;
  if (table->phase == BUNNY_EXPLORE)
    return find_choice (self, action);
  if (table->asked)
    *action = bunny_action (BUNNY_DO_PASS, 0, 0, 0);
  else
    *action = bunny_action (table->camp ? BUNNY_DO_KEEP : BUNNY_DO_DONE, 0, 0, 0);
  return table->phase == BUNNY_BUILD;
}

static gboolean
find_good (BunnyBoard *self, const char *name, GameAction *action)
{
  guint face = bunny_face_find (name, strlen (name));

  *action = bunny_action (BUNNY_DO_TRADE, (guint) self->post + 1, face, 0);
  return self->view.active && self->post != BUNNY_NONE && face != 0;
}

static gboolean
find_copy (BunnyBoard *self, const char *what, GameAction *action)
{
  guint face = bunny_face_find (what + 2, strcspn (what + 2, ":"));

  *action = bunny_action (BUNNY_DO_COPY, what[0] == 'l', face, 0);
  return self->view.active && face != 0;
}

/* The face in a part such as "tray:city2:2". */
static guint
read_face (const char *part)
{
  const char *name = strchr (part, ':') + 1;

  return bunny_face_find (name, strcspn (name, ":"));
}

/* The number of a card among those alike, from 0. */
static guint
read_copy (const char *part)
{
  const char *number = strchr (strchr (part, ':') + 1, ':');

  return number != NULL ? (guint) g_ascii_strtoull (number + 1, NULL, 10) - 1 : 0;
}

void
bunny_board_take_building (BunnyBoard *self, const char *part)
{
  self->building = read_face (part);
  self->copy = read_copy (part);
}

/* The viewer's camp that is to be settled now: announced, or asked about; 0: none. */
static guint
get_camp (BunnyBoard *self)
{
  const BunnyTable *table = &self->view.state.table;

  return table->asked != 0 ? table->asked : table->camp;
}

gboolean
bunny_board_is_building (BunnyBoard *self, const char *part)
{
  guint camp = get_camp (self);
  guint face = camp != 0 ? BUNNY_CAMP1 + camp - 1 : self->building;

  return face != 0 && g_str_has_prefix (part, "tray:") && read_face (part) == face &&
         (camp != 0 || read_copy (part) == self->copy);
}

static void
press_tray (BunnyBoard *self, const char *part)
{
  guint face = read_face (part);

  if (bunny_face_is_camp (face))
    {
      self->building = 0;
      act (self, bunny_action (BUNNY_DO_CAMP, face - BUNNY_CAMP1 + 1, 0, 0));
      return;
    }
  if (get_camp (self) != 0)
    {
      act (self, bunny_action (BUNNY_DO_BUILD, face, 1, 0));
      return;
    }
  if (bunny_board_is_building (self, part))
    self->building = 0;
  else
    bunny_board_take_building (self, part);
  self->first = BUNNY_NONE;
  changed (self);
}

static void
tell_card (BunnyBoard *self, guint face)
{
  g_autofree char *sentence = bunny_says_card (&self->view, face);

  bunny_board_say (self, sentence);
}

static void
press_card (BunnyBoard *self, const char *part)
{
  guint face = read_face (part);

  if (self->view.active && g_str_has_prefix (part, "card:"))
    bunny_board_pick (self, part, BUNNY_NONE);
  else if (self->view.active && g_str_has_prefix (part, "tray:") && self->view.n_legal > 0 &&
           (get_camp (self) == 0 || !bunny_board_is_building (self, part)))
    press_tray (self, part);
  /* Names the card in any case: names of scrolls tell little. */
  if (!bunny_face_is_camp (face) || !self->view.active)
    tell_card (self, face);
}

/* The action of a good, of a scroll to copy, or of the button that ends a choice or a turn. */
static gboolean
find_for_button (BunnyBoard *self, const char *part, GameAction *action)
{
  if (g_str_has_prefix (part, "goods:"))
    return find_good (self, part + strlen ("goods:"), action);
  if (g_str_has_prefix (part, "copy:"))
    return find_copy (self, part + strlen ("copy:"), action);
  return g_str_equal (part, "end") && find_end (self, action);
}

void
bunny_board_press (EdubbaBoard *board, const char *part)
{
  BunnyBoard *self = BUNNY_BOARD (board);
  int         cell = bunny_board_read_cell (part);
  GameAction  action;

  edubba_board_finish_motion (board);
  if (cell != BUNNY_NONE)
    press_cell (self, (guint) cell);
  else if (g_str_has_prefix (part, "card:") || g_str_has_prefix (part, "tray:") ||
           g_str_has_prefix (part, "scroll:") || g_str_has_prefix (part, "kept:"))
    press_card (self, part);
  else if (g_str_has_prefix (part, "slot:"))
    {
      self->picked[part[5] == '2'] = BUNNY_NONE;
      bunny_board_light (self);
    }
  else if (g_str_has_prefix (part, "down:"))
    bunny_board_pick (self, part, BUNNY_NONE);
  else if (g_str_equal (part, "look"))
    bunny_board_look (self, !self->looks);
  else if (g_str_has_prefix (part, "seat:"))
    bunny_board_open_lists (self, (guint) (part[5] - '1'));
  else if (find_for_button (self, part, &action))
    act (self, action);
}

/* ---- Before a press */

/* The choice that a card of the hand would be part of. */
static gboolean
find_pick (BunnyBoard *self, guint face, GameAction *action)
{
  guint first = self->picked[0] != BUNNY_NONE ? get_picked_face (self, 0) : 0;

  *action = first == 0 || first == face ? make_pick (self, face, 0) : make_pick (self, first, face);
  return self->own == NULL && self->view.n_legal > 0;
}

static gboolean
find_on_cell (BunnyBoard *self, guint cell, GameAction *action)
{
  if (self->view.state.table.phase != BUNNY_EXPLORE)
    return bunny_board_aim (self, cell, action) && bunny_view_offers (&self->view, *action);
  for (guint i = 0; i < bunny_hand_get_n (self->hand); i++)
    if (bunny_card_get_face_shown (bunny_hand_get_card (self->hand, i)) == cell + 1)
      return find_pick (self, cell + 1, action);
  return FALSE;
}

gboolean
bunny_board_find_action (EdubbaBoard *board, GtkWidget *widget, GameAction *action)
{
  BunnyBoard *self = BUNNY_BOARD (board);
  const char *part = edubba_kit_read_part (widget);
  int         cell = part != NULL ? bunny_board_read_cell (part) : BUNNY_NONE;

  if (part == NULL)
    return FALSE;
  if (cell != BUNNY_NONE)
    return find_on_cell (self, (guint) cell, action);
  if (g_str_has_prefix (part, "card:"))
    return find_pick (self, read_face (part), action);
  return self->own == NULL && find_for_button (self, part, action);
}

/* ---- Between two states */

static int
find_post (BunnyBoard *self)
{
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    if (is_own_post (self, cell))
      return (int) cell;
  return BUNNY_NONE;
}

void
bunny_board_keep_choice (BunnyBoard *self, const BunnyView *before)
{
  const BunnyView *now = &self->view;
  guint            viewer = now->viewer;
  gboolean         same = before->viewer == viewer &&
                  memcmp (before->state.hand[viewer], now->state.hand[viewer],
                          sizeof now->state.hand[viewer]) == 0 &&
                  before->state.table.phase == now->state.table.phase;

  if (!same || !now->active || now->state.table.phase != BUNNY_EXPLORE)
    self->picked[0] = self->picked[1] = BUNNY_NONE;
  self->first = BUNNY_NONE;
  if (!now->active || now->state.table.phase != BUNNY_BUILD || self->building == 0 ||
      before->state.table.tray[viewer] != now->state.table.tray[viewer] ||
      now->state.table.camp != 0)
    self->building = 0;
  self->post = find_post (self);
}
