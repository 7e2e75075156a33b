/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The house's names of the levels, weakest first. A level's abilities are its player's business;
 * the sentences hold for the players of all games.
 */
#include "edubba-level.h"

#include <glib/gi18n.h>

#include "game-player.h"

typedef struct
{
  const char *title;
  const char *note;
} Level;

static const Level levels[GAME_N_LEVELS + 1] = {
  /* Translators: a strength of the computer, the weakest of seven: a guest of the school of
   * scribes, who plays for the first time. */
  { N_ ("Guest"), N_ ("Plays for the first time: sees one step ahead, and not every step.") },
  /* Translators: the second of seven strengths: somebody new at the school. */
  { N_ ("Beginner"), N_ ("Plays what comes to mind, and thinks it over only when behind.") },
  /* Translators: the third of seven strengths: a pupil of the school of scribes. */
  { N_ ("Pupil"), N_ ("Knows every rule and plays in chains, but judges badly.") },
  /* Translators: the fourth of seven strengths. */
  { N_ ("Scribe"), N_ ("Judges its turns well, but compares few of them.") },
  /* Translators: the fifth of seven strengths: a builder of temples. */
  { N_ ("Builder"), N_ ("Plans whole turns, with an eye on what they are worth.") },
  /* Translators: the sixth of seven strengths. */
  { N_ ("High Priest"), N_ ("Looks its whole turn through before it plays.") },
  /* Translators: the strongest of seven. */
  { N_ ("King"), N_ ("Thinks of your answer too. Expect to lose.") },
  /* Translators: an opponent who is as strong as the learner: a fellow pupil of the school of
   * scribes. */
  { N_ ("Classmate"), N_ ("Plays about as well as you do, and adapts after each game.") },
};

char *
edubba_level_dup_title (const GameWords *words, guint level)
{
  g_return_val_if_fail (level <= EDUBBA_LEVEL_OWN, NULL);

  if (words != NULL && words->level_title != NULL && level < GAME_N_LEVELS)
    return words->level_title (level);
  return g_strdup (_ (levels[level].title));
}

char *
edubba_level_dup_name (EdubbaMatch *match, guint seat)
{
  char *name;

  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  name = edubba_seats_dup_called (edubba_match_get_seats (match), seat);
  /* Translators: one of the people at the screen, or of several computers. */
  return name != NULL ? name : g_strdup_printf (_ ("Player %u"), seat + 1);
}

/* The level of the computer in a seat. */
static char *
dup_seat_title (EdubbaMatch *match, guint seat)
{
  const EdubbaSeats *seats = edubba_match_get_seats (match);

  return edubba_level_dup_title (edubba_match_get_module (match)->words,
                                 edubba_seats_get_points (seats, seat) > 0
                                   ? EDUBBA_LEVEL_OWN
                                   : edubba_seats_get_level (seats, seat));
}

/* Returns TRUE for a computer that has no name of its own. */
static gboolean
is_called_by_level (EdubbaMatch *match, guint seat)
{
  return edubba_match_get_seat_kind (match, seat) == EDUBBA_SEAT_COMPUTER &&
         edubba_seats_get_name (edubba_match_get_seats (match), seat) == NULL;
}

char *
edubba_level_dup_choice (const GameWords *words, guint level)
{
  g_return_val_if_fail (level <= EDUBBA_LEVEL_OWN, NULL);

  if (level == EDUBBA_LEVEL_OWN)
    /* Translators: an opponent to choose, in a list of strengths. */
    return g_strdup (_ ("Classmate: at your level"));
  return edubba_level_dup_title (words, level);
}

char *
edubba_level_dup_strongest (EdubbaMatch *match)
{
  const EdubbaSeats *seats;
  guint              strongest;

  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  seats = edubba_match_get_seats (match);
  strongest = edubba_seats_find_strongest (seats);
  for (guint s = 0; s < edubba_seats_get_n (seats); s++)
    if (edubba_seats_get_kind (seats, s) == EDUBBA_SEAT_COMPUTER &&
        edubba_seats_get_level (seats, s) == strongest)
      return dup_seat_title (match, s);
  return NULL;
}

