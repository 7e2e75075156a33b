/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The contents of the start page and of a game's page: the state of each game, and its next step.
 * Lessons are read only for a learner who has begun one, and puzzles not at all: the program
 * opens with the start page.
 */
#include "edubba-window-private.h"

#include <glib/gi18n.h>

#include "edubba-bout.h"
#include "edubba-course-page.h"
#include "edubba-daily-drill.h"
#include "edubba-game-page.h"
#include "edubba-lesson-words.h"
#include "edubba-match-words.h"
#include "edubba-puzzle-words.h"
#include "edubba-settings.h"

static gboolean
has_lessons (EdubbaWindow *self, const EdubbaGame *game)
{
  g_autofree char *path = g_strconcat (game->resource_path, "lessons/", NULL);
  g_auto (GStrv) names = g_resources_enumerate_children (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  return (names != NULL && names[0] != NULL) ||
         edubba_course_get_lessons (edubba_window_get_course (self, game))->len > 0;
}

static void
tell_match (EdubbaWindow *self, EdubbaGameNews *news)
{
  EdubbaMatch     *match = edubba_window_get_unfinished (self, news->game);
  const GameWords *words = news->game->module->words;

  if (match == NULL)
    return;
  news->turn = news->game->module->rules->turn (edubba_match_get_state (match));
  if (words->moment != NULL)
    news->moment = words->moment (edubba_match_get_state (match));
  news->texts[EDUBBA_STEP_MATCH] = edubba_match_words_title (match);
}

/* The short game at the end of a chapter that has been learnt, or the first one; FALSE if none is
 * next. */
static gboolean
tell_bout (EdubbaWindow *self, EdubbaGameNews *news)
{
  CourseBout *bout = edubba_course_page_find_next_bout (
    edubba_window_get_course (self, news->game), edubba_window_get_progress (self),
    self->bout_saves);

  if (bout == NULL)
    return FALSE;
  news->lesson =
    g_strconcat (news->game->module->rules->id, "/", course_bout_get_id (bout), NULL);
  news->lesson_title = edubba_lesson_words_play (bout, self->bout_saves);
  news->texts[EDUBBA_STEP_LESSON] = g_strdup (course_bout_get_text (bout, COURSE_BOUT_AIM));
  news->rival = g_strdup (course_bout_get_rival (bout));
  return TRUE;
}

/* The lesson that the learner goes on with, as soon as anything was learnt. */
static void
tell_lesson (EdubbaWindow *self, EdubbaGameNews *news)
{
  EdubbaProgress *progress = edubba_window_get_progress (self);
  EdubbaCourse   *course = edubba_window_get_course (self, news->game);
  CourseLesson   *lesson = edubba_course_page_find_next (course, progress);
  CourseBout     *bout;

  if (tell_bout (self, news) || lesson == NULL)
    return;
  bout = edubba_course_find_chapter (course, course_lesson_get_id (lesson));
  if (bout != NULL)
    news->rival = g_strdup (course_bout_get_rival (bout));
  news->lesson =
    g_strconcat (news->game->module->rules->id, "/", course_lesson_get_id (lesson), NULL);
  news->lesson_title = edubba_lesson_words_next (lesson, progress);
  news->texts[EDUBBA_STEP_LESSON] = edubba_lesson_words_next_note (lesson, progress);
}

static char *
describe_lessons (EdubbaWindow *self, const EdubbaGame *game)
{
  GPtrArray *lessons = edubba_course_get_lessons (edubba_window_get_course (self, game));
  guint      done = 0;

  for (guint i = 0; i < lessons->len; i++)
    {
      const char *id = course_lesson_get_id (g_ptr_array_index (lessons, i));

      done += edubba_progress_get_lesson (edubba_window_get_progress (self),
                                          game->module->rules->id, id) >=
              EDUBBA_LESSON_DONE;
    }
  /* Translators: the second number is how many lessons there are, and decides on the plural. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u lesson done",
                                       "%1$u of %2$u lessons done", lessons->len),
                          done, lessons->len);
}

/* For a newcomer: the opponent at the end of the first lessons. */
static char *
invite (EdubbaWindow *self, EdubbaGameNews *news)
{
  GPtrArray  *bouts = edubba_course_get_bouts (edubba_window_get_course (self, news->game));
  CourseBout *bout;

  if (bouts->len == 0)
    return g_strdup (_ ("Step by step, and you do something in every step"));
  bout = g_ptr_array_index (bouts, 0);
  news->rival = g_strdup (course_bout_get_rival (bout));
  if (course_bout_get_guide (bout) != NULL)
    return g_strdup (course_bout_get_text (bout, COURSE_BOUT_SUMMARY));
  /* Translators: on a button for whoever has not learnt anything yet; %s is a name. */
  return g_strdup_printf (_ ("A few lessons, then a short game: %s is waiting for you"),
                          course_bout_get_text (bout, COURSE_BOUT_NAME));
}

/* The opponents of the chapters, and the number of those beaten. */
static void
tell_rivals (EdubbaWindow *self, EdubbaGameNews *news)
{
  GPtrArray *bouts = edubba_course_get_bouts (edubba_window_get_course (self, news->game));

  news->n_rivals = bouts->len;
  for (guint i = 0; i < bouts->len; i++)
    {
      const CourseBout *bout = g_ptr_array_index (bouts, i);
      gboolean          beaten =
        edubba_bout_find_state (bout, edubba_window_get_progress (self)) == EDUBBA_LESSON_DONE;

      news->n_beaten += beaten;
      if (i >= EDUBBA_MOST_RIVALS)
        continue;
      news->rivals[i] = g_strdup (course_bout_get_rival (bout));
      news->beaten[i] = beaten;
    }
}

static void
tell_learning (EdubbaWindow *self, EdubbaGameNews *news)
{
  const char *id = news->game->module->rules->id;
  gboolean    begun = edubba_progress_has_begun_lesson (edubba_window_get_progress (self), id) ||
                   edubba_progress_count_done_lessons (edubba_window_get_progress (self), id) > 0;

  if (!has_lessons (self, news->game))
    return;
  if (begun)
    tell_lesson (self, news);
  tell_rivals (self, news);
  news->texts[EDUBBA_STEP_LEARN] =
    begun ? describe_lessons (self, news->game) : invite (self, news);
}

static void
tell_puzzles (EdubbaWindow *self, EdubbaGameNews *news)
{
  const char *id = news->game->module->rules->id;
  gboolean    done = edubba_progress_is_daily_puzzle_done (edubba_window_get_progress (self), id);

  news->texts[EDUBBA_STEP_LOST] =
    edubba_puzzle_words_due_turns (edubba_window_get_progress (self), id);
  if (news->game->first_puzzle == NULL)
    return;
  news->texts[EDUBBA_STEP_DAILY] =
    edubba_puzzle_words_streak (done,
                                edubba_progress_get_streak (edubba_window_get_progress (self), id));
  news->texts[EDUBBA_STEP_PUZZLES] =
    g_strdup (_ ("One turn, one task: find the actions that do it"));
}

/* Describes a test that waits, or the due rules; returns the number of tasks. */
static guint
describe_tasks (EdubbaWindow *self, const EdubbaGame *game, char **text)
{
  EdubbaCourse   *course = edubba_window_get_course (self, game);
  EdubbaProgress *progress = edubba_window_get_progress (self);
  guint           asked = edubba_daily_drill_count_asked (course, progress);
  guint           due;

  if (asked > 0)
    {
      /* Translators: how many tasks of a test wait. */
      *text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A test waits: %u small task",
                                            "A test waits: %u small tasks", asked),
                               asked);
      return asked;
    }
  if (!edubba_progress_has_daily_five (progress, game->module->rules->id))
    {
      *text = g_strdup (_ ("Up to five small tasks that keep the rules fresh"));
      return 0;
    }
  due = edubba_daily_drill_count_due (course, progress);
  *text = due == 0 ? g_strdup (_ ("All your rules are fresh"))
                   : g_strdup_printf (
                       g_dngettext (GETTEXT_PACKAGE, "%u rule could do with a look",
                                    "%u rules could do with a look", due),
                       due);
  return due;
}

