/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything is counted again whenever the page comes into view, or something is noted while it
 * is shown. A game without any record is passed over.
 */
#include "edubba-statistics-page.h"

#include <glib/gi18n.h>

#include "edubba-level.h"
#include "edubba-accessible-names.h"
#include "edubba-beside-layout.h"
#include "edubba-face.h"
#include "edubba-page.h"
#include "edubba-puzzle-statistics.h"
#include "edubba-puzzle-words.h"
#include "game-player.h"

struct _EdubbaStatisticsPage
{
  AdwBin parent_instance;

  /* owned */
  GPtrArray      *courses;
  EdubbaProgress *progress;
};

static void edubba_statistics_page_page_init (EdubbaPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaStatisticsPage,
                               edubba_statistics_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (EDUBBA_TYPE_PAGE,
                                                      edubba_statistics_page_page_init))

static const char *
get_id (EdubbaCourse *course)
{
  return edubba_course_get_game (course)->module->rules->id;
}

static guint
count_games (const EdubbaScore *score)
{
  return score->results[EDUBBA_RESULT_WON] + score->results[EDUBBA_RESULT_LOST] +
         score->results[EDUBBA_RESULT_DRAWN];
}

static guint
count_all_games (EdubbaProgress *progress, EdubbaCourse *course)
{
  guint n = 0;

  for (guint level = 0; level <= EDUBBA_LEVEL_OWN; level++)
    {
      EdubbaScore score;

      edubba_progress_get_score (progress, get_id (course), level, &score);
      n += count_games (&score);
    }
  return n;
}

static guint
count_lessons (EdubbaProgress *progress, EdubbaCourse *course)
{
  GPtrArray *lessons = edubba_course_get_lessons (course);
  guint      done = 0;

  for (guint i = 0; i < lessons->len; i++)
    {
      const char *id = course_lesson_get_id (g_ptr_array_index (lessons, i));

      done += edubba_progress_get_lesson (progress, get_id (course), id) >= EDUBBA_LESSON_DONE;
    }
  return done;
}

/* The number of known rules, and of those that should be practised. */
static guint
count_rules (EdubbaProgress *progress, EdubbaCourse *course, guint *shaky)
{
  const GameRules *rules = edubba_course_get_game (course)->module->rules;
  guint            met = 0;

  *shaky = 0;
  for (guint i = 0; i < rules->n_paragraphs; i++)
    {
      EdubbaRuleState state =
        edubba_progress_get_rule (progress, rules->id, rules->paragraphs[i].number);

      met += state != EDUBBA_RULE_UNMET;
      *shaky += state == EDUBBA_RULE_SHAKY;
    }
  return met;
}

/* Returns TRUE if there is anything to tell of a game. */
static gboolean
is_known (EdubbaProgress *progress, EdubbaCourse *course)
{
  guint shaky;
  guint solved;

  edubba_puzzle_statistics_count (course, progress, NULL, &solved);
  return count_all_games (progress, course) > 0 || count_lessons (progress, course) > 0 ||
         count_rules (progress, course, &shaky) > 0 || solved > 0 ||
         edubba_progress_get_rated_tries (progress, get_id (course)) > 0;
}

/* Between the parts of a row, and above and below a face, in pixels. */
#define SPACING     12
#define FACE_MARGIN 6

/* Adds a row with its figure at the end; figure and subtitle may be NULL. */
static GtkWidget *
add_row (AdwPreferencesGroup *group, const char *title, const char *figure, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  if (figure != NULL)
    {
      GtkWidget       *label = gtk_label_new (figure);
      g_autofree char *all = g_strjoin ("\n", figure, subtitle, NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 1);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
      gtk_widget_add_css_class (label, "numeric");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
      edubba_beside_layout_apply (row, SPACING);
      edubba_accessible_names_row (ADW_ACTION_ROW (row), title, all);
    }
  adw_preferences_group_add (group, row);
  return row;
}

/* Describes the number of times that the learner had each place; n: the number of places. NULL if
 * more than two never played. */
