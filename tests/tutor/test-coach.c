/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach, put to the test: it speaks about what is known to be a fault and is silent about what
 * is known to be good (coach.positions), and every sentence is true: what it says can be done is
 * done here by the rules, in worlds with the cards that it names, and counted. Nothing that it says
 * depends on what the learner cannot see.
 */
#include "babel-action.h"
#include "babel-column.h"
#include "babel-player.h"
#include "babel-reason.h"
#include "babel-state.h"
#include "babel-words.h"
#include "edubba-coach.h"
#include "edubba-hints.h"
#include "game-rng.h"
#include "game-state.h"
#include "model-fixture.h"

/* Worlds in which shares are counted anew, and how far sampled shares may be off. */
#define N_WORLDS  400
#define TOLERANCE 90

/* Worlds in which the opponent looks for a win, and what it may look at in each. */
#define N_WIN_WORLDS 60
#define WIN_NODES    6000

/* Quick enough for many positions. */
#define NODES 60000

typedef struct
{
  EdubbaMatch *match;
  EdubbaCoach *coach;
  guint        n_answered;
} Fixture;

static void
answered_cb (Fixture *fixture, const char *action)
{
  fixture->n_answered++;
}

static gboolean
is_answered (gpointer data)
{
  return ((Fixture *) data)->n_answered > 0;
}

static gboolean
is_idle (gpointer data)
{
  return !edubba_coach_get_thinking (((Fixture *) data)->coach);
}

static void
set_up (Fixture *fixture, const GameState *state, EdubbaCoaching coaching)
{
  const GameModule *module = fixture_get_game ();
  guint             seat = module->rules->seat (state);

  *fixture = (Fixture) { NULL };
  fixture->match = edubba_match_new (module, game_record_new_position (module->rules, state));
  edubba_match_set_coaching (fixture->match, seat, coaching);
  fixture->coach = edubba_coach_new (fixture->match);
  edubba_coach_set_nodes (fixture->coach, NODES);
  g_signal_connect_swapped (fixture->coach, "answered", G_CALLBACK (answered_cb), fixture);
}

static void
tear_down (Fixture *fixture)
{
  g_assert_finalize_object (g_steal_pointer (&fixture->coach));
  g_object_unref (fixture->match);
}

/* Plays all actions but the last, lets the coach come to an end, and asks about the last. */
static EdubbaCoachAnswer
ask (Fixture *fixture, const char *actions)
{
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);
  guint n = g_strv_length (words);

  for (guint i = 0; i + 1 < n; i++)
    g_assert_true (edubba_match_act (fixture->match, words[i], NULL, NULL));
  fixture_wait (is_idle, fixture);
  return edubba_coach_ask (fixture->coach, words[n - 1]);
}

static GameState *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  GameState *state = game_position_parse_full (&babel_rules, text, 1, &error);

  g_assert_no_error (error);
  return state;
}

static GameLine
read_line (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  GameLine line = { 0 };

  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (babel_rules.parse_action (words[i], &line.actions[line.n++], NULL));
  return line;
}

/* ---- What is said, done by the rules ---- */

static const BabelTable *
table_of (const GameState *state)
{
  return &babel_state (state)->table;
}

/* Plays an action, and gives up whatever cards it makes somebody owe. */
static void
play_action (GameState *state, GameAction action)
{
  g_assert_cmpuint (babel_rules.judge (state, action), ==, GAME_LEGAL);
  babel_rules.apply (state, action, NULL);
  while (table_of (state)->owed > 0)
    {
      GameAction actions[256];

      babel_rules.legal (state, actions);
      babel_rules.apply (state, actions[0], NULL);
    }
}

/* Plays a line, and the end of the turn with it or not. */
static void
play_line (GameState *state, const GameLine *line, gboolean ends)
{
  for (guint i = 0; i < line->n; i++)
    if (ends || line->actions[i].kind != BABEL_END)
      play_action (state, line->actions[i]);
}

/* The settlers that are lost in a land where an action is about to be played. */
static guint
count_taken (const GameState *state, GameAction action)
{
  g_autofree GameState *after = game_state_dup (&babel_rules, state);
  const BabelTable     *table = table_of (state);
  guint                 land = table->pawn[table->mover];

  babel_rules.apply (after, action, NULL);
  return table->settlers[1 - table->mover][land] -
         table_of (after)->settlers[1 - table->mover][land];
}

