/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The split folds and unfolds the panel, the settings keep the user's last choice for the next
 * page; neither knows the other.
 */
#include "edubba-side-panel.h"

#include "edubba-settings.h"

void
edubba_side_panel_restore (EdubbaSplit *split, GSettings *settings, const char *key)
{
  edubba_split_set_panel_shown (split, edubba_settings_get_switch (settings, key));
}

void
edubba_side_panel_set_shown (EdubbaSplit *split,
                             GSettings   *settings,
                             const char  *key,
                             gboolean     shown)
{
  edubba_split_set_panel_shown (split, shown);
  if (settings != NULL && !edubba_split_get_narrow (split))
    g_settings_set_boolean (settings, key, shown);
}
