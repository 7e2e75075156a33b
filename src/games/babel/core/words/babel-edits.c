/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A table of the edits of each kind of part, with their words and the change that each makes in
 * the fields of the text. The ids are "+X" to add, "-X" or "-" to take away, "=X" to put there or
 * take away, "@X" to go there, and "clear".
 */
#include "babel-edits.h"

#include <string.h>

#include "babel-edits-private.h"
#include "babel-words-private.h"

/* The part that stands for the turn and the rules: it has no place on the board. */
#define TURN "turn"

/* A part taken apart. */
typedef struct
{
  const char *word; /* "colonnade" */
  guint       side;
  char        land; /* or 0 */
} Place;

typedef struct
{
  const char *word;
  void (*list) (BabelFields *draft, const Place *place, GPtrArray *edits);
  void (*apply) (BabelFields *draft, const Place *place, const char *id);
} Kind;

static void
add (GPtrArray *edits, const char *id, const char *group, const char *title)
{
  g_ptr_array_add (edits, game_edit_new (g_strdup (id), g_strdup (group), g_strdup (title), FALSE,
                                         FALSE));
}

static void
add_toggle (
  GPtrArray *edits, const char *id, const char *group, const char *title, gboolean on)
{
  g_ptr_array_add (edits, game_edit_new (g_strdup (id), g_strdup (group), g_strdup (title), TRUE,
                                         on));
}

/* An edit for each nation. */
static void
add_nations (GPtrArray *edits, char sign, const char *group)
{
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    {
      const char id[] = { sign, BABEL_LETTERS[nation], '\0' };

      add (edits, id, group, babel_words_get_nation (nation, BABEL_NATION_NAME));
    }
}

static void
add_levels (GPtrArray *edits, const char *group)
{
  for (char level = '1'; level <= '6'; level++)
    {
      const char id[] = { '+', level, '\0' };

      add (edits, id, group, id + 1);
    }
}

static void
add_clearing (GPtrArray *edits, const char *value)
{
  const char *group = _ ("Take away");

  if (*value == '\0')
    return;
  /* Translators: in the editor, under "Take away": the last card of a row. */
  add (edits, "-", group, _ ("The last"));
  /* Translators: in the editor, under "Take away": all cards of a row. */
  add (edits, "clear", group, _ ("All"));
}

/* Adds to the end of a row, takes from it, or clears it; a new string. */
static char *
change_row (const char *row, const char *id)
{
  if (id[0] == '+')
    return g_strconcat (row, id + 1, NULL);
  if (id[0] == '-' && *row)
    return g_strndup (row, strlen (row) - 1);
  return g_strdup ("");
}

/* A character in its place among others in an order, or one of it taken out; a new string. */
static char *
change_bag (const char *bag, const char *order, const char *id)
{
  g_autoptr (GString) changed = g_string_new (NULL);

  for (const char *letter = order; *letter && !g_str_equal (id, "clear"); letter++)
    {
      guint n = 0;

      for (const char *p = bag; *p; p++)
        n += *p == *letter;
      n += id[0] == '+' && id[1] == *letter;
      n -= id[0] == '-' && id[1] == *letter && n > 0;
      for (guint i = 0; i < n; i++)
        g_string_append_c (changed, *letter);
    }
  return g_string_free (g_steal_pointer (&changed), FALSE);
}

/* An edit for each nation with a card in a bag. */
static void
add_taking (GPtrArray *edits, const char *bag)
{
  const char *group = _ ("Take away");

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    {
      const char id[] = { '-', BABEL_LETTERS[nation], '\0' };

      if (strchr (bag, id[1]))
        add (edits, id, group, babel_words_get_nation (nation, BABEL_NATION_NAME));
    }
  if (strchr (bag, '?'))
    /* Translators: in the editor: a card that nobody sees. */
    add (edits, "-?", group, _ ("A hidden card"));
  if (*bag)
    add (edits, "clear", group, _ ("All"));
}

static void
colonnade_list (BabelFields *draft, const Place *place, GPtrArray *edits)
{
  g_autofree char *cards = babel_fields_get_colonnade (draft, place->side, place->land);

  /* Translators: in the editor: what stands below it is laid at the end of a colonnade. */
  add_nations (edits, '+', _ ("Lay at the end"));
  add_clearing (edits, cards);
}

static void
colonnade_apply (BabelFields *draft, const Place *place, const char *id)
{
  g_autofree char *cards = babel_fields_get_colonnade (draft, place->side, place->land);
  g_autofree char *changed = change_row (cards, id);

  babel_fields_set_colonnade (draft, place->side, place->land, changed);
}

