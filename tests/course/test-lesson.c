/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lesson files: their contents once read, the refusals and their places, the rules for a set of
 * them, and their languages.
 */
#include "course-lesson.h"

#include <libintl.h>

#include "../fixed.h"
#include "game-state.h"
#include "games.h"
#include "catalogues.h"
#include "language.h"
#include "refused.h"

#define KEYS     "Id=one\nTitle=One\nSummary=One step\n"
#define HEAD     "[Lesson]\n" KEYS "Rules=2.1\n"
#define POSITION "Position=babel/1 hands=A| pawns=HQ\n"
#define STEP     "[Step 1]\n" POSITION "Say=Go to Assyria.\n"
#define GOAL     "Goal1=travels = 1\nDone1=There you are.\n"
#define TASK     "[Task 1]\n" POSITION "Say=Go.\nGoal=travels = 1\nDone=There.\n"
#define NUMBER   "Ask=How many?\nReply1=Yes.\nReply2=No.\n"
#define QUESTION "Ask=Where?\nChoice1=Here\nReply1=No.\nChoice2=There\nReply2=Yes.\n"
#define SECOND   "[Lesson]\nId=two\nTitle=x\nSummary=x\nRules=2.1\n"
#define WHOLE    HEAD STEP GOAL TASK
#define TRAVELLING \
  HEAD "[Step 1]\n" POSITION "Say=s\nAllow=travel\nNotNow=n\n" GOAL TASK

typedef struct
{
  const char *name;
  const char *text;
  const char *error; /* the beginning of the message */
} Row;

