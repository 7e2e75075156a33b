/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's sentences in the languages that Edubba is translated into, through the catalogues as they
 * are installed: cases of lands and nations, plural forms, and whole games without a word of
 * English.
 */
#include <libintl.h>

#include "fixed.h"
#include "babel-column.h"
#include "babel-fixture.h"
#include "babel-words.h"
#include "words-fixture.h"
#include "catalogues.h"
#include "language.h"

/* A list of 1, 2 and 5 cards of a nation. */
typedef struct
{
  const char *language;
  guint       nation;
  const char *one;
  const char *two;
  const char *five;
} CountRow;

/* The report of an action to the seat that acted, to the other one, and by number. */
typedef struct
{
  const char *language;
  const char *position;
  const char *action;
  const char *own;
  const char *other;
  const char *number;
} ReportRow;

/* The refusal of an action. */
typedef struct
{
  const char *language;
  const char *position;
  const char *action;
  const char *sentence;
} RefusalRow;

static const CountRow count_rows[] = {
  { "ru", BABEL_ASSYRIA, "ассириец", "2 ассирийца", "5 ассирийцев" },
  { "ru", BABEL_PERSIA, "перс", "2 перса", "5 персов" },
  { "cs", BABEL_HATTI, "Chetita", "2 Chetité", "5 Chetitů" },
  { "cs", BABEL_MEDIA, "Méd", "2 Médové", "5 Médů" },
};

static const ReportRow report_rows[] = {
  { "ru", "babel/1 hands=H|", "travel:H",
    "Вы перемещаетесь в Хатти.",
    "Соперник перемещается в Хатти.",
    "Игрок 1 перемещается в Хатти." },
  { "ru", "babel/1 S:MMM|AMA pawns=SQ", "expel:A",
    "Вы выгоняете ассирийцев из Шумера: 2 карты.",
    "Соперник выгоняет ассирийцев из Шумера: вы теряете 2 карты.",
    "Игрок 1 выгоняет ассирийцев из Шумера: игрок 2 теряет 2 карты." },
  { "ru", "babel/1 M:AAA|/1 pawns=MQ", "raze",
    "Вы разрушаете храм соперника в Мидии: 1 уровень возвращается в каменоломню.",
    "Соперник разрушает ваш храм в Мидии: 1 уровень возвращается в каменоломню.",
    "Игрок 1 разрушает храм игрока 2 в Мидии: 1 уровень возвращается в каменоломню." },
  { "cs", "babel/1 hands=S|", "travel:S",
    "Cestujete do Sumeru.",
    "Protivník cestuje do Sumeru.",
    "Hráč 1 cestuje do Sumeru." },
  { "cs", "babel/1 S:MMM|AMA pawns=SQ", "expel:M",
    "Vyháníte Médy ze Sumeru: 1 karta.",
    "Protivník vyhání Médy ze Sumeru: ztrácíte 1 kartu.",
    "Hráč 1 vyhání Médy ze Sumeru: hráč 2 ztrácí 1 kartu." },
  { "cs", "babel/1 M:AAA|/12345 pawns=MQ", "raze",
    "Bouráte chrám protivníka v Médii: do lomu se vrací 5 pater.",
    "Protivník bourá váš chrám v Médii: do lomu se vrací 5 pater.",
    "Hráč 1 bourá chrám hráče 2 v Médii: do lomu se vrací 5 pater." },
};

