/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bouts: which files are read, which are refused and where; when a bout is over and by what; and
 * that trials are repeatable, know no more than was taught, and tell a contest from a walk-over and
 * a turn that decided it from one that did not.
 */
#include "course-trial.h"

#include "../fixed.h"
#include "game-state.h"
#include "games.h"
#include "refused.h"

#define TEXTS                                                                                  \
  "Title=One\nSummary=x\nRival=iltani\nName=Iltani\nAbout=x\nAim=x\nSay=x\nWon=Won.\nLost=x\n" \
  "Late=x\nGreets=x\nYields=x\nGloats=x\n"
#define BEGIN    "[Bout]\nId=one\nChapter=1\nLessons=runs;medes\n" TEXTS
#define ACTIONS  "Actions=travel;settle;build;raze;steal\n"
#define POSITION "Position=babel/1 H:SPH/12|A pawns=HQ hands=AHM|????? stores=53|1\n"
#define GOALS    "Goal1=score(me) >= 3\nGoal2=travels = 2\nAgainst1=score(me) >= 1\n"
#define HEAD     BEGIN ACTIONS POSITION "Turns=2\n"
#define WHOLE    HEAD GOALS
#define REST     TEXTS ACTIONS POSITION "Turns=2\n" GOALS
#define LINE     "[Line 1]\nWhen=raze\nWho=opp\nSay=Crash.\n"
#define TIP      "[Tip 1]\nWhen=build\nSay=Build.\n"
#define RULE     "[Rule 1]\nTitle=Raze\nParagraphs=2.5.1\nSay=x\n"
#define SAID     RULE "Again=x\n"

typedef struct
{
  const char *name;
  const char *text;
  const char *error; /* the beginning of the message */
} Row;

