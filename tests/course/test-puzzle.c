/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puzzle files: their contents once read, the refusals and their places, and the proofs. Every
 * puzzle in the tree is proved here too.
 */
#include "course-file.h"
#include "course-difficulty.h"
#include "course-puzzle.h"

#include <glib/gstdio.h>
#include <libintl.h>

#include "../fixed.h"
#include "babel-state.h"
#include "game-solver.h"
#include "game-state.h"
#include "games.h"
#include "catalogues.h"
#include "language.h"
#include "refused.h"
#include "shipped.h"

#define HEAD     "[Puzzle]\nId=one\nTitle=One step\n"
#define POSITION "Position=babel/1 hands=A| pawns=HQ\n"
#define GOAL     "Goal=travels = 1\n"
#define WHOLE    HEAD POSITION GOAL

typedef struct
{
  const char *name;
  const char *text;
  const char *error; /* the beginning of the message */
} Row;

static const Row rows[] = {
  { "empty", "", "line 1: " },
  { "comment-only", "# nothing\n\n", "line 1: " },
  { "group-wrong", "[Lesson]\nId=one\n", "line 1: " },
  { "group-case", "[puzzle]\nId=one\n", "line 1: " },
  { "group-after-key", "Id=one\n[Puzzle]\n", "line 1: " },
  { "group-twice", WHOLE "[Puzzle]\n", "line 6: " },
  { "group-second", WHOLE "\n[Extra]\nId=two\n", "line 7: " },
  { "line-without-key", WHOLE "Say\n", "line 6: " },
  { "line-without-name", WHOLE "=x\n", "line 6: " },
  { "key-twice", WHOLE "Title=Two\n", "line 6: " },
  { "key-twice-blanks", WHOLE "Title =Two\n", "line 6: " },
  { "key-unknown", WHOLE "Author=me\n", "[Puzzle] Author: " },
  { "key-case", WHOLE "say=x\n", "[Puzzle] say: " },
  { "id-missing", "[Puzzle]\nTitle=One step\n" POSITION GOAL, "[Puzzle] Id: " },
  { "id-empty", "[Puzzle]\nId=\nTitle=One step\n" POSITION GOAL, "[Puzzle] Id: " },
  { "id-path", "[Puzzle]\nId=../x\nTitle=One step\n" POSITION GOAL, "[Puzzle] Id: " },
  { "title-missing", "[Puzzle]\nId=one\n" POSITION GOAL, "[Puzzle] Title: " },
  { "title-blank", "[Puzzle]\nId=one\nTitle=  \n" POSITION GOAL, "[Puzzle] Title: " },
  { "title-escape", "[Puzzle]\nId=one\nTitle=\\q\n" POSITION GOAL, "[Puzzle] Title: " },
  { "title-escape-open", "[Puzzle]\nId=one\nTitle=\\q x\\\n" POSITION GOAL, "[Puzzle] Title: " },
  { "theme-escape", WHOLE "Theme=raze\\;chain\n", "[Puzzle] Theme: " },
  { "position-missing", HEAD GOAL, "[Puzzle] Position: " },
  { "position-game", HEAD "Position=chess/1\n" GOAL, "[Puzzle] Position: column 1: " },
  { "position-letter", HEAD "Position=babel/1 A:X|\n" GOAL, "[Puzzle] Position: column 11: " },
  { "goal-missing", HEAD POSITION, "[Puzzle] Goal: " },
  { "goal-word", HEAD POSITION "Goal=won = 1 and tower = 2\n", "[Puzzle] Goal: column 13: " },
  { "theme-unknown", WHOLE "Theme=raze;magic\n", "[Puzzle] Theme: " },
  { "theme-line-break", WHOLE "Theme=ra\\nze\n", "[Puzzle] Theme: “ra\\x0aze” is not known here." },
  { "theme-empty", WHOLE "Theme=raze;;\n", "[Puzzle] Theme: " },
  { "drill-unknown", WHOLE "Drill=2.5.7\n", "[Puzzle] Drill: " },
  { "refusal-unknown", WHOLE "Refusal=no-way\n", "[Puzzle] Refusal: " },
  { "rating-word", WHOLE "Rating=hard\n", "[Puzzle] Rating: " },
  { "rating-low", WHOLE "Rating=399\n", "[Puzzle] Rating: " },
  { "rating-high", WHOLE "Rating=2401\n", "[Puzzle] Rating: " },
  { "rating-translated", WHOLE "Rating[ru]=900\n", "[Puzzle] Rating[ru]: " },
  { "turns-word", WHOLE "Turns=two\n", "[Puzzle] Turns: " },
  { "turns-none", WHOLE "Turns=0\n", "[Puzzle] Turns: " },
  { "turns-many", WHOLE "Turns=3\n", "[Puzzle] Turns: " },
  { "turns-translated", WHOLE "Turns[ru]=2\n", "[Puzzle] Turns[ru]: " },
  { "hint-zero", WHOLE "Hint0=x\n", "[Puzzle] Hint0: " },
  { "hint-ten", WHOLE "Hint10=x\n", "[Puzzle] Hint10: " },
  { "hint-gap", WHOLE "Hint1=x\nHint3=y\n", "[Puzzle] Hint3: " },
  { "translation-of-nothing", WHOLE "Say[ru]=x\n", "[Puzzle] Say[ru]: " },
  { "translation-of-position", WHOLE "Position[ru]=babel/1\n", "[Puzzle] Position[ru]: " },
  { "translation-open", WHOLE "Title[ru=x\n", "[Puzzle] Title[ru: " },
  { "translation-nameless", WHOLE "Title[]=x\n", "[Puzzle] Title[]: " },
  { "not-text", "[Puzzle]\nId=one\nTitle=\xff\n", "line 3: " },
};

