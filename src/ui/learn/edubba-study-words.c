/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A difference is said as a range of answers in 100, rounded outwards; shares are rounded as they
 * are said.
 */
#include "edubba-study-words.h"

#include <glib/gi18n.h>
#include <math.h>

/* Sentences, one behind the other, in place of the first. */
static char *
join (char *first, char *second)
{
  char *both = g_strconcat (first, " ", second, NULL);

  g_free (first);
  g_free (second);
  return both;
}

static char *
describe_counts (const EdubbaStudyDifference *difference)
{
  return join (
    /* Translators: answers in a test; the second number decides on the plural. */
    g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "With reminders: %1$u of %2$u answer right.",
                                  "With reminders: %1$u of %2$u answers right.",
                                  difference->asked[FALSE]),
                     difference->right[FALSE], difference->asked[FALSE]),
    /* Translators: answers in a test; the second number decides on the plural. */
    g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Without: %1$u of %2$u answer right.",
                                  "Without: %1$u of %2$u answers right.",
                                  difference->asked[TRUE]),
                     difference->right[TRUE], difference->asked[TRUE]));
}

static guint
to_percent (double part)
{
  return (guint) lround (100 * CLAMP (part, 0, 1));
}

static char *
describe_verdict (const EdubbaStudyDifference *difference)
{
  double least = 100 * MIN (fabs (difference->low), fabs (difference->high));
  double most = 100 * MAX (fabs (difference->low), fabs (difference->high));

  switch (difference->verdict)
    {
    case EDUBBA_STUDY_HELPED:
      /* Translators: two numbers that a difference lies between. */
      return g_strdup_printf (_ ("Reminders help you: they make %1$u to %2$u more answers in 100 "
                                 "right."),
                              (guint) floor (least), (guint) ceil (most));
    case EDUBBA_STUDY_HINDERED:
      /* Translators: two numbers that a difference lies between. */
      return g_strdup_printf (_ ("Reminders don’t help you: with them you get %1$u to %2$u fewer "
                                 "answers in 100 right."),
                              (guint) floor (least), (guint) ceil (most));
    case EDUBBA_STUDY_NONE:
      return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "No difference was found. If there is one, it is most likely smaller than "
                     "%u answer in 100.",
                     "No difference was found. If there is one, it is most likely smaller than "
                     "%u answers in 100.",
                     (guint) ceil (most)),
        (guint) ceil (most));
    case EDUBBA_STUDY_FEW:
    default:
      return g_strdup (_ ("These are too few to compare."));
    }
}

char *
edubba_study_words_difference (const EdubbaStudy *study, EdubbaStudyTest test)
{
  EdubbaStudyDifference difference = edubba_study_compare (study, test);

  if (difference.asked[FALSE] + difference.asked[TRUE] == 0)
    return g_strdup (_ ("Nothing was answered."));
  return join (describe_counts (&difference), describe_verdict (&difference));
}

char *
edubba_study_words_forecast (const EdubbaStudy *study)
{
  EdubbaStudyCalibration found = edubba_study_calibrate (study);
  const char            *verdict = _ ("That fits, as far as these answers can tell.");

  if (!found.holds)
    verdict = found.forecast > found.happened
                ? _ ("The forecast was too hopeful.")
                : _ ("The forecast was too careful.");
  return join (g_strdup_printf (_ ("Of 100 answers %1$u were expected to be right, and %2$u were."),
                                to_percent (found.forecast), to_percent (found.happened)),
               g_strdup (verdict));
}

char *
edubba_study_words_bin (const EdubbaStudy *study, guint bin)
{
  EdubbaStudyCalibration found = edubba_study_calibrate_bin (study, bin);

  /* Translators: a group of answers, by how sure the forecasts were; the number of answers decides
   * on the plural. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%1$u answer: expected right %2$u %%, right %3$u %%",
                                       "%1$u answers: expected right %2$u %%, right %3$u %%",
                                       found.n),
                          found.n, to_percent (found.forecast), to_percent (found.happened));
}

char *
edubba_study_words_day (guint day)
{
  guint            next = EDUBBA_STUDY_N_TESTS;
  g_autofree char *today = NULL;

  for (guint test = EDUBBA_STUDY_N_TESTS; test > 0; test--)
    if (day < edubba_study_get_day (test - 1))
      next = test - 1;
  /* Translators: how far a study is, which takes so many days. */
  today = g_strdup_printf (_ ("Day %1$u of %2$u."), MIN (day, EDUBBA_STUDY_DAYS),
                           EDUBBA_STUDY_DAYS);
  if (next == EDUBBA_STUDY_N_TESTS)
    return g_steal_pointer (&today);
  return join (g_steal_pointer (&today),
               g_strdup_printf (_ ("The next test comes on day %u."),
                                edubba_study_get_day (next)));
}
