/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Objects of all types, seen through GObject alone: nothing is known of them here but how to make
 * one.
 */
#include "object-fixture.h"

#include "model-fixture.h"
#include "object-setting.h"
#include "object-types.h"

/* The arguments of objects_add (). */
static const ObjectRow *all_rows;
static const char      *sources;

static const ObjectRow *
find_row (const char *type)
{
  const ObjectRow *row = all_rows;

  while (row->type && !g_str_equal (row->type, type))
    row++;
  return row->type ? row : NULL;
}

/* A row for every type of the sources, and no row for anything else. */
static void
test_complete (void)
{
  g_autoptr (GPtrArray) types = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) folders = g_strsplit (sources, " ", -1);
  g_autoptr (GString) faults = g_string_new (NULL);

  for (guint i = 0; folders[i] != NULL; i++)
    g_ptr_array_extend_and_steal (types, object_types_list (folders[i]));
  for (guint i = 0; i < types->len; i++)
    if (!find_row (g_ptr_array_index (types, i)))
      g_string_append_printf (faults, "%s has no row here. ", (char *) types->pdata[i]);
  for (const ObjectRow *row = all_rows; row->type; row++)
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
change (GParamSpec *pspec, GValue *value)
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
      const ObjectRow *row = find_row (g_type_name (pspec->value_type));

      g_assert_true (G_IS_PARAM_SPEC_OBJECT (pspec));
      g_assert_nonnull (row);
      g_value_take_object (value, make (row));
    }
  g_assert_false (g_param_value_validate (pspec, value));
}

/* Sets a value, which must be there then, and be told of so often. */
static void
check_setting (GObject *object, GParamSpec *pspec, const GValue *value, guint expected)
{
  gboolean holds;
  guint    told = object_setting_try (object, pspec, value, &holds);

  g_assert_true (holds);
  if (told != expected)
    g_test_fail_printf ("%s.%s: told %u times, not %u", G_OBJECT_TYPE_NAME (object), pspec->name,
                        told, expected);
}

static void
check_property (const ObjectRow *row, GParamSpec *pspec)
{
  GObject *object = make (row);
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
      change (pspec, &other);
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
test_properties (gconstpointer row)
{
  GObject                *object = make (row);
  g_autofree GParamSpec **properties = NULL;
  guint                   n;

  properties = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);
  for (guint i = 0; i < n; i++)
    if (properties[i]->owner_type == G_OBJECT_TYPE (object))
      check_property (row, properties[i]);
  g_object_unref (object);
}

static void
count_gone_cb (gpointer count, GObject *was)
{
  fixture_count_cb (count);
}

/* At once, and also after it has been disposed of by hand. */
static void
test_finalized (gconstpointer row)
{
  GObject *object = make (row);
  guint    gone = 0;

  g_object_weak_ref (object, count_gone_cb, &gone);
  g_object_unref (object);
  g_assert_cmpuint (gone, ==, 1);

  object = make (row);
  g_object_run_dispose (object);
  g_assert_finalize_object (object);
  fixture_run (20);
}

static void
add (const ObjectRow *row, const char *name, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/objects/%s/%s", row->type, name);

  g_test_add_data_func (path, row, test);
}

void
objects_add (const char *folders, const ObjectRow *rows)
{
  sources = folders;
  all_rows = rows;
  g_test_add_func ("/objects/all/complete", test_complete);
  for (const ObjectRow *row = rows; row->type; row++)
    {
      add (row, "properties", test_properties);
      add (row, "finalized", test_finalized);
    }
}
