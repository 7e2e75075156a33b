/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of the board by name. Lessons, buttons and tests all use these names:
 *
 *   land:X  colonnade:me:X  temple:me:X  run:me:X  run:me:X:I  card:X  store:me  starter:me
 *   pawn:me  quarry  deck  discards  hand:me  score:me  end  glance:X
 *
 * with `opp` instead of `me` for the other player, X a letter of a land or nation, I the number
 * of a run from 1; without it the first run is meant, and the colonnade if there is none. If
 * there is room for one land alone, each of the others is its glance.
 *
 * The place to be read aloud is that of the focused part: its land, the stores and the quarry,
 * the other player. With the focus anywhere else it is the place of the viewer's pawn, for the
 * viewer acts there.
 */
#include "babel-board-private.h"

#include "babel-aloud.h"
#include "game-state.h"

static BabelLand *
get_land (BabelBoard *self, guint land)
{
  return babel_lands_get_land (BABEL_LANDS (self->lands), land);
}

static BabelTempleStore *
get_store (BabelBoard *self, gboolean own)
{
  return babel_supply_get_store (BABEL_SUPPLY (self->stock), own);
}

/* The index of a letter, or -1. */
static int
read_letter (const char *word)
{
  const char *at = word && word[0] && !word[1] ? strchr (babel_rules.letters, word[0]) : NULL;

  return at ? (int) (at - babel_rules.letters) : -1;
}

static GtkWidget *
find_in_land (BabelBoard *self, char **words, gboolean own, int land)
{
  BabelColonnade *colonnade;

  if (land < 0)
    return NULL;
  colonnade = babel_land_get_colonnade (get_land (self, (guint) land), own);
  if (g_str_equal (words[0], "colonnade") || g_str_equal (words[0], "settlers"))
    return babel_colonnade_get_button (colonnade);
  if (g_str_equal (words[0], "temple"))
    return babel_land_get_site (get_land (self, (guint) land), own);
  if (g_str_equal (words[0], "run") && words[3])
    return babel_colonnade_get_run (colonnade,
                                    (guint) g_ascii_strtoull (words[3], NULL, 10) - 1);
  if (g_str_equal (words[0], "run"))
    {
      GtkWidget *run = babel_colonnade_get_run (colonnade, 0);

      return run ? run : babel_colonnade_get_button (colonnade);
    }
  return NULL;
}

static GtkWidget *
find_land (BabelBoard *self, guint land)
{
  if ((self->fit & BABEL_FIT_ONE) && land != self->looked_at)
    return babel_glances_get_glance (BABEL_GLANCES (self->glances), land);
  return babel_land_get_bar (get_land (self, land));
}

static GtkWidget *
find_pawn (BabelBoard *self, gboolean own)
{
  guint side = babel_view_get_side (&self->view, own);
  guint place = self->view.state.table.pawn[side];

  if (place == BABEL_QUARRY)
    return babel_supply_get_pawn (BABEL_SUPPLY (self->stock), own);
  return babel_site_get_pawn (BABEL_SITE (babel_land_get_site (get_land (self, place), own)));
}

static GtkWidget *
find_of_player (BabelBoard *self, char **words)
{
  gboolean own = g_str_equal (words[1], "me");

  if (!own && !g_str_equal (words[1], "opp"))
    return NULL;
  if (words[2])
    return find_in_land (self, words, own, read_letter (words[2]));
  if (g_str_equal (words[0], "store"))
    return babel_temple_store_get_top (get_store (self, own));
  if (g_str_equal (words[0], "starter"))
    return babel_temple_store_get_starter (get_store (self, own));
  if (g_str_equal (words[0], "pawn"))
    return find_pawn (self, own);
  if (g_str_equal (words[0], "hand"))
    return own ? self->hand : babel_opponent_strip_get_hand (BABEL_OPPONENT_STRIP (self->rival));
  if (g_str_equal (words[0], "score"))
    return own ? self->gauge : self->rival;
  return NULL;
}

GtkWidget *
babel_board_get_part (BabelBoard *self, const char *part)
{
  g_auto (GStrv) words = g_strsplit (part, ":", 4);
  int letter = words[0] && words[1] && !words[2] ? read_letter (words[1]) : -1;

  if (!words[0])
    return NULL;
  if (g_str_equal (part, "quarry"))
    return babel_supply_get_quarry (BABEL_SUPPLY (self->stock));
  if (g_str_equal (part, "deck"))
    return babel_supply_get_deck (BABEL_SUPPLY (self->stock));
  if (g_str_equal (part, "discards"))
    return babel_supply_get_discards (BABEL_SUPPLY (self->stock));
  if (g_str_equal (part, "end"))
    return self->end;
  if (g_str_equal (words[0], "land"))
    return letter >= 0 ? find_land (self, (guint) letter) : NULL;
  if (g_str_equal (words[0], "glance"))
    return letter >= 0 ? babel_glances_get_glance (BABEL_GLANCES (self->glances), (guint) letter)
                       : NULL;
  if (g_str_equal (words[0], "card"))
    return letter >= 0 ? babel_hand_get_stack (BABEL_HAND (self->hand), (guint) letter) : NULL;
  return words[1] ? find_of_player (self, words) : NULL;
}

