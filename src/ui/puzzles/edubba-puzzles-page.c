/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list is rebuilt when a filter changes it: with some hundred puzzles that costs nothing, and
 * the first of each group can bear the group's heading. Its rows do cost: those below the first
 * come little by little. While the page is covered its list stays; a user who comes back finds
 * the same place.
 */
#include "edubba-puzzles-page.h"

#include <glib/gi18n.h>

#include "course-question.h"
#include "edubba-beside-layout.h"
#include "edubba-puzzle-picker.h"
#include "edubba-compat.h"
#include "edubba-accessible-names.h"
#include "edubba-gradual-list.h"
#include "edubba-headed-list.h"
#include "edubba-lost-offer.h"
#include "edubba-offer.h"
#include "edubba-page.h"
#include "edubba-puzzle-item.h"
#include "edubba-puzzle-row.h"
#include "edubba-puzzle-run.h"
#include "edubba-puzzle-statistics.h"
#include "edubba-puzzle-words.h"
#include "edubba-set-offer.h"

/* The groups, in the order in which they are listed. */
enum
{
  GROUP_FIRST, /* the one that the game names first */
  GROUP_MADE,
  GROUP_FOUND,
  N_GROUPS,
};

struct _EdubbaPuzzlesPage
{
  AdwBin parent_instance;

  /* template */
  GtkWidget       *scroller;
  GtkWidget       *list_clamp;
  GtkWidget       *head_clamp;
  GtkBox          *head;
  GtkLabel        *summary_label;
  GtkButton       *statistics_button;
  GtkSearchEntry  *search_entry;
  GtkDropDown     *theme_drop_down;
  GtkDropDown     *grade_drop_down;
  GtkToggleButton *unsolved_button;
  GtkWidget       *nothing_page;
  GtkListView     *view;

  /* borrowed: in the head */
  EdubbaOffer *next_offer;
  GtkWidget   *set_offer;

  /* owned */
  EdubbaCourse   *course;
  EdubbaProgress *progress;
  GPtrArray      *items;  /* of EdubbaPuzzleItem: all, in order */
  GListStore     *listed; /* those that are listed */
  GPtrArray      *themes; /* borrowed char *: ids, as in theme_drop_down after its first entry */

  gboolean stale; /* the progress has changed */
};

static void edubba_puzzles_page_page_init (EdubbaPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaPuzzlesPage,
                               edubba_puzzles_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (EDUBBA_TYPE_PAGE,
                                                      edubba_puzzles_page_page_init))

static const char *const group_headings[N_GROUPS] = {
  [GROUP_FIRST] = N_ ("The Rulebook’s Puzzle"),
  [GROUP_MADE] = N_ ("Made by Hand"),
  [GROUP_FOUND] = N_ ("Found in Games"),
};

static guint
find_group (EdubbaPuzzlesPage *self, const CoursePuzzle *puzzle)
{
  const char *first = edubba_course_get_game (self->course)->first_puzzle;

  if (g_strcmp0 (course_puzzle_get_id (puzzle), first) == 0)
    return GROUP_FIRST;
  return edubba_puzzle_picker_is_found (puzzle) ? GROUP_FOUND : GROUP_MADE;
}

/* By group, then from easy to hard; those without a rating come last. */
static int
compare_items (gconstpointer a, gconstpointer b)
{
  EdubbaPuzzleItem *one = *(EdubbaPuzzleItem *const *) a;
  EdubbaPuzzleItem *two = *(EdubbaPuzzleItem *const *) b;
  CoursePuzzle     *puzzle_one = edubba_puzzle_item_get_puzzle (one);
  CoursePuzzle     *puzzle_two = edubba_puzzle_item_get_puzzle (two);
  guint             rating_one = course_puzzle_get_rating (puzzle_one) - 1; /* 0 is the greatest */
  guint             rating_two = course_puzzle_get_rating (puzzle_two) - 1;

  if (edubba_puzzle_item_get_group (one) != edubba_puzzle_item_get_group (two))
    return edubba_puzzle_item_get_group (one) < edubba_puzzle_item_get_group (two) ? -1 : 1;
  if (rating_one != rating_two)
    return rating_one < rating_two ? -1 : 1;
  return g_strcmp0 (course_puzzle_get_id (puzzle_one), course_puzzle_get_id (puzzle_two));
}

