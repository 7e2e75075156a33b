/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Records: their texts once written, their contents once read, and the line to blame for a
 * refusal. Wrong texts are made of a right one by one replacement each.
 */
#include "game-record.h"

#include "../fixed.h"
#include "game-text.h"
#include "toy-heaps.h"
#include "toy-hoard.h"
#include "toys.h"

/* Two sticks and one; the player to act takes the last one too. */
#define HEAPS                                \
  "[Game \"heaps\"]\n"                       \
  "[Format \"1\"]\n"                         \
  "[Position \"heaps/1 0 2 1 0 0 0 1 0\"]\n" \
  "[Player1 \"Ada # Ltd\"]\n"                \
  "[Date \"2024-02-29\"]\n"                  \
  "[Result \"1\"]\n"                         \
  "[Place \"Ur\"]\n"                         \
  "\n"                                       \
  "1. take:11 ; fd3a0493\n"                  \
  "2. take:21 ; 15ad5e30\n"                  \
  "3. take:11 ; b7f27083\n"

typedef struct
{
  const char *name;
  const char *from;
  const char *to;
  guint       line; /* of the error; 0 if there is none */
} Edit;

static const Edit heaps_edits[] = {
  { "nothing", "Ur", "Ur", 0 },
  { "comment", "; fd3a0493", "; fd3a0493 # why \"not\"", 0 },
  { "comment-line", "\n\n", "\n# a line\n\n\n", 0 },
  { "comment-behind-header", "[Place \"Ur\"]", "[Place \"Ur\"] # of the Chaldees", 0 },
  { "blanks", "1. take:11 ;", "1.  take:11\t ; ", 0 },
  { "blanks-behind", "[Place \"Ur\"]", "[Place \"Ur\"] \t", 0 },
  { "key-signs", "[Place \"Ur\"]", "[Round_of-9 \"Ur\"]", 0 },
  { "order", "[Format \"1\"]\n", "[Note \"\"]\n[Format \"1\"]\n", 0 },
  { "rules", "[Place \"Ur\"]", "[Rules \"\"]", 0 },
  { "no-result", "[Result \"1\"]\n", "", 0 },
  { "no-end-of-line", "b7f27083\n", "b7f27083", 0 },
  { "utf-8", "Ur", "\303\234r", 0 },
  { "not-utf-8", "Ur", "\374r", 7 },
  { "game-missing", "[Game \"heaps\"]\n", "", 8 },
  { "format-missing", "[Format \"1\"]\n", "", 8 },
  { "position-missing", "[Position \"heaps/1 0 2 1 0 0 0 1 0\"]\n", "", 8 },
  { "game-unknown", "\"heaps\"", "\"heap\"", 1 },
  { "format-unknown", "[Format \"1\"]", "[Format \"2\"]", 2 },
  { "format-zero", "[Format \"1\"]", "[Format \"01\"]", 2 },
  { "position-wrong", "0 2 1 0", "0 2 1 x", 3 },
  { "position-of-another", "\"heaps/1", "\"hoard/1", 3 },
  { "seed-too", "[Place \"Ur\"]", "[Seed \"1\"]", 7 },
  { "twice", "[Place \"Ur\"]", "[Game \"heaps\"]", 7 },
  { "twice-unknown", "[Place \"Ur\"]", "[Place \"Ur\"]\n[Place \"Ur\"]", 8 },
  { "rules-other", "[Place \"Ur\"]", "[Rules \"misere\"]", 7 },
  { "rules-unknown", "[Place \"Ur\"]", "[Rules \"mis\"]", 7 },
  { "rules-twice", "[Place \"Ur\"]", "[Rules \"misere,misere\"]", 7 },
  { "date-short", "2024-02-29", "2024-2-29", 5 },
  { "date-none", "2024-02-29", "2023-02-29", 5 },
  { "date-zero", "2024-02-29", "0000-02-29", 5 },
  { "date-slash", "2024-02-29", "2024/02/29", 5 },
  { "quote", "Ada # Ltd", "Ada \"Ltd\"", 4 },
  { "quote-missing", "[Place \"Ur\"]", "[Place \"Ur]", 7 },
  { "bracket-missing", "[Place \"Ur\"]", "[Place \"Ur\"", 7 },
  { "key-missing", "[Place \"Ur\"]", "[ \"Ur\"]", 7 },
  { "key-sign", "[Place \"Ur\"]", "[Pl.ace \"Ur\"]", 7 },
  { "two-blanks", "[Place \"Ur\"]", "[Place  \"Ur\"]", 7 },
  { "carriage-return", "Ur", "U\rr", 7 },
  { "header-late", "2. take", "[Late \"1\"]\n2. take", 10 },
  { "result-other", "[Result \"1\"]", "[Result \"2\"]", 6 },
  { "result-open", "[Result \"1\"]", "[Result \"*\"]", 6 },
  { "result-draw", "[Result \"1\"]", "[Result \"draw\"]", 6 },
  { "result-word", "[Result \"1\"]", "[Result \"one\"]", 6 },
  { "result-seat", "[Result \"1\"]", "[Result \"3\"]", 6 },
  { "result-nobody", "[Result \"1\"]", "[Result \"0\"]", 6 },
  { "number", "2. take", "3. take", 10 },
  { "number-zero", "2. take", "02. take", 10 },
  { "number-missing", "2. take:21", "take:21", 10 },
  { "number-bare", "2. take", "2 take", 10 },
  { "number-huge", "2. take", "99999999999999999999. take", 10 },
  { "action-unknown", "2. take:21", "2. lift:21", 10 },
  { "action-none", "2. take:21 ;", "2. ;", 10 },
  { "action-refused", "2. take:21", "2. take:22", 10 },
  { "action-after-end", "2. take:21 ;", "2. take:21 take:11 ;", 10 },
  { "check-wrong", "15ad5e30", "15ad5e31", 10 },
  { "check-missing", " ; 15ad5e30", "", 10 },
  { "check-empty", "; 15ad5e30", ";", 10 },
  { "check-short", "15ad5e30", "15ad5e3", 10 },
  { "check-long", "15ad5e30", "15ad5e300", 10 },
  { "check-upper", "15ad5e30", "15AD5E30", 10 },
  { "check-twice", "; 15ad5e30", "; 15ad5e30 15ad5e30", 10 },
  { "over", "b7f27083\n", "b7f27083\n4. take:11 ; 00000000\n", 12 },
};

