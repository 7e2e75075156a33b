/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of it is public. Seats keep their order: a table whose columns changed places from one game
 * to the next would be read wrongly.
 */
#include "babel-points.h"

#include <glib/gi18n-lib.h>

#include "babel-state.h"
#include "babel-words.h"
#include "edubba-mark.h"

/* The sites of a land, as parts of the board. */
static char **
list_sites (guint land)
{
  char **parts = g_new0 (char *, 3);

  parts[0] = g_strdup_printf ("temple:me:%c", babel_rules.letters[land]);
  parts[1] = g_strdup_printf ("temple:opp:%c", babel_rules.letters[land]);
  return parts;
}

static void
add_land (EdubbaCount *count, const BabelTable *table, guint land)
{
  const char     *name = babel_words_get_land (land, BABEL_LAND_NAME);
  guint           tops[] = { babel_table_get_top (table, 0, land),
                             babel_table_get_top (table, 1, land) };
  EdubbaCountRow *row = edubba_count_add (
    count, g_strdup (name), NULL,
    /* Translators: points in a land, for a screen reader: "Hatti. You: 4, Pupil: 3." */
    g_strdup_printf (_ ("%1$s. %2$s: %3$u, %4$s: %5$u."), name, count->names[0], tops[0],
                     count->names[1], tops[1]));

  row->seats = 3;
  row->parts = list_sites (land);
  for (guint seat = 0; seat < 2; seat++)
    row->points[seat] = (gint) tops[seat];
}

EdubbaCount *
babel_points_count (const BabelView *view, const char *rival)
{
  /* Translators: the title of the table at the end of a game. */
  EdubbaCount *count = edubba_count_new (g_strdup (_ ("Levels by Land")), 2);

  char *own = babel_view_dup_player (view, TRUE);

  count->names[view->viewer] = own != NULL ? own : g_strdup (C_ ("player", "You"));
  count->names[1 - view->viewer] = g_strdup (rival);
  count->marks[0] = count->marks[1] = EDUBBA_N_MARKS;
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    add_land (count, &view->state.table, land);
  edubba_count_order (count, count->rows->len);
  return count;
}
