/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ledger: the sums of the lines of a progress text.
 *
 * Every figure is rounded to the digits of the text as soon as it changes, so that reading a
 * printed ledger gives exactly the same ledger, and a line means the same whenever it is folded.
 */
#include "edubba-ledger.h"

#include <math.h>
#include <string.h>

#include "edubba-daily.h"
#include "edubba-ledger-fields.h"
#include "edubba-ledger-lines.h"
#include "game-state.h"

#define MAX_FIELDS 9
#define MAX_COUNT  EDUBBA_MAX_COUNT
#define MAX_RATING EDUBBA_MAX_RATING

const char *const edubba_day_kind_names[EDUBBA_DAY_N_KINDS] = {
  [EDUBBA_DAY_PUZZLE] = "puzzle",
  [EDUBBA_DAY_FIVE] = "five",
};

const char *const edubba_lesson_state_names[EDUBBA_LESSON_N_STATES] = {
  [EDUBBA_LESSON_NEW] = "new",
  [EDUBBA_LESSON_STARTED] = "started",
  [EDUBBA_LESSON_DONE] = "done",
  [EDUBBA_LESSON_TESTED_OUT] = "tested-out",
};

const char *const edubba_clean_names[2] = { "plain", "clean" };

static const char *const lesson_end_names[] = { "course", "test" };

/* A line by its word, and the number of fields behind that. */
typedef struct
{
  const char *word;
  guint       n_fields;
  gboolean (*read) (EdubbaLedger *ledger, char **field);
} Verb;

static void
game_progress_free (gpointer data)
{
  EdubbaGameProgress *progress = data;

  g_hash_table_unref (progress->lessons);
  g_hash_table_unref (progress->rules);
  g_hash_table_unref (progress->uses);
  g_hash_table_unref (progress->reviews);
  g_hash_table_unref (progress->puzzles);
  g_array_unref (progress->points);
  g_array_unref (progress->rated_games);
  g_ptr_array_unref (progress->lost_turns);
  edubba_study_free (progress->study);
  for (guint i = 0; i < EDUBBA_DAY_N_KINDS; i++)
    g_array_unref (progress->days[i]);
  g_free (progress);
}

static GHashTable *
table_new (GDestroyNotify free_value)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_value);
}

static EdubbaGameProgress *
game_progress_new (void)
{
  EdubbaGameProgress *progress = g_new0 (EdubbaGameProgress, 1);

  progress->lessons = table_new (g_free);
  progress->rules = table_new (g_free);
  progress->uses = table_new (g_free);
  progress->reviews = table_new ((GDestroyNotify) g_array_unref);
  progress->puzzles = table_new (g_free);
  progress->points = g_array_new (FALSE, FALSE, sizeof (EdubbaRatingPoint));
  progress->rated_games = g_array_new (FALSE, FALSE, sizeof (EdubbaRatedGame));
  progress->lost_turns = g_ptr_array_new_with_free_func (edubba_lost_turn_free);
  for (guint i = 0; i < EDUBBA_DAY_N_KINDS; i++)
    progress->days[i] = g_array_new (FALSE, FALSE, sizeof (guint));
  progress->study = edubba_study_new ();
  edubba_standing_init (&progress->standing, EDUBBA_FIRST_RATING);
  return progress;
}

EdubbaLedger *
edubba_ledger_new (void)
{
  EdubbaLedger *ledger = g_new0 (EdubbaLedger, 1);

  ledger->games = table_new (game_progress_free);
  ledger->unknown = g_ptr_array_new_with_free_func (g_free);
  return ledger;
}

void
edubba_ledger_free (EdubbaLedger *ledger)
{
  g_hash_table_unref (ledger->games);
  g_ptr_array_unref (ledger->unknown);
  g_free (ledger);
}

EdubbaGameProgress *
edubba_ledger_get_game (EdubbaLedger *ledger, const char *game, gboolean make)
{
  EdubbaGameProgress *progress = g_hash_table_lookup (ledger->games, game);

  if (!progress && make)
    {
      progress = game_progress_new ();
      g_hash_table_insert (ledger->games, g_strdup (game), progress);
    }
  return progress;
}

