/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It shows its state and nothing else: a label with the position as its viewer sees it, and the
 * buttons.
 */
#include "plain-board.h"

#include "edubba-squeeze-box.h"
#include "game-state.h"
#include "games.h"

G_DEFINE_TYPE (PlainBoard, plain_board, EDUBBA_TYPE_BOARD)

static const GameRules *
get_rules (PlainBoard *self)
{
  return EDUBBA_BOARD_GET_CLASS (self)->rules;
}

static void
clear_buttons (PlainBoard *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->buttons)) != NULL)
    gtk_box_remove (GTK_BOX (self->buttons), child);
}

static void
fill_buttons (PlainBoard *self, const GArray *actions)
{
  const GameRules *rules = get_rules (self);

  for (guint i = 0; i < actions->len; i++)
    {
      GameAction       action = g_array_index (actions, GameAction, i);
      g_autofree char *text = game_action_print (rules, action);
      GtkWidget       *button = gtk_button_new_with_label (text);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", text);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.act");
      gtk_box_append (GTK_BOX (self->buttons), button);
    }
}

/* Shows a state, with the viewer's legal actions or with none. */
static void
offer (PlainBoard *self, const GameState *seen, gboolean active)
{
  g_autoptr (GArray) actions = active ? game_legal_sorted_for (get_rules (self), seen, self->viewer)
                                      : g_array_new (FALSE, FALSE, sizeof (GameAction));

  clear_buttons (self);
  fill_buttons (self, actions);
  if (self->face != NULL)
    ((PlainBoardClass *) G_OBJECT_GET_CLASS (self))->show_face (self, seen, actions);
}

static void
look_clicked_cb (GtkButton *button, PlainBoard *self)
{
  offer (self, edubba_board_get_own (EDUBBA_BOARD (self)), TRUE);
}

static void
plain_board_show_state (EdubbaBoard     *board,
                        const GameState *seen,
                        guint            viewer,
                        gboolean         active)
{
  PlainBoard      *self = PLAIN_BOARD (board);
  g_autofree char *position = game_position_print (get_rules (self), seen);
  gboolean         covered = edubba_board_get_own (board) != NULL;

  self->viewer = viewer;
  self->active = active;
  gtk_label_set_label (GTK_LABEL (self->label), position);
  offer (self, seen, active && !covered);
  if (active && covered)
    {
      GtkWidget *look = gtk_button_new_with_label (PLAIN_BOARD_LOOK);

      g_signal_connect (look, "clicked", G_CALLBACK (look_clicked_cb), self);
      gtk_box_append (GTK_BOX (self->buttons), look);
    }
}

static void
plain_board_show_preview (EdubbaBoard *board, const GamePreview *preview, gboolean figures)
{
  PlainBoard      *self = PLAIN_BOARD (board);
  g_autofree char *position = NULL;

  if (preview != NULL && preview->after != NULL)
    position = game_position_print (get_rules (self), preview->after);
  gtk_label_set_label (GTK_LABEL (self->preview), position != NULL ? position : "");
}

static void
plain_board_class_init (PlainBoardClass *klass)
{
  EDUBBA_BOARD_CLASS (klass)->rules = games_modules[0]->rules;
  EDUBBA_BOARD_CLASS (klass)->show_state = plain_board_show_state;
  EDUBBA_BOARD_CLASS (klass)->show_preview = plain_board_show_preview;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
plain_board_init (PlainBoard *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->label), PANGO_WRAP_CHAR);
  self->buttons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), self->label);
  gtk_box_append (GTK_BOX (self->box), self->buttons);
  self->preview = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->preview), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->preview), PANGO_WRAP_CHAR);
  gtk_box_append (GTK_BOX (self->box), self->preview);
  self->pane = edubba_squeeze_box_new (self->box);
  gtk_widget_set_hexpand (self->pane, TRUE);
  gtk_widget_set_parent (self->pane, GTK_WIDGET (self));
}

static char *
plain_preset_title (const char *id)
{
  return g_strdup (id);
}

const char *
plain_board_get_position (PlainBoard *self)
{
  return gtk_label_get_label (GTK_LABEL (self->label));
}

guint
plain_board_get_viewer (PlainBoard *self)
{
  return self->viewer;
}

gboolean
plain_board_get_active (PlainBoard *self)
{
  return self->active;
}

const EdubbaGame *
plain_game_get (void)
{
  static const char *const presets[] = { "plain", "", "other", "sumer-all,final15", NULL };
  static const char *const authors[] = { "Somebody", NULL };
  static EdubbaGame        game;

  game = (EdubbaGame) {
    .module = games_modules[0],
    .get_board_type = plain_board_get_type,
    .resource_path = "/io/github/edubba/Edubba/tests/",
    .first_puzzle = "none",
    .rule_presets = presets,
    .preset_title = plain_preset_title,
    .about = "A plain game.",
    .authors = authors,
    .publisher = "Some house",
  };
  return &game;
}

EdubbaMatch *
plain_game_play (guint max, EdubbaSeatKind second)
{
  const GameModule *module = plain_game_get ()->module;
  GameRecord       *record = game_record_new_seed (module->rules, 2, 0, g_test_rand_int ());
  EdubbaMatch      *match;

  for (guint i = 0; i < max; i++)
    {
      const GameState *state = game_record_get_state (record, i);
      g_autoptr (GArray) legal = game_legal_sorted (module->rules, state);

      if (legal->len == 0)
        break;
      game_record_append (
        record,
        g_array_index (legal, GameAction, g_test_rand_int_range (0, (gint32) legal->len)), NULL);
    }
  match = edubba_match_new (module, record);
  edubba_match_set_seat_kind (match, 1, second);
  return match;
}
