/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every object of the model: its notifications are right, and it goes away. Each is made as the
 * program makes it, with a game begun.
 */
#include "../fixed.h"
#include "edubba-editor.h"
#include "edubba-history.h"
#include "edubba-opponent.h"
#include "edubba-save.h"
#include "model-fixture.h"
#include "object-fixture.h"

static char *folder;

static GObject *
make_archive (void)
{
  return G_OBJECT (edubba_archive_new (folder, "game"));
}

static GObject *
make_editor (void)
{
  return G_OBJECT (edubba_editor_new (fixture_get_game ()));
}

static GObject *
make_engine (void)
{
  return G_OBJECT (edubba_engine_new (&game_player_random, 1));
}

static GObject *
make_match (void)
{
  EdubbaMatch *match = fixture_match_new (fixture_get_game (), 1);

  fixture_act_often (match, 3);
  return G_OBJECT (match);
}

static GObject *
make_history (void)
{
  g_autoptr (EdubbaMatch) match = EDUBBA_MATCH (make_match ());

  return G_OBJECT (edubba_history_new (match, 0, GAME_ADDRESS_YOU));
}

static GObject *
make_history_entry (void)
{
  g_autoptr (GListModel) history = G_LIST_MODEL (make_history ());

  g_assert_cmpuint (g_list_model_get_item_type (history), ==, EDUBBA_TYPE_HISTORY_ENTRY);
  return g_list_model_get_item (history, 1);
}

static GObject *
make_opponent (void)
{
  g_autoptr (EdubbaEngine) engine = EDUBBA_ENGINE (make_engine ());
  g_autoptr (EdubbaMatch) match = EDUBBA_MATCH (make_match ());
  EdubbaOpponent *opponent = edubba_opponent_new (engine);

  edubba_opponent_set_match (opponent, match);
  return G_OBJECT (opponent);
}

static GObject *
make_save (void)
{
  g_autoptr (EdubbaArchive) archive = EDUBBA_ARCHIVE (make_archive ());
  g_autoptr (EdubbaMatch) match = EDUBBA_MATCH (make_match ());
  EdubbaSave *save = edubba_save_new (archive, fixture_get_modules ());

  edubba_save_set_match (save, match);
  return G_OBJECT (save);
}

static const ObjectRow rows[] = {
  { "EdubbaArchive", make_archive },
  { "EdubbaEditor", make_editor },
  { "EdubbaEngine", make_engine },
  { "EdubbaHistory", make_history },
  { "EdubbaHistoryEntry", make_history_entry },
  { "EdubbaMatch", make_match },
  { "EdubbaOpponent", make_opponent },
  { "EdubbaSave", make_save },
  { NULL },
};

int
main (int argc, char **argv)
{
  int status;

  fixed_test_init (&argc, &argv);

  folder = fixture_folder_new ();
  objects_add ("src/model src/store", rows);
  status = g_test_run ();
  fixture_folder_remove (folder);
  g_free (folder);
  return status;
}
