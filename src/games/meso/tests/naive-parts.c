/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What every part of the second opinion asks for: places, letters in texts, chance, counts. All is
 * counted anew each time.
 */
#include "naive-meso.h"

#include <stdlib.h>
#include <string.h>

const NaivePlace naive_temple = { 9, 9 };

gboolean
naive_place_exists (NaivePlace place)
{
  int x = place.letter - 9, y = place.number - 9;

  return abs (x) <= 8 && abs (y) <= 8 && abs (x + y) <= 8;
}

void
naive_place_print (NaivePlace place, GString *text)
{
  g_string_append_printf (text, "%c%d", (char) ('A' + place.letter - 1), place.number);
}

gboolean
naive_is_same (NaivePlace one, NaivePlace other)
{
  return one.letter == other.letter && one.number == other.number;
}

gboolean
naive_is_near (NaivePlace one, NaivePlace other)
{
  int x = other.letter - one.letter, y = other.number - one.number;

  return !naive_is_same (one, other) && abs (x) <= 1 && abs (y) <= 1 && abs (x + y) <= 1;
}

/* Reads over a place. */
NaivePlace
naive_take_place (const char **text)
{
  NaivePlace place = { **text - 'A' + 1, 0 };

  for ((*text)++; g_ascii_isdigit (**text); (*text)++)
    place.number = 10 * place.number + (**text - '0');
  return place;
}

int
naive_find (const char *letters, char letter)
{
  return (int) (strchr (letters, letter) - letters);
}

/* How often a letter is in a text. */
int
naive_count (const char *text, char letter)
{
  int n = 0;

  for (; *text; text++)
    n += *text == letter;
  return n;
}

void
naive_remove_letter (char *text, char letter)
{
  char *at = strchr (text, letter);

  memmove (at, at + 1, strlen (at));
}

static int
compare_letters (const void *a, const void *b)
{
  static const char order[] = "?BEFLMPSTpfqvabcd2467";

  return naive_find (order, *(const char *) a) - naive_find (order, *(const char *) b);
}

void
naive_add_letter (char *text, char letter)
{
  size_t n = strlen (text);

  text[n] = letter;
  text[n + 1] = '\0';
}

void
naive_sort (char *text)
{
  qsort (text, strlen (text), 1, compare_letters);
}

/* ---- Chance (Babel's NOTATION.md 3) */

static guint64
draw_number (guint64 *state)
{
  guint64 z;

  *state += 0x9E3779B97F4A7C15u;
  z = *state;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

void
naive_shuffle (char *text, guint64 *state)
{
  for (size_t i = strlen (text); i-- > 1;)
    {
      guint64 x = draw_number (state);
      guint64 j = ((x >> 32) * (i + 1) + (((x & 0xffffffffu) * (i + 1)) >> 32)) >> 32;
      char    letter = text[i];

      text[i] = text[j];
      text[j] = letter;
    }
}

/* ---- Counts */

int
naive_count_people (const NaiveMeso *self, NaivePlace at, int seat)
{
  int n = 0;

  for (int klass = 0; klass < 10; klass++)
    n += self->people[at.letter][at.number][seat][klass];
  return n;
}

int
naive_count_huts (const NaiveMeso *self, NaivePlace at, int seat)
{
  int n = 0;

  for (int token = 0; token < 5; token++)
    n += self->huts[at.letter][at.number][seat][token];
  return n;
}

int
naive_count_all_huts (const NaiveMeso *self, NaivePlace at)
{
  int n = 0;

  for (int seat = 0; seat <= 4; seat++)
    n += naive_count_huts (self, at, seat);
  return n;
}

int
naive_count_lands (const NaiveMeso *self, char kind)
{
  int n = 0;

  NAIVE_FOR_EACH_PLACE (p)
  n += self->kind[p.letter][p.number] == kind;
  return n;
}

/* Settlers (what 0), huts (1), holy places (2) of a seat on the table. */
int
naive_count_pieces (const NaiveMeso *self, int seat, int what)
{
  int n = 0;

  NAIVE_FOR_EACH_PLACE (p)
  n += what == 0   ? naive_count_people (self, p, seat)
       : what == 1 ? naive_count_huts (self, p, seat)
                   : self->holy[p.letter][p.number] == seat;
  return n;
}

/* Wood (0) or stone (1) that is not on the table. */
int
naive_count_stock (const NaiveMeso *self, int goods)
{
  int n = 20;

  NAIVE_FOR_EACH_PLACE (p)
  {
    n -= self->lying[p.letter][p.number][goods];
    for (int seat = 1; seat <= self->seats; seat++)
      n -= self->people[p.letter][p.number][seat][1 + goods] +
           self->people[p.letter][p.number][seat][4 + goods];
  }
  return n;
}

/* Returns TRUE if a token (from 0) lies under a hut or is carried. */
gboolean
naive_is_on_table (const NaiveMeso *self, int seat, int token)
{
  NAIVE_FOR_EACH_PLACE (p)
  if (self->huts[p.letter][p.number][seat][token + 1] ||
      self->people[p.letter][p.number][seat][6 + token])
    return TRUE;
  return FALSE;
}

int
naive_count_offered (const NaiveMeso *self, int seat, int *worth)
{
  int n = 0;

  *worth = 0;
  for (int i = 0; self->tokens[seat][i]; i++)
    if (!naive_is_on_table (self, seat, i))
      {
        n++;
        *worth += self->tokens[seat][i] - '0';
      }
  return n;
}

gboolean
naive_is_over (const NaiveMeso *self)
{
  int worth;

  for (int seat = 1; seat <= self->seats; seat++)
    if (strlen (self->tokens[seat]) == 4 && naive_count_offered (self, seat, &worth) == 4)
      return TRUE;
  return self->turn > self->rounds * self->seats;
}

gboolean
naive_is_named (const char *action, const char *name)
{
  size_t n = strcspn (action, ":");

  return strlen (name) == n && strncmp (action, name, n) == 0;
}

/* The letter of the card that an action plays, or 0. */
char
naive_find_card (const char *action)
{
  static const char *const names[] = { "banish", "endurance", "twins", "land",
                                       "rob", "priest", "stone", "teleport" };

  for (int i = 0; i < 8; i++)
    if (naive_is_named (action, names[i]))
      return NAIVE_CARDS[i];
  return 0;
}

/* The place behind the colon of what is due. */
NaivePlace
naive_get_due_place (const NaiveMeso *self)
{
  const char *text = strchr (self->due, ':') + 1;

  return naive_take_place (&text);
}
