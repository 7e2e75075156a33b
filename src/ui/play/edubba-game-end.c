/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tablet with the result on top; below it two columns, one where the window is narrow: the
 * count, and beside it the turn that decided the game and the rules that were met; then the parts
 * of the points, one by one. The buttons for the next step stay below, but in a window too low.
 */
#include "edubba-game-end.h"

#include <glib/gi18n.h>

#include "edubba-analysis-words.h"
#include "edubba-boxes.h"
#include "edubba-columns-layout.h"
#include "edubba-end-cards.h"
#include "edubba-end-cause.h"
#include "edubba-end-difference.h"
#include "edubba-end-played.h"
#include "edubba-end-rules.h"
#include "edubba-face.h"
#include "edubba-level.h"
#include "edubba-optional-label.h"
#include "edubba-pieces.h"
#include "edubba-row-layout.h"
#include "edubba-squeeze-box.h"
#include "edubba-standings.h"
#include "edubba-tablet.h"
#include "edubba-turn-keeper.h"
#include "game-state.h"

/* The greatest width of the page. */
#define WIDTH 860

#define FACE_SIZE 64

/* Between cards and between buttons: as much as the columns stand apart. */
#define SPACING 18

struct _EdubbaGameEnd
{
  AdwBin parent_instance;

  /* borrowed: children made in code */
  EdubbaTablet    *tablet;
  GtkLabel        *title_label;
  GtkLabel        *sentence_label;
  GtkWidget       *speech_box;
  GtkWidget       *face;
  GtkLabel        *name_label;
  GtkLabel        *line_label;
  GtkWidget       *columns;
  GtkWidget       *left; /* of the two */
  GtkWidget       *side; /* the other */
  GtkWidget       *count_card;
  EdubbaStandings *standings;
  GtkWidget       *difference_label;
  EdubbaPieces    *pieces; /* below both columns */
  GtkWidget       *turn_card;
  GtkWidget       *turn_spinner;
  GtkLabel        *turn_label;
  GtkLabel        *loss_label;
  GtkWidget       *try_button;
  GtkLabel        *story_label;
  GtkLabel        *lost_label;
  GtkWidget       *lost_button;
  GtkWidget       *played_card; /* if the game counts the cost of decisions */
  GtkWidget       *played_box;  /* in it, or NULL */
  GtkWidget       *rules_card;
  GtkWidget       *lesson_label;
  GtkBox          *rules_box;
  GtkWidget       *rematch_button;
  GtkWidget       *next_button;

  /* owned */
  EdubbaMatch    *match;    /* NULL before one is shown */
  EdubbaAnalysis *analysis; /* or NULL */
  EdubbaProgress *progress; /* or NULL */

  guint    own;       /* the only person's seat, or GAME_NOBODY */
  gboolean few_parts; /* the count leaves room below it for the rules that were met */
};

G_DEFINE_FINAL_TYPE (EdubbaGameEnd, edubba_game_end, ADW_TYPE_BIN)

static char *
describe_winner (const EdubbaGameEndView *view)
{
  EdubbaMatch     *match = view->match;
  guint            winner = view->winner;
  g_autofree char *name = NULL;
  g_autofree char *rival = NULL;

  if (edubba_match_get_abandoned (match) ||
      (winner == GAME_NOBODY && edubba_match_get_resigned (match) != GAME_NOBODY))
    return g_strdup (_ ("The game is over"));
  if (winner == GAME_NOBODY)
    return g_strdup (edubba_match_get_n_seats (match) > 2 ? _ ("A Shared First Place")
                                                          : _ ("A Draw"));
  name = edubba_seats_dup_called (edubba_match_get_seats (match), winner);
  if (view->address == GAME_ADDRESS_NUMBER && name == NULL)
    /* Translators: the head of the page at the end of a game. */
    return g_strdup_printf (_ ("Player %u Wins"), winner + 1);
  if (view->address == GAME_ADDRESS_YOU && winner == view->viewer)
    return g_strdup (_ ("You Win"));
  rival = edubba_level_dup_head (match, winner, view->viewer, view->address);
  if (rival == NULL)
    return g_strdup (_ ("Your Opponent Wins"));
  /* Translators: the head of the page at the end of a game; %s: who has won, a strength of the
   * computer or somebody's name: "Scribe". */
  return g_strdup_printf (_ ("The Winner: %s"), rival);
}

