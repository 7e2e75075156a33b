/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words about puzzles. Themes of a game are its own words: the headings of its rules; only the
 * general ones are named here.
 */
#include "edubba-puzzle-words.h"

#include <string.h>

#include <glib/gi18n.h>

#include "game-plural.h"
#include "game-state.h"

static const struct
{
  const char *id;
  const char *title;
} general[] = {
  /* Translators: a theme of puzzles. */
  { "building", NC_ ("theme", "Building") },
  /* Translators: a theme of puzzles: one ability makes the next one possible. */
  { "chain", NC_ ("theme", "Chains") },
  /* Translators: a theme of puzzles. */
  { "defence", NC_ ("theme", "Defence") },
  /* Translators: a theme of puzzles: how a game is won or kept from being lost. */
  { "ending", NC_ ("theme", "Endings") },
};

/* The least rating of a grade. */
static const struct
{
  guint       rating;
  const char *title;
} grades[EDUBBA_N_GRADES] = {
  /* Translators: how difficult a puzzle is. */
  { 1, NC_ ("puzzle", "Very easy") },
  /* Translators: how difficult a puzzle is. */
  { 900, NC_ ("puzzle", "Easy") },
  /* Translators: how difficult a puzzle is. */
  { 1200, NC_ ("puzzle", "Medium") },
  /* Translators: how difficult a puzzle is. */
  { 1500, NC_ ("puzzle", "Hard") },
  /* Translators: how difficult a puzzle is. */
  { 1800, NC_ ("puzzle", "Very hard") },
};

/* A heading without its number. */
static char *
name_paragraph (const GameModule *module, guint i)
{
  const char      *number = module->rules->paragraphs[i].number;
  g_autofree char *heading = module->words->paragraph (i);

  if (!g_str_has_prefix (heading, number))
    return g_steal_pointer (&heading);
  return g_strdup (g_strchug (heading + strlen (number)));
}

char *
edubba_puzzle_words_theme (const GameModule *module, const char *theme)
{
  guint paragraph = game_paragraph_find_id (module->rules, theme);

  for (guint i = 0; i < G_N_ELEMENTS (general); i++)
    if (g_str_equal (general[i].id, theme))
      return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "theme", general[i].title));
  return paragraph < module->rules->n_paragraphs ? name_paragraph (module, paragraph) : NULL;
}

char *
edubba_puzzle_words_rule (const GameModule *module, const char *paragraph)
{
  guint i = game_paragraph_find (module->rules, paragraph);

  return i < module->rules->n_paragraphs ? name_paragraph (module, i) : g_strdup (paragraph);
}

/* Sentences about trouble today, yesterday, and some days ago. All speak of a rule. */
static const struct
{
  const char *today;
  const char *yesterday;
  const char *ago[2]; /* singular and plural */
} troubles[EDUBBA_RULE_N_NOTES] = {
  [EDUBBA_RULE_WHY] = {
    N_ ("You asked about it today."),
    N_ ("You asked about it yesterday."),
    NN_ ("You asked about it %u day ago.", "You asked about it %u days ago."),
  },
  [EDUBBA_RULE_FAILED] = {
    N_ ("A task about it went wrong today."),
    N_ ("A task about it went wrong yesterday."),
    NN_ ("A task about it went wrong %u day ago.", "A task about it went wrong %u days ago."),
  },
  [EDUBBA_RULE_TAKEN_BACK] = {
    N_ ("You took back a mistake today."),
    N_ ("You took back a mistake yesterday."),
    NN_ ("You took back a mistake %u day ago.", "You took back a mistake %u days ago."),
  },
  [EDUBBA_RULE_HINTED] = {
    N_ ("You took a hint about it today."),
    N_ ("You took a hint about it yesterday."),
    NN_ ("You took a hint about it %u day ago.", "You took a hint about it %u days ago."),
  },
};

