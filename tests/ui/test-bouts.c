/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's bouts in the window: each is lost once, tried again until it is won, and its chapter
 * counts as known then. The course shows every chapter with its opponent, and the next step.
 */
#include "babel-abilities.h"
#include "babel.h"
#include "course-trial.h"
#include "edubba-bout-bar.h"
#include "edubba-bout-sitting.h"
#include "edubba-counting.h"
#include "edubba-course-page.h"
#include "edubba-face.h"
#include "edubba-game-end.h"
#include "edubba-game-sitting.h"
#include "edubba-match-page.h"
#include "edubba-offer.h"
#include "edubba-replay-page.h"
#include "edubba-sound.h"
#include "edubba-split.h"
#include "game-state.h"
#include "ui-fixture.h"
#include "window-fixture.h"

#define MAX_PLAN 64

/* More tries than any bout needs. */
#define MAX_TRIES 12

/* The greatest width for which a part is measured, in natural widths. */
#define WIDEST 512

/* More presses of Tab than it takes to go round the page of the course. */
#define MAX_STOPS 60

typedef struct
{
  const char *id;
  const char *name;   /* the opponent's */
  const char *greets; /* the beginning of its greeting */
} Row;

static const Row rows[] = {
  { "first-bricks", "Iltani", "I’m Iltani. Ready?" },
  { "room-for-settlers", "Ubar", "Name? Nation?" },
  { "rubble", "Zimri", "You want to break" },
  { "mine-and-yours", "Ea-nasir", "Finest copper" },
  { "last-tablet", "Enheduanna", "Sit down" },
};

static EdubbaMatchPage *
get_page (EdubbaWindow *window)
{
  return EDUBBA_MATCH_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MATCH_PAGE));
}

/* The plan of the scripted learner, or of somebody who does as little as possible. */
static guint
make_plan (EdubbaBout *bout, gboolean well, GameAction *plan)
{
  CourseBout             *file = edubba_bout_get_file (bout);
  EdubbaMatch            *match = edubba_bout_get_match (bout);
  const GameModule       *module = course_bout_get_module (file);
  guint                   seat = course_bout_get_seat (file);
  g_autofree GameState   *seen = edubba_match_dup_view (match, seat);
  const GamePlayerOptions options = { .level = GAME_LEVEL_PUPIL,
                                      .kinds = course_bout_get_kinds (file),
                                      .exact = TRUE };
  GameAction              end;
  guint                   n;

  g_assert_true (module->rules->parse_action ("end", &end, NULL));
  plan[0] = end;
  if (!well && module->rules->judge (seen, seat, end) == GAME_LEGAL)
    return 1;
  n = game_player_choose_with (module->player, module->rules, seen, seat, &options, plan, MAX_PLAN);
  return well ? n : MIN (n, 1);
}

/* The message line waits until the board has told the events of the end. */
static gboolean
is_said (gpointer window)
{
  GtkWidget  *line = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MESSAGE_LINE);
  GtkWidget  *counting = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_COUNTING);
  const char *sentence = edubba_message_line_get_sentence (EDUBBA_MESSAGE_LINE (line));

  /* Points that are counted wait for a press. */
  edubba_counting_end (EDUBBA_COUNTING (counting));
  return g_strcmp0 (sentence,
                    edubba_bout_get_reason (window_fixture_bout (EDUBBA_WINDOW (window)))) == 0;
}

/* Plays a try to its end through the page's action, which a board's own parts activate, too. */
static CourseStandEnd
play (EdubbaWindow *window, gboolean well)
{
  EdubbaMatchPage *page = get_page (window);
  EdubbaBout      *bout = window_fixture_bout (window);
  const GameRules *rules = course_bout_get_module (edubba_bout_get_file (bout))->rules;

  window_fixture_play_alone (window);
  for (;;)
    {
      GameAction plan[MAX_PLAN];
      guint      n;

      ui_wait (window_fixture_is_ours, window);
      if (edubba_bout_get_end (bout) != COURSE_STAND_OPEN)
        {
          ui_wait (is_said, window);
          return edubba_bout_get_end (bout);
        }
      n = make_plan (bout, well, plan);
      for (guint i = 0; i < n && edubba_bout_get_end (bout) == COURSE_STAND_OPEN; i++)
        {
          g_autofree char *action = game_action_print (rules, plan[i]);

          gtk_widget_activate_action (GTK_WIDGET (page), "match.act", "s", action);
        }
    }
}