static void
create_items (EdubbaPuzzlesPage *self)
{
  GPtrArray *puzzles = edubba_course_get_puzzles (self->course);

  g_ptr_array_set_size (self->items, 0);
  for (guint i = 0; i < puzzles->len; i++)
    {
      CoursePuzzle *puzzle = g_ptr_array_index (puzzles, i);

      if (edubba_puzzle_picker_has (puzzle))
        g_ptr_array_add (self->items,
                         edubba_puzzle_item_new (puzzle, find_group (self, puzzle)));
    }
  g_ptr_array_sort (self->items, compare_items);
}

/* The theme chosen in the filter, or NULL. */
static const char *
get_theme (EdubbaPuzzlesPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->theme_drop_down);

  return selected > 0 && selected <= self->themes->len
           ? g_ptr_array_index (self->themes, selected - 1)
           : NULL;
}

/* The grade chosen in the filter, or EDUBBA_N_GRADES. */
static guint
get_grade (EdubbaPuzzlesPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->grade_drop_down);

  return selected > 0 && selected <= EDUBBA_N_GRADES ? selected - 1 : EDUBBA_N_GRADES;
}

static gboolean
is_wanted (EdubbaPuzzlesPage *self, EdubbaPuzzleItem *item)
{
  const char *theme = get_theme (self);
  guint       grade = get_grade (self);

  return (theme == NULL || edubba_puzzle_item_has_theme (item, theme)) &&
         (grade == EDUBBA_N_GRADES || edubba_puzzle_item_get_grade (item) == grade) &&
         (!gtk_toggle_button_get_active (self->unsolved_button) ||
          edubba_puzzle_item_get_state (item) < EDUBBA_PUZZLE_SOLVED) &&
         edubba_puzzle_item_has_words (item, gtk_editable_get_text (
                                               GTK_EDITABLE (self->search_entry)));
}

static gboolean
is_listed_already (EdubbaPuzzlesPage *self, GPtrArray *wanted)
{
  GListModel *listed = G_LIST_MODEL (self->listed);
  guint       n = g_list_model_get_n_items (listed);

  if (n != wanted->len)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (EdubbaPuzzleItem) item = g_list_model_get_item (listed, i);

      if (item != g_ptr_array_index (wanted, i))
        return FALSE;
    }
  return TRUE;
}

static void
update_list (EdubbaPuzzlesPage *self)
{
  g_autoptr (GPtrArray) wanted = g_ptr_array_new ();
  guint group = N_GROUPS;

  for (guint i = 0; i < self->items->len; i++)
    {
      EdubbaPuzzleItem *item = g_ptr_array_index (self->items, i);
      gboolean          first = edubba_puzzle_item_get_group (item) != group;

      if (!is_wanted (self, item))
        continue;
      group = edubba_puzzle_item_get_group (item);
      edubba_puzzle_item_set_heading (item, first ? _ (group_headings[group]) : NULL);
      g_ptr_array_add (wanted, item);
    }
  edubba_set_offer_show (self->set_offer, self->course, self->progress, get_theme (self));
  gtk_widget_set_visible (self->nothing_page, wanted->len == 0);
  if (!is_listed_already (self, wanted))
    g_list_store_splice (self->listed, 0, g_list_model_get_n_items (G_LIST_MODEL (self->listed)),
                         wanted->pdata, wanted->len);
}

static void
update_next (EdubbaPuzzlesPage *self)
{
  CoursePuzzle    *puzzle = edubba_puzzle_picker_find_next (self->course, self->progress, NULL);
  g_autofree char *target = NULL;
  g_autofree char *text = NULL;
  g_autofree char *difficulty = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->next_offer), puzzle != NULL);
  if (puzzle == NULL)
    return;
  target = g_strconcat (course_puzzle_get_module (puzzle)->rules->id, "/",
                        course_puzzle_get_id (puzzle), NULL);
  difficulty = edubba_puzzle_words_difficulty (course_puzzle_get_rating (puzzle));
  /* Translators: a puzzle's title, and how difficult it is: "Nobody lives here: Hard (1512)". */
  text = g_strdup_printf (_ ("%1$s: %2$s"), course_puzzle_get_title (puzzle), difficulty);
  edubba_offer_set_subtitle (self->next_offer, text);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next_offer), "s", target);
}