static const RefusalRow refusal_rows[] = {
  { "ru", "babel/1 H:MAAMA| pawns=HQ", "raze",
    "У вас в Хатти 3 ассирийца, но трёх подряд нет. Ряд из трёх "
    "ассирийцев разрушает храм напротив." },
  { "ru", "babel/1 H:MMMS| P:SAAA| pawns=HQ", "raze",
    "У вас в Хатти нет ассирийцев, а нужны трое подряд. Ваш ряд ассирийцев стоит в Персии; он "
    "сработает, только когда там будет стоять ваша фигурка." },
  { "ru", "babel/1 H:AAA| A:|/1 S:|/12 pawns=HQ", "raze",
    "У соперника в Хатти нет храма, разрушать нечего. У соперника есть храмы в Ассирии "
    "и в Шумере." },
  { "ru", "babel/1 hands=A|AHM owed=2", "end",
    "У вас убирают половину карт: сначала выберите 2 карты для сброса." },
  { "ru", "babel/1 S:AH|", "migrate:S-A",
    "В вашей колонке в Шумере только 2 карты, а переселяются всегда три сразу." },
  { "ru", "babel/1 A:/1| M:H| hands=AM| starters=10", "end",
    "Ваша начальная карта не построена: переместитесь в Мидию и постройте её там, прежде чем "
    "завершать ход." },
  { "cs", "babel/1 M:AH/123| pawns=MQ stores=|4", "build:opp",
    "Na 4. patro je třeba aspoň 4 osadníků; v Médii máte jen 2." },
  { "cs", "babel/1 H:MAAMA| pawns=HQ", "raze",
    "Máte v Chatti 3 Asyřany, ale žádní tři nestojí za sebou. Skupina tří "
    "Asyřanů zbourá chrám naproti." },
  { "cs", "babel/1 M:AAA/12| pawns=MQ stores=|35", "build:opp",
    "Na váš chrám v Médii teď patří 3. patro; navrchu zásobárny protivníka je karta 5. patra. "
    "3. patro leží v téže zásobárně hlouběji, ale brát lze jen vrchní kartu." },
  { "cs", "babel/1 H:MMM|A P:|SP S:|P pawns=HQ", "expel:P",
    "Protivník nemá v Chatti žádné Peršany, které by šlo vyhnat. Protivník má Peršany v Persii "
    "a v Sumeru." },
  { "cs", "babel/1 S:AH|", "migrate:S-A",
    "Ve vaší řadě v Sumeru jsou jen 2 karty; stěhují se vždy tři naráz." },
};

/* A hint towards an action, on a rung. */
typedef struct
{
  const char *language;
  const char *position;
  const char *action;
  GameHint    rung;
  const char *sentence;
} HintRow;

static const HintRow hint_rows[] = {
  { "ru", "babel/1 hands=H|", "travel:H", GAME_HINT_PLACE,
    "Посмотрите, что можно сделать в Хатти." },
  { "ru", "babel/1 pawns=MQ hands=H|", "settle:H", GAME_HINT_CARD, "Возьмите с руки хетта." },
  { "ru", "babel/1 M:MMM|A pawns=MQ", "expel:A", GAME_HINT_CARD,
    "Заплатить может один из ваших мидийцев в Мидии." },
  { "ru", "babel/1 H:PPP| pawns=HQ hands=|??", "halve:P", GAME_HINT_PLACE,
    "Посмотрите на карты соперника: на руке у него 2 карты." },
  { "cs", "babel/1 hands=S|", "travel:S", GAME_HINT_CARD,
    "V ruce máte Sumera a Sumer vás dovede do Sumeru." },
  { "cs", "babel/1 A:AAA|/1 pawns=AQ", "raze", GAME_HINT_PLACE,
    "Podívejte se na chrám protivníka v Asýrii." },
  { "cs", "babel/1 A:AAA|/1 pawns=AQ", "raze", GAME_HINT_ACTION, "Co dál: „Zbourat chrám“." },
};

/* A sentence that speaks of somebody with a name. */
typedef struct
{
  const char *language;
  const char *position;
  const char *action; /* refused */
  const char *sentence;
} NamedRow;

static const NamedRow named_rows[] = {
  { NULL, "babel/1 H:MMM|A P:|SP S:|P pawns=HQ", "expel:P",
    "Ubar has no Persians in Hatti to expel. Ubar has Persians in Persia and in Sumer." },
  { "ru", "babel/1 H:MMM|A P:|SP S:|P pawns=HQ", "expel:P",
    "Ubar: персов в\u00a0Хатти нет, выгонять некого. "
    "Ubar: персы стоят в\u00a0Персии и\u00a0в\u00a0Шумере." },
  { "cs", "babel/1 H:MMM|A P:|SP S:|P pawns=HQ", "expel:P",
    "Ubar nemá v\u00a0Chatti žádné Peršany, které by šlo vyhnat. "
    "Ubar má Peršany v\u00a0Persii a\u00a0v\u00a0Sumeru." },
  { "ru", "babel/1 M:AAA/12| pawns=MQ stores=|5", "build:opp",
    "Вашему храму в\u00a0Мидии теперь нужен уровень 3, а\u00a0наверху чужого запаса "
    "(Ubar) карта уровня 5." },
  { "cs", "babel/1 hands=A|AHMP owed=2", "end",
    "Ubar přichází o\u00a0polovinu karet v\u00a0ruce; nejdřív vybere 2 karty k\u00a0odložení." },
};