static GameRecord *
read_record (const char *text)
{
  g_autoptr (GError) error = NULL;
  GameRecord *record = game_record_parse (toys, text, -1, &error);

  g_assert_no_error (error);
  return record;
}

static char *
replace (const char *text, const char *from, const char *to)
{
  g_auto (GStrv) parts = g_strsplit (text, from, 2);

  g_assert_nonnull (parts[1]);
  return g_strjoinv (to, parts);
}

static void
assert_wrong (const char *text, guint line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GameRecord) record = game_record_parse (toys, text, -1, &error);
  g_autofree char *start = g_strdup_printf ("line %u: ", line);

  g_assert_null (record);
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  g_assert_true (error->domain == GAME_ERROR);
  g_assert_true (g_str_has_prefix (error->message, start));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

static void
test_edit (gconstpointer data)
{
  const Edit      *edit = data;
  g_autofree char *text = replace (HEAPS, edit->from, edit->to);
  g_autoptr (GameRecord) record = NULL;

  if (edit->line > 0)
    {
      assert_wrong (text, edit->line);
      return;
    }
  record = read_record (text);
  g_assert_cmpuint (game_record_get_n_actions (record), ==, 3);
}

/* A record in canonical form is printed as it was read; as other systems write it, too. */
static void
test_canonical (void)
{
  g_autoptr (GameRecord) record = read_record (HEAPS);
  g_autofree char *text = game_record_print (record);
  g_auto (GStrv) lines = g_strsplit (HEAPS, "\n", -1);
  g_autofree char *dos = g_strjoinv ("\r\n", lines);
  g_autofree char *marked = g_strconcat ("\ufeff", dos, NULL);
  g_autoptr (GameRecord) from_dos = read_record (marked);
  g_autofree char *again = game_record_print (from_dos);

  g_assert_cmpstr (text, ==, HEAPS);
  g_assert_cmpstr (again, ==, HEAPS);
  g_assert_cmpstr (game_record_get_header (record, "Player1"), ==, "Ada # Ltd");
  g_assert_cmpstr (game_record_get_header (record, "Place"), ==, "Ur");
  g_assert_null (game_record_get_header (record, "Player2"));
}

