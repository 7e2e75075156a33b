/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The classes tell of each object that has been constructed; the mark attached to it then is
 * freed when it is finalized, not before. Only properties of listed types are looked at, not
 * those of the toolkit's types above them.
 */
#include "watch.h"

#include "edubba-replay-page.h"
#include "object-setting.h"

typedef struct
{
  const WatchType *type;
  void (*constructed) (GObject *object); /* the class's own */
  GParamSpec **properties;               /* of listed types, n_properties of them */
  guint        n_properties;
  guint        n_made;
  gboolean    *tried; /* for each: it was set to something else, or nobody may set it */
} Watched;

/* The data attached to an object. */
typedef struct
{
  Watched *watched;
  GObject *object; /* borrowed */
  GQuark   where;  /* it was looked at first; or 0 */
  GValue  *told;   /* the values of its properties when something was last notified of them; or
                    * NULL while the object is still being made */
} Mark;

static GHashTable *all;   /* GType → Watched */
static GPtrArray  *marks; /* of all objects there are; borrowed */
static GPtrArray  *faults;
static guint       made_id; /* source: all objects made by then get their final state */

static void G_GNUC_PRINTF (1, 2)
  find_fault (const char *format, ...)
{
  char   *sentence;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  if (g_ptr_array_find_with_equal_func (faults, sentence, g_str_equal, NULL))
    g_free (sentence);
  else
    g_ptr_array_add (faults, sentence);
}

/* Objects are compared as pointers, and not held. */
static void
read_property (Mark *mark, guint i, GValue *value)
{
  GParamSpec *pspec = mark->watched->properties[i];

  if (!G_IS_PARAM_SPEC_OBJECT (pspec))
    {
      g_value_init (value, pspec->value_type);
      g_object_get_property (mark->object, pspec->name, value);
    }
  else
    {
      g_auto (GValue) object = G_VALUE_INIT;

      g_value_init (&object, pspec->value_type);
      g_object_get_property (mark->object, pspec->name, &object);
      g_value_init (value, G_TYPE_POINTER);
      g_value_set_pointer (value, g_value_get_object (&object));
    }
}

static gboolean
are_same (const GValue *one, const GValue *other)
{
  if (G_VALUE_HOLDS_STRING (one))
    return g_strcmp0 (g_value_get_string (one), g_value_get_string (other)) == 0;
  if (G_VALUE_HOLDS_BOOLEAN (one))
    return g_value_get_boolean (one) == g_value_get_boolean (other);
  if (G_VALUE_HOLDS_UINT (one))
    return g_value_get_uint (one) == g_value_get_uint (other);
  g_assert_true (G_VALUE_HOLDS_POINTER (one));
  return g_value_get_pointer (one) == g_value_get_pointer (other);
}

static void
told_cb (GObject *object, GParamSpec *pspec, Mark *mark)
{
  for (guint i = 0; mark->told != NULL && i < mark->watched->n_properties; i++)
    if (mark->watched->properties[i] == pspec)
      {
        g_auto (GValue) value = G_VALUE_INIT;

        read_property (mark, i, &value);
        if (are_same (&mark->told[i], &value))
          find_fault ("%s.%s: told although it is the same", mark->watched->type->name,
                      pspec->name);
        g_value_unset (&mark->told[i]);
        mark->told[i] = value;
        value = (GValue) G_VALUE_INIT;
      }
}

static void
finalized_cb (gpointer data)
{
  Mark *mark = data;

  for (guint i = 0; mark->told != NULL && i < mark->watched->n_properties; i++)
    g_value_unset (&mark->told[i]);
  g_free (mark->told);
  g_ptr_array_remove_fast (marks, mark);
  g_free (mark);
}