static CoursePuzzle *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  CoursePuzzle *puzzle = course_puzzle_parse (games_modules, text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_nonnull (puzzle);
  return puzzle;
}

static void
test_refused (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GError) error = NULL;

  g_assert_null (course_puzzle_parse (games_modules, row->text, strlen (row->text), &error));
  refused_assert (error, row->error);
}

static void
test_all_keys (void)
{
  g_autoptr (CoursePuzzle) puzzle =
    parse ("# A comment\n\n" WHOLE "Say=Go.\nDone=You went.\nSource=Us\nTheme=travel;chain\n"
           "Drill=2.1;2.2\nRating=1234\nHint1=First\nHint2=Second\n");

  g_assert_cmpstr (course_puzzle_get_module (puzzle)->rules->id, ==, "babel");
  g_assert_cmpstr (course_puzzle_get_id (puzzle), ==, "one");
  g_assert_cmpstr (course_puzzle_get_title (puzzle), ==, "One step");
  g_assert_cmpstr (course_puzzle_get_say (puzzle), ==, "Go.");
  g_assert_cmpstr (course_puzzle_get_done (puzzle), ==, "You went.");
  g_assert_cmpstr (course_puzzle_get_source (puzzle), ==, "Us");
  g_assert_cmpuint (g_strv_length ((GStrv) course_puzzle_get_themes (puzzle)), ==, 2);
  g_assert_cmpstr (course_puzzle_get_themes (puzzle)[1], ==, "chain");
  g_assert_cmpuint (g_strv_length ((GStrv) course_puzzle_get_drills (puzzle)), ==, 2);
  g_assert_cmpstr (course_puzzle_get_drills (puzzle)[0], ==, "2.1");
  g_assert_cmpuint (course_puzzle_get_rating (puzzle), ==, 1234);
  g_assert_cmpuint (g_strv_length ((GStrv) course_puzzle_get_hints (puzzle)), ==, 2);
  g_assert_cmpstr (course_puzzle_get_hints (puzzle)[1], ==, "Second");
  g_assert_true (babel_rules.is_full (course_puzzle_get_state (puzzle)));
  g_assert_cmpuint (course_puzzle_get_goal (puzzle)->n_conditions, ==, 1);
}

static void
test_few_keys (void)
{
  g_autoptr (CoursePuzzle) puzzle = parse (WHOLE);

  g_assert_null (course_puzzle_get_say (puzzle));
  g_assert_null (course_puzzle_get_done (puzzle));
  g_assert_null (course_puzzle_get_source (puzzle));
  g_assert_null (course_puzzle_get_hints (puzzle)[0]);
  g_assert_null (course_puzzle_get_themes (puzzle)[0]);
  g_assert_null (course_puzzle_get_drills (puzzle)[0]);
  g_assert_cmpuint (course_puzzle_get_rating (puzzle), ==, 0);
  g_assert_cmpuint (course_puzzle_get_turns (puzzle), ==, 1);
}

