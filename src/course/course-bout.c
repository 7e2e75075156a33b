/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads bouts. A bout is for two: the seat that is not the learner's is the opponent's. Another
 * file proves that it is a contest.
 */
#include "course-bout.h"

#include <glib/gi18n-lib.h>

#include "course-file.h"
#include "game-print.h"
#include "game-state.h"

#define GROUP       "Bout"
#define MAX_CHAPTER 99
#define MAX_LEAN    10000

struct _CourseBout
{
  const GameModule *module;
  char             *source; /* the text of its file */
  char             *id;
  char             *rival;
  char             *texts[COURSE_BOUT_N_TEXTS];
  GStrv             lessons;
  char             *position;
  guint64           seed;
  GArray           *seeds; /* of guint64; empty: all from `seed` on */
  guint             chapter;
  guint             seat;
  guint             level;
  GameHabit         habit;
  guint64           kinds;
  GArray           *goals[2]; /* of GameGoal: the learner's, the opponent's */
  guint             turns;
  gboolean          counts_lead;
  GPtrArray        *lines; /* of CourseRemark */
  GPtrArray        *tips;  /* of CourseRemark */
  CourseGuide      *guide; /* or NULL */
};

#define LINE_OF_TEXT (COURSE_KEY_REQUIRED | COURSE_KEY_TEXT | COURSE_KEY_TITLE)
#define SENTENCE     (COURSE_KEY_REQUIRED | COURSE_KEY_TEXT)
#define LIST         (COURSE_KEY_REQUIRED | COURSE_KEY_NUMBERED)

static const CourseKey keys_of_bout[] = {
  { "Id", COURSE_KEY_REQUIRED },
  { "Chapter", COURSE_KEY_REQUIRED },
  { "Title", LINE_OF_TEXT },
  { "Summary", SENTENCE },
  { "Lessons", COURSE_KEY_PLAIN },
  { "Rival", COURSE_KEY_REQUIRED },
  { "Name", LINE_OF_TEXT },
  { "About", SENTENCE },
  { "Level", COURSE_KEY_PLAIN },
  { "Habit", COURSE_KEY_PLAIN },
  { "Lean", COURSE_KEY_PLAIN },
  { "Position", COURSE_KEY_REQUIRED },
  { "Seed", COURSE_KEY_PLAIN },
  { "Seeds", COURSE_KEY_PLAIN },
  { "Seat", COURSE_KEY_PLAIN },
  { "Actions", COURSE_KEY_REQUIRED },
  { "Goal", LIST },
  { "Against", LIST },
  { "Turns", COURSE_KEY_REQUIRED },
  { "Ahead", COURSE_KEY_PLAIN },
  { "Aim", LINE_OF_TEXT },
  { "Say", SENTENCE },
  { "Won", SENTENCE },
  { "Lost", SENTENCE },
  { "Late", SENTENCE },
  { "Greets", SENTENCE },
  { "Yields", SENTENCE },
  { "Gloats", SENTENCE },
  { "Concedes", COURSE_KEY_TEXT },
  { "Triumphs", COURSE_KEY_TEXT },
  { NULL },
};

static const char *const text_keys[COURSE_BOUT_N_TEXTS] = {
  [COURSE_BOUT_TITLE] = "Title",
  [COURSE_BOUT_SUMMARY] = "Summary",
  [COURSE_BOUT_NAME] = "Name",
  [COURSE_BOUT_ABOUT] = "About",
  [COURSE_BOUT_AIM] = "Aim",
  [COURSE_BOUT_SAY] = "Say",
  [COURSE_BOUT_WON] = "Won",
  [COURSE_BOUT_LOST] = "Lost",
  [COURSE_BOUT_LATE] = "Late",
  [COURSE_BOUT_GREETS] = "Greets",
  [COURSE_BOUT_YIELDS] = "Yields",
  [COURSE_BOUT_GLOATS] = "Gloats",
  [COURSE_BOUT_CONCEDES] = "Concedes",
  [COURSE_BOUT_TRIUMPHS] = "Triumphs",
};

