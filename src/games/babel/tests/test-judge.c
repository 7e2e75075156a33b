/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every refusal of NOTATION.md 4 for every kind of action that can meet it, and the order in which
 * they apply: each position breaks the rule named and, where it can, a later one as well.
 */
#include "fixed.h"
#include "babel-fixture.h"
#include "babel-judge.h"

typedef struct
{
  const char *action;
  const char *code;
  const char *paragraph; /* NULL where the action is legal */
  const char *position;
} Row;

/* A hand, a settled pawn in Hatti and a store on both sides, for most rows. */
#define OVER                  "babel/1 A:/3456|/12 H:/456|"
#define HATTI(column, theirs) "babel/1 H:" column "|" theirs " pawns=HQ hands=AHS|HHMMP"

static const Row rows[] = {
  /* any action */
  { "travel:P", "game-over", "4", OVER " M:/45| hands=A|" },
  { "discard:A", "game-over", "4", OVER " M:/45| hands=A|" },
  { "end", "game-over", "4", OVER " M:/45| hands=A|" },
  { "travel:P", "discard-owed", "2.5.6", "babel/1 hands=A|AH owed=1" },
  { "end", "discard-owed", "2.5.6", "babel/1 hands=A|AH owed=1 starters=11" },
  { "discard:A", "nothing-owed", "2.5.6", "babel/1 hands=A|AH" },
  { "discard:P", "nothing-owed", "2.5.6", "babel/1 hands=A|AH" },

  /* travel */
  { "travel:P", "no-such-card", "2.1", "babel/1 pawns=PQ hands=A|" },
  { "travel:P", "already-there", "2.1", "babel/1 pawns=PQ hands=P|" },
  { "travel:P", "legal", NULL, "babel/1 pawns=HP hands=P|" },

  /* settle */
  { "settle:A", "at-quarry", "2.2", "babel/1 hands=H|" },
  { "settle:A", "no-such-card", "2.2", "babel/1 pawns=AQ hands=H|" },
  { "settle:H", "legal", NULL, "babel/1 pawns=AQ hands=H|" },

  /* build */
  { "build:own", "at-quarry", "2.3", "babel/1 hands=A|" },
  { "build:opp", "at-quarry", "2.3", "babel/1 hands=A|" },
  { "build:start", "at-quarry", "2.3", "babel/1 hands=A|" },
  { "build:own", "store-empty", "2.3", HATTI ("AAAA", "") " stores=|1" },
  { "build:opp", "store-empty", "2.3", HATTI ("AAAA", "") " stores=1|" },
  { "build:start", "starter-spent", "2.3", HATTI ("", "") " starters=01" },
  { "build:own", "level-order", "2.3", HATTI ("/1", "") " stores=3|2" },
  { "build:opp", "level-order", "2.3", HATTI ("/1", "") " stores=2|1" },
  { "build:start", "level-order", "2.3", HATTI ("/1", "") " starters=10" },
  { "build:own", "few-settlers", "2.3", HATTI ("A/1", "") " stores=2|3" },
  { "build:opp", "few-settlers", "2.3", HATTI ("A/1", "") " stores=3|2" },
  { "build:start", "few-settlers", "2.3", HATTI ("", "") " starters=10" },
  { "build:own", "legal", NULL, HATTI ("AA/1", "") " stores=62|3" },
  { "build:opp", "legal", NULL, HATTI ("AAAAAA/35", "") " stores=2|6" },
  { "build:start", "legal", NULL, HATTI ("A", "") " starters=10" },

  /* migrate */
  { "migrate:H-H", "already-migrated", "2.4", HATTI ("AA", "") " migrated=1" },
  { "migrate:H-H", "same-land", "2.4", HATTI ("AA", "") },
  { "migrate:H-P", "short-colonnade", "2.4", HATTI ("AA", "AAA") },
  { "migrate:H-P", "legal", NULL, "babel/1 H:AHA| hands=A|" },

  /* the run of an ability */
  { "raze", "at-quarry", "2.5", "babel/1 H:AAA|/1" },
  { "steal", "at-quarry", "2.5", "babel/1 H:HHH|/1" },
  { "expel:P", "at-quarry", "2.5", "babel/1 H:MMM|" },
  { "win-over", "at-quarry", "2.5", "babel/1 H:SSS|" },
  { "skip:own", "at-quarry", "2.5", "babel/1 H:PPP|" },
  { "halve:A", "at-quarry", "2.5", "babel/1 H:AAA|" },
  { "raze", "no-run", "2.5", HATTI ("AAHA", "") },
  { "steal@2", "no-run", "2.5", HATTI ("AAA", "") },
  { "expel:P", "no-run", "2.5", HATTI ("PPP", "P") },
  { "win-over", "no-run", "2.5", HATTI ("MMM", "P") },
  { "skip:opp", "no-run", "2.5", HATTI ("MMM", "P") },
  { "halve:M", "no-run", "2.5", HATTI ("AAA", "MMM") },
  { "raze", "which-run", "2.5", HATTI ("AAAHAAA", "") },
  { "steal", "which-run", "2.5", HATTI ("HHHAHHH", "") },
  { "expel:P", "which-run", "2.5", HATTI ("MMMAMMM", "") },
  { "win-over", "which-run", "2.5", HATTI ("SSSASSS", "") },
  { "skip:own", "which-run", "2.5", HATTI ("PPPAPPP", "") },
  { "halve:A", "which-run", "2.5", HATTI ("AAAHAAA", "") },
  { "raze@1", "no-such-run", "2.5", HATTI ("AAA", "/1") },
  { "raze@3", "no-such-run", "2.5", HATTI ("AAAHAAA", "/1") },
  { "steal@4000000000000", "no-such-run", "2.5", HATTI ("HHHAHHH", "/1") },
  { "expel:P@2", "no-such-run", "2.5", HATTI ("MMM", "P") },
  { "win-over@1", "no-such-run", "2.5", HATTI ("SSS", "P") },
  { "skip:own@1", "no-such-run", "2.5", HATTI ("PPP", "") " stores=2|" },
  { "halve:A@3", "no-such-run", "2.5", HATTI ("AAAHAAA", "") },

  /* abilities */
  { "raze", "no-temple", "2.5.1", HATTI ("AAA/1", "") },
  { "raze", "legal", NULL, HATTI ("AAA", "/6") },
  { "raze@2", "legal", NULL, HATTI ("AAAHAAA", "/6") },
  { "steal", "no-temple", "2.5.2", HATTI ("HHH", "") },
  { "steal", "not-higher", "2.5.2", HATTI ("HHH/2", "/2") },
  { "steal", "few-settlers", "2.5.2", HATTI ("HHH/2", "/4") },
  { "steal", "legal", NULL, HATTI ("HHH", "/13") },
  { "expel:P", "nation-absent", "2.5.3", HATTI ("MMMP", "A") },
  { "expel:A", "legal", NULL, HATTI ("MMMP", "A") },
  { "win-over", "no-settlers", "2.5.4", HATTI ("SSS", "/1") },
  { "win-over", "legal", NULL, HATTI ("SSS", "A") },
  { "skip:own", "store-empty", "2.5.5", HATTI ("PPP", "") " stores=|2" },
  { "skip:opp", "store-empty", "2.5.5", HATTI ("PPP", "") " stores=2|" },
  { "skip:own", "level-order", "2.5.5", HATTI ("PPP", "") " stores=1|2" },
  { "skip:opp", "level-order", "2.5.5", HATTI ("PPP/1", "") " stores=3|4" },
  { "skip:own", "few-settlers", "2.5.5", HATTI ("PPP/2", "") " stores=4|" },
  { "skip:opp", "few-settlers", "2.5.5", HATTI ("PPP/2", "") " stores=|4" },
  { "skip:own", "legal", NULL, HATTI ("PPP", "") " stores=2|" },
  { "skip:opp", "legal", NULL, HATTI ("PPP/1", "") " stores=2|3" },
  { "halve:A", "small-hand", "2.5.6", "babel/1 H:AAA| pawns=HQ hands=AHS|H" },
  { "halve:A", "legal", NULL, "babel/1 H:AAA| pawns=HQ hands=|HH" },

  /* discard, end */
  { "discard:P", "no-such-card", "2.5.6", "babel/1 hands=P|AH owed=1" },
  { "discard:H", "legal", NULL, "babel/1 hands=P|AH owed=1" },
  { "end", "starter-unbuilt", "2.3", "babel/1 pawns=AQ hands=H| starters=10" },
  { "end", "legal", NULL, "babel/1 pawns=AQ hands=H| starters=01" },
};

