/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is legal, row by row of the table of RULES.md 8. An answer is a code with the number of its
 * paragraph.
 */
#include "naive-meso.h"

#include <string.h>

/* "a code and a paragraph". */
#define NO(code, paragraph) code " " paragraph

static gboolean
is_one_of (const char *action, const char *names)
{
  size_t n = strcspn (action, ":");

  for (; *names; names += strcspn (names, " "), names += *names == ' ')
    if (strcspn (names, " ") == n && strncmp (names, action, n) == 0)
      return TRUE;
  return FALSE;
}

static const char *
judge_moment (const NaiveMeso *self, const char *action)
{
  gboolean answers = is_one_of (action, "volcano seed lay take");
  char     card = naive_find_card (action);

  if (naive_is_over (self))
    return NO ("game-over", "5");
  if (self->due[0] && strncmp (self->due, action, strcspn (self->due, ":") + 1) != 0)
    return NO ("due-first", "4");
  if (!self->due[0] && answers)
    return naive_is_named (action, "volcano") ? NO ("nothing-due", "4.1.8")
           : naive_is_named (action, "seed")  ? NO ("nothing-due", "4.1.9")
           : naive_is_named (action, "lay")   ? NO ("nothing-due", "4.2.A")
                                              : NO ("nothing-due", "4.4.L");
  if (card && !strchr (self->hands[self->move], card))
    return NO ("no-such-card", "4.4");
  if (self->acted[0] && is_one_of (action, "step discover land pick drop offer endurance"))
    return NO ("movement-over", "4.1");
  return NULL;
}

/* Returns TRUE if the mana for a token is there, or is not asked for yet. */
static gboolean
can_pay (const NaiveMeso *self, char token)
{
  return self->tokens[self->move][token - 'a'] - '0' <= self->mana[self->move];
}

static const char *
judge_step (const NaiveMeso *self, const char *text)
{
  NaivePlace from = naive_take_place (&text);
  char       klass = *text;
  NaivePlace to = (text += 2, naive_take_place (&text));

  if (!self->people[from.letter][from.number][self->move][naive_find (NAIVE_CLASSES, klass)])
    return NO ("no-settler", "4.1.1");
  if (!naive_is_near (from, to))
    return NO ("not-adjacent", "4.1.1");
  if (!self->kind[to.letter][to.number])
    return NO ("undiscovered", "4.1.1");
  if (self->kind[to.letter][to.number] == 'v')
    return NO ("volcano", "4.1.1");
  if (self->moves == 0)
    return NO ("no-points", "4.1");
  if (naive_is_same (to, naive_temple) && strchr ("abcd", klass) &&
      !strchr (self->fresh, klass) && !can_pay (self, klass))
    return NO ("little-mana", "4.1.6");
  return NO ("legal", "4.1.1");
}

static const char *
judge_discovery (const NaiveMeso *self, const char *text, const char *legal)
{
  NaivePlace from = naive_take_place (&text);
  char       klass = *text;
  NaivePlace to = (text += 2, naive_take_place (&text));

  if (!self->people[from.letter][from.number][self->move][naive_find (NAIVE_CLASSES, klass)])
    return NO ("no-settler", "4.1.1");
  if (!naive_is_near (from, to))
    return NO ("not-adjacent", "4.1.1");
  if (self->kind[to.letter][to.number])
    return NO ("discovered", "4.1.7");
  if (!self->stack[0])
    return NO ("stack-empty", "4.1.7");
  if (self->found == 3)
    return NO ("three-found", "4.1.7");
  return self->moves == 0 ? NO ("no-points", "4.1") : legal;
}

static const char *
judge_pick (const NaiveMeso *self, const char *text)
{
  NaivePlace at = naive_take_place (&text);

  if (!self->people[at.letter][at.number][self->move][naive_find (NAIVE_CLASSES, text[0])])
    return NO ("no-settler", "4.1.1");
  if (strchr ("abcd", text[1]))
    return self->huts[at.letter][at.number][self->move][text[1] - 'a' + 1]
             ? NO ("legal", "4.1.3")
             : NO ("no-token", "4.1.6");
  return self->lying[at.letter][at.number][text[1] == 's'] ? NO ("legal", "4.1.3")
                                                           : NO ("nothing-there", "4.1.3");
}

static const char *
judge_steal (const NaiveMeso *self, const char *text)
{
  NaivePlace at = naive_take_place (&text);
  int        victim = text[1] - '0';

  if (victim > self->seats || victim == self->move)
    return NO ("no-such-seat", "4.1.4");
  if (!self->people[at.letter][at.number][victim][naive_find (NAIVE_CLASSES, text[2])])
    return NO ("no-victim", "4.1.4");
  if (naive_count_people (self, at, self->move) <= naive_count_people (self, at, victim))
    return NO ("no-majority", "4.1.4");
  return self->people[at.letter][at.number][self->move][0] ? NO ("legal", "4.1.4")
                                                           : NO ("no-hands", "4.1.4");
}