/* The purposes of kinds of parts, by the id of a paragraph. A run is there for the ability of its
 * nation, a card for travelling or settling. */
static const struct
{
  const char *kind;
  const char *paragraph;
} purposes[] = {
  { "land:", "travel" },
  { "glance:", "travel" },
  { "colonnade:", "settle" },
  { "temple:", "build" },
  { "store:", "build" },
  { "starter:", "build" },
  { "quarry", "reveal" },
  { "discards", "draw" },
  { "hand:opp", "halve" },
  { "hand:me", "draw" },
  { "pawn:", "travel" },
  { "end", "reveal" },
};

static const char *const abilities[BABEL_N_NATIONS] = { "raze", "steal", "expel", "skip",
                                                        "win-over" };

static const char *
find_purpose (BabelBoard *self, const char *part)
{
  g_auto (GStrv) words = g_strsplit (part, ":", 4);
  guint    n = g_strv_length (words);
  BabelRun runs[BABEL_MAX_RUNS];
  int      letter = n > 1 ? read_letter (words[n > 2 ? 2 : 1]) : -1;
  guint    i = n > 3 ? (guint) g_ascii_strtoull (words[3], NULL, 10) - 1 : 0;

  if (letter >= 0 && g_str_equal (words[0], "card"))
    return babel_view_get_place (&self->view) == (guint) letter ? "settle" : "travel";
  if (letter >= 0 && g_str_equal (words[0], "run") &&
      i < babel_column_get_runs (&self->view.state.table, self->view.viewer, (guint) letter, runs))
    return abilities[runs[i].nation];
  for (i = 0; i < G_N_ELEMENTS (purposes); i++)
    if (g_str_has_prefix (part, purposes[i].kind))
      return purposes[i].paragraph;
  return NULL;
}

/* The name of the part that a widget stands for; borrowed; "" for none. */
static const char *
get_part_of (GtkWidget *focus)
{
  GVariant *part = NULL;

  if (GTK_IS_ACTIONABLE (focus) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)), "board.press") == 0)
    part = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (focus));
  return part ? g_variant_get_string (part, NULL) : "";
}

const char *
babel_board_find_paragraph (EdubbaBoard *board, GtkWidget *focus)
{
  const char *part = get_part_of (focus);
  const char *purpose = NULL;
  guint       paragraph = babel_rules.n_paragraphs;

  if (part[0] != '\0')
    purpose = find_purpose (BABEL_BOARD (board), part);
  if (purpose)
    paragraph = game_paragraph_find_id (&babel_rules, purpose);
  return paragraph < babel_rules.n_paragraphs ? babel_rules.paragraphs[paragraph].number : NULL;
}

static void
mark_part (BabelBoard *self, const char *kind, gboolean own, guint land)
{
  const char      *side = own ? "me" : "opp";
  g_autofree char *part = land < BABEL_N_NATIONS
                            ? g_strdup_printf ("%s:%s:%c", kind, side, babel_rules.letters[land])
                            : g_strdup_printf ("%s:%s", kind, side);
  GtkWidget       *widget = babel_board_get_part (self, part);

  if (!widget)
    return;
  gtk_widget_add_css_class (widget, "marked");
  g_ptr_array_add (self->marked, g_object_ref (widget));
}

static void
mark_land (BabelBoard *self, guint land)
{
  GtkWidget *bar = babel_land_get_bar (get_land (self, land));

  gtk_widget_add_css_class (bar, "marked");
  g_ptr_array_add (self->marked, g_object_ref (bar));
}

static void
mark_build (BabelBoard *self, BabelSource source, gboolean own, guint place)
{
  mark_part (self, "temple", own, place);
  if (source == BABEL_SOURCE_START)
    mark_part (self, "starter", own, BABEL_QUARRY);
  else
    mark_part (self, "store", source == BABEL_SOURCE_OWN ? own : !own, BABEL_QUARRY);
}

