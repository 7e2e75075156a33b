/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A question owns all its texts. It does not know whether they can be asked: writing them as a file
 * checks that.
 */
#include "game-question.h"

GameQuestion *
game_question_new (void)
{
  GameQuestion *question = g_new0 (GameQuestion, 1);

  question->choices = g_ptr_array_new_with_free_func (g_free);
  question->points = g_ptr_array_new_with_free_func (g_free);
  question->replies = g_ptr_array_new_with_free_func (g_free);
  return question;
}

void
game_question_free (GameQuestion *question)
{
  g_free (question->say);
  g_free (question->ask);
  g_free (question->answer);
  g_ptr_array_unref (question->choices);
  g_ptr_array_unref (question->points);
  g_ptr_array_unref (question->replies);
  g_free (question);
}

void
game_question_add_choice (GameQuestion *question, char *choice, char *point, char *reply)
{
  g_ptr_array_add (question->choices, choice);
  g_ptr_array_add (question->points, point);
  g_ptr_array_add (question->replies, reply);
}
