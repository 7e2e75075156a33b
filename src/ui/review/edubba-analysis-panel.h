/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The findings of an analysis, words before numbers: skill, luck, the turns that mattered, and
 * the game as two graphs. It fills as the analysis goes on.
 */
#pragma once

#include <adwaita.h>

#include "edubba-analysis.h"
#include "edubba-end-cause.h"
#include "edubba-game.h"
#include "edubba-graph.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_ANALYSIS_PANEL (edubba_analysis_panel_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaAnalysisPanel, edubba_analysis_panel, EDUBBA, ANALYSIS_PANEL, AdwBin)

/* Signals:
 *   sought (uint cursor)       the user wants to see the point after `cursor` actions
 *   moment (uint cursor)       and here, with the eyes of the seat that decided there
 *
 * Actions: analysis.start, analysis.stop.
 *
 * Shows an analysis of a match. own: the seat of the only person, who is spoken to as "you", or
 * GAME_NOBODY: then all are players with a number, or a name. To be called once. */
void edubba_analysis_panel_set_analysis (EdubbaAnalysisPanel *self,
                                         EdubbaAnalysis      *analysis,
                                         EdubbaMatch         *match,
                                         guint                own);

/* The reason for the end, as the page about it gives it, once all is known; NULL before, and where
 * there is nothing to say. Borrowed. */
const EdubbaEndCause *edubba_analysis_panel_get_cause (EdubbaAnalysisPanel *self);

/* Returns the decision that begins after `cursor` actions if there is something to say of it: it
 * was not fine, or is the costliest of those turns without an action that decided the game; or
 * NULL. Borrowed. */
const EdubbaDecision *edubba_analysis_panel_find_told (EdubbaAnalysisPanel *self, guint cursor);

/* Says that, and sets *cost to what it cost, or NULL; the caller frees both. */
char *edubba_analysis_panel_describe (EdubbaAnalysisPanel  *self,
                                      const EdubbaDecision *decision,
                                      char                **cost) G_GNUC_WARN_UNUSED_RESULT;

/* Marks the point after `cursor` actions in the graphs. */
void edubba_analysis_panel_set_cursor (EdubbaAnalysisPanel *self, guint cursor);

G_END_DECLS
