/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The grammar of goals: conditions "term op number" joined by " and ".
 *
 * The reader is strict, so that a goal has one text: single spaces, no signs, no leading zeros. A
 * refusal names the column of the first character that it cannot use.
 */
#include "game-goal.h"

#include <glib/gi18n-lib.h>

#include "game-nearest.h"
#include "game-print.h"
#include "game-state.h"

#define MAX_NUMBER G_MAXINT32

/* The text being read; `here` is the first byte not yet used. */
typedef struct
{
  const GameRules *rules;
  const char      *text;
  const char      *here;
  guint            seats;
  guint            me;
  GError         **error;
} Reader;

static const char *const ops[] = {
  [GAME_GOAL_AT_LEAST] = ">=",
  [GAME_GOAL_AT_MOST] = "<=",
  [GAME_GOAL_EQUAL] = "=",
  [GAME_GOAL_MORE] = ">",
  [GAME_GOAL_LESS] = "<",
};

/* Everything before `here` has been understood and is therefore ASCII: bytes are characters. */
static gboolean
fail (const Reader *reader, const char *message)
{
  g_set_error (reader->error, GAME_ERROR, GAME_ERROR_SYNTAX,
               /* Translators: where a text is wrong, and a sentence that says why. */
               _ ("column %1$u: %2$s"),
               (guint) (reader->here - reader->text) + 1,
               message);
  return FALSE;
}

static gboolean
read_char (Reader *reader, char c, const char *message)
{
  if (*reader->here != c)
    return fail (reader, message);
  reader->here++;
  return TRUE;
}

/* The length of the word that begins here. */
static gsize
measure_word (const Reader *reader)
{
  return strcspn (reader->here, " (),<>=");
}

static gboolean
is_word (const char *word, gsize length, const char *name)
{
  return strlen (name) == length && strncmp (word, name, length) == 0;
}

static gboolean
read_seat (Reader *reader, guint16 *seat)
{
  gsize       length = measure_word (reader);
  guint64     number;
  const char *end;

  if (is_word (reader->here, length, "me"))
    *seat = (guint16) reader->me;
  else if (reader->seats == 2 && is_word (reader->here, length, "opp"))
    *seat = (guint16) (1 - reader->me);
  else if (game_number_parse (reader->here, reader->seats, &number, &end) &&
           end == reader->here + length && number >= 1)
    *seat = (guint16) (number - 1);
  else
    return fail (reader, _ ("a seat is expected here, such as “me”"));
  reader->here += length;
  return TRUE;
}

static gboolean
read_place (Reader *reader, guint16 *place)
{
  gsize            length = measure_word (reader);
  g_autofree char *word = g_strndup (reader->here, length);
  guint            found;

  if (!reader->rules->parse_place || !reader->rules->parse_place (word, &found))
    return fail (reader, _ ("a place on the board is expected here"));
  *place = (guint16) found;
  reader->here += length;
  return TRUE;
}

/* Fails at a word that is none of those that can stand here (up to NULL). */
static gboolean
fail_at_word (const Reader *reader, const char *const *known)
{
  g_autofree char *word = g_strndup (reader->here, measure_word (reader));
  g_autofree char *message = game_nearest_explain (word, known);

  return fail (reader, message);
}

static gboolean
read_word (Reader *reader, const char *const *words, guint16 *word)
{
  gsize length = measure_word (reader);

  for (guint i = 0; words[i]; i++)
    if (is_word (reader->here, length, words[i]))
      {
        *word = (guint16) i;
        reader->here += length;
        return TRUE;
      }
  return fail_at_word (reader, words);
}

static gboolean
read_count (Reader *reader, guint16 *count)
{
  const char *end;
  guint64     number;

  if (!game_number_parse (reader->here, G_MAXUINT16, &number, &end))
    return fail (reader, _ ("a number from 0 to 65535 is expected here, without leading zeros"));
  *count = (guint16) number;
  reader->here = end;
  return TRUE;
}

