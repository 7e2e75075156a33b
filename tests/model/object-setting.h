/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Setting a property as a caller of its setter does: the class is called directly, for
 * g_object_set_property () notifies once, even if the setter notified several times.
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* Sets a property. Returns the number of notifications; holds: TRUE if it has the value then. */
guint object_setting_try (GObject      *object,
                          GParamSpec   *pspec,
                          const GValue *value,
                          gboolean     *holds);

G_END_DECLS
