/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What actions do, and the first position of a game. Actions are texts that are known to be
 * legal.
 */
#include "naive-meso.h"

#include <stdlib.h>
#include <string.h>

#define PEOPLE(self, at, seat, klass) \
  (self)->people[(at).letter][(at).number][seat][naive_find (NAIVE_CLASSES, klass)]

static void
gain (NaiveMeso *self, int mana)
{
  self->mana[self->move] = MIN (self->mana[self->move] + mana, self->limit[self->move]);
}

static void
deliver_stone (NaiveMeso *self)
{
  self->limit[self->move] = MIN (self->limit[self->move] + 1, 8);
  gain (self, 1);
}

/* ---- Discoveries */

static void
seed (NaiveMeso *self, NaivePlace new, char kind)
{
  int goods = kind == 'q';
  int pieces = MIN (self->seats, naive_count_stock (self, goods));
  int others = naive_count_lands (self, kind) - 1;

  if (pieces == 0)
    return;
  self->lying[new.letter][new.number][goods]++;
  pieces--;
  if (pieces > 0 && others > pieces)
    {
      g_autoptr (GString) due = g_string_new ("seed:");

      naive_place_print (new, due);
      strcpy (self->due, due->str);
      return;
    }
  NAIVE_FOR_EACH_PLACE (p)
  if (pieces > 0 && self->kind[p.letter][p.number] == kind && !naive_is_same (p, new))
    {
      self->lying[p.letter][p.number][goods]++;
      pieces--;
    }
  self->lying[new.letter][new.number][goods] += pieces;
}

/* A land is found for the explorer that `due` names behind its colon. */
static void
find_land (NaiveMeso *self, char kind)
{
  const char *text = strchr (self->due, ':') + 1;
  NaivePlace  from = naive_take_place (&text);
  char        klass = *text;
  NaivePlace  to = (text += 2, naive_take_place (&text));

  if (kind == 'v')
    {
      g_autofree char *due = g_strconcat ("volcano", strchr (self->due, ':'), NULL);

      g_strlcpy (self->due, due, sizeof self->due);
      return;
    }
  self->due[0] = '\0';
  self->kind[to.letter][to.number] = kind;
  self->found++;
  PEOPLE (self, from, self->move, klass)
  --;
  PEOPLE (self, to, self->move, klass)
  ++;
  if (kind != 'p')
    seed (self, to, kind);
}

static void
turn_up (NaiveMeso *self)
{
  char kind = self->stack[0];

  if (!kind)
    {
      self->due[0] = '\0';
      return;
    }
  memmove (self->stack, self->stack + 1, strlen (self->stack));
  find_land (self, kind);
}

static void
discover (NaiveMeso *self, const char *text, gboolean choose)
{
  self->moves--;
  g_snprintf (self->due, sizeof self->due, "%s:%s", choose ? "take" : "discover", text);
  if (!choose)
    {
      turn_up (self);
      return;
    }
  for (int i = 0; i < 3 && self->stack[0]; i++)
    {
      naive_add_letter (self->shown, self->stack[0]);
      memmove (self->stack, self->stack + 1, strlen (self->stack));
    }
  naive_sort (self->shown);
}

static void
take (NaiveMeso *self, char kind)
{
  naive_remove_letter (self->shown, kind);
  for (const char *p = self->shown; *p; p++)
    naive_add_letter (self->stack, *p);
  self->shown[0] = '\0';
  naive_sort (self->stack);
  naive_shuffle (self->stack, &self->rng);
  find_land (self, kind);
}

/* ---- Movement */

static void
step (NaiveMeso *self, const char *text)
{
  NaivePlace from = naive_take_place (&text);
  char       klass = *text;
  NaivePlace to = (text += 2, naive_take_place (&text));

  self->moves--;
  PEOPLE (self, from, self->move, klass)
  --;
  if (naive_is_same (to, naive_temple) && strchr ("sS", klass))
    deliver_stone (self);
  if (naive_is_same (to, naive_temple) && strchr ("wsWS", klass))
    klass = strchr ("ws", klass) ? 'e' : 'E';
  PEOPLE (self, to, self->move, klass)
  ++;
}

static void
pick (NaiveMeso *self, const char *text)
{
  NaivePlace at = naive_take_place (&text);

  PEOPLE (self, at, self->move, text[0])
  --;
  if (strchr ("abcd", text[1]))
    {
      self->huts[at.letter][at.number][self->move][text[1] - 'a' + 1]--;
      self->huts[at.letter][at.number][self->move][0]++;
      naive_add_letter (self->fresh, text[1]);
      naive_sort (self->fresh);
      PEOPLE (self, at, self->move, text[1])
      ++;
      return;
    }
  self->lying[at.letter][at.number][text[1] == 's']--;
  PEOPLE (self, at, self->move, text[0] == 'e' ? text[1] : g_ascii_toupper (text[1]))
  ++;
}