static const CourseKey keys_of_line[] = {
  { "When", COURSE_KEY_REQUIRED },
  { "Who", COURSE_KEY_REQUIRED },
  { "Say", SENTENCE },
  { NULL },
};

static const CourseKey keys_of_tip[] = {
  { "When", COURSE_KEY_REQUIRED },
  { "Say", SENTENCE },
  { NULL },
};

static const CourseGroup groups[] = {
  { GROUP, FALSE, keys_of_bout },
  { "Line", TRUE, keys_of_line },
  { "Tip", TRUE, keys_of_tip },
  { "Rule", TRUE, course_guide_rule_keys },
  { "Advice", TRUE, course_guide_advice_keys },
  { NULL },
};

static const CourseForm form = {
  .groups = groups,
  .max_bytes = COURSE_BOUT_MAX_BYTES,
  /* Translators: %u is a number of bytes. A bout is a short game that closes a chapter. */
  .too_long = N_ ("A bout may not be longer than %u bytes."),
  .begins = N_ ("A bout begins with the line [Bout]."),
  .no_such_group = N_ ("The groups of a bout are [Bout], and [Line 1], [Tip 1], [Rule 1], "
                       "[Advice 1] and so on."),
};

/* A word that names a picture or a lesson. */
static void
check_word (const CourseKeys *keys, const char *key, const char *text)
{
  if (text && !course_is_word (text))
    course_keys_fail (keys, GROUP, key, _ ("An id is a word of the characters a-z, 0-9 and -."));
}

static void
read_lessons (CourseBout *bout, const CourseKeys *keys)
{
  course_keys_read_list (keys, GROUP, "Lessons", &bout->lessons);
  if (bout->chapter > 0 && !bout->lessons[0] && !course_keys_has (keys, GROUP, "Lessons"))
    course_keys_fail (keys, GROUP, "Lessons", _ ("A chapter has lessons."));
  for (guint i = 0; bout->lessons[i]; i++)
    check_word (keys, "Lessons", bout->lessons[i]);
}

static void
read_texts (CourseBout *bout, const CourseKeys *keys)
{
  for (guint i = 0; i < COURSE_BOUT_N_TEXTS; i++)
    course_keys_read (keys, GROUP, text_keys[i], &bout->texts[i]);
  if (!bout->texts[COURSE_BOUT_CONCEDES])
    bout->texts[COURSE_BOUT_CONCEDES] = g_strdup (bout->texts[COURSE_BOUT_YIELDS]);
  if (!bout->texts[COURSE_BOUT_TRIUMPHS])
    bout->texts[COURSE_BOUT_TRIUMPHS] = g_strdup (bout->texts[COURSE_BOUT_GLOATS]);
}

static void
read_seed (CourseBout *bout, const CourseKeys *keys)
{
  g_autofree char *text = NULL;

  course_numbers_read (keys, GROUP, "Seeds", bout->seeds);
  if (course_keys_read (keys, GROUP, "Seed", &text) && text &&
      !game_number_parse (text, G_MAXUINT64, &bout->seed, NULL))
    course_keys_fail (keys, GROUP, "Seed", _ ("This must be a number."));
}

/* Returns TRUE if the bout has a guide, so that it needs no lessons before it. */
static gboolean
has_rules (const CourseKeys *keys)
{
  return g_strv_contains (course_keys_get_groups (keys), "Rule 1");
}

static void
read_head (CourseBout *bout, const CourseKeys *keys)
{
  guint first = has_rules (keys) ? 0 : 1;

  bout->seat = 1;
  course_keys_read_id (keys, GROUP, &bout->id);
  course_number_read (keys, GROUP, "Chapter", first, MAX_CHAPTER, &bout->chapter);
  read_texts (bout, keys);
  read_lessons (bout, keys);
  course_keys_read (keys, GROUP, "Rival", &bout->rival);
  check_word (keys, "Rival", bout->rival);
  course_number_read (keys, GROUP, "Seat", 1, 2, &bout->seat);
  read_seed (bout, keys);
  course_number_read (keys, GROUP, "Turns", 1, COURSE_BOUT_MAX_TURNS, &bout->turns);
  bout->seat--;
}

