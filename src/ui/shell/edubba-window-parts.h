/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the window. One holds the widgets and actions, one (-pages.c) the pile
 * of pages; one (-open.c) opens things, one (-share.c) copies, saves and pastes texts, one
 * (-keeping.c) watches the disk. Only those that hold something see the window's struct
 * (edubba-window-private.h).
 */
#pragma once

#include "edubba-bout-saves.h"
#include "edubba-course.h"
#include "edubba-match-page.h"
#include "edubba-new-game-page.h"
#include "edubba-page.h"
#include "edubba-practice.h"
#include "edubba-progress.h"
#include "edubba-save.h"
#include "edubba-start-page.h"
#include "edubba-window.h"

G_BEGIN_DECLS

/* The window's data of a game. */
typedef struct
{
  const EdubbaGame *game; /* borrowed */
  EdubbaSave       *save; /* of the match in progress */
} EdubbaWindowGame;

/* The games, NULL-terminated, and their modules; the learner's progress. Borrowed. */
const EdubbaGame *const *edubba_window_get_games (EdubbaWindow *self);
const GameModule *const *edubba_window_get_modules (EdubbaWindow *self);
EdubbaProgress          *edubba_window_get_progress (EdubbaWindow *self);

/* The page that is shown; the same if it is a match page, or NULL. Borrowed. */
GtkWidget       *edubba_window_get_shown_page (EdubbaWindow *self);
EdubbaMatchPage *edubba_window_get_match_page (EdubbaWindow *self);

/* Shows a toast, which it takes over. */
void edubba_window_add_toast (EdubbaWindow *self, AdwToast *toast);

/* Notes the game that was played last, or NULL. */
void edubba_window_set_last_game (EdubbaWindow *self, const EdubbaGame *game);

/* Shows a page (a GtkWidget that implements EdubbaPage) above the present one, in its place, or on
 * the start page and its game's page alone; the window takes it over, and what it replaces goes. */
void edubba_window_push_page (EdubbaWindow *self, GtkWidget *page);
void edubba_window_replace_page (EdubbaWindow *self, GtkWidget *page);
void edubba_window_begin_page (EdubbaWindow *self, GtkWidget *page);

/* Takes a page away that is not in front. */
void edubba_window_drop_page (EdubbaWindow *self, GtkWidget *page);

/* Back to the page below, which finds its focus again; back to the start page. */
void edubba_window_pop_page (EdubbaWindow *self);
void edubba_window_show_start (EdubbaWindow *self);

/* Says something that needs no answer, in a toast. */
void edubba_window_say (EdubbaWindow *self, const char *text);

/* Reads the games and the progress that are kept, and keeps them on: `in_progress`, `bout_saves`
 * and `progress` are set. The messages of their archives are shown. */
void edubba_window_load_what_is_kept (EdubbaWindow *self);

/* The data of one of the window's games. Borrowed. */
EdubbaWindowGame *edubba_window_get_kept (EdubbaWindow *self, const EdubbaGame *game);

/* The match of a game that can be gone on with: NULL if there is none, or it is finished.
 * Borrowed. */
EdubbaMatch *edubba_window_get_unfinished (EdubbaWindow *self, const EdubbaGame *game);

/* Puts the match that is kept of a game aside if `match` is about to take its place and something
 * would be lost by it, and says so. FALSE if that cannot be done: then the user is asked. */
gboolean edubba_window_put_aside (EdubbaWindow *self, EdubbaWindowGame *kept, EdubbaMatch *match);

/* Offers the page of files that were set aside if there are any, and brings it up to date; and,
 * for class_init, the actions about such files. */
void edubba_window_update_aside (EdubbaWindow *self);
void edubba_window_install_aside_actions (GtkWidgetClass *widget_class);

/* FALSE: the window closes once all is written, or asks a question if that cannot be done. */
gboolean edubba_window_may_close (EdubbaWindow *self);

