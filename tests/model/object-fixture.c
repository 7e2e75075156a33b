/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Objects of all types, seen through GObject alone: nothing is known of them here but how to make
 * one.
 */
#include "object-fixture.h"

#include "model-fixture.h"
#include "object-types.h"

typedef struct
{
  const ObjectRow *rows;
  const ObjectRow *row; /* NULL: all */
  const char      *folder;
} Case;

static const ObjectRow *
find_row (const ObjectRow *rows, const char *type)
{
  while (rows->type && !g_str_equal (rows->type, type))
    rows++;
  return rows->type ? rows : NULL;
}

/* A row for every type of the sources, and no row for anything else. */
static void
test_complete (gconstpointer data)
{
  const Case *is = data;
  g_autoptr (GPtrArray) types = object_types_list (is->folder);
  g_autoptr (GString) faults = g_string_new (NULL);

  for (guint i = 0; i < types->len; i++)
    if (!find_row (is->rows, g_ptr_array_index (types, i)))
      g_string_append_printf (faults, "%s has no row here. ", (char *) types->pdata[i]);
  for (const ObjectRow *row = is->rows; row->type; row++)
    if (!g_ptr_array_find_with_equal_func (types, row->type, g_str_equal, NULL))
      g_string_append_printf (faults, "%s is not defined there. ", row->type);
  if (faults->len > 0)
    g_test_fail_printf ("%s", faults->str);
}

static GObject *
make (const ObjectRow *row)
{
  GObject *object = row->make ();

  g_assert_nonnull (object);
  g_assert_cmpstr (G_OBJECT_TYPE_NAME (object), ==, row->type);
  return object;
}

/* Another value than the one that is given. */
static void
change (const ObjectRow *rows, GParamSpec *pspec, GValue *value)
{
  if (G_IS_PARAM_SPEC_BOOLEAN (pspec))
    g_value_set_boolean (value, !g_value_get_boolean (value));
  else if (G_IS_PARAM_SPEC_UINT (pspec))
    {
      guint old = g_value_get_uint (value);

      g_value_set_uint (value, old == G_PARAM_SPEC_UINT (pspec)->minimum ? old + 1 : old - 1);
    }
  else if (G_IS_PARAM_SPEC_STRING (pspec))
    g_value_take_string (value, g_strdup_printf ("%s+", g_value_get_string (value)));
  else
    {
      const ObjectRow *row = find_row (rows, g_type_name (pspec->value_type));

      g_assert_true (G_IS_PARAM_SPEC_OBJECT (pspec));
      g_assert_nonnull (row);
      g_value_take_object (value, make (row));
    }
  g_assert_false (g_param_value_validate (pspec, value));
}

/* Sets a value, which must be there then, and be told of so often. The class is asked directly, as
 * a setter is that is called by its name: g_object_set_property () makes one out of several. */
static void
check_setting (GObject *object, GParamSpec *pspec, const GValue *value, guint told)
{
  g_autofree char *signal = g_strconcat ("notify::", pspec->name, NULL);
  guint            count = 0;
  gulong           handler;
  g_auto (GValue) now = G_VALUE_INIT;

  handler = g_signal_connect_swapped (object, signal, G_CALLBACK (fixture_count_cb), &count);
  G_OBJECT_GET_CLASS (object)->set_property (object, pspec->param_id, value, pspec);
  g_signal_handler_disconnect (object, handler);
  g_value_init (&now, pspec->value_type);
  g_object_get_property (object, pspec->name, &now);
  g_assert_cmpint (g_param_values_cmp (pspec, &now, value), ==, 0);
  if (count != told)
    g_test_fail_printf ("%s.%s: told %u times, not %u", G_OBJECT_TYPE_NAME (object), pspec->name,
                        count, told);
}

static void
check_property (const Case *is, GParamSpec *pspec)
{
  GObject *object = make (is->row);
  g_auto (GValue) first = G_VALUE_INIT;
  g_auto (GValue) other = G_VALUE_INIT;

  g_assert_true (pspec->flags & G_PARAM_READABLE);
  g_value_init (&first, pspec->value_type);
  g_value_init (&other, pspec->value_type);
  g_object_get_property (object, pspec->name, &first);
  g_assert_false (g_param_value_validate (pspec, &first));
  if ((pspec->flags & G_PARAM_WRITABLE) && !(pspec->flags & G_PARAM_CONSTRUCT_ONLY))
    {
      g_assert_true (pspec->flags & G_PARAM_EXPLICIT_NOTIFY);
      g_value_copy (&first, &other);
      change (is->rows, pspec, &other);
      check_setting (object, pspec, &first, 0);
      check_setting (object, pspec, &other, 1);
      check_setting (object, pspec, &other, 0);
      check_setting (object, pspec, &first, 1);
      check_setting (object, pspec, &other, 1);
    }
  g_value_unset (&first);
  g_value_reset (&other);
  g_assert_finalize_object (object);
}

static void
test_properties (gconstpointer data)
{
  const Case             *is = data;
  GObject                *object = make (is->row);
  g_autofree GParamSpec **properties = NULL;
  guint                   n;

  properties = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);
  for (guint i = 0; i < n; i++)
    if (properties[i]->owner_type == G_OBJECT_TYPE (object))
      check_property (is, properties[i]);
  g_object_unref (object);
}

static void
count_gone_cb (gpointer count, GObject *was)
{
  fixture_count_cb (count);
}

/* At once, and also after it has been disposed of by hand. */
static void
test_finalized (gconstpointer data)
{
  const Case *is = data;
  GObject    *object = make (is->row);
  guint       gone = 0;

  g_object_weak_ref (object, count_gone_cb, &gone);
  g_object_unref (object);
  g_assert_cmpuint (gone, ==, 1);

  object = make (is->row);
  g_object_run_dispose (object);
  g_assert_finalize_object (object);
  fixture_run (20);
}

static void
add (const char *path, const Case *is, GTestDataFunc test)
{
  g_autofree char *full = g_strdup_printf ("/objects/%s/%s", is->row ? is->row->type : "all", path);

  g_test_add_data_func_full (full, g_memdup2 (is, sizeof *is), test, g_free);
}

void
objects_add (const char *folder, const ObjectRow *rows)
{
  Case is = { .rows = rows, .folder = folder };

  add ("complete", &is, test_complete);
  for (is.row = rows; is.row->type; is.row++)
    {
      add ("properties", &is, test_properties);
      add ("finalized", &is, test_finalized);
    }
}
