/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every object of the tutor: its notifications are right, and it goes away, also in the middle of
 * a thought.
 */
#include "../fixed.h"
#include "edubba-analysis.h"
#include "edubba-planner.h"
#include "edubba-attempt.h"
#include "edubba-coach.h"
#include "edubba-daily-drill.h"
#include "edubba-hints.h"
#include "edubba-bout-saves.h"
#include "edubba-lesson.h"
#include "edubba-second-try.h"
#include "model-fixture.h"
#include "object-fixture.h"

#define PUZZLE                                                                 \
  "[Puzzle]\nId=test\nTitle=A test\n"                                          \
  "Position=babel/1 A:|/12 H:AAA|/1 M:| P:| S:| pawns=AQ hands=HH|?? turn=9\n" \
  "Goal=temple(opp,H) = 0\n"
#define LESSON                                                                       \
  "[Lesson]\nId=one\nTitle=One\nSummary=One.\nRules=2.1;2.2\n"                       \
  "[Step 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AAPS|\nSay=Settle.\n"             \
  "Goal1=run(me,H,A) = 4\nDone1=Four.\n"                                             \
  "[Task 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AP|\nSay=Go.\nGoal=travels = 1\n" \
  "Done=There.\n"

#define THINKING_NODES 2000000

static char      *folder;
static EdubbaGame game = { .resource_path = "/none/" };

static GObject *
make_progress (void)
{
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (folder, "progress");
  EdubbaProgress *progress = edubba_progress_new (archive);

  edubba_progress_note_rule (progress, "babel", "2.2", EDUBBA_RULE_FAILED);
  return G_OBJECT (progress);
}

static GObject *
make_course (void)
{
  return G_OBJECT (edubba_course_new (&game, fixture_get_modules (), folder));
}

static GObject *
make_five (void)
{
  g_autoptr (EdubbaCourse) course = EDUBBA_COURSE (make_course ());
  g_autoptr (EdubbaProgress) progress = EDUBBA_PROGRESS (make_progress ());
  EdubbaDailyDrill *five = edubba_daily_drill_new (course, progress, 1);

  g_assert_cmpuint (edubba_daily_drill_get_n (five), >, 0);
  return G_OBJECT (five);
}

static GObject *
make_lesson (void)
{
  g_autoptr (EdubbaProgress) progress = EDUBBA_PROGRESS (make_progress ());
  g_autoptr (GError) error = NULL;
  g_autoptr (CourseLesson) lesson =
    course_lesson_parse (fixture_get_modules (), LESSON, strlen (LESSON), &error);

  g_assert_no_error (error);
  return G_OBJECT (edubba_lesson_new (lesson, progress, 0));
}

static CoursePuzzle *
parse_puzzle (void)
{
  g_autoptr (GError) error = NULL;
  CoursePuzzle *puzzle =
    course_puzzle_parse (fixture_get_modules (), PUZZLE, strlen (PUZZLE), &error);

  g_assert_no_error (error);
  return puzzle;
}

static GObject *
make_task (void)
{
  g_autoptr (CoursePuzzle) puzzle = parse_puzzle ();

  return G_OBJECT (edubba_task_new (course_puzzle_get_module (puzzle),
                                    course_puzzle_get_state (puzzle),
                                    course_puzzle_get_goal (puzzle)));
}

static GObject *
make_attempt (void)
{
  g_autoptr (EdubbaProgress) progress = EDUBBA_PROGRESS (make_progress ());
  g_autoptr (CoursePuzzle) puzzle = parse_puzzle ();
  g_autoptr (EdubbaTask) task = EDUBBA_TASK (make_task ());

  return G_OBJECT (edubba_attempt_new (progress, puzzle, task));
}

static GObject *
make_hints (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 1);
  g_autofree GameState *seen = edubba_match_dup_view (match, 0);
  EdubbaHints          *hints = edubba_hints_new (fixture_get_game ());

  edubba_hints_set_nodes (hints, THINKING_NODES);
  edubba_hints_ask (hints, seen, NULL);
  return G_OBJECT (hints);
}

