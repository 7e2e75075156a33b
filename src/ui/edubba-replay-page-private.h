/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the replay page share: its struct, and what the one that holds the widgets
 * (edubba-replay-page.c) asks of the one that acts (-actions.c).
 */
#pragma once

#include "edubba-board.h"
#include "edubba-history.h"
#include "edubba-message-line.h"
#include "edubba-move-list.h"
#include "edubba-page.h"
#include "edubba-replay-page.h"
#include "edubba-split.h"
#include "edubba-spotlight.h"

G_BEGIN_DECLS

struct _EdubbaReplayPage
{
  AdwBin parent_instance;

  /* template */
  GtkBox          *box;
  GtkWidget       *bar;
  GtkToggleButton *play_button;
  GtkLabel        *place_label;
  GtkMenuButton   *menu_button;

  /* borrowed: children made in code */
  EdubbaMessageLine *message_line;
  EdubbaSplit       *split;
  EdubbaSpotlight   *board_bin;
  EdubbaMoveList    *move_list;
  GtkWidget         *play_on_button;

  /* borrowed */
  const EdubbaGame *game;

  /* owned */
  EdubbaMatch   *match;
  EdubbaHistory *history;
  char          *text; /* the record as it came, for saving */

  guint own;    /* the only person's seat, or GAME_NOBODY */
  guint below;  /* whose side is below */
  guint knower; /* whose knowledge is shown, or GAME_NOBODY for all cards */
  guint play_id;
};

/* Shows everything anew: board, titles, what is said. */
void edubba_replay_page_show (EdubbaReplayPage *self);

/* Whose eyes the list of moves is written for. */
guint edubba_replay_page_get_viewer (EdubbaReplayPage *self);

/* The position as it is shown now; the caller frees it. */
GameState *edubba_replay_page_dup_seen (EdubbaReplayPage *self) G_GNUC_WARN_UNUSED_RESULT;

void edubba_replay_page_set_playing (EdubbaReplayPage *self, gboolean playing);
void edubba_replay_page_set_knower (EdubbaReplayPage *self, guint knower);
void edubba_replay_page_flip (EdubbaReplayPage *self);

/* For class_init: the actions replay.*, and their keys. */
void edubba_replay_page_install_actions (GtkWidgetClass *widget_class);

G_END_DECLS
