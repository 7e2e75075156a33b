/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the meaning of a press. First a card or the top of a store, then its target, which means
 * what it does when something is put down there (babel-aim.h): no look changes the position.
 * Actions that the rules refuse go to the match all the same, so that all answers come from there,
 * also while it is not the viewer's turn. The board gives a reason itself only if no action
 * expresses the intent.
 */
#include "babel-board-private.h"

#include <glib/gi18n-lib.h>

#include "babel-meaning.h"
#include "babel-popover.h"
#include "game-state.h"

void
babel_board_act (BabelBoard *self, GameAction action)
{
  /* A refused action takes nothing out of the hand: after the answer the player goes on from
   * there. */
  if (babel_view_offers (&self->view, action))
    babel_pending_clear (self->choice);
  gtk_popover_popdown (GTK_POPOVER (babel_board_get_offer (self)));
  edubba_board_act (EDUBBA_BOARD (self), action);
}

void
babel_board_explain (BabelBoard *self, const char *sentence, const char *paragraph)
{
  gtk_popover_popdown (GTK_POPOVER (babel_board_get_offer (self)));
  gtk_widget_activate_action (GTK_WIDGET (self), "match.explain", "(ss)", sentence, paragraph);
}

static void
press_card (BabelBoard *self, guint nation)
{
  BabelPending    *choice = self->choice;
  const BabelView *view = &self->view;

  if (babel_view_get_owed (view) > 0)
    babel_board_act (self, babel_action (BABEL_DISCARD, nation, 0));
  else if (babel_pending_get_kind (choice) == BABEL_PENDING_CARD &&
           babel_pending_get_what (choice) == nation)
    babel_pending_clear (choice);
  else if (babel_view_offers (view, babel_action (BABEL_TRAVEL, nation, 0)) ||
           babel_view_offers (view, babel_action (BABEL_SETTLE, nation, 0)))
    babel_pending_pick (choice, BABEL_PENDING_CARD, nation);
  else
    babel_board_act (self, babel_action (BABEL_TRAVEL, nation, 0));
}

/* A press on a target of the choice: the same as putting it down there. */
static void
put_choice (BabelBoard *self, const char *part)
{
  g_autofree char *why = NULL;
  const char      *paragraph = NULL;
  GameAction       action;

  switch (babel_aim_at (&self->view, babel_pending_get_load (self->choice), part, BABEL_UNKNOWN,
                        &action, &why, &paragraph))
    {
    case BABEL_AIM_ACTION:
      babel_board_act (self, action);
      return;
    case BABEL_AIM_WHY:
      babel_board_explain (self, why, paragraph);
      return;
    case BABEL_AIM_NOTHING:
    default:
      babel_pending_clear (self->choice);
    }
}

static gboolean
has_choice (BabelBoard *self)
{
  return babel_pending_get_kind (self->choice) != BABEL_PENDING_NONE;
}

/* Pointing at a land: the wish to go there. */
static void
press_land (BabelBoard *self, guint land)
{
  GameAction travel = babel_action (BABEL_TRAVEL, land, 0);

  if (babel_view_offers (&self->view, travel))
    babel_pending_pick (self->choice, BABEL_PENDING_CARD, land);
  else
    babel_board_act (self, travel);
}

