/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The calls of edubba-cli one by one: their answers, the arguments they complain about, and the
 * statuses with which they end.
 */
#include "../fixed.h"
#include "cli-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#define SEED_1                                                    \
  "babel/1 A:| H:| M:| P:| S:| hands=AAAAHHPP|MPPSS starters=11 " \
  "deck=HHPMSMSSHSPHASASSMMHHAAAHAAPPMMASSHMHPHMPPMMSPM "         \
  "quarry=2351142535432653646212653222644113112434135 rng=6be3062f3862f44a"
#define SEED_1_VIEW "babel/1 A:| H:| M:| P:| S:| hands=AAAAHHPP|????? starters=11"
#define SEED_1_HANDS35                                                                \
  "babel/1 A:| H:| M:| P:| S:| rules=hands35,final15 hands=AAHHMP|AAPSS starters=11 " \
  "deck=PPHHPMSMSSHSPHASASSMMHHAAAHAAPPMMASSHMHPHMPPMMSPM "                           \
  "quarry=2351142535432653646212653222644113112434135 rng=6be3062f3862f44a"
#define HITTITES \
  "babel/1 A:HH|/123 H:SSSSAPP|PSAAM/123456 M:| P:| S:PP| pawns=HQ hands=AHS|???????"
#define TEMPLE_GONE "temple(opp,H) = 0 and travels = 0 and settles = 0"
#define TWO_TURNS                                                     \
  "babel/1 A:M/1| H:M|PAA/1 M:M|/1 P:/1|/1 S:/1|/1 pawns=AQ hands=S|" \
  " stores=2626462422525542|2263441564415353"                         \
  " discard=AAAAAAAAAAHHHHHHHHHHHHMMMMMMMMMPPPPPPPPPPPSSSSS turn=25"
#define ONE_LINE "win-over migrate:H-S win-over raze\n"
#define FINISHED "babel/1 stores=1111111111222222222333333334444444|55555566666"

typedef struct
{
  const char *name;
  const char *words[13];
  int         status;
  const char *out; /* exactly, or NULL if something stands there that is tested elsewhere */
} Row;