/* Nobody is reminded of exercises they have never asked for. Returns the number of due tasks. */
static guint
tell_five (EdubbaWindow *self, EdubbaGameNews *news)
{
  EdubbaProgress *progress = edubba_window_get_progress (self);
  char          **text = &news->texts[EDUBBA_STEP_FIVE];

  if (!edubba_settings_get_switch (self->settings, EDUBBA_SETTINGS_DAILY_FIVE) ||
      !edubba_daily_drill_is_possible (edubba_window_get_course (self, news->game), progress))
    return 0;
  if (!edubba_progress_is_daily_five_done (progress, news->game->module->rules->id))
    return describe_tasks (self, news->game, text);
  *text = g_strdup (_ ("Done for today"));
  return 0;
}

static void
add_part (GString *line, char *part)
{
  if (line->len > 0)
    g_string_append (line, "\302\240· "); /* the dot stays with the text before it */
  g_string_append (line, part);
  g_free (part);
}

/* Lessons, days in a row, rating: as far as there are any. */
static void
tell_standing (EdubbaWindow *self, EdubbaGameNews *news)
{
  const char *id = news->game->module->rules->id;
  guint       streak = edubba_progress_get_streak (edubba_window_get_progress (self), id);
  char       *rating = edubba_puzzle_words_rating (edubba_window_get_progress (self), id);
  GString    *line = g_string_new (NULL);

  if (edubba_progress_count_done_lessons (edubba_window_get_progress (self), id) > 0)
    add_part (line, describe_lessons (self, news->game));
  if (streak > 1)
    /* Translators: days on which the puzzle of the day was solved, one after the other. */
    add_part (line, g_strdup_printf (
                      g_dngettext (GETTEXT_PACKAGE, "%u day in a row", "%u days in a row", streak),
                      streak));
  if (rating != NULL)
    add_part (line, rating);
  news->standing = g_string_free (line, line->len == 0);
}

