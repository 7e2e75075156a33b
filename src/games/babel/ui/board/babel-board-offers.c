/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The contents of the popover beside a part: the abilities of a run, the actions on a temple or a
 * colonnade, the known part of the quarry, the discards.
 */
#include "babel-board-private.h"

#include <glib/gi18n-lib.h>

#include "babel-popover.h"
#include "babel-why.h"
#include "babel-words.h"

/* Temple cards of each level in the game (RULES.md 0). */
static const guint n_of_level[BABEL_N_LEVELS + 1] = { 0, 10, 9, 8, 7, 6, 5 };

/* Headings, said to the viewer however the board speaks of the two. */
static const BabelVoice sites = {
  .you = N_ ("Your site %s"),
  .opponent = N_ ("Your opponent’s site %s"),
  /* Translators: %1$s: "in Hatti"; %2$s is a name in its basic form. */
  .named = N_ ("%2$s’s site %1$s"),
};

static const BabelVoice colonnades = {
  .opponent = N_ ("Your opponent’s colonnade %s"),
  /* Translators: %1$s: "in Hatti"; %2$s is a name in its basic form. */
  .named = N_ ("%2$s’s colonnade %1$s"),
};

static const BabelVoice hands = {
  .opponent = N_ ("Your opponent’s hand"),
  /* Translators: %1$s is a name in its basic form. */
  .named = N_ ("%1$s’s hand"),
};

static BabelPopover *
begin (BabelBoard *self, const char *heading)
{
  babel_popover_begin (babel_board_get_offer (self), heading);
  return babel_board_get_offer (self);
}

void
babel_board_hush (BabelBoard *self, gboolean hush)
{
  const char *part = self->anchor;
  GtkWidget  *anchor = part != NULL ? babel_board_get_part (self, part) : NULL;

  if (anchor)
    gtk_widget_set_has_tooltip (anchor, !hush && gtk_widget_get_tooltip_text (anchor) != NULL);
}

static void
open_beside (BabelBoard *self, const char *part)
{
  GtkWidget      *anchor = babel_board_get_part (self, part);
  graphene_rect_t bounds;
  GdkRectangle    area;
  char           *name = g_strdup (part);

  babel_board_hush (self, FALSE);
  babel_board_set_anchor (self, name);
  if (!gtk_widget_compute_bounds (anchor, GTK_WIDGET (self), &bounds))
    return;
  area = (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                          MAX (1, (int) bounds.size.width), MAX (1, (int) bounds.size.height) };
  gtk_popover_set_pointing_to (GTK_POPOVER (babel_board_get_offer (self)), &area);
  babel_board_hush (self, TRUE);
  gtk_popover_popup (GTK_POPOVER (babel_board_get_offer (self)));
}

/* Returns TRUE if there is anything to offer in a land. Otherwise the reason is given: the rules
 * answer for the action that would come first. */
static gboolean
can_offer (BabelBoard *self, guint land, GameAction first, const char *paragraph)
{
  const BabelView *view = &self->view;
  gboolean         owes = babel_view_get_owed (view) > 0;
  g_autofree char *why = NULL;

  if (!view->active || owes)
    babel_board_act (self, first);
  else if (babel_view_get_place (view) != land)
    {
      why = babel_why_elsewhere (view, land);
      babel_board_explain (self, why, paragraph);
    }
  else
    return TRUE;
  return FALSE;
}

/* A button for the ability of a nation with each run that can pay for it. */
static void
add_ability (BabelBoard *self, BabelPopover *offer, BabelKind kind, guint nation, guint b)
{
  const BabelView *view = &self->view;
  BabelRun         runs[BABEL_MAX_RUNS];
  guint            n =
    babel_column_get_runs (&view->state.table, view->viewer, babel_view_get_place (view), runs);
  guint k = 0;

  for (guint i = 0; i < n; i++)
    if (runs[i].nation == nation)
      babel_popover_add_action (offer, view, babel_view_get_ability (view, kind, nation, ++k, b));
  if (k == 0)
    babel_popover_add_action (offer, view, babel_view_get_ability (view, kind, nation, 1, b));
}

/* An expulsion of each nation that stands across from the pawn; of any, refused, if there are
 * none. */
static void
add_expulsions (BabelBoard *self, BabelPopover *offer, guint k)
{
  const BabelView  *view = &self->view;
  const BabelTable *table = &view->state.table;
  guint             place = babel_view_get_place (view);
  guint             n = 0;

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    if (babel_column_get_longest (table, 1 - view->viewer, place, nation) > 0)
      {
        babel_popover_add_action (
          offer, view, babel_view_get_ability (view, BABEL_EXPEL, BABEL_MEDIA, k, nation));
        n++;
      }
  if (n == 0)
    babel_popover_add_action (offer, view,
                              babel_view_get_ability (view, BABEL_EXPEL, BABEL_MEDIA, k, 0));
}

