/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts are those of the count above the sentence, so that both use the same names. A single
 * part is named, or none: a list of them would only repeat the count.
 */
#include "edubba-end-difference.h"

#include <glib/gi18n.h>

/* The name of part i of the points, and the lead of one seat over another in it; NULL behind the
 * last part. */
static char *
read_lead (EdubbaMatch *match, GPtrArray *states, guint seat, guint other, guint i, gint *lead)
{
  const GameWords        *words = edubba_match_get_module (match)->words;
  const GameState *const *shown = (const GameState *const *) states->pdata;
  gint                    points = 0;
  g_autofree char        *theirs = words->share (shown, states->len, other, i, &points);

  if (theirs == NULL)
    return NULL;
  *lead = -points;
  points = 0;
  g_free (theirs);
  theirs = words->share (shown, states->len, seat, i, &points);
  *lead += points;
  return g_steal_pointer (&theirs);
}

static gint
count_points (EdubbaMatch *match, guint seat)
{
  GameResult result;

  edubba_match_get_module (match)->rules->result (edubba_match_get_state (match), &result);
  return result.points[seat];
}

/* Returns the seat that the winner is compared with. */
static guint
find_other (EdubbaMatch *match, guint winner, guint own)
{
  guint best = winner == 0 ? 1 : 0;

  if (own != GAME_NOBODY && own != winner)
    return own;
  for (guint seat = 0; seat < edubba_match_get_n_seats (match); seat++)
    if (seat != winner && count_points (match, seat) > count_points (match, best))
      best = seat;
  return best;
}

char *
edubba_end_difference_describe (EdubbaMatch *match, guint winner, guint own)
{
  guint            other, n = 0;
  gint             lead, most = 0;
  g_autofree char *decisive = NULL;
  char            *part;
  g_autoptr (GPtrArray) states = NULL;

  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  if (winner == GAME_NOBODY || edubba_match_get_module (match)->words->share == NULL)
    return NULL;
  states = edubba_match_list_states (match);
  other = find_other (match, winner, own);
  for (; (part = read_lead (match, states, winner, other, n, &lead)) != NULL; n++)
    if (lead > most)
      {
        most = lead;
        g_free (decisive);
        decisive = part;
      }
    else
      g_free (part);
  lead = count_points (match, winner) - count_points (match, other);
  if (n < 2 || lead <= 0 || most < lead)
    return NULL;
  /* Translators: below the count at the end of a game; %s: the part of the points without which the
   * winner would not have won: "Scrolls". */
  return g_strdup_printf (_ ("What made the difference: %s."), decisive);
}
