/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reports of actions, for the log and for being read aloud.
 *
 * Facts come from the state before, as the viewer saw it, and from events filtered for the
 * viewer. Drawn cards are named to their owner alone, and to nobody where players are spoken of
 * by number: such a log lies open on a shared screen. Formats are filled as BabelVoice says.
 */
#include "babel-words-private.h"

/* The report under way. */
typedef struct
{
  const BabelTable *table;
  const GameEvent  *events;
  guint             n_events;
  guint             seat;
  BabelListener     listener;
} Report;

/* Fills a sentence about the acting player; the arguments are the sentence's own. */
#define SPEAK(report, voice, ...) \
  BABEL_SAY (&(report)->listener, (report)->seat, voice, __VA_ARGS__)
#define SPEAK_COUNTED(report, voices, n, ...) \
  BABEL_SAY_COUNTED (&(report)->listener, (report)->seat, voices, n, __VA_ARGS__)

static const BabelVoice travels = {
  /* Translators: %1$s: "to Hatti" */
  N_ ("You travel %1$s."),
  /* Translators: %1$s: "to Hatti" */
  N_ ("Your opponent travels %1$s."),
  /* Translators: %1$s: "to Hatti" */
  N_ ("Player %2$u travels %1$s."),
  /* Translators: %2$s: a name in its basic form */
  N_ ("%2$s travels %1$s."),
};

static const BabelVoice settles = {
  /* Translators: %1$s: "a Hittite", %2$s: "in Media" */
  N_ ("You settle %1$s %2$s."),
  /* Translators: %1$s: "a Hittite", %2$s: "in Media" */
  N_ ("Your opponent settles %1$s %2$s."),
  /* Translators: %1$s: "a Hittite", %2$s: "in Media" */
  N_ ("Player %3$u settles %1$s %2$s."),
  /* Translators: %3$s: a name in its basic form */
  N_ ("%3$s settles %1$s %2$s."),
};

static const BabelVoice builds[] = {
  [BABEL_SOURCE_OWN] = {
    /* Translators: %1$u: a level, %2$s: "in Hatti" */
    N_ ("You build level %1$u %2$s from your own store."),
    /* Translators: %1$u: a level, %2$s: "in Hatti" */
    N_ ("Your opponent builds level %1$u %2$s from their own store."),
    /* Translators: %1$u: a level, %2$s: "in Hatti" */
    N_ ("Player %3$u builds level %1$u %2$s from their own store."),
    /* Translators: %3$s: a name in its basic form */
    N_ ("%3$s builds level %1$u %2$s from their own store."),
  },
  [BABEL_SOURCE_OPP] = {
    /* Translators: %1$u: a level, %2$s: "in Hatti" */
    N_ ("You build level %1$u %2$s from your opponent’s store."),
    /* Translators: %1$u: a level, %2$s: "in Hatti" */
    N_ ("Your opponent builds level %1$u %2$s from your store."),
    /* Translators: %1$u: a level, %2$s: "in Hatti" */
    N_ ("Player %3$u builds level %1$u %2$s from player %4$u’s store."),
    /* Translators: %3$s: a name in its basic form */
    N_ ("%3$s builds level %1$u %2$s from your store."),
    /* Translators: %3$s: a name in its basic form */
    N_ ("You build level %1$u %2$s from %3$s’s store."),
    /* Translators: %3$s, %4$s: names in their basic form */
    N_ ("%3$s builds level %1$u %2$s from %4$s’s store."),
  },
  [BABEL_SOURCE_START] = {
    /* Translators: %1$u: always 1, %2$s: "in Hatti"; the starter is the level-1 card that each
     * player begins with */
    N_ ("You build your starter, level %1$u, %2$s."),
    /* Translators: %1$u: always 1, %2$s: "in Hatti" */
    N_ ("Your opponent builds their starter, level %1$u, %2$s."),
    /* Translators: %1$u: always 1, %2$s: "in Hatti" */
    N_ ("Player %3$u builds their starter, level %1$u, %2$s."),
    /* Translators: %3$s: a name in its basic form */
    N_ ("%3$s builds their starter, level %1$u, %2$s."),
  },
};