static void
assert_said (EdubbaWindow *window)
{
  GtkWidget  *line = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MESSAGE_LINE);
  EdubbaBout *bout = window_fixture_bout (window);

  g_assert_cmpstr (edubba_message_line_get_sentence (EDUBBA_MESSAGE_LINE (line)), ==,
                   edubba_bout_get_reason (bout));
  g_assert_true (ui_says (GTK_WIDGET (window), edubba_bout_get_line (bout)));
}

/* Nobody acts any more, and the answer says so; the way on has the focus. */
static void
assert_over (EdubbaWindow *window, const char *button)
{
  GtkWidget   *page = GTK_WIDGET (get_page (window));
  EdubbaMatch *match = edubba_match_page_get_match (EDUBBA_MATCH_PAGE (page));
  GtkWidget   *line = ui_find (page, EDUBBA_TYPE_MESSAGE_LINE);
  guint        length = edubba_match_get_length (match);

  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == ui_find_button (page, button));
  gtk_widget_activate_action (page, "match.act", "s", "end");
  g_assert_cmpuint (edubba_match_get_length (match), ==, length);
  g_assert_nonnull (strstr (edubba_message_line_get_sentence (EDUBBA_MESSAGE_LINE (line)),
                            "is over"));
}

static void
heard_cb (EdubbaSound sound, gpointer data)
{
  *(guint *) data |= 1u << sound;
}

/* A short game that is lost or won sounds as any game does, and its banner says it. */
static void
test_moments (void)
{
  EdubbaWindow  *window = window_fixture_create_fresh ();
  guint          heard = 0;
  CourseStandEnd end;

  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", TRUE,
                "gtk-enable-animations", TRUE, NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/first-bricks");
  edubba_sound_overhear (heard_cb, &heard);
  end = play (window, FALSE);
  ui_wait_until_said ("Not this time");
  g_assert_cmphex (heard & (1u << EDUBBA_SOUND_LOSS | 1u << EDUBBA_SOUND_WIN), ==,
                   1u << EDUBBA_SOUND_LOSS);
  for (guint i = 0; i < MAX_TRIES && end != COURSE_STAND_WON; i++)
    {
      ui_press (GTK_WIDGET (window), "Try Again");
      end = play (window, TRUE);
    }
  ui_wait_until_said ("Victory!");
  g_assert_cmphex (heard & 1u << EDUBBA_SOUND_WIN, ==, 1u << EDUBBA_SOUND_WIN);
  edubba_sound_overhear (NULL, NULL);
  window_fixture_destroy (window);
}

/* The page about the end has found the turn that decided it. */
static gboolean
names_turn (gpointer window)
{
  GtkWidget *page = ui_find (window, EDUBBA_TYPE_GAME_END);
  GtkWidget *button = page != NULL ? ui_find_button (page, "Try That Turn Again") : NULL;

  return button != NULL && gtk_widget_get_mapped (button);
}

static gboolean
shows_no_end (gpointer window)
{
  GtkWidget *page = ui_find (window, EDUBBA_TYPE_GAME_END);

  return page == NULL || !gtk_widget_get_visible (page);
}

static gboolean
shows_end (gpointer window)
{
  return !shows_no_end (window);
}

/* One button of the page begins where the other has ended: their cards lie side by side. */
static gboolean
are_side_by_side (GtkWidget *page, const char *one, const char *other)
{
  graphene_rect_t left;
  graphene_rect_t right;

  g_assert_true (gtk_widget_compute_bounds (ui_find_button (page, one), page, &left));
  g_assert_true (gtk_widget_compute_bounds (ui_find_button (page, other), page, &right));
  return left.origin.x + left.size.width < right.origin.x;
}

