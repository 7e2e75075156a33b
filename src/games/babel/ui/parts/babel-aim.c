/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is put down means the place where it lies: a colonnade, a site, or the land itself. If an
 * action expresses the intent it is returned even if the rules refuse it: the reason is theirs to
 * give.
 */
#include "babel-aim.h"

#include <glib/gi18n-lib.h>

#include "babel-why.h"

/* A part's name taken to pieces. */
typedef struct
{
  char     kind[16];
  gboolean own;
  guint    land; /* or the nation of a card; BABEL_N_NATIONS if there is none */
  guint    run;
} Part;

static guint
read_letter (const char *word)
{
  const char *at = word && word[0] ? strchr (babel_rules.letters, word[0]) : NULL;

  return at ? (guint) (at - babel_rules.letters) : BABEL_N_NATIONS;
}

static Part
read_part (const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, ":", 4);
  Part part = { .land = BABEL_N_NATIONS };

  g_strlcpy (part.kind, words[0] ? words[0] : "", sizeof part.kind);
  if (!words[0] || !words[1])
    return part;
  part.own = g_str_equal (words[1], "me");
  if (!part.own && !g_str_equal (words[1], "opp"))
    part.land = read_letter (words[1]);
  else
    part.land = read_letter (words[2]);
  if (words[2] && words[3])
    part.run = (guint) g_ascii_strtoull (words[3], NULL, 10);
  return part;
}

BabelLoad
babel_aim_take (const BabelView *view, const char *name)
{
  Part part = read_part (name);

  if (g_str_equal (part.kind, "card") && part.land < BABEL_N_NATIONS)
    return (BabelLoad) { BABEL_LOAD_CARD, part.land, 0 };
  if (g_str_equal (part.kind, "colonnade") && part.own &&
      view->state.table.settlers[view->viewer][part.land] > 0)
    return (BabelLoad) { BABEL_LOAD_MIGRATION, part.land, 0 };
  if (g_str_equal (part.kind, "run") && part.own && part.run > 0)
    return (BabelLoad) { BABEL_LOAD_RUN, part.run - 1, part.land };
  if (g_str_equal (part.kind, "store") &&
      view->state.table.n_store[babel_view_get_side (view, part.own)] > 0)
    return (BabelLoad) { BABEL_LOAD_SOURCE, part.own ? BABEL_SOURCE_OWN : BABEL_SOURCE_OPP, 0 };
  if (g_str_equal (part.kind, "starter") && part.own)
    return (BabelLoad) { BABEL_LOAD_SOURCE, BABEL_SOURCE_START, 0 };
  return (BabelLoad) { BABEL_LOAD_NONE, 0, 0 };
}

static BabelAim
act (GameAction *action, GameAction meant)
{
  *action = meant;
  return BABEL_AIM_ACTION;
}

static BabelAim
explain (char **why, const char **paragraph, char *sentence, const char *id)
{
  *why = sentence;
  *paragraph = id;
  return BABEL_AIM_WHY;
}

/* A card settles in the pawn's land, and travels to its own: on a colonnade it means the first, on
 * the land itself the second, if the pawn is not there. */
static BabelAim
aim_card (const BabelView *view,
          guint            nation,
          const Part      *part,
          GameAction      *action,
          char           **why,
          const char     **paragraph)
{
  guint    place = babel_view_get_place (view);
  gboolean among = part->kind[0] == 'r' || g_str_equal (part->kind, "colonnade");
  gboolean sited = g_str_equal (part->kind, "temple");

  if (g_str_equal (part->kind, "discards"))
    return act (action, babel_action (BABEL_DISCARD, nation, 0));
  if (part->land >= BABEL_N_NATIONS || g_str_equal (part->kind, "card"))
    return BABEL_AIM_NOTHING;
  if (view->state.table.owed > 0)
    return act (action, babel_action (BABEL_SETTLE, nation, 0));
  if (!part->own && (among || (sited && part->land == place)))
    return explain (why, paragraph, babel_why_other_colonnade (view), "settle");
  if (part->land == place)
    return act (action, babel_action (BABEL_SETTLE, nation, 0));
  if (among)
    return explain (why, paragraph, babel_why_not_settle (view, nation, part->land), "settle");
  if (part->land == nation)
    return act (action, babel_action (BABEL_TRAVEL, nation, 0));
  return explain (why, paragraph, babel_why_other_land (view, nation, part->land), "travel");
}