static GObject *
make_coach (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 1);
  EdubbaCoach *coach = edubba_coach_new (match);

  edubba_coach_set_nodes (coach, THINKING_NODES);
  edubba_match_set_coaching (match, edubba_match_get_seat (match), EDUBBA_COACHING_TALKATIVE);
  fixture_act_often (match, 1);
  return G_OBJECT (coach);
}

static GObject *
make_analysis (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 1);
  EdubbaAnalysis *analysis;

  fixture_act_often (match, 30);
  analysis = edubba_analysis_new (match, THINKING_NODES);
  edubba_analysis_start (analysis);
  g_assert_true (edubba_analysis_get_running (analysis));
  return G_OBJECT (analysis);
}

static GObject *
make_planner (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 1);
  g_autofree GameState *seen = edubba_match_dup_view (match, edubba_match_get_seat (match));
  EdubbaPlanner        *planner = edubba_planner_new ();

  edubba_planner_look (planner, fixture_get_game (), seen);
  g_assert_true (edubba_planner_get_thinking (planner));
  return G_OBJECT (planner);
}

static GObject *
make_second_try (void)
{
  g_autoptr (EdubbaProgress) progress = EDUBBA_PROGRESS (make_progress ());
  char           actions[] = "end";
  char           position[] = "babel/1 A:|/12 H:AAA|/1 M:| P:| S:| pawns=AQ hands=HH|?? turn=9";
  EdubbaLostTurn turn = { .id = 1, .actions = actions, .position = position };

  return G_OBJECT (edubba_second_try_new (progress, fixture_get_game (), &turn, NULL));
}

#define BOUT                                                                                    \
  "[Bout]\nId=one\nChapter=1\nTitle=T\nSummary=S\nLessons=a\nRival=r\nName=N\nAbout=A\nAim=A\n" \
  "Position=babel/1 hands=A|????? pawns=HQ\nActions=travel\nGoal1=travels = 9\n"                \
  "Against1=ends = 9\nTurns=2\nSay=S\nWon=W\nLost=L\nLate=L\nGreets=G\nYields=Y\nGloats=G\n"

/* The tutor is asked as soon as there is one. */
static GObject *
make_bout (void)
{
  g_autoptr (CourseBout) bout =
    course_bout_parse (fixture_get_modules (), BOUT, strlen (BOUT), NULL);

  return G_OBJECT (edubba_bout_new (bout, NULL));
}

static EdubbaArchive *
open_archive (const char *name, gpointer data)
{
  return edubba_archive_new (folder, name);
}

static GObject *
make_bout_saves (void)
{
  g_autoptr (CourseBout) file =
    course_bout_parse (fixture_get_modules (), BOUT, strlen (BOUT), NULL);
  g_autoptr (EdubbaBout) bout = edubba_bout_new (file, NULL);
  EdubbaBoutSaves *saves = edubba_bout_saves_new (fixture_get_modules (), open_archive, NULL);

  edubba_bout_saves_keep (saves, file, edubba_bout_get_match (bout));
  return G_OBJECT (saves);
}

static const ObjectRow rows[] = {
  { "EdubbaAnalysis", make_analysis },
  { "EdubbaAttempt", make_attempt },
  { "EdubbaBout", make_bout },
  { "EdubbaBoutSaves", make_bout_saves },
  { "EdubbaCoach", make_coach },
  { "EdubbaCourse", make_course },
  { "EdubbaDailyDrill", make_five },
  { "EdubbaHints", make_hints },
  { "EdubbaLesson", make_lesson },
  { "EdubbaPlanner", make_planner },
  { "EdubbaProgress", make_progress },
  { "EdubbaSecondTry", make_second_try },
  { "EdubbaTask", make_task },
  { NULL },
};

int
main (int argc, char **argv)
{
  int status;

  fixed_test_init (&argc, &argv);

  folder = fixture_folder_new ();
  game.module = fixture_get_game ();
  objects_add ("src/tutor", rows);
  status = g_test_run ();
  fixture_folder_remove (folder);
  g_free (folder);
  return status;
}
