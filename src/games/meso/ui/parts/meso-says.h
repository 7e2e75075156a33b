/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board's sentences about its parts, to be read and to be heard: whole sentences, one behind
 * the other. Numbers stand behind what they count, so that no language has to inflect. All strings
 * are new.
 */
#pragma once

#include "meso-choice.h"

G_BEGIN_DECLS

/* A place in a few words, as assistive technology names it: its land and where it lies from the
 * temple. */
char *meso_says_place (const MesoSight *sight, guint place) G_GNUC_WARN_UNUSED_RESULT;

/* All that lies and stands there; "" for nothing. */
char *meso_says_contents (const MesoSight *sight, guint place) G_GNUC_WARN_UNUSED_RESULT;

/* A seat in a sentence. */
char *meso_says_seat (const MesoSight *sight, guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* The tokens of a seat that are in the game, each line a sentence. */
GPtrArray *meso_says_tokens (const MesoSight *sight, guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* What is left of lands by kind, and of goods. */
GPtrArray *meso_says_stock (const MesoSight *sight) G_GNUC_WARN_UNUSED_RESULT;

/* A settler or a hut that can be chosen. */
char *meso_says_option (const MesoSight  *sight,
                        const MesoOption *option) G_GNUC_WARN_UNUSED_RESULT;

/* A place that is looked for. */
char *meso_says_sought (const MesoSight *sight,
                        MesoSought       sought,
                        guint            place) G_GNUC_WARN_UNUSED_RESULT;

/* The label of a button for an action; of a card. */
char *meso_says_button (const MesoSight *sight, GameAction action) G_GNUC_WARN_UNUSED_RESULT;

/* The effect of a card in a sentence. */
const char *meso_says_card (guint card);

/* The next step of a choice, "" if nothing has been chosen. */
char *meso_says_choice (const MesoChoice *choice,
                        const MesoSight  *sight) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