static void
test_line_ends (void)
{
  g_autoptr (CoursePuzzle) puzzle =
    parse ("[Puzzle]\r\nId=one\r\nTitle=One step\r\nPosition=babel/1\r\nGoal=won = 1\r\n");

  g_assert_cmpstr (course_puzzle_get_title (puzzle), ==, "One step");
}

/* A translation in the file is taken in its language only. */
static void
test_languages (void)
{
  const char      *text = WHOLE "Title[ru]=Один шаг\nSay=Go.\n";
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  g_autoptr (CoursePuzzle) english = parse (text);
  g_autoptr (CoursePuzzle) russian = NULL;
  g_autoptr (CoursePuzzle) czech = NULL;

  g_setenv ("LANGUAGE", "ru", TRUE);
  russian = parse (text);
  g_setenv ("LANGUAGE", "cs", TRUE);
  czech = parse (text);
  if (before)
    g_setenv ("LANGUAGE", before, TRUE);
  else
    g_unsetenv ("LANGUAGE");
  g_assert_cmpstr (course_puzzle_get_title (english), ==, "One step");
  g_assert_cmpstr (course_puzzle_get_title (russian), ==, "Один шаг");
  g_assert_cmpstr (course_puzzle_get_say (russian), ==, "Go.");
  g_assert_cmpstr (course_puzzle_get_title (czech), ==, "One step");
}

/* The catalogue of lessons translates the texts that the file itself does not. */
static void
test_catalogue (void)
{
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  g_autoptr (CoursePuzzle) english = shipped_load_puzzle ("hatti");
  g_autoptr (CoursePuzzle) czech = NULL;

  setlocale (LC_ALL, "C.UTF-8");
  catalogues_bind ();
  if (!language_can_be_chosen ("edubba-babel-lessons", "The land of the Hittites"))
    return;
  language_choose ("cs");
  czech = shipped_load_puzzle ("hatti");
  language_choose (before ? before : "");
  g_assert_cmpstr (course_puzzle_get_title (english), ==, "The land of the Hittites");
  g_assert_cmpstr (course_puzzle_get_title (czech), ==, "Město Chetitů");
  g_assert_cmpstr (course_puzzle_get_hints (czech)[0], !=, course_puzzle_get_hints (english)[0]);
}

