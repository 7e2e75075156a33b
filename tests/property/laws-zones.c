/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The laws about items: a small table on which events are played out, compared with the contents
 * of zones by the rules. In secret zones, whose order no observer knows, only the items count.
 */
#include "laws.h"

/* Zones of a game above which only those that events name are looked at in every position; all of
 * them in one of so many, and in the first and the last. */
#define MANY_ZONES 500
#define ALL_EVERY  50

/* The room behind max_items, so that a zone with more can be told. */
#define SPARE_ITEMS 4096

/* One zone with its contents. */
typedef struct
{
  GameZone zone;
  guint16 *items;
  guint    n;
} Pile;

static void
pile_clear (gpointer data)
{
  g_free (((Pile *) data)->items);
}

static int
compare_items (gconstpointer a, gconstpointer b)
{
  return *(const guint16 *) a - *(const guint16 *) b;
}

static const GameZoneKind *
get_kind (Walk *walk, const Pile *pile)
{
  return &walk->rules->zones[pile->zone.kind];
}

/* Brings a pile whose order says nothing into order. */
static void
sort_pile (Walk *walk, Pile *pile)
{
  if (!get_kind (walk, pile)->ordered || get_kind (walk, pile)->secret)
    qsort (pile->items, pile->n, sizeof *pile->items, compare_items);
}

static guint
get_n_seats (Walk *walk, guint kind)
{
  return walk->rules->zones[kind].per_seat ? walk->rules->seats (walk->state) : 1;
}

static guint
count_zones (Walk *walk)
{
  guint n = 0;

  for (guint k = 0; k < walk->rules->n_zones; k++)
    n += get_n_seats (walk, k) * walk->rules->zones[k].indexes;
  return n;
}

static GArray *
list_all_zones (Walk *walk)
{
  GArray *zones = g_array_new (FALSE, FALSE, sizeof (GameZone));

  for (guint8 k = 0; k < walk->rules->n_zones; k++)
    for (guint8 s = 0; s < get_n_seats (walk, k); s++)
      for (guint16 i = 0; i < walk->rules->zones[k].indexes; i++)
        {
          GameZone zone = { .kind = k, .seat = s, .index = i };

          g_array_append_val (zones, zone);
        }
  return zones;
}

static gboolean
is_same_zone (GameZone one, GameZone other)
{
  return one.kind == other.kind && one.seat == other.seat && one.index == other.index;
}

/* Adds a zone that an event names, once. */
static void
add_zone (Walk *walk, GArray *zones, GameZone zone)
{
  law_assert (walk,
              zone.kind < walk->rules->n_zones && zone.seat < get_n_seats (walk, zone.kind) &&
                zone.index < walk->rules->zones[zone.kind].indexes,
              "an event names a zone that does not exist: kind %u, seat %u, index %u", zone.kind,
              zone.seat + 1u, zone.index);
  zone.slot = 0;
  for (guint i = 0; i < zones->len; i++)
    if (is_same_zone (g_array_index (zones, GameZone, i), zone))
      return;
  g_array_append_val (zones, zone);
}

static GArray *
list_named_zones (Walk *walk)
{
  GArray *zones = g_array_new (FALSE, FALSE, sizeof (GameZone));

  for (guint i = 0; i < walk->events->len; i++)
    {
      const GameEvent *event = &g_array_index (walk->events, GameEvent, i);

      if (event->kind == GAME_EVENT_AMOUNT)
        continue;
      add_zone (walk, zones, event->from);
      add_zone (walk, zones, event->to);
    }
  return zones;
}

/* These zones of a state. */
static GArray *
list_piles (Walk *walk, const GameState *state, const GArray *zones)
{
  const GameRules    *rules = walk->rules;
  GArray             *piles = g_array_new (FALSE, FALSE, sizeof (Pile));
  g_autofree guint16 *items = g_new (guint16, rules->max_items + SPARE_ITEMS);

  g_array_set_clear_func (piles, pile_clear);
  for (guint i = 0; i < zones->len; i++)
    {
      Pile pile = { .zone = g_array_index (zones, GameZone, i) };

      pile.n = rules->contents (state, pile.zone, items);
      law_assert (walk, pile.n <= rules->max_items,
                  "%s has %u items, and max_items has room for %u",
                  rules->zones[pile.zone.kind].name, pile.n, rules->max_items);
      /* Room for the items that events may bring, of which each moves one item, or all. */
      pile.items = g_new0 (guint16, rules->max_items + walk->events->len + 1);
      memcpy (pile.items, items, pile.n * sizeof *items);
      sort_pile (walk, &pile);
      g_array_append_val (piles, pile);
    }
  return piles;
}