static const BabelVoice skips[] = {
  [BABEL_SOURCE_OWN] = {
    /* Translators: %1$u: a level, %2$s: "in Hatti" */
    N_ ("You skip a level %2$s and build level %1$u from your own store."),
    /* Translators: %1$u: a level, %2$s: "in Hatti" */
    N_ ("Your opponent skips a level %2$s and builds level %1$u from their own store."),
    /* Translators: %1$u: a level, %2$s: "in Hatti" */
    N_ ("Player %3$u skips a level %2$s and builds level %1$u from their own store."),
    /* Translators: %3$s: a name in its basic form */
    N_ ("%3$s skips a level %2$s and builds level %1$u from their own store."),
  },
  [BABEL_SOURCE_OPP] = {
    /* Translators: %1$u: a level, %2$s: "in Hatti" */
    N_ ("You skip a level %2$s and build level %1$u from your opponent’s store."),
    /* Translators: %1$u: a level, %2$s: "in Hatti" */
    N_ ("Your opponent skips a level %2$s and builds level %1$u from your store."),
    /* Translators: %1$u: a level, %2$s: "in Hatti" */
    N_ ("Player %3$u skips a level %2$s and builds level %1$u from player %4$u’s store."),
    /* Translators: %3$s: a name in its basic form */
    N_ ("%3$s skips a level %2$s and builds level %1$u from your store."),
    /* Translators: %3$s: a name in its basic form */
    N_ ("You skip a level %2$s and build level %1$u from %3$s’s store."),
    /* Translators: %3$s, %4$s: names in their basic form */
    N_ ("%3$s skips a level %2$s and builds level %1$u from %4$s’s store."),
  },
};

static const BabelVoice migrates = {
  /* Translators: %1$s: "from Hatti", %2$s: "to Sumer" */
  N_ ("Your last three cards migrate %1$s %2$s."),
  /* Translators: %1$s: "from Hatti", %2$s: "to Sumer" */
  N_ ("Your opponent’s last three cards migrate %1$s %2$s."),
  /* Translators: %1$s: "from Hatti", %2$s: "to Sumer" */
  N_ ("Player %3$u’s last three cards migrate %1$s %2$s."),
  /* Translators: %3$s: a name in its basic form */
  N_ ("%3$s has the last three cards migrate %1$s %2$s."),
};

static const BabelVoices razes = {
  /* Translators: %2$s: "in Hatti"; the levels go back onto the quarry */
  NN_ ("You raze your opponent’s temple %2$s: %1$u level goes back to the quarry.",
       "You raze your opponent’s temple %2$s: %1$u levels go back to the quarry."),
  /* Translators: %2$s: "in Hatti" */
  NN_ ("Your opponent razes your temple %2$s: %1$u level goes back to the quarry.",
       "Your opponent razes your temple %2$s: %1$u levels go back to the quarry."),
  /* Translators: %2$s: "in Hatti" */
  NN_ ("Player %3$u razes player %4$u’s temple %2$s: %1$u level goes back to the quarry.",
       "Player %3$u razes player %4$u’s temple %2$s: %1$u levels go back to the quarry."),
  /* Translators: %3$s: a name in its basic form */
  NN_ ("%3$s razes your temple %2$s: %1$u level goes back to the quarry.",
       "%3$s razes your temple %2$s: %1$u levels go back to the quarry."),
  /* Translators: %3$s: a name in its basic form */
  NN_ ("You raze %3$s’s temple %2$s: %1$u level goes back to the quarry.",
       "You raze %3$s’s temple %2$s: %1$u levels go back to the quarry."),
  /* Translators: %3$s, %4$s: names in their basic form */
  NN_ ("%3$s razes %4$s’s temple %2$s: %1$u level goes back to the quarry.",
       "%3$s razes %4$s’s temple %2$s: %1$u levels go back to the quarry."),
};

