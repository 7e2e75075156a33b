/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The verdict looks as a puzzle's does. The reason is that of the new turn: the old one's would
 * tell what to play.
 */
#include "edubba-turn-panel.h"

#include <glib/gi18n.h>

#include "edubba-analysis-words.h"
#include "edubba-hints-line.h"
#include "edubba-optional-label.h"
#include "edubba-row-layout.h"

struct _EdubbaTurnPanel
{
  AdwBin parent_instance;

  /* template */
  GtkLabel  *source_label;
  GtkLabel  *played_label;
  GtkLabel  *cost_label;
  GtkBox    *verdict_box;
  GtkImage  *verdict_image;
  GtkLabel  *verdict_label;
  GtkLabel  *outcome_label;
  GtkBox    *buttons_box;
  GtkWidget *drop_button;

  /* owned */
  EdubbaProgress  *progress;
  EdubbaSecondTry *try;
};

G_DEFINE_FINAL_TYPE (EdubbaTurnPanel, edubba_turn_panel, ADW_TYPE_BIN)

static const struct
{
  const char *css_class;
  const char *icon;
} looks[] = {
  [EDUBBA_SECOND_TRY_OPEN] = { "solvable", "find-location-symbolic" },
  [EDUBBA_SECOND_TRY_JUDGING] = { "thinking", "content-loading-symbolic" },
  [EDUBBA_SECOND_TRY_FOUND] = { "solved", "object-select-symbolic" },
  [EDUBBA_SECOND_TRY_WRONG] = { "unreachable", "dialog-warning-symbolic" },
  [EDUBBA_SECOND_TRY_UNKNOWN] = { "unknown", "dialog-question-symbolic" },
  [EDUBBA_SECOND_TRY_SHOWN] = { "unknown", "dialog-information-symbolic" },
};

static const GameModule *
get_module (EdubbaTurnPanel *self)
{
  return edubba_match_get_module (edubba_second_try_get_match (self->try));
}

static const char *
get_wrong (const GameCritique *critique)
{
  if (edubba_judgement_of_critique (critique) == EDUBBA_JUDGEMENT_DOUBTFUL)
    return _ ("Better, but there’s still more in this turn.");
  return _ ("That isn’t it: there’s something better.");
}

char *
edubba_turn_panel_describe (EdubbaTurnPanel *self)
{
  g_return_val_if_fail (EDUBBA_IS_TURN_PANEL (self), NULL);

  switch (edubba_second_try_get_state (self->try))
    {
    case EDUBBA_SECOND_TRY_JUDGING:
      return g_strdup (_ ("Your turn is being judged…"));
    case EDUBBA_SECOND_TRY_FOUND:
      return g_strdup (edubba_second_try_surpasses (self->try)
                         ? _ ("Right, and better than the best the coach found!")
                         : _ ("Right! That’s as good as the best that was found."));
    case EDUBBA_SECOND_TRY_WRONG:
      return g_strdup (get_wrong (edubba_second_try_get_critique (self->try)));
    case EDUBBA_SECOND_TRY_UNKNOWN:
      return g_strdup (_ ("This turn can’t be judged. Take something back."));
    case EDUBBA_SECOND_TRY_SHOWN:
      return g_strdup (_ ("This is the better turn. Start over and play it yourself."));
    case EDUBBA_SECOND_TRY_OPEN:
    default:
      return g_strdup (_ ("Play the whole turn; then it’s judged."));
    }
}

/* A line in words, a numbered action in each line of its own. */
static char *
list_line (EdubbaTurnPanel *self, const GameLine *known)
{
  g_auto (GStrv) names =
    edubba_seats_dup_names (edubba_match_get_seats (edubba_second_try_get_match (self->try)));
  g_autoptr (EdubbaLine) line =
    edubba_line_follow (get_module (self), edubba_second_try_get_seen (self->try), known,
                        (const char *const *) names);

  return edubba_line_list (line);
}

static char *
describe_reason (EdubbaTurnPanel *self)
{
  const GameWords    *words = get_module (self)->words;
  const GameCritique *critique = edubba_second_try_get_critique (self->try);
  g_auto (GStrv) names =
    edubba_seats_dup_names (edubba_match_get_seats (edubba_second_try_get_match (self->try)));

  if (words == NULL || words->reason == NULL || critique->n_reasons == 0)
    return NULL;
  return words->reason (edubba_second_try_get_seen (self->try), &critique->reasons[0],
                        (const char *const *) names);
}

