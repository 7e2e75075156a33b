/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The facts of a two-turn puzzle are taken from its proof, and weighed as those of one turn are.
 * The intended first turn is not known: a refusal names one that was looked at.
 */
#include "course-replies.h"

#include <glib/gi18n-lib.h>

#include "course-difficulty.h"
#include "course-line.h"
#include "game-state.h"

static const GameTally nothing;

static gboolean
find_start (const GameReplies *replies, const GameState *state, GameReplyPoint *start)
{
  return game_replies_find (replies, state, &nothing, start);
}

static gboolean
refuse (GError **error, const char *group, const char *message)
{
  g_set_error (error, GAME_ERROR, GAME_ERROR_REFUSED, "[%s] Goal: %s", group, message);
  return FALSE;
}

/* Names a first turn, the longest way to begin that was looked at, and the reply that breaks it. */
static gboolean
refuse_broken (const GameRules   *rules,
               const GameReplies *replies,
               const char        *group,
               GError           **error)
{
  g_autoptr (GPtrArray) answers = NULL;
  g_autoptr (GPtrArray) lines = game_replies_list (replies, FALSE, &answers);
  g_autofree char *reply = NULL;
  g_autofree char *message = NULL;

  if (lines->len == 0)
    return refuse (error, group, _ ("The turn cannot be ended."));
  reply = game_reply_print (rules, answers->pdata[lines->len - 1]);
  /* Translators: both are actions in a game's notation: "settle:H end". */
  message = g_strdup_printf (_ ("No first turn holds: “%1$s” is broken by “%2$s”."),
                             (const char *) lines->pdata[lines->len - 1], reply);
  return refuse (error, group, message);
}

gboolean
course_replies_check (const GameRules   *rules,
                      const GameState   *state,
                      const GameReplies *replies,
                      const char        *group,
                      GError           **error)
{
  GameReplyPoint start = { 0 };

  if (game_replies_get_at_once (replies))
    return refuse (error, group, _ ("The goal can be reached in the first turn."));
  if (!find_start (replies, state, &start) || !start.holds)
    return refuse_broken (rules, replies, group, error);
  if (start.reply && start.reply->met)
    return refuse (error, group, _ ("The first turn can be ended at once."));
  if (game_replies_get_n_forced (replies) > 0)
    return refuse (error, group,
                   _ ("Whether a first turn holds depends on what is discarded in the reply."));
  return TRUE;
}

/* Lists the shortest of the first turns that hold: game_replies_list () orders them by length. */
static GPtrArray *
list_shortest (const GameRules *rules, const GameReplies *replies, guint length)
{
  GPtrArray *lines = game_replies_list (replies, TRUE, NULL);
  guint      n = 0;

  while (n < lines->len && n < COURSE_MAX_LINES)
    {
      g_autoptr (GArray) actions = course_line_read (rules, lines->pdata[n]);

      if (actions->len > length)
        break;
      n++;
    }
  g_ptr_array_set_size (lines, (gint) MAX (n, 1));
  return lines;
}

guint
course_replies_get_length (const GameReplies *replies, const GameState *state)
{
  g_autoptr (GPtrArray) answers = NULL;
  g_autoptr (GPtrArray) lines = game_replies_list (replies, TRUE, &answers);
  GameReplyPoint   start = { 0 };
  const GameReply *reply = lines->len > 0 ? answers->pdata[0] : NULL;

  if (!reply || !find_start (replies, state, &start))
    return 0;
  return start.length + reply->length;
}

static char *
dup_pattern (const GameRules *rules, char *line)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();

  g_ptr_array_add (lines, line);
  return course_lines_get_pattern (rules, lines);
}

static guint
count_look_alikes (const GameRules *rules, const GameReplies *replies, char *line)
{
  g_autoptr (GPtrArray) lines = game_replies_list (replies, FALSE, NULL);
  g_autofree char *pattern = dup_pattern (rules, line);
  guint            n = 0;

  for (guint i = 0; i < lines->len && n < COURSE_MAX_LOOK_ALIKES; i++)
    {
      g_autofree char *other = dup_pattern (rules, lines->pdata[i]);

      n += strcmp (pattern, other) == 0;
    }
  return n;
}

/* The first actions, in percent, after which nothing holds any more. */
static guint
measure_spoilers (const GameRules *rules, const GameState *state, const GameReplies *replies)
{
  g_autoptr (GArray) actions = game_legal_sorted (rules, state);
  guint spoilers = 0;

  for (guint i = 0; i < actions->len; i++)
    {
      GameAction            action = g_array_index (actions, GameAction, i);
      g_autofree GameState *next = game_state_dup (rules, state);
      GameTally             tally = nothing;
      GameReplyPoint        point;

      game_tally_add (&tally, rules, action);
      rules->apply (next, action, NULL);
      spoilers += !game_replies_find (replies, next, &tally, &point) || !point.holds;
    }
  return actions->len > 0 ? 100 * spoilers / actions->len : 0;
}

guint
course_replies_rate (const GameRules   *rules,
                     const GameState   *state,
                     const GameReplies *replies)
{
  GameReplyPoint start = { 0 };
  g_autoptr (GPtrArray) lines = NULL;
  CourseDifficulty difficulty = { .length = course_replies_get_length (replies, state) };

  find_start (replies, state, &start);
  lines = list_shortest (rules, replies, start.length);
  difficulty.positions = MAX (game_replies_get_n_ends (replies), 1);
  difficulty.ideas = course_lines_count_ideas (rules, lines);
  difficulty.paragraphs = course_line_count_paragraphs (rules, lines->pdata[0]);
  difficulty.look_alikes = count_look_alikes (rules, replies, lines->pdata[0]);
  difficulty.spoilers = measure_spoilers (rules, state, replies);
  return course_difficulty_rate (&difficulty);
}
