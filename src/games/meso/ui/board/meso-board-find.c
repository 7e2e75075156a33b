/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The widgets behind the names of parts, and what is said about them: rules, moments, and what is
 * read aloud.
 */
#include <string.h>

#include "edubba-kit.h"
#include "meso-board-private.h"
#include "meso-moments.h"
#include "meso-paragraphs.h"
#include "meso-rules.h"
#include "meso-says.h"

/* ---- Parts */

GtkWidget *
meso_board_find_part (EdubbaBoard *board, const char *part)
{
  MesoBoard *self = MESO_BOARD (board);
  GtkWidget *boxes[] = { GTK_WIDGET (self->line), GTK_WIDGET (self->here), GTK_WIDGET (self->bar) };
  GtkWidget *found;
  guint      place;
  guint      seat;

  if (meso_sight_read_part (&self->sight, part, &place, &seat))
    return place != MESO_NOWHERE ? (GtkWidget *) meso_board_find_place (self, place)
                                 : (GtkWidget *) edubba_strips_get_strip (self->strips, seat);
  if (g_str_equal (part, "points"))
    return self->turn;
  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    if ((found = meso_bar_find_part (boxes[i], part)) != NULL)
      return found;
  return meso_sheet_find_part (self->sheet, part);
}

/* ---- Paragraphs */

const char *
meso_board_find_paragraph (EdubbaBoard *board, GtkWidget *focus)
{
  const char *part = edubba_kit_read_part (focus);

  return part == NULL ? NULL
                      : meso_rules
                          .paragraphs[meso_paragraphs_find (&MESO_BOARD (board)->sight, part)]
                          .number;
}

/* ---- Read aloud */

static char *
read_place (MesoBoard *self, GtkWidget *focus)
{
  const MesoSight *sight = &self->sight;
  const char      *part = focus != NULL ? edubba_kit_read_part (focus) : NULL;
  guint            place = part != NULL ? meso_place_read_part (part) : MESO_NOWHERE;
  g_autofree char *name = NULL;
  g_autofree char *contents = NULL;

  if (part != NULL && g_str_has_prefix (part, "seat:"))
    return meso_says_seat (sight, (guint) (part[5] - '1'));
  if (place == MESO_NOWHERE)
    place = self->choice.place != MESO_NOWHERE ? self->choice.place : MESO_TEMPLE;
  name = meso_says_place (sight, place);
  contents = meso_says_contents (sight, place);
  return g_strdup_printf ("%s. %s", name, contents);
}

static char *
read_hand (MesoBoard *self)
{
  const MesoSight *sight = &self->sight;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint card = 0; card < MESO_N_CARDS; card++)
    for (guint i = 0; i < sight->state.seat[sight->viewer].cards[card]; i++)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", meso_says_card (card));
  return text->len > 0 ? g_strdup (text->str) : meso_says_seat (sight, sight->viewer);
}

char *
meso_board_read_aloud (EdubbaBoard *board, EdubbaBoardTopic topic, GtkWidget *focus)
{
  MesoBoard *self = MESO_BOARD (board);

  if (!self->shown)
    return NULL;
  return topic == EDUBBA_BOARD_HAND ? read_hand (self) : read_place (self, focus);
}

/* ---- Moments */

EdubbaMoment
meso_board_find_moment (EdubbaBoard *board, const GameEvent *events, guint n_events, char **part)
{
  guint        where;
  EdubbaMoment most = meso_moments_find (events, n_events, &where);

  if (part != NULL)
    *part = where < MESO_N_PLACES ? meso_place_dup_part (where) : NULL;
  return most;
}

char *
meso_board_dup_end_part (EdubbaBoard *board, GameAction action)
{
  switch (action.kind)
    {
    case MESO_STEP:
    case MESO_DISCOVER:
    case MESO_LAND:
      return meso_place_dup_part (action.operand[2]);
    case MESO_TELEPORT:
    case MESO_BANISH:
      return meso_place_dup_part (action.operand[3]);
    default:
      return NULL;
    }
}
