/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The solver's answer holds for the texts that it was asked about: any change takes it away, and
 * stops a solver that is still at work.
 */
#include "edubba-puzzle-maker.h"

#include <string.h>

#include <glib/gi18n.h>

#include "course-link.h"
#include "course-quests.h"
#include "edubba-compat.h"
#include "edubba-puzzle-check.h"
#include "edubba-drop-down.h"
#include "edubba-accessible-names.h"
#include "edubba-optional-label.h"
#include "game-state.h"
#include "game-text.h"

struct _EdubbaPuzzleMaker
{
  AdwBin parent_instance;

  /* template */
  GtkDropDown *quest_drop;
  AdwEntryRow *goal_row;
  AdwEntryRow *say_row;
  AdwEntryRow *title_row;
  GtkWidget   *spinner;
  GtkWidget   *stop_button;
  GtkLabel    *answer_label;
  GtkWidget   *made_grid;

  /* borrowed */
  const GameModule *module;

  /* owned */
  char         *position;    /* or NULL */
  CoursePuzzle *puzzle;      /* the puzzle asked about, or NULL */
  char         *text;        /* of its file, once it is proved; or NULL */
  GCancellable *cancellable; /* of the solver at work, or NULL */

  gboolean choosing; /* the goal comes from the list */
};

G_DEFINE_FINAL_TYPE (EdubbaPuzzleMaker, edubba_puzzle_maker, ADW_TYPE_BIN)

enum
{
  TRIED,
  KEPT,
  SAVED,
  LINKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char *
get_text (AdwEntryRow *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (row));
}

static void
answer (EdubbaPuzzleMaker *self, const char *sentence)
{
  edubba_optional_label_set (self->answer_label, sentence);
  if (sentence != NULL)
    edubba_compat_announce (GTK_WIDGET (self), sentence);
}

static void
update (EdubbaPuzzleMaker *self)
{
  gboolean busy = self->cancellable != NULL;

  gtk_widget_set_visible (self->spinner, busy);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), busy);
  gtk_widget_set_visible (self->stop_button, busy);
  gtk_widget_set_visible (self->made_grid, self->text != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "maker.check",
                                 !busy && self->position != NULL && *get_text (self->goal_row));
}

/* Forgets the results, and cancels checks that are still running. */
static void
forget (EdubbaPuzzleMaker *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->puzzle, course_puzzle_unref);
  g_clear_pointer (&self->text, g_free);
  answer (self, NULL);
  update (self);
}

/* Describes the length of the shortest way, and the number of shortest ways. */
static char *
describe_solvable (const EdubbaMade *made)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, made->count);
  gulong           plural = (gulong) MIN (made->count, G_MAXUINT32);
  const char      *takes;
  const char      *ways;

  if (made->length == 1)
    return g_strdup (_ ("One action is enough for this. Try a goal that takes more."));
  takes = g_dngettext (GETTEXT_PACKAGE, "It takes %u action at least.",
                       "It takes %u actions at least.", made->length);
  /* Translators: %s is a number. */
  ways = g_dngettext (GETTEXT_PACKAGE, "%s way is that short.",
                      "%s ways are that short.", plural);
  g_string_append_printf (text, takes, made->length);
  g_string_append_c (text, ' ');
  g_string_append_printf (text, ways, number);
  if (made->rating > 0)
    {
      g_string_append_c (text, ' ');
      /* Translators: how hard a puzzle is, as a number like 1450. */
      g_string_append_printf (text, _ ("Its rating is %u."), made->rating);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
describe (const EdubbaMade *made)
{
  switch (made->verdict)
    {
    case EDUBBA_MADE_SOLVABLE:
      return describe_solvable (made);
    case EDUBBA_MADE_DONE:
      return g_strdup (_ ("The goal is already met: there is nothing to solve."));
    case EDUBBA_MADE_UNSOLVABLE:
      return g_strdup (_ ("This cannot be reached within the turn."));
    case EDUBBA_MADE_HIDDEN:
      return g_strdup (_ ("This depends on cards that nobody sees: show more of them."));
    case EDUBBA_MADE_UNKNOWN:
    default:
      return g_strdup (_ ("This is too much to work out."));
    }
}

/* The sentence about the task, or a default if nobody wrote any. */
static char *
dup_say (EdubbaPuzzleMaker *self)
{
  if (!game_text_is_blank (get_text (self->say_row)))
    return g_strdup (get_text (self->say_row));
  /* Translators: the task of a puzzle; %s is its goal in the game's notation, which is the same in
   * every language. */
  return g_strdup_printf (_ ("Reach this goal: %s"), get_text (self->goal_row));
}

static char *
write_puzzle (EdubbaPuzzleMaker *self, guint rating)
{
  const char      *title = get_text (self->title_row);
  g_autofree char *say = dup_say (self);

  return edubba_puzzle_check_write (self->position, get_text (self->goal_row),
                                    game_text_is_blank (title) ? _ ("A Puzzle of Your Own") : title,
                                    say, rating);
}

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (EdubbaPuzzleMaker) self = data;
  g_autofree char *sentence = NULL;
  EdubbaMade       made;

  /* A cancelled check has been forgotten already. */
  if (!edubba_puzzle_check_check_finish (result, &made, NULL) || self->cancellable == NULL ||
      g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  if (made.verdict == EDUBBA_MADE_SOLVABLE)
    self->text = write_puzzle (self, made.rating);
  sentence = describe (&made);
  answer (self, sentence);
  update (self);
}

static void
check_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaPuzzleMaker *self = EDUBBA_PUZZLE_MAKER (widget);
  const GameModule  *modules[] = { self->module, NULL };
  g_autofree char   *text = NULL;
  g_autoptr (GError) error = NULL;

  forget (self);
  text = write_puzzle (self, 0);
  self->puzzle = course_puzzle_parse (modules, text, strlen (text), &error);
  if (self->puzzle == NULL)
    {
      answer (self, error->message);
      return;
    }
  self->cancellable = g_cancellable_new ();
  edubba_puzzle_check_check_async (self->puzzle, self->cancellable, checked_cb,
                                   g_object_ref (self));
  update (self);
}

