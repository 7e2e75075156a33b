/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists rules at the end of a game: first those that the computer has practised with the learner,
 * then the rules that were used, then those that refused an action; two beside each other where
 * there is room.
 */
#include "edubba-end-rules.h"

#include <glib/gi18n.h>

#include "edubba-clear.h"
#include "edubba-columns-layout.h"
#include "edubba-sparring.h"

/* The greatest number of rules named under a heading. */
#define MAX_RULES 4

/* Rules side by side, and between them, in pixels. */
#define ABREAST 2
#define SPACING 6

typedef struct
{
  guint paragraph;
  guint n;
} Use;

static gint
compare_uses (gconstpointer a, gconstpointer b)
{
  const Use *first = a;
  const Use *second = b;

  if (first->n != second->n)
    return first->n < second->n ? -1 : 1;
  return first->paragraph < second->paragraph ? -1 : 1;
}

/* Counts the uses of each paragraph, the rarest first: rules of every turn teach least. */
static GArray *
count_uses (EdubbaMatch *match, guint own)
{
  const GameRules  *rules = edubba_match_get_module (match)->rules;
  const GameRecord *record = edubba_match_get_record (match);
  GArray           *uses = g_array_new (FALSE, TRUE, sizeof (Use));
  g_autofree guint *n = g_new0 (guint, rules->n_paragraphs);

  for (guint i = 0; i < game_record_get_n_actions (record); i++)
    {
      GameAction action = game_record_get_action (record, i);
      guint      paragraph = rules->paragraph (action, GAME_LEGAL);

      if ((own == GAME_NOBODY || edubba_match_get_actor (match, i) == own) &&
          paragraph < rules->n_paragraphs &&
          !(rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN))
        n[paragraph]++;
    }
  for (guint i = 0; i < rules->n_paragraphs; i++)
    if (n[i] > 0)
      g_array_append_val (uses, ((Use) { i, n[i] }));
  g_array_sort (uses, compare_uses);
  return uses;
}

static GtkWidget *
create_rule (const char *text, const char *action, const char *game, const char *number)
{
  GtkWidget       *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "xalign",
                                         0.0f, NULL);
  GtkWidget       *button = gtk_button_new ();
  g_autofree char *target = g_strdup_printf ("%s/%s", game, number);

  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_add_css_class (button, "rule-chip");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

/* Adds a heading, and gives the place for the rules below it. */
static GtkBox *
add_heading (GtkBox *box, const char *heading)
{
  GtkWidget *rules = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (box, g_object_new (GTK_TYPE_LABEL, "label", heading, "xalign", 0.0f,
                                     "wrap", TRUE, NULL));
  edubba_columns_layout_apply_short (rules, ABREAST, SPACING);
  gtk_box_append (box, rules);
  return GTK_BOX (rules);
}

static void
add_rule (GtkBox           *box,
          const GameModule *module,
          guint             paragraph,
          const char       *text,
          const char       *action)
{
  gtk_box_append (box,
                  create_rule (text, action, module->rules->id,
                               module->rules->paragraphs[paragraph].number));
}

/* Shows the rules that the computer has practised with the learner: each leads to an exercise. */
static void
show_sparred (GtkBox *box, const GameModule *module, GArray *sparred)
{
  GtkBox *rules;
  guint   met = 0;

  for (guint i = 0; i < sparred->len; i++)
    met += g_array_index (sparred, EdubbaSparred, i).met;
  if (met == 0)
    return;
  rules = add_heading (box, _ ("The computer gave you practice in these shaky rules:"));
  for (guint i = 0; i < sparred->len; i++)
    {
      const EdubbaSparred *rule = &g_array_index (sparred, EdubbaSparred, i);
      g_autofree char     *title = module->words->paragraph (rule->paragraph);
      g_autofree char     *text = NULL;

      if (rule->met == 0)
        continue;
      /* Translators: %1$s is the heading of a rule, %2$u how many of the learner's turns it has
       * decided. */
      text = g_strdup_printf (ngettext ("%1$s: decided %2$u turn", "%1$s: decided %2$u turns",
                                        rule->met),
                              title, rule->met);
      add_rule (rules, module, rule->paragraph, text, "win.drill");
    }
}

static void
show_used (GtkBox *box, const GameModule *module, GArray *uses, gboolean own)
{
  GtkBox *rules = NULL;

  if (uses->len > 0)
    rules = add_heading (box, own ? _ ("Rules you used:") : _ ("Rules that were used:"));
  for (guint i = 0; i < MIN (uses->len, MAX_RULES); i++)
    {
      const Use       *use = &g_array_index (uses, Use, i);
      g_autofree char *title = module->words->paragraph (use->paragraph);

      add_rule (rules, module, use->paragraph, title, "win.rules");
    }
}

/* The rules that refused actions of the learner: each leads to an exercise. */
static void
show_refused (GtkBox *box, const GameModule *module, const char *const *refused)
{
  const GameRules *game = module->rules;
  GtkBox          *rules = NULL;

  if (refused[0] != NULL)
    rules = add_heading (box, _ ("Rules that stopped you. Practise them:"));
  for (guint i = 0; refused[i] != NULL && i < MAX_RULES; i++)
    for (guint p = 0; p < game->n_paragraphs; p++)
      if (g_str_equal (game->paragraphs[p].number, refused[i]))
        {
          g_autofree char *title = module->words->paragraph (p);

          add_rule (rules, module, p, title, "win.drill");
        }
}

gboolean
edubba_end_rules_fill (GtkBox            *box,
                       EdubbaMatch       *match,
                       guint              own,
                       const char *const *refused)
{
  const GameModule *module = edubba_match_get_module (match);
  g_autoptr (GArray) uses = count_uses (match, own);
  g_autoptr (GArray) sparred = edubba_sparring_count (match, own);

  edubba_clear_box (box);
  show_sparred (box, module, sparred);
  show_used (box, module, uses, own != GAME_NOBODY);
  show_refused (box, module, refused);
  return gtk_widget_get_first_child (GTK_WIDGET (box)) != NULL;
}