static void
add_run_actions (BabelBoard *self, BabelPopover *offer, guint nation, guint k)
{
  const BabelView *view = &self->view;
  BabelKind        kind = babel_view_get_nation_ability (nation);
  guint            n = kind == BABEL_SKIP ? 2 : 1;

  if (kind == BABEL_EXPEL)
    add_expulsions (self, offer, k);
  else
    for (guint b = 0; b < n; b++)
      babel_popover_add_action (offer, view, babel_view_get_ability (view, kind, nation, k, b));
  babel_popover_add_action (offer, view,
                            babel_view_get_ability (view, BABEL_HALVE, nation, k, nation));
}

void
babel_board_open_run (BabelBoard *self, const char *part, guint land, guint run)
{
  const BabelView *view = &self->view;
  BabelRun         runs[BABEL_MAX_RUNS];
  guint            n = babel_column_get_runs (&view->state.table, view->viewer, land, runs);
  guint            k = 0;
  guint8           nations[BABEL_N_NATION_CARDS];
  g_autofree char *cards = NULL;
  g_autofree char *heading = NULL;
  GameAction       first;

  if (run >= n)
    return;
  for (guint i = 0; i <= run; i++)
    k += runs[i].nation == runs[run].nation;
  first = babel_view_get_ability (view, BABEL_HALVE, runs[run].nation, k, runs[run].nation);
  if (!can_offer (self, land, first, "abilities"))
    return;
  memset (nations, runs[run].nation, runs[run].length);
  cards = babel_words_list_row (nations, runs[run].length);
  heading =
    g_strdup_printf (_ ("Abilities %1$s: %2$s"), babel_words_get_land (land, BABEL_LAND_IN), cards);
  babel_pending_clear (self->choice);
  add_run_actions (self, begin (self, heading), runs[run].nation, k);
  open_beside (self, part);
}

gboolean
babel_board_open_runs (BabelBoard *self, const char *part, guint land)
{
  const BabelView *view = &self->view;
  GameAction       migration = babel_action (BABEL_MIGRATE, land, (land + 1) % BABEL_N_NATIONS);
  const char       target[] = { babel_rules.letters[land], '\0' };
  BabelRun         runs[BABEL_MAX_RUNS];
  guint            n = babel_column_get_runs (&view->state.table, view->viewer, land, runs);
  guint            seen[BABEL_N_NATIONS] = { 0 };
  BabelPopover    *offer;

  if (n == 0 || !view->active || babel_view_get_owed (view) > 0 ||
      babel_view_get_place (view) != land)
    return FALSE;
  offer = begin (self, babel_words_get_land (land, BABEL_LAND_NAME));
  for (guint i = 0; i < n; i++)
    add_run_actions (self, offer, runs[i].nation, ++seen[runs[i].nation]);
  if (babel_view_offers (view, migration))
    /* Translators: on a button; where to is chosen next. */
    babel_popover_add_step (offer, _ ("Let the last three migrate"), "board.migrate", target);
  open_beside (self, part);
  return TRUE;
}

static void
add_offers (BabelBoard *self, BabelPopover *offer, const char *part)
{
  const BabelView *view = &self->view;

  if (g_str_has_prefix (part, "temple:me"))
    {
      babel_popover_add_action (offer, view, babel_action (BABEL_BUILD, BABEL_SOURCE_OWN, 0));
      babel_popover_add_action (offer, view, babel_action (BABEL_BUILD, BABEL_SOURCE_OPP, 0));
      if ((view->state.table.starter >> view->viewer) & 1)
        babel_popover_add_action (offer, view, babel_action (BABEL_BUILD, BABEL_SOURCE_START, 0));
      add_ability (self, offer, BABEL_SKIP, BABEL_PERSIA, BABEL_SOURCE_OWN);
      add_ability (self, offer, BABEL_SKIP, BABEL_PERSIA, BABEL_SOURCE_OPP);
    }
  else if (g_str_has_prefix (part, "temple:opp"))
    {
      add_ability (self, offer, BABEL_RAZE, BABEL_ASSYRIA, 0);
      add_ability (self, offer, BABEL_STEAL, BABEL_HATTI, 0);
    }
  else
    {
      const BabelTable *table = &view->state.table;
      guint             place = babel_view_get_place (view);
      gboolean          can_expel =
        babel_column_get_longest (table, view->viewer, place, BABEL_MEDIA) >= 3;

      add_ability (self, offer, BABEL_WIN_OVER, BABEL_SUMER, 0);
      /* If there are no Medes, one row is enough to say so. */
      for (guint nation = 0, n = 0; nation < BABEL_N_NATIONS && (can_expel || n == 0); nation++)
        if (babel_column_get_longest (table, 1 - view->viewer, place, nation) > 0)
          {
            add_ability (self, offer, BABEL_EXPEL, BABEL_MEDIA, nation);
            n++;
          }
    }
}