/* What an action does of a reason's kind in a land: a level, settlers, cards. */
static guint
measure_effect (const GameState *state, GameAction action, const GameReason *reason)
{
  const BabelTable *table = table_of (state);
  guint             side = table->mover;
  guint             land = reason->operand[BABEL_REASON_LAND];
  gboolean          here = table->pawn[side] == land;

  switch (reason->kind)
    {
    case BABEL_REASON_RAZE:
    case BABEL_REASON_THEY_RAZE:
      return action.kind == BABEL_RAZE && here ? babel_table_get_top (table, 1 - side, land) : 0;
    case BABEL_REASON_STEAL:
    case BABEL_REASON_THEY_STEAL:
      return action.kind == BABEL_STEAL && here ? babel_table_get_top (table, 1 - side, land) : 0;
    case BABEL_REASON_EXPEL:
    case BABEL_REASON_THEY_EXPEL:
      return action.kind == BABEL_EXPEL && here ? count_taken (state, action) : 0;
    case BABEL_REASON_WIN_OVER:
    case BABEL_REASON_THEY_WIN_OVER:
      return action.kind == BABEL_WIN_OVER && here ? count_taken (state, action) : 0;
    case BABEL_REASON_HALVE:
      return action.kind == BABEL_HALVE ? babel_counts_sum (table->hand[1 - side]) / 2 : 0;
    default:
      return 0;
    }
}

/* Plays a line in a whole state and adds up what it does of a reason's kind. */
static guint
play_and_measure (GameState *state, const GameLine *line, const GameReason *reason)
{
  guint amount = 0;

  for (guint i = 0; i < line->n && line->actions[i].kind != BABEL_END; i++)
    {
      amount += measure_effect (state, line->actions[i], reason);
      play_action (state, line->actions[i]);
    }
  return amount;
}

/* Something that the better turn does: it is done, and the turn played does not do it. */
static void
check_missed (const GameState *base, const GameLine *played, const EdubbaAdvice *advice, guint i)
{
  const GameReason     *reason = &advice->critique->reasons[i];
  guint                 seat = babel_rules.seat (base);
  guint                 land = reason->operand[BABEL_REASON_LAND];
  guint                 amount = reason->operand[BABEL_REASON_AMOUNT];
  g_autofree GameState *better = game_state_dup (&babel_rules, base);
  g_autofree GameState *worse = game_state_dup (&babel_rules, base);
  guint                 done = play_and_measure (better, &advice->critique->best, reason);
  guint                 missed = play_and_measure (worse, played, reason);

  if (reason->kind == BABEL_REASON_WIN)
    {
      g_assert_cmpuint (game_winner (&babel_rules, better), ==, seat);
      g_assert_cmpuint (game_winner (&babel_rules, worse), !=, seat);
    }
  else if (reason->kind == BABEL_REASON_BUILD)
    {
      g_assert_cmpuint (babel_table_get_top (table_of (better), seat, land), ==, amount);
      g_assert_cmpuint (babel_table_get_top (table_of (worse), seat, land), <, amount);
    }
  else if (reason->kind == BABEL_REASON_KEEP)
    {
      g_assert_cmpuint (babel_counts_sum (table_of (better)->hand[seat]), ==, amount);
      g_assert_cmpuint (babel_counts_sum (table_of (worse)->hand[seat]), <, amount);
    }
  else
    {
      g_assert_cmpuint (done, ==, amount);
      g_assert_cmpuint (missed, <, amount);
    }
}

static gboolean
holds (const BabelTable *table, guint side, const GameReason *reason)
{
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    if (babel_counts_get (table->hand[side], nation) <
        reason->operand[BABEL_REASON_CARDS + nation])
      return FALSE;
  return TRUE;
}

/* What the opponent can do with certain cards: they hold them as often as is said, and where they
 * do the reply can be played and does it. */
static void
check_threat (const GameState *base, const GameLine *played, const EdubbaAdvice *advice, guint i)
{
  const GameReason     *reason = &advice->critique->reasons[i];
  guint                 seat = babel_rules.seat (base);
  g_autofree GameState *world = game_state_new (&babel_rules);
  guint                 held = 0;

  for (guint seed = 0; seed < N_WORLDS; seed++)
    {
      game_state_resample (&babel_rules, base, seat, 1000 + seed, world);
      play_line (world, played, TRUE);
      if (!holds (table_of (world), 1 - seat, reason))
        continue;
      held++;
      if (held == 1 && i == 0)
        g_assert_cmpuint (play_and_measure (world, &advice->critique->reply, reason), ==,
                          reason->operand[BABEL_REASON_AMOUNT]);
    }
  g_assert_cmpuint (held, >, 0);
  g_assert_cmpint (ABS ((gint) (held * 1000 / N_WORLDS) - (gint) reason->share), <=, TOLERANCE);
}

