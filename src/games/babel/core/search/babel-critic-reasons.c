/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the reasons for a line to be worth less than another. A reason is allowed by the rules
 * and makes a difference: the opponent can do it after one line and not after the other, or only
 * the better line does it. An effect of both lines is no reason.
 */
#include "babel-critic-private.h"

#include "babel-apply.h"
#include "babel-candidates.h"
#include "babel-judge.h"
#include "babel-reason.h"
#include "babel-threats.h"

/* Hidden hands that are counted for a threat. */
#define SHARE_WORLDS 400

/* Worths of effects, in thousandths of a level; and the least difference worth a sentence. */
#define WORTH_WIN      1000000
#define WORTH_LOSS     20000 /* of a game lost at once, in all worlds */
#define WORTH_LEVEL    1000
#define WORTH_STOLEN   1500
#define WORTH_SETTLER  300
#define WORTH_CARD     350
#define WORTH_HALVED   500
#define LEAST_LOSS     40 /* in thousandths of the worlds */
#define LEAST_THREAT   400
#define LEAST_KEPT     2
#define MAX_CANDIDATES 64

/* The nodes for finding the opponent's win. */
#define REPLY_NODES 4000

/* The same for a hint, which is to come soon: worlds, and the room in each. */
#define AIM_WORLDS 24
#define AIM_NODES  1000

typedef struct
{
  GameReason reason;
  gint       weight;
  gint       threat; /* its place in the list of threats, or -1 */
} Candidate;

/* Effects of a line's abilities, by kind and land; halved cards under BABEL_QUARRY. */
typedef struct
{
  guint amount[BABEL_N_KINDS][BABEL_N_NATIONS + 1];
} Effects;

/* The threats after a line, and for each the number of hands counted that hold its cards. */
typedef struct
{
  BabelThreat threats[BABEL_MAX_THREATS];
  guint       n;
  guint       held[BABEL_MAX_THREATS];
  guint       n_worlds;
} Threats;

typedef struct
{
  Candidate list[MAX_CANDIDATES];
  guint     n;
} Candidates;

static void
add (Candidates *candidates, GameReason reason, gint weight, gint threat)
{
  if (candidates->n < MAX_CANDIDATES)
    candidates->list[candidates->n++] = (Candidate) { reason, weight, threat };
}

static GameReason
make_reason (BabelReasonKind kind, guint land, guint amount, guint share)
{
  GameReason reason = { .kind = (guint8) kind, .share = (guint16) share };

  reason.operand[BABEL_REASON_LAND] = (guint8) land;
  reason.operand[BABEL_REASON_AMOUNT] = (guint8) amount;
  reason.operand[BABEL_REASON_FROM] = BABEL_QUARRY;
  return reason;
}

/* Counts the threats at the end of a line, and the worlds in which the opponent holds the cards
 * for each. */
static void
count_threats (const BabelState *seen,
               guint             seat,
               guint64           seed,
               const GameLine   *line,
               const BabelTable *end,
               Threats          *threats)
{
  memset (threats, 0, sizeof *threats);
  if (end->result != BABEL_PLAYING)
    return;
  threats->n = babel_threats_list (end, seat, threats->threats);
  for (guint w = 0; w < SHARE_WORLDS && threats->n > 0; w++)
    {
      BabelSample sample;

      babel_world_draw (seen, seed, w, &sample);
      babel_critic_play_in_world (&sample, line);
      threats->n_worlds++;
      for (guint i = 0; i < threats->n && sample.table.result == BABEL_PLAYING; i++)
        threats->held[i] +=
          babel_threat_is_held (&threats->threats[i], sample.table.hand[1 - seat]);
    }
}

/* In thousandths. A threat that takes no card can always be carried out. */
static guint
get_share (const Threats *threats, guint i)
{
  return threats->held[i] * 1000 / MAX (threats->n_worlds, 1);
}

static gint
weigh_threat (const Threats *threats, guint i)
{
  static const gint worths[BABEL_N_KINDS] = {
    [BABEL_RAZE] = WORTH_LEVEL,
    [BABEL_STEAL] = WORTH_STOLEN,
    [BABEL_EXPEL] = WORTH_SETTLER,
    [BABEL_WIN_OVER] = WORTH_SETTLER,
  };
  const BabelThreat *threat = &threats->threats[i];

  return worths[threat->kind] * threat->amount * (gint) get_share (threats, i) / 1000;
}

/* The weight of the same ability's threat in the same land after the other line. */
static gint
weigh_counterpart (const Threats *threats, const BabelThreat *threat)
{
  for (guint i = 0; i < threats->n; i++)
    if (threats->threats[i].kind == threat->kind && threats->threats[i].land == threat->land)
      return weigh_threat (threats, i);
  return 0;
}