/* Looking back begins where the same can be said, and shows a better line. */
static void
assert_looks_back (EdubbaWindow *window, const char *said)
{
  ui_press (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_GAME_END), "Look Back");
  g_assert_true (ui_says (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_REPLAY_PAGE), said));
  g_assert_nonnull (ui_find_button (GTK_WIDGET (window), "Better Line"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
}

/* A learner who has lost by doing nothing is told so; a press leads back to the costliest such
 * turn, and it is still this try at this bout. */
static void
test_turn (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  EdubbaAnalysis  *analysis;
  EdubbaPasses     passes;
  EdubbaBout      *bout;
  EdubbaMatch     *match;
  GtkWidget       *page;
  g_autofree char *said = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/room-for-settlers");
  bout = window_fixture_bout (window);
  match = edubba_bout_get_match (bout);
  g_assert_cmpint (play (window, FALSE), !=, COURSE_STAND_WON);
  ui_wait (names_turn, window);
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_GAME_END);
  g_assert_true (ui_says (page, "The Winner: Ubar"));
  g_assert_true (ui_says (page, edubba_bout_get_reason (bout)));
  g_assert_true (ui_says (page, edubba_bout_get_line (bout)));
  g_assert_false (ui_says (page, "Scoring"));
  g_assert_true (are_side_by_side (page, "Try That Turn Again", "2.5.6 Any Nation Halves a Hand"));
  analysis = edubba_game_sitting_find_analysis (get_page (window));
  passes = edubba_analysis_get_passes (analysis,
                                       course_bout_get_seat (edubba_bout_get_file (bout)));
  g_assert_cmpuint (passes.n, >=, 2);
  g_assert_cmpint (passes.loss, >=, 100);
  said = g_strdup_printf ("In %u turns you did nothing.", passes.n);
  g_assert_true (ui_says (page, said));
  assert_looks_back (window, said);
  ui_press (page, "Try That Turn Again");
  ui_wait (shows_no_end, window);
  g_assert_true (window_fixture_bout (window) == bout);
  g_assert_cmpint (edubba_bout_get_end (bout), ==, COURSE_STAND_OPEN);
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, passes.from);
  g_assert_true (gtk_widget_get_mapped (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOUT_BAR)));
  g_assert_null (edubba_game_sitting_find_analysis (get_page (window)));
  g_assert_cmpint (play (window, TRUE), !=, COURSE_STAND_OPEN);
  ui_wait (shows_end, window);
  window_fixture_destroy (window);
}

/* Loses it by doing nothing, says why, and tries again until it is won. */
static void
test_played (gconstpointer data)
{
  const Row       *row = data;
  EdubbaWindow    *window = window_fixture_create_fresh ();
  g_autofree char *target = g_strdup_printf ("babel/%s", row->id);
  g_autofree char *title = g_strdup_printf ("Play Against %s", row->name);
  CourseStandEnd   end;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", "s", "babel");
  g_assert_true (ui_says (GTK_WIDGET (window), title));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", target);
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOUT_BAR));
  g_assert_true (edubba_face_is_known (
    EDUBBA_FACE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_FACE))));
  g_assert_true (
    g_str_has_prefix (edubba_bout_get_line (window_fixture_bout (window)), row->greets));
  end = play (window, FALSE);
  g_assert_cmpint (end, !=, COURSE_STAND_WON);
  assert_said (window);
  assert_over (window, "Try Again");
  for (guint i = 0; i < MAX_TRIES && end != COURSE_STAND_WON; i++)
    {
      ui_press (GTK_WIDGET (window), "Try Again");
      end = play (window, TRUE);
    }
  g_assert_cmpint (end, ==, COURSE_STAND_WON);
  assert_said (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_COURSE_PAGE));
  g_assert_true (ui_says (GTK_WIDGET (window), "Won"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.game", "s", "babel");
  g_assert_true (ui_says (GTK_WIDGET (window), "You’ve beaten 1 of 6 opponents"));
  window_fixture_destroy (window);
}

/* Returns TRUE if Tab alone leads to the row with the action. */
static gboolean
leads_to (EdubbaWindow *window, const char *action)
{
  for (guint i = 0; i < MAX_STOPS; i++)
    {
      GtkWidget *focus;

      ui_press_tab (GTK_WIDGET (window));
      focus = gtk_window_get_focus (GTK_WINDOW (window));
      if (GTK_IS_LIST_BOX_ROW (focus) &&
          g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)), action) == 0)
        return TRUE;
    }
  return FALSE;
}

/* The first game and all chapters, each with a face, and that of the first game beside the next
 * step; lessons of no chapter are in the appendix, if there are any. */
