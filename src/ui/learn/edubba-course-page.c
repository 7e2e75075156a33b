/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows are replaced whenever the page comes into view, so that it shows the lesson just
 * learnt. A row's state is a word, with a picture beside it that says the same.
 */
#include "edubba-course-page.h"

#include <glib/gi18n.h>

#include "edubba-chapter-head.h"
#include "edubba-clear.h"
#include "edubba-course-head.h"
#include "edubba-course-row.h"
#include "edubba-lesson-words.h"
#include "edubba-accessible-names.h"
#include "edubba-page.h"
#include "game-text.h"

/* The number of rows of a list that are shown first, and added when more are asked for. */
#define MORE_ROWS 50

/* The head above a row. */
#define ROW_HEAD "edubba-head"

struct _EdubbaCoursePage
{
  AdwBin parent_instance;

  /* template */
  AdwBin     *head_bin;
  GtkListBox *lessons_list;
  GtkWidget  *broken_box;
  GtkListBox *broken_list;
  GtkLabel   *map_label;
  GtkLabel   *shaky_label;
  GtkListBox *map_list;

  /* owned */
  EdubbaCourse    *course;
  EdubbaProgress  *progress;
  EdubbaBoutSaves *saves;

  guint most_rows; /* a list has, and one for more of them */
};

static void edubba_course_page_page_init (EdubbaPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaCoursePage,
                               edubba_course_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (EDUBBA_TYPE_PAGE,
                                                      edubba_course_page_page_init))

static const char *const lesson_icons[] = {
  [EDUBBA_LESSON_NEW] = "media-record-symbolic",
  [EDUBBA_LESSON_STARTED] = "media-playback-start-symbolic",
  [EDUBBA_LESSON_DONE] = "object-select-symbolic",
  [EDUBBA_LESSON_TESTED_OUT] = "object-select-symbolic",
};

static const char *const rule_icons[] = {
  [EDUBBA_RULE_UNMET] = "media-record-symbolic",
  [EDUBBA_RULE_SHAKY] = "dialog-question-symbolic",
  [EDUBBA_RULE_FRESH] = "media-playback-start-symbolic",
  [EDUBBA_RULE_SURE] = "object-select-symbolic",
};

static const GameModule *
get_module (EdubbaCourse *course)
{
  return edubba_course_get_game (course)->module;
}

static EdubbaLessonState
get_state (EdubbaCourse *course, EdubbaProgress *progress, const CourseLesson *lesson)
{
  if (progress == NULL)
    return EDUBBA_LESSON_NEW;
  return edubba_progress_get_lesson (progress, get_module (course)->rules->id,
                                     course_lesson_get_id (lesson));
}

/* Summary, and in which language it speaks, each on a line. */
static char *
describe_lesson (const CourseLesson *lesson)
{
  if (course_lesson_is_translated (lesson))
    return g_strdup (course_lesson_get_summary (lesson));
  /* Translators: what a lesson is about. */
  return g_strdup_printf (_ ("%s\nPart of this lesson is in English."),
                          course_lesson_get_summary (lesson));
}

static guint
get_stars (EdubbaCoursePage *self, const CourseLesson *lesson)
{
  if (self->progress == NULL)
    return 0;
  return edubba_progress_get_stars (self->progress, get_module (self->course)->rules->id,
                                    course_lesson_get_id (lesson));
}

/* Names a row with stars in words. */
static void
name_stars (GtkWidget *row, const CourseLesson *lesson, const char *state, guint stars)
{
  g_autofree char *words = edubba_lesson_words_stars (stars);
  g_autofree char *subtitle = describe_lesson (lesson);
  g_autofree char *name = NULL;

  /* Translators: a lesson in a list for a screen reader: its title, its state, and its stars. */
  name = g_strdup_printf (_ ("%1$s. %2$s, %3$s"), course_lesson_get_title (lesson), state, words);
  edubba_accessible_names_row (ADW_ACTION_ROW (row), name, subtitle);
}

/* Adds a row to the lessons, with a head above it if it begins a chapter. */
static void
add_row (EdubbaCoursePage *self, GtkWidget *row, GtkWidget *head)
{
  if (head != NULL)
    g_object_set_data_full (G_OBJECT (row), ROW_HEAD, g_object_ref_sink (head), g_object_unref);
  gtk_list_box_append (self->lessons_list, row);
}