static const Row rows[] = {
  { "empty", "", "line 1: " },
  { "group-wrong", "[Puzzle]\nId=one\n", "line 1: " },
  { "group-first", STEP GOAL TASK, "line 1: " },
  { "group-second", WHOLE "[Extra]\n", "line 16: " },
  { "group-twice", WHOLE "[Task 1]\n", "line 16: " },
  { "group-open", WHOLE "[Task 2\n", "line 16: " },
  { "group-blank", WHOLE "[]\n", "line 16: " },
  { "group-unnumbered", HEAD "[Step]\n", "line 6: " },
  { "group-leading-zero", HEAD "[Step 01]\n", "line 6: " },
  { "group-huge", HEAD "[Step 99999999999]\n", "line 6: " },
  { "step-none", HEAD, "[Step 1]: " },
  { "step-none-but-task", HEAD TASK, "[Step 1]: " },
  { "step-zero", HEAD "[Step 0]\n", "[Step 0]: " },
  { "step-gap", HEAD STEP GOAL "[Step 3]\nSay=x\n", "[Step 3]: " },
  { "step-late", WHOLE "[Step 2]\nSay=x\n", "[Step 2]: " },
  { "task-gap", HEAD STEP GOAL "[Task 2]\n", "[Task 2]: " },
  { "key-unknown", HEAD STEP GOAL "Goals=1\n" TASK, "[Step 1] Goals: " },
  { "key-of-step", HEAD "Say=x\n" STEP, "[Lesson] Say: " },
  { "key-of-lesson", HEAD STEP "Id=x\n", "[Step 1] Id: " },
  { "key-of-task", WHOLE "Allow=travel\n", "[Task 1] Allow: " },
  { "key-twice", HEAD STEP "Say=x\n", "line 9: " },
  { "key-numbered", WHOLE "Goal1=x\n", "[Task 1] Goal1: " },
  { "id-missing", "[Lesson]\nTitle=One\nSummary=x\nRules=2.1\n" STEP, "[Lesson] Id: " },
  { "id-path", "[Lesson]\nId=a/b\nTitle=One\nSummary=x\nRules=2.1\n" STEP, "[Lesson] Id: " },
  { "title-missing", "[Lesson]\nId=one\nSummary=x\nRules=2.1\n" STEP, "[Lesson] Title: " },
  { "summary-missing", "[Lesson]\nId=one\nTitle=x\nRules=2.1\n" STEP, "[Lesson] Summary: " },
  { "rules-missing", "[Lesson]\n" KEYS STEP GOAL, "[Lesson] Rules: " },
  { "rules-unknown", "[Lesson]\n" KEYS "Rules=2.1;2.9\n" STEP GOAL, "[Lesson] Rules: " },
  { "needs-word", HEAD "Needs=one;../two\n" STEP GOAL, "[Lesson] Needs: " },
  { "place-zero", HEAD "Place=0\n" STEP GOAL, "[Lesson] Place: " },
  { "place-word", HEAD "Place=first\n" STEP GOAL, "[Lesson] Place: " },
  { "place-huge", HEAD "Place=1000\n" STEP GOAL, "[Lesson] Place: " },
  { "seat-zero", HEAD "Seat=0\n" STEP GOAL, "[Lesson] Seat: " },
  { "seat-absent", HEAD "Seat=3\n" STEP GOAL, "[Step 1] Position: " },
  { "position-missing", HEAD "[Step 1]\nSay=x\n", "[Step 1] Position: " },
  { "position-of-task", HEAD STEP "[Task 1]\nSay=x\n", "[Task 1] Position: " },
  { "position-game", HEAD "[Step 1]\nSay=x\nPosition=chess/1\n", "[Step 1] Position: column 1: " },
  { "position-letter", HEAD STEP "[Step 2]\nSay=x\nPosition=babel/1 A:X|\n",
    "[Step 2] Position: column 11: " },
  { "say-missing", HEAD "[Step 1]\n" POSITION GOAL, "[Step 1] Say: " },
  { "say-empty", HEAD "[Step 1]\n" POSITION "Say= \n", "[Step 1] Say: " },
  { "say-escape", HEAD "[Step 1]\n" POSITION "Say=\\q\n", "[Step 1] Say: " },
  { "spotlight-unknown", HEAD STEP "Spotlight=hand;tower\n" GOAL, "[Step 1] Spotlight: " },
  { "spotlight-seat", HEAD STEP "Spotlight=store:you\n" GOAL, "[Step 1] Spotlight: " },
  { "spotlight-seatless", HEAD STEP "Spotlight=temple\n" GOAL, "[Step 1] Spotlight: " },
  { "spotlight-landless", HEAD STEP "Spotlight=temple:me\n" GOAL, "[Step 1] Spotlight: " },
  { "spotlight-land", HEAD STEP "Spotlight=temple:me:B\n" GOAL, "[Step 1] Spotlight: " },
  { "spotlight-of-all", HEAD STEP "Spotlight=quarry:me\n" GOAL, "[Step 1] Spotlight: " },
  { "spotlight-long", HEAD STEP "Spotlight=store:me:H\n" GOAL, "[Step 1] Spotlight: " },
  { "spotlight-action", HEAD STEP "Spotlight=travel\n" GOAL, "[Step 1] Spotlight: " },
  { "spotlight-empty", HEAD STEP "Spotlight=;\n" GOAL, "[Step 1] Spotlight: " },
  { "show-word", HEAD STEP "Show=travel:A jump\n", "[Step 1] Show: " },
  { "goal-word", HEAD STEP "Goal1=won = 1 and tower = 2\nDone1=x\n",
    "[Step 1] Goal1: column 13: " },
  { "goal-of-task", HEAD STEP GOAL "[Task 1]\n" POSITION "Say=x\nGoal=tower = 2\nDone=x\n",
    "[Task 1] Goal: column 1: " },
  { "goal-missing", HEAD STEP GOAL "[Task 1]\n" POSITION "Say=x\nDone=x\n", "[Task 1] Goal: " },
  { "goal-gap", HEAD STEP GOAL "Goal3=won = 1\nDone3=x\n", "[Step 1] Goal3: " },
  { "goal-ten", HEAD STEP GOAL "Goal10=won = 1\n", "[Step 1] Goal10: " },
  { "done-missing", HEAD STEP GOAL "Goal2=won = 1\n", "[Step 1] Done2: " },
  { "done-of-nothing", HEAD STEP GOAL "Done2=x\n", "[Step 1] Done2: " },
  { "done-without-goal", HEAD STEP "Done1=x\n", "[Step 1] Done1: " },
  { "fine-none", HEAD STEP GOAL "Fine=2\n", "[Step 1] Fine: " },
  { "fine-zero", HEAD STEP GOAL "Fine=0\n", "[Step 1] Fine: " },
  { "fine-first", HEAD STEP GOAL "Fine=1\n", "[Step 1] Fine: " },
  { "fine-word", HEAD STEP GOAL "Goal2=won = 1\nDone2=x\nFine=two\n", "[Step 1] Fine: " },
  { "fine-twice", HEAD STEP GOAL "Goal2=won = 1\nDone2=x\nFine=2;2\n", "[Step 1] Fine: " },
  { "fine-without-goal", HEAD STEP "Fine=1\n", "[Step 1] Fine: " },
  { "missed-first", HEAD STEP GOAL "Missed=1\n", "[Step 1] Missed: " },
  { "missed-and-fine", HEAD STEP GOAL "Goal2=won = 1\nDone2=x\nFine=2\nMissed=2\n",
    "[Step 1] Missed: " },
  { "missed-without-goal", HEAD STEP "Missed=1\n", "[Step 1] Missed: " },
  { "missed-of-task", WHOLE "Missed=1\n", "[Task 1] Missed: " },
  { "hint-gap", HEAD STEP GOAL "Hint2=x\n", "[Step 1] Hint2: " },
  { "hint-without-goal", HEAD STEP "Hint1=x\n", "[Step 1] Hint1: " },
  { "allow-word", HEAD STEP GOAL "Allow=travel;run\nNotNow=x\n", "[Step 1] Allow: " },
  { "allow-alone", HEAD STEP GOAL "Allow=travel\n", "[Step 1] NotNow: " },
  { "allow-without-goal", HEAD STEP "Allow=travel\nNotNow=x\n", "[Step 1] Allow: " },
  { "not-now-alone", HEAD STEP GOAL "NotNow=x\n", "[Step 1] NotNow: " },
  { "ask-and-goal", HEAD STEP GOAL QUESTION "Right=1\n", "[Step 1] Ask: " },
  { "ask-alone", HEAD STEP "Ask=Where?\n", "[Step 1] Choice1: " },
  { "ask-one-choice", HEAD STEP "Ask=Where?\nChoice1=x\nReply1=x\n", "[Step 1] Choice2: " },
  { "choice-without-ask", HEAD STEP "Choice1=x\nReply1=x\n", "[Step 1] Choice1: " },
  { "reply-missing", HEAD STEP QUESTION "Choice3=x\nRight=1\n", "[Step 1] Reply3: " },
  { "reply-of-nothing", HEAD STEP QUESTION "Reply3=x\nRight=1\n", "[Step 1] Reply3: " },
  { "right-missing", HEAD STEP QUESTION, "[Step 1] Right: " },
  { "right-zero", HEAD STEP QUESTION "Right=0\n", "[Step 1] Right: " },
  { "points-few", HEAD STEP QUESTION "Right=1\nPoints=hand\n", "[Step 1] Points: " },
  { "points-unknown", HEAD STEP QUESTION "Right=1\nPoints=hand;tower\n", "[Step 1] Points: " },
  { "points-alone", HEAD STEP GOAL "Points=hand\n" TASK, "[Step 1] Points: " },
  { "right-beyond", HEAD STEP QUESTION "Right=3\n", "[Step 1] Right: " },
  { "answer-alone", HEAD STEP "Answer=3\n", "[Step 1] Answer: " },
  { "answer-word", HEAD STEP NUMBER "Answer=three\n", "[Step 1] Answer: column 1: " },
  { "answer-huge", HEAD STEP NUMBER "Answer=100000\n", "[Step 1] Answer: A number " },
  { "answer-negative", HEAD STEP NUMBER "Answer=-1\n", "[Step 1] Answer: A number " },
  { "answer-goal", HEAD STEP NUMBER "Answer=hand(me) = 3\n", "[Step 1] Answer: column 14: " },
  { "answer-and-goal", HEAD STEP NUMBER "Answer=won = 1 and hand(me)\n", "[Step 1] Answer: " },
  { "answer-counter", HEAD STEP NUMBER "Answer=travels\n", "[Step 1] Answer: " },
  { "answer-operand", HEAD STEP NUMBER "Answer=temple(me,X)\n",
    "[Step 1] Answer: column 11: " },
  { "answer-choices", HEAD STEP QUESTION "Answer=3\n", "[Step 1] Choice1: " },
  { "answer-right", HEAD STEP NUMBER "Answer=3\nRight=1\n", "[Step 1] Right: " },
  { "answer-points", HEAD STEP NUMBER "Answer=3\nPoints=hand\n", "[Step 1] Points: " },
  { "answer-silent", HEAD STEP "Ask=How many?\nAnswer=3\n", "[Step 1] Reply1: " },
  { "answer-one-reply", HEAD STEP "Ask=How many?\nAnswer=3\nReply1=x\n", "[Step 1] Reply2: " },
  { "answer-three-replies", HEAD STEP NUMBER "Answer=3\nReply3=x\n", "[Step 1] Reply3: " },
  { "drill-unknown", HEAD STEP GOAL "Drill=2.1;2.9\n" TASK, "[Step 1] Drill: " },
  { "drill-empty", HEAD STEP GOAL "Drill=;\n" TASK, "[Step 1] Drill: " },
  { "drill-of-task", WHOLE "Drill=travel\n", "[Task 1] Drill: " },
  { "drill-of-lesson", HEAD "Drill=2.1\n" STEP GOAL, "[Lesson] Drill: " },
  { "translation-of-goal", HEAD STEP GOAL "Goal1[ru]=x\n", "[Step 1] Goal1[ru]: " },
  { "translation-of-nothing", HEAD STEP GOAL "Hint1[ru]=x\n", "[Step 1] Hint1[ru]: " },
  { "not-text", HEAD "Needs=\xff\n", "line 6: " },
};

