/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the match page: its struct, and the functions that the file with the
 * widgets (edubba-match-page.c) calls in those that act (-actions.c), speak (-speech.c) and hint
 * (-hints.c).
 */
#pragma once

#include "edubba-sitting.h"

G_BEGIN_DECLS

typedef struct
{
  /* template */
  GtkBox    *side_panel;
  GtkBox    *moves_header;
  GtkWidget *moves_hint_button;
  GtkLabel  *assisted_label;

  /* borrowed: children */
  EdubbaTable    *table;
  EdubbaSplit    *split; /* of the table */
  GtkBox         *panel; /* all that the side panel holds */
  EdubbaMoveList *move_list;
  GtkWidget      *buttons[EDUBBA_N_BUTTONS];
  GtkWidget      *card;       /* in the panel; or NULL */
  GtkWidget      *card_sheet; /* over the board; or NULL */

  /* borrowed */
  const EdubbaGame *game;

  /* owned */
  EdubbaMatch   *match; /* in a lesson another one for each step */
  GSignalGroup  *match_signals;
  EdubbaHistory *history;
  EdubbaHints   *hints;    /* NULL before the first */
  GSettings     *settings; /* or NULL */
  char          *title;
  char          *subtitle;

  /* owned: the learner's place in the course; each or NULL */
  EdubbaCourse   *course;
  EdubbaProgress *progress;
  CourseLesson   *current;

  guint       viewer;
  gboolean    shared; /* everybody looks at once, not the viewer alone */
  guint       last;   /* the last seat to act, for taking back if everybody looks at once */
  GameAddress address;
  guint       cursor;      /* the match's cursor when it was last shown */
  gboolean    notified[3]; /* last notified can-undo, can-redo, playing */
  gboolean    started;
  gboolean    refused;  /* the last thing said is a hint, or why something cannot be done */
  gboolean    pointing; /* the board points at the part of a hint */
} EdubbaMatchPagePrivate;

EdubbaMatchPagePrivate *edubba_match_page_get_private (EdubbaMatchPage *self);

/* The seat whose choice can be taken back now: the viewer's own, or the last one if everybody
 * looks at once; GAME_NOBODY if there is none. */
guint edubba_match_page_find_choice (EdubbaMatchPage *self);

/* Notes that the rules have refused something: a sound, and the signal "refused". */
void edubba_match_page_note_refusal (EdubbaMatchPage *self, guint paragraph);

/* For set_up: the buttons of the message line. */
void edubba_match_page_add_buttons (EdubbaMatchPage *self);

/* For class_init: the actions match.*, and the signals that some of them emit; the defaults of a
 * sitting's methods for hints and actions. */
void edubba_match_page_install_actions (GtkWidgetClass *widget_class);
void edubba_match_page_act_by_rules (EdubbaMatchPage *self, const char *action);

/* Tells the sitting that the person has been helped. */
void edubba_match_page_note_hint (EdubbaMatchPage *self);

G_END_DECLS
