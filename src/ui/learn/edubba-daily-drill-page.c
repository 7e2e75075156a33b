/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Five rows, replaced whenever anything changes: there are never more. The reason for a rule's
 * return comes from its memory when the page was made; the day of its next return, from its
 * memory now.
 */
#include "edubba-daily-drill-page.h"

#include <glib/gi18n.h>

#include "edubba-clear.h"
#include "edubba-page.h"
#include "edubba-puzzle-words.h"
#include "edubba-scene.h"
#include "edubba-sound.h"
#include "edubba-tablet.h"
#include "game-plural.h"

struct _EdubbaDailyDrillPage
{
  AdwBin parent_instance;

  /* template */
  GtkOverlay  *overlay;
  GtkBox      *head_box;
  GtkLabel    *title_label;
  GtkLabel    *text_label;
  GtkLevelBar *progress_bar;
  GtkListBox  *list;
  GtkButton   *button;

  /* borrowed: children made in code */
  EdubbaScene *scene;
  GtkWidget   *tablet; /* round the head's text at the end */

  /* owned */
  EdubbaCourse     *course;
  EdubbaProgress   *progress;
  EdubbaDailyDrill *drill;
  GSettings        *settings; /* NULL where none are installed */

  gboolean told; /* the moment of its end has been shown */
};

static void edubba_daily_drill_page_page_init (EdubbaPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaDailyDrillPage,
                               edubba_daily_drill_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (EDUBBA_TYPE_PAGE,
                                                      edubba_daily_drill_page_page_init))

/* A picture of the state of a task, named for assistive technology. */
static GtkWidget *
create_picture (EdubbaDailyDrillState state)
{
  static const struct
  {
    const char *icon;
    const char *css_class;
    const char *text;
  } looks[] = {
    [EDUBBA_DAILY_DRILL_FAILED] = { "window-close-symbolic", "dim-label", N_ ("Not solved") },
    [EDUBBA_DAILY_DRILL_SOLVED] = { "object-select-symbolic", "dim-label",
                                    N_ ("Solved in the end") },
    [EDUBBA_DAILY_DRILL_CLEAN] = { "object-select-symbolic", "success",
                                   N_ ("Solved at the first try") },
  };
  GtkWidget *image = gtk_image_new_from_icon_name (looks[state].icon);

  gtk_widget_add_css_class (image, looks[state].css_class);
  gtk_widget_set_tooltip_text (image, _ (looks[state].text));
  gtk_accessible_update_property (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (looks[state].text), -1);
  return image;
}

static gboolean
is_new (const EdubbaMemory *memory)
{
  return memory->met == 0 && memory->troubled == 0;
}

/* Returns TRUE if the learner has gone through a lesson at least once. */
static gboolean
is_done (EdubbaDailyDrillPage *self, const CourseLesson *lesson)
{
  const char *game = edubba_course_get_game (self->course)->module->rules->id;

  return edubba_progress_get_lesson (self->progress, game, course_lesson_get_id (lesson)) >=
         EDUBBA_LESSON_DONE;
}

/* Says why a task is here, and which lesson it goes back to, which may be enough to remember; or
 * where the rule can be learned. */
static char *
describe_origin (EdubbaDailyDrillPage *self, guint i)
{
  const EdubbaDueRule *rule = edubba_daily_drill_get_rule (self->drill, i);
  guint                step;
  const CourseLesson  *lesson =
    edubba_course_find_training (self->course, rule->paragraph, NULL, &step);
  g_autofree char *reason = edubba_daily_drill_page_describe_reason (self, i);
  g_autofree char *origin = NULL;

  if (lesson == NULL || edubba_daily_drill_is_test (self->drill) || is_new (&rule->memory))
    return g_steal_pointer (&reason);
  if (is_done (self, lesson))
    /* Translators: where a rule was learned; %s is the title of a lesson. */
    origin = g_strdup_printf (_ ("It was in the lesson “%s”."), course_lesson_get_title (lesson));
  else
    /* Translators: where a rule can be learned; %s is the title of a lesson. */
    origin = g_strdup_printf (_ ("The lesson “%s” explains it."),
                              course_lesson_get_title (lesson));
  /* Translators: two sentences: why a rule comes back, and where it was learned. */
  return g_strdup_printf (_ ("%1$s %2$s"), reason, origin);
}