static CourseLesson *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  CourseLesson *lesson = course_lesson_parse (games_modules, text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_nonnull (lesson);
  return lesson;
}

static void
test_refused (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GError) error = NULL;

  g_assert_null (course_lesson_parse (games_modules, row->text, strlen (row->text), &error));
  refused_assert (error, row->error);
}

static void
test_head (void)
{
  g_autoptr (CourseLesson) lesson = parse (HEAD "Needs=two;three\nPlace=4\nSeat=2\n" STEP GOAL);
  g_autoptr (CourseLesson) plain = parse (WHOLE);

  g_assert_cmpstr (course_lesson_get_module (lesson)->rules->id, ==, "babel");
  g_assert_cmpstr (course_lesson_get_id (lesson), ==, "one");
  g_assert_cmpstr (course_lesson_get_title (lesson), ==, "One");
  g_assert_cmpstr (course_lesson_get_summary (lesson), ==, "One step");
  g_assert_cmpstr (course_lesson_get_rules (lesson)[0], ==, "2.1");
  g_assert_cmpstr (course_lesson_get_needs (lesson)[1], ==, "three");
  g_assert_cmpuint (course_lesson_get_place (lesson), ==, 4);
  g_assert_cmpuint (course_lesson_get_seat (lesson), ==, 1);
  g_assert_cmpuint (course_lesson_get_step (lesson, 0)->goals[0].me, ==, 1);
  g_assert_null (course_lesson_get_needs (plain)[0]);
  g_assert_cmpuint (course_lesson_get_place (plain), ==, 0);
  g_assert_cmpuint (course_lesson_get_seat (plain), ==, 0);
  g_assert_cmpuint (course_lesson_get_n_steps (plain), ==, 2);
}

