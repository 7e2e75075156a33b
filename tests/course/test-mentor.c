/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tutor of a first game: which rule is told when, when it is told again, what the opponent may
 * use meanwhile, what an action leads to, and when a learner who does nothing is spoken to.
 */
#include "course-mentor.h"

#include "../fixed.h"
#include "game-state.h"
#include "games.h"

#define TEXTS                                                                                   \
  "Title=One\nSummary=x\nRival=nabi\nName=Nabi\nAbout=x\nAim=x\nSay=x\nWon=x\nLost=x\nLate=x\n" \
  "Greets=x\nYields=x\nGloats=x\n"
#define HEAD                                                               \
  "[Bout]\nId=one\nChapter=0\n" TEXTS                                      \
  "Position=babel/1 H:AAAA/1|A/123 pawns=HQ hands=AHM|????? stores=2|1\n"  \
  "Seeds=5;7\nTurns=20\nGoal1=score(me) >= 15\nAgainst1=score(me) >= 15\n" \
  "Actions=travel;settle;build;migrate;halve;raze;steal;expel;win-over;skip\n"
#define RULES                                                             \
  "[Rule 1]\nTitle=Raze\nParagraphs=2.5.1\nWhen=raze\nAny=1\nBy=1\n"      \
  "Say=Raze.\nAgain=Raze now.\n"                                          \
  "[Rule 2]\nTitle=Settle\nParagraphs=2.2\nWhen=settle\nIf=ends >= 1\n"   \
  "Say=Settle.\nAgain=Settle now.\nSpotlight=hand\n"                      \
  "[Rule 3]\nTitle=Skip\nParagraphs=2.5.5\nWhen=skip\nAny=1\nSay=Skip.\n" \
  "Again=Skip now.\n"                                                     \
  "[Advice 1]\nIf=actions <= 2\nHint1=One.\nHint2=Two.\n"

/* A game with its tutor. */
typedef struct
{
  CourseBout      *bout;
  const GameRules *rules;
  GameState       *state;
  CourseStand      stand;
  CourseMentor     mentor;
} Game;

static void
begin_with (Game *game, const char *rules)
{
  g_autofree char *text = g_strconcat (HEAD, rules, NULL);
  g_autoptr (GError) error = NULL;

  *game = (Game) { .bout = course_bout_parse (games_modules, text, strlen (text), &error) };
  g_assert_no_error (error);
  game->rules = course_bout_get_module (game->bout)->rules;
  game->state = course_bout_deal (game->bout, 0);
  course_mentor_look (&game->mentor, game->bout, &game->stand, game->state);
}

static void
begin (Game *game)
{
  begin_with (game, RULES);
}

static void
end (Game *game)
{
  g_free (game->state);
  course_bout_unref (game->bout);
}

static GameAction
parse (Game *game, const char *text)
{
  GameAction action;

  g_assert_true (game->rules->parse_action (text, &action, NULL));
  return action;
}

static void
play (Game *game, const char *text)
{
  GameAction action = parse (game, text);
  guint      seat = game->rules->seat (game->state);

  g_assert_cmpuint (game->rules->judge (game->state, seat, action), ==, GAME_LEGAL);
  game->rules->apply (game->state, action, NULL);
  course_stand_follow (&game->stand, game->bout, seat, action, game->state);
  course_mentor_follow (&game->mentor, game->bout, &game->stand, seat, action, game->state);
}

/* The learner ends the turn, and so does the opponent; the tutor is silent in between. */
static void
pass (Game *game)
{
  play (game, "end");
  g_assert_null (game->mentor.say);
  play (game, "end");
}

/* A rule is told in the first turn in which it matters; the next one once it has been used. One
 * that was missed is told in the second words two turns later, and the opponent uses none that was
 * not told. */
