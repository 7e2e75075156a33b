/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The goal of a player's gauge: the points of the rules, or the aim of that side in a short game,
 * as far as it is a figure that grows.
 */
#pragma once

#include "babel-table.h"
#include "edubba-board.h"

G_BEGIN_DECLS

typedef enum
{
  BABEL_RACE_RULES,  /* the goals of the rules */
  BABEL_RACE_POINTS, /* `number` points */
  BABEL_RACE_TEMPLE, /* a temple of `number` levels in one of the lands */
  BABEL_RACE_OTHER,  /* nothing that a side has more and more of */
} BabelRaceKind;

typedef struct
{
  BabelRaceKind kind;
  guint         number;
  guint         lands; /* a bit each */
} BabelRace;

/* Reads the race from the goals of one side. */
BabelRace babel_race_read (const EdubbaBoardAim *aim);

/* The figure of a side: its points, or the levels of its highest temple in those lands. */
guint babel_race_measure (const BabelRace *race, const BabelTable *table, guint side);

G_END_DECLS