static const Row rows[] = {
  { "new/seed", { "new", "babel", "--seed", "1" }, 0, SEED_1 "\n" },
  { "new/option-first", { "new", "--seed", "1", "babel" }, 0, SEED_1 "\n" },
  { "new/no-rules", { "new", "babel", "--rules", "", "--seed", "1" }, 0, SEED_1 "\n" },
  { "new/rules",
    { "new", "babel", "--seed", "1", "--rules", "hands35,final15" },
    0,
    SEED_1_HANDS35 "\n" },
  { "new/rules-disordered",
    { "new", "babel", "--seed", "1", "--rules", "final15,hands35" },
    2,
    "" },
  { "new/rules-doubled", { "new", "babel", "--seed", "1", "--rules", "final15,final15" }, 2, "" },
  { "new/rules-unknown", { "new", "babel", "--seed", "1", "--rules", "hands" }, 2, "" },
  { "new/rules-comma", { "new", "babel", "--seed", "1", "--rules", "hands35," }, 2, "" },
  { "new/rules-missing", { "new", "babel", "--seed", "1", "--rules" }, 2, "" },
  { "new/seed-missing", { "new", "babel" }, 2, "" },
  { "new/seed-without-value", { "new", "babel", "--seed" }, 2, "" },
  { "new/seed-doubled", { "new", "babel", "--seed", "1", "--seed", "1" }, 2, "" },
  { "new/seed-greatest", { "new", "babel", "--seed", "18446744073709551615" }, 0, NULL },
  { "new/seed-too-great", { "new", "babel", "--seed", "18446744073709551616" }, 2, "" },
  { "new/seed-zero", { "new", "babel", "--seed", "0" }, 0, NULL },
  { "new/seed-leading-zero", { "new", "babel", "--seed", "01" }, 2, "" },
  { "new/seed-plus", { "new", "babel", "--seed", "+1" }, 2, "" },
  { "new/seed-minus", { "new", "babel", "--seed", "-1" }, 2, "" },
  { "new/seed-space", { "new", "babel", "--seed", " 1" }, 2, "" },
  { "new/seed-hexadecimal", { "new", "babel", "--seed", "0x1" }, 2, "" },
  { "new/seed-empty", { "new", "babel", "--seed", "" }, 2, "" },
  { "new/game-unknown", { "new", "chess", "--seed", "1" }, 2, "" },
  { "new/game-case", { "new", "Babel", "--seed", "1" }, 2, "" },
  { "new/game-missing", { "new", "--seed", "1" }, 2, "" },
  { "new/two-games", { "new", "babel", "babel", "--seed", "1" }, 2, "" },
  { "legal/deal", { "legal", SEED_1 }, 0, "travel:A\ntravel:H\ntravel:P\n" },
  { "legal/partial", { "legal", "babel/1" }, 0, "end\n" },
  { "legal/foreign", { "legal", "\ufeffbabel/1\r" }, 0, "end\n" },
  { "legal/finished", { "legal", FINISHED }, 0, "" },
  { "legal/seed", { "legal", "--seed", "7", "babel/1" }, 0, "end\n" },
  { "legal/equals", { "legal", "babel/1", "--seed=7" }, 2, "" },
  { "legal/dashes", { "legal", "--", "babel/1" }, 2, "" },
  { "legal/option-of-another", { "legal", "babel/1", "--all" }, 2, "" },
  { "legal/option-before-call", { "--seed", "7", "legal", "babel/1" }, 2, "" },
  { "legal/position-missing", { "legal" }, 2, "" },
  { "legal/position-empty", { "legal", "" }, 2, "" },
  { "legal/position-unquoted", { "legal", "babel/1", "A:|" }, 2, "" },
  { "legal/position-not-text", { "legal", "babel/1 A:\xff|" }, 2, "" },
  { "legal/game-unknown", { "legal", "chess/1 A:|" }, 2, "" },
  { "legal/format-unknown", { "legal", "babel/2 A:|" }, 2, "" },
  { "why/legal", { "why", SEED_1, "travel:A" }, 0, "legal\n" },
  { "why/refused", { "why", SEED_1, "build:own" }, 1, NULL },
  { "why/unreadable", { "why", SEED_1, "build" }, 2, "" },
  { "why/empty", { "why", SEED_1, "" }, 2, "" },
  { "why/action-missing", { "why", SEED_1 }, 2, "" },
  { "why/two-actions", { "why", SEED_1, "end", "end" }, 2, "" },
  { "play/one",
    { "play", "babel/1 hands=A| deck=HHH? quarry=12?", "travel:A" },
    0,
    NULL },
  { "play/refused", { "play", SEED_1, "end" }, 1, "" },
  { "play/refused-later", { "play", SEED_1, "travel:A", "travel:A" }, 1, "" },
  { "play/unreadable-later", { "play", SEED_1, "end", "raze@0" }, 2, "" },
  { "play/no-action", { "play", SEED_1 }, 2, "" },
  { "view/first", { "view", SEED_1, "1" }, 0, SEED_1_VIEW "\n" },
  { "view/seat-zero", { "view", SEED_1, "0" }, 2, "" },
  { "view/seat-three", { "view", SEED_1, "3" }, 2, "" },
  { "view/seat-word", { "view", SEED_1, "me" }, 2, "" },
  { "view/seat-leading-zero", { "view", SEED_1, "01" }, 2, "" },
  { "perft/none", { "perft", SEED_1, "0" }, 0, "" },
  { "perft/three", { "perft", SEED_1, "3" }, 0, "1 3 3\n2 15 15\n3 82 79\n" },
  { "perft/finished", { "perft", FINISHED, "2" }, 0, "1 0 0\n2 0 0\n" },
  { "perft/depth-word", { "perft", SEED_1, "x" }, 2, "" },
  { "perft/depth-minus", { "perft", SEED_1, "-1" }, 2, "" },
  { "perft/depth-too-great", { "perft", SEED_1, "2147483648" }, 2, "" },
  { "perft/depth-unmanageable", { "perft", SEED_1, "2147483647" }, 2, "" },
  { "solve/rulebook", { "solve", HITTITES, TEMPLE_GONE }, 0, NULL },
  { "solve/rulebook-all",
    { "solve", HITTITES, TEMPLE_GONE, "--all" },
    0,
    "solvable 4 4\n"
    "win-over migrate:H-A win-over raze\n"
    "win-over migrate:H-M win-over raze\n"
    "win-over migrate:H-P win-over raze\n" ONE_LINE },
  { "solve/max-enough", { "solve", HITTITES, TEMPLE_GONE, "--max", "4" }, 0, NULL },
  { "solve/max-too-few", { "solve", HITTITES, TEMPLE_GONE, "--max", "3" }, 0, "unknown 3\n" },
  { "solve/already", { "solve", HITTITES, "hand(me) = 3" }, 0, "solvable 0 1\n\n" },
  { "solve/already-all", { "solve", HITTITES, "hand(me) = 3", "--all" }, 0, "solvable 0 1\n\n" },
  { "solve/unsolvable", { "solve", "babel/1", "won = 1" }, 1, "unsolvable\n" },
  { "solve/two-turns",
    { "solve", TWO_TURNS, "temple(me,A) >= 3", "--turns", "2" },
    0,
    "solvable 1 of 4, 5 worlds, 75 second turns\n+ settle:S build:own end\n" },
  { "solve/two-turns-all",
    { "solve", TWO_TURNS, "temple(me,A) >= 3", "--turns", "2", "--all" },
    0,
    "solvable 1 of 4, 5 worlds, 75 second turns\n"
    "+ settle:S build:own end / travel:S end\n"
    "- end / travel:S end\n"
    "- settle:S end / travel:S end\n"
    "- travel:S end / travel:S end\n" },
  { "solve/two-turns-never", { "solve", TWO_TURNS, "won = 1", "--turns", "2" }, 1, NULL },
  { "solve/one-turn", { "solve", HITTITES, TEMPLE_GONE, "--turns", "1" }, 0, NULL },
  { "solve/no-turn", { "solve", HITTITES, TEMPLE_GONE, "--turns", "0" }, 2, "" },
  { "solve/three-turns", { "solve", HITTITES, TEMPLE_GONE, "--turns", "3" }, 2, "" },
  { "solve/two-turns-at-once", { "solve", TWO_TURNS, "hand(me) = 0", "--turns", "2" }, 2, "" },
  { "solve/two-turns-many-worlds", { "solve", "babel/1", "won = 1", "--turns", "2" }, 2, "" },
  { "solve/two-turns-max", { "solve", TWO_TURNS, "won = 1", "--turns", "2", "--max", "3" }, 2, "" },
  { "solve/goal-unknown", { "solve", HITTITES, "tower(me,H) = 0" }, 2, "" },
  { "solve/goal-empty", { "solve", HITTITES, "" }, 2, "" },
  { "solve/goal-missing", { "solve", HITTITES }, 2, "" },
  { "solve/max-word", { "solve", HITTITES, TEMPLE_GONE, "--max", "x" }, 2, "" },
  { "solve/max-too-great", { "solve", HITTITES, TEMPLE_GONE, "--max", "2147483648" }, 2, "" },
  { "solve/all-doubled", { "solve", HITTITES, TEMPLE_GONE, "--all", "--all" }, 2, "" },
  { "best/position-broken", { "best", "babel/1 X:" }, 2, "" },
  { "best/level-unknown", { "best", "babel/1", "--level", "emperor" }, 2, "" },
  { "best/level-missing", { "best", "babel/1", "--level" }, 2, "" },
  { "best/finished", { "best", FINISHED }, 1, "" },
  { "best/only-action", { "best", "babel/1", "--level", "king" }, 0, "end\n" },
  { "best/random", { "best", "babel/1", "--level", "random" }, 0, "end\n" },
  { "best/budget", { "best", "babel/1", "--budget", "5", "--seed", "3" }, 0, "end\n" },
  { "duel/game-unknown",
    { "duel", "chess", "--first", "king", "--second", "king", "--games", "2", "--seed", "1" },
    2,
    "" },
  { "duel/odd",
    { "duel", "babel", "--first", "king", "--second", "king", "--games", "3", "--seed", "1" },
    2,
    "" },
  { "duel/level-unknown",
    { "duel", "babel", "--first", "cook", "--second", "king", "--games", "2", "--seed", "1" },
    2,
    "" },
  { "duel/budget-word",
    { "duel", "babel", "--first", "king", "--second", "king", "--games", "2", "--seed", "1",
      "--budget", "much" },
    2,
    "" },
  { "duel/seed-missing",
    { "duel", "babel", "--first", "king", "--second", "king", "--games", "2" },
    2,
    "" },
  { "duel/test-word",
    { "duel", "babel", "--first", "king", "--second", "king", "--games", "2", "--seed", "1",
      "--sprt", "5" },
    2,
    "" },
  { "duel/test-reversed",
    { "duel", "babel", "--first", "king", "--second", "king", "--games", "2", "--seed", "1",
      "--sprt", "5,0" },
    2,
    "" },
  { "table/one", { "table", "babel", "--games", "2", "--seed", "1", "--players", "king" }, 2, "" },
  { "table/odd", { "table", "babel", "--games", "3", "--seed", "1" }, 2, "" },
  { "table/top",
    { "table", "babel", "--games", "8", "--seed", "1", "--top-games", "6" },
    2,
    "" },
  { "bout/none", { "bout", "--games", "1" }, 2, "" },
  { "bout/games-missing", { "bout", "no.bout" }, 2, "" },
  { "bout/file-missing", { "bout", "no.bout", "--games", "1" }, 2, "" },
  { "merge/none", { "merge" }, 2, "" },
  { "merge/absent", { "merge", "/nonexistent/part" }, 2, "" },
  { "random/game-unknown", { "random", "chess", "--games", "1", "--seed", "1" }, 2, "" },
  { "random/games-missing", { "random", "babel", "--seed", "1" }, 2, "" },
  { "random/seed-missing", { "random", "babel", "--games", "1" }, 2, "" },
  { "random/games-too-many", { "random", "babel", "--games", "2147483648", "--seed", "1" }, 2, "" },
  { "check/none", { "check" }, 2, "" },
  { "check/option", { "check", "--seed", "1", "x" }, 2, "" },
  { "check/absent", { "check", "/nonexistent/x.puzzle" }, 2, NULL },
  { "check/folder", { "check", "/" }, 2, NULL },
  { "check/lesson",
    { "check", "x.lesson" },
    2,
    "x.lesson: The file cannot be read: No such file or directory\n" },
  { "mine/game-unknown", { "mine", "chess", "--seed", "1", "--games", "1" }, 2, "" },
  { "mine/games-missing", { "mine", "babel", "--seed", "1" }, 2, "" },
  { "mine/seed-missing", { "mine", "babel", "--games", "1" }, 2, "" },
  { "mine/none", { "mine", "babel", "--seed", "1", "--games", "0" }, 0, "" },
  { "mine/keep-none",
    { "mine", "babel", "--seed", "1", "--games", "1", "--keep", "0" },
    0,
    "" },
  { "mine/shard-behind",
    { "mine", "babel", "--seed", "1", "--games", "2", "--shard", "3/3" },
    0,
    "" },
  { "mine/shard-zero",
    { "mine", "babel", "--seed", "1", "--games", "2", "--shard", "0/3" },
    2,
    "" },
  { "mine/shard-beyond",
    { "mine", "babel", "--seed", "1", "--games", "2", "--shard", "4/3" },
    2,
    "" },
  { "mine/shard-word", { "mine", "babel", "--seed", "1", "--games", "2", "--shard", "1" }, 2, "" },
  { "mine/out-missing", { "mine", "babel", "--seed", "1", "--games", "1", "--out" }, 2, "" },
  { "mine/out-no-folder",
    { "mine", "babel", "--seed", "1", "--games", "1", "--out", "/dev/null/x" },
    2,
    "" },
  { "serve/arguments", { "serve", "x" }, 2, "" },
  { "bench/arguments", { "bench", "x" }, 2, "" },
  { "none", { NULL }, 2, "" },
  { "unknown", { "frobnicate" }, 2, "" },
  { "empty", { "" }, 2, "" },
  { "help", { "--help" }, 0, NULL },
  { "help-of-call", { "solve", "--help" }, 0, NULL },
  { "version", { "--version" }, 0, NULL },
  { "help-and-more", { "--help", "x" }, 2, "" },
};

