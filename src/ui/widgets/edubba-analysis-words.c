/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers become words here: an analysis has chances in thousandths, in which nobody counts after
 * a game.
 */
#include "edubba-analysis-words.h"

#include <glib/gi18n.h>

#include "edubba-hints-line.h"

/* Less than this, in thousandths, is about even. */
#define EVEN_SPAN 60

/* The same in points: less than these, or than such a part of the larger number. */
#define EVEN_POINTS 4
#define EVEN_SHARE  5

/* A cost below so many games in a hundred hardly concerns winning, and one above so many is all. */
#define FEW_GAMES  2
#define MOST_GAMES 66

/* No more actions are told in a sentence. */
#define FEW_ACTIONS 4

/* Chances in a short game are given as games in ten. */
#define TENTH (EDUBBA_CHANCE_CERTAIN / 10)

/* The seat from whose side the game is looked at. */
static guint
get_side (guint own)
{
  return own != GAME_NOBODY ? own : 0;
}

static gboolean
is_among_many (EdubbaAnalysis *analysis)
{
  return edubba_analysis_get_n_seats (analysis) > 2;
}

char *
edubba_analysis_words_name (EdubbaAnalysis *analysis, guint seat, guint own)
{
  const char *name = edubba_analysis_get_name (analysis, seat);

  if (seat == own)
    /* Translators: the head of a column with one's own points. */
    return g_strdup (C_ ("points", "You"));
  if (name == NULL && own != GAME_NOBODY && !is_among_many (analysis))
    return g_strdup (_ ("Opponent"));
  /* Translators: one of the people at the screen, or of several computers. */
  return name != NULL ? g_strdup (name) : g_strdup_printf (_ ("Player %u"), seat + 1);
}

const char *
edubba_analysis_words_rival (EdubbaAnalysis *analysis, guint own)
{
  if (own == GAME_NOBODY || is_among_many (analysis))
    return NULL;
  return edubba_analysis_get_name (analysis, 1 - own);
}

char *
edubba_analysis_words_moment (EdubbaAnalysis *analysis, guint turn, guint cursor)
{
  char *moment = edubba_analysis_dup_moment (analysis, cursor);

  /* Translators: below the title of the window, where several players choose at once. */
  return moment != NULL ? moment : g_strdup_printf (_ ("Turn %u"), turn);
}

/* The format for the judgement of a turn: after its moment, and with its seat. */
static const char *
get_forms (EdubbaJudgement judgement, const char **named)
{
  switch (judgement)
    {
    case EDUBBA_JUDGEMENT_BLUNDER:
      /* Translators: a turn that went badly, the worst of the three: %1$s: when it was ("Round 2,
       * pick 3"); %2$s: whose it was ("Player 2"). */
      *named = _ ("%1$s, %2$s: a blunder");
      /* Translators: a turn that went badly, the worst of the three: %s: when it was ("Turn 9"). */
      return _ ("%s: a blunder");
    case EDUBBA_JUDGEMENT_MISTAKE:
      /* Translators: a turn that went badly: %1$s: when it was; %2$s: whose it was. */
      *named = _ ("%1$s, %2$s: a mistake");
      /* Translators: a turn that went badly: %s: when it was ("Turn 9"). */
      return _ ("%s: a mistake");
    case EDUBBA_JUDGEMENT_DOUBTFUL:
      /* Translators: a turn that could have gone better, by a little: %1$s: when it was; %2$s:
       * whose it was. */
      *named = _ ("%1$s, %2$s: doubtful");
      /* Translators: a turn that could have gone better, by a little: %s: when it was. */
      return _ ("%s: doubtful");
    case EDUBBA_JUDGEMENT_FINE:
    case EDUBBA_N_JUDGEMENTS:
    default:
      return NULL;
    }
}

