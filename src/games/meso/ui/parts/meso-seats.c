/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is left says more than what stands on the table, which the land shows: so figures are those
 * of the supply, and only mana and offerings are what a seat has.
 */
#include "meso-seats.h"

#include "edubba-layout.h"
#include "meso-art.h"
#include "meso-says.h"

static void
show_strip (EdubbaStrip *strip, const MesoSight *sight, guint seat)
{
  const MesoState *state = &sight->state;
  const MesoSeat  *own = &state->seat[seat];
  int              line = edubba_layout_measure_line (GTK_WIDGET (strip));
  g_autoptr (GdkPaintable) track = meso_art_new_track (own->mana, own->limit, line);
  g_autofree char *title = meso_sight_dup_seat (sight, seat);
  g_autofree char *sentence = meso_says_seat (sight, seat);
  guint            aim = sight->aims[seat != sight->viewer];
  g_autofree char *score = g_strdup_printf ("%d/%u", __builtin_popcount (own->offered),
                                            aim > 0 ? aim : MESO_N_TOKENS);
  guint            cards = 0;
  EdubbaFact       facts[EDUBBA_STRIP_MAX_FACTS] = {
          { track, "" },
          { meso_art_get_picture (MESO_PICTURE_SETTLER), "" },
          { meso_art_get_picture (MESO_PICTURE_HUT), "" },
          { meso_art_get_picture (MESO_PICTURE_HOLY), "" },
          { meso_art_get_picture (MESO_PICTURE_CARD), "" },
  };

  for (guint card = 0; card <= MESO_N_CARDS; card++)
    cards += own->cards[card];
  g_snprintf (facts[0].text, sizeof facts[0].text, "%u/%u", own->mana, own->limit);
  g_snprintf (facts[1].text, sizeof facts[1].text, "%u", MESO_N_SETTLERS - own->n_settlers);
  g_snprintf (facts[2].text, sizeof facts[2].text, "%u", MESO_N_HUTS - own->n_huts);
  g_snprintf (facts[3].text, sizeof facts[3].text, "%u", MESO_N_HOLIES - own->n_holies);
  g_snprintf (facts[4].text, sizeof facts[4].text, "%u", cards);
  edubba_strip_set_mark (strip, meso_sight_get_mark (sight, seat));
  edubba_strip_set_title (strip, title);
  edubba_strip_set_score (strip, score);
  edubba_strip_set_facts (strip, facts, G_N_ELEMENTS (facts));
  edubba_strip_set_sentence (strip, sentence);
  edubba_strip_set_moving (strip, !state->over && state->mover == seat);
}

void
meso_seats_show (EdubbaStrips *strips, const MesoSight *sight)
{
  g_return_if_fail (EDUBBA_IS_STRIPS (strips));

  edubba_strips_set_n (strips, sight->state.seats);
  for (guint seat = 0; seat < sight->state.seats; seat++)
    show_strip (edubba_strips_get_strip (strips, seat), sight, seat);
}