static const char *
judge_offer (const NaiveMeso *self, const char *text)
{
  if (!self->people[9][9][self->move][naive_find (NAIVE_CLASSES, *text)])
    return NO ("not-at-temple", "4.1.6");
  if (strchr (self->fresh, *text))
    return NO ("picked-this-turn", "4.1.6");
  return can_pay (self, *text) ? NO ("legal", "4.1.6") : NO ("little-mana", "4.1.6");
}

static gboolean
naive_has_goods (const NaiveMeso *self, NaivePlace at, int goods)
{
  const int *own = self->people[at.letter][at.number][self->move];

  return self->lying[at.letter][at.number][goods] + own[1 + goods] + own[4 + goods] > 0;
}

static const char *
judge_hut (const NaiveMeso *self, const char *text)
{
  NaivePlace at = naive_take_place (&text);

  if (self->acted[0] && strcmp (self->acted, "hut") != 0)
    return NO ("other-action", "4.2");
  if (self->kind[at.letter][at.number] != 'p')
    return NO ("not-plain", "4.2.A");
  if (self->holy[at.letter][at.number])
    return NO ("holy-there", "4.2.A");
  if (naive_count_all_huts (self, at) == 2)
    return NO ("two-huts", "4.2.A");
  if (naive_count_people (self, at, self->move) < 2)
    return NO ("few-settlers", "4.2.A");
  if (!naive_has_goods (self, at, 0))
    return NO ("no-wood", "4.2.A");
  return naive_count_pieces (self, self->move, 1) < 5 ? NO ("legal", "4.2.A")
                                                      : NO ("none-left", "4.2.A");
}

static const char *
judge_holy (const NaiveMeso *self, const char *text)
{
  NaivePlace at = naive_take_place (&text);

  if (self->acted[0] && strcmp (self->acted, "holy") != 0)
    return NO ("other-action", "4.2");
  if (self->kind[at.letter][at.number] != 'p')
    return NO ("not-plain", "4.2.B");
  if (self->holy[at.letter][at.number])
    return NO ("holy-there", "4.2.B");
  if (naive_count_all_huts (self, at) > 0)
    return NO ("hut-there", "4.2.B");
  if (naive_count_people (self, at, self->move) < 2)
    return NO ("few-settlers", "4.2.B");
  for (int seat = 1; seat <= self->seats; seat++)
    if (seat != self->move && !self->open_plain && naive_count_people (self, at, seat) > 0)
      return NO ("strangers", "4.2.B");
  if (!naive_has_goods (self, at, 1))
    return NO ("no-stone", "4.2.B");
  return naive_count_pieces (self, self->move, 2) < 3 ? NO ("legal", "4.2.B")
                                                      : NO ("none-left", "4.2.B");
}

static const char *
judge_birth (const NaiveMeso *self, const char *text, gboolean twins)
{
  NaivePlace at = naive_take_place (&text);
  int        left = 8 - naive_count_pieces (self, self->move, 0);

  if (self->acted[0] && strcmp (self->acted, "birth") != 0)
    return NO ("other-action", "4.2");
  if (naive_count_huts (self, at, self->move) == 0)
    return NO ("no-hut", "4.2.C");
  if (self->huts[at.letter][at.number][self->move][0] == 0)
    return NO ("token-under", "4.2.C");
  if (naive_count_people (self, at, self->move) < 2)
    return NO ("few-settlers", "4.2.C");
  if (self->born[at.letter][at.number] >= self->huts[at.letter][at.number][self->move][0])
    return NO ("born-already", "4.2.C");
  if (twins)
    return left < 2 ? NO ("none-left", "4.4.F") : NO ("legal", "4.4.F");
  return left < 1 ? NO ("none-left", "4.2.C") : NO ("legal", "4.2.C");
}

static const char *
judge_volcano (const NaiveMeso *self, const char *text)
{
  const char *explored = strchr (self->due, '-') + 1;
  NaivePlace  at = naive_take_place (&text);

  if (self->kind[at.letter][at.number])
    return NO ("discovered", "4.1.8");
  if (naive_is_same (at, naive_take_place (&explored)))
    return NO ("being-explored", "4.1.8");
  NAIVE_FOR_EACH_PLACE (p)
  if (self->kind[p.letter][p.number] && naive_is_near (p, at))
    return NO ("legal", "4.1.8");
  return NO ("not-touching", "4.1.8");
}

static const char *
judge_seed (const NaiveMeso *self, const char *text)
{
  NaivePlace new = naive_get_due_place (self);
  char kind = self->kind[new.letter][new.number];
  int  n = 0;

  for (;; text++)
    {
      NaivePlace at = naive_take_place (&text);

      if (self->kind[at.letter][at.number] != kind || naive_is_same (at, new))
        return NO ("wrong-land", "4.1.9");
      n++;
      if (*text != ',')
        break;
    }
  if (n != MIN (self->seats - 1, naive_count_stock (self, kind == 'q')))
    return NO ("wrong-number", "4.1.9");
  return NO ("legal", "4.1.9");
}