/* Says the result; of a game that was left, also who has how many points. */
static char *
describe_result (const EdubbaGameEndView *view)
{
  g_autofree char *points = NULL;

  if (!edubba_match_get_abandoned (view->match))
    return g_strdup (view->sentence);
  points = edubba_standings_describe_open (view->match, view->viewer, view->address);
  return g_strdup_printf ("%s\n%s", view->sentence, points);
}

static void
show_result (EdubbaGameEnd *self, const EdubbaGameEndView *view)
{
  g_autofree char *title = describe_winner (view);
  g_autofree char *result = describe_result (view);

  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->sentence_label, result);
  edubba_tablet_set_raw (self->tablet,
                         view->address == GAME_ADDRESS_YOU && view->winner != view->viewer);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

/* Neither column is left half empty: one card stands below a short count, or in place of none. */
static void
place_cards (EdubbaGameEnd *self)
{
  gboolean   counted = gtk_widget_get_visible (self->count_card);
  gboolean   below = !self->few_parts && counted;
  GtkWidget *first = counted ? self->side : self->left;

  gtk_widget_set_visible (self->left, counted || self->analysis != NULL);
  edubba_boxes_move (self->turn_card, GTK_BOX (first), NULL);
  gtk_box_reorder_child_after (GTK_BOX (first), self->turn_card, NULL);
  edubba_boxes_move_last (self->played_card, GTK_BOX (below ? self->left : self->side));
  edubba_boxes_move_last (self->rules_card, GTK_BOX (self->few_parts ? self->left : self->side));
  gtk_widget_set_visible (self->side, edubba_end_cards_has_any (self->side));
  edubba_end_cards_level (self->left, self->side);
}

static void
show_count (EdubbaGameEnd *self, const EdubbaGameEndView *view)
{
  EdubbaMatch     *match = view->match;
  gboolean         counts;
  g_autofree char *difference = NULL;

  counts = edubba_standings_set_match (self->standings, match, view->viewer, view->address) &&
           view->counts;
  gtk_widget_set_visible (self->count_card, counts);
  if (counts)
    difference = edubba_end_difference_describe (match, view->winner, self->own);
  edubba_optional_label_set (GTK_LABEL (self->difference_label), difference);
  self->few_parts = counts && !edubba_standings_has_table (self->standings);
  place_cards (self);
}

/* Shows the game's lesson: in a sentence, if its story has one, and the rules that were met. */
static void
show_rules (EdubbaGameEnd *self, EdubbaMatch *match, const char *const *refused)
{
  gboolean taught = *gtk_label_get_label (GTK_LABEL (self->lesson_label)) != '\0';
  gboolean met = edubba_end_rules_fill (self->rules_box, match, self->own, refused);

  gtk_widget_set_visible (self->lesson_label, taught);
  gtk_widget_set_visible (GTK_WIDGET (self->rules_box), met);
  gtk_widget_set_visible (self->rules_card, taught || met);
  place_cards (self);
}

/* ---- The turn that decided it ---- */

/* Shows the rest of the story: in a card of its own if the game counts the cost of decisions,
 * else below the turn that decided it (or NULL); in a short game, a better line. */
static void
show_story (EdubbaGameEnd *self, gboolean complete, const EdubbaDecision *decision)
{
  g_autofree char *story = NULL;

  if (self->played_box != NULL)
    gtk_box_remove (GTK_BOX (self->played_card), self->played_box);
  self->played_box = NULL;
  if (complete)
    self->played_box = edubba_end_played_new (self->match, self->analysis, self->own);
  if (self->played_box != NULL)
    gtk_box_append (GTK_BOX (self->played_card), self->played_box);
  else if (complete && edubba_analysis_get_bout (self->analysis) == NULL &&
           (decision != NULL || edubba_match_get_resigned (self->match) == GAME_NOBODY))
    story = edubba_analysis_words_story (self->analysis, self->own);
  else if (decision != NULL)
    story = edubba_analysis_words_better (self->analysis, decision);
  gtk_widget_set_visible (self->played_card, self->played_box != NULL);
  place_cards (self);
  gtk_widget_set_visible (GTK_WIDGET (self->story_label), story != NULL);
  if (story != NULL)
    gtk_label_set_label (self->story_label, story);
}