char *
edubba_analysis_words_decision (EdubbaAnalysis       *analysis,
                                const EdubbaDecision *decision,
                                guint                 own)
{
  const char      *named = NULL;
  const char      *form = get_forms (decision->judgement, &named);
  g_autofree char *moment = NULL;
  g_autofree char *name = NULL;

  if (!decision->judged || form == NULL)
    return NULL;
  moment = edubba_analysis_words_moment (analysis, decision->turn, decision->from);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  if (decision->seat == own)
    return g_strdup_printf (form, moment);
  name = edubba_analysis_words_name (analysis, decision->seat, own);
  return g_strdup_printf (named, moment, name);
#pragma GCC diagnostic pop
}

char *
edubba_analysis_words_mistake (EdubbaAnalysis       *analysis,
                               const EdubbaDecision *decision,
                               guint                 own)
{
  const char      *rival = edubba_analysis_words_rival (analysis, own);
  g_autofree char *moment = edubba_analysis_dup_moment (analysis, decision->from);

  if (moment != NULL && rival != NULL)
    /* Translators: %1$s is a name in its basic form, who made a mistake; %2$s: when it was: "Round
     * 2, pick 3". */
    return g_strdup_printf (_ ("%1$s’s mistake: %2$s"), rival, moment);
  if (moment != NULL)
    /* Translators: the other one made a mistake; %s: when it was: "Round 2, pick 3". */
    return g_strdup_printf (_ ("Your opponent’s mistake: %s"), moment);
  if (rival != NULL)
    /* Translators: %1$s is a name in its basic form, who made a mistake in that turn. */
    return g_strdup_printf (_ ("%1$s’s mistake in turn %2$u"), rival, decision->turn);
  /* Translators: the other one made a mistake in that turn. */
  return g_strdup_printf (_ ("Your opponent’s mistake in turn %u"), decision->turn);
}

/* The games in a hundred that a loss, in thousandths, stands for. */
static guint
count_games (gint loss)
{
  return (guint) MAX (loss + 5, 0) / 10;
}

