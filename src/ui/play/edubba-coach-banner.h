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

/* Actions that its buttons activate, on a widget that holds it: match.coach-keep,
 * match.coach-think, match.coach-hint, match.coach-show. */
GtkWidget *edubba_coach_banner_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Says advice, and announces it; the numbers are folded away. */
void edubba_coach_banner_say (EdubbaCoachBanner *self, const EdubbaAdvice *advice);

/* Lists the n steps that are being shown on the board below the advice, with weight on one of
 * them, which is announced. The list takes the same room for each of them. */
void edubba_coach_banner_list (EdubbaCoachBanner *self,
                               const char *const *steps,
                               guint              n,
                               guint              current);

/* Its texts: verdict and reason; and the line below. Borrowed. */
const char *edubba_coach_banner_get_sentence (EdubbaCoachBanner *self);
const char *edubba_coach_banner_get_more (EdubbaCoachBanner *self);

/* Puts the focus on the harmless button. */
void edubba_coach_banner_focus_start (EdubbaCoachBanner *self);

G_END_DECLS
