/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A bout is played as any game is, with the opponent at the side of the board, or in a strip above
 * it where there is no panel. All that is different is the end: once the bout is over nobody acts
 * any more, and its end is told as that of any game. A turn that is tried again is taken back, so
 * that it is still this bout.
 */
#include "edubba-bout-sitting.h"

#include <glib/gi18n.h>

#include "edubba-bout-bar.h"
#include "edubba-level.h"
#include "edubba-rule-strip.h"
#include "edubba-settings.h"
#include "edubba-sitting.h"
#include "game-state.h"

struct _EdubbaBoutSitting
{
  EdubbaGameSitting parent_instance;

  EdubbaBout    *bout;   /* owned */
  EdubbaBoutBar *bar;    /* borrowed */
  gboolean       beside; /* the bar is in the side panel */
  gboolean       told;   /* its end has been told */
};

G_DEFINE_FINAL_TYPE (EdubbaBoutSitting, edubba_bout_sitting, EDUBBA_TYPE_GAME_SITTING)

static gboolean
is_over (EdubbaBoutSitting *self)
{
  return edubba_bout_get_end (self->bout) != COURSE_STAND_OPEN;
}

static gboolean
is_won (EdubbaBoutSitting *self)
{
  return edubba_bout_get_end (self->bout) == COURSE_STAND_WON;
}

/* A first game, which has a tutor at the learner's side. */
static gboolean
is_guided (EdubbaBoutSitting *self)
{
  return edubba_bout_get_mentor (self->bout) != NULL;
}

/* Returns TRUE if the end leads on in the course: after a victory, and after a first game. */
static gboolean
leads_on (EdubbaBoutSitting *self)
{
  return is_won (self) || is_guided (self);
}

static gboolean
edubba_bout_sitting_is_decided (EdubbaMatchPage *page)
{
  return is_over (EDUBBA_BOUT_SITTING (page));
}

static const char *
edubba_bout_sitting_find_hindrance (EdubbaMatchPage *page)
{
  if (is_over (EDUBBA_BOUT_SITTING (page)))
    return _ ("This short game is over. Take back an action, or try it again.");
  return EDUBBA_MATCH_PAGE_CLASS (edubba_bout_sitting_parent_class)->find_hindrance (page);
}

/* Says the task before the first action, if it has room: both goals are in sight anyway. */
static gboolean
begin_to_speak (EdubbaBoutSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  EdubbaTable     *table = edubba_match_page_get_table (page);
  EdubbaMatch     *match = edubba_match_page_get_match (page);
  CourseBout      *file = edubba_bout_get_file (self->bout);

  if (edubba_match_get_cursor (match) > 0 ||
      edubba_split_get_narrow (edubba_table_get_split (table)) ||
      edubba_match_get_seat (match) != edubba_match_page_get_viewer (page))
    return FALSE;
  edubba_table_say (table, EDUBBA_MESSAGE_PROMPT, course_bout_get_text (file, COURSE_BOUT_SAY),
                    NULL);
  return TRUE;
}

/* The part of the board that the tutor speaks of, or where the action is done that it speaks of;
 * NULL if there is none. */
static char *
dup_part (EdubbaBoutSitting *self, const CourseMentor *mentor)
{
  EdubbaMatch *match = edubba_bout_get_match (self->bout);

  if (!mentor->has_action)
    return g_strdup (mentor->part);
  return edubba_match_get_module (match)->words->hint_part (edubba_match_get_state (match),
                                                            mentor->action, GAME_HINT_PLACE);
}

/* Frames what the tutor speaks of. */
static void
edubba_bout_sitting_point_at_rest (EdubbaMatchPage *page)
{
  EdubbaBoutSitting  *self = EDUBBA_BOUT_SITTING (page);
  const CourseMentor *mentor = edubba_bout_get_mentor (self->bout);
  EdubbaTable        *table = edubba_match_page_get_table (page);
  g_autofree char    *part = mentor != NULL ? dup_part (self, mentor) : NULL;
  const char         *parts[] = { part, NULL };

  if (mentor == NULL)
    return;
  edubba_table_point (table, parts);
  if (mentor->has_action)
    edubba_board_highlight (edubba_table_get_board (table), &mentor->action);
}

