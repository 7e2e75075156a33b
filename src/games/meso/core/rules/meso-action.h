/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Actions of Mesopotamien, their refusals and the paragraphs of the rules, by name. NOTATION.md 1
 * has the operands of each kind.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

typedef enum
{
  MESO_STEP,
  MESO_DISCOVER,
  MESO_PICK,
  MESO_DROP,
  MESO_STEAL,
  MESO_OFFER,
  MESO_HUT,
  MESO_HOLY,
  MESO_BIRTH,
  MESO_DRAW,
  MESO_END,
  MESO_VOLCANO,
  MESO_SEED,
  MESO_LAY,
  MESO_TAKE,
  MESO_BANISH,
  MESO_ENDURANCE,
  MESO_TWINS,
  MESO_LAND,
  MESO_ROB,
  MESO_PRIEST,
  MESO_STONE,
  MESO_TELEPORT,
  MESO_N_KINDS,
} MesoKind;

/* The classes of settlers, in the order of the notation. */
typedef enum
{
  MESO_EMPTY,
  MESO_WOOD,
  MESO_STONES,
  MESO_EMPTY_THIEF, /* has stolen in this turn; so the next two */
  MESO_WOOD_THIEF,
  MESO_STONE_THIEF,
  MESO_BEARER, /* of token a; b, c and d follow */
  MESO_N_CLASSES = 10,
} MesoClass;

extern const char meso_class_letters[MESO_N_CLASSES + 1];
extern const char meso_card_letters[];
extern const char meso_land_letters[]; /* from the second: 1 to 5 are t p f q v */

/* The refusals, in the order in which the table of RULES.md 8 first names them. */
typedef enum
{
  MESO_LEGAL,
  MESO_GAME_OVER,
  MESO_DUE_FIRST,
  MESO_NOTHING_DUE,
  MESO_NO_SUCH_CARD,
  MESO_MOVEMENT_OVER,
  MESO_NO_SETTLER,
  MESO_NOT_ADJACENT,
  MESO_UNDISCOVERED,
  MESO_VOLCANO_THERE,
  MESO_NO_POINTS,
  MESO_LITTLE_MANA,
  MESO_DISCOVERED,
  MESO_STACK_EMPTY,
  MESO_THREE_FOUND,
  MESO_NO_TOKEN,
  MESO_NOTHING_THERE,
  MESO_NO_SUCH_SEAT,
  MESO_NO_VICTIM,
  MESO_NO_MAJORITY,
  MESO_NO_HANDS,
  MESO_NOT_AT_TEMPLE,
  MESO_PICKED_THIS_TURN,
  MESO_OTHER_ACTION,
  MESO_NOT_PLAIN,
  MESO_HOLY_THERE,
  MESO_TWO_HUTS,
  MESO_FEW_SETTLERS,
  MESO_NO_WOOD,
  MESO_NONE_LEFT,
  MESO_HUT_THERE,
  MESO_STRANGERS,
  MESO_NO_STONE,
  MESO_NO_HUT,
  MESO_TOKEN_UNDER,
  MESO_BORN_ALREADY,
  MESO_NO_CARD,
  MESO_BEING_EXPLORED,
  MESO_NOT_TOUCHING,
  MESO_WRONG_LAND,
  MESO_WRONG_NUMBER,
  MESO_TOKEN_LAID,
  MESO_NOT_SHOWN,
  MESO_NO_MANA,
  MESO_SAME_PLACE,
  MESO_TEMPLE_THERE,
  MESO_N_REFUSALS,
} MesoRefusal;

typedef enum
{
  MESO_PARAGRAPH_AIM,
  MESO_PARAGRAPH_MATERIAL,
  MESO_PARAGRAPH_SETUP,
  MESO_PARAGRAPH_TURN,
  MESO_PARAGRAPH_MOVEMENT,
  MESO_PARAGRAPH_STEP,
  MESO_PARAGRAPH_TEMPLE,
  MESO_PARAGRAPH_CARRY,
  MESO_PARAGRAPH_STEAL,
  MESO_PARAGRAPH_STONE,
  MESO_PARAGRAPH_OFFERING,
  MESO_PARAGRAPH_DISCOVER,
  MESO_PARAGRAPH_VOLCANO,
  MESO_PARAGRAPH_SEEDING,
  MESO_PARAGRAPH_ACTIONS,
  MESO_PARAGRAPH_HUT,
  MESO_PARAGRAPH_HOLY_PLACE,
  MESO_PARAGRAPH_OFFSPRING,
  MESO_PARAGRAPH_DRAW,
  MESO_PARAGRAPH_MANA,
  MESO_PARAGRAPH_CARDS,
  MESO_PARAGRAPH_BANISH,
  MESO_PARAGRAPH_ENDURANCE,
  MESO_PARAGRAPH_FERTILITY,
  MESO_PARAGRAPH_LAND,
  MESO_PARAGRAPH_MANA_THEFT,
  MESO_PARAGRAPH_PRIEST,
  MESO_PARAGRAPH_SACRED_STONE,
  MESO_PARAGRAPH_TELEPORT,
  MESO_PARAGRAPH_END,
  MESO_PARAGRAPH_VARIANTS,
  MESO_N_PARAGRAPHS,
} MesoParagraph;

/* Makes an action with up to four operands, as NOTATION.md 1 orders them. */
static inline GameAction
meso_action (MesoKind kind, guint a, guint b, guint c, guint d)
{
  return (GameAction) { .kind = (guint8) kind,
                        .operand = { (guint8) a, (guint8) b, (guint8) c, (guint8) d } };
}

/* As the entries of GameRules of these names. */
guint    meso_action_get_paragraph (GameAction action, guint refusal);
void     meso_action_print (GameAction action, GString *text);
gboolean meso_action_parse (const char *text, GameAction *action, GError **error);

G_END_DECLS
