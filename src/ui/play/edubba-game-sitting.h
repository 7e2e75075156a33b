/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sitting for a game: against the computer, with the coach, between several persons at one screen
 * with the curtain between them. At its end a page lies over the board, and the game is looked
 * through meanwhile.
 */
#pragma once

#include "edubba-analysis.h"
#include "edubba-coach.h"
#include "edubba-engine.h"
#include "edubba-match-page.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_GAME_SITTING (edubba_game_sitting_get_type ())

G_DECLARE_DERIVABLE_TYPE (
  EdubbaGameSitting, edubba_game_sitting, EDUBBA, GAME_SITTING, EdubbaMatchPage)

/* Actions, beside those of every match page: match.show-again (the last turn of another seat),
 * match.look-back, match.try-turn (u: the number of actions before it), match.see-board,
 * match.show-end, match.coach-keep, match.coach-think, match.coach-hint, match.coach-show. */

struct _EdubbaGameSittingClass
{
  EdubbaMatchPageClass parent_class;

  /* Says the message due after the match has moved; the buttons are as in any game then. */
  void (*say) (EdubbaGameSitting *self, gboolean stepped);

  /* Once it is over: the seat that has won alone, or GAME_NOBODY; the result, in a sentence for
   * the caller to free; a new analysis of it, or NULL. */
  guint (*find_winner) (EdubbaGameSitting *self);
  char *(*describe_result) (EdubbaGameSitting *self);
  EdubbaAnalysis *(*analyse) (EdubbaGameSitting *self);

  /* Begins another try at the decision at this cursor, in looking back. */
  void (*try_turn) (EdubbaGameSitting *self, guint cursor);
};

/* Plays a match of `game`. */
EdubbaMatchPage *edubba_game_sitting_new (const EdubbaGame *game, EdubbaMatch *match);

/* The coach of a page (or NULL); NULL if that is no game. Borrowed. */
EdubbaCoach *edubba_game_sitting_find_coach (EdubbaMatchPage *page);

/* The analysis of a game that is over, which may be under way, or NULL; borrowed. */
EdubbaAnalysis *edubba_game_sitting_find_analysis (EdubbaMatchPage *page);

/* Offers another step than a new game on the page at the end: a button with an action whose
 * parameter is a string. */
void edubba_game_sitting_offer_next (EdubbaGameSitting *self,
                                     const char        *label,
                                     const char        *action,
                                     const char        *target);

/* At the end a character of the game's story says `line`, below which the bout's lesson stands. */
void edubba_game_sitting_set_speech (EdubbaGameSitting *self,
                                     const char        *face,
                                     const char        *name,
                                     const char        *line,
                                     const char        *lesson);

/* Suggests that step, rather than another game, as the next thing to press. */
void edubba_game_sitting_suggest_next (EdubbaGameSitting *self);

/* Sets the label of the last page's button that begins the same once more; NULL: "Play Again". */
void edubba_game_sitting_set_again (EdubbaGameSitting *self, const char *label);

/* ---- For sittings that are games of a kind ---- */

/* To be called once, by the function that makes one: title (NULL: the game's), and engine for the
 * computer's seats. */
void edubba_game_sitting_begin (EdubbaGameSitting *self,
                                const EdubbaGame  *game,
                                EdubbaMatch       *match,
                                const char        *title,
                                EdubbaEngine      *engine);

/* Returns TRUE if the game is over and the board still tells its last events: until then nothing
 * names the winner. After that, the sitting's `say` is called once more. */
gboolean edubba_game_sitting_is_telling (EdubbaGameSitting *self);

/* Has the computer wait, or go on. */
void edubba_game_sitting_pause (EdubbaGameSitting *self, gboolean paused);

G_END_DECLS
