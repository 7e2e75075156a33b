/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Position texts of any game: what is refused, with the column of the fault; what is read, with its
 * canonical form; and damaged texts, which are refused or read as something that can be played on.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

typedef struct
{
  const char *text;
  guint       column;
} PositionFault;

/* canonical: the text that is printed, where it is another; or NULL. */
typedef struct
{
  const char *text;
  const char *canonical;
} PositionReading;

typedef struct
{
  const GameRules       *rules;
  const PositionFault   *faults;
  guint                  n_faults;
  const PositionReading *readings;
  guint                  n_readings;
  guint32                n_options; /* sets of options from 0 that games are dealt with */
} PositionTexts;

/* Adds the tests /GAME/position/faults, readings and mutations. texts: for good. */
void position_texts_add (const PositionTexts *texts);

G_END_DECLS
