/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows are made anew whenever the page comes into view. A game that cannot be read any more is
 * left out: its file stays where it is.
 */
#include "edubba-past-page.h"

#include <glib/gi18n.h>

#include "edubba-clear.h"
#include "edubba-level.h"
#include "edubba-naming.h"
#include "edubba-page.h"
#include "edubba-past.h"
#include "edubba-replay-page.h"
#include "edubba-save.h"

struct _EdubbaPastPage
{
  AdwBin parent_instance;

  /* template */
  GtkStack   *stack;
  GtkListBox *list;
  GtkWidget  *empty_page;
  GtkWidget  *list_page;

  /* borrowed */
  const GameModule *const *modules;

  /* owned */
  char *folder;
};

static void edubba_past_page_page_init (EdubbaPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaPastPage,
                               edubba_past_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (EDUBBA_TYPE_PAGE,
                                                      edubba_past_page_page_init))

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

/* The day, and against whom, for one may play several games in a day. */
static char *
describe_game (EdubbaMatch *match)
{
  g_autofree char *day = describe_day (match);
  g_autofree char *level = edubba_level_dup_title (edubba_match_get_level (match));

  if (edubba_replay_page_find_own (match) == GAME_NOBODY)
    return g_steal_pointer (&day);
  /* Translators: a game that was played, in a list: the day, and the strength of the computer:
   * "3/14/26 · Builder". */
  return g_strdup_printf (_ ("%1$s · %2$s"), day, level);
}

static char *
describe_end (EdubbaMatch *match)
{
  guint own = edubba_replay_page_find_own (match);

  edubba_match_seek (match, edubba_match_get_length (match));
  if (own == GAME_NOBODY)
    return edubba_replay_page_describe_result (match, 0, GAME_ADDRESS_NUMBER);
  return edubba_replay_page_describe_result (match, own, GAME_ADDRESS_YOU);
}

static void
add_game (EdubbaPastPage *self, const EdubbaPastGame *game)
{
  g_autoptr (EdubbaMatch) match = edubba_save_parse (self->modules, game->text, NULL);
  g_autofree char *title = NULL;
  g_autofree char *end = NULL;
  GtkWidget       *arrow;
  GtkWidget       *row;

  if (match == NULL)
    return;
  title = describe_game (match);
  end = describe_end (match);
  arrow = g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic", "accessible-role",
                        GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title, "subtitle", end,
                      "subtitle-lines", 0, "activatable", TRUE, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", game->text);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.replay");
  edubba_naming_row (ADW_ACTION_ROW (row), title, end);
  gtk_list_box_append (self->list, row);
}

static void
edubba_past_page_shown (EdubbaPage *page)
{
  EdubbaPastPage *self = EDUBBA_PAST_PAGE (page);
  g_autoptr (GPtrArray) games = edubba_past_list (self->folder);
  gboolean is_empty;

  edubba_clear_list (self->list);
  for (guint i = 0; i < games->len; i++)
    add_game (self, g_ptr_array_index (games, i));
  is_empty = gtk_widget_get_first_child (GTK_WIDGET (self->list)) == NULL;
  gtk_stack_set_visible_child (self->stack, is_empty ? self->empty_page : self->list_page);
  gtk_widget_set_visible (self->empty_page, is_empty);
  gtk_widget_set_visible (self->list_page, !is_empty);
}

static char *
edubba_past_page_dup_title (EdubbaPage *page)
{
  return g_strdup (_ ("Past Games"));
}

static void
edubba_past_page_page_init (EdubbaPageInterface *iface)
{
  iface->dup_title = edubba_past_page_dup_title;
  iface->shown = edubba_past_page_shown;
}

static void
edubba_past_page_finalize (GObject *object)
{
  g_clear_pointer (&EDUBBA_PAST_PAGE (object)->folder, g_free);

  G_OBJECT_CLASS (edubba_past_page_parent_class)->finalize (object);
}

static void
edubba_past_page_class_init (EdubbaPastPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = edubba_past_page_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-past-page.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaPastPage, stack);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPastPage, list);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPastPage, empty_page);
  gtk_widget_class_bind_template_child (widget_class, EdubbaPastPage, list_page);
}

static void
edubba_past_page_init (EdubbaPastPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  edubba_naming_scroller (self->empty_page, _ ("No Games Yet"));
  edubba_naming_scroller (self->list_page, _ ("Past games"));
}

EdubbaPastPage *
edubba_past_page_new (const char *folder, const GameModule *const *modules)
{
  EdubbaPastPage *self;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (modules != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_PAST_PAGE, NULL);
  self->folder = g_strdup (folder);
  self->modules = modules;
  return self;
}
