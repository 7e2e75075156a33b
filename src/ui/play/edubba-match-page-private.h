/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the match page share: its struct, and what the one that holds the widgets
 * (edubba-match-page.c) asks of those that lay out (-layout.c), act (-actions.c), show (-board.c),
 * speak (-speech.c), hint (-hints.c) and draw the curtain (-curtain.c).
 */
#pragma once

#include "edubba-attempt.h"
#include "edubba-bout-bar.h"
#include "edubba-board.h"
#include "edubba-game-end.h"
#include "edubba-graph.h"
#include "edubba-hints.h"
#include "edubba-history.h"
#include "edubba-lesson-panel.h"
#include "edubba-match-page.h"
#include "edubba-move-list.h"
#include "edubba-opponent.h"
#include "edubba-page.h"
#include "edubba-puzzle-panel.h"
#include "edubba-table.h"
#include "edubba-task.h"

G_BEGIN_DECLS

typedef struct _EdubbaMatchPageCoach EdubbaMatchPageCoach;

struct _EdubbaMatchPage
{
  AdwBin parent_instance;

  /* template */
  GtkBox    *side_panel;
  GtkBox    *moves_header;
  GtkWidget *moves_hint_button;
  GtkLabel  *assisted_label;

  /* borrowed: children in the template's */
  EdubbaTable       *table;
  EdubbaMessageLine *message_line; /* of the table */
  EdubbaSplit       *split;        /* of the table */
  EdubbaPuzzlePanel *puzzle_panel;
  EdubbaLessonPanel *lesson_panel;
  EdubbaMoveList    *move_list;
  GtkWidget         *result_box; /* see edubba-match-page-result.c */
  GtkWidget         *result_head;
  EdubbaGraph       *result_graph;
  GtkWidget         *result_legend;
  EdubbaGameEnd     *game_end;
  EdubbaBoutBar     *bout_bar; /* NULL unless the game is a bout */

  /* borrowed: buttons of the message line */
  GtkWidget *skip_button;
  GtkWidget *again_button;
  GtkWidget *take_back_button;
  GtkWidget *rematch_button;
  GtkWidget *look_back_button;
  GtkWidget *leave_button;
  GtkWidget *hint_button;
  GtkWidget *next_button; /* or NULL */

  /* borrowed */
  const EdubbaGame *game;

  /* owned */
  CoursePuzzle   *puzzle;  /* NULL unless one is being solved */
  EdubbaLesson   *lesson;  /* NULL unless one is being learnt */
  EdubbaBout     *bout;    /* NULL unless the game is a bout */
  EdubbaTask     *task;    /* of the puzzle or the lesson's step; NULL where there is no goal */
  EdubbaAttempt  *attempt; /* NULL where no progress is kept */
  EdubbaMatch    *match;   /* in a lesson another one for each step */
  GSignalGroup   *match_signals;
  EdubbaHistory  *history;
  EdubbaOpponent *opponent;
  EdubbaHints    *hints;    /* NULL before the first */
  EdubbaAnalysis *analysis; /* of a game that is over; NULL where there is none */
  GPtrArray      *stumbles; /* numbers of paragraphs that have said no in this game, and NULL */
  GStrv           coming;   /* paragraphs that the learner has still to come to; or NULL */
  char           *title;
  char           *subtitle;

  /* owned: see edubba-match-page-coach.c */
  EdubbaMatchPageCoach *coaching;