/* A name from outside can be shown: it is short, turns nothing round, and can be seen. */
static void
test_names (void)
{
  g_autofree char *endless = g_strnfill (3000000, 'n');
  g_autofree char *players =
    g_strdup_printf ("[Player1 \"%s\"]\n[Player2 \"\u115f\u200e\"]", endless);
  g_autofree char *text = replace (HEAPS, "[Player1 \"Ada # Ltd\"]", players);
  g_autofree char *turned = replace (HEAPS, "Ada", "\u202eadA");
  g_autoptr (GameRecord) record = read_record (text);
  g_autoptr (GameRecord) other = read_record (turned);

  g_assert_cmpuint (strlen (game_record_get_header (record, "Player1")), ==, GAME_TEXT_NAME_CHARS);
  g_assert_null (game_record_get_header (record, "Player2"));
  g_assert_cmpstr (game_record_get_header (other, "Player1"), ==, "\\u202eadA # Ltd");
}

/* The hash of NOTATION.md 6, by hand: FNV-1a of the text of the position. */
static void
test_check (void)
{
  g_autoptr (GameRecord) record = read_record (HEAPS);
  g_autofree char *check = game_record_dup_check (record, 1);
  const char      *position = "heaps/1 0 1 1 0 1 0 2 0";
  guint64          hash = G_GUINT64_CONSTANT (14695981039346656037);

  for (const char *c = position; *c; c++)
    {
      hash ^= (guint8) *c;
      hash *= G_GUINT64_CONSTANT (1099511628211);
    }
  g_assert_cmpuint (g_ascii_strtoull (check, NULL, 16), ==, hash >> 32);
  g_assert_cmpuint (strlen (check), ==, 8);
}

static void
test_seed (void)
{
  g_autoptr (GameRecord) record = game_record_new_seed (&toy_hoard_rules, 3, 1, G_MAXUINT64);
  g_autofree char *text = game_record_print (record);
  g_autoptr (GameRecord) read = read_record (text);
  guint64 seed;

  g_assert_cmpstr (text, ==,
                   "[Game \"hoard\"]\n[Format \"1\"]\n[Rules \"rich\"]\n[Seats \"3\"]\n"
                   "[Seed \"18446744073709551615\"]\n[Result \"*\"]\n\n");
  g_assert_true (game_record_get_seed (read, &seed));
  g_assert_cmpuint (seed, ==, G_MAXUINT64);
  g_assert_true (game_state_equal (&toy_hoard_rules, game_record_get_state (record, 0),
                                   game_record_get_state (read, 0)));
  assert_wrong ("[Game \"hoard\"]\n[Format \"1\"]\n[Seed \"18446744073709551616\"]\n", 3);
  assert_wrong ("[Game \"hoard\"]\n[Format \"1\"]\n[Seed \"-1\"]\n", 3);
  assert_wrong ("[Game \"hoard\"]\n[Format \"1\"]\n[Seed \"1\"]\n[Seats \"4\"]\n", 4);
  assert_wrong ("[Game \"hoard\"]\n[Format \"1\"]\n[Seed \"1\"]\n[Seats \"1\"]\n", 4);
  assert_wrong ("", 1);
  assert_wrong ("\n\n# nothing\n", 3);
}

/* Seats stands there only where more play than the fewest, and may stand there always. */
static void
test_seats (void)
{
  g_autoptr (GameRecord) two = game_record_new_seed (&toy_hoard_rules, 2, 0, 1);
  g_autoptr (GameRecord) three = game_record_new_seed (&toy_hoard_rules, 3, 0, 1);
  g_autoptr (GameRecord) read = NULL;
  g_autofree char *text = game_record_print (two);
  g_autofree char *written = replace (text, "[Seed", "[Seats \"2\"]\n[Seed");
  g_autofree char *again = NULL;

  g_assert_null (strstr (text, "Seats"));
  read = read_record (written);
  again = game_record_print (read);
  g_assert_cmpstr (again, ==, text);
  game_record_set_header (three, "Player3", "Bel");
  game_record_set_header (three, "Player1", "Adad");
  game_record_set_header (three, "Player4", "Ea");
  g_free (text);
  text = game_record_print (three);
  g_assert_nonnull (strstr (text, "[Player1 \"Adad\"]\n[Player3 \"Bel\"]\n[Result \"*\"]\n"
                                  "[Player4 \"Ea\"]\n"));
}

static GameAction
read_action (const GameRules *rules, const char *text)
{
  g_autoptr (GError) error = NULL;
  GameAction action;

  rules->parse_action (text, &action, &error);
  g_assert_no_error (error);
  return action;
}