static void
test_size (void)
{
  g_autofree char *fill = g_strnfill (COURSE_PUZZLE_MAX_BYTES, '#');
  g_autofree char *text = g_strconcat (WHOLE, fill, NULL);
  gsize            head = strlen (WHOLE);
  g_autoptr (GError) error = NULL;
  g_autoptr (CoursePuzzle) fits =
    course_puzzle_parse (games_modules, text, COURSE_PUZZLE_MAX_BYTES, NULL);

  g_assert_cmpuint (head, <, COURSE_PUZZLE_MAX_BYTES);
  g_assert_nonnull (fits);
  g_assert_null (course_puzzle_parse (games_modules, text, COURSE_PUZZLE_MAX_BYTES + 1, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_LIMIT);
}

static void
test_nul_byte (void)
{
  const char text[] = "[Puzzle]\nId=one\0\n";
  g_autoptr (GError) error = NULL;

  g_assert_null (course_puzzle_parse (games_modules, text, sizeof text - 1, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
  g_assert_true (g_str_has_prefix (error->message, "line 2: "));
}

static void
test_file (void)
{
  g_autofree char *path = NULL;
  int              fd = g_file_open_tmp ("edubba-XXXXXX.puzzle", &path, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) absent = NULL;
  g_autoptr (CoursePuzzle) good = NULL;

  g_close (fd, NULL);
  g_file_set_contents (path, WHOLE, -1, NULL);
  good = course_puzzle_load (games_modules, path, NULL);
  g_assert_nonnull (good);
  g_file_set_contents (path, HEAD, -1, NULL);
  g_assert_null (course_puzzle_load (games_modules, path, &error));
  g_assert_true (g_str_has_prefix (error->message, path));
  g_assert_nonnull (strstr (error->message, ": [Puzzle] Position: "));
  g_unlink (path);
  g_assert_null (course_puzzle_load (games_modules, path, &absent));
  g_assert_error (absent, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

static void
test_file_size (void)
{
  g_autofree char *path = NULL;
  int              fd = g_file_open_tmp ("edubba-XXXXXX", &path, NULL);
  gsize            length = 0;
  g_autofree char *fits = NULL;
  g_autoptr (GError) error = NULL;

  g_close (fd, NULL);
  g_file_set_contents (path, "12345678", -1, NULL);
  fits = course_file_read (path, 8, &length, NULL);
  g_assert_cmpstr (fits, ==, "12345678");
  g_assert_cmpuint (length, ==, 8);
  g_assert_null (course_file_read (path, 7, &length, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_LIMIT);
  g_unlink (path);
}

static void
assert_unproved (const char *text, guint64 memory, int code)
{
  g_autoptr (CoursePuzzle) puzzle = parse (text);
  g_autoptr (GError) error = NULL;

  g_assert_false (course_puzzle_prove (puzzle, memory, NULL, NULL, NULL, &error));
  g_assert_error (error, GAME_ERROR, code);
  g_assert_true (g_str_has_prefix (error->message, "[Puzzle] Goal: "));
}

static void
test_prove (void)
{
  g_autoptr (CoursePuzzle) puzzle = parse (WHOLE);
  guint   length;
  guint64 count;

  g_assert_true (course_puzzle_prove (puzzle, GAME_SOLVE_MEMORY, NULL, &length, &count, NULL));
  g_assert_cmpuint (length, ==, 1);
  g_assert_cmpuint (count, ==, 1);
}

static void
test_prove_unsolvable (void)
{
  assert_unproved (HEAD POSITION "Goal=builds = 1\n", GAME_SOLVE_MEMORY, GAME_ERROR_REFUSED);
}

static void
test_prove_solved_already (void)
{
  assert_unproved (HEAD POSITION "Goal=hand(me) = 1\n", GAME_SOLVE_MEMORY, GAME_ERROR_REFUSED);
}

/* The unknown card decides if the pawn can leave Assyria: it may be an Assyrian or a Sumerian. */
static void
test_prove_hidden (void)
{
  assert_unproved (HEAD "Position=babel/1 A:HHHHHHHHHHHH| H:MMMMMMMMMMMM| M:PPPPPPPPPPPP| "
                        "P:SSSSSSSSSSS|AAAAAAAAAA pawns=AQ hands=?| deck=A?\n" GOAL,
                   GAME_SOLVE_MEMORY,
                   GAME_ERROR_REFUSED);
}

static void
test_prove_memory (void)
{
  assert_unproved (HEAD "Position=babel/1 H:HHH| pawns=AQ hands=AAHHMMPPSS|\n"
                        "Goal=score(me) = 6\n",
                   1,
                   GAME_ERROR_LIMIT);
}

static void
test_prove_cancelled (void)
{
  g_autoptr (CoursePuzzle) puzzle = parse (WHOLE);
  g_autoptr (GError) error = NULL;
  gint cancel = 1;

  g_assert_false (course_puzzle_prove (puzzle, GAME_SOLVE_MEMORY, &cancel, NULL, NULL, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_LIMIT);
}

/* The file's rating is held against the proof's. */
static void
test_rate (void)
{
  g_autoptr (CoursePuzzle) plain = parse (WHOLE);
  g_autoptr (CoursePuzzle) wrong = parse (WHOLE "Rating=2400\n");
  g_autoptr (CoursePuzzle) right = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *number = NULL;
  guint            rating = 0;

  g_assert_true (course_puzzle_rate (plain, GAME_SOLVE_MEMORY, NULL, &rating, NULL));
  g_assert_cmpuint (rating, >=, COURSE_RATING_MIN);
  g_assert_cmpuint (rating, <, 2400);
  g_assert_true (course_puzzle_check_rating (plain, GAME_SOLVE_MEMORY, NULL, NULL));
  g_assert_false (course_puzzle_check_rating (wrong, GAME_SOLVE_MEMORY, NULL, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_REFUSED);
  number = g_strdup_printf (" %u.", rating);
  g_assert_true (g_str_has_prefix (error->message, "[Puzzle] Rating: "));
  g_assert_true (g_str_has_suffix (error->message, number));
  text = g_strdup_printf (WHOLE "Rating=%u\n", rating);
  right = parse (text);
  g_assert_true (course_puzzle_check_rating (right, GAME_SOLVE_MEMORY, NULL, NULL));
}

/* Without a proof there is no rating. */
static void
test_rate_unproved (void)
{
  g_autoptr (CoursePuzzle) puzzle = parse (HEAD POSITION "Goal=builds = 1\n");
  g_autoptr (CoursePuzzle) fine = parse (WHOLE);
  g_autoptr (GError) refused = NULL;
  g_autoptr (GError) cancelled = NULL;
  gint  cancel = 1;
  guint rating;

  g_assert_false (course_puzzle_rate (puzzle, GAME_SOLVE_MEMORY, NULL, &rating, &refused));
  g_assert_error (refused, GAME_ERROR, GAME_ERROR_REFUSED);
  g_assert_false (course_puzzle_rate (fine, GAME_SOLVE_MEMORY, &cancel, &rating, &cancelled));
  g_assert_error (cancelled, GAME_ERROR, GAME_ERROR_LIMIT);
}

/* Every puzzle in the tree is proved; the rulebook's has the four lines that RULES.md 6
 * promises. */
static void
test_shipped (void)
{
  g_autofree char *folder = shipped_get_folder ("puzzles");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint       n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    if (course_file_get_kind (name) == COURSE_FILE_PUZZLE)
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);
        g_autofree char *expected = NULL;
        g_autoptr (GError) error = NULL;
        g_autoptr (CoursePuzzle) puzzle = course_puzzle_load (games_modules, path, &error);
        guint   length;
        guint64 count;

        g_assert_no_error (error);
        expected = g_strconcat (course_puzzle_get_id (puzzle), ".puzzle", NULL);
        g_assert_cmpstr (name, ==, expected);
        course_puzzle_prove (puzzle, GAME_SOLVE_MEMORY, NULL, &length, &count, &error);
        g_assert_no_error (error);
        course_puzzle_check_rating (puzzle, GAME_SOLVE_MEMORY, NULL, &error);
        g_assert_no_error (error);
        if (strcmp (name, "hatti.puzzle") == 0)
          {
            g_assert_cmpuint (length, ==, 4);
            g_assert_cmpuint (count, ==, 4);
          }
        n++;
      }
  g_assert_cmpuint (n, >, 0);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/puzzle/refused/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_refused);
    }
  g_test_add_func ("/puzzle/keys/all", test_all_keys);
  g_test_add_func ("/puzzle/keys/few", test_few_keys);
  g_test_add_func ("/puzzle/text/line-ends", test_line_ends);
  g_test_add_func ("/puzzle/text/languages", test_languages);
  g_test_add_func ("/puzzle/text/catalogue", test_catalogue);
  g_test_add_func ("/puzzle/text/size", test_size);
  g_test_add_func ("/puzzle/text/nul-byte", test_nul_byte);
  g_test_add_func ("/puzzle/file/path", test_file);
  g_test_add_func ("/puzzle/file/size", test_file_size);
  g_test_add_func ("/puzzle/proof/solvable", test_prove);
  g_test_add_func ("/puzzle/proof/unsolvable", test_prove_unsolvable);
  g_test_add_func ("/puzzle/proof/solved-already", test_prove_solved_already);
  g_test_add_func ("/puzzle/proof/hidden-cards", test_prove_hidden);
  g_test_add_func ("/puzzle/proof/memory", test_prove_memory);
  g_test_add_func ("/puzzle/proof/cancelled", test_prove_cancelled);
  g_test_add_func ("/puzzle/proof/shipped", test_shipped);
  g_test_add_func ("/puzzle/rating/check", test_rate);
  g_test_add_func ("/puzzle/rating/unproved", test_rate_unproved);
  return g_test_run ();
}