static Pile *
find_pile (Walk *walk, GArray *piles, GameZone zone)
{
  for (guint i = 0; i < piles->len; i++)
    if (is_same_zone (g_array_index (piles, Pile, i).zone, zone))
      return &g_array_index (piles, Pile, i);
  walk_fail (walk, "an event names a zone that does not exist: kind %u, seat %u, index %u",
             zone.kind, zone.seat + 1u, zone.index);
}

/* A zone as it stands in a sentence. */
static const char *
say_zone (Walk *walk, GameZone zone)
{
  const GameZoneKind *kind = &walk->rules->zones[zone.kind];
  GString            *text = g_string_new (kind->name);

  if (kind->indexes > 1)
    g_string_append_printf (text, " %u", zone.index);
  if (kind->per_seat)
    g_string_append_printf (text, " of seat %u", zone.seat + 1u);
  return g_string_free (text, FALSE);
}

/* The items of a pile, by their numbers. */
static const char *
say_items (const Pile *pile)
{
  GString *text = g_string_new ("[");

  for (guint i = 0; i < pile->n; i++)
    g_string_append_printf (text, i > 0 ? " %u" : "%u", pile->items[i]);
  return g_string_free (g_string_append_c (text, ']'), FALSE);
}

static void
take_item (Walk *walk, Pile *pile, guint slot, guint16 item)
{
  gboolean is_open = get_kind (walk, pile)->ordered && !get_kind (walk, pile)->secret;
  guint    at = 0;

  if (is_open)
    at = slot;
  else
    while (at < pile->n && pile->items[at] != item)
      at++;
  law_assert (walk, at < pile->n && pile->items[at] == item,
              "an event takes item %u from slot %u of %s, which holds %s", item, slot,
              say_zone (walk, pile->zone), say_items (pile));
  law_assert (walk, get_kind (walk, pile)->ordered || slot == 0,
              "an event names slot %u of %s, which has no order", slot,
              say_zone (walk, pile->zone));
  memmove (pile->items + at, pile->items + at + 1, (pile->n - at - 1) * sizeof *pile->items);
  pile->n--;
}

static void
put_item (Walk *walk, Pile *pile, guint slot, guint16 item)
{
  gboolean is_ordered = get_kind (walk, pile)->ordered;
  guint    at = is_ordered ? slot : pile->n;

  law_assert (walk, pile->n < walk->rules->max_items,
              "an event puts item %u into %s, which has %u already, as many as max_items", item,
              say_zone (walk, pile->zone), pile->n);
  law_assert (walk, at <= pile->n && (is_ordered || slot == 0),
              "an event puts item %u into slot %u of %s, which holds %s", item, slot,
              say_zone (walk, pile->zone), say_items (pile));
  memmove (pile->items + at + 1, pile->items + at, (pile->n - at) * sizeof *pile->items);
  pile->items[at] = item;
  pile->n++;
  sort_pile (walk, pile);
}

static void
play_event (Walk *walk, GArray *piles, const GameEvent *event)
{
  Pile *from = find_pile (walk, piles, event->from);
  Pile *to = find_pile (walk, piles, event->to);

  if (event->kind == GAME_EVENT_SHUFFLE)
    {
      law_assert (walk, event->item == GAME_ITEM_HIDDEN, "a shuffle names item %u", event->item);
      law_assert (walk, from != to || get_kind (walk, to)->secret,
                  "a shuffle mixes %s, whose order can be seen", say_zone (walk, to->zone));
      while (from != to && from->n > 0)
        put_item (walk, to, get_kind (walk, to)->ordered ? to->n : 0, from->items[--from->n]);
      return;
    }
  law_assert (walk,
              event->kind == GAME_EVENT_MOVE && event->amount == 0 &&
                event->item != GAME_ITEM_HIDDEN,
              "an event from %s to %s moves no item, or an amount", say_zone (walk, from->zone),
              say_zone (walk, to->zone));
  law_assert (walk,
              event->seen_by != 0 ||
                (get_kind (walk, from)->secret && get_kind (walk, to)->secret),
              "nobody sees item %u move from %s to %s", event->item, say_zone (walk, from->zone),
              say_zone (walk, to->zone));
  take_item (walk, from, event->from.slot, event->item);
  put_item (walk, to, event->to.slot, event->item);
}