void
babel_board_open_offer (BabelBoard *self, const char *part, guint land)
{
  const BabelView    *view = &self->view;
  const BabelListener viewer = { view->viewer, GAME_ADDRESS_YOU, view->names };
  const char         *where = babel_words_get_land (land, BABEL_LAND_IN);
  gboolean            own_site = g_str_has_prefix (part, "temple:me");
  gboolean            other_site = g_str_has_prefix (part, "temple:opp");
  g_autofree char    *heading = NULL;
  GameAction          first = babel_action (BABEL_WIN_OVER, 0, 0);

  if (own_site)
    first = babel_action (BABEL_BUILD, BABEL_SOURCE_OWN, 0);
  else if (other_site)
    first = babel_action (BABEL_RAZE, 0, 0);
  if (!can_offer (self, land, first, own_site ? "build" : "abilities"))
    return;
  if (other_site && view->state.table.temple[1 - view->viewer][land] == 0)
    {
      g_autofree char *why = babel_why_no_temple (view);

      babel_board_explain (self, why, "abilities");
      return;
    }
  if (own_site || other_site)
    heading = BABEL_SAY (&viewer, babel_view_get_side (view, own_site), sites, where);
  else
    heading = BABEL_SAY (&viewer, babel_view_get_side (view, FALSE), colonnades, where);
  add_offers (self, begin (self, heading), part);
  open_beside (self, part);
}

/* The opponent's hand: any run can halve it. */
void
babel_board_open_hand (BabelBoard *self)
{
  const BabelView    *view = &self->view;
  const BabelListener viewer = { view->viewer, GAME_ADDRESS_YOU, view->names };
  guint               place = babel_view_get_place (view);
  guint               nearest = babel_view_find_nearest_run (view);
  g_autofree char    *heading = NULL;
  BabelPopover       *offer;

  if (!view->active || babel_view_get_owed (view) > 0 || place == BABEL_QUARRY ||
      babel_column_get_longest (&view->state.table, view->viewer, place, nearest) < 3)
    {
      babel_board_act (self, babel_action (BABEL_HALVE, nearest, 0));
      return;
    }
  heading = babel_words_say (&viewer, babel_view_get_side (view, FALSE), &hands);
  offer = begin (self, heading);
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    if (babel_column_get_longest (&view->state.table, view->viewer, place, nation) >= 3)
      add_ability (self, offer, BABEL_HALVE, nation, nation);
  open_beside (self, "hand:opp");
}

/* The number of cards of a level that are neither built, nor in a store, nor a starter, nor known
 * in the quarry. */
static guint
count_hidden (const BabelTable *table, guint level)
{
  guint seen = 0;

  for (guint side = 0; side < 2; side++)
    {
      for (guint land = 0; land < BABEL_N_NATIONS; land++)
        seen += (table->temple[side][land] >> level) & 1;
      for (guint i = 0; i < table->n_store[side]; i++)
        seen += babel_pile_get (&table->store[side], i) == level;
      seen += level == 1 && ((table->starter >> side) & 1);
    }
  for (guint i = 0; i < table->n_known; i++)
    seen += babel_pile_get (&table->known, i) == level;
  return n_of_level[level] - MIN (seen, n_of_level[level]);
}

void
babel_board_open_quarry (BabelBoard *self)
{
  const BabelTable *table = &self->view.state.table;
  BabelPopover     *offer = begin (self, _ ("Quarry"));

  if (table->n_known > 0)
    {
      guint            numbers[BABEL_N_TEMPLE_CARDS];
      g_autofree char *list = NULL;
      g_autofree char *text = NULL;

      for (guint i = 0; i < table->n_known; i++)
        numbers[i] = babel_pile_get (&table->known, table->n_known - 1 - i);
      list = babel_words_list_numbers (numbers, table->n_known);
      text = g_strdup_printf (_ ("Next: %s"), list);
      babel_popover_add_text (offer, text);
    }
  babel_popover_add_text (offer, _ ("Not revealed yet:"));
  for (guint level = 1; level <= BABEL_N_LEVELS; level++)
    {
      g_autofree char *what = g_strdup_printf (_ ("Level %u"), level);

      babel_popover_add_count (offer, what, BABEL_UNKNOWN, count_hidden (table, level));
    }
  open_beside (self, "quarry");
}

void
babel_board_open_discards (BabelBoard *self)
{
  BabelPopover     *offer = begin (self, _ ("Discards"));
  const BabelTable *table = &self->view.state.table;

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    babel_popover_add_count (offer, babel_words_get_nation (nation, BABEL_NATION_NAME), nation,
                             babel_counts_get (table->discard, nation));
  open_beside (self, "discards");
}
