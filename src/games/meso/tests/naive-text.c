/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions as texts, views and completions (NOTATION.md 2); and all legal actions, found by trying
 * every text that could be one.
 */
#include "naive-meso.h"

#include <string.h>

/* ---- Positions */

static void
print_land (const NaiveMeso *self, NaivePlace at, GString *text)
{
  const int *lying = self->lying[at.letter][at.number];

  g_string_append_c (text, ' ');
  naive_place_print (at, text);
  g_string_append_printf (text, ":%c", self->kind[at.letter][at.number]);
  if (lying[0])
    g_string_append_printf (text, ",w%d", lying[0]);
  if (lying[1])
    g_string_append_printf (text, ",s%d", lying[1]);
  if (self->holy[at.letter][at.number])
    g_string_append_printf (text, ",o%d", self->holy[at.letter][at.number]);
  for (int seat = 0; seat <= 4; seat++)
    for (int token = 0; token <= 4; token++)
      for (int i = self->huts[at.letter][at.number][seat][token]; i > 0; i--)
        g_string_append_printf (text, ",h%d%.*s", seat, token ? 1 : 0, &"abcd"[MAX (token, 1) - 1]);
  for (int seat = 1; seat <= self->seats; seat++)
    {
      if (naive_count_people (self, at, seat) > 0)
        g_string_append_printf (text, ",%d", seat);
      for (int klass = 0; klass < 10; klass++)
        for (int i = self->people[at.letter][at.number][seat][klass]; i > 0; i--)
          g_string_append_c (text, NAIVE_CLASSES[klass]);
    }
}

/* Appends a field of parts, unless each is `usual`. */
static void
print_parts (GString *text, const char *key, char **parts, const char *usual)
{
  g_autofree char *value = g_strjoinv ("|", parts);
  gboolean         is_usual = TRUE;

  for (int i = 0; parts[i]; i++)
    is_usual = is_usual && g_str_equal (parts[i], usual);
  if (!is_usual)
    g_string_append_printf (text, " %s=%s", key, value);
}

static void
print_seats (const NaiveMeso *self, GString *text)
{
  char *mana[5] = { NULL }, *tokens[5] = { NULL }, *hands[5] = { NULL };

  for (int i = 0; i < self->seats; i++)
    {
      mana[i] = g_strdup_printf ("%d/%d", self->mana[i + 1], self->limit[i + 1]);
      tokens[i] = g_strdup (self->tokens[i + 1]);
      hands[i] = g_strdup (self->hands[i + 1]);
    }
  print_parts (text, "mana", mana, "0/3");
  print_parts (text, "tokens", tokens, "");
  print_parts (text, "hands", hands, "");
  for (int i = 0; i < self->seats; i++)
    {
      g_free (mana[i]);
      g_free (tokens[i]);
      g_free (hands[i]);
    }
}

static void
print_rules (const NaiveMeso *self, GString *text)
{
  g_autofree char *rounds = g_strdup_printf ("rounds=%d", self->rounds);
  const char      *words[5];
  g_autofree char *list = NULL;
  int              n = 0;

  if (self->card_start)
    words[n++] = "card-start";
  if (self->once)
    words[n++] = "once";
  if (self->open_plain)
    words[n++] = "open-plain";
  if (self->rounds != 100)
    words[n++] = rounds;
  words[n] = NULL;
  list = g_strjoinv (",", (char **) words);
  if (n > 0)
    g_string_append_printf (text, " rules=%s", list);
}

static void
print_number (GString *text, const char *key, int number, int usual)
{
  if (number != usual)
    g_string_append_printf (text, " %s=%d", key, number);
}

static void
print_word (GString *text, const char *key, const char *word)
{
  if (word[0])
    g_string_append_printf (text, " %s=%s", key, word);
}

static void
print_born (const NaiveMeso *self, GString *text)
{
  const char *before = " born=";

  NAIVE_FOR_EACH_PLACE (p)
  for (int i = self->born[p.letter][p.number]; i > 0; i--)
    {
      g_string_append (text, before);
      naive_place_print (p, text);
      before = ",";
    }
}

static void
print_result (const NaiveMeso *self, GString *text)
{
  int worth[5] = { 0 };

  if (!naive_is_over (self))
    return;
  for (int seat = 1; seat <= self->seats; seat++)
    {
      int sum;
      int n = naive_count_offered (self, seat, &sum);

      worth[seat] = 10000 * n + 100 * sum + self->mana[seat];
    }
  g_string_append (text, " result=");
  for (int seat = 1; seat <= self->seats; seat++)
    {
      int place = 1;

      for (int other = 1; other <= self->seats; other++)
        place += worth[other] > worth[seat];
      g_string_append_printf (text, "%d", place);
    }
}

