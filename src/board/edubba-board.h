/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * EdubbaBoard: what the shell knows of a game's board, and what the boards of all games have alike:
 * who sits there and why, the view that is lent, keys and presses. It says nothing about the look
 * of a board.
 *
 * State goes down: the board is shown states as its viewer observes them; the whole truth only if
 * somebody looks back at a game with all cards. Intent goes up: the board activates the action
 * "match.act" with the notation of an action as its string parameter, legal or not; the shell
 * answers a refusal with its reason. If no action expresses an intent, the board itself says why
 * it is impossible, through "match.explain": a sentence, and the id of the paragraph of the rules
 * behind it. When half an action has been made it activates "match.picked". A board never changes
 * a match and never holds one.
 *
 * Motion is for the eye alone: a board says, offers and answers everything by the state that it
 * was given last, even while cards are on their way.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-count.h"
#include "edubba-walk.h"
#include "game-goal.h"
#include "game-plan.h"
#include "game-preview.h"
#include "game-words.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_BOARD (edubba_board_get_type ())

G_DECLARE_DERIVABLE_TYPE (EdubbaBoard, edubba_board, EDUBBA, BOARD, GtkWidget)

/* The occasion for which a board is shown. */
typedef enum
{
  EDUBBA_BOARD_GAME,
  EDUBBA_BOARD_BOUT,     /* a game with an end of its own, which is shown beside the board */
  EDUBBA_BOARD_EXERCISE, /* nobody wins, so the board does not say what points are missing */
  EDUBBA_BOARD_QUESTION, /* the same, and figures to be reckoned are hidden */
  EDUBBA_BOARD_OVER,     /* a game that somebody gave up: the same, and nobody is to act either */
} EdubbaBoardOccasion;

/* The aim of a side in a short game: it wins by any of `n` goals. */
typedef struct
{
  const GameGoal *goals;
  guint           n;
} EdubbaBoardAim;

/* Events that are more than movement, the least first: each has a scene and a sound. Those up to
 * a fall come from a board; the rest are the shell's. */
typedef enum
{
  EDUBBA_MOMENT_NONE,
  EDUBBA_MOMENT_CARD, /* a card was played or drawn */
  EDUBBA_MOMENT_TURN, /* a turn is over */
  EDUBBA_MOMENT_BUILD,
  EDUBBA_MOMENT_FINISHED, /* something is as high as it can be */
  EDUBBA_MOMENT_THEFT,
  EDUBBA_MOMENT_FALL, /* something was torn down */
  EDUBBA_MOMENT_WON,
  EDUBBA_MOMENT_LOST,
  EDUBBA_MOMENT_LESSON,
  EDUBBA_MOMENT_COURSE,
} EdubbaMoment;

/* The topics about which a board can be asked to speak. */
typedef enum
{
  EDUBBA_BOARD_PLACE, /* the place that has the focus, with all that lies there */
  EDUBBA_BOARD_HAND,  /* the cards that the viewer holds */
} EdubbaBoardTopic;

/* Those at a board, and why they are there. */
typedef struct
{
  GameAddress         address;
  EdubbaBoardOccasion occasion;
  char               *rival;  /* the name of the other of two, or NULL */
  char              **names;  /* of the seats, as in GameWords; or NULL */
  guint               person; /* the seat of the only person, or GAME_NOBODY */
} EdubbaCompany;

struct _EdubbaBoardClass
{
  GtkWidgetClass parent_class;

  const GameRules *rules; /* the game's; NULL for a board that only shows states */
  gboolean         edits; /* positions can be set up on it */