static gboolean
read_letter (Reader *reader, guint16 *letter)
{
  const char *letters = reader->rules->letters;
  const char *found = *reader->here ? strchr (letters, *reader->here) : NULL;

  if (!found || measure_word (reader) != 1)
    {
      g_autofree char *message =
        /* Translators: %s are letters without anything between them, such as ABC. */
        g_strdup_printf (_ ("one of these letters is expected here: %s"), letters);

      return fail (reader, message);
    }
  *letter = (guint16) (found - letters);
  reader->here++;
  return TRUE;
}

static gboolean
read_operand (Reader *reader, const GameTerm *term, char letter, guint16 *operand)
{
  switch (letter)
    {
    case 's':
      return read_seat (reader, operand);
    case 'p':
      return read_place (reader, operand);
    case 'w':
      return read_word (reader, term->words, operand);
    case 'n':
      return read_count (reader, operand);
    default:
      return read_letter (reader, operand);
    }
}

static gboolean
read_operands (Reader *reader, GameCondition *condition)
{
  const char *letters = condition->term->operands;

  if (!*letters)
    return TRUE;
  if (!read_char (reader, '(', _ ("an opening bracket is expected here")))
    return FALSE;
  for (guint i = 0; letters[i]; i++)
    {
      if (i > 0 && !read_char (reader, ',', _ ("a comma is expected here")))
        return FALSE;
      if (!read_operand (reader, condition->term, letters[i], &condition->operand[i]))
        return FALSE;
    }
  return read_char (reader, ')', _ ("a closing bracket is expected here"));
}

/* All words that a condition can begin with. */
static GPtrArray *
list_terms (const GameRules *rules)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < rules->n_terms; i++)
    g_ptr_array_add (names, (gpointer) rules->terms[i].name);
  for (guint i = 0; i < game_counters_get_n (rules); i++)
    g_ptr_array_add (names, (gpointer) game_counters_get_name (rules, i));
  g_ptr_array_add (names, NULL);
  return names;
}

static gboolean
read_term (Reader *reader, GameCondition *condition)
{
  const GameRules *rules = reader->rules;
  gsize            length = measure_word (reader);
  g_autoptr (GPtrArray) known = NULL;

  for (guint i = 0; i < rules->n_terms; i++)
    if (is_word (reader->here, length, rules->terms[i].name))
      {
        reader->here += length;
        condition->term = &rules->terms[i];
        return read_operands (reader, condition);
      }
  for (guint i = 0; i < game_counters_get_n (rules); i++)
    if (is_word (reader->here, length, game_counters_get_name (rules, i)))
      {
        reader->here += length;
        condition->counter = (guint8) i;
        return TRUE;
      }
  known = list_terms (rules);
  return fail_at_word (reader, (const char *const *) known->pdata);
}

static gboolean
read_op (Reader *reader, GameCondition *condition)
{
  /* The longer ones stand first in the table, so ">=" is never read as ">". */
  for (guint i = 0; i < G_N_ELEMENTS (ops); i++)
    if (g_str_has_prefix (reader->here, ops[i]))
      {
        reader->here += strlen (ops[i]);
        condition->op = (GameGoalOp) i;
        return TRUE;
      }
  return fail (reader, _ ("a comparison is expected here: >= <= = > or <"));
}

static gboolean
read_number (Reader *reader, GameCondition *condition)
{
  const char *end;
  guint64     number;

  if (!g_ascii_isdigit (*reader->here))
    return fail (reader, _ ("a number without sign is expected here"));
  if (!game_number_parse (reader->here, MAX_NUMBER, &number, &end))
    return fail (reader, _ ("numbers run from 0 to 2147483647, without leading zeros"));
  condition->number = (guint32) number;
  reader->here = end;
  return TRUE;
}

static gboolean
read_condition (Reader *reader, GameCondition *condition)
{
  const char *space = _ ("a single space is expected here");

  return read_term (reader, condition) && read_char (reader, ' ', space) &&
         read_op (reader, condition) && read_char (reader, ' ', space) &&
         read_number (reader, condition);
}

static gboolean
read_and (Reader *reader)
{
  if (!read_char (reader, ' ', _ ("the goal should end here, or go on after a single space")))
    return FALSE;
  if (!is_word (reader->here, measure_word (reader), "and"))
    return fail (reader, _ ("conditions are joined by “and”"));
  reader->here += strlen ("and");
  return read_char (reader, ' ', _ ("a single space is expected here"));
}