static void
drop (NaiveMeso *self, const char *text)
{
  NaivePlace at = naive_take_place (&text);

  self->lying[at.letter][at.number][g_ascii_tolower (*text) == 's']++;
  PEOPLE (self, at, self->move, *text)
  --;
  PEOPLE (self, at, self->move, g_ascii_isupper (*text) ? 'E' : 'e')
  ++;
}

static void
steal (NaiveMeso *self, const char *text)
{
  NaivePlace at = naive_take_place (&text);
  int        victim = text[1] - '0';

  PEOPLE (self, at, victim, text[2])
  --;
  PEOPLE (self, at, victim, 'e')
  ++;
  PEOPLE (self, at, self->move, 'e')
  --;
  PEOPLE (self, at, self->move, g_ascii_toupper (text[2]))
  ++;
}

/* ---- Actions and cards */

static void
use (NaiveMeso *self, NaivePlace at, char goods)
{
  char thief = g_ascii_toupper (goods);

  if (self->lying[at.letter][at.number][goods == 's'] > 0)
    self->lying[at.letter][at.number][goods == 's']--;
  else if (PEOPLE (self, at, self->move, goods) > 0)
    {
      PEOPLE (self, at, self->move, goods)
      --;
      PEOPLE (self, at, self->move, 'e')
      ++;
    }
  else
    {
      PEOPLE (self, at, self->move, thief)
      --;
      PEOPLE (self, at, self->move, 'E')
      ++;
    }
}

static void
build_hut (NaiveMeso *self, const char *text)
{
  NaivePlace at = (strcpy (self->acted, "hut"), naive_take_place (&text));

  use (self, at, 'w');
  self->huts[at.letter][at.number][self->move][0]++;
  if (strlen (self->tokens[self->move]) < 4)
    {
      g_autoptr (GString) due = g_string_new ("lay:");

      naive_place_print (at, due);
      strcpy (self->due, due->str);
    }
}

static void
lay (NaiveMeso *self, char value)
{
  NaivePlace at = naive_get_due_place (self);

  self->due[0] = '\0';
  if (value == '0')
    return;
  naive_add_letter (self->tokens[self->move], value);
  self->huts[at.letter][at.number][self->move][0]--;
  self->huts[at.letter][at.number][self->move][strlen (self->tokens[self->move])]++;
}

static void
bear (NaiveMeso *self, const char *text, int n)
{
  NaivePlace at = naive_take_place (&text);

  strcpy (self->acted, "birth");
  self->born[at.letter][at.number]++;
  PEOPLE (self, at, self->move, 'e') += n;
}

static void
teleport (NaiveMeso *self, const char *text)
{
  int        seat = text[0] - '0';
  char       klass = text[1];
  NaivePlace from = (text += 3, naive_take_place (&text));
  NaivePlace to = (text++, naive_take_place (&text));

  PEOPLE (self, from, seat, klass)
  --;
  PEOPLE (self, to, seat, klass)
  ++;
}

static void
banish (NaiveMeso *self, const char *text)
{
  NaivePlace from = naive_take_place (&text);
  int        owner = text[1] - '0', token = text[2] == '-' ? 0 : text[2] - 'a' + 1;
  NaivePlace to = (text += token ? 4 : 3, naive_take_place (&text));

  self->huts[from.letter][from.number][owner][token]--;
  self->huts[to.letter][to.number][owner][token]++;
}

/* ---- Turns */

static int
get_points (const NaiveMeso *self)
{
  static const char *const first[] = { "25", "234", "2345" };

  return self->turn <= self->seats ? first[self->seats - 2][self->move - 1] - '0' : 5;
}

static void
end (NaiveMeso *self)
{
  int yields = 0;

  NAIVE_FOR_EACH_PLACE (p)
  {
    int *own = self->people[p.letter][p.number][self->move];
    int  holy = self->holy[p.letter][p.number];

    if (holy)
      yields += naive_count_people (self, p, self->move) >= (holy == self->move ? 1 : 2);
    for (int klass = 0; klass < 3; klass++)
      {
        own[klass] += own[klass + 3];
        own[klass + 3] = 0;
      }
    self->born[p.letter][p.number] = 0;
  }
  if (yields > 0)
    gain (self, yields + self->priests);
  self->found = self->priests = 0;
  self->acted[0] = self->fresh[0] = '\0';
  self->turn++;
  self->move = self->move % self->seats + 1;
  self->moves = get_points (self);
}

static void
draw (NaiveMeso *self)
{
  if (!self->deck[0])
    {
      strcpy (self->deck, self->discard);
      self->discard[0] = '\0';
      naive_sort (self->deck);
      naive_shuffle (self->deck, &self->rng);
    }
  naive_add_letter (self->hands[self->move], self->deck[0]);
  naive_sort (self->hands[self->move]);
  memmove (self->deck, self->deck + 1, strlen (self->deck));
  end (self);
}