/* The tutor's sentence takes the place of the game's own prompt; before the first action stands
 * what wins, if it has room. FALSE if the tutor is silent, or somebody else is to act. */
static gboolean
speak_as_tutor (EdubbaBoutSitting *self, gboolean stepped)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  EdubbaTable     *table = edubba_match_page_get_table (page);
  const char      *tip = edubba_bout_get_tip (self->bout);
  g_autofree char *report = stepped ? edubba_match_page_dup_last_report (page, FALSE) : NULL;

  if (!is_guided (self) || tip == NULL || !edubba_match_page_may_act (page))
    return FALSE;
  if (edubba_match_get_cursor (edubba_match_page_get_match (page)) == 0 &&
      !edubba_split_get_narrow (edubba_table_get_split (table)))
    edubba_table_say (table, EDUBBA_MESSAGE_PROMPT,
                      course_bout_get_text (edubba_bout_get_file (self->bout), COURSE_BOUT_SAY),
                      tip);
  else
    edubba_table_say (table, EDUBBA_MESSAGE_PROMPT, tip, report);
  return TRUE;
}

/* The last page leads on as the buttons here do: to the next step of the course if the bout was
 * won, else to another try. */
static void
lead_on (EdubbaBoutSitting *self, GtkWidget *next)
{
  EdubbaGameSitting *sitting = EDUBBA_GAME_SITTING (self);
  GVariant          *target = NULL;

  if (next == NULL || !leads_on (self))
    {
      edubba_game_sitting_offer_next (sitting, NULL, NULL, NULL);
      return;
    }
  target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (next));
  edubba_game_sitting_offer_next (sitting, gtk_button_get_label (GTK_BUTTON (next)),
                                  gtk_actionable_get_action_name (GTK_ACTIONABLE (next)),
                                  g_variant_get_string (target, NULL));
  edubba_game_sitting_suggest_next (sitting);
}

/* Returns TRUE if the rules have not ended the game, too, or name another winner: then the bout
 * alone names the result. */
static gboolean
ends_by_itself (EdubbaBoutSitting *self)
{
  EdubbaMatch *match = edubba_bout_get_match (self->bout);
  guint        own = course_bout_get_seat (edubba_bout_get_file (self->bout));

  return is_over (self) &&
         (!edubba_match_get_finished (match) ||
          is_won (self) != (game_winner (edubba_match_get_module (match)->rules,
                                         edubba_match_get_state (match)) == own));
}

/* The reason for the end, and of a first game the rules that were used. */
static char *
dup_reason (EdubbaBoutSitting *self)
{
  const char      *reason = edubba_bout_get_reason (self->bout);
  g_autofree char *rules = NULL;

  if (!is_guided (self))
    return g_strdup (reason);
  rules = edubba_rule_strip_describe (self->bout);
  return g_strconcat (reason, " ", rules, NULL);
}

/* Gives the last page the opponent's last word, and the reason for the end, unless it is there
 * anyway. */
static void
tell_of_end (EdubbaBoutSitting *self)
{
  CourseBout      *file = edubba_bout_get_file (self->bout);
  g_autofree char *reason = dup_reason (self);
  g_autofree char *rules = is_guided (self) ? edubba_rule_strip_describe (self->bout) : NULL;

  edubba_game_sitting_set_speech (EDUBBA_GAME_SITTING (self), course_bout_get_rival (file),
                                  course_bout_get_text (file, COURSE_BOUT_NAME),
                                  edubba_bout_get_line (self->bout),
                                  !ends_by_itself (self) ? reason
                                  : rules != NULL        ? rules
                                                         : "");
}