static GameReason
describe_threat (const Threats *threats, guint i)
{
  static const BabelReasonKind kinds[BABEL_N_KINDS] = {
    [BABEL_RAZE] = BABEL_REASON_THEY_RAZE,
    [BABEL_STEAL] = BABEL_REASON_THEY_STEAL,
    [BABEL_EXPEL] = BABEL_REASON_THEY_EXPEL,
    [BABEL_WIN_OVER] = BABEL_REASON_THEY_WIN_OVER,
  };
  const BabelThreat *threat = &threats->threats[i];
  GameReason         reason =
    make_reason (kinds[threat->kind], threat->land, threat->amount, get_share (threats, i));

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    reason.operand[BABEL_REASON_CARDS + nation] =
      (guint8) babel_counts_get (threat->cards, nation);
  reason.operand[BABEL_REASON_FROM] = threat->from;
  return reason;
}

static void
add_threats (const BabelTrial *trial, Threats threats[2], Candidates *candidates)
{
  for (guint i = 0; i < 2; i++)
    count_threats (trial->seen, trial->seat, trial->seed, trial->lines[i], &trial->outcomes[i].end,
                   &threats[i]);
  for (guint i = 0; i < threats[0].n; i++)
    {
      gint more = weigh_threat (&threats[0], i) -
                  weigh_counterpart (&threats[1], &threats[0].threats[i]);

      if (more >= LEAST_THREAT)
        add (candidates, describe_threat (&threats[0], i), more, (gint) i);
    }
}

/* The defeats that were met beyond those that the better line meets too. */
static void
add_losses (const BabelTrial *trial, Candidates *candidates)
{
  guint shares[2];

  for (guint i = 0; i < 2; i++)
    shares[i] = trial->outcomes[i].losses * 1000 / MAX (trial->n_worlds, 1);
  if (shares[0] >= shares[1] + LEAST_LOSS)
    add (candidates,
         make_reason (BABEL_REASON_THEY_WIN, BABEL_QUARRY, 0, shares[0]),
         WORTH_LOSS * (gint) (shares[0] - shares[1]) / 1000, -1);
}

static void
note_effect (const BabelTable *table, GameAction action, Effects *effects)
{
  guint  side = table->mover;
  guint  land = table->pawn[side];
  guint8 cards[BABEL_N_NATION_CARDS];
  guint  n;

  switch (action.kind)
    {
    case BABEL_RAZE:
    case BABEL_STEAL:
      effects->amount[action.kind][land] += babel_table_get_top (table, 1 - side, land);
      break;
    case BABEL_EXPEL:
      effects->amount[action.kind][land] +=
        babel_column_count (table, 1 - side, land, action.operand[0]);
      break;
    case BABEL_WIN_OVER:
      n = babel_column_get (table, 1 - side, land, cards);
      for (guint i = n; i > 0 && cards[i - 1] == cards[n - 1]; i--)
        effects->amount[action.kind][land]++;
      break;
    case BABEL_HALVE:
      effects->amount[action.kind][BABEL_QUARRY] +=
        babel_counts_sum (table->hand[1 - side]) / 2;
      break;
    default:
      break;
    }
}

static void
read_effects (const BabelState *seen, const GameLine *line, Effects *effects)
{
  BabelTable table = seen->table;

  memset (effects, 0, sizeof *effects);
  for (guint i = 0; i < line->n; i++)
    {
      GameLine step = { 1, { line->actions[i] } };

      note_effect (&table, line->actions[i], effects);
      babel_critic_play (&table, &step);
    }
}

/* Adds effects of abilities that the better line has and the other has not. */
static void
add_effects (const Effects effects[2], Candidates *candidates)
{
  static const struct
  {
    BabelKind       kind;
    BabelReasonKind reason;
    gint            worth;
  } rows[] = {
    { BABEL_RAZE, BABEL_REASON_RAZE, WORTH_LEVEL },
    { BABEL_STEAL, BABEL_REASON_STEAL, WORTH_STOLEN },
    { BABEL_EXPEL, BABEL_REASON_EXPEL, WORTH_SETTLER },
    { BABEL_WIN_OVER, BABEL_REASON_WIN_OVER, WORTH_SETTLER },
    { BABEL_HALVE, BABEL_REASON_HALVE, WORTH_HALVED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint land = 0; land <= BABEL_QUARRY; land++)
      {
        guint more = effects[1].amount[rows[i].kind][land];
        guint less = effects[0].amount[rows[i].kind][land];

        if (more > less)
          add (candidates, make_reason (rows[i].reason, land, more, 1000),
               rows[i].worth * (gint) (more - less), -1);
      }
}

/* Temples that stand higher at the end of the better line, unless a level was stolen for them. */
static void
add_building (const BabelTrial *trial, const Effects effects[2], Candidates *candidates)
{
  const BabelTable *less = &trial->outcomes[0].end;
  const BabelTable *more = &trial->outcomes[1].end;

  if (babel_table_get_score (more, trial->seat) <= babel_table_get_score (less, trial->seat))
    return;
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      guint top = babel_table_get_top (more, trial->seat, land);
      gint  gain = (gint) top - (gint) babel_table_get_top (less, trial->seat, land);

      if (gain > 0 && effects[1].amount[BABEL_STEAL][land] == 0 &&
          top > babel_table_get_top (&trial->seen->table, trial->seat, land))
        add (candidates, make_reason (BABEL_REASON_BUILD, land, top, 1000), WORTH_LEVEL * gain,
             -1);
    }
}