/* Counts the items of each face. */
static void
count_faces (GArray *piles, guint *counts)
{
  for (guint i = 0; i < piles->len; i++)
    for (guint j = 0; j < g_array_index (piles, Pile, i).n; j++)
      counts[g_array_index (piles, Pile, i).items[j]]++;
}

static void
check_replay (Walk *walk, const GArray *zones, GArray *after)
{
  g_autoptr (GArray) piles = list_piles (walk, walk->before, zones);

  for (guint i = 0; i < walk->events->len; i++)
    if (g_array_index (walk->events, GameEvent, i).kind != GAME_EVENT_AMOUNT)
      play_event (walk, piles, &g_array_index (walk->events, GameEvent, i));
  for (guint i = 0; i < piles->len; i++)
    {
      const Pile *replayed = &g_array_index (piles, Pile, i);
      const Pile *real = &g_array_index (after, Pile, i);

      law_assert (walk,
                  replayed->n == real->n &&
                    memcmp (replayed->items, real->items, real->n * sizeof *real->items) == 0,
                  "after %s %s holds %s, and by its events it should hold %s",
                  walk_say_action (walk, walk->action), say_zone (walk, real->zone),
                  say_items (real), say_items (replayed));
    }
}

/* Nothing appears and nothing is lost. */
static void
check_constancy (Walk *walk, const GArray *zones, GArray *after)
{
  g_autoptr (GArray) first = list_piles (walk, game_record_get_state (walk->record, 0), zones);
  g_autofree guint *before = g_new0 (guint, G_MAXUINT16 + 1);
  g_autofree guint *now = g_new0 (guint, G_MAXUINT16 + 1);

  count_faces (first, before);
  count_faces (after, now);
  law_assert (walk, now[GAME_ITEM_HIDDEN] == 0, "an item of the whole state is hidden");
  for (guint item = 0; item <= G_MAXUINT16; item++)
    law_assert (walk, before[item] == now[item],
                "at the beginning item %u was in all zones %u times, and is %u times now", item,
                before[item], now[item]);
}

/* A seat sees as many items in every zone as there are, and where it sees a face it sees the
 * right one. */
static void
check_views (Walk *walk, const GArray *zones, GArray *after)
{
  g_autofree GameState *seen = game_state_new (walk->rules);

  for (guint s = 0; s < walk->rules->seats (walk->state); s++)
    {
      g_autoptr (GArray) view = NULL;

      walk->rules->observe (walk->state, s, seen);
      view = list_piles (walk, seen, zones);
      for (guint i = 0; i < view->len; i++)
        {
          const Pile *shown = &g_array_index (view, Pile, i);
          const Pile *real = &g_array_index (after, Pile, i);
          guint       hidden = 0;

          law_assert (walk, shown->n == real->n, "seat %u sees %u items in %s, which has %u", s + 1,
                      shown->n, say_zone (walk, real->zone), real->n);
          while (hidden < shown->n && shown->items[hidden] == GAME_ITEM_HIDDEN)
            hidden++;
          if (hidden == 0)
            law_assert (walk,
                        memcmp (shown->items, real->items, real->n * sizeof *real->items) == 0,
                        "seat %u sees %s in %s, which holds %s", s + 1, say_items (shown),
                        say_zone (walk, real->zone), say_items (real));
        }
    }
}

void
law_zones_check_position (Walk *walk)
{
  gboolean all = count_zones (walk) <= MANY_ZONES || !walk->before || walk->n_legal == 0 ||
                 g_test_rand_int_range (0, ALL_EVERY) == 0;
  g_autoptr (GArray) zones = all ? list_all_zones (walk) : list_named_zones (walk);
  g_autoptr (GArray) after = list_piles (walk, walk->state, zones);

  if (all)
    check_constancy (walk, zones, after);
  check_views (walk, zones, after);
  if (walk->before)
    check_replay (walk, zones, after);
}
