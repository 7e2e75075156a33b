/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whenever the page comes into view the folder is read again, in a thread: records may be long,
 * and a disk slow. Until that is done the page keeps its former list. A game that cannot be read
 * is left out: its file stays where it is. If there are board games of several kinds, every row
 * names its own, and a list to choose from narrows the list to one.
 */
#include "edubba-finished-games-page.h"

#include <glib/gi18n.h>

#include "edubba-clear.h"
#include "edubba-drop-down.h"
#include "edubba-job.h"
#include "edubba-level.h"
#include "edubba-accessible-names.h"
#include "edubba-page.h"
#include "edubba-finished-games.h"
#include "edubba-replay-page.h"
#include "edubba-save.h"

struct _EdubbaFinishedGamesPage
{
  AdwBin parent_instance;

  /* template */
  GtkStack    *stack;
  GtkListBox  *list;
  GtkDropDown *game_drop; /* shown where there are games of several kinds */
  GtkWidget   *empty_page;
  GtkWidget   *list_page;

  /* borrowed */
  const GameModule *const *modules;
  const GameModule        *only; /* the one whose games are listed; NULL: all of them */

  /* owned */
  char      *folder;
  GPtrArray *kinds;   /* of GameModule, borrowed: those that there are games of */
  EdubbaJob *reading; /* NULL unless a thread reads the folder */
};

/* The data of the thread, its own copies. */
typedef struct
{
  char              *folder;
  const GameModule **modules;
} Question;

typedef struct
{
  const GameModule *kind; /* borrowed */

  char *title;
  char *end;
  char *text;
} Game;

/* The key under which a row carries its GameModule. */
static const char KIND[] = "edubba-kind";

static void edubba_finished_games_page_page_init (EdubbaPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaFinishedGamesPage,
                               edubba_finished_games_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (EDUBBA_TYPE_PAGE,
                                                      edubba_finished_games_page_page_init))

/* The day of a game, as days are written here, or the game's name. */
static char *
describe_day (EdubbaMatch *match)
{
  const char      *day = game_record_get_header (edubba_match_get_record (match), "Date");
  g_autofree char *text = day != NULL ? g_strconcat (day, "T00:00:00", NULL) : NULL;
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autoptr (GDateTime) date = text != NULL ? g_date_time_new_from_iso8601 (text, zone) : NULL;

  if (date == NULL)
    return edubba_match_get_module (match)->words->title ();
  return g_date_time_format (date, "%x");
}

/* The day, and the opponent, for there may be several games in a day. */
static char *
describe_game (EdubbaMatch *match)
{
  g_autofree char *day = describe_day (match);
  g_autofree char *title = edubba_level_dup_strongest (match);

  if (edubba_match_find_only_person (match) == GAME_NOBODY || title == NULL)
    return g_steal_pointer (&day);
  /* Translators: a game that was played, in a list: the day, and the strength of the computer:
   * "3/14/26 · Builder". And what stands before that where there are several games: its name. */
  return g_strdup_printf (_ ("%1$s · %2$s"), day, title);
}

static char *
describe_end (EdubbaMatch *match)
{
  guint own = edubba_match_find_only_person (match);

  edubba_match_seek (match, edubba_match_get_length (match));
  if (own == GAME_NOBODY)
    return edubba_replay_page_describe_result (match, 0, GAME_ADDRESS_NUMBER);
  return edubba_replay_page_describe_result (match, own, GAME_ADDRESS_YOU);
}

static void
question_free (gpointer data)
{
  Question *question = data;

  g_free (question->folder);
  g_free (question->modules);
  g_free (question);
}

static void
game_free (gpointer data)
{
  Game *game = data;

  g_free (game->title);
  g_free (game->end);
  g_free (game->text);
  g_free (game);
}

