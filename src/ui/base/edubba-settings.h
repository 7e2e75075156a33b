/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The settings, and functions for those that need more than one call to read.
 *
 * Every function that takes settings takes NULL too: if no schema is installed everything has its
 * first value. A value that makes no sense counts as the first one.
 */
#pragma once

#include <gio/gio.h>

#include "edubba-match.h"

G_BEGIN_DECLS

#define EDUBBA_SETTINGS_COACH        "coach"
#define EDUBBA_SETTINGS_PACE         "pace"
#define EDUBBA_SETTINGS_LEVEL        "level"
#define EDUBBA_SETTINGS_RULES        "rules"
#define EDUBBA_SETTINGS_DAILY_FIVE   "daily-five"
#define EDUBBA_SETTINGS_CLIPBOARD    "clipboard"
#define EDUBBA_SETTINGS_SIDE_PANEL   "side-panel"
#define EDUBBA_SETTINGS_REPLAY_PANEL "replay-panel"
#define EDUBBA_SETTINGS_SOUNDS       "sounds"
#define EDUBBA_SETTINGS_CURTAIN      "curtain"
#define EDUBBA_SETTINGS_SPARRING     "sparring"
#define EDUBBA_SETTINGS_UNRATED      "unrated"
#define EDUBBA_SETTINGS_PREVIEW      "preview"
#define EDUBBA_SETTINGS_PLAN         "plan"

/* The settings with this schema; NULL if it is not installed (a build tree). */
GSettings *edubba_settings_new (const char *schema) G_GNUC_WARN_UNUSED_RESULT;

/* A switch; TRUE without settings. */
gboolean edubba_settings_get_switch (GSettings *settings, const char *key);

/* The strength of the computer in new games, below GAME_N_LEVELS. */
guint edubba_settings_get_level (GSettings *settings);

/* Returns FALSE until a strength has been chosen. */
gboolean edubba_settings_has_level (GSettings *settings);

void edubba_settings_set_level (GSettings *settings, guint level);

/* The least time between two actions of the computer, in ms: normally long enough to read a
 * line. */
guint edubba_settings_get_pace (GSettings *settings);

/* The amount of coaching in new games. */
EdubbaCoaching edubba_settings_get_coaching (GSettings *settings);
void           edubba_settings_set_coaching (GSettings *settings, EdubbaCoaching coaching);

/* The options of the rules that new games of a kind are offered with (bit i: rules->options[i]). */
guint32 edubba_settings_get_rules (GSettings *settings, const GameRules *rules);
void    edubba_settings_set_rules (GSettings *settings, const GameRules *rules, guint32 options);

G_END_DECLS