static void
temple_list (BabelFields *draft, const Place *place, GPtrArray *edits)
{
  g_autofree char *levels = babel_fields_get_temple (draft, place->side, place->land);

  for (char level = '1'; level <= '6'; level++)
    {
      const char id[] = { '=', level, '\0' };

      /* Translators: in the editor: the levels of a temple, as numbers below it. */
      add_toggle (edits, id, _ ("Levels"), id + 1, strchr (levels, level) != NULL);
    }
}

static void
temple_apply (BabelFields *draft, const Place *place, const char *id)
{
  g_autofree char *levels = babel_fields_get_temple (draft, place->side, place->land);
  g_autofree char *changed = NULL;
  const char       bag[] = { strchr (levels, id[1]) ? '-' : '+', id[1], '\0' };

  changed = change_bag (levels, "123456", bag);
  babel_fields_set_temple (draft, place->side, place->land, changed);
}

static void
hand_list (BabelFields *draft, const Place *place, GPtrArray *edits)
{
  g_autofree char *cards = babel_fields_get_side (draft, "hands=", place->side);
  /* Translators: in the editor: what stands below it is added to a hand. */
  const char *group = _ ("Add");

  add_nations (edits, '+', group);
  add (edits, "+?", group, _ ("A hidden card"));
  add_taking (edits, cards);
}

static void
hand_apply (BabelFields *draft, const Place *place, const char *id)
{
  g_autofree char *cards = babel_fields_get_side (draft, "hands=", place->side);
  g_autofree char *changed = change_bag (cards, BABEL_LETTERS "?", id);

  babel_fields_set_side (draft, "hands=", place->side, changed);
}

static void
store_list (BabelFields *draft, const Place *place, GPtrArray *edits)
{
  g_autofree char *levels = babel_fields_get_side (draft, "stores=", place->side);

  /* Translators: in the editor: temple cards that are laid on top of a store. */
  add_levels (edits, _ ("Lay on top"));
  add_clearing (edits, levels);
}

static void
store_apply (BabelFields *draft, const Place *place, const char *id)
{
  g_autofree char *levels = babel_fields_get_side (draft, "stores=", place->side);
  g_autofree char *changed = change_row (levels, id);

  babel_fields_set_side (draft, "stores=", place->side, changed);
}

static void
starter_list (BabelFields *draft, const Place *place, GPtrArray *edits)
{
  gboolean held = babel_fields_get_place (draft, "starters=", place->side, "00") == '1';

  /* Translators: in the editor: the card that every player begins with. */
  add_toggle (edits, "=1", _ ("Starter"), _ ("Not built yet"), held);
}

static void
starter_apply (BabelFields *draft, const Place *place, const char *id)
{
  gboolean held = babel_fields_get_place (draft, "starters=", place->side, "00") == '1';

  babel_fields_set_place (draft, "starters=", place->side, "00", held ? '0' : '1');
}

static void
pawn_list (BabelFields *draft, const Place *place, GPtrArray *edits)
{
  char at = babel_fields_get_place (draft, "pawns=", place->side, "QQ");

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      const char id[] = { '@', BABEL_LETTERS[land], '\0' };

      /* Translators: in the editor: where a pawn stands. */
      add_toggle (edits, id, _ ("Where the pawn is"), babel_words_get_land (land, BABEL_LAND_IN),
                  at == id[1]);
    }
  add_toggle (edits, "@Q", _ ("Where the pawn is"),
              babel_words_get_land (BABEL_QUARRY, BABEL_LAND_IN), at == 'Q');
}

static void
pawn_apply (BabelFields *draft, const Place *place, const char *id)
{
  babel_fields_set_place (draft, "pawns=", place->side, "QQ", id[1]);
}

/* The known cards of the quarry, the next one first. */
static char *
get_quarry (BabelFields *draft)
{
  g_autofree char *quarry = babel_fields_get (draft, "quarry=", "?");

  return g_strndup (quarry, strspn (quarry, "123456"));
}

static void
quarry_list (BabelFields *draft, const Place *place, GPtrArray *edits)
{
  g_autofree char *known = get_quarry (draft);

  /* Translators: in the editor: temple cards that both players know, laid on top of the quarry. */
  add_levels (edits, _ ("Lay on top, known to both"));
  if (*known)
    {
      add (edits, "-", _ ("Take away"), _ ("The next"));
      add (edits, "clear", _ ("Take away"), _ ("All"));
    }
}

