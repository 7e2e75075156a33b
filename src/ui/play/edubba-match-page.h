/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A page with a match on a table, and a panel with the list of moves. Its purpose is the matter
 * of its subclasses: a sitting is a game, a bout, a puzzle or a lesson, and derives from this
 * (edubba-sitting.h).
 *
 * The page turns intent into action: it installs match.act, the only door through which a board
 * changes a match, and answers actions that the rules refuse. It decides whose view the board
 * shows, so it alone sees to it that a hand is never shown to the wrong person.
 */
#pragma once

#include <adwaita.h>

#include "edubba-course.h"
#include "edubba-game.h"
#include "edubba-hints.h"
#include "edubba-match.h"
#include "edubba-progress.h"
#include "edubba-table.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_MATCH_PAGE (edubba_match_page_get_type ())

G_DECLARE_DERIVABLE_TYPE (EdubbaMatchPage, edubba_match_page, EDUBBA, MATCH_PAGE, AdwBin)

/* Properties (title, subtitle, can-undo, can-redo and playing are read-only):
 *   title, subtitle (string)      for the header bar: the game or the puzzle; turn and whose it is
 *   can-undo, can-redo (boolean)
 *   playing (boolean)             a game that is not finished: somebody may give up
 *   panel-shown (boolean)
 *
 * Actions: match.act (s), match.explain (ss), match.undo, match.redo, match.skip, match.take-back,
 * match.restart, match.rematch, match.hint, match.leave; and those of the sittings.
 *
 * Signals:
 *   rematch ()   another game of this kind with the seats changed
 *   left ()      back to the start page
 *   refused (string paragraph)
 *                the rules have refused something, with the number of the paragraph that says so
 */

/* Lets the pace of the computer's turn follow these settings; NULL: as at first. */
void edubba_match_page_set_settings (EdubbaMatchPage *self, GSettings *settings);

/* No exercise is offered for a rule that the learner's course has still to come to. `current` is
 * the lesson in which the learner is, or NULL; progress may be NULL. The course is not read before
 * something is refused. */
void edubba_match_page_set_course (EdubbaMatchPage *self,
                                   EdubbaCourse    *course,
                                   EdubbaProgress  *progress,
                                   CourseLesson    *current);

/* Sets the next step, once it is possible: a button with an action whose parameter is a string,
 * or which has none (NULL). To be called once at most. */
void edubba_match_page_set_next (EdubbaMatchPage *self,
                                 const char      *label,
                                 const char      *action,
                                 const char      *target);

EdubbaMatch *edubba_match_page_get_match (EdubbaMatchPage *self);

/* Folds the side panel away or unfolds it. If it stands beside the board of a game, the settings
 * keep that for the next one. */
void edubba_match_page_toggle_panel (EdubbaMatchPage *self);

void edubba_match_page_undo (EdubbaMatchPage *self);
void edubba_match_page_redo (EdubbaMatchPage *self);

/* The viewer gives up, if the game is one that can be given up. */
void edubba_match_page_resign (EdubbaMatchPage *self);

/* The number of hints given on this page. */
guint edubba_match_page_get_n_hints (EdubbaMatchPage *self);

/* The texts that may be shown to anybody, to be freed with g_free (). The position as the viewer
 * sees it, or all of it (*whole, may be NULL) once the game is over; NULL behind the curtain. The
 * record; NULL as long as the game goes on, for it reveals every card, and if there is no game. */
char *edubba_match_page_dup_position (EdubbaMatchPage *self,
                                      gboolean        *whole) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_match_page_dup_record (EdubbaMatchPage *self) G_GNUC_WARN_UNUSED_RESULT;

/* Says the whole position in words, as the viewer sees it. */
void edubba_match_page_read_position (EdubbaMatchPage *self);

/* Says one thing of it in the message line: the "place" that has the focus, the viewer's "hand", or
 * the "changes" since their last turn. All of it where the board does not say. */
void edubba_match_page_read_aloud (EdubbaMatchPage *self, const char *topic);

/* ---- For sittings ---- */

/* The functions of a sitting. The comment before each ends with its default. */
struct _EdubbaMatchPageClass
{
  AdwBinClass parent_class;

  gboolean keeps_panel;          /* the settings keep whether the panel is unfolded: no */
  gboolean can_be_left;          /* somebody may give up: no */
  gboolean tells_the_end;        /* once it is finished nothing is hidden any more: no */
  gboolean says_what_is_awaited; /* beside why nothing can be done now: no */

  /* Returns TRUE if it is over although the rules would have it go on. FALSE. */
  gboolean (*is_decided) (EdubbaMatchPage *self);

  /* The page has come into view; `first`: for the first time. Nothing. */
  void (*shown) (EdubbaMatchPage *self, gboolean first);

  /* The settings are others. Nothing. */
  void (*settings_changed) (EdubbaMatchPage *self);

  /* The match has changed, or is to be shown again: decides who looks, and lets the curtain fall.
   * FALSE if nobody may look now. TRUE. */
  gboolean (*look) (EdubbaMatchPage *self);

  /* Changes the table's view before it is shown; *rival: the name of the opponent, for the caller
   * to free. By default the viewer's side, as an exercise without a named opponent. */
  void (*prepare) (EdubbaMatchPage *self, EdubbaTableView *view, char **rival);

  /* Says the message due after the match has moved; `stepped`: forward, by an action. */
  void (*speak) (EdubbaMatchPage *self, gboolean stepped);

  /* For the header bar: the caller frees them. */
  char *(*describe_turn) (EdubbaMatchPage *self);
  char *(*dup_subtitle) (EdubbaMatchPage *self); /* the text of describe_turn */

  /* The reason why the viewer may not act at all now, or NULL; borrowed. NULL. */
  const char *(*find_hindrance) (EdubbaMatchPage *self);

  /* Plays an action, or says why not. As edubba_match_page_act (). */
  void (*act) (EdubbaMatchPage *self, const char *action);

  /* Called by the buttons of a task. Nothing; rematch emits the signal. */
  void (*take_back) (EdubbaMatchPage *self);
  void (*restart) (EdubbaMatchPage *self);
  void (*rematch) (EdubbaMatchPage *self);

  /* Returns TRUE if actions are being shown at a pace, which skip hurries. FALSE, and nothing. */
  gboolean (*is_showing) (EdubbaMatchPage *self);
  void (*skip) (EdubbaMatchPage *self);

  /* Ends the thing shown for a while instead of the match. FALSE if there was none. FALSE. */
  gboolean (*stop_showing) (EdubbaMatchPage *self);

  /* Puts the focus where there is something to do; FALSE: on the board. FALSE. */
  gboolean (*focus_start) (EdubbaMatchPage *self);

  /* Frames parts while no hint does. Nothing. */
  void (*point_at_rest) (EdubbaMatchPage *self);

  /* Hints: the reason why there is none, or NULL (borrowed; as find_hindrance); asks for one from
   * the viewer's view (to be answered); a hint was given (nothing); returns TRUE if the message
   * line offers them (FALSE). */
  const char *(*find_objection) (EdubbaMatchPage *self);
  void (*ask_hint) (EdubbaMatchPage *self, EdubbaHints *hints, const GameState *seen);
  void (*hinted) (EdubbaMatchPage *self);
  gboolean (*offers_hint) (EdubbaMatchPage *self);

  /* Returns TRUE if a paragraph of the rules is practised here already. FALSE. */
  gboolean (*drills) (EdubbaMatchPage *self, const char *paragraph);
};

G_END_DECLS