/* Answers stand on standard output, messages on standard error in their form; a failed call has
 * one. */
static void
test_row (gconstpointer data)
{
  const Row *row = data;
  CliAnswer  answer = cli_fixture_run (row->words);
  gboolean   is_answer = row->status == 0 || *answer.out;

  g_assert_cmpint (answer.status, ==, row->status);
  if (row->out)
    g_assert_cmpstr (answer.out, ==, row->out);
  if (row->status == 0 && !row->out)
    g_assert_cmpstr (answer.out, !=, "");
  if (is_answer)
    g_assert_cmpstr (answer.err, ==, "");
  else
    {
      g_assert_true (g_str_has_prefix (answer.err, "edubba-cli: "));
      g_assert_true (strchr (answer.err, '\n') == answer.err + strlen (answer.err) - 1);
    }
  cli_answer_clear (&answer);
}

static void
test_why_sentence (void)
{
  const char *words[] = { "why", SEED_1, "build:own", NULL };
  CliAnswer   answer = cli_fixture_run (words);

  g_assert_true (g_str_has_prefix (answer.out, "at-quarry 2.3\t"));
  g_assert_true (g_str_has_suffix (answer.out, ".\n"));
  cli_answer_clear (&answer);
}

static void
test_play_refusal (void)
{
  const char *words[] = { "play", SEED_1, "travel:A", "travel:A", NULL };
  CliAnswer   answer = cli_fixture_run (words);
  const char *start = "edubba-cli: action 2 (travel:A): already-there 2.1: ";

  g_assert_cmpstr (answer.out, ==, "");
  g_assert_true (g_str_has_prefix (answer.err, start));
  g_assert_cmpuint (strlen (answer.err), >, strlen (start) + 1);
  cli_answer_clear (&answer);
}