/* Returns TRUE if the position is one of a bout: open, and for two. */
static gboolean
read_position (CourseBout *bout, const GameModule *const *modules, const CourseKeys *keys)
{
  g_autofree GameState *state = NULL;

  if (!course_position_read (keys, modules, GROUP, bout->seed, &bout->module, &bout->position,
                             &state) ||
      !state)
    return FALSE;
  if (bout->module->rules->seats (state) != 2)
    return course_keys_fail (keys, GROUP, "Position", _ ("A bout is for two."));
  if (bout->module->rules->seat (state) == GAME_NOBODY)
    return course_keys_fail (keys, GROUP, "Position", _ ("In this position the game is over."));
  return TRUE;
}

/* Reads one of a side's goals, which nobody has reached yet. */
static void
read_goal (CourseBout *bout, const CourseKeys *keys, gboolean by_rival, const char *key)
{
  g_autofree GameState *state = course_bout_deal (bout, 0);
  const GameTally       tally = { 0 };
  guint                 me = by_rival ? 1 - bout->seat : bout->seat;
  GameGoal              goal = { 0 };

  course_goal_read (keys, bout->module->rules, GROUP, key, 2, me, &goal);
  if (goal.n_conditions == 0)
    return;
  g_array_append_val (bout->goals[by_rival], goal);
  if (game_goal_holds (&goal, state, &tally))
    course_keys_fail (keys, GROUP, key, _ ("The goal is reached before anybody plays."));
}

static void
read_goals (CourseBout *bout, const CourseKeys *keys, gboolean by_rival)
{
  for (guint i = 1; i <= COURSE_MAX_NUMBER; i++)
    {
      g_autofree char *key = game_print ("%s%u", by_rival ? "Against" : "Goal", i);

      read_goal (bout, keys, by_rival, key);
    }
}

/* The kinds of action that no lesson before the bout has taught. */
static guint64
find_untaught (const CourseBout *bout)
{
  const GamePlayerOptions taught = { .kinds = bout->kinds };
  guint64                 kinds = 0;

  for (guint kind = 0; kind < bout->module->rules->n_kinds; kind++)
    if (!game_player_knows (&taught, bout->module->rules, (GameAction) { .kind = (guint8) kind }))
      kinds |= G_GUINT64_CONSTANT (1) << kind;
  return kinds;
}

/* The opponent's liking, and its remarks about its own actions, name no untaught kinds. */
static void
check_rival (const CourseBout *bout,
             const CourseKeys *keys,
             guint64           kinds,
             const char       *group,
             const char       *key)
{
  if (kinds & find_untaught (bout))
    /* Translators: Actions is a key of the file. */
    course_keys_fail (keys, group, key, _ ("The opponent does only what is in Actions."));
}

static void
read_level (CourseBout *bout, const CourseKeys *keys)
{
  const GamePlayer *player = bout->module->player;
  g_autofree char  *text = NULL;
  const char *const none[] = { NULL };

  bout->level = GAME_LEVEL_PUPIL;
  course_keys_read (keys, GROUP, "Level", &text);
  if (!player)
    course_keys_fail (keys, GROUP, "Level", _ ("The program does not play this game."));
  else if (text && !game_player_find_level (player, text, &bout->level))
    course_keys_fail_word (keys, GROUP, "Level", text, player->levels ? player->levels : none);
}

static void
read_contest (CourseBout *bout, const CourseKeys *keys)
{
  const GameRules *rules = bout->module->rules;

  read_level (bout, keys);
  course_flag_read (keys, GROUP, "Ahead", &bout->counts_lead);
  course_kinds_read (keys, rules, GROUP, "Habit", &bout->habit.liked);
  course_number_read (keys, GROUP, "Lean", 1, MAX_LEAN, &bout->habit.lean);
  if (course_kinds_read (keys, rules, GROUP, "Actions", &bout->kinds))
    check_rival (bout, keys, bout->habit.liked, GROUP, "Habit");
  read_goals (bout, keys, FALSE);
  read_goals (bout, keys, TRUE);
}

static void
remark_free (gpointer data)
{
  CourseRemark *remark = data;

  g_free (remark->say);
  g_free (remark);
}

