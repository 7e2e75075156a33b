/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A rating over the days as a line without axes. For assistive technology it is a picture whose
 * label names the rating's first and last values.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-progress.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_SPARKLINE (edubba_sparkline_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaSparkline, edubba_sparkline, EDUBBA, SPARKLINE, GtkWidget)

/* Draws points (of EdubbaRatingPoint, by day; copied). Fewer than two are no line. */
GtkWidget *edubba_sparkline_new (const GArray *points);

G_END_DECLS
