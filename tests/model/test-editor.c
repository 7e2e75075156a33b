/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The editor: its notifications and their numbers, the way back; and a text which is no position
 * leaves the last one in place with a reason.
 */
#include <string.h>

#include "../fixed.h"
#include "edubba-editor.h"
#include "game-state.h"
#include "games.h"

#define EMPTY "babel/1 A:| H:| M:| P:| S:|"

static void
changed_cb (guint *count)
{
  (*count)++;
}

static EdubbaEditor *
create_editor (guint *changed)
{
  EdubbaEditor *editor = edubba_editor_new (game_modules_find (games_modules, "babel"));

  *changed = 0;
  g_signal_connect_swapped (editor, "changed", G_CALLBACK (changed_cb), changed);
  return editor;
}

static void
assert_position (EdubbaEditor *editor, const char *text)
{
  g_autofree char *printed = game_position_print (game_modules_find (games_modules, "babel")->rules,
                                                  edubba_editor_get_state (editor));

  g_assert_cmpstr (printed, ==, text);
}

static void
test_begin (void)
{
  guint         changed;
  EdubbaEditor *editor = create_editor (&changed);

  g_assert_cmpstr (edubba_editor_get_text (editor), ==, EMPTY);
  g_assert_null (edubba_editor_get_fault (editor));
  g_assert_false (edubba_editor_get_can_undo (editor));
  g_assert_false (edubba_editor_get_can_redo (editor));
  edubba_editor_undo (editor);
  edubba_editor_clear (editor);
  g_assert_cmpuint (changed, ==, 0);
  g_assert_finalize_object (editor);
}

static void
test_edit (void)
{
  guint         changed;
  EdubbaEditor *editor = create_editor (&changed);

  g_assert_true (edubba_editor_edit (editor, "colonnade:me:H", "+P", NULL));
  g_assert_cmpuint (changed, ==, 1);
  g_assert_cmpstr (edubba_editor_get_text (editor), ==, "babel/1 A:| H:P| M:| P:| S:|");
  edubba_editor_mirror (editor);
  assert_position (editor, "babel/1 A:| H:|P M:| P:| S:|");
  edubba_editor_undo (editor);
  edubba_editor_undo (editor);
  assert_position (editor, EMPTY);
  edubba_editor_redo (editor);
  assert_position (editor, "babel/1 A:| H:P| M:| P:| S:|");
  g_assert_true (edubba_editor_get_can_redo (editor));
  g_assert_true (edubba_editor_edit (editor, "turn", "move2", NULL));
  g_assert_false (edubba_editor_get_can_redo (editor));
  g_assert_cmpuint (changed, ==, 6);
  g_assert_finalize_object (editor);
}

/* An edit that would be no position is refused with a reason, and nothing has changed. */
static void
test_refused (void)
{
  guint         changed;
  EdubbaEditor *editor = create_editor (&changed);
  g_autoptr (GError) error = NULL;

  g_assert_true (edubba_editor_set_position (editor, "babel/1 H:PPPPPPPPPPPP|", NULL));
  changed = 0;
  g_assert_false (edubba_editor_edit (editor, "hand:me", "+P", &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
  g_assert_cmpuint (changed, ==, 0);
  g_assert_null (edubba_editor_get_fault (editor));
  edubba_editor_undo (editor);
  g_assert_false (edubba_editor_get_can_undo (editor));
  g_assert_finalize_object (editor);
}

/* Typed text may be wrong for any time, and is a single step. */
static void
test_typing (void)
{
  guint         changed;
  EdubbaEditor *editor = create_editor (&changed);

  edubba_editor_type (editor, "babel/1 H:A");
  g_assert_nonnull (edubba_editor_get_fault (editor));
  g_assert_cmpstr (edubba_editor_get_text (editor), ==, "babel/1 H:A");
  assert_position (editor, EMPTY);
  edubba_editor_type (editor, "babel/1 H:A|");
  edubba_editor_type (editor, "babel/1 H:A|");
  g_assert_cmpuint (changed, ==, 2);
  g_assert_null (edubba_editor_get_fault (editor));
  assert_position (editor, "babel/1 A:| H:A| M:| P:| S:|");
  edubba_editor_undo (editor);
  assert_position (editor, EMPTY);
  edubba_editor_redo (editor);
  g_assert_cmpstr (edubba_editor_get_text (editor), ==, "babel/1 H:A|");
  g_assert_finalize_object (editor);
}

/* A text from anywhere: too long, of another game, or nonsense. */
static void
test_untrusted (void)
{
  guint             changed;
  EdubbaEditor     *editor = create_editor (&changed);
  g_autofree char  *endless = g_strnfill (EDUBBA_EDITOR_MAX_BYTES + 1, 'A');
  const char *const rows[] = { "", "chess/1", "babel/2", endless, "babel/1 \xe2\x80\xae", NULL };

  for (guint i = 0; rows[i]; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (edubba_editor_set_position (editor, rows[i], &error));
      g_assert_nonnull (error);
      edubba_editor_type (editor, rows[i]);
      g_assert_nonnull (edubba_editor_get_fault (editor));
      assert_position (editor, EMPTY);
    }
  g_assert_finalize_object (editor);
}

/* A thousand texts are kept; the oldest are forgotten, and none is lost between. */
static void
test_most_steps (void)
{
  guint         changed;
  EdubbaEditor *editor = create_editor (&changed);
  guint         n = 0;

  for (guint i = 0; i < 1100; i++)
    edubba_editor_mirror (editor);
  g_assert_true (edubba_editor_edit (editor, "colonnade:me:H", "+P", NULL));
  for (guint i = 0; i < 1100; i++)
    edubba_editor_edit (editor, "colonnade:me:H", i % 2 ? "+P" : "-P", NULL);
  edubba_editor_redo (editor);
  while (edubba_editor_get_can_undo (editor))
    {
      edubba_editor_undo (editor);
      n++;
    }
  g_assert_cmpuint (n, ==, 999);
  while (edubba_editor_get_can_redo (editor))
    {
      edubba_editor_redo (editor);
      n--;
    }
  g_assert_cmpuint (n, ==, 0);
  g_assert_finalize_object (editor);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/model/editor/begin", test_begin);
  g_test_add_func ("/model/editor/edit", test_edit);
  g_test_add_func ("/model/editor/refused", test_refused);
  g_test_add_func ("/model/editor/typing", test_typing);
  g_test_add_func ("/model/editor/untrusted", test_untrusted);
  g_test_add_func ("/model/editor/most-steps", test_most_steps);
  return g_test_run ();
}