/* A tip has no Who. */
static void
read_remark (CourseBout *bout, const CourseKeys *keys, const char *group)
{
  gboolean         is_line = g_str_has_prefix (group, "Line");
  g_autofree char *who = NULL;
  CourseRemark    *remark;

  if (!is_line && !g_str_has_prefix (group, "Tip"))
    return;
  remark = g_new0 (CourseRemark, 1);
  g_ptr_array_add (is_line ? bout->lines : bout->tips, remark);
  course_kinds_read (keys, bout->module->rules, group, "When", &remark->kinds);
  course_keys_read (keys, group, "Who", &who);
  remark->is_rival = g_strcmp0 (who, "opp") == 0;
  if (who && !remark->is_rival && strcmp (who, "me") != 0)
    course_keys_fail (keys, group, "Who", _ ("This must be “me” or “opp”."));
  if (remark->is_rival)
    check_rival (bout, keys, remark->kinds, group, "When");
  course_keys_read (keys, group, "Say", &remark->say);
}

/* Returns TRUE if there is enough of a bout to be played. */
static gboolean
read_bout (CourseBout *bout, const GameModule *const *modules, const CourseKeys *keys)
{
  const char *const *names = course_keys_get_groups (keys);

  read_head (bout, keys);
  if (!read_position (bout, modules, keys))
    return FALSE;
  read_contest (bout, keys);
  for (guint i = 0; names[i]; i++)
    read_remark (bout, keys, names[i]);
  bout->guide = course_guide_read (keys, bout->module->rules, bout->seat);
  return bout->goals[0]->len > 0 && bout->goals[1]->len > 0 && bout->kinds != 0 && bout->turns > 0;
}

CourseBout *
course_bout_read (const GameModule *const *modules,
                  const char              *text,
                  gsize                    length,
                  CourseFaults            *faults)
{
  g_autoptr (CourseBout) bout = g_atomic_rc_box_new0 (CourseBout);
  g_autoptr (CourseKeys) keys = course_keys_parse (&form, text, length, faults);

  bout->source = g_strndup (text, length);
  for (guint side = 0; side < 2; side++)
    bout->goals[side] = g_array_new (FALSE, FALSE, sizeof (GameGoal));
  bout->lines = g_ptr_array_new_with_free_func (remark_free);
  bout->tips = g_ptr_array_new_with_free_func (remark_free);
  bout->seeds = g_array_new (FALSE, FALSE, sizeof (guint64));
  return keys && read_bout (bout, modules, keys) ? g_steal_pointer (&bout) : NULL;
}

CourseBout *
course_bout_parse (const GameModule *const *modules,
                   const char              *text,
                   gsize                    length,
                   GError                 **error)
{
  g_autoptr (CourseFaults) faults = course_faults_new ();
  g_autoptr (CourseBout) bout = course_bout_read (modules, text, length, faults);

  return course_faults_check (faults, error) ? g_steal_pointer (&bout) : NULL;
}

CourseBout *
course_bout_load (const GameModule *const *modules, const char *path, GError **error)
{
  gsize            length;
  g_autofree char *text = course_file_read (path, COURSE_BOUT_MAX_BYTES, &length, error);
  CourseBout      *bout = text ? course_bout_parse (modules, text, length, error) : NULL;

  if (!bout)
    g_prefix_error (error, "%s: ", path);
  return bout;
}

static void
clear_bout (gpointer data)
{
  CourseBout *bout = data;

  g_free (bout->source);
  g_free (bout->id);
  g_free (bout->rival);
  for (guint i = 0; i < COURSE_BOUT_N_TEXTS; i++)
    g_free (bout->texts[i]);
  g_strfreev (bout->lessons);
  g_free (bout->position);
  for (guint side = 0; side < 2; side++)
    g_array_unref (bout->goals[side]);
  g_ptr_array_unref (bout->lines);
  g_ptr_array_unref (bout->tips);
  g_array_unref (bout->seeds);
  g_clear_pointer (&bout->guide, course_guide_free);
}

CourseBout *
course_bout_ref (CourseBout *bout)
{
  return g_atomic_rc_box_acquire (bout);
}