/* The present memory of a rule. */
static EdubbaMemory
find_memory (EdubbaDailyDrillPage *self, const char *paragraph)
{
  const char *game = edubba_course_get_game (self->course)->module->rules->id;
  gint64      now = edubba_progress_get_now (self->progress);
  g_autoptr (GPtrArray) rules = edubba_progress_list_due (self->progress, game, now, G_MAXUINT);

  for (guint i = 0; i < rules->len; i++)
    {
      const EdubbaDueRule *rule = g_ptr_array_index (rules, i);

      if (g_str_equal (rule->paragraph, paragraph))
        return rule->memory;
    }
  return (EdubbaMemory) { 0 };
}

/* Describes the result of a task, and the day on which its rule comes back. */
static char *
describe_return (EdubbaDailyDrillPage *self, guint i)
{
  static const struct
  {
    const char *tomorrow;
    const char *later[2]; /* singular and plural */
  } sentences[] = {
    [EDUBBA_DAILY_DRILL_FAILED] = {
      N_ ("Not this time. It comes back tomorrow."),
      NN_ ("Not this time. It comes back in %u day.",
           "Not this time. It comes back in %u days."),
    },
    [EDUBBA_DAILY_DRILL_SOLVED] = {
      N_ ("Solved at last. It comes back tomorrow."),
      NN_ ("Solved at last. It comes back in %u day.", "Solved at last. It comes back in %u days."),
    },
    [EDUBBA_DAILY_DRILL_CLEAN] = {
      N_ ("Fresh again. It comes back tomorrow."),
      NN_ ("Fresh again. It comes back in %u day.", "Fresh again. It comes back in %u days."),
    },
  };
  EdubbaDailyDrillState state = edubba_daily_drill_get_state (self->drill, i);
  EdubbaMemory          memory =
    find_memory (self, edubba_daily_drill_get_rule (self->drill, i)->paragraph);
  guint days = edubba_memory_count_days (&memory, edubba_progress_get_now (self->progress));

  if (days == 1)
    return g_strdup (_ (sentences[state].tomorrow));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, sentences[state].later[0],
                                       sentences[state].later[1], days),
                          days);
}

/* Describes a task's rule, but not in a test. */
static char *
describe_row (EdubbaDailyDrillPage *self, guint i)
{
  if (edubba_daily_drill_get_state (self->drill, i) > EDUBBA_DAILY_DRILL_OPEN &&
      !edubba_daily_drill_is_test (self->drill))
    return describe_return (self, i);
  return describe_origin (self, i);
}

static GtkWidget *
create_row (EdubbaDailyDrillPage *self, guint i)
{
  const EdubbaDueRule  *rule = edubba_daily_drill_get_rule (self->drill, i);
  EdubbaDailyDrillState state = edubba_daily_drill_get_state (self->drill, i);
  g_autofree char      *title = edubba_puzzle_words_rule (
         edubba_course_get_game (self->course)->module, rule->paragraph);
  g_autofree char *text = describe_row (self, i);
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *spinner;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  gtk_widget_set_focusable (row, FALSE);
  if (state > EDUBBA_DAILY_DRILL_OPEN)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_picture (state));
  else if (state == EDUBBA_DAILY_DRILL_MAKING)
    {
      spinner = gtk_spinner_new ();
      gtk_accessible_update_property (GTK_ACCESSIBLE (spinner), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      _ ("A task is being made"), -1);
      gtk_spinner_start (GTK_SPINNER (spinner));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), spinner);
    }
  return row;
}

static guint
count_clean (EdubbaDailyDrill *drill)
{
  guint clean = 0;

  for (guint i = 0; i < edubba_daily_drill_get_n (drill); i++)
    clean += edubba_daily_drill_get_state (drill, i) == EDUBBA_DAILY_DRILL_CLEAN;
  return clean;
}

