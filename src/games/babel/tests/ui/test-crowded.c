/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A hundred crowded positions, with up to sixty settlers of one player, on boards of all sizes:
 * the sign of each settler is at least 14 pixels high and nothing lies on it, each run is marked
 * along its whole length, each card in hand shows its sign and no half of a name, and every part
 * that can be pressed is 44 pixels wide and high with nothing else to press in it.
 *
 * The positions are the same in every run. An ordinary run looks at each of them in one
 * arrangement of size, text, direction and language, a long run (-m=slow) in all.
 */
#include <adwaita.h>

#include "babel-board-private.h"
#include "babel-colonnade-private.h"
#include "babel-hand.h"
#include "babel-ring.h"
#include "babel-board-fixture.h"
#include "catalogues.h"
#include "display.h"
#include "edubba-layout.h"
#include "language.h"

#define N_POSITIONS 100

/* The most cards in hand. */
#define HAND 8

/* The most settlers in one colonnade: more hardly ever come about. */
#define MOST 22

/* The least size of a readable sign, and of a target for a finger. */
#define SIGN   14
#define TARGET 44

/* Pixels that rounding may take. */
#define SLACK 1.01F

/* The free space at both ends of a bracket. */
#define OPEN 3

/* The frames to draw until everything has its place. */
#define FRAMES 6

/* The room for the board in windows of the sizes that the program is made for, without their
 * bars. */
static const struct
{
  int width;
  int height;
} sizes[] = {
  { 360, 197 },
  { 360, 551 },
  { 648, 263 },
  { 1024, 503 },
  { 1280, 703 },
  { 1920, 983 },
  { 2560, 1343 },
};

static const double scales[] = { 1, 1.5, 2 };

static const char *const languages[] = { "C", "ru", "cs" };

/* Of one language, and all of them. */
#define N_FACES        (G_N_ELEMENTS (sizes) * G_N_ELEMENTS (scales) * 2)
#define N_ARRANGEMENTS (N_FACES * G_N_ELEMENTS (languages))

/* From one position's arrangement to the next, so that a hundred of them are of every kind. */
#define STRIDE 5

/* ---- The positions ---- */

static void
shuffle (GRand *dice, char *cards, guint n)
{
  for (guint i = n; i > 1; i--)
    {
      guint j = (guint) g_rand_int_range (dice, 0, (gint32) i);
      char  card = cards[i - 1];

      cards[i - 1] = cards[j];
      cards[j] = card;
    }
}

/* All cards, those of a nation together with luck, so that there are runs. */
static void
deal (GRand *dice, char cards[BABEL_N_NATION_CARDS])
{
  for (guint i = 0; i < BABEL_N_NATION_CARDS; i++)
    cards[i] = babel_rules.letters[i % BABEL_N_NATIONS];
  shuffle (dice, cards, BABEL_N_NATION_CARDS);
  for (guint i = 0; i + 1 < BABEL_N_NATION_CARDS; i++)
    for (guint j = i + 1; j < BABEL_N_NATION_CARDS && g_rand_boolean (dice); j++)
      if (cards[j] == cards[i])
        {
          cards[j] = cards[i + 1];
          cards[i + 1] = cards[i];
          break;
        }
}

/* The colonnade that gets the next card; some get more than others. */
static guint
choose_colonnade (GRand *dice, const GString *const *colonnades, guint other)
{
  guint i;

  do
    {
      int first = g_rand_int_range (dice, 0, BABEL_N_NATIONS);
      int second = g_rand_int_range (dice, 0, BABEL_N_NATIONS);

      i = 2 * (guint) MIN (first, second) + ((guint) g_rand_int_range (dice, 0, 100) < other);
    }
  while (colonnades[i]->len >= MOST);
  return i;
}

/* Cards in the order in which positions have them. */
static char *
dup_hand (const char *cards, guint n)
{
  GString *hand = g_string_new (NULL);

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    for (guint i = 0; i < n; i++)
      if (cards[i] == babel_rules.letters[nation])
        g_string_append_c (hand, cards[i]);
  return g_string_free (hand, FALSE);
}