/* Says when the exercise comes back; NULL once it is gone. */
static char *
describe_return (EdubbaTurnPanel *self)
{
  const EdubbaLostTurn *turn =
    edubba_progress_find_lost_turn (self->progress, get_module (self)->rules->id,
                                    edubba_second_try_get_id (self->try));
  guint days;

  if (turn == NULL)
    return NULL;
  days = edubba_memory_count_days (&turn->memory, edubba_progress_get_now (self->progress));
  /* Translators: an exercise that has been solved. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You’ll get this turn again in %u day.",
                                       "You’ll get this turn again in %u days.", days),
                          days);
}

char *
edubba_turn_panel_describe_outcome (EdubbaTurnPanel *self)
{
  GameLine best;

  g_return_val_if_fail (EDUBBA_IS_TURN_PANEL (self), NULL);

  switch (edubba_second_try_get_state (self->try))
    {
    case EDUBBA_SECOND_TRY_FOUND:
      return describe_return (self);
    case EDUBBA_SECOND_TRY_WRONG:
      return describe_reason (self);
    case EDUBBA_SECOND_TRY_SHOWN:
      if (edubba_second_try_get_best (self->try, &best))
        {
          g_autofree char *list = list_line (self, &best);

          return g_strdup (g_str_has_prefix (list, "\n") ? list + 1 : list);
        }
      return NULL;
    case EDUBBA_SECOND_TRY_OPEN:
    case EDUBBA_SECOND_TRY_JUDGING:
    case EDUBBA_SECOND_TRY_UNKNOWN:
    default:
      return NULL;
    }
}

static void
update (EdubbaTurnPanel *self)
{
  EdubbaSecondTryState state = edubba_second_try_get_state (self->try);
  g_autofree char     *verdict = edubba_turn_panel_describe (self);
  g_autofree char     *outcome = edubba_turn_panel_describe_outcome (self);

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self->verdict_box), looks[i].css_class);
  gtk_widget_add_css_class (GTK_WIDGET (self->verdict_box), looks[state].css_class);
  gtk_image_set_from_icon_name (self->verdict_image, looks[state].icon);
  gtk_label_set_label (self->verdict_label, verdict);
  edubba_optional_label_set (self->outcome_label, outcome);
}

static void
edubba_turn_panel_dispose (GObject *object)
{
  EdubbaTurnPanel *self = EDUBBA_TURN_PANEL (object);

  g_clear_object (&self->progress);
  g_clear_object (&self->try);

  G_OBJECT_CLASS (edubba_turn_panel_parent_class)->dispose (object);
}

static void
edubba_turn_panel_class_init (EdubbaTurnPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_turn_panel_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-turn-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaTurnPanel, source_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaTurnPanel, played_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaTurnPanel, cost_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaTurnPanel, verdict_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaTurnPanel, verdict_image);
  gtk_widget_class_bind_template_child (widget_class, EdubbaTurnPanel, verdict_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaTurnPanel, outcome_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaTurnPanel, buttons_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaTurnPanel, drop_button);
}

static void
edubba_turn_panel_init (EdubbaTurnPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  edubba_row_layout_apply (self->buttons_box, 8);
}

/* The day of the game and the moment in it. */
static char *
describe_source (EdubbaTurnPanel *self, const EdubbaLostTurn *turn)
{
  const GameModule *module = get_module (self);
  const GameState  *seen = edubba_second_try_get_seen (self->try);
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (turn->when);
  g_autofree char *day = when != NULL ? g_date_time_format (when, "%x") : g_strdup ("");
  g_autofree char *moment = NULL;

  if (module->words->moment != NULL)
    moment = module->words->moment (seen);
  else
    moment = g_strdup_printf (_ ("Turn %u"), module->rules->turn (seen));
  /* Translators: where an exercise comes from: the day of the game and the moment in it: "3/14/26 ·
   * Turn 9". */
  return g_strdup_printf (C_ ("exercise", "%1$s · %2$s"), day, moment);
}

/* Says the cost in points, if they are known, and else in games. */
static char *
describe_cost (EdubbaTurnPanel *self, const EdubbaLostTurn *turn)
{
  const GameWords *words = get_module (self)->words;

  if (turn->points > 0 && words->cost != NULL)
    return words->cost (turn->points, GAME_COST_PLAYED);
  return turn->loss > 0 ? edubba_analysis_words_chance ((gint) turn->loss) : NULL;
}

void
edubba_turn_panel_set_try (EdubbaTurnPanel      *self,
                           EdubbaProgress       *progress,
                           const EdubbaLostTurn *turn,
                           EdubbaSecondTry      *try)
{
  GameLine         line;
  g_autofree char *source = NULL;
  g_autofree char *list = NULL;
  g_autofree char *played = NULL;
  g_autofree char *cost = NULL;
  g_autofree char *target = NULL;

  g_return_if_fail (EDUBBA_IS_TURN_PANEL (self));
  g_return_if_fail (self->try == NULL);

  self->progress = g_object_ref (progress);
  self->try = g_object_ref (try);
  source = describe_source (self, turn);
  gtk_label_set_label (self->source_label, source);
  edubba_second_try_get_played (try, &line);
  list = list_line (self, &line);
  /* Translators: before a list of the actions of a turn of one's own game, each in a line. */
  played = g_strconcat (_ ("In your game you played:"), list, NULL);
  gtk_label_set_label (self->played_label, played);
  cost = describe_cost (self, turn);
  edubba_optional_label_set (self->cost_label, cost);
  target = g_strdup_printf ("%s/%016" G_GINT64_MODIFIER "x", get_module (self)->rules->id,
                            turn->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->drop_button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->drop_button), "win.drop-lost-turn");
  g_signal_connect_object (try, "notify::state", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
