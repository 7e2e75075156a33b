/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the replay page: its struct, and the functions that the file with the
 * widgets (edubba-replay-page.c) calls in those that show the current point (-shown.c), act
 * (-actions.c), speak (-speech.c) and branch off (-branch.c).
 */
#pragma once

#include "edubba-analysis-panel.h"
#include "edubba-analysis.h"
#include "edubba-board.h"
#include "edubba-bout.h"
#include "edubba-history.h"
#include "edubba-move-list.h"
#include "edubba-page.h"
#include "edubba-replay-page.h"
#include "edubba-table.h"

G_BEGIN_DECLS

/* The branch that is shown instead of the game. */
typedef enum
{
  EDUBBA_BRANCH_NONE,
  EDUBBA_BRANCH_TRY,    /* another turn, which the user tries */
  EDUBBA_BRANCH_BETTER, /* the better turn */
} EdubbaBranch;

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
  EdubbaTable         *table;
  EdubbaSplit         *split; /* of the table */
  GtkWidget           *note_row;
  EdubbaMoveList      *move_list;
  EdubbaAnalysisPanel *analysis_panel;
  GtkLabel            *aim_label; /* of a short game */
  GtkWidget           *switcher;
  GtkStack            *panel_stack;
  GtkLabel            *branch_label;
  GtkWidget           *better_button;
  GtkWidget           *try_button;
  GtkWidget           *play_on_button;
  GtkWidget           *leave_button;

  /* borrowed */
  const EdubbaGame *game;

  /* owned */
  EdubbaMatch    *played; /* the game */
  EdubbaMatch    *match;  /* the match shown: the game, or a branch of it */
  GSignalGroup   *match_signals;
  EdubbaHistory  *history;
  EdubbaAnalysis *analysis;            /* NULL where the game cannot be analysed */
  CourseBout     *bout;                /* the short game that it is a try at, or NULL */
  char           *text;                /* the record as it came, for saving and copying */
  GSettings      *settings;            /* NULL where none are installed */
  GCancellable   *verdict_cancellable; /* of the judgement on its way, or NULL */
  char           *verdict;             /* the worth of the turn in the branch, or NULL */

  EdubbaBranch branch;
  guint        branch_from; /* the cursor of the game at its beginning */
  guint        branch_at;   /* the number of actions that it shares with the game: fewer, if
                             * others chose at the same time; never more than it has */
  guint branch_seat;        /* the seat that acts there */

  /* The state that the board was shown last; the match is only compared. */
  gpointer shown;
  guint    shown_cursor;
  guint    shown_below;
  guint    shown_knower;
  gboolean shown_active;

  guint own;    /* the only person's seat, or GAME_NOBODY */
  guint below;  /* the side below */
  guint knower; /* the seat whose knowledge is shown, or GAME_NOBODY for all cards */
  guint play_id;

  gboolean borrows; /* the analysis goes on without this page */
  gboolean seeking; /* it goes to the turn that decided the game once that is found */
};

/* Updates everything: board, titles, messages. */
void edubba_replay_page_show (EdubbaReplayPage *self);

/* Shows another match from now on: the game, or a branch. */
void edubba_replay_page_aim (EdubbaReplayPage *self, EdubbaMatch *match);

/* Returns TRUE if somebody would have to act at the end of the game; a short game may be over
 * there. */
gboolean edubba_replay_page_is_unfinished (EdubbaReplayPage *self);

/* Describes the end of the game or branch shown, to its viewer, in a sentence; NULL if it goes
 * on. The caller frees it. */
char *edubba_replay_page_dup_end (EdubbaReplayPage *self) G_GNUC_WARN_UNUSED_RESULT;

/* The judged decision that begins where the game is shown and was not fine, or NULL. */
const EdubbaDecision *edubba_replay_page_find_decision (EdubbaReplayPage *self);

/* Goes to the turn that decided the game, if its analysis is complete and one waits for that. */
void edubba_replay_page_follow_analysis (EdubbaReplayPage *self);

/* Goes to the point after `cursor` actions, seen with the eyes of the seat that decided there. */
void edubba_replay_page_show_moment (EdubbaReplayPage *self, guint cursor);

/* The viewer for whom the list of moves is written. */
guint edubba_replay_page_get_viewer (EdubbaReplayPage *self);

/* The position as it is shown now; the caller frees it. */
GameState *edubba_replay_page_dup_seen (EdubbaReplayPage *self) G_GNUC_WARN_UNUSED_RESULT;

void edubba_replay_page_set_playing (EdubbaReplayPage *self, gboolean playing);
void edubba_replay_page_set_knower (EdubbaReplayPage *self, guint knower);
void edubba_replay_page_flip (EdubbaReplayPage *self);

/* Returns TRUE if a branch to try something in can begin where the page stands: in the game, or
 * where a branch is still the same as the game. */
gboolean edubba_replay_page_can_try (EdubbaReplayPage *self);

/* Begins a branch to try something in; one that shows the better line; both take the place of any
 * other. Goes back to the game. */
void edubba_replay_page_try (EdubbaReplayPage *self);
void edubba_replay_page_show_better (EdubbaReplayPage *self);
void edubba_replay_page_leave_branch (EdubbaReplayPage *self);

/* Returns TRUE if there is something to go back over: an action, or in a branch a choice that waits
 * for those of others. */
gboolean edubba_replay_page_can_go_back (EdubbaReplayPage *self);

/* Returns TRUE if the seat below may act now; acts, or says why not. */
gboolean edubba_replay_page_can_act (EdubbaReplayPage *self);
void     edubba_replay_page_act (EdubbaReplayPage *self, const char *action);

/* Returns TRUE if the branch can go on as a match against the program, which a branch of a short
 * game, with an opponent and an end of its own, cannot; and that match as a text; the caller
 * frees it. */
gboolean edubba_replay_page_can_play_on (EdubbaReplayPage *self);
char    *edubba_replay_page_print_branch (EdubbaReplayPage *self) G_GNUC_WARN_UNUSED_RESULT;

/* The way of speaking of the seats to the seat whose knowledge is shown. */
GameAddress edubba_replay_page_get_address (EdubbaReplayPage *self);

/* The moment and the seat that played, for below the title: see edubba_page_dup_subtitle (). */
char *edubba_replay_page_dup_subtitle (EdubbaPage *page) G_GNUC_WARN_UNUSED_RESULT;

/* Says the message for the point shown. */
void edubba_replay_page_speak (EdubbaReplayPage *self);

/* Says the contents of the place with the focus, the cards held, or the changes by the turn shown
 * last: see edubba_page_read_aloud (). */
void edubba_replay_page_read_aloud (EdubbaPage *page, const char *topic);

/* The menu of ways to look at the game; one of them in words, as the menu has it; and as the
 * property `view` has it. The caller frees them. */
GMenuModel *edubba_replay_page_create_menu (EdubbaReplayPage *self) G_GNUC_WARN_UNUSED_RESULT;
char       *edubba_replay_page_describe_view (EdubbaReplayPage *self,
                                              guint             seat) G_GNUC_WARN_UNUSED_RESULT;
char       *edubba_replay_page_print_view (guint knower) G_GNUC_WARN_UNUSED_RESULT;

/* Updates the line about the branch; drops the request under way, for dispose. */
void edubba_replay_page_show_branch (EdubbaReplayPage *self);
void edubba_replay_page_drop_branch (EdubbaReplayPage *self);

/* For class_init: the actions replay.*, and their keys. */
void edubba_replay_page_install_actions (GtkWidgetClass *widget_class);

G_END_DECLS
