/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Branches: other lines than the one played. A branch is a match of its own that shares the
 * game's beginning; the page shows it in the game's place, under a line that says so, until the
 * user goes back. Hidden cards are the same in it as in the game; if that reveals something that
 * the player could not know, the line says that too.
 *
 * In a branch that is tried out, the seat that acted there acts again, and gets a judgement of
 * the turn once it is over; seats that chose at the same time choose as in the game. With all
 * cards in view the user plays for everybody.
 */
#include "edubba-replay-page-private.h"

#include <glib/gi18n.h>

#include "edubba-reveal.h"
#include "edubba-save.h"
#include "edubba-seed.h"

static const GameRules *
get_rules (EdubbaReplayPage *self)
{
  return self->game->module->rules;
}

/* Returns the turn at a position; choices that are not revealed yet are all of one turn. */
static guint
get_turn (EdubbaReplayPage *self, guint cursor)
{
  const GameRules      *rules = get_rules (self);
  const GameRecord     *record = edubba_match_get_record (self->match);
  g_autofree GameState *before = game_state_new (rules);

  game_state_unseal (rules, game_record_get_state (record, cursor), before);
  return rules->turn (before);
}

/* Returns TRUE if the position shown lies in the turn in which the branch began. */
static gboolean
is_in_turn (EdubbaReplayPage *self)
{
  return !edubba_match_get_finished (self->match) &&
         get_turn (self, edubba_match_get_cursor (self->match)) ==
           get_turn (self, self->branch_at);
}

/* Returns TRUE if the position shown is one of the game, before the branch leaves it. */
static gboolean
is_shared (EdubbaReplayPage *self)
{
  return edubba_match_get_cursor (self->match) < self->branch_at;
}

/* Returns TRUE if a seat is to act in the position shown. */
static gboolean
is_to_act (EdubbaReplayPage *self, guint seat)
{
  return (edubba_match_get_to_act (self->match) & 1u << seat) != 0;
}

gboolean
edubba_replay_page_can_act (EdubbaReplayPage *self)
{
  if (self->branch != EDUBBA_BRANCH_TRY || !is_to_act (self, self->below))
    return FALSE;
  return self->knower == GAME_NOBODY ||
         (self->knower == self->branch_seat && self->below == self->branch_seat &&
          is_in_turn (self));
}

gboolean
edubba_replay_page_can_try (EdubbaReplayPage *self)
{
  return !edubba_match_get_finished (self->match) &&
         (self->branch == EDUBBA_BRANCH_NONE || is_shared (self));
}

gboolean
edubba_replay_page_can_play_on (EdubbaReplayPage *self)
{
  return self->bout == NULL && self->branch == EDUBBA_BRANCH_TRY && !is_shared (self) &&
         !is_in_turn (self) && !edubba_match_get_finished (self->match);
}

/* Returns TRUE if the branch has shown something that the player could not know. */
static gboolean
has_peeked (EdubbaReplayPage *self)
{
  return edubba_reveal_check (edubba_match_get_record (self->match), self->branch_seat,
                              self->branch_at, edubba_match_get_cursor (self->match));
}

/* The same in a game that does not count turns. */
static char *
describe_branch_at (EdubbaReplayPage *self, const GameState *state)
{
  g_autofree char *moment = self->game->module->words->moment (state);

  if (self->branch == EDUBBA_BRANCH_BETTER)
    /* Translators: %s: when it was in the game: "Round 2, pick 3". */
    return g_strdup_printf (_ ("The better choice. %s"), moment);
  if (self->knower == GAME_NOBODY)
    /* Translators: %s: when it was in the game: "Round 2, pick 3". */
    return g_strdup_printf (_ ("What if? %s; with cards in view that the player did not know"),
                            moment);
  if (has_peeked (self))
    /* Translators: %s: when it was in the game: "Round 2, pick 3". */
    return g_strdup_printf (_ ("What if? %s; the player could not know what would come"), moment);
  /* Translators: %s: when it was in the game: "Round 2, pick 3". */
  return g_strdup_printf (_ ("What if? %s"), moment);
}