static const Row rows[] = {
  { "empty", "", "line 1: " },
  { "group-wrong", "[Lesson]\nId=one\n", "line 1: " },
  { "group-unnumbered", WHOLE "[Line]\n", "line 24: " },
  { "group-gap", WHOLE LINE "[Line 3]\n", "[Line 3]: " },
  { "group-late", WHOLE TIP LINE, "[Line 1]: " },
  { "key-unknown", WHOLE "Author=me\n", "[Bout] Author: " },
  { "key-of-line", WHOLE "Who=me\n", "[Bout] Who: " },
  { "key-of-tip", WHOLE TIP "Who=me\n", "[Tip 1] Who: " },
  { "key-twice", WHOLE "Turns=3\n", "line 24: " },
  { "id-path", "[Bout]\nId=a/b\nChapter=1\nLessons=a\n" REST, "[Bout] Id: " },
  { "title-missing", "[Bout]\nId=one\nChapter=1\n", "[Bout] Title: " },
  { "chapter-zero", "[Bout]\nId=one\nChapter=0\nLessons=a\n" REST, "[Bout] Chapter: " },
  { "chapter-missing", "[Bout]\nId=one\nLessons=a\n" REST, "[Bout] Chapter: " },
  { "lessons-path", "[Bout]\nId=one\nChapter=1\nLessons=a;../b\n" REST, "[Bout] Lessons: " },
  { "position-missing", BEGIN ACTIONS GOALS "Turns=2\n", "[Bout] Position: " },
  { "position-game", BEGIN ACTIONS GOALS "Turns=2\nPosition=chess/1\n",
    "[Bout] Position: column 1: " },
  { "position-letter", BEGIN ACTIONS GOALS "Turns=2\nPosition=babel/1 A:X|\n",
    "[Bout] Position: column 11: " },
  { "position-over", BEGIN ACTIONS GOALS "Turns=2\nPosition=babel/1 result=1 A:|/12345 H:|/12345"
                                         " M:|/12345 P:|/12345\n",
    "[Bout] Position: " },
  { "seat-zero", WHOLE "Seat=0\n", "[Bout] Seat: " },
  { "seat-third", WHOLE "Seat=3\n", "[Bout] Seat: " },
  { "seed-word", WHOLE "Seed=one\n", "[Bout] Seed: " },
  { "turns-missing", BEGIN ACTIONS POSITION GOALS, "[Bout] Turns: " },
  { "turns-zero", BEGIN ACTIONS POSITION GOALS "Turns=0\n", "[Bout] Turns: " },
  { "turns-many", BEGIN ACTIONS POSITION GOALS "Turns=31\n", "[Bout] Turns: " },
  { "level-unknown", WHOLE "Level=cook\n", "[Bout] Level: " },
  { "habit-unknown", WHOLE "Habit=raze;bite\n", "[Bout] Habit: " },
  { "habit-untaught", WHOLE "Habit=raze;skip\n", "[Bout] Habit: " },
  { "lean-huge", WHOLE "Habit=raze\nLean=10001\n", "[Bout] Lean: " },
  { "actions-missing", BEGIN POSITION GOALS "Turns=2\n", "[Bout] Actions: " },
  { "actions-unknown", BEGIN POSITION GOALS "Turns=2\nActions=fly\n", "[Bout] Actions: " },
  { "goal-missing", HEAD "Against1=score(me) >= 1\n", "[Bout] Goal1: " },
  { "goal-term", HEAD "Goal1=tower = 1\nAgainst1=score(me) >= 1\n", "[Bout] Goal1: column 1: " },
  { "goal-reached", HEAD "Goal1=score(me) >= 2\nAgainst1=score(me) >= 1\n", "[Bout] Goal1: " },
  { "goal-gap", WHOLE "Goal4=won = 1\n", "[Bout] Goal4: " },
  { "against-missing", HEAD "Goal1=score(me) >= 3\n", "[Bout] Against1: " },
  { "against-reached", HEAD "Goal1=score(me) >= 3\nAgainst1=score(opp) >= 2\n",
    "[Bout] Against1: " },
  { "line-kind", WHOLE "[Line 1]\nWhen=bite\nWho=me\nSay=x\n", "[Line 1] When: " },
  { "line-who", WHOLE "[Line 1]\nWhen=raze\nWho=you\nSay=x\n", "[Line 1] Who: " },
  { "line-untaught", WHOLE "[Line 1]\nWhen=skip\nWho=opp\nSay=x\n", "[Line 1] When: " },
  { "line-mute", WHOLE "[Line 1]\nWhen=raze\nWho=me\n", "[Line 1] Say: " },
  { "tip-kind", WHOLE "[Tip 1]\nWhen=;\nSay=x\n", "[Tip 1] When: " },
  { "chapter-empty", "[Bout]\nId=one\nChapter=1\n" REST, "[Bout] Lessons: " },
  { "seeds-word", WHOLE "Seeds=1;two\n", "[Bout] Seeds: " },
  { "rule-mute", WHOLE RULE "When=raze\n", "[Rule 1] Again: " },
  { "rule-always", WHOLE SAID, "[Rule 1] When: " },
  { "rule-when", WHOLE SAID "When=raze;fly\n", "[Rule 1] When: " },
  { "rule-beginning", WHOLE SAID "When=fly:*\n", "[Rule 1] When: " },
  { "rule-star", WHOLE SAID "When=ra*\n", "[Rule 1] When: " },
  { "rule-reach", WHOLE SAID "When=raze\nReach=1\n", "[Rule 1] Reach: column 1: " },
  { "rule-reach-when", WHOLE SAID "If=score(me) >= 3\nReach=score(me) >= 4\nUsed=raze\n",
    "[Rule 1] Reach: " },
  { "rule-if", WHOLE SAID "If=towers = 1\nUsed=raze\n", "[Rule 1] If: column 1: " },
  { "rule-unused", WHOLE SAID "If=score(me) >= 3\n", "[Rule 1] Used: " },
  { "rule-goal", WHOLE SAID "When=raze\nGoal=1\n", "[Rule 1] Goal: column 1: " },
  { "rule-any", WHOLE SAID "When=raze\nAny=0\n", "[Rule 1] Any: " },
  { "rule-by", WHOLE SAID "When=raze\nBy=soon\n", "[Rule 1] By: " },
  { "rule-part", WHOLE SAID "When=raze\nSpotlight=moon\n", "[Rule 1] Spotlight: " },
  { "rule-paragraph", WHOLE "[Rule 1]\nTitle=x\nParagraphs=9.9\nWhen=raze\nSay=x\nAgain=x\n",
    "[Rule 1] Paragraphs: " },
  { "advice-always", WHOLE "[Advice 1]\nHint1=x\n", "[Advice 1] When: " },
  { "advice-mute", WHOLE "[Advice 1]\nWhen=raze\n", "[Advice 1] Hint1: " },
  { "not-text", BEGIN "Habit=\xff\n", "line 18: " },
};