void
course_bout_unref (CourseBout *bout)
{
  g_atomic_rc_box_release_full (bout, clear_bout);
}

const GameModule *
course_bout_get_module (const CourseBout *bout)
{
  return bout->module;
}

const char *
course_bout_get_source (const CourseBout *bout)
{
  return bout->source;
}

const char *
course_bout_get_id (const CourseBout *bout)
{
  return bout->id;
}

const char *
course_bout_get_rival (const CourseBout *bout)
{
  return bout->rival;
}

const char *
course_bout_get_text (const CourseBout *bout, CourseBoutText text)
{
  return bout->texts[text];
}

const char *const *
course_bout_get_lessons (const CourseBout *bout)
{
  return (const char *const *) bout->lessons;
}

guint
course_bout_get_chapter (const CourseBout *bout)
{
  return bout->chapter;
}

guint
course_bout_get_seat (const CourseBout *bout)
{
  return bout->seat;
}

guint
course_bout_get_rival_seat (const CourseBout *bout)
{
  return 1 - bout->seat;
}

guint
course_bout_get_level (const CourseBout *bout)
{
  return bout->level;
}

GameHabit
course_bout_get_habit (const CourseBout *bout)
{
  return bout->habit;
}

guint64
course_bout_get_kinds (const CourseBout *bout)
{
  return bout->kinds;
}

guint64
course_bout_get_rival_kinds (const CourseBout *bout)
{
  return find_untaught (bout) ? bout->kinds : 0;
}

const GameGoal *
course_bout_get_goals (const CourseBout *bout, gboolean by_rival, guint *n)
{
  const GArray *goals = bout->goals[by_rival];

  *n = goals->len;
  return (const GameGoal *) (gpointer) goals->data;
}

gboolean
course_bout_is_reached (const CourseBout *bout,
                        gboolean          by_rival,
                        const GameState  *state,
                        const GameTally  *tally)
{
  const GArray *goals = bout->goals[by_rival];

  for (guint i = 0; i < goals->len; i++)
    if (game_goal_holds (&g_array_index (goals, GameGoal, i), state, tally))
      return TRUE;
  return FALSE;
}

gboolean
course_bout_counts_lead (const CourseBout *bout)
{
  return bout->counts_lead;
}

guint
course_bout_get_turns (const CourseBout *bout)
{
  return bout->turns;
}

guint
course_bout_get_n_seeds (const CourseBout *bout)
{
  return bout->seeds->len;
}

GameState *
course_bout_deal_seed (const CourseBout *bout, guint64 seed)
{
  return game_position_parse_full (bout->module->rules, bout->position, seed, NULL);
}

GameState *
course_bout_deal (const CourseBout *bout, guint64 n)
{
  guint64 seed = bout->seeds->len > 0 ? g_array_index (bout->seeds, guint64, n % bout->seeds->len)
                                      : bout->seed + n;

  return course_bout_deal_seed (bout, seed);
}

const CourseGuide *
course_bout_get_guide (const CourseBout *bout)
{
  return bout->guide;
}

guint
course_bout_get_n_lines (const CourseBout *bout)
{
  return bout->lines->len;
}

const CourseRemark *
course_bout_get_line (const CourseBout *bout, guint i)
{
  g_return_val_if_fail (i < bout->lines->len, NULL);

  return g_ptr_array_index (bout->lines, i);
}

guint
course_bout_get_n_tips (const CourseBout *bout)
{
  return bout->tips->len;
}

const CourseRemark *
course_bout_get_tip (const CourseBout *bout, guint i)
{
  g_return_val_if_fail (i < bout->tips->len, NULL);

  return g_ptr_array_index (bout->tips, i);
}

CourseBout *
course_bouts_find (const GPtrArray *bouts, const char *id)
{
  for (guint i = 0; i < bouts->len; i++)
    if (strcmp (course_bout_get_id (g_ptr_array_index (bouts, i)), id) == 0)
      return g_ptr_array_index (bouts, i);
  return NULL;
}

const CourseForm *
course_bout_get_form (void)
{
  return &form;
}
