/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whenever the match has changed, the record is gone through from its beginning: it is short, and
 * nothing has to be taken back by hand.
 *
 * The match's record says in a header which bout it is a try at, and which one, so that a try can
 * be gone on with.
 *
 * The ledger keeps a bout as a lesson whose id begins with "bout-", and its tries as that lesson's
 * step, so that older versions can read it, too.
 */
#include "edubba-bout-mentor.h"

#include "edubba-bout-marks.h"
#include "edubba-witness.h"
#include "game-print.h"
#include "game-state.h"

/* "ID TRY", tries from 1 */
#define HEADER_BOUT "Bout"

struct _EdubbaBout
{
  GObject parent_instance;

  /* owned */
  CourseBout     *file;
  EdubbaProgress *progress; /* or NULL */
  GPtrArray      *lessons;  /* of CourseLesson; or NULL */
  EdubbaMatch    *match;
  EdubbaEngine   *engine;
  EdubbaEngine   *tutor;  /* plays as the learner could */
  GCancellable   *asked;  /* the question to the tutor that is out; or NULL */
  char           *result; /* the rules' result that ended the game before either goal; or NULL */

  /* borrowed from the file */
  const char *line;
  const char *tip; /* or NULL */

  EdubbaBoutMentor *mentor; /* of a bout with a guide; or NULL */

  CourseStand stand;

  guint   advised; /* the turns that were over when the tutor was last asked, and one more */
  guint64 given;   /* a bit for each tip that was given */
  guint64 wanted;  /* the kinds of action that the tip is about */
  guint   since;   /* the actions that were played when it was given */
};

G_DEFINE_FINAL_TYPE (EdubbaBout, edubba_bout, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char *
get_game (const CourseBout *file)
{
  return course_bout_get_module (file)->rules->id;
}

/* The first line that fits an action and has not been said. */
static const char *
find_line (const CourseBout *file, guint64 *said, gboolean by_rival, guint kind)
{
  for (guint i = 0; i < MIN (course_bout_get_n_lines (file), 64); i++)
    {
      const CourseRemark *line = course_bout_get_line (file, i);

      if (*said >> i & 1 || line->is_rival != by_rival || !(line->kinds >> kind & 1))
        continue;
      *said |= G_GUINT64_CONSTANT (1) << i;
      return line->say;
    }
  return NULL;
}

/* Returns TRUE if the rules have ended the game, and neither side has reached its goal. */
static gboolean
is_ended_by_rules (const CourseBout *file, const CourseStand *stand, const GameState *state)
{
  const GameRules *rules = course_bout_get_module (file)->rules;

  return stand->end != COURSE_STAND_OPEN && rules->result (state, NULL) &&
         !course_bout_is_reached (file, FALSE, state, &stand->own) &&
         !course_bout_is_reached (file, TRUE, state, &stand->rival);
}

/* The rules' result with its reason, if they have ended the game; else NULL. */
static char *
describe_result (const CourseBout *file, const CourseStand *stand, const GameState *state)
{
  const GameWords *words = course_bout_get_module (file)->words;
  const char      *names[] = { "", "", NULL };

  if (words == NULL || words->result == NULL || !is_ended_by_rules (file, stand, state))
    return NULL;
  names[course_bout_get_rival_seat (file)] = course_bout_get_text (file, COURSE_BOUT_NAME);
  return words->result (state, course_bout_get_seat (file), GAME_ADDRESS_YOU, names);
}

/* The reason for the end of a bout that no rule has ended; NULL while it goes on. */
static const char *
get_reason (const CourseBout *file, CourseStandEnd end)
{
  static const CourseBoutText texts[] = {
    [COURSE_STAND_WON] = COURSE_BOUT_WON,
    [COURSE_STAND_LOST] = COURSE_BOUT_LOST,
    [COURSE_STAND_LATE] = COURSE_BOUT_LATE,
  };

  return end != COURSE_STAND_OPEN ? course_bout_get_text (file, texts[end]) : NULL;
}

/* A side that has lost, or won, by the rules does not speak of a goal that was not reached. */
static const char *
get_last_line (EdubbaBout *self)
{
  CourseBoutText text;

  if (self->stand.end == COURSE_STAND_WON)
    text = self->result != NULL ? COURSE_BOUT_CONCEDES : COURSE_BOUT_YIELDS;
  else
    text = self->result != NULL ? COURSE_BOUT_TRIUMPHS : COURSE_BOUT_GLOATS;
  return course_bout_get_text (self->file, text);
}

/* Goes through the record up to the cursor. */
static void
follow (EdubbaBout *self)
{
  const GameRules      *rules = course_bout_get_module (self->file)->rules;
  const GameRecord     *record = edubba_match_get_record (self->match);
  guint                 cursor = edubba_match_get_cursor (self->match);
  g_autofree GameState *state = game_state_dup (rules, game_record_get_state (record, 0));
  guint64               said = 0;

  self->stand = (CourseStand) { 0 };
  self->line = course_bout_get_text (self->file, COURSE_BOUT_GREETS);
  if (self->mentor != NULL)
    edubba_bout_mentor_begin (self->mentor, &self->stand, state);
  for (guint i = 0; i < cursor; i++)
    {
      GameAction  action = game_record_get_action (record, i);
      guint       seat = rules->seat (state);
      const char *line;

      rules->apply (state, action, NULL);
      course_stand_follow (&self->stand, self->file, seat, action, state);
      if (self->mentor != NULL)
        edubba_bout_mentor_follow (self->mentor, &self->stand, seat, action, state);
      line = find_line (self->file, &said, seat != course_bout_get_seat (self->file), action.kind);
      if (line != NULL)
        self->line = line;
    }
  g_free (self->result);
  self->result = describe_result (self->file, &self->stand, state);
  if (self->stand.end != COURSE_STAND_OPEN)
    self->line = get_last_line (self);
  if (self->mentor != NULL)
    edubba_bout_mentor_hold_back (self->mentor, self->engine);
}

/* The first tip that was not given and that one of the planned actions calls for. */
static void
choose_tip (EdubbaBout *self, const GArray *plan)
{
  guint64 kinds = 0;

  for (guint i = 0; i < plan->len; i++)
    kinds |= G_GUINT64_CONSTANT (1) << g_array_index (plan, GameAction, i).kind;
  for (guint i = 0; i < MIN (course_bout_get_n_tips (self->file), 64); i++)
    {
      const CourseRemark *tip = course_bout_get_tip (self->file, i);

      if (self->given >> i & 1 || !(tip->kinds & kinds))
        continue;
      self->given |= G_GUINT64_CONSTANT (1) << i;
      self->tip = tip->say;
      self->wanted = tip->kinds;
      self->since = edubba_match_get_cursor (self->match);
      g_signal_emit (self, signals[CHANGED], 0);
      return;
    }
}

static void
advised_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GArray) plan = edubba_engine_choose_finish (EDUBBA_ENGINE (source), result, NULL);
  EdubbaBout *self = data;

  if (plan == NULL)
    return; /* overtaken: nobody may be there any more */
  g_clear_object (&self->asked);
  choose_tip (self, plan);
}

