/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Judges actions by RULES.md 2, in the order in which NOTATION.md 4 lists the refusals: every
 * sentence that begins with "only if" or "you need" is one line here.
 */
#include "naive-cards.h"

static const char *
judge_travel (const NaiveBabel *game, char nation)
{
  if (naive_cards_find (&game->hand[game->mover], nation) < 0)
    return "no-such-card";
  if (game->pawn[game->mover] == naive_land_of (nation))
    return "already-there";
  return "legal";
}

static const char *
judge_settle (const NaiveBabel *game, char nation)
{
  if (game->pawn[game->mover] == NAIVE_NOWHERE)
    return "at-quarry";
  if (naive_cards_find (&game->hand[game->mover], nation) < 0)
    return "no-such-card";
  return "legal";
}

/* 2.3 with step 1, 2.5.5 with step 2: a level on the mover's site, `step` above the top there. */
static const char *
judge_level (const NaiveBabel *game, int level, int step)
{
  int me = game->mover;
  int land = game->pawn[me];

  if (level != naive_temple_top (&game->temple[me][land]) + step)
    return "level-order";
  if (game->colonnade[me][land].n < level)
    return "few-settlers";
  return "legal";
}

static const char *
judge_from_store (const NaiveBabel *game, const NaiveSentence *sentence, int step)
{
  int               player = naive_sentence_names (sentence, "own") ? game->mover : 1 - game->mover;
  const NaiveCards *store = &game->store[player];

  if (store->n == 0)
    return "store-empty";
  return judge_level (game, naive_cards_last (store) - '0', step);
}

static const char *
judge_build (const NaiveBabel *game, const NaiveSentence *sentence)
{
  if (game->pawn[game->mover] == NAIVE_NOWHERE)
    return "at-quarry";
  if (naive_sentence_names (sentence, "start"))
    return game->starter[game->mover] ? judge_level (game, 1, 1) : "starter-spent";
  return judge_from_store (game, sentence, 1);
}

static const char *
judge_migrate (const NaiveBabel *game, const NaiveSentence *sentence)
{
  if (game->migrated)
    return "already-migrated";
  if (sentence->operand[0] == sentence->operand[2])
    return "same-land";
  if (game->colonnade[game->mover][naive_land_of (sentence->operand[0])].n < 3)
    return "short-colonnade";
  return "legal";
}

static const char *
judge_steal (const NaiveBabel *game)
{
  int me = game->mover;
  int land = game->pawn[me];
  int prize = naive_temple_top (&game->temple[1 - me][land]);

  if (prize == 0)
    return "no-temple";
  if (prize <= naive_temple_top (&game->temple[me][land]))
    return "not-higher";
  if (game->colonnade[me][land].n < prize)
    return "few-settlers";
  return "legal";
}

static const char *
judge_expel (const NaiveBabel *game, char nation)
{
  int land = game->pawn[game->mover];

  if (naive_cards_find (&game->colonnade[1 - game->mover][land], nation) < 0)
    return "nation-absent";
  return "legal";
}

/* 2.5.6: the side that does not move gives up a card. */
static const char *
judge_discard (const NaiveBabel *game, char nation)
{
  if (naive_cards_find (&game->hand[1 - game->mover], nation) < 0)
    return "no-such-card";
  return "legal";
}

static const char *
judge_ability (const NaiveBabel *game, const NaiveSentence *sentence)
{
  int me = game->mover;
  int land = game->pawn[me];
  int runs;

  if (land == NAIVE_NOWHERE)
    return "at-quarry";
  runs = naive_cards_count_runs (&game->colonnade[me][land], naive_sentence_get_payer (sentence));
  if (runs == 0)
    return "no-run";
  if (runs > 1 && sentence->run == 0)
    return "which-run";
  if (sentence->run > runs || (sentence->run != 0 && runs == 1))
    return "no-such-run";
  if (naive_sentence_says (sentence, "raze"))
    return game->temple[1 - me][land].n == 0 ? "no-temple" : "legal";
  if (naive_sentence_says (sentence, "steal"))
    return judge_steal (game);
  if (naive_sentence_says (sentence, "expel"))
    return judge_expel (game, sentence->operand[0]);
  if (naive_sentence_says (sentence, "win-over"))
    return game->colonnade[1 - me][land].n == 0 ? "no-settlers" : "legal";
  if (naive_sentence_says (sentence, "skip"))
    return judge_from_store (game, sentence, 2);
  return game->hand[1 - me].n < 2 ? "small-hand" : "legal";
}

/* 2.3, the duty: whether the starter could still be built in this land this turn. */
static gboolean
could_start_in (const NaiveBabel *game, int land)
{
  int      me = game->mover;
  gboolean there = game->pawn[me] == land;
  int      cards = game->hand[me].n - (there ? 0 : 1);

  if (game->temple[me][land].n > 0)
    return FALSE;
  if (!there && naive_cards_find (&game->hand[me], NAIVE_LETTERS[land]) < 0)
    return FALSE;
  if (game->colonnade[me][land].n > 0 || cards >= 1)
    return TRUE;
  for (int other = 0; other < NAIVE_N_LANDS; other++)
    if (!game->migrated && other != land && game->colonnade[me][other].n >= 3)
      return TRUE;
  return FALSE;
}

static const char *
judge_end (const NaiveBabel *game)
{
  if (game->starter[game->mover])
    for (int land = 0; land < NAIVE_N_LANDS; land++)
      if (could_start_in (game, land))
        return "starter-unbuilt";
  return "legal";
}

const char *
naive_babel_judge (const NaiveBabel *game, const char *action)
{
  NaiveSentence sentence = naive_sentence_read (action);

  if (game->result != 0)
    return "game-over";
  if (game->owed > 0 && !naive_sentence_says (&sentence, "discard"))
    return "discard-owed";
  if (game->owed == 0 && naive_sentence_says (&sentence, "discard"))
    return "nothing-owed";
  if (naive_sentence_says (&sentence, "discard"))
    return judge_discard (game, sentence.operand[0]);
  if (naive_sentence_says (&sentence, "travel"))
    return judge_travel (game, sentence.operand[0]);
  if (naive_sentence_says (&sentence, "settle"))
    return judge_settle (game, sentence.operand[0]);
  if (naive_sentence_says (&sentence, "build"))
    return judge_build (game, &sentence);
  if (naive_sentence_says (&sentence, "migrate"))
    return judge_migrate (game, &sentence);
  if (naive_sentence_says (&sentence, "end"))
    return judge_end (game);
  return judge_ability (game, &sentence);
}
