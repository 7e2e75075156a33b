/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The part of New Game about the rules: those of a printed rulebook, or the user's own choice of
 * options.
 */
#pragma once

#include <adwaita.h>

#include "edubba-game.h"

G_BEGIN_DECLS

typedef struct _EdubbaRuleChoice EdubbaRuleChoice;

typedef void (*EdubbaRuleChoiceFunc) (gpointer data);

/* Works with three widgets, which must outlive the returned object: an empty box for the presets,
 * a label for the description of a preset, and an empty list for the options. `changed` is called
 * when another preset is chosen. Free with edubba_rule_choice_free (). */
EdubbaRuleChoice *edubba_rule_choice_new (GtkBox              *presets,
                                          GtkLabel            *note,
                                          GtkListBox          *list,
                                          EdubbaRuleChoiceFunc changed,
                                          gpointer             data) G_GNUC_WARN_UNUSED_RESULT;
void              edubba_rule_choice_free (EdubbaRuleChoice *self);

/* Offers the rules of a game, which must outlive the choice. */
void edubba_rule_choice_set_game (EdubbaRuleChoice *self, const EdubbaGame *game);

/* Chooses options, by the preset that has them or as the user's own choice, and returns the
 * chosen ones. A game must be known first. */
void    edubba_rule_choice_set (EdubbaRuleChoice *self, guint32 options);
guint32 edubba_rule_choice_get (EdubbaRuleChoice *self);

G_END_DECLS
