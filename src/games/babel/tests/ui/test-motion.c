/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Motion on Babel's board: every kind of event moves something, the board is right at once, nothing
 * is left in the air, and nothing moves for those who do not want it.
 */
#include <adwaita.h>

#include "babel-board-private.h"
#include "babel-paths.h"
#include "babel-board-fixture.h"
#include "display.h"
#include "patience.h"
#include "game-state.h"

/* The Assyrians of the first player can raze a temple of six levels. */
#define BOARD_FULL                                                                   \
  "babel/1 H:AAAPP|PSM/123456 M:MMS/12|PPA/1 P:PAP/124|HMM pawns=HM hands=AHHS|MMS " \
  "stores=6|5 turn=9"

/* A colonnade so long that its cards move closer; the Hittites in it can steal. */
#define BOARD_LONG \
  "babel/1 H:AAAHHHMMMPPPSSS/12|AAHM/134 M:AP|MM/13 pawns=HH hands=AHHMPS|????? stores=3|41 turn=14"

/* A colonnade so long that names are covered; the Hittites in it can steal. */
#define BOARD_LONGEST                                                                 \
  "babel/1 H:HHHAMPSAMPSAMPSAMPSAMPSAMPSAMPSAMPS|AAHM/134 pawns=HH hands=AHPS|????? " \
  "stores=3|41 turn=14"

/* Actions that are played at most before every kind of event has been seen. */
#define MAX_ACTIONS 4000

typedef struct
{
  BoardFixture board;
  GameState   *state; /* the whole truth */
  GArray      *events;
} Walk;

static void
enable_animations (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled, NULL);
}

static void
walk_set_up (Walk *walk, gconstpointer data)
{
  enable_animations (TRUE);
  board_set_up (&walk->board, data);
  walk->state = game_state_new (&babel_rules);
  walk->events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
}

static void
walk_tear_down (Walk *walk, gconstpointer data)
{
  g_free (walk->state);
  g_array_unref (walk->events);
  board_tear_down (&walk->board, data);
}

static void
walk_show (Walk *walk)
{
  g_autofree GameState *seen = game_state_new (&babel_rules);

  babel_rules.observe (walk->state, 0, seen);
  edubba_board_show_state (walk->board.board, seen, 0, TRUE);
}

static void
walk_read (Walk *walk, const char *position)
{
  g_autofree GameState *read = NULL;
  g_autoptr (GError) error = NULL;

  read = game_position_parse_full (&babel_rules, position, 1, &error);
  g_assert_no_error (error);
  memcpy (walk->state, read, babel_rules.state_size);
}

/* Runs until the state shown has been drawn, so that the next may move from there; and until the
 * moving cards have set out. */
