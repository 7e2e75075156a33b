/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Position texts (NOTATION.md 2): what is refused, with the column at which the wrong field begins,
 * or column 1 for the whole; what is read in another order; views, covers and damaged texts.
 */
#include "fixed.h"
#include "game-state.h"
#include "meso-rules.h"
#include "position-texts.h"

/* The ring of first lands. */
#define RING "meso/1 I8:v J8:p H9:f I9:t J9:p H10:q I10:v" /* 43 characters */

static const PositionFault faults[] = {
  /* Fields. */
  { "", 1 },
  { "meso/2", 1 },
  { "meso/1 ", 8 },
  { "meso/1  I9:t", 8 },
  { RING " turns=1", 45 },
  { RING " turn", 45 },
  { RING " turn=1 turn=1", 52 },
  { RING " I9:t", 45 },
  { RING " R9:p", 45 },
  { RING " A1:p", 45 },
  { RING " J08:p", 45 },
  { RING " seats=5 K8:x rubbish", 58 }, /* what is no field comes first */
  { "meso/1 I9:x seats=5", 13 },        /* then the seats */
  { "meso/1 moves=99 I9:x", 17 },       /* then the lands */
  { RING " shown=x moves=15", 53 },     /* then the order of the table */
  /* Lands. */
  { RING " K8:", 45 },
  { RING " K8:pp", 45 },
  { RING " K8:p,", 45 },
  { RING " K8:p,w0", 45 },
  { RING " K8:p,w01", 45 },
  { RING " K8:p,s1,w1", 45 },
  { RING " K8:p,w1,w1", 45 },
  { RING " K8:p,h1,o1", 45 },
  { RING " K8:p,h1,h0", 45 },
  { RING " K8:p,h1b,h1a", 45 },
  { RING " K8:p,h0a", 45 },
  { RING " K8:p,h3", 45 },
  { RING " K8:p,o3", 45 },
  { RING " K8:p,3e", 45 },
  { RING " K8:p,1", 45 },
  { RING " K8:p,1we", 45 },
  { RING " K8:p,2e,1e", 45 },
  { RING " K8:p,1e,1e", 45 },
  { RING " K8:p,1e,w1", 45 },
  /* Values. */
  { RING " seats=1", 45 },
  { RING " rules=once,card-start", 45 },
  { RING " rules=rounds=20", 45 },
  { RING " mana=0/3", 45 },
  { RING " mana=0/3|0", 45 },
  { RING " mana=", 45 },
  { RING " tokens=3|", 45 },
  { RING " tokens=24672|", 45 },
  { RING " hands=MB|", 45 },
  { RING " hands=?B|", 45 },
  { RING " deck=?B", 45 },
  { RING " land=t?", 45 },
  { RING " discard=MB", 45 },
  { RING " turn=0", 45 },
  { RING " move=3", 45 },
  { RING " moves=15", 45 },
  { RING " found=4", 45 },
  { RING " acted=twins", 45 },
  { RING " acted=birth born=J9,J8", 57 },
  { RING " fresh=ba", 45 },
  { RING " fresh=aa", 45 },
  { RING " priests=4", 45 },
  { RING " due=", 45 },
  { RING " due=lay", 45 },
  { RING " due=lay:J8e-K8", 45 },
  { RING " due=take:J8-K8", 45 },
  { RING " shown=fp", 45 },
  { RING " result=1", 45 },
  { RING " result=13", 45 },
  { RING " rng=0123456789ABCDEF", 45 },
  { RING " rng=123", 45 },
  /* The whole. */
  { "meso/1", 1 },
  { RING " K8:t", 1 },
  { RING " K8:f K7:f L8:f L7:f M7:f M6:f", 1 },
  { RING " L7:p", 1 },
  { RING " K9:v L9:p", 1 },
  { RING " A9:v", 1 },
  { RING " K8:f,h1", 1 },
  { RING " K8:p,o1,h1", 1 },
  { RING " K8:p,h1,h1,h1", 1 },
  { "meso/1 I8:v J8:p H9:f I9:t,1w J9:p H10:q I10:v", 1 },
  { "meso/1 I8:v,1e J8:p H9:f I9:t J9:p H10:q I10:v", 1 },
  { "meso/1 I8:v J8:p H9:f I9:t,w1 J9:p H10:q I10:v", 1 },
  { RING " K8:p,2E", 1 },
  { RING " K8:p,w21", 1 },
  { RING " K8:p,1eeeeeeeee", 1 },
  { RING " K8:p,h0,h0 K7:p,h0", 1 },
  { RING " seats=4 K8:p,h0", 1 },
  { RING " K8:p,1a", 1 },
  { RING " K8:p,1aa tokens=2|", 1 },
  { RING " K8:p,1ab tokens=22|", 1 },
  { RING " tokens=?|", 1 },
  { RING " tokens=2467|2467", 1 },
  { RING " mana=4/3|0/3", 1 },
  { RING " mana=0/9|0/3", 1 },
  { RING " mana=0/2|0/3", 1 },
  { RING " hands=BBB|", 1 },
  { RING " hands=P|P discard=P", 1 },
  { RING " deck=", 1 },
  { RING " land=p", 1 },
  { RING " fresh=a", 1 },
  { RING " acted=hut born=J8", 1 },
  { RING " acted=birth born=H9", 1 },
  { RING " acted=birth born=J8,J8,J8,J8,J8,J8,J8", 1 },
  { RING " due=volcano:J8e-K8", 1 },
  { RING " K8:p,1e due=volcano:K8e-J8", 1 },
  { RING " K8:p,1e due=volcano:K8e-L9", 1 },
  { RING " K8:p,1e due=volcano:K8e-L7 found=3", 1 },
  { RING " K8:p,1e due=volcano:K8e-L7 acted=hut", 1 },
  { RING " K8:p,1e due=take:K8e-L7", 1 },
  { RING " shown=p", 1 },
  { RING " due=seed:H9", 1 },
  { RING " due=lay:J8 acted=hut", 1 },
  { RING " K8:p,h1 due=lay:K8", 1 },
  { RING " K8:p,h1 due=lay:K8 acted=hut turn=201", 1 },
  /* The result. */
  { RING " result=11", 45 },
  { RING " turn=201 result=12", 54 },
};

