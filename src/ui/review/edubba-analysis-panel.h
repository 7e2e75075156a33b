/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The findings of an analysis, words before numbers: skill, luck, the turns that mattered, and
 * the game as two graphs. It fills as the analysis goes on.
 */
#pragma once

#include <adwaita.h>

#include "edubba-analysis.h"
#include "edubba-game.h"
#include "edubba-graph.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_ANALYSIS_PANEL (edubba_analysis_panel_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaAnalysisPanel, edubba_analysis_panel, EDUBBA, ANALYSIS_PANEL, AdwBin)

/* Signals:
 *   sought (uint cursor)       the user wants to see the point after `cursor` actions
 *   moment (uint decision)     and here, with the eyes of the deciding seat
 *
 * Actions: analysis.start, analysis.stop.
 *
 * Shows an analysis. own: the seat of the only person, who is spoken to as "you", or GAME_NOBODY:
 * then all are players with a number, or a name. To be called once. */
void edubba_analysis_panel_set_analysis (EdubbaAnalysisPanel *self,
                                         EdubbaAnalysis      *analysis,
                                         const GameModule    *module,
                                         guint                own);

/* Marks the point after `cursor` actions in the graphs. */
void edubba_analysis_panel_set_cursor (EdubbaAnalysisPanel *self, guint cursor);

G_END_DECLS
