/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The edits: each part of positions as they come up in games can be named and changed, the result
 * is a position or has a reason why not, and each edit has the effect that it names.
 */
#include <string.h>

#include "fixed.h"
#include "babel-edits.h"
#include "babel-state.h"
#include "game-playout.h"
#include "game-state.h"
#include "words-fixture.h"

#define N_GAMES 30

/* A position somewhere in a random game, perhaps as one seat sees it. */
static GameState *
draw_position (void)
{
  GameState *state = game_state_new (&babel_rules);
  guint64    rng = (guint64) g_test_rand_int ();
  GameAction actions[200];
  guint64    n = (guint64) g_test_rand_int_range (0, 200);

  babel_rules.deal (state, 2, (guint32) g_test_rand_int_range (0, 8), rng);
  game_playout (&babel_rules, state, &rng, n, actions);
  if (g_test_rand_bit ())
    {
      g_autofree GameState *whole = state;

      state = game_state_new (&babel_rules);
      babel_rules.observe (whole, (guint) g_test_rand_int_range (0, 2), state);
    }
  return state;
}

static void
check_text (const char *text)
{
  g_autofree GameState *after = game_state_new (&babel_rules);
  g_autoptr (GError) error = NULL;

  if (!babel_rules.parse_position (text, after, &error))
    {
      g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
      fixture_assert_sentence (error->message);
    }
}

static void
check_part (const GameState *state, const char *part)
{
  g_autofree char *title = babel_edits.title (part);
  g_autofree char *found = babel_edits.find (part);
  g_autoptr (GPtrArray) edits = babel_edits.list (state, part);

  g_assert_nonnull (title);
  g_assert_true (g_ascii_isupper (*title));
  g_assert_cmpstr (found, ==, part);
  g_assert_cmpuint (edits->len, >, 0);
  for (guint i = 0; i < edits->len; i++)
    {
      const GameEdit  *edit = g_ptr_array_index (edits, i);
      g_autofree char *text = babel_edits.apply (state, part, edit->id);

      g_assert_true (*edit->group && *edit->title);
      check_text (text);
    }
}

static void
test_random (void)
{
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autofree GameState *state = draw_position ();

      for (const char *const *part = babel_edits.parts; *part; part++)
        check_part (state, *part);
    }
}

/* Mirroring twice restores a position, but for the hidden cards that an edit leaves open. */
static void
test_mirror (void)
{
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autofree GameState *state = draw_position ();
      g_autofree GameState *once = game_state_new (&babel_rules);
      g_autofree GameState *twice = game_state_new (&babel_rules);
      g_autofree char      *mirrored = babel_edits.mirror (state);
      g_autofree char      *back = NULL;
      g_autofree char      *again = NULL;

      g_assert_true (babel_rules.parse_position (mirrored, once, NULL));
      back = babel_edits.mirror (once);
      g_assert_true (babel_rules.parse_position (back, twice, NULL));
      again = babel_edits.mirror (twice);
      g_assert_cmpstr (again, ==, mirrored);
      g_assert_cmpuint (babel_rules.mover (twice), ==, babel_rules.mover (state));
    }
}

static void
test_rows (void)
{
  static const struct
  {
    const char *before;
    const char *part;
    const char *id;
    const char *after;
  } rows[] = {
    { "babel/1 H:AA|", "colonnade:me:H", "+P", "babel/1 A:| H:AAP| M:| P:| S:|" },
    { "babel/1 H:AA|M/1", "colonnade:opp:H", "clear", "babel/1 A:| H:AA|/1 M:| P:| S:|" },
    { "babel/1 H:AAP|", "colonnade:me:H", "-", "babel/1 A:| H:AA| M:| P:| S:|" },
    { "babel/1 H:|/13", "temple:opp:H", "=2", "babel/1 A:| H:|/123 M:| P:| S:|" },
    { "babel/1 H:|/13", "temple:opp:H", "=3", "babel/1 A:| H:|/1 M:| P:| S:|" },
    { "babel/1 hands=AP|", "hand:me", "+H", "babel/1 A:| H:| M:| P:| S:| hands=AHP|" },
    { "babel/1 hands=AP|", "hand:me", "clear", "babel/1 A:| H:| M:| P:| S:|" },
    { "babel/1 hands=|?", "hand:opp", "+?", "babel/1 A:| H:| M:| P:| S:| hands=|??" },
    { "babel/1 hands=A|? move=2", "hand:me", "-?",
      "babel/1 A:| H:| M:| P:| S:| hands=A| move=2" },
    { "babel/1 stores=5|", "store:me", "+3", "babel/1 A:| H:| M:| P:| S:| stores=53|" },
    { "babel/1", "starter:opp", "=1", "babel/1 A:| H:| M:| P:| S:| starters=01" },
    { "babel/1 pawns=HQ", "pawn:opp", "@S", "babel/1 A:| H:| M:| P:| S:| pawns=HS" },
    { "babel/1 pawns=HQ", "pawn:me", "@Q", "babel/1 A:| H:| M:| P:| S:|" },
    { "babel/1 quarry=5? known=1", "quarry", "+2",
      "babel/1 A:| H:| M:| P:| S:| quarry=25? known=2" },
    { "babel/1 quarry=5? known=1", "quarry", "-", "babel/1 A:| H:| M:| P:| S:|" },
    { "babel/1 discard=AP", "discards", "-A", "babel/1 A:| H:| M:| P:| S:| discard=P" },
    { "babel/1", "turn", "move2", "babel/1 A:| H:| M:| P:| S:| move=2" },
    { "babel/1 migrated=1", "turn", "migrated", "babel/1 A:| H:| M:| P:| S:|" },
    { "babel/1 rules=final15", "turn", "hands35",
      "babel/1 A:| H:| M:| P:| S:| rules=hands35,final15" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree GameState *state = fixture_partial (rows[i].before);
      g_autofree GameState *after = NULL;
      g_autofree char      *text = babel_edits.apply (state, rows[i].part, rows[i].id);
      g_autofree char      *canonical = NULL;

      after = fixture_partial (text);
      canonical = game_position_print (&babel_rules, after);
      g_assert_cmpstr (canonical, ==, rows[i].after);
    }
}

/* Twelve of a nation are all there are. */
static void
test_thirteen (void)
{
  g_autofree GameState *state = fixture_partial ("babel/1 H:PPPPPPPPPPPP|");
  g_autofree GameState *after = game_state_new (&babel_rules);
  g_autofree char      *text = babel_edits.apply (state, "hand:me", "+P");
  g_autoptr (GError) error = NULL;

  g_assert_false (babel_rules.parse_position (text, after, &error));
  g_assert_nonnull (strstr (error->message, "card number 13 of nation P; there are 12"));
}

/* A press on the board leads to a part of the list, or nowhere. */
static void
test_find (void)
{
  static const char *const rows[][2] = {
    { "run:me:H:1", "colonnade:me:H" },
    { "card:A", "hand:me" },
    { "land:H", "pawn:me" },
    { "end", "turn" },
    { "hand:opp", "hand:opp" },
    { "score:me", NULL },
    { "nonsense", NULL },
    { "", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *found = babel_edits.find (rows[i][0]);

      g_assert_cmpstr (found, ==, rows[i][1]);
    }
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/babel/edits/random", test_random);
  g_test_add_func ("/babel/edits/mirror", test_mirror);
  g_test_add_func ("/babel/edits/rows", test_rows);
  g_test_add_func ("/babel/edits/thirteen", test_thirteen);
  g_test_add_func ("/babel/edits/find", test_find);
  return g_test_run ();
}