/* Describes a branch in the line above the board. */
static char *
describe_branch (EdubbaReplayPage *self)
{
  const GameRecord *record = edubba_match_get_record (self->match);
  const GameState  *state = game_record_get_state (record, self->branch_at);
  guint             turn = get_rules (self)->turn (state);

  if (self->game->module->words->moment != NULL)
    return describe_branch_at (self, state);

  if (self->branch == EDUBBA_BRANCH_BETTER)
    return g_strdup_printf (_ ("The better line for turn %u"), turn);
  if (self->knower == GAME_NOBODY)
    return g_strdup_printf (
      _ ("What if? From turn %u on, with cards in view that the player did not know"), turn);
  if (has_peeked (self))
    return g_strdup_printf (
      _ ("What if? From turn %u on; the player could not know which cards would come"), turn);
  return g_strdup_printf (_ ("What if? From turn %u on"), turn);
}

void
edubba_replay_page_show_branch (EdubbaReplayPage *self)
{
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->branch_label), self->branch != EDUBBA_BRANCH_NONE);
  gtk_widget_set_visible (self->note_row, self->branch == EDUBBA_BRANCH_NONE &&
                                            !edubba_replay_page_is_unfinished (self));
  if (self->branch == EDUBBA_BRANCH_NONE)
    return;
  text = describe_branch (self);
  gtk_label_set_label (self->branch_label, text);
}

static void
drop_verdict (EdubbaReplayPage *self)
{
  if (self->verdict_cancellable != NULL)
    g_cancellable_cancel (self->verdict_cancellable);
  g_clear_object (&self->verdict_cancellable);
  g_clear_pointer (&self->verdict, g_free);
}

/* A new match with the game's first actions, as far as the cursor. */
static EdubbaMatch *
copy_start (EdubbaReplayPage *self)
{
  GameRecord *record = game_record_dup (edubba_match_get_record (self->played));

  game_record_truncate (record, edubba_match_get_cursor (self->played));
  return edubba_match_new (self->game->module, record);
}

static void
begin (EdubbaReplayPage *self, EdubbaMatch *match, EdubbaBranch branch, guint at)
{
  guint knower = self->knower;

  drop_verdict (self);
  self->branch = branch;
  self->branch_at = at;
  self->branch_from = edubba_match_get_cursor (self->played);
  self->branch_seat = get_rules (self)->seat (edubba_match_get_state (self->played));
  edubba_match_seek (match, at);
  self->below = self->branch_seat;
  if (self->knower != GAME_NOBODY)
    self->knower = self->branch_seat;
  edubba_replay_page_aim (self, match);
  if (self->knower != knower)
    g_object_notify (G_OBJECT (self), "view");
}

void
edubba_replay_page_try (EdubbaReplayPage *self)
{
  g_autoptr (EdubbaMatch) match = NULL;
  guint cursor = edubba_match_get_cursor (self->match);

  if (!edubba_replay_page_can_try (self))
    return;
  edubba_replay_page_set_playing (self, FALSE);
  edubba_replay_page_leave_branch (self);
  edubba_match_seek (self->played, cursor);
  match = copy_start (self);
  begin (self, match, EDUBBA_BRANCH_TRY, edubba_match_get_cursor (match));
  /* A branch of a game that goes on may reveal its next cards. */
  if (edubba_replay_page_is_unfinished (self))
    edubba_match_set_assisted (self->played);
  edubba_board_focus_start (edubba_table_get_board (self->table));
}

/* Has those who still have to choose, beside the seat of the branch, choose as in the game. */
static void
choose_as_played (EdubbaReplayPage *self, EdubbaMatch *match, guint at)
{
  guint32 to_act = edubba_match_get_to_act (match);

  if (edubba_match_get_sealed (match) == 0)
    return;
  for (guint i = at; to_act != 0 && i < edubba_match_get_length (self->played); i++)
    {
      guint            seat = edubba_match_get_actor (self->played, i);
      g_autofree char *text = NULL;

      if ((to_act & 1u << seat) == 0)
        continue;
      text = game_action_print (get_rules (self), edubba_match_get_action (self->played, i));
      edubba_match_act_for (match, seat, text, NULL, NULL);
      to_act &= ~(1u << seat);
    }
}