static CourseBout *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  CourseBout *bout = course_bout_parse (games_modules, text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_nonnull (bout);
  return bout;
}

static void
test_refused (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GError) error = NULL;

  g_assert_null (course_bout_parse (games_modules, row->text, strlen (row->text), &error));
  refused_assert (error, row->error);
}

static void
test_read (void)
{
  g_autoptr (CourseBout) bout = parse (WHOLE "Level=scribe\nHabit=raze;steal\nLean=300\n" LINE TIP);
  const GameRules *rules = course_bout_get_module (bout)->rules;

  g_assert_cmpstr (rules->id, ==, "babel");
  g_assert_cmpstr (course_bout_get_id (bout), ==, "one");
  g_assert_cmpstr (course_bout_get_rival (bout), ==, "iltani");
  g_assert_cmpstr (course_bout_get_text (bout, COURSE_BOUT_NAME), ==, "Iltani");
  g_assert_cmpstr (course_bout_get_text (bout, COURSE_BOUT_WON), ==, "Won.");
  g_assert_cmpstr (course_bout_get_lessons (bout)[1], ==, "medes");
  g_assert_cmpuint (course_bout_get_chapter (bout), ==, 1);
  g_assert_cmpuint (course_bout_get_seat (bout), ==, 0);
  g_assert_cmpuint (course_bout_get_rival_seat (bout), ==, 1);
  g_assert_cmpuint (course_bout_get_level (bout), ==, GAME_LEVEL_SCRIBE);
  g_assert_cmpuint (course_bout_get_habit (bout).lean, ==, 300);
  g_assert_cmphex (course_bout_get_habit (bout).liked, ==, 1u << 4 | 1u << 5);
  g_assert_cmphex (course_bout_get_kinds (bout), ==, 7 | 1u << 4 | 1u << 5);
  g_assert_cmphex (course_bout_get_rival_kinds (bout), ==, course_bout_get_kinds (bout));
  g_assert_cmpuint (course_bout_get_n_lines (bout), ==, 1);
  g_assert_true (course_bout_get_line (bout, 0)->is_rival);
  g_assert_cmpstr (course_bout_get_line (bout, 0)->say, ==, "Crash.");
  g_assert_cmphex (course_bout_get_tip (bout, 0)->kinds, ==, 1u << 2);
}

/* Each try has its own hidden cards, and the same ones again. */
static void
test_deal (void)
{
  g_autoptr (CourseBout) bout = parse (WHOLE);
  const GameRules      *rules = course_bout_get_module (bout)->rules;
  g_autofree GameState *first = course_bout_deal (bout, 0);
  g_autofree GameState *again = course_bout_deal (bout, 0);
  g_autofree GameState *second = course_bout_deal (bout, 1);

  g_assert_true (game_state_equal (rules, first, again));
  g_assert_false (game_state_equal (rules, first, second));
}