/* Says how many turns of this game have become exercises. */
static void
show_lost (EdubbaGameEnd *self, gboolean complete)
{
  guint            n = 0;
  g_autofree char *text = NULL;

  if (complete && self->progress != NULL && self->own != GAME_NOBODY)
    n = edubba_turn_keeper_count (self->progress, self->analysis, self->own);
  if (n > 0)
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u of your turns is now an exercise.",
                                         "%u of your turns are now exercises.", n),
                            n);
  edubba_optional_label_set (self->lost_label, text);
  gtk_widget_set_visible (self->lost_button, n > 0);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->lost_button), "s",
                                    edubba_match_get_module (self->match)->rules->id);
}

static void
update_turn (EdubbaGameEnd *self)
{
  gboolean complete = self->analysis != NULL && edubba_analysis_is_complete (self->analysis);
  g_autoptr (EdubbaEndCause) cause = NULL;

  gtk_widget_set_visible (self->played_card, FALSE);
  if (complete)
    cause = edubba_end_cause_new (self->analysis, self->match, self->own);
  gtk_widget_set_visible (self->turn_card, self->analysis != NULL && (!complete || cause != NULL));
  if (self->analysis == NULL)
    return;
  gtk_widget_set_visible (self->turn_spinner, !complete);
  gtk_spinner_set_spinning (GTK_SPINNER (self->turn_spinner), !complete);
  gtk_label_set_label (self->turn_label,
                       cause != NULL ? cause->what : _ ("Looking for it while you read…"));
  edubba_optional_label_set (self->loss_label, cause != NULL ? cause->cost : NULL);
  gtk_widget_set_visible (self->try_button, cause != NULL && cause->is_tried);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->try_button), "u",
                                    cause != NULL ? cause->from : 0);
  show_story (self, complete, cause != NULL ? cause->turn : NULL);
  show_lost (self, complete);
}

static void
set_analysis (EdubbaGameEnd *self, EdubbaAnalysis *analysis)
{
  if (self->analysis != NULL)
    g_signal_handlers_disconnect_by_data (self->analysis, self);
  g_set_object (&self->analysis, analysis);
  if (analysis != NULL)
    g_signal_connect_swapped (analysis, "notify::running", G_CALLBACK (update_turn), self);
  update_turn (self);
}

/* ---- The page ---- */

static void
edubba_game_end_dispose (GObject *object)
{
  EdubbaGameEnd *self = EDUBBA_GAME_END (object);

  if (self->analysis != NULL)
    g_signal_handlers_disconnect_by_data (self->analysis, self);
  g_clear_object (&self->analysis);
  g_clear_object (&self->progress);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (edubba_game_end_parent_class)->dispose (object);
}

static void
edubba_game_end_class_init (EdubbaGameEndClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_game_end_dispose;
  gtk_widget_class_set_css_name (widget_class, "gameend");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "match.see-board", NULL);
}

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
add_card (EdubbaGameEnd *self, GtkWidget *box, const char *heading)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  gtk_widget_add_css_class (card, "end-card");
  if (heading != NULL)
    gtk_box_append (GTK_BOX (card), create_label (heading, "heading"));
  gtk_box_append (GTK_BOX (box), card);
  return card;
}

/* The button back to the board is in the tablet's corner: it is not the next thing to do. */
static GtkWidget *
create_close_button (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.see-board");
  gtk_widget_set_tooltip_text (button, _ ("See the Board"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("See the board"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "",
                                  -1);
  g_object_set (button, "halign", GTK_ALIGN_END, "valign", GTK_ALIGN_START, NULL);
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_add_css_class (button, "end-close");
  return button;
}

static GtkWidget *
create_tablet (EdubbaGameEnd *self)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->title_label = GTK_LABEL (create_label (NULL, "title-1"));
  self->sentence_label = GTK_LABEL (create_label (NULL, NULL));
  for (guint i = 0; i < 2; i++)
    {
      GtkLabel *label = i == 0 ? self->title_label : self->sentence_label;

      gtk_label_set_xalign (label, 0.5f);
      gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (label));
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  self->tablet = EDUBBA_TABLET (edubba_tablet_new (box));
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->tablet));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), create_close_button ());
  return overlay;
}

/* A button whose words go on in a second line where there is little room. */
static GtkWidget *
create_button (const char *words)
{
  GtkWidget *button = gtk_button_new_with_label (words);
  GtkLabel  *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  return button;
}