/* Plays the forced reply of another seat in the middle of a turn. FALSE if nobody else acts. */
static gboolean
play_answer (EdubbaReplayPage *self, EdubbaMatch *match)
{
  GameAction       answer;
  g_autofree char *text = NULL;

  if (!game_answer_find (get_rules (self), edubba_match_get_state (match), &answer))
    return FALSE;
  text = game_action_print (get_rules (self), answer);
  return edubba_match_act (match, text, NULL, NULL);
}

/* Returns TRUE if an action does nothing but end the turn: its revelations would not be the
 * line's doing. */
static gboolean
only_ends (EdubbaReplayPage *self, EdubbaMatch *match, GameAction action)
{
  const GameRules *rules = get_rules (self);

  if ((rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN) == 0)
    return FALSE;
  return rules->horizon == NULL ||
         rules->horizon (edubba_match_get_state (match)) == GAME_HORIZON_TURN;
}

/* Plays the better line into a match. */
static void
play_better (EdubbaReplayPage *self, EdubbaMatch *match, const GameLine *line)
{
  guint at = edubba_match_get_cursor (match);

  for (guint i = 0; i < line->n; i++)
    {
      g_autofree char *text = game_action_print (get_rules (self), line->actions[i]);

      if (only_ends (self, match, line->actions[i]) ||
          !edubba_match_act (match, text, NULL, NULL))
        return;
      choose_as_played (self, match, at);
      while (play_answer (self, match))
        ;
    }
}

void
edubba_replay_page_show_better (EdubbaReplayPage *self)
{
  const EdubbaDecision *decision;
  g_autoptr (EdubbaMatch) match = NULL;
  guint at;

  if (self->branch != EDUBBA_BRANCH_NONE)
    edubba_replay_page_leave_branch (self);
  decision = edubba_replay_page_find_decision (self);
  if (decision == NULL)
    return;
  match = copy_start (self);
  at = edubba_match_get_cursor (match);
  play_better (self, match, &decision->critique.best);
  begin (self, match, EDUBBA_BRANCH_BETTER, at);
  edubba_replay_page_set_playing (self, TRUE);
}

void
edubba_replay_page_leave_branch (EdubbaReplayPage *self)
{
  if (self->branch == EDUBBA_BRANCH_NONE)
    return;
  edubba_replay_page_set_playing (self, FALSE);
  drop_verdict (self);
  self->branch = EDUBBA_BRANCH_NONE;
  edubba_match_seek (self->played, self->branch_from);
  edubba_replay_page_aim (self, self->played);
}

static char *
describe_verdict (EdubbaJudgement judgement)
{
  switch (judgement)
    {
    case EDUBBA_JUDGEMENT_FINE:
      return g_strdup (_ ("Fine: as good as the best that was found."));
    case EDUBBA_JUDGEMENT_DOUBTFUL:
      return g_strdup (_ ("Doubtful: there was something a little better."));
    case EDUBBA_JUDGEMENT_MISTAKE:
      return g_strdup (_ ("A mistake: there was something better."));
    case EDUBBA_JUDGEMENT_BLUNDER:
    case EDUBBA_N_JUDGEMENTS:
    default:
      return g_strdup (_ ("A blunder: there was something much better."));
    }
}

/* Returns TRUE if a turn is judged by the own end of a short game. */
static gboolean
judges_bout (EdubbaReplayPage *self)
{
  return self->bout != NULL &&
         (self->analysis == NULL || edubba_analysis_get_bout (self->analysis) != NULL);
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (EdubbaReplayPage) self = data;
  g_autofree GameCritique *critique = edubba_judgement_finish (result, NULL);

  if (self->verdict_cancellable != g_task_get_cancellable (G_TASK (result)) || critique == NULL)
    return;
  g_free (self->verdict);
  self->verdict = describe_verdict (judges_bout (self) ? edubba_judgement_of_bout (critique)
                                                       : edubba_judgement_of_critique (critique));
  edubba_replay_page_show (self);
}

/* The branch's own actions of the seat that tried, up to the end of the turn; FALSE if they are too
 * many. */
