/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sounds without a device: requests are overheard, and the files that the build makes are read. A
 * user who has switched them off, here or for the whole desktop, hears none.
 */
#include <adwaita.h>

#include "display.h"
#include "edubba-settings.h"
#include "edubba-sound.h"

/* Of a file: its header, and the longest that a sound may be, in samples of two bytes. */
#define HEADER  44
#define LONGEST (32000 * 2)

static void
heard_cb (EdubbaSound sound, gpointer data)
{
  *(guint *) data |= 1u << sound;
}

static void
set_desktop (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", enabled, NULL);
}

static void
test_heard (void)
{
  guint heard = 0;

  set_desktop (TRUE);
  edubba_sound_overhear (heard_cb, &heard);
  for (guint i = 0; i < EDUBBA_N_SOUNDS; i++)
    {
      edubba_sound_play (NULL, i);
      g_assert_cmpuint (heard, ==, (2u << i) - 1);
    }
  edubba_sound_overhear (NULL, NULL);
  /* No folder of sound files has been set. */
  edubba_sound_play (NULL, EDUBBA_SOUND_WIN);
}

static void
test_switched_off (void)
{
  g_autoptr (GSettings) settings = edubba_settings_new ("io.github.edubba.Edubba");
  guint heard = 0;

  g_assert_nonnull (settings);
  edubba_sound_overhear (heard_cb, &heard);
  set_desktop (FALSE);
  edubba_sound_play (settings, EDUBBA_SOUND_CARD);
  g_assert_cmpuint (heard, ==, 0);
  set_desktop (TRUE);
  g_settings_set_boolean (settings, EDUBBA_SETTINGS_SOUNDS, FALSE);
  edubba_sound_play (settings, EDUBBA_SOUND_CARD);
  g_assert_cmpuint (heard, ==, 0);
  g_settings_reset (settings, EDUBBA_SETTINGS_SOUNDS);
  edubba_sound_play (settings, EDUBBA_SOUND_CARD);
  g_assert_cmpuint (heard, ==, 1u << EDUBBA_SOUND_CARD);
  edubba_sound_overhear (NULL, NULL);
}

/* Loud enough to be heard, and never at the limit, where it would crackle. */
static void
check_samples (const guint8 *bytes, gsize length)
{
  gint loudest = 0;

  for (gsize i = HEADER; i + 1 < length; i += 2)
    loudest = MAX (loudest, ABS ((gint16) (bytes[i] | bytes[i + 1] << 8)));
  g_assert_cmpint (loudest, >, 3000);
  g_assert_cmpint (loudest, <, 32000);
}

static void
test_files (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < EDUBBA_N_SOUNDS; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s.wav", g_getenv ("EDUBBA_SOUNDS"),
                                               edubba_sound_get_name (i));
      g_autofree char *contents = NULL;
      gsize            length = 0;
      g_autoptr (GError) error = NULL;

      g_file_get_contents (path, &contents, &length, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (length, >, HEADER);
      g_assert_cmpuint (length, <=, HEADER + 2 * LONGEST);
      g_assert_cmpint (memcmp (contents, "RIFF", 4), ==, 0);
      g_assert_cmpint (memcmp (contents + 8, "WAVEfmt ", 8), ==, 0);
      check_samples ((const guint8 *) contents, length);
      g_assert_true (g_hash_table_add (
        seen, g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) contents, length)));
    }
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);

  g_test_add_func ("/ui/sounds/heard", test_heard);
  g_test_add_func ("/ui/sounds/switched-off", test_switched_off);
  g_test_add_func ("/ui/sounds/files", test_files);

  return g_test_run ();
}