static const BabelVoice steals = {
  /* Translators: %1$u: a level, %2$s: "in Hatti" */
  N_ ("You steal level %1$u from your opponent’s temple %2$s."),
  /* Translators: %1$u: a level, %2$s: "in Hatti" */
  N_ ("Your opponent steals level %1$u from your temple %2$s."),
  /* Translators: %1$u: a level, %2$s: "in Hatti" */
  N_ ("Player %3$u steals level %1$u from player %4$u’s temple %2$s."),
  /* Translators: %3$s: a name in its basic form */
  N_ ("%3$s steals level %1$u from your temple %2$s."),
  /* Translators: %3$s: a name in its basic form */
  N_ ("You steal level %1$u from %3$s’s temple %2$s."),
  /* Translators: %3$s, %4$s: names in their basic form */
  N_ ("%3$s steals level %1$u from %4$s’s temple %2$s."),
};

static const BabelVoices expels = {
  /* Translators: %2$s: "the Medes", %3$s: "from Hatti" */
  NN_ ("You expel %2$s %3$s: %1$u card.",
       "You expel %2$s %3$s: %1$u cards."),
  /* Translators: %2$s: "the Medes", %3$s: "from Hatti" */
  NN_ ("Your opponent expels %2$s %3$s: you lose %1$u card.",
       "Your opponent expels %2$s %3$s: you lose %1$u cards."),
  /* Translators: %2$s: "the Medes", %3$s: "from Hatti" */
  NN_ ("Player %4$u expels %2$s %3$s: player %5$u loses %1$u card.",
       "Player %4$u expels %2$s %3$s: player %5$u loses %1$u cards."),
  /* Translators: %4$s: a name in its basic form */
  NN_ ("%4$s expels %2$s %3$s: you lose %1$u card.",
       "%4$s expels %2$s %3$s: you lose %1$u cards."),
  { NULL, NULL },
  /* Translators: %4$s, %5$s: names in their basic form */
  NN_ ("%4$s expels %2$s %3$s: %5$s loses %1$u card.",
       "%4$s expels %2$s %3$s: %5$s loses %1$u cards."),
};

static const BabelVoices wins_over = {
  /* Translators: %2$s: "the Medes", %3$s: "in Hatti" */
  NN_ ("You win over %2$s %3$s: %1$u card.",
       "You win over %2$s %3$s: %1$u cards."),
  /* Translators: %2$s: "the Medes", %3$s: "in Hatti" */
  NN_ ("Your opponent wins over %2$s %3$s: you lose %1$u card.",
       "Your opponent wins over %2$s %3$s: you lose %1$u cards."),
  /* Translators: %2$s: "the Medes", %3$s: "in Hatti" */
  NN_ ("Player %4$u wins over %2$s %3$s: player %5$u loses %1$u card.",
       "Player %4$u wins over %2$s %3$s: player %5$u loses %1$u cards."),
  /* Translators: %4$s: a name in its basic form */
  NN_ ("%4$s wins over %2$s %3$s: you lose %1$u card.",
       "%4$s wins over %2$s %3$s: you lose %1$u cards."),
  { NULL, NULL },
  /* Translators: %4$s, %5$s: names in their basic form */
  NN_ ("%4$s wins over %2$s %3$s: %5$s loses %1$u card.",
       "%4$s wins over %2$s %3$s: %5$s loses %1$u cards."),
};