static void
add_hand (const BabelTrial *trial, Candidates *candidates)
{
  guint less = babel_counts_sum (trial->outcomes[0].end.hand[trial->seat]);
  guint more = babel_counts_sum (trial->outcomes[1].end.hand[trial->seat]);

  if (more >= less + LEAST_KEPT)
    add (candidates, make_reason (BABEL_REASON_KEEP, BABEL_QUARRY, more, 1000),
         WORTH_CARD * (gint) (more - less), -1);
}

/* The heavier first; equals keep the order in which they were thought of. */
static void
sort_candidates (Candidates *candidates)
{
  for (guint i = 1; i < candidates->n; i++)
    for (guint j = i; j > 0 && candidates->list[j].weight > candidates->list[j - 1].weight; j--)
      {
        Candidate other = candidates->list[j];

        candidates->list[j] = candidates->list[j - 1];
        candidates->list[j - 1] = other;
      }
}

/* Writes the turn by which the opponent wins in the lost world of the trial. */
static void
write_loss (const BabelTrial *trial, GameLine *reply)
{
  g_autoptr (BabelWins) wins = babel_wins_new (REPLY_NODES);

  reply->n = babel_wins_find (wins, &trial->loss.table, NULL, reply->actions);
}

static void
write_reply (const BabelTrial *trial,
             const Threats    *threats,
             const Candidate  *first,
             GameLine         *reply)
{
  const BabelThreat *threat;
  BabelTable         table;

  if (first->reason.kind == BABEL_REASON_THEY_WIN)
    write_loss (trial, reply);
  if (first->threat < 0)
    return;
  threat = &threats->threats[first->threat];
  table = trial->outcomes[0].end;
  table.mover = (guint8) (1 - trial->seat);
  table.migrated = 0;
  table.hand[table.mover] = threat->cards;
  reply->n = babel_threat_get_line (threat, &table, reply->actions);
}

void
babel_critic_give_reasons (const BabelTrial *trial, GameCritique *critique)
{
  Candidates candidates = { .n = 0 };
  Threats    threats[2];
  Effects    effects[2];

  for (guint i = 0; i < 2; i++)
    read_effects (trial->seen, trial->lines[i], &effects[i]);
  if (babel_critic_get_result (&trial->outcomes[1].end) == BABEL_WON_BY_1 + trial->seat)
    add (&candidates, make_reason (BABEL_REASON_WIN, BABEL_QUARRY, 0, 1000), WORTH_WIN, -1);
  add_losses (trial, &candidates);
  add_threats (trial, threats, &candidates);
  add_effects (effects, &candidates);
  add_building (trial, effects, &candidates);
  add_hand (trial, &candidates);
  sort_candidates (&candidates);
  critique->n_reasons = MIN (candidates.n, GAME_MAX_REASONS);
  for (guint i = 0; i < critique->n_reasons; i++)
    critique->reasons[i] = candidates.list[i].reason;
  if (candidates.n > 0)
    write_reply (trial, &threats[0], &candidates.list[0], &critique->reply);
}

/* Returns TRUE if a side has a run of a nation in a land. */
static gboolean
has_run (const BabelTable *table, guint side, guint land, guint nation)
{
  return babel_column_get_longest (table, side, land, nation) >= 3;
}

/* Returns TRUE if a run that did not exist before the line's first ability pays for a later one. */
static gboolean
is_chain (const BabelState *seen, const GameLine *line)
{
  BabelTable table = seen->table;
  BabelTable first = table;
  guint      side = table.mover;
  gboolean   used = FALSE;

  for (guint i = 0; i < line->n; i++)
    {
      GameLine   step = { 1, { line->actions[i] } };
      GameAction action = line->actions[i];
      gboolean   is_ability = action.kind >= BABEL_RAZE && action.kind <= BABEL_HALVE;

      if (is_ability && used &&
          !has_run (&first, side, table.pawn[side], babel_action_get_nation (action)))
        return TRUE;
      if (is_ability && !used)
        first = table;
      used = used || is_ability;
      babel_critic_play (&table, &step);
    }
  return FALSE;
}