/* Whether the opponent, seeing what it would see, finds a win at once. */
static gboolean
finds_win (GameState *world, guint seat)
{
  g_autofree GameState *seen = game_state_new (&babel_rules);

  while (babel_rules.seat (world) == seat)
    {
      GameLine plan;

      babel_rules.observe (world, seat, seen);
      plan.n = babel_player.choose (&babel_rules, seen, BABEL_LEVEL_HIGH_PRIEST, 1, WIN_NODES, NULL,
                                    plan.actions, GAME_MAX_LINE);
      play_line (world, &plan, TRUE);
    }
  return game_winner (&babel_rules, world) == seat;
}

/* That the opponent can win at once: in as many worlds as is said, found by somebody else. */
static void
check_loss (const GameState *base, const GameLine *played, const EdubbaAdvice *advice, guint i)
{
  guint                 seat = babel_rules.seat (base);
  g_autofree GameState *world = game_state_new (&babel_rules);
  guint                 won = 0;

  for (guint seed = 0; seed < N_WIN_WORLDS; seed++)
    {
      game_state_resample (&babel_rules, base, seat, 1000 + seed, world);
      play_line (world, played, TRUE);
      won += finds_win (world, 1 - seat);
    }
  if (i == 0)
    g_assert_cmpuint (advice->critique->reply.n, >, 0);
  g_assert_cmpint ((gint) (won * 1000 / N_WIN_WORLDS), >=,
                   (gint) advice->critique->reasons[i].share - 2 * TOLERANCE);
}

/* That the sentence speaks of this land and this number. */
static void
check_sentence (const GameReason *reason, const char *sentence)
{
  guint            land = reason->operand[BABEL_REASON_LAND];
  g_autofree char *number = g_strdup_printf ("%u", reason->operand[BABEL_REASON_AMOUNT]);

  g_test_message ("%s", sentence);
  if (land < BABEL_N_NATIONS)
    g_assert_nonnull (strstr (sentence, babel_words_get_land (land, BABEL_LAND_IN)));
  if (reason->operand[BABEL_REASON_AMOUNT] > 0)
    g_assert_nonnull (strstr (sentence, number));
}

static void
check_advice (const GameState *base, const GameLine *played, const EdubbaAdvice *advice)
{
  const GameCritique *critique = advice->critique;

  g_assert_cmpuint (critique->n_reasons, >, 0);
  check_sentence (&critique->reasons[0], advice->reason);
  if (critique->n_reasons > 1)
    check_sentence (&critique->reasons[1], advice->more);
  for (guint i = 0; i < critique->n_reasons; i++)
    {
      guint kind = critique->reasons[i].kind;

      if (kind == BABEL_REASON_THEY_WIN)
        check_loss (base, played, advice, i);
      else if (kind < BABEL_REASON_WIN)
        check_threat (base, played, advice, i);
      else
        check_missed (base, played, advice, i);
    }
}

/* What is said to be better: it can be played from where it begins. */
static void
check_better (Fixture *fixture, const EdubbaAdvice *advice)
{
  const GameRecord     *record = edubba_match_get_record (fixture->match);
  guint                 cursor = edubba_match_get_cursor (fixture->match);
  g_autofree GameState *state = NULL;

  g_assert_cmpuint (advice->n_back, <=, cursor);
  state = game_state_dup (&babel_rules, game_record_get_state (record, cursor - advice->n_back));
  play_line (state, &advice->better, TRUE);
}

/* ---- Positions with known faults and known good turns ---- */

static GKeyFile *
load_positions (void)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "tutor", "coach.positions", NULL);
  g_autoptr (GError) error = NULL;
  GKeyFile *file = g_key_file_new ();

  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  return file;
}

/* Whether the coach is known to err about a turn: it is said, and counts for nothing. */
static gboolean
errs (GKeyFile *file, const char *group, const char *key)
{
  g_autofree char *turn = g_key_file_get_string (file, group, "Errs", NULL);

  if (g_strcmp0 (turn, key) != 0)
    return FALSE;
  g_test_skip ("The coach is known to err here");
  return TRUE;
}

static void
test_fault (gconstpointer data)
{
  const char *group = data;
  g_autoptr (GKeyFile) file = load_positions ();
  g_autofree char      *text = g_key_file_get_string (file, group, "Position", NULL);
  g_autofree char      *fault = g_key_file_get_string (file, group, "Fault", NULL);
  g_autofree GameState *base = parse (text);
  GameLine              played = read_line (fault);
  const EdubbaAdvice   *advice;
  Fixture               fixture;

  if (errs (file, group, "Fault"))
    return;
  set_up (&fixture, base, EDUBBA_COACHING_TALKATIVE);
  g_assert_cmpint (ask (&fixture, fault), ==, EDUBBA_COACH_ADVICE);
  advice = edubba_coach_get_advice (fixture.coach);
  g_assert_nonnull (advice);
  g_assert_cmpint (advice->judgement, >=, EDUBBA_JUDGEMENT_DOUBTFUL);
  check_advice (base, &played, advice);
  check_better (&fixture, advice);
  /* Of the same turn it speaks once. */
  g_assert_cmpint (edubba_coach_ask (fixture.coach, "end"), ==, EDUBBA_COACH_PASS);
  tear_down (&fixture);
}