/* A position is answered in full, and reads back as itself. */
static void
test_play_canonical (void)
{
  const char *play[] = { "play", "babel/1 S:| hands=A|", "travel:A", NULL };
  CliAnswer   played = cli_fixture_run (play);
  const char *view[] = { "view", g_strchomp (played.out), "1", NULL };
  CliAnswer   viewed = cli_fixture_run (view);

  g_assert_cmpint (played.status, ==, 0);
  g_assert_null (strchr (played.out, '?'));
  g_assert_nonnull (strstr (played.out, " rng="));
  g_assert_cmpstr (viewed.out, ==, "babel/1 A:| H:| M:| P:| S:| pawns=AQ discard=A\n");
  cli_answer_clear (&played);
  cli_answer_clear (&viewed);
}

/* The line of figures, and that the same seed plays the same games. */
static void
test_random_line (void)
{
  const char *words[] = { "random", "babel", "--games", "50", "--seed", "3", NULL };
  CliAnswer   answers[2] = { cli_fixture_run (words), cli_fixture_run (words) };
  char        actions[2][32];
  unsigned    first, second, draws;
  double      turns;

  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpint (sscanf (answers[i].out,
                               "games 50 actions %31s actions/s %*f games/s %*f "
                               "turns %lf results %u/%u/%u\n",
                               actions[i],
                               &turns,
                               &first,
                               &second,
                               &draws),
                       ==,
                       5);
      g_assert_cmpuint (first + second + draws, ==, 50);
      g_assert_cmpfloat (turns, >, 1);
      cli_answer_clear (&answers[i]);
    }
  g_assert_cmpstr (actions[0], ==, actions[1]);
}

