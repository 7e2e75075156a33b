/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The notation of actions (NOTATION.md 1), printed and read by one table of forms; and the
 * paragraphs behind them (RULES.md 9).
 */
#include "zimbabwe-action.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game-print.h"
#include "game-state.h"
#include "zimbabwe-table.h"

/* The letters of a form: C a cell, of two operands; X a kind of craftsman, Y one with a cell and,
 * if it is narrow, its turn; R a resource; T a turn; P a price; H cattle for the herd; B a bid, of
 * two operands; G a god; S a specialist. Other characters stand for themselves. */
typedef struct
{
  const char       *name;
  const char       *form;
  ZimbabweParagraph paragraph;
} Form;

static const Form forms[ZIMBABWE_N_KINDS] = {
  [ZIMBABWE_FOUND] = { "found", "C", ZIMBABWE_PARAGRAPH_FOUNDING },
  [ZIMBABWE_BID] = { "bid", "B", ZIMBABWE_PARAGRAPH_BIDDING },
  [ZIMBABWE_PASS] = { "pass", "", ZIMBABWE_PARAGRAPH_PASSING },
  [ZIMBABWE_GOD] = { "god", "G", ZIMBABWE_PARAGRAPH_GOD },
  [ZIMBABWE_HIRE] = { "hire", "S", ZIMBABWE_PARAGRAPH_HIRING },
  [ZIMBABWE_SHAMAN] = { "shaman", "R-C", ZIMBABWE_PARAGRAPH_SHAMAN },
  [ZIMBABWE_RAIN] = { "rain", "CT", ZIMBABWE_PARAGRAPH_RAIN },
  [ZIMBABWE_HERD] = { "herd", "H", ZIMBABWE_PARAGRAPH_HERD },
  [ZIMBABWE_NOMADS] = { "nomads", "", ZIMBABWE_PARAGRAPH_NOMADS },
  [ZIMBABWE_BUILDER] = { "builder", "", ZIMBABWE_PARAGRAPH_BUILDER },
  [ZIMBABWE_MONUMENT] = { "monument", "C", ZIMBABWE_PARAGRAPH_MONUMENT },
  [ZIMBABWE_PLACE] = { "place", "Y", ZIMBABWE_PARAGRAPH_CRAFTSMEN },
  [ZIMBABWE_PRICE] = { "price", "X-P", ZIMBABWE_PARAGRAPH_PRICES },
  [ZIMBABWE_RAISE] = { "raise", "C", ZIMBABWE_PARAGRAPH_WHICH },
  [ZIMBABWE_GOOD] = { "good", "C-C", ZIMBABWE_PARAGRAPH_GOODS },
  [ZIMBABWE_FROM] = { "from", "C-C", ZIMBABWE_PARAGRAPH_CHAIN },
  [ZIMBABWE_END] = { "end", "", ZIMBABWE_PARAGRAPH_END },
};

guint
zimbabwe_action_get_bid (GameAction action)
{
  return action.operand[0] * 256u + action.operand[1];
}

guint
zimbabwe_action_get_cell (GameAction action, guint operand)
{
  return zimbabwe_cell (action.operand[operand] - 1u, action.operand[operand + 1] - 1u);
}

void
zimbabwe_action_set_cell (GameAction *action, guint operand, guint cell)
{
  action->operand[operand] = (guint8) (zimbabwe_cell_get_column (cell) + 1);
  action->operand[operand + 1] = (guint8) (zimbabwe_cell_get_row (cell) + 1);
}

/* ---- Paragraphs */

/* The paragraph of a refusal that any action may meet. */
static guint
get_common_paragraph (guint refusal)
{
  static const guint8 paragraphs[] = {
    [ZIMBABWE_LEGAL] = ZIMBABWE_N_PARAGRAPHS,
    [ZIMBABWE_GAME_OVER] = ZIMBABWE_PARAGRAPH_VICTORY,
    [ZIMBABWE_FOUNDING_FIRST] = ZIMBABWE_PARAGRAPH_FOUNDING,
    [ZIMBABWE_AUCTION_FIRST] = ZIMBABWE_PARAGRAPH_BIDDING,
    [ZIMBABWE_ACTING_FIRST] = ZIMBABWE_PARAGRAPH_TURN,
    [ZIMBABWE_USE_OWED] = ZIMBABWE_PARAGRAPH_HIRING,
    [ZIMBABWE_PRICE_OWED] = ZIMBABWE_PARAGRAPH_PRICES,
    [ZIMBABWE_SOURCE_OWED] = ZIMBABWE_PARAGRAPH_CHAIN,
    [ZIMBABWE_GOODS_OWED] = ZIMBABWE_PARAGRAPH_GOODS,
    [ZIMBABWE_NO_RAISE] = ZIMBABWE_PARAGRAPH_WHICH,
    [ZIMBABWE_NO_SOURCE_OWED] = ZIMBABWE_PARAGRAPH_CHAIN,
  };

  if (refusal == ZIMBABWE_MAIN_DONE)
    return ZIMBABWE_PARAGRAPH_TURN;
  if (refusal == ZIMBABWE_NOT_YOURS || refusal == ZIMBABWE_ALREADY_USED)
    return ZIMBABWE_PARAGRAPH_SPECIALISTS;
  return refusal < G_N_ELEMENTS (paragraphs) ? paragraphs[refusal] : ZIMBABWE_N_PARAGRAPHS;
}

