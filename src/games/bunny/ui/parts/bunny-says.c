/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts of a description are sentences of their own, one behind the other: so no language has to
 * fit one into another.
 */
#include "bunny-says.h"

#include <glib/gi18n-lib.h>

#include "bunny-scrolls.h"
#include "bunny-words.h"

/* Takes the sentence. */
static void
add (GString *text, char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

/* ---- Cells */

static const char *
get_land (guint land)
{
  static const char *const lands[BUNNY_N_LANDS] = {
    N_ ("Forest, which gives wood."),
    N_ ("Field, which gives carrots."),
    N_ ("Sea, which gives fish."),
    N_ ("Plain."),
    N_ ("Mountain."),
    N_ ("Printed city of strength 1."),
  };

  return _ (lands[land]);
}

static void
add_owner (const BunnyView *view, guint cell, GString *text)
{
  guint            owner = bunny_table_get_owner (&view->state.table, cell);
  g_autofree char *name = owner != 0 ? bunny_view_dup_seat (view, owner - 1) : NULL;

  if (owner == 0)
    add (text, g_strdup (_ ("Nobody’s.")));
  else if (owner == view->viewer + 1)
    add (text, g_strdup (_ ("Yours.")));
  else
    /* Translators: whose a cell is; %s: a player's name in its basic form, or "Player 2" */
    add (text, g_strdup_printf (_ ("Owner: %s."), name));
}

static void
add_building (const BunnyTable *table, guint cell, GString *text)
{
  BunnySpot        spot = bunny_table_get_spot (table, cell);
  g_autofree char *name = NULL;

  if (spot == BUNNY_NOTHING)
    return;
  name = bunny_words_card (bunny_spot_get_face (spot));
  /* Translators: what stands on a cell of the board */
  add (text, g_strdup_printf (_ ("Built: %s."), name));
}

static char *
say_product (const BunnyFief *fief)
{
  guint wealth = bunny_fief_get_most_wealth (fief);

  return g_strdup_printf (_ ("Strength %1$u times wealth %2$u: %3$u."), fief->strength, wealth,
                          fief->strength * wealth);
}

static void
add_fief (const BunnyView *view, guint cell, GString *text)
{
  guint      owner = bunny_table_get_owner (&view->state.table, cell);
  BunnyFiefs fiefs;

  if (owner == 0 || view->reticent)
    return;
  bunny_fiefs_find (&view->state.table, owner - 1, &fiefs);
  add (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Fief of %u cell.", "Fief of %u cells.",
                                           fiefs.fief[fiefs.of[cell]].size),
                              fiefs.fief[fiefs.of[cell]].size));
  add (text, say_product (&fiefs.fief[fiefs.of[cell]]));
}

static void
add_lava (const BunnyTable *table, guint cell, GString *text)
{
  static const int steps[] = { -10, -1, 1, 10 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      int              next = (int) cell + steps[i];
      g_autofree char *name = NULL;

      if (next < 0 || next >= BUNNY_N_CELLS || (steps[i] == 1 && cell % 10 == 9) ||
          (steps[i] == -1 && cell % 10 == 0) ||
          !bunny_map_has_lava (bunny_table_get_map (table), MIN (cell, (guint) next),
                               MAX (cell, (guint) next)))
        continue;
      name = bunny_words_cell ((guint) next + 1);
      /* Translators: %s: a cell of the board */
      add (text, g_strdup_printf (_ ("Lava separates it from %s."), name));
    }
}

char *
bunny_says_cell (const BunnyView *view, guint cell)
{
  const BunnyTable *table = &view->state.table;
  GString          *text = g_string_new (NULL);
  g_autofree char  *name = bunny_words_cell (cell + 1);

  g_string_append_printf (text, "%s.", name);
  add (text, g_strdup (get_land (bunny_table_get_land (table, cell))));
  add_owner (view, cell, text);
  add_building (table, cell, text);
  add_fief (view, cell, text);
  add_lava (table, cell, text);
  return g_string_free (text, FALSE);
}

/* ---- Cards */

static const char *
get_terrain (guint face)
{
  switch (face)
    {
    case BUNNY_CITY3:
    case BUNNY_DIAMOND:
    case BUNNY_COPPER:
    case BUNNY_GOLD:
    case BUNNY_IRON:
      return _ ("It is built on a mountain.");
    case BUNNY_PEARL:
      return _ ("It is built on the sea.");
    case BUNNY_MUSHROOM:
      return _ ("It is built in a forest.");
    case BUNNY_SPICE:
      return _ ("It is built on a field.");
    case BUNNY_TOWER:
      return _ ("It connects two of your fiefs.");
    default:
      return bunny_face_is_camp (face) ? _ ("It claims an empty cell until the cell’s card comes.")
                                       : _ ("It is built on any free cell of yours.");
    }
}