/* A record of `size` bytes in a table; all zero if it is new. */
static gpointer
get_record (GHashTable *table, const char *id, gsize size)
{
  gpointer record = g_hash_table_lookup (table, id);

  if (!record)
    {
      record = g_malloc0 (size);
      g_hash_table_insert (table, g_strdup (id), record);
    }
  return record;
}

static gboolean
read_day (const char *text, guint *day)
{
  *day = edubba_day_parse (text);
  return *day != 0;
}

/* step TIME GAME LESSON STEP */
static gboolean
step_read (EdubbaLedger *ledger, char **field)
{
  EdubbaLessonRecord *lesson;
  gint64              time;
  guint               step;

  if (!edubba_field_read_time (field[0], &time) ||
      !edubba_field_read_count (field[3], MAX_COUNT, &step))
    return FALSE;
  lesson =
    get_record (edubba_ledger_get_game (ledger, field[1], TRUE)->lessons, field[2], sizeof *lesson);
  lesson->step = step;
  lesson->state = MAX (lesson->state, EDUBBA_LESSON_STARTED);
  return TRUE;
}

/* done TIME GAME LESSON course|test */
static gboolean
done_read (EdubbaLedger *ledger, char **field)
{
  EdubbaLessonRecord *lesson;
  gint64              time;
  guint               end;

  if (!edubba_field_read_time (field[0], &time) ||
      !edubba_field_read_name (field[3], lesson_end_names, G_N_ELEMENTS (lesson_end_names),
                               &end))
    return FALSE;
  lesson =
    get_record (edubba_ledger_get_game (ledger, field[1], TRUE)->lessons, field[2], sizeof *lesson);
  if (end == 0)
    lesson->state = EDUBBA_LESSON_DONE;
  else if (lesson->state != EDUBBA_LESSON_DONE)
    lesson->state = EDUBBA_LESSON_TESTED_OUT;
  return TRUE;
}

/* lesson GAME LESSON new|started|done|tested-out STEP */
static gboolean
lesson_read (EdubbaLedger *ledger, char **field)
{
  EdubbaLessonRecord *lesson;
  guint               state;
  guint               step;

  if (!edubba_field_read_name (field[2], edubba_lesson_state_names, EDUBBA_LESSON_N_STATES,
                               &state) ||
      !edubba_field_read_count (field[3], MAX_COUNT, &step))
    return FALSE;
  lesson =
    get_record (edubba_ledger_get_game (ledger, field[0], TRUE)->lessons, field[1], sizeof *lesson);
  lesson->state = state;
  lesson->step = step;
  return TRUE;
}

/* The day's place among points; a day that is not there yet gets one, with nothing in it. */
static EdubbaRatingPoint *
get_point (GArray *points, guint day)
{
  EdubbaRatingPoint point = { day, 0 };
  guint             i = points->len;

  while (i > 0 && g_array_index (points, EdubbaRatingPoint, i - 1).day > day)
    i--;
  if (i > 0 && g_array_index (points, EdubbaRatingPoint, i - 1).day == day)
    return &g_array_index (points, EdubbaRatingPoint, i - 1);
  g_array_insert_val (points, i, point);
  return &g_array_index (points, EdubbaRatingPoint, i);
}

/* Takes the rating that is shown now for that of the day, once there is one. */
static void
note_point (EdubbaGameProgress *game, guint day)
{
  if (edubba_standing_is_placed (&game->standing))
    get_point (game->points, day)->rating = game->standing.shown;
}

/* try TIME DAY GAME PUZZLE RATING clean|plain TAKEN FEWEST */
static gboolean
try_read (EdubbaLedger *ledger, char **field)
{
  EdubbaGameProgress *game;
  EdubbaPuzzleRecord *puzzle;
  gint64              time;
  guint               day;
  guint               rating;
  guint               clean;
  guint               taken;
  guint               fewest;

  if (!edubba_field_read_time (field[0], &time) || !read_day (field[1], &day) ||
      !edubba_field_read_count (field[4], MAX_RATING, &rating) ||
      !edubba_field_read_name (field[5], edubba_clean_names,
                               G_N_ELEMENTS (edubba_clean_names), &clean) ||
      !edubba_field_read_count (field[6], MAX_COUNT, &taken) ||
      !edubba_field_read_count (field[7], MAX_COUNT, &fewest))
    return FALSE;
  game = edubba_ledger_get_game (ledger, field[2], TRUE);
  puzzle = get_record (game->puzzles, field[3], sizeof *puzzle);
  if (puzzle->tries == 0)
    {
      if (rating > 0)
        {
          edubba_standing_rate (&game->standing, rating, clean && taken > 0, time);
          note_point (game, day);
        }
      puzzle->clean = clean && taken > 0;
    }
  puzzle->tries++;
  if (taken > 0)
    {
      puzzle->solved++;
      puzzle->taken = puzzle->taken > 0 ? MIN (puzzle->taken, taken) : taken;
    }
  puzzle->last = time;
  return TRUE;
}

