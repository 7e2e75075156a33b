/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a better turn has more than another, as kinds of GameReason behind those of the mistakes:
 * the critic finds them, and words say them. Operands are those of the mistakes: 1 + a place, or
 * 0, and a number.
 */
#pragma once

#include "meso-mistake.h"

G_BEGIN_DECLS

typedef enum
{
  MESO_GAIN_OFFERING = MESO_N_MISTAKES,
  MESO_GAIN_TOKEN,       /* one more is laid */
  MESO_GAIN_OTHER_TOKEN, /* that is laid, or taken up, first: its value */
  MESO_GAIN_STEPS,       /* of bearers towards the temple; how many */
  MESO_GAIN_LIMIT,
  MESO_GAIN_MANA, /* how much */
  MESO_GAIN_HOLY,
  MESO_GAIN_BIRTHS, /* how many */
  MESO_GAIN_LOAD,   /* taken from others */
  MESO_GAIN_LAND,   /* discovered */
  MESO_N_REASONS,
} MesoGain;

G_END_DECLS
