/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A palette: the colours that the names in a drawing mean (edubba-drawing.h). The same drawing is
 * seen by day and by lamplight with two of them.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _EdubbaPaints EdubbaPaints;

/* Reads a palette. NULL with an error of the domain G_MARKUP_ERROR if a line says no colour. */
EdubbaPaints *edubba_paints_parse (const char *text, GError **error);
void          edubba_paints_free (EdubbaPaints *paints);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaPaints, edubba_paints_free)

/* The colour of a name; FALSE if there is none. */
gboolean edubba_paints_find (const EdubbaPaints *paints, const char *name, GdkRGBA *colour);

G_END_DECLS
