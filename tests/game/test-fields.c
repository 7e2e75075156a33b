/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of fields, on a table with a field of each sort. Each of the games has its own fields
 * in its own tests.
 */
#include "../fixed.h"
#include "game-fields.h"
#include "game-print.h"

typedef struct
{
  guint8  seats;
  guint8  mood;
  guint16 height;
  guint32 depth;
  guint8  options;
  guint8  gold[3];
  guint8  n_towns;
  guint8  towns[4];
  guint64 rng;
} Toy;

static const GameOption options[] = { { "fog" }, { "wind" } };

static guint
seats (const GameState *state)
{
  return ((const Toy *) state)->seats;
}

static guint32
chosen (const GameState *state)
{
  return ((const Toy *) state)->options;
}

static const GameRules rules = {
  .options = options, .n_options = G_N_ELEMENTS (options), .seats = seats, .chosen = chosen
};

static gboolean
read_rules (GameReader *reader, guint seat)
{
  guint32 set = 0;

  if (!game_reader_options (reader, &set))
    return FALSE;
  ((Toy *) reader->state)->options = (guint8) set;
  return TRUE;
}

static const char *const moods[] = { "calm", "wild" };

static gboolean
read_mood (GameReader *reader, guint seat)
{
  int mood = game_reader_word (reader, moods, 2, " ");

  if (mood < 0)
    return game_reader_fault (reader, reader->p + 1, "calm or wild");
  ((Toy *) reader->state)->mood = (guint8) mood;
  return TRUE;
}

static void
print_mood (const GameState *state, guint seat, GString *text)
{
  g_string_append (text, moods[((const Toy *) state)->mood]);
}

static gboolean
read_gold (GameReader *reader, guint seat)
{
  return game_reader_small (reader, 0, 99, &((Toy *) reader->state)->gold[seat]);
}

static void
print_gold (const GameState *state, guint seat, GString *text)
{
  game_print_number_to (text, ((const Toy *) state)->gold[seat]);
}

static gboolean
read_town (GameReader *reader, GameItem *item)
{
  Toy *toy = (Toy *) reader->state;
  int  town = game_reader_one_of (reader, "ABCD");

  if (town < 0 || item->length != 1 || (guint) town < item->last)
    return game_reader_fault (reader, item->text, "a town");
  item->last = (guint) town;
  toy->towns[toy->n_towns++] = (guint8) town;
  return TRUE;
}

static void
print_towns (const GameState *state, guint seat, GString *text)
{
  const Toy *toy = (const Toy *) state;

  for (guint i = 0; i < toy->n_towns; i++)
    game_print_to (text, "%s%c", i > 0 ? "," : "", 'A' + toy->towns[i]);
}

static gboolean
read_rng (GameReader *reader, guint seat)
{
  return game_reader_rng (reader, &((Toy *) reader->state)->rng);
}

static void
print_rng (const GameState *state, guint seat, GString *text)
{
  if (((const Toy *) state)->rng)
    game_print_to (text, "%016" G_GINT64_MODIFIER "x", ((const Toy *) state)->rng);
}

static const GameField rows[] = {
  GAME_FIELD_NUMBER ("seats", "2", 2, 3, Toy, seats),
  { "rules", "", .read = read_rules },
  { "mood", "calm", .read = read_mood, .print = print_mood },
  GAME_FIELD_NUMBER ("height", "1", 1, 60000, Toy, height),
  GAME_FIELD_NUMBER ("depth", "0", 0, G_MAXINT32, Toy, depth),
  { "gold", "3", TRUE, read_gold, .print = print_gold },
  { "towns", "", .read_item = read_town, .print = print_towns },
  { "rng", "", .read = read_rng, .print = print_rng },
};

/* Reads a text as a game with such columns does, and prints the error, or the state. */
static char *
read_and_print (const char *text, GameFaults faults)
{
  const GameFields fields = { &rules, "toy/1", rows, G_N_ELEMENTS (rows), faults, NULL };
  Toy              toy = { .seats = 2, .height = 1, .gold = { 3, 3, 3 } };
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) printed = g_string_new ("toy/1");
  GameReader reader = {
    .fields = &fields, .text = text, .error = &error, .state = (GameState *) &toy
  };

  if (!game_fields_read (&reader))
    return g_strdup (error->message);
  g_assert_no_error (error);
  g_assert_cmpint (*reader.p, ==, '\0');
  game_fields_print (&fields, (const GameState *) &toy, printed);
  return g_strdup (printed->str);
}

static void
check (const char *text, GameFaults faults, const char *answer)
{
  g_autofree char *got = read_and_print (text, faults);

  g_assert_cmpstr (got, ==, answer);
}