/* Says why it is over, and offers ways to go on; the next button lies under the finger. */
static void
speak_end (EdubbaBoutSitting *self, gboolean was_told)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  GtkWidget       *rematch = edubba_match_page_get_button (page, EDUBBA_BUTTON_REMATCH);
  GtkWidget       *next = edubba_match_page_get_button (page, EDUBBA_BUTTON_NEXT);
  const char      *again = is_won (self) ? _ ("Once More") : _ ("Try Again");

  edubba_table_say (edubba_match_page_get_table (page),
                    is_won (self) ? EDUBBA_MESSAGE_SUCCESS : EDUBBA_MESSAGE_RESULT,
                    edubba_bout_get_reason (self->bout), NULL);
  gtk_button_set_label (GTK_BUTTON (rematch), again);
  edubba_game_sitting_set_again (EDUBBA_GAME_SITTING (self), again);
  edubba_match_page_show_button (page, EDUBBA_BUTTON_LEAVE, TRUE);
  lead_on (self, next);
  tell_of_end (self);
  if (!was_told)
    gtk_widget_grab_focus (leads_on (self) && next != NULL ? next : rematch);
}

/* Before the first action the bar above a narrow board has the whole text, and the title names
 * the seat to act: the line's room goes to the board, and to the hand below it. */
static void
give_way (EdubbaBoutSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  EdubbaTable     *table = edubba_match_page_get_table (page);

  edubba_table_set_quiet (table,
                          !is_guided (self) &&
                            edubba_split_get_narrow (edubba_table_get_split (table)) &&
                            edubba_match_get_cursor (edubba_match_page_get_match (page)) == 0);
}

static void
edubba_bout_sitting_say (EdubbaGameSitting *sitting, gboolean stepped)
{
  EdubbaBoutSitting *self = EDUBBA_BOUT_SITTING (sitting);
  gboolean           was_told = self->told;

  give_way (self);
  self->told = is_over (self) && !edubba_game_sitting_is_telling (sitting);
  edubba_match_page_show_button (EDUBBA_MATCH_PAGE (self), EDUBBA_BUTTON_NEXT,
                                 self->told && leads_on (self));
  if (self->bar != NULL)
    edubba_bout_bar_set_told (self->bar, self->told);
  edubba_bout_sitting_point_at_rest (EDUBBA_MATCH_PAGE (self));
  if (self->told)
    speak_end (self, was_told);
  else if (!speak_as_tutor (self, stepped) && !begin_to_speak (self))
    EDUBBA_GAME_SITTING_CLASS (edubba_bout_sitting_parent_class)->say (sitting, stepped);
}

static guint
edubba_bout_sitting_find_winner (EdubbaGameSitting *sitting)
{
  EdubbaBoutSitting *self = EDUBBA_BOUT_SITTING (sitting);
  CourseBout        *file = edubba_bout_get_file (self->bout);

  if (!ends_by_itself (self))
    return EDUBBA_GAME_SITTING_CLASS (edubba_bout_sitting_parent_class)->find_winner (sitting);
  return is_won (self) ? course_bout_get_seat (file) : course_bout_get_rival_seat (file);
}

static char *
edubba_bout_sitting_describe_result (EdubbaGameSitting *sitting)
{
  EdubbaBoutSitting *self = EDUBBA_BOUT_SITTING (sitting);

  if (!ends_by_itself (self))
    return EDUBBA_GAME_SITTING_CLASS (edubba_bout_sitting_parent_class)->describe_result (sitting);
  return g_strdup (edubba_bout_get_reason (self->bout));
}

static EdubbaAnalysis *
edubba_bout_sitting_analyse (EdubbaGameSitting *sitting)
{
  EdubbaBoutSitting *self = EDUBBA_BOUT_SITTING (sitting);

  if (!ends_by_itself (self))
    return EDUBBA_GAME_SITTING_CLASS (edubba_bout_sitting_parent_class)->analyse (sitting);
  return edubba_level_analyse (edubba_bout_get_match (self->bout),
                               edubba_bout_get_file (self->bout));
}