static const BabelVoices halves = {
  NN_ ("You halve your opponent’s hand: %1$u card must go.",
       "You halve your opponent’s hand: %1$u cards must go."),
  NN_ ("Your opponent halves your hand: %1$u card must go.",
       "Your opponent halves your hand: %1$u cards must go."),
  NN_ ("Player %2$u halves player %3$u’s hand: %1$u card must go.",
       "Player %2$u halves player %3$u’s hand: %1$u cards must go."),
  /* Translators: %2$s: a name in its basic form */
  NN_ ("%2$s halves your hand: %1$u card must go.",
       "%2$s halves your hand: %1$u cards must go."),
  /* Translators: %2$s: a name in its basic form */
  NN_ ("You halve %2$s’s hand: %1$u card must go.",
       "You halve %2$s’s hand: %1$u cards must go."),
  /* Translators: %2$s, %3$s: names in their basic form */
  NN_ ("%2$s halves %3$s’s hand: %1$u card must go.",
       "%2$s halves %3$s’s hand: %1$u cards must go."),
};

static const BabelVoice gives_up = {
  /* Translators: %1$s: "a Hittite" */
  N_ ("You discard %1$s."),
  /* Translators: %1$s: "a Hittite" */
  N_ ("Your opponent discards %1$s."),
  /* Translators: %1$s: "a Hittite" */
  N_ ("Player %2$u discards %1$s."),
  /* Translators: %2$s: a name in its basic form */
  N_ ("%2$s discards %1$s."),
};

static const BabelVoice ends_with_two = {
  /* Translators: the levels of two temple cards: "5 and 2" */
  N_ ("You end your turn and reveal %1$u and %2$u."),
  /* Translators: the levels of two temple cards: "5 and 2" */
  N_ ("Your opponent ends the turn and reveals %1$u and %2$u."),
  /* Translators: the levels of two temple cards: "5 and 2" */
  N_ ("Player %3$u ends the turn and reveals %1$u and %2$u."),
  /* Translators: %3$s: a name in its basic form */
  N_ ("%3$s ends the turn and reveals %1$u and %2$u."),
};

static const BabelVoice ends_with_one = {
  /* Translators: %1$u: the level of a temple card */
  N_ ("You end your turn and reveal %1$u, the last temple card."),
  /* Translators: %1$u: the level of a temple card */
  N_ ("Your opponent ends the turn and reveals %1$u, the last temple card."),
  /* Translators: %1$u: the level of a temple card */
  N_ ("Player %2$u ends the turn and reveals %1$u, the last temple card."),
  /* Translators: %2$s: a name in its basic form */
  N_ ("%2$s ends the turn and reveals %1$u, the last temple card."),
};

static const BabelVoices draws = {
  /* Translators: nation cards drawn at the start of a turn */
  NN_ ("You draw %1$u card.",
       "You draw %1$u cards."),
  NN_ ("Your opponent draws %1$u card.",
       "Your opponent draws %1$u cards."),
  NN_ ("Player %2$u draws %1$u card.",
       "Player %2$u draws %1$u cards."),
  /* Translators: %2$s: a name in its basic form */
  NN_ ("%2$s draws %1$u card.",
       "%2$s draws %1$u cards."),
};

/* The number of items moved from a zone of one kind and seat to another. */
static guint
count_moves (const Report *report, guint from, guint from_seat, guint to)
{
  guint n = 0;

  for (guint i = 0; i < report->n_events; i++)
    {
      const GameEvent *event = &report->events[i];

      if (event->kind == GAME_EVENT_MOVE && event->from.kind == from &&
          event->from.seat == from_seat && event->to.kind == to)
        n++;
    }
  return n;
}

static char *
report_build (const Report *report, const BabelVoice *voices, guint source)
{
  const BabelTable *table = report->table;
  guint             side = source == BABEL_SOURCE_OPP ? 1 - report->seat : report->seat;
  guint             level = 1;

  if (source != BABEL_SOURCE_START)
    level = babel_table_get_store_top (table, side);
  return SPEAK (report, voices[source], level,
                babel_words_get_land (table->pawn[report->seat], BABEL_LAND_IN));
}