char *
edubba_puzzle_words_trouble (EdubbaRuleNote note, guint days)
{
  g_return_val_if_fail (note > EDUBBA_RULE_MET && note < EDUBBA_RULE_N_NOTES, NULL);

  if (days == 0)
    return g_strdup (_ (troubles[note].today));
  if (days == 1)
    return g_strdup (_ (troubles[note].yesterday));
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, troubles[note].ago[0], troubles[note].ago[1], days), days);
}

char *
edubba_puzzle_words_met (guint days)
{
  if (days == 0)
    return g_strdup (_ ("It went well today; once more, so it stays."));
  if (days == 1)
    return g_strdup (_ ("It went well yesterday; once more, so it stays."));
  if (days < 14)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You haven’t used it for %u day.",
                                         "You haven’t used it for %u days.", days),
                            days);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You haven’t used it for %u week.",
                                       "You haven’t used it for %u weeks.", days / 7),
                          days / 7);
}

char *
edubba_puzzle_words_themes (const CoursePuzzle *puzzle)
{
  const char *const *theme = course_puzzle_get_themes (puzzle);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  if (course_puzzle_get_set (puzzle) != NULL)
    g_ptr_array_add (names, g_strdup (course_puzzle_get_set (puzzle)));
  for (; theme != NULL && *theme != NULL; theme++)
    {
      char *name = edubba_puzzle_words_theme (course_puzzle_get_module (puzzle), *theme);

      if (name != NULL)
        g_ptr_array_add (names, name);
    }
  g_ptr_array_add (names, NULL);
  return g_strjoinv (C_ ("list separator", ", "), (char **) names->pdata);
}

guint
edubba_puzzle_words_get_grade (guint rating)
{
  guint grade = EDUBBA_N_GRADES;

  while (grade > 0 && rating < grades[grade - 1].rating)
    grade--;
  return grade == 0 ? EDUBBA_N_GRADES : grade - 1;
}

const char *
edubba_puzzle_words_grade (guint grade)
{
  /* Translators: how difficult a puzzle is, where nobody knows. */
  return grade < EDUBBA_N_GRADES ? g_dpgettext2 (GETTEXT_PACKAGE, "puzzle", grades[grade].title)
                                 : C_ ("puzzle", "Not rated");
}

char *
edubba_puzzle_words_difficulty (guint rating)
{
  const char *grade = edubba_puzzle_words_grade (edubba_puzzle_words_get_grade (rating));

  if (rating == 0)
    return g_strdup (grade);
  /* Translators: how difficult a puzzle is, in a word, and its rating: "Hard (1512)". */
  return g_strdup_printf (_ ("%1$s (%2$u)"), grade, rating);
}

/* The number of rated puzzles before there is a rating. */
static char *
describe_placement (EdubbaAttempt *attempt)
{
  guint tries = edubba_attempt_count_rated_tries (attempt);

  if (edubba_attempt_get_solved (attempt))
    return g_strdup_printf (_ ("%1$u of %2$u to find your level."), tries, EDUBBA_PLACEMENT);
  return g_strdup_printf (_ ("%1$u of %2$u to find your level. Solve it all the same: nothing more "
                             "is at stake."),
                          tries, EDUBBA_PLACEMENT);
}

/* The rating after a puzzle, which never falls for one that was solved. */
static char *
describe_change (EdubbaAttempt *attempt, guint before, guint after, guint left)
{
  if (before == 0)
    return g_strdup_printf (_ ("Your level is found: your rating is %u."), after);
  if (after > before)
    return g_strdup_printf (_ ("Your rating goes up from %1$u to %2$u."), before, after);
  if (!edubba_attempt_get_solved (attempt) && left < after)
    return g_strdup_printf (_ ("Solve it all the same, and your rating stays at %1$u. If you leave "
                               "it, it goes down to %2$u."),
                            after, left);
  return g_strdup_printf (_ ("Your rating stays at %u."), after);
}

/* The result that counts already. */
static char *
describe_rated (EdubbaAttempt *attempt)
{
  guint before;
  guint after;
  guint left;

  if (edubba_attempt_get_rating_change (attempt, &before, &after, &left))
    return describe_change (attempt, before, after, left);
  return describe_placement (attempt);
}

