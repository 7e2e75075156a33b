/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bunny Kingdom's board in a window of its own, for the tests of its parts, its texts and its
 * actions.
 */
#pragma once

#include "board-fixture.h"

G_BEGIN_DECLS

#define BOARD_EXPLORE                                                                         \
  "bunny/1 seats=3 round=3 pick=4 land=A1,A2,A4|J1,J2|F1 hands=A3,C4,city1,city1,gem3,wood1|" \
  "?,?,?,?,?,?|?,?,?,?,?,? for=1"
#define BOARD_BUILD                                                          \
  "bunny/1 seats=3 round=2 phase=build move=1 land=A1,A2,C4,J4,J5|J1,J2|F1 " \
  "tray=city1,city3,pearl,camp2,tower|camp1|"

/* For g_test_add (). */
void board_set_up (BoardFixture *fixture, gconstpointer data);

G_END_DECLS