static GameAction
read_action (const char *text)
{
  GameAction action;

  g_assert_true (games_modules[0]->rules->parse_action (text, &action, NULL));
  return action;
}

static void
test_step (void)
{
  g_autoptr (CourseLesson) lesson =
    parse (HEAD STEP "Spotlight=hand;colonnade:opp:H;run:me:S;quarry;end\nShow=travel:A settle:H\n"
                     "Goal2=won = 1\nDone2=Won.\n" GOAL "Allow=settle;travel:A\nNotNow=Later.\n"
                     "Hint1=First\nHint2=Second\nDrill=2.1;2.2\n");
  const CourseStep *step = course_lesson_get_step (lesson, 0);

  g_assert_cmpint (step->kind, ==, COURSE_STEP_DO);
  g_assert_cmpstr (step->name, ==, "Step 1");
  g_assert_cmpstr (step->position, ==, "babel/1 hands=A| pawns=HQ");
  g_assert_cmpstr (step->say, ==, "Go to Assyria.");
  g_assert_cmpuint (g_strv_length (step->spotlights), ==, 5);
  g_assert_cmpstr (step->spotlights[0], ==, "hand:me");
  g_assert_cmpstr (step->spotlights[2], ==, "run:me:S");
  g_assert_cmpuint (step->shown->len, ==, 2);
  g_assert_cmpuint (step->n_goals, ==, 2);
  g_assert_cmpstr (step->done[1], ==, "Won.");
  g_assert_cmpstr (step->not_now, ==, "Later.");
  g_assert_cmpstr (step->hints[1], ==, "Second");
  g_assert_cmpstr (step->drills[1], ==, "2.2");
  g_assert_true (course_step_allows (step, read_action ("settle:M")));
  g_assert_true (course_step_allows (step, read_action ("travel:A")));
  g_assert_false (course_step_allows (step, read_action ("travel:H")));
  g_assert_false (course_step_allows (step, read_action ("end")));
}