static void
play_card (NaiveMeso *self, const char *action, const char *text)
{
  char card = naive_find_card (action);

  naive_remove_letter (self->hands[self->move], card);
  naive_add_letter (self->discard, card);
  naive_sort (self->discard);
  switch (card)
    {
    case 'B':
      banish (self, text);
      break;
    case 'E':
      self->moves += 3;
      break;
    case 'F':
      bear (self, text, 2);
      break;
    case 'L':
      discover (self, text, TRUE);
      break;
    case 'M':
      self->mana[*text - '0']--;
      gain (self, 1);
      break;
    case 'P':
      self->priests++;
      break;
    case 'S':
      deliver_stone (self);
      break;
    default:
      teleport (self, text);
    }
}

static void
play_answer (NaiveMeso *self, const char *action, const char *text)
{
  if (naive_is_named (action, "lay"))
    lay (self, *text);
  else if (naive_is_named (action, "take"))
    take (self, *text);
  else if (naive_is_named (action, "volcano"))
    {
      NaivePlace at = naive_take_place (&text);

      self->kind[at.letter][at.number] = 'v';
      turn_up (self);
    }
  else
    {
      NaivePlace new = naive_get_due_place (self);

      self->due[0] = '\0';
      for (;; text++)
        {
          NaivePlace at = naive_take_place (&text);

          self->lying[at.letter][at.number][self->kind[new.letter][new.number] == 'q']++;
          if (*text != ',')
            break;
        }
    }
}

void
naive_play (NaiveMeso *self, const char *action)
{
  const char *text = action + strcspn (action, ":") + (strchr (action, ':') != NULL);
  const char *place = text;
  NaivePlace  at = naive_take_place (&place);

  if (naive_find_card (action))
    play_card (self, action, text);
  else if (self->due[0])
    play_answer (self, action, text);
  else if (naive_is_named (action, "step"))
    step (self, text);
  else if (naive_is_named (action, "discover"))
    discover (self, text, FALSE);
  else if (naive_is_named (action, "pick"))
    pick (self, text);
  else if (naive_is_named (action, "drop"))
    drop (self, text);
  else if (naive_is_named (action, "steal"))
    steal (self, text);
  else if (naive_is_named (action, "hut"))
    build_hut (self, text);
  else if (naive_is_named (action, "birth"))
    bear (self, text, 1);
  else if (naive_is_named (action, "draw"))
    draw (self);
  else if (naive_is_named (action, "end"))
    end (self);
  else if (naive_is_named (action, "holy"))
    {
      use (self, at, 's');
      self->holy[at.letter][at.number] = self->move;
      strcpy (self->acted, "holy");
    }
  else
    {
      PEOPLE (self, naive_temple, self->move, *text)
      --;
      self->mana[self->move] -= self->tokens[self->move][*text - 'a'] - '0';
    }
}

/* ---- The first position */

static void
lay_first (NaiveMeso *self)
{
  self->kind[9][9] = 't';
  self->kind[10][8] = self->kind[10][9] = 'p';
  self->kind[9][8] = self->kind[9][10] = 'v';
  self->kind[8][9] = 'f';
  self->kind[8][10] = 'q';
  self->lying[8][9][0] = self->lying[8][10][1] = self->seats;
  for (int seat = 1; seat <= self->seats; seat++)
    {
      int number = seat == 1 || seat == 4 ? 8 : 9;

      self->huts[10][number][seat][0] = 1;
      self->people[10][number][seat][0] = 3;
      self->limit[seat] = 3;
    }
  self->huts[10][8][0][0] = self->seats < 4;
  self->huts[10][9][0][0] = self->seats < 3;
}

static void
add_many (char *text, char letter, int n)
{
  for (; n > 0; n--)
    naive_add_letter (text, letter);
}

void
naive_deal (NaiveMeso *self, int seats, const char *options, guint64 number)
{
  const char *rounds = strstr (options, "rounds=");

  memset (self, 0, sizeof *self);
  self->seats = seats;
  self->rounds = rounds ? atoi (rounds + 7) : 100;
  self->card_start = strstr (options, "card-start") != NULL;
  self->once = strstr (options, "once") != NULL;
  self->open_plain = strstr (options, "open-plain") != NULL;
  self->rng = number;
  self->turn = self->move = 1;
  self->moves = 2;
  lay_first (self);
  add_many (self->stack, 'p', seats == 2 ? 14 : seats == 3 ? 16
                                                           : 20);
  add_many (self->stack, 'f', 5);
  add_many (self->stack, 'q', 6);
  add_many (self->stack, 'v', 3);
  naive_shuffle (self->stack, &self->rng);
  for (const char *card = NAIVE_CARDS; *card; card++)
    add_many (self->deck, *card, seats > 2 && strchr ("EP", *card) ? 3 : 2);
  naive_shuffle (self->deck, &self->rng);
  for (int seat = 1; seat <= seats && self->card_start; seat++)
    {
      naive_add_letter (self->hands[seat], self->deck[0]);
      memmove (self->deck, self->deck + 1, strlen (self->deck));
    }
}
