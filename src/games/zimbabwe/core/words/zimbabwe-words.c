/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of words: title, options and headings here, sentences in the files beside it. Parts of
 * the board have no names in lists yet, and levels have the house's own.
 */
#include "zimbabwe-words.h"

#include <glib/gi18n-lib.h>

#include "zimbabwe-rules.h"

static const char *const option_titles[ZIMBABWE_N_OPTIONS] = {
  N_ ("For first games"),
  N_ ("The program’s own map tiles"),
  N_ ("Resources are claimed by what they are"),
  N_ ("Both craftsmen of a line in one turn"),
  N_ ("Monuments bar the way to resources"),
};

static const char *const option_texts[ZIMBABWE_N_OPTIONS] = {
  N_ ("There are no specialists, and six gods that are easy to use."),
  N_ ("The map is made of other tiles, with as many resources as the printed ones."),
  N_ ("A new craftsman needs a resource that no other craftsman reaches who works with it, of "
      "whatever kind; only the two of one line share."),
  N_ ("A primary and a secondary craftsman may be placed in one turn, if another primary one stood "
      "there before. The rulebook never allows it, and online play does."),
  N_ ("A craftsman doesn’t reach a resource over a monument."),
};

static const char *const headings[ZIMBABWE_PARAGRAPH_FIRST_GOD] = {
  [ZIMBABWE_PARAGRAPH_BOARD] = N_ ("The board"),
  [ZIMBABWE_PARAGRAPH_PIECES] = N_ ("The pieces"),
  [ZIMBABWE_PARAGRAPH_CATTLE] = N_ ("Cattle"),
  [ZIMBABWE_PARAGRAPH_POINTS] = N_ ("Victory points"),
  [ZIMBABWE_PARAGRAPH_REQUIREMENT] = N_ ("The victory requirement"),
  [ZIMBABWE_PARAGRAPH_SETUP] = N_ ("Before the game"),
  [ZIMBABWE_PARAGRAPH_FOUNDING] = N_ ("The first monuments"),
  [ZIMBABWE_PARAGRAPH_PLAQUES] = N_ ("The plaques"),
  [ZIMBABWE_PARAGRAPH_BIDDING] = N_ ("Bidding"),
  [ZIMBABWE_PARAGRAPH_DEALING] = N_ ("Dealing the cattle"),
  [ZIMBABWE_PARAGRAPH_PASSING] = N_ ("Passing"),
  [ZIMBABWE_PARAGRAPH_PAYOUT] = N_ ("Paying out"),
  [ZIMBABWE_PARAGRAPH_TURN] = N_ ("A turn"),
  [ZIMBABWE_PARAGRAPH_GOD] = N_ ("Adoring a god"),
  [ZIMBABWE_PARAGRAPH_HIRING] = N_ ("Hiring a specialist"),
  [ZIMBABWE_PARAGRAPH_SPECIALISTS] = N_ ("Using a specialist"),
  [ZIMBABWE_PARAGRAPH_MONUMENT] = N_ ("A new monument"),
  [ZIMBABWE_PARAGRAPH_CRAFTSMEN] = N_ ("Craftsmen"),
  [ZIMBABWE_PARAGRAPH_TECHNOLOGY] = N_ ("Technology cards"),
  [ZIMBABWE_PARAGRAPH_ROOM] = N_ ("Room for a craftsman"),
  [ZIMBABWE_PARAGRAPH_RESOURCE] = N_ ("A resource of one’s own"),
  [ZIMBABWE_PARAGRAPH_SECONDARY] = N_ ("Secondary craftsmen"),
  [ZIMBABWE_PARAGRAPH_COST] = N_ ("What a craftsman costs"),
  [ZIMBABWE_PARAGRAPH_PRICES] = N_ ("Prices"),
  [ZIMBABWE_PARAGRAPH_RAISING] = N_ ("Raising monuments"),
  [ZIMBABWE_PARAGRAPH_WHICH] = N_ ("Which monuments"),
  [ZIMBABWE_PARAGRAPH_GOODS] = N_ ("Ritual goods"),
  [ZIMBABWE_PARAGRAPH_BUYING] = N_ ("Buying goods"),
  [ZIMBABWE_PARAGRAPH_MARKS] = N_ ("Used resources"),
  [ZIMBABWE_PARAGRAPH_CHAIN] = N_ ("Goods of secondary craftsmen"),
  [ZIMBABWE_PARAGRAPH_WHOLE] = N_ ("No half raise"),
  [ZIMBABWE_PARAGRAPH_END] = N_ ("The end of a turn"),
  [ZIMBABWE_PARAGRAPH_STEPS] = N_ ("Steps and range"),
  [ZIMBABWE_PARAGRAPH_BARRIER] = N_ ("Monuments on the way"),
  [ZIMBABWE_PARAGRAPH_HUBS] = N_ ("Hubs"),
  [ZIMBABWE_PARAGRAPH_FEE] = N_ ("What hubs cost"),
  [ZIMBABWE_PARAGRAPH_REVENUES] = N_ ("Revenues"),
  [ZIMBABWE_PARAGRAPH_VICTORY] = N_ ("Victory"),
};