static void
stop_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  forget (EDUBBA_PUZZLE_MAKER (widget));
}

static void
try_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaPuzzleMaker *self = EDUBBA_PUZZLE_MAKER (widget);

  if (self->text != NULL)
    g_signal_emit (self, signals[TRIED], 0, self->puzzle);
}

static void
keep_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaPuzzleMaker *self = EDUBBA_PUZZLE_MAKER (widget);

  if (self->text != NULL)
    g_signal_emit (self, signals[KEPT], 0, self->text);
}

static void
save_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaPuzzleMaker *self = EDUBBA_PUZZLE_MAKER (widget);

  if (self->text != NULL)
    g_signal_emit (self, signals[SAVED], 0, self->text);
}

static void
link_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaPuzzleMaker *self = EDUBBA_PUZZLE_MAKER (widget);

  if (self->puzzle != NULL && self->text != NULL)
    {
      g_autofree char *link = course_link_print_puzzle (self->position, self->puzzle);

      g_signal_emit (self, signals[LINKED], 0, link);
    }
}

/* Fills in the quest's goal, sentence and title: nobody is asked to think of words that the game
 * has. */
static void
quest_selected_cb (EdubbaPuzzleMaker *self)
{
  const CourseQuests *quests = course_quests_get (self->module);
  guint               selected = gtk_drop_down_get_selected (self->quest_drop);
  const char         *game = self->module->rules->id;
  const CourseQuest  *quest;

  if (quests == NULL || selected == 0 || selected > quests->n_quests)
    return;
  quest = &quests->quests[selected - 1];
  self->choosing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->goal_row), quest->goal);
  gtk_editable_set_text (GTK_EDITABLE (self->say_row),
                         course_translate (game, quest->say));
  gtk_editable_set_text (GTK_EDITABLE (self->title_row),
                         course_translate (game, quest->titles[0]));
  self->choosing = FALSE;
}

static void
goal_changed_cb (EdubbaPuzzleMaker *self)
{
  if (!self->choosing)
    gtk_drop_down_set_selected (self->quest_drop, 0);
  forget (self);
}

static void
words_changed_cb (EdubbaPuzzleMaker *self)
{
  forget (self);
}

static void
list_quests (EdubbaPuzzleMaker *self)
{
  const CourseQuests *quests = course_quests_get (self->module);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  g_autoptr (GtkExpression) expression =
    gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  /* Translators: at the head of a list of tasks in words: none of them. */
  gtk_string_list_append (list, _ ("A task of your own"));
  for (guint i = 0; quests != NULL && i < quests->n_quests; i++)
    gtk_string_list_append (list, course_translate (self->module->rules->id,
                                                    quests->quests[i].say));
  gtk_drop_down_set_expression (self->quest_drop, expression);
  edubba_drop_down_fill (self->quest_drop, list, _ ("The task"));
}

