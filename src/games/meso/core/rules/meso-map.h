/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places of the world: names, neighbours, and two orders of them.
 *
 * A place has its number in reading order, row by row, which actions carry. Inside the rules it is
 * a spot: its rank by its name where nothing follows the name, so that lists of actions by spots
 * are in byte order of their texts.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MESO_N_PLACES 217
#define MESO_N_NEAR   6
#define MESO_TEMPLE   108 /* the place of the temple, I9 */
#define MESO_NOWHERE  255

typedef struct
{
  guint8 spot[MESO_N_PLACES];              /* by place */
  guint8 place[MESO_N_PLACES];             /* by spot */
  guint8 late[MESO_N_PLACES];              /* by spot: its rank where a letter follows */
  guint8 near[MESO_N_PLACES][MESO_N_NEAR]; /* by spot: neighbours, rising; then NOWHERE */
  guint8 back[MESO_N_PLACES][MESO_N_NEAR]; /* the number of the way back */
  guint8 temple;                           /* the spot of the temple */
} MesoMap;

/* The one map, made when it is first asked for; it never changes. */
const MesoMap *meso_map_get (void);

/* The number of a neighbour among those of a spot, or MESO_N_NEAR. */
guint meso_map_find_near (guint spot, guint neighbour);

/* Returns the steps from the temple to a place (0 to 8), whatever lies between. */
guint meso_place_get_distance (guint place);

/* Appends the name of a place, "J8". */
void meso_place_print (guint place, GString *text);

/* Reads over the name of a place: FALSE if the text does not begin with one. `end` gets the first
 * byte behind it. A digit behind the name makes another name of it. */
gboolean meso_place_read (const char *text, guint *place, const char **end);

G_END_DECLS
