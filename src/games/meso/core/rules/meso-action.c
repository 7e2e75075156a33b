/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The notation of actions (NOTATION.md 1), printed and read by one table of forms; and the
 * paragraphs behind them (RULES.md 8).
 */
#include "meso-action.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game-state.h"
#include "meso-map.h"

const char meso_class_letters[] = "ewsEWSabcd";
const char meso_card_letters[] = "BEFLMPST";
const char meso_land_letters[] = "?tpfqv";

#define GOODS  "wsabcd"
#define TOKENS "abcd"
#define VALUES "02467"
#define LANDS  "pfqv"

/* The letters of a form: P a place; x a class, y one with empty hands, z one with goods; g goods
 * or a token, w goods; n a seat; o a seat or 0, k a token or nothing; t a token; v a value or 0;
 * l a land; S one to three places. Other characters stand for themselves. */
typedef struct
{
  const char   *name;
  const char   *form;
  MesoParagraph paragraph;
} Form;

static const Form forms[MESO_N_KINDS] = {
  [MESO_STEP] = { "step", "Px-P", MESO_PARAGRAPH_STEP },
  [MESO_DISCOVER] = { "discover", "Px-P", MESO_PARAGRAPH_DISCOVER },
  [MESO_PICK] = { "pick", "Pyg", MESO_PARAGRAPH_CARRY },
  [MESO_DROP] = { "drop", "Pz", MESO_PARAGRAPH_CARRY },
  [MESO_STEAL] = { "steal", "P-nw", MESO_PARAGRAPH_STEAL },
  [MESO_OFFER] = { "offer", "t", MESO_PARAGRAPH_OFFERING },
  [MESO_HUT] = { "hut", "P", MESO_PARAGRAPH_HUT },
  [MESO_HOLY] = { "holy", "P", MESO_PARAGRAPH_HOLY_PLACE },
  [MESO_BIRTH] = { "birth", "P", MESO_PARAGRAPH_OFFSPRING },
  [MESO_DRAW] = { "draw", "", MESO_PARAGRAPH_DRAW },
  [MESO_END] = { "end", "", MESO_PARAGRAPH_TURN },
  [MESO_VOLCANO] = { "volcano", "P", MESO_PARAGRAPH_VOLCANO },
  [MESO_SEED] = { "seed", "S", MESO_PARAGRAPH_SEEDING },
  [MESO_LAY] = { "lay", "v", MESO_PARAGRAPH_HUT },
  [MESO_TAKE] = { "take", "l", MESO_PARAGRAPH_LAND },
  [MESO_BANISH] = { "banish", "Phok-P", MESO_PARAGRAPH_BANISH },
  [MESO_ENDURANCE] = { "endurance", "", MESO_PARAGRAPH_ENDURANCE },
  [MESO_TWINS] = { "twins", "P", MESO_PARAGRAPH_FERTILITY },
  [MESO_LAND] = { "land", "Px-P", MESO_PARAGRAPH_LAND },
  [MESO_ROB] = { "rob", "n", MESO_PARAGRAPH_MANA_THEFT },
  [MESO_PRIEST] = { "priest", "", MESO_PARAGRAPH_PRIEST },
  [MESO_STONE] = { "stone", "", MESO_PARAGRAPH_SACRED_STONE },
  [MESO_TELEPORT] = { "teleport", "nx@P-P", MESO_PARAGRAPH_TELEPORT },
};

/* ---- Paragraphs */

/* The paragraph of a refusal that depends on nothing but its code. */
static guint
get_common_paragraph (guint refusal)
{
  switch (refusal)
    {
    case MESO_GAME_OVER:
      return MESO_PARAGRAPH_END;
    case MESO_DUE_FIRST:
      return MESO_PARAGRAPH_TURN;
    case MESO_NO_SUCH_CARD:
      return MESO_PARAGRAPH_CARDS;
    case MESO_MOVEMENT_OVER:
    case MESO_NO_POINTS:
      return MESO_PARAGRAPH_MOVEMENT;
    case MESO_LITTLE_MANA:
    case MESO_NO_TOKEN:
      return MESO_PARAGRAPH_OFFERING;
    case MESO_OTHER_ACTION:
      return MESO_PARAGRAPH_ACTIONS;
    default:
      return MESO_N_PARAGRAPHS;
    }
}

guint
meso_action_get_paragraph (GameAction action, guint refusal)
{
  guint common = get_common_paragraph (refusal);

  if (common != MESO_N_PARAGRAPHS)
    return common;
  switch (action.kind)
    {
    case MESO_PICK:
    case MESO_DROP:
      return refusal == MESO_NO_SETTLER ? MESO_PARAGRAPH_STEP : MESO_PARAGRAPH_CARRY;
    case MESO_LAND:
      if (refusal == MESO_LEGAL)
        return MESO_PARAGRAPH_LAND;
      G_GNUC_FALLTHROUGH;
    case MESO_DISCOVER:
      return refusal == MESO_NO_SETTLER || refusal == MESO_NOT_ADJACENT ? MESO_PARAGRAPH_STEP
                                                                        : MESO_PARAGRAPH_DISCOVER;
    case MESO_TWINS:
      return refusal == MESO_LEGAL || refusal == MESO_NONE_LEFT ? MESO_PARAGRAPH_FERTILITY
                                                                : MESO_PARAGRAPH_OFFSPRING;
    default:
      return forms[action.kind].paragraph;
    }
}

