/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A person knows what stands on the
 * board, not what the board has half in mind: where somebody is to be chosen anew, the choice
 * before is cancelled first, unless it happens to be the one that is needed.
 */
#include "meso-board-fixture.h"

#include "edubba-kit.h"
#include "game-state.h"
#include "meso-board-private.h"
#include "meso-player.h"
#include "meso-rules.h"
#include "meso.h"

/* Of this many actions the yardstick chooses all but one. */
#define SHARE 6

static guint n_played[MESO_N_KINDS];

void
board_set_up (BoardFixture *fixture, gconstpointer data)
{
  board_create (fixture, meso_get_game ()->get_board_type ());
}

graphene_point_t
board_find_middle (BoardFixture *fixture, const char *part)
{
  graphene_rect_t  bounds;
  graphene_point_t middle;

  g_assert_true (gtk_widget_compute_bounds (edubba_board_find_part (fixture->board, part),
                                            GTK_WIDGET (fixture->board), &bounds));
  graphene_rect_get_center (&bounds, &middle);
  return middle;
}

const char *
board_get_focused_part (BoardFixture *fixture)
{
  return edubba_kit_read_part (gtk_window_get_focus (fixture->window));
}

void
board_show_world (BoardFixture *fixture)
{
  g_autofree GameState *seen = game_state_new (&meso_rules);
  guint                 seat = meso_rules.mover (fixture->world);

  meso_rules.observe (fixture->world, seat, seen);
  edubba_board_show_state (fixture->board, seen, seat, TRUE);
}

static void
press_place (BoardFixture *fixture, guint place)
{
  g_autofree char *part = meso_place_dup_part (place);

  board_press (fixture, part);
}

/* Chooses a settler or a hut in a place, through the sheet if several differ. */
static void
choose (BoardFixture *fixture, guint place, guint owner, guint klass, guint token)
{
  MesoBoard *board = MESO_BOARD (fixture->board);

  if (board->choice.place == place && board->choice.klass == klass &&
      (klass != MESO_ANY || board->choice.token == token))
    return;
  if (board->choice.card == MESO_ANY)
    edubba_board_cancel (fixture->board);
  press_place (fixture, place);
  if (board->choice.place == place)
    return;
  for (guint i = 0; i < MESO_MAX_OPTIONS; i++)
    if (board->options[i].owner == owner && board->options[i].klass == klass &&
        board->options[i].token == token)
      {
        g_autofree char *part = g_strdup_printf ("option:%u", i);

        board_press (fixture, part);
        return;
      }
  g_assert_not_reached ();
}

/* Chooses somebody of the mover's in a place. */
static void
choose_own (BoardFixture *fixture, guint place, guint klass)
{
  choose (fixture, place, meso_rules.mover (fixture->world) + 1, klass, MESO_ANY);
}

/* Any of the mover's there: what is done does not depend on the class. */
static void
choose_any (BoardFixture *fixture, guint place)
{
  MesoBoard *board = MESO_BOARD (fixture->board);
  guint8     n[MESO_N_CLASSES];
  guint      klass = 0;

  if (board->choice.place == place && board->choice.klass != MESO_ANY)
    return;
  meso_sight_count_classes (&board->sight, board->sight.viewer, place, n);
  while (n[klass] == 0)
    klass++;
  choose_own (fixture, place, klass);
}

/* At one screen everybody looks at their own first. */
static void
uncover (BoardFixture *fixture)
{
  MesoBoard *board = MESO_BOARD (fixture->board);

  if (edubba_board_get_own (fixture->board) != NULL && !board->cover.looks)
    board_press (fixture, "look");
}

static void
press_card (BoardFixture *fixture, char letter)
{
  g_autofree char *part = g_strdup_printf ("card:%c", letter);

  uncover (fixture);
  edubba_board_cancel (fixture->board);
  board_press (fixture, part);
}

static void
press_do (BoardFixture *fixture, GameAction action)
{
  g_autofree char *text = game_action_print (&meso_rules, action);
  g_autofree char *part = g_strconcat ("do:", text, NULL);

  board_press (fixture, part);
}