/* A match that goes on comes first, then a lesson that was begun; a newcomer learns; then the
 * next lesson, due tasks, the puzzle of the day, and one more puzzle. */
static EdubbaStep
choose_next (EdubbaWindow *self, const EdubbaGameNews *news, guint due)
{
  const char  *id = news->game->module->rules->id;
  char *const *texts = news->texts;

  if (texts[EDUBBA_STEP_MATCH] != NULL)
    return EDUBBA_STEP_MATCH;
  if (texts[EDUBBA_STEP_LESSON] != NULL)
    return EDUBBA_STEP_LESSON;
  if (texts[EDUBBA_STEP_LEARN] != NULL &&
      !edubba_progress_has_game (edubba_window_get_progress (self), id))
    return EDUBBA_STEP_LEARN;
  if (due > 0)
    return EDUBBA_STEP_FIVE;
  if (texts[EDUBBA_STEP_DAILY] == NULL)
    return EDUBBA_STEP_PLAY;
  return edubba_progress_is_daily_puzzle_done (edubba_window_get_progress (self),
                                               id)
           ? EDUBBA_STEP_PUZZLE
           : EDUBBA_STEP_DAILY;
}

/* Describes the tasks due today, for a learner who has come back. */
static char *
describe_due (EdubbaWindow *self, const EdubbaGameNews *news, guint due)
{
  const char *id = news->game->module->rules->id;

  if (due > 0)
    return g_strdup (news->texts[EDUBBA_STEP_FIVE]);
  if (news->texts[EDUBBA_STEP_DAILY] == NULL ||
      !edubba_progress_has_game (edubba_window_get_progress (self), id) ||
      edubba_progress_is_daily_puzzle_done (edubba_window_get_progress (self), id))
    return NULL;
  return g_strdup (_ ("The puzzle of the day is waiting"));
}

static EdubbaGameNews *
find_news (EdubbaWindow *self, const EdubbaGame *game)
{
  EdubbaGameNews *news = g_new0 (EdubbaGameNews, 1);
  guint           due;

  news->game = game;
  tell_match (self, news);
  tell_learning (self, news);
  tell_puzzles (self, news);
  due = tell_five (self, news);
  tell_standing (self, news);
  news->texts[EDUBBA_STEP_PLAY] =
    g_strdup (_ ("Against the computer, or with a friend at this screen"));
  news->next = choose_next (self, news, due);
  if (news->next == EDUBBA_STEP_PUZZLE)
    news->texts[EDUBBA_STEP_PUZZLE] = g_strdup (_ ("Neither too easy nor too hard for you"));
  news->due = describe_due (self, news, due);
  return news;
}

/* Chooses the game that comes before the others: the one played last, one with something begun,
 * one that the learner knows, or the first. */
static guint
choose_first (EdubbaWindow *self, GPtrArray *news)
{
  guint best = 0;
  guint best_worth = 0;

  for (guint i = 0; i < news->len; i++)
    {
      const EdubbaGameNews *one = g_ptr_array_index (news, i);
      guint                 worth = 0;

      if (one->game == self->last_game)
        worth = 4;
      else if (one->next == EDUBBA_STEP_MATCH)
        worth = 3;
      else if (one->next == EDUBBA_STEP_LESSON)
        worth = 2;
      else if (edubba_progress_has_game (edubba_window_get_progress (self),
                                         one->game->module->rules->id))
        worth = 1;
      if (worth <= best_worth)
        continue;
      best = i;
      best_worth = worth;
    }
  return best;
}

static void
update_start_page (EdubbaWindow *self)
{
  g_autoptr (GPtrArray) news =
    g_ptr_array_new_with_free_func ((GDestroyNotify) edubba_game_news_free);

  for (const EdubbaGame *const *game = edubba_window_get_games (self); *game != NULL; game++)
    g_ptr_array_add (news, find_news (self, *game));
  edubba_start_page_set_news (self->start_page, news, choose_first (self, news));
}

void
edubba_window_update_start (EdubbaWindow *self)
{
  gpointer top = g_ptr_array_index (self->pages,
                                    self->pages->len - 1);
  g_autoptr (EdubbaGameNews) news = NULL;

  if (top == self->start_page)
    update_start_page (self);
  if (!EDUBBA_IS_GAME_PAGE (top))
    return;
  news = find_news (self, edubba_page_get_game (top));
  edubba_game_page_set_news (top, news);
}

/* "GAME" */
static void
game_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow     *self = EDUBBA_WINDOW (widget);
  const char       *id = g_variant_get_string (parameter, NULL);
  const EdubbaGame *game = edubba_window_find_game_by_id (self, id, NULL);

  if (game != NULL)
    edubba_window_push_page (self, GTK_WIDGET (edubba_game_page_new (game)));
}

void
edubba_window_install_start_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.game", "s", game_activated_cb);
}
