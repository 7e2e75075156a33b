/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toolkit counts nothing of this by itself. Widgets are met when they are realized, textures
 * when they are constructed, for which their classes are asked to tell; sources are found by their
 * numbers. It is for the soak only: nothing here runs when the program is used.
 */
#include "edubba-resource-count.h"

#include <malloc.h>
#include <stdio.h>
#include <unistd.h>

static guint  n_widgets;
static guint  n_textures;
static GQuark counted;

static void
widget_finalized_cb (gpointer data)
{
  n_widgets--;
}

static gboolean
widget_realized_cb (GSignalInvocationHint *hint,
                    guint                  n_values,
                    const GValue          *values,
                    gpointer               data)
{
  GObject *widget = g_value_get_object (values);

  if (g_object_get_qdata (widget, counted) == NULL)
    {
      n_widgets++;
      g_object_set_qdata_full (widget, counted, &n_widgets, widget_finalized_cb);
    }
  return TRUE;
}

static void
texture_finalized_cb (gpointer data)
{
  g_atomic_int_add (&n_textures, -1);
}

static void
texture_constructed (GObject *object)
{
  g_atomic_int_inc (&n_textures);
  g_object_set_qdata_full (object, counted, &n_textures, texture_finalized_cb);
}

void
edubba_resource_count_begin (void)
{
  GType types[] = { GDK_TYPE_MEMORY_TEXTURE, GDK_TYPE_GL_TEXTURE };

  counted = g_quark_from_static_string ("edubba-resource-count");
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, widget_realized_cb,
                              NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    G_OBJECT_CLASS (g_type_class_ref (types[i]))->constructed = texture_constructed;
}

static gboolean
never_called_cb (gpointer data)
{
  return G_SOURCE_REMOVE;
}

/* Numbers of sources are given in order; the ones that are still there are counted. */
static guint
count_sources (void)
{
  guint last = g_idle_add (never_called_cb, NULL);
  guint n = 0;

  g_source_remove (last);
  for (guint id = 1; id < last; id++)
    n += g_main_context_find_source_by_id (NULL, id) != NULL;
  return n;
}

/* Memory in use, except mapped files, which other processes share. */
static gsize
get_private (void)
{
  unsigned long resident = 0;
  unsigned long shared = 0;
  FILE         *file = fopen ("/proc/self/statm", "r");

  if (file == NULL)
    return 0;
  if (fscanf (file, "%*u %lu %lu", &resident, &shared) != 2)
    resident = shared = 0;
  fclose (file);
  return (resident - shared) * (gsize) sysconf (_SC_PAGESIZE);
}

static gsize
get_heap (void)
{
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
  return mallinfo2 ().uordblks;
#else
  return 0;
#endif
}

void
edubba_resource_count_take (EdubbaResourceCount *census)
{
  *census = (EdubbaResourceCount) {
    .widgets = n_widgets,
    .textures = (guint) g_atomic_int_get (&n_textures),
    .sources = count_sources (),
    .heap = get_heap (),
    .private = get_private (),
  };
}
