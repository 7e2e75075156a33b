/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lessons on a plain board: the panel and the effects of its buttons, and the room that it leaves
 * for the board.
 */
#include "edubba-lesson-panel.h"
#include "edubba-lesson-sitting.h"
#include "edubba-match-page.h"
#include "edubba-message-line.h"
#include "edubba-page.h"
#include "edubba-spotlight.h"
#include "games.h"
#include "plain-board.h"
#include "ui-fixture.h"

#define HEAD "[Lesson]\nId=%s\nTitle=Lesson %s\nSummary=About %s.\nRules=2.1;2.2\nPlace=%u\n"
#define STEPS                                                                                     \
  "[Step 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AAPS|\nSay=Settle.\nSpotlight=hand;run:me:H\n" \
  "Drill=2.2\nAllow=settle\nNotNow=Only settle.\nGoal1=run(me,H,A) = 4\nDone1=Four.\n"            \
  "Goal2=run(me,H,S) = 1\nDone2=Parted.\nMissed=2\nGoal3=run(me,H,A) = 3 and settles = 2\n"       \
  "Done3=Three.\nFine=3\n"                                                                        \
  "[Step 2]\nSay=Think.\nAsk=What?\nChoice1=No\nReply1=Not that.\nChoice2=Yes\nReply2=That.\n"    \
  "Right=2\n"                                                                                     \
  "[Step 3]\nPosition=babel/1 H:AA| pawns=HQ hands=AP|\nSay=See.\nShow=settle:A settle:P\n"       \
  "[Task 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AP|\nSay=Go.\nGoal=travels = 1\nDone=There.\n"

/* A question as long as those of the games. */
#define QUESTION                                                                                \
  "[Step 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AAPS|\nSay=This position comes from the "    \
  "game’s own rulebook. Your opponent has finished a temple of six levels in Hatti.\n"        \
  "Ask=Who can bring it down?\nChoice1=My Hittites.\nReply1=They steal the highest level of a " \
  "temple for a temple of yours, and never tear down what stands below it.\n"                   \
  "Choice2=Three Assyrians side by side.\nReply2=Yes.\n"                                        \
  "Choice3=Nobody, there’s no third Assyrian.\nReply3=No.\nRight=2\n"                         \
  "[Task 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AP|\nSay=Go.\nGoal=travels = 1\nDone=There.\n"

/* A step whose words fill a sheet. */
#define LONG                                                                                     \
  "[Step 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AP|\nSay=Your pawn waits at the quarry, and " \
  "your two Assyrians wait in Hatti. Choose a card in your hand, then the land that is marked "  \
  "for it: your pawn travels there, and the card is discarded, as it always is.\n"               \
  "Goal1=travels = 1\nDone1=Your pawn has arrived. Around it the table is laid as it is before " \
  "every game: hands of nation cards, empty sites, and a quarry full of temples.\n"              \
  "[Task 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AP|\nSay=Go.\nGoal=travels = 1\nDone=There.\n"

typedef struct
{
  EdubbaLesson    *lesson;
  EdubbaMatchPage *page;
  GtkWidget       *window;
} Fixture;

static char *
write_lesson (const char *id, guint place, const char *steps)
{
  g_autofree char *head = g_strdup_printf (HEAD, id, id, id, place);

  return g_strconcat (head, steps, NULL);
}

static CourseLesson *
parse_lesson (const char *id, const char *steps)
{
  g_autofree char *text = write_lesson (id, 1, steps);
  g_autoptr (GError) error = NULL;
  CourseLesson *file = course_lesson_parse (games_modules, text, strlen (text), &error);

  g_assert_no_error (error);
  return file;
}

/* data: other steps than usual, or NULL. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CourseLesson) file = parse_lesson ("one", data != NULL ? data : STEPS);

  fixture->lesson = edubba_lesson_new (file, NULL, 1);
  fixture->page = edubba_lesson_sitting_new (plain_game_get (), fixture->lesson);
  fixture->window = ui_open_page (EDUBBA_PAGE (fixture->page), 1100, 700);
  ui_settle ();
}

/* The page and the lesson go with the window. */
static void
tear_down (Fixture *fixture, gconstpointer data)
{
  ui_close_page (fixture->window, EDUBBA_PAGE (fixture->page));
  g_assert_finalize_object (fixture->lesson);
}

