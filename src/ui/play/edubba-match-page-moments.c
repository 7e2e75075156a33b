/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is worth a moment and a sound: what events tell of the board, how a game, a lesson or a
 * puzzle ends, and what is refused. The board says what its events mean; the rest is known here.
 */
#include "edubba-match-page-private.h"

#include <glib/gi18n.h>

#include "edubba-sound.h"
#include "game-state.h"

static const EdubbaSound sounds[] = {
  [EDUBBA_MOMENT_NONE] = EDUBBA_N_SOUNDS,
  [EDUBBA_MOMENT_CARD] = EDUBBA_SOUND_CARD,
  [EDUBBA_MOMENT_TURN] = EDUBBA_SOUND_TURN,
  [EDUBBA_MOMENT_BUILD] = EDUBBA_SOUND_BUILD,
  [EDUBBA_MOMENT_FINISHED] = EDUBBA_SOUND_TEMPLE,
  [EDUBBA_MOMENT_THEFT] = EDUBBA_SOUND_STEAL,
  [EDUBBA_MOMENT_FALL] = EDUBBA_SOUND_RAZE,
  [EDUBBA_MOMENT_WON] = EDUBBA_SOUND_WIN,
  [EDUBBA_MOMENT_LOST] = EDUBBA_SOUND_LOSS,
  [EDUBBA_MOMENT_LESSON] = EDUBBA_SOUND_LESSON,
  [EDUBBA_MOMENT_COURSE] = EDUBBA_SOUND_COURSE,
};

/* What the banner says; NULL: there is none. */
static const char *
get_words (EdubbaMoment moment)
{
  switch (moment)
    {
    case EDUBBA_MOMENT_FINISHED:
      /* Translators: a banner over the board for a second: a temple has its highest level. */
      return _ ("Finished!");
    case EDUBBA_MOMENT_THEFT:
      /* Translators: a banner over the board for a second: a level was stolen. */
      return _ ("Stolen!");
    case EDUBBA_MOMENT_FALL:
      /* Translators: a banner over the board for a second: a temple was torn down. */
      return _ ("Down it comes!");
    case EDUBBA_MOMENT_WON:
      /* Translators: a banner over the board for a second, at the end of a game. */
      return _ ("Victory!");
    case EDUBBA_MOMENT_LOST:
      /* Translators: a banner over the board for a second, at the end of a game that was lost. */
      return _ ("Not this time");
    case EDUBBA_MOMENT_LESSON:
      /* Translators: a banner over the board for a second. */
      return _ ("Lesson completed");
    case EDUBBA_MOMENT_COURSE:
      /* Translators: a banner over the board for a second, behind the last lesson. */
      return _ ("Course completed!");
    case EDUBBA_MOMENT_NONE:
    case EDUBBA_MOMENT_CARD:
    case EDUBBA_MOMENT_TURN:
    case EDUBBA_MOMENT_BUILD:
    default:
      return NULL;
    }
}

void
edubba_match_page_sound (EdubbaMatchPage *self, EdubbaSound sound)
{
  edubba_sound_play (self->settings, sound);
}

void
edubba_match_page_tell_moment (EdubbaMatchPage *self, EdubbaMoment moment, const char *part)
{
  EdubbaBoard    *board = EDUBBA_BOARD (adw_bin_get_child (ADW_BIN (self->board_bin)));
  const char     *words = get_words (moment);
  GtkWidget      *widget = NULL;
  graphene_rect_t place;

  if (sounds[moment] != EDUBBA_N_SOUNDS)
    edubba_match_page_sound (self, sounds[moment]);
  if (words == NULL)
    return;
  if (board != NULL && part != NULL)
    widget = edubba_board_find_part (board, part);
  if (widget == NULL ||
      !edubba_board_compute_frame (board, widget, GTK_WIDGET (self->stage), &place))
    widget = NULL;
  edubba_scene_show (self->stage, moment, words, widget != NULL ? &place : NULL);
}

void
edubba_match_page_tell_events (EdubbaMatchPage *self, const GameEvent *events, guint n_events)
{
  EdubbaBoard     *board = EDUBBA_BOARD (adw_bin_get_child (ADW_BIN (self->board_bin)));
  g_autofree char *part = NULL;
  EdubbaMoment     moment = edubba_board_find_moment (board, events, n_events, &part);

  edubba_match_page_tell_moment (self, moment, part);
}

void
edubba_match_page_tell_end (EdubbaMatchPage *self)
{
  guint resigned = edubba_match_get_resigned (self->match);
  guint winner = game_winner (self->game->module->rules, edubba_match_get_state (self->match));

  if (resigned != GAME_NOBODY)
    winner = edubba_match_get_n_seats (self->match) == 2 ? 1 - resigned : GAME_NOBODY;
  if (winner == GAME_NOBODY || edubba_match_get_abandoned (self->match))
    return;
  /* Of two people one has won, and both look. */
  if (self->address == GAME_ADDRESS_YOU && winner != self->viewer)
    edubba_match_page_tell_moment (self, EDUBBA_MOMENT_LOST, NULL);
  else
    edubba_match_page_tell_moment (self, EDUBBA_MOMENT_WON, NULL);
}