static void
wait_drawn (Walk *walk)
{
  BabelBoard *board = BABEL_BOARD (walk->board.board);
  gint64      end = patience_begin ();

  while (!board->drawn || board->step != BABEL_STEP_NONE)
    {
      patience_check (end);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_true (board->drawn);
  g_assert_cmpint (board->step, ==, BABEL_STEP_NONE);
}

/* Plays an action on the board as the first seat sees it. */
static void
walk_play (Walk *walk, GameAction action)
{
  g_autofree GameState *seen = game_state_new (&babel_rules);

  g_array_set_size (walk->events, 0);
  babel_rules.apply (walk->state, action, walk->events);
  for (guint i = 0; i < walk->events->len; i++)
    g_array_index (walk->events, GameEvent, i) =
      game_event_for_seat (g_array_index (walk->events, GameEvent, i), 0);
  babel_rules.observe (walk->state, 0, seen);
  edubba_board_play (walk->board.board, seen, 0, TRUE,
                     (const GameEvent *) (gpointer) walk->events->data, walk->events->len);
}

static void
settled_cb (EdubbaBoard *board, guint *count)
{
  ++*count;
}

/* The kinds of actions and of events that have been moved, as bits. */
typedef struct
{
  guint32 actions;
  guint   events;
} Seen;

/* Checks that after an action at least as many pieces set out as cards were moved, and that all
 * come down. */
static void
check_motion (Walk *walk, GameAction action, Seen *seen)
{
  BabelBoard *board = BABEL_BOARD (walk->board.board);
  guint       settled = 0;
  gulong      id =
    g_signal_connect (walk->board.board, "settled", G_CALLBACK (settled_cb), &settled);

  walk_play (walk, action);
  g_assert_cmpuint (settled, ==, 0);
  g_assert_true (edubba_board_is_moving (walk->board.board));
  wait_drawn (walk);
  if (settled == 0)
    g_assert_cmpuint (babel_board_count_pieces (board), >=, MIN (walk->events->len, 1));
  if (babel_board_count_pieces (board) > 0)
    {
      seen->actions |= 1u << action.kind;
      for (guint i = 0; i < walk->events->len; i++)
        seen->events |= 1u << g_array_index (walk->events, GameEvent, i).kind;
    }
  edubba_board_finish_motion (walk->board.board);
  g_assert_cmpuint (settled, ==, 1);
  g_assert_false (edubba_board_is_moving (walk->board.board));
  g_assert_cmpuint (babel_board_count_pieces (board), ==, 0);
  g_assert_null (board->resting);
  g_assert_cmpuint (board->departures->len, ==, 0);
  g_signal_handler_disconnect (walk->board.board, id);
  gtk_widget_queue_draw (GTK_WIDGET (board));
}

/* An action of a kind that has not been seen, if there is one; and not always the end. */
static GameAction
choose_action (Walk *walk, const Seen *seen)
{
  GameAction legal[256];
  guint      n = game_state_legal (&babel_rules, walk->state, legal);
  guint      i = (guint) g_test_rand_int_range (0, (int) n);

  g_assert_cmpuint (n, <=, G_N_ELEMENTS (legal));
  for (guint j = 0; j < n; j++)
    if (!(seen->actions & (1u << legal[j].kind)))
      return legal[j];
  return legal[i];
}

static void
test_motion_every_event (Walk *walk, gconstpointer data)
{
  const guint32 all = (1u << BABEL_N_KINDS) - 1;
  const guint   events = 1u << GAME_EVENT_MOVE | 1u << GAME_EVENT_SHUFFLE;
  Seen          seen = { 0 };
  guint         shown = 0;

  for (guint game = 0; seen.actions != all || seen.events != events; game++)
    {
      babel_rules.deal (walk->state, 2, 0, (guint64) g_test_rand_int ());
      while (!babel_rules.result (walk->state, NULL))
        {
          GameAction action = choose_action (walk, &seen);
          guint8     n_discards = babel_counts_sum (babel_state (walk->state)->table.discard);

          /* Actions seen already are played without being shown. */
          if ((seen.actions & (1u << action.kind)) &&
              (action.kind != BABEL_END || (seen.events & (1u << GAME_EVENT_SHUFFLE)) ||
               babel_counts_sum (babel_state (walk->state)->table.deck) >= 3 || n_discards == 0))
            {
              babel_rules.apply (walk->state, action, NULL);
              continue;
            }
          walk_show (walk);
          wait_drawn (walk);
          check_motion (walk, action, &seen);
          g_assert_cmpuint (++shown, <, MAX_ACTIONS);
        }
      g_assert_cmpuint (game, <, MAX_ACTIONS);
    }
}

/* Assistive technology and tests read the new state while cards are on their way. */
static void
test_motion_right_at_once (Walk *walk, gconstpointer data)
{
  guint score;

  walk_read (walk, BOARD_FULL);
  walk_show (walk);
  wait_drawn (walk);
  walk_play (walk, babel_action (BABEL_RAZE, 0, 0));
  g_assert_true (edubba_board_is_moving (walk->board.board));
  score = BABEL_BOARD (walk->board.board)->view.state.table.temple[1][BABEL_HATTI];
  g_assert_cmpuint (score, ==, 0);
  edubba_board_show_state (walk->board.board, walk->state, 0, TRUE);
  g_assert_false (edubba_board_is_moving (walk->board.board));
}

/* The drawing of the board; NULL while it waits for its layout. */
static GskRenderNode *
draw_board (Walk *walk)
{
  GtkWidget *board = GTK_WIDGET (walk->board.board);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (board);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (board),
                          gtk_widget_get_height (board));
  return gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
}

