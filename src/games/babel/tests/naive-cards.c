/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows of cards and the words of actions: everything is found by looking through it, one card
 * after the other.
 */
#include "naive-cards.h"

#include <string.h>

/* ---- Rows of cards */

void
naive_cards_add (NaiveCards *cards, char card)
{
  g_assert (cards->n < 63);
  cards->card[cards->n] = card;
  cards->n = cards->n + 1;
  cards->card[cards->n] = '\0';
}

char
naive_cards_take_at (NaiveCards *cards, int place)
{
  char card = cards->card[place];

  g_assert (place >= 0 && place < cards->n);
  for (int i = place; i < cards->n; i++)
    cards->card[i] = cards->card[i + 1];
  cards->n = cards->n - 1;
  return card;
}

void
naive_cards_put_first (NaiveCards *cards, char card)
{
  naive_cards_add (cards, card);
  for (int i = cards->n - 1; i > 0; i--)
    cards->card[i] = cards->card[i - 1];
  cards->card[0] = card;
}

/* The first place of a card in a row, or -1. */
int
naive_cards_find (const NaiveCards *cards, char card)
{
  for (int i = 0; i < cards->n; i++)
    if (cards->card[i] == card)
      return i;
  return -1;
}

char
naive_cards_last (const NaiveCards *cards)
{
  return cards->card[cards->n - 1];
}

int
naive_temple_top (const NaiveCards *temple)
{
  return temple->n == 0 ? 0 : naive_cards_last (temple) - '0';
}

int
naive_land_of (char letter)
{
  for (int i = 0; i < NAIVE_N_LANDS; i++)
    if (NAIVE_LETTERS[i] == letter)
      return i;
  g_assert_not_reached ();
}

void
naive_cards_sort (NaiveCards *cards)
{
  NaiveCards sorted = { 0 };

  for (int i = 0; i < NAIVE_N_LANDS; i++)
    for (int k = 0; k < cards->n; k++)
      if (cards->card[k] == NAIVE_LETTERS[i])
        naive_cards_add (&sorted, cards->card[k]);
  *cards = sorted;
}

/* ---- Reading an action */

NaiveSentence
naive_sentence_read (const char *action)
{
  g_autofree char *text = g_strdup (action);
  NaiveSentence    sentence = { 0 };
  char            *at = strchr (text, '@');
  char            *colon;

  if (at)
    {
      sentence.run = (int) g_ascii_strtoll (at + 1, NULL, 10);
      *at = '\0';
    }
  colon = strchr (text, ':');
  if (colon)
    {
      g_strlcpy (sentence.operand, colon + 1, sizeof sentence.operand);
      *colon = '\0';
    }
  g_strlcpy (sentence.word, text, sizeof sentence.word);
  return sentence;
}

gboolean
naive_sentence_says (const NaiveSentence *sentence, const char *word)
{
  return strcmp (sentence->word, word) == 0;
}

gboolean
naive_sentence_names (const NaiveSentence *sentence, const char *operand)
{
  return strcmp (sentence->operand, operand) == 0;
}

/* ---- Runs (2.5) */

/* The beginning of the run with this number, from 1, or -1; a run is three or more side by side. */
int
naive_cards_find_run (const NaiveCards *cards, char nation, int number)
{
  int seen = 0;
  int i = 0;

  while (i < cards->n)
    {
      int length = 0;

      while (i + length < cards->n && cards->card[i + length] == cards->card[i])
        length++;
      if (cards->card[i] == nation && length >= 3)
        {
          seen++;
          if (seen == number)
            return i;
        }
      i += length;
    }
  return -1;
}

int
naive_cards_count_runs (const NaiveCards *cards, char nation)
{
  int n = 0;

  while (naive_cards_find_run (cards, nation, n + 1) >= 0)
    n++;
  return n;
}

/* The nation whose run pays for an ability. */
char
naive_sentence_get_payer (const NaiveSentence *sentence)
{
  if (naive_sentence_says (sentence, "raze"))
    return 'A';
  if (naive_sentence_says (sentence, "steal"))
    return 'H';
  if (naive_sentence_says (sentence, "expel"))
    return 'M';
  if (naive_sentence_says (sentence, "skip"))
    return 'P';
  if (naive_sentence_says (sentence, "win-over"))
    return 'S';
  g_assert (naive_sentence_says (sentence, "halve"));
  return sentence->operand[0];
}
