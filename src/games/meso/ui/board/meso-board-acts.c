/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Presses. A press that completes an action asks for it; so does one that could only complete a
 * refused one, so that the rules say why. Any other chooses, or says what is there.
 */
#include <string.h>

#include "edubba-kit.h"
#include "game-state.h"
#include "meso-board-private.h"
#include "meso-rules.h"
#include "meso-says.h"

static void
act (MesoBoard *self, GameAction action)
{
  if (meso_sight_offers (&self->sight, action))
    meso_choice_follow (&self->choice, action);
  edubba_board_act (EDUBBA_BOARD (self), action);
}

static void
changed (MesoBoard *self)
{
  if (meso_choice_is_begun (&self->choice))
    gtk_widget_activate_action (GTK_WIDGET (self), "match.picked", NULL);
  meso_board_light (self);
}

gboolean
meso_board_unpick (EdubbaFieldBoard *board)
{
  MesoBoard *self = MESO_BOARD (board);
  gboolean   had = meso_choice_is_begun (&self->choice);

  meso_choice_clear (&self->choice);
  if (had)
    meso_board_light (self);
  return had;
}

/* ---- Places */

static void
tell_place (MesoBoard *self, guint place)
{
  g_autofree char *name = meso_says_place (&self->sight, place);
  g_autofree char *contents = meso_says_contents (&self->sight, place);
  g_autofree char *both = g_strdup_printf ("%s. %s", name, contents);

  meso_board_say (self, both);
}

/* Chooses somebody or something there, or asks which. FALSE if there is nothing. */
static gboolean
choose (MesoBoard *self, guint place)
{
  guint n = meso_choice_list (&self->choice, &self->sight, place, self->options);

  self->option_place = place;
  if (n == 0)
    return FALSE;
  if (n > 1)
    {
      meso_sheet_ask (self->sheet, &self->sight, &self->choice, place, self->options, n,
                      GTK_WIDGET (meso_board_find_place (self, place)));
      return TRUE;
    }
  meso_choice_take (&self->choice, place, &self->options[0]);
  changed (self);
  return TRUE;
}

static void
press_seed (MesoBoard *self, guint place)
{
  GameAction action;

  if (meso_choice_toggle_seed (&self->choice, &self->sight, place, &action))
    act (self, action);
  else
    changed (self);
}

/* What is due, before anything else. */
static void
press_due (MesoBoard *self, guint place)
{
  GameAction action;

  if (self->sight.state.due == MESO_DUE_SEED)
    press_seed (self, place);
  else if (meso_choice_find (&self->choice, &self->sight, place, &action))
    act (self, action);
  else if (self->sight.state.due == MESO_DUE_VOLCANO)
    act (self, meso_action (MESO_VOLCANO, place, 0, 0, 0));
  else
    tell_place (self, place);
}

/* Another of those who stand in the place that was chosen; if there is none, nobody any more. */
static void
choose_other (MesoBoard *self)
{
  guint place = self->choice.place;

  if (self->choice.card == MESO_ANY)
    {
      meso_choice_clear (&self->choice);
      if (meso_choice_list (&self->choice, &self->sight, place, self->options) > 1)
        choose (self, place);
    }
  meso_choice_clear (&self->choice);
  changed (self);
}

/* Returns TRUE if the viewer's own stand in a place and no card is being played. */
static gboolean
can_choose (MesoBoard *self, guint place)
{
  const MesoLand *land = meso_sight_get_land (&self->sight, place);

  return self->choice.card == MESO_ANY && land != NULL &&
         meso_land_count_settlers (land, self->sight.viewer) > 0;
}

/* Goes to a place within reach, step by step, as far as the rules let it. FALSE if it is none. */
static gboolean
walk_to (MesoBoard *self, guint place)
{
  guint8 way[MESO_MAX_WAY];
  guint  n = meso_choice_find_way (&self->choice, &self->sight, place, way);

  for (guint i = 0; i < n; i++)
    {
      guint moves = self->sight.state.moves;

      act (self, meso_action (MESO_STEP, self->choice.place, self->choice.klass, way[i], 0));
      if (self->choice.place != way[i] || self->sight.state.moves >= moves)
        break;
    }
  return n > 0;
}

/* Nothing is due, and the press completes no action. Whoever stands within reach of the one that
 * was chosen is chosen only by way of choosing nobody first: what is marked is walked to. */
static void
press_other (MesoBoard *self, guint place)
{
  if (meso_choice_has_who (&self->choice) && self->choice.place == place)
    choose_other (self);
  else if (meso_choice_has_who (&self->choice) && walk_to (self, place))
    return;
  else if (meso_choice_has_who (&self->choice) && !can_choose (self, place))
    act (self, meso_choice_make_refused (&self->choice, &self->sight, place));
  else
    {
      if (meso_choice_has_who (&self->choice))
        meso_choice_clear (&self->choice);
      if (!choose (self, place))
        tell_place (self, place);
    }
}

void
meso_board_press_place (MesoBoard *self, guint place)
{
  GameAction action;

  if (!self->sight.active)
    tell_place (self, place);
  else if (self->sight.state.due != MESO_DUE_NOTHING)
    press_due (self, place);
  else if (meso_choice_find (&self->choice, &self->sight, place, &action))
    act (self, action);
  else
    press_other (self, place);
}

gboolean
meso_board_can_take (MesoBoard *self, guint place)
{
  return self->sight.active && self->sight.state.due == MESO_DUE_NOTHING &&
         can_choose (self, place);
}

void
meso_board_take_place (MesoBoard *self, guint place)
{
  if (self->choice.place == place)
    return;
  meso_choice_clear (&self->choice);
  meso_choice_list (&self->choice, &self->sight, place, self->options);
  meso_choice_take (&self->choice, place, &self->options[0]);
  changed (self);
}