/* An area of the board as it is on the screen now. */
static GdkTexture *
take_picture (Walk *walk, graphene_rect_t area)
{
  g_autoptr (GskRenderNode) node = NULL;

  while ((node = draw_board (walk)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (walk->board.window)),
                                      node, &area);
}

/* The colour of the board in its corner: there is only ground. */
static guint32
read_ground (Walk *walk)
{
  g_autoptr (GdkTexture) texture = take_picture (walk, GRAPHENE_RECT_INIT (1, 1, 4, 4));
  guint32 pixels[16];

  gdk_texture_download (texture, (guchar *) pixels, 16);
  return pixels[0];
}

static char *
dup_checksum_of_picture (Walk *walk)
{
  GtkWidget *board = GTK_WIDGET (walk->board.board);
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guchar *pixels = NULL;
  gsize              stride, size;

  texture = take_picture (walk, GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (board),
                                                    (float) gtk_widget_get_height (board)));
  stride = 4 * (gsize) gdk_texture_get_width (texture);
  size = stride * (gsize) gdk_texture_get_height (texture);
  pixels = g_malloc (size);
  gdk_texture_download (texture, pixels, stride);
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, pixels, size);
}

/* Until everything is ready to set out the board looks as it did. */
static void
test_motion_still (Walk *walk, gconstpointer data)
{
  BabelBoard      *board = BABEL_BOARD (walk->board.board);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  guint            frames = 0;

  walk_read (walk, BOARD_FULL);
  walk_show (walk);
  wait_drawn (walk);
  board_wait ();
  before = dup_checksum_of_picture (walk);
  /* Something may have asked for another place meanwhile. */
  gtk_widget_queue_resize (board->hand);
  walk_play (walk, babel_action (BABEL_RAZE, 0, 0));
  for (BabelStep step = board->step; board->step != BABEL_STEP_NONE; step = board->step)
    {
      g_autofree char *now = NULL;

      while (board->step == step)
        g_main_context_iteration (NULL, TRUE);
      now = dup_checksum_of_picture (walk);
      g_assert_cmpstr (now, ==, before);
      frames++;
    }
  g_assert_cmpuint (frames, ==, 5);
  edubba_board_finish_motion (walk->board.board);
  g_assert_null (board->still);
  board->drawn = FALSE;
  wait_drawn (walk);
  after = dup_checksum_of_picture (walk);
  g_assert_cmpstr (after, !=, before);
}

/* Returns TRUE if the upper half of the board was drawn by itself last, and the lower one as a
 * picture. */
static gboolean
is_half_a_picture (BabelBoard *board)
{
  GskRenderNode *below = board->seen;

  if (below == NULL || gsk_render_node_get_node_type (below) != GSK_CONTAINER_NODE)
    return FALSE;
  if (gsk_render_node_get_node_type (gsk_container_node_get_child (below, 0)) == GSK_CONTAINER_NODE)
    below = gsk_container_node_get_child (below, 0);
  return gsk_render_node_get_node_type (gsk_container_node_get_child (below, 0)) ==
           GSK_CLIP_NODE &&
         gsk_render_node_get_node_type (gsk_container_node_get_child (below, 1)) != GSK_CLIP_NODE;
}

/* Runs until everything has arrived; gives whether the board took the place of its picture half by
 * half. */
