/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bad files as their author meets them, on disk: each names the file and the place, each says
 * something of its own, and none spoils a good one beside it.
 */
#include "../fixed.h"
#include "course-lesson-proof.h"
#include "course-puzzle.h"
#include "course-trial.h"

#include <glib/gstdio.h>
#include <string.h>

#include "course-keys.h"
#include "game-state.h"
#include "game-text.h"
#include "games.h"

#define PUZZLE_HEAD "[Puzzle]\nId=one\nTitle=One step\n"
#define POSITION    "Position=babel/1 hands=A| pawns=HQ\n"
#define GOAL        "Goal=travels = 1\n"
#define PUZZLE      PUZZLE_HEAD POSITION GOAL
#define LESSON_HEAD "[Lesson]\nId=one\nTitle=One\nSummary=One step\nRules=2.1\n"
#define STEP        "[Step 1]\n" POSITION "Say=Go.\n"
#define TASK        "[Task 1]\n" POSITION "Say=Go.\nGoal=travels = 1\nDone=There.\n"
#define LESSON      LESSON_HEAD STEP "Goal1=travels = 1\nDone1=There.\n" TASK

#define BOUT                                                                                      \
  "[Bout]\nId=one\nChapter=1\nLessons=a\nTitle=One\nSummary=x\nRival=a\nName=A\nAbout=x\nAim=x\n" \
  "Say=x\nWon=x\nLost=x\nLate=x\nGreets=x\nYields=x\nGloats=x\nActions=travel\n" POSITION         \
  "Against1=score(me) >= 15\nTurns=2\n"

#define HUGE_BYTES 10000000

typedef struct
{
  const char *name;  /* of the file */
  const char *text;  /* NULL: ten million bytes */
  const char *place; /* the place in the message, after the file's name */
} Row;

static const Row rows[] = {
  { "key.puzzle", PUZZLE "Author=me\n", "[Puzzle] Author: " },
  { "id.puzzle", "[Puzzle]\nId=One\nTitle=One\n" POSITION GOAL, "[Puzzle] Id: " },
  { "rule.puzzle", PUZZLE "Drill=2.9\n", "[Puzzle] Drill: " },
  { "theme.puzzle", PUZZLE "Theme=magic\n", "[Puzzle] Theme: " },
  { "term.puzzle", PUZZLE_HEAD POSITION "Goal=tower(me,H) = 1\n", "[Puzzle] Goal: column 1: " },
  { "land.puzzle", PUZZLE_HEAD POSITION "Goal=temple(me,X) = 1\n", "[Puzzle] Goal: column 11: " },
  { "level.puzzle", PUZZLE_HEAD "Position=babel/1 H:|M/21\n" GOAL, "[Puzzle] Position: column " },
  { "cards.puzzle", PUZZLE_HEAD "Position=babel/1 H:PPPPPPPPPPPPP|\n" GOAL,
    "[Puzzle] Position: column 23: " },
  { "unsolvable.puzzle", PUZZLE_HEAD POSITION "Goal=builds = 1\n", "[Puzzle] Goal: " },
  { "solved.puzzle", PUZZLE_HEAD POSITION "Goal=hand(me) = 1\n", "[Puzzle] Goal: " },
  { "bytes.puzzle", "[Puzzle]\nId=one\nTitle=\xc3\x28\n", "line 3: " },
  { "huge.puzzle", NULL, "The file is longer" },
  { "key.lesson", LESSON "Author=me\n", "[Task 1] Author: " },
  { "rule.lesson", "[Lesson]\nId=one\nTitle=One\nSummary=S\nRules=2.9\n" STEP, "[Lesson] Rules: " },
  { "needs.lesson", LESSON_HEAD "Needs=a b\n" STEP, "[Lesson] Needs: " },
  { "term.lesson", LESSON_HEAD STEP "Goal1=tower = 1\nDone1=x\n", "[Step 1] Goal1: column 1: " },
  { "unsolvable.lesson", LESSON_HEAD STEP "Goal1=builds = 1\nDone1=x\n" TASK, "[Step 1] Goal1: " },
  { "key.bout", BOUT "Goal1=travels = 9\nAuthor=me\n", "[Bout] Author: " },
  { "term.bout", BOUT "Goal1=tower = 1\n", "[Bout] Goal1: column 1: " },
  { "unwinnable.bout", BOUT "Goal1=travels = 9\n", "[Bout] Goal1: With" },
  { "bytes.lesson", LESSON "# \xc3\x28\n", "line 16: " },
};