static char *
report_expel (const Report *report, guint nation)
{
  guint n = count_moves (report, BABEL_ZONE_COLONNADE, 1 - report->seat, BABEL_ZONE_DISCARDS);
  guint land = report->table->pawn[report->seat];

  return SPEAK_COUNTED (report, expels, n, n,
                        babel_words_get_nation (nation, BABEL_NATION_ALL),
                        babel_words_get_land (land, BABEL_LAND_FROM));
}

static char *
report_win_over (const Report *report)
{
  guint n = count_moves (report, BABEL_ZONE_COLONNADE, 1 - report->seat, BABEL_ZONE_COLONNADE);
  guint land = report->table->pawn[report->seat];
  guint nation = babel_column_get_last (report->table, 1 - report->seat, land);

  return SPEAK_COUNTED (report, wins_over, n, n,
                        babel_words_get_nation (nation, BABEL_NATION_ALL),
                        babel_words_get_land (land, BABEL_LAND_IN));
}

static char *
report_raze (const Report *report)
{
  guint n = count_moves (report, BABEL_ZONE_TEMPLE, 1 - report->seat, BABEL_ZONE_QUARRY);
  guint land = report->table->pawn[report->seat];

  return SPEAK_COUNTED (report, razes, n, n, babel_words_get_land (land, BABEL_LAND_IN));
}

static char *
report_steal (const Report *report)
{
  guint land = report->table->pawn[report->seat];
  guint level = babel_table_get_top (report->table, 1 - report->seat, land);

  return SPEAK (report, steals, level, babel_words_get_land (land, BABEL_LAND_IN));
}

static char *
report_halve (const Report *report)
{
  guint n = babel_counts_sum (report->table->hand[1 - report->seat]) / 2;

  return SPEAK_COUNTED (report, halves, n, n);
}

static char *
report_reveal (const Report *report)
{
  guint levels[2] = { 0, 0 };
  guint n = 0;

  for (guint i = 0; i < report->n_events && n < G_N_ELEMENTS (levels); i++)
    if (report->events[i].from.kind == BABEL_ZONE_QUARRY &&
        report->events[i].to.kind == BABEL_ZONE_STORE)
      levels[n++] = report->events[i].item - BABEL_ITEM_TEMPLE (0);
  if (n == 1)
    return SPEAK (report, ends_with_one, levels[0]);
  return SPEAK (report, ends_with_two, levels[0], levels[1]);
}

/* The cards that arrive in the other hand, by nation where the viewer sees them. */
static BabelCounts
get_drawn (const Report *report)
{
  BabelCounts drawn = 0;

  for (guint i = 0; i < report->n_events; i++)
    {
      const GameEvent *event = &report->events[i];

      if (event->kind != GAME_EVENT_MOVE || event->to.kind != BABEL_ZONE_HAND)
        continue;
      drawn += event->item == GAME_ITEM_HIDDEN ? BABEL_ONE (BABEL_UNKNOWN)
                                               : BABEL_ONE (event->item - BABEL_ITEM_NATION (0));
    }
  return drawn;
}

static char *
report_draw (const Report *report)
{
  BabelCounts      drawn = get_drawn (report);
  guint            n = babel_counts_sum (drawn);
  guint            drawer = 1 - report->seat;
  g_autofree char *list = NULL;

  if (n == 0)
    return NULL;
  if (report->listener.address == GAME_ADDRESS_YOU && drawer == report->listener.viewer &&
      babel_counts_get (drawn, BABEL_UNKNOWN) == 0)
    {
      list = babel_words_list_cards (drawn);
      /* Translators: %s: a list of cards, "a Hittite, 2 Medes" */
      return g_strdup_printf (_ ("You draw %s."), list);
    }
  return BABEL_SAY_COUNTED (&report->listener, drawer, draws, n, n);
}

static char *
report_shuffle (const Report *report)
{
  for (guint i = 0; i < report->n_events; i++)
    if (report->events[i].kind == GAME_EVENT_SHUFFLE)
      return g_strdup (_ ("The discards are shuffled into a new deck."));
  return NULL;
}

