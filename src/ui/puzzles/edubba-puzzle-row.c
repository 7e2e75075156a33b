/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows of puzzles. The picture of the state says nothing that the button's description does not say
 * in words.
 */
#include "edubba-puzzle-row.h"

#include <glib/gi18n.h>

#include "edubba-beside-layout.h"
#include "edubba-optional-label.h"
#include "edubba-board.h"
#include "edubba-puzzle-words.h"
#include "game-state.h"

struct _EdubbaPuzzleRow
{
  AdwBin parent_instance;

  /* template */
  GtkLabel  *heading_label;
  GtkButton *button;
  GtkBox    *box;
  GtkImage  *state_image;
  AdwBin    *picture_bin;
  GtkLabel  *title_label;
  GtkLabel  *say_label;
  GtkLabel  *themes_label;
  GtkLabel  *grade_label;
  GtkLabel  *rating_label;

  /* borrowed: the child of the bin, or NULL */
  EdubbaBoard *picture;

  /* owned */
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (EdubbaPuzzleRow, edubba_puzzle_row, ADW_TYPE_BIN)

static const struct
{
  const char *icon;
  const char *css_class;
} looks[] = {
  [EDUBBA_PUZZLE_NEW] = { NULL, "new" },
  [EDUBBA_PUZZLE_TRIED] = { "media-playlist-repeat-symbolic", "tried" },
  [EDUBBA_PUZZLE_SOLVED] = { "object-select-symbolic", "solved" },
  [EDUBBA_PUZZLE_CLEAN] = { "object-select-symbolic", "clean" },
};

static const char *
describe_state (EdubbaPuzzleState state)
{
  switch (state)
    {
    case EDUBBA_PUZZLE_TRIED:
      /* Translators: what has become of a puzzle. */
      return C_ ("puzzle", "Tried, not solved yet");
    case EDUBBA_PUZZLE_SOLVED:
      /* Translators: what has become of a puzzle: solved, but not at the first try. */
      return C_ ("puzzle", "Solved");
    case EDUBBA_PUZZLE_CLEAN:
      /* Translators: what has become of a puzzle. */
      return C_ ("puzzle", "Solved at the first try");
    case EDUBBA_PUZZLE_NEW:
    default:
      /* Translators: what has become of a puzzle: nothing yet. */
      return C_ ("puzzle", "New");
    }
}

static EdubbaPuzzleItem *
dup_item (EdubbaPuzzleRow *self)
{
  return g_signal_group_dup_target (self->signals);
}

static void
update_heading (EdubbaPuzzleRow *self)
{
  g_autoptr (EdubbaPuzzleItem) item = dup_item (self);

  edubba_optional_label_set (self->heading_label, edubba_puzzle_item_get_heading (item));
}

static char *
describe_puzzle (EdubbaPuzzleItem *item)
{
  guint            rating = course_puzzle_get_rating (edubba_puzzle_item_get_puzzle (item));
  const char      *themes = edubba_puzzle_item_get_themes (item);
  const char      *state = describe_state (edubba_puzzle_item_get_state (item));
  g_autofree char *difficulty = edubba_puzzle_words_difficulty (rating);

  if (themes[0] == '\0')
    /* Translators: a puzzle in a list, for a screen reader: how difficult it is, and what has
     * become of it. */
    return g_strdup_printf (_ ("%1$s. %2$s."), difficulty, state);
  /* Translators: a puzzle in a list, for a screen reader: how difficult it is, its themes, and what
   * has become of it. */
  return g_strdup_printf (_ ("%1$s. %2$s. %3$s."), difficulty, themes, state);
}

static void
update_accessible (EdubbaPuzzleRow *self, EdubbaPuzzleItem *item)
{
  CoursePuzzle    *puzzle = edubba_puzzle_item_get_puzzle (item);
  g_autofree char *facts = describe_puzzle (item);
  /* Translators: what is asked in a puzzle, and how difficult it is and so on. */
  g_autofree char *description =
    g_strdup_printf (_ ("%1$s %2$s"), course_puzzle_get_say (puzzle), facts);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  course_puzzle_get_title (puzzle),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
update_state (EdubbaPuzzleRow *self)
{
  g_autoptr (EdubbaPuzzleItem) item = dup_item (self);
  EdubbaPuzzleState state = edubba_puzzle_item_get_state (item);

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self->state_image), looks[i].css_class);
  gtk_widget_add_css_class (GTK_WIDGET (self->state_image), looks[state].css_class);
  gtk_image_set_from_icon_name (self->state_image, looks[state].icon);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->state_image), describe_state (state));
  update_accessible (self, item);
}

