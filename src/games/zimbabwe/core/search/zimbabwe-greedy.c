/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row of the description is a function here. What it never does (hire, set a price anew, adore
 * most gods) is not weighed. Of equal values the first action in byte order is played.
 */
#include "zimbabwe-greedy.h"

#include "zimbabwe-apply.h"
#include "zimbabwe-judge.h"
#include "zimbabwe-legal.h"
#include "zimbabwe-raise.h"
#include "zimbabwe-rows.h"
#include "zimbabwe-sites.h"

/* The best action of a kind, if there is one. */
typedef struct
{
  GameAction action;
  gint       value;
  gboolean   is_there;
} Choice;

/* Keeps the better of two; the old one, if they are equal. */
static void
offer (Choice *choice, GameAction action, gint value)
{
  if (!choice->is_there || value > choice->value)
    *choice = (Choice) { action, value, TRUE };
}

/* ---- Before the turns */

static GameAction
choose_start (ZimbabweGround *ground)
{
  Choice choice = { .is_there = FALSE };

  for (guint column = 0; column < ZIMBABWE_SIDE; column++)
    for (guint n = 0; n < ZIMBABWE_SIDE; n++)
      {
        /* Rows 1, 10 to 18, 2 to 9. */
        guint      row = n == 0 ? 0 : n < 10 ? n + 8
                                             : n - 9;
        guint      cell = zimbabwe_cell (column, row);
        GameAction action = zimbabwe_action (ZIMBABWE_FOUND, 0, 0, 0, 0);

        if (!zimbabwe_cells_has (&ground->starts, cell) ||
            zimbabwe_cells_has (&ground->monuments, cell))
          continue;
        zimbabwe_action_set_cell (&action, 0, cell);
        offer (&choice, action, zimbabwe_site_weigh_start (ground, cell));
      }
  return choice.action;
}

/* Bids the least, if enough of it comes back. */
static GameAction
choose_bid (const ZimbabweState *state)
{
  guint purse = state->seat[state->mover].purse;
  guint n = state->bid + 1u;
  guint own = n - zimbabwe_state_get_gift (state, n);
  guint back = zimbabwe_state_get_plaque (state, state->mover, state->pot + n) -
               zimbabwe_state_get_plaque (state, state->mover, state->pot);

  if (own <= purse && own <= back + 2 && (own <= back || purse - own >= 4))
    return zimbabwe_action (ZIMBABWE_BID, n >> 8, n & 255, 0, 0);
  return zimbabwe_action (ZIMBABWE_PASS, 0, 0, 0, 0);
}

/* ---- Raising */

/* The raise that brings most points. */
static Choice
choose_raise (ZimbabweGround *ground, const ZimbabweState *state)
{
  Choice       choice = { .is_there = FALSE };
  ZimbabweRows rows;
  GameAction   actions[ZIMBABWE_N_DISCS];
  guint        n;

  zimbabwe_rows_init (&rows, ground, state);
  zimbabwe_rows_add_raises (&rows);
  n = rows.n > 0 ? zimbabwe_row_list (&rows.row[0], actions) : 0;
  for (guint i = 0; i < n; i++)
    {
      guint level = zimbabwe_state_get_level (state, zimbabwe_action_get_cell (actions[i], 0));

      offer (&choice, actions[i], zimbabwe_values[level + 1] - zimbabwe_values[level]);
    }
  return choice;
}

/* What is left of the raise under way after a step. */
static guint
find_rest (const ZimbabweRows *rows, const ZimbabweBuyer *buyer, guint craft, GameAction action)
{
  guint        cell = zimbabwe_action_get_cell (action, 2);
  ZimbabweNeed need;

  zimbabwe_need_resume (&need, rows->state);
  zimbabwe_need_mark (&need, zimbabwe_ground_find_resource (rows->ground, cell));
  if (action.kind == ZIMBABWE_GOOD)
    zimbabwe_need_take (&need, rows->state, craft);
  else
    need.source = rows->state->n_crafts;
  return zimbabwe_buyer_complete (buyer, &need, rows->self->purse);
}

/* Offers the steps of a craftsman: its way and work and the rest of the raise, own work being
 * cheaper than it is. */
static void
weigh_steps (const ZimbabweRows  *rows,
             const ZimbabweBuyer *buyer,
             const ZimbabweRow   *row,
             Choice              *choice)
{
  const ZimbabweState *state = rows->state;
  guint                cell = zimbabwe_action_get_cell (row->action, 0);
  guint                craft = zimbabwe_state_find_craft (state, cell);
  guint                secondary = zimbabwe_state_find_craft (state, state->source);
  guint                times = state->craft[craft].owner == state->mover ? 1 : 3;
  guint                cost = times * zimbabwe_buyer_get_price (buyer, craft);
  GameAction           actions[ZIMBABWE_MAX_RESOURCES];
  guint                n = zimbabwe_row_list (row, actions);

  if (row->action.kind == ZIMBABWE_GOOD)
    cost += 3 * zimbabwe_ground_count_hubs (rows->ground, state->raising, craft);
  else
    cost += 3 * zimbabwe_ground_count_hubs_between (rows->ground, secondary, craft);
  for (guint i = 0; i < n; i++)
    offer (choice, actions[i], -(gint) (cost + find_rest (rows, buyer, craft, actions[i])));
}

