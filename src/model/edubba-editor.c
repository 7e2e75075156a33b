/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The way back is a list of texts, the present one among them; everything else comes out of the
 * text, so a step back needs no knowledge of the edit.
 */
#include "edubba-editor.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game-state.h"

/* Older steps are forgotten. */
#define MAX_STEPS 1000

struct _EdubbaEditor
{
  GObject parent_instance;

  /* Borrowed. */
  const GameModule *module;

  /* Owned. */
  GPtrArray *steps; /* of char * */
  GameState *state;
  char      *fault; /* or NULL */

  guint    at;     /* the step that is shown */
  gboolean typing; /* it was typed, and more of it may come */
};

G_DEFINE_FINAL_TYPE (EdubbaEditor, edubba_editor, G_TYPE_OBJECT)

static guint changed_signal;

/* The state that a text tells of, or NULL and why not. */
static GameState *
read_state (EdubbaEditor *self, const char *text, GError **error)
{
  const GameModule     *modules[] = { self->module, NULL };
  const GameRules      *rules = self->module->rules;
  g_autofree GameState *state = game_state_new (rules);

  if (strlen (text) > EDUBBA_EDITOR_MAX_BYTES)
    {
      g_set_error (error, GAME_ERROR, GAME_ERROR_LIMIT,
                   /* Translators: %u is a number of bytes. */
                   _ ("a position may not be longer than %u bytes"), EDUBBA_EDITOR_MAX_BYTES);
      return NULL;
    }
  if (!game_modules_find_for_position (modules, text, error) ||
      !rules->parse_position (text, state, error))
    return NULL;
  return g_steal_pointer (&state);
}

/* Brings state and fault into line with the text. */
static void
read_step (EdubbaEditor *self)
{
  g_autoptr (GError) error = NULL;
  GameState *state = read_state (self, edubba_editor_get_text (self), &error);

  g_clear_pointer (&self->fault, g_free);
  if (!state)
    {
      self->fault = g_strdup (error->message);
      return;
    }
  g_free (self->state);
  self->state = state;
}

/* Goes on from here with a text; the texts taken back are dropped. */
static void
add_step (EdubbaEditor *self, const char *text)
{
  if (self->at + 1 < self->steps->len)
    g_ptr_array_remove_range (self->steps, self->at + 1, self->steps->len - self->at - 1);
  g_ptr_array_add (self->steps, g_strdup (text));
  if (self->steps->len > MAX_STEPS)
    g_ptr_array_remove_index (self->steps, 0);
  self->at = self->steps->len - 1;
}

static void
go_to (EdubbaEditor *self, guint step)
{
  self->at = step;
  self->typing = FALSE;
  read_step (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
edubba_editor_finalize (GObject *object)
{
  EdubbaEditor *self = EDUBBA_EDITOR (object);

  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_pointer (&self->state, g_free);
  g_clear_pointer (&self->fault, g_free);
  G_OBJECT_CLASS (edubba_editor_parent_class)->finalize (object);
}

static void
edubba_editor_class_init (EdubbaEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = edubba_editor_finalize;

  changed_signal = g_signal_new ("changed", EDUBBA_TYPE_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
edubba_editor_init (EdubbaEditor *self)
{
  self->steps = g_ptr_array_new_with_free_func (g_free);
}

EdubbaEditor *
edubba_editor_new (const GameModule *module)
{
  EdubbaEditor *self;

  g_return_val_if_fail (module != NULL && module->edits != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_EDITOR, NULL);
  self->module = module;
  self->state = read_state (self, module->edits->empty, NULL);
  g_assert (self->state != NULL);
  g_ptr_array_add (self->steps, game_position_print (module->rules, self->state));
  return self;
}

const char *
edubba_editor_get_text (EdubbaEditor *self)
{
  g_return_val_if_fail (EDUBBA_IS_EDITOR (self), NULL);

  return g_ptr_array_index (self->steps, self->at);
}

const GameState *
edubba_editor_get_state (EdubbaEditor *self)
{
  g_return_val_if_fail (EDUBBA_IS_EDITOR (self), NULL);

  return self->state;
}

const char *
edubba_editor_get_fault (EdubbaEditor *self)
{
  g_return_val_if_fail (EDUBBA_IS_EDITOR (self), NULL);

  return self->fault;
}

void
edubba_editor_type (EdubbaEditor *self, const char *text)
{
  g_return_if_fail (EDUBBA_IS_EDITOR (self));
  g_return_if_fail (text != NULL);

  if (g_str_equal (text, edubba_editor_get_text (self)))
    return;
  if (self->typing && self->at + 1 == self->steps->len)
    {
      g_free (g_ptr_array_index (self->steps, self->at));
      g_ptr_array_index (self->steps, self->at) = g_strdup (text);
    }
  else
    add_step (self, text);
  self->typing = TRUE;
  read_step (self);
  g_signal_emit (self, changed_signal, 0);
}

gboolean
edubba_editor_set_position (EdubbaEditor *self, const char *text, GError **error)
{
  g_autofree GameState *state = NULL;
  g_autofree char      *canonical = NULL;

  g_return_val_if_fail (EDUBBA_IS_EDITOR (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  state = read_state (self, text, error);
  if (!state)
    return FALSE;
  canonical = game_position_print (self->module->rules, state);
  if (g_str_equal (canonical, edubba_editor_get_text (self)))
    return TRUE;
  add_step (self, canonical);
  go_to (self, self->at);
  return TRUE;
}

gboolean
edubba_editor_edit (EdubbaEditor *self, const char *part, const char *id, GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (EDUBBA_IS_EDITOR (self), FALSE);
  g_return_val_if_fail (part != NULL && id != NULL, FALSE);

  text = self->module->edits->apply (self->state, part, id);
  return edubba_editor_set_position (self, text, error);
}

void
edubba_editor_mirror (EdubbaEditor *self)
{
  g_autofree char *text = NULL;
  gboolean         mirrored;

  g_return_if_fail (EDUBBA_IS_EDITOR (self));

  text = self->module->edits->mirror (self->state);
  mirrored = edubba_editor_set_position (self, text, NULL);
  g_assert (mirrored);
}

void
edubba_editor_clear (EdubbaEditor *self)
{
  gboolean cleared;

  g_return_if_fail (EDUBBA_IS_EDITOR (self));

  cleared = edubba_editor_set_position (self, self->module->edits->empty, NULL);
  g_assert (cleared);
}

GameState *
edubba_editor_dup_before (EdubbaEditor *self)
{
  g_return_val_if_fail (EDUBBA_IS_EDITOR (self), NULL);

  if (self->at == 0)
    return NULL;
  return read_state (self, g_ptr_array_index (self->steps, self->at - 1), NULL);
}

gboolean
edubba_editor_get_can_undo (EdubbaEditor *self)
{
  g_return_val_if_fail (EDUBBA_IS_EDITOR (self), FALSE);

  return self->at > 0;
}

gboolean
edubba_editor_get_can_redo (EdubbaEditor *self)
{
  g_return_val_if_fail (EDUBBA_IS_EDITOR (self), FALSE);

  return self->at + 1 < self->steps->len;
}

void
edubba_editor_undo (EdubbaEditor *self)
{
  if (edubba_editor_get_can_undo (self))
    go_to (self, self->at - 1);
}

void
edubba_editor_redo (EdubbaEditor *self)
{
  if (edubba_editor_get_can_redo (self))
    go_to (self, self->at + 1);
}