/* Some goals are those of the step, others are only foreseen. */
static void
test_kinds (void)
{
  g_autoptr (CourseLesson) lesson =
    parse (HEAD STEP GOAL "Goal2=won = 1\nDone2=x\nGoal3=ends = 1\nDone3=x\n"
                          "Goal4=settles = 1\nDone4=x\nMissed=4;2\nFine=3\n" TASK);
  const CourseStep *step = course_lesson_get_step (lesson, 0);
  GameGoal          wanted[COURSE_MAX_NUMBER];

  g_assert_cmpint (step->kinds[0], ==, COURSE_GOAL_DONE);
  g_assert_cmpint (step->kinds[1], ==, COURSE_GOAL_MISSED);
  g_assert_cmpint (step->kinds[2], ==, COURSE_GOAL_FINE);
  g_assert_cmpint (step->kinds[3], ==, COURSE_GOAL_MISSED);
  g_assert_cmpuint (course_step_get_wanted (step, wanted), ==, 2);
  g_assert_cmpmem (&wanted[0], sizeof *wanted, &step->goals[0], sizeof *wanted);
  g_assert_cmpmem (&wanted[1], sizeof *wanted, &step->goals[2], sizeof *wanted);
}

static void
test_question (void)
{
  g_autoptr (CourseLesson) lesson = parse (HEAD STEP QUESTION "Right=2\n[Step 2]\nSay=x\n");
  const CourseStep *step = course_lesson_get_step (lesson, 0);

  g_assert_cmpint (step->kind, ==, COURSE_STEP_ASK);
  g_assert_cmpstr (step->ask, ==, "Where?");
  g_assert_cmpstr (step->choices[1], ==, "There");
  g_assert_cmpstr (step->replies[0], ==, "No.");
  g_assert_cmpuint (step->right, ==, 1);
  g_assert_null (step->points[0]);
  step = course_lesson_get_step (lesson, 1);
  g_assert_cmpint (step->kind, ==, COURSE_STEP_LOOK);
  g_assert_null (step->position);
}

/* A number to type: the value of a term, or the number in the file. */
static void
test_answer (void)
{
  g_autoptr (CourseLesson) lesson =
    parse (HEAD STEP NUMBER "Answer=hand(me)\n[Step 2]\nSay=x\n" NUMBER "Answer=12\n");
  const CourseStep     *step = course_lesson_get_step (lesson, 0);
  const GameRules      *rules = course_lesson_get_module (lesson)->rules;
  g_autofree GameState *state = game_position_parse_full (rules, step->position, 0, NULL);

  g_assert_cmpint (step->kind, ==, COURSE_STEP_ASK);
  g_assert_true (step->has_answer);
  g_assert_null (step->choices[0]);
  g_assert_cmpstr (step->replies[1], ==, "No.");
  g_assert_cmpint (course_step_get_answer (step, state, 0), ==,
                   step->answer.term->value (state, 0, step->answer.operand));
  step = course_lesson_get_step (lesson, 1);
  g_assert_null (step->answer.term);
  g_assert_cmpint (course_step_get_answer (step, state, 0), ==, 12);
}

/* Choices that name parts of the board. */
static void
test_points (void)
{
  g_autoptr (CourseLesson) lesson = parse (HEAD STEP QUESTION "Right=2\nPoints=-;hand\n");
  const CourseStep *step = course_lesson_get_step (lesson, 0);

  g_assert_cmpstr (step->points[0], ==, COURSE_NOWHERE);
  g_assert_cmpstr (step->points[1], ==, "hand:me");
  g_assert_null (step->points[2]);
}

