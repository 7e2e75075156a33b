/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The marks are ticked from the left, whichever rules they are: what is counted is how many. A rule
 * that has just been used is announced by its name.
 */
#include "edubba-rule-strip.h"

#include <glib/gi18n.h>

#include "edubba-compat.h"

struct _EdubbaRuleStrip
{
  GtkBox parent_instance;

  GtkBox     *marks;       /* borrowed: a child */
  GtkLabel   *names_label; /* borrowed: a child */
  EdubbaBout *bout;        /* owned */
  gboolean    named;
  guint64     used; /* a bit for each rule that was used at the last look */
};

G_DEFINE_FINAL_TYPE (EdubbaRuleStrip, edubba_rule_strip, GTK_TYPE_BOX)

static const CourseGuide *
get_guide (EdubbaBout *bout)
{
  return course_bout_get_guide (edubba_bout_get_file (bout));
}

/* The titles of the rules that were used, or only met, in a line; NULL if there is none. */
static char *
list_rules (EdubbaBout *bout, gboolean used, const char *separator)
{
  const CourseGuide  *guide = get_guide (bout);
  const CourseMentor *mentor = edubba_bout_get_mentor (bout);
  GString            *line = g_string_new (NULL);

  for (guint i = 0; i < course_guide_get_n_rules (guide); i++)
    {
      const CourseRuleMark *mark = &mentor->marks[i];

      if (mark->met == 0 || (mark->used > 0) != used)
        continue;
      if (line->len > 0)
        g_string_append (line, separator);
      if (used)
        g_string_append (line, "✓\302\240");
      g_string_append (line, course_guide_get_rule (guide, i)->title);
    }
  return g_string_free (line, line->len == 0);
}

char *
edubba_rule_strip_describe (EdubbaBout *bout)
{
  const CourseGuide *guide = get_guide (bout);
  guint              wanted = course_guide_count_wanted (guide);
  guint              used = course_mentor_count_used (edubba_bout_get_mentor (bout), guide);
  g_autofree char   *count = NULL;
  g_autofree char   *rest = list_rules (bout, FALSE, ", ");

  /* Translators: at the end of a first game; the second number is how many rules it teaches, and
   * decides on the plural. */
  count = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You’ve used %1$u of %2$u rule.",
                                        "You’ve used %1$u of %2$u rules.", wanted),
                           used, wanted);
  if (rest == NULL)
    return g_steal_pointer (&count);
  /* Translators: behind "You’ve used 8 of 11 rules."; %2$s are names of rules that were met, and
   * not used. */
  return g_strdup_printf (_ ("%1$s Still to try: %2$s."), count, rest);
}

static void
show_mark (GtkWidget *mark, guint i, guint used, guint met)
{
  gtk_widget_set_visible (gtk_widget_get_first_child (mark), i < used);
  gtk_widget_remove_css_class (mark, "used");
  gtk_widget_remove_css_class (mark, "met");
  if (i < met)
    gtk_widget_add_css_class (mark, i < used ? "used" : "met");
}

static void
announce_used (EdubbaRuleStrip *self)
{
  const CourseGuide  *guide = get_guide (self->bout);
  const CourseMentor *mentor = edubba_bout_get_mentor (self->bout);
  guint64             used = 0;

  for (guint i = 0; i < course_guide_get_n_rules (guide); i++)
    {
      g_autofree char *text = NULL;

      if (mentor->marks[i].used == 0)
        continue;
      used |= G_GUINT64_CONSTANT (1) << i;
      if (self->used >> i & 1 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
        continue;
      /* Translators: for a screen reader: a rule was used for the first time. */
      text = g_strdup_printf (_ ("Used: %s"), course_guide_get_rule (guide, i)->title);
      edubba_compat_announce (GTK_WIDGET (self), text);
    }
  self->used = used;
}

static void
update (EdubbaRuleStrip *self)
{
  const CourseGuide  *guide = get_guide (self->bout);
  const CourseMentor *mentor = edubba_bout_get_mentor (self->bout);
  guint               used = course_mentor_count_used (mentor, guide);
  guint               met = course_mentor_count_met (mentor, guide);
  g_autofree char    *done = list_rules (self->bout, TRUE, "  ");
  g_autofree char    *open = list_rules (self->bout, FALSE, "  ");
  g_autofree char    *names = g_strconcat (done != NULL ? done : "",
                                        done != NULL && open != NULL ? "  " : "",
                                        open != NULL ? open : "", NULL);
  g_autofree char *text = edubba_rule_strip_describe (self->bout);
  GtkWidget       *mark = gtk_widget_get_first_child (GTK_WIDGET (self->marks));

  for (guint i = 0; mark != NULL; i++, mark = gtk_widget_get_next_sibling (mark))
    show_mark (mark, i, used, met);
  gtk_label_set_label (self->names_label, names);
  gtk_widget_set_visible (GTK_WIDGET (self->names_label), self->named && names[0] != '\0');
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->marks), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  announce_used (self);
}

static void
edubba_rule_strip_dispose (GObject *object)
{
  g_clear_object (&EDUBBA_RULE_STRIP (object)->bout);

  G_OBJECT_CLASS (edubba_rule_strip_parent_class)->dispose (object);
}

static void
edubba_rule_strip_class_init (EdubbaRuleStripClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = edubba_rule_strip_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
edubba_rule_strip_init (EdubbaRuleStrip *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  self->marks = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4));
  self->names_label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->names_label, TRUE);
  gtk_label_set_xalign (self->names_label, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->names_label), "caption");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->marks));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->names_label));
}

static GtkWidget *
create_mark (void)
{
  GtkWidget *mark = adw_bin_new ();
  GtkWidget *tick = g_object_new (GTK_TYPE_IMAGE, "icon-name", "object-select-symbolic",
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "pixel-size", 10, NULL);

  adw_bin_set_child (ADW_BIN (mark), tick);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (mark, "rule-mark");
  return mark;
}

GtkWidget *
edubba_rule_strip_new (EdubbaBout *bout)
{
  EdubbaRuleStrip *self;
  guint            n;

  g_return_val_if_fail (EDUBBA_IS_BOUT (bout), NULL);
  g_return_val_if_fail (get_guide (bout) != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_RULE_STRIP, NULL);
  self->bout = g_object_ref (bout);
  n = course_guide_count_wanted (get_guide (bout));
  for (guint i = 0; i < n; i++)
    gtk_box_append (self->marks, create_mark ());
  g_signal_connect_object (bout, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

void
edubba_rule_strip_set_named (EdubbaRuleStrip *self, gboolean named)
{
  g_return_if_fail (EDUBBA_IS_RULE_STRIP (self));

  if (self->named == named)
    return;
  self->named = named;
  update (self);
}