static char *
write_file (const char *folder, const char *name, const char *text)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

/* One line per file, in order, and status 2 if any is wrong. */
static void
test_check_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-check-XXXXXX", NULL);
  g_autofree char *good = write_file (folder,
                                      "a.puzzle",
                                      "[Puzzle]\nId=a\nTitle=A\nPosition=babel/1 hands=A|\n"
                                      "Goal=travels = 1\n");
  g_autofree char *unsolvable = write_file (folder,
                                            "b.puzzle",
                                            "[Puzzle]\nId=b\nTitle=B\nPosition=babel/1\n"
                                            "Goal=travels = 1\n");
  g_autofree char *record = write_file (folder, "c.record", "[Game \"babel\"]\nnonsense\n");
  g_autofree char *bytes = write_file (folder, "d\xff.record", "nonsense\n");
  const char      *words[] = { "check", good, unsolvable, record, bytes, NULL };
  CliAnswer        answer = cli_fixture_run (words);
  g_auto (GStrv) lines = g_strsplit (answer.out, "\n", -1);
  g_autofree char *first = g_strconcat (good, ": ok", NULL);

  g_assert_cmpint (answer.status, ==, 2);
  g_assert_cmpuint (g_strv_length (lines), ==, 5);
  g_assert_cmpstr (lines[0], ==, first);
  g_assert_nonnull (strstr (lines[3], "/d\\xff.record: line 1: "));
  g_assert_true (g_str_has_prefix (lines[1] + strlen (unsolvable), ": [Puzzle] Goal: "));
  g_assert_true (g_str_has_prefix (lines[2] + strlen (record), ": line "));
  for (guint i = 1; i <= 4; i++)
    g_unlink (words[i]);
  g_rmdir (folder);
  cli_answer_clear (&answer);
}