/* Any order and defaults are read; the order of the table, and no default, is printed. */
static void
test_prints_canonical_text (void)
{
  static const char *const texts[][2] = {
    { "toy/1", "toy/1" },
    { "toy/1 seats=2 rules= mood=calm height=1 depth=0 gold=3|3 towns=", "toy/1" },
    { "toy/1 gold=0|3", "toy/1 gold=0|3" },
    { "toy/1 rng=00000000000000ff towns=A,A,D gold=0|3|99 depth=2147483647 height=60000 mood=wild "
      "rules=fog,wind seats=3",
      "toy/1 seats=3 rules=fog,wind mood=wild height=60000 depth=2147483647 gold=0|3|99 "
      "towns=A,A,D rng=00000000000000ff" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (GameFaults faults = GAME_FAULTS_AT_VALUE; faults <= GAME_FAULTS_AT_FIELD; faults++)
      check (texts[i][0], faults, texts[i][1]);
}

static void
test_reports_keys_first (void)
{
  for (GameFaults faults = GAME_FAULTS_AT_VALUE; faults <= GAME_FAULTS_AT_FIELD; faults++)
    {
      check ("toy/2", faults, "column 1: a position of this game begins with “toy/1”");
      check ("toy/12", faults, "column 1: a position of this game begins with “toy/1”");
      check ("", faults, "column 1: a position of this game begins with “toy/1”");
      check ("toy/1 mood=mad sea=3", faults, "column 16: this is not a key of a position");
      check ("toy/1 mood=mad seats", faults, "column 16: this is not a key of a position");
      check ("toy/1 mood=mad ", faults, "column 16: this is not a key of a position");
      check ("toy/1  mood=wild", faults, "column 7: this is not a key of a position");
    }
  check ("toy/1 mood=mad seats=2 seats=9", GAME_FAULTS_AT_VALUE,
         "column 24: “seats” appears here for the second time");
  check ("toy/1 mood=mad seats=2 seats=9", GAME_FAULTS_AT_FIELD,
         "column 24: this field is here for the second time");
  check ("toy/1 mood=mad sea=3", GAME_FAULTS_AT_CHARACTER, "column 13: calm or wild");
}

/* The first fault in the order of the table, at the column that the game has chosen. */
static void
test_places_faults (void)
{
  static const struct
  {
    const char *text;
    const char *at_value;
    const char *at_field;
  } faults[] = {
    { "toy/1 depth=x seats=4", "column 21: a whole number from 2 to 3 is needed",
      "column 15: the value of “seats” cannot be read" },
    { "toy/1 depth=07", "column 13: a whole number from 0 to 2147483647 is needed",
      "column 7: the value of “depth” cannot be read" },
    { "toy/1 depth=7x", "column 13: this does not belong here",
      "column 7: the value of “depth” cannot be read" },
    { "toy/1 rules=wind,fog",
      "column 13: one of the rules options does not exist or is out of order",
      "column 7: the value of “rules” cannot be read" },
    { "toy/1 mood=mad", "column 13: calm or wild",
      "column 7: the value of “mood” cannot be read" },
    { "toy/1 gold=1", "column 12: a part for each seat is needed here",
      "column 7: the value of “gold” cannot be read" },
    { "toy/1 gold=1|2|", "column 12: a part for each seat is needed here",
      "column 7: the value of “gold” cannot be read" },
    { "toy/1 gold=1|2x", "column 14: this does not belong here",
      "column 7: the value of “gold” cannot be read" },
    { "toy/1 gold=1|", "column 14: a whole number from 0 to 99 is needed",
      "column 7: the value of “gold” cannot be read" },
    { "toy/1 gold=x|1", "column 12: a whole number from 0 to 99 is needed",
      "column 7: the value of “gold” cannot be read" },
    { "toy/1 towns=B,A", "column 15: a town", "column 7: the value of “towns” cannot be read" },
    { "toy/1 towns=B,", "column 15: a town", "column 7: the value of “towns” cannot be read" },
    { "toy/1 towns=A|B", "column 13: a town", "column 7: the value of “towns” cannot be read" },
    { "toy/1 rng=00000000000000Ff",
      "column 25: 16 hexadecimal digits in lower case are needed",
      "column 7: the value of “rng” cannot be read" },
    { "toy/1 rng=00000000000000ff0", "column 11: this does not belong here",
      "column 7: the value of “rng” cannot be read" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      check (faults[i].text, GAME_FAULTS_AT_VALUE, faults[i].at_value);
      check (faults[i].text, GAME_FAULTS_AT_FIELD, faults[i].at_field);
    }
  check ("toy/1 depth=7x seats=4", GAME_FAULTS_AT_CHARACTER,
         "column 14: this does not belong here");
}

/* The place for faults between fields. */
static void
test_finds_places (void)
{
  for (GameFaults faults = GAME_FAULTS_AT_CHARACTER; faults <= GAME_FAULTS_AT_FIELD; faults++)
    {
      const GameFields fields = { &rules, "toy/1", rows, G_N_ELEMENTS (rows), faults, NULL };
      Toy              toy = { .seats = 2 };
      const char      *text = "toy/1 mood=wild depth=7";
      GameReader       reader = { .fields = &fields, .text = text, .state = (GameState *) &toy };

      g_assert_true (game_fields_read (&reader));
      g_assert_true (game_fields_get_value (&reader, "depth") == text + strlen (text) - 1);
      g_assert_null (game_fields_get_value (&reader, "gold"));
      g_assert_true (game_fields_get_place (&reader, "gold") == text + strlen (text));
      g_assert_cmpstr (game_fields_get_place (&reader, "depth"), ==,
                       faults == GAME_FAULTS_AT_FIELD ? "depth=7" : "7");
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/fields/canonical", test_prints_canonical_text);
  g_test_add_func ("/fields/keys", test_reports_keys_first);
  g_test_add_func ("/fields/places", test_places_faults);
  g_test_add_func ("/fields/between", test_finds_places);
  return g_test_run ();
}
