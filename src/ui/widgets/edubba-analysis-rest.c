/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The analysis itself notes that it rests, and behind which page: one that the user has stopped
 * stays so, and two pages may show the same.
 */
#include "edubba-analysis-rest.h"

static void
visible_changed_cb (GtkWidget *page, GParamSpec *pspec, EdubbaAnalysis *analysis)
{
  gboolean visible = gtk_widget_get_visible (page);
  gboolean rests = g_object_get_data (G_OBJECT (analysis), "edubba-rests") == page;

  if (visible == !rests)
    return;
  if (visible)
    edubba_analysis_start (analysis);
  rests = !visible && edubba_analysis_get_running (analysis);
  if (rests)
    edubba_analysis_stop (analysis);
  g_object_set_data (G_OBJECT (analysis), "edubba-rests", rests ? page : NULL);
}

void
edubba_analysis_rest_behind (EdubbaAnalysis *analysis, GtkWidget *page)
{
  g_return_if_fail (EDUBBA_IS_ANALYSIS (analysis));
  g_return_if_fail (GTK_IS_WIDGET (page));

  g_signal_connect_object (page, "notify::visible", G_CALLBACK (visible_changed_cb), analysis, 0);
}
