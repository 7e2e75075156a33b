/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The abilities of the nations' runs on a card to keep beside the board: the sign of each nation
 * as the board has it, and a sentence.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BABEL_TYPE_ABILITIES (babel_abilities_get_type ())

G_DECLARE_FINAL_TYPE (BabelAbilities, babel_abilities, BABEL, ABILITIES, GtkBox)

G_END_DECLS