char *
naive_print (const NaiveMeso *self)
{
  GString *text = g_string_new ("meso/1");

  NAIVE_FOR_EACH_PLACE (p)
  if (self->kind[p.letter][p.number])
    print_land (self, p, text);
  print_number (text, "seats", self->seats, 2);
  print_rules (self, text);
  print_seats (self, text);
  if (!self->partial)
    g_string_append_printf (text, " deck=%s land=%s", self->deck, self->stack);
  print_word (text, "discard", self->discard);
  print_number (text, "turn", self->turn, 1);
  print_number (text, "move", self->move, 1);
  print_number (text, "moves", self->moves, 5);
  print_number (text, "found", self->found, 0);
  print_word (text, "acted", self->acted);
  print_born (self, text);
  print_word (text, "fresh", self->fresh);
  print_number (text, "priests", self->priests, 0);
  print_word (text, "due", self->due);
  print_word (text, "shown", self->shown);
  print_result (self, text);
  if (!self->partial)
    g_string_append_printf (text, " rng=%016" G_GINT64_MODIFIER "x", self->rng);
  return g_string_free (text, FALSE);
}

/* ---- Views */

void
naive_view (const NaiveMeso *self, int seat, NaiveMeso *seen)
{
  *seen = *self;
  seen->partial = TRUE;
  seen->rng = 0;
  memset (seen->deck, '?', strlen (seen->deck)); /* how many there are is known */
  memset (seen->stack, '?', strlen (seen->stack));
  for (int other = 1; other <= self->seats; other++)
    if (other != seat)
      {
        memset (seen->hands[other], '?', strlen (seen->hands[other]));
        for (int i = 0; seen->tokens[other][i]; i++)
          if (naive_is_on_table (self, other, i))
            seen->tokens[other][i] = '?';
      }
}

static void
complete_cards (NaiveMeso *world, guint64 *rng)
{
  world->deck[0] = '\0';
  for (const char *card = NAIVE_CARDS; *card; card++)
    {
      int n = world->seats > 2 && strchr ("EP", *card) ? 3 : 2;

      n -= naive_count (world->discard, *card);
      for (int seat = 1; seat <= world->seats; seat++)
        n -= naive_count (world->hands[seat], *card);
      for (; n > 0; n--)
        naive_add_letter (world->deck, *card);
    }
  naive_shuffle (world->deck, rng);
  for (int seat = 1; seat <= world->seats; seat++)
    {
      char *hand = world->hands[seat];

      for (char *unknown = strchr (hand, '?'); unknown; unknown = strchr (hand, '?'))
        {
          *unknown = world->deck[0];
          memmove (world->deck, world->deck + 1, strlen (world->deck));
        }
      naive_sort (hand);
    }
}

static void
complete_stack (NaiveMeso *world, guint64 *rng)
{
  int all[] = { world->seats == 2 ? 16 : world->seats == 3 ? 18
                                                           : 22,
                6, 7, 5 };

  world->stack[0] = '\0';
  for (int i = 0; i < 4; i++)
    {
      char kind = NAIVE_LANDS[i];
      int  n = all[i] - naive_count_lands (world, kind) - naive_count (world->shown, kind) -
              (kind == 'v' && g_str_has_prefix (world->due, "volcano"));

      for (; n > 0; n--)
        naive_add_letter (world->stack, kind);
    }
  naive_shuffle (world->stack, rng);
}

void
naive_complete (const NaiveMeso *seen, guint64 seed, NaiveMeso *world)
{
  *world = *seen;
  world->partial = FALSE;
  complete_cards (world, &seed);
  complete_stack (world, &seed);
  for (int seat = 1; seat <= world->seats; seat++)
    {
      char values[5] = "";
      int  next = 0;

      if (!strchr (world->tokens[seat], '?'))
        continue;
      for (const char *value = "2467"; *value; value++)
        if (!strchr (world->tokens[seat], *value))
          naive_add_letter (values, *value);
      naive_shuffle (values, &seed);
      for (char *p = world->tokens[seat]; *p; p++)
        if (*p == '?')
          *p = values[next++];
    }
  world->rng = seed;
}