static gboolean
made_cb (gpointer data)
{
  made_id = 0;
  for (guint i = 0; i < marks->len; i++)
    {
      Mark *mark = marks->pdata[i];

      if (mark->told != NULL)
        continue;
      mark->told = g_new0 (GValue, mark->watched->n_properties + 1);
      for (guint k = 0; k < mark->watched->n_properties; k++)
        read_property (mark, k, &mark->told[k]);
    }
  return G_SOURCE_REMOVE;
}

/* A type that is not listed counts as the listed one that it derives from: it has inherited the
 * function that calls this. */
static void
constructed (GObject *object)
{
  GType    type = G_OBJECT_TYPE (object);
  Mark    *mark = g_new0 (Mark, 1);
  Watched *watched;

  while ((watched = g_hash_table_lookup (all, GSIZE_TO_POINTER (type))) == NULL)
    type = g_type_parent (type);
  watched->constructed (object);
  *mark = (Mark) { .watched = watched, .object = object };
  if (made_id == 0)
    made_id = g_idle_add_full (G_PRIORITY_HIGH, made_cb, NULL, NULL);
  watched->n_made++;
  g_ptr_array_add (marks, mark);
  g_object_set_data_full (object, "watch", mark, finalized_cb);
  g_signal_connect (object, "notify", G_CALLBACK (told_cb), mark);
}

/* The properties that a listed type has from a listed ancestor count, too. */
static gboolean
is_watched (GType type)
{
  return g_hash_table_contains (all, GSIZE_TO_POINTER (type));
}

static void
list_properties (Watched *watched, GObjectClass *klass)
{
  guint        n;
  GParamSpec **properties = g_object_class_list_properties (klass, &n);

  watched->properties = properties;
  for (guint i = 0; i < n; i++)
    if (is_watched (properties[i]->owner_type))
      properties[watched->n_properties++] = properties[i];
  watched->tried = g_new0 (gboolean, n + 1);
  for (guint i = 0; i < watched->n_properties; i++)
    {
      g_assert_true (properties[i]->flags & G_PARAM_READABLE);
      if (!(properties[i]->flags & G_PARAM_WRITABLE) ||
          (properties[i]->flags & G_PARAM_CONSTRUCT_ONLY))
        watched->tried[i] = TRUE;
      else
        g_assert_true (properties[i]->flags & G_PARAM_EXPLICIT_NOTIFY);
    }
}

void
watch_begin (const WatchType *types)
{
  g_return_if_fail (all == NULL);

  all = g_hash_table_new (NULL, NULL);
  marks = g_ptr_array_new ();
  faults = g_ptr_array_new_with_free_func (g_free);
  for (const WatchType *type = types; type->name != NULL; type++)
    {
      Watched      *watched = g_new0 (Watched, 1);
      GObjectClass *klass = g_type_class_ref (type->get_type ());

      g_assert_cmpstr (G_OBJECT_CLASS_NAME (klass), ==, type->name);
      *watched = (Watched) { .type = type, .constructed = klass->constructed };
      g_hash_table_insert (all, GSIZE_TO_POINTER (type->get_type ()), watched);
    }
  /* Only after all are known: a class inherits the function that its parent had at that time. */
  for (const WatchType *type = types; type->name != NULL; type++)
    {
      GObjectClass *klass = g_type_class_peek (type->get_type ());

      list_properties (g_hash_table_lookup (all, GSIZE_TO_POINTER (type->get_type ())), klass);
      klass->constructed = constructed;
    }
}

/* Finds another value than the given one; for objects only NULL. FALSE if there is no other; a
 * game without a move cannot be played. */