/* NULL: English, as the tests begin. */
static void
speak (const char *language)
{
  language_choose (language ? language : "C");
  if (!language)
    setlocale (LC_ALL, "C");
}

static char *
report_by_name (const GameState *state,
                GameAction       action,
                guint            viewer,
                GameAddress      address,
                const char      *name)
{
  const char *names[] = { name, name, NULL };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  g_autofree GameState *after = game_state_dup (&babel_rules, state);
  g_autofree GameState *seen = game_state_new (&babel_rules);

  babel_rules.observe (state, viewer, seen);
  babel_rules.apply (after, action, events);
  for (guint i = 0; i < events->len; i++)
    {
      GameEvent *event = &g_array_index (events, GameEvent, i);

      *event = game_event_for_seat (*event, viewer);
    }
  return babel_words.report (seen, action, babel_rules.seat (state),
                             (const GameEvent *) (gpointer) events->data, events->len,
                             viewer, address, name != NULL ? names : NULL);
}

static char *
report (const GameState *state, GameAction action, guint viewer, GameAddress address)
{
  return report_by_name (state, action, viewer, address, NULL);
}

static void
test_counts (void)
{
  if (!language_can_be_chosen (GETTEXT_PACKAGE, "Your turn"))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (count_rows); i++)
    {
      const CountRow  *row = &count_rows[i];
      g_autofree char *one = NULL;
      g_autofree char *two = NULL;
      g_autofree char *five = NULL;

      speak (row->language);
      one = babel_words_list_cards (1 * BABEL_ONE (row->nation));
      two = babel_words_list_cards (2 * BABEL_ONE (row->nation));
      five = babel_words_list_cards (5 * BABEL_ONE (row->nation));
      g_assert_cmpstr (one, ==, row->one);
      g_assert_cmpstr (two, ==, row->two);
      g_assert_cmpstr (five, ==, row->five);
    }
  speak (NULL);
}

static void
test_reports (void)
{
  if (!language_can_be_chosen (GETTEXT_PACKAGE, "Your turn"))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (report_rows); i++)
    {
      const ReportRow *row = &report_rows[i];
      BabelState       state = fixture_position (row->position);
      GameAction       action = fixture_action (row->action);
      g_autofree char *own = NULL;
      g_autofree char *other = NULL;
      g_autofree char *number = NULL;

      speak (row->language);
      own = report ((GameState *) &state, action, 0, GAME_ADDRESS_YOU);
      other = report ((GameState *) &state, action, 1, GAME_ADDRESS_YOU);
      number = report ((GameState *) &state, action, 0, GAME_ADDRESS_NUMBER);
      g_assert_cmpstr (own, ==, row->own);
      g_assert_cmpstr (other, ==, row->other);
      g_assert_cmpstr (number, ==, row->number);
    }
  speak (NULL);
}

static void
test_refusals (void)
{
  if (!language_can_be_chosen (GETTEXT_PACKAGE, "Your turn"))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (refusal_rows); i++)
    {
      const RefusalRow     *row = &refusal_rows[i];
      g_autofree GameState *state = fixture_partial (row->position);
      GameAction            action = fixture_action (row->action);
      g_autofree char      *sentence = NULL;

      speak (row->language);
      sentence =
        babel_words.refusal (state, action, game_state_judge (&babel_rules, state, action),
                             babel_rules.seat (state), GAME_ADDRESS_YOU, NULL);
      g_assert_cmpstr (sentence, ==, row->sentence);
    }
  speak (NULL);
}

/* The other seat's name stands in its basic form. */
static void
test_named (void)
{
  static const char *const names[] = { "", "Ubar", NULL };

  if (!language_can_be_chosen (GETTEXT_PACKAGE, "Your turn"))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (named_rows); i++)
    {
      const NamedRow       *row = &named_rows[i];
      g_autofree GameState *state = fixture_partial (row->position);
      GameAction            action = fixture_action (row->action);
      g_autofree char      *sentence = NULL;

      speak (row->language);
      sentence =
        babel_words.refusal (state, action, game_state_judge (&babel_rules, state, action), 0,
                             GAME_ADDRESS_YOU, names);
      g_assert_cmpstr (sentence, ==, row->sentence);
    }
  speak (NULL);
}