static void
fill_turn_card (EdubbaGameEnd *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->turn_spinner = gtk_spinner_new ();
  gtk_widget_set_valign (self->turn_spinner, GTK_ALIGN_CENTER);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->turn_spinner), GTK_ACCESSIBLE_STATE_HIDDEN,
                               TRUE, -1);
  self->turn_label = GTK_LABEL (create_label (NULL, "turn"));
  gtk_label_set_natural_wrap_mode (self->turn_label, GTK_NATURAL_WRAP_NONE);
  self->loss_label = GTK_LABEL (create_label (NULL, NULL));
  self->story_label = GTK_LABEL (create_label (NULL, "dim-label"));
  self->try_button = create_button (_ ("Try That Turn Again"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->try_button), "u", 0);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->try_button), "match.try-turn");
  gtk_widget_set_halign (self->try_button, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (row), self->turn_spinner);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->turn_label));
  gtk_box_append (GTK_BOX (self->turn_card), row);
  gtk_box_append (GTK_BOX (self->turn_card), GTK_WIDGET (self->loss_label));
  gtk_box_append (GTK_BOX (self->turn_card), self->try_button);
  gtk_box_append (GTK_BOX (self->turn_card), GTK_WIDGET (self->story_label));
  self->lost_label = GTK_LABEL (create_label (NULL, NULL));
  self->lost_button = create_button (_ ("Find Better Turns"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->lost_button), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->lost_button), "win.lost-turns");
  gtk_widget_set_halign (self->lost_button, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->turn_card), GTK_WIDGET (self->lost_label));
  gtk_box_append (GTK_BOX (self->turn_card), self->lost_button);
}

static GtkWidget *
add_button (GtkWidget *bar, const char *label, const char *action, const char *css_class)
{
  GtkWidget *button = create_button (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_hexpand (button, TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (button, css_class);
  gtk_box_append (GTK_BOX (bar), button);
  return button;
}

static GtkWidget *
create_bar (EdubbaGameEnd *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (bar, "end-bar");
  self->rematch_button =
    add_button (bar, _ ("Play Again"), "match.rematch", "suggested-action");
  add_button (bar, _ ("Look Back"), "match.look-back", NULL);
  self->next_button = add_button (bar, "", NULL, NULL);
  gtk_widget_set_visible (self->next_button, FALSE);
  edubba_row_layout_apply (bar, SPACING);
  return bar;
}

static GtkWidget *
create_speech (EdubbaGameEnd *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->speech_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  self->name_label = GTK_LABEL (create_label (NULL, "heading"));
  self->line_label = GTK_LABEL (create_label (NULL, "bout-line"));
  gtk_label_set_natural_wrap_mode (self->line_label, GTK_NATURAL_WRAP_NONE);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->name_label));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->line_label));
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->speech_box), words);
  gtk_widget_set_halign (self->speech_box, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->speech_box, FALSE);
  return self->speech_box;
}

static GtkWidget *
create_content (EdubbaGameEnd *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  gtk_widget_add_css_class (box, "end-content");
  gtk_box_append (GTK_BOX (box), create_tablet (self));
  gtk_box_append (GTK_BOX (box), create_speech (self));
  self->columns = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  edubba_columns_layout_apply (self->columns);
  self->left = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  self->side = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_widget_set_vexpand (self->left, FALSE); /* though a card may fill it */
  gtk_widget_set_vexpand (self->side, FALSE);
  self->count_card = add_card (self, self->left, _ ("Scoring"));
  self->standings = g_object_new (EDUBBA_TYPE_STANDINGS, NULL);
  self->difference_label = create_label (NULL, NULL);
  gtk_box_append (GTK_BOX (self->count_card), GTK_WIDGET (self->standings));
  gtk_box_append (GTK_BOX (self->count_card), self->difference_label);
  self->turn_card = add_card (self, self->side, _ ("What Decided It"));
  fill_turn_card (self);
  self->played_card = add_card (self, self->side, _ ("How You Played"));
  self->rules_card = add_card (self, self->side, _ ("What This Game Was About"));
  self->lesson_label = create_label (NULL, NULL);
  gtk_box_append (GTK_BOX (self->rules_card), self->lesson_label);
  self->rules_box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_box_append (GTK_BOX (self->rules_card), GTK_WIDGET (self->rules_box));
  gtk_box_append (GTK_BOX (self->columns), self->left);
  gtk_box_append (GTK_BOX (self->columns), self->side);
  gtk_box_append (GTK_BOX (box), self->columns);
  self->pieces = g_object_new (EDUBBA_TYPE_PIECES, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->pieces), "end-card");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->pieces));
  return box;
}