/* Says that it is too late for a building in this round, or at all; or NULL. */
static const char *
get_late (const BunnyView *view, guint face)
{
  if (!bunny_face_is_building (face) || bunny_view_is_buildable (view, face))
    return NULL;
  if (view->state.table.round < BUNNY_N_ROUNDS)
    /* Translators: of a building that was not placed in this round */
    return _ ("It waits for a later round.");
  /* Translators: of a building that was not placed in the last round */
  return _ ("It cannot be built any more.");
}

char *
bunny_says_effect (const BunnyView *view, guint face)
{
  guint copied;

  if (bunny_face_is_territory (face))
    return NULL;
  if (get_late (view, face) != NULL)
    return g_strdup (get_late (view, face));
  if (bunny_face_is_building (face))
    return g_strdup (get_terrain (face));
  if (face == BUNNY_SUPPLY)
    return g_strdup (_ ("Two cards are drawn and played at once."));
  copied = bunny_scrolls_get_copied (&view->state, face);
  return bunny_words_scroll (copied != 0 ? copied : face);
}

static void
add_scroll (const BunnyView *view, guint seat, guint face, GString *text)
{
  gint worth = bunny_view_get_worth (view, seat, face);

  if (view->exercise || view->reticent)
    add (text, bunny_says_effect (view, face));
  else
    add (text, bunny_words_detail ((const GameState *) &view->state, seat, face));
  if (worth >= 0 && !view->exercise)
    /* Translators: what a scroll would be worth now */
    add (text, g_strdup_printf (_ ("Now: %d."), worth));
}

/* A card that a seat has, or may choose. */
static char *
say_card (const BunnyView *view, guint seat, guint face)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *name = bunny_words_scroll_name ((const GameState *) &view->state, face);

  g_string_append_printf (text, "%s.", name);
  if (bunny_face_is_territory (face))
    add (text, g_strdup (get_land (bunny_table_get_land (&view->state.table, face - 1))));
  else if (bunny_face_is_building (face))
    {
      add (text, g_strdup (get_terrain (face)));
      if (get_late (view, face) != NULL)
        add (text, g_strdup (get_late (view, face)));
    }
  else if (face == BUNNY_SUPPLY)
    add (text, bunny_says_effect (view, face));
  else
    add_scroll (view, seat, face, text);
  return g_string_free (text, FALSE);
}

char *
bunny_says_card (const BunnyView *view, guint face)
{
  return say_card (view, view->viewer, face);
}

/* ---- Seats */

/* Returns TRUE if a card in a tray can still be built, now or in a later round. */
static gboolean
is_waiting (const BunnyTable *table, guint seat, guint face)
{
  return table->round < BUNNY_N_ROUNDS || bunny_table_is_buildable (table, seat, face);
}

/* The buildings in a tray that wait, or those that were never built. */
static guint
count_tray (const BunnyTable *table, guint seat, gboolean waiting)
{
  guint n = 0;

  for (guint face = BUNNY_CITY1; face <= BUNNY_TOWER; face++)
    if (is_waiting (table, seat, face) == waiting)
      n += bunny_tray_get (table->tray[seat], face);
  return n;
}

static void
add_tray (const BunnyTable *table, guint seat, GString *text)
{
  guint waiting = count_tray (table, seat, TRUE);
  guint left = count_tray (table, seat, FALSE);

  if (waiting > 0 || left == 0)
    add (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u building waits.",
                                             "%u buildings wait.", waiting),
                                waiting));
  if (left > 0)
    /* Translators: in a tray after the last building phase */
    add (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u building was not built.",
                                             "%u buildings were not built.", left),
                                left));
}

char *
bunny_says_seat (const BunnyView *view, guint seat)
{
  const BunnyTable *table = &view->state.table;
  GString          *text = g_string_new (NULL);
  g_autofree char  *name = bunny_view_dup_seat (view, seat);
  guint             score = bunny_view_get_total (view, seat);
  guint             harvest = bunny_view_get_harvest (view, seat);
  guint             scrolls = bunny_state_count_scrolls (&view->state, seat);

  g_string_append_printf (text, "%s.", name);
  add (text,
       g_strdup_printf (
         g_dngettext (GETTEXT_PACKAGE, "%u golden carrot.", "%u golden carrots.", score), score));
  if (table->phase < BUNNY_FINAL && !view->reticent)
    add (text, g_strdup_printf (_ ("A harvest now would bring %u."), harvest));
  add_tray (table, seat, text);
  add (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u scroll.", "%u scrolls.", scrolls),
                              scrolls));
  return g_string_free (text, FALSE);
}