static void
test_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Row *row = &rows[i];
      BabelState state = fixture_position (row->position);
      BabelState before = state;
      GameAction action = fixture_action (row->action);
      guint      refusal = babel_judge (&state.table, action);

      g_test_message ("%s in %s", row->action, row->position);
      g_assert_cmpstr (babel_rules.refusals[refusal].code, ==, row->code);
      if (row->paragraph)
        g_assert_cmpstr (babel_rules.paragraphs[babel_rules.paragraph (action, refusal)].number, ==,
                         row->paragraph);
      g_assert_cmpmem (&state, sizeof state, &before, sizeof before);
    }
}

/* The codes that each kind can meet beyond the three for all: NOTATION.md 4, line by line. */
static const struct
{
  BabelKind   kind;
  const char *codes;
} table[] = {
  { BABEL_TRAVEL, "no-such-card already-there" },
  { BABEL_SETTLE, "at-quarry no-such-card" },
  { BABEL_BUILD, "at-quarry store-empty starter-spent level-order few-settlers" },
  { BABEL_MIGRATE, "already-migrated same-land short-colonnade" },
  { BABEL_RAZE, "at-quarry no-run which-run no-such-run no-temple" },
  { BABEL_STEAL, "at-quarry no-run which-run no-such-run no-temple not-higher few-settlers" },
  { BABEL_EXPEL, "at-quarry no-run which-run no-such-run nation-absent" },
  { BABEL_WIN_OVER, "at-quarry no-run which-run no-such-run no-settlers" },
  { BABEL_SKIP, "at-quarry no-run which-run no-such-run store-empty level-order few-settlers" },
  { BABEL_HALVE, "at-quarry no-run which-run no-such-run small-hand" },
  { BABEL_DISCARD, "nothing-owed no-such-card" },
  { BABEL_END, "game-over discard-owed starter-unbuilt" },
};

