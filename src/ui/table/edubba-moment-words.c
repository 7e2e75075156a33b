/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The banners and sounds of moments. The board gives the meaning of its events, the pages the end
 * of a game, a lesson or a puzzle.
 */
#include "edubba-moment-words.h"

#include <glib/gi18n.h>

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

const char *
edubba_moment_get_words (EdubbaMoment moment)
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

EdubbaSound
edubba_moment_get_sound (EdubbaMoment moment)
{
  return sounds[moment];
}
