/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The walk plays through a GameRecord, so that a failure can be told as a record. It knows the
 * game by its table of functions alone.
 */
#include "walk.h"

#define MAX_ACTIONS 20000

/* The number of writable actions above which SAMPLE of them are drawn for each position. */
#define MAX_LISTED 3000
#define SAMPLE     400

/* The room behind max_legal, so that a list that is too long can be told. */
#define SPARE_ACTIONS 4096

/* Samples that are drawn at most until each kind of action is in one. */
#define MAX_SAMPLES 100

/* Appends `pattern` with its first {a,b} replaced by each choice in turn, and so on. */
static void
expand (const char *pattern, GPtrArray *words)
{
  const char *open = strchr (pattern, '{');
  const char *close = open ? strchr (open, '}') : NULL;
  g_auto (GStrv) choices = NULL;
  g_autofree char *head = NULL;
  g_autofree char *list = NULL;

  if (!close)
    {
      g_ptr_array_add (words, g_strdup (pattern));
      return;
    }
  head = g_strndup (pattern, (gsize) (open - pattern));
  list = g_strndup (open + 1, (gsize) (close - open - 1));
  choices = g_strsplit (list, ",", -1);
  for (guint i = 0; choices[i]; i++)
    {
      g_autofree char *word = g_strconcat (head, choices[i], close + 1, NULL);

      expand (word, words);
    }
}

/* The number of choices of a pair of braces that begins here. */
static guint
count_choices (const char *open)
{
  guint n = 1;

  for (const char *p = open; *p && *p != '}'; p++)
    n += *p == ',';
  return n;
}

/* The number of words that a pattern stands for. */
static guint64
count_words (const char *pattern)
{
  guint64 n = 1;

  for (const char *open = strchr (pattern, '{'); open; open = strchr (open + 1, '{'))
    n *= count_choices (open);
  return n;
}

/* A choice of such a pair of braces, of this length. */
static const char *
find_choice (const char *open, guint i, gsize *length)
{
  const char *choice = open + 1;

  for (; i > 0; i--)
    choice += strcspn (choice, ",") + 1;
  *length = strcspn (choice, ",}");
  return choice;
}

/* Finds the choices in the braces of a pattern by which it is this text, in order. */
static gboolean
fit_choices (const char *pattern, const char *text, GArray *fitting)
{
  gsize       length = strcspn (pattern, "{");
  const char *open = pattern + length;

  if (strncmp (pattern, text, length) != 0)
    return FALSE;
  if (*open == '\0')
    return text[length] == '\0';
  for (guint i = 0; i < count_choices (open); i++)
    {
      gsize       n;
      const char *choice = find_choice (open, i, &n);

      if (strncmp (text + length, choice, n) != 0)
        continue;
      g_array_append_val (fitting, i);
      if (fit_choices (strchr (open, '}') + 1, text + length + n, fitting))
        return TRUE;
      g_array_set_size (fitting, fitting->len - 1);
    }
  return FALSE;
}

/* One of the words of a pattern, each as likely; where choices are given (or NULL), one of those
 * that have another choice in one place. */
static char *
draw_word (const char *pattern, const GArray *given)
{
  g_autoptr (GString) word = g_string_new (NULL);
  guint other = given ? (guint) g_test_rand_int_range (0, (gint32) given->len) : 0;
  guint n = 0;

  for (const char *p = pattern; *p; p++)
    {
      const char *choice;
      gsize       length;
      guint       i;

      if (*p != '{')
        {
          g_string_append_c (word, *p);
          continue;
        }
      i = given && n != other ? g_array_index (given, guint, n)
                              : (guint) g_test_rand_int_range (0, (gint32) count_choices (p));
      choice = find_choice (p, i, &length);
      g_string_append_len (word, choice, (gssize) length);
      p += strcspn (p, "}");
      n++;
    }
  return g_string_free (g_steal_pointer (&word), FALSE);
}

/* A word near a legal action, or NULL if no pattern with choices has the action. */
static char *
draw_near (const GameRules *rules, GameAction action, const char *const *patterns)
{
  g_autofree char *text = game_action_print (rules, action);

  for (guint i = 0; patterns[i]; i++)
    {
      g_autoptr (GArray) fitting = g_array_new (FALSE, FALSE, sizeof (guint));

      if (fit_choices (patterns[i], text, fitting))
        return fitting->len > 0 ? draw_word (patterns[i], fitting) : NULL;
    }
  return NULL;
}

