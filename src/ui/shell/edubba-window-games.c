/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counts the ends of games, and opens the page with the statistics. An end can be undone until it
 * is left behind; only then it counts: the result is noted, if the game was dealt and played
 * against the computer, and the game is kept among the past games, once, even if the program dies
 * meanwhile.
 */
#include "edubba-window-private.h"

#include "edubba-settings.h"
#include "edubba-sparring.h"
#include "edubba-statistics-page.h"
#include "game-learner.h"
#include "game-state.h"

static EdubbaResult
find_result (EdubbaMatch *match, guint person)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  guint            resigned = edubba_match_get_resigned (match);
  GameResult       result;

  if (edubba_match_get_left (match, person))
    return EDUBBA_RESULT_LOST;
  if (resigned != GAME_NOBODY)
    return resigned == person ? EDUBBA_RESULT_LOST : EDUBBA_RESULT_WON;
  rules->result (edubba_match_get_state (match), &result);
  if (result.rank[person] > 1)
    return EDUBBA_RESULT_LOST;
  return game_winner (rules, edubba_match_get_state (match)) == person ? EDUBBA_RESULT_WON
                                                                       : EDUBBA_RESULT_DRAWN;
}

/* A person who left is last. */
static guint
find_place (EdubbaMatch *match, guint person)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  GameResult       result;

  if (edubba_match_get_left (match, person) ||
      !rules->result (edubba_match_get_state (match), &result))
    return edubba_match_get_n_seats (match);
  return result.rank[person];
}

/* A position that somebody set up is no game to be counted. */
static void
note_result (EdubbaWindow *self, EdubbaMatch *match)
{
  const GameModule  *module = edubba_match_get_module (match);
  const EdubbaSeats *seats = edubba_match_get_seats (match);
  const GameScale   *scale;
  guint              level = edubba_seats_find_strongest (seats);
  guint              person = edubba_match_find_only_person (match);
  guint              points;
  guint64            seed;

  if (person == GAME_NOBODY || !game_record_get_seed (edubba_match_get_record (match), &seed))
    return;
  scale = module->player->scale;
  points = edubba_seats_get_points (seats, person);
  if (points > 0)
    level = EDUBBA_OWN_LEVEL;
  else if (scale != NULL)
    points = scale->levels[level];
  if (edubba_match_get_n_seats (match) > 2)
    edubba_progress_note_place (self->progress, module->rules->id, seed != 0 ? seed : 1, level,
                                find_place (match, person));
  if (points > 0)
    edubba_progress_note_rated_game (self->progress, module->rules->id, seed != 0 ? seed : 1, level,
                                     points, find_result (match, person),
                                     edubba_match_get_assisted (match));
  else
    edubba_progress_note_game (self->progress, module->rules->id, seed != 0 ? seed : 1, level,
                               find_result (match, person), edubba_match_get_assisted (match));
}

/* The last step clears the save, by which a start knows that nothing is left to be done. */
static void
settle (EdubbaWindow *self, EdubbaSave *save)
{
  g_autoptr (EdubbaMatch) match = NULL;

  g_set_object (&match, edubba_save_get_match (save));
  if (match == NULL || !edubba_match_get_finished (match))
    return;
  note_result (self, match);
  if (edubba_window_keep_finished (self, match))
    {
      edubba_save_set_match (save, NULL);
      edubba_archive_clear (edubba_save_get_archive (save));
    }
  edubba_match_close (match);
}

void
edubba_window_settle_games (EdubbaWindow *self)
{
  for (guint i = 0; i < self->in_progress->len; i++)
    settle (self, ((EdubbaWindowGame *) g_ptr_array_index (self->in_progress, i))->save);
}

guint
edubba_window_find_points (EdubbaWindow *self, const EdubbaGame *game)
{
  const GameScale *scale = game->module->player->scale;

  if (scale == NULL || game->module->rules->max_seats > 2)
    return 0;
  return edubba_progress_get_points (self->progress, game->module->rules->id, scale);
}

/* Returns TRUE if a person plays against a computer that can spar, of a named level or between. */
static gboolean
has_sparring_partner (EdubbaSeats *seats, const GamePlayer *player)
{
  guint             person = edubba_seats_find_person (seats);
  GamePlayerOptions options = { 0 };

  if (edubba_seats_get_n (seats) != 2 || person == GAME_NOBODY)
    return FALSE;
  options.points = edubba_seats_get_points (seats, person);
  options.level = edubba_seats_get_level (seats, 1 - person);
  return !game_learner_plays (player, &options) &&
         (options.points > 0 || options.level < player->n_sparring_levels);
}

void
edubba_window_arrange_sparring (EdubbaWindow *self, EdubbaMatch *match)
{
  g_autoptr (EdubbaSeats) seats = edubba_seats_copy (edubba_match_get_seats (match));
  const GameModule *module = edubba_match_get_module (match);
  guint64           kinds = 0;

  if (edubba_settings_get_switch (self->settings, EDUBBA_SETTINGS_SPARRING) &&
      has_sparring_partner (seats, module->player))
    kinds = edubba_sparring_find_kinds (self->progress, module);
  edubba_seats_set_sparring (seats, kinds);
  edubba_match_set_seats (match, seats);
}

static void
statistics_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);

  edubba_window_settle_games (self);
  edubba_window_push_page (
    self, GTK_WIDGET (edubba_statistics_page_new (self->courses, self->progress)));
}

void
edubba_window_install_game_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.statistics", NULL, statistics_activated_cb);
}
