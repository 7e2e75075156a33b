/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Actions as texts (NOTATION.md 1), and the paragraphs that they stand in. Every action that can
 * be written is read; its legality is the judge's business.
 */
#include "bunny-action.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game-print.h"
#include "game-state.h"

/* The form of the text after the colon. */
typedef enum
{
  FORM_ALONE, /* nothing follows */
  FORM_PICK,
  FORM_BUILD,
  FORM_TOWER,
  FORM_CAMP,
  FORM_CELL,
  FORM_TRADE,
  FORM_COPY,
} Form;

static const struct
{
  const char *name;
  Form        form;
} kinds[BUNNY_N_KINDS] = {
  [BUNNY_DO_PICK] = { "pick", FORM_PICK },
  [BUNNY_DO_BUILD] = { "build", FORM_BUILD },
  [BUNNY_DO_TOWER] = { "tower", FORM_TOWER },
  [BUNNY_DO_CAMP] = { "camp", FORM_CAMP },
  [BUNNY_DO_SETTLE] = { "settle", FORM_CELL },
  [BUNNY_DO_KEEP] = { "keep", FORM_ALONE },
  [BUNNY_DO_STEP_IN] = { "step-in", FORM_CELL },
  [BUNNY_DO_PASS] = { "pass", FORM_ALONE },
  [BUNNY_DO_DONE] = { "done", FORM_ALONE },
  [BUNNY_DO_TRADE] = { "trade", FORM_TRADE },
  [BUNNY_DO_COPY] = { "copy", FORM_COPY },
};

/* ---- Paragraphs */

static guint
get_own_paragraph (guint kind)
{
  static const guint8 own[BUNNY_N_KINDS] = {
    [BUNNY_DO_PICK] = BUNNY_PARAGRAPH_CHOOSE,
    [BUNNY_DO_BUILD] = BUNNY_PARAGRAPH_WHERE,
    [BUNNY_DO_TOWER] = BUNNY_PARAGRAPH_TOWER,
    [BUNNY_DO_CAMP] = BUNNY_PARAGRAPH_CAMP,
    [BUNNY_DO_SETTLE] = BUNNY_PARAGRAPH_CAMP,
    [BUNNY_DO_KEEP] = BUNNY_PARAGRAPH_CAMP,
    [BUNNY_DO_STEP_IN] = BUNNY_PARAGRAPH_CAMP,
    [BUNNY_DO_PASS] = BUNNY_PARAGRAPH_CAMP,
    [BUNNY_DO_DONE] = BUNNY_PARAGRAPH_BUILDING_TURN,
    [BUNNY_DO_TRADE] = BUNNY_PARAGRAPH_POST,
    [BUNNY_DO_COPY] = BUNNY_PARAGRAPH_COPY,
  };

  return own[kind];
}

guint
bunny_action_get_paragraph (GameAction action, guint refusal)
{
  switch (refusal)
    {
    case BUNNY_GAME_OVER:
      return BUNNY_PARAGRAPH_WINNER;
    case BUNNY_WRONG_PHASE:
      return action.kind >= BUNNY_DO_BUILD && action.kind <= BUNNY_DO_DONE
               ? BUNNY_PARAGRAPH_BUILDING_TURN
               : get_own_paragraph (action.kind);
    case BUNNY_ONE_TO_DISCARD:
      return BUNNY_PARAGRAPH_TWO_SEATS;
    case BUNNY_NOT_IN_TRAY:
      return BUNNY_PARAGRAPH_BUILDING_TURN;
    case BUNNY_NOT_YOURS:
    case BUNNY_OCCUPIED:
      return BUNNY_PARAGRAPH_WHERE;
    case BUNNY_WRONG_TERRAIN:
      return BUNNY_PARAGRAPH_TERRAIN;
    case BUNNY_CAMP_PENDING:
      return BUNNY_PARAGRAPH_CAMP;
    default:
      return get_own_paragraph (action.kind);
    }
}

/* ---- Printing */

static void
print_two (GString *text, guint first, char between, guint second)
{
  bunny_face_print (first, text);
  g_string_append_c (text, between);
  bunny_face_print (second, text);
}

