/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The numbers behind the findings of an analysis, in percent, for users who ask for them: what
 * each seat lost by its decisions and had by luck.
 */
#pragma once

#include "edubba-analysis.h"

G_BEGIN_DECLS

/* Describes skill and luck of each seat over a complete analysis, and what n_moments of its
 * decisions were worth beside the best ones, in lines; the caller frees them. own: the seat of the
 * only person, who is spoken to as "you", or GAME_NOBODY. */
char *edubba_analysis_numbers_describe (EdubbaAnalysis *analysis,
                                        guint           own,
                                        const guint    *moments,
                                        guint           n_moments) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