static GameAction
choose_step (ZimbabweGround *ground, const ZimbabweState *state)
{
  Choice        choice = { .is_there = FALSE };
  ZimbabweRows  rows;
  ZimbabweBuyer buyer;

  zimbabwe_rows_init (&rows, ground, state);
  zimbabwe_rows_add_steps (&rows);
  zimbabwe_buyer_init (&buyer, ground, state, state->mover);
  for (guint i = 0; i < rows.n; i++)
    weigh_steps (&rows, &buyer, &rows.row[i], &choice);
  return choice.action;
}

/* Raises as much as it can: ten times the points less the cattle. */
static Choice
choose_raising (ZimbabweGround *ground, const ZimbabweState *state)
{
  Choice              choice = choose_raise (ground, state);
  ZimbabweState       then = *state;
  const ZimbabweSeat *self = &then.seat[state->mover];

  for (Choice next = choice; next.is_there; next = choose_raise (ground, &then))
    {
      zimbabwe_play (&then, ground, next.action, NULL);
      while (then.raising != ZIMBABWE_NOWHERE)
        zimbabwe_play (&then, ground, choose_step (ground, &then), NULL);
    }
  zimbabwe_ground_follow (ground, state);
  choice.value = 10 * (self->points - state->seat[state->mover].points) -
                 (state->seat[state->mover].purse - self->purse);
  return choice;
}

/* ---- Sites */

/* Offers all actions of a row of cells, in byte order. */
static void
weigh_row (const ZimbabweSites *sites, const ZimbabweRow *row, Choice *choice)
{
  GameAction actions[ZIMBABWE_N_CELLS * 2];
  guint      n = zimbabwe_row_list (row, actions);

  for (guint i = 0; i < n; i++)
    {
      guint cell;

      if (row->action.kind == ZIMBABWE_MONUMENT)
        {
          cell = zimbabwe_action_get_cell (actions[i], 0);
          offer (choice, actions[i], zimbabwe_sites_weigh_monument (sites, cell));
          continue;
        }
      cell = zimbabwe_action_get_cell (actions[i], 1);
      offer (choice, actions[i],
             zimbabwe_sites_weigh_craft (sites, actions[i].operand[0] - 1u, cell,
                                         actions[i].operand[3]));
    }
}

/* The best site for a monument, if one may be built, or for a craftsman. */
static void
choose_site (ZimbabweGround *ground, const ZimbabweState *state, Choice *choice)
{
  ZimbabweSites sites;
  ZimbabweRows  rows;

  zimbabwe_rows_init (&rows, ground, state);
  zimbabwe_rows_add_monuments (&rows);
  zimbabwe_rows_add_placements (&rows);
  if (rows.n == 0)
    return;
  zimbabwe_sites_init (&sites, ground, state);
  for (guint i = 0; i < rows.n; i++)
    weigh_row (&sites, &rows.row[i], choice);
}

/* ---- Turns */

/* The choice where a main action may begin, or craftsmen be placed. */
static GameAction
choose_main (ZimbabweGround *ground, const ZimbabweState *state)
{
  const GameAction xango = zimbabwe_action (ZIMBABWE_GOD, ZIMBABWE_XANGO, 0, 0, 0);
  Choice           choice = { .is_there = FALSE };

  if (state->main == ZIMBABWE_MAIN_NONE)
    {
      if (zimbabwe_judge (ground, state, xango) == ZIMBABWE_LEGAL)
        return xango;
      choice = choose_raising (ground, state);
    }
  choose_site (ground, state, &choice);
  return choice.is_there && choice.value > 0 ? choice.action
                                             : zimbabwe_action (ZIMBABWE_END, 0, 0, 0, 0);
}

static GameAction
choose_in_turn (ZimbabweGround *ground, const ZimbabweState *state)
{
  guint  unpriced = zimbabwe_state_find_unpriced (state, state->mover);
  Choice raise;

  if (unpriced != ZIMBABWE_NO_CRAFT)
    return zimbabwe_action (ZIMBABWE_PRICE, unpriced + 1, 2, 0, 0);
  if (state->raising != ZIMBABWE_NOWHERE)
    return choose_step (ground, state);
  if (state->main == ZIMBABWE_MAIN_NONE || state->main == ZIMBABWE_MAIN_CRAFT)
    return choose_main (ground, state);
  raise = choose_raise (ground, state);
  return raise.is_there ? raise.action : zimbabwe_action (ZIMBABWE_END, 0, 0, 0, 0);
}