static char *
report_end (const Report *report)
{
  GString *text = g_string_new (NULL);

  babel_words_add (text, report_reveal (report));
  babel_words_add (text, report_shuffle (report));
  babel_words_add (text, report_draw (report));
  return g_string_free (text, FALSE);
}

/* The same table with its temples as the events leave them: enough for the scores. */
static BabelTable
get_temples_after (const Report *report)
{
  BabelTable after = *report->table;

  for (guint i = 0; i < report->n_events; i++)
    {
      const GameEvent *event = &report->events[i];
      guint            level = event->item - BABEL_ITEM_TEMPLE (0);

      if (event->kind != GAME_EVENT_MOVE || event->item < BABEL_ITEM_TEMPLE (1))
        continue;
      if (event->from.kind == BABEL_ZONE_TEMPLE)
        after.temple[event->from.seat][event->from.index] &= ~(1u << level);
      if (event->to.kind == BABEL_ZONE_TEMPLE)
        after.temple[event->to.seat][event->to.index] |= 1u << level;
    }
  return after;
}

/* The action that begins the final phase says so. */
static char *
report_final (const Report *report)
{
  BabelTable after = get_temples_after (report);
  guint      scores[] = { babel_table_get_score (&after, 0), babel_table_get_score (&after, 1) };
  guint      high = MAX (scores[0], scores[1]);

  if (report->table->final || report->table->options & BABEL_OPTION_FINAL15)
    return NULL;
  if (MIN (scores[0], scores[1]) < 10 || high < 15 || high >= 20)
    return NULL;
  return g_strdup (_ ("The final phase begins: 20 points win, 9 or less lose."));
}

static char *
report_ability (const Report *report, GameAction action)
{
  switch (action.kind)
    {
    case BABEL_RAZE:
      return report_raze (report);
    case BABEL_STEAL:
      return report_steal (report);
    case BABEL_EXPEL:
      return report_expel (report, action.operand[0]);
    case BABEL_WIN_OVER:
      return report_win_over (report);
    case BABEL_SKIP:
      return report_build (report, skips, action.operand[0]);
    case BABEL_HALVE:
      return report_halve (report);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

static char *
report_action (const Report *report, GameAction action)
{
  const char *land = babel_words_get_land (report->table->pawn[report->seat], BABEL_LAND_IN);

  switch (action.kind)
    {
    case BABEL_TRAVEL:
      return SPEAK (report, travels, babel_words_get_land (action.operand[0], BABEL_LAND_TO));
    case BABEL_SETTLE:
      return SPEAK (report, settles, babel_words_get_nation (action.operand[0], BABEL_NATION_ONE),
                    land);
    case BABEL_BUILD:
      return report_build (report, builds, action.operand[0]);
    case BABEL_MIGRATE:
      return SPEAK (report, migrates,
                    babel_words_get_land (action.operand[0], BABEL_LAND_FROM),
                    babel_words_get_land (action.operand[1], BABEL_LAND_TO));
    case BABEL_DISCARD:
      return SPEAK (report, gives_up, babel_words_get_nation (action.operand[0], BABEL_NATION_ONE));
    case BABEL_END:
      return report_end (report);
    default:
      return report_ability (report, action);
    }
}

char *
babel_words_report (const GameState   *before,
                    GameAction         action,
                    guint              seat,
                    const GameEvent   *events,
                    guint              n_events,
                    guint              viewer,
                    GameAddress        address,
                    const char *const *names)
{
  Report report = {
    .table = &babel_state (before)->table,
    .events = events,
    .n_events = n_events,
    .seat = seat,
    .listener = { viewer, address, names },
  };
  GString *text;

  g_return_val_if_fail (seat < 2 && viewer < 2, g_strdup (""));

  text = g_string_new (NULL);
  babel_words_add (text, report_action (&report, action));
  babel_words_add (text, report_final (&report));
  return g_string_free (text, FALSE);
}
