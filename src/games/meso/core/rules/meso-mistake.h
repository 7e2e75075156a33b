/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mistakes of beginners, as kinds of GameReason: the critic finds them (meso-mistakes.h), and
 * the words explain them.
 */
#pragma once

/* Operand 0 is a place of the board and 1 more, or 0; operand 1 is a number. The order is that of
 * their weight. */
typedef enum
{
  MESO_MISTAKE_BARE_HUT,      /* no token was laid, though there was one left */
  MESO_MISTAKE_EARLY_BEARER,  /* picked up before the mana is in sight; how much is missing */
  MESO_MISTAKE_TWO_BEARERS,   /* and mana for one */
  MESO_MISTAKE_ALONE,         /* with wood, on a plain for a hut */
  MESO_MISTAKE_WOOD_LOST,     /* in the temple */
  MESO_MISTAKE_LAST_SETTLERS, /* used up by offerings */
  MESO_MISTAKE_FAR_TOKENS,    /* two on one plain */
  MESO_MISTAKE_NO_HOLY,       /* all stones went to the temple */
  MESO_MISTAKE_EMPTY_HOLY,    /* nobody stands there */
  MESO_MISTAKE_STONE_LOST,    /* at the highest limit, with all mana */
  MESO_MISTAKE_LOAD_EXPOSED,  /* where somebody else has more settlers */
  MESO_MISTAKE_BIRTH_FAR,     /* farther from the work than at another hut */
  MESO_MISTAKE_DISCOVERED,    /* while wood lay within reach */
  MESO_MISTAKE_VOLCANO_NEAR,  /* in one's own way */
  MESO_MISTAKE_SEED_FAR,      /* where others stand */
  MESO_MISTAKE_DREW,          /* while a hut could be built */
  MESO_MISTAKE_KEPT_CARD,     /* that works at once; the card */
  MESO_MISTAKE_PRIEST,        /* without a harvest, or at the limit */
  MESO_MISTAKE_ENDURANCE,     /* and the points are left */
  MESO_MISTAKE_AT_THE_DOOR,   /* a bearer who could have made the offering */
  MESO_N_MISTAKES,
} MesoMistake;