/* A hoard game in which an answer is owed in the second action of the first turn. */
static GameRecord *
play_hoard (void)
{
  for (guint64 seed = 0;; seed++)
    {
      g_autoptr (GameRecord) record = game_record_new_seed (&toy_hoard_rules, 2, 0, seed);
      const char *const actions[] = { "end", "ask:1", "give:2", "lay:2", "end", "end", NULL };

      for (guint i = 0; actions[i]; i++)
        {
          GameAction action = read_action (&toy_hoard_rules, actions[i]);

          if (game_state_judge (&toy_hoard_rules, game_record_get_state (record, i),
                                action) == GAME_LEGAL)
            game_record_append (record, action, NULL);
          else
            break;
        }
      if (game_record_get_n_actions (record) == 6)
        return g_steal_pointer (&record);
    }
}

/* The answer stands in the line of the turn it interrupts; a line may be unfinished only at the
 * end. */
static void
test_lines (void)
{
  g_autoptr (GameRecord) record = play_hoard ();
  g_autofree char *text = game_record_print (record);
  g_autofree char *split = NULL;
  g_autofree char *check = game_record_dup_check (record, 2);

  g_assert_nonnull (strstr (text, "\n1. end ; "));
  g_assert_nonnull (strstr (text, "\n2. ask:1 give:2 lay:2 end ; "));
  g_assert_true (game_record_ends_line (record, 0));
  g_assert_false (game_record_ends_line (record, 1));
  game_record_truncate (record, 2);
  g_free (text);
  text = game_record_print (record);
  g_assert_nonnull (strstr (text, "\n2. ask:1 ; "));
  g_clear_pointer (&record, game_record_free);
  record = read_record (text);
  g_assert_cmpuint (game_record_get_n_actions (record), ==, 2);
  split = g_strconcat (text, "2. give:2 ; ", check, "\n", NULL);
  assert_wrong (split, 8);
}

static void
test_resignation (void)
{
  g_autofree char *text = NULL;
  g_autofree char *won = NULL;
  g_autoptr (GameRecord) record = NULL;
  g_autoptr (GameRecord) hoard = NULL;

  text = replace (HEAPS, "3. take:11 ; b7f27083\n", "");
  won = replace (text, "[Result \"1\"]", "[Result \"2\"]");
  record = read_record (won);
  g_assert_cmpuint (game_record_get_resigned (record), ==, 0);
  g_free (text);
  text = game_record_print (record);
  g_assert_cmpstr (text, ==, won);
  game_record_append (record, read_action (&toy_heaps_rules, "take:11"), NULL);
  g_assert_cmpuint (game_record_get_resigned (record), ==, GAME_NOBODY);
  g_free (text);
  text = replace (won, "[Result \"2\"]", "[Result \"draw\"]");
  assert_wrong (text, 6);
  hoard = game_record_new_seed (&toy_hoard_rules, 3, 0, 1);
  g_free (text);
  text = game_record_print (hoard);
  g_free (won);
  won = replace (text, "[Result \"*\"]", "[Result \"1\"]");
  assert_wrong (won, 5);
}

static void
test_headers (void)
{
  g_autoptr (GameRecord) record = read_record (HEAPS);
  g_autoptr (GameRecord) copy = NULL;
  g_autofree char *text = NULL;
  g_autofree char *copied = NULL;

  game_record_set_header (record, "Player2", "Bel");
  game_record_set_header (record, "Player1", NULL);
  game_record_set_header (record, "Place", "Uruk");
  game_record_set_header (record, "Cursor", "2");
  game_record_set_header (record, "Nothing", NULL);
  text = game_record_print (record);
  g_assert_nonnull (strstr (text, "0\"]\n[Player2 \"Bel\"]\n[Date \"2024-02-29\"]\n"
                                  "[Result \"1\"]\n[Place \"Uruk\"]\n[Cursor \"2\"]\n\n1."));
  copy = game_record_dup (record);
  copied = game_record_print (copy);
  g_assert_cmpstr (copied, ==, text);
  g_assert_true (game_record_accepts_header (record, "Player1", "\"" + 1));
  g_assert_false (game_record_accepts_header (record, "Player1", "a\"b"));
  g_assert_false (game_record_accepts_header (record, "Player1", "a\nb"));
  g_assert_false (game_record_accepts_header (record, "Player1", "\374"));
  g_assert_false (game_record_accepts_header (record, "Player 1", "a"));
  g_assert_false (game_record_accepts_header (record, "", "a"));
  g_assert_false (game_record_accepts_header (record, "Result", "1"));
  g_assert_true (game_record_accepts_header (record, "Seats", "two")); /* no choice in this game */
  g_assert_false (game_record_accepts_header (record, "Date", "today"));
}

