/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row of a field, so that assistive technology finds rows: for the field alone.
 *
 * CSS node: `row`. Accessibility: role row.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_FIELD_ROW (edubba_field_row_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaFieldRow, edubba_field_row, EDUBBA, FIELD_ROW, GtkWidget)

struct _EdubbaFieldRow
{
  GtkWidget parent_instance;

  int        row;
  GtkWidget *header; /* child, or NULL */
};

/* Removes all children of a row, or of the field. */
void edubba_field_row_clear (GtkWidget *widget);

G_END_DECLS
