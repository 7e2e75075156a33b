/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Good decisions come first, and advice for the next time last. The widget is made once
 * everything is known: a box that is filled later can be measured as it was.
 */
#include "edubba-end-played.h"

#include <glib/gi18n.h>

#include "edubba-analysis-words.h"

static void
add_label (GtkBox *box, const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);
}

/* The name of part i of the end, and its points for a seat; NULL behind the last part. */
static char *
read_part (EdubbaMatch *match, guint seat, guint i, gint *points)
{
  const GameState *end = edubba_match_get_state (match);

  return edubba_match_get_module (match)->words->share (&end, 1, seat, i, points);
}

/* The most points of another seat from part i, of those that all seats have. */
static gint
find_most (EdubbaMatch *match, guint own, guint i)
{
  gint most = 0;

  for (guint seat = 0; seat < edubba_match_get_n_seats (match); seat++)
    {
      gint             points = 0;
      g_autofree char *name = read_part (match, seat, i, &points);

      g_assert (name != NULL);
      if (seat != own)
        most = MAX (most, points);
    }
  return most;
}

/* Names a part of the points in which the seat was ahead of all others, in a game of more than
 * two; NULL: none. */
static char *
describe_ahead (EdubbaMatch *match, guint own)
{
  if (edubba_match_get_module (match)->words->share == NULL ||
      edubba_match_get_n_seats (match) == 2)
    return NULL;
  for (guint i = 0;; i++)
    {
      gint             points = 0;
      g_autofree char *name = read_part (match, own, i, &points);

      if (name == NULL)
        return NULL;
      if (points > find_most (match, own, i))
        /* Translators: to somebody who has not won; %s: what points came from: "Scrolls". */
        return g_strdup_printf (_ ("In one thing you were ahead of everybody: %s."), name);
    }
}

static void
add_advice (GtkBox *box, const char *advice)
{
  /* Translators: the heading of a piece of advice, at the end of a game. */
  add_label (box, _ ("Next Time"), "heading");
  add_label (box, advice, NULL);
}

GtkWidget *
edubba_end_played_new (EdubbaMatch *match, EdubbaAnalysis *analysis, guint own)
{
  g_autofree char *account = edubba_analysis_words_account (analysis, own);
  g_autofree char *ahead = NULL;
  g_autofree char *story = NULL;
  g_autofree char *advice = NULL;
  GtkBox          *box;

  if (account == NULL)
    return NULL;
  box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 10));
  if (edubba_analysis_get_final (analysis, own) < EDUBBA_CHANCE_CERTAIN)
    ahead = describe_ahead (match, own);
  if (ahead != NULL)
    add_label (box, ahead, NULL);
  add_label (box, account, NULL);
  story = edubba_analysis_words_story (analysis, own);
  if (story != NULL)
    add_label (box, story, NULL);
  advice = edubba_analysis_describe_advice (analysis, own);
  if (advice != NULL)
    add_advice (box, advice);
  return GTK_WIDGET (box);
}