static char *
describe (EdubbaDailyDrillPage *self)
{
  guint n = edubba_daily_drill_get_n (self->drill);
  guint next = edubba_daily_drill_get_next (self->drill);
  guint clean = count_clean (self->drill);

  if (n == 0)
    return g_strdup (_ ("There’s nothing to practise yet."));
  if (edubba_daily_drill_is_test (self->drill))
    return g_strdup (
      next < n
        ? _ ("These tasks test what you remember. A hint counts as forgotten.")
        : _ ("Thank you. The preferences will show the result once the 30 days are over."));
  if (next > 0 && next < n)
    /* Translators: how many of a few tasks are done, and how many there are still to do; the second
     * number decides on the plural. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u done, %2$u to go",
                                         "%1$u done, %2$u to go", n - next),
                            next, n - next);
  if (next < n)
    return g_strdup (g_dngettext (GETTEXT_PACKAGE,
                                  "A small task on a fresh position. It is here for a reason.",
                                  "Small tasks on fresh positions. Each is here for a reason.",
                                  n));
  if (clean == n)
    return g_strdup (
      g_dngettext (GETTEXT_PACKAGE, "At the first try! This rule can rest for a while now.",
                   "All of them at the first try! These rules can rest for a while now.", n));
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE,
                 "That was it: %u task went well at the first try. The rest will come back in "
                 "time.",
                 "That was it: %u tasks went well at the first try. The rest will come back in "
                 "time.",
                 clean),
    clean);
}

static void
update_button (EdubbaDailyDrillPage *self)
{
  guint       n = edubba_daily_drill_get_n (self->drill);
  guint       next = edubba_daily_drill_get_next (self->drill);
  const char *label = _ ("Done");

  if (next < n)
    /* Translators: on a button: to begin with, or to go on to the next of a few tasks. */
    label = next == 0 ? _ ("Begin") : _ ("Go On");
  gtk_button_set_label (self->button, label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button),
                                  next < n ? "win.next-five" : "win.back");
}

/* The head moves onto a tablet. */
static void
write_on_tablet (EdubbaDailyDrillPage *self)
{
  g_autoptr (GtkWidget) head = NULL;
  GtkBox *box;

  if (self->tablet != NULL)
    return;
  head = g_object_ref (GTK_WIDGET (self->head_box));
  box = GTK_BOX (gtk_widget_get_parent (head));
  gtk_box_remove (box, head);
  self->tablet = edubba_tablet_new (head);
  gtk_box_prepend (box, self->tablet);
}

static gboolean
is_over (EdubbaDailyDrillPage *self)
{
  guint n = edubba_daily_drill_get_n (self->drill);

  return n > 0 && edubba_daily_drill_get_next (self->drill) == n;
}

/* Shows the progress: a block for each task. */
static void
show_progress (EdubbaDailyDrillPage *self)
{
  guint n = edubba_daily_drill_get_n (self->drill);

  gtk_level_bar_set_max_value (self->progress_bar, MAX (n, 1));
  gtk_level_bar_set_value (self->progress_bar, edubba_daily_drill_get_next (self->drill));
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), n > 1 && !is_over (self));
}

static void
update (EdubbaDailyDrillPage *self)
{
  g_autofree char *text = describe (self);

  if (is_over (self))
    {
      gtk_label_set_label (self->title_label, _ ("Done for Today"));
      write_on_tablet (self);
    }
  gtk_label_set_label (self->text_label, text);
  show_progress (self);
  edubba_clear_list (self->list);
  for (guint i = 0; i < edubba_daily_drill_get_n (self->drill); i++)
    gtk_list_box_append (self->list, create_row (self, i));
  gtk_widget_set_visible (GTK_WIDGET (self->list), edubba_daily_drill_get_n (self->drill) > 0);
  update_button (self);
}

static char *
edubba_daily_drill_page_dup_title (EdubbaPage *page)
{
  return g_strdup (_ ("Daily Five"));
}

/* A learner who comes back from the last task sees that it was the last. */
static void
edubba_daily_drill_page_shown (EdubbaPage *page)
{
  EdubbaDailyDrillPage *self = EDUBBA_DAILY_DRILL_PAGE (page);

  if (self->told || !is_over (self))
    return;
  self->told = TRUE;
  edubba_sound_play (self->settings, EDUBBA_SOUND_LESSON);
  /* Translators: a banner over the page for a second: all tasks of the day are done. */
  edubba_scene_show (self->scene, EDUBBA_MOMENT_LESSON, _ ("Done for today!"), NULL);
}

static void
edubba_daily_drill_page_focus_start (EdubbaPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (EDUBBA_DAILY_DRILL_PAGE (page)->button));
}

static const EdubbaGame *
edubba_daily_drill_page_get_game (EdubbaPage *page)
{
  return edubba_course_get_game (EDUBBA_DAILY_DRILL_PAGE (page)->course);
}

