/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program's sounds. They say nothing that is not also seen: with the switch off, with the
 * desktop's own event sounds off, without a sound system or in a build without GSound nothing is
 * heard, and nothing is lost.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  EDUBBA_SOUND_CARD,
  EDUBBA_SOUND_BUILD,
  EDUBBA_SOUND_RAZE,
  EDUBBA_SOUND_STEAL,
  EDUBBA_SOUND_TEMPLE,
  EDUBBA_SOUND_TURN,
  EDUBBA_SOUND_REFUSAL,
  EDUBBA_SOUND_SUCCESS,
  EDUBBA_SOUND_WIN,
  EDUBBA_SOUND_LOSS,
  EDUBBA_SOUND_LESSON,
  EDUBBA_SOUND_COURSE,
  EDUBBA_N_SOUNDS,
} EdubbaSound;

/* This build can play sounds. */
gboolean edubba_sound_is_built_in (void);

/* The name of a sound's file, without its ending; borrowed. */
const char *edubba_sound_get_name (EdubbaSound sound);

/* Sets the folder of the sound files: before that, or with NULL, nothing is played. */
void edubba_sound_set_folder (const char *folder);

/* Plays a sound, unless `settings` (or NULL) or the desktop want none. It never waits: the sound
 * system is spoken to in a thread, and is left alone for good once it has failed. */
void edubba_sound_play (GSettings *settings, EdubbaSound sound);

/* Has a function called with each sound instead of playing it, for tests; NULL ends that. */
typedef void (*EdubbaSoundHeard) (EdubbaSound sound, gpointer data);

void edubba_sound_overhear (EdubbaSoundHeard heard, gpointer data);

G_END_DECLS
