/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of words: title, options and headings here, sentences in the files beside it. Levels
 * have the house's own names.
 */
#include "meso-words.h"

#include <glib/gi18n-lib.h>

#include "meso-rules.h"

static const char *const option_titles[MESO_N_OPTIONS] = {
  N_ ("A card for everybody at the start"),
  N_ ("Cards leave the game"),
  N_ ("Holy places beside strangers"),
  N_ ("Last round"),
};

static const char *const option_texts[MESO_N_OPTIONS] = {
  N_ ("Each player is dealt one card, which can be played in the first turn."),
  N_ ("Cards that were played aren’t shuffled again; once the deck is used up, none can be drawn."),
  N_ ("Settlers of others on the plain don’t hinder a holy place."),
  N_ ("The game ends after round 15, if nobody has brought all four offerings before."),
};

static const char *const headings[MESO_N_PARAGRAPHS] = {
  [MESO_PARAGRAPH_AIM] = N_ ("The aim"),
  [MESO_PARAGRAPH_MATERIAL] = N_ ("The material"),
  [MESO_PARAGRAPH_SETUP] = N_ ("Before the game"),
  [MESO_PARAGRAPH_TURN] = N_ ("A turn"),
  [MESO_PARAGRAPH_MOVEMENT] = N_ ("Movement"),
  [MESO_PARAGRAPH_STEP] = N_ ("Steps"),
  [MESO_PARAGRAPH_TEMPLE] = N_ ("Goods at the temple"),
  [MESO_PARAGRAPH_CARRY] = N_ ("Picking up and dropping"),
  [MESO_PARAGRAPH_STEAL] = N_ ("Stealing"),
  [MESO_PARAGRAPH_STONE] = N_ ("Stones for the temple"),
  [MESO_PARAGRAPH_OFFERING] = N_ ("Offerings"),
  [MESO_PARAGRAPH_DISCOVER] = N_ ("Discovering lands"),
  [MESO_PARAGRAPH_VOLCANO] = N_ ("Volcanoes"),
  [MESO_PARAGRAPH_SEEDING] = N_ ("Goods of new lands"),
  [MESO_PARAGRAPH_ACTIONS] = N_ ("One kind of action"),
  [MESO_PARAGRAPH_HUT] = N_ ("Huts and tokens"),
  [MESO_PARAGRAPH_HOLY_PLACE] = N_ ("Holy places"),
  [MESO_PARAGRAPH_OFFSPRING] = N_ ("Offspring"),
  [MESO_PARAGRAPH_DRAW] = N_ ("Drawing a card"),
  [MESO_PARAGRAPH_MANA] = N_ ("Mana"),
  [MESO_PARAGRAPH_CARDS] = N_ ("Cards"),
  [MESO_PARAGRAPH_BANISH] = N_ ("Banish"),
  [MESO_PARAGRAPH_ENDURANCE] = N_ ("Endurance"),
  [MESO_PARAGRAPH_FERTILITY] = N_ ("Fertility"),
  [MESO_PARAGRAPH_LAND] = NC_ ("card", "Land"),
  [MESO_PARAGRAPH_MANA_THEFT] = N_ ("Mana theft"),
  [MESO_PARAGRAPH_PRIEST] = N_ ("Priest"),
  [MESO_PARAGRAPH_SACRED_STONE] = N_ ("Sacred stone"),
  [MESO_PARAGRAPH_TELEPORT] = N_ ("Teleport"),
  [MESO_PARAGRAPH_END] = N_ ("The end of the game"),
  [MESO_PARAGRAPH_VARIANTS] = N_ ("Variants"),
};

static char *
title (void)
{
  /* Translators: the name of the game */
  return g_strdup (_ ("Mesopotamien"));
}

static char *
option_title (guint option)
{
  g_return_val_if_fail (option < MESO_N_OPTIONS, g_strdup (""));

  return g_strdup (_ (option_titles[option]));
}

static char *
option_text (guint option)
{
  g_return_val_if_fail (option < MESO_N_OPTIONS, g_strdup (""));

  return g_strdup (_ (option_texts[option]));
}

static char *
paragraph (guint i)
{
  const char *heading;

  g_return_val_if_fail (i < MESO_N_PARAGRAPHS, g_strdup (""));

  heading = i == MESO_PARAGRAPH_LAND ? meso_words_card (MESO_CARD_LAND) : _ (headings[i]);
  /* Translators: %1$s: the number of a paragraph of the rules, "4.1.3"; %2$s: its heading */
  return g_strdup_printf (C_ ("paragraph of the rules", "%1$s %2$s"),
                          meso_rules.paragraphs[i].number, heading);
}

const GameWords meso_words = {
  .title = title,
  .action = meso_words_action,
  .preview = meso_words_preview,
  .report = meso_words_report,
  .refusal = meso_words_refusal,
  .hint = meso_words_hint,
  .hint_part = meso_words_hint_part,
  .reason = meso_words_reason,
  .reason_part = meso_words_reason_part,
  .advice = meso_words_advice,
  .prompt = meso_words_prompt,
  .moment = meso_words_moment,
  .result = meso_words_result,
  .position = meso_words_position,
  .part = meso_words_part,
  .option_title = option_title,
  .option_text = option_text,
  .paragraph = paragraph,
};
