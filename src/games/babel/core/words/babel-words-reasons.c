/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says why a turn is worse than another, and names the point of a good one, to the seat that has
 * to decide. Threats are said with the cards that they need and with their likelihood; numbers of
 * worlds become fractions that a reader can picture.
 */
#include "babel-reason.h"
#include "babel-words-private.h"

/* Counted hands are nothing exact: each sentence stands for shares down to its own. */
static const struct
{
  guint       share; /* in thousandths */
  const char *sentence;
} likelihoods[] = {
  /* Translators: how often the opponent can do what the sentence before says. */
  { 950, N_ ("They’ll hold the cards for it nearly every time.") },
  { 850, N_ ("They’ll hold the cards for it about nine times in ten.") },
  { 775, N_ ("They’ll hold the cards for it about four times in five.") },
  { 710, N_ ("They’ll hold the cards for it about three times in four.") },
  { 580, N_ ("They’ll hold the cards for it about two times in three.") },
  { 450, N_ ("They’ll hold the cards for it about half the time.") },
  { 365, N_ ("They’ll hold the cards for it about two times in five.") },
  { 290, N_ ("They’ll hold the cards for it about one time in three.") },
  { 225, N_ ("They’ll hold the cards for it about one time in four.") },
  { 150, N_ ("They’ll hold the cards for it about one time in five.") },
  { 75, N_ ("They’ll hold the cards for it about one time in ten.") },
  { 0, N_ ("They’ll seldom hold the cards for it.") },
};

/* Reasons with a land and a level. All are said of the other player except the one about the
 * reader's own building, which does not mention the other player. */
static const BabelVoice level_reasons[BABEL_N_REASONS] = {
  [BABEL_REASON_THEY_RAZE] = {
    /* Translators: %1$s: "in Hatti", %2$u: the level at the top. */
    .opponent = N_ ("After this your opponent can raze your temple %1$s, whose top level is %2$u."),
    /* Translators: %1$s: "in Hatti", %2$u: the level at the top; %3$s: a name in its basic form. */
    .named = N_ ("After this %3$s can raze your temple %1$s, whose top level is %2$u."),
  },
  [BABEL_REASON_THEY_STEAL] = {
    /* Translators: %1$s: "in Hatti". */
    .opponent = N_ ("After this your opponent can steal level %2$u from your temple %1$s."),
    /* Translators: %1$s: "in Hatti"; %3$s: a name in its basic form. */
    .named = N_ ("After this %3$s can steal level %2$u from your temple %1$s."),
  },
  [BABEL_REASON_RAZE] = {
    /* Translators: %1$s: "in Hatti", %2$u: the level at the top. */
    .opponent = N_ ("You could raze your opponent’s temple %1$s, whose top level is %2$u."),
    /* Translators: %1$s: "in Hatti", %2$u: the level at the top; %3$s: a name in its basic form. */
    .named = N_ ("You could raze %3$s’s temple %1$s, whose top level is %2$u."),
  },
  [BABEL_REASON_STEAL] = {
    /* Translators: %1$s: "in Hatti". */
    .opponent = N_ ("You could steal level %2$u from your opponent’s temple %1$s."),
    /* Translators: %1$s: "in Hatti"; %3$s: a name in its basic form. */
    .named = N_ ("You could steal level %2$u from %3$s’s temple %1$s."),
  },
  [BABEL_REASON_BUILD] = {
    /* Translators: %1$s: "in Hatti". */
    .opponent = N_ ("You could have a temple %1$s with level %2$u at its top by the end of this "
                    "turn."),
  },
};

/* Reasons with a land and a number of settlers. */
static const BabelVoices they_expel = {
  /* Translators: %1$s: "in Hatti". */
  .opponent = NN_ ("After this your opponent can expel %2$u of your settlers %1$s.",
                   "After this your opponent can expel %2$u of your settlers %1$s."),
  /* Translators: %1$s: "in Hatti"; %3$s: a name in its basic form. */
  .named = NN_ ("After this %3$s can expel %2$u of your settlers %1$s.",
                "After this %3$s can expel %2$u of your settlers %1$s."),
};

static const BabelVoices they_win_over = {
  /* Translators: %1$s: "in Hatti". */
  .opponent = NN_ ("After this your opponent can win over %2$u of your settlers %1$s.",
                   "After this your opponent can win over %2$u of your settlers %1$s."),
  /* Translators: %1$s: "in Hatti"; %3$s: a name in its basic form. */
  .named = NN_ ("After this %3$s can win over %2$u of your settlers %1$s.",
                "After this %3$s can win over %2$u of your settlers %1$s."),
};

static const BabelVoices expel = {
  /* Translators: %1$s: "in Hatti". */
  .opponent = NN_ ("You could expel %2$u of your opponent’s settlers %1$s.",
                   "You could expel %2$u of your opponent’s settlers %1$s."),
  /* Translators: %1$s: "in Hatti"; %3$s: a name in its basic form. */
  .named = NN_ ("You could expel %2$u of %3$s’s settlers %1$s.",
                "You could expel %2$u of %3$s’s settlers %1$s."),
};