static GtkWidget *
get_panel (Fixture *fixture)
{
  return ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_LESSON_PANEL);
}

static void
act (Fixture *fixture, const char *actions)
{
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    gtk_widget_activate_action (ui_find (GTK_WIDGET (fixture->page), TYPE_PLAIN_BOARD),
                                "match.act", "s", words[i]);
}

static void
assert_line (Fixture *fixture, EdubbaMessageKind kind, const char *sentence)
{
  EdubbaMessageLine *line =
    EDUBBA_MESSAGE_LINE (ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_MESSAGE_LINE));

  g_assert_cmpint (edubba_message_line_get_kind (line), ==, kind);
  g_assert_cmpstr (edubba_message_line_get_sentence (line), ==, sentence);
}

static void
assert_focus (Fixture *fixture, const char *button)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  g_assert_nonnull (focus);
  g_assert_true (focus == ui_find_button (get_panel (fixture), button));
}

static gboolean
is_known (gpointer lesson)
{
  EdubbaTask *task = edubba_lesson_get_task (lesson);

  return task != NULL && edubba_task_get_state (task) != EDUBBA_TASK_THINKING;
}

static gboolean
can_take_back (gpointer lesson)
{
  return edubba_task_get_can_take_back (edubba_lesson_get_task (lesson));
}

static gboolean
is_explained (gpointer task)
{
  gboolean explained;

  g_object_get (task, "explained", &explained, NULL);
  return explained;
}

static gboolean
is_at_start (gpointer lesson)
{
  return edubba_match_get_cursor (edubba_lesson_get_match (lesson)) == 0;
}

static gboolean
is_shown (gpointer lesson)
{
  return edubba_lesson_get_phase (lesson) != EDUBBA_PHASE_SHOWING;
}

static void
test_step (Fixture *fixture, gconstpointer data)
{
  GtkWidget *panel = get_panel (fixture);

  ui_wait (is_known, fixture->lesson);
  g_assert_true (ui_says (panel, "Step 1 of 3, then 1 task"));
  g_assert_true (ui_says (panel, "Settle."));
  g_assert_true (ui_says (panel, "Look at: your hand, your run in Hatti."));
  g_assert_null (ui_find_button (panel, "Continue"));
  assert_line (fixture, EDUBBA_MESSAGE_PROMPT, "Try it on the board.");
  act (fixture, "settle:A");
  ui_wait (is_known, fixture->lesson);
  assert_line (fixture, EDUBBA_MESSAGE_PROMPT, "Still possible in 1 more action.");
  act (fixture, "settle:A");
  assert_line (fixture, EDUBBA_MESSAGE_SUCCESS, "This step is done.");
  g_assert_true (ui_says (panel, "Look at: your hand, your run in Hatti."));
  g_assert_true (ui_says (panel, "Four."));
  assert_focus (fixture, "Continue");
  ui_press (panel, "Continue");
  g_assert_false (ui_says (panel, "Look at: your hand, your run in Hatti."));
  g_assert_true (ui_says (panel, "Step 2 of 3, then 1 task"));
  g_assert_false (ui_says (panel, "Four."));
}

/* An action that the step puts off has its own sentence, one that the rules refuse has their
 * paragraph. */
static void
test_no (Fixture *fixture, gconstpointer data)
{
  GtkWidget *line = ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_MESSAGE_LINE);

  ui_wait (is_known, fixture->lesson);
  act (fixture, "travel:P");
  assert_line (fixture, EDUBBA_MESSAGE_REFUSAL, "Only settle.");
  g_assert_null (ui_find_button (line, "Rule 2.1 Travel"));
  act (fixture, "raze");
  g_assert_cmpint (edubba_message_line_get_kind (EDUBBA_MESSAGE_LINE (line)), ==,
                   EDUBBA_MESSAGE_REFUSAL);
  g_assert_nonnull (ui_find_button (line, "Rule 2.5 Abilities of the Nations"));
  g_assert_true (is_at_start (fixture->lesson));
}