static gboolean
wait_settled (Walk *walk)
{
  gint64   end = patience_begin ();
  gboolean halved = FALSE;

  while (edubba_board_is_moving (walk->board.board))
    {
      patience_check (end);
      g_main_context_iteration (NULL, TRUE);
      halved |= is_half_a_picture (BABEL_BOARD (walk->board.board));
    }
  BABEL_BOARD (walk->board.board)->drawn = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (walk->board.board));
  wait_drawn (walk);
  return halved;
}

/* A motion that has come to its end looks as if it had been cut short. */
static void
test_motion_halves (Walk *walk, gconstpointer data)
{
  g_autofree char *cut = NULL;
  g_autofree char *whole = NULL;

  for (guint i = 0; i < 2; i++)
    {
      walk_read (walk, BOARD_FULL);
      walk_show (walk);
      wait_drawn (walk);
      walk_play (walk, babel_action (BABEL_RAZE, 0, 0));
      wait_drawn (walk);
      if (i == 0)
        edubba_board_finish_motion (walk->board.board);
      g_assert_cmpint (wait_settled (walk), ==, i == 1);
      *(i == 0 ? &cut : &whole) = dup_checksum_of_picture (walk);
    }
  g_assert_cmpstr (whole, ==, cut);
}

/* Only moving cards are drawn otherwise than at rest. */
static void
test_motion_ground (Walk *walk, gconstpointer data)
{
  guint32 ground;

  walk_read (walk, BOARD_FULL);
  walk_show (walk);
  wait_drawn (walk);
  ground = read_ground (walk);
  walk_play (walk, babel_action (BABEL_RAZE, 0, 0));
  wait_drawn (walk);
  g_assert_cmphex (read_ground (walk), ==, ground);
  g_assert_cmphex (ground & 0xff000000, ==, 0xff000000);
}

/* A card lies on those before it all the way, though it stays where it is itself; and its name is
 * there to be read. */
static void
test_motion_overlap (Walk *walk, gconstpointer data)
{
  BabelBoard *board = BABEL_BOARD (walk->board.board);
  GtkWidget  *newest;

  walk_read (walk, BOARD_LONG);
  walk_show (walk);
  wait_drawn (walk);
  walk_play (walk, babel_action (BABEL_STEAL, 0, 0));
  while (board->step != BABEL_STEP_RESTING)
    g_main_context_iteration (NULL, TRUE);
  newest = babel_colonnade_get_card (
    babel_land_get_colonnade (babel_lands_get_land (BABEL_LANDS (board->lands), BABEL_HATTI), TRUE),
    13);
  g_assert_true (g_ptr_array_find (board->hidden, newest, NULL));
  wait_drawn (walk);
  g_assert_false (babel_card_get_bare (BABEL_CARD (newest)));
}

static void
set_text_scale (double scale)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * scale), NULL);
}

/* Text becomes larger while the computer moves: no picture can be taken of a card that waits for
 * its new place. */
static void
test_motion_rescaled (Walk *walk, gconstpointer data)
{
  walk_read (walk, BOARD_LONGEST);
  walk_show (walk);
  wait_drawn (walk);
  set_text_scale (1.5);
  walk_play (walk, babel_action (BABEL_STEAL, 0, 0));
  g_assert_false (edubba_board_is_moving (walk->board.board));
  wait_drawn (walk);
  set_text_scale (1);
}

static void
test_motion_reduced (Walk *walk, gconstpointer data)
{
  guint settled = 0;

  walk_read (walk, BOARD_FULL);
  walk_show (walk);
  wait_drawn (walk);
  enable_animations (FALSE);
  g_signal_connect (walk->board.board, "settled", G_CALLBACK (settled_cb), &settled);
  walk_play (walk, babel_action (BABEL_RAZE, 0, 0));
  enable_animations (TRUE);
  g_assert_cmpuint (settled, ==, 1);
  g_assert_false (edubba_board_is_moving (walk->board.board));
  g_assert_cmpuint (babel_board_count_pieces (BABEL_BOARD (walk->board.board)), ==, 0);
}