static const BabelVoices win_over = {
  /* Translators: %1$s: "in Hatti". */
  .opponent = NN_ ("You could win over %2$u of your opponent’s settlers %1$s.",
                   "You could win over %2$u of your opponent’s settlers %1$s."),
  /* Translators: %1$s: "in Hatti"; %3$s: a name in its basic form. */
  .named = NN_ ("You could win over %2$u of %3$s’s settlers %1$s.",
                "You could win over %2$u of %3$s’s settlers %1$s."),
};

static const BabelVoices *const settler_reasons[BABEL_N_REASONS] = {
  [BABEL_REASON_THEY_EXPEL] = &they_expel,
  [BABEL_REASON_THEY_WIN_OVER] = &they_win_over,
  [BABEL_REASON_EXPEL] = &expel,
  [BABEL_REASON_WIN_OVER] = &win_over,
};

/* Reasons with a number of cards. */
static const BabelVoices halve = {
  .opponent = NN_ ("You could make your opponent discard %u card.",
                   "You could make your opponent discard %u cards."),
  /* Translators: %2$s: a name in its basic form. */
  .named = NN_ ("You could make %2$s discard %1$u card.",
                "You could make %2$s discard %1$u cards."),
};

static const BabelVoices keep = {
  .opponent = NN_ ("You could end this turn with %u card in hand.",
                   "You could end this turn with %u cards in hand."),
};

static const BabelVoices *const card_reasons[BABEL_N_REASONS] = {
  [BABEL_REASON_HALVE] = &halve,
  [BABEL_REASON_KEEP] = &keep,
};

/* Reasons with a list of cards. */
static const char *const list_reasons[BABEL_N_REASONS] = {
  /* Translators: %s: a list of cards, "3 Medes". */
  [BABEL_REASON_KEEP_RUN] = N_ ("You could keep the cards for a run: %s."),
  /* Translators: what a halved player had better discard; %s: a list of cards, "an Assyrian, 2
   * Medes". */
  [BABEL_REASON_GIVE_UP] = N_ ("You would miss these cards less: %s."),
};

/* Reasons that stand by themselves, and the subjects of hints. */
static const BabelVoice plain_reasons[BABEL_N_REASONS] = {
  [BABEL_REASON_THEY_WIN] = {
    .opponent = N_ ("After this your opponent can win the game at once."),
    /* Translators: %1$s: a name in its basic form. */
    .named = N_ ("After this %1$s can win the game at once."),
  },
  [BABEL_REASON_WIN] = { .opponent = N_ ("You can win the game this very turn.") },
  [BABEL_REASON_AIM_WIN] = { .opponent = N_ ("The game can be won this turn.") },
  [BABEL_REASON_AIM_STOP] = {
    .opponent = N_ ("Your opponent may win the game next turn: think of how to prevent that."),
    /* Translators: %1$s: a name in its basic form. */
    .named = N_ ("%1$s may win the game next turn: think of how to prevent that."),
  },
  [BABEL_REASON_AIM_CHAIN] = {
    .opponent = N_ ("A chain is possible: when one run has acted, another can follow."),
  },
  [BABEL_REASON_AIM_HAND] = { .opponent = N_ ("Think of your hand: what you keep matters.") },
};

/* The subject of a hint, with a land. */
static const BabelVoice land_reasons[BABEL_N_REASONS] = {
  /* Translators: %s: "in Hatti" */
  [BABEL_REASON_AIM_DEFEND] = { .opponent = N_ ("There’s a threat against you %s.") },
  [BABEL_REASON_AIM_ATTACK] = {
    /* Translators: %s: "in Hatti" */
    .opponent = N_ ("Your opponent has something to lose %s."),
    /* Translators: %1$s: "in Hatti"; %2$s: a name in its basic form. */
    .named = N_ ("%2$s has something to lose %1$s."),
  },
  /* Translators: %s: "in Hatti" */
  [BABEL_REASON_AIM_BUILD] = { .opponent = N_ ("There’s something to build %s.") },
};

static guint
get_operand (const GameReason *reason, guint i)
{
  return reason->operand[i];
}

static const char *
get_place (const GameReason *reason)
{
  return babel_words_get_land (get_operand (reason, BABEL_REASON_LAND), BABEL_LAND_IN);
}

static BabelCounts
get_cards (const GameReason *reason)
{
  BabelCounts cards = 0;

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    cards += get_operand (reason, BABEL_REASON_CARDS + nation) * BABEL_ONE (nation);
  return cards;
}

static gboolean
is_threat (const GameReason *reason)
{
  return reason->kind >= BABEL_REASON_THEY_RAZE && reason->kind <= BABEL_REASON_THEY_WIN_OVER;
}

