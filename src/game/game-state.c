/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by all consumers of GameRules: states as values, texts of positions and actions, numbers
 * as the notations write them. Knows no game.
 */
#include "game-state.h"

#include "game-text.h"

/* Bytes of a state that are copied at a time. */
#define BLOCK 32

/* The most characters of a word from outside that a message repeats. */
#define QUOTED_CHARS 40

/* The hyphens of the name are not operators. */
/* clang-format off */
GQuark
game_error_quark (void)
{
  return g_quark_from_static_string ("game-error-quark");
}
/* clang-format on */

GameState *
game_state_new (const GameRules *rules)
{
  return g_malloc0 (rules->state_size);
}

GameState *
game_state_dup (const GameRules *rules, const GameState *state)
{
  return g_memdup2 (state, rules->state_size);
}

static inline void
copy_block (guint8 *to, const guint8 *from)
{
  guint64 a, b, c, d;

  memcpy (&a, from, sizeof a);
  memcpy (&b, from + sizeof a, sizeof b);
  memcpy (&c, from + 2 * sizeof a, sizeof c);
  memcpy (&d, from + 3 * sizeof a, sizeof d);
  memcpy (to, &a, sizeof a);
  memcpy (to + sizeof a, &b, sizeof b);
  memcpy (to + 2 * sizeof a, &c, sizeof c);
  memcpy (to + 3 * sizeof a, &d, sizeof d);
}

/* In small blocks, not by one memcpy (): a copy is read and changed at once, word by word, and on
 * many processors that waits for stores as wide as a library's are. The last two may overlap. */
void
game_state_copy (const GameRules *rules, GameState *to, const GameState *from)
{
  const gsize   n = rules->state_size;
  guint8       *out = (guint8 *) to;
  const guint8 *in = (const guint8 *) from;

  if (n < BLOCK)
    {
      memcpy (to, from, n);
      return;
    }
  for (gsize i = 0; i + BLOCK < n; i += BLOCK)
    copy_block (out + i, in + i);
  copy_block (out + n - BLOCK, in + n - BLOCK);
}

gboolean
game_state_equal (const GameRules *rules, const GameState *a, const GameState *b)
{
  return memcmp (a, b, rules->state_size) == 0;
}

static inline guint64
mix (guint64 hash, guint64 word)
{
  hash = (hash ^ word) * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
  return hash ^ hash >> 32;
}

/* Four sums that do not wait for each other, and one of them in the end. */
guint64
game_state_hash (const GameRules *rules, const GameState *state)
{
  const guint64 *word = (const guint64 *) (gconstpointer) state;
  const gsize    n = rules->state_size / sizeof *word;
  guint64        lanes[4] = { n, 1, 2, 3 };
  gsize          i = 0;

  if (rules->hash)
    return rules->hash (state);
  for (; i + 4 <= n; i += 4)
    for (guint lane = 0; lane < 4; lane++)
      lanes[lane] = mix (lanes[lane], word[i + lane]);
  for (; i < n; i++)
    lanes[0] = mix (lanes[0], word[i]);
  return mix (mix (mix (mix (0, lanes[0]), lanes[1]), lanes[2]), lanes[3]);
}

guint
game_state_successors (const GameRules *rules,
                       const GameState *state,
                       guint64          hash,
                       GameAction      *actions,
                       guint64         *hashes,
                       GameState       *spare)
{
  guint n_legal, n = 0;

  if (rules->successors)
    return rules->successors (state, hash, actions, hashes);
  n_legal = game_state_legal (rules, state, actions);
  for (guint i = 0; i < n_legal; i++)
    {
      if (rules->kinds[actions[i].kind].flags & GAME_KIND_ENDS_TURN)
        continue;
      game_state_copy (rules, spare, state);
      rules->apply (spare, actions[i], NULL);
      hashes[n] = game_state_hash (rules, spare);
      actions[n++] = actions[i];
    }
  return n;
}

guint
game_state_judge (const GameRules *rules, const GameState *state, GameAction action)
{
  return rules->judge (state, rules->seat (state), action);
}