static void
update_summary (EdubbaPuzzlesPage *self)
{
  guint            solved;
  guint            n = edubba_puzzle_statistics_count (self->course, self->progress, NULL, &solved);
  g_autofree char *text = edubba_puzzle_words_solved (solved, n);

  gtk_label_set_label (self->summary_label, text);
}

/* The sets that the puzzles belong to, in the order of their first ones, before all themes.
 * Returns their number. */
static guint
list_sets (EdubbaPuzzlesPage *self)
{
  guint n = 0;

  for (guint i = 0; i < self->items->len; i++)
    {
      CoursePuzzle *puzzle = edubba_puzzle_item_get_puzzle (self->items->pdata[i]);
      const char   *set = course_puzzle_get_set (puzzle);
      guint         k = 0;

      while (set != NULL && k < n && !g_str_equal (self->themes->pdata[k], set))
        k++;
      if (set != NULL && k == n)
        g_ptr_array_insert (self->themes, (int) n++, (gpointer) set);
    }
  return n;
}

/* Describes a theme, or a set with the learner's progress in it. */
static char *
describe_theme (EdubbaPuzzlesPage *self, const char *theme, gboolean is_set)
{
  EdubbaPuzzleRun run;

  if (!is_set)
    return edubba_puzzle_words_theme (edubba_course_get_game (self->course)->module, theme);
  run = edubba_puzzle_run_read (self->course, self->progress, theme);
  /* Translators: a set of puzzles in a list: its title, how many of them are solved, and how many
   * there are. */
  return g_strdup_printf (_ ("Set: %1$s (%2$u of %3$u)"), theme, run.solved, run.n);
}

/* Fills the list of themes; the theme chosen in the filter stays chosen. */
static void
fill_themes (EdubbaPuzzlesPage *self)
{
  GtkStringList   *list = GTK_STRING_LIST (gtk_drop_down_get_model (self->theme_drop_down));
  g_autofree char *asked = g_strdup (get_theme (self));
  guint            n_sets;

  gtk_string_list_splice (list, 1, g_list_model_get_n_items (G_LIST_MODEL (list)) - 1, NULL);
  g_clear_pointer (&self->themes, g_ptr_array_unref);
  self->themes = edubba_puzzle_statistics_list_themes (self->course);
  n_sets = list_sets (self);
  for (guint i = 0; i < self->themes->len; i++)
    {
      const char *theme = g_ptr_array_index (self->themes, i);

      gtk_string_list_take (list, describe_theme (self, theme, i < n_sets));
      if (g_strcmp0 (theme, asked) == 0)
        gtk_drop_down_set_selected (self->theme_drop_down, i + 1);
    }
}

static void
update_progress (EdubbaPuzzlesPage *self)
{
  self->stale = FALSE;
  for (guint i = 0; i < self->items->len; i++)
    edubba_puzzle_item_update (g_ptr_array_index (self->items, i), self->progress);
  fill_themes (self);
  update_next (self);
  update_summary (self);
  update_list (self);
}

static void
progress_changed_cb (EdubbaPuzzlesPage *self)
{
  self->stale = TRUE;
}

static void
filter_changed_cb (EdubbaPuzzlesPage *self)
{
  if (self->items != NULL)
    update_list (self);
}

static void
statistics_clicked_cb (EdubbaPuzzlesPage *self)
{
  edubba_compat_show_sheet (GTK_WIDGET (self),
                            edubba_puzzle_statistics_new (self->course, self->progress),
                            _ ("Statistics"), 440, 560);
}

static void
row_set_up_cb (EdubbaPuzzlesPage *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, edubba_puzzle_row_new (edubba_course_get_game (self->course)));
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
}

static void
row_bound_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  EdubbaPuzzleItem *puzzle = gtk_list_item_get_item (item);
  GtkWidget        *row = gtk_list_item_get_child (item);

  edubba_puzzle_row_set_item (EDUBBA_PUZZLE_ROW (row), puzzle);
  /* The button in the row can have the focus, not the line round it. */
  gtk_widget_set_focusable (gtk_widget_get_parent (row), FALSE);
  edubba_accessible_names_line (
    item, course_puzzle_get_title (edubba_puzzle_item_get_puzzle (puzzle)), NULL);
}