/* A rating is the proof's, or it is wrong; --rate gives the right one. */
static void
test_check_ratings (void)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-check-XXXXXX", NULL);
  g_autofree char *path = write_file (folder,
                                      "a.puzzle",
                                      "[Puzzle]\nId=a\nTitle=A\nPosition=babel/1 hands=A|\n"
                                      "Goal=travels = 1\nRating=2400\n");
  const char      *check[] = { "check", path, NULL };
  const char      *rate[] = { "check", "--rate", path, NULL };
  CliAnswer        checked = cli_fixture_run (check);
  CliAnswer        rated = cli_fixture_run (rate);
  unsigned         rating = 0;
  g_autofree char *expected = NULL;

  g_assert_cmpint (checked.status, ==, 2);
  g_assert_true (g_str_has_prefix (checked.out + strlen (path), ": [Puzzle] Rating: "));
  g_assert_cmpint (rated.status, ==, 0);
  g_assert_cmpint (sscanf (rated.out + strlen (path), ": Rating=%u\n", &rating), ==, 1);
  expected = g_strdup_printf (" %u.\n", rating);
  g_assert_true (g_str_has_suffix (checked.out, expected));
  g_unlink (path);
  g_rmdir (folder);
  cli_answer_clear (&checked);
  cli_answer_clear (&rated);
}

#define LESSON(id, more, goal)                                                      \
  "[Lesson]\nId=" id "\nTitle=A\nSummary=B\nRules=2.1\n" more                       \
  "[Step 1]\nPosition=babel/1 hands=A|\nSay=Go.\nGoal1=" goal "\nDone1=You went.\n" \
  "[Task 1]\nPosition=babel/1 hands=A|\nSay=Go.\nGoal=travels = 1\nDone=You went.\n"

/* Lessons are proved, and find the lessons they need beside them. */
static void
test_check_lessons (void)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-check-XXXXXX", NULL);
  g_autofree char *good = write_file (folder, "a.lesson", LESSON ("a", "", "travels = 1"));
  g_autofree char *needy = write_file (folder,
                                       "b.lesson",
                                       LESSON ("b", "Needs=a\n", "travels = 1"));
  g_autofree char *lost = write_file (folder, "c.lesson", LESSON ("c", "Needs=x\n", "travels = 1"));
  g_autofree char *open = write_file (folder, "d.lesson", LESSON ("d", "", "travels = 2"));
  const char      *words[] = { "check", good, needy, lost, open, NULL };
  CliAnswer        answer = cli_fixture_run (words);
  g_auto (GStrv) lines = g_strsplit (answer.out, "\n", -1);

  g_assert_cmpint (answer.status, ==, 2);
  g_assert_cmpuint (g_strv_length (lines), ==, 5);
  g_assert_cmpstr (lines[0] + strlen (good), ==, ": ok");
  g_assert_cmpstr (lines[1] + strlen (needy), ==, ": ok");
  g_assert_true (g_str_has_prefix (lines[2] + strlen (lost), ": [Lesson] Needs: "));
  g_assert_true (g_str_has_prefix (lines[3] + strlen (open), ": [Step 1] Goal1: "));
  for (guint i = 1; i <= 4; i++)
    g_unlink (words[i]);
  g_rmdir (folder);
  cli_answer_clear (&answer);
}