guint
game_state_legal (const GameRules *rules, const GameState *state, GameAction *actions)
{
  return rules->legal (state, rules->seat (state), actions);
}

guint32
game_state_to_act (const GameRules *rules, const GameState *state)
{
  guint seat;

  if (rules->to_act)
    return rules->to_act (state);
  seat = rules->seat (state);
  return seat == GAME_NOBODY ? 0 : 1u << seat;
}

void
game_state_unseal (const GameRules *rules, const GameState *state, GameState *before)
{
  if (rules->unseal)
    rules->unseal (state, before);
  else
    game_state_copy (rules, before, state);
}

void
game_state_observe_next (const GameRules *rules,
                         const GameState *state,
                         guint            seat,
                         GameState       *seen)
{
  g_autofree GameState  *before = game_state_dup (rules, state);
  g_autofree GameAction *actions = NULL;

  g_return_if_fail (game_state_to_act (rules, state) & 1u << seat);

  if (rules->seat (before) != seat)
    actions = g_new (GameAction, rules->max_legal);
  while (rules->seat (before) != seat && rules->legal (before, rules->seat (before), actions) > 0)
    rules->apply (before, actions[0], NULL);
  rules->observe (before, seat, seen);
}

gboolean
game_state_decides (const GameRules *rules, const GameState *state, GameAction action)
{
  return (rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN) ||
         (rules->horizon && rules->horizon (state) == GAME_HORIZON_ACTION);
}

gboolean
game_state_passes (const GameRules *rules, const GameState *state, guint seat, GameAction action)
{
  g_autofree GameAction *actions = NULL;
  guint                  n, n_alike = 0;

  if (!(rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN))
    return FALSE;
  actions = g_new (GameAction, rules->max_legal);
  n = rules->legal (state, seat, actions);
  for (guint i = 0; i < n; i++)
    n_alike += actions[i].kind == action.kind;
  return n > 1 && n_alike == 1;
}

guint
game_state_count_legal (const GameRules *rules,
                        const GameState *state,
                        guint            seat,
                        GameAction      *actions)
{
  return rules->count_legal ? rules->count_legal (state, seat)
                            : rules->legal (state, seat, actions);
}

void
game_state_resample (const GameRules *rules,
                     const GameState *state,
                     guint            seat,
                     guint64          seed,
                     GameState       *world)
{
  g_autofree GameState *seen = game_state_new (rules);

  rules->observe (state, seat, seen);
  rules->complete (seen, seed, world);
}

gboolean
game_state_list_worlds (const GameRules *rules,
                        const GameState *seen,
                        guint            max,
                        GArray          *worlds,
                        GError         **error)
{
  if (rules->worlds != NULL)
    return rules->worlds (seen, max, worlds, error);
  g_array_append_vals (worlds, seen, 1);
  return TRUE;
}

gboolean
game_state_lists_worlds (const GameRules *rules)
{
  return rules->worlds != NULL || rules->open;
}