void
babel_board_mark_action (BabelBoard *self, GameAction action)
{
  const BabelTable *table = &self->view.state.table;
  gboolean          own = table->mover == self->view.viewer;
  guint             place = table->pawn[table->mover];

  switch (action.kind)
    {
    case BABEL_TRAVEL:
      mark_land (self, action.operand[0]);
      break;
    case BABEL_MIGRATE:
      mark_part (self, "colonnade", own, action.operand[0]);
      mark_part (self, "colonnade", own, action.operand[1]);
      break;
    case BABEL_DISCARD:
      mark_part (self, "hand", !own, BABEL_QUARRY);
      break;
    case BABEL_END:
      /* The turn has passed on, unless the game ended with it. */
      mark_part (self, "store", table->result == BABEL_PLAYING ? !own : own, BABEL_QUARRY);
      break;
    default:
      if (place == BABEL_QUARRY)
        return;
      if (action.kind == BABEL_BUILD || action.kind == BABEL_SKIP)
        {
          mark_build (self, action.operand[0], own, place);
          return;
        }
      mark_part (self, "colonnade", own, place);
      if (action.kind == BABEL_RAZE || action.kind == BABEL_STEAL)
        mark_part (self, "temple", !own, place);
      if (action.kind == BABEL_STEAL)
        mark_part (self, "temple", own, place);
      if (action.kind == BABEL_EXPEL || action.kind == BABEL_WIN_OVER)
        mark_part (self, "colonnade", !own, place);
      if (action.kind == BABEL_HALVE)
        mark_part (self, "hand", !own, BABEL_QUARRY);
    }
}

/* ---- Read aloud */

/* The land of a part, or BABEL_UNKNOWN: the last word of those in a land, but the number of a run
 * may follow. */
static guint
read_land (const char *part)
{
  static const char *const kinds[] = { "land:", "glance:", "colonnade:me:", "colonnade:opp:",
                                       "temple:me:", "run:me:", "temple:opp:", "run:opp:",
                                       "settlers:me:" };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const char *letter = part + strlen (kinds[i]);
      const char *at;

      if (!g_str_has_prefix (part, kinds[i]) || letter[0] == '\0')
        continue;
      at = strchr (babel_rules.letters, letter[0]);
      return at != NULL ? (guint) (at - babel_rules.letters) : BABEL_UNKNOWN;
    }
  return BABEL_UNKNOWN;
}

static char *
read_place (BabelBoard *self, GtkWidget *focus)
{
  gboolean within = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
  guint    land = within ? read_land (get_part_of (focus)) : BABEL_UNKNOWN;

  if (within && gtk_widget_is_ancestor (focus, self->stock))
    return babel_aloud_stock (&self->view);
  if (within && gtk_widget_is_ancestor (focus, self->rival))
    return babel_aloud_hand (&self->view, FALSE);
  if (land == BABEL_UNKNOWN)
    land = babel_view_get_place (&self->view);
  return land < BABEL_N_NATIONS ? babel_aloud_land (&self->view, land)
                                : babel_aloud_stock (&self->view);
}

char *
babel_board_read_aloud (EdubbaBoard *board, EdubbaBoardTopic topic, GtkWidget *focus)
{
  BabelBoard *self = BABEL_BOARD (board);

  if (!self->shown)
    return NULL;
  return topic == EDUBBA_BOARD_HAND ? babel_aloud_hand (&self->view, TRUE)
                                    : read_place (self, focus);
}

char *
babel_board_read_changes (EdubbaBoard *board, const GameState *before, const GameState *after)
{
  BabelBoard *self = BABEL_BOARD (board);
  BabelView   then = self->view;
  BabelView   now = self->view;

  then.state = *(const BabelState *) before;
  now.state = *(const BabelState *) after;
  return babel_aloud_changes (&then, &now);
}

/* ---- For the other files ---- */

BabelPopover *
babel_board_get_offer (BabelBoard *self)
{
  return BABEL_POPOVER (self->offer);
}

void
babel_board_set_anchor (BabelBoard *self, char *part)
{
  g_free (self->anchor);
  self->anchor = part;
}

BabelHand *
babel_board_get_hand (BabelBoard *self)
{
  return BABEL_HAND (self->hand);
}

BabelLands *
babel_board_get_lands (BabelBoard *self)
{
  return BABEL_LANDS (self->lands);
}

BabelGlances *
babel_board_get_glances (BabelBoard *self)
{
  return BABEL_GLANCES (self->glances);
}

BabelSupply *
babel_board_get_stock (BabelBoard *self)
{
  return BABEL_SUPPLY (self->stock);
}

void
babel_board_set_looking (BabelBoard *self, gboolean looking)
{
  self->looking = looking;
}