char *
edubba_analysis_words_chance (gint loss)
{
  guint games = MAX (count_games (loss), 1);

  if (games > MOST_GAMES)
    return g_strdup (_ ("This turn lost the game."));
  /* Translators: how much a bad turn has cost. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "It cost about %u game in 100.",
                                       "It cost about %u games in 100.", games),
                          games);
}

/* Describes a loss in games; `more`: its cost in points was said before. NULL: beside these it is
 * not worth a word. */
static char *
describe_chance (const EdubbaDecision *decision, gboolean more)
{
  gint  loss = edubba_decision_get_loss (decision);
  guint games = count_games (loss);

  if (!more || games > MOST_GAMES)
    return edubba_analysis_words_chance (loss);
  if (games < FEW_GAMES)
    return NULL;
  /* Translators: how much a bad turn has cost, after what it cost in points. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "That is about %u game in 100.",
                                       "That is about %u games in 100.", games),
                          games);
}

char *
edubba_analysis_words_given_up (EdubbaAnalysis *analysis, guint own)
{
  guint games = count_games (edubba_analysis_get_given_up (analysis, own));

  /* Translators: the chance that was left to somebody who has given up. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "From there you would still have won about %u game in 100.",
                                       "From there you would still have won about %u games in 100.",
                                       games),
                          games);
}

char *
edubba_analysis_words_passes (const EdubbaPasses *passes)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "In %u turn you did nothing.",
                                       "In %u turns you did nothing.", passes->n),
                          passes->n);
}

char *
edubba_analysis_words_passes_loss (const EdubbaPasses *passes)
{
  guint games = MIN (count_games (passes->loss), 100);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Together that cost about %u game in 100.",
                                       "Together that cost about %u games in 100.", games),
                          games);
}

/* Describes the cost, in points and in chances. */
static char *
describe_cost (EdubbaAnalysis *analysis, const EdubbaDecision *decision)
{
  g_autofree char *cost = edubba_analysis_describe_cost (analysis, decision);
  g_autofree char *chance = describe_chance (decision, cost != NULL);

  if (cost == NULL || chance == NULL)
    return cost != NULL ? g_steal_pointer (&cost) : g_steal_pointer (&chance);
  /* Translators: two sentences: what a turn has cost, and why. */
  return g_strdup_printf (_ ("%1$s %2$s"), cost, chance);
}

static guint
count_tenths (gint chance)
{
  return (guint) (chance + TENTH / 2) / TENTH;
}

/* Describes the learner's chances in a short game before a decision and after it. */
static char *
describe_games (const EdubbaDecision *decision)
{
  guint before = count_tenths (decision->start);
  guint after = count_tenths (decision->end);

  if (after == 0)
    return g_strdup_printf (
      /* Translators: what a bad turn in a short game has cost; the number, of ten, decides on the
       * plural. */
      g_dngettext (GETTEXT_PACKAGE, "Before it you would have won %u game in 10, after it none.",
                   "Before it you would have won %u games in 10, after it none.", before),
      before);
  return g_strdup_printf (
    /* Translators: what a bad turn in a short game has cost; both numbers are of ten games, and the
     * first decides on the plural. */
    g_dngettext (GETTEXT_PACKAGE, "Before it you would have won %1$u game in 10, after it %2$u.",
                 "Before it you would have won %1$u games in 10, after it %2$u.", before),
    before, after);
}

/* The number of actions of a line to be told: the end of the turn is left out, unless it is all. */
static guint
count_said (const GameModule *module, const GameLine *line)
{
  guint n = line->n;

  if (n > 1 && (module->rules->kinds[line->actions[n - 1].kind].flags & GAME_KIND_ENDS_TURN))
    n--;
  return n;
}

char *
edubba_analysis_words_better (EdubbaAnalysis *analysis, const EdubbaDecision *decision)
{
  const GameModule     *module = edubba_analysis_get_module (analysis);
  GameLine              best = decision->critique.best;
  g_autofree GameState *seen = NULL;
  g_autoptr (EdubbaLine) line = NULL;
  g_autofree char *list = NULL;
  guint            n;

  if (edubba_analysis_get_bout (analysis) == NULL || !decision->judged)
    return NULL;
  n = count_said (module, &best);
  best.n = MIN (n, FEW_ACTIONS);
  seen = edubba_analysis_dup_seen (analysis, decision);
  line = edubba_line_follow (module, seen, &best, edubba_analysis_get_names (analysis));
  list = edubba_line_list (line);
  /* Translators: a better turn of a short game, or its beginning; behind it a numbered list of
   * actions, each in a line of its own. */
  return g_strconcat (n > FEW_ACTIONS ? _ ("Better, to begin with:") : _ ("Better:"), list, NULL);
}

char *
edubba_analysis_words_loss (EdubbaAnalysis *analysis, const EdubbaDecision *decision, guint own)
{
  g_autofree char *reason = NULL;
  g_autofree char *cost = NULL;

  if (edubba_analysis_get_bout (analysis) != NULL)
    return describe_games (decision);
  cost = describe_cost (analysis, decision);
  if (decision->seat == own)
    reason = edubba_analysis_describe_reason (analysis, decision);
  if (reason == NULL)
    return g_steal_pointer (&cost);
  /* Translators: two sentences: what a turn has cost, and why. */
  return g_strdup_printf (_ ("%1$s %2$s"), cost, reason);
}

/* The cost of a seat's decisions: in points, if the game counts them, because a seat far behind
 * has hardly any chance left to lose; else in chances. */
static gint
get_cost (EdubbaAnalysis *analysis, guint seat)
{
  if (edubba_analysis_counts_points (analysis))
    return (gint) edubba_analysis_get_account (analysis, seat).points;
  return -edubba_analysis_get_skill (analysis, seat);
}

/* Returns TRUE if the difference between two costs means something. */
static gboolean
is_more (EdubbaAnalysis *analysis, gint cost, gint other)
{
  if (edubba_analysis_counts_points (analysis))
    return cost - other >= MAX (EVEN_POINTS, cost / EVEN_SHARE);
  return cost - other >= EVEN_SPAN;
}

/* The seat whose decisions cost least, and the least cost of the others. */
static guint
find_best (EdubbaAnalysis *analysis, gint *least, gint *second)
{
  guint best = 0;

  *least = *second = G_MAXINT;
  for (guint seat = 0; seat < edubba_analysis_get_n_seats (analysis); seat++)
    {
      gint cost = get_cost (analysis, seat);

      if (cost < *least)
        {
          *second = *least;
          *least = cost;
          best = seat;
        }
      else
        *second = MIN (*second, cost);
    }
  return best;
}

static char *
describe_skill_of_many (EdubbaAnalysis *analysis, guint own)
{
  gint             least, second;
  guint            best = find_best (analysis, &least, &second);
  gboolean         clear = is_more (analysis, second, least);
  g_autofree char *name = edubba_analysis_words_name (analysis, best, own);

  if (own == best && clear)
    return g_strdup (_ ("You made the best decisions."));
  if (own != GAME_NOBODY && !is_more (analysis, get_cost (analysis, own), least))
    return g_strdup (_ ("Nobody made clearly better decisions than you."));
  if (!clear)
    return g_strdup (own != GAME_NOBODY ? _ ("Others made better decisions.")
                                        : _ ("Nobody decided better than everybody else."));
  /* Translators: who of several players decided best: a name. */
  return g_strdup_printf (_ ("The best decisions: %s."), name);
}

/* Names the seat that had most luck, and the amount. */
static guint
find_luckiest (EdubbaAnalysis *analysis, gint *most)
{
  guint first = 0;

  for (guint seat = 1; seat < edubba_analysis_get_n_seats (analysis); seat++)
    if (edubba_analysis_get_luck (analysis, seat) > edubba_analysis_get_luck (analysis, first))
      first = seat;
  *most = edubba_analysis_get_luck (analysis, first);
  return first;
}

static char *
describe_luck_of_many (EdubbaAnalysis *analysis, guint own)
{
  gint             most;
  guint            first = find_luckiest (analysis, &most);
  g_autofree char *name = edubba_analysis_words_name (analysis, first, own);

  if (most < EVEN_SPAN)
    return g_strdup (_ ("Luck favoured nobody in particular."));
  if (own == first)
    return g_strdup (_ ("Luck was with you."));
  /* Translators: who of several players had most luck: a name. */
  return g_strdup_printf (_ ("Most luck: %s."), name);
}

/* The same for two players, neither of whom decided better; rival: the name of the other one, or
 * NULL. */
static char *
describe_equal_skill (const char *rival, gboolean is_named)
{
  if (is_named)
    return g_strdup (_ ("Both players decided about equally well."));
  if (rival == NULL)
    return g_strdup (_ ("You and your opponent decided about equally well."));
  /* Translators: %s is a name in its basic form. */
  return g_strdup_printf (_ ("You and %s decided about equally well."), rival);
}

/* The same between two. */
static char *
describe_skill_of_two (EdubbaAnalysis *analysis, guint own)
{
  guint       side = get_side (own);
  gint        cost = get_cost (analysis, side);
  gint        other = get_cost (analysis, 1 - side);
  gboolean    is_named = own == GAME_NOBODY;
  const char *rival = edubba_analysis_words_rival (analysis, own);

  if (!is_more (analysis, MAX (cost, other), MIN (cost, other)))
    return describe_equal_skill (rival, is_named);
  if (is_named)
    {
      g_autofree char *name = edubba_analysis_words_name (analysis, cost < other ? 0 : 1, own);

      /* Translators: %s is a name in its basic form. */
      return g_strdup_printf (_ ("%s made the better decisions."), name);
    }
  if (cost > other && rival != NULL)
    /* Translators: %s is a name in its basic form. */
    return g_strdup_printf (_ ("%s made the better decisions."), rival);
  return g_strdup (cost < other ? _ ("You made the better decisions.")
                                : _ ("Your opponent made the better decisions."));
}

char *
edubba_analysis_words_skill (EdubbaAnalysis *analysis, guint own)
{
  return is_among_many (analysis) ? describe_skill_of_many (analysis, own)
                                  : describe_skill_of_two (analysis, own);
}

/* Gives the number of good decisions. */
static char *
describe_good (const EdubbaAccount *account)
{
  if (account->n_good == account->n)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Your %u decision was as good as the best that was found.",
                   "All your %u decisions were as good as the best that was found.", account->n),
      account->n);
  return g_strdup_printf (
    /* Translators: the second number decides on the plural. */
    g_dngettext (GETTEXT_PACKAGE, "%1$u of your %2$u decision was as good as the best found.",
                 "%1$u of your %2$u decisions were as good as the best found.", account->n),
    account->n_good, account->n);
}