/* To the viewer, with the seat whose hand comes next to them. */
static char *
say_passing (const BunnyView *view)
{
  const BunnyTable *table = &view->state.table;
  gboolean          left = table->round % 2 == 1;
  guint             next = (view->viewer + (left ? 1 : table->seats - 1u)) % table->seats;
  g_autofree char  *name = bunny_view_dup_seat (view, next);

  if (left)
    /* Translators: %4$s: a player */
    return g_strdup_printf (
      _ ("Round %1$u, pick %2$u of %3$u: hands go left, to %4$s"), table->round,
      table->pick, bunny_table_get_picks (table), name);
  /* Translators: %4$s: a player */
  return g_strdup_printf (
    _ ("Round %1$u, pick %2$u of %3$u: hands go right, to %4$s"), table->round,
    table->pick, bunny_table_get_picks (table), name);
}

char *
bunny_says_round (const BunnyView *view)
{
  const BunnyTable *table = &view->state.table;

  switch (table->phase)
    {
    case BUNNY_EXPLORE:
      /* The direction of passing may be the answer to the question. */
      if (view->reticent)
        return bunny_says_pick (view);
      if (table->seats == 2)
        return g_strdup_printf (_ ("Round %1$u, pick %2$u of %3$u: hands are swapped"),
                                table->round, table->pick, bunny_table_get_picks (table));
      if (view->address == GAME_ADDRESS_YOU)
        return say_passing (view);
      if (table->round % 2 == 1)
        return g_strdup_printf (_ ("Round %1$u, pick %2$u of %3$u: hands go to the left"),
                                table->round, table->pick, bunny_table_get_picks (table));
      return g_strdup_printf (_ ("Round %1$u, pick %2$u of %3$u: hands go to the right"),
                              table->round, table->pick, bunny_table_get_picks (table));
    case BUNNY_BUILD:
      return g_strdup_printf (_ ("Round %u of 4: building"), table->round);
    case BUNNY_HARVEST:
      return g_strdup_printf (_ ("Round %u of 4: harvest"), table->round);
    case BUNNY_FINAL:
      return g_strdup (_ ("The scrolls are open"));
    default:
      return g_strdup (_ ("The game is over"));
    }
}

char *
bunny_says_pick (const BunnyView *view)
{
  const BunnyTable *table = &view->state.table;

  if (table->phase != BUNNY_EXPLORE)
    return bunny_says_round (view);
  return g_strdup_printf (_ ("Round %1$u, pick %2$u of %3$u"), table->round, table->pick,
                          bunny_table_get_picks (table));
}

/* ---- Lists */

char *
bunny_says_fief (const BunnyFiefs *fiefs, guint i)
{
  guint            first = 0;
  g_autofree char *cell = NULL;
  g_autofree char *product = say_product (&fiefs->fief[i]);

  while (fiefs->of[first] != i)
    first++;
  cell = bunny_words_cell (first + 1);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Fief of %1$u cell at %2$s. %3$s",
                                       "Fief of %1$u cells at %2$s. %3$s", fiefs->fief[i].size),
                          fiefs->fief[i].size, cell, product);
}

static void
list_fiefs (const BunnyView *view, guint seat, GPtrArray *lines)
{
  BunnyFiefs fiefs;

  bunny_fiefs_find (&view->state.table, seat, &fiefs);
  for (guint i = 0; i < fiefs.n && !view->reticent; i++)
    g_ptr_array_add (lines, bunny_says_fief (&fiefs, i));
}

static const char *
get_free (guint land)
{
  static const char *const texts[BUNNY_N_LANDS] = {
    N_ ("Free forest: %s."),
    N_ ("Free field: %s."),
    N_ ("Free sea: %s."),
    N_ ("Free plain: %s."),
    N_ ("Free mountain: %s."),
    NULL,
  };

  return _ (texts[land]);
}

static void
list_free (const BunnyView *view, guint seat, GPtrArray *lines)
{
  const BunnyTable *table = &view->state.table;

  for (guint land = 0; land < BUNNY_LAND_CITY; land++)
    {
      guint            cells[BUNNY_N_CELLS];
      guint            n = 0;
      g_autofree char *names = NULL;
      g_auto (GStrv) parts = g_strsplit (get_free (land), "%s", 2);

      for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
        if (bunny_table_get_owner (table, cell) == seat + 1 &&
            bunny_table_get_land (table, cell) == land && !bunny_table_is_built (table, cell))
          cells[n++] = cell + 1;
      names = bunny_words_cards (cells, n);
      if (n > 0)
        g_ptr_array_add (lines, g_strconcat (parts[0], names, parts[1], NULL));
    }
}