static const PositionReading readings[] = {
  { RING, NULL },
  { RING " seats=4 rules=card-start,once,open-plain,rounds=60", NULL },
  { "meso/1 J9:p J8:p moves=5 I10:v H10:q I9:t seats=2 H9:f I8:v", RING },
  { RING " rules= deck=? land=? discard= turn=1 move=1 moves=5 found=0 acted= born= fresh= "
         "priests=0 shown= mana=0/3|0/3 tokens=| hands=| rng=0123456789abcdef",
    RING },
  { RING " turn=201", RING " turn=201 result=11" },
  { "meso/1 I9:t seats=4", NULL },
  { RING " K8:p,w1,s2,h0,h1a,1ewsEWSb,2a tokens=4?|2 hands=BM?|?? deck=TE? land=vq? discard=BP "
         "turn=9 moves=0 acted=birth born=J8,K8,K8 fresh=b priests=2",
    "meso/1 I8:v J8:p K8:p,w1,s2,h0,h1a,1ewsEWSb,2a H9:f I9:t J9:p H10:q I10:v tokens=4?|2 "
    "hands=BM?|?? deck=TE? land=vq? discard=BP turn=9 moves=0 acted=birth born=J8,K8,K8 fresh=b "
    "priests=2" },
};

/* So many cards that a byte cannot count them are not none. */
static void
test_many (void)
{
  g_autofree GameState *state = game_state_new (&meso_rules);
  g_autofree char      *cards = g_strnfill (256, 'B');
  g_autofree char      *text = g_strconcat (RING " hands=", cards, "|", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (meso_rules.parse_position (text, state, &error));
}

/* A view covered for two at one screen hides the viewer's own hand and values, too. */
static void
test_cover (void)
{
  g_autofree GameState *state = game_position_parse_full (
    &meso_rules, RING " K8:p,h1b,1a tokens=247| hands=BM|T", 0, NULL);
  g_autofree GameState *seen = game_state_new (&meso_rules);
  g_autofree char      *text = NULL;

  meso_rules.observe (state, 0, seen);
  meso_rules.cover (seen);
  text = game_position_print (&meso_rules, seen);
  g_assert_cmpstr (text, ==,
                   "meso/1 I8:v J8:p K8:p,h1b,1a H9:f I9:t J9:p H10:q I10:v tokens=??7| "
                   "hands=??|?");
}

static const PositionTexts texts = { &meso_rules, faults, G_N_ELEMENTS (faults), readings,
                                     G_N_ELEMENTS (readings), 32 };

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  position_texts_add (&texts);
  g_test_add_func ("/meso/position/many", test_many);
  g_test_add_func ("/meso/position/cover", test_cover);
  return g_test_run ();
}