/* A kept game in words, or NULL if it cannot be read. */
static Game *
describe_kept (const GameModule *const *modules, EdubbaFinishedGame *kept)
{
  g_autoptr (EdubbaMatch) match = edubba_save_parse (modules, kept->text, NULL);
  Game *game;

  if (match == NULL)
    return NULL;
  game = g_new (Game, 1);
  game->kind = edubba_match_get_module (match);
  game->title = describe_game (match);
  game->end = describe_end (match);
  game->text = g_steal_pointer (&kept->text);
  return game;
}

static void
free_games (gpointer games)
{
  g_ptr_array_unref (games);
}

static gpointer
read_games (gpointer data, const gint *cancel)
{
  const Question *question = data;
  GPtrArray      *games = g_ptr_array_new_with_free_func (game_free);
  g_autoptr (GPtrArray) kept = edubba_finished_games_list (question->folder);

  for (guint i = 0; i < kept->len && !g_atomic_int_get (cancel); i++)
    {
      Game *game = describe_kept (question->modules, g_ptr_array_index (kept, i));

      if (game != NULL)
        g_ptr_array_add (games, game);
    }
  return games;
}

/* The title of a row, which says the kind where there are several. */
static char *
describe_row (EdubbaFinishedGamesPage *self, const Game *game)
{
  g_autofree char *kind = game->kind->words->title ();

  if (self->kinds->len < 2 || g_str_equal (game->title, kind))
    return g_strdup (game->title);
  return g_strdup_printf (_ ("%1$s · %2$s"), kind, game->title);
}

static void
add_game (EdubbaFinishedGamesPage *self, const Game *game)
{
  g_autofree char *title = describe_row (self, game);
  GtkWidget       *arrow = g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic",
                                         "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget       *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title,
                                       "subtitle", game->end, "subtitle-lines", 0, "activatable",
                                       TRUE, NULL);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", game->text);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.replay");
  edubba_accessible_names_row (ADW_ACTION_ROW (row), title, game->end);
  g_object_set_data (G_OBJECT (row), KIND, (gpointer) game->kind);
  gtk_list_box_append (self->list, row);
}

/* Shows the rows of the kind that was chosen. */
static void
kind_chosen_cb (EdubbaFinishedGamesPage *self)
{
  guint chosen = gtk_drop_down_get_selected (self->game_drop);

  self->only = chosen > 0 && chosen <= self->kinds->len
                 ? g_ptr_array_index (self->kinds, chosen - 1)
                 : NULL;
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    gtk_widget_set_visible (row, self->only == NULL ||
                                   g_object_get_data (G_OBJECT (row), KIND) == self->only);
}

/* Offers the kinds in the list, with the former choice. */
static void
fill_kinds (EdubbaFinishedGamesPage *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  guint chosen = 0;

  gtk_string_list_append (titles, _ ("All games"));
  for (guint i = 0; i < self->kinds->len; i++)
    {
      const GameModule *kind = g_ptr_array_index (self->kinds, i);

      gtk_string_list_take (titles, kind->words->title ());
      if (kind == self->only)
        chosen = i + 1;
    }
  g_signal_handlers_block_by_func (self->game_drop, kind_chosen_cb, self);
  edubba_drop_down_fill (self->game_drop, titles, _ ("Game"));
  gtk_drop_down_set_selected (self->game_drop, chosen);
  g_signal_handlers_unblock_by_func (self->game_drop, kind_chosen_cb, self);
  gtk_widget_set_visible (GTK_WIDGET (self->game_drop), self->kinds->len > 1);
  kind_chosen_cb (self);
}

static void
find_kinds (EdubbaFinishedGamesPage *self, GPtrArray *games)
{
  g_ptr_array_set_size (self->kinds, 0);
  for (guint i = 0; i < games->len; i++)
    {
      gpointer kind = (gpointer) ((const Game *) g_ptr_array_index (games, i))->kind;

      if (!g_ptr_array_find (self->kinds, kind, NULL))
        g_ptr_array_add (self->kinds, kind);
    }
}