static void
stop_asking (EdubbaBout *self)
{
  if (self->asked != NULL)
    g_cancellable_cancel (self->asked);
  g_clear_object (&self->asked);
}

/* Returns TRUE if the learner has followed the tip, and no action of its kind is left. */
static gboolean
is_followed (EdubbaBout *self)
{
  const GameRules       *rules = course_bout_get_module (self->file)->rules;
  guint                  seat = course_bout_get_seat (self->file);
  guint64                done = 0;
  g_autofree GameAction *legal = NULL;
  guint                  n;

  for (guint i = self->since; i < edubba_match_get_cursor (self->match); i++)
    if (edubba_match_get_actor (self->match, i) == seat)
      done |= G_GUINT64_CONSTANT (1) << edubba_match_get_action (self->match, i).kind;
  if (self->tip == NULL || !(done & self->wanted))
    return FALSE;
  legal = g_new (GameAction, rules->max_legal);
  n = rules->legal (edubba_match_get_state (self->match), seat, legal);
  for (guint i = 0; i < n; i++)
    if (self->wanted >> legal[i].kind & 1)
      return FALSE;
  return TRUE;
}

/* Asks the tutor, once in each of the learner's turns; a tip holds for its turn, or until it has
 * been followed as far as it goes. */
static void
ask_tutor (EdubbaBout *self)
{
  const GameRules      *rules = course_bout_get_module (self->file)->rules;
  guint                 seat = course_bout_get_seat (self->file);
  g_autofree GameState *seen = NULL;
  GamePlayerOptions     how = { .level = GAME_LEVEL_PUPIL };

  stop_asking (self);
  if (self->stand.end != COURSE_STAND_OPEN || self->stand.taken + 1 != self->advised ||
      is_followed (self))
    self->tip = NULL;
  if (self->stand.end != COURSE_STAND_OPEN || edubba_match_get_seat (self->match) != seat ||
      self->stand.taken + 1 == self->advised || course_bout_get_n_tips (self->file) == 0)
    return;
  self->advised = self->stand.taken + 1;
  seen = edubba_match_dup_view (self->match, seat);
  self->asked = g_cancellable_new ();
  how.seed = edubba_engine_get_seed (rules, seen);
  edubba_engine_choose_async (self->tutor, rules, seen, seat, &how, self->asked, advised_cb, self);
}