  /* For keys: a board without press has none. `press` presses a part, with its present meaning.
   * `key` gets a key without Ctrl, Alt and Super that nothing inside has used; Ctrl+Enter presses
   * "end", Escape cancels, and the arrow keys that `key` leaves go from button to button by
   * `bounds`. `chord` gets keys with any modifiers before that, and `key_in_sheet` those without
   * while the board's sheet is open, which has all keys to itself if there is none. `begin` comes
   * before every key and every press of the pointer, whoever uses them: keyval is 0 for a press and
   * for a key with modifiers. TRUE: that was all the key meant. */
  void (*press) (EdubbaBoard *self, const char *part);
  gboolean (*key) (EdubbaBoard *self, guint keyval, guint keycode);
  gboolean (*chord) (EdubbaBoard *self, guint keyval, GdkModifierType state);
  gboolean (*key_in_sheet) (EdubbaBoard *self, guint keyval);
  gboolean (*begin) (EdubbaBoard *self, gboolean pointer, guint keyval);
  EdubbaWalkBounds bounds;

  /* The company has changed; another view is lent (edubba_board_get_own ()). */
  void (*introduced) (EdubbaBoard *self);
  void (*lent) (EdubbaBoard *self);

  void (*show_state) (EdubbaBoard *self, const GameState *seen, guint viewer, gboolean active);
  GtkWidget *(*find_part) (EdubbaBoard *self, const char *part);
  void (*highlight) (EdubbaBoard *self, const GameAction *action);
  gboolean (*cancel) (EdubbaBoard *self);
  gboolean (*focus_start) (EdubbaBoard *self);
  void (*play) (EdubbaBoard     *self,
                const GameState *seen,
                guint            viewer,
                gboolean         active,
                const GameEvent *events,
                guint            n_events);
  void (*finish_motion) (EdubbaBoard *self);
  gboolean (*is_moving) (EdubbaBoard *self);
  void (*set_aims) (EdubbaBoard *self, const EdubbaBoardAim *own, const EdubbaBoardAim *rival);
  const char *(*find_paragraph) (EdubbaBoard *self, GtkWidget *focus);
  char *(*dup_end_part) (EdubbaBoard *self, GameAction action);
  gboolean (*compute_frame) (EdubbaBoard     *self,
                             GtkWidget       *part,
                             GtkWidget       *target,
                             graphene_rect_t *frame);
  EdubbaMoment (*find_moment) (EdubbaBoard     *self,
                               const GameEvent *events,
                               guint            n_events,
                               char           **part);
  char *(*read_aloud) (EdubbaBoard *self, EdubbaBoardTopic topic, GtkWidget *focus);
  char *(*read_changes) (EdubbaBoard *self, const GameState *before, const GameState *after);
  gboolean (*find_action) (EdubbaBoard *self, GtkWidget *part, GameAction *action);
  void (*show_preview) (EdubbaBoard *self, const GamePreview *preview, gboolean figures);
  void (*show_plan) (EdubbaBoard *self, const GameFigures *figures);
  GPtrArray *(*list_counts) (EdubbaBoard     *self,
                             const GameState *before,
                             const GameState *after,
                             guint            viewer);
  void (*show_count) (EdubbaBoard *self, const EdubbaCount *count, guint n_rows);
  void (*place_count) (EdubbaBoard *self, graphene_rect_t *area);
};

/* Signals:
 *   settled ()   the motion of edubba_board_play () has come to rest, has been cut short, or
 *                never moved: once for each call
 */

/* Shows `seen`, a state observed by seat `viewer`, whose side is drawn below. `active`: the
 * viewer may act now, so the possible actions are offered. A half-made action that is no longer
 * possible is dropped. */
void edubba_board_show_state (EdubbaBoard     *self,
                              const GameState *seen,
                              guint            viewer,
                              gboolean         active);

/* From now on everybody at the screen looks at the board at once, and the state shown is covered
 * (GameRules.cover). own: the uncovered state as the viewer of the next state observes it;
 * borrowed for the call. The board shows it, and names it, only while the viewer asks for that.
 * It may call another seat to the screen by the action "match.call", with the seat as its
 * parameter (u). NULL: only the viewer looks. */
void edubba_board_lend_own (EdubbaBoard *self, const GameState *own);