  GSettings  *settings;     /* or NULL */
  guint       again;        /* the next action that is shown once more */
  guint       again_end;    /* and the one behind the last; 0 while none is */
  guint       again_source; /* the timeout that shows it */
  guint       viewer;       /* whose view is shown, or GAME_NOBODY before the first curtain */
  GameAddress address;      /* how the seats are spoken of */
  guint       cursor;       /* the match's cursor when it was last shown */
  EdubbaPhase phase;        /* the lesson's, as it was last shown, and its step */
  guint       step;
  gboolean    told[3];  /* last notified can-undo, can-redo, playing */
  gboolean    may_pass; /* one may go on without having solved the puzzle */
  gboolean    begun;
  gboolean    bout_over; /* as it was last said */
  gboolean    refused;   /* the last thing said is a hint, or why something cannot be done */
  gboolean    pointing;  /* the board points at what a hint is about */
  gboolean    over;      /* how the game ended has been shown */
  gboolean    is_last;   /* the lesson is the last one of its course */
  gboolean    awaits;    /* how it ended is shown once nothing moves any more */
  gboolean    cheered;   /* the puzzle was solved, and that has been heard */
};

/* A page for a match; title: NULL for the game's; learner: who looks, or GAME_NOBODY in a game. */
EdubbaMatchPage *edubba_match_page_create (const EdubbaGame *game,
                                           EdubbaMatch      *match,
                                           const char       *title,
                                           guint             learner);

/* For init, behind the template: makes the children that are widgets of our own. */
void edubba_match_page_lay_out (EdubbaMatchPage *self);

/* How a game went, shown as long as it is over: the part of lay_out, its state, a paragraph that
 * has said no, and the end of its analysis. */
void edubba_match_page_lay_out_result (EdubbaMatchPage *self);
void edubba_match_page_show_result (EdubbaMatchPage *self);
void edubba_match_page_note_stumble (EdubbaMatchPage *self, const char *number);
void edubba_match_page_drop_analysis (EdubbaMatchPage *self);

/* Shows how the game has ended, if that is due and nothing moves. */
void edubba_match_page_show_end_in_time (EdubbaMatchPage *self);

/* How a game that is over has ended; the caller frees it. */
char *edubba_match_page_describe_result (EdubbaMatchPage *self) G_GNUC_WARN_UNUSED_RESULT;

/* Unfolds the side panel of a game, or not, as it was in the last one. */
void edubba_match_page_restore_panel (EdubbaMatchPage *self);

/* Why nobody acts any more in a bout, or NULL; and the same as what the page says: FALSE, and
 * nothing is said, while the game goes on. */
const char *edubba_match_page_find_end_of_bout (EdubbaMatchPage *self);
gboolean    edubba_match_page_speak_bout (EdubbaMatchPage *self);

/* Whether there is a task: a puzzle or a lesson, and nobody plays but the learner. */
gboolean edubba_match_page_is_task (EdubbaMatchPage *self);

/* Shows another match from now on. */
void edubba_match_page_aim (EdubbaMatchPage *self, EdubbaMatch *match);

/* Shows everything anew: board, titles, what is said. */
void edubba_match_page_show (EdubbaMatchPage *self);

/* Shows the position at the cursor on the board, which is made if the curtain has taken it away.
 * What happened since the cursor was at `before`, or is taken back, is moved. */
void edubba_match_page_show_board (EdubbaMatchPage *self, guint before);

/* The time before each action of the computer, in ms. */
guint edubba_match_page_get_pace (EdubbaMatchPage *self);

/* Shows the last turn of another seat once more; whether there is one and it is time for it. */
void     edubba_match_page_show_again (EdubbaMatchPage *self);
gboolean edubba_match_page_can_show_again (EdubbaMatchPage *self);

/* Ends that, and shows what is. FALSE if nothing was being shown once more. */
gboolean edubba_match_page_stop_again (EdubbaMatchPage *self);

/* Says what there is to say in a lesson; report: what was just done, or NULL. */
void edubba_match_page_speak_lesson (EdubbaMatchPage *self, const char *report);

/* Points at what the lesson's step is about. */
void edubba_match_page_point_in_lesson (EdubbaMatchPage *self);

/* Plays an action as far as the lesson lets the learner, or says why not. */
void edubba_match_page_act_in_lesson (EdubbaMatchPage *self, const char *action);