static GameAction
choose (const GameRules *rules,
        const GameState *game,
        guint            seat,
        guint64         *rng,
        GameAction      *actions)
{
  const ZimbabweState *state = zimbabwe_state (game);
  ZimbabweGround       ground;

  if (state->phase == ZIMBABWE_PHASE_AUCTION)
    return choose_bid (state);
  if (state->owe)
    {
      /* It never hires; whoever did for it has the first of all uses. */
      zimbabwe_legal (game, seat, actions);
      return actions[0];
    }
  zimbabwe_ground_init (&ground);
  zimbabwe_ground_follow (&ground, state);
  return state->phase == ZIMBABWE_PHASE_FOUND ? choose_start (&ground)
                                              : choose_in_turn (&ground, state);
}

/* ---- Glances */

/* What a raise brings, less what it costs at least. */
static gint
weigh_raise (const ZimbabweBuyer *buyer, GameAction action)
{
  guint        cell = zimbabwe_action_get_cell (action, 0);
  guint        level = zimbabwe_state_get_level (buyer->state, cell);
  ZimbabweNeed need;

  zimbabwe_need_begin (&need, buyer->state, cell);
  return 10 * (zimbabwe_values[level + 1] - zimbabwe_values[level]) -
         (gint) zimbabwe_buyer_complete (buyer, &need, ZIMBABWE_MAX_CATTLE);
}

/* What a step leaves to be paid, and costs itself. */
static gint
weigh_step (ZimbabweRows *rows, const ZimbabweBuyer *buyer, GameAction action)
{
  ZimbabweRow row = { .action = action, .type = ZIMBABWE_ROW_CELLS, .operand = 2 };
  Choice      choice = { .is_there = FALSE };

  zimbabwe_cells_add (&row.across, zimbabwe_action_get_cell (action, 2));
  weigh_steps (rows, buyer, &row, &choice);
  return choice.value;
}

/* What a card seems to be worth: less, the more it asks for. */
static gint
weigh_card (GameAction action)
{
  return action.kind == ZIMBABWE_HIRE
           ? -5 * zimbabwe_staff[action.operand[0] - 1].requirement
           : -5 * zimbabwe_gods[action.operand[0]].requirement;
}

static gint
weigh_bid (const ZimbabweState *state, GameAction action)
{
  return game_action_equal (action, choose_bid (state)) ? 1
                                                        : -(gint) zimbabwe_action_get_bid (action);
}

static gint
weigh (ZimbabweRows        *rows,
       const ZimbabweBuyer *buyer,
       const ZimbabweSites *sites,
       GameAction           action)
{
  const ZimbabweState *state = rows->state;
  guint                cell = zimbabwe_action_get_cell (action, action.kind == ZIMBABWE_PLACE);

  switch (action.kind)
    {
    case ZIMBABWE_FOUND:
      return zimbabwe_site_weigh_start (rows->ground, cell);
    case ZIMBABWE_BID:
    case ZIMBABWE_PASS:
      return weigh_bid (state, action);
    case ZIMBABWE_GOD:
    case ZIMBABWE_HIRE:
      return weigh_card (action);
    case ZIMBABWE_MONUMENT:
      return zimbabwe_sites_weigh_monument (sites, cell);
    case ZIMBABWE_PLACE:
      return zimbabwe_sites_weigh_craft (sites, action.operand[0] - 1u, cell, action.operand[3]);
    case ZIMBABWE_RAISE:
      return weigh_raise (buyer, action);
    case ZIMBABWE_GOOD:
    case ZIMBABWE_FROM:
      return weigh_step (rows, buyer, action);
    case ZIMBABWE_PRICE:
      return action.operand[1] == 2 ? -1 : -2;
    case ZIMBABWE_HERD:
      return action.operand[0];
    default:
      return 0;
    }
}

static void
glance (const GameState *seen, guint seat, const GameAction *actions, guint n, gint *glances)
{
  const ZimbabweState *state = zimbabwe_state (seen);
  ZimbabweGround       ground;
  ZimbabweSites        sites;
  ZimbabweBuyer        buyer;
  ZimbabweRows         rows;
  Choice               more = { .is_there = FALSE }; /* raises behind the first one */

  zimbabwe_ground_init (&ground);
  zimbabwe_ground_follow (&ground, state);
  zimbabwe_sites_init (&sites, &ground, state);
  zimbabwe_buyer_init (&buyer, &ground, state, state->mover);
  zimbabwe_rows_init (&rows, &ground, state);
  if (state->phase == ZIMBABWE_PHASE_ACT && state->main == ZIMBABWE_MAIN_NONE && !state->owe)
    more = choose_raising (&ground, state);
  if (more.is_there)
    more.value -= weigh_raise (&buyer, more.action);
  for (guint i = 0; i < n; i++)
    glances[i] = weigh (&rows, &buyer, &sites, actions[i]) +
                 (actions[i].kind == ZIMBABWE_RAISE ? more.value : 0);
}

const GamePolicy zimbabwe_policy = {
  .choose = choose,
  .glance = glance,
  .half_lead = 6,
  .game_nodes = 80,
};
