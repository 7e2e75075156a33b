/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sheet beside a widget: a choice among those that stand in a place, whose buttons press
 * "option:0" and so on, and the actions of that place, which press "do:ACTION"; a list of places to
 * go to, which press "go:J8"; or lines to be read.
 */
#pragma once

#include <gtk/gtk.h>

#include "meso-choice.h"

G_BEGIN_DECLS

/* A popover, for the caller to give a parent. */
GtkWidget *meso_sheet_new (void);

/* Opens it for a choice among n options in a place, below what can be done there whoever is chosen,
 * beside a widget below its parent. */
void meso_sheet_ask (GtkWidget        *sheet,
                     const MesoSight  *sight,
                     const MesoChoice *choice,
                     guint             place,
                     const MesoOption *options,
                     guint             n,
                     GtkWidget        *beside);

/* The same for the places that players look for: the temple, their settlers and huts, goods, tokens
 * that lie under huts, and what can be explored now. */
void meso_sheet_list (GtkWidget        *sheet,
                      const MesoSight  *sight,
                      const MesoChoice *choice,
                      GtkWidget        *beside);

/* The same with lines of text, which it takes. */
void meso_sheet_tell (GtkWidget *sheet, GPtrArray *lines, GtkWidget *beside);

/* The button of a part, or NULL. */
GtkWidget *meso_sheet_find_part (GtkWidget *sheet, const char *part);

G_END_DECLS
