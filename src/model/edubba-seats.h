/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The players of the seats: for each a person, perhaps with a name, or a computer of a level; and
 * the coaching that it gets.
 *
 * It is a value: a match has one, New Game fills one in, and a rematch turns one by a seat. Its
 * texts are those of a saved game (edubba-save.h).
 */
#pragma once

#include "game-player.h"

G_BEGIN_DECLS

/* The kind of player in a seat. */
typedef enum
{
  EDUBBA_SEAT_PERSON,
  EDUBBA_SEAT_COMPUTER,
} EdubbaSeatKind;

/* The amount of coaching, in the order of the settings' key "coach". */
typedef enum
{
  EDUBBA_COACHING_OFF,
  EDUBBA_COACHING_QUIET,     /* of mistakes */
  EDUBBA_COACHING_TALKATIVE, /* of small ones too */
  EDUBBA_N_COACHINGS,
} EdubbaCoaching;

typedef struct _EdubbaSeats EdubbaSeats;

/* Makes n seats (1 to GAME_MAX_SEATS): persons without name and coach; as computers, they would
 * have the middle level. */
EdubbaSeats *edubba_seats_new (guint n) G_GNUC_WARN_UNUSED_RESULT;
EdubbaSeats *edubba_seats_copy (const EdubbaSeats *self) G_GNUC_WARN_UNUSED_RESULT;
void         edubba_seats_free (EdubbaSeats *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaSeats, edubba_seats_free)

/* The same people, each `by` seats further on. */
EdubbaSeats *edubba_seats_turn (const EdubbaSeats *self, guint by) G_GNUC_WARN_UNUSED_RESULT;

guint edubba_seats_get_n (const EdubbaSeats *self);

EdubbaSeatKind edubba_seats_get_kind (const EdubbaSeats *self, guint seat);
void           edubba_seats_set_kind (EdubbaSeats *self, guint seat, EdubbaSeatKind kind);

/* The level of a computer in this seat, below GAME_N_LEVELS. */
guint edubba_seats_get_level (const EdubbaSeats *self, guint seat);
void  edubba_seats_set_level (EdubbaSeats *self, guint seat, guint level);
void  edubba_seats_set_levels (EdubbaSeats *self, guint level);

/* The strength of a computer in this seat between levels, in points of its player's scale
 * (GamePlayer.scale); 0: that of its level. Setting points gives all computers the level nearest
 * to them; another level takes the points away. */
guint edubba_seats_get_points (const EdubbaSeats *self, guint seat);
void  edubba_seats_set_points (EdubbaSeats *self, const GameScale *scale, guint points);

/* The kinds of action, a bit each, that the computers bring about on purpose, because their rules
 * are shaky for the only person (GamePlayerOptions.sparring); 0: none. */
guint64 edubba_seats_get_sparring (const EdubbaSeats *self);
void    edubba_seats_set_sparring (EdubbaSeats *self, guint64 kinds);

EdubbaCoaching edubba_seats_get_coaching (const EdubbaSeats *self, guint seat);
void           edubba_seats_set_coaching (EdubbaSeats *self, guint seat, EdubbaCoaching coaching);

/* The name of the person in a seat, or of the opponent in a short game, or NULL; borrowed. A name
 * that is set is made fit to be shown (game_text_name ()). */
const char *edubba_seats_get_name (const EdubbaSeats *self, guint seat);
void        edubba_seats_set_name (EdubbaSeats *self, guint seat, const char *name);

/* The title of the computer in a seat without a name: its level. It is not written anywhere, and
 * another level takes it away. */
void edubba_seats_set_title (EdubbaSeats *self, guint seat, const char *title);

/* Returns the name of a seat for sentences and boards, or NULL: isolated where it runs from right
 * to left, with places to break in long words, and with the seat's number where another seat has
 * the same name. The caller frees it. */
char *edubba_seats_dup_name (const EdubbaSeats *self, guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* Returns that name, or the title, or NULL; the caller frees it. */
char *edubba_seats_dup_called (const EdubbaSeats *self, guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the same for all seats, as GameWords takes them: an empty string for a seat without both,
 * up to NULL. The caller frees them. */
char **edubba_seats_dup_names (const EdubbaSeats *self) G_GNUC_WARN_UNUSED_RESULT;

/* The number of persons; *first (may be NULL) is the seat of the first, if any. */
guint edubba_seats_count_persons (const EdubbaSeats *self, guint *first);

/* The seat of the only person, or GAME_NOBODY. */
guint edubba_seats_find_person (const EdubbaSeats *self);

/* The strongest level among the computers, or GAME_N_LEVELS if there are none. */
guint edubba_seats_find_strongest (const EdubbaSeats *self);

/* The values of the headers of a saved game: SeatKinds ("person computer"), Level ("2", or "2 4"
 * if the seats differ, or "2@1310" with points) and Coach (a letter for each seat, NULL if nobody
 * has one). Reading returns FALSE, and has changed some of the seats, if a value is wrong. */
char    *edubba_seats_print_kinds (const EdubbaSeats *self) G_GNUC_WARN_UNUSED_RESULT;
char    *edubba_seats_print_levels (const EdubbaSeats *self) G_GNUC_WARN_UNUSED_RESULT;
char    *edubba_seats_print_coach (const EdubbaSeats *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean edubba_seats_parse_kinds (EdubbaSeats *self, const char *text);
gboolean edubba_seats_parse_levels (EdubbaSeats *self, const char *text);
gboolean edubba_seats_parse_coach (EdubbaSeats *self, const char *text);

G_END_DECLS