/* A button has the name in its basic form, in parentheses, if the language would inflect it. */
static void
test_named_labels (void)
{
  static const char *const names[] = { "", "Ubar", NULL };

  static const struct
  {
    const char *language;
    const char *action;
    const char *label;
  } rows[] = {
    { "ru", "build:opp", "Построить уровень 2 из чужого запаса (Ubar)" },
    { "ru", "skip:opp", "Пропустить уровень и построить уровень 2 из чужого запаса (Ubar)" },
    { "cs", "build:opp", "Postavit 2. patro z cizí zásobárny (Ubar)" },
    { "cs", "skip:opp", "Přeskočit jedno patro a postavit 2. patro z cizí zásobárny (Ubar)" },
  };
  g_autofree GameState *state = fixture_partial ("babel/1 M:PPP| pawns=MQ stores=|2");

  if (!language_can_be_chosen (GETTEXT_PACKAGE, "Your turn"))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *label = NULL;

      speak (rows[i].language);
      label = babel_words.action (state, fixture_action (rows[i].action), names);
      g_assert_cmpstr (label, ==, rows[i].label);
    }
  speak (NULL);
}

static void
test_hints (void)
{
  if (!language_can_be_chosen (GETTEXT_PACKAGE, "Your turn"))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (hint_rows); i++)
    {
      const HintRow        *row = &hint_rows[i];
      g_autofree GameState *state = fixture_partial (row->position);
      g_autofree char      *sentence = NULL;

      speak (row->language);
      sentence = babel_words.hint (state, fixture_action (row->action), row->rung, NULL);
      g_assert_cmpstr (sentence, ==, row->sentence);
    }
  speak (NULL);
}

/* The same in English and in a language: two sentences, both good, and not the same. */
static void
compare_reports (const GameState *state, GameAction action, const char *language)
{
  for (guint viewer = 0; viewer < 2; viewer++)
    for (guint address = GAME_ADDRESS_YOU; address <= GAME_ADDRESS_NUMBER; address++)
      {
        g_autofree char *english = NULL;
        g_autofree char *told = NULL;

        speak (NULL);
        english = report (state, action, viewer, address);
        speak (language);
        told = report (state, action, viewer, address);
        fixture_assert_sentence (told);
        g_assert_cmpstr (told, !=, english);
      }
}

/* The opponent in English and in both languages. */
static const char *const opponents[] = { "pponent", "оперник", "rotivn" };

/* A sentence, freed here, that speaks of nobody as the opponent. */
static void
assert_speaks_by_name (char *sentence)
{
  fixture_assert_sentence (sentence);
  for (guint i = 0; i < G_N_ELEMENTS (opponents); i++)
    if (strstr (sentence, opponents[i]) != NULL)
      g_error ("%s", sentence);
  g_free (sentence);
}

/* A player with a name is called the opponent in no refusal, no hint and no prompt, and in
 * nothing that is read. Only the labels of buttons, which the last hint quotes, know no names. */
static void
check_names (const GameState *state)
{
  static const char *const names[] = { "Ubar", "Ubar", NULL };
  static const char *const wishes[] = { "build:opp", "raze", "steal", "expel:A", "win-over",
                                        "skip:opp", "halve:S", "discard:M", "end" };

  for (guint viewer = 0; viewer < 2; viewer++)
    {
      assert_speaks_by_name (babel_words.prompt (state, viewer, GAME_ADDRESS_YOU, names));
      assert_speaks_by_name (babel_words.position (state, viewer, names));
      assert_speaks_by_name (babel_words.result (state, viewer, GAME_ADDRESS_YOU, names));
    }
  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      GameAction action = fixture_action (wishes[i]);
      guint      refusal = game_state_judge (&babel_rules, state, action);

      if (refusal == GAME_LEGAL)
        for (guint rung = GAME_HINT_RULE; rung < GAME_HINT_ACTION; rung++)
          assert_speaks_by_name (babel_words.hint (state, action, rung, names));
      else
        assert_speaks_by_name (
          babel_words.refusal (state, action, refusal, 0, GAME_ADDRESS_YOU, names));
    }
}

