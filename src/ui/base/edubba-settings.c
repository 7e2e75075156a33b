/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rules are kept by the ids of their options, for the meaning of their bits may change with a
 * version of the program.
 */
#include "edubba-settings.h"

#include "game-player.h"
#include "game-state.h"

/* A user who has chosen nothing yet plays the first game. The schema says the same. */
#define FIRST_LEVEL GAME_LEVEL_GUEST

GSettings *
edubba_settings_new (const char *schema)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) found = NULL;

  if (source != NULL)
    found = g_settings_schema_source_lookup (source, schema, TRUE);
  return found != NULL ? g_settings_new_full (found, NULL, NULL) : NULL;
}

gboolean
edubba_settings_get_switch (GSettings *settings, const char *key)
{
  return settings == NULL || g_settings_get_boolean (settings, key);
}

guint
edubba_settings_get_level (GSettings *settings)
{
  int   number = settings != NULL ? g_settings_get_int (settings, EDUBBA_SETTINGS_LEVEL) + 1 : 0;
  guint level;

  return number > 0 && game_level_find ((guint) number, &level) ? level : FIRST_LEVEL;
}

gboolean
edubba_settings_has_level (GSettings *settings)
{
  g_autoptr (GVariant) chosen = NULL;

  if (settings != NULL)
    chosen = g_settings_get_user_value (settings, EDUBBA_SETTINGS_LEVEL);
  return chosen != NULL;
}

void
edubba_settings_set_level (GSettings *settings, guint level)
{
  g_return_if_fail (level <= GAME_N_LEVELS);

  if (settings != NULL)
    g_settings_set_int (settings, EDUBBA_SETTINGS_LEVEL, (int) game_level_get_number (level) - 1);
}

guint
edubba_settings_get_pace (GSettings *settings)
{
  static const guint paces[] = { 2600, 1400, 700 };
  int                pace = 1;

  if (settings != NULL)
    pace = g_settings_get_enum (settings, EDUBBA_SETTINGS_PACE);
  return paces[CLAMP (pace, 0, (int) G_N_ELEMENTS (paces) - 1)];
}

EdubbaCoaching
edubba_settings_get_coaching (GSettings *settings)
{
  int coaching = EDUBBA_COACHING_QUIET;

  if (settings != NULL)
    coaching = g_settings_get_enum (settings, EDUBBA_SETTINGS_COACH);
  return coaching >= 0 && coaching < EDUBBA_N_COACHINGS ? (EdubbaCoaching) coaching
                                                        : EDUBBA_COACHING_QUIET;
}

void
edubba_settings_set_coaching (GSettings *settings, EdubbaCoaching coaching)
{
  g_return_if_fail (coaching < EDUBBA_N_COACHINGS);

  if (settings != NULL)
    g_settings_set_enum (settings, EDUBBA_SETTINGS_COACH, (int) coaching);
}

guint32
edubba_settings_get_rules (GSettings *settings, const GameRules *rules)
{
  g_autoptr (GVariant) all = NULL;
  const char *ids = NULL;
  guint32     options = 0;

  if (settings == NULL)
    return 0;
  all = g_settings_get_value (settings, EDUBBA_SETTINGS_RULES);
  if (!g_variant_lookup (all, rules->id, "&s", &ids) ||
      !game_options_parse (rules, ids, &options, NULL))
    return 0;
  return options;
}

void
edubba_settings_set_rules (GSettings *settings, const GameRules *rules, guint32 options)
{
  g_autoptr (GVariant) all = NULL;
  g_autofree char *ids = game_options_print (rules, options);
  GVariantBuilder  builder;
  GVariantIter     iter;
  const char      *game;
  const char      *value;

  if (settings == NULL)
    return;
  all = g_settings_get_value (settings, EDUBBA_SETTINGS_RULES);
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{&s&s}", &game, &value))
    if (!g_str_equal (game, rules->id))
      g_variant_builder_add (&builder, "{ss}", game, value);
  g_variant_builder_add (&builder, "{ss}", rules->id, ids);
  g_settings_set_value (settings, EDUBBA_SETTINGS_RULES, g_variant_builder_end (&builder));
}