static char *
describe_places (const guint places[EDUBBA_N_PLACES], guint n, guint *n_games)
{
  static const char *const sentences[EDUBBA_N_PLACES] = {
    /* Translators: how often one had this place in games of more than two players. */
    N_ ("First: %u."),
    N_ ("Second: %u."),
    N_ ("Third: %u."),
    N_ ("Fourth: %u."),
    N_ ("Fifth: %u."),
  };
  g_autoptr (GString) text = g_string_new (NULL);

  *n_games = 0;
  for (guint i = 0; i < MIN (n, EDUBBA_N_PLACES); i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');
      g_string_append_printf (text, _ (sentences[i]), places[i]);
      *n_games += places[i];
    }
  return *n_games > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* Describes the results of the games. */
static char *
describe_results (const EdubbaScore *score, const guint places[EDUBBA_N_PLACES], guint n_places)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint            n_many;
  g_autofree char *many = describe_places (places, n_places, &n_many);

  if (n_many < count_games (score))
    g_string_append_printf (text, _ ("Won: %1$u. Lost: %2$u. Drawn: %3$u."),
                            score->results[EDUBBA_RESULT_WON], score->results[EDUBBA_RESULT_LOST],
                            score->results[EDUBBA_RESULT_DRAWN]);
  if (many != NULL && text->len > 0)
    {
      g_string_append_c (text, '\n');
      /* Translators: %s are the places one had in them: "First: 2. Second: 1. Third: 0." */
      g_string_append_printf (text, _ ("With more than two players: %s"), many);
    }
  else if (many != NULL)
    g_string_append (text, many);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A sentence for each other thing that there is to tell, on one line each; or NULL. */
static char *
describe_score (const EdubbaScore *score)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (score->assisted > 0)
    {
      /* Translators: games in which a hint was given, or something was taken back after hidden
       * cards had been seen. */
      g_string_append_printf (text, _ ("Assisted: %u."), score->assisted);
    }
  if (score->longest > 1)
    {
      if (text->len > 0)
        g_string_append_c (text, '\n');
      /* Translators: games won one after the other: now, and the most ever. */
      g_string_append_printf (text, _ ("Won in a row: %1$u. Most ever: %2$u."), score->row,
                              score->longest);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* The games against one level. */
static void
add_level (AdwPreferencesGroup *group,
           EdubbaProgress      *progress,
           EdubbaCourse        *course,
           guint                level,
           const EdubbaScore   *score)
{
  const EdubbaGame *game = edubba_course_get_game (course);
  g_autofree char  *title = edubba_level_dup_title (game->module->words, level);
  g_autofree char  *rest = describe_score (score);
  g_autofree char  *results = NULL;
  GtkWidget        *face = edubba_face_new_for_level (level);
  GtkWidget        *row;
  guint             places[EDUBBA_N_PLACES];

  edubba_progress_get_places (progress, get_id (course), level, places);
  results = describe_results (score, places, game->module->rules->max_seats);
  edubba_face_set_level (EDUBBA_FACE (face), game, level);
  gtk_widget_set_margin_top (face, FACE_MARGIN);
  gtk_widget_set_margin_bottom (face, FACE_MARGIN);
  row = add_row (group, title, results, rest);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), face);
}

static AdwPreferencesGroup *
create_games (EdubbaProgress *progress, EdubbaCourse *course)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  const GameWords     *words = edubba_course_get_game (course)->module->words;
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *names = NULL;

  adw_preferences_group_set_title (group, _ ("Games Against the Computer"));
  for (guint level = 0; level <= EDUBBA_LEVEL_OWN; level++)
    {
      EdubbaScore score;

      edubba_progress_get_score (progress, get_id (course), level, &score);
      if (count_games (&score) > 0)
        add_level (group, progress, course, level, &score);
      else if (level != EDUBBA_LEVEL_OWN)
        g_ptr_array_add (others, edubba_level_dup_title (words, level));
    }
  if (others->len == 0)
    return group;
  g_ptr_array_add (others, NULL);
  names = g_strjoinv (C_ ("list separator", ", "), (char **) others->pdata);
  add_row (group, _ ("Not played yet"), NULL, names);
  return group;
}

static AdwPreferencesGroup *
create_learning (EdubbaProgress *progress, EdubbaCourse *course)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  guint                lessons = edubba_course_get_lessons (course)->len;
  guint                rules = edubba_course_get_game (course)->module->rules->n_paragraphs;
  guint                shaky;
  guint                met = count_rules (progress, course, &shaky);
  g_autofree char     *done = NULL;
  g_autofree char     *known = NULL;
  g_autofree char     *weak = NULL;
  g_autofree char     *days = NULL;
  gboolean             daily = edubba_progress_is_daily_puzzle_done (progress, get_id (course));
  guint                streak = edubba_progress_get_streak (progress, get_id (course));

  /* Translators: the second number is how many lessons there are, and decides on the plural. */
  done = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u lesson done",
                                       "%1$u of %2$u lessons done", lessons),
                          count_lessons (progress, course), lessons);
  /* Translators: the second number is how many rules there are, and decides on the plural. */
  known = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u rule seen.",
                                        "%1$u of %2$u rules seen.", rules),
                           met, rules);
  /* Translators: rules that one has met and should practise. */
  weak = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u of them is shaky.",
                                       "%u of them are shaky.", shaky),
                          shaky);
  days = edubba_puzzle_words_streak (daily, streak);
  adw_preferences_group_set_title (group, _ ("Learning"));
  add_row (group, _ ("Lessons"), done, NULL);
  add_row (group, _ ("Rules"), known, shaky > 0 ? weak : NULL);
  if (daily || streak > 0)
    add_row (group, _ ("Puzzle of the Day"), NULL, days);
  return group;
}

