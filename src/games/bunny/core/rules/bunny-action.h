/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Actions, refusals and paragraphs of Bunny Kingdom, and the text of an action (NOTATION.md 1).
 *
 * Operands are faces, cells as the face of their territory. A camp's number stands for itself.
 */
#pragma once

#include "bunny-cards.h"
#include "game-action.h"

G_BEGIN_DECLS

typedef enum
{
  BUNNY_DO_PICK, /* X, Y, and 0 to play Y too or 1 to discard it */
  BUNNY_DO_BUILD,
  BUNNY_DO_TOWER,
  BUNNY_DO_CAMP,
  BUNNY_DO_SETTLE,
  BUNNY_DO_KEEP,
  BUNNY_DO_STEP_IN,
  BUNNY_DO_PASS,
  BUNNY_DO_DONE,
  BUNNY_DO_TRADE,
  BUNNY_DO_COPY, /* 0 for copyr or 1 for copyl, and the scroll */
  BUNNY_N_KINDS,
} BunnyKind;

typedef enum
{
  BUNNY_LEGAL,
  BUNNY_GAME_OVER,
  BUNNY_WRONG_PHASE,
  BUNNY_TWO_TO_PLAY,
  BUNNY_ONE_TO_DISCARD,
  BUNNY_NO_SUCH_CARD,
  BUNNY_CAMP_PENDING,
  BUNNY_NOT_IN_TRAY,
  BUNNY_NOT_YOURS,
  BUNNY_OCCUPIED,
  BUNNY_WRONG_TERRAIN,
  BUNNY_SAME_FIEF,
  BUNNY_CAMP_KEPT,
  BUNNY_NOTHING_ANNOUNCED,
  BUNNY_NO_RABBIT,
  BUNNY_NOT_EMPTY,
  BUNNY_NOTHING_ASKED,
  BUNNY_NO_POST,
  BUNNY_POST_CHOSEN,
  BUNNY_NO_COPY_CARD,
  BUNNY_ALREADY_COPIED,
  BUNNY_COPY_OF_COPY,
  BUNNY_NOT_THERE,
  BUNNY_N_REFUSALS,
} BunnyRefusal;

typedef enum
{
  BUNNY_PARAGRAPH_BOARD,
  BUNNY_PARAGRAPH_CARDS,
  BUNNY_PARAGRAPH_SETUP,
  BUNNY_PARAGRAPH_DEAL,
  BUNNY_PARAGRAPH_PHASES,
  BUNNY_PARAGRAPH_CHOOSE,
  BUNNY_PARAGRAPH_PASSING,
  BUNNY_PARAGRAPH_PLAY,
  BUNNY_PARAGRAPH_TERRITORY,
  BUNNY_PARAGRAPH_BUILDING,
  BUNNY_PARAGRAPH_SCROLL,
  BUNNY_PARAGRAPH_PROVISIONS,
  BUNNY_PARAGRAPH_TWO_SEATS,
  BUNNY_PARAGRAPH_BUILDING_TURN,
  BUNNY_PARAGRAPH_WHERE,
  BUNNY_PARAGRAPH_TERRAIN,
  BUNNY_PARAGRAPH_TOWER,
  BUNNY_PARAGRAPH_CAMP,
  BUNNY_PARAGRAPH_FIEF,
  BUNNY_PARAGRAPH_POST,
  BUNNY_PARAGRAPH_CARROTS,
  BUNNY_PARAGRAPH_REVEAL,
  BUNNY_PARAGRAPH_COPY,
  BUNNY_PARAGRAPH_SCROLLS,
  BUNNY_PARAGRAPH_WINNER,
  BUNNY_N_PARAGRAPHS,
} BunnyParagraph;

static inline GameAction
bunny_action (guint kind, guint first, guint second, guint third)
{
  return (GameAction) { (guint8) kind, { (guint8) first, (guint8) second, (guint8) third } };
}

/* The paragraph behind a refusal of an action, or the one that a legal action stands in. */
guint bunny_action_get_paragraph (GameAction action, guint refusal);

void     bunny_action_print (GameAction action, GString *text);
gboolean bunny_action_parse (const char *text, GameAction *action, GError **error);

G_END_DECLS