/* Returns TRUE if a card of the hand could be the first settler of a land. */
static gboolean
awaits_settler (BabelBoard *self, guint land)
{
  const BabelView *view = &self->view;
  guint8           nations[BABEL_N_NATION_CARDS];

  if (babel_view_get_place (view) != land ||
      babel_column_get (&view->state.table, view->viewer, land, nations) > 0)
    return FALSE;
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    if (babel_view_offers (view, babel_action (BABEL_SETTLE, nation, 0)))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if cards could migrate from some land: then a press on a colonnade may mean that. */
static gboolean
can_migrate (const BabelView *view)
{
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    for (guint to = 0; to < BABEL_N_NATIONS; to++)
      if (babel_view_offers (view, babel_action (BABEL_MIGRATE, land, to)))
        return TRUE;
  return FALSE;
}

/* Returns TRUE if a land waits for the pawn, without which nothing can be done there. */
static gboolean
awaits_pawn (BabelBoard *self, guint land)
{
  const BabelView *view = &self->view;

  return view->active && babel_view_get_owed (view) == 0 &&
         babel_view_get_place (view) != land && !can_migrate (view);
}

/* The ability of the nation that comes nearest to a run where the pawn is; its refusal says what
 * is missing. */
static GameAction
find_nearest_ability (const BabelView *view)
{
  guint nation = babel_view_find_nearest_run (view);

  return babel_view_get_ability (view, babel_view_get_nation_ability (nation), nation, 1, 0);
}

/* A colonnade with a run in it offers the run's actions, and to migrate; any other migrates.
 * Nobody can migrate from an empty one: a press on it means to settle there. If no migration is
 * possible, a press means settling, travelling or an ability, with an explanation. */
static void
press_own_colonnade (BabelBoard *self, const char *part, guint land)
{
  const BabelView *view = &self->view;
  GameAction       probe = babel_action (BABEL_MIGRATE, land, (land + 1) % BABEL_N_NATIONS);
  guint            n = view->state.table.settlers[view->viewer][land];

  if (babel_board_open_runs (self, part, land))
    return;
  if (babel_view_offers (view, probe))
    babel_pending_pick (self->choice, BABEL_PENDING_MIGRATION, land);
  else if (awaits_settler (self, land))
    babel_board_explain (self, _ ("Choose a card in your hand first, then press here: it settles."),
                         "settle");
  else if (awaits_pawn (self, land))
    babel_board_explain (self,
                         _ ("This place is for your settlers. Before you settle or build in this "
                            "land, a card of its nation has to carry your pawn here."),
                         "travel");
  else if (view->active && babel_view_get_place (view) == land && n > 0)
    babel_board_act (self, find_nearest_ability (view));
  else
    babel_board_act (self, probe);
}

static void
press_in_land (BabelBoard *self, const char *part, char **words)
{
  guint land = (guint) (strchr (babel_rules.letters, words[2][0]) - babel_rules.letters);

  if (g_str_equal (words[0], "run"))
    babel_board_open_run (self, part, land, (guint) g_ascii_strtoull (words[3], NULL, 10) - 1);
  else if (has_choice (self))
    put_choice (self, part);
  else if (g_str_equal (words[0], "colonnade") && g_str_equal (words[1], "me"))
    press_own_colonnade (self, part, land);
  else
    babel_board_open_offer (self, part, land);
}

/* The top of a store is picked, to be put on the temple; a level that cannot be built is refused
 * at once. */
static void
press_source (BabelBoard *self, char **words)
{
  gboolean    own = g_str_equal (words[1], "me");
  BabelSource source = own ? BABEL_SOURCE_OWN : BABEL_SOURCE_OPP;
  gboolean    picked;

  if (g_str_equal (words[0], "starter"))
    source = BABEL_SOURCE_START;
  picked = babel_pending_get_kind (self->choice) == BABEL_PENDING_SOURCE &&
           babel_pending_get_what (self->choice) == source;
  if (picked)
    babel_pending_clear (self->choice);
  else if (source == BABEL_SOURCE_START && !own)
    babel_board_explain (self, _ ("Only its owner may build a starter."), "build");
  else if (!babel_view_offers (&self->view, babel_action (BABEL_BUILD, source, 0)))
    babel_board_act (self, babel_action (BABEL_BUILD, source, 0));
  else
    {
      babel_pending_pick (self->choice, BABEL_PENDING_SOURCE, source);
      babel_board_focus_site (self);
    }
}

/* The name of a land, or its picture where all five do not fit: that one is to be looked at. */
static void
press_whole_land (BabelBoard *self, char **words)
{
  guint            land = (guint) (strchr (babel_rules.letters, words[1][0]) - babel_rules.letters);
  g_autofree char *whole = g_strdup_printf ("land:%s", words[1]);

  if (has_choice (self))
    put_choice (self, whole);
  else if (g_str_equal (words[0], "glance"))
    babel_board_look_at (self, land);
  else
    press_land (self, land);
}

void
babel_board_press (EdubbaBoard *board, const char *part)
{
  BabelBoard *self = BABEL_BOARD (board);
  g_auto (GStrv) words = g_strsplit (part, ":", 4);

  if (!self->shown || !babel_board_get_part (self, part))
    return;
  if (edubba_board_get_editing (board))
    gtk_widget_activate_action (GTK_WIDGET (self), "edit.part", "s", part);
  else if (g_str_equal (part, "quarry"))
    babel_board_open_quarry (self);
  else if (g_str_equal (part, "discards") &&
           babel_pending_get_kind (self->choice) == BABEL_PENDING_CARD)
    put_choice (self, part);
  else if (g_str_equal (part, "discards"))
    babel_board_open_discards (self);
  else if (g_str_equal (part, "hand:opp"))
    babel_board_open_hand (self);
  else if (g_str_equal (part, "end"))
    babel_board_act (self, babel_action (BABEL_END, 0, 0));
  else if (g_str_equal (words[0], "glance") || g_str_equal (words[0], "land"))
    press_whole_land (self, words);
  else if (g_str_equal (words[0], "card"))
    press_card (self, (guint) (strchr (babel_rules.letters, words[1][0]) - babel_rules.letters));
  else if (words[1] && words[2])
    press_in_land (self, part, words);
  else if (words[1])
    press_source (self, words);
}

/* ---- Before a press */

gboolean
babel_board_find_action (EdubbaBoard *board, GtkWidget *part, GameAction *action)
{
  BabelBoard *self = BABEL_BOARD (board);
  const char *name = GTK_IS_ACTIONABLE (part)
                       ? gtk_actionable_get_action_name (GTK_ACTIONABLE (part))
                       : NULL;
  GVariant   *target = name != NULL
                         ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (part))
                         : NULL;

  if (target == NULL || !g_variant_is_of_type (target, G_VARIANT_TYPE_STRING))
    return FALSE;
  if (g_str_equal (name, "board.act"))
    return babel_rules.parse_action (g_variant_get_string (target, NULL), action, NULL) &&
           babel_view_offers (&self->view, *action);
  return g_str_equal (name, "board.press") && !edubba_board_get_editing (board) &&
         babel_meaning_find (&self->view, self->choice, g_variant_get_string (target, NULL),
                             action);
}

void
babel_board_show_preview (EdubbaBoard *board, const GamePreview *preview, gboolean figures)
{
  BabelBoard *self = BABEL_BOARD (board);

  g_clear_pointer (&self->ghosts, babel_ghosts_free);
  if (preview != NULL)
    self->ghosts = babel_ghosts_new (&self->view, preview, figures);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
babel_board_show_plan (EdubbaBoard *board, const GameFigures *figures)
{
  babel_popover_show_plan (babel_board_get_offer (BABEL_BOARD (board)), figures);
}

void
babel_board_draw_ghosts (BabelBoard *self, GtkSnapshot *snapshot)
{
  const BabelGhostParts parts = {
    BABEL_LANDS (self->lands),
    BABEL_SUPPLY (self->stock),
    { BABEL_GAUGE (babel_opponent_strip_get_gauge (BABEL_OPPONENT_STRIP (self->rival))),
      BABEL_GAUGE (self->gauge) },
  };

  if (self->ghosts != NULL)
    babel_ghosts_snapshot (self->ghosts, GTK_WIDGET (self), &parts, snapshot);
}
