/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the two files of the window share: its struct, and how pages come into it. One holds the
 * widgets and actions, the other (-open.c) what can be opened.
 */
#pragma once

#include "edubba-match-page.h"
#include "edubba-new-game-page.h"
#include "edubba-save.h"
#include "edubba-start-page.h"
#include "edubba-window.h"

G_BEGIN_DECLS

struct _EdubbaWindow
{
  AdwApplicationWindow parent_instance;

  /* template */
  AdwToastOverlay   *toast_overlay;
  AdwWindowTitle    *window_title;
  GtkWidget         *back_button;
  GtkWidget         *undo_button;
  GtkWidget         *redo_button;
  GtkWidget         *panel_button;
  GtkStack          *stack;
  EdubbaStartPage   *start_page;
  EdubbaNewGamePage *new_game_page;

  /* borrowed */
  const EdubbaGame *const *games;
  EdubbaMatchPage         *match_page; /* NULL unless one is shown */

  /* owned */
  const GameModule **modules;  /* of the games, NULL-terminated */
  GSettings         *settings; /* NULL where no schema is installed */
  GSignalGroup      *page_signals;
  EdubbaMatch       *replaced; /* unfinished when another game took its place; or NULL */
  EdubbaSave        *save;

  guint refocus_id; /* source: the focus is looked after */
};

/* Shows a match page in the place of the one before. */
void edubba_window_show_page (EdubbaWindow *self, EdubbaMatchPage *page);

/* Shows a match, and keeps it as the game in progress. */
void edubba_window_show_match (EdubbaWindow *self, EdubbaMatch *match);

/* Opens the puzzle that the game brings for the start page. */
void edubba_window_open_first_puzzle (EdubbaWindow *self, const EdubbaGame *game);

G_END_DECLS