static void
edubba_daily_drill_page_page_init (EdubbaPageInterface *iface)
{
  iface->dup_title = edubba_daily_drill_page_dup_title;
  iface->get_game = edubba_daily_drill_page_get_game;
  iface->shown = edubba_daily_drill_page_shown;
  iface->focus_start = edubba_daily_drill_page_focus_start;
}

static void
edubba_daily_drill_page_dispose (GObject *object)
{
  EdubbaDailyDrillPage *self = EDUBBA_DAILY_DRILL_PAGE (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->drill);
  g_clear_object (&self->progress);
  g_clear_object (&self->course);

  G_OBJECT_CLASS (edubba_daily_drill_page_parent_class)->dispose (object);
}

static void
edubba_daily_drill_page_class_init (EdubbaDailyDrillPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_daily_drill_page_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/edubba/Edubba/ui/edubba-daily-drill-page.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaDailyDrillPage, overlay);
  gtk_widget_class_bind_template_child (widget_class, EdubbaDailyDrillPage, head_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaDailyDrillPage, title_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaDailyDrillPage, text_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaDailyDrillPage, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, EdubbaDailyDrillPage, list);
  gtk_widget_class_bind_template_child (widget_class, EdubbaDailyDrillPage, button);
}

static void
edubba_daily_drill_page_init (EdubbaDailyDrillPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->scene = g_object_new (EDUBBA_TYPE_SCENE, NULL);
  gtk_overlay_add_overlay (self->overlay, GTK_WIDGET (self->scene));
}

EdubbaDailyDrillPage *
edubba_daily_drill_page_new (EdubbaCourse *course, EdubbaProgress *progress, guint64 seed)
{
  EdubbaDailyDrillPage *self;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), NULL);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), NULL);

  self = g_object_new (EDUBBA_TYPE_DAILY_DRILL_PAGE, NULL);
  self->course = g_object_ref (course);
  self->progress = g_object_ref (progress);
  self->drill = edubba_daily_drill_new (course, progress, seed);
  g_signal_connect_object (self->drill, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}

void
edubba_daily_drill_page_set_settings (EdubbaDailyDrillPage *self, GSettings *settings)
{
  g_return_if_fail (EDUBBA_IS_DAILY_DRILL_PAGE (self));

  g_set_object (&self->settings, settings);
}

EdubbaCourse *
edubba_daily_drill_page_get_course (EdubbaDailyDrillPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_DAILY_DRILL_PAGE (self), NULL);

  return self->course;
}

EdubbaDailyDrill *
edubba_daily_drill_page_get_drill (EdubbaDailyDrillPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_DAILY_DRILL_PAGE (self), NULL);

  return self->drill;
}

/* Days from a time until now, by the calendar; a clock that was set back makes none. */
static guint
count_days (EdubbaProgress *progress, gint64 time)
{
  guint today = edubba_progress_get_today (progress);

  return today - MIN (edubba_progress_get_day (progress, time), today);
}

/* For a rule that was never met: its subject, from the lesson that trains it. */
static char *
describe_new (EdubbaDailyDrillPage *self, const char *paragraph)
{
  guint               step;
  const CourseLesson *lesson = edubba_course_find_training (self->course, paragraph, NULL, &step);

  if (lesson == NULL)
    return g_strdup (_ ("It’s new to you."));
  /* Translators: %s is a sentence: what a rule is about. */
  return g_strdup_printf (_ ("New to you. %s"), course_lesson_get_summary (lesson));
}

char *
edubba_daily_drill_page_describe_reason (EdubbaDailyDrillPage *self, guint i)
{
  const EdubbaDueRule *rule;
  const EdubbaMemory  *memory;

  g_return_val_if_fail (EDUBBA_IS_DAILY_DRILL_PAGE (self), NULL);

  if (edubba_daily_drill_is_test (self->drill))
    return g_strdup (_ ("It’s part of the test."));
  rule = edubba_daily_drill_get_rule (self->drill, i);
  memory = &rule->memory;
  if (is_new (memory))
    return describe_new (self, rule->paragraph);
  if (memory->troubled > 0 && memory->troubled >= memory->met)
    return edubba_puzzle_words_trouble (memory->trouble,
                                        count_days (self->progress, memory->troubled));
  return edubba_puzzle_words_met (count_days (self->progress, memory->met));
}