void
bunny_action_print (GameAction action, GString *text)
{
  const guint8 *operand = action.operand;

  g_string_append (text, kinds[action.kind].name);
  if (kinds[action.kind].form != FORM_ALONE)
    g_string_append_c (text, ':');
  switch (kinds[action.kind].form)
    {
    case FORM_PICK:
      print_two (text, operand[0], operand[2] ? '-' : '+', operand[1]);
      break;
    case FORM_BUILD:
    case FORM_TOWER:
    case FORM_TRADE:
      print_two (text, operand[0], '-', operand[1]);
      break;
    case FORM_CAMP:
      game_print_to (text, "%u", operand[0]);
      break;
    case FORM_CELL:
      bunny_face_print (operand[0], text);
      break;
    case FORM_COPY:
      g_string_append (text, operand[0] ? "l-" : "r-");
      bunny_face_print (operand[1], text);
      break;
    default:
      break;
    }
}

/* ---- Reading */

static gboolean
read_pick (const char *rest, GameAction *action)
{
  gsize length = strcspn (rest, "+-");
  guint x = bunny_face_find (rest, length);
  guint y;

  if (x == 0 || rest[length] == '\0')
    return FALSE;
  y = bunny_face_find (rest + length + 1, strlen (rest + length + 1));
  *action = bunny_action (BUNNY_DO_PICK, x, y, rest[length] == '-');
  return y != 0 && (rest[length] == '-' || x <= y);
}

/* Two faces with a minus between them; 0 for a text that is no face. */
static void
read_two (const char *rest, guint *first, guint *second)
{
  gsize length = strcspn (rest, "-");

  *first = bunny_face_find (rest, length);
  *second = rest[length] ? bunny_face_find (rest + length + 1, strlen (rest + length + 1)) : 0;
}

static gboolean
read_pair (guint kind, Form form, const char *rest, GameAction *action)
{
  guint    first, second;
  gboolean is_cell, is_second_cell;

  read_two (rest, &first, &second);
  *action = bunny_action (kind, first, second, 0);
  is_cell = first > 0 && bunny_face_is_territory (first);
  is_second_cell = second > 0 && bunny_face_is_territory (second);
  if (form == FORM_BUILD)
    return first >= BUNNY_CITY1 && first <= BUNNY_IRON && is_second_cell;
  if (form == FORM_TOWER)
    return is_cell && is_second_cell && first < second;
  return is_cell && second >= BUNNY_WOOD && second <= BUNNY_CARROT;
}

static gboolean
read_copy (const char *rest, GameAction *action)
{
  guint scroll;

  if ((rest[0] != 'r' && rest[0] != 'l') || rest[1] != '-')
    return FALSE;
  scroll = bunny_face_find (rest + 2, strlen (rest + 2));
  *action = bunny_action (BUNNY_DO_COPY, rest[0] == 'l', scroll, 0);
  return bunny_face_is_scroll (scroll);
}

static gboolean
read_rest (guint kind, const char *rest, GameAction *action)
{
  Form form = kinds[kind].form;
  int  cell;

  switch (form)
    {
    case FORM_PICK:
      return read_pick (rest, action);
    case FORM_CAMP:
      *action = bunny_action (kind, (guint) (rest[0] - '0'), 0, 0);
      return rest[0] >= '1' && rest[0] <= '6' && rest[1] == '\0';
    case FORM_CELL:
      cell = bunny_cell_find (rest, strlen (rest));
      *action = bunny_action (kind, (guint) (cell + 1), 0, 0);
      return cell >= 0;
    case FORM_COPY:
      return read_copy (rest, action);
    default:
      return read_pair (kind, form, rest, action);
    }
}

/* The kind whose name stands before the colon, or BUNNY_N_KINDS. */
static guint
find_kind (const char *text, gsize length)
{
  guint kind = 0;

  while (kind < BUNNY_N_KINDS &&
         (strlen (kinds[kind].name) != length || strncmp (kinds[kind].name, text, length) != 0))
    kind++;
  return kind;
}

gboolean
bunny_action_parse (const char *text, GameAction *action, GError **error)
{
  gsize length = strcspn (text, ":");
  guint kind = find_kind (text, length);

  if (kind == BUNNY_N_KINDS)
    {
      g_set_error_literal (error, GAME_ERROR, GAME_ERROR_SYNTAX,
                           _ ("column 1: no action begins like this"));
      return FALSE;
    }
  *action = bunny_action (kind, 0, 0, 0);
  if (kinds[kind].form == FORM_ALONE
        ? text[length] == '\0'
        : text[length] == ':' && read_rest (kind, text + length + 1, action))
    return TRUE;
  g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX,
               /* Translators: a place in a line of text, and an action's name in the notation,
                * such as "travel" */
               _ ("column %1$u: “%2$s” is not followed by what it needs"), (guint) length + 1,
               kinds[kind].name);
  return FALSE;
}
