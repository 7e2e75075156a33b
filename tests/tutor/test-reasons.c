/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every sentence that a coach, or a hint in play, can say is said here, and each is true: turns
 * of any kind are judged, and lines found, in all positions of coach.positions, and each reason
 * is carried out by the rules (coach-evidence.c). A kind of reason that does not come up fails
 * the test.
 */
#include "../fixed.h"
#include "babel-critic.h"
#include "babel-reason.h"
#include "babel-state.h"
#include "coach-evidence.h"
#include "edubba-coach-private.h"
#include "game-rng.h"
#include "game-state.h"
#include "model-fixture.h"
#include "stamp.h"

/* The budget of the search for a best line: any line will do that is not bad. */
#define NODES 12000

/* The number of reasons of a kind that are carried out; the rest is only counted. */
#define ENOUGH 6

/* Turns tried in a position. */
#define TURNS 3

static void
observe (const GameState *base, GameState *seen)
{
  babel_rules.observe (base, babel_rules.seat (base), seen);
}

/* Judges a turn, and checks the advice unless its kinds of reason have all been checked often. */
static void
try_turn (const GameState *base, const GameLine *best, const char *turn, guint *counts)
{
  g_autofree GameState *seen = game_state_new (&babel_rules);
  GameLine              played = coach_evidence_read_line (turn);
  GameCritique          critique;
  gboolean              is_new = FALSE;
  g_autoptr (EdubbaSeats) seats = edubba_seats_new (2);
  EdubbaSaid *said;

  observe (base, seen);
  g_assert_true (
    babel_critic.judge (&babel_rules, seen, best, &played, 1, 0, NULL, &critique));
  for (guint i = 0; i < critique.n_reasons; i++)
    is_new = counts[critique.reasons[i].kind]++ < ENOUGH || is_new;
  if (!is_new)
    return;
  said = edubba_said_new (fixture_get_game (), seen, &played, &critique,
                          EDUBBA_JUDGEMENT_MISTAKE, TRUE, seats);
  coach_evidence_check (base, &played, &said->advice);
  edubba_said_free (said);
}

/* Checks the first sentence of a hint towards the best line; FALSE if there is none. */
static gboolean
try_aim (const GameState *base, GameLine *best, guint *counts)
{
  g_autofree GameState *seen = game_state_new (&babel_rules);
  GameReason            aim;

  observe (base, seen);
  if (!babel_critic.find (&babel_rules, seen, 1, NODES, NULL, best))
    return FALSE;
  if (babel_critic.aim (&babel_rules, seen, best, 1, &aim) && counts[aim.kind]++ < ENOUGH)
    coach_evidence_check_aim (base, best, &aim);
  return TRUE;
}

/* Tries turns in a position, and hints in those they lead to. */
static void
try_position (const GameState *base, guint64 rng, guint *counts)
{
  GameLine best, next_best;

  if (!try_aim (base, &best, counts))
    return;
  for (guint i = 0; i < TURNS; i++)
    {
      g_autofree GameState *next = game_state_dup (&babel_rules, base);
      g_autofree char      *turn = coach_evidence_dup_random_turn (base, game_rng_next (&rng));
      GameLine              line = coach_evidence_read_line (turn);

      try_turn (base, &best, turn, counts);
      coach_evidence_play (next, &line, TRUE);
      if (babel_rules.seat (next) != GAME_NOBODY)
        try_aim (next, &next_best, counts);
    }
}

/* Hands that are halved: with a run, which it is better to keep; with two; with none. */
static void
try_halved (guint *counts)
{
  GameLine others = coach_evidence_read_line ("discard:H discard:M discard:P");

  static const char *const hands[] = { "AAAHMP", "AAAHHHM", "AHMPS" };

  for (guint i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      g_autofree char *text =
        g_strdup_printf ("babel/1 A:AAA| H:|HHHHHHAA/12345 M:P/1|MMMMM/12345 P:/123|PPPPP/12345 "
                         "S:SSSSSS/123456| pawns=AQ hands=A|%s turn=31",
                         hands[i]);
      g_autofree GameState *base = coach_evidence_parse (text);
      GameLine              halving = coach_evidence_read_line ("halve:A");

      babel_rules.apply (base, halving.actions[0], NULL);
      if (i == 0)
        try_turn (base, &others, "discard:A discard:A discard:A", counts);
      try_position (base, i, counts);
    }
}

/* Early in a game, with nothing to be built and nothing to be taken. */
static void
try_early (guint *counts)
{
  g_autofree GameState *base =
    coach_evidence_parse ("babel/1 A:H/1| H:|A pawns=AH hands=AHMPS|????? turn=3");

  try_position (base, 0, counts);
}

static void
test_reasons (gconstpointer data)
{
  g_autoptr (GKeyFile) file = coach_evidence_load ();
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);
  guint counts[BABEL_N_REASONS] = { 0 };

  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_autofree char      *text = g_key_file_get_string (file, groups[i], "Position", NULL);
      g_autofree GameState *base = coach_evidence_parse (text);

      try_position (base, i, counts);
    }
  try_halved (counts);
  try_early (counts);
  for (guint kind = BABEL_REASON_NONE + 1; kind < BABEL_N_REASONS; kind++)
    {
      g_test_message ("reason %u came up %u times", kind, counts[kind]);
      g_assert_cmpuint (counts[kind], >, 0);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  stamp_init ("tutor-reasons", coach_evidence_sources);
  if (!g_getenv ("EDUBBA_BRIEF"))
    stamp_add_case ("/tutor/reasons", NULL, test_reasons);
  return stamp_run ();
}
