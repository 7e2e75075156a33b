/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names the player whose turn it is and the action that is due; says how a game ended and by
 * which paragraph of RULES.md 4. A result is spoken of as seen by one seat, or, if nobody looks
 * on, by number.
 */
#include "babel-judge.h"
#include "babel-words-private.h"

/* The reason for a win, judged from the last position. */
typedef enum
{
  EARLY,      /* 4.1: 15 against 9 or less */
  TWENTY,     /* 4.2: 20 in the final phase */
  FALLEN,     /* 4.2: the loser fell to 9 or less in the final phase */
  MORE,       /* 4.3: the higher score with the quarry empty */
  MORE_CARDS, /* 4.3: equal scores, but more nation cards in hand */
} Reason;

/* Formats get the winner's score, the loser's, and the winner's and the loser's numbers. */
static const BabelVoice reasons[] = {
  [EARLY] = {
    /* Translators: the first number is the winner's score, the second the loser's */
    N_ ("You win, %1$u against %2$u: 15 points are enough while the other side has 9 or less."),
    /* Translators: the winner's score first here, too: the opponent's */
    N_ ("Your opponent wins, %1$u against %2$u: 15 points are enough while the other side has 9 or "
        "less."),
    N_ ("Player %3$u wins, %1$u against %2$u: 15 points are enough while the other side has 9 or "
        "less."),
    /* Translators: %3$s: a name in its basic form */
    N_ ("%3$s wins, %1$u against %2$u: 15 points are enough while the other side has 9 or less."),
  },
  [TWENTY] = {
    N_ ("You win, %1$u against %2$u: 20 points win the game."),
    N_ ("Your opponent wins, %1$u against %2$u: 20 points win the game."),
    N_ ("Player %3$u wins, %1$u against %2$u: 20 points win the game."),
    /* Translators: %3$s: a name in its basic form */
    N_ ("%3$s wins, %1$u against %2$u: 20 points win the game."),
  },
  [FALLEN] = {
    N_ ("You win, %1$u against %2$u: your opponent fell to 9 or less in the final phase."),
    N_ ("Your opponent wins, %1$u against %2$u: you fell to 9 or less in the final phase."),
    N_ ("Player %3$u wins, %1$u against %2$u: player %4$u fell to 9 or less in the final phase."),
    /* Translators: %3$s: a name in its basic form */
    N_ ("%3$s wins, %1$u against %2$u: you fell to 9 or less in the final phase."),
    /* Translators: %3$s: a name in its basic form */
    N_ ("You win, %1$u against %2$u: %3$s fell to 9 or less in the final phase."),
    /* Translators: %3$s, %4$s: names in their basic form */
    N_ ("%3$s wins, %1$u against %2$u: %4$s fell to 9 or less in the final phase."),
  },
  [MORE] = {
    N_ ("You win, %1$u against %2$u: the quarry is empty, and the higher score counts."),
    N_ ("Your opponent wins, %1$u against %2$u: the quarry is empty, and the higher score counts."),
    N_ ("Player %3$u wins, %1$u against %2$u: the quarry is empty, and the higher score counts."),
    /* Translators: %3$s: a name in its basic form */
    N_ ("%3$s wins, %1$u against %2$u: the quarry is empty, and the higher score counts."),
  },
  [MORE_CARDS] = {
    N_ ("You win at %1$u to %2$u: the quarry is empty, and you hold more nation cards."),
    N_ ("Your opponent wins at %1$u to %2$u: the quarry is empty, and your opponent holds more "
        "nation cards."),
    N_ ("Player %3$u wins at %1$u to %2$u: the quarry is empty, and player %3$u holds more nation "
        "cards."),
    /* Translators: %3$s: a name in its basic form */
    N_ ("%3$s wins at %1$u to %2$u: the quarry is empty, and %3$s holds more nation cards."),
  },
};