/* Reads and proves the file; returns the error, or NULL. */
static GError *
try_file (const char *path)
{
  GError *error = NULL;

  if (g_str_has_suffix (path, ".puzzle"))
    {
      g_autoptr (CoursePuzzle) puzzle = course_puzzle_load (games_modules, path, &error);

      if (puzzle)
        course_puzzle_prove (puzzle, GAME_SOLVE_MEMORY, NULL, NULL, NULL, &error);
    }
  else if (g_str_has_suffix (path, ".bout"))
    {
      g_autoptr (CourseBout) bout = course_bout_load (games_modules, path, &error);

      if (bout)
        course_bout_prove (bout, NULL, &error);
    }
  else
    {
      g_autoptr (CourseLesson) lesson = course_lesson_load (games_modules, path, &error);
      g_autoptr (GArray) proofs = NULL;

      if (lesson)
        proofs = course_lesson_prove (lesson, GAME_SOLVE_MEMORY, NULL, &error);
    }
  return error;
}

/* The message for a file with this text, without the file's name; NULL if all is well. Faults
 * that only the proof finds come without the name. */
static char *
dup_complaint (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *prefix = g_strconcat (path, ": ", NULL);
  g_autofree char *huge = text ? NULL : g_strnfill (HUGE_BYTES, '#');
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text ? text : huge, -1, &error);
  g_assert_no_error (error);
  error = try_file (path);
  g_unlink (path);
  if (!error)
    return NULL;
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  return g_strdup (error->message +
                   (g_str_has_prefix (error->message, prefix) ? strlen (prefix) : 0));
}

static void
test_complaints (void)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-bad-XXXXXX", NULL);
  g_autoptr (GHashTable) complaints = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *complaint = dup_complaint (folder, rows[i].name, rows[i].text);

      g_test_message ("%s: %s", rows[i].name, complaint);
      g_assert_nonnull (complaint);
      g_assert_true (g_str_has_prefix (complaint, rows[i].place));
      g_assert_true (g_hash_table_add (complaints, g_steal_pointer (&complaint)));
    }
  g_rmdir (folder);
}

/* The unchanged files are right, so that the rows' changes are their only faults; and marks of
 * other systems are none. */
static void
test_models (void)
{
  static const Row models[] = {
    { "good.puzzle", PUZZLE, NULL },
    { "good.lesson", LESSON, NULL },
  };
  g_autofree char *folder = g_dir_make_tmp ("edubba-bad-XXXXXX", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (models); i++)
    {
      g_auto (GStrv) lines = g_strsplit (models[i].text, "\n", -1);
      g_autofree char *joined = g_strjoinv ("\r\n", lines);
      g_autofree char *foreign = g_strconcat ("\ufeff", joined, NULL);

      g_assert_null (dup_complaint (folder, models[i].name, models[i].text));
      g_assert_null (dup_complaint (folder, models[i].name, foreign));
    }
  g_rmdir (folder);
}

/* A lesson has the same limit as a puzzle, and the same words for it. */
static void
test_huge_lesson (void)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-bad-XXXXXX", NULL);
  g_autofree char *complaint = dup_complaint (folder, "huge.lesson", NULL);

  g_assert_true (g_str_has_prefix (complaint, "The file is longer"));
  g_rmdir (folder);
}

/* All keys that are read. */
static const char full_puzzle[] =
  "[Puzzle]\nId=one\nTitle=t\nSay=s\nDone=d\nSource=s\nHint1=h\nHint2=h\nTheme=building\n"
  "Drill=2.1\nRating=1500\n" POSITION GOAL;
static const char                     full_lesson[] =
  "[Lesson]\nId=one\nTitle=t\nSummary=s\nRules=2.1\nNeeds=two\nPlace=1\nSeat=1\n"
  "[Step 1]\n" POSITION "Say=s\nSpotlight=hand\nAllow=travel\nNotNow=n\nGoal1=travels = 1\n"
  "Done1=d\nHint1=h\nDrill=2.1\n"
  "[Step 2]\n" POSITION "Say=s\nShow=travel:A\nAsk=a\nChoice1=c\nReply1=r\nChoice2=c\n"
  "Reply2=r\nRight=2\n"
  "[Task 1]\n" POSITION "Say=s\nGoal=travels = 1\nDone=d\nHint1=h\n";