/* The standing of a bout after actions; turns of the opponent are ended at once. */
static CourseStand
follow (const char *text, const char *const *actions)
{
  g_autoptr (CourseBout) bout = parse (text);
  const GameRules      *rules = course_bout_get_module (bout)->rules;
  g_autofree GameState *state = course_bout_deal (bout, 0);
  CourseStand           stand = { 0 };

  for (; *actions != NULL; actions++)
    {
      guint      seat = rules->seat (state);
      GameAction action;

      g_assert_true (rules->parse_action (*actions, &action, NULL));
      g_assert_cmpuint (rules->judge (state, seat, action), ==, GAME_LEGAL);
      rules->apply (state, action, NULL);
      course_stand_follow (&stand, bout, seat, action, state);
    }
  g_assert_cmpuint (course_stand_count_left (&stand, bout), ==, 2 - MIN (stand.taken, 2));
  return stand;
}

static void
test_stand (void)
{
  static const char *const built[] = { "build:own", "end", NULL };
  static const char *const travelled[] = { "travel:A", "travel:M", NULL };
  static const char *const waited[] = { "end", "end", NULL };
  static const char *const late[] = { "end", "end", "end", NULL };
  static const char *const lost[] = { "end", "end", NULL };
  CourseStand              stand = follow (WHOLE, built);

  g_assert_cmpint (stand.end, ==, COURSE_STAND_WON);
  g_assert_cmpuint (stand.taken, ==, 0);
  g_assert_cmpint (follow (WHOLE, travelled).end, ==, COURSE_STAND_WON);
  g_assert_cmpint (follow (WHOLE, waited).end, ==, COURSE_STAND_OPEN);
  stand = follow (WHOLE, late);
  g_assert_cmpint (stand.end, ==, COURSE_STAND_LATE);
  g_assert_cmpuint (stand.taken, ==, 2);
  stand = follow (HEAD "Goal1=score(me) >= 3\nAgainst1=ends = 1\n", lost);
  g_assert_cmpint (stand.end, ==, COURSE_STAND_LOST);
  g_assert_cmpuint (stand.rival.count[0], ==, 1);
}

/* The one who reaches both goals with one action has reached the own one; the rules may end a bout
 * too. */
static void
test_both (void)
{
  static const char *const built[] = { "build:own", NULL };
  static const char *const passed[] = { "end", "end", NULL };
  const char              *both = HEAD "Goal1=score(me) >= 3\nAgainst1=score(opp) >= 3\n";
  const char              *ends = HEAD "Goal1=hand(me) > 5\nAgainst1=ends = 1\n";
  const char *over = BEGIN ACTIONS "Turns=2\n"
                                   "Position=babel/1 A:AAAAA/1234|A/1 H:HHHHH/12345|"
                                   " M:MMMMM/12345| pawns=AA stores=5|\n"
                                   "Goal1=travels = 9\nAgainst1=travels = 9\n";

  g_assert_cmpint (follow (both, built).end, ==, COURSE_STAND_WON);
  g_assert_cmpint (follow (ends, passed).end, ==, COURSE_STAND_LOST);
  g_assert_cmpint (follow (over, built).end, ==, COURSE_STAND_WON);
}

#define RACE                                                                   \
  BEGIN ACTIONS "Position=babel/1 hands=????????|????? starters=11\nTurns=8\n" \
                "Goal1=score(me) >= 4\nAgainst1=score(me) >= 4\n"

/* The same try ends the same way; the learner without errors wins more than the Pupil, and the
 * Pupil more than chance. */