static void
test_coverage (void)
{
  for (guint t = 0; t < G_N_ELEMENTS (table); t++)
    {
      g_auto (GStrv) codes = g_strsplit (table[t].codes, " ", -1);

      for (guint c = 0; codes[c]; c++)
        {
          gboolean reached = FALSE;

          for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
            reached |= fixture_action (rows[i].action).kind == table[t].kind &&
                       g_str_equal (rows[i].code, codes[c]);
          if (!reached)
            g_test_message ("no row for %s: %s", babel_rules.kinds[table[t].kind].name, codes[c]);
          g_assert_true (reached);
        }
    }
}

/* The duty of RULES.md 2.3: can the starter still be built? */
static void
test_duty (void)
{
  static const struct
  {
    gboolean    owes;
    const char *position;
  } duties[] = {
    { FALSE, "babel/1 starters=10" },                              /* no card, no pawn in a land */
    { FALSE, "babel/1 hands=A| starters=10" },                     /* nobody left to settle */
    { TRUE, "babel/1 hands=AH| starters=10" },                     /* travel, then settle */
    { TRUE, "babel/1 A:P| hands=A| starters=10" },                 /* travel to settlers */
    { FALSE, "babel/1 A:P/1| hands=A| starters=10" },              /* but the site is taken */
    { TRUE, "babel/1 H:PPP| hands=A| starters=10" },               /* travel, then migrate */
    { FALSE, "babel/1 H:PPP| hands=A| starters=10 migrated=1" },   /* but not twice in a turn */
    { TRUE, "babel/1 H:P| pawns=HQ starters=10" },                 /* standing among settlers */
    { FALSE, "babel/1 H:/1| pawns=HQ hands=P| starters=10" },      /* no way elsewhere */
    { TRUE, "babel/1 H:/1| pawns=HQ hands=HP| P:S| starters=10" }, /* away to Persia */
    { FALSE, "babel/1 H:| pawns=HQ A:PP| starters=10" },           /* two cannot migrate */
    { TRUE, "babel/1 H:| pawns=HQ A:PPP| starters=10" },           /* three can */
    { FALSE, "babel/1 H:P| pawns=HQ starters=01" },                /* not this player's starter */
  };

  for (guint i = 0; i < G_N_ELEMENTS (duties); i++)
    {
      BabelState state = fixture_position (duties[i].position);

      g_test_message ("%s", duties[i].position);
      g_assert_cmpint (babel_table_owes_starter (&state.table), ==, duties[i].owes);
    }
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/babel/judge/refusals", test_rows);
  g_test_add_func ("/babel/judge/coverage", test_coverage);
  g_test_add_func ("/babel/judge/duty", test_duty);
  return g_test_run ();
}