/* A game without results has an invitation, and no row of noughts. */
static GtkWidget *
create_invitation (void)
{
  GtkWidget *status = adw_status_page_new ();
  GtkWidget *button = gtk_button_new_with_label (_ ("New Game"));

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (status), "view-list-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (status), _ ("Nothing to Count Yet"));
  adw_status_page_set_description (
    ADW_STATUS_PAGE (status),
    _ ("Here you will see how your games, lessons and puzzles turned out."));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.new-game");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "suggested-action");
  adw_status_page_set_child (ADW_STATUS_PAGE (status), button);
  edubba_accessible_names_scroller (status, _ ("Nothing to Count Yet"));
  return status;
}

/* The number of games with something to tell. */
static guint
count_known (EdubbaStatisticsPage *self)
{
  guint n = 0;

  for (guint i = 0; i < self->courses->len; i++)
    n += is_known (self->progress, g_ptr_array_index (self->courses, i));
  return n;
}

/* A heading over the part of one game among several. */
static AdwPreferencesGroup *
create_heading (EdubbaCourse *course)
{
  g_autofree char *title = edubba_course_get_game (course)->module->words->title ();
  GtkWidget       *label = gtk_label_new (title);
  GtkWidget       *group = adw_preferences_group_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "title-2");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), label);
  return ADW_PREFERENCES_GROUP (group);
}

/* Adds the statistics of a game; last the many themes of its puzzles. */
static void
add_game (AdwPreferencesPage *page, EdubbaCourse *course, EdubbaProgress *progress)
{
  gboolean puzzled = edubba_course_get_game (course)->first_puzzle != NULL;

  if (puzzled && edubba_progress_get_rated_tries (progress, get_id (course)) > 0)
    edubba_puzzle_statistics_add_rating (page, course, progress);
  adw_preferences_page_add (page, create_games (progress, course));
  adw_preferences_page_add (page, create_learning (progress, course));
  if (puzzled)
    edubba_puzzle_statistics_add_counts (page, course, progress);
}

static void
show (EdubbaStatisticsPage *self)
{
  gboolean            several = count_known (self) > 1;
  AdwPreferencesPage *page = NULL;

  for (guint i = 0; i < self->courses->len; i++)
    {
      EdubbaCourse *course = g_ptr_array_index (self->courses, i);

      if (!is_known (self->progress, course))
        continue;
      if (page == NULL)
        page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
      if (several)
        adw_preferences_page_add (page, create_heading (course));
      add_game (page, course, self->progress);
    }
  if (page != NULL)
    edubba_accessible_names_scroller (GTK_WIDGET (page), _ ("Statistics"));
  adw_bin_set_child (ADW_BIN (self), page != NULL ? GTK_WIDGET (page) : create_invitation ());
}

static void
progress_changed_cb (EdubbaStatisticsPage *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    show (self);
  edubba_page_retitle (EDUBBA_PAGE (self));
}

static void
edubba_statistics_page_shown (EdubbaPage *page)
{
  show (EDUBBA_STATISTICS_PAGE (page));
}

static char *
edubba_statistics_page_dup_title (EdubbaPage *page)
{
  return g_strdup (_ ("Statistics"));
}

/* The name of the game, if a single one is known; otherwise each has a heading. */
static char *
edubba_statistics_page_dup_subtitle (EdubbaPage *page)
{
  EdubbaStatisticsPage *self = EDUBBA_STATISTICS_PAGE (page);

  for (guint i = 0; count_known (self) == 1 && i < self->courses->len; i++)
    {
      EdubbaCourse *course = g_ptr_array_index (self->courses, i);

      if (is_known (self->progress, course))
        return edubba_course_get_game (course)->module->words->title ();
    }
  return NULL;
}

static void
edubba_statistics_page_page_init (EdubbaPageInterface *iface)
{
  iface->dup_title = edubba_statistics_page_dup_title;
  iface->dup_subtitle = edubba_statistics_page_dup_subtitle;
  iface->shown = edubba_statistics_page_shown;
}

static void
edubba_statistics_page_dispose (GObject *object)
{
  EdubbaStatisticsPage *self = EDUBBA_STATISTICS_PAGE (object);

  g_clear_pointer (&self->courses, g_ptr_array_unref);
  g_clear_object (&self->progress);

  G_OBJECT_CLASS (edubba_statistics_page_parent_class)->dispose (object);
}

static void
edubba_statistics_page_class_init (EdubbaStatisticsPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = edubba_statistics_page_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
edubba_statistics_page_init (EdubbaStatisticsPage *self)
{
}

EdubbaStatisticsPage *
edubba_statistics_page_new (GPtrArray *courses, EdubbaProgress *progress)
{
  EdubbaStatisticsPage *self;

  g_return_val_if_fail (courses != NULL, NULL);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), NULL);

  self = g_object_new (EDUBBA_TYPE_STATISTICS_PAGE, NULL);
  self->courses = g_ptr_array_ref (courses);
  self->progress = g_object_ref (progress);
  g_signal_connect_object (progress, "changed", G_CALLBACK (progress_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