static guint
get_place_paragraph (guint refusal)
{
  switch (refusal)
    {
    case ZIMBABWE_NONE_LEFT:
    case ZIMBABWE_FEW_CATTLE:
      return ZIMBABWE_PARAGRAPH_COST;
    case ZIMBABWE_SAME_LINE:
    case ZIMBABWE_NO_PRIMARY:
      return ZIMBABWE_PARAGRAPH_SECONDARY;
    case ZIMBABWE_NO_TECH:
    case ZIMBABWE_VR_LIMIT:
      return ZIMBABWE_PARAGRAPH_TECHNOLOGY;
    case ZIMBABWE_NOT_EMPTY:
      return ZIMBABWE_PARAGRAPH_ROOM;
    case ZIMBABWE_NO_RESOURCE:
    case ZIMBABWE_RESOURCE_CLAIMED:
      return ZIMBABWE_PARAGRAPH_RESOURCE;
    default:
      return ZIMBABWE_PARAGRAPH_CRAFTSMEN;
    }
}

static guint
get_good_paragraph (guint kind, guint refusal)
{
  switch (refusal)
    {
    case ZIMBABWE_NO_RESOURCE:
    case ZIMBABWE_RESOURCE_USED:
      return ZIMBABWE_PARAGRAPH_MARKS;
    case ZIMBABWE_DEAD_END:
      return ZIMBABWE_PARAGRAPH_WHOLE;
    case ZIMBABWE_OUT_OF_REACH:
    case ZIMBABWE_FEW_CATTLE:
      return kind == ZIMBABWE_GOOD ? ZIMBABWE_PARAGRAPH_BUYING : ZIMBABWE_PARAGRAPH_CHAIN;
    default:
      return forms[kind].paragraph;
    }
}

guint
zimbabwe_action_get_paragraph (GameAction action, guint refusal)
{
  guint common = get_common_paragraph (refusal);

  if (common != ZIMBABWE_N_PARAGRAPHS)
    return common;
  switch (action.kind)
    {
    case ZIMBABWE_GOD:
      return refusal == ZIMBABWE_LEGAL ? ZIMBABWE_PARAGRAPH_FIRST_GOD + action.operand[0] - 1u
                                       : ZIMBABWE_PARAGRAPH_GOD;
    case ZIMBABWE_PLACE:
      return get_place_paragraph (refusal);
    case ZIMBABWE_RAISE:
      return refusal == ZIMBABWE_FEW_GOODS || refusal == ZIMBABWE_FEW_CATTLE
               ? ZIMBABWE_PARAGRAPH_WHOLE
               : ZIMBABWE_PARAGRAPH_WHICH;
    case ZIMBABWE_GOOD:
    case ZIMBABWE_FROM:
      return get_good_paragraph (action.kind, refusal);
    default:
      return forms[action.kind].paragraph;
    }
}

/* ---- Printing */

static void
print_turn (guint turn, GString *text)
{
  if (turn != ZIMBABWE_WIDE)
    g_string_append_c (text, turn == ZIMBABWE_ACROSS ? 'h' : 'v');
}

/* Appends what a letter of a form stands for, and returns how many operands that was. */
static guint
print_operand (char letter, GameAction action, guint at, GString *text)
{
  const guint8 *operand = action.operand + at;

  switch (letter)
    {
    case 'C':
      zimbabwe_cell_print (zimbabwe_action_get_cell (action, at), text);
      return 2;
    case 'B':
      game_print_to (text, "%u", zimbabwe_action_get_bid (action));
      return 2;
    case 'Y':
      game_print_to (text, "%c-", zimbabwe_crafts[operand[0] - 1].letter);
      zimbabwe_cell_print (zimbabwe_action_get_cell (action, 1), text);
      print_turn (operand[3], text);
      return 4;
    case 'X':
      g_string_append_c (text, zimbabwe_crafts[operand[0] - 1].letter);
      return 1;
    case 'R':
      g_string_append_c (text, zimbabwe_resource_letters[operand[0] - 1]);
      return 1;
    case 'T':
      print_turn (operand[0], text);
      return 1;
    case 'G':
      g_string_append (text, zimbabwe_gods[operand[0]].id);
      return 1;
    case 'S':
      g_string_append (text, zimbabwe_staff[operand[0] - 1].id);
      return 1;
    case 'P':
    case 'H':
      g_string_append_c (text, (char) ('0' + operand[0]));
      return 1;
    default:
      g_string_append_c (text, letter);
      return 0;
    }
}