/* The text with another value in line number i, if there is a key; or NULL. */
static char *
replace_value (const char *text, guint i, const char *value)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  char *equals = strchr (lines[i], '=');
  char *line;

  if (equals == NULL)
    return NULL;
  line = g_strdup_printf ("%.*s=%s", (int) (equals - lines[i]), lines[i], value);
  g_free (lines[i]);
  lines[i] = line;
  return g_strjoinv ("\n", lines);
}

/* Every value in turn is that word: each is refused, and no message repeats all of it. */
static void
check_values (const char *name, const char *text, const char *value)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-bad-XXXXXX", NULL);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_null (dup_complaint (folder, name, text));
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *bad = replace_value (text, i, value);
      g_autofree char *complaint = bad != NULL ? dup_complaint (folder, name, bad) : NULL;
      gunichar         wrong;

      if (bad == NULL)
        continue;
      g_test_message ("%s: %s", lines[i], complaint);
      g_assert_nonnull (complaint);
      g_assert_cmpint (g_utf8_strlen (complaint, -1), <, 300);
      g_assert_cmpint (game_text_check (complaint, &wrong), ==, GAME_TEXT_FINE);
    }
  g_rmdir (folder);
}

static void
test_long_words (void)
{
  g_autofree char *word = g_strnfill (60000, 'w');
  g_autoptr (GString) marked = g_string_new ("b");

  check_values ("one.puzzle", full_puzzle, word);
  check_values ("one.lesson", full_lesson, word);
  for (guint i = 0; i < 100; i++)
    g_string_append (marked, "\u0489");
  check_values ("one.puzzle", full_puzzle, marked->str);
  check_values ("one.lesson", full_lesson, marked->str);
}

/* Characters that move the cursor, turn the direction or take up no room. */
static void
test_hidden (void)
{
  static const char *const hidden[] = { "a\x1b[2Jb", "a\xc2\x9b"
                                                     "b",
                                        "a\u202eb", "a\u2066b", "a\u200bb",
                                        "a\u2028b", "a\x07"
                                                    "b",
                                        "a\u200eb", "a\u061cb", "a\u00adb",
                                        "\u115f", "\u2800", "\u00a0\u0301" };

  for (guint i = 0; i < G_N_ELEMENTS (hidden); i++)
    {
      check_values ("one.puzzle", full_puzzle, hidden[i]);
      check_values ("one.lesson", full_lesson, hidden[i]);
    }
}

/* The longest texts there may be are read, in any language, and can be broken everywhere. */
static void
test_longest (void)
{
  g_autofree char *title = g_strnfill (COURSE_MAX_TITLE, 't');
  g_autofree char *say = g_strnfill (COURSE_MAX_TEXT, 's');
  g_autofree char *head = g_strdup_printf ("[Puzzle]\nId=one\nTitle=%s\n", title);
  g_autofree char *texts = g_strdup_printf ("Say=%s\nSay[ru]=%s\n", say, say);
  g_autofree char *text = g_strconcat (head, texts, POSITION GOAL, NULL);
  g_autofree char *beyond = g_strdup_printf (PUZZLE "Say=s\nSay[ru]=%sx\n", say);
  g_autoptr (CoursePuzzle) puzzle = course_puzzle_parse (games_modules, text, strlen (text), NULL);
  g_auto (GStrv) parts = NULL;

  g_assert_nonnull (puzzle);
  parts = g_strsplit (course_puzzle_get_say (puzzle), "\u200b", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    g_assert_cmpuint (strlen (parts[i]), <=, GAME_TEXT_WORD_CHARS);
  g_assert_null (course_puzzle_parse (games_modules, beyond, strlen (beyond), NULL));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/bad-files/complaints", test_complaints);
  g_test_add_func ("/bad-files/models", test_models);
  g_test_add_func ("/bad-files/huge-lesson", test_huge_lesson);
  g_test_add_func ("/bad-files/long-words", test_long_words);
  g_test_add_func ("/bad-files/hidden", test_hidden);
  g_test_add_func ("/bad-files/longest", test_longest);
  return g_test_run ();
}
