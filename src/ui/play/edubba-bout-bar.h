/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The opponent of a bout at the side of the board, or in a strip above it: the face and its
 * sentence, both goals, the turns that are left, and below, if there is one, the tutor's tip, in
 * a narrow strip instead of the opponent. In a first game it has the rules that were met; there
 * the tutor speaks in the table's message line.
 */
#pragma once

#include <adwaita.h>

#include "edubba-bout.h"
#include "edubba-game.h"

G_BEGIN_DECLS

typedef enum
{
  EDUBBA_BOUT_BAR_WIDE,   /* a strip, with the goal beside the speech */
  EDUBBA_BOUT_BAR_NARROW, /* a strip as low as it can be: small letters, the goal in a line below */
  EDUBBA_BOUT_BAR_COLUMN, /* one thing below the other */
} EdubbaBoutBarForm;

#define EDUBBA_TYPE_BOUT_BAR (edubba_bout_bar_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaBoutBar, edubba_bout_bar, EDUBBA, BOUT_BAR, AdwBin)

/* Shows a bout of `game`, and follows it; the bar takes a reference. */
GtkWidget *edubba_bout_bar_new (const EdubbaGame *game, EdubbaBout *bout);

/* Lets it say the end of the bout; until then it keeps its last words. */
void edubba_bout_bar_set_told (EdubbaBoutBar *self, gboolean told);

/* Sets its layout; wide at first. */
void edubba_bout_bar_set_form (EdubbaBoutBar *self, EdubbaBoutBarForm form);

G_END_DECLS