/* Left alone, it comes to its end in time, and then nothing asks for frames any more. */
static void
test_motion_ends (Walk *walk, gconstpointer data)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (walk->board.board));
  gint64         end = patience_begin ();
  gint64         frames = -1;

  walk_read (walk, BOARD_FULL);
  walk_show (walk);
  wait_drawn (walk);
  walk_play (walk, babel_action (BABEL_RAZE, 0, 0));
  while (edubba_board_is_moving (walk->board.board))
    {
      patience_check (end);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_false (edubba_board_is_moving (walk->board.board));
  /* The toolkit itself may go on drawing for a while. */
  for (guint i = 0; i < 50 && frames != gdk_frame_clock_get_frame_counter (clock); i++)
    {
      frames = gdk_frame_clock_get_frame_counter (clock);
      board_wait_idly ();
    }
  g_assert_cmpint (gdk_frame_clock_get_frame_counter (clock), ==, frames);
}

/* Every event of a game leads every card from its place before to its place after. */
static void
check_paths (const BabelState *before, const BabelState *after, GArray *events)
{
  g_autoptr (GArray) paths =
    babel_paths_trace (before, (const GameEvent *) (gpointer) events->data, events->len);

  for (guint i = 0; i < paths->len; i++)
    {
      const BabelPath *path = &g_array_index (paths, BabelPath, i);
      guint16          items[2 * BABEL_N_NATION_CARDS];
      guint            n = babel_state_contents ((const GameState *) after, path->to, items);

      if (path->to.kind == BABEL_ZONE_HAND || path->to.kind >= BABEL_ZONE_DECK)
        continue;
      g_assert_cmpuint (path->to.slot, <, n);
      g_assert_cmpuint (items[path->to.slot], ==, path->item);
    }
}

static void
test_motion_paths (void)
{
  g_autofree GameState *state = game_state_new (&babel_rules);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));

  for (guint game = 0; game < 30; game++)
    {
      babel_rules.deal (state, 2, 0, (guint64) g_test_rand_int ());
      while (!babel_rules.result (state, NULL))
        {
          g_autofree GameState *before = game_state_dup (&babel_rules, state);
          GameAction            legal[256];
          guint                 n = game_state_legal (&babel_rules, state, legal);

          g_array_set_size (events, 0);
          babel_rules.apply (state, legal[g_test_rand_int_range (0, (int) n)], events);
          check_paths (babel_state (before), babel_state (state), events);
        }
    }
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  adw_init ();

  g_test_add_func ("/babel/motion/paths", test_motion_paths);
  g_test_add ("/babel/motion/every-event", Walk, NULL, walk_set_up, test_motion_every_event,
              walk_tear_down);
  g_test_add ("/babel/motion/right-at-once", Walk, NULL, walk_set_up, test_motion_right_at_once,
              walk_tear_down);
  g_test_add ("/babel/motion/ground", Walk, NULL, walk_set_up, test_motion_ground, walk_tear_down);
  g_test_add ("/babel/motion/still", Walk, NULL, walk_set_up, test_motion_still, walk_tear_down);
  g_test_add ("/babel/motion/halves", Walk, NULL, walk_set_up, test_motion_halves, walk_tear_down);
  g_test_add ("/babel/motion/overlap", Walk, NULL, walk_set_up, test_motion_overlap,
              walk_tear_down);
  g_test_add ("/babel/motion/rescaled", Walk, NULL, walk_set_up, test_motion_rescaled,
              walk_tear_down);
  g_test_add ("/babel/motion/reduced", Walk, NULL, walk_set_up, test_motion_reduced,
              walk_tear_down);
  g_test_add ("/babel/motion/ends", Walk, NULL, walk_set_up, test_motion_ends, walk_tear_down);
  return g_test_run ();
}