/* Shows the games; the focus goes to the first of them if it has nowhere else to be. */
static void
show_games (EdubbaFinishedGamesPage *self, GPtrArray *games)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  find_kinds (self, games);
  edubba_clear_list (self->list);
  for (guint i = 0; i < games->len; i++)
    add_game (self, g_ptr_array_index (games, i));
  fill_kinds (self);
  gtk_widget_set_visible (self->empty_page, games->len == 0);
  gtk_widget_set_visible (self->list_page, games->len > 0);
  gtk_stack_set_visible_child (self->stack, games->len > 0 ? self->list_page : self->empty_page);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_root_get_focus (root) == NULL)
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static void
games_read_cb (gpointer asker, gpointer answer)
{
  EdubbaFinishedGamesPage *self = asker;
  g_autoptr (GPtrArray) games = answer;

  self->reading = NULL;
  show_games (self, games);
}

static void
edubba_finished_games_page_shown (EdubbaPage *page)
{
  EdubbaFinishedGamesPage *self = EDUBBA_FINISHED_GAMES_PAGE (page);
  Question                *question = g_new (Question, 1);
  guint                    n = 0;

  g_clear_pointer (&self->reading, edubba_job_drop);
  while (self->modules[n] != NULL)
    n++;
  question->folder = g_strdup (self->folder);
  question->modules = g_memdup2 (self->modules, (n + 1) * sizeof *self->modules);
  self->reading =
    edubba_job_start (read_games, question, question_free, free_games, games_read_cb, self);
}

static char *
edubba_finished_games_page_dup_title (EdubbaPage *page)
{
  return g_strdup (_ ("Past Games"));
}

static void
edubba_finished_games_page_page_init (EdubbaPageInterface *iface)
{
  iface->dup_title = edubba_finished_games_page_dup_title;
  iface->shown = edubba_finished_games_page_shown;
}

static void
edubba_finished_games_page_dispose (GObject *object)
{
  g_clear_pointer (&EDUBBA_FINISHED_GAMES_PAGE (object)->reading, edubba_job_drop);

  G_OBJECT_CLASS (edubba_finished_games_page_parent_class)->dispose (object);
}

static void
edubba_finished_games_page_finalize (GObject *object)
{
  g_clear_pointer (&EDUBBA_FINISHED_GAMES_PAGE (object)->folder, g_free);
  g_clear_pointer (&EDUBBA_FINISHED_GAMES_PAGE (object)->kinds, g_ptr_array_unref);

  G_OBJECT_CLASS (edubba_finished_games_page_parent_class)->finalize (object);
}

static void
edubba_finished_games_page_class_init (EdubbaFinishedGamesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_finished_games_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = edubba_finished_games_page_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/edubba/Edubba/ui/edubba-finished-games-page.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaFinishedGamesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, EdubbaFinishedGamesPage, list);
  gtk_widget_class_bind_template_child (widget_class, EdubbaFinishedGamesPage, game_drop);
  gtk_widget_class_bind_template_child (widget_class, EdubbaFinishedGamesPage, empty_page);
  gtk_widget_class_bind_template_child (widget_class, EdubbaFinishedGamesPage, list_page);
}

static void
edubba_finished_games_page_init (EdubbaFinishedGamesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->kinds = g_ptr_array_new ();
  g_signal_connect_swapped (self->game_drop, "notify::selected", G_CALLBACK (kind_chosen_cb), self);
  edubba_accessible_names_scroller (self->empty_page, _ ("No Games Yet"));
  edubba_accessible_names_scroller (self->list_page, _ ("Past games"));
}

EdubbaFinishedGamesPage *
edubba_finished_games_page_new (const char *folder, const GameModule *const *modules)
{
  EdubbaFinishedGamesPage *self;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (modules != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_FINISHED_GAMES_PAGE, NULL);
  self->folder = g_strdup (folder);
  self->modules = modules;
  return self;
}