/* ---- Printing */

static void
print_places (const guint8 *operand, GString *text)
{
  for (guint i = 0; i < 3 && operand[i] != MESO_NOWHERE; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      meso_place_print (operand[i], text);
    }
}

/* Appends what a letter of a form stands for. */
static void
print_operand (char letter, guint operand, GString *text)
{
  switch (letter)
    {
    case 'P':
      meso_place_print (operand, text);
      break;
    case 'x':
    case 'y':
    case 'z':
      g_string_append_c (text, meso_class_letters[operand]);
      break;
    case 'g':
    case 'w':
      g_string_append_c (text, GOODS[operand]);
      break;
    case 'k':
      if (operand == 0)
        break;
      G_GNUC_FALLTHROUGH;
    case 't':
      g_string_append_c (text, TOKENS[operand - 1]);
      break;
    case 'l':
      g_string_append_c (text, LANDS[operand - 1]);
      break;
    case 'v':
      g_string_append_c (text, (char) ('0' + (operand == 1 ? 0 : operand)));
      break;
    default:
      g_string_append_c (text, (char) ('0' + operand));
    }
}

void
meso_action_print (GameAction action, GString *text)
{
  const Form *form = &forms[action.kind];
  guint       n = 0;

  g_string_append (text, form->name);
  if (form->form[0] != '\0')
    g_string_append_c (text, ':');
  for (const char *p = form->form; *p; p++)
    if (*p == 'S')
      print_places (action.operand, text);
    else if (strchr ("Pxyzgwnoktvl", *p))
      print_operand (*p, action.operand[n++], text);
    else
      g_string_append_c (text, *p);
}

/* ---- Reading */

/* Reads over one of some characters: its index, or -1. */
static int
read_letter (const char **text, const char *letters)
{
  const char *found = **text ? strchr (letters, **text) : NULL;

  if (!found)
    return -1;
  (*text)++;
  return (int) (found - letters);
}

static gboolean
read_place (const char **text, guint8 *operand)
{
  guint place;

  if (!meso_place_read (*text, &place, text))
    return FALSE;
  *operand = (guint8) place;
  return TRUE;
}

/* Reads one to three places in rising order. */
static gboolean
read_places (const char **text, guint8 *operand)
{
  operand[0] = operand[1] = operand[2] = MESO_NOWHERE;
  for (guint i = 0; i < 3; i++)
    {
      if (!read_place (text, &operand[i]) || (i > 0 && operand[i] <= operand[i - 1]))
        return FALSE;
      if (**text != ',')
        return TRUE;
      (*text)++;
    }
  return FALSE;
}

/* Reads what a letter of a form stands for. banished: the seat of the hut that is banished. */
static gboolean
read_operand (char letter, const char **text, guint8 banished, guint8 *operand)
{
  int value;

  switch (letter)
    {
    case 'P':
      return read_place (text, operand);
    case 'x':
      value = read_letter (text, meso_class_letters);
      break;
    case 'y':
      value = MESO_EMPTY_THIEF * read_letter (text, "eE");
      break;
    case 'z':
      value = read_letter (text, "wsWS");
      value += value >= 2 ? 2 : value >= 0 ? 1
                                           : 0;
      break;
    case 'g':
      value = read_letter (text, GOODS);
      break;
    case 'w':
      value = read_letter (text, "ws");
      break;
    case 'n':
      value = read_letter (text, "1234");
      value += value >= 0;
      break;
    case 'o':
      value = read_letter (text, "01234");
      break;
    case 'k':
      value = banished > 0 ? read_letter (text, TOKENS) + 1 : 0;
      break;
    case 't':
      value = read_letter (text, TOKENS);
      value += value >= 0;
      break;
    case 'l':
      value = read_letter (text, LANDS);
      value += value >= 0;
      break;
    default:
      value = read_letter (text, VALUES);
      value = value >= 0 ? "\1\2\4\6\7"[value] : -1;
    }
  *operand = (guint8) value;
  return value >= 0;
}

static gboolean
read_form (const char *form, const char *text, GameAction *action)
{
  guint n = 0;

  for (; *form; form++)
    if (*form == 'S')
      {
        if (!read_places (&text, action->operand))
          return FALSE;
      }
    else if (strchr ("Pxyzgwnoktvl", *form))
      {
        if (!read_operand (*form, &text, n > 0 ? action->operand[n - 1] : 0, &action->operand[n]))
          return FALSE;
        n++;
      }
    else if (*text++ != *form)
      return FALSE;
  return *text == '\0';
}

gboolean
meso_action_parse (const char *text, GameAction *action, GError **error)
{
  gsize            length = strcspn (text, ":");
  g_autofree char *quoted = NULL;

  for (guint8 kind = 0; kind < MESO_N_KINDS; kind++)
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