static void
quarry_apply (BabelFields *draft, const Place *place, const char *id)
{
  g_autofree char *known = get_quarry (draft);
  g_autofree char *changed = NULL;
  g_autofree char *quarry = NULL;
  g_autofree char *number = NULL;

  if (id[0] == '+')
    changed = g_strconcat (id + 1, known, NULL);
  else
    changed = g_strdup (id[0] == '-' && *known ? known + 1 : "");
  quarry = g_strconcat (changed, "?", NULL);
  number = g_strdup_printf ("%zu", strlen (changed));
  babel_fields_set (draft, "quarry=", quarry, "?");
  babel_fields_set (draft, "known=", number, "0");
}

static void
discards_list (BabelFields *draft, const Place *place, GPtrArray *edits)
{
  g_autofree char *cards = babel_fields_get (draft, "discard=", "");

  add_nations (edits, '+', _ ("Add"));
  add_taking (edits, cards);
}

static void
discards_apply (BabelFields *draft, const Place *place, const char *id)
{
  g_autofree char *cards = babel_fields_get (draft, "discard=", "");
  g_autofree char *changed = change_bag (cards, BABEL_LETTERS, id);

  babel_fields_set (draft, "discard=", changed, "");
}

/* Returns TRUE if an option of the rules is in a list of them. */
static gboolean
has_option (const char *list, guint option)
{
  g_auto (GStrv) ids = g_strsplit (list, ",", -1);

  return g_strv_contains ((const char *const *) ids, babel_rules.options[option].id);
}

static void
turn_list (BabelFields *draft, const Place *place, GPtrArray *edits)
{
  g_autofree char *move = babel_fields_get (draft, "move=", "1");
  g_autofree char *migrated = babel_fields_get (draft, "migrated=", "0");
  g_autofree char *final = babel_fields_get (draft, "final=", "0");
  g_autofree char *rules = babel_fields_get (draft, "rules=", "");

  add_toggle (edits, "move1", _ ("Whose turn it is"), _ ("Player 1"), *move == '1');
  add_toggle (edits, "move2", _ ("Whose turn it is"), _ ("Player 2"), *move == '2');
  /* Translators: in the editor: what has happened already. */
  add_toggle (edits, "migrated", _ ("So far"), _ ("Migrated this turn"), *migrated == '1');
  add_toggle (edits, "final", _ ("So far"), _ ("Final phase"), *final == '1');
  for (guint i = 0; i < babel_rules.n_options; i++)
    {
      g_autofree char *title = babel_words.option_title (i);

      add_toggle (edits, babel_rules.options[i].id, _ ("Rules"), title, has_option (rules, i));
    }
}

static void
toggle_option (BabelFields *draft, const char *id)
{
  g_autofree char *rules = babel_fields_get (draft, "rules=", "");
  g_autoptr (GString) changed = g_string_new (NULL);

  for (guint i = 0; i < babel_rules.n_options; i++)
    if (has_option (rules, i) != g_str_equal (babel_rules.options[i].id, id))
      g_string_append_printf (changed, "%s%s", changed->len > 0 ? "," : "",
                              babel_rules.options[i].id);
  babel_fields_set (draft, "rules=", changed->str, "");
}