static void
row_unbound_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  edubba_puzzle_row_set_item (EDUBBA_PUZZLE_ROW (gtk_list_item_get_child (item)), NULL);
}

static char *
edubba_puzzles_page_dup_title (EdubbaPage *page)
{
  return g_strdup (_ ("Puzzles"));
}

static void
edubba_puzzles_page_shown (EdubbaPage *page)
{
  EdubbaPuzzlesPage *self = EDUBBA_PUZZLES_PAGE (page);

  if (self->stale)
    update_progress (self);
  else
    update_next (self); /* puzzles may have been looked at */
}

/* Gives the focus to the first offer. */
static void
edubba_puzzles_page_focus_start (EdubbaPage *page)
{
  EdubbaPuzzlesPage *self = EDUBBA_PUZZLES_PAGE (page);

  if (!gtk_widget_grab_focus (GTK_WIDGET (self->next_offer)))
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static const EdubbaGame *
edubba_puzzles_page_get_game (EdubbaPage *page)
{
  return edubba_course_get_game (EDUBBA_PUZZLES_PAGE (page)->course);
}

static void
edubba_puzzles_page_page_init (EdubbaPageInterface *iface)
{
  iface->dup_title = edubba_puzzles_page_dup_title;
  iface->get_game = edubba_puzzles_page_get_game;
  iface->shown = edubba_puzzles_page_shown;
  iface->focus_start = edubba_puzzles_page_focus_start;
}

static void
edubba_puzzles_page_dispose (GObject *object)
{
  EdubbaPuzzlesPage *self = EDUBBA_PUZZLES_PAGE (object);

  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_object (&self->course);
  g_clear_object (&self->progress);

  G_OBJECT_CLASS (edubba_puzzles_page_parent_class)->dispose (object);
}

static void
edubba_puzzles_page_finalize (GObject *object)
{
  EdubbaPuzzlesPage *self = EDUBBA_PUZZLES_PAGE (object);

  g_clear_object (&self->listed);
  g_clear_pointer (&self->themes, g_ptr_array_unref);

  G_OBJECT_CLASS (edubba_puzzles_page_parent_class)->finalize (object);
}

static void
edubba_puzzles_page_class_init (EdubbaPuzzlesPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = edubba_puzzles_page_dispose;
  object_class->finalize = edubba_puzzles_page_finalize;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/edubba/Edubba/ui/edubba-puzzles-page.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlesPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlesPage, list_clamp);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlesPage, head_clamp);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlesPage, head);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlesPage, summary_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlesPage, statistics_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlesPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlesPage, theme_drop_down);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlesPage, grade_drop_down);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlesPage, unsolved_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlesPage, nothing_page);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPuzzlesPage, view);
}

static void
add_next_offer (EdubbaPuzzlesPage *self)
{
  GtkWidget *offer = edubba_offer_new ("media-playback-start-symbolic", _ ("Next for you"), "");

  gtk_actionable_set_action_target (GTK_ACTIONABLE (offer), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (offer), "win.open-puzzle");
  gtk_widget_add_css_class (offer, "first-offer");
  gtk_box_prepend (self->head, offer);
  self->next_offer = EDUBBA_OFFER (offer);
}