/* Ends the program: without the list of what can be written no law can be held. */
static void
fail_list (const GameRules *rules, const char *word, const char *why)
{
  g_error ("src/games/%s/tests/WRITTEN, the list of all actions that can be written: \"%s\": %s",
           rules->id, word, why);
}

static void
add_action (const GameRules *rules, const char *word, gboolean is_sample, GArray *actions)
{
  g_autoptr (GError) error = NULL;
  GameAction action;

  if (rules->parse_action (word, &action, is_sample ? NULL : &error))
    g_array_append_val (actions, action);
  else if (error)
    fail_list (rules, word, error->message);
}

/* The first kind of which the list has no action, or NULL. */
static const char *
find_missing_kind (const GameRules *rules, const GArray *actions)
{
  guint64 kinds = 0;

  for (guint i = 0; i < actions->len; i++)
    kinds |= G_GUINT64_CONSTANT (1) << g_array_index (actions, GameAction, i).kind;
  for (guint kind = 0; kind < rules->n_kinds; kind++)
    if (!(kinds >> kind & 1))
      return rules->kinds[kind].name;
  return NULL;
}

/* A share of half the sample for each pattern; the other half near the position. */
void
walk_draw_writable (Walk *walk)
{
  g_auto (GStrv) patterns = g_strsplit (walk->game->writable, " ", -1);
  guint share = SAMPLE / 2 / g_strv_length (patterns) + 1;

  if (!walk->is_sample)
    return;
  g_array_set_size (walk->writable, 0);
  for (guint i = 0; patterns[i]; i++)
    for (guint j = 0; j < MIN (share, count_words (patterns[i])); j++)
      {
        g_autofree char *word = draw_word (patterns[i], NULL);

        add_action (walk->rules, word, TRUE, walk->writable);
      }
  for (guint i = 0; i < SAMPLE / 2 && walk->n_legal > 0; i++)
    {
      GameAction       action = walk->legal[g_test_rand_int_range (0, (gint32) walk->n_legal)];
      g_autofree char *word = draw_near (walk->rules, action, (const char *const *) patterns);

      if (word)
        add_action (walk->rules, word, TRUE, walk->writable);
    }
}

static void
read_writable (Walk *walk)
{
  g_auto (GStrv) patterns = g_strsplit (walk->game->writable, " ", -1);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  const char *missing;
  guint64     n = 0;

  walk->writable = g_array_new (FALSE, FALSE, sizeof (GameAction));
  for (guint i = 0; patterns[i]; i++)
    n += count_words (patterns[i]);
  walk->is_sample = n > MAX_LISTED;
  for (guint i = 0; i < MAX_SAMPLES && walk->is_sample; i++)
    if (find_missing_kind (walk->rules, walk->writable))
      walk_draw_writable (walk);
  for (guint i = 0; patterns[i] && !walk->is_sample; i++)
    expand (patterns[i], words);
  for (guint i = 0; i < words->len; i++)
    add_action (walk->rules, g_ptr_array_index (words, i), FALSE, walk->writable);
  missing = find_missing_kind (walk->rules, walk->writable);
  if (missing)
    fail_list (walk->rules, missing, "no action of this kind is listed");
}

/* Every other caller has room for max_legal actions and no more, so this is seen to first. */
static void
check_room (Walk *walk)
{
  guint32 set = game_state_to_act (walk->rules, walk->state);

  for (guint s = 0; s < walk->seats; s++)
    if (set >> s & 1)
      {
        guint n = walk->rules->legal (walk->state, s, walk->legal);

        law_assert (walk, n <= walk->rules->max_legal,
                    "legal lists %u actions, and max_legal has room for %u", n,
                    walk->rules->max_legal);
      }
}

static void
look (Walk *walk, const Law *law)
{
  guint n = game_record_get_n_actions (walk->record);

  walk->state = game_record_get_state (walk->record, n);
  walk->before = n > 0 ? game_record_get_state (walk->record, n - 1) : NULL;
  check_room (walk);
  walk->n_legal = game_state_legal (walk->rules, walk->state, walk->legal);
  if (law->at_position)
    law->at_position (walk);
}

