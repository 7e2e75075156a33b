/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The law of previews: looked at before each action of a random game, and compared with what the
 * action really did.
 */
#include "game-preview.h"
#include "laws.h"

/* The most calls that one preview may make of the rules: so few that it costs as much as doing the
 * action a few times, and never comes late. Zones are read once for each that an event touches. */
#define MOST_CALLS 5

/* The rules, with the calls of those functions counted that cost most. */
static const GameRules *counted;
static guint            n_calls;

static void
complete_counted (const GameState *seen, guint64 seed, GameState *world)
{
  n_calls++;
  counted->complete (seen, seed, world);
}

static void
apply_counted (GameState *state, GameAction action, GArray *events)
{
  n_calls++;
  counted->apply (state, action, events);
}

static gboolean
apply_alone_counted (GameState *state, guint seat, GameAction action, GArray *events)
{
  n_calls++;
  return counted->apply_alone (state, seat, action, events);
}

static void
observe_counted (const GameState *state, guint seat, GameState *seen)
{
  n_calls++;
  counted->observe (state, seat, seen);
}

static gboolean
result_counted (const GameState *state, GameResult *result)
{
  n_calls++;
  return counted->result (state, result);
}

static guint
legal_counted (const GameState *state, guint seat, GameAction *actions)
{
  n_calls += MOST_CALLS + 1;
  return counted->legal (state, seat, actions);
}

/* A preview comes within its time on any machine: it works little. */
static void
check_work (Walk *walk, const GameState *seen, guint seat)
{
  GameRules rules = *walk->rules;
  g_autoptr (GamePreview) preview = NULL;

  counted = walk->rules;
  n_calls = 0;
  rules.complete = complete_counted;
  rules.apply = apply_counted;
  rules.apply_alone = rules.apply_alone != NULL ? apply_alone_counted : NULL;
  rules.observe = observe_counted;
  rules.result = result_counted;
  rules.legal = legal_counted;
  preview = game_preview_new (&rules, seen, seat, walk->action, 1);
  law_assert (walk, preview != NULL && n_calls > 0 && n_calls <= MOST_CALLS,
              "the preview of %s takes %u calls of the rules, more than %d",
              walk_say_action (walk, walk->action), n_calls, MOST_CALLS);
}

static guint64
draw_seed (void)
{
  return (guint64) g_test_rand_int () << 32 | (guint32) g_test_rand_int ();
}

static gboolean
is_same_event (GameEvent a, GameEvent b)
{
  return memcmp (&a, &b, sizeof a) == 0;
}

/* Two previews are the same, to the last byte. */
static void
check_same (Walk *walk, const GamePreview *one, const GamePreview *other)
{
  law_assert (walk, one->chance == other->chance && one->events->len == other->events->len,
              "the preview of %s is not the same in a world that looks the same",
              walk_say_action (walk, walk->action));
  law_assert (walk, one->answers == other->answers,
              "another seat answers %s in a world that looks the same",
              walk_say_action (walk, walk->action));
  for (guint i = 0; i < one->events->len; i++)
    law_assert (walk,
                is_same_event (g_array_index (one->events, GameEvent, i),
                               g_array_index (other->events, GameEvent, i)),
                "event %u of the preview of %s is another in a world that looks the same", i,
                walk_say_action (walk, walk->action));
  law_assert (walk,
              (one->after == NULL) == (other->after == NULL) &&
                (one->after == NULL || game_state_equal (walk->rules, one->after, other->after)),
              "the preview of %s leads elsewhere in a world that looks the same",
              walk_say_action (walk, walk->action));
  law_assert (walk,
              memcmp (one->points, other->points, sizeof one->points) == 0 &&
                memcmp (one->points_after, other->points_after, sizeof one->points_after) == 0,
              "the preview of %s has other points in a world that looks the same",
              walk_say_action (walk, walk->action));
}