static void
test_trial (void)
{
  static const guint who[] = { COURSE_TRIAL_RANDOM, GAME_LEVEL_PUPIL, COURSE_TRIAL_LEARNER };
  g_autoptr (CourseBout) bout = parse (RACE);
  g_autoptr (GError) error = NULL;
  gint before = -1;

  for (guint i = 0; i < G_N_ELEMENTS (who); i++)
    {
      gint won = 0;

      for (guint64 n = 0; n < 60; n++)
        {
          guint          taken;
          CourseStandEnd end = course_trial_play (bout, who[i], n, NULL, &taken);

          won += end == COURSE_STAND_WON;
          g_assert_cmpint (end, !=, COURSE_STAND_OPEN);
          g_assert_cmpuint (taken, <=, 8);
          if (n < 3)
            g_assert_cmpint (course_trial_play (bout, who[i], n, NULL, NULL), ==, end);
        }
      g_test_message ("%d of 60", won);
      g_assert_cmpint (won, >, before);
      before = won;
    }
  g_assert_true (course_bout_prove (bout, NULL, &error));
  g_assert_no_error (error);
}

static void
test_cancel (void)
{
  g_autoptr (CourseBout) bout = parse (RACE);
  gint cancel = 1;

  g_assert_cmpint (course_trial_play (bout, 0, 0, &cancel, NULL), ==, COURSE_STAND_OPEN);
}

#define LAST_TURN \
  BEGIN ACTIONS POSITION "Turns=1\nGoal1=score(me) >= 3\nAgainst1=score(me) >= 9\n"

/* Two other secrets, a pick each turn, and the last one of three decides. */
#define PICKS                                                                                \
  BEGIN "Actions=pick;build;tower;camp;settle;done\nTurns=12\n"                              \
        "Position=bunny/1 round=4 pick=5 score=35|34 land=A1,A2,E3,E4,F4,J1|A7,A8,B7,G9,H9," \
        "H10 built=E4:city2 hands=?,?,?,?,?,?,?|?,?,?,?,?,?,? reserve=?,?,?,?,?|?,?,?,?,? "  \
        "tray=city1,tower|city2,camp2 scrolls=border|cities\n"                               \
        "Goal1=won = 1\nAgainst1=won = 1\n"

#define WORLDS 40

/* Judges actions of the learner in its first decision of a try. */
static GameCritique
judge (const char *text, const char *actions, guint64 n)
{
  g_autoptr (CourseBout) bout = parse (text);
  const GameRules      *rules = course_bout_get_module (bout)->rules;
  g_autofree GameState *state = course_bout_deal (bout, n);
  g_autofree GameState *seen = game_state_new (rules);
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);
  CourseStand  stand = { 0 };
  GameLine     line = { 0 };
  GameCritique critique;

  for (; words[line.n] != NULL; line.n++)
    g_assert_true (rules->parse_action (words[line.n], &line.actions[line.n], NULL));
  rules->observe (state, course_bout_get_seat (bout), seen);
  g_assert_true (
    course_trial_judge (bout, &stand, seen, &line, 1, WORLDS, NULL, &critique));
  return critique;
}

static void
assert_equal (const GameCritique *one, const GameCritique *other)
{
  g_assert_cmpmem (one, sizeof *one, other, sizeof *other);
}

/* One line wins the bout by force, and another gives it away: the tries say so in all worlds.
 * Cards that the learner could not know make no difference. */
static void
test_judge (void)
{
  GameCritique won = judge (LAST_TURN, "build:own end", 0);
  GameCritique lost = judge (LAST_TURN, "travel:A end", 0);
  GameCritique again = judge (LAST_TURN, "travel:A end", 0);
  GameCritique elsewhere = judge (LAST_TURN, "travel:A end", 7);

  g_assert_cmpuint (won.chance, ==, 1000);
  g_assert_cmpuint (won.best_chance, ==, 1000);
  g_assert_cmpuint (lost.chance, ==, 0);
  g_assert_cmpuint (lost.best_chance, ==, 1000);
  g_assert_cmpuint (lost.error, ==, 0);
  g_assert_cmpuint (lost.best.n, >, 0);
  g_assert_cmpuint (lost.n_reasons, ==, 0);
  assert_equal (&again, &lost);
  assert_equal (&elsewhere, &lost);
}

