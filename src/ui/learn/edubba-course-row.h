/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows of the course: lessons, short games, rules; each with a picture and a word for its
 * state.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Makes a row that activates an action with a text. Title, state (or NULL) and subtitle (or NULL)
 * are also its name and description. stars: 0 shows none. icon: of the state. */
GtkWidget *edubba_course_row_new (const char *title,
                                  const char *subtitle,
                                  const char *state,
                                  guint       stars,
                                  const char *icon,
                                  const char *action,
                                  const char *target) G_GNUC_WARN_UNUSED_RESULT;

/* Puts a picture before a row's title, hardly visible if it is faint. */
void edubba_course_row_add_image (AdwActionRow *row, const char *icon, gboolean faint);

G_END_DECLS