static void
test_taking_back (Fixture *fixture, gconstpointer data)
{
  act (fixture, "settle:P");
  ui_wait (can_take_back, fixture->lesson);
  ui_wait (is_explained, edubba_lesson_get_task (fixture->lesson));
  assert_line (fixture, EDUBBA_MESSAGE_REFUSAL,
               "No longer possible. You let a card settle, so it left your hand. A run in Hatti "
               "needs 2 more Assyrians.");
  ui_press (get_panel (fixture), "Take Back");
  ui_wait (is_at_start, fixture->lesson);
  ui_wait (is_known, fixture->lesson);
  g_assert_null (ui_find_button (get_panel (fixture), "Take Back"));
}

/* A missed step is not done: it looks otherwise, and the next thing to press is to try again. */
static void
test_missed (Fixture *fixture, gconstpointer data)
{
  GtkWidget *panel = get_panel (fixture);

  act (fixture, "settle:S");
  assert_line (fixture, EDUBBA_MESSAGE_REFUSAL, "Not quite. Try again.");
  g_assert_true (ui_says (panel, "Parted."));
  g_assert_null (ui_find_button (panel, "Continue"));
  g_assert_null (ui_find_button (panel, "Hint"));
  assert_focus (fixture, "Try Again");
  ui_press (panel, "Try Again");
  g_assert_true (is_at_start (fixture->lesson));
  g_assert_false (ui_says (panel, "Parted."));
  g_assert_null (ui_find_button (panel, "Try Again"));
}

static void
test_fine (Fixture *fixture, gconstpointer data)
{
  act (fixture, "settle:A settle:P");
  assert_line (fixture, EDUBBA_MESSAGE_SUCCESS, "That works too.");
  g_assert_true (ui_says (get_panel (fixture), "Three."));
  assert_focus (fixture, "Continue");
  /* A press on the board now is no mistake. */
  act (fixture, "settle:S");
  assert_line (fixture, EDUBBA_MESSAGE_SUCCESS, "This is done. Go on, or start the step over.");
}

static void
test_question (Fixture *fixture, gconstpointer data)
{
  GtkWidget *panel = get_panel (fixture);

  ui_press (panel, "Skip Step");
  assert_line (fixture, EDUBBA_MESSAGE_PROMPT, "Choose an answer.");
  g_assert_true (ui_says (panel, "What?"));
  assert_focus (fixture, "No");
  g_assert_false (plain_board_get_active (
    PLAIN_BOARD (ui_find (GTK_WIDGET (fixture->page), TYPE_PLAIN_BOARD))));
  act (fixture, "settle:P");
  assert_line (fixture, EDUBBA_MESSAGE_REFUSAL, "First answer the question.");
  ui_press (panel, "No");
  g_assert_true (ui_says (panel, "Not that."));
  assert_focus (fixture, "No");
  g_assert_true (gtk_widget_get_sensitive (ui_find_button (panel, "Yes")));
  ui_press (panel, "Yes");
  g_assert_true (ui_says (panel, "That."));
  assert_focus (fixture, "Continue");
}

static void
test_shown (Fixture *fixture, gconstpointer data)
{
  edubba_lesson_skip (fixture->lesson);
  edubba_lesson_skip (fixture->lesson);
  assert_line (fixture, EDUBBA_MESSAGE_REPORT, "Watch what happens.");
  g_assert_false (ui_says (get_panel (fixture), "See."));
  ui_wait (is_shown, fixture->lesson);
  assert_line (fixture, EDUBBA_MESSAGE_PROMPT, "Look at this, then go on.");
  g_assert_true (ui_says (get_panel (fixture), "See."));
  g_assert_true (ui_says (ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_MESSAGE_LINE),
                          "You settle a Persian in Hatti."));
  assert_focus (fixture, "Continue");
}