char *
edubba_analysis_words_account (EdubbaAnalysis *analysis, guint own)
{
  EdubbaAccount    account;
  g_autofree char *good = NULL;
  g_autofree char *costs = NULL;

  if (own == GAME_NOBODY || !edubba_analysis_counts_points (analysis))
    return NULL;
  account = edubba_analysis_get_account (analysis, own);
  if (account.n == 0)
    return NULL;
  good = describe_good (&account);
  costs = edubba_analysis_describe_costs (analysis, own);
  if (costs == NULL)
    return g_steal_pointer (&good);
  /* Translators: two sentences: how many decisions were good, and what the others cost. */
  return g_strdup_printf (_ ("%1$s %2$s"), good, costs);
}

char *
edubba_analysis_words_luck (EdubbaAnalysis *analysis, guint own)
{
  gint        luck = edubba_analysis_get_luck (analysis, get_side (own));
  const char *rival = edubba_analysis_words_rival (analysis, own);

  if (is_among_many (analysis))
    return describe_luck_of_many (analysis, own);
  if (ABS (luck) < EVEN_SPAN)
    return g_strdup (_ ("Luck favoured nobody in particular."));
  if (own == GAME_NOBODY)
    {
      g_autofree char *name = edubba_analysis_words_name (analysis, luck > 0 ? 0 : 1, own);

      /* Translators: %s is a name in its basic form. */
      return g_strdup_printf (_ ("Luck was with %s."), name);
    }
  if (luck < 0 && rival != NULL)
    /* Translators: %s is a name in its basic form. */
    return g_strdup_printf (_ ("Luck was with %s."), rival);
  return g_strdup (luck > 0 ? _ ("Luck was with you.") : _ ("Luck was with your opponent."));
}