/* ---- Buttons */

static gboolean
read_card (const char *part, guint *card)
{
  const char *letter = strchr (meso_card_letters, part[strlen ("card:")]);

  *card = letter != NULL ? (guint) (letter - meso_card_letters) : MESO_N_CARDS;
  return *card < MESO_N_CARDS;
}

static void
press_card (MesoBoard *self, guint card)
{
  guint kind = meso_card_get_kind (card);
  guint n = 0, at = 0;

  if (self->choice.card == kind)
    {
      meso_board_unpick (EDUBBA_FIELD_BOARD (self));
      return;
    }
  for (guint i = 0; i < self->sight.n_legal; i++)
    if (self->sight.legal[i].kind == kind)
      {
        at = i;
        n++;
      }
  meso_choice_clear (&self->choice);
  if (n == 0)
    act (self, meso_choice_make_of_card (&self->sight, kind));
  else if (n == 1 && kind != MESO_BANISH && kind != MESO_TELEPORT && kind != MESO_LAND)
    act (self, self->sight.legal[at]);
  else
    self->choice.card = (guint8) kind;
  changed (self);
}

static gboolean
find_for_button (MesoBoard *self, const char *part, GameAction *action)
{
  if (g_str_has_prefix (part, "do:"))
    return meso_rules.parse_action (part + strlen ("do:"), action, NULL);
  if (g_str_equal (part, "draw") || g_str_equal (part, "end"))
    {
      *action = meso_action (part[0] == 'd' ? MESO_DRAW : MESO_END, 0, 0, 0, 0);
      return TRUE;
    }
  return FALSE;
}

/* One of the tokens that lie face down. */
static void
press_token (MesoBoard *self, guint i)
{
  GameAction action;

  if (meso_cover_find (&self->cover, &self->sight, i, &action))
    act (self, action);
}

static void
press_option (MesoBoard *self, guint i)
{
  gtk_popover_popdown (GTK_POPOVER (self->sheet));
  if (i >= MESO_MAX_OPTIONS)
    return;
  meso_choice_take (&self->choice, self->option_place, &self->options[i]);
  changed (self);
}

/* Goes to a place of the list. */
static void
go (MesoBoard *self, const char *name)
{
  const char  *end;
  guint        place;
  EdubbaPlace *widget;

  gtk_popover_popdown (GTK_POPOVER (self->sheet));
  if (!meso_place_read (name, &place, &end) ||
      (widget = meso_board_find_place (self, place)) == NULL)
    return;
  edubba_zoom_show_place (EDUBBA_ZOOM (self->zoom), widget);
  gtk_widget_grab_focus (GTK_WIDGET (widget));
}

static void
press_seat (MesoBoard *self, guint seat)
{
  GameAction action = meso_action (MESO_ROB, seat + 1, 0, 0, 0);
  GPtrArray *lines;

  if (self->choice.card == MESO_ROB && meso_sight_offers (&self->sight, action))
    {
      act (self, action);
      return;
    }
  lines = meso_says_tokens (&self->sight, seat);
  g_ptr_array_insert (lines, 0, meso_says_seat (&self->sight, seat));
  meso_sheet_tell (self->sheet, lines,
                   GTK_WIDGET (edubba_strips_get_strip (self->strips, seat)));
}

static void
look (MesoBoard *self)
{
  const GameState *own = edubba_board_get_own (EDUBBA_BOARD (self));

  self->cover.looks = own != NULL && !self->cover.looks;
  self->sight.state = self->cover.looks ? *meso_state (own) : self->seen;
  meso_board_fill (self);
}

void
meso_board_press (EdubbaBoard *board, const char *part)
{
  MesoBoard *self = MESO_BOARD (board);
  guint      place = meso_place_read_part (part);
  guint      card;
  GameAction action;

  if (place != MESO_NOWHERE)
    meso_board_press_place (self, place);
  else if (g_str_has_prefix (part, "card:") && read_card (part, &card) && self->sight.active)
    press_card (self, card);
  else if (g_str_has_prefix (part, "token:"))
    press_token (self, (guint) (part[6] - '1'));
  else if (g_str_has_prefix (part, "option:"))
    press_option (self, (guint) g_ascii_strtoull (part + strlen ("option:"), NULL, 10));
  else if (g_str_has_prefix (part, "seat:"))
    press_seat (self, (guint) (part[5] - '1'));
  else if (g_str_equal (part, "list"))
    meso_sheet_list (self->sheet, &self->sight, &self->choice, self->list);
  else if (g_str_has_prefix (part, "go:"))
    go (self, part + strlen ("go:"));
  else if (g_str_equal (part, "stack"))
    meso_sheet_tell (self->sheet, meso_says_stock (&self->sight), self->stack);
  else if (g_str_equal (part, "temple"))
    edubba_zoom_go_home (EDUBBA_ZOOM (self->zoom));
  else if (g_str_equal (part, "look"))
    look (self);
  else if (self->sight.active && find_for_button (self, part, &action))
    act (self, action);
}

/* ---- Before a press */

gboolean
meso_board_find_action (EdubbaBoard *board, GtkWidget *widget, GameAction *action)
{
  MesoBoard  *self = MESO_BOARD (board);
  const char *part = edubba_kit_read_part (widget);
  guint       place = part != NULL ? meso_place_read_part (part) : MESO_NOWHERE;

  if (part == NULL || !self->sight.active)
    return FALSE;
  if (place != MESO_NOWHERE)
    return meso_choice_find (&self->choice, &self->sight, place, action);
  return find_for_button (self, part, action) && meso_sight_offers (&self->sight, *action);
}
