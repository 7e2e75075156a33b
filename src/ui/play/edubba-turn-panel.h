/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The panel beside a lost turn that is tried again: the turn as it was played and what it cost, the
 * verdict on the new one, and the ways on.
 */
#pragma once

#include <adwaita.h>

#include "edubba-second-try.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_TURN_PANEL (edubba_turn_panel_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaTurnPanel, edubba_turn_panel, EDUBBA, TURN_PANEL, AdwBin)

/* Actions that its buttons activate: match.restart, match.hint, match.show-better,
 * win.drop-lost-turn.
 *
 * Shows a try at a turn; to be called once. The progress tells when it will come back. */
void edubba_turn_panel_set_try (EdubbaTurnPanel      *self,
                                EdubbaProgress       *progress,
                                const EdubbaLostTurn *turn,
                                EdubbaSecondTry      *try);

/* The verdict in a sentence; and what else there is to say of it, or NULL: the reason, the better
 * turn, the days until it comes back. The caller frees both. */
char *edubba_turn_panel_describe (EdubbaTurnPanel *self) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_turn_panel_describe_outcome (EdubbaTurnPanel *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