static void
turn_apply (BabelFields *draft, const Place *place, const char *id)
{
  const char *flags[] = { "migrated", "final" };

  if (g_str_has_prefix (id, "move"))
    {
      babel_fields_set (draft, "move=", id + strlen ("move"), "1");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    if (g_str_equal (id, flags[i]))
      {
        g_autofree char *key = g_strconcat (id, "=", NULL);
        g_autofree char *value = babel_fields_get (draft, key, "0");

        babel_fields_set (draft, key, *value == '1' ? "0" : "1", "0");
        return;
      }
  toggle_option (draft, id);
}

static const Kind kinds[] = {
  { "colonnade", colonnade_list, colonnade_apply },
  { "temple", temple_list, temple_apply },
  { "hand", hand_list, hand_apply },
  { "store", store_list, store_apply },
  { "starter", starter_list, starter_apply },
  { "pawn", pawn_list, pawn_apply },
  { "quarry", quarry_list, quarry_apply },
  { "discards", discards_list, discards_apply },
  { TURN, turn_list, turn_apply },
};

#define SIDES(word) word ":me", word ":opp"
#define LANDS(word) word ":A", word ":H", word ":M", word ":P", word ":S"

static const char *const parts[] = {
  LANDS ("colonnade:me"),
  LANDS ("temple:me"),
  SIDES ("hand"),
  SIDES ("pawn"),
  LANDS ("colonnade:opp"),
  LANDS ("temple:opp"),
  SIDES ("store"),
  SIDES ("starter"),
  "quarry",
  "discards",
  TURN,
  NULL
};

/* The name of a part in a list: its own name, or one for each side, with a place for its land if
 * it has one. */
typedef struct
{
  const char *word;
  const char *own;
  const char *other; /* NULL: it is nobody's */
} Title;

static const Title titles[] = {
  /* Translators: in the editor, in a list of what can be changed. %s is "in Hatti". */
  { "colonnade", NC_ ("editor", "Your colonnade %s"),
    NC_ ("editor", "Your opponent’s colonnade %s") },
  /* Translators: in the editor, in a list of what can be changed. %s is "in Hatti". */
  { "temple", NC_ ("editor", "Your temple %s"), NC_ ("editor", "Your opponent’s temple %s") },
  /* Translators: in the editor, in a list of what can be changed, as all that follow. */
  { "hand", NC_ ("editor", "Your hand"), NC_ ("editor", "Your opponent’s hand") },
  { "pawn", NC_ ("editor", "Your pawn"), NC_ ("editor", "Your opponent’s pawn") },
  { "store", NC_ ("editor", "Your store"), NC_ ("editor", "Your opponent’s store") },
  { "starter", NC_ ("editor", "Your starter"), NC_ ("editor", "Your opponent’s starter") },
  { "quarry", NC_ ("editor", "The quarry"), NULL },
  { "discards", NC_ ("editor", "The discards"), NULL },
  { TURN, NC_ ("editor", "The turn and the rules"), NULL },
};

static char *
edits_title (const char *part)
{
  g_auto (GStrv) words = g_strsplit (part, ":", 3);
  const Title *title = titles;
  const char  *text;
  guint        land;

  g_return_val_if_fail (g_strv_contains (parts, part), NULL);

  while (!g_str_equal (title->word, words[0]))
    title++;
  text = title->other != NULL && g_str_equal (words[1], "opp") ? title->other : title->own;
  text = g_dpgettext2 (GETTEXT_PACKAGE, "editor", text);
  if (words[1] == NULL || words[2] == NULL)
    return g_strdup (text);
  land = (guint) (strchr (babel_rules.letters, words[2][0]) - babel_rules.letters);
  return g_strdup_printf (text, babel_words_get_land (land, BABEL_LAND_IN));
}

/* A press on a land means the pawn that is to go there; a card of the hand, the hand. */
static char *
edits_find (const char *part)
{
  g_auto (GStrv) words = g_strsplit (part, ":", 4);

  if (g_strv_contains (parts, part))
    return g_strdup (part);
  if (g_str_equal (part, "end"))
    return g_strdup (TURN);
  if (words[0] && g_str_equal (words[0], "run") && words[1] && words[2])
    return g_strdup_printf ("colonnade:%s:%s", words[1], words[2]);
  if (words[0] && g_str_equal (words[0], "card"))
    return g_strdup ("hand:me");
  if (words[0] && g_str_equal (words[0], "land"))
    return g_strdup ("pawn:me");
  return NULL;
}

static const Kind *
read_part (const BabelState *state, char **words, Place *place)
{
  gboolean own = words[1] && g_str_equal (words[1], "me");

  place->word = words[0];
  place->side = own ? state->table.mover : 1u - state->table.mover;
  place->land = words[1] && words[2] ? words[2][0] : '\0';
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].word, words[0]))
      return &kinds[i];
  return NULL;
}

static GPtrArray *
edits_list (const GameState *state, const char *part)
{
  GPtrArray *edits = g_ptr_array_new_with_free_func ((GDestroyNotify) game_edit_free);
  g_autoptr (BabelFields) draft = babel_fields_new (babel_state (state));
  g_auto (GStrv) words = g_strsplit (part, ":", 3);
  const Kind *kind;
  Place       place;

  g_return_val_if_fail (g_strv_contains (parts, part), edits);

  kind = read_part (babel_state (state), words, &place);
  kind->list (draft, &place, edits);
  return edits;
}

static char *
edits_apply (const GameState *state, const char *part, const char *id)
{
  g_autoptr (BabelFields) draft = babel_fields_new (babel_state (state));
  g_auto (GStrv) words = g_strsplit (part, ":", 3);
  const Kind *kind;
  Place       place;

  g_return_val_if_fail (g_strv_contains (parts, part), NULL);
  g_return_val_if_fail (*id != '\0', NULL);

  kind = read_part (babel_state (state), words, &place);
  kind->apply (draft, &place, id);
  return babel_fields_print (draft);
}

static char *
edits_mirror (const GameState *state)
{
  g_autoptr (BabelFields) draft = babel_fields_new (babel_state (state));

  babel_fields_mirror (draft);
  return babel_fields_print (draft);
}

const GameEdits babel_edits = {
  .empty = "babel/1",
  .parts = parts,
  .title = edits_title,
  .find = edits_find,
  .list = edits_list,
  .apply = edits_apply,
  .mirror = edits_mirror,
};
