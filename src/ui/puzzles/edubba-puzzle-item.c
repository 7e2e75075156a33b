/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puzzles as items of a list model. Words are compared by g_str_match_string (), which knows about
 * accents and beginnings of words.
 */
#include "edubba-puzzle-item.h"

#include "edubba-puzzle-words.h"

struct _EdubbaPuzzleItem
{
  GObject parent_instance;

  /* owned */
  CoursePuzzle *puzzle;
  char         *themes;
  char         *heading;

  guint             group;
  EdubbaPuzzleState state;
};

G_DEFINE_FINAL_TYPE (EdubbaPuzzleItem, edubba_puzzle_item, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_STATE,
  PROP_HEADING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
edubba_puzzle_item_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  EdubbaPuzzleItem *self = EDUBBA_PUZZLE_ITEM (object);

  switch (prop_id)
    {
    case PROP_STATE:
      g_value_set_uint (value, self->state);
      break;
    case PROP_HEADING:
      g_value_set_string (value, self->heading);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
edubba_puzzle_item_finalize (GObject *object)
{
  EdubbaPuzzleItem *self = EDUBBA_PUZZLE_ITEM (object);

  g_clear_pointer (&self->puzzle, course_puzzle_unref);
  g_clear_pointer (&self->themes, g_free);
  g_clear_pointer (&self->heading, g_free);

  G_OBJECT_CLASS (edubba_puzzle_item_parent_class)->finalize (object);
}

static void
edubba_puzzle_item_class_init (EdubbaPuzzleItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags   flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = edubba_puzzle_item_get_property;
  object_class->finalize = edubba_puzzle_item_finalize;
  properties[PROP_STATE] =
    g_param_spec_uint ("state", NULL, NULL, 0, EDUBBA_PUZZLE_CLEAN, EDUBBA_PUZZLE_NEW, flags);
  properties[PROP_HEADING] = g_param_spec_string ("heading", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
edubba_puzzle_item_init (EdubbaPuzzleItem *self)
{
}

EdubbaPuzzleItem *
edubba_puzzle_item_new (CoursePuzzle *puzzle, guint group)
{
  EdubbaPuzzleItem *self = g_object_new (EDUBBA_TYPE_PUZZLE_ITEM, NULL);

  self->puzzle = course_puzzle_ref (puzzle);
  self->themes = edubba_puzzle_words_themes (puzzle);
  self->group = group;
  return self;
}

CoursePuzzle *
edubba_puzzle_item_get_puzzle (EdubbaPuzzleItem *self)
{
  g_return_val_if_fail (EDUBBA_IS_PUZZLE_ITEM (self), NULL);

  return self->puzzle;
}

guint
edubba_puzzle_item_get_group (EdubbaPuzzleItem *self)
{
  g_return_val_if_fail (EDUBBA_IS_PUZZLE_ITEM (self), 0);

  return self->group;
}

guint
edubba_puzzle_item_get_grade (EdubbaPuzzleItem *self)
{
  g_return_val_if_fail (EDUBBA_IS_PUZZLE_ITEM (self), 0);

  return edubba_puzzle_words_get_grade (course_puzzle_get_rating (self->puzzle));
}

const char *
edubba_puzzle_item_get_themes (EdubbaPuzzleItem *self)
{
  g_return_val_if_fail (EDUBBA_IS_PUZZLE_ITEM (self), NULL);

  return self->themes;
}

const char *
edubba_puzzle_item_get_heading (EdubbaPuzzleItem *self)
{
  g_return_val_if_fail (EDUBBA_IS_PUZZLE_ITEM (self), NULL);

  return self->heading;
}

EdubbaPuzzleState
edubba_puzzle_item_get_state (EdubbaPuzzleItem *self)
{
  g_return_val_if_fail (EDUBBA_IS_PUZZLE_ITEM (self), EDUBBA_PUZZLE_NEW);

  return self->state;
}

gboolean
edubba_puzzle_item_has_theme (EdubbaPuzzleItem *self, const char *theme)
{
  g_return_val_if_fail (EDUBBA_IS_PUZZLE_ITEM (self), FALSE);

  return g_strcmp0 (course_puzzle_get_set (self->puzzle), theme) == 0 ||
         g_strv_contains (course_puzzle_get_themes (self->puzzle), theme);
}

gboolean
edubba_puzzle_item_has_words (EdubbaPuzzleItem *self, const char *words)
{
  g_return_val_if_fail (EDUBBA_IS_PUZZLE_ITEM (self), FALSE);

  return words[0] == '\0' ||
         g_str_match_string (words, course_puzzle_get_title (self->puzzle), TRUE);
}

void
edubba_puzzle_item_set_heading (EdubbaPuzzleItem *self, const char *heading)
{
  g_return_if_fail (EDUBBA_IS_PUZZLE_ITEM (self));

  if (g_strcmp0 (self->heading, heading) == 0)
    return;
  g_free (self->heading);
  self->heading = g_strdup (heading);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HEADING]);
}

void
edubba_puzzle_item_update (EdubbaPuzzleItem *self, EdubbaProgress *progress)
{
  EdubbaPuzzleRecord record;
  EdubbaPuzzleState  state = EDUBBA_PUZZLE_NEW;

  g_return_if_fail (EDUBBA_IS_PUZZLE_ITEM (self));
  g_return_if_fail (EDUBBA_IS_PROGRESS (progress));

  edubba_progress_get_puzzle (progress, course_puzzle_get_module (self->puzzle)->rules->id,
                              course_puzzle_get_id (self->puzzle), &record);
  if (record.clean)
    state = EDUBBA_PUZZLE_CLEAN;
  else if (record.solved > 0)
    state = EDUBBA_PUZZLE_SOLVED;
  else if (record.tries > 0)
    state = EDUBBA_PUZZLE_TRIED;
  if (self->state == state)
    return;
  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}