/* other: the number of settlers of a hundred that are the other player's. */
static char *
create_position (GRand *dice, guint n, guint other)
{
  g_autoptr (GString) text = g_string_new ("babel/1");
  guint            rest = BABEL_N_NATION_CARDS - n;
  guint            own = MIN (HAND, rest);
  g_autofree char *hand = NULL;
  GString         *colonnades[2 * BABEL_N_NATIONS];
  char             cards[BABEL_N_NATION_CARDS];

  for (guint i = 0; i < G_N_ELEMENTS (colonnades); i++)
    colonnades[i] = g_string_new (NULL);
  deal (dice, cards);
  hand = dup_hand (cards + n, own);
  for (guint i = 0; i < n; i++)
    g_string_append_c (
      colonnades[choose_colonnade (dice, (const GString *const *) colonnades, other)], cards[i]);
  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    g_string_append_printf (text, " %c:%s%s|%s%s", babel_rules.letters[i], colonnades[2 * i]->str,
                            i % 2 ? "/12" : "", colonnades[2 * i + 1]->str, i % 3 ? "" : "/123");
  g_string_append_printf (text, " pawns=%c%c hands=%s|%.*s turn=30",
                          babel_rules.letters[g_rand_int_range (dice, 0, 5)],
                          babel_rules.letters[g_rand_int_range (dice, 0, 5)],
                          hand, (int) MIN (5, rest - own), "?????");
  for (guint i = 0; i < G_N_ELEMENTS (colonnades); i++)
    g_string_free (colonnades[i], TRUE);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Half of them of one player alone, or nearly. */
static char *
get_position (guint i)
{
  GRand *dice = g_rand_new_with_seed (i);
  guint  n = 40 + i * (BABEL_N_NATION_CARDS - 40) / (N_POSITIONS - 1);
  guint  other = i % 4 == 0 ? 0 : i % 4 == 1 ? 100
                                             : 50;
  char  *position = create_position (dice, n, other);

  g_rand_free (dice);
  return position;
}

/* ---- Measurements ---- */

static graphene_rect_t
get_bounds (GtkWidget *widget, GtkWidget *in)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, in, &bounds));
  return bounds;
}

static gboolean
meet (const graphene_rect_t *a, const graphene_rect_t *b)
{
  graphene_rect_t common;

  return graphene_rect_intersection (a, b, &common) && common.size.width > SLACK &&
         common.size.height > SLACK;
}

static void
assert_signs (BabelColonnade *colonnade)
{
  graphene_rect_t whole = get_bounds (GTK_WIDGET (colonnade), GTK_WIDGET (colonnade));
  graphene_rect_t tally = get_bounds (colonnade->tally, GTK_WIDGET (colonnade));

  graphene_rect_inset (&whole, -SLACK, -SLACK);
  for (guint i = 0; i < colonnade->rows.n; i++)
    {
      GtkWidget      *sign = gtk_widget_get_first_child (babel_colonnade_get_card (colonnade, i));
      graphene_rect_t seen = get_bounds (sign, GTK_WIDGET (colonnade));

      g_assert_true (gtk_widget_get_mapped (sign));
      g_assert_cmpint (gtk_widget_get_width (babel_colonnade_get_card (colonnade, i)), <=,
                       BABEL_COLONNADE_WIDEST *
                         edubba_layout_measure_width (colonnade->ruler, NULL));
      g_assert_cmpfloat (seen.size.height, >=, SIGN);
      g_assert_cmpfloat (seen.size.width, >=, SIGN);
      g_assert_true (graphene_rect_contains_rect (&whole, &seen));
      g_assert_false (gtk_widget_get_child_visible (colonnade->tally) && meet (&seen, &tally));
      for (guint j = i + 1; j < colonnade->rows.n; j++)
        {
          graphene_rect_t later =
            get_bounds (babel_colonnade_get_card (colonnade, j), GTK_WIDGET (colonnade));

          /* The card under the pointer shows its name over the others. */
          g_assert_true (i == colonnade->hovered || j == colonnade->hovered ||
                         !meet (&seen, &later));
        }
    }
}

static void
assert_on_card (GtkWidget *part, GtkWidget *card)
{
  graphene_rect_t whole = get_bounds (card, card);
  graphene_rect_t own = get_bounds (part, card);

  g_assert_cmpfloat (own.origin.x, >=, whole.origin.x - SLACK);
  g_assert_cmpfloat (own.origin.y, >=, whole.origin.y - SLACK);
  g_assert_cmpfloat (own.origin.x + own.size.width, <=,
                     whole.origin.x + whole.size.width + SLACK);
  g_assert_cmpfloat (own.origin.y + own.size.height, <=,
                     whole.origin.y + whole.size.height + SLACK);
}

