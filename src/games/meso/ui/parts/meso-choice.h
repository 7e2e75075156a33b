/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An action between the first press and the last: who, with what, and where to. It is worked out
 * from the viewer's legal actions alone: a place is lit if some of them that agree with the choice
 * so far goes on there.
 */
#pragma once

#include "meso-sight.h"

G_BEGIN_DECLS

/* No class, no token, no card. */
#define MESO_ANY 255

typedef struct
{
  guint8 card;     /* the kind of action whose card is being played, or MESO_ANY */
  guint8 place;    /* of the settler or the hut that was chosen, or MESO_NOWHERE */
  guint8 owner;    /* 1 + its seat; 0 for a neutral hut */
  guint8 klass;    /* of the settler, or MESO_ANY */
  guint8 token;    /* from 1, of the hut (0: none), or MESO_ANY */
  guint8 seeds[3]; /* places that get a piece */
  guint8 n_seeds;
} MesoChoice;

/* Something that can be chosen in a place: a settler (klass) or a hut (token), the other being
 * MESO_ANY. */
typedef struct
{
  guint8 owner;
  guint8 klass;
  guint8 token;
  guint8 n;
} MesoOption;

#define MESO_MAX_OPTIONS (MESO_MAX_SEATS * MESO_N_CLASSES)

/* The kind of action that a card allows. */
guint meso_card_get_kind (guint card);

void meso_choice_clear (MesoChoice *self);

/* Returns TRUE if anything has been chosen. */
gboolean meso_choice_is_begun (const MesoChoice *self);

/* Returns TRUE if the one who goes, or is moved, has been chosen. */
gboolean meso_choice_has_who (const MesoChoice *self);

/* The place that all of this is about: that explored, seeded or built on while something is due,
 * else that of whoever was chosen; or MESO_NOWHERE. */
guint meso_choice_get_place (const MesoChoice *self, const MesoSight *sight);

/* The legal action that a press on a place completes. FALSE: none. */
gboolean meso_choice_find (const MesoChoice *self,
                           const MesoSight  *sight,
                           guint             place,
                           GameAction       *action);

/* The most movement points of a turn. */
#define MESO_MAX_WAY 14

/* Finds the way of the settler that was chosen to a place within its reach, by its points: the
 * places behind its own, in order. Returns their number, 0 if it does not come there. */
guint meso_choice_find_way (const MesoChoice *self,
                            const MesoSight  *sight,
                            guint             place,
                            guint8            way[MESO_MAX_WAY]);

/* Returns TRUE if a press on a place goes on: completes an action, or chooses something for one. */
gboolean meso_choice_lights (const MesoChoice *self, const MesoSight *sight, guint place);

/* Lists what can be chosen in a place, as long as nothing has been; returns the number. */
guint meso_choice_list (const MesoChoice *self,
                        const MesoSight  *sight,
                        guint             place,
                        MesoOption        options[MESO_MAX_OPTIONS]);

void meso_choice_take (MesoChoice *self, guint place, const MesoOption *option);

/* Chooses a place that gets a piece of the goods due, or takes it back. TRUE if that makes the
 * action. */
gboolean meso_choice_toggle_seed (MesoChoice      *self,
                                  const MesoSight *sight,
                                  guint            place,
                                  GameAction      *action);

/* Lists the actions of buttons: those in the place of the settler that was chosen, what is due, and
 * the ends of the turn. Returns the number; `actions` has room for as many as are legal. */
guint meso_choice_list_here (const MesoChoice *self, const MesoSight *sight, GameAction *actions);

/* Lists what can be built, born or offered in a place, whoever of the viewer's does it, as long as
 * nothing has been chosen. Returns the number, at most MESO_MAX_OPTIONS. */
guint meso_choice_list_there (const MesoChoice *self,
                              const MesoSight  *sight,
                              guint             place,
                              GameAction        actions[MESO_MAX_OPTIONS]);

/* The action that the choice would make with a place although the rules forbid it; one of a kind
 * whose card can't be played now. The rules then say why. */
GameAction
           meso_choice_make_refused (const MesoChoice *self, const MesoSight *sight, guint place);
GameAction meso_choice_make_of_card (const MesoSight *sight, guint kind);

/* What players look for on the land. */
typedef enum
{
  MESO_SOUGHT_TEMPLE,
  MESO_SOUGHT_SETTLERS, /* the viewer's; so the huts */
  MESO_SOUGHT_HUTS,
  MESO_SOUGHT_GOODS,  /* that lie there */
  MESO_SOUGHT_TOKENS, /* under huts */
  MESO_SOUGHT_EDGE,   /* empty places that are lit */
  MESO_N_SOUGHT,
} MesoSought;

gboolean meso_choice_seeks (const MesoChoice *self,
                            const MesoSight  *sight,
                            MesoSought        sought,
                            guint             place);

/* Makes the choice that goes on with the same settler, where an action leaves it. */
void meso_choice_follow (MesoChoice *self, GameAction action);

/* Drops what the state no longer has. */
void meso_choice_keep (MesoChoice *self, const MesoSight *sight);

G_END_DECLS
