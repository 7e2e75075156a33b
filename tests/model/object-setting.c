/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only notifications while the value is being set count; those before and afterwards are not
 * looked at.
 */
#include "object-setting.h"

static void
told_cb (guint *told)
{
  (*told)++;
}

guint
object_setting_try (GObject *object, GParamSpec *pspec, const GValue *value, gboolean *holds)
{
  g_autofree char *signal = g_strconcat ("notify::", pspec->name, NULL);
  GObjectClass    *owner = g_type_class_peek (pspec->owner_type);
  guint            told = 0;
  gulong           handler;
  g_auto (GValue) now = G_VALUE_INIT;

  handler = g_signal_connect_swapped (object, signal, G_CALLBACK (told_cb), &told);
  owner->set_property (object, pspec->param_id, value, pspec);
  g_signal_handler_disconnect (object, handler);
  g_value_init (&now, pspec->value_type);
  g_object_get_property (object, pspec->name, &now);
  *holds = g_param_values_cmp (pspec, &now, value) == 0;
  return told;
}