static void
show_head_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  gtk_list_box_row_set_header (row, g_object_get_data (G_OBJECT (row), ROW_HEAD));
}

static void
add_lesson (EdubbaCoursePage   *self,
            const CourseLesson *lesson,
            GtkWidget          *head,
            gboolean            is_next)
{
  g_autofree char  *text = describe_lesson (lesson);
  g_autofree char  *state = edubba_lesson_words_state (lesson, self->progress);
  g_autofree char  *target = g_strdup_printf ("%s/%s", get_module (self->course)->rules->id,
                                              course_lesson_get_id (lesson));
  EdubbaLessonState stage = get_state (self->course, self->progress, lesson);
  guint             stars = stage >= EDUBBA_LESSON_DONE ? get_stars (self, lesson) : 0;
  GtkWidget        *row;

  if (stage == EDUBBA_LESSON_NEW && is_next)
    {
      g_free (state);
      /* Translators: the state of the lesson that is suggested. */
      state = g_strdup (C_ ("lesson", "Next"));
    }
  row = edubba_course_row_new (course_lesson_get_title (lesson), text, state, stars,
                               is_next ? lesson_icons[EDUBBA_LESSON_STARTED] : lesson_icons[stage],
                               "win.lesson", target);
  if (stars > 0)
    name_stars (row, lesson, state, stars);
  if (is_next)
    gtk_widget_add_css_class (row, "next-lesson");
  add_row (self, row, head);
}

static void show_lists (EdubbaCoursePage *self);

static void
more_activated_cb (EdubbaCoursePage *self, GtkWidget *row)
{
  GtkListBox *list = GTK_LIST_BOX (gtk_widget_get_parent (row));
  int         index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));

  self->most_rows += MORE_ROWS;
  show_lists (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (list)))
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (list, index)));
}

/* Adds the last row of a list that is shown only in part, since every row costs time: the button
 * for more. */
static void
add_more (EdubbaCoursePage *self, GtkListBox *list, guint length)
{
  guint            n = MIN (length - MIN (length, self->most_rows), MORE_ROWS);
  g_autofree char *title = NULL;
  GtkWidget       *row;

  if (n == 0)
    return;
  /* Translators: the last row of a long list; pressing it shows so many more rows. */
  title = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Show %u more", "Show %u more", n), n);
  row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title, "activatable",
                      TRUE, NULL);
  edubba_accessible_names_row (ADW_ACTION_ROW (row), title, NULL);
  g_signal_connect_object (row, "activated", G_CALLBACK (more_activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_append (list, row);
}

/* The chapter's short game. A learner who wins it without the lessons has tested out of them. */
static void
add_bout (EdubbaCoursePage *self, const CourseBout *bout, GtkWidget *head, gboolean is_next)
{
  EdubbaLessonState stage = edubba_bout_find_state (bout, self->progress);
  g_autofree char  *state = edubba_lesson_words_bout (bout, self->progress, self->saves);
  g_autofree char  *target = g_strdup_printf ("%s/%s", get_module (self->course)->rules->id,
                                              course_bout_get_id (bout));
  g_autofree char  *title = NULL;
  GtkWidget        *row;

  /* Translators: a row of the course; %s is a name. */
  title = g_strdup_printf (_ ("Play Against %s"), course_bout_get_text (bout, COURSE_BOUT_NAME));
  if (state == NULL && is_next)
    state = g_strdup (C_ ("lesson", "Next"));
  row = edubba_course_row_new (title, course_bout_get_text (bout, COURSE_BOUT_AIM), state, 0,
                               is_next ? lesson_icons[EDUBBA_LESSON_STARTED] : lesson_icons[stage],
                               "win.bout", target);
  gtk_widget_add_css_class (row, "bout");
  if (is_next)
    gtk_widget_add_css_class (row, "next-lesson");
  add_row (self, row, head);
}

/* A chapter: its opponent, its lessons, its bout. */
static void
show_chapter (EdubbaCoursePage   *self,
              const CourseBout   *bout,
              const CourseLesson *next,
              const CourseBout   *next_bout)
{
  const char *const *ids = course_bout_get_lessons (bout);
  GtkWidget         *head = edubba_chapter_head_new (edubba_course_get_game (self->course), bout);

  for (; *ids != NULL; ids++)
    {
      const CourseLesson *lesson = edubba_course_find_lesson (self->course, *ids);

      if (lesson == NULL)
        continue;
      add_lesson (self, lesson, head, lesson == next && next_bout == NULL);
      head = NULL;
    }
  add_bout (self, bout, head, bout == next_bout);
}

/* The lessons that belong to no chapter; without chapters these are all. */
static void
show_others (EdubbaCoursePage *self, const CourseLesson *next)
{
  GPtrArray *lessons = edubba_course_get_lessons (self->course);
  gboolean   has_chapters = edubba_course_get_bouts (self->course)->len > 0;
  guint      n = 0;

  for (guint i = 0; i < lessons->len; i++)
    {
      const CourseLesson *lesson = g_ptr_array_index (lessons, i);

      if (edubba_course_find_chapter (self->course, course_lesson_get_id (lesson)) != NULL)
        continue;
      if (n < self->most_rows)
        add_lesson (self, lesson,
                    n == 0 && has_chapters ? edubba_chapter_head_new_appendix () : NULL,
                    lesson == next);
      n++;
    }
  add_more (self, self->lessons_list, n);
}

static void
show_lessons (EdubbaCoursePage *self)
{
  GPtrArray          *lessons = edubba_course_get_lessons (self->course);
  GPtrArray          *bouts = edubba_course_get_bouts (self->course);
  const CourseLesson *next = edubba_course_page_find_next (self->course, self->progress);
  const CourseBout   *next_bout =
    edubba_course_page_find_next_bout (self->course, self->progress, self->saves);

  edubba_clear_list (self->lessons_list);
  for (guint i = 0; i < bouts->len; i++)
    show_chapter (self, g_ptr_array_index (bouts, i), next, next_bout);
  show_others (self, next_bout == NULL ? next : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->lessons_list), lessons->len > 0);
}

