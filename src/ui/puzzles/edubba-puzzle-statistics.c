/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Statistics are counted when they are asked for, and are sentences; the one picture says nothing
 * that they do not.
 */
#include "edubba-puzzle-statistics.h"

#include <glib/gi18n.h>

#include "edubba-puzzle-picker.h"
#include "edubba-accessible-names.h"
#include "edubba-puzzle-words.h"
#include "edubba-sparkline.h"

static gboolean
has_id (GPtrArray *ids, const char *id)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_str_equal (g_ptr_array_index (ids, i), id))
      return TRUE;
  return FALSE;
}

GPtrArray *
edubba_puzzle_statistics_list_themes (EdubbaCourse *course)
{
  const GameModule *module = edubba_course_get_game (course)->module;
  GPtrArray        *puzzles = edubba_course_get_puzzles (course);
  GPtrArray        *themes = g_ptr_array_new ();

  for (guint i = 0; i < puzzles->len; i++)
    {
      const CoursePuzzle *puzzle = g_ptr_array_index (puzzles, i);
      const char *const  *theme = course_puzzle_get_themes (puzzle);

      for (; edubba_puzzle_picker_has (puzzle) && *theme != NULL; theme++)
        {
          g_autofree char *name = edubba_puzzle_words_theme (module, *theme);

          if (name != NULL && !has_id (themes, *theme))
            g_ptr_array_add (themes, (gpointer) *theme);
        }
    }
  return themes;
}

guint
edubba_puzzle_statistics_count (EdubbaCourse   *course,
                                EdubbaProgress *progress,
                                const char     *theme,
                                guint          *solved)
{
  const char *game = edubba_course_get_game (course)->module->rules->id;
  GPtrArray  *puzzles = edubba_course_get_puzzles (course);
  guint       n = 0;

  *solved = 0;
  for (guint i = 0; i < puzzles->len; i++)
    {
      const CoursePuzzle *puzzle = g_ptr_array_index (puzzles, i);
      EdubbaPuzzleRecord  record;

      if (!edubba_puzzle_picker_has (puzzle) ||
          (theme != NULL && !g_strv_contains (course_puzzle_get_themes (puzzle), theme)))
        continue;
      edubba_progress_get_puzzle (progress, game, course_puzzle_get_id (puzzle), &record);
      *solved += record.solved > 0;
      n++;
    }
  return n;
}

static char *
describe_rating (EdubbaProgress *progress, const char *game)
{
  guint rating;
  guint deviation;

  if (!edubba_progress_get_shown_rating (progress, game, &rating))
    return edubba_puzzle_words_placement (edubba_progress_get_rated_tries (progress, game));
  edubba_progress_get_rating (progress, game, &deviation);
  /* Translators: somebody's rating, and how far off it may be. */
  return g_strdup_printf (_ ("%1$u, give or take %2$u"), rating, 2 * deviation);
}

static GtkWidget *
create_row (const char *title)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  return row;
}

static AdwPreferencesGroup *
create_rating (EdubbaCourse *course, EdubbaProgress *progress)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  const char          *game = edubba_course_get_game (course)->module->rules->id;
  const GArray        *points = edubba_progress_get_rating_points (progress, game);
  g_autofree char     *rating = describe_rating (progress, game);
  GtkWidget           *number = create_row (rating);
  guint                shown;
  gboolean             placed = edubba_progress_get_shown_rating (progress, game, &shown);

  if (placed)
    gtk_widget_add_css_class (number, "rating");
  adw_preferences_group_set_title (group, _ ("Your rating"));
  adw_preferences_group_add (group, number);
  if (placed && points->len > 1)
    {
      GtkWidget *row = adw_preferences_row_new ();
      GtkWidget *graph = edubba_sparkline_new (points);

      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), graph);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                      graph, NULL, -1);
      adw_preferences_group_add (group, row);
    }
  return group;
}

static void
add_count (AdwPreferencesGroup *group, const char *title, guint solved, guint n)
{
  GtkWidget *row = create_row (title);
  GtkWidget *label = gtk_label_new (NULL);
  /* Translators: how many puzzles are solved, of how many there are. */
  g_autofree char *text = g_strdup_printf (_ ("%1$u of %2$u"), solved, n);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_preferences_group_add (group, row);
}

static AdwPreferencesGroup *
create_counts (EdubbaCourse *course, EdubbaProgress *progress)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autoptr (GPtrArray) themes = edubba_puzzle_statistics_list_themes (course);
  guint solved;
  guint n = edubba_puzzle_statistics_count (course, progress, NULL, &solved);

  adw_preferences_group_set_title (group, _ ("Solved Puzzles"));
  add_count (group, _ ("All puzzles"), solved, n);
  for (guint i = 0; i < themes->len; i++)
    {
      const char      *theme = g_ptr_array_index (themes, i);
      g_autofree char *name =
        edubba_puzzle_words_theme (edubba_course_get_game (course)->module, theme);

      n = edubba_puzzle_statistics_count (course, progress, theme, &solved);
      add_count (group, name, solved, n);
    }
  return group;
}

void
edubba_puzzle_statistics_add_rating (AdwPreferencesPage *page,
                                     EdubbaCourse       *course,
                                     EdubbaProgress     *progress)
{
  g_return_if_fail (ADW_IS_PREFERENCES_PAGE (page));
  g_return_if_fail (EDUBBA_IS_COURSE (course));
  g_return_if_fail (EDUBBA_IS_PROGRESS (progress));

  adw_preferences_page_add (page, create_rating (course, progress));
}

void
edubba_puzzle_statistics_add_counts (AdwPreferencesPage *page,
                                     EdubbaCourse       *course,
                                     EdubbaProgress     *progress)
{
  g_return_if_fail (ADW_IS_PREFERENCES_PAGE (page));
  g_return_if_fail (EDUBBA_IS_COURSE (course));
  g_return_if_fail (EDUBBA_IS_PROGRESS (progress));

  adw_preferences_page_add (page, create_counts (course, progress));
}

GtkWidget *
edubba_puzzle_statistics_new (EdubbaCourse *course, EdubbaProgress *progress)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());

  edubba_puzzle_statistics_add_rating (page, course, progress);
  edubba_puzzle_statistics_add_counts (page, course, progress);
  return GTK_WIDGET (page);
}
