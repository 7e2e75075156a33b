/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of words: title, options and headings here, sentences in the files beside it.
 * Parts of the board have no names in lists yet.
 */
#include "bunny-words.h"

#include <glib/gi18n-lib.h>

#include "bunny-action.h"
#include "bunny-rules.h"
#include "bunny-table.h"
#include "game-player.h"

static const char *const option_titles[BUNNY_N_OPTIONS] = {
  N_ ("New lands"),
  N_ ("Towers anywhere"),
  N_ ("Only standing camps count"),
  N_ ("Conqueror also pays when tied"),
  N_ ("Two treasurers count four times"),
  N_ ("Second place alone"),
};

static const char *const option_texts[BUNNY_N_OPTIONS] = {
  N_ ("The game is played on another board."),
  N_ ("A sky tower may connect any two free cells of yours, even within one fief."),
  N_ ("The scroll for camps counts your camps on the board, not all you played."),
  N_ ("The scroll for the most cells also counts for a player who has as many as another."),
  N_ ("With two treasurers the treasures are worth four times as much, not three times."),
  N_ ("The scroll for second place counts only for a player who is second alone."),
};

typedef struct
{
  const char *title;
  const char *note;
} Level;

static const Level levels[GAME_N_LEVELS] = {
  /* Translators: a strength of the computer, the weakest of seven: a mole who has never played */
  { N_ ("Mole"), N_ ("Plays for the first time: sees two choices, and takes one.") },
  /* Translators: the second of seven strengths: a boy who serves at court */
  { N_ ("Page"), N_ ("Takes what catches the eye, and looks twice only when behind.") },
  /* Translators: the third of seven strengths: a young rabbit */
  { N_ ("Little Bunny"),
    N_ ("Knows all the rules, takes what looks good, and is often mistaken.") },
  /* Translators: the fourth of seven strengths: a servant of a knight */
  { N_ ("Squire"), N_ ("Takes what brings most carrots at once, and plans nothing.") },
  /* Translators: the fifth of seven strengths */
  { N_ ("Knight"), N_ ("Compares a few choices by how the game could go on.") },
  /* Translators: the sixth of seven strengths */
  { N_ ("Duke"), N_ ("Compares many choices by how the game could go on.") },
  /* Translators: the strongest of seven */
  { N_ ("Queen of Rabbits"), N_ ("Plays hundreds of games in her head for each choice.") },
};

static const char *const headings[BUNNY_N_PARAGRAPHS] = {
  [BUNNY_PARAGRAPH_BOARD] = N_ ("The board"),
  [BUNNY_PARAGRAPH_CARDS] = N_ ("The cards"),
  [BUNNY_PARAGRAPH_SETUP] = N_ ("Before the game"),
  [BUNNY_PARAGRAPH_DEAL] = N_ ("The deal"),
  [BUNNY_PARAGRAPH_PHASES] = N_ ("Three phases"),
  [BUNNY_PARAGRAPH_CHOOSE] = N_ ("Choosing two cards"),
  [BUNNY_PARAGRAPH_PASSING] = N_ ("Passing the hands on"),
  [BUNNY_PARAGRAPH_PLAY] = N_ ("Playing the cards"),
  [BUNNY_PARAGRAPH_TERRITORY] = N_ ("Territories"),
  [BUNNY_PARAGRAPH_BUILDING] = N_ ("Buildings"),
  [BUNNY_PARAGRAPH_SCROLL] = N_ ("Scrolls face down"),
  [BUNNY_PARAGRAPH_PROVISIONS] = N_ ("Provisions are played at once"),
  [BUNNY_PARAGRAPH_TWO_SEATS] = N_ ("Exploring with two players"),
  [BUNNY_PARAGRAPH_BUILDING_TURN] = N_ ("The building turn"),
  [BUNNY_PARAGRAPH_WHERE] = N_ ("Where to build"),
  [BUNNY_PARAGRAPH_TERRAIN] = N_ ("Which land a building needs"),
  [BUNNY_PARAGRAPH_TOWER] = N_ ("Sky towers"),
  [BUNNY_PARAGRAPH_CAMP] = N_ ("Camps"),
  [BUNNY_PARAGRAPH_FIEF] = N_ ("Fiefs"),
  [BUNNY_PARAGRAPH_POST] = N_ ("Trading posts"),
  [BUNNY_PARAGRAPH_CARROTS] = N_ ("Golden carrots"),
  [BUNNY_PARAGRAPH_REVEAL] = N_ ("Turning the scrolls up"),
  [BUNNY_PARAGRAPH_COPY] = N_ ("Copying scrolls"),
  [BUNNY_PARAGRAPH_SCROLLS] = N_ ("What scrolls are worth"),
  [BUNNY_PARAGRAPH_WINNER] = N_ ("Who wins"),
};

static char *
title (void)
{
  /* Translators: the name of the game */
  return g_strdup (_ ("Bunny Kingdom"));
}

static char *
option_title (guint option)
{
  g_return_val_if_fail (option < BUNNY_N_OPTIONS, g_strdup (""));

  return g_strdup (_ (option_titles[option]));
}

static char *
option_text (guint option)
{
  g_return_val_if_fail (option < BUNNY_N_OPTIONS, g_strdup (""));

  return g_strdup (_ (option_texts[option]));
}

static char *
level_title (guint level)
{
  g_return_val_if_fail (level < GAME_N_LEVELS, g_strdup (""));

  return g_strdup (_ (levels[level].title));
}

static char *
level_note (guint level)
{
  g_return_val_if_fail (level < GAME_N_LEVELS, g_strdup (""));

  return g_strdup (_ (levels[level].note));
}

static char *
paragraph (guint i)
{
  g_return_val_if_fail (i < BUNNY_N_PARAGRAPHS, g_strdup (""));

  /* Translators: %1$s: the number of a paragraph of the rules, "2.5.1"; %2$s: its heading */
  return g_strdup_printf (C_ ("paragraph of the rules", "%1$s %2$s"),
                          bunny_rules.paragraphs[i].number, _ (headings[i]));
}

const GameWords bunny_words = {
  .title = title,
  .action = bunny_words_action,
  .preview = bunny_words_preview,
  .report = bunny_words_report,
  .refusal = bunny_words_refusal,
  .hint = bunny_words_hint,
  .hint_part = bunny_words_hint_part,
  .reason = bunny_words_reason,
  .reason_part = bunny_words_reason_part,
  .cost = bunny_words_cost,
  .advice = bunny_words_advice,
  .prompt = bunny_words_prompt,
  .moment = bunny_words_moment,
  .remaining = bunny_words_remaining,
  .result = bunny_words_result,
  .share = bunny_words_share,
  .piece = bunny_words_piece,
  .position = bunny_words_position,
  .part = bunny_words_part,
  .level_title = level_title,
  .level_note = level_note,
  .option_title = option_title,
  .option_text = option_text,
  .paragraph = paragraph,
};