static void
test_end (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CourseLesson) next = parse_lesson ("two", STEPS);
  g_autofree char *folder = g_dir_make_tmp ("edubba-lessons-XXXXXX", NULL);
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (folder, "progress");
  g_autoptr (EdubbaProgress) progress = edubba_progress_new (archive);
  GtkWidget *panel = get_panel (fixture);

  edubba_lesson_sitting_set_course (EDUBBA_LESSON_SITTING (fixture->page), "babel", next, NULL);
  ui_press (panel, "I Know This Already");
  g_assert_true (ui_says (panel, "Placement: the task"));
  act (fixture, "travel:A");
  ui_press (panel, "Continue");
  g_assert_true (ui_says (panel, "Lesson one"));
  /* There is no window's action here, so the focus is on the first part that can be pressed. */
  g_assert_nonnull (ui_find_button (panel, "Next lesson: Lesson two"));
  edubba_progress_set_step (progress, "babel", "two", 1);
  edubba_lesson_sitting_set_course (EDUBBA_LESSON_SITTING (fixture->page), "babel", next, progress);
  g_assert_nonnull (ui_find_button (panel, "Continue: Lesson two"));
  assert_focus (fixture, "Once More");
  g_assert_nonnull (ui_find_button (panel, "Back to the Course"));
  ui_press (panel, "Once More");
  g_assert_true (ui_says (panel, "Step 1 of 3, then 1 task"));
}

/* A learner who skips the task is not told that they know the lesson now. */
static void
test_skipped (Fixture *fixture, gconstpointer data)
{
  GtkWidget *panel = get_panel (fixture);

  for (guint i = 0; i < 4; i++)
    gtk_widget_activate_action (panel, "match.skip-step", NULL);
  g_assert_true (ui_says (panel, "You left out a task. It’s waiting for you here whenever you "
                                 "like."));
  assert_line (fixture, EDUBBA_MESSAGE_REPORT, "This was the last step.");
  g_assert_true (ui_says (panel, "What This Lesson Is About"));
  g_assert_false (ui_says (panel, "What You Can Do Now"));
  ui_press (panel, "Once More");
  ui_press (panel, "I Know This Already");
  act (fixture, "travel:A");
  ui_press (panel, "Continue");
  assert_line (fixture, EDUBBA_MESSAGE_SUCCESS, "This was the last step.");
  g_assert_true (ui_says (panel, "What You Can Do Now"));
}

static gboolean
is_laid_out (gpointer widget)
{
  return gtk_widget_get_height (widget) > 0;
}

/* The first step's mark is filled, and that of the task stands last, also from right to left. */
static void
test_marks (gconstpointer direction)
{
  Fixture         fixture;
  GtkWidget      *bar;
  GtkWidget      *last;
  graphene_rect_t bounds;
  gboolean        mirrored = GPOINTER_TO_INT (direction) == GTK_TEXT_DIR_RTL;

  gtk_widget_set_default_direction (GPOINTER_TO_INT (direction));
  set_up (&fixture, NULL);
  bar = ui_find (get_panel (&fixture), GTK_TYPE_LEVEL_BAR);
  last = gtk_widget_get_first_child (gtk_widget_get_first_child (bar));
  while (!gtk_widget_has_css_class (last, "task"))
    last = gtk_widget_get_next_sibling (last);
  g_assert_false (gtk_widget_has_css_class (last, "filled"));
  g_assert_true (gtk_widget_compute_bounds (last, bar, &bounds));
  g_assert_cmpint (bounds.origin.x < gtk_widget_get_width (bar) / 2.0, ==, mirrored);
  tear_down (&fixture, NULL);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* On a narrow window both are there, one below the other. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  GtkWidget      *panel = get_panel (fixture);
  GtkWidget      *frame = ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_SPOTLIGHT);
  graphene_rect_t below;
  graphene_rect_t above;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 648);
  ui_wait (is_laid_out, panel);
  ui_wait_for_frames (fixture->window, 12);
  g_assert_true (gtk_widget_compute_bounds (panel, GTK_WIDGET (fixture->page), &below));
  g_assert_true (gtk_widget_compute_bounds (frame, GTK_WIDGET (fixture->page), &above));
  g_assert_cmpfloat (below.size.width, ==, above.size.width);
  g_assert_cmpfloat (above.origin.y + above.size.height, <=, below.origin.y);
  g_assert_cmpfloat (above.size.height, >, 200);
  g_assert_cmpfloat (below.size.height, >, 150);
}