static void
show_broken (EdubbaCoursePage *self)
{
  GPtrArray *broken = edubba_course_get_broken (self->course);

  /* Broken puzzles are known when they have been read. */
  edubba_course_get_puzzles (self->course);
  edubba_clear_list (self->broken_list);
  for (guint i = 0; i < MIN (broken->len, self->most_rows); i++)
    {
      g_autofree char *sentence = game_text_soften (g_ptr_array_index (broken, i));
      GtkWidget       *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title",
                                           sentence, "title-lines", 0, NULL);

      edubba_course_row_add_image (ADW_ACTION_ROW (row), "dialog-warning-symbolic", FALSE);
      gtk_list_box_append (self->broken_list, row);
    }
  add_more (self, self->broken_list, broken->len);
  gtk_widget_set_visible (self->broken_box, broken->len > 0);
}

static EdubbaCourseHead *
get_head (EdubbaCoursePage *self)
{
  return EDUBBA_COURSE_HEAD (adw_bin_get_child (self->head_bin));
}

static void
show_lists (EdubbaCoursePage *self)
{
  edubba_course_head_update (get_head (self));
  show_lessons (self);
  show_broken (self);
}

static EdubbaRuleState
get_rule (EdubbaCoursePage *self, guint paragraph)
{
  const GameRules *rules = get_module (self->course)->rules;

  if (self->progress == NULL)
    return EDUBBA_RULE_UNMET;
  return edubba_progress_get_rule (self->progress, rules->id,
                                   rules->paragraphs[paragraph].number);
}

static const char *
describe_rule (EdubbaRuleState state)
{
  static const char *const words[] = {
    /* Translators: how well one knows a rule, in the map of rules. */
    [EDUBBA_RULE_UNMET] = NC_ ("rule", "Not seen yet"),
    [EDUBBA_RULE_SHAKY] = NC_ ("rule", "Shaky"),
    /* Translators: used with success, but only lately: it may be forgotten soon. */
    [EDUBBA_RULE_FRESH] = NC_ ("rule", "Seen"),
    [EDUBBA_RULE_SURE] = NC_ ("rule", "Sure"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "rule", words[state]);
}

static void
describe_map (EdubbaCoursePage *self, guint n, guint met, guint shaky)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  /* Translators: the second number is how many rules there are, and decides on the plural. */
  first = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u rule seen.",
                                        "%1$u of %2$u rules seen.", n),
                           met, n);
  /* Translators: rules that one has met and should practise. */
  second = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u of them is shaky.",
                                         "%u of them are shaky.", shaky),
                            shaky);
  gtk_label_set_label (self->map_label, first);
  gtk_label_set_label (self->shaky_label, second);
  gtk_widget_set_visible (GTK_WIDGET (self->shaky_label), shaky > 0);
}

