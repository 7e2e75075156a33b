/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puzzles over two turns: that those of the tree are proved, as many first turns holding as their
 * table says, and each rated as its file says; that they are a set with a text for everything in
 * every language; and that a puzzle that some reply breaks is refused with the reply.
 */
#include "course-puzzle.h"

#include <libintl.h>

#include "../fixed.h"
#include "game-replies.h"
#include "game-solver.h"
#include "game-state.h"
#include "games.h"
#include "catalogues.h"
#include "language.h"
#include "shipped.h"
#include "shipped-turns.h"

static void
test_proof (gconstpointer data)
{
  const ShippedTurns *row = data;
  g_autoptr (CoursePuzzle) puzzle = shipped_load_puzzle (row->id);
  g_autofree char *proof = shipped_prove_puzzle (row->id);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (course_puzzle_get_turns (puzzle), ==, 2);
  g_assert_cmpstr (proof, ==, row->proof);
  course_puzzle_check_rating (puzzle, GAME_SOLVE_MEMORY, NULL, &error);
  g_assert_no_error (error);
}

/* The first turn that the tests play holds; the one that fails does not, and is answered. */
static void
test_lines (gconstpointer data)
{
  const ShippedTurns *row = data;
  g_autoptr (CoursePuzzle) puzzle = shipped_load_puzzle (row->id);
  g_autoptr (GameReplies) replies =
    game_replies_new (course_puzzle_get_module (puzzle)->rules, course_puzzle_get_state (puzzle),
                      course_puzzle_get_goal (puzzle), GAME_SOLVE_MEMORY, NULL, NULL);
  g_autoptr (GPtrArray) holding = game_replies_list (replies, TRUE, NULL);
  g_autoptr (GPtrArray) answers = NULL;
  g_autoptr (GPtrArray) failing = game_replies_list (replies, FALSE, &answers);
  const GameReply *reply = answers->pdata[0];

  g_assert_cmpstr (holding->pdata[0], ==, row->first);
  g_assert_cmpstr (failing->pdata[0], ==, "end");
  g_assert_false (reply->met);
  g_assert_false (reply->forced);
  g_assert_cmpuint (reply->line->len, >, 0);
}

static void
assert_texts (const CoursePuzzle *english, const CoursePuzzle *other)
{
  g_assert_cmpstr (course_puzzle_get_title (english), !=, course_puzzle_get_title (other));
  g_assert_cmpstr (course_puzzle_get_say (english), !=, course_puzzle_get_say (other));
  g_assert_cmpstr (course_puzzle_get_done (english), !=, course_puzzle_get_done (other));
  g_assert_cmpstr (course_puzzle_get_set (english), !=, course_puzzle_get_set (other));
  for (guint i = 0; i < 3; i++)
    g_assert_cmpstr (course_puzzle_get_hints (english)[i], !=, course_puzzle_get_hints (other)[i]);
}

static void
test_texts (void)
{
  gboolean heard = language_can_be_chosen ("edubba-babel-lessons", "The land of the Hittites");

  for (guint i = 0; i < G_N_ELEMENTS (shipped_turns); i++)
    {
      g_autoptr (CoursePuzzle) english = NULL;
      const char *const languages[] = { "ru", "cs" };

      language_choose ("C");
      english = shipped_load_puzzle (shipped_turns[i].id);
      g_assert_cmpstr (course_puzzle_get_set (english), ==, "A turn ahead");
      g_assert_cmpuint (g_strv_length ((GStrv) course_puzzle_get_hints (english)), ==, 3);
      for (guint l = 0; l < G_N_ELEMENTS (languages) && heard; l++)
        {
          g_autoptr (CoursePuzzle) other = NULL;

          language_choose (languages[l]);
          other = shipped_load_puzzle (shipped_turns[i].id);
          assert_texts (english, other);
        }
      language_choose ("C");
    }
}

#define HEAD "[Puzzle]\nId=one\nTitle=One step\nTurns=2\n"
#define POSITION                                                               \
  "Position=babel/1 A:M/1| H:M|PAA/1 M:M|/1 P:/1|/1 S:/1|/1 pawns=AQ hands=S|" \
  " stores=2626462422525542|2263441564415353"                                  \
  " discard=AAAAAAAAAAHHHHHHHHHHHHMMMMMMMMMPPPPPPPPPPPSSSSS turn=25\n"
#define OPEN "Position=babel/1 hands=A|????? pawns=HQ\n"

typedef struct
{
  const char *name;
  const char *text;
  int         code;
  const char *error; /* the beginning of the message */
} Row;

static const Row rows[] = {
  { "at-once", HEAD POSITION "Goal=hand(me) = 0\n", GAME_ERROR_REFUSED,
    "[Puzzle] Goal: The goal can be reached in the first turn." },
  { "broken", HEAD POSITION "Goal=won = 1\n", GAME_ERROR_REFUSED,
    "[Puzzle] Goal: No first turn holds: “settle:S build:own end” is broken by “" },
  { "idle", HEAD POSITION "Goal=hand(me) >= 3\n", GAME_ERROR_REFUSED,
    "[Puzzle] Goal: The first turn can be ended at once." },
  { "worlds", HEAD OPEN "Goal=won = 1\n", GAME_ERROR_LIMIT, "[Puzzle] Goal: " },
};

static void
test_refused (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CoursePuzzle) puzzle =
    course_puzzle_parse (games_modules, row->text, strlen (row->text), &error);

  g_assert_no_error (error);
  g_assert_false (course_puzzle_prove (puzzle, GAME_SOLVE_MEMORY, NULL, NULL, NULL, &error));
  g_assert_error (error, GAME_ERROR, row->code);
  g_assert_true (g_str_has_prefix (error->message, row->error));
}

static void
add (const char *group, const char *name, gconstpointer data, GTestDataFunc run)
{
  g_autofree char *path = g_strdup_printf ("/turns/%s/%s", group, name);

  g_test_add_data_func (path, data, run);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  catalogues_bind ();
  language_choose ("C");
  for (guint i = 0; i < G_N_ELEMENTS (shipped_turns); i++)
    {
      add ("proof", shipped_turns[i].id, &shipped_turns[i], test_proof);
      add ("lines", shipped_turns[i].id, &shipped_turns[i], test_lines);
    }
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    add ("refused", rows[i].name, &rows[i], test_refused);
  g_test_add_func ("/turns/texts", test_texts);
  return g_test_run ();
}