static void
test_good (gconstpointer data)
{
  const char *group = data;
  g_autoptr (GKeyFile) file = load_positions ();
  g_autofree char      *text = g_key_file_get_string (file, group, "Position", NULL);
  g_autofree char      *good = g_key_file_get_string (file, group, "Good", NULL);
  g_autofree GameState *base = parse (text);
  Fixture               fixture;

  if (errs (file, group, "Good"))
    return;
  set_up (&fixture, base, EDUBBA_COACHING_TALKATIVE);
  g_assert_cmpint (ask (&fixture, good), ==, EDUBBA_COACH_PASS);
  g_assert_null (edubba_coach_get_advice (fixture.coach));
  tear_down (&fixture);
}

/* ---- How it behaves ---- */

#define LOSES                                                                              \
  "babel/1 A:P|/12 H:AAA|MMMMMM/123456 M:MMMMM/12345|P/123 P:PPPPP/12345| S:SSSSS/12345| " \
  "pawns=QQ hands=HM|???? turn=30"

static void
test_off (void)
{
  g_autofree GameState *base = parse (LOSES);
  Fixture               fixture;

  set_up (&fixture, base, EDUBBA_COACHING_OFF);
  g_assert_false (edubba_coach_get_thinking (fixture.coach));
  g_assert_cmpint (ask (&fixture, "travel:M end"), ==, EDUBBA_COACH_PASS);
  tear_down (&fixture);
}

/* Only what cannot be taken back freely is looked at. */
static void
test_revocable (void)
{
  g_autofree GameState *base = parse (LOSES);
  Fixture               fixture;

  set_up (&fixture, base, EDUBBA_COACHING_QUIET);
  g_assert_cmpint (edubba_coach_ask (fixture.coach, "travel:M"), ==, EDUBBA_COACH_PASS);
  g_assert_cmpint (edubba_coach_ask (fixture.coach, "raze"), ==, EDUBBA_COACH_PASS);
  g_assert_cmpint (edubba_coach_ask (fixture.coach, "nonsense"), ==, EDUBBA_COACH_PASS);
  tear_down (&fixture);
}

/* Asked before it knows, it answers later, and within its patience. */
static void
test_waiting (void)
{
  g_autofree GameState *base = parse (LOSES);
  Fixture               fixture;

  set_up (&fixture, base, EDUBBA_COACHING_TALKATIVE);
  g_assert_cmpint (edubba_coach_ask (fixture.coach, "end"), ==, EDUBBA_COACH_WAIT);
  fixture_wait (is_answered, &fixture);
  g_assert_cmpuint (fixture.n_answered, ==, 1);
  tear_down (&fixture);
}

/* What the match has overtaken is not answered any more. */
static void
test_overtaken (void)
{
  g_autofree GameState *base = parse (LOSES);
  Fixture               fixture;

  set_up (&fixture, base, EDUBBA_COACHING_QUIET);
  g_assert_cmpint (edubba_coach_ask (fixture.coach, "end"), ==, EDUBBA_COACH_WAIT);
  g_assert_true (edubba_match_act (fixture.match, "travel:H", NULL, NULL));
  fixture_wait (is_idle, &fixture);
  fixture_run (EDUBBA_COACH_PATIENCE + 100);
  g_assert_cmpuint (fixture.n_answered, ==, 0);
  g_assert_null (edubba_coach_get_advice (fixture.coach));
  tear_down (&fixture);
}

/* ---- Fairness ---- */

/* A turn of any actions but halving, from one seed. */
static char *
dup_random_turn (const GameState *base, guint64 rng)
{
  g_autofree GameState *state = game_state_dup (&babel_rules, base);
  guint                 seat = babel_rules.seat (base);
  GString              *text = g_string_new (NULL);
  GameAction            action = { 0 };

  while (babel_rules.seat (state) == seat && action.kind != BABEL_END)
    {
      g_autoptr (GArray) legal = game_legal_sorted (&babel_rules, state);

      action = g_array_index (legal, GameAction, game_rng_below (&rng, legal->len));
      if (action.kind == BABEL_HALVE)
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      babel_rules.print_action (action, text);
      babel_rules.apply (state, action, NULL);
    }
  return g_string_free (text, FALSE);
}