static gboolean
compare (gint64 value, GameGoalOp op, gint64 number)
{
  switch (op)
    {
    case GAME_GOAL_AT_LEAST:
      return value >= number;
    case GAME_GOAL_AT_MOST:
      return value <= number;
    case GAME_GOAL_EQUAL:
      return value == number;
    case GAME_GOAL_MORE:
      return value > number;
    case GAME_GOAL_LESS:
      return value < number;
    default:
      g_assert_not_reached ();
    }
}

static gboolean
condition_holds (const GameCondition *condition,
                 guint                me,
                 const GameState     *state,
                 const GameTally     *tally)
{
  gint64 value;

  if (condition->term)
    value = condition->term->value (state, me, condition->operand);
  else
    value = tally->count[condition->counter];
  return compare (value, condition->op, condition->number);
}

static void
print_seat (const GameGoal *goal, guint seat, GString *text)
{
  if (seat == goal->me)
    g_string_append (text, "me");
  else if (goal->seats == 2)
    g_string_append (text, "opp");
  else
    game_print_to (text, "%u", seat + 1);
}

static void
print_operand (const GameRules     *rules,
               const GameGoal      *goal,
               const GameCondition *condition,
               guint                i,
               GString             *text)
{
  guint operand = condition->operand[i];

  switch (condition->term->operands[i])
    {
    case 's':
      print_seat (goal, operand, text);
      break;
    case 'p':
      rules->print_place (operand, text);
      break;
    case 'w':
      g_string_append (text, condition->term->words[operand]);
      break;
    case 'n':
      game_print_to (text, "%u", operand);
      break;
    default:
      g_string_append_c (text, rules->letters[operand]);
    }
}

static void
print_condition (const GameRules     *rules,
                 const GameGoal      *goal,
                 const GameCondition *condition,
                 GString             *text)
{
  const GameTerm *term = condition->term;

  g_string_append (text, term ? term->name : game_counters_get_name (rules, condition->counter));
  for (guint i = 0; term && term->operands[i]; i++)
    {
      g_string_append_c (text, i == 0 ? '(' : ',');
      print_operand (rules, goal, condition, i, text);
    }
  if (term && *term->operands)
    g_string_append_c (text, ')');
  game_print_to (text, " %s %u", ops[condition->op], condition->number);
}

static gboolean
is_first_of_counter (const GameRules *rules, guint kind)
{
  const char *counter = rules->kinds[kind].counter;

  if (!counter)
    return FALSE;
  for (guint k = 0; k < kind; k++)
    if (g_strcmp0 (rules->kinds[k].counter, counter) == 0)
      return FALSE;
  return TRUE;
}

guint
game_goal_seat (const GameRules *rules, const GameState *state)
{
  guint seat = rules->seat (state);

  return seat == GAME_NOBODY ? rules->mover (state) : seat;
}

gboolean
game_goal_parse (const GameRules *rules,
                 const char      *text,
                 guint            seats,
                 guint            me,
                 GameGoal        *goal,
                 GError         **error)
{
  Reader reader = {
    .rules = rules, .text = text, .here = text, .seats = seats, .me = me, .error = error
  };

  g_return_val_if_fail (seats <= rules->max_seats && me < seats, FALSE);

  memset (goal, 0, sizeof *goal);
  goal->seats = seats;
  goal->me = me;
  do
    {
      if (goal->n_conditions == GAME_GOAL_MAX_CONDITIONS)
        return fail (&reader, _ ("a goal has room for 64 conditions"));
      if (!read_condition (&reader, &goal->conditions[goal->n_conditions]))
        return FALSE;
      goal->n_conditions++;
      if (!*reader.here)
        return TRUE;
    }
  while (read_and (&reader));
  return FALSE;
}