/* Describes the cards that a threat needs. */
static char *
describe_means (const GameReason *reason)
{
  BabelCounts      cards = get_cards (reason);
  guint            from = get_operand (reason, BABEL_REASON_FROM);
  g_autofree char *list = babel_words_list_cards (cards);

  if (from == BABEL_QUARRY && cards == 0)
    return g_strdup (_ ("It takes no card."));
  if (from == BABEL_QUARRY)
    /* Translators: %s: a list of cards, "an Assyrian, 2 Medes". */
    return g_strdup_printf (_ ("It takes these cards: %s."), list);
  if (cards == 0)
    /* Translators: %s: "from Hatti"; three settlers migrate from there. */
    return g_strdup_printf (_ ("It takes no card, only a migration %s."),
                            babel_words_get_land (from, BABEL_LAND_FROM));
  /* Translators: %1$s: "from Hatti"; %2$s: a list of cards, "an Assyrian, 2 Medes". */
  return g_strdup_printf (_ ("It takes a migration %1$s and these cards: %2$s."),
                          babel_words_get_land (from, BABEL_LAND_FROM), list);
}

static char *
describe_likelihood (const GameReason *reason)
{
  guint i = 0;

  while (reason->share < likelihoods[i].share)
    i++;
  return g_strdup (_ (likelihoods[i].sentence));
}

/* `rival` is the seat of the other player, whom the reasons are said of. */
static char *
describe_fact (const GameReason *reason, guint rival, const BabelListener *listener)
{
  guint kind = reason->kind;
  guint amount = get_operand (reason, BABEL_REASON_AMOUNT);

  if (level_reasons[kind].opponent != NULL)
    return BABEL_SAY (listener, rival, level_reasons[kind], get_place (reason), amount);
  if (settler_reasons[kind] != NULL)
    return BABEL_SAY_COUNTED (listener, rival, *settler_reasons[kind], amount, get_place (reason),
                              amount);
  if (card_reasons[kind] != NULL)
    return BABEL_SAY_COUNTED (listener, rival, *card_reasons[kind], amount, amount);
  if (list_reasons[kind] != NULL)
    {
      g_autofree char *list = babel_words_list_cards (get_cards (reason));

      return g_strdup_printf (_ (list_reasons[kind]), list);
    }
  if (land_reasons[kind].opponent != NULL)
    return BABEL_SAY (listener, rival, land_reasons[kind], get_place (reason));
  if (plain_reasons[kind].opponent != NULL)
    return babel_words_say (listener, rival, &plain_reasons[kind]);
  g_return_val_if_reached (g_strdup (""));
}

char *
babel_words_reason (const GameState *seen, const GameReason *reason, const char *const *names)
{
  guint               seat = babel_rules.seat (seen);
  const BabelListener listener = { seat, GAME_ADDRESS_YOU, names };
  GString            *text = g_string_new (NULL);

  g_return_val_if_fail (reason->kind > BABEL_REASON_NONE && reason->kind < BABEL_N_REASONS,
                        g_string_free (text, FALSE));
  g_return_val_if_fail (seat < 2, g_string_free (text, FALSE));

  babel_words_add (text, describe_fact (reason, 1 - seat, &listener));
  if (is_threat (reason))
    babel_words_add (text, describe_means (reason));
  if (reason->kind == BABEL_REASON_THEY_WIN || (is_threat (reason) && get_cards (reason) != 0))
    babel_words_add (text, describe_likelihood (reason));
  return g_string_free (text, FALSE);
}

char *
babel_words_reason_part (const GameState *seen, const GameReason *reason)
{
  static const char *const formats[BABEL_N_REASONS] = {
    [BABEL_REASON_THEY_RAZE] = "temple:me:%c",
    [BABEL_REASON_THEY_STEAL] = "temple:me:%c",
    [BABEL_REASON_THEY_EXPEL] = "colonnade:me:%c",
    [BABEL_REASON_THEY_WIN_OVER] = "colonnade:me:%c",
    [BABEL_REASON_RAZE] = "temple:opp:%c",
    [BABEL_REASON_STEAL] = "temple:opp:%c",
    [BABEL_REASON_BUILD] = "temple:me:%c",
    [BABEL_REASON_EXPEL] = "colonnade:opp:%c",
    [BABEL_REASON_WIN_OVER] = "colonnade:opp:%c",
    [BABEL_REASON_AIM_DEFEND] = "land:%c",
    [BABEL_REASON_AIM_ATTACK] = "land:%c",
    [BABEL_REASON_AIM_BUILD] = "land:%c",
  };
  guint land = get_operand (reason, BABEL_REASON_LAND);

  g_return_val_if_fail (reason->kind < BABEL_N_REASONS, NULL);

  if (reason->kind == BABEL_REASON_HALVE)
    return g_strdup ("hand:opp");
  if ((reason->kind >= BABEL_REASON_KEEP && reason->kind <= BABEL_REASON_GIVE_UP) ||
      reason->kind == BABEL_REASON_AIM_HAND)
    return g_strdup ("hand:me");
  if (formats[reason->kind] == NULL || land >= BABEL_N_NATIONS)
    return NULL;
  return g_strdup_printf (formats[reason->kind], babel_rules.letters[land]);
}
