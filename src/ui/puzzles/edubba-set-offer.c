/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An ordinary offer, whose words and target are those of the set. The page that has it shows it
 * again whenever the filters or the progress change.
 */
#include "edubba-set-offer.h"

#include <glib/gi18n.h>

#include "edubba-offer.h"
#include "edubba-puzzle-run.h"
#include "edubba-puzzle-words.h"

GtkWidget *
edubba_set_offer_new (void)
{
  GtkWidget *offer = edubba_offer_new ("view-list-ordered-symbolic", "", "");

  gtk_actionable_set_action_target (GTK_ACTIONABLE (offer), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (offer), "win.set-puzzle");
  gtk_widget_set_visible (offer, FALSE);
  return offer;
}

static void
dress (EdubbaOffer *offer, const EdubbaPuzzleRun *run)
{
  const char      *set = course_puzzle_get_set (run->next);
  g_autofree char *target = g_strconcat (course_puzzle_get_module (run->next)->rules->id, "/",
                                         course_puzzle_get_id (run->next), NULL);
  g_autofree char *solved = edubba_puzzle_words_solved (run->solved, run->n);
  g_autofree char *title = NULL;

  if (run->solved > 0)
    /* Translators: on a button; %s is the title of a set of puzzles. */
    title = g_strdup_printf (_ ("Go On with “%s”"), set);
  else
    /* Translators: on a button; %s is the title of a set of puzzles. */
    title = g_strdup_printf (_ ("Solve the Set “%s”"), set);
  edubba_offer_set_title (offer, title);
  edubba_offer_set_subtitle (offer, solved);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (offer), "s", target);
}

void
edubba_set_offer_show (GtkWidget      *offer,
                       EdubbaCourse   *course,
                       EdubbaProgress *progress,
                       const char     *title)
{
  EdubbaPuzzleRun run = edubba_puzzle_run_read (course, progress, title);

  if (run.n == 0)
    run = edubba_puzzle_run_read (course, progress,
                                  edubba_puzzle_run_find_begun (course, progress));
  gtk_widget_set_visible (offer, run.next != NULL);
  if (run.next != NULL)
    dress (EDUBBA_OFFER (offer), &run);
}