/* All that a coach says about a turn in a world. */
static char *
dup_words (const GameState *world, const char *turn)
{
  const EdubbaAdvice *advice;
  GString            *text = g_string_new (NULL);
  Fixture             fixture;
  EdubbaCoachAnswer   answer;

  set_up (&fixture, world, EDUBBA_COACHING_TALKATIVE);
  answer = ask (&fixture, turn);
  advice = edubba_coach_get_advice (fixture.coach);
  g_string_append_printf (text, "%d", answer);
  if (advice != NULL)
    {
      g_string_append_printf (text, "|%s|%s|%s|%s|%s|%u", advice->verdict, advice->reason,
                              advice->more, advice->numbers, advice->part, advice->n_back);
      for (guint i = 0; i < advice->better.n; i++)
        {
          g_string_append_c (text, ' ');
          babel_rules.print_action (advice->better.actions[i], text);
        }
    }
  tear_down (&fixture);
  return g_string_free (text, FALSE);
}

static void
hinted_cb (GString *text, const EdubbaHint *hint)
{
  g_string_append_printf (text, "%s|%s\n", hint->sentence, hint->part);
}

static gboolean
has_hints (gpointer data)
{
  return strchr (((GString *) data)->str, '\n') != NULL;
}

/* The first hint in a world. */
static char *
dup_hint (const GameState *world)
{
  g_autofree GameState *seen = game_state_new (&babel_rules);
  GString              *text = g_string_new (NULL);
  EdubbaHints          *hints = edubba_hints_new (fixture_get_game ());

  babel_rules.observe (world, babel_rules.seat (world), seen);
  g_signal_connect_swapped (hints, "hint", G_CALLBACK (hinted_cb), text);
  edubba_hints_ask (hints, seen, NULL);
  fixture_wait (has_hints, text);
  g_object_unref (hints);
  return g_string_free (text, FALSE);
}

/* Drawing all that the seat cannot see anew changes not a letter. */
static void
test_fairness (void)
{
  guint rounds = g_test_slow () ? 40 : 5;

  for (guint round = 0; round < rounds; round++)
    {
      g_autofree GameState *base = game_state_new (&babel_rules);
      g_autofree GameState *world = game_state_new (&babel_rules);
      guint64               rng = (guint32) g_test_rand_int ();
      g_autofree char      *turn = NULL;

      babel_rules.deal (base, 2, 0, rng);
      for (guint i = 0; i < 2 + 2 * round % 6; i++)
        {
          g_autofree char *before = dup_random_turn (base, game_rng_next (&rng));
          GameLine         line = read_line (before);

          play_line (base, &line, TRUE);
        }
      if (babel_rules.seat (base) == GAME_NOBODY)
        continue;
      turn = dup_random_turn (base, game_rng_next (&rng));
      for (guint i = 0; i < 2; i++)
        {
          g_autofree char *words = dup_words (base, turn);
          g_autofree char *hint = dup_hint (base);
          g_autofree char *words_there = NULL;
          g_autofree char *hint_there = NULL;

          game_state_resample (&babel_rules, base, babel_rules.seat (base), game_rng_next (&rng),
                               world);
          words_there = dup_words (world, turn);
          hint_there = dup_hint (world);
          g_assert_cmpstr (words, ==, words_there);
          g_assert_cmpstr (hint, ==, hint_there);
        }
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GKeyFile) file = NULL;
  g_auto (GStrv) groups = NULL;

  g_test_init (&argc, &argv, NULL);
  file = load_positions ();
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL && (i < 8 || !g_getenv ("EDUBBA_BRIEF")); i++)
    {
      g_autofree char *fault = g_strdup_printf ("/tutor/coach/fault/%s", groups[i]);
      g_autofree char *good = g_strdup_printf ("/tutor/coach/good/%s", groups[i]);

      if (g_key_file_has_key (file, groups[i], "Fault", NULL))
        g_test_add_data_func (fault, groups[i], test_fault);
      if (g_key_file_has_key (file, groups[i], "Good", NULL))
        g_test_add_data_func (good, groups[i], test_good);
    }
  g_test_add_func ("/tutor/coach/off", test_off);
  g_test_add_func ("/tutor/coach/revocable", test_revocable);
  g_test_add_func ("/tutor/coach/waiting", test_waiting);
  g_test_add_func ("/tutor/coach/overtaken", test_overtaken);
  g_test_add_func ("/tutor/coach/fairness", test_fairness);
  return g_test_run ();
}