static gboolean
change (Mark *mark, GParamSpec *pspec, GValue *value)
{
  if (EDUBBA_IS_REPLAY_PAGE (mark->object) && g_str_equal (pspec->name, "playing"))
    {
      EdubbaMatch *match = edubba_replay_page_get_match (EDUBBA_REPLAY_PAGE (mark->object));

      if (edubba_match_get_length (match) == 0)
        return FALSE;
    }
  if (G_IS_PARAM_SPEC_BOOLEAN (pspec))
    g_value_set_boolean (value, !g_value_get_boolean (value));
  else if (G_IS_PARAM_SPEC_OBJECT (pspec))
    {
      if (g_value_get_object (value) == NULL)
        return FALSE;
      g_value_set_object (value, NULL);
    }
  else if (g_str_equal (pspec->name, "view"))
    g_value_set_static_string (value, g_str_equal (g_value_get_string (value), "1") ? "2" : "1");
  else
    g_value_take_string (value, g_strconcat (g_value_get_string (value), "+", NULL));
  return TRUE;
}

static void
try_value (Mark *mark, GParamSpec *pspec, const GValue *value, guint expected)
{
  gboolean holds;
  guint    told = object_setting_try (mark->object, pspec, value, &holds);

  if (!holds)
    find_fault ("%s.%s: is not what it was set to", mark->watched->type->name, pspec->name);
  if (told != expected)
    find_fault ("%s.%s: told %u times when it was set, not %u", mark->watched->type->name,
                pspec->name, told, expected);
}

static gboolean
try_property (Mark *mark, GParamSpec *pspec)
{
  g_auto (GValue) first = G_VALUE_INIT;
  g_auto (GValue) other = G_VALUE_INIT;

  g_value_init (&first, pspec->value_type);
  g_value_init (&other, pspec->value_type);
  g_object_get_property (mark->object, pspec->name, &first);
  g_value_copy (&first, &other);
  try_value (mark, pspec, &first, 0);
  if (!change (mark, pspec, &other))
    return FALSE;
  try_value (mark, pspec, &other, 1);
  try_value (mark, pspec, &other, 0);
  try_value (mark, pspec, &first, 1);
  return TRUE;
}

static void
look_at (Mark *mark)
{
  Watched *watched = mark->watched;

  for (guint i = 0; i < watched->n_properties; i++)
    {
      GParamSpec *pspec = watched->properties[i];
      g_auto (GValue) value = G_VALUE_INIT;

      read_property (mark, i, &value);
      if (mark->told != NULL && !are_same (&mark->told[i], &value))
        find_fault ("%s.%s: has changed and was not told", watched->type->name, pspec->name);
      if (!watched->tried[i])
        watched->tried[i] = try_property (mark, pspec);
    }
}

void
watch_look (const char *where)
{
  g_autoptr (GPtrArray) objects = g_ptr_array_new_with_free_func (g_object_unref);

  /* Setting something may make objects, and end some. */
  for (guint i = 0; i < marks->len; i++)
    g_ptr_array_add (objects, g_object_ref (((Mark *) marks->pdata[i])->object));
  for (guint i = 0; i < objects->len; i++)
    {
      Mark *mark = g_object_get_data (objects->pdata[i], "watch");

      if (mark->where == 0)
        mark->where = g_quark_from_string (where);
      look_at (mark);
    }
}

void
watch_expect_all (void)
{
  GHashTableIter iter;
  gpointer       value;

  g_hash_table_iter_init (&iter, all);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      Watched *watched = value;

      if (G_TYPE_IS_ABSTRACT (watched->type->get_type ()))
        continue;
      if (watched->n_made == 0)
        find_fault ("%s was never met", watched->type->name);
      for (guint i = 0; i < watched->n_properties; i++)
        if (!watched->tried[i])
          find_fault ("%s.%s was never set", watched->type->name, watched->properties[i]->name);
    }
}

void
watch_expect_nothing (void)
{
  for (guint i = 0; i < marks->len; i++)
    {
      Mark *mark = marks->pdata[i];

      if (mark->watched->type->shared)
        continue;
      find_fault ("%s is left of %s", mark->watched->type->name,
                  mark->where != 0 ? g_quark_to_string (mark->where) : "what was never looked at");
    }
}

GPtrArray *
watch_get_faults (void)
{
  return faults;
}