/* Adds the offer of questions, if the game asks any. */
static void
add_questions_offer (EdubbaPuzzlesPage *self)
{
  const GameModule *module = edubba_course_get_game (self->course)->module;
  GtkWidget        *offer;

  if (!course_question_is_possible (module, NULL))
    return;
  offer = edubba_offer_new ("dialog-question-symbolic", _ ("Quick Questions"),
                            _ ("Short ones, on fresh positions"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (offer), "s", module->rules->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (offer), "win.questions");
  gtk_box_insert_child_after (self->head, offer, GTK_WIDGET (self->next_offer));
}

static void
connect_filters (EdubbaPuzzlesPage *self)
{
  edubba_accessible_names_drop_down (self->theme_drop_down, _ ("Theme"));
  edubba_accessible_names_drop_down (self->grade_drop_down, _ ("Difficulty"));
  edubba_accessible_names_scroller (GTK_WIDGET (self->nothing_page), _ ("No Such Puzzle"));
  g_signal_connect_swapped (self->search_entry, "search-changed", G_CALLBACK (filter_changed_cb),
                            self);
  g_signal_connect_swapped (self->unsolved_button, "toggled", G_CALLBACK (filter_changed_cb), self);
  g_signal_connect_swapped (self->theme_drop_down, "notify::selected",
                            G_CALLBACK (filter_changed_cb), self);
  g_signal_connect_swapped (self->grade_drop_down, "notify::selected",
                            G_CALLBACK (filter_changed_cb), self);
}

static GtkListItemFactory *
create_factory (EdubbaPuzzlesPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_swapped (factory, "setup", G_CALLBACK (row_set_up_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (row_bound_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (row_unbound_cb), NULL);
  return factory;
}

static void
edubba_puzzles_page_init (EdubbaPuzzlesPage *self)
{
  g_autoptr (GtkListItemFactory) factory = create_factory (self);
  g_autoptr (GtkSelectionModel) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller),
                                 edubba_headed_list_new (self->head_clamp, self->list_clamp));
  add_next_offer (self);
  connect_filters (self);
  edubba_beside_layout_apply (gtk_widget_get_parent (GTK_WIDGET (self->statistics_button)), 8);
  edubba_beside_layout_apply (gtk_widget_get_parent (GTK_WIDGET (self->search_entry)), 8);
  g_signal_connect_swapped (self->statistics_button, "clicked",
                            G_CALLBACK (statistics_clicked_cb), self);
  gtk_list_view_set_factory (self->view, factory);
  self->listed = g_list_store_new (EDUBBA_TYPE_PUZZLE_ITEM);
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (
    edubba_gradual_list_new (G_LIST_MODEL (self->listed), GTK_WIDGET (self->view))));
  gtk_list_view_set_model (self->view, selection);
}

static void
fill_grades (EdubbaPuzzlesPage *self)
{
  GtkStringList *grades = GTK_STRING_LIST (gtk_drop_down_get_model (self->grade_drop_down));

  for (guint grade = 0; grade < EDUBBA_N_GRADES; grade++)
    gtk_string_list_append (grades, edubba_puzzle_words_grade (grade));
}

/* The puzzles are other ones, or there are more of them. */
static void
course_changed_cb (EdubbaPuzzlesPage *self)
{
  create_items (self);
  update_progress (self);
}

EdubbaPuzzlesPage *
edubba_puzzles_page_new (EdubbaCourse *course, EdubbaProgress *progress)
{
  EdubbaPuzzlesPage *self;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), NULL);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), NULL);

  self = g_object_new (EDUBBA_TYPE_PUZZLES_PAGE, NULL);
  self->course = g_object_ref (course);
  self->progress = g_object_ref (progress);
  fill_grades (self);
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  add_questions_offer (self);
  self->set_offer = edubba_set_offer_new ();
  gtk_box_insert_child_after (self->head, self->set_offer,
                              gtk_widget_get_parent (GTK_WIDGET (self->theme_drop_down)));
  gtk_box_insert_child_after (
    self->head,
    edubba_lost_offer_new (progress, edubba_course_get_game (course)->module->rules->id),
    GTK_WIDGET (self->next_offer));
  course_changed_cb (self);
  g_signal_connect_object (course, "changed", G_CALLBACK (course_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (progress, "changed", G_CALLBACK (progress_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

GListModel *
edubba_puzzles_page_get_listed (EdubbaPuzzlesPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_PUZZLES_PAGE (self), NULL);

  return G_LIST_MODEL (self->listed);
}

void
edubba_puzzles_page_filter (EdubbaPuzzlesPage *self,
                            const char        *theme,
                            guint              grade,
                            gboolean           unsolved,
                            const char        *words)
{
  guint selected = 0;

  g_return_if_fail (EDUBBA_IS_PUZZLES_PAGE (self));
  g_return_if_fail (grade <= EDUBBA_N_GRADES);

  for (guint i = 0; theme != NULL && i < self->themes->len; i++)
    if (g_str_equal (g_ptr_array_index (self->themes, i), theme))
      selected = i + 1;
  gtk_drop_down_set_selected (self->theme_drop_down, selected);
  gtk_drop_down_set_selected (self->grade_drop_down, grade < EDUBBA_N_GRADES ? grade + 1 : 0);
  gtk_toggle_button_set_active (self->unsolved_button, unsolved);
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), words);
  update_list (self); /* the entry waits for a pause in typing */
}