static void
test_course (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", "s", "babel");
  g_assert_true (ui_says (GTK_WIDGET (window), "Chapter 1"));
  g_assert_true (ui_says (GTK_WIDGET (window), "Chapter 5"));
  g_assert_cmpuint (ui_count (GTK_WIDGET (window), EDUBBA_TYPE_FACE), ==, G_N_ELEMENTS (rows) + 2);
  ui_wait_for_frames (GTK_WIDGET (window), 4);
  g_assert_true (leads_to (window, "win.lesson"));
  window_fixture_destroy (window);
}

/* Giving up is no end of a bout, and taking back opens it again. */
static void
test_taken_back (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  EdubbaBout   *bout;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/rubble");
  bout = window_fixture_bout (window);
  edubba_match_page_resign (get_page (window));
  g_assert_false (edubba_match_get_finished (edubba_bout_get_match (bout)));
  g_assert_cmpint (play (window, FALSE), !=, COURSE_STAND_OPEN);
  edubba_match_page_undo (get_page (window));
  g_assert_cmpint (edubba_bout_get_end (bout), ==, COURSE_STAND_OPEN);
  g_assert_null (ui_find_button (GTK_WIDGET (window), "Try Again"));
  window_fixture_destroy (window);
}

static gboolean
is_narrow (gpointer window)
{
  GtkWidget *bar = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOUT_BAR);

  return gtk_widget_has_css_class (bar, "narrow") && gtk_widget_get_height (bar) > 0;
}

static gboolean
is_beside (gpointer window)
{
  GtkWidget *bar = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOUT_BAR);

  return gtk_widget_has_css_class (bar, "column") && gtk_widget_get_height (bar) > 0;
}

static gboolean
is_wide (gpointer window)
{
  return !is_narrow (window);
}

static gboolean
shows_card (gpointer window)
{
  GtkWidget *card = ui_find (window, BABEL_TYPE_ABILITIES);

  return card != NULL && gtk_widget_get_mapped (card);
}

static gboolean
shows_no_card (gpointer window)
{
  return !shows_card (window);
}

/* On a telephone the bar is low enough for the board, and the task is not said twice. */
static void
test_narrow (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  GtkWidget    *bar;
  GtkWidget    *line;
  const char   *task;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/rubble");
  task = course_bout_get_text (edubba_bout_get_file (window_fixture_bout (window)),
                               COURSE_BOUT_SAY);
  bar = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOUT_BAR);
  line = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MESSAGE_LINE);
  ui_wait (is_wide, window);
  g_assert_cmpstr (edubba_message_line_get_sentence (EDUBBA_MESSAGE_LINE (line)), ==, task);

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 648);
  ui_wait (is_narrow, window);
  ui_settle ();
  g_assert_cmpstr (edubba_message_line_get_sentence (EDUBBA_MESSAGE_LINE (line)), !=, task);
  g_assert_cmpint (gtk_widget_get_height (bar), <=, 648 / 4);

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  ui_wait (is_wide, window);
  g_assert_cmpstr (edubba_message_line_get_sentence (EDUBBA_MESSAGE_LINE (line)), ==, task);
  window_fixture_destroy (window);
}

static gboolean
speaks_of (GtkWidget *widget, const char *words)
{
  if (!gtk_widget_get_visible (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), words) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (speaks_of (child, words))
      return TRUE;
  return FALSE;
}

/* The least width does not depend on a height. */
static void
assert_least_width (GtkWidget *bar)
{
  int least, lowest, for_height;

  gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, -1, &lowest, NULL, NULL, NULL);
  for (int height = lowest; height <= 1280; height += 40)
    {
      gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, height, &for_height, NULL, NULL, NULL);
      g_assert_cmpint (for_height, ==, least);
    }
}

/* The opponent sits in the panel, and above the board once that is folded; the board does not speak
 * of points that this game does not ask for. */