/* An opponent with a name is called by it, in its basic form, and nothing else is different;
 * except if migrants are the subject. Sentences about actions against them say the name, too, and
 * the same holds if nobody is "you". opponent: the beginning of the sentence without a name. */
static void
check_name (const GameState *state, GameAction action, const char *opponent)
{
  guint            seat = babel_rules.seat (state);
  g_autofree char *told = report (state, action, 1 - seat, GAME_ADDRESS_YOU);
  g_autofree char *done = report_by_name (state, action, seat, GAME_ADDRESS_YOU, "Ubar");
  g_autofree char *own = report_by_name (state, action, seat, GAME_ADDRESS_NUMBER, "Ubar");
  g_autofree char *named = report_by_name (state, action, 1 - seat, GAME_ADDRESS_YOU, "Ubar");
  g_autoptr (GString) expected = g_string_new (told);

  g_string_replace (expected, opponent, "Ubar ", 0);
  if (action.kind == BABEL_MIGRATE)
    g_assert_true (g_str_has_prefix (named, "Ubar "));
  else
    g_assert_cmpstr (named, ==, expected->str);
  g_assert_nonnull (strstr (own, "Ubar"));
  for (guint i = 0; i < G_N_ELEMENTS (opponents); i++)
    g_assert_null (strstr (done, opponents[i]));
}

/* Every rung of the hints, without a word of English. */
static void
check_hints (const GameState *state, GameAction action)
{
  for (guint rung = GAME_HINT_RULE; rung <= GAME_HINT_ACTION; rung++)
    {
      g_autofree char *hint = babel_words.hint (state, action, rung, NULL);

      fixture_assert_sentence (hint);
      g_assert_null (strstr (hint, "our "));
      g_assert_null (strstr (hint, "the "));
      g_assert_null (strstr (hint, "hat "));
    }
}

/* Games spoken from beginning to end. */
static void
test_games (gconstpointer language)
{
  g_autofree GameState  *state = game_state_new (&babel_rules);
  g_autofree GameAction *actions = g_new (GameAction, babel_rules.max_legal);

  if (!language_can_be_chosen (GETTEXT_PACKAGE, "Your turn"))
    return;
  for (guint game = 0; game < 4; game++)
    {
      guint            n;
      g_autofree char *ending = NULL;

      babel_rules.deal (state, 2, 0, (guint32) g_test_rand_int ());
      while ((n = game_state_legal (&babel_rules, state, actions)) > 0)
        {
          GameAction       action = actions[g_test_rand_int_range (0, (gint32) n)];
          g_autofree char *label = NULL;
          g_autofree char *prompt = NULL;
          g_autofree char *position = NULL;

          check_name (state, action, "Your opponent ");
          compare_reports (state, action, language);
          check_name (state, action, g_str_equal (language, "ru") ? "Соперник " : "Protivník ");
          check_names (state);
          label = babel_words.action (state, action, NULL);
          prompt = babel_words.prompt (state, 0, GAME_ADDRESS_YOU, NULL);
          position = babel_words.position (state, 0, NULL);
          fixture_assert_sentence (label);
          fixture_assert_sentence (prompt);
          check_hints (state, action);
          fixture_assert_sentence (position);
          g_assert_null (strstr (position, "our "));
          babel_rules.apply (state, action, NULL);
          speak (NULL);
        }
      speak (language);
      ending = babel_words.result (state, 1, GAME_ADDRESS_YOU, NULL);
      fixture_assert_sentence (ending);
      g_assert_null (strstr (ending, "win"));
      check_names (state);
      speak (NULL);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  catalogues_bind ();

  g_test_add_func ("/babel/languages/counts", test_counts);
  g_test_add_func ("/babel/languages/reports", test_reports);
  g_test_add_func ("/babel/languages/refusals", test_refusals);
  g_test_add_func ("/babel/languages/named", test_named);
  g_test_add_func ("/babel/languages/named-labels", test_named_labels);
  g_test_add_func ("/babel/languages/hints", test_hints);
  g_test_add_data_func ("/babel/languages/games/ru", "ru", test_games);
  g_test_add_data_func ("/babel/languages/games/cs", "cs", test_games);
  return g_test_run ();
}