char *
game_goal_print (const GameRules *rules, const GameGoal *goal)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < goal->n_conditions; i++)
    {
      if (i > 0)
        g_string_append (text, " and ");
      print_condition (rules, goal, &goal->conditions[i], text);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

guint
game_counters_get_n (const GameRules *rules)
{
  guint n = 1;

  for (guint k = 0; k < rules->n_kinds; k++)
    if (is_first_of_counter (rules, k))
      n++;
  return n;
}

const char *
game_counters_get_name (const GameRules *rules, guint counter)
{
  guint n = 0;

  if (counter == 0)
    return "actions";
  for (guint k = 0; k < rules->n_kinds; k++)
    if (is_first_of_counter (rules, k) && ++n == counter)
      return rules->kinds[k].counter;
  g_return_val_if_reached (NULL);
}

guint
game_counters_find (const GameRules *rules, guint kind)
{
  guint n = 0;

  for (guint k = 0; k < rules->n_kinds; k++)
    if (is_first_of_counter (rules, k))
      {
        n++;
        if (g_strcmp0 (rules->kinds[k].counter, rules->kinds[kind].counter) == 0)
          return n;
      }
  return 0;
}

void
game_tally_add (GameTally *tally, const GameRules *rules, GameAction action)
{
  guint counter = game_counters_find (rules, action.kind);

  g_return_if_fail (counter < GAME_MAX_COUNTERS);

  if (tally->count[0] < G_MAXUINT32)
    tally->count[0]++;
  if (counter && tally->count[counter] < G_MAXUINT32)
    tally->count[counter]++;
}

gboolean
game_condition_is_on (const GameCondition *condition, const char *term)
{
  return condition->term && g_str_equal (condition->term->name, term);
}

gint64
game_condition_get_wanted (const GameCondition *condition)
{
  gint64 number = condition->number;

  if (condition->op == GAME_GOAL_MORE)
    return number + 1;
  return condition->op == GAME_GOAL_LESS ? number - 1 : number;
}

gboolean
game_goal_holds (const GameGoal *goal, const GameState *state, const GameTally *tally)
{
  for (guint i = 0; i < goal->n_conditions; i++)
    if (!condition_holds (&goal->conditions[i], goal->me, state, tally))
      return FALSE;
  return TRUE;
}

gboolean
game_goal_is_open (const GameGoal *goal, const GameTally *tally)
{
  for (guint i = 0; i < goal->n_conditions; i++)
    {
      const GameCondition *condition = &goal->conditions[i];
      guint64              count = tally->count[condition->counter];

      if (condition->term)
        continue;
      if (condition->op == GAME_GOAL_LESS ? count >= condition->number
                                          : (condition->op == GAME_GOAL_EQUAL ||
                                             condition->op == GAME_GOAL_AT_MOST) &&
                                              count > condition->number)
        return FALSE;
    }
  return TRUE;
}

/* Returns TRUE if a condition of the goal is on the counter that a kind feeds. */
static gboolean
counts_kind (const GameRules *rules, const GameGoal *goal, guint kind)
{
  guint counter = game_counters_find (rules, kind);

  for (guint i = 0; i < goal->n_conditions && counter > 0; i++)
    if (!goal->conditions[i].term && goal->conditions[i].counter == counter)
      return TRUE;
  return FALSE;
}

gboolean
game_goal_counts_ends (const GameRules *rules, const GameGoal *goal)
{
  for (guint k = 0; k < rules->n_kinds; k++)
    if ((rules->kinds[k].flags & GAME_KIND_ENDS_TURN) && counts_kind (rules, goal, k))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if the goal names a kind that turns up the unknown: by its counter, or, if it
 * feeds none because it continues another such kind, by the counter of that kind. */
static gboolean
names_chance (const GameRules *rules, const GameGoal *goal, guint kind)
{
  if (game_counters_find (rules, kind) > 0)
    return counts_kind (rules, goal, kind);
  for (guint k = 0; k < rules->n_kinds; k++)
    if ((rules->kinds[k].flags & GAME_KIND_CHANCE) && counts_kind (rules, goal, k))
      return TRUE;
  return FALSE;
}

gboolean
game_goal_admits (const GameRules *rules, const GameGoal *goal, guint kind)
{
  if ((rules->kinds[kind].flags & GAME_KIND_CHANCE) && !names_chance (rules, goal, kind))
    return FALSE;
  return !(rules->kinds[kind].flags & GAME_KIND_ENDS_TURN) || game_goal_counts_ends (rules, goal);
}
