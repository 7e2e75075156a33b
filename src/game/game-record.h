/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game written down: headers, the position it starts from, and every action (NOTATION.md 6).
 *
 * A record is the one form in which games are kept, shared and saved. It holds only legal
 * actions: reading replays each through the rules, and appending does too. Comments are read
 * over, unknown headers are kept.
 */
#pragma once

#include "game-module.h"
#include "game-state.h"

G_BEGIN_DECLS

typedef struct _GameRecord GameRecord;

/* Limits on a text from outside: its bytes, its actions, and its headers. */
#define GAME_RECORD_MAX_BYTES   (4 * 1024 * 1024)
#define GAME_RECORD_MAX_ACTIONS 100000
#define GAME_RECORD_MAX_HEADERS 1000

/* A record with no actions, of a game dealt from a seed, or one from a full position. */
GameRecord *game_record_new_seed (const GameRules *rules,
                                  guint            seats,
                                  guint32          options,
                                  guint64          seed) G_GNUC_WARN_UNUSED_RESULT;
GameRecord *game_record_new_position (const GameRules *rules,
                                      const GameState *state) G_GNUC_WARN_UNUSED_RESULT;
GameRecord *game_record_dup (const GameRecord *record) G_GNUC_WARN_UNUSED_RESULT;
void        game_record_free (GameRecord *record);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameRecord, game_record_free)

/* Reads a record of one of `modules` (NULL-terminated); length may be -1. The error
 * (GAME_ERROR_SYNTAX, GAME_ERROR_REFUSED or GAME_ERROR_LIMIT) is a sentence that begins with the
 * line. Names of players are made such (game_text_name ()), and words of a turn line may be further
 * apart than one blank; nothing else is lenient. */
GameRecord *game_record_parse (const GameModule *const *modules,
                               const char              *text,
                               gssize                   length,
                               GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

/* The canonical text: headers, an empty line, a line per turn; the last may be unfinished. */
char *game_record_print (const GameRecord *record) G_GNUC_WARN_UNUSED_RESULT;

const GameRules *game_record_get_rules (const GameRecord *record);

/* TRUE and the seed if the game was dealt from one; FALSE if it starts from a position. */
gboolean game_record_get_seed (const GameRecord *record, guint64 *seed);

/* Returns TRUE if a header could be set: a key of ASCII letters, digits, - and _ that is not the
 * record's own (Game, Format, Rules, Seed, Position, Result, and Seats if the game leaves a
 * choice); a value in UTF-8 without quote, line break or NUL; and Date is a day as YYYY-MM-DD. */
gboolean game_record_accepts_header (const GameRecord *record,
                                     const char       *key,
                                     const char       *value);

/* Headers that the record itself does not use: Player1, Player2, Date, and any others, in the
 * order in which they were first set. get_header returns a borrowed text, or NULL. Setting NULL
 * removes the header. A header that is set must be acceptable. */
const char *game_record_get_header (const GameRecord *record, const char *key);
void        game_record_set_header (GameRecord *record, const char *key, const char *value);

/* The seat (from 0) that gave up, or GAME_NOBODY. Setting it writes Result. Only one of two
 * seats can give up, in a game that is not over; a change of the actions takes it back. */
guint game_record_get_resigned (const GameRecord *record);
void  game_record_set_resigned (GameRecord *record, guint seat);

/* Returns TRUE if a seat of more than two has left the game, with the turn in which it left, and
 * the level of the computer that plays on for it, by its name (both may be NULL; the caller frees
 * the second). That is the header LeftN: "turn 7 builder". Setting NULL for the level takes it
 * back. */
gboolean game_record_get_left (const GameRecord *record, guint seat, guint *turn, char **level);
void     game_record_set_left (GameRecord *record, guint seat, guint turn, const char *level);

guint      game_record_get_n_actions (const GameRecord *record);
GameAction game_record_get_action (const GameRecord *record, guint i);

/* The state before action i, or the last state if i is the number of actions; borrowed until action
 * i - 1 is dropped. */
const GameState *game_record_get_state (const GameRecord *record, guint i);

/* Returns TRUE if action i is the last of its line: it ends its turn, or the game. */
gboolean game_record_ends_line (const GameRecord *record, guint i);

/* The check of the position before action i, or of the last one: eight hexadecimal digits. */
char *game_record_dup_check (const GameRecord *record, guint i) G_GNUC_WARN_UNUSED_RESULT;

/* Notes on actions, at most one each and GAME_RECORD_MAX_NOTES in all: that on action i is the
 * header NoteN, N being i + 1. The note on an action, clean (game-text.h) and cut to
 * GAME_RECORD_NOTE_CHARS, or NULL; free with g_free (). Setting one cleans and cuts it; a blank
 * text or NULL removes it; FALSE if there would be too many. */
#define GAME_RECORD_NOTE_CHARS 200
#define GAME_RECORD_MAX_NOTES  200
char    *game_record_dup_note (const GameRecord *record, guint i) G_GNUC_WARN_UNUSED_RESULT;
gboolean game_record_set_note (GameRecord *record, guint i, const char *text);

/* The first action with a note from number `from` on, or behind the last one from the beginning;
 * the number of actions if there is none. */
guint game_record_find_note (const GameRecord *record, guint from);

/* The text of a record of this game with a note on action i; as it is if it cannot be read. Free
 * with g_free (). */
char *game_record_put_note (const GameModule *module,
                            const char       *text,
                            guint             i,
                            const char       *note) G_GNUC_WARN_UNUSED_RESULT;

/* Removes the notes on all actions from number `from` on. */
void game_record_drop_notes (GameRecord *record, guint from);

/* Appends an action, which must be legal in the last state. */
void game_record_append (GameRecord *record, GameAction action, GArray *events);

/* Begins from another full position in which all actions are legal too: the same game, the hidden
 * cards lying otherwise. Borrowed states change in place. Not of a game dealt from a seed. FALSE,
 * and nothing, if some action is not legal there. */
gboolean game_record_recast (GameRecord *record, const GameState *start);

/* Drops all actions from number n on, with their notes. */
void game_record_truncate (GameRecord *record, guint n);

G_END_DECLS