static void
test_task (void)
{
  g_autoptr (CourseLesson) lesson = parse (WHOLE "Hint1=Well?\nDrill=2.1\n");
  const CourseStep *task = course_lesson_get_step (lesson, 1);

  g_assert_true (task->is_task);
  g_assert_cmpint (task->kind, ==, COURSE_STEP_DO);
  g_assert_cmpuint (task->n_goals, ==, 1);
  g_assert_cmpstr (task->done[0], ==, "There.");
  g_assert_cmpstr (task->drills[0], ==, "2.1");
  g_assert_null (course_lesson_get_step (lesson, 0)->drills[0]);
  g_assert_cmpstr (task->hints[0], ==, "Well?");
  g_assert_true (course_step_allows (task, read_action ("end")));
}

static void
test_size (void)
{
  g_autofree char *fill = g_strnfill (10 * 1000 * 1000, '#');
  g_autofree char *text = g_strconcat (WHOLE, fill, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (CourseLesson) fits =
    course_lesson_parse (games_modules, text, COURSE_LESSON_MAX_BYTES, NULL);

  g_assert_nonnull (fits);
  g_assert_null (course_lesson_parse (games_modules, text, strlen (text), &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_LIMIT);
}

/* All texts of a small lesson, with Russian for each but perhaps the last. */
static char *
write_bilingual (gboolean is_complete)
{
  return g_strconcat ("[Lesson]\nId=one\nTitle=One\nTitle[ru]=Один\nSummary=S\nSummary[ru]=С\n"
                      "Rules=2.1\n[Step 1]\n" POSITION "Say=Go.\nSay[ru]=Идите.\n"
                      "Goal1=travels = 1\nDone1=There.\n",
                      is_complete ? "Done1[ru]=Вот.\n" : "",
                      NULL);
}

/* A lesson speaks the reader's language as far as it is translated, and otherwise English. */
static void
test_languages (gconstpointer data)
{
  gboolean         is_complete = GPOINTER_TO_INT (data);
  g_autofree char *text = write_bilingual (is_complete);
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  g_autoptr (CourseLesson) english = parse (text);
  g_autoptr (CourseLesson) russian = NULL;
  g_autoptr (CourseLesson) czech = NULL;

  catalogues_bind ();
  if (!language_can_be_chosen ("edubba-babel-lessons", "The land of the Hittites"))
    return;
  language_choose ("ru");
  russian = parse (text);
  language_choose ("cs");
  czech = parse (text);
  language_choose (before ? before : "");
  g_assert_true (course_lesson_is_translated (english));
  g_assert_cmpstr (course_lesson_get_title (english), ==, "One");
  g_assert_true (course_lesson_is_translated (russian) == is_complete);
  g_assert_cmpstr (course_lesson_get_title (russian), ==, "Один");
  g_assert_cmpstr (course_lesson_get_step (russian, 0)->done[0], ==,
                   is_complete ? "Вот." : "There.");
  g_assert_false (course_lesson_is_translated (czech));
  g_assert_cmpstr (course_lesson_get_title (czech), ==, "One");
}

/* A set of lessons, each written "id" or "id<need" or "id<need;need". */
typedef struct
{
  const char *name;
  const char *lessons[5];
  const char *error; /* of the first lesson; NULL if it is in order */
} Set;

static const Set sets[] = {
  { "alone", { "a" }, NULL },
  { "chain", { "a<b", "b<c", "c" }, NULL },
  { "diamond", { "a<b;c", "b<d", "c<d", "d" }, NULL },
  { "cycle-elsewhere", { "a<b", "b<c", "c<b" }, NULL },
  { "unknown", { "a<b", "c" }, "[Lesson] Needs: " },
  { "self", { "a<a" }, "[Lesson] Needs: " },
  { "cycle", { "a<b", "b<c", "c<d", "d<a" }, "[Lesson] Needs: " },
  { "id-twice", { "a", "a" }, "[Lesson] Id: " },
};

static CourseLesson *
write_lesson (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "<", 2);
  g_autofree char *needs = parts[1] ? g_strconcat ("Needs=", parts[1], "\n", NULL) : g_strdup ("");
  g_autofree char *whole = g_strconcat ("[Lesson]\nId=", parts[0],
                                        "\nTitle=One\nSummary=One step\nRules=2.1\n", needs,
                                        STEP GOAL TASK, NULL);

  return parse (whole);
}

static void
test_set (gconstpointer data)
{
  const Set *set = data;
  g_autoptr (GPtrArray) lessons =
    g_ptr_array_new_with_free_func ((GDestroyNotify) course_lesson_unref);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; set->lessons[i]; i++)
    g_ptr_array_add (lessons, write_lesson (set->lessons[i]));
  g_assert_true (course_lesson_check_needs (lessons->pdata[0], lessons, &error) == !set->error);
  if (!set->error)
    return;
  g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
  g_assert_true (g_str_has_prefix (error->message, set->error));
}

