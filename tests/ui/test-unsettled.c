/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A system on which no program has settings: there is nothing at all to look them up in. The
 * toolkit complains of that itself, so nothing is shown here.
 */
#include "../fixed.h"

#include "edubba-settings.h"

static void
test_nothing (void)
{
  g_assert_null (g_settings_schema_source_get_default ());
  g_assert_null (edubba_settings_new ("io.github.edubba.Edubba"));
}

/* Missing settings have the defaults of the schema. */
static void
test_defaults (void)
{
  g_assert_true (edubba_settings_get_switch (NULL, EDUBBA_SETTINGS_SOUNDS));
  g_assert_cmpuint (edubba_settings_get_level (NULL), ==, 0);
  g_assert_cmpuint (edubba_settings_get_pace (NULL), ==, 1400);
  g_assert_cmpint (edubba_settings_get_coaching (NULL), ==, EDUBBA_COACHING_QUIET);
  edubba_settings_set_level (NULL, 2);
  edubba_settings_set_coaching (NULL, EDUBBA_COACHING_QUIET);
  g_assert_cmpuint (edubba_settings_get_level (NULL), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_setenv ("GSETTINGS_SCHEMA_DIR", "/nowhere", TRUE);
  g_setenv ("XDG_DATA_DIRS", "/nowhere", TRUE);
  g_setenv ("XDG_DATA_HOME", "/nowhere", TRUE);
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/ui/unsettled/nothing", test_nothing);
  g_test_add_func ("/ui/unsettled/defaults", test_defaults);
  return g_test_run ();
}