/* Updates the offers of the start page, or of the page of a game, if one of them is shown; and,
 * for class_init, the action that shows the page of a game. */
void edubba_window_update_start (EdubbaWindow *self);
void edubba_window_install_start_actions (GtkWidgetClass *widget_class);

/* Brings header bar and actions into line with the page that is shown. */
void edubba_window_update_header (EdubbaWindow *self);

/* Gives the page that is shown the size of type that goes with the window's. */
void edubba_window_update_type (EdubbaWindow *self);

/* The one of the window's games that a module belongs to, or NULL; borrowed. */
const EdubbaGame *edubba_window_find_game (EdubbaWindow *self, const GameModule *module);

/* The one with this id, which ends at a stroke or with the text ("GAME", "GAME/ID"), or NULL.
 * *rest (may be NULL) is the text after the stroke, or NULL; borrowed from `target`. */
const EdubbaGame *edubba_window_find_game_by_id (EdubbaWindow *self,
                                                 const char   *target,
                                                 const char  **rest);

/* The game that is looked at: of the uppermost page that is about one, else of the one that was
 * played last, else the first. */
const EdubbaGame *edubba_window_get_game (EdubbaWindow *self);

/* The course of one of the window's games; borrowed. */
EdubbaCourse *edubba_window_get_course (EdubbaWindow *self, const EdubbaGame *game);

/* A page on which a puzzle of `game` is solved that nobody chose as such, or that is none of the
 * course's: the paragraphs it drills are noted, and Back is offered after it. */
GtkWidget *edubba_window_create_exercise_page (EdubbaWindow     *self,
                                               const EdubbaGame *game,
                                               CoursePuzzle     *puzzle);

/* For class_init: the actions about puzzles, and those about the daily five. */
void edubba_window_install_puzzle_actions (GtkWidgetClass *widget_class);
void edubba_window_install_five_actions (GtkWidgetClass *widget_class);
void edubba_window_install_question_actions (GtkWidgetClass *widget_class);

/* Shows a game that was played, on a page that moves the match's cursor; keeps a match that is over
 * among the past games (FALSE, after saying why, if that cannot be done); and, for class_init, the
 * actions about such games. */
void     edubba_window_show_replay (EdubbaWindow *self, EdubbaMatch *match);
gboolean edubba_window_keep_finished (EdubbaWindow *self, EdubbaMatch *match);
void     edubba_window_install_replay_actions (GtkWidgetClass *widget_class);

/* Offers the next lesson beside another game at the end of a game on a page, if the learner has
 * begun the course. */
void edubba_window_offer_lesson (EdubbaWindow *self, EdubbaMatchPage *page);

/* Shows a match, and keeps it as the game in progress. One that was in progress and not finished is
 * put aside on disk before. FALSE where that cannot be done: then nothing changes, and the user is
 * asked. */
gboolean edubba_window_show_match (EdubbaWindow *self, EdubbaMatch *match);

/* Counts the ends of games in progress that are over: each is noted, kept among the past games, and
 * cannot be undone from then on. To be called whenever an end is left behind, or results are about
 * to be shown. */
void edubba_window_settle_games (EdubbaWindow *self);

/* The strength of an opponent at the learner's level; 0 if the game has none between its levels. */
guint edubba_window_find_points (EdubbaWindow *self, const EdubbaGame *game);

/* Has the computer practise shaky rules with the only person of a match of two that begins,
 * unless the settings say no. */
void edubba_window_arrange_sparring (EdubbaWindow *self, EdubbaMatch *match);

/* For class_init: the actions about the scores of games. */
void edubba_window_install_game_actions (GtkWidgetClass *widget_class);

/* For class_init: the actions about the position editor. */
void edubba_window_install_editor_actions (GtkWidgetClass *widget_class);

/* Tells that something cannot be opened, in one dialog with everything that has not been read yet.
 * name: the thing's own, or NULL; the heading is shown as long as it is alone. */