static gboolean
read_line (EdubbaReplayPage *self, GameLine *line)
{
  memset (line, 0, sizeof *line);
  for (guint i = self->branch_at; i < edubba_match_get_cursor (self->match); i++)
    {
      if (edubba_match_get_actor (self->match, i) != self->branch_seat)
        continue;
      if (line->n == GAME_MAX_LINE)
        return FALSE;
      line->actions[line->n++] = edubba_match_get_action (self->match, i);
    }
  return TRUE;
}

/* The same of a turn of the learner in a short game; the opponent's are not judged. */
static void
ask_bout_verdict (EdubbaReplayPage *self, const GameState *seen, const GameLine *line)
{
  const GameRecord *record = edubba_match_get_record (self->match);
  CourseStand       stand = course_stand_of_record (self->bout, record, self->branch_at);

  if (self->branch_seat != course_bout_get_seat (self->bout) || stand.end != COURSE_STAND_OPEN)
    return;
  self->verdict_cancellable = g_cancellable_new ();
  edubba_judgement_bout_async (self->bout, &stand, seen, line, EDUBBA_SEARCH_AWAITED,
                               self->verdict_cancellable, judged_cb, g_object_ref (self));
}

/* Asks for the worth of the turn that has just ended. */
static void
ask_verdict (EdubbaReplayPage *self)
{
  const EdubbaDecision *decision =
    self->analysis != NULL ? edubba_analysis_find_decision (self->analysis, self->branch_from)
                           : NULL;
  const GameRecord     *record = edubba_match_get_record (self->match);
  g_autofree GameState *seen = game_state_new (get_rules (self));
  gboolean              has_best;
  GameLine              line;

  has_best = decision != NULL && decision->judged && decision->from == self->branch_from;
  drop_verdict (self);
  if ((!judges_bout (self) && self->game->module->critic == NULL) || !read_line (self, &line))
    return;
  game_state_observe_next (get_rules (self), game_record_get_state (record, self->branch_at),
                           self->branch_seat, seen);
  if (judges_bout (self))
    {
      ask_bout_verdict (self, seen, &line);
      return;
    }
  self->verdict_cancellable = g_cancellable_new ();
  edubba_judgement_async (self->game->module, seen, has_best ? &decision->critique.best : NULL,
                          &line, 0, EDUBBA_SEARCH_AWAITED, self->verdict_cancellable, judged_cb,
                          g_object_ref (self));
}

/* Says why the rules refuse an action, with the paragraph of the refusal. */
static void
speak_refusal (EdubbaReplayPage *self, const char *text, guint refusal)
{
  const GameRules      *rules = get_rules (self);
  const GameWords      *words = self->game->module->words;
  g_autofree GameState *seen = edubba_replay_page_dup_seen (self);
  g_autofree char      *sentence = NULL;
  g_auto (GStrv) names = edubba_seats_dup_names (edubba_match_get_seats (self->played));
  GameAction action;

  if (!rules->parse_action (text, &action, NULL))
    return;
  sentence = words->refusal (seen, action, refusal, self->below, GAME_ADDRESS_YOU,
                             (const char *const *) names);
  edubba_table_say_rule (self->table, EDUBBA_MESSAGE_REFUSAL, sentence,
                         rules->paragraph (action, refusal), NULL);
}

/* Returns the reason why nothing can be played in this position of a branch, and the way to one in
 * which something can; the caller frees it. */
static char *
describe_hindrance (EdubbaReplayPage *self)
{
  g_autofree char *view = NULL;

  if (edubba_match_get_finished (self->match))
    return g_strdup (_ ("The game is over here. Take back an action to go on."));
  if (self->knower != GAME_NOBODY && self->knower != self->branch_seat)
    {
      view = edubba_replay_page_describe_view (self, self->branch_seat);
      /* Translators: %s is an entry of the menu: “What Anna Knew”. */
      return g_strdup_printf (
        _ ("Another player is trying something here. Choose “%s” in the menu to go on."), view);
    }
  if (self->knower != GAME_NOBODY && !is_in_turn (self))
    return g_strdup (_ ("This turn is over. Take back an action to go on."));
  if (self->knower != GAME_NOBODY && !is_to_act (self, self->branch_seat))
    return g_strdup (_ ("It is another player’s turn here. Take back an action to go on."));
  /* Translators: %s is an entry of the menu: “Turn the Board Round”. */
  return g_strdup_printf (
    _ ("The board is turned to another player. Choose “%s” in the menu to go on."),
    _ ("Turn the Board Round"));
}