/* The uppermost card of each nation in hand. */
static void
assert_hand (BabelHand *hand)
{
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    {
      GtkWidget *card = babel_hand_get_card (hand, nation, G_MAXUINT);
      GtkWidget *sign, *name;

      if (card == NULL)
        continue;
      sign = gtk_widget_get_first_child (card);
      name = gtk_widget_get_last_child (card);
      g_assert_cmpint (gtk_widget_get_width (sign), >=, SIGN);
      g_assert_cmpint (gtk_widget_get_height (sign), >=, SIGN);
      assert_on_card (sign, card);
      if (!gtk_widget_get_child_visible (name))
        continue;
      assert_on_card (name, card);
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
    }
}

/* Returns TRUE if one of a ring's boxes reaches along a card. */
static gboolean
is_marked (BabelColonnade *colonnade, GtkWidget *ring, const graphene_rect_t *card)
{
  for (GtkWidget *box = gtk_widget_get_first_child (ring); box != NULL;
       box = gtk_widget_get_next_sibling (box))
    {
      graphene_rect_t bounds;

      if (!gtk_widget_get_child_visible (box))
        continue;
      bounds = get_bounds (box, GTK_WIDGET (colonnade));
      if (colonnade->rows.form != BABEL_ROWS_BANDS && graphene_rect_contains_rect (&bounds, card))
        return TRUE;
      if (colonnade->rows.form == BABEL_ROWS_BANDS && bounds.origin.y - OPEN <= card->origin.y &&
          bounds.origin.y + bounds.size.height + OPEN >= card->origin.y + card->size.height)
        return TRUE;
    }
  return FALSE;
}

static void
assert_runs (BabelColonnade *colonnade)
{
  int width = gtk_widget_get_width (GTK_WIDGET (colonnade));
  int height = gtk_widget_get_height (GTK_WIDGET (colonnade));

  for (guint i = 0; i < colonnade->n_runs; i++)
    for (guint j = 0; j < colonnade->runs[i].length; j++)
      {
        GdkRectangle place =
          babel_colonnade_get_place (colonnade, colonnade->runs[i].first + j, width, height);
        graphene_rect_t card;

        if (gtk_widget_get_direction (GTK_WIDGET (colonnade)) == GTK_TEXT_DIR_RTL)
          place.x = width - place.x - place.width;
        card = GRAPHENE_RECT_INIT ((float) place.x, (float) place.y, (float) place.width,
                                   (float) place.height);
        g_assert_true (is_marked (colonnade, g_ptr_array_index (colonnade->brackets, i), &card));
      }
}

static void
collect_targets (GtkWidget *widget, GPtrArray *targets)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_mapped (child) || GTK_IS_NATIVE (child))
        continue;
      if (GTK_IS_BUTTON (child) && gtk_widget_get_can_target (child))
        g_ptr_array_add (targets, child);
      collect_targets (child, targets);
    }
}

static void
assert_targets (BoardFixture *fixture)
{
  g_autoptr (GPtrArray) targets = g_ptr_array_new ();
  GtkWidget *board = GTK_WIDGET (fixture->board);

  collect_targets (BABEL_BOARD (fixture->board)->frame, targets);
  g_assert_cmpuint (targets->len, >, 20);
  for (guint i = 0; i < targets->len; i++)
    {
      graphene_rect_t own = get_bounds (targets->pdata[i], board);

      g_assert_cmpfloat (own.size.width, >=, TARGET);
      g_assert_cmpfloat (own.size.height, >=, TARGET);
      for (guint j = 0; j < i; j++)
        {
          graphene_rect_t other = get_bounds (targets->pdata[j], board);

          /* Parts that scroll may lie below parts that do not. */
          if (gtk_widget_get_ancestor (targets->pdata[i], BABEL_TYPE_LANDS) ==
              gtk_widget_get_ancestor (targets->pdata[j], BABEL_TYPE_LANDS))
            g_assert_false (meet (&own, &other));
        }
    }
}

static void
assert_readable (BoardFixture *fixture)
{
  BabelLands *lands = BABEL_LANDS (BABEL_BOARD (fixture->board)->lands);

  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    for (guint own = 0; own < 2; own++)
      {
        BabelColonnade *colonnade = babel_land_get_colonnade (babel_lands_get_land (lands, i), own);

        g_test_message ("%c, %s, %dx%d", babel_rules.letters[i], own ? "own" : "other",
                        gtk_widget_get_width (GTK_WIDGET (colonnade)),
                        gtk_widget_get_height (GTK_WIDGET (colonnade)));
        assert_signs (colonnade);
        assert_runs (colonnade);
      }
  assert_hand (BABEL_HAND (BABEL_BOARD (fixture->board)->hand));
  assert_targets (fixture);
}