static BabelAim
aim_source (const BabelView *view,
            BabelSource      source,
            const Part      *part,
            GameAction      *action,
            char           **why,
            const char     **paragraph)
{
  guint    place = babel_view_get_place (view);
  gboolean sided = part->kind[0] == 'r' || g_str_equal (part->kind, "colonnade") ||
                   g_str_equal (part->kind, "temple");

  if (part->land >= BABEL_N_NATIONS || g_str_equal (part->kind, "card"))
    return BABEL_AIM_NOTHING;
  if (sided && !part->own)
    return explain (why, paragraph, babel_why_other_site (view), "build");
  if (part->land != place)
    return explain (why, paragraph, babel_why_elsewhere (view, part->land), "build");
  return act (action, babel_action (BABEL_BUILD, source, 0));
}

/* The number of a run among those of its nation, from 1. */
static guint
get_run_number (const BabelRun *runs, guint run)
{
  guint k = 0;

  for (guint i = 0; i <= run; i++)
    k += runs[i].nation == runs[run].nation;
  return k;
}

static GameAction
choose_skip (const BabelView *view, guint k, const Part *part)
{
  GameAction own = babel_view_get_ability (view, BABEL_SKIP, BABEL_PERSIA, k, BABEL_SOURCE_OWN);
  GameAction other = babel_view_get_ability (view, BABEL_SKIP, BABEL_PERSIA, k, BABEL_SOURCE_OPP);

  if (g_str_equal (part->kind, "store"))
    return part->own ? own : other;
  return babel_view_offers (view, own) || !babel_view_offers (view, other) ? own : other;
}

/* Returns TRUE if the ability of a nation is about this part. */
static gboolean
suits (guint nation, const Part *part)
{
  switch (nation)
    {
    case BABEL_ASSYRIA:
    case BABEL_HATTI:
      return g_str_equal (part->kind, "temple") && !part->own;
    case BABEL_MEDIA:
    case BABEL_SUMER:
      return g_str_equal (part->kind, "colonnade") && !part->own;
    default:
      return g_str_equal (part->kind, "store") || (g_str_equal (part->kind, "temple") && part->own);
    }
}

static BabelAim
aim_run (const BabelView *view,
         BabelLoad        load,
         const Part      *part,
         guint            under,
         GameAction      *action,
         char           **why,
         const char     **paragraph)
{
  guint    place = babel_view_get_place (view);
  BabelRun runs[BABEL_MAX_RUNS];
  guint    n = babel_column_get_runs (&view->state.table, view->viewer, load.land, runs);
  guint    nation, k;

  if (load.what >= n || (part->kind[0] == 'r' && part->own))
    return BABEL_AIM_NOTHING;
  if (load.land != place)
    return explain (why, paragraph, babel_why_elsewhere (view, load.land), "abilities");
  if (part->land < BABEL_N_NATIONS && part->land != place)
    return explain (why, paragraph, babel_why_elsewhere (view, BABEL_N_NATIONS), "abilities");
  nation = runs[load.what].nation;
  k = get_run_number (runs, load.what);
  if (g_str_equal (part->kind, "hand") && !part->own)
    return act (action, babel_view_get_ability (view, BABEL_HALVE, nation, k, nation));
  if (!suits (nation, part) || (nation == BABEL_MEDIA && under == BABEL_UNKNOWN))
    return explain (why, paragraph, g_strdup (_ ("This run can do nothing there.")), "abilities");
  if (nation == BABEL_PERSIA)
    return act (action, choose_skip (view, k, part));
  return act (action, babel_view_get_ability (view, babel_view_get_nation_ability (nation), nation,
                                              k, under));
}

static BabelAim
aim_settlers (const BabelView *view,
              guint            from,
              const Part      *part,
              GameAction      *action,
              char           **why,
              const char     **paragraph)
{
  if (part->land >= BABEL_N_NATIONS || part->land == from || g_str_equal (part->kind, "card"))
    return BABEL_AIM_NOTHING;
  if (!part->own && !g_str_equal (part->kind, "land"))
    return explain (why, paragraph, babel_why_other_colonnade (view), "migrate");
  return act (action, babel_action (BABEL_MIGRATE, from, part->land));
}

BabelAim
babel_aim_at (const BabelView *view,
              BabelLoad        load,
              const char      *name,
              guint            nation,
              GameAction      *action,
              char           **why,
              const char     **paragraph)
{
  Part part = read_part (name);

  switch (load.kind)
    {
    case BABEL_LOAD_CARD:
      return aim_card (view, load.what, &part, action, why, paragraph);
    case BABEL_LOAD_SOURCE:
      return aim_source (view, load.what, &part, action, why, paragraph);
    case BABEL_LOAD_RUN:
      return aim_run (view, load, &part, nation, action, why, paragraph);
    case BABEL_LOAD_MIGRATION:
      return aim_settlers (view, load.what, &part, action, why, paragraph);
    default:
      return BABEL_AIM_NOTHING;
    }
}