/* The widget for a part named as in lessons ("colonnade:me:H", "store:opp", "quarry"), or NULL;
 * borrowed. */
GtkWidget *edubba_board_find_part (EdubbaBoard *self, const char *part);

/* The bounds of a frame round a part, a widget of the board, in the coordinates of `target`: the
 * widget's own, if the board does not say. FALSE if the two are not in one window. */
gboolean edubba_board_compute_frame (EdubbaBoard     *self,
                                     GtkWidget       *part,
                                     GtkWidget       *target,
                                     graphene_rect_t *frame);

/* Marks the places that an action touches (the opponent's last action, a hint); NULL takes the
 * mark off. */
void edubba_board_highlight (EdubbaBoard *self, const GameAction *action);

/* Drops a half-made action. FALSE if there was none. */
gboolean edubba_board_cancel (EdubbaBoard *self);

/* Puts the focus where play begins, on the first part if the board does not say; FALSE if nothing
 * takes it. */
gboolean edubba_board_focus_start (EdubbaBoard *self);

/* The number of the paragraph of the rules (borrowed) about `focus`, a widget within the board
 * that has the focus; NULL if none is. */
const char *edubba_board_find_paragraph (EdubbaBoard *self, GtkWidget *focus);

/* Describes the board in sentences to be heard. focus: the widget that has the focus, or NULL; if
 * it is no place of the board, the place of play stands for it. A new string, NULL if the board
 * does not say. */
char *edubba_board_read_aloud (EdubbaBoard     *self,
                               EdubbaBoardTopic topic,
                               GtkWidget       *focus) G_GNUC_WARN_UNUSED_RESULT;

/* The same about the differences between two states as the viewer has seen them; empty if there
 * are none.
 */
char *edubba_board_read_changes (EdubbaBoard     *self,
                                 const GameState *before,
                                 const GameState *after) G_GNUC_WARN_UNUSED_RESULT;

/* Finds the action that a press on a widget of the board would do now, or that it would begin;
 * a choice among several at once may be half made (GameRules.apply_alone). FALSE if there is
 * none. Boards need not find that of a button that activates "match.act" itself. */
gboolean edubba_board_find_action (EdubbaBoard *self, GtkWidget *part, GameAction *action);

/* Shows lightly, over the state shown, what an action would change: pieces where they would be,
 * those that would go and, with `figures`, points and what they would become. Nothing is laid out
 * anew, so that a press still hits what it was meant for. NULL: as it is. The preview is borrowed
 * for the call. */
void edubba_board_show_preview (EdubbaBoard       *self,
                                const GamePreview *preview,
                                gboolean           figures);

/* Shows the figures of a plan where no plate over the board can have them: at the actions in a
 * popover. NULL: none. Borrowed until the next call, or the next state. */
void edubba_board_show_plan (EdubbaBoard *self, const GameFigures *figures);

/* Shows `seen` as edubba_board_show_state () does, at once for everybody who asks the board
 * anything; the picture moves there from the state shown before, in at most EDUBBA_BOARD_SPAN ms.
 * events: the events in between, filtered for the viewer. Nothing moves where the system asks for
 * less motion, or while the board is not on the screen. Any state shown or played meanwhile cuts
 * it short. */
void edubba_board_play (EdubbaBoard     *self,
                        const GameState *seen,
                        guint            viewer,
                        gboolean         active,
                        const GameEvent *events,
                        guint            n_events);

#define EDUBBA_BOARD_SPAN 400

/* Lists the counts of points that lie between two states as a seat sees them, in their order: of
 * EdubbaCount; NULL or none if there are none. They are asked for before the second state is
 * shown, and name everybody as the next state will. */
GPtrArray *edubba_board_list_counts (EdubbaBoard     *self,
                                     const GameState *before,
                                     const GameState *after,
                                     guint            viewer) G_GNUC_WARN_UNUSED_RESULT;

/* As long as a count (borrowed until the next call) is shown, the board shows no points beyond its
 * first n rows, and marks the parts of the last of these. NULL: everything is counted. A board that
 * does neither leaves the marks to the shell: FALSE. */