static void
test_told (void)
{
  Game               game;
  const CourseGuide *guide;
  guint              skip;

  begin (&game);
  guide = course_bout_get_guide (game.bout);
  skip = game_kind_find (game.rules, "skip");
  g_assert_cmpstr (game.mentor.say, ==, "Raze.");
  g_assert_null (game.mentor.part);
  g_assert_true (game.mentor.has_action);
  g_assert_true (game_action_equal (game.mentor.action, parse (&game, "raze")));
  g_assert_true (course_mentor_is_served (&game.mentor, guide));
  g_assert_cmphex (course_mentor_get_rival_kinds (&game.mentor, game.bout), ==,
                   course_bout_get_kinds (game.bout) &
                     ~(G_GUINT64_CONSTANT (1) << skip | G_GUINT64_CONSTANT (1) << 1));
  pass (&game);
  g_assert_cmpstr (game.mentor.say, ==, "Settle.");
  g_assert_cmpstr (game.mentor.part, ==, "hand:me");
  play (&game, "settle:H");
  g_assert_null (game.mentor.say);
  g_assert_cmpuint (game.mentor.marks[1].used, ==, 2);
  pass (&game);
  g_assert_cmpint (game.mentor.saying, ==, COURSE_SAYING_AGAIN);
  g_assert_cmpstr (game.mentor.say, ==, "Raze now.");
  play (&game, "raze");
  g_assert_null (game.mentor.say);
  g_assert_cmpuint (course_mentor_count_met (&game.mentor, guide), ==, 2);
  g_assert_cmpuint (course_mentor_count_used (&game.mentor, guide), ==, 2);
  g_assert_cmpuint (course_guide_count_wanted (guide), ==, 2);
  end (&game);
}

/* A rule that was used before it was told has been met; one that was refused later is told again
 * two turns after that. */
static void
test_refused (void)
{
  Game game;

  begin (&game);
  play (&game, "settle:H");
  play (&game, "raze");
  g_assert_cmpuint (game.mentor.marks[1].met, ==, 1);
  course_mentor_refuse (&game.mentor, game.bout, 1, parse (&game, "settle:P"));
  pass (&game);
  g_assert_null (game.mentor.say);
  play (&game, "settle:A");
  pass (&game);
  g_assert_cmpstr (game.mentor.say, ==, "Settle now.");
  end (&game);
}

/* After two turns without an action somebody speaks, every second turn, and with other words. */
static void
test_advised (void)
{
  static const char *const said[] = { NULL, NULL, NULL, "One.", NULL, "Two.", NULL, "One." };
  Game                     game;

  begin (&game);
  play (&game, "raze");
  play (&game, "settle:H");
  play (&game, "settle:M");
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      g_assert_cmpstr (game.mentor.say, ==, said[i]);
      pass (&game);
    }
  end (&game);
}

/* A rule matters where one action leads to where something holds, and is about that action; the
 * next one before it would matter only after two. */
static void
test_reached (void)
{
  Game game;

  begin_with (&game, "[Rule 1]\nTitle=Six\nParagraphs=2.2\nWhen=settle:A\n"
                     "Reach=settlers(me,H) >= 6\nSay=Six.\nAgain=x\n"
                     "[Rule 2]\nTitle=Five\nParagraphs=2.2\nWhen=travel;settle\n"
                     "Reach=settlers(me,H) >= 5\nSay=Five.\nAgain=x\n");
  g_assert_cmpstr (game.mentor.say, ==, "Five.");
  g_assert_true (game_action_equal (game.mentor.action, parse (&game, "settle:A")));
  play (&game, "settle:M");
  g_assert_cmpstr (game.mentor.say, ==, "Six.");
  g_assert_cmpuint (game.mentor.marks[0].mattered, ==, 1);
  play (&game, "settle:A");
  g_assert_cmpuint (game.mentor.marks[0].used, ==, 1);
  g_assert_null (game.mentor.say);
  end (&game);
}

/* Beginnings stand for all actions that begin so. What can be used only later is told again once it
 * can be. */
static void
test_later (void)
{
  Game game;

  begin_with (&game, "[Rule 1]\nTitle=Build\nParagraphs=2.3\nWhen=settle:*\nUsed=build:o*\n"
                     "Say=Build.\nAgain=Build now.\n");
  g_assert_cmpstr (game.mentor.say, ==, "Build.");
  pass (&game);
  pass (&game);
  g_assert_null (game.mentor.say);
  play (&game, "settle:H");
  g_assert_null (game.mentor.say);
  g_assert_cmpuint (game.mentor.marks[0].again, ==, 0);
  end (&game);
  begin_with (&game, "[Rule 1]\nTitle=Raze\nParagraphs=2.5.1\nWhen=settle:*\nUsed=raze\n"
                     "Say=Raze.\nAgain=Raze now.\n");
  pass (&game);
  pass (&game);
  g_assert_cmpstr (game.mentor.say, ==, "Raze now.");
  play (&game, "raze");
  g_assert_cmpuint (game.mentor.marks[0].used, ==, 3);
  end (&game);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/mentor/told", test_told);
  g_test_add_func ("/mentor/refused", test_refused);
  g_test_add_func ("/mentor/advised", test_advised);
  g_test_add_func ("/mentor/reached", test_reached);
  g_test_add_func ("/mentor/later", test_later);
  return g_test_run ();
}