static void
test_set_places (void)
{
  g_autoptr (GPtrArray) lessons =
    g_ptr_array_new_with_free_func ((GDestroyNotify) course_lesson_unref);
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (lessons, parse (HEAD "Place=2\n" STEP GOAL));
  g_ptr_array_add (lessons, parse (SECOND "Place=2\n" STEP GOAL));
  g_assert_true (course_lessons_find (lessons, "two") == lessons->pdata[1]);
  g_assert_null (course_lessons_find (lessons, "three"));
  g_assert_false (course_lesson_check_needs (lessons->pdata[0], lessons, &error));
  g_assert_true (g_str_has_prefix (error->message, "[Lesson] Place: "));
}

/* A lesson's needs come before it, or have no place at all. */
static void
test_set_order (void)
{
  g_autoptr (GPtrArray) lessons =
    g_ptr_array_new_with_free_func ((GDestroyNotify) course_lesson_unref);
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (lessons, parse (HEAD "Needs=two\nPlace=2\n" STEP GOAL));
  g_ptr_array_add (lessons, parse (SECOND "Place=1\n" STEP GOAL));
  g_assert_true (course_lesson_check_needs (lessons->pdata[0], lessons, NULL));
  g_ptr_array_set_size (lessons, 1);
  g_ptr_array_add (lessons, parse (SECOND STEP GOAL));
  g_assert_true (course_lesson_check_needs (lessons->pdata[0], lessons, NULL));
  g_ptr_array_set_size (lessons, 1);
  g_ptr_array_add (lessons, parse (SECOND "Place=3\n" STEP GOAL));
  g_assert_false (course_lesson_check_needs (lessons->pdata[0], lessons, &error));
  g_assert_true (g_str_has_prefix (error->message, "[Lesson] Place: "));
}

static void
add_table_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/lesson/refused/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_refused);
    }
  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autofree char *path = g_strconcat ("/lesson/set/", sets[i].name, NULL);

      g_test_add_data_func (path, &sets[i], test_set);
    }
}

/* A step forbids nothing that the mover owes, whatever it allows. */
static void
test_due (void)
{
  const GameRules        *usual = games_modules[0]->rules;
  GameKind                kinds[64];
  GameRules               rules = *usual;
  GameModule              module = *games_modules[0];
  const GameModule *const modules[] = { &module, NULL };
  GameAction              settle = read_action ("settle:P");

  memcpy (kinds, usual->kinds, usual->n_kinds * sizeof *kinds);
  rules.kinds = kinds;
  module.rules = &rules;
  for (guint due = 0; due < 2; due++)
    {
      g_autoptr (CourseLesson) lesson = NULL;

      kinds[settle.kind].flags = due ? GAME_KIND_DUE : GAME_KIND_PLAIN;
      lesson = course_lesson_parse (modules, TRAVELLING, strlen (TRAVELLING), NULL);
      g_assert_nonnull (lesson);
      g_assert_cmpint (course_step_allows (course_lesson_get_step (lesson, 0), settle), ==, due);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  add_table_tests ();
  g_test_add_func ("/lesson/keys/due", test_due);
  g_test_add_func ("/lesson/set/places", test_set_places);
  g_test_add_func ("/lesson/set/order", test_set_order);
  g_test_add_func ("/lesson/keys/head", test_head);
  g_test_add_func ("/lesson/keys/step", test_step);
  g_test_add_func ("/lesson/keys/kinds", test_kinds);
  g_test_add_func ("/lesson/keys/question", test_question);
  g_test_add_func ("/lesson/keys/answer", test_answer);
  g_test_add_func ("/lesson/keys/points", test_points);
  g_test_add_func ("/lesson/keys/task", test_task);
  g_test_add_func ("/lesson/text/size", test_size);
  g_test_add_data_func ("/lesson/text/languages/complete", GINT_TO_POINTER (TRUE), test_languages);
  g_test_add_data_func ("/lesson/text/languages/incomplete", GINT_TO_POINTER (FALSE),
                        test_languages);
  return g_test_run ();
}