void
zimbabwe_action_print (GameAction action, GString *text)
{
  const Form *form = &forms[action.kind];
  guint       n = 0;

  g_string_append (text, form->name);
  if (form->form[0] != '\0')
    g_string_append_c (text, ':');
  for (const char *p = form->form; *p; p++)
    n += print_operand (*p, action, n, text);
}

/* ---- Reading */

/* Reads over one of some characters: its index from 1, or 0. */
static guint8
read_letter (const char **text, const char *letters)
{
  const char *found = **text ? strchr (letters, **text) : NULL;

  if (!found)
    return 0;
  (*text)++;
  return (guint8) (found - letters + 1);
}

static gboolean
read_cell (const char **text, GameAction *action, guint at)
{
  guint cell;

  if (!zimbabwe_cell_read (*text, &cell, text))
    return FALSE;
  zimbabwe_action_set_cell (action, at, cell);
  return TRUE;
}

static gboolean
read_bid (const char **text, guint8 *operand)
{
  guint64 bid;

  if (!game_number_parse (*text, ZIMBABWE_MAX_BID, &bid, text) || bid == 0)
    return FALSE;
  operand[0] = (guint8) (bid >> 8);
  operand[1] = (guint8) bid;
  return TRUE;
}

static guint8
read_god (const char **text)
{
  for (guint8 i = 1; i <= ZIMBABWE_N_GODS; i++)
    if (g_str_equal (*text, zimbabwe_gods[i].id))
      {
        *text += strlen (*text);
        return i;
      }
  return 0;
}

static guint8
read_staff (const char **text)
{
  for (guint8 i = 0; i < ZIMBABWE_N_STAFF; i++)
    if (g_str_equal (*text, zimbabwe_staff[i].id))
      {
        *text += strlen (*text);
        return i + 1;
      }
  return 0;
}

/* Reads a kind of craftsman, a cell and, if it is narrow, a turn. */
static gboolean
read_craft (const char **text, GameAction *action)
{
  action->operand[0] = read_letter (text, ZIMBABWE_CRAFT_LETTERS);
  if (action->operand[0] == 0 || *(*text)++ != '-' || !read_cell (text, action, 1))
    return FALSE;
  if (zimbabwe_crafts[action->operand[0] - 1].is_wide)
    return TRUE;
  action->operand[3] = read_letter (text, "hv");
  return action->operand[3] != 0;
}

/* Reads what a letter of a form stands for, and moves `at` over its operands. */
static gboolean
read_operand (char letter, const char **text, GameAction *action, guint *at)
{
  guint8 *operand = &action->operand[(*at)++];

  switch (letter)
    {
    case 'C':
      (*at)++;
      return read_cell (text, action, *at - 2);
    case 'B':
      return read_bid (text, operand);
    case 'Y':
      return read_craft (text, action);
    case 'X':
      *operand = read_letter (text, ZIMBABWE_CRAFT_LETTERS);
      break;
    case 'R':
      *operand = read_letter (text, zimbabwe_resource_letters);
      break;
    case 'T':
      *operand = read_letter (text, "hv");
      break;
    case 'P':
      *operand = read_letter (text, "123");
      break;
    case 'H':
      *operand = (guint8) (2 * read_letter (text, "246"));
      break;
    case 'G':
      *operand = read_god (text);
      break;
    case 'S':
      *operand = read_staff (text);
      break;
    default:
      (*at)--;
      return *(*text)++ == letter;
    }
  return *operand != 0;
}

static gboolean
read_form (const char *form, const char *text, GameAction *action)
{
  guint n = 0;

  for (; *form; form++)
    if (!read_operand (*form, &text, action, &n))
      return FALSE;
  return *text == '\0';
}

gboolean
zimbabwe_action_parse (const char *text, GameAction *action, GError **error)
{
  gsize            length = strcspn (text, ":");
  g_autofree char *quoted = NULL;

  for (guint8 kind = 0; kind < ZIMBABWE_N_KINDS; kind++)
    {
      const Form *form = &forms[kind];

      if (strlen (form->name) != length || strncmp (form->name, text, length) != 0)
        continue;
      *action = (GameAction) { .kind = kind };
      if ((text[length] == ':') == (form->form[0] != '\0') &&
          read_form (form->form, text + length + (text[length] == ':'), action))
        return TRUE;
    }
  quoted = game_text_quote (text);
  g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX, _ ("“%s” is not an action of this game"),
               quoted);
  return FALSE;
}