/* left TIME DAY GAME PUZZLE */
static gboolean
left_read (EdubbaLedger *ledger, char **field)
{
  EdubbaGameProgress       *game;
  const EdubbaPuzzleRecord *puzzle;
  gint64                    time;
  guint                     day;

  if (!edubba_field_read_time (field[0], &time) || !read_day (field[1], &day))
    return FALSE;
  game = edubba_ledger_get_game (ledger, field[2], TRUE);
  puzzle = g_hash_table_lookup (game->puzzles, field[3]);
  if (puzzle && puzzle->solved == 0)
    {
      edubba_standing_leave (&game->standing);
      note_point (game, day);
    }
  return TRUE;
}

/* puzzle GAME PUZZLE TRIES SOLVED clean|plain TAKEN TIME */
static gboolean
puzzle_read (EdubbaLedger *ledger, char **field)
{
  EdubbaPuzzleRecord puzzle = { 0 };
  guint              clean;

  if (!edubba_field_read_count (field[2], MAX_COUNT, &puzzle.tries) || puzzle.tries == 0 ||
      !edubba_field_read_count (field[3], puzzle.tries, &puzzle.solved) ||
      !edubba_field_read_name (field[4], edubba_clean_names,
                               G_N_ELEMENTS (edubba_clean_names), &clean) ||
      !edubba_field_read_count (field[5], MAX_COUNT, &puzzle.taken) ||
      !edubba_field_read_time (field[6], &puzzle.last))
    return FALSE;
  puzzle.clean = clean != 0;
  *(EdubbaPuzzleRecord *) get_record (edubba_ledger_get_game (ledger, field[0], TRUE)->puzzles,
                                      field[1], sizeof puzzle) = puzzle;
  return TRUE;
}

/* rating GAME RATING DEVIATION VOLATILITY TIME */
static gboolean
rating_read (EdubbaLedger *ledger, char **field)
{
  EdubbaGlicko        glicko;
  EdubbaGameProgress *game;
  gint64              time;

  if (!edubba_field_read_parts (field[1], EDUBBA_CENTI, &glicko.rating) ||
      glicko.rating > MAX_RATING ||
      !edubba_field_read_parts (field[2], EDUBBA_CENTI, &glicko.deviation) ||
      glicko.deviation <= 0.0 ||
      !edubba_field_read_parts (field[3], EDUBBA_MICRO, &glicko.volatility) ||
      glicko.volatility <= 0.0 || !edubba_field_read_time (field[4], &time))
    return FALSE;
  game = edubba_ledger_get_game (ledger, field[0], TRUE);
  game->standing = (EdubbaStanding) {
    .glicko = glicko,
    .rated = time,
    .tries = g_hash_table_size (game->puzzles),
    .shown = (guint) round (glicko.rating),
  };
  return TRUE;
}

/* standing GAME TRIES SHOWN */
static gboolean
standing_read (EdubbaLedger *ledger, char **field)
{
  EdubbaStanding *standing;
  guint           tries;
  guint           shown;

  if (!edubba_field_read_count (field[1], MAX_COUNT, &tries) ||
      !edubba_field_read_count (field[2], MAX_RATING, &shown))
    return FALSE;
  standing = &edubba_ledger_get_game (ledger, field[0], TRUE)->standing;
  standing->tries = tries;
  standing->shown = shown;
  return TRUE;
}

/* point GAME DAY RATING */
static gboolean
point_read (EdubbaLedger *ledger, char **field)
{
  guint day;
  guint rating;

  if (!read_day (field[1], &day) ||
      !edubba_field_read_count (field[2], MAX_RATING, &rating))
    return FALSE;
  get_point (edubba_ledger_get_game (ledger, field[0], TRUE)->points, day)->rating = rating;
  return TRUE;
}