static char *
title (void)
{
  /* Translators: the name of the game */
  return g_strdup (_ ("The Great Zimbabwe"));
}

static char *
option_title (guint option)
{
  g_return_val_if_fail (option < ZIMBABWE_N_OPTIONS, g_strdup (""));

  return g_strdup (_ (option_titles[option]));
}

static char *
option_text (guint option)
{
  g_return_val_if_fail (option < ZIMBABWE_N_OPTIONS, g_strdup (""));

  return g_strdup (_ (option_texts[option]));
}

static const char *
get_heading (guint i)
{
  if (i >= ZIMBABWE_PARAGRAPH_FIRST_GOD)
    return zimbabwe_words_god (i - ZIMBABWE_PARAGRAPH_FIRST_GOD + 1);
  switch (i)
    {
    case ZIMBABWE_PARAGRAPH_SHAMAN:
      return zimbabwe_words_staff (ZIMBABWE_STAFF_SHAMAN);
    case ZIMBABWE_PARAGRAPH_RAIN:
      return zimbabwe_words_staff (ZIMBABWE_STAFF_RAIN);
    case ZIMBABWE_PARAGRAPH_HERD:
      return zimbabwe_words_staff (ZIMBABWE_STAFF_HERD);
    case ZIMBABWE_PARAGRAPH_NOMADS:
      return zimbabwe_words_staff (ZIMBABWE_STAFF_NOMADS);
    case ZIMBABWE_PARAGRAPH_BUILDER:
      return zimbabwe_words_staff (ZIMBABWE_STAFF_BUILDER);
    default:
      return _ (headings[i]);
    }
}

static char *
paragraph (guint i)
{
  g_return_val_if_fail (i < ZIMBABWE_N_PARAGRAPHS, g_strdup (""));

  /* Translators: %1$s: the number of a paragraph of the rules, "2.6.3"; %2$s: its heading */
  return g_strdup_printf (C_ ("paragraph of the rules", "%1$s %2$s"),
                          zimbabwe_rules.paragraphs[i].number, get_heading (i));
}

const GameWords zimbabwe_words = {
  .title = title,
  .action = zimbabwe_words_action,
  .report = zimbabwe_words_report,
  .refusal = zimbabwe_words_refusal,
  .hint = zimbabwe_words_hint,
  .hint_part = zimbabwe_words_hint_part,
  .prompt = zimbabwe_words_prompt,
  .moment = zimbabwe_words_moment,
  .result = zimbabwe_words_result,
  .position = zimbabwe_words_position,
  .option_title = option_title,
  .option_text = option_text,
  .paragraph = paragraph,
};
