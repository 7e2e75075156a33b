/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The drawings and their palettes lie among the resources. A palette that cannot be read is empty:
 * then nothing is drawn, and a warning says why.
 */
#include "babel-drawing.h"

#include "babel-style.h"
#include "config.h"

#define ART_PATH RESOURCE_PATH "/games/babel/ui/art/"

const EdubbaDrawing *
babel_drawing_get (const char *name)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  babel_style_register ();
  path = g_strconcat (ART_PATH, name, ".svg", NULL);
  return edubba_drawing_get (path);
}

const EdubbaPaints *
babel_paints_get (gboolean dark)
{
  static EdubbaPaints *kept[2];
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  guint            i = dark ? 1 : 0;

  if (kept[i] != NULL)
    return kept[i];
  babel_style_register ();
  bytes = g_resources_lookup_data (dark ? ART_PATH "dark.css" : ART_PATH "light.css",
                                   G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes != NULL)
    {
      text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      kept[i] = edubba_paints_parse (text, &error);
    }
  if (kept[i] == NULL)
    {
      g_warning ("the palette of the drawings: %s", error->message);
      kept[i] = edubba_paints_parse ("", NULL);
    }
  return kept[i];
}