/* ---- Legal actions */

static void
try_action (const NaiveMeso *self, GPtrArray *list, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* Adds an action if it is legal. */
static void
try_action (const NaiveMeso *self, GPtrArray *list, const char *format, ...)
{
  char   *action;
  va_list args;

  va_start (args, format);
  action = g_strdup_vprintf (format, args);
  va_end (args);
  if (g_str_has_prefix (naive_judge (self, action), "legal "))
    g_ptr_array_add (list, action);
  else
    g_free (action);
}

/* Actions in or from a place, whose name is given. */
static void
try_place (const NaiveMeso *self, NaivePlace at, const char *name, GPtrArray *list)
{
  static const char *const kinds[] = { "hut", "holy", "birth", "twins", "volcano", "seed" };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    try_action (self, list, "%s:%s", kinds[i], name);
  for (const char *p = "wsWS"; *p && self->kind[at.letter][at.number]; p++)
    try_action (self, list, "drop:%s%c", name, *p);
  for (const char *p = "wsabcd"; *p && self->kind[at.letter][at.number]; p++)
    {
      try_action (self, list, "pick:%se%c", name, *p);
      try_action (self, list, "pick:%sE%c", name, *p);
    }
  for (int seat = 1; seat <= 4 && self->kind[at.letter][at.number]; seat++)
    {
      try_action (self, list, "steal:%s-%dw", name, seat);
      try_action (self, list, "steal:%s-%ds", name, seat);
    }
}

/* Actions from one place to another. */
static void
try_two (const NaiveMeso *self, const char *from, const char *to, gboolean near, GPtrArray *list)
{
  for (const char *klass = NAIVE_CLASSES; *klass; klass++)
    {
      for (int seat = 1; seat <= 4 && strchr (self->hands[self->move], 'T'); seat++)
        try_action (self, list, "teleport:%d%c@%s-%s", seat, *klass, from, to);
      if (!near)
        continue;
      try_action (self, list, "step:%s%c-%s", from, *klass, to);
      try_action (self, list, "discover:%s%c-%s", from, *klass, to);
      try_action (self, list, "land:%s%c-%s", from, *klass, to);
    }
  for (int seat = 0; seat <= 4 && strchr (self->hands[self->move], 'B'); seat++)
    {
      try_action (self, list, "banish:%sh%d-%s", from, seat, to);
      for (const char *token = "abcd"; *token && seat > 0; token++)
        try_action (self, list, "banish:%sh%d%c-%s", from, seat, *token, to);
    }
}

static void
try_seeds (const NaiveMeso *self, GPtrArray *names, GPtrArray *list)
{
  for (guint i = 0; i < names->len && g_str_has_prefix (self->due, "seed"); i++)
    for (guint j = i + 1; j < names->len; j++)
      {
        const char *one = names->pdata[i], *two = names->pdata[j];

        try_action (self, list, "seed:%s,%s", one, two);
        for (guint k = j + 1; k < names->len; k++)
          try_action (self, list, "seed:%s,%s,%s", one, two, (char *) names->pdata[k]);
      }
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
naive_list (const NaiveMeso *self)
{
  static const char *const plain[] = { "draw", "end", "lay:0", "lay:2", "lay:4", "lay:6",
                                       "lay:7", "rob:1", "rob:2", "rob:3", "rob:4", "endurance",
                                       "stone", "priest", "take:p", "take:f", "take:q", "take:v",
                                       "offer:a", "offer:b", "offer:c", "offer:d" };
  GPtrArray               *list = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) lands = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    try_action (self, list, "%s", plain[i]);
  NAIVE_FOR_EACH_PLACE (p)
  {
    g_autoptr (GString) from = g_string_new (NULL);

    if (!naive_place_exists (p))
      continue;
    naive_place_print (p, from);
    try_place (self, p, from->str, list);
    if (!self->kind[p.letter][p.number])
      continue;
    g_ptr_array_add (lands, g_strdup (from->str));
    NAIVE_FOR_EACH_PLACE (q)
    {
      g_autoptr (GString) to = g_string_new (NULL);

      if (!naive_place_exists (q) || (!self->kind[q.letter][q.number] && !naive_is_near (p, q)))
        continue;
      naive_place_print (q, to);
      try_two (self, from->str, to->str, naive_is_near (p, q), list);
    }
  }
  try_seeds (self, lands, list);
  g_ptr_array_sort (list, compare_texts);
  return list;
}
