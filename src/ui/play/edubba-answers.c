/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The action's handler judges the typed text as it is; here only an empty text is refused: without
 * text there is nothing to press.
 */
#include "edubba-answers.h"

#include <glib/gi18n.h>

#include "edubba-clear.h"

/* The longest number that can be typed, in characters. */
#define MAX_LENGTH 6

/* A press finds it. */
#define HEIGHT 44

static void
entry_changed_cb (GtkEditable *entry, GtkWidget *button)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", gtk_editable_get_text (entry));
}

/* Another number may be typed over this one at once. */
static void
entry_activated_cb (GtkEditable *entry)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (entry));

  gtk_editable_select_region (entry, 0, -1);
  gtk_widget_activate_action (GTK_WIDGET (entry), "match.answer", "s", text);
}

static void
add_number (GtkBox *box)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *button = gtk_button_new_with_label (_ ("Answer"));

  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_max_length (GTK_ENTRY (entry), MAX_LENGTH);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), MAX_LENGTH);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_widget_set_size_request (entry, -1, HEIGHT);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Your answer, a number"), -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.answer");
  gtk_widget_add_css_class (row, "number");
  g_signal_connect (entry, "changed", G_CALLBACK (entry_changed_cb), button);
  g_signal_connect (entry, "activate", G_CALLBACK (entry_activated_cb), NULL);
  gtk_box_append (GTK_BOX (row), entry);
  gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (box, row);
}

static void
add_choice (GtkBox *box, const char *text, guint i)
{
  GtkWidget *button = gtk_button_new_with_label (text);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (button, "choice");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.choose");
  gtk_box_append (box, button);
}

/* An entry that goes, or can be used no more, while it has the focus never hears that it has lost
 * it. */
static void
leave (GtkBox *box)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (box));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (box)))
    gtk_root_set_focus (root, NULL);
}

void
edubba_answers_fill (GtkBox *box, const CourseStep *step)
{
  leave (box);
  edubba_clear_box (box);
  for (guint i = 0; step->choices[i] != NULL; i++)
    add_choice (box, step->choices[i], i);
  if (step->has_answer)
    add_number (box);
  gtk_widget_set_visible (GTK_WIDGET (box), step->choices[0] != NULL || step->has_answer);
}

void
edubba_answers_mark (GtkBox *box, const CourseStep *step, guint choice, gboolean open)
{
  guint i = 0;

  if (!open && step->has_answer)
    leave (box);
  for (GtkWidget *answer = gtk_widget_get_first_child (GTK_WIDGET (box)); answer != NULL;
       answer = gtk_widget_get_next_sibling (answer), i++)
    {
      gboolean chosen = i == choice || (step->has_answer && choice != G_MAXUINT);

      gtk_widget_remove_css_class (answer, "chosen-right");
      gtk_widget_remove_css_class (answer, "chosen-wrong");
      if (chosen)
        gtk_widget_add_css_class (answer, choice == step->right ? "chosen-right" : "chosen-wrong");
      gtk_widget_set_sensitive (answer, open || (chosen && !step->has_answer));
    }
}
