/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's questions about a position that the learner has never seen: a number to reckon, or a
 * part of the board to find.
 *
 * For a position these functions make questions, with answers and reasons, in the language of the
 * process. The caller chooses the positions.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

/* A question with either an answer to type or choices. */
typedef struct
{
  char      *say;     /* the question, in a sentence */
  char      *ask;     /* the question */
  char      *answer;  /* a term of the goals, or a number; NULL where there are choices */
  GPtrArray *choices; /* of char *; none where there is an answer */
  GPtrArray *points;  /* for each choice its part of the board, "cell:C4" */
  GPtrArray *replies; /* for each choice; or the replies to the right answer and to any other */
  guint      right;   /* the right choice */
} GameQuestion;

GameQuestion *game_question_new (void) G_GNUC_WARN_UNUSED_RESULT;
void          game_question_free (GameQuestion *question);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameQuestion, game_question_free)

/* Adds a choice, a part of the board that stands for this choice alone, and the reply to it. All
 * are taken over. */
void game_question_add_choice (GameQuestion *question, char *choice, char *point, char *reply);

/* Asks a kind of question on a full position, of a seat that is to act there; NULL if there is
 * nothing to ask. Secrets from the seat decide nothing. The generator, a word of it, moves on
 * (game-rng.h). */
typedef struct
{
  const char *paragraph; /* the number of the paragraph of the rules that it trains */
  GameQuestion *(*ask) (const GameState *state, guint seat, guint64 *rng);
} GameAsker;

/* A game's questions and explanations. */
typedef struct
{
  const GameAsker *askers; /* up to one without a paragraph */

  /* Explains the value of a goal's term on a full state, in lines for somebody who reckoned
   * otherwise: "A4, A5: strength 3 × wealth 2 = 6"; a new string, NULL if there is nothing to
   * work out. The entry is NULL if a game asks for no numbers. */
  char *(*working) (const GameState *state, const GameTerm *term, const guint16 *operand);
} GameQuestions;

G_END_DECLS