/* Two measurements print the same count, on the last line. */
static void
test_bench_line (void)
{
  const char *words[] = { "bench", NULL };
  CliAnswer   answer = cli_fixture_run (words);
  const char *last = strstr (answer.out, "Bench: ");

  g_assert_cmpint (answer.status, ==, 0);
  g_assert_nonnull (last);
  g_assert_cmpuint (g_ascii_strtoull (last + strlen ("Bench: "), NULL, 10), >, 1000);
  g_assert_true (strchr (last, '\n') == answer.out + strlen (answer.out) - 1);
  cli_answer_clear (&answer);
}

/* The tool needs no desktop: of GLib's family it links GLib itself, and nothing above it. */
static void
test_linkage (void)
{
  g_autofree char *path = cli_fixture_get_path ();
  g_autofree char *program = g_find_program_in_path ("ldd");
  const char      *argv[] = { "ldd", path, NULL };
  g_autofree char *out = NULL;

  if (!program)
    {
      g_test_skip ("There is no ldd here");
      return;
    }
  g_assert_true (g_spawn_sync (NULL,
                               (char **) argv,
                               NULL,
                               G_SPAWN_SEARCH_PATH,
                               NULL,
                               NULL,
                               &out,
                               NULL,
                               NULL,
                               NULL));
  g_assert_nonnull (strstr (out, "libglib-2.0"));
  g_assert_null (strstr (out, "libgobject"));
  g_assert_null (strstr (out, "libgio"));
  g_assert_null (strstr (out, "libgtk"));
}

/* An answer that cannot be written is no success. */
static void
test_full_device (void)
{
  g_autofree char *path = cli_fixture_get_path ();
  g_autofree char *quoted = g_shell_quote (path);
  g_autofree char *command = g_strdup_printf ("sh -c \"%s legal babel/1 > /dev/full\"", quoted);
  g_autofree char *err = NULL;
  int              wait_status;

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("There is no /dev/full here");
      return;
    }
  g_assert_true (g_spawn_command_line_sync (command, NULL, &err, &wait_status, NULL));
  g_assert_false (g_spawn_check_wait_status (wait_status, NULL));
  g_assert_true (g_str_has_prefix (err, "edubba-cli: the answer cannot be written: "));
}

/* A call that is nearly right is told the right one; with --explain there are lines for an author
 * behind the one for programs. */
static void
test_near (void)
{
  const char      *words[] = { "chek", "x.puzzle", NULL };
  CliAnswer        answer = cli_fixture_run (words);
  g_autofree char *folder = g_dir_make_tmp ("edubba-check-XXXXXX", NULL);
  g_autofree char *path =
    write_file (folder, "a.puzzle",
                "[Puzzle]\nId=a\nTitel=A\nPosition=babel/1 hands=A|\nGoal=travels = 1\n");
  const char *explain[] = { "check", "--explain", path, NULL };
  const char *plain[] = { "check", path, NULL };
  CliAnswer   explained = cli_fixture_run (explain);
  CliAnswer   checked = cli_fixture_run (plain);

  g_assert_cmpint (answer.status, ==, 2);
  g_assert_nonnull (strstr (answer.err, "do you mean \"check\"?"));
  g_assert_cmpint (explained.status, ==, 2);
  g_assert_nonnull (strstr (explained.out, "\n  line 3: [Puzzle] Titel: "));
  g_assert_true (g_str_has_prefix (checked.out + strlen (path), ": [Puzzle] Titel: "));
  g_unlink (path);
  g_rmdir (folder);
  cli_answer_clear (&answer);
  cli_answer_clear (&explained);
  cli_answer_clear (&checked);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/cli/why/sentence", test_why_sentence);
  g_test_add_func ("/cli/play/refusal", test_play_refusal);
  g_test_add_func ("/cli/play/canonical", test_play_canonical);
  g_test_add_func ("/cli/random/line", test_random_line);
  g_test_add_func ("/cli/check/files", test_check_files);
  g_test_add_func ("/cli/check/ratings", test_check_ratings);
  g_test_add_func ("/cli/check/lessons", test_check_lessons);
  g_test_add_func ("/cli/bench/line", test_bench_line);
  g_test_add_func ("/cli/output/full-device", test_full_device);
  g_test_add_func ("/cli/linkage", test_linkage);
  g_test_add_func ("/cli/calls/near", test_near);
  return g_test_run ();
}
