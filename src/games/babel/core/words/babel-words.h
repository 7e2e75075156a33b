/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's voice: every sentence about this game that a person reads or hears.
 *
 * Sentences are whole. Only two things are ever put into them besides numbers: a land and a nation,
 * in the grammatical form that the place asks for, which each language spells out in its catalogue.
 * Other users of such a form (a board's labels) take it from here, so that each is translated once.
 */
#pragma once

#include "babel-table.h"
#include "game-words.h"

G_BEGIN_DECLS

/* The form of a land in its sentence. */
typedef enum
{
  BABEL_LAND_NAME, /* "Hatti" */
  BABEL_LAND_TO,   /* "to Hatti" */
  BABEL_LAND_IN,   /* "in Hatti" */
  BABEL_LAND_FROM, /* "from Hatti" */
} BabelLandForm;

/* The form of a nation in its sentence. */
typedef enum
{
  BABEL_NATION_NAME, /* "Hittites": the name on its cards */
  BABEL_NATION_ONE,  /* "a Hittite", as the object of an action */
  BABEL_NATION_ALL,  /* "the Hittites", as the object of an action */
} BabelNationForm;

/* Babel as GameWords. */
extern const GameWords babel_words;

/* A land in a form; BABEL_QUARRY has only BABEL_LAND_IN: "at the quarry". Borrowed. */
const char *babel_words_get_land (guint land, BabelLandForm form);

/* A nation in a form. Borrowed. */
const char *babel_words_get_nation (guint nation, BabelNationForm form);

/* Cards as a list of counts, "an Assyrian, 2 Medes"; empty for none. Unknown cards come last. */
char *babel_words_list_cards (BabelCounts cards) G_GNUC_WARN_UNUSED_RESULT;

/* A row of nations in its order, equal neighbours counted together: "2 Medes, an Assyrian, a
 * Mede". */
char *babel_words_list_row (const guint8 *nations, guint n) G_GNUC_WARN_UNUSED_RESULT;

/* Lands, a bit for each, as a list in a form: "in Hatti and in Media". */
char *babel_words_list_lands (guint lands, BabelLandForm form) G_GNUC_WARN_UNUSED_RESULT;

/* Says in a single sentence, for a menu, why the seat to act cannot play an action. names: as in
 * GameWords. */
char *babel_words_refuse (const GameState   *state,
                          GameAction         action,
                          guint              refusal,
                          const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/* Numbers as a list: "1, 2, 4". */
char *babel_words_list_numbers (const guint *numbers, guint n) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