static void
match_changed_cb (EdubbaBout *self)
{
  CourseStandEnd before = self->stand.end;

  follow (self);
  if (self->progress != NULL && self->stand.end != before && self->stand.end == COURSE_STAND_WON)
    edubba_bout_marks_note_victory (self->file, self->progress, self->match, self->lessons);
  if (self->mentor != NULL)
    edubba_bout_mentor_note (self->mentor, self->progress);
  ask_tutor (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
match_refused_cb (EdubbaBout *self, const char *action)
{
  if (self->mentor != NULL)
    edubba_bout_mentor_refuse (self->mentor, &self->stand, action);
}

static void
edubba_bout_dispose (GObject *object)
{
  EdubbaBout *self = EDUBBA_BOUT (object);

  stop_asking (self);
  g_clear_object (&self->match);
  g_clear_object (&self->engine);
  g_clear_object (&self->tutor);
  g_clear_object (&self->progress);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  g_clear_pointer (&self->file, course_bout_unref);
  g_clear_pointer (&self->result, g_free);
  g_clear_pointer (&self->mentor, edubba_bout_mentor_free);

  G_OBJECT_CLASS (edubba_bout_parent_class)->dispose (object);
}

static void
edubba_bout_class_init (EdubbaBoutClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = edubba_bout_dispose;
  signals[CHANGED] = g_signal_new ("changed", EDUBBA_TYPE_BOUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
edubba_bout_init (EdubbaBout *self)
{
}

static EdubbaEngine *
create_engine (const CourseBout *file, const GamePlayerOptions *options)
{
  EdubbaEngine *engine = edubba_engine_new (course_bout_get_module (file)->player, 0);

  edubba_engine_set_options (engine, options);
  return engine;
}

/* Seats the players: texts and levels are those of the bout's file, not those that the match was
 * kept with. */
static void
seat_players (const CourseBout *file, EdubbaMatch *match)
{
  guint rival = course_bout_get_rival_seat (file);
  g_autoptr (EdubbaSeats) seats = edubba_seats_copy (edubba_match_get_seats (match));

  edubba_seats_set_kind (seats, rival, EDUBBA_SEAT_COMPUTER);
  edubba_seats_set_name (seats, rival, course_bout_get_text (file, COURSE_BOUT_NAME));
  edubba_seats_set_levels (seats, course_bout_get_level (file));
  edubba_match_set_seats (match, seats);
}

static EdubbaMatch *
create_match (const CourseBout *file, guint64 try)
{
  const GameModule     *module = course_bout_get_module (file);
  g_autofree GameState *state = course_bout_deal (file, try);
  g_autofree char      *name =
    game_print ("%s %" G_GUINT64_FORMAT, course_bout_get_id (file), try + 1);
  GameRecord *record = game_record_new_position (module->rules, state);

  game_record_set_header (record, HEADER_BOUT, name);
  return edubba_match_new (module, record);
}

static EdubbaBout *
create_bout (CourseBout *file, EdubbaProgress *progress, EdubbaMatch *match, gboolean resumed)
{
  const GamePlayerOptions rival = { .kinds = course_bout_get_rival_kinds (file),
                                    .habit = course_bout_get_habit (file) };
  const GamePlayerOptions own = { .kinds = course_bout_get_kinds (file), .exact = TRUE };
  EdubbaBout             *self = g_object_new (EDUBBA_TYPE_BOUT, NULL);

  self->file = course_bout_ref (file);
  g_set_object (&self->progress, progress);
  self->engine = create_engine (file, &rival);
  self->tutor = create_engine (file, &own);
  self->match = g_object_ref (match);
  self->mentor = course_bout_get_guide (file) != NULL ? edubba_bout_mentor_new (file) : NULL;
  seat_players (file, match);
  if (progress != NULL)
    edubba_witness_watch (progress, match, course_bout_get_seat (file));
  g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "refused", G_CALLBACK (match_refused_cb), self,
                           G_CONNECT_SWAPPED);
  follow (self);
  if (self->mentor != NULL)
    edubba_bout_mentor_note (self->mentor, resumed ? NULL : progress);
  ask_tutor (self);
  return self;
}

EdubbaBout *
edubba_bout_new (CourseBout *file, EdubbaProgress *progress)
{
  guint try = edubba_bout_count_tries (file, progress);
  g_autoptr (EdubbaMatch) match = NULL;

  g_return_val_if_fail (progress == NULL || EDUBBA_IS_PROGRESS (progress), NULL);

  match = create_match (file, try);
  if (progress != NULL)
    {
      g_autofree char *id = edubba_bout_marks_dup_id (file);

      edubba_progress_set_step (progress, get_game (file), id, try + 1);
    }
  return create_bout (file, progress, match, FALSE);
}

EdubbaBout *
edubba_bout_resume (CourseBout *file, EdubbaProgress *progress, EdubbaMatch *match)
{
  g_return_val_if_fail (progress == NULL || EDUBBA_IS_PROGRESS (progress), NULL);
  g_return_val_if_fail (edubba_bout_is_try (file, match), NULL);

  return create_bout (file, progress, match, TRUE);
}

void
edubba_bout_set_lessons (EdubbaBout *self, GPtrArray *lessons)
{
  g_return_if_fail (EDUBBA_IS_BOUT (self));
  g_return_if_fail (lessons != NULL && self->lessons == NULL);

  self->lessons = g_ptr_array_ref (lessons);
}

/* Reads the number of the try from a record, from 0; FALSE if it is no try at this bout. */
static gboolean
read_try (const CourseBout *file, const GameRecord *record, guint64 *try)
{
  const char *name = game_record_get_header (record, HEADER_BOUT);
  const char *id = course_bout_get_id (file);

  if (name == NULL || !g_str_has_prefix (name, id) || name[strlen (id)] != ' ' ||
      !game_number_parse (name + strlen (id) + 1, G_MAXUINT32, try, NULL) || *try == 0)
    return FALSE;
  --*try;
  return TRUE;
}

gboolean
edubba_bout_is_try (const CourseBout *file, EdubbaMatch *match)
{
  const GameRecord     *record;
  g_autofree GameState *dealt = NULL;
  guint64               try;

  g_return_val_if_fail (EDUBBA_IS_MATCH (match), FALSE);

  record = edubba_match_get_record (match);
  if (edubba_match_get_module (match) != course_bout_get_module (file) ||
      !read_try (file, record, &try))
    return FALSE;
  dealt = course_bout_deal (file, try);
  return game_state_equal (course_bout_get_module (file)->rules, dealt,
                           game_record_get_state (record, 0));
}

gboolean
edubba_bout_is_open (const CourseBout *file, EdubbaMatch *match)
{
  return edubba_bout_is_try (file, match) &&
         course_stand_of_record (file, edubba_match_get_record (match),
                                 edubba_match_get_cursor (match))
             .end == COURSE_STAND_OPEN;
}

char *
edubba_bout_describe_end (const CourseBout *file, EdubbaMatch *match, guint n)
{
  const GameRecord *record;
  CourseStand       stand;
  char             *result;

  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);
  g_return_val_if_fail (n <= edubba_match_get_length (match), NULL);

  record = edubba_match_get_record (match);
  stand = course_stand_of_record (file, record, n);
  result = describe_result (file, &stand, game_record_get_state (record, n));
  return result != NULL ? result : g_strdup (get_reason (file, stand.end));
}

CourseBout *
edubba_bout_get_file (EdubbaBout *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOUT (self), NULL);

  return self->file;
}

EdubbaMatch *
edubba_bout_get_match (EdubbaBout *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOUT (self), NULL);

  return self->match;
}