static void
play_game (Walk *walk, const Law *law)
{
  walk->seed = (guint64) g_test_rand_int () << 32 | (guint32) g_test_rand_int ();
  walk->record = game_record_new_seed (walk->rules, walk->seats, walk->options, walk->seed);
  g_array_set_size (walk->events, 0);
  look (walk, law);
  while (walk->n_legal > 0)
    {
      walk->action = walk->legal[g_test_rand_int_range (0, (gint32) walk->n_legal)];
      g_array_set_size (walk->events, 0);
      game_record_append (walk->record, walk->action, walk->events);
      look (walk, law);
      law_assert (walk, game_record_get_n_actions (walk->record) < MAX_ACTIONS,
                  "the game has not ended after %d random actions", MAX_ACTIONS);
    }
  if (law->at_end)
    law->at_end (walk);
  g_clear_pointer (&walk->record, game_record_free);
}

static void
play_games (Walk *walk, const Law *law)
{
  const WalkGame *game = walk->game;
  guint           n = MAX (1, walk_get_n_games () / MAX (1, game->share));

  for (guint i = 0; i < n; i++)
    {
      play_game (walk, law);
      walk->seats =
        walk->seats == walk->rules->max_seats ? walk->rules->min_seats : walk->seats + 1;
    }
}

void
walk_games (const WalkGame *game, guint32 options, const Law *law)
{
  const GameRules *rules = game->module->rules;
  Walk            *walk = g_new0 (Walk, 1);

  walk->game = game;
  walk->rules = rules;
  walk->options = options;
  walk->law = law;
  walk->seats = rules->min_seats;
  read_writable (walk);
  if (game->share > 1)
    walk->seats = (guint) g_test_rand_int_range ((gint32) rules->min_seats,
                                                 (gint32) rules->max_seats + 1);
  walk->legal = g_new (GameAction, rules->max_legal + SPARE_ACTIONS);
  walk->events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  if (setjmp (walk->out) == 0)
    play_games (walk, law);
  g_clear_pointer (&walk->record, game_record_free);
  g_array_unref (walk->writable);
  g_array_unref (walk->events);
  g_free (walk->legal);
  g_free (walk);
}

guint
walk_get_n_games (void)
{
  const char *text = g_getenv ("EDUBBA_LAW_GAMES");
  guint64     n;

  if (text && game_number_parse (text, 1000000, &n, NULL))
    return (guint) n;
  return g_test_slow () ? 1000 : 50;
}

const char *
walk_say_action (const Walk *walk, GameAction action)
{
  const GameWords *words = walk->game->module->words;
  g_autofree char *text = game_action_print (walk->rules, action);
  g_autofree char *said = NULL;

  if (words && words->action && walk->state)
    said = words->action (walk->state, action, NULL);
  return said ? g_strdup_printf ("%s (%s)", text, said) : g_steal_pointer (&text);
}

const char *
walk_say_state (const Walk *walk, const GameState *state)
{
  g_autofree char *text = game_position_print (walk->rules, state);

  return g_strdup_printf ("%s #%016" G_GINT64_MODIFIER "x", text,
                          game_state_hash (walk->rules, state));
}

/* Tells how to come to the position again. */
static void
tell_record (const Walk *walk)
{
  g_autofree char *text = game_record_print (walk->record);
  g_autofree char *position = game_position_print (walk->rules, walk->state);
  g_autofree char *options = game_options_print (walk->rules, walk->options);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_test_message ("game: %s, seats: %u, options: %s, seed: %" G_GUINT64_FORMAT, walk->rules->id,
                  walk->seats, *options ? options : "none", walk->seed);
  for (guint i = 0; lines[i]; i++)
    g_test_message ("%s", lines[i]);
  g_test_message ("position: %s", position);
  if (walk->before)
    g_test_message ("last action: %s", walk_say_action (walk, walk->action));
}

void
walk_fail (Walk *walk, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list          args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  tell_record (walk);
  g_test_message ("law %s: %s", walk->law->name, walk->law->says);
  g_test_message ("broken: %s", sentence);
  g_test_fail_printf ("law %s: %s", walk->law->name, sentence);
  /* There nothing else is heard. */
  if (g_test_subprocess ())
    g_printerr ("law %s: %s\n", walk->law->name, sentence);
  g_free (g_steal_pointer (&sentence));
  longjmp (walk->out, 1);
}
