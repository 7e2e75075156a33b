/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tests of objects can fail: an object that notifies twice, or of nothing, or not at all, or
 * forgets a value, or never goes away, is caught; the same object without the fault is not.
 *
 * This program is its own victim: called with the name of a fault it runs the tests on an object
 * that has it.
 */
#include "object-fixture.h"

#include <gio/gio.h>

#include "../child.h"
#include "../fixed.h"
#include "model-fixture.h"
#include "victim.h"

typedef enum
{
  FAULT_NONE,
  FAULT_TELLS_TWICE,
  FAULT_TELLS_ALWAYS,
  FAULT_TELLS_NEVER,
  FAULT_FORGETS,
  FAULT_STAYS,
  N_FAULTS,
} Fault;

static const char *const names[N_FAULTS] = { "none", "tells-twice", "tells-always",
                                             "tells-never", "forgets", "stays" };

static Fault fault;

#define TYPE_LAMP (lamp_get_type ())

G_DECLARE_FINAL_TYPE (Lamp, lamp, TEETH, LAMP, GObject)

struct _Lamp
{
  GObject parent_instance;

  guint brightness;
};

G_DEFINE_FINAL_TYPE (Lamp, lamp, G_TYPE_OBJECT)

static void
lamp_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_uint (value, TEETH_LAMP (object)->brightness);
}

static void
lamp_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  Lamp    *self = TEETH_LAMP (object);
  gboolean same = self->brightness == g_value_get_uint (value);

  if (fault != FAULT_FORGETS)
    self->brightness = g_value_get_uint (value);
  if ((!same && fault != FAULT_TELLS_NEVER) || fault == FAULT_TELLS_ALWAYS)
    g_object_notify_by_pspec (object, pspec);
  if (!same && fault == FAULT_TELLS_TWICE)
    g_object_notify_by_pspec (object, pspec);
}

static void
lamp_class_init (LampClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = lamp_get_property;
  object_class->set_property = lamp_set_property;
  g_object_class_install_property (
    object_class, 1, g_param_spec_uint ("brightness", NULL, NULL, 0, 10, 5, flags));
}

static void
lamp_init (Lamp *self)
{
  self->brightness = 5;
}

static GObject *
make_lamp (void)
{
  GObject *lamp = g_object_new (TYPE_LAMP, NULL);

  return fault == FAULT_STAYS ? g_object_ref (lamp) : lamp;
}

static const ObjectRow rows[] = { { "Lamp", make_lamp }, { NULL } };

/* Runs the program as its own victim. */
static int
be_tested (int argc, char **argv)
{
  while (fault < N_FAULTS && !g_str_equal (argv[1], names[fault]))
    fault++;
  g_assert_cmpuint (fault, <, N_FAULTS);
  fixed_test_init (&argc, &argv);
  objects_add ("src/model", rows);
  return g_test_run ();
}

static void
test_fault (gconstpointer name)
{
  g_assert_cmpint (victim_passes (name, "/objects/Lamp"), ==, g_str_equal (name, "none"));
}

/* No row describes a lamp among the model's objects, and none of the model's rows has an object
 * here. */
static void
test_missing_rows (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  const char      *argv[] = { program, "none", "-p", "/objects/all", NULL };
  g_autoptr (GSubprocess) process =
    child_start (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, argv);
  g_autofree char *said = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &said, NULL, &error));
  g_assert_false (g_subprocess_get_successful (process));
  g_assert_nonnull (strstr (said, "EdubbaMatch has no row here"));
  g_assert_nonnull (strstr (said, "Lamp is not defined there"));
}

int
main (int argc, char **argv)
{
  if (argc > 1 && argv[1][0] != '-')
    return be_tested (argc, argv);
  fixed_test_init (&argc, &argv);

  for (guint i = 0; i < N_FAULTS; i++)
    {
      g_autofree char *path = g_strconcat ("/teeth/", names[i], NULL);

      g_test_add_data_func (path, names[i], test_fault);
    }
  g_test_add_func ("/teeth/missing-rows", test_missing_rows);
  return g_test_run ();
}