/* The same seat's preview in another world that agrees with what it sees. */
static void
check_secrecy (Walk *walk, const GamePreview *preview)
{
  const GameRules      *rules = walk->rules;
  g_autofree GameState *world = game_state_new (rules);
  g_autofree GameState *seen = game_state_new (rules);
  g_autoptr (GamePreview) other = NULL;

  game_state_resample (rules, walk->before, preview->seat, draw_seed (), world);
  rules->observe (world, preview->seat, seen);
  other = game_preview_new (rules, seen, preview->seat, preview->action, draw_seed ());
  law_assert (walk, other != NULL, "there is no preview of %s in a world that looks the same",
              walk_say_action (walk, walk->action));
  check_same (walk, preview, other);
}

/* The events begin as the real ones, and end as they do unless chance decides. */
static void
check_events (Walk *walk, const GamePreview *preview)
{
  const GArray *events = preview->events;

  law_assert (walk,
              preview->chance ? events->len <= walk->events->len
                              : events->len == walk->events->len,
              "the preview of %s has %u events, and then %u come",
              walk_say_action (walk, walk->action), events->len, walk->events->len);
  for (guint i = 0; i < events->len; i++)
    {
      GameEvent real = game_event_for_seat (g_array_index (walk->events, GameEvent, i),
                                            preview->seat);

      law_assert (walk, is_same_event (g_array_index (events, GameEvent, i), real),
                  "event %u of the preview of %s does not come", i,
                  walk_say_action (walk, walk->action));
    }
}

/* The view after the action, and the points of all seats in it. */
static void
check_after (Walk *walk, const GamePreview *preview)
{
  const GameRules      *rules = walk->rules;
  g_autofree GameState *seen = game_state_new (rules);
  GameResult            result = { 0 };

  if (preview->after == NULL)
    return;
  law_assert (walk,
              preview->answers == GAME_NOBODY || preview->answers == rules->seat (walk->state),
              "the preview of %s has another seat answer than the one that acts then",
              walk_say_action (walk, walk->action));
  rules->observe (walk->state, preview->seat, seen);
  law_assert (walk, game_state_equal (rules, preview->after, seen),
              "the preview of %s shows %s, and then comes %s",
              walk_say_action (walk, walk->action), walk_say_state (walk, preview->after),
              walk_say_state (walk, seen));
  rules->result (seen, &result);
  law_assert (walk, memcmp (preview->points_after, result.points, sizeof result.points) == 0,
              "the preview of %s has other points than then come",
              walk_say_action (walk, walk->action));
}

/* The last choice reveals all: what was seen of it alone has come true among the rest. */
static void
check_alone (Walk *walk, const GamePreview *preview)
{
  for (guint i = 0; i < preview->events->len; i++)
    {
      GameEvent event = g_array_index (preview->events, GameEvent, i);
      gboolean  is_there = FALSE;

      for (guint k = 0; k < walk->events->len && !is_there; k++)
        is_there = is_same_event (event, game_event_for_seat (g_array_index (walk->events,
                                                                             GameEvent, k),
                                                              preview->seat));
      law_assert (walk, is_there, "event %u of the preview of %s does not come with the rest",
                  i, walk_say_action (walk, walk->action));
    }
}

void
law_preview_check (Walk *walk)
{
  const GameRules      *rules = walk->rules;
  g_autofree GameState *seen = NULL;
  g_autoptr (GamePreview) preview = NULL;
  guint32 to_act;
  guint   seat;

  law_assert (walk, !rules->to_act == !rules->apply_alone,
              "several choose at once with to_act and apply_alone, or with neither");
  if (!walk->before)
    return;
  seat = rules->seat (walk->before);
  to_act = game_state_to_act (rules, walk->before);
  seen = game_state_new (rules);
  rules->observe (walk->before, seat, seen);
  preview = game_preview_new (rules, seen, seat, walk->action, draw_seed ());
  law_assert (walk, preview != NULL, "there is no preview of %s",
              walk_say_action (walk, walk->action));
  check_secrecy (walk, preview);
  check_work (walk, seen, seat);
  if (rules->apply_alone != NULL && rules->kinds[walk->action.kind].flags & GAME_KIND_SECRET)
    {
      if ((to_act & (to_act - 1)) == 0)
        check_alone (walk, preview);
      return;
    }
  check_events (walk, preview);
  check_after (walk, preview);
}