static void
test_limits (void)
{
  g_autoptr (GString) text = g_string_new (HEAPS);
  g_autoptr (GString) headers = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  while (text->len <= GAME_RECORD_MAX_BYTES)
    g_string_append (text, "# and so on, and so on, and so on, and so on, and so on\n");
  g_assert_null (game_record_parse (toys, text->str, -1, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_LIMIT);
  g_clear_error (&error);
  for (guint i = 0; i <= GAME_RECORD_MAX_HEADERS; i++)
    g_string_append_printf (headers, "[Key%u \"\"]\n", i);
  g_assert_null (game_record_parse (toys, headers->str, -1, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_LIMIT);
  g_assert_true (g_str_has_prefix (error->message, "line 1001: "));
  g_clear_error (&error);
  g_assert_null (game_record_parse (toys, HEAPS "\0# behind", sizeof HEAPS + 8, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
}

/* A message repeats the start of a word that cannot be read, not all of it. */
static void
test_quoting (void)
{
  g_autofree char *word = g_strnfill (10000, 'z');
  g_autofree char *text = replace (HEAPS, "take:21", word);
  g_autoptr (GError) error = NULL;

  g_assert_null (game_record_parse (toys, text, -1, &error));
  g_assert_true (g_str_has_prefix (error->message, "line 10: “zzzz"));
  g_assert_cmpuint (strlen (error->message), <, 300);
}

/* Damages a text in one to four places. */
static void
damage (GString *text)
{
  static const char scraps[] = "[]\"#;.:\n\r 0123456789abAB/-*\377\303";

  for (gint i = g_test_rand_int_range (1, 5); i > 0; i--)
    {
      gssize at = g_test_rand_int_range (0, (gint32) text->len);
      char   scrap = scraps[g_test_rand_int_range (0, sizeof scraps)];

      if (g_test_rand_bit ())
        text->str[at] = scrap;
      else if (g_test_rand_bit ())
        g_string_erase (text, at, 1);
      else
        g_string_insert_c (text, at, scrap);
    }
}

/* Every text is refused with its line, or is a record that can be printed and read again. */
static void
test_damage (void)
{
  g_autoptr (GameRecord) hoard = play_hoard ();
  g_autofree char *hoard_text = game_record_print (hoard);
  guint            n = g_test_slow () ? 100000 : 2000;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GString) text = g_string_new (i % 2 ? HEAPS : hoard_text);
      g_autoptr (GError) error = NULL;
      g_autoptr (GameRecord) record = NULL;
      g_autoptr (GameRecord) again = NULL;
      g_autofree char *printed = NULL;

      damage (text);
      record = game_record_parse (toys, text->str, (gssize) text->len, &error);
      g_assert_true ((record == NULL) == (error != NULL));
      if (error)
        g_assert_true (g_str_has_prefix (error->message, "line "));
      else
        {
          printed = game_record_print (record);
          again = read_record (printed);
          g_assert_cmpuint (game_record_get_n_actions (again), ==,
                            game_record_get_n_actions (record));
        }
    }
}

/* The header of a seat that leaves a game of three is read, kept and refused like any other. */
static void
test_left (void)
{
  g_autoptr (GameRecord) three = game_record_new_seed (&toy_hoard_rules, 3, 0, 1);
  g_autoptr (GameRecord) read = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *level = NULL;
  guint            turn = 0;

  g_assert_false (game_record_get_left (three, 1, NULL, NULL));
  game_record_set_left (three, 1, 7, "builder");
  text = game_record_print (three);
  g_assert_nonnull (strstr (text, "[Result \"*\"]\n[Left2 \"turn 7 builder\"]\n"));
  read = game_record_parse (toys, text, -1, &error);
  g_assert_no_error (error);
  g_assert_true (game_record_get_left (read, 1, &turn, &level));
  g_assert_cmpuint (turn, ==, 7);
  g_assert_cmpstr (level, ==, "builder");
  g_assert_false (game_record_get_left (read, 0, NULL, NULL));
  game_record_set_left (read, 1, 0, NULL);
  g_assert_false (game_record_get_left (read, 1, NULL, NULL));
  g_assert_false (game_record_accepts_header (three, "Left3", "turn 0 builder"));
  g_assert_false (game_record_accepts_header (three, "Left3", "turn 3"));
  g_assert_false (game_record_accepts_header (three, "Left3", "turn 3 "));
  g_assert_false (game_record_accepts_header (three, "Left3", "3 builder"));
  g_assert_true (game_record_accepts_header (three, "Left4", "anything")); /* nobody's seat */
  *strstr (text, "builder") = '!';
  g_assert_null (game_record_parse (toys, text, -1, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
}

/* The same actions from another position; none of it where one of them is not legal. */
static void
test_recast (void)
{
  const GameRules      *rules = &toy_heaps_rules;
  g_autofree GameState *start =
    game_position_parse_full (rules, "heaps/1 0 2 1 0 0 0 1 0", 0, NULL);
  g_autofree GameState *more = game_position_parse_full (rules, "heaps/1 0 3 1 0 0 0 1 0", 0, NULL);
  g_autofree GameState *less = game_position_parse_full (rules, "heaps/1 0 0 1 0 0 0 1 0", 0, NULL);
  g_autofree GameState *after = game_state_dup (rules, more);
  g_autoptr (GameRecord) record = game_record_new_position (rules, start);
  const GameState *lent;
  GameAction       action;

  g_assert_true (rules->parse_action ("take:11", &action, NULL));
  game_record_append (record, action, NULL);
  lent = game_record_get_state (record, 1);
  rules->apply (after, action, NULL);
  g_assert_true (game_record_recast (record, more));
  g_assert_true (game_state_equal (rules, game_record_get_state (record, 0), more));
  g_assert_true (game_state_equal (rules, lent, after));
  g_assert_false (game_record_recast (record, less));
  g_assert_true (game_state_equal (rules, game_record_get_state (record, 0), more));
  g_assert_true (game_state_equal (rules, lent, after));
}

/* A note is one short line whatever was written, goes with its action, and is read from any text.
 * */
static void
test_notes (void)
{
  const GameModule *modules[] = { &toy_heaps_module, NULL };
  g_autoptr (GameRecord) record = game_record_parse (modules, HEAPS, -1, NULL);
  g_autofree char *longest = g_strnfill (3 * GAME_RECORD_NOTE_CHARS, 'n');
  g_autofree char *text = NULL;
  g_autofree char *note = NULL;
  g_autofree char *cut = NULL;
  g_autofree char *hostile = NULL;

  g_assert_cmpuint (game_record_find_note (record, 0), ==, 3);
  g_assert_true (game_record_set_note (record, 1, " Why \"not\"?\nElse \342\200\256 lost "));
  g_assert_true (game_record_set_note (record, 2, longest));
  g_assert_true (game_record_set_note (record, 0, " \t"));
  text = game_record_print (record);
  g_clear_pointer (&record, game_record_free);
  record = game_record_parse (modules, text, -1, NULL);
  note = game_record_dup_note (record, 1);
  g_assert_true (g_str_has_prefix (note, "Why 'not'?"));
  g_assert_true (g_utf8_validate (note, -1, NULL));
  g_assert_null (strstr (note, "\342\200\256"));
  cut = game_record_dup_note (record, 2);
  g_assert_cmpuint (strlen (cut), ==, GAME_RECORD_NOTE_CHARS);
  g_assert_cmpuint (game_record_find_note (record, 0), ==, 1);
  g_assert_cmpuint (game_record_find_note (record, 2), ==, 2);
  game_record_truncate (record, 2);
  g_assert_null (game_record_get_header (record, "Note3"));
  g_assert_cmpuint (game_record_find_note (record, 0), ==, 1);
  hostile = game_record_put_note (&toy_heaps_module, "no record", 0, "a note");
  g_assert_cmpstr (hostile, ==, "no record");
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (heaps_edits); i++)
    {
      g_autofree char *path = g_strconcat ("/game/record/edit/", heaps_edits[i].name, NULL);

      g_test_add_data_func (path, &heaps_edits[i], test_edit);
    }
  g_test_add_func ("/game/record/canonical", test_canonical);
  g_test_add_func ("/game/record/check", test_check);
  g_test_add_func ("/game/record/seed", test_seed);
  g_test_add_func ("/game/record/lines", test_lines);
  g_test_add_func ("/game/record/resignation", test_resignation);
  g_test_add_func ("/game/record/headers", test_headers);
  g_test_add_func ("/game/record/names", test_names);
  g_test_add_func ("/game/record/notes", test_notes);
  g_test_add_func ("/game/record/limits", test_limits);
  g_test_add_func ("/game/record/quoting", test_quoting);
  g_test_add_func ("/game/record/damage", test_damage);
  g_test_add_func ("/game/record/seats", test_seats);
  g_test_add_func ("/game/record/left", test_left);
  g_test_add_func ("/game/record/recast", test_recast);
  return g_test_run ();
}