/* ---- Looking ---- */

static gboolean
frame_drawn_cb (GtkWidget *window, GdkFrameClock *clock, gpointer left)
{
  return --*(guint *) left > 0;
}

static void
wait_for_frames (BoardFixture *fixture)
{
  guint left = FRAMES;

  gtk_widget_add_tick_callback (GTK_WIDGET (fixture->window), frame_drawn_cb, &left, NULL);
  while (left > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
arrange (double scale, GtkTextDirection direction)
{
  gtk_widget_set_default_direction (direction);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * scale), NULL);
}

/* A display gives no window more than it has. */
static gboolean
has_room (int width, int height)
{
  g_autoptr (GdkMonitor) monitor =
    g_list_model_get_item (gdk_display_get_monitors (gdk_display_get_default ()), 0);
  GdkRectangle area;

  gdk_monitor_get_geometry (monitor, &area);
  return width <= area.width && height <= area.height;
}

/* All positions that fall to an arrangement in one window, in the language spoken. */
static void
look_in (guint arrangement)
{
  guint        size = arrangement % G_N_ELEMENTS (sizes);
  double       scale = scales[arrangement / G_N_ELEMENTS (sizes) % G_N_ELEMENTS (scales)];
  gboolean     mirrored = arrangement % N_FACES >= N_FACES / 2;
  BoardFixture fixture = { 0 };

  if (!has_room (sizes[size].width, sizes[size].height))
    {
      g_test_message ("the display is smaller than %dx%d", sizes[size].width, sizes[size].height);
      return;
    }
  arrange (scale, mirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  board_open (&fixture, "babel/1 pawns=QQ hands=|?????", sizes[size].width, sizes[size].height);
  for (guint i = 0; i < N_POSITIONS; i++)
    {
      g_autofree char *position = get_position (i);

      if (!g_test_slow () && i * STRIDE % N_ARRANGEMENTS != arrangement)
        continue;
      board_show_partial (&fixture, position, 0, TRUE);
      wait_for_frames (&fixture);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture.board)), >=, sizes[size].width);
      g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture.board)), >=, sizes[size].height);
      g_test_message ("%dx%d, text %.1f%s: %s", sizes[size].width, sizes[size].height, scale,
                      mirrored ? ", mirrored" : "", position);
      assert_readable (&fixture);
    }
  board_tear_down (&fixture, NULL);
  arrange (1, GTK_TEXT_DIR_LTR);
}

static void
test_crowded (gconstpointer data)
{
  guint first = GPOINTER_TO_UINT (data) * N_FACES;

  catalogues_bind ();
  if (first > 0 && !language_can_be_chosen ("edubba-babel", "Discards"))
    return;
  language_choose (languages[GPOINTER_TO_UINT (data)]);
  for (guint face = 0; face < N_FACES; face++)
    look_in (first + face);
  language_choose ("C");
}

static float
find_line (BoardFixture *fixture)
{
  graphene_rect_t area;

  board_wait ();
  g_assert_true (gtk_widget_compute_bounds (board_get_part (fixture, "land:H"),
                                            GTK_WIDGET (fixture->board), &area));
  return area.origin.y;
}

#define RIVAL(settlers) \
  "babel/1 A:AHM|" settlers " H:PSM| M:| P:| S:| pawns=AA hands=AHMPS|????? turn=3"

/* The lands do not move for each settler that comes, though another board would have them elsewhere
 * from the start. */
static void
test_lands_stay (void)
{
  BoardFixture fixture = { 0 };
  BoardFixture other = { 0 };
  float        before;

  board_open (&fixture, RIVAL ("AHMPSAHM"), 1100, 700);
  board_open (&other, RIVAL ("AHMPSAHMP"), 1100, 700);
  before = find_line (&fixture);
  board_show_partial (&fixture, RIVAL ("AHMPSAHMP"), 0, TRUE);
  g_assert_cmpfloat (find_line (&fixture), ==, before);
  g_assert_cmpfloat (find_line (&other), !=, before);
  board_tear_down (&fixture, NULL);
  board_tear_down (&other, NULL);
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  adw_init ();
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *path =
        g_strconcat ("/babel-crowded/", i > 0 ? languages[i] : "en", NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_crowded);
    }
  g_test_add_func ("/ui/babel/crowded/lands-stay", test_lands_stay);
  return g_test_run ();
}