static void
test_beside (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  GtkWidget    *bar;
  GtkWidget    *split;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/first-bricks");
  bar = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOUT_BAR);
  split = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_SPLIT);
  ui_wait (is_beside, window);
  assert_least_width (bar);
  g_assert_cmpint (gtk_widget_get_width (bar), <, gtk_widget_get_width (split) / 3);
  g_assert_true (speaks_of (GTK_WIDGET (window), "Your turn: "));
  g_assert_false (speaks_of (GTK_WIDGET (window), "more to win"));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", NULL);
  ui_settle ();
  ui_wait_for_frames (GTK_WIDGET (window), 3);
  g_assert_false (is_beside (window));
  g_assert_true (gtk_widget_get_mapped (bar));
  g_assert_cmpint (gtk_widget_get_width (bar), ==, gtk_widget_get_width (split));
  assert_least_width (bar);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", NULL);
  ui_wait (is_beside, window);
  window_fixture_destroy (window);
}

/* A newcomer is told at the start who waits; the toys and games without a story show an icon. */
static void
test_invited (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  GtkWidget    *offer = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_OFFER);
  GtkWidget    *face = ui_find (offer, EDUBBA_TYPE_FACE);

  ui_wait_for_frames (GTK_WIDGET (window), 1);
  g_assert_true (ui_says (offer, "Learn Babel"));
  g_assert_true (speaks_of (offer, "Nabi"));
  g_assert_true (gtk_widget_get_mapped (face));
  edubba_offer_set_face (EDUBBA_OFFER (offer), babel_get_game (), "nobody");
  g_assert_false (gtk_widget_get_visible (face));
  g_assert_true (gtk_widget_get_visible (ui_find (offer, GTK_TYPE_IMAGE)));
  window_fixture_destroy (window);
}

/* The game's reference card stands in the panel as long as it is wanted; without room for both it
 * lies over the board. Behind it the game goes on. */
static void
test_card (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/first-bricks");
  ui_wait (is_wide, window);
  g_assert_false (shows_card (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.card", NULL);
  ui_wait (shows_card, window);
  g_assert_true (ui_says (GTK_WIDGET (window), "Assyrians raze"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.card", NULL);
  ui_wait (shows_no_card, window);

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 648);
  ui_wait (is_narrow, window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.card", NULL);
  ui_wait (shows_card, window);
  window_fixture_destroy (window);
}

/* Says everything twice, as long as in another language. */
static void
lengthen (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    lengthen (child);
  if (GTK_IS_LABEL (widget))
    {
      const char      *text = gtk_label_get_label (GTK_LABEL (widget));
      g_autofree char *twice = g_strconcat (text, " ", text, NULL);

      gtk_label_set_label (GTK_LABEL (widget), twice);
    }
}

/* For any width from its natural one on, the bar needs no more height than its minimum for any
 * width: the toolkit warns of a window that cannot be sure of that. */
static void
test_measured (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      EdubbaWindow    *window = window_fixture_create_fresh ();
      g_autofree char *target = g_strdup_printf ("babel/%s", rows[i].id);
      GtkWidget       *bar;

      gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", target);
      bar = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOUT_BAR);
      lengthen (bar);
      for (guint form = EDUBBA_BOUT_BAR_WIDE; form <= EDUBBA_BOUT_BAR_COLUMN; form++)
        {
          int likes, least, high;

          edubba_bout_bar_set_form (EDUBBA_BOUT_BAR (bar), form);
          gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &likes, NULL, NULL);
          gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
          for (guint much = 1; much <= WIDEST; much *= 2)
            {
              gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, (int) much * likes, &high, NULL,
                                  NULL, NULL);
              g_assert_cmpint (high, <=, least);
            }
        }
      window_fixture_destroy (window);
    }
}

int
main (int argc, char *argv[])
{
  window_fixture_init (&argc, &argv, babel_get_game);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/bouts/played/%s", rows[i].id);

      g_test_add_data_func (path, &rows[i], test_played);
    }
  g_test_add_func ("/ui/bouts/course", test_course);
  g_test_add_func ("/ui/bouts/moments", test_moments);
  g_test_add_func ("/ui/bouts/turn", test_turn);
  g_test_add_func ("/ui/bouts/taken-back", test_taken_back);
  g_test_add_func ("/ui/bouts/narrow", test_narrow);
  g_test_add_func ("/ui/bouts/beside", test_beside);
  g_test_add_func ("/ui/bouts/measured", test_measured);
  g_test_add_func ("/ui/bouts/invited", test_invited);
  g_test_add_func ("/ui/bouts/card", test_card);
  return window_fixture_run ();
}