gboolean
edubba_board_show_count (EdubbaBoard *self, const EdubbaCount *count, guint n_rows);

/* The area of the board that a count may cover, in the board's coordinates: what nobody needs
 * meanwhile. The lower half, if the board does not say. */
void edubba_board_place_count (EdubbaBoard *self, graphene_rect_t *area);

/* Ends all motion at once. */
void edubba_board_finish_motion (EdubbaBoard *self);

/* Returns TRUE if something moves. */
gboolean edubba_board_is_moving (EdubbaBoard *self);

/* The name of the part where an action ends, once it has been done: where somebody has walked to.
 * NULL if the board does not say, and what a hint towards the action points at stands for it. */
char *edubba_board_dup_end_part (EdubbaBoard *self, GameAction action) G_GNUC_WARN_UNUSED_RESULT;

/* The most that events, filtered for the viewer, amount to; *part gets the name of the part of the
 * board where that happens, or NULL, to be freed by the caller. A board that does not say has no
 * moments. */
EdubbaMoment edubba_board_find_moment (EdubbaBoard     *self,
                                       const GameEvent *events,
                                       guint            n_events,
                                       char           **part);

/* ---- For boards */

/* Emits `settled`. */
void edubba_board_settled (EdubbaBoard *self);

/* Those at the board; borrowed, and its strings until they change. */
const EdubbaCompany *edubba_board_get_company (EdubbaBoard *self);

/* The uncovered state that edubba_board_lend_own () lent; the board's own copy, or NULL. */
const GameState *edubba_board_get_own (EdubbaBoard *self);

gboolean edubba_board_get_editing (EdubbaBoard *self);

/* Activates "match.act" with an action of the game. */
void edubba_board_act (EdubbaBoard *self, GameAction action);

/* Names the popover of the board, borrowed, that has the keys while it is open. */
void edubba_board_set_sheet (EdubbaBoard *self, GtkWidget *sheet);

/* The widget within the board's window that has the focus, or NULL. */
GtkWidget *edubba_board_get_focus (EdubbaBoard *self);

/* The nearest button in a direction from one, or NULL. */
GtkWidget *edubba_board_find_next (EdubbaBoard     *self,
                                   GtkWidget       *from,
                                   GtkDirectionType direction);

/* ---- */

/* As long as a position is set up, pressing a part plays nothing and activates the action
 * "edit.part" with the part's name, as find_part knows it; a key for a card activates "edit.add"
 * with the card's letter. FALSE if the board cannot be used for that. */
gboolean edubba_board_set_editing (EdubbaBoard *self, gboolean editing);

/* Sets the names in the board's sentences: the viewer is "you", the other by the name `rival`
 * (NULL: nobody in particular); or both by their numbers. And the board's purpose. It holds for
 * the next state shown. */
void edubba_board_introduce (EdubbaBoard        *self,
                             GameAddress         address,
                             const char         *rival,
                             EdubbaBoardOccasion occasion);

/* Sets the names of the seats, as in GameWords: a name for each, empty for a seat without one, up
 * to NULL; NULL: none has a name. Boards that have no place for it ignore it. It holds for the
 * next state shown. */
void edubba_board_name_seats (EdubbaBoard *self, const char *const *names);

/* Sets the seat of the only person, for every viewer; GAME_NOBODY: there is none, or several. A
 * board may give that seat the same colour in every game. It holds for the next state shown. */
void edubba_board_set_person (EdubbaBoard *self, guint person);

/* Sets the goals of the viewer and of the other player of a short game, so that a board which
 * shows their progress shows that towards the goals; n 0: the rules alone decide. It holds for
 * the next state shown, and the goals are borrowed for the call. */
void edubba_board_set_aims (EdubbaBoard          *self,
                            const EdubbaBoardAim *own,
                            const EdubbaBoardAim *rival);

G_END_DECLS