char *
edubba_level_dup_rival (EdubbaMatch *match, guint viewer)
{
  guint rival = viewer == 0 ? 1 : 0;

  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  if (edubba_match_get_n_seats (match) != 2)
    return NULL;
  if (is_called_by_level (match, rival))
    return dup_seat_title (match, rival);
  return edubba_level_dup_name (match, rival);
}

/* Returns TRUE if another computer without a name has this title, too. */
static gboolean
is_shared_title (EdubbaMatch *match, guint seat, const char *title)
{
  for (guint s = 0; s < edubba_match_get_n_seats (match); s++)
    {
      g_autofree char *other =
        s != seat && is_called_by_level (match, s) ? dup_seat_title (match, s) : NULL;

      if (g_strcmp0 (other, title) == 0)
        return TRUE;
    }
  return FALSE;
}

void
edubba_level_call_computers (EdubbaMatch *match)
{
  g_return_if_fail (EDUBBA_IS_MATCH (match));

  if (edubba_match_get_n_seats (match) == 2 &&
      edubba_match_find_only_person (match) == GAME_NOBODY)
    return;
  for (guint s = 0; s < edubba_match_get_n_seats (match); s++)
    {
      g_autofree char *title = is_called_by_level (match, s) ? dup_seat_title (match, s) : NULL;
      g_autofree char *numbered = NULL;

      if (title == NULL)
        continue;
      if (is_shared_title (match, s, title))
        /* Translators: one of two players of the same name: “Anna (2)” */
        numbered = g_strdup_printf (C_ ("player", "%1$s (%2$u)"), title, s + 1);
      edubba_match_set_seat_title (match, s, numbered != NULL ? numbered : title);
    }
}

char *
edubba_level_dup_head (EdubbaMatch *match, guint seat, guint viewer, GameAddress address)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  if (address == GAME_ADDRESS_YOU && seat == viewer)
    /* Translators: the head of a column with one's own points. */
    return g_strdup (C_ ("points", "You"));
  if (address == GAME_ADDRESS_YOU && edubba_match_get_n_seats (match) == 2)
    return edubba_level_dup_rival (match, viewer);
  return edubba_level_dup_name (match, seat);
}

char *
edubba_level_describe_resigned (EdubbaMatch *match)
{
  guint            resigned;
  g_autofree char *name = NULL;

  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  resigned = edubba_match_get_resigned (match);
  g_return_val_if_fail (resigned != GAME_NOBODY, NULL);

  name = edubba_level_dup_name (match, resigned);
  /* Translators: %s is a name in its basic form, or "Player 1". */
  return g_strdup_printf (_ ("%s has given up."), name);
}

EdubbaAnalysis *
edubba_level_analyse (EdubbaMatch *match, CourseBout *bout)
{
  EdubbaAnalysis *analysis;

  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  analysis =
    bout != NULL ? edubba_analysis_new_bout (match, bout) : edubba_analysis_new (match, 0);
  for (guint s = 0; s < edubba_match_get_n_seats (match); s++)
    if (edubba_match_get_seat_kind (match, s) == EDUBBA_SEAT_COMPUTER)
      {
        g_autofree char *name = edubba_match_get_n_seats (match) == 2
                                  ? edubba_level_dup_rival (match, 1 - s)
                                  : edubba_seats_dup_called (edubba_match_get_seats (match), s);

        if (name != NULL)
          edubba_analysis_set_name (analysis, s, name);
      }
  return analysis;
}

char *
edubba_level_dup_note (const GameWords *words, guint level)
{
  g_return_val_if_fail (level <= EDUBBA_LEVEL_OWN, NULL);

  if (words != NULL && words->level_note != NULL && level < GAME_N_LEVELS)
    return words->level_note (level);
  return g_strdup (_ (levels[level].note));
}
