/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A palette is a style sheet with one rule in each line: .NAME { color: COLOUR; }. Lines of any
 * other kind say something to people.
 */
#include "edubba-paints.h"

struct _EdubbaPaints
{
  GHashTable *colours; /* of interned names, to GdkRGBA */
};

void
edubba_paints_free (EdubbaPaints *paints)
{
  g_hash_table_unref (paints->colours);
  g_free (paints);
}

EdubbaPaints *
edubba_paints_parse (const char *text, GError **error)
{
  g_autoptr (EdubbaPaints) paints = g_new0 (EdubbaPaints, 1);
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  paints->colours = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char      *name = lines[i] + 1;
      const char      *colour = strstr (lines[i], " { color: ");
      const char      *end = strstr (lines[i], "; }");
      g_autofree char *text_of_colour = NULL;
      GdkRGBA          rgba;

      if (lines[i][0] != '.')
        continue;
      if (colour != NULL && end != NULL)
        text_of_colour = g_strndup (colour + 10, end - colour - 10);
      if (text_of_colour == NULL || !gdk_rgba_parse (&rgba, text_of_colour))
        {
          g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "no colour: %s",
                       lines[i]);
          return NULL;
        }
      lines[i][colour - lines[i]] = '\0';
      g_hash_table_insert (paints->colours, (gpointer) g_intern_string (name),
                           g_memdup2 (&rgba, sizeof rgba));
    }
  return g_steal_pointer (&paints);
}

gboolean
edubba_paints_find (const EdubbaPaints *paints, const char *name, GdkRGBA *colour)
{
  const GdkRGBA *found;

  g_return_val_if_fail (paints != NULL && name != NULL && colour != NULL, FALSE);

  found = g_hash_table_lookup (paints->colours, name);
  if (found != NULL)
    *colour = *found;
  return found != NULL;
}