/* The opponent's turns are tried out like those of any game. */
static void
edubba_bout_sitting_try_turn (EdubbaGameSitting *sitting, guint cursor)
{
  EdubbaBout  *bout = EDUBBA_BOUT_SITTING (sitting)->bout;
  EdubbaMatch *match = edubba_bout_get_match (bout);

  if (cursor >= edubba_match_get_cursor (match))
    return;
  if (edubba_match_get_actor (match, cursor) ==
      course_bout_get_seat (edubba_bout_get_file (bout)))
    edubba_match_undo_to (match, cursor);
  else
    EDUBBA_GAME_SITTING_CLASS (edubba_bout_sitting_parent_class)->try_turn (sitting, cursor);
}

/* A short game counts what is left of it, with whose turn it is, and nothing else: "Your turn: 5
 * left", or the rest in the game's own words. */
static char *
edubba_bout_sitting_describe_turn (EdubbaMatchPage *page)
{
  EdubbaBoutSitting *self = EDUBBA_BOUT_SITTING (page);
  CourseBout        *file = edubba_bout_get_file (self->bout);
  const GameState   *state = edubba_match_get_state (edubba_bout_get_match (self->bout));
  const GameModule  *module = course_bout_get_module (file);
  guint              left = edubba_bout_get_left (self->bout);

  if (is_over (self))
    return g_strdup (_ ("The game is over"));
  if (module->words->remaining != NULL)
    return module->words->remaining (state);
  if (module->rules->mover (state) == course_bout_get_seat (file))
    /* Translators: below the title of the window: how many turns the player of a short game has
     * left, this one included. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Your turn: %u left",
                                         "Your turn: %u left", left),
                            left);
  return g_strdup_printf (
    /* Translators: below the title of the window: the opponent's turn, and how many turns the
     * player of a short game has left after it; %2$s is a name in its basic form. */
    g_dngettext (GETTEXT_PACKAGE, "%2$s’s turn; you have %1$u left",
                 "%2$s’s turn; you have %1$u left", left),
    left, course_bout_get_text (file, COURSE_BOUT_NAME));
}

/* The opponent stops where the bout does. */
static void
bout_changed_cb (EdubbaBoutSitting *self)
{
  edubba_match_page_update_subtitle (EDUBBA_MATCH_PAGE (self));
  edubba_game_sitting_pause (EDUBBA_GAME_SITTING (self), is_over (self));
}

static void
edubba_bout_sitting_prepare (EdubbaMatchPage *page, EdubbaTableView *view, char **rival)
{
  EdubbaBoutSitting *self = EDUBBA_BOUT_SITTING (page);
  const CourseBout  *file = edubba_bout_get_file (self->bout);

  EDUBBA_MATCH_PAGE_CLASS (edubba_bout_sitting_parent_class)->prepare (page, view, rival);
  if (is_over (self))
    view->active = FALSE;
  view->occasion = EDUBBA_BOARD_BOUT;
  for (guint side = 0; side < 2; side++)
    view->aims[side].goals = course_bout_get_goals (file, side == 1, &view->aims[side].n);
}

/* The opponent is there however narrow the window is, and whether or not the panel is. */
static void
place_bar (EdubbaBoutSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  EdubbaTable     *table = edubba_match_page_get_table (page);
  EdubbaSplit     *split = edubba_table_get_split (table);
  GtkWidget       *bar = GTK_WIDGET (self->bar);
  GtkWidget       *parent = gtk_widget_get_parent (bar);
  gboolean         narrow = edubba_split_get_narrow (split);
  gboolean         beside = !narrow && edubba_split_get_panel_shown (split);

  edubba_bout_bar_set_form (self->bar, beside   ? EDUBBA_BOUT_BAR_COLUMN
                                       : narrow ? EDUBBA_BOUT_BAR_NARROW
                                                : EDUBBA_BOUT_BAR_WIDE);
  if (parent != NULL && self->beside == beside)
    return;
  self->beside = beside;
  g_object_ref_sink (bar);
  if (parent != NULL)
    gtk_box_remove (GTK_BOX (parent), bar);
  if (beside)
    edubba_match_page_add_panel_head (page, bar);
  else
    edubba_table_add_head (table, bar);
  g_object_unref (bar);
}

