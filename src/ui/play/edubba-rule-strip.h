/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules of a first game: a mark for each that there is to be met, ticked once it was used, and
 * below, if there is room, their names in the order of the file.
 */
#pragma once

#include <adwaita.h>

#include "edubba-bout.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_RULE_STRIP (edubba_rule_strip_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaRuleStrip, edubba_rule_strip, EDUBBA, RULE_STRIP, GtkBox)

/* Follows a bout that has a guide; takes a reference. */
GtkWidget *edubba_rule_strip_new (EdubbaBout *bout);

/* Shows the names. */
void edubba_rule_strip_set_named (EdubbaRuleStrip *self, gboolean named);

/* "You have used 8 of 11 rules. Still to try: Migrate, Persians." The caller frees it. */
char *edubba_rule_strip_describe (EdubbaBout *bout) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
