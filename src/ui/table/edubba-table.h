/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's table: the line in which the game speaks, the board with the frames and scenes over
 * it, the side panel, and the curtain instead of all of them. It shows the view it is given. Only
 * the pages that use it know the people at it, and the occasion.
 *
 * From top to bottom: message line, heads, board beside the panel, feet.
 */
#pragma once

#include <adwaita.h>

#include "edubba-board.h"
#include "edubba-curtain.h"
#include "edubba-game.h"
#include "edubba-match.h"
#include "edubba-message-line.h"
#include "edubba-sound.h"
#include "edubba-split.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_TABLE (edubba_table_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaTable, edubba_table, EDUBBA, TABLE, AdwBin)

/* Signals:
 *   pressed (GtkGesture *press)   a press on the board, before the board gets it; a handler that
 *                                 claims the press keeps it from the board
 *   settled ()                    a movement or a scene has come to its end; others may go on
 *   planned ()                    the person has seen what actions would bring by the end
 */

EdubbaTable *edubba_table_new (void);

/* Sets the game (borrowed): to be called once, before anything is shown. */
void edubba_table_set_game (EdubbaTable *self, const EdubbaGame *game);

/* Lets sounds follow these settings; NULL: as at first. */
void edubba_table_set_settings (EdubbaTable *self, GSettings *settings);

/* The parts of the table; borrowed. */
EdubbaMessageLine *edubba_table_get_message_line (EdubbaTable *self);
EdubbaSplit       *edubba_table_get_split (EdubbaTable *self);
EdubbaCurtain     *edubba_table_get_curtain (EdubbaTable *self);

/* The board, or NULL where none is laid out: before the first position, behind the curtain, and
 * once the table is disposed of. Borrowed. */
EdubbaBoard *edubba_table_get_board (EdubbaTable *self);

/* Adds a button to the message line: hidden, with a CSS class (or NULL). Borrowed. */
GtkWidget *edubba_table_add_button (EdubbaTable *self,
                                    const char  *label,
                                    const char  *action,
                                    const char  *css_class);

/* Adds a widget below the message line, or below the board; takes floating references. */
void edubba_table_add_head (EdubbaTable *self, GtkWidget *head);
void edubba_table_add_foot (EdubbaTable *self, GtkWidget *foot);

/* Finds the part of the board (of `parts`, NULL-terminated) under a press, of the signal
 * "pressed": an index, or -1. */
int edubba_table_find_pressed (EdubbaTable *self, GtkGesture *press, const char *const *parts);

/* Sets that something else gives the prompts: they are not shown then. */
void     edubba_table_set_quiet (EdubbaTable *self, gboolean quiet);
gboolean edubba_table_is_quiet (EdubbaTable *self);

/* Sets that something else tells the results: successes and reports are not shown then. */
void edubba_table_set_told (EdubbaTable *self, gboolean told);

/* Says a sentence, as edubba_message_line_say () does. */
void edubba_table_say (EdubbaTable      *self,
                       EdubbaMessageKind kind,
                       const char       *sentence,
                       const char       *detail);

/* Says a sentence with a paragraph of the rules behind it: a link, and an exercise that is named as
 * edubba_message_line_say_rule () wants it (or NULL). */
void edubba_table_say_rule (EdubbaTable      *self,
                            EdubbaMessageKind kind,
                            const char       *sentence,
                            guint             paragraph,
                            const char       *drill);

/* A table's view of a match: the position at its cursor. */
typedef struct
{
  EdubbaMatch *match;
  guint        before; /* the cursor that was shown last; changes since then are shown as motion */
  guint        knower; /* the seat whose knowledge is shown; GAME_NOBODY: all cards lie open;
                        * EDUBBA_ALL_SEATS: the cards that all may see, and the rest lies covered */
  guint    below;      /* the side below */
  gboolean active;     /* that seat may act */
  gboolean aloud;      /* steps forward come with scenes and sounds */

  /* The way of speaking of those at the board: see edubba_board_introduce (). */
  GameAddress         address;
  const char         *rival;
  const char *const  *names;  /* see edubba_board_name_seats () */
  guint               person; /* see edubba_board_set_person () */
  EdubbaBoardOccasion occasion;

  /* The aims of the side below and of the other one in a short game. */
  EdubbaBoardAim aims[2];
} EdubbaTableView;

/* Shows it, on a board that is laid out if there is none. Nothing is highlighted behind it. */
void edubba_table_show (EdubbaTable *self, const EdubbaTableView *view);

/* Frames parts of the board; NULL: none. */
void edubba_table_point (EdubbaTable *self, const char *const *parts);

/* Tells the eye and the ear of a moment, at a part of the board, or everywhere (NULL); the ear
 * alone. */
void edubba_table_tell_moment (EdubbaTable *self, EdubbaMoment moment, const char *part);
void edubba_table_sound (EdubbaTable *self, EdubbaSound sound);

/* The title of the points that are being counted; NULL: none are. The caller frees it. */
char *edubba_table_dup_counted (EdubbaTable *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if nothing moves or is counted, and no scene is shown; ends the scene, the counts of
 * points, or all motion. */
gboolean edubba_table_is_still (EdubbaTable *self);
void     edubba_table_end_scene (EdubbaTable *self);
void     edubba_table_end_counts (EdubbaTable *self);
void     edubba_table_settle (EdubbaTable *self);

/* Lets the curtain fall: the board is gone and the message line is empty, so that nothing of one
 * person's view is left for the next. And opens it: the caller has to show the next view then. */
void     edubba_table_cover (EdubbaTable *self);
void     edubba_table_uncover (EdubbaTable *self);
gboolean edubba_table_is_covered (EdubbaTable *self);

G_END_DECLS