/* Says what there is to say after the match has moved; `stepped`: forward, by an action. */
void edubba_match_page_speak (EdubbaMatchPage *self, gboolean stepped);

/* Says a sentence with the paragraph of the rules behind it: a link, and an exercise for it. */
void edubba_match_page_speak_rule (EdubbaMatchPage  *self,
                                   EdubbaMessageKind kind,
                                   const char       *sentence,
                                   guint             paragraph);

/* Says why an action is refused. */
void edubba_match_page_speak_refusal (EdubbaMatchPage *self, GameAction action, guint refusal);

/* Whether the message line has the button that takes back: the panel's is enough where it is. */
gboolean edubba_match_page_offers_way_back (EdubbaMatchPage *self);

/* Says why nothing at all can be done now, and what is awaited. */
void edubba_match_page_speak_hindrance (EdubbaMatchPage *self, const char *hindrance);

/* Why whoever looks may not act at all now, or NULL; lent. */
const char *edubba_match_page_find_hindrance (EdubbaMatchPage *self);

/* Has the coach look at an action; TRUE: it is held, and will be played, or spoken about, later. */
gboolean edubba_match_page_hold (EdubbaMatchPage *self, const char *action);

/* Takes away what the coach has said. */
void edubba_match_page_drop_coach (EdubbaMatchPage *self);

/* The best line from here that the coach knows of; FALSE if none. */
gboolean edubba_match_page_get_coach_line (EdubbaMatchPage *self, GameLine *line);

/* The coach's life: for init, behind the other children; once there is a match to be played; for
 * dispose. */
void edubba_match_page_lay_out_coach (EdubbaMatchPage *self);
void edubba_match_page_begin_coach (EdubbaMatchPage *self);
void edubba_match_page_end_coach (EdubbaMatchPage *self);

/* Asks for the next hint along a line that is known. */
void edubba_match_page_hint_along (EdubbaMatchPage *self, const GameLine *line);

/* Asks for the next hint; takes away what is left of the last one. */
void edubba_match_page_ask_hint (EdubbaMatchPage *self);
void edubba_match_page_drop_hint (EdubbaMatchPage *self);

/* "Turn 9, yours"; the caller frees it. */
char *edubba_match_page_describe_turn (EdubbaMatchPage *self) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the button to go on with is to be seen now. */
gboolean edubba_match_page_can_go_on (EdubbaMatchPage *self);

/* Whether whoever looks may act now; or has chosen, while others have still to choose. */
gboolean edubba_match_page_may_act (EdubbaMatchPage *self);
gboolean edubba_match_page_has_chosen (EdubbaMatchPage *self);

/* Where nothing is ever hidden: has the person look who is to act. */
void edubba_match_page_follow (EdubbaMatchPage *self);

/* Tells which properties have changed since they were last told of. */
void edubba_match_page_tell_facts (EdubbaMatchPage *self);

/* Decides who looks and how the seats are called. */
void edubba_match_page_choose_viewer (EdubbaMatchPage *self);

/* Whether the seat to act belongs to somebody else than who looks at the screen now. */
gboolean edubba_match_page_needs_curtain (EdubbaMatchPage *self);

/* Lets the curtain fall, or call somebody else; opens it for whoever it has called. */
void edubba_match_page_drop_curtain (EdubbaMatchPage *self);
void edubba_match_page_open_curtain (EdubbaMatchPage *self);

/* Emits "refused" for a paragraph. */
void edubba_match_page_note_refusal (EdubbaMatchPage *self, guint paragraph);

/* For class_init: the actions match.*, and the signals that three of them emit. */
void edubba_match_page_install_actions (GtkWidgetClass *widget_class);
void edubba_match_page_install_lesson_actions (GtkWidgetClass *widget_class);
void edubba_match_page_install_coach_actions (GtkWidgetClass *widget_class);
void edubba_match_page_install_result_actions (GtkWidgetClass *widget_class);

G_END_DECLS