static int
measure_panel (Fixture *fixture)
{
  graphene_rect_t area;

  ui_wait_for_frames (fixture->window, 12);
  g_assert_true (
    gtk_widget_compute_bounds (get_panel (fixture), GTK_WIDGET (fixture->page), &area));
  return (int) area.size.height;
}

/* Returns TRUE if the bar of steps stands in the line of the buttons, under the words that it
 * repeats. */
static gboolean
shares_line (Fixture *fixture)
{
  GtkWidget *bar = ui_find (get_panel (fixture), GTK_TYPE_LEVEL_BAR);

  return GTK_IS_LABEL (gtk_widget_get_prev_sibling (bar));
}

/* On a telephone the sheet takes a quarter of the height, or a third if that is too little, and
 * all but its first line gives way while the learner acts: until the step is done, or asked for,
 * or begun again. While the sheet has the task, the message line does not repeat it. */
static void
test_gives_way (Fixture *fixture, gconstpointer data)
{
  const int third = 648 / 3;

  g_assert_false (shares_line (fixture));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 648);
  ui_wait (is_laid_out, get_panel (fixture));
  g_assert_cmpint (measure_panel (fixture), <=, third);
  g_assert_cmpint (measure_panel (fixture), >, third / 2);
  g_assert_true (shares_line (fixture));
  ui_wait (is_known, fixture->lesson);
  g_assert_null (ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_MESSAGE_LINE));
  act (fixture, "end");
  assert_line (fixture, EDUBBA_MESSAGE_REFUSAL, "Only settle.");
  act (fixture, "settle:A");
  ui_wait (is_known, fixture->lesson);
  g_assert_nonnull (ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_MESSAGE_LINE));
  g_assert_cmpint (measure_panel (fixture), <, 80);
  g_assert_false (ui_says (get_panel (fixture), "Settle."));
  gtk_widget_activate_action (get_panel (fixture), "match.read-step", NULL);
  g_assert_cmpint (measure_panel (fixture), >, third / 2);
  g_assert_true (ui_says (get_panel (fixture), "Settle."));
  g_assert_null (ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_MESSAGE_LINE));
  gtk_widget_activate_action (get_panel (fixture), "match.restart", NULL);
  ui_wait (is_known, fixture->lesson);
  act (fixture, "settle:A");
  ui_wait (is_known, fixture->lesson);
  g_assert_cmpint (measure_panel (fixture), <, 80);
  act (fixture, "settle:A");
  g_assert_cmpint (measure_panel (fixture), >, third / 2);
  g_assert_cmpint (measure_panel (fixture), <=, third);
  g_assert_true (ui_says (get_panel (fixture), "Four."));
}

/* The bottom of a part of the panel in its visible part. */
static float
find_foot (Fixture *fixture, GtkWidget *part)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (part, get_panel (fixture), &area));
  g_assert_cmpfloat (area.origin.y, >=, 0);
  return area.origin.y + area.size.height;
}

static GtkWidget *
find_verdict (GtkWidget *widget)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, "verdict") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_verdict (child);
  return found;
}

/* On a telephone a question and its answers are seen at once, in a third of the height: short
 * ones share a line, and the place in the lesson comes back with the reply. After a wrong answer
 * the others can still be pressed. */
static void
test_question_in_view (void)
{
  Fixture    fixture = { 0 };
  GtkWidget *answers[3];
  int        height;

  set_up (&fixture, QUESTION);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 360, 648);
  ui_wait (is_laid_out, get_panel (&fixture));
  g_assert_cmpint (measure_panel (&fixture), <=, 648 / 3);
  g_assert_false (ui_says (get_panel (&fixture), "Step 1 of 1, then 1 task"));
  answers[0] = ui_find_button (get_panel (&fixture), "My Hittites.");
  answers[1] = gtk_widget_get_next_sibling (answers[0]);
  answers[2] = gtk_widget_get_next_sibling (answers[1]);
  g_assert_cmpfloat (find_foot (&fixture, answers[0]), ==, find_foot (&fixture, answers[1]));
  g_assert_cmpint (2 * gtk_widget_get_width (answers[0]), <, gtk_widget_get_width (answers[2]));
  g_assert_cmpfloat (find_foot (&fixture, answers[2]), <=, measure_panel (&fixture));
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 360, 320);
  ui_wait_for_frames (fixture.window, 12);
  ui_press (get_panel (&fixture), "My Hittites.");
  height = measure_panel (&fixture);
  g_assert_cmpfloat (find_foot (&fixture, find_verdict (get_panel (&fixture))), <=, height);
  g_assert_cmpfloat (find_foot (&fixture, answers[2]), <=, height);
  ui_press (get_panel (&fixture), "Three Assyrians side by side.");
  g_assert_true (ui_says (get_panel (&fixture), "Step 1 of 1, then 1 task"));
  tear_down (&fixture, NULL);
}

