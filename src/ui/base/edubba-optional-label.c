/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A label that is hidden does not keep the text that it had before: nobody asks for a text that
 * is gone.
 */
#include "edubba-optional-label.h"

void
edubba_optional_label_set (GtkLabel *label, const char *text)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}