#define TWO_TURNS \
  BEGIN ACTIONS POSITION "Turns=2\nGoal1=score(me) >= 3\nAgainst1=score(me) >= 9\n"

/* A learner who waits, with a turn to come, gives away something, and the doubt is told. */
static void
test_judge_race (void)
{
  GameCritique idle = judge (TWO_TURNS, "end", 3);
  GameCritique again = judge (TWO_TURNS, "end", 3);

  g_test_message ("%u of %u, error %u", idle.chance, idle.best_chance, idle.error);
  g_assert_cmpuint (idle.chance, <, idle.best_chance);
  g_assert_cmpuint (idle.best_chance, <=, 1000);
  g_assert_cmpuint (idle.error, >, 0);
  g_assert_cmpuint (idle.error, <, 200);
  assert_equal (&again, &idle);
}

/* If both choose at once, the learner is judged without the other's choice. */
static void
test_judge_picks (void)
{
  g_autoptr (CourseBout) bout = parse (PICKS);
  const GameRules       *rules = course_bout_get_module (bout)->rules;
  g_autofree GameState  *state = course_bout_deal (bout, 0);
  g_autofree GameAction *legal = g_new (GameAction, rules->max_legal);
  g_autofree char       *action = NULL;
  GameCritique           one, other;

  game_state_legal (rules, state, legal);
  action = game_action_print (rules, legal[0]);
  one = judge (PICKS, action, 0);
  other = judge (PICKS, action, 0);
  g_test_message ("%s: %u of %u, error %u", action, one.chance, one.best_chance, one.error);
  g_assert_cmpuint (one.best_chance, >, 0);
  g_assert_cmpuint (one.chance, <=, one.best_chance);
  g_assert_cmpuint (one.best.n, >, 0);
  assert_equal (&one, &other);
}

static void
test_judge_cancel (void)
{
  g_autoptr (CourseBout) bout = parse (RACE);
  const GameRules      *rules = course_bout_get_module (bout)->rules;
  g_autofree GameState *state = course_bout_deal (bout, 0);
  g_autofree GameState *seen = game_state_new (rules);
  CourseStand           stand = { 0 };
  GameLine              line = { .n = 1 };
  GameCritique          critique;
  gint                  cancel = 1;

  rules->observe (state, 0, seen);
  g_assert_true (rules->parse_action ("end", &line.actions[0], NULL));
  g_assert_false (
    course_trial_judge (bout, &stand, seen, &line, 1, WORLDS, &cancel, &critique));
}

/* A bout that is always won, or never, is none. */
static void
test_walk_over (void)
{
  g_autoptr (CourseBout) won = parse (WHOLE);
  g_autoptr (CourseBout) lost =
    parse (HEAD "Goal1=temple(me,P) = 6\nAgainst1=score(me) >= 15\n");
  g_autoptr (GError) error = NULL;

  g_assert_false (course_bout_prove (won, NULL, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "nobody has lost"));
  g_clear_error (&error);
  g_assert_false (course_bout_prove (lost, NULL, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "nobody has won"));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/bout/refused/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_refused);
    }
  g_test_add_func ("/bout/read", test_read);
  g_test_add_func ("/bout/deal", test_deal);
  g_test_add_func ("/bout/stand", test_stand);
  g_test_add_func ("/bout/both", test_both);
  g_test_add_func ("/bout/trial", test_trial);
  g_test_add_func ("/bout/cancel", test_cancel);
  g_test_add_func ("/bout/judge", test_judge);
  g_test_add_func ("/bout/judge/race", test_judge_race);
  g_test_add_func ("/bout/judge/picks", test_judge_picks);
  g_test_add_func ("/bout/judge/cancel", test_judge_cancel);
  g_test_add_func ("/bout/walk-over", test_walk_over);
  return g_test_run ();
}