/* The threat that a line does most about, or FALSE. */
static gboolean
find_defence (
  const BabelState *seen, guint64 seed, const GameLine *line, const BabelTable *end, guint *land)
{
  static const GameLine nothing;
  guint                 seat = seen->table.mover;
  gint                  most = WORTH_LEVEL - 1;
  Threats               before, after;

  count_threats (seen, seat, seed, &nothing, &seen->table, &before);
  count_threats (seen, seat, seed, line, end, &after);
  for (guint i = 0; i < before.n; i++)
    {
      gint less = weigh_threat (&before, i) - weigh_counterpart (&after, &before.threats[i]);

      if (less > most)
        {
          most = less;
          *land = before.threats[i].land;
        }
    }
  return most >= WORTH_LEVEL;
}

/* Finds the land in which a line's abilities take most from the opponent. FALSE if they take
 * nothing. */
static gboolean
find_attack (const Effects *effects, guint *land)
{
  guint most = 0;

  for (guint kind = BABEL_RAZE; kind <= BABEL_WIN_OVER; kind++)
    for (guint i = 0; i < BABEL_N_NATIONS; i++)
      if (effects->amount[kind][i] > most)
        {
          most = effects->amount[kind][i];
          *land = i;
        }
  return most > 0;
}

/* Finds the land in which a temple grows most. FALSE if none grows. */
static gboolean
find_building (const BabelState *seen, const BabelTable *end, guint *land)
{
  guint seat = seen->table.mover;
  guint most = 0;

  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    {
      guint before = babel_table_get_top (&seen->table, seat, i);
      guint after = babel_table_get_top (end, seat, i);

      if (after > before && after - before > most)
        {
          most = after - before;
          *land = i;
        }
    }
  return most > 0;
}

/* Returns TRUE if the opponent could win at once in most worlds after an empty turn, and in far
 * fewer after a line. */
static gboolean
stops_win (const BabelState *seen, guint64 seed, const GameLine *line)
{
  static const GameLine nothing;
  g_autoptr (BabelWins) wins = babel_wins_new (AIM_NODES);
  const GameLine *lines[2] = { &nothing, line };
  guint           lost[2] = { 0, 0 };

  for (guint w = 0; w < AIM_WORLDS; w++)
    for (guint i = 0; i < 2; i++)
      {
        BabelSample sample;
        GameAction  win[BABEL_MAX_LINE];

        babel_world_draw (seen, seed, w, &sample);
        babel_critic_play_in_world (&sample, lines[i]);
        if (sample.table.result == BABEL_PLAYING)
          lost[i] += babel_wins_find (wins, &sample.table, NULL, win) > 0;
      }
  return 2 * lost[0] > AIM_WORLDS && 2 * lost[1] < lost[0];
}

gboolean
babel_critic_aim (const GameRules *rules,
                  const GameState *seen,
                  const GameLine  *line,
                  guint64          seed,
                  GameReason      *reason)
{
  const BabelState *state = babel_state (seen);
  BabelTable        end = state->table;
  Effects           effects;
  BabelReasonKind   kind = BABEL_REASON_NONE;
  guint             land = BABEL_QUARRY;

  if (state->table.result != BABEL_PLAYING || state->table.owed > 0)
    return FALSE;
  babel_critic_play (&end, line);
  read_effects (state, line, &effects);
  if (babel_critic_get_result (&end) == BABEL_WON_BY_1 + (guint) state->table.mover)
    kind = BABEL_REASON_AIM_WIN;
  else if (stops_win (state, seed, line))
    kind = BABEL_REASON_AIM_STOP;
  else if (find_defence (state, seed, line, &end, &land))
    kind = BABEL_REASON_AIM_DEFEND;
  else if (is_chain (state, line))
    kind = BABEL_REASON_AIM_CHAIN;
  else if (find_attack (&effects, &land))
    kind = BABEL_REASON_AIM_ATTACK;
  else if (find_building (state, &end, &land))
    kind = BABEL_REASON_AIM_BUILD;
  else if (babel_counts_sum (end.hand[state->table.mover]) > 0)
    kind = BABEL_REASON_AIM_HAND;
  *reason = make_reason (kind, land, 0, 1000);
  return kind != BABEL_REASON_NONE;
}
