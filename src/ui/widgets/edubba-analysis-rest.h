/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeps an analysis from working for a page that nobody sees: it is stopped when another page
 * covers that one, and goes on where it was.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-analysis.h"

G_BEGIN_DECLS

/* Stops the analysis whenever the page becomes invisible, and starts it again, if it was under
 * way, when that is visible again; as long as both are there. */
void edubba_analysis_rest_behind (EdubbaAnalysis *analysis, GtkWidget *page);

G_END_DECLS
