/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window's struct, for its own files and for tests.
 * Its files call each other through edubba-window-parts.h.
 */
#pragma once

#include "edubba-keeper.h"
#include "edubba-window-parts.h"

G_BEGIN_DECLS

struct _EdubbaWindow
{
  AdwApplicationWindow parent_instance;

  /* template */
  AdwToastOverlay *toast_overlay;
  AdwHeaderBar    *header_bar;
  AdwWindowTitle  *window_title;
  GtkWidget       *back_button;
  GtkWidget       *undo_button;
  GtkWidget       *redo_button;
  GtkWidget       *panel_button;
  GtkWidget       *failing_box;
  GtkLabel        *failing_label;
  GtkStack        *stack;

  /* borrowed: children of the stack */
  EdubbaStartPage   *start_page;
  EdubbaNewGamePage *new_game_page; /* NULL until it is asked for */

  /* borrowed */
  const EdubbaGame *const *games;
  EdubbaMatchPage         *match_page; /* the page that is shown, if it is one; or NULL */
  const EdubbaGame        *last_game;  /* the one played last, or NULL */

  /* owned */
  EdubbaLock        *lock;     /* on the user's files; or NULL: nothing else uses them */
  const GameModule **modules;  /* of the games, NULL-terminated */
  GPtrArray         *courses;  /* of EdubbaCourse, in the order of the games */
  GSettings         *settings; /* NULL where no schema is installed */
  GPtrArray         *pages;    /* from the start page up to the one that is shown; borrowed */
  GSignalGroup      *page_signals;
  GSignalGroup      *match_page_signals;
  GBindingGroup     *match_page_bindings;
  GHashTable        *drilled; /* "GAME/PARAGRAPH" to the id of the exercise shown last */
  EdubbaKeeper      *keeper;
  GPtrArray         *in_progress; /* of EdubbaWindowGame, in the order of the games */
  EdubbaBoutSaves   *bout_saves;  /* the short games in progress */
  EdubbaProgress    *progress;

  guint    refocus_id;    /* source: the focus is looked after */
  gboolean closes_anyway; /* although not everything could be saved */
};

G_END_DECLS