/* The second half of an action by a card, which is done at once if there is only one way. */
static void
finish_card (BoardFixture *fixture, GameAction action)
{
  MesoBoard    *board = MESO_BOARD (fixture->board);
  const guint8 *operand = action.operand;

  if (board->choice.card != action.kind)
    return;
  switch (action.kind)
    {
    case MESO_LAND:
      choose_own (fixture, operand[0], operand[1]);
      press_place (fixture, operand[2]);
      break;
    case MESO_TELEPORT:
      choose (fixture, operand[2], operand[0], operand[1], MESO_ANY);
      press_place (fixture, operand[3]);
      break;
    case MESO_BANISH:
      choose (fixture, operand[0], operand[1], MESO_ANY, operand[2]);
      press_place (fixture, operand[3]);
      break;
    case MESO_TWINS:
      press_place (fixture, operand[0]);
      break;
    default:
      press_do (fixture, action);
    }
}

void
board_do (BoardFixture *fixture, GameAction action)
{
  static const char cards[MESO_N_KINDS] = {
    [MESO_BANISH] = 'B',
    [MESO_ENDURANCE] = 'E',
    [MESO_TWINS] = 'F',
    [MESO_LAND] = 'L',
    [MESO_ROB] = 'M',
    [MESO_PRIEST] = 'P',
    [MESO_STONE] = 'S',
    [MESO_TELEPORT] = 'T',
  };
  const guint8 *operand = action.operand;

  g_clear_pointer (&fixture->acted, g_free);
  if (cards[action.kind] != 0)
    {
      press_card (fixture, cards[action.kind]);
      finish_card (fixture, action);
      return;
    }
  switch (action.kind)
    {
    case MESO_STEP:
    case MESO_DISCOVER:
      choose_own (fixture, operand[0], operand[1]);
      press_place (fixture, operand[2]);
      break;
    case MESO_VOLCANO:
      press_place (fixture, operand[0]);
      break;
    case MESO_SEED:
      for (guint i = 0; i < 3 && operand[i] != MESO_NOWHERE; i++)
        press_place (fixture, operand[i]);
      break;
    case MESO_DRAW:
    case MESO_END:
      board_press (fixture, action.kind == MESO_DRAW ? "draw" : "end");
      break;
    case MESO_PICK:
    case MESO_DROP:
      choose_own (fixture, operand[0], operand[1]);
      press_do (fixture, action);
      break;
    case MESO_OFFER:
      choose_own (fixture, MESO_TEMPLE, MESO_BEARER + operand[0] - 1u);
      press_do (fixture, action);
      break;
    case MESO_LAY:
    case MESO_TAKE:
      uncover (fixture);
      press_do (fixture, action);
      break;
    default:
      choose_any (fixture, operand[0]);
      press_do (fixture, action);
    }
}

GameAction
board_draw_action (BoardFixture *fixture)
{
  const GameState       *state = fixture->world;
  g_autofree GameAction *legal = g_new (GameAction, meso_rules.max_legal);
  g_autofree GameState  *seen = game_state_new (&meso_rules);
  guint                  seat = meso_rules.mover (state);
  guint                  n = meso_rules.legal (state, seat, legal);
  guint                  rare = (guint) g_test_rand_int_range (0, (gint) n);
  GameAction             chosen;

  if (g_test_rand_int_range (0, SHARE) > 0)
    {
      meso_rules.observe (state, seat, seen);
      if (game_player_choose (&meso_player, &meso_rules, seen, seat, MESO_LEVEL_GREEDY, 1, 0, NULL,
                              &chosen, 1) > 0)
        {
          n_played[chosen.kind]++;
          return chosen;
        }
    }
  /* The rarest of some. */
  for (guint i = 0; i < 6; i++)
    {
      guint other = (guint) g_test_rand_int_range (0, (gint) n);

      if (n_played[legal[other].kind] < n_played[legal[rare].kind])
        rare = other;
    }
  n_played[legal[rare].kind]++;
  return legal[rare];
}

guint
board_count_played (guint kind)
{
  return n_played[kind];
}