static void
narrow_changed_cb (EdubbaBoutSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);

  place_bar (self);
  if (edubba_match_get_cursor (edubba_match_page_get_match (page)) == 0)
    edubba_match_page_speak (page, FALSE);
}

/* The coach looks on as in a game, and judges by the end of the bout. */
static void
begin_coach (EdubbaBoutSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  CourseBout      *file = edubba_bout_get_file (self->bout);
  EdubbaCoach     *coach = edubba_game_sitting_find_coach (page);

  edubba_match_set_coaching (
    edubba_bout_get_match (self->bout), course_bout_get_seat (file),
    edubba_settings_get_coaching (edubba_match_page_get_settings (page)));
  edubba_coach_set_bout (coach, file);
}

static void
edubba_bout_sitting_finalize (GObject *object)
{
  g_clear_object (&EDUBBA_BOUT_SITTING (object)->bout);

  G_OBJECT_CLASS (edubba_bout_sitting_parent_class)->finalize (object);
}

static void
edubba_bout_sitting_class_init (EdubbaBoutSittingClass *klass)
{
  EdubbaGameSittingClass *game_class = EDUBBA_GAME_SITTING_CLASS (klass);
  EdubbaMatchPageClass   *page_class = EDUBBA_MATCH_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = edubba_bout_sitting_finalize;
  page_class->can_be_left = FALSE;
  page_class->is_decided = edubba_bout_sitting_is_decided;
  page_class->prepare = edubba_bout_sitting_prepare;
  page_class->describe_turn = edubba_bout_sitting_describe_turn;
  page_class->point_at_rest = edubba_bout_sitting_point_at_rest;
  page_class->find_hindrance = edubba_bout_sitting_find_hindrance;
  game_class->say = edubba_bout_sitting_say;
  game_class->find_winner = edubba_bout_sitting_find_winner;
  game_class->describe_result = edubba_bout_sitting_describe_result;
  game_class->analyse = edubba_bout_sitting_analyse;
  game_class->try_turn = edubba_bout_sitting_try_turn;
}

static void
edubba_bout_sitting_init (EdubbaBoutSitting *self)
{
}

EdubbaMatchPage *
edubba_bout_sitting_new (const EdubbaGame *game, EdubbaBout *bout)
{
  EdubbaBoutSitting *self;
  EdubbaTable       *table;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (EDUBBA_IS_BOUT (bout), NULL);

  self = g_object_new (EDUBBA_TYPE_BOUT_SITTING, NULL);
  self->bout = g_object_ref (bout);
  edubba_game_sitting_begin (EDUBBA_GAME_SITTING (self), game, edubba_bout_get_match (bout),
                             course_bout_get_text (edubba_bout_get_file (bout), COURSE_BOUT_TITLE),
                             edubba_bout_get_engine (bout));
  begin_coach (self);
  table = edubba_match_page_get_table (EDUBBA_MATCH_PAGE (self));
  self->bar = EDUBBA_BOUT_BAR (edubba_bout_bar_new (game, bout));
  edubba_bout_bar_set_told (self->bar, self->told);
  place_bar (self);
  g_signal_connect_object (edubba_table_get_split (table), "notify::panel-shown",
                           G_CALLBACK (place_bar), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (edubba_table_get_split (table), "notify::narrow",
                           G_CALLBACK (narrow_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (bout, "changed", G_CALLBACK (bout_changed_cb), self, G_CONNECT_SWAPPED);
  return EDUBBA_MATCH_PAGE (self);
}

EdubbaBout *
edubba_bout_sitting_find_bout (EdubbaMatchPage *page)
{
  return EDUBBA_IS_BOUT_SITTING (page) ? EDUBBA_BOUT_SITTING (page)->bout : NULL;
}