/* What is at stake before anything counts. */
static char *
describe_stake (EdubbaAttempt *attempt)
{
  guint tries = edubba_attempt_count_rated_tries (attempt);

  if (edubba_attempt_get_slipped (attempt))
    return g_strdup (_ ("Take it back now, and it doesn’t count."));
  if (edubba_attempt_get_forgiven (attempt))
    return g_strdup (_ ("Taken back at once: it doesn’t count. The next one will."));
  if (tries < EDUBBA_PLACEMENT)
    return g_strdup_printf (_ ("Puzzle %1$u of %2$u to find your level. With a hint, it doesn’t "
                               "count."),
                            tries + 1, EDUBBA_PLACEMENT);
  return g_strdup (_ ("With a hint, this puzzle leaves your rating as it is."));
}

char *
edubba_puzzle_words_placement (guint tries)
{
  /* Translators: rated puzzles so far, of those that it takes before there is a rating: "3 of 10 to
   * find your level". */
  return g_strdup_printf (_ ("%1$u of %2$u to find your level"), tries, EDUBBA_PLACEMENT);
}

char *
edubba_puzzle_words_rating (EdubbaProgress *progress, const char *game)
{
  guint tries = edubba_progress_get_rated_tries (progress, game);
  guint rating;

  if (edubba_progress_get_shown_rating (progress, game, &rating))
    return g_strdup_printf (_ ("Rating %u"), rating);
  return tries > 0 ? edubba_puzzle_words_placement (tries) : NULL;
}

char *
edubba_puzzle_words_outcome (EdubbaAttempt *attempt)
{
  if (edubba_attempt_get_rated (attempt))
    return describe_rated (attempt);
  if (edubba_attempt_get_spared (attempt))
    return g_strdup (_ ("You took a hint, so this one isn’t rated."));
  if (edubba_attempt_counts (attempt))
    return describe_stake (attempt);
  if (edubba_attempt_get_rules_only (attempt) ||
      (!edubba_attempt_get_solved (attempt) && !edubba_attempt_get_unrated (attempt)))
    return NULL;
  return g_strdup (edubba_attempt_get_unrated (attempt)
                     ? _ ("You’re practising: this one isn’t rated.")
                     : _ ("You’ve tried this one before, so your rating stays as it is."));
}

char *
edubba_puzzle_words_due_turns (EdubbaProgress *progress, const char *game)
{
  guint due;

  edubba_progress_count_lost_turns (progress, game, &due);
  if (due == 0)
    return NULL;
  /* Translators: turns of one's own games that are to be tried again now. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u turn of yours could be better",
                                       "%u turns of yours could be better", due),
                          due);
}

char *
edubba_puzzle_words_lost_turns (EdubbaProgress *progress, const char *game)
{
  guint n = edubba_progress_count_lost_turns (progress, game, NULL);
  char *text = edubba_puzzle_words_due_turns (progress, game);

  if (n == 0 || text != NULL)
    return text;
  /* Translators: turns of one's own games that are kept as exercises. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u turn; it comes back later",
                                       "%u turns; they come back later", n),
                          n);
}

char *
edubba_puzzle_words_solved (guint solved, guint n)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u puzzle solved",
                                       "%1$u of %2$u puzzles solved", n),
                          solved, n);
}

char *
edubba_puzzle_words_clean_streak (guint streak)
{
  if (streak < 2)
    return NULL;
  /* Translators: a row of puzzles, solved one after the other. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u in a row at the first try",
                                       "%u in a row at the first try", streak),
                          streak);
}

char *
edubba_puzzle_words_streak (gboolean done, guint streak)
{
  if (done)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Solved. The next one comes tomorrow.",
                   "Solved: that makes %u days in your streak. The next one comes tomorrow.",
                   streak),
      streak);
  if (streak == 0)
    return g_strdup (_ ("A new one every day, as hard as suits you"));
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "Your streak is one day long, and a day off does not end it.",
                 "Your streak is %u days long, and a day off does not end it.", streak),
    streak);
}