/* On a telephone a button is seen whole or not at all; the board stays where it is until the
 * action is whole, a reply is seen whole with the button to go on, and at the end so is the next
 * step. */
static void
test_whole (void)
{
  Fixture         fixture = { 0 };
  GtkWidget      *panel, *button;
  graphene_rect_t area;
  int             height;

  set_up (&fixture, LONG);
  panel = get_panel (&fixture);
  edubba_lesson_panel_offer_questions (EDUBBA_LESSON_PANEL (panel), "babel");
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 360, 648);
  ui_wait (is_laid_out, panel);
  ui_wait (is_known, fixture.lesson);
  height = measure_panel (&fixture);
  button = ui_find_button (panel, "Skip Step");
  g_assert_true (gtk_widget_compute_bounds (button, panel, &area));
  g_assert_cmpfloat (area.origin.y, >=, height);
  gtk_widget_activate_action (panel, "match.picked", NULL);
  g_assert_cmpint (measure_panel (&fixture), ==, height);
  g_assert_null (ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_MESSAGE_LINE));
  act (&fixture, "travel:A");
  height = measure_panel (&fixture);
  button = ui_find_button (panel, "Continue");
  g_assert_cmpfloat (find_foot (&fixture, button), <=, height);
  g_assert_true (gtk_widget_compute_bounds (button, panel, &area));
  g_assert_cmpfloat (find_foot (&fixture, find_verdict (panel)), <=, area.origin.y);
  g_assert_null (ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_MESSAGE_LINE));
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 1280, 800);
  ui_wait_for_frames (fixture.window, 12);
  g_assert_nonnull (ui_find (GTK_WIDGET (fixture.page), EDUBBA_TYPE_MESSAGE_LINE));
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 360, 648);
  ui_wait_for_frames (fixture.window, 12);
  g_assert_true (gtk_widget_compute_bounds (button, panel, &area));
  g_assert_cmpfloat (find_foot (&fixture, find_verdict (panel)), <=, area.origin.y);
  ui_press (panel, "Continue");
  act (&fixture, "travel:A");
  ui_press (panel, "Continue");
  height = measure_panel (&fixture);
  g_assert_cmpfloat (find_foot (&fixture, ui_find_button (panel, "More Questions")), <=, height);
  ui_press (panel, "Once More");
  g_assert_null (ui_find_button (panel, "More Questions"));
  tear_down (&fixture, NULL);
}

#define ADD(name, function) \
  g_test_add ("/ui/lesson-page/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  ui_init (&argc, &argv);

  ADD ("step", test_step);
  ADD ("no", test_no);
  ADD ("taking-back", test_taking_back);
  ADD ("missed", test_missed);
  ADD ("fine", test_fine);
  ADD ("question", test_question);
  ADD ("shown", test_shown);
  ADD ("end", test_end);
  ADD ("skipped", test_skipped);
  ADD ("narrow", test_narrow);
  ADD ("gives-way", test_gives_way);
  g_test_add_func ("/ui/lesson-page/question-in-view", test_question_in_view);
  g_test_add_func ("/ui/lesson-page/whole", test_whole);
  g_test_add_data_func ("/ui/lesson-page/marks/ltr", GINT_TO_POINTER (GTK_TEXT_DIR_LTR),
                        test_marks);
  g_test_add_data_func ("/ui/lesson-page/marks/rtl", GINT_TO_POINTER (GTK_TEXT_DIR_RTL),
                        test_marks);
  return g_test_run ();
}