char *
game_position_print (const GameRules *rules, const GameState *state)
{
  g_autoptr (GString) text = g_string_sized_new (256);

  rules->print_position (state, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
game_action_print (const GameRules *rules, GameAction action)
{
  g_autoptr (GString) text = g_string_sized_new (16);

  rules->print_action (action, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

GameState *
game_position_parse_full (const GameRules *rules, const char *text, guint64 seed, GError **error)
{
  g_autofree GameState *state = game_state_new (rules);
  g_autofree GameState *full = NULL;

  if (!rules->parse_position (text, state, error))
    return NULL;
  if (rules->is_full (state))
    return g_steal_pointer (&state);
  full = game_state_new (rules);
  rules->complete (state, seed, full);
  return g_steal_pointer (&full);
}

guint64
game_text_hash (const char *text)
{
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (const guint8 *byte = (const guint8 *) text; *byte; byte++)
    hash = (hash ^ *byte) * G_GUINT64_CONSTANT (0x100000001b3);
  return hash;
}

char *
game_text_quote (const char *word)
{
  glong            chars = MIN (g_utf8_strlen (word, -1), QUOTED_CHARS);
  g_autofree char *start = g_utf8_substring (word, 0, chars);
  g_autofree char *clean = game_text_clean (start);

  return g_strconcat (clean, g_utf8_offset_to_pointer (word, chars)[0] ? "…" : "", NULL);
}

gboolean
game_number_parse (const char *text, guint64 max, guint64 *number, const char **end)
{
  guint64     value = 0;
  const char *p = text;

  for (; g_ascii_isdigit (*p); p++)
    {
      guint digit = (guint) g_ascii_digit_value (*p);

      if (p > text && text[0] == '0')
        return FALSE;
      if (value > (max - digit) / 10 || digit > max)
        return FALSE;
      value = value * 10 + digit;
    }
  if (p == text || (!end && *p))
    return FALSE;
  *number = value;
  if (end)
    *end = p;
  return TRUE;
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GArray *
game_legal_sorted (const GameRules *rules, const GameState *state)
{
  return game_legal_sorted_for (rules, state, rules->seat (state));
}

GArray *
game_legal_sorted_for (const GameRules *rules, const GameState *state, guint seat)
{
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  guint   n = rules->legal (state, seat, actions);
  GArray *sorted = g_array_sized_new (FALSE, FALSE, sizeof (GameAction), n);

  /* A text carries its action behind its end, so that sorting texts sorts actions. */
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GString) text = g_string_sized_new (32);

      rules->print_action (actions[i], text);
      g_string_append_c (text, '\0');
      g_string_append_len (text, (const char *) &actions[i], sizeof actions[i]);
      g_ptr_array_add (texts, g_string_free (g_steal_pointer (&text), FALSE));
    }
  g_ptr_array_sort (texts, compare_texts);
  for (guint i = 0; i < n; i++)
    {
      const char *text = g_ptr_array_index (texts, i);

      g_array_append_vals (sorted, text + strlen (text) + 1, 1);
    }
  return sorted;
}

gboolean
game_answer_find (const GameRules *rules, const GameState *state, GameAction *answer)
{
  g_autoptr (GArray) actions = game_legal_sorted (rules, state);

  if (actions->len == 0)
    return FALSE;
  *answer = g_array_index (actions, GameAction, 0);
  return (rules->kinds[answer->kind].flags & GAME_KIND_REPLY) != 0;
}

guint
game_paragraph_find (const GameRules *rules, const char *number)
{
  guint i = 0;

  while (i < rules->n_paragraphs && !g_str_equal (rules->paragraphs[i].number, number))
    i++;
  return i;
}

guint
game_paragraph_find_id (const GameRules *rules, const char *id)
{
  guint i = 0;

  while (i < rules->n_paragraphs && !g_str_equal (rules->paragraphs[i].id, id))
    i++;
  return i;
}

guint
game_kind_find (const GameRules *rules, const char *name)
{
  guint kind = 0;

  while (kind < rules->n_kinds && !g_str_equal (rules->kinds[kind].name, name))
    kind++;
  return kind;
}

guint
game_kind_find_paragraph (const GameRules *rules, guint kind)
{
  return rules->paragraph ((GameAction) { .kind = (guint8) kind }, GAME_LEGAL);
}

gboolean
game_paragraph_is_used (const GameRules *rules, const char *number)
{
  guint paragraph = game_paragraph_find (rules, number);

  for (guint kind = 0; kind < rules->n_kinds; kind++)
    if (paragraph < rules->n_paragraphs && game_kind_find_paragraph (rules, kind) == paragraph)
      return TRUE;
  return FALSE;
}

guint
game_winner (const GameRules *rules, const GameState *state)
{
  GameResult result;
  guint      winner = GAME_NOBODY;

  if (!rules->result (state, &result))
    return GAME_NOBODY;
  for (guint s = 0; s < rules->seats (state); s++)
    if (result.rank[s] == 1)
      {
        if (winner != GAME_NOBODY)
          return GAME_NOBODY;
        winner = s;
      }
  return winner;
}
