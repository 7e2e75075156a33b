/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every page that offers a step offers it with the same words, the same icon and the same action,
 * in every game.
 */
#include "edubba-game-news.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

static const struct
{
  const char *icon;
  const char *action;
} steps[EDUBBA_N_STEPS] = {
  [EDUBBA_STEP_MATCH] = { "media-playback-start-symbolic", "win.continue" },
  [EDUBBA_STEP_LESSON] = { "media-playback-start-symbolic", "win.lesson" },
  [EDUBBA_STEP_PLAY] = { "applications-games-symbolic", "win.choose-game" },
  [EDUBBA_STEP_LEARN] = { "starred-symbolic", "win.learn" },
  [EDUBBA_STEP_PUZZLE] = { "emoji-objects-symbolic", "win.next-puzzle" },
  [EDUBBA_STEP_DAILY] = { "x-office-calendar-symbolic", "win.daily-puzzle" },
  [EDUBBA_STEP_FIVE] = { "view-refresh-symbolic", "win.daily-five" },
  [EDUBBA_STEP_LOST] = { "edit-undo-symbolic", "win.lost-turns" },
  [EDUBBA_STEP_PUZZLES] = { "emoji-objects-symbolic", "win.puzzles" },
};

void
edubba_game_news_free (EdubbaGameNews *news)
{
  for (guint step = 0; step < EDUBBA_N_STEPS; step++)
    g_free (news->texts[step]);
  g_free (news->moment);
  g_free (news->lesson);
  g_free (news->lesson_title);
  g_free (news->rival);
  for (guint i = 0; i < EDUBBA_MOST_RIVALS; i++)
    g_free (news->rivals[i]);
  g_free (news->standing);
  g_free (news->due);
  g_free (news);
}

char *
edubba_game_news_dup_title (const EdubbaGameNews *news, EdubbaStep step)
{
  g_autofree char *game = news->game->module->words->title ();

  switch (step)
    {
    case EDUBBA_STEP_MATCH:
      return g_strdup (_ ("Continue"));
    case EDUBBA_STEP_LESSON:
      return g_strdup (news->lesson_title);
    case EDUBBA_STEP_LEARN:
      /* Translators: on a button of the start page; %s is the name of a board game. */
      return g_strdup_printf (_ ("Learn %s"), game);
    case EDUBBA_STEP_PUZZLE:
      return g_strdup (_ ("A Puzzle at Your Level"));
    case EDUBBA_STEP_DAILY:
      return g_strdup (_ ("Puzzle of the Day"));
    case EDUBBA_STEP_FIVE:
      return g_strdup (_ ("Daily Five"));
    case EDUBBA_STEP_LOST:
      return g_strdup (_ ("My Lost Turns"));
    case EDUBBA_STEP_PUZZLES:
      return g_strdup (_ ("Puzzles"));
    case EDUBBA_STEP_PLAY:
    case EDUBBA_N_STEPS:
    default:
      /* Translators: on a button of the start page; %s is the name of a board game. */
      return g_strdup_printf (_ ("Play %s"), game);
    }
}

const char *
edubba_game_news_get_icon (EdubbaStep step)
{
  g_return_val_if_fail (step < EDUBBA_N_STEPS, NULL);

  return steps[step].icon;
}

const char *
edubba_game_news_get_action (const EdubbaGameNews *news, EdubbaStep step)
{
  g_return_val_if_fail (step < EDUBBA_N_STEPS, NULL);

  /* A newcomer gets no list. */
  if (step == EDUBBA_STEP_LEARN && news->next == step)
    return "win.begin-learning";
  return steps[step].action;
}

char *
edubba_game_news_dup_target (const EdubbaGameNews *news, EdubbaStep step)
{
  const char *id = news->game->module->rules->id;

  if (step == EDUBBA_STEP_LESSON)
    return g_strdup (news->lesson);
  /* The next puzzle after none. */
  if (step == EDUBBA_STEP_PUZZLE)
    return g_strconcat (id, "/", NULL);
  return g_strdup (id);
}