static void
list_cards (const BunnyView *view, guint seat, GPtrArray *lines)
{
  const BunnyTable *table = &view->state.table;

  for (guint face = BUNNY_CITY1; face <= BUNNY_TOWER; face++)
    for (guint i = bunny_tray_get (table->tray[seat], face); i > 0; i--)
      {
        g_autofree char *name = bunny_words_card (face);

        if (is_waiting (table, seat, face))
          /* Translators: a building that has not been built yet */
          g_ptr_array_add (lines, g_strdup_printf (_ ("Waits: %s."), name));
        else
          /* Translators: a building that can no longer be built */
          g_ptr_array_add (lines, g_strdup_printf (_ ("Not built: %s."), name));
      }
  for (guint face = BUNNY_FIRST_SCROLL; face <= BUNNY_N_FACES; face++)
    if (bunny_state_has_scroll (&view->state, seat, face))
      g_ptr_array_add (lines, say_card (view, seat, face));
}

/* The faces that are known of a hand. */
static guint
list_known (const BunnyState *state, guint seat, guint *faces)
{
  guint n = 0;

  for (guint i = 0; i < state->n_hand[seat]; i++)
    if (state->hand[seat][i] != BUNNY_CARD_UNKNOWN)
      faces[n++] = bunny_card_get_face (state->hand[seat][i]);
  return n;
}

/* The cards that the viewer has passed on and remembers: those that another seat still holds, and
 * with the viewer's own list those that have gone face down, nobody knows where. */
static void
list_remembered (const BunnyView *view, guint seat, GPtrArray *lines)
{
  const BunnyState *state = &view->state;
  guint             faces[BUNNY_N_CARDS];
  guint             n = 0;
  g_autofree char  *cards = NULL;

  if (state->table.phase >= BUNNY_FINAL)
    return;
  if (seat != view->viewer)
    n = list_known (state, seat, faces);
  for (guint i = 0; seat == view->viewer && state->deck_open && i < state->n_deck; i++)
    faces[n++] = state->deck[i];
  if (n == 0)
    return;
  cards = bunny_words_cards (faces, n);
  if (seat != view->viewer)
    /* Translators: of a player's hand, to somebody who had those cards before. */
    g_ptr_array_add (lines, g_strdup_printf (_ ("In hand, as you’ve seen: %s."), cards));
  else
    /* Translators: cards that the reader once had in hand, and that others have laid face down. */
    g_ptr_array_add (lines, g_strdup_printf (_ ("You’ve seen these, and they’re face down or in a "
                                                "hand now: %s."),
                                             cards));
}

GPtrArray *
bunny_says_lists (const BunnyView *view, guint seat)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  list_fiefs (view, seat, lines);
  list_free (view, seat, lines);
  list_cards (view, seat, lines);
  list_remembered (view, seat, lines);
  return lines;
}

/* ---- Changes */

#define MOST_NEW (2 * BUNNY_N_CELLS + BUNNY_N_CARDS)

/* Lists a seat's gains from one state to the other: cells as their cards, buildings, cards that
 * wait in the tray. */
static guint
list_new (const BunnyTable *was, const BunnyTable *is, guint seat, guint faces[MOST_NEW])
{
  guint n = 0;

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      BunnySpot spot = bunny_table_get_spot (is, cell);

      if (bunny_table_get_owner (is, cell) != seat + 1)
        continue;
      if (bunny_table_get_owner (was, cell) != seat + 1)
        faces[n++] = cell + 1;
      if (spot != BUNNY_NOTHING && spot != bunny_table_get_spot (was, cell))
        faces[n++] = bunny_spot_get_face (spot);
    }
  for (guint face = BUNNY_CITY1; face <= BUNNY_TOWER; face++)
    for (guint i = bunny_tray_get (was->tray[seat], face);
         i < bunny_tray_get (is->tray[seat], face) && n < MOST_NEW; i++)
      faces[n++] = face;
  return n;
}

static void
add_new (GString *text, const BunnyView *before, const BunnyView *after, guint seat)
{
  const BunnyTable *was = &before->state.table;
  const BunnyTable *is = &after->state.table;
  g_autofree char  *name = bunny_view_dup_seat (after, seat);
  g_autofree char  *cards = NULL;
  guint             faces[MOST_NEW];
  guint             n = list_new (was, is, seat, faces);
  guint             carrots = is->score[seat] - MIN (is->score[seat], was->score[seat]);

  cards = bunny_words_cards (faces, n);
  if (n > 0)
    /* Translators: who has what that is new: "Player 2: C4, Gold." */
    add (text, g_strdup_printf (C_ ("what is new", "%1$s: %2$s."), name, cards));
  if (carrots > 0)
    /* Translators: what a harvest has brought a player: "Player 2: 12 carrots." */
    add (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u carrot.",
                                             "%1$s: %2$u carrots.", carrots),
                                name, carrots));
}

char *
bunny_says_changes (const BunnyView *before, const BunnyView *after)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < after->state.table.seats; seat++)
    add_new (text, before, after, seat);
  return g_string_free (text, FALSE);
}