/* Returns TRUE if a decision of each seat has been judged. */
static gboolean
are_all_judged (EdubbaAnalysis *analysis)
{
  guint seat = 0;

  while (seat < edubba_analysis_get_n_seats (analysis) &&
         edubba_analysis_has_judged (analysis, seat))
    seat++;
  return seat == edubba_analysis_get_n_seats (analysis);
}

char *
edubba_analysis_words_story (EdubbaAnalysis *analysis, guint own)
{
  g_autofree char *skill = NULL;
  g_autofree char *luck = NULL;

  if (!are_all_judged (analysis))
    return NULL;
  skill = edubba_analysis_words_skill (analysis, own);
  luck = edubba_analysis_words_luck (analysis, own);
  /* Translators: two sentences: who decided better, and with whom luck was. */
  return g_strdup_printf (_ ("%1$s %2$s"), skill, luck);
}

const char *
edubba_analysis_words_no_turn (EdubbaAnalysis *analysis, EdubbaMatch *match, guint own)
{
  if (edubba_match_get_resigned (match) != GAME_NOBODY)
    return _ ("No turn decided it: the game was given up.");
  if (edubba_analysis_get_bout (analysis) == NULL && are_all_judged (analysis))
    return _ ("Nobody made a mistake that mattered: the cards decided.");
  if (own == GAME_NOBODY)
    return _ ("No single turn decided it.");
  if (edubba_analysis_get_final (analysis, own) == EDUBBA_CHANCE_CERTAIN)
    return _ ("None of your turns put it at risk.");
  return _ ("No single turn of yours decided it.");
}