static const BabelVoices choices = {
  /* Translators: a halved hand */
  NN_ ("Choose %1$u card to discard", "Choose %1$u cards to discard"),
  NN_ ("Your opponent has %1$u card to discard", "Your opponent has %1$u cards to discard"),
  NN_ ("Player %2$u, choose %1$u card to discard", "Player %2$u, choose %1$u cards to discard"),
  /* Translators: %2$s: a name in its basic form */
  NN_ ("%2$s has %1$u card to discard", "%2$s has %1$u cards to discard"),
};

static const BabelVoice turns = {
  N_ ("Your turn"),
  N_ ("Your opponent’s turn"),
  N_ ("Player %1$u’s turn"),
  /* Translators: %1$s: a name in its basic form */
  N_ ("%1$s’s turn"),
};

static const BabelVoice turns_with_starter = {
  N_ ("Your turn: build your starter"),
  N_ ("Your opponent’s turn"),
  N_ ("Player %1$u’s turn: build your starter"),
  /* Translators: %1$s: a name in its basic form */
  N_ ("%1$s’s turn"),
  NULL,
  /* Translators: %1$s: a name in its basic form, of one of two people at the screen */
  N_ ("%1$s’s turn: build your starter"),
};

static Reason
get_reason (const BabelTable *table, guint winner)
{
  guint    won = babel_table_get_score (table, winner);
  guint    lost = babel_table_get_score (table, 1 - winner);
  gboolean lasting = table->final && !(table->options & BABEL_OPTION_FINAL15);

  if (won >= 15 && lost <= 9 && !lasting)
    return EARLY;
  if (won >= 20)
    return TWENTY;
  if (lasting && lost <= 9)
    return FALLEN;
  return won > lost ? MORE : MORE_CARDS;
}

char *
babel_words_prompt (const GameState   *state,
                    guint              viewer,
                    GameAddress        address,
                    const char *const *names)
{
  const BabelListener listener = { viewer, address, names };
  const BabelTable   *table = &babel_state (state)->table;
  guint               seat = babel_table_get_seat (table);

  g_return_val_if_fail (viewer < 2, g_strdup (""));

  if (seat == GAME_NOBODY)
    return g_strdup (_ ("The game is over"));
  if (table->owed > 0)
    return BABEL_SAY_COUNTED (&listener, seat, choices, table->owed, (guint) table->owed);
  if (babel_table_owes_starter (table))
    return babel_words_say (&listener, seat, &turns_with_starter);
  return babel_words_say (&listener, seat, &turns);
}

char *
babel_words_result (const GameState   *state,
                    guint              viewer,
                    GameAddress        address,
                    const char *const *names)
{
  const BabelListener listener = { viewer, address, names };
  const BabelTable   *table = &babel_state (state)->table;
  guint               winner = table->result == BABEL_WON_BY_2 ? 1 : 0;
  guint               scores[2];

  g_return_val_if_fail (viewer < 2, g_strdup (""));

  for (guint seat = 0; seat < 2; seat++)
    scores[seat] = babel_table_get_score (table, seat);
  if (table->result == BABEL_PLAYING)
    /* Translators: player 1's score, then player 2's */
    return g_strdup_printf (_ ("The game is not finished: %1$u to %2$u."), scores[0], scores[1]);
  if (table->result == BABEL_DRAWN)
    return g_strdup_printf (_ ("A draw at %u all: the quarry is empty, and both hold the same "
                               "number of nation cards."),
                            scores[0]);
  return BABEL_SAY (&listener, winner, reasons[get_reason (table, winner)], scores[winner],
                    scores[1 - winner]);
}

/* Each land gives as many points as the top level of the temple there. */
char *
babel_words_share (
  const GameState *const *states, guint n, guint seat, guint i, gint *points)
{
  const BabelTable *table;

  g_return_val_if_fail (n > 0, NULL);
  g_return_val_if_fail (seat < 2, NULL);

  if (i >= BABEL_N_NATIONS)
    return NULL;
  table = &babel_state (states[n - 1])->table;
  *points = (gint) babel_table_get_top (table, seat, i);
  return g_strdup (babel_words_get_land (i, BABEL_LAND_NAME));
}
