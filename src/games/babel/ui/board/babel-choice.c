/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything about a choice is computed from the position that the board shows; nothing is kept,
 * and nothing here changes the choice.
 */
#include "babel-choice.h"

#include <glib/gi18n-lib.h>

#include "babel-board-private.h"
#include "babel-judge.h"
#include "babel-style.h"
#include "babel-words.h"

/* Describes the targets of a card that has been picked. */
static char *
describe_card (BabelBoard *self, guint nation)
{
  const char *name = babel_words_get_nation (nation, BABEL_NATION_NAME);
  guint       place = babel_view_get_place (&self->view);

  if (place == BABEL_QUARRY)
    /* Translators: %1$s is a nation as on its cards, %2$s a land: "Hittites: travel to Hatti." */
    return g_strdup_printf (_ ("%1$s: travel %2$s."), name,
                            babel_words_get_land (nation, BABEL_LAND_TO));
  if (place == nation)
    /* Translators: %1$s is a nation as on its cards, %2$s a land: "Hittites: settle in Hatti." */
    return g_strdup_printf (_ ("%1$s: settle %2$s."), name,
                            babel_words_get_land (place, BABEL_LAND_IN));
  /* Translators: a nation as on its cards and two lands: "Hittites: travel to Hatti, or settle in
   * Sumer." */
  return g_strdup_printf (_ ("%1$s: travel %2$s, or settle %3$s."), name,
                          babel_words_get_land (nation, BABEL_LAND_TO),
                          babel_words_get_land (place, BABEL_LAND_IN));
}

/* The level of the temple card that is picked. */
static guint
get_picked_level (BabelBoard *self)
{
  guint source = babel_pending_get_what (self->choice);

  return babel_table_get_level (&self->view.state.table, babel_action (BABEL_BUILD, source, 0));
}

char *
babel_choice_describe (BabelBoard *self)
{
  BabelPendingKind kind = babel_pending_get_kind (self->choice);
  guint            owed = babel_view_get_owed (&self->view);

  if (kind == BABEL_PENDING_CARD)
    return describe_card (self, babel_pending_get_what (self->choice));
  if (kind == BABEL_PENDING_MIGRATION)
    /* Translators: %s is a land: "Hatti: choose the land ...". */
    return g_strdup_printf (
      _ ("%s: choose the land where the last three settlers move."),
      babel_words_get_land (babel_pending_get_what (self->choice), BABEL_LAND_NAME));
  if (kind == BABEL_PENDING_SOURCE)
    /* Translators: %1$u is the level of a temple card that has been picked; %2$s: "in Hatti". */
    return g_strdup_printf (_ ("Level %1$u: put it on your temple %2$s."),
                            get_picked_level (self),
                            babel_words_get_land (babel_view_get_place (&self->view),
                                                  BABEL_LAND_IN));
  if (self->view.active && owed > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Choose %u card to discard.",
                                         "Choose %u cards to discard.", owed),
                            owed);
  return NULL;
}

/* Shows the top of a store that is picked, and the site where it can go. */
static void
show_source (BabelBoard *self)
{
  static const char *const sources[] = { [BABEL_SOURCE_OWN] = "store:me",
                                         [BABEL_SOURCE_OPP] = "store:opp",
                                         [BABEL_SOURCE_START] = "starter:me" };
  gboolean                 picked = babel_pending_get_kind (self->choice) == BABEL_PENDING_SOURCE;

  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    babel_style_toggle (babel_board_get_part (self, sources[i]), "picked",
                        picked && babel_pending_get_what (self->choice) == i);
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      g_autofree char *site = g_strdup_printf ("temple:me:%c", babel_rules.letters[land]);

      babel_style_toggle (babel_board_get_part (self, site), "target",
                          picked && babel_view_get_place (&self->view) == land);
    }
}

void
babel_choice_show (BabelBoard *self)
{
  BabelPendingKind kind = babel_pending_get_kind (self->choice);
  guint            what = kind != BABEL_PENDING_NONE ? babel_pending_get_what (self->choice) : 0;
  guint            place = babel_view_get_place (&self->view);
  guint            lands = 0;

  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    {
      BabelLand      *land = babel_lands_get_land (babel_board_get_lands (self), i);
      BabelColonnade *colonnade = babel_land_get_colonnade (land, TRUE);
      gboolean        card = kind == BABEL_PENDING_CARD;
      gboolean        migrating = kind == BABEL_PENDING_MIGRATION;
      gboolean        travel = card && what == i;
      gboolean        settle = card && place == i;

      travel = travel && babel_view_offers (&self->view, babel_action (BABEL_TRAVEL, i, 0));
      settle = settle && babel_view_offers (&self->view, babel_action (BABEL_SETTLE, what, 0));
      settle |= migrating && babel_view_offers (&self->view, babel_action (BABEL_MIGRATE, what, i));
      babel_land_set_target (land, travel);
      babel_colonnade_set_target (colonnade, settle);
      lands |= (guint) (travel || settle || (kind == BABEL_PENDING_SOURCE && place == i)) << i;
      babel_colonnade_set_lifted (colonnade, migrating && what == i);
    }
  babel_glances_set_targets (babel_board_get_glances (self), lands);
  babel_hand_set_picked (babel_board_get_hand (self), kind == BABEL_PENDING_CARD ? what
                                                                                 : BABEL_UNKNOWN);
  show_source (self);
}