static void
edubba_puzzle_maker_dispose (GObject *object)
{
  EdubbaPuzzleMaker *self = EDUBBA_PUZZLE_MAKER (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);

  G_OBJECT_CLASS (edubba_puzzle_maker_parent_class)->dispose (object);
}

static void
edubba_puzzle_maker_finalize (GObject *object)
{
  EdubbaPuzzleMaker *self = EDUBBA_PUZZLE_MAKER (object);

  g_clear_pointer (&self->puzzle, course_puzzle_unref);
  g_clear_pointer (&self->position, g_free);
  g_clear_pointer (&self->text, g_free);

  G_OBJECT_CLASS (edubba_puzzle_maker_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "maker.check", NULL, check_activated_cb);
  gtk_widget_class_install_action (widget_class, "maker.stop", NULL, stop_activated_cb);
  gtk_widget_class_install_action (widget_class, "maker.try", NULL, try_activated_cb);
  gtk_widget_class_install_action (widget_class, "maker.keep", NULL, keep_activated_cb);
  gtk_widget_class_install_action (widget_class, "maker.save", NULL, save_activated_cb);
  gtk_widget_class_install_action (widget_class, "maker.link", NULL, link_activated_cb);
}

static void
install_signals (GType type)
{
  signals[TRIED] = g_signal_new ("tried", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[KEPT] = g_signal_new ("kept", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
  signals[SAVED] = g_signal_new ("saved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[LINKED] = g_signal_new ("linked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
edubba_puzzle_maker_class_init (EdubbaPuzzleMakerClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = edubba_puzzle_maker_dispose;
  object_class->finalize = edubba_puzzle_maker_finalize;
  install_actions (widget_class);
  install_signals (G_TYPE_FROM_CLASS (klass));
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/edubba/Edubba/ui/edubba-puzzle-maker.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleMaker, quest_drop);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleMaker, goal_row);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleMaker, say_row);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleMaker, title_row);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleMaker, spinner);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleMaker, stop_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleMaker, answer_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzleMaker, made_grid);
}

static void
edubba_puzzle_maker_init (EdubbaPuzzleMaker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  edubba_accessible_names_entry_row (self->goal_row);
  edubba_accessible_names_entry_row (self->say_row);
  edubba_accessible_names_entry_row (self->title_row);
  g_signal_connect_swapped (self->goal_row, "changed", G_CALLBACK (goal_changed_cb), self);
  g_signal_connect_swapped (self->say_row, "changed", G_CALLBACK (words_changed_cb), self);
  g_signal_connect_swapped (self->title_row, "changed", G_CALLBACK (words_changed_cb), self);
}

EdubbaPuzzleMaker *
edubba_puzzle_maker_new (const GameModule *module)
{
  EdubbaPuzzleMaker *self;

  g_return_val_if_fail (module != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_PUZZLE_MAKER, NULL);
  self->module = module;
  list_quests (self);
  g_signal_connect_swapped (self->quest_drop, "notify::selected", G_CALLBACK (quest_selected_cb),
                            self);
  update (self);
  return self;
}

void
edubba_puzzle_maker_set_position (EdubbaPuzzleMaker *self, const char *position)
{
  g_return_if_fail (EDUBBA_IS_PUZZLE_MAKER (self));

  if (g_strcmp0 (position, self->position) == 0)
    return;
  g_free (self->position);
  self->position = g_strdup (position);
  forget (self);
}

void
edubba_puzzle_maker_set_goal (EdubbaPuzzleMaker *self, const char *goal)
{
  g_return_if_fail (EDUBBA_IS_PUZZLE_MAKER (self));
  g_return_if_fail (goal != NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->goal_row), goal);
}

gboolean
edubba_puzzle_maker_get_busy (EdubbaPuzzleMaker *self)
{
  g_return_val_if_fail (EDUBBA_IS_PUZZLE_MAKER (self), FALSE);

  return self->cancellable != NULL;
}

const char *
edubba_puzzle_maker_get_answer (EdubbaPuzzleMaker *self)
{
  const char *text;

  g_return_val_if_fail (EDUBBA_IS_PUZZLE_MAKER (self), NULL);

  text = gtk_label_get_label (self->answer_label);
  return *text ? text : NULL;
}