static void
show_map (EdubbaCoursePage *self)
{
  const GameModule *module = get_module (self->course);
  const guint       n = module->rules->n_paragraphs;
  guint             counts[EDUBBA_RULE_N_STATES] = { 0 };

  edubba_clear_list (self->map_list);
  for (guint i = 0; i < n; i++)
    {
      EdubbaRuleState  state = get_rule (self, i);
      g_autofree char *heading = module->words->paragraph (i);
      g_autofree char *target =
        g_strdup_printf ("%s/%s", module->rules->id, module->rules->paragraphs[i].number);

      counts[state]++;
      gtk_list_box_append (self->map_list,
                           edubba_course_row_new (heading, NULL, describe_rule (state), 0,
                                                  rule_icons[state],
                                                  "win.rules", target));
    }
  describe_map (self, n, n - counts[EDUBBA_RULE_UNMET], counts[EDUBBA_RULE_SHAKY]);
}

static char *
edubba_course_page_dup_title (EdubbaPage *page)
{
  return get_module (EDUBBA_COURSE_PAGE (page)->course)->words->title ();
}

static char *
edubba_course_page_dup_subtitle (EdubbaPage *page)
{
  /* Translators: below the game's name in the title of the window. */
  return g_strdup (_ ("Course"));
}

static void
edubba_course_page_shown (EdubbaPage *page)
{
  EdubbaCoursePage *self = EDUBBA_COURSE_PAGE (page);

  show_lists (self);
  show_map (self);
}

static void
edubba_course_page_focus_start (EdubbaPage *page)
{
  EdubbaCoursePage *self = EDUBBA_COURSE_PAGE (page);

  if (!edubba_course_head_focus_next (get_head (self)))
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static const EdubbaGame *
edubba_course_page_get_game (EdubbaPage *page)
{
  return edubba_course_get_game (EDUBBA_COURSE_PAGE (page)->course);
}

static void
edubba_course_page_page_init (EdubbaPageInterface *iface)
{
  iface->dup_title = edubba_course_page_dup_title;
  iface->dup_subtitle = edubba_course_page_dup_subtitle;
  iface->get_game = edubba_course_page_get_game;
  iface->shown = edubba_course_page_shown;
  iface->focus_start = edubba_course_page_focus_start;
}

static void
edubba_course_page_dispose (GObject *object)
{
  EdubbaCoursePage *self = EDUBBA_COURSE_PAGE (object);

  g_clear_object (&self->course);
  g_clear_object (&self->progress);
  g_clear_object (&self->saves);

  G_OBJECT_CLASS (edubba_course_page_parent_class)->dispose (object);
}

static void
edubba_course_page_class_init (EdubbaCoursePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_course_page_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-course-page.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaCoursePage, head_bin);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCoursePage, lessons_list);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCoursePage, broken_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCoursePage, broken_list);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCoursePage, map_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCoursePage, shaky_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCoursePage, map_list);
}

static void
edubba_course_page_init (EdubbaCoursePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->most_rows = MORE_ROWS;
  gtk_list_box_set_header_func (self->lessons_list, show_head_cb, NULL, NULL);
}

/* More has been read: the rows are others now. If the focus was among them, it goes to the first
 * thing to do, not to the end of the list. */
static void
course_changed_cb (EdubbaCoursePage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean   was_there =
    focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->lessons_list));

  show_lists (self);
  if (was_there)
    edubba_page_focus_start (EDUBBA_PAGE (self));
}

EdubbaCoursePage *
edubba_course_page_new (EdubbaCourse *course, EdubbaProgress *progress, EdubbaBoutSaves *saves)
{
  EdubbaCoursePage *self;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), NULL);
  g_return_val_if_fail (progress == NULL || EDUBBA_IS_PROGRESS (progress), NULL);

  self = g_object_new (EDUBBA_TYPE_COURSE_PAGE, NULL);
  self->course = g_object_ref (course);
  g_set_object (&self->progress, progress);
  g_set_object (&self->saves, saves);
  g_signal_connect_object (course, "changed", G_CALLBACK (course_changed_cb), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (self->head_bin, edubba_course_head_new (course, progress, saves));
  return self;
}

EdubbaCourse *
edubba_course_page_get_course (EdubbaCoursePage *self)
{
  g_return_val_if_fail (EDUBBA_IS_COURSE_PAGE (self), NULL);

  return self->course;
}
