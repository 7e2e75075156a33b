/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first sentence names what forbids the wish, the second the card that would allow it. Both
 * are computed from the viewer's own view alone.
 */
#include "babel-why.h"

#include <glib/gi18n-lib.h>

#include "babel-words.h"

static const char *const carries_only[] = {
  N_ ("An Assyrian carries you to Assyria only."),
  N_ ("A Hittite carries you to Hatti only."),
  N_ ("A Mede carries you to Media only."),
  N_ ("A Persian carries you to Persia only."),
  N_ ("A Sumerian carries you to Sumer only."),
};

static const char *const play_for[] = {
  N_ ("To get to Assyria, play your Assyrian."),
  N_ ("To get to Hatti, play your Hittite."),
  N_ ("To get to Media, play your Mede."),
  N_ ("To get to Persia, play your Persian."),
  N_ ("To get to Sumer, play your Sumerian."),
};

/* Where settlers stand. */
static const BabelVoice other_colonnade = {
  .opponent = N_ ("That side is your opponent’s; your settlers stand in your own colonnade."),
  /* Translators: %1$s is a name in its basic form. */
  .named = N_ ("That side is %1$s’s; your settlers stand in your own colonnade."),
};

/* Where temples are built. */
static const BabelVoice other_site = {
  .opponent = N_ ("That side is your opponent’s; you build on your own site."),
  /* Translators: %1$s is a name in its basic form. */
  .named = N_ ("That side is %1$s’s; you build on your own site."),
};

/* Says what carries the pawn to a land: a card of the hand, or the one missing there. */
static char *
tell_way (const BabelView *view, guint land)
{
  if (babel_view_get_hand (view, land) > 0)
    return g_strdup (_ (play_for[land]));
  return babel_words_refuse ((const GameState *) &view->state,
                             babel_action (BABEL_TRAVEL, land, 0), BABEL_NO_SUCH_CARD,
                             view->names);
}

/* Joins two whole sentences, the second of which may be NULL, and frees them. */
static char *
join (char *first, char *second)
{
  g_autofree char *one = first;
  g_autofree char *other = second;

  return g_strjoin (" ", one, other, NULL);
}

char *
babel_why_other_land (const BabelView *view, guint nation, guint land)
{
  return join (g_strdup (_ (carries_only[nation])), tell_way (view, land));
}

char *
babel_why_not_settle (const BabelView *view, guint nation, guint land)
{
  guint place = babel_view_get_place (view);
  char *why;

  if (place == BABEL_QUARRY)
    why = g_strdup (_ ("Your pawn is still at the quarry, so nobody can settle yet."));
  else
    /* Translators: %s is where the pawn is: "in Hatti". */
    why = g_strdup_printf (_ ("Settlers can only join your colonnade in the land where your pawn "
                              "is: %s."),
                           babel_words_get_land (place, BABEL_LAND_IN));
  if (nation == land || place == BABEL_QUARRY)
    /* Translators: %s: "to Hatti" */
    return join (why, g_strdup_printf (_ ("To travel %s, put the card on the land itself."),
                                       babel_words_get_land (nation, BABEL_LAND_TO)));
  return join (why, tell_way (view, land));
}

char *
babel_why_elsewhere (const BabelView *view, guint land)
{
  const char *place = babel_words_get_land (babel_view_get_place (view), BABEL_LAND_IN);

  /* Translators: %s is where the pawn is: "in Hatti", "at the quarry". */
  return join (g_strdup_printf (_ ("You can act in the land where your pawn is. It is %s."), place),
               land < BABEL_N_NATIONS ? tell_way (view, land) : NULL);
}

/* Speaks to the viewer however the board speaks of the two. */
static char *
say_of_other (const BabelView *view, const BabelVoice *voice)
{
  const BabelListener viewer = { view->viewer, GAME_ADDRESS_YOU, view->names };

  return babel_words_say (&viewer, babel_view_get_side (view, FALSE), voice);
}

char *
babel_why_other_colonnade (const BabelView *view)
{
  return say_of_other (view, &other_colonnade);
}

char *
babel_why_other_site (const BabelView *view)
{
  return say_of_other (view, &other_site);
}

char *
babel_why_no_temple (const BabelView *view)
{
  return babel_words_refuse ((const GameState *) &view->state, babel_action (BABEL_RAZE, 0, 0),
                             BABEL_NO_TEMPLE, view->names);
}