void edubba_window_refuse (EdubbaWindow *self,
                           const char   *heading,
                           const char   *name,
                           const char   *sentence);

/* Brings the page that was opened for a thing to the front; FALSE if there is none. Notes that the
 * page in front was opened for it, unless that is still the one from before; the lowest of too many
 * such pages goes. A thing is known by any text. */
gboolean edubba_window_raise_opened (EdubbaWindow *self, const char *thing);
void     edubba_window_note_opened (EdubbaWindow *self, GtkWidget *before, const char *thing);

/* A text that names a file in its present state; the caller frees it. */
char *edubba_window_name_file (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/* TRUE while files are waiting to be opened; and, for dispose: they are not opened any more. */
gboolean edubba_window_is_opening (EdubbaWindow *self);
void     edubba_window_stop_opening (EdubbaWindow *self);

/* Opens a text that came from anywhere: a link, a puzzle, a record or a position. */
void edubba_window_open_text (EdubbaWindow *self, const char *text);

/* For class_init: the actions about copying, saving and pasting. And: files may be dropped on the
 * window; the clipboard is looked at, if the start page is in front. */
void edubba_window_install_share_actions (GtkWidgetClass *widget_class);
void edubba_window_accept_drops (EdubbaWindow *self);
void edubba_window_glance (EdubbaWindow *self);

/* Copies a link (NULL: it is too long), and says so; asks where to save a text, and saves it. */
void edubba_window_copy_link (EdubbaWindow *self, const char *link);
void edubba_window_save_text (EdubbaWindow *self,
                              const char   *title,
                              const char   *name,
                              const char   *text);

/* Bouts: for class_init, the action that plays one; another try at the one on the page; a try that
 * could be read again (FALSE if the match is none); one of the course (is_own) or from outside. */
void     edubba_window_install_bout_actions (GtkWidgetClass *widget_class);
void     edubba_window_repeat_bout (EdubbaWindow *self, EdubbaBout *bout);
gboolean edubba_window_restore_bout (EdubbaWindow *self, EdubbaMatch *match);
void     edubba_window_begin_bout (EdubbaWindow *self, CourseBout *file, gboolean is_own);
gboolean edubba_window_open_bout (EdubbaWindow *self, const char *path, GError **error);

/* The actions of the course (for class_init); a lesson from outside. */
void     edubba_window_install_course_actions (GtkWidgetClass *widget_class);
void     edubba_window_show_own_lesson (EdubbaWindow *self, CourseLesson *lesson);
gboolean edubba_window_open_lesson (EdubbaWindow *self, const char *path, GError **error);

/* Opens a lesson above the present page, at the first step that trains a paragraph of the rules
 * but is not the one in front; way_back is written on the button that leads back at its end. The
 * learner's place in the course stays as it is. FALSE if there is none. */
gboolean edubba_window_open_step (EdubbaWindow *self,
                                  EdubbaCourse *course,
                                  const char   *paragraph,
                                  const char   *way_back);

/* Keeps a page from offering exercises for rules that the learner's course has still to come to;
 * current: the lesson on it, or NULL. */
void edubba_window_limit_practice (EdubbaWindow    *self,
                                   EdubbaMatchPage *page,
                                   EdubbaCourse    *course,
                                   CourseLesson    *current);

/* Shows the help, open at a paragraph of a game's rules ("2.5.1"), at those rules (NULL), or at its
 * table of contents (""). Back leads to where it was opened. */
void edubba_window_show_rules (EdubbaWindow     *self,
                               const EdubbaGame *game,
                               const char       *paragraph);

/* Opens an exercise for a rule above the present page: another one each time, if there are
 * several; if there is none, the lesson that trains it. rule: "GAME/PARAGRAPH", the paragraph by
 * its number. */
void edubba_window_open_drill (EdubbaWindow *self, const char *rule);

G_END_DECLS
