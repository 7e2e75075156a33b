/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's words as a GameWords table, with the names of the game, its options and its
 * paragraphs.
 */
#include "babel-words-private.h"

/* In the order of RULES.md 5. */
static const char *const option_titles[] = {
  N_ ("Short First Hand"),
  N_ ("Sumerians Take All"),
  N_ ("No Final Phase"),
};

static const char *const option_texts[] = {
  N_ ("Player 1 begins with 3 nation cards, player 2 with 5."),
  N_ ("Sumerians win over every card of the last settler’s nation, not only the row at the end."),
  N_ ("15 points against 9 or less always win, and so do 20 points. Nothing else ends the game "
      "early."),
};

/* A paragraph of RULES.md and its heading. */
typedef struct
{
  const char *id;
  const char *heading;
} Heading;

/* Translators: headings of the paragraphs of the rules. */
static const Heading headings[] = {
  { "setup", N_ ("Material and Setup") },
  { "draw", N_ ("Drawing Nation Cards") },
  { "travel", N_ ("Travel") },
  { "settle", N_ ("Settling") },
  { "build", N_ ("Building a Temple") },
  { "migrate", N_ ("Migration") },
  { "abilities", N_ ("Abilities of the Nations") },
  { "raze", N_ ("Assyrians Raze") },
  { "steal", N_ ("Hittites Steal") },
  { "expel", N_ ("Medes Expel") },
  { "win-over", N_ ("Sumerians Win Over") },
  { "skip", N_ ("Persians Skip a Level") },
  { "halve", N_ ("Any Nation Halves a Hand") },
  { "reveal", N_ ("Revealing Temple Cards") },
  { "game-end", N_ ("End of the Game") },
  { "early-win", N_ ("An Early Win") },
  { "final-phase", N_ ("The Final Phase") },
  { "empty-quarry", N_ ("The Last Temple Card") },
  { "options", N_ ("Options") },
};

static char *
title (void)
{
  /* Translators: the name of the board game */
  return g_strdup (C_ ("game", "Babel"));
}

static char *
option_title (guint option)
{
  g_return_val_if_fail (option < G_N_ELEMENTS (option_titles), g_strdup (""));

  return g_strdup (_ (option_titles[option]));
}

static char *
option_text (guint option)
{
  g_return_val_if_fail (option < G_N_ELEMENTS (option_texts), g_strdup (""));

  return g_strdup (_ (option_texts[option]));
}

static char *
paragraph (guint i)
{
  const GameParagraph *asked;

  g_return_val_if_fail (i < babel_rules.n_paragraphs, g_strdup (""));

  asked = &babel_rules.paragraphs[i];
  for (guint h = 0; h < G_N_ELEMENTS (headings); h++)
    if (g_str_equal (headings[h].id, asked->id))
      /* Translators: %1$s: the number of a paragraph of the rules, "2.5.1"; %2$s: its heading */
      return g_strdup_printf (C_ ("paragraph of the rules", "%1$s %2$s"), asked->number,
                              _ (headings[h].heading));
  g_return_val_if_reached (g_strdup (asked->number));
}

const GameWords babel_words = {
  .title = title,
  .action = babel_words_action,
  .report = babel_words_report,
  .refusal = babel_words_refusal,
  .hint = babel_words_hint,
  .hint_part = babel_words_hint_part,
  .reason = babel_words_reason,
  .reason_part = babel_words_reason_part,
  .prompt = babel_words_prompt,
  .result = babel_words_result,
  .share = babel_words_share,
  .position = babel_words_position,
  .part = babel_words_part,
  .option_title = option_title,
  .option_text = option_text,
  .paragraph = paragraph,
};