/* day GAME DAY puzzle|five */
static gboolean
day_read (EdubbaLedger *ledger, char **field)
{
  GArray *days;
  guint   kind;
  guint   day;
  guint   i;

  if (!read_day (field[1], &day) ||
      !edubba_field_read_name (field[2], edubba_day_kind_names, EDUBBA_DAY_N_KINDS, &kind))
    return FALSE;
  days = edubba_ledger_get_game (ledger, field[0], TRUE)->days[kind];
  for (i = days->len; i > 0 && g_array_index (days, guint, i - 1) >= day;)
    i--;
  if (i == days->len || g_array_index (days, guint, i) != day)
    g_array_insert_val (days, i, day);
  return TRUE;
}

static const Verb verbs[] = {
  { "step", 4, step_read },
  { "done", 4, done_read },
  { "lesson", 4, lesson_read },
  { "note", 4, edubba_rules_read_note },
  { "rule", 8, edubba_rules_read_rule },
  { "memory", 9, edubba_rules_read_memory },
  { "reviews", 3, edubba_rules_read_reviews },
  { "used", 4, edubba_marks_read_used },
  { "uses", 4, edubba_marks_read_uses },
  { "hints", 4, edubba_marks_read_hints },
  { "stars", 4, edubba_marks_read_stars },
  { "marks", 4, edubba_marks_read_marks },
  { "try", 8, try_read },
  { "left", 4, left_read },
  { "puzzle", 7, puzzle_read },
  { "rating", 5, rating_read },
  { "standing", 3, standing_read },
  { "point", 3, point_read },
  { "day", 3, day_read },
  { "over", 6, edubba_scores_read_over },
  { "rated", 7, edubba_scores_read_rated },
  { "score", 8, edubba_scores_read_score },
  { "own", 7, edubba_scores_read_own },
  { "ladder", 2, edubba_scores_read_ladder },
  { "place", 3, edubba_scores_read_place },
  { "places", 7, edubba_scores_read_places },
  { "last", 2, edubba_scores_read_last },
  { "study", 4, edubba_studies_read_begin },
  { "study-end", 2, edubba_studies_read_end },
  { "studied", 8, edubba_studies_read_answer },
  { "lost", 8, edubba_turns_read_lost },
  { "retry", 4, edubba_turns_read_retry },
  { "recall", 9, edubba_turns_read_recall },
  { "drop", 2, edubba_turns_read_drop },
};

/* No field is empty: two spaces in a row are no line of ours. */
static gboolean
are_fields_good (char **fields, guint n)
{
  for (guint i = 0; i < n; i++)
    if (!fields[i] || fields[i][0] == '\0')
      return FALSE;
  return fields[n] == NULL;
}

EdubbaLineState
edubba_ledger_read_line (EdubbaLedger *ledger, const char *line)
{
  g_auto (GStrv) fields = g_strsplit (line, " ", MAX_FIELDS + 1);

  for (guint i = 0; fields[0] && i < G_N_ELEMENTS (verbs); i++)
    if (g_str_equal (fields[0], verbs[i].word))
      return are_fields_good (fields + 1, verbs[i].n_fields) &&
                 verbs[i].read (ledger, fields + 1)
               ? EDUBBA_LINE_GOOD
               : EDUBBA_LINE_DAMAGED;
  g_ptr_array_add (ledger->unknown, g_strdup (line));
  return EDUBBA_LINE_UNKNOWN;
}

/* The version that the first line claims; 0 if it is none of ours. */
static guint64
read_head (const char *line)
{
  guint64 version;

  if (!g_str_has_prefix (line, EDUBBA_LEDGER_HEAD " ") ||
      !game_number_parse (line + strlen (EDUBBA_LEDGER_HEAD " "), G_MAXUINT32, &version, NULL))
    return 0;
  return version;
}

gboolean
edubba_ledger_read (EdubbaLedger *ledger, const char *text, gboolean *newer)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint64  version = lines[0] ? read_head (lines[0]) : 0;
  gboolean whole = version > 0;

  *newer = version > EDUBBA_LEDGER_VERSION;
  for (guint i = 1; version > 0 && lines[i]; i++)
    if (lines[i][0] != '\0' && edubba_ledger_read_line (ledger, lines[i]) == EDUBBA_LINE_DAMAGED)
      whole = FALSE;
  return whole;
}