/* Gives the reason why nothing at all can be played now, and offers the possible steps. */
static void
speak_hindrance (EdubbaReplayPage *self)
{
  g_autofree char *sentence = NULL;

  if (edubba_replay_page_can_try (self) &&
      (self->branch == EDUBBA_BRANCH_NONE || self->knower != GAME_NOBODY))
    {
      sentence = g_strdup (_ ("This game has been played. You can try something else from here."));
      gtk_widget_set_visible (self->try_button, TRUE);
    }
  else if (self->branch == EDUBBA_BRANCH_TRY)
    sentence = describe_hindrance (self);
  else if (self->branch == EDUBBA_BRANCH_BETTER)
    sentence =
      g_strdup (_ ("This is the better line. Go back to the game to try something else."));
  else
    sentence = g_strdup (_ ("The game is over; nothing more can be played."));
  edubba_table_say (self->table, EDUBBA_MESSAGE_REFUSAL, sentence, NULL);
}

/* Plays an action for the seat below; returns FALSE, and says why, if it is refused. An action in
 * the shared beginning cuts off the rest of that: the branch begins there from now on. */
static gboolean
play (EdubbaReplayPage *self, const char *action)
{
  guint at = self->branch_at;
  guint refusal = GAME_LEGAL;
  g_autoptr (GError) error = NULL;

  self->branch_at = MIN (at, edubba_match_get_cursor (self->match));
  if (edubba_match_act_for (self->match, self->below, action, &refusal, &error))
    return TRUE;
  self->branch_at = at;
  if (error != NULL)
    edubba_table_say (self->table, EDUBBA_MESSAGE_REFUSAL, error->message, NULL);
  else
    speak_refusal (self, action, refusal);
  return FALSE;
}

void
edubba_replay_page_act (EdubbaReplayPage *self, const char *action)
{
  guint at = self->branch_at;
  guint seat = self->below;

  if (!edubba_replay_page_can_act (self))
    {
      speak_hindrance (self);
      return;
    }
  drop_verdict (self);
  if (!play (self, action))
    return;
  if (self->branch_at < at)
    {
      self->branch_from = self->branch_at;
      self->branch_seat = seat;
    }
  if (self->knower != GAME_NOBODY)
    {
      choose_as_played (self, self->match, self->branch_at);
      while (play_answer (self, self->match))
        ;
      if (!is_in_turn (self))
        ask_verdict (self);
    }
  edubba_replay_page_show (self);
}

char *
edubba_replay_page_print_branch (EdubbaReplayPage *self)
{
  const GameRules      *rules = get_rules (self);
  g_autofree GameState *world = game_state_new (rules);
  guint64               seed = edubba_seed_draw ();
  g_autoptr (EdubbaMatch) match = NULL;
  g_autoptr (EdubbaSeats) seats = edubba_seats_copy (edubba_match_get_seats (self->played));

  /* A user who plays on has seen where the cards lay in the game: they are shuffled again. */
  game_state_resample (rules, edubba_match_get_state (self->match), self->branch_seat, seed, world);
  match = edubba_match_new (self->game->module, game_record_new_position (rules, world));
  for (guint seat = 0; seat < edubba_seats_get_n (seats); seat++)
    {
      edubba_seats_set_coaching (seats, seat, EDUBBA_COACHING_OFF);
      edubba_seats_set_name (seats, seat, NULL);
      edubba_seats_set_kind (seats, seat,
                             seat == self->branch_seat ? EDUBBA_SEAT_PERSON : EDUBBA_SEAT_COMPUTER);
    }
  edubba_match_set_seats (match, seats);
  return edubba_save_print (match);
}

void
edubba_replay_page_drop_branch (EdubbaReplayPage *self)
{
  drop_verdict (self);
}
