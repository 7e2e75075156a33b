/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * There is one context for the life of the program, made in the one thread that plays, at the first
 * sound: a sound system that is slow to answer, or has to be started, keeps nobody waiting.
 */
#include "edubba-sound.h"

#include "edubba-settings.h"

#ifdef EDUBBA_HAVE_GSOUND
#include <gsound.h>
#endif

/* The most sounds that are kept waiting: a sound that comes late means nothing. */
#define MAX_WAITING 2

static const char *const names[EDUBBA_N_SOUNDS] = {
  [EDUBBA_SOUND_CARD] = "card",
  [EDUBBA_SOUND_BUILD] = "build",
  [EDUBBA_SOUND_RAZE] = "raze",
  [EDUBBA_SOUND_STEAL] = "steal",
  [EDUBBA_SOUND_TEMPLE] = "temple",
  [EDUBBA_SOUND_TURN] = "turn",
  [EDUBBA_SOUND_REFUSAL] = "refusal",
  [EDUBBA_SOUND_SUCCESS] = "success",
  [EDUBBA_SOUND_WIN] = "win",
  [EDUBBA_SOUND_LOSS] = "loss",
  [EDUBBA_SOUND_LESSON] = "lesson",
  [EDUBBA_SOUND_COURSE] = "course",
};

static char            *folder;
static EdubbaSoundHeard overhears;
static gpointer         overhears_data;

const char *
edubba_sound_get_name (EdubbaSound sound)
{
  g_return_val_if_fail (sound < EDUBBA_N_SOUNDS, NULL);

  return names[sound];
}

void
edubba_sound_set_folder (const char *path)
{
  g_free (folder);
  folder = g_strdup (path);
}

void
edubba_sound_overhear (EdubbaSoundHeard heard, gpointer data)
{
  overhears = heard;
  overhears_data = data;
}

#ifdef EDUBBA_HAVE_GSOUND

gboolean
edubba_sound_is_built_in (void)
{
  return TRUE;
}

static GThreadPool *pool;

/* In the pool's thread, which alone knows the context. */
static void
play (gpointer path, gpointer data)
{
  static GSoundContext *context;
  static gboolean       failed;
  g_autofree char      *file = path;
  g_autoptr (GError) error = NULL;

  if (failed)
    return;
  if (context == NULL)
    context = gsound_context_new (NULL, &error);
  if (context == NULL ||
      !gsound_context_play_simple (context, NULL, &error, GSOUND_ATTR_MEDIA_FILENAME, file,
                                   GSOUND_ATTR_MEDIA_ROLE, "event",
                                   GSOUND_ATTR_CANBERRA_CACHE_CONTROL, "volatile", NULL))
    {
      failed = TRUE;
      g_debug ("no sound: %s", error->message);
    }
}

static void
play_file (const char *name)
{
  if (pool == NULL)
    pool = g_thread_pool_new (play, NULL, 1, FALSE, NULL);
  if (g_thread_pool_unprocessed (pool) < MAX_WAITING)
    g_thread_pool_push (pool, g_strdup_printf ("%s/%s.wav", folder, name), NULL);
}

#else

gboolean
edubba_sound_is_built_in (void)
{
  return FALSE;
}

static void
play_file (const char *name)
{
}

#endif

/* Returns TRUE if the desktop lets programs make sounds for events. */
static gboolean
desktop_wants_sounds (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean     enabled = FALSE;

  if (settings != NULL)
    g_object_get (settings, "gtk-enable-event-sounds", &enabled, NULL);
  return enabled;
}

void
edubba_sound_play (GSettings *settings, EdubbaSound sound)
{
  g_return_if_fail (sound < EDUBBA_N_SOUNDS);

  if (!edubba_settings_get_switch (settings, EDUBBA_SETTINGS_SOUNDS) || !desktop_wants_sounds ())
    return;
  if (overhears != NULL)
    overhears (sound, overhears_data);
  else if (folder != NULL)
    play_file (names[sound]);
}
