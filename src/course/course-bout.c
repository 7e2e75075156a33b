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
  .no_such_key = N_ ("There is no such key in this group of a bout."),
};

/* A word that names a picture or a lesson. */
static gboolean
check_word (const char *key, const char *text, GError **error)
{
  return course_is_word (text) ||
         course_keys_fail (error, GROUP, key,
                           _ ("An id is a word of the characters a-z, 0-9 and -."));
}

static gboolean
read_lessons (CourseBout *bout, const CourseKeys *keys, GError **error)
{
  if (!course_keys_read_list (keys, GROUP, "Lessons", &bout->lessons, error))
    return FALSE;
  if (bout->chapter > 0 && !bout->lessons[0])
    return course_keys_fail (error, GROUP, "Lessons", _ ("A chapter has lessons."));
  for (guint i = 0; bout->lessons[i]; i++)
    if (!check_word ("Lessons", bout->lessons[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
read_texts (CourseBout *bout, const CourseKeys *keys, GError **error)
{
  for (guint i = 0; i < COURSE_BOUT_N_TEXTS; i++)
    if (!course_keys_read (keys, GROUP, text_keys[i], &bout->texts[i], error))
      return FALSE;
  if (!bout->texts[COURSE_BOUT_CONCEDES])
    bout->texts[COURSE_BOUT_CONCEDES] = g_strdup (bout->texts[COURSE_BOUT_YIELDS]);
  if (!bout->texts[COURSE_BOUT_TRIUMPHS])
    bout->texts[COURSE_BOUT_TRIUMPHS] = g_strdup (bout->texts[COURSE_BOUT_GLOATS]);
  return TRUE;
}

static gboolean
read_seed (CourseBout *bout, const CourseKeys *keys, GError **error)
{
  g_autofree char *text = NULL;

  if (!course_keys_read (keys, GROUP, "Seed", &text, error) ||
      !course_numbers_read (keys, GROUP, "Seeds", bout->seeds, error))
    return FALSE;
  return !text || game_number_parse (text, G_MAXUINT64, &bout->seed, NULL) ||
         course_keys_fail (error, GROUP, "Seed", _ ("This must be a number."));
}

/* Returns TRUE if the bout has a guide, so that it needs no lessons before it. */
static gboolean
has_rules (const CourseKeys *keys)
{
  return g_strv_contains (course_keys_get_groups (keys), "Rule 1");
}

static gboolean
read_head (CourseBout *bout, const CourseKeys *keys, GError **error)
{
  guint first = has_rules (keys) ? 0 : 1;

  bout->seat = 1;
  if (!course_keys_read_id (keys, GROUP, &bout->id, error) ||
      !course_number_read (keys, GROUP, "Chapter", first, MAX_CHAPTER, &bout->chapter, error) ||
      !read_texts (bout, keys, error) || !read_lessons (bout, keys, error) ||
      !course_keys_read (keys, GROUP, "Rival", &bout->rival, error) ||
      !check_word ("Rival", bout->rival, error) ||
      !course_number_read (keys, GROUP, "Seat", 1, 2, &bout->seat, error) ||
      !read_seed (bout, keys, error) ||
      !course_number_read (keys, GROUP, "Turns", 1, COURSE_BOUT_MAX_TURNS, &bout->turns, error))
    return FALSE;
  bout->seat--;
  return TRUE;
}

static gboolean
read_position (CourseBout              *bout,
               const GameModule *const *modules,
               const CourseKeys        *keys,
               GError                 **error)
{
  g_autoptr (GError) wrong = NULL;
  g_autofree GameState *state = NULL;

  if (!course_keys_read (keys, GROUP, "Position", &bout->position, error))
    return FALSE;
  bout->module = game_modules_find_for_position (modules, bout->position, &wrong);
  if (bout->module)
    state = game_position_parse_full (bout->module->rules, bout->position, bout->seed, &wrong);
  if (wrong)
    return course_keys_fail (error, GROUP, "Position", "%s", wrong->message);
  if (bout->module->rules->seats (state) != 2)
    return course_keys_fail (error, GROUP, "Position", _ ("A bout is for two."));
  if (bout->module->rules->seat (state) == GAME_NOBODY)
    return course_keys_fail (error, GROUP, "Position", _ ("In this position the game is over."));
  return TRUE;
}

/* Reads one of a side's goals, which nobody has reached yet. */
static gboolean
read_goal (CourseBout *bout,
           gboolean    by_rival,
           const char *key,
           const char *text,
           GError    **error)
{
  g_autofree GameState *state = course_bout_deal (bout, 0);
  const GameTally       tally = { 0 };
  guint                 me = by_rival ? 1 - bout->seat : bout->seat;
  GameGoal              goal;
  g_autoptr (GError) wrong = NULL;

  if (!game_goal_parse (bout->module->rules, text, 2, me, &goal, &wrong))
    return course_keys_fail (error, GROUP, key, "%s", wrong->message);
  g_array_append_val (bout->goals[by_rival], goal);
  return !game_goal_holds (&goal, state, &tally) ||
         course_keys_fail (error, GROUP, key, _ ("The goal is reached before anybody plays."));
}

static gboolean
read_goals (CourseBout *bout, const CourseKeys *keys, gboolean by_rival, GError **error)
{
  const char *name = by_rival ? "Against" : "Goal";
  g_auto (GStrv) texts = NULL;

  if (!course_keys_read_numbered (keys, GROUP, name, &texts, error))
    return FALSE;
  for (guint i = 0; texts[i]; i++)
    {
      g_autofree char *key = game_print ("%s%u", name, i + 1);

      if (!read_goal (bout, by_rival, key, texts[i], error))
        return FALSE;
    }
  return TRUE;
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

/* Returns TRUE if the opponent's liking, or its remarks about its own actions, name no untaught
 * kinds. */
static gboolean
check_rival (
  const CourseBout *bout, guint64 kinds, const char *group, const char *key, GError **error)
{
  return !(kinds & find_untaught (bout)) ||
         /* Translators: Actions is a key of the file. */
         course_keys_fail (error, group, key, _ ("The opponent does only what is in Actions."));
}

static gboolean
read_level (CourseBout *bout, const CourseKeys *keys, GError **error)
{
  const GamePlayer *player = bout->module->player;
  g_autofree char  *text = NULL;
  g_autofree char  *quoted = NULL;

  if (!course_keys_read (keys, GROUP, "Level", &text, error))
    return FALSE;
  if (!player)
    return course_keys_fail (error, GROUP, "Level", _ ("The program does not play this game."));
  bout->level = GAME_LEVEL_PUPIL;
  if (!text || game_player_find_level (player, text, &bout->level))
    return TRUE;
  quoted = game_text_quote (text);
  return course_keys_fail (error, GROUP, "Level", _ ("There is no level “%s”."), quoted);
}

static gboolean
read_contest (CourseBout *bout, const CourseKeys *keys, GError **error)
{
  const GameRules *rules = bout->module->rules;

  return read_level (bout, keys, error) &&
         course_flag_read (keys, GROUP, "Ahead", &bout->counts_lead, error) &&
         course_kinds_read (keys, rules, GROUP, "Habit", &bout->habit.liked, error) &&
         course_number_read (keys, GROUP, "Lean", 1, MAX_LEAN, &bout->habit.lean, error) &&
         course_kinds_read (keys, rules, GROUP, "Actions", &bout->kinds, error) &&
         check_rival (bout, bout->habit.liked, GROUP, "Habit", error) &&
         read_goals (bout, keys, FALSE, error) && read_goals (bout, keys, TRUE, error);
}

static void
remark_free (gpointer data)
{
  CourseRemark *remark = data;

  g_free (remark->say);
  g_free (remark);
}

static gboolean
read_who (const CourseKeys *keys, const char *group, CourseRemark *remark, GError **error)
{
  g_autofree char *who = NULL;

  if (!course_keys_read (keys, group, "Who", &who, error))
    return FALSE;
  remark->is_rival = g_strcmp0 (who, "opp") == 0;
  return !who || remark->is_rival || strcmp (who, "me") == 0 ||
         course_keys_fail (error, group, "Who", _ ("This must be “me” or “opp”."));
}

static gboolean
read_remarks (CourseBout *bout, const CourseKeys *keys, GError **error)
{
  const char *const *names = course_keys_get_groups (keys);

  for (guint i = 1; names[i]; i++)
    {
      CourseRemark *remark;

      if (!g_str_has_prefix (names[i], "Line") && !g_str_has_prefix (names[i], "Tip"))
        continue;
      remark = g_new0 (CourseRemark, 1);
      g_ptr_array_add (g_str_has_prefix (names[i], "Line") ? bout->lines : bout->tips, remark);
      if (!course_kinds_read (keys, bout->module->rules, names[i], "When", &remark->kinds, error) ||
          (g_str_has_prefix (names[i], "Line") && !read_who (keys, names[i], remark, error)) ||
          (remark->is_rival && !check_rival (bout, remark->kinds, names[i], "When", error)) ||
          !course_keys_read (keys, names[i], "Say", &remark->say, error))
        return FALSE;
    }
  return TRUE;
}

CourseBout *
course_bout_parse (const GameModule *const *modules,
                   const char              *text,
                   gsize                    length,
                   GError                 **error)
{
  g_autoptr (CourseBout) bout = g_atomic_rc_box_new0 (CourseBout);
  g_autoptr (CourseKeys) keys = course_keys_parse (&form, text, length, error);

  for (guint side = 0; side < 2; side++)
    bout->goals[side] = g_array_new (FALSE, FALSE, sizeof (GameGoal));
  bout->lines = g_ptr_array_new_with_free_func (remark_free);
  bout->tips = g_ptr_array_new_with_free_func (remark_free);
  bout->seeds = g_array_new (FALSE, FALSE, sizeof (guint64));
  return keys && read_head (bout, keys, error) && read_position (bout, modules, keys, error) &&
             read_contest (bout, keys, error) && read_remarks (bout, keys, error) &&
             course_guide_read (keys, bout->module->rules, bout->seat, &bout->guide, error)
           ? g_steal_pointer (&bout)
           : NULL;
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