static void
edubba_game_end_init (EdubbaGameEnd *self)
{
  GtkWidget *pane = edubba_squeeze_box_new (create_content (self));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *clamp = g_object_new (ADW_TYPE_CLAMP, "maximum-size", WIDTH, "child", box,
                                   "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *scroller =
    g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, "focusable",
                  FALSE, "propagate-natural-height", TRUE, "child", clamp, NULL);

  gtk_widget_add_css_class (box, "end-sheet");
  gtk_box_append (GTK_BOX (box), pane);
  gtk_box_append (GTK_BOX (box), create_bar (self));
  adw_bin_set_child (ADW_BIN (self), scroller);
  self->own = GAME_NOBODY;
}

void
edubba_game_end_show (EdubbaGameEnd *self, const EdubbaGameEndView *view)
{
  g_return_if_fail (EDUBBA_IS_GAME_END (self));
  g_return_if_fail (EDUBBA_IS_MATCH (view->match));
  g_return_if_fail (view->refused != NULL);

  self->own = view->address == GAME_ADDRESS_YOU ? view->viewer : GAME_NOBODY;
  g_set_object (&self->match, view->match);
  g_set_object (&self->progress, view->progress);
  show_result (self, view);
  show_rules (self, view->match, view->refused);
  set_analysis (self, view->analysis);
  show_count (self, view);
  edubba_pieces_set_match (self->pieces, view->match, view->viewer, view->address);
  if (!view->counts)
    gtk_widget_set_visible (GTK_WIDGET (self->pieces), FALSE);
}

/* Marks the button that is to be pressed next. */
static void
suggest (GtkWidget *suggested, GtkWidget *other)
{
  gtk_widget_remove_css_class (other, "suggested-action");
  gtk_widget_add_css_class (suggested, "suggested-action");
}

void
edubba_game_end_set_next (EdubbaGameEnd *self,
                          const char    *label,
                          const char    *action,
                          const char    *target)
{
  g_return_if_fail (EDUBBA_IS_GAME_END (self));

  gtk_widget_set_visible (self->next_button, label != NULL);
  suggest (self->rematch_button, self->next_button);
  if (label == NULL)
    return;
  gtk_button_set_label (GTK_BUTTON (self->next_button), label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next_button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next_button), action);
}

void
edubba_game_end_suggest_next (EdubbaGameEnd *self)
{
  g_return_if_fail (EDUBBA_IS_GAME_END (self));
  g_return_if_fail (gtk_widget_get_visible (self->next_button));

  suggest (self->next_button, self->rematch_button);
}

void
edubba_game_end_set_again (EdubbaGameEnd *self, const char *label)
{
  g_return_if_fail (EDUBBA_IS_GAME_END (self));

  gtk_button_set_label (GTK_BUTTON (self->rematch_button),
                        label != NULL ? label : _ ("Play Again"));
}

void
edubba_game_end_set_speech (EdubbaGameEnd    *self,
                            const EdubbaGame *game,
                            const char       *face,
                            const char       *name,
                            const char       *line,
                            const char       *lesson)
{
  g_return_if_fail (EDUBBA_IS_GAME_END (self));

  gtk_widget_set_visible (self->speech_box, name != NULL);
  gtk_label_set_label (GTK_LABEL (self->lesson_label), name != NULL ? lesson : "");
  if (self->face != NULL)
    gtk_box_remove (GTK_BOX (self->speech_box), self->face);
  self->face = NULL;
  if (name == NULL)
    return;
  self->face = edubba_face_new (game, face, FACE_SIZE);
  gtk_box_prepend (GTK_BOX (self->speech_box), self->face);
  gtk_label_set_label (self->name_label, name);
  gtk_label_set_label (self->line_label, line);
}

void
edubba_game_end_focus_start (EdubbaGameEnd *self)
{
  g_return_if_fail (EDUBBA_IS_GAME_END (self));

  gtk_widget_grab_focus (gtk_widget_has_css_class (self->next_button, "suggested-action")
                           ? self->next_button
                           : self->rematch_button);
}