static const char *
judge_teleport (const NaiveMeso *self, const char *text)
{
  int        seat = text[0] - '0', klass = naive_find (NAIVE_CLASSES, text[1]);
  NaivePlace from = (text += 3, naive_take_place (&text));
  NaivePlace to = (text++, naive_take_place (&text));

  if (seat > self->seats)
    return NO ("no-such-seat", "4.4.T");
  if (!self->people[from.letter][from.number][seat][klass])
    return NO ("no-settler", "4.4.T");
  if (naive_is_same (from, to))
    return NO ("same-place", "4.4.T");
  switch (self->kind[to.letter][to.number])
    {
    case 0:
      return NO ("undiscovered", "4.4.T");
    case 'v':
      return NO ("volcano", "4.4.T");
    case 't':
      return NO ("temple", "4.4.T");
    default:
      return NO ("legal", "4.4.T");
    }
}

static const char *
judge_banish (const NaiveMeso *self, const char *text)
{
  NaivePlace from = naive_take_place (&text);
  int        owner = text[1] - '0', token = text[2] == '-' ? 0 : text[2] - 'a' + 1;
  NaivePlace to = (text += token ? 4 : 3, naive_take_place (&text));

  if (!self->huts[from.letter][from.number][owner][token])
    return NO ("no-hut", "4.4.B");
  if (naive_is_same (from, to))
    return NO ("same-place", "4.4.B");
  if (self->kind[to.letter][to.number] != 'p')
    return NO ("not-plain", "4.4.B");
  if (self->holy[to.letter][to.number])
    return NO ("holy-there", "4.4.B");
  return naive_count_all_huts (self, to) == 2 ? NO ("two-huts", "4.4.B") : NO ("legal", "4.4.B");
}

static const char *
judge_rob (const NaiveMeso *self, const char *text)
{
  int victim = *text - '0';

  if (victim > self->seats || victim == self->move)
    return NO ("no-such-seat", "4.4.M");
  return self->mana[victim] ? NO ("legal", "4.4.M") : NO ("no-mana", "4.4.M");
}

static const char *
judge_draw (const NaiveMeso *self)
{
  if (self->acted[0])
    return NO ("other-action", "4.2");
  return self->deck[0] || (self->discard[0] && !self->once) ? NO ("legal", "4.2.D")
                                                            : NO ("no-card", "4.2.D");
}

/* Kinds with one refusal of their own at most. */
static const char *
judge_simple (const NaiveMeso *self, const char *action, const char *text)
{
  if (naive_is_named (action, "drop"))
    {
      NaivePlace at = naive_take_place (&text);

      return self->people[at.letter][at.number][self->move][naive_find (NAIVE_CLASSES, *text)]
               ? NO ("legal", "4.1.3")
               : NO ("no-settler", "4.1.1");
    }
  if (naive_is_named (action, "lay"))
    return *text != '0' && strchr (self->tokens[self->move], *text) ? NO ("token-laid", "4.2.A")
                                                                    : NO ("legal", "4.2.A");
  if (naive_is_named (action, "take"))
    return strchr (self->shown, *text) ? NO ("legal", "4.4.L") : NO ("not-shown", "4.4.L");
  return naive_is_named (action, "end")         ? NO ("legal", "4")
         : naive_is_named (action, "endurance") ? NO ("legal", "4.4.E")
         : naive_is_named (action, "priest")    ? NO ("legal", "4.4.P")
                                                : NO ("legal", "4.4.S");
}

const char *
naive_judge (const NaiveMeso *self, const char *action)
{
  const char *refusal = judge_moment (self, action);
  const char *text = action + strcspn (action, ":") + (strchr (action, ':') != NULL);

  if (refusal)
    return refusal;
  if (naive_is_named (action, "step"))
    return judge_step (self, text);
  if (naive_is_named (action, "discover"))
    return judge_discovery (self, text, NO ("legal", "4.1.7"));
  if (naive_is_named (action, "land"))
    return judge_discovery (self, text, NO ("legal", "4.4.L"));
  if (naive_is_named (action, "pick"))
    return judge_pick (self, text);
  if (naive_is_named (action, "steal"))
    return judge_steal (self, text);
  if (naive_is_named (action, "offer"))
    return judge_offer (self, text);
  if (naive_is_named (action, "hut"))
    return judge_hut (self, text);
  if (naive_is_named (action, "holy"))
    return judge_holy (self, text);
  if (is_one_of (action, "birth twins"))
    return judge_birth (self, text, naive_is_named (action, "twins"));
  if (naive_is_named (action, "draw"))
    return judge_draw (self);
  if (naive_is_named (action, "volcano"))
    return judge_volcano (self, text);
  if (naive_is_named (action, "seed"))
    return judge_seed (self, text);
  if (naive_is_named (action, "teleport"))
    return judge_teleport (self, text);
  if (naive_is_named (action, "banish"))
    return judge_banish (self, text);
  if (naive_is_named (action, "rob"))
    return judge_rob (self, text);
  return judge_simple (self, action, text);
}