EdubbaEngine *
edubba_bout_get_engine (EdubbaBout *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOUT (self), NULL);

  return self->engine;
}

CourseStandEnd
edubba_bout_get_end (EdubbaBout *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOUT (self), COURSE_STAND_OPEN);

  return self->stand.end;
}

guint
edubba_bout_get_left (EdubbaBout *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOUT (self), 0);

  return course_stand_count_left (&self->stand, self->file);
}

const char *
edubba_bout_get_line (EdubbaBout *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOUT (self), NULL);

  return self->line;
}

const char *
edubba_bout_get_reason (EdubbaBout *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOUT (self), NULL);

  return self->result != NULL ? self->result : get_reason (self->file, self->stand.end);
}

const char *
edubba_bout_get_tip (EdubbaBout *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOUT (self), NULL);

  return self->mentor != NULL ? edubba_bout_mentor_get (self->mentor)->say : self->tip;
}

const CourseMentor *
edubba_bout_get_mentor (EdubbaBout *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOUT (self), NULL);

  return self->mentor != NULL ? edubba_bout_mentor_get (self->mentor) : NULL;
}

EdubbaLessonState
edubba_bout_find_state (const CourseBout *file, EdubbaProgress *progress)
{
  g_autofree char *id = edubba_bout_marks_dup_id (file);

  return progress != NULL ? edubba_progress_get_lesson (progress, get_game (file), id)
                          : EDUBBA_LESSON_NEW;
}

guint
edubba_bout_count_tries (const CourseBout *file, EdubbaProgress *progress)
{
  g_autofree char *id = edubba_bout_marks_dup_id (file);

  return progress != NULL ? edubba_progress_get_step (progress, get_game (file), id) : 0;
}
