/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions come from random games, as those of drills do. The questions are written down as the
 * file of a lesson and read like any other, so that nothing else need know of them.
 */
#include "course-question.h"

#include <glib/gi18n-lib.h>

#include "game-playout.h"
#include "game-print.h"
#include "game-question.h"
#include "game-rng.h"
#include "game-state.h"

/* The number of positions to try for a question. */
#define MAX_TRIES 400

/* The most random actions before a position, and the fewest. */
#define FIRST_ACTION 10
#define LAST_ACTION  90

/* The learner's seat. */
#define SEAT 0

typedef struct
{
  const GameModule *module;
  const char       *paragraph;
  const gint       *cancel;
  guint64           rng;
  GPtrArray        *askers; /* of GameAsker: those for the paragraph */
  GameState        *state;
  GameState        *seen;
  GameAction       *actions;
  GKeyFile         *file;
} Maker;

static gboolean
asks_for (const GameAsker *asker, const char *paragraph)
{
  return paragraph == NULL || g_str_equal (asker->paragraph, paragraph);
}

gboolean
course_question_is_possible (const GameModule *module, const char *paragraph)
{
  const GameAsker *asker = module->questions ? module->questions->askers : NULL;

  while (asker && asker->paragraph && !asks_for (asker, paragraph))
    asker++;
  return asker && asker->paragraph;
}

/* Plays a random game to a decision of the learner. FALSE if it came to none. */
static gboolean
set_up (Maker *maker)
{
  const GameRules *rules = maker->module->rules;
  guint            n = FIRST_ACTION + game_rng_below (&maker->rng, LAST_ACTION - FIRST_ACTION);

  rules->deal (maker->state, rules->min_seats, 0, game_rng_next (&maker->rng));
  game_playout (rules, maker->state, &maker->rng, n, maker->actions);
  return !rules->result (maker->state, NULL) && rules->seat (maker->state) == SEAT &&
         rules->mover (maker->state) == SEAT;
}

static void
write_list (Maker *maker, const char *group, const char *name, GPtrArray *texts)
{
  for (guint i = 0; i < texts->len; i++)
    {
      g_autofree char *key = game_print ("%s%u", name, i + 1);

      g_key_file_set_string (maker->file, group, key, texts->pdata[i]);
    }
}

/* A step with the learner's view of the position. */
static void
write_step (Maker *maker, guint i, const char *drill, const GameQuestion *question)
{
  const GameRules *rules = maker->module->rules;
  g_autofree char *group = game_print ("Step %u", i + 1);
  g_autofree char *right = game_print ("%u", question->right + 1);
  g_autofree char *position = NULL;
  g_autofree char *points = NULL;

  rules->observe (maker->state, SEAT, maker->seen);
  position = game_position_print (rules, maker->seen);
  g_key_file_set_string (maker->file, group, "Position", position);
  g_key_file_set_string (maker->file, group, "Say", question->say);
  g_key_file_set_string (maker->file, group, "Ask", question->ask);
  write_list (maker, group, "Choice", question->choices);
  write_list (maker, group, "Reply", question->replies);
  g_key_file_set_string (maker->file, group, "Drill", drill);
  if (question->answer)
    {
      g_key_file_set_string (maker->file, group, "Answer", question->answer);
      return;
    }
  g_ptr_array_add (question->points, NULL);
  points = g_strjoinv (";", (char **) question->points->pdata);
  g_key_file_set_string (maker->file, group, "Right", right);
  g_key_file_set_string (maker->file, group, "Points", points);
}

/* Asks question i, each time of the kind whose turn it is. */
static gboolean
add_question (Maker *maker, guint i)
{
  const GameAsker *asker = maker->askers->pdata[i % maker->askers->len];

  for (guint try = 0; try < MAX_TRIES; try++)
    {
      g_autoptr (GameQuestion) question = NULL;

      if (maker->cancel && g_atomic_int_get (maker->cancel))
        return FALSE;
      if (set_up (maker))
        question = asker->ask (maker->state, SEAT, &maker->rng);
      if (!question)
        continue;
      write_step (maker, i, asker->paragraph, question);
      return TRUE;
    }
  return FALSE;
}

/* The askers in an order that the seed decides. */
static void
choose_askers (Maker *maker)
{
  for (const GameAsker *asker = maker->module->questions->askers; asker->paragraph; asker++)
    if (asks_for (asker, maker->paragraph))
      {
        gint place = (gint) game_rng_below (&maker->rng, maker->askers->len + 1);

        g_ptr_array_insert (maker->askers, place, (gpointer) asker);
      }
}

/* Writes the head of the lesson, with each of its rules once. */
static void
write_head (Maker *maker, guint64 seed)
{
  g_autofree char *id = game_print ("questions-%" G_GUINT64_FORMAT, seed);
  g_autoptr (GString) rules = g_string_new (NULL);

  for (guint i = 0; i < maker->askers->len; i++)
    {
      const char *number = ((const GameAsker *) maker->askers->pdata[i])->paragraph;
      g_auto (GStrv) listed = g_strsplit (rules->str, ";", -1);

      if (!g_strv_contains ((const char *const *) listed, number))
        game_print_to (rules, "%s%s", rules->len > 0 ? ";" : "", number);
    }
  g_key_file_set_string (maker->file, "Lesson", "Id", id);
  /* Translators: the title of a few short questions on positions, each of which is new. */
  g_key_file_set_string (maker->file, "Lesson", "Title", _ ("Quick Questions"));
  g_key_file_set_string (maker->file, "Lesson", "Summary",
                         _ ("A few questions on fresh positions."));
  g_key_file_set_string (maker->file, "Lesson", "Rules", rules->str);
}

static CourseLesson *
make (Maker *maker, guint n, guint64 seed)
{
  const GameModule *const modules[] = { maker->module, NULL };
  g_autofree char        *text = NULL;
  gsize                   length;

  choose_askers (maker);
  write_head (maker, seed);
  for (guint i = 0; i < n; i++)
    if (!add_question (maker, i))
      return NULL;
  text = g_key_file_to_data (maker->file, &length, NULL);
  return course_lesson_parse (modules, text, length, NULL);
}

CourseLesson *
course_question_make (const GameModule *module,
                      const char       *paragraph,
                      guint             n,
                      guint64           seed,
                      const gint       *cancel)
{
  g_autofree GameState  *state = NULL;
  g_autofree GameState  *seen = NULL;
  g_autofree GameAction *actions = NULL;
  g_autoptr (GPtrArray) askers = NULL;
  g_autoptr (GKeyFile) file = NULL;
  Maker maker = { .module = module, .paragraph = paragraph, .cancel = cancel };

  if (!course_question_is_possible (module, paragraph))
    return NULL;
  maker.rng = game_text_hash (paragraph ? paragraph : "") ^ seed;
  maker.askers = askers = g_ptr_array_new ();
  maker.file = file = g_key_file_new ();
  maker.state = state = game_state_new (module->rules);
  maker.seen = seen = game_state_new (module->rules);
  maker.actions = actions = g_new (GameAction, module->rules->max_legal);
  return make (&maker, n, seed);
}