static void
edubba_puzzle_row_dispose (GObject *object)
{
  EdubbaPuzzleRow *self = EDUBBA_PUZZLE_ROW (object);

  g_clear_object (&self->signals);

  G_OBJECT_CLASS (edubba_puzzle_row_parent_class)->dispose (object);
}

static void
edubba_puzzle_row_class_init (EdubbaPuzzleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_puzzle_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-puzzle-row.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleRow, heading_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleRow, button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleRow, box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleRow, state_image);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleRow, picture_bin);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleRow, title_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleRow, say_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleRow, themes_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleRow, grade_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleRow, rating_label);
}

static void
edubba_puzzle_row_init (EdubbaPuzzleRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  edubba_beside_layout_apply (self->box, 12);
  self->signals = g_signal_group_new (EDUBBA_TYPE_PUZZLE_ITEM);
  g_signal_group_connect_swapped (self->signals, "notify::state", G_CALLBACK (update_state), self);
  g_signal_group_connect_swapped (self->signals, "notify::heading", G_CALLBACK (update_heading),
                                  self);
}

GtkWidget *
edubba_puzzle_row_new (const EdubbaGame *game)
{
  EdubbaPuzzleRow *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_PUZZLE_ROW, NULL);
  if (game->get_small_board_type != NULL)
    {
      self->picture = g_object_new (game->get_small_board_type (), NULL);
      adw_bin_set_child (self->picture_bin, GTK_WIDGET (self->picture));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->picture_bin), self->picture != NULL);
  return GTK_WIDGET (self);
}

/* The position, as the solving seat sees it. */
static void
show_picture (EdubbaPuzzleRow *self, CoursePuzzle *puzzle)
{
  const GameRules      *rules = course_puzzle_get_module (puzzle)->rules;
  guint                 seat = course_puzzle_get_goal (puzzle)->me;
  g_autofree GameState *seen = NULL;

  if (self->picture == NULL)
    return;
  seen = game_state_new (rules);
  rules->observe (course_puzzle_get_state (puzzle), seat, seen);
  edubba_board_show_state (self->picture, seen, seat, FALSE);
}

static void
set_optional (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), text[0] != '\0');
}

void
edubba_puzzle_row_set_item (EdubbaPuzzleRow *self, EdubbaPuzzleItem *item)
{
  CoursePuzzle    *puzzle;
  g_autofree char *rating = NULL;
  g_autofree char *target = NULL;

  g_return_if_fail (EDUBBA_IS_PUZZLE_ROW (self));

  g_signal_group_set_target (self->signals, item);
  if (item == NULL)
    return;
  puzzle = edubba_puzzle_item_get_puzzle (item);
  rating = g_strdup_printf ("%u", course_puzzle_get_rating (puzzle));
  target = g_strconcat (course_puzzle_get_module (puzzle)->rules->id, "/",
                        course_puzzle_get_id (puzzle), NULL);
  gtk_label_set_label (self->title_label, course_puzzle_get_title (puzzle));
  gtk_label_set_label (self->say_label, course_puzzle_get_say (puzzle));
  show_picture (self, puzzle);
  set_optional (self->themes_label, edubba_puzzle_item_get_themes (item));
  gtk_label_set_label (self->grade_label,
                       edubba_puzzle_words_grade (edubba_puzzle_item_get_grade (item)));
  set_optional (self->rating_label, course_puzzle_get_rating (puzzle) > 0 ? rating : "");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "s", target);
  update_heading (self);
  update_state (self);
}
