/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach's word before a turn is ended: a verdict, a reason, and four ways to go on. It takes a
 * place of its own and covers nothing.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-coach.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_COACH_BANNER (edubba_coach_banner_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaCoachBanner, edubba_coach_banner, EDUBBA, COACH_BANNER, GtkWidget)

/* Actions that its buttons activate, on whatever holds it: match.coach-keep, match.coach-think,
 * match.coach-hint, match.coach-show. */
GtkWidget *edubba_coach_banner_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Says advice, and announces it; the numbers are folded away. */
void edubba_coach_banner_say (EdubbaCoachBanner *self, const EdubbaAdvice *advice);

/* Says one more thing below: what is being shown on the board. */
void edubba_coach_banner_add (EdubbaCoachBanner *self, const char *sentence);

/* What it says: verdict and reason. Lent. */
const char *edubba_coach_banner_get_sentence (EdubbaCoachBanner *self);

/* Puts the focus on the harmless button. */
void edubba_coach_banner_focus_start (EdubbaCoachBanner *self);

G_END_DECLS
