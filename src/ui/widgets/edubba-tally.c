/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bars grow away from the names in the middle. Only the visible share of the points grows: the
 * accessible sentence of a line has the final points from the first moment.
 */
#include "edubba-tally.h"

#include <glib/gi18n.h>

#include "edubba-level.h"
#include "edubba-mark.h"

/* The most parts that are shown. */
#define MAX_PARTS 12

#define NO_MARK (-1)

typedef struct
{
  GtkWidget *name;
  GtkWidget *numbers[2];
  GtkWidget *bars[2]; /* none for the sum */
  guint      points[2];
} Line;

struct _EdubbaTally
{
  AdwBin parent_instance;

  /* owned */
  AdwAnimation *counting; /* NULL unless it counts */

  Line  lines[MAX_PARTS + 1];
  guint n_parts;
  guint top;      /* the most points of a part */
  int   marks[2]; /* of the seats, or NO_MARK */
};

G_DEFINE_FINAL_TYPE (EdubbaTally, edubba_tally, ADW_TYPE_BIN)

static void
show_number (const Line *line, guint side, guint points)
{
  g_autofree char *text = g_strdup_printf ("%u", points);

  gtk_label_set_label (GTK_LABEL (line->numbers[side]), text);
  if (line->bars[side] != NULL)
    gtk_level_bar_set_value (GTK_LEVEL_BAR (line->bars[side]), points);
}

/* Shows the points counted after a share of the time: each part has its turn. */
static void
show_counted (EdubbaTally *self, double share)
{
  guint sums[2] = { 0, 0 };

  for (guint i = 0; i < self->n_parts; i++)
    for (guint side = 0; side < 2; side++)
      {
        double turn = CLAMP (share * self->n_parts - i, 0, 1);
        guint  points = (guint) (turn * self->lines[i].points[side] + 0.5);

        show_number (&self->lines[i], side, points);
        sums[side] += points;
      }
  for (guint side = 0; side < 2; side++)
    show_number (&self->lines[self->n_parts], side, sums[side]);
}

static void
counted_cb (double value, gpointer data)
{
  show_counted (data, value);
}

static void
drop_counting (EdubbaTally *self)
{
  g_autoptr (AdwAnimation) counting = g_steal_pointer (&self->counting);

  if (counting != NULL)
    adw_animation_pause (counting);
}

static void
edubba_tally_dispose (GObject *object)
{
  drop_counting (EDUBBA_TALLY (object));

  G_OBJECT_CLASS (edubba_tally_parent_class)->dispose (object);
}

static void
edubba_tally_class_init (EdubbaTallyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_tally_dispose;
  gtk_widget_class_set_css_name (widget_class, "pointtally");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
edubba_tally_init (EdubbaTally *self)
{
  self->marks[0] = self->marks[1] = NO_MARK;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Count of points"), -1);
}

static GtkWidget *
add_label (GtkGrid *grid, int column, int row, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, row, 1, 1);
  return label;
}

/* The bar of the left side grows to the left, in either direction of reading. */
static GtkWidget *
add_bar (GtkGrid *grid, guint side, int row, guint top, int mark)
{
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, MAX (top, 1));

  gtk_level_bar_set_inverted (GTK_LEVEL_BAR (bar), side == 0);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (bar, side == 0 ? "first" : "second");
  if (mark != NO_MARK)
    edubba_mark_color (bar, (guint) mark);
  gtk_accessible_update_state (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_grid_attach (grid, bar, side == 0 ? 1 : 3, row, 1, 1);
  return bar;
}

/* marks: of both sides, or NULL for a line without bars. */
static void
add_line (GtkGrid    *grid,
          Line       *line,
          const char *name,
          int         row,
          guint       top,
          const int  *marks,
          const char *css_class)
{
  line->name = add_label (grid, 2, row, css_class);
  gtk_label_set_label (GTK_LABEL (line->name), name);
  for (guint side = 0; side < 2; side++)
    {
      line->numbers[side] = add_label (grid, side == 0 ? 0 : 4, row, css_class);
      gtk_widget_add_css_class (line->numbers[side], "numeric");
      gtk_label_set_width_chars (GTK_LABEL (line->numbers[side]), 2);
      if (marks != NULL)
        line->bars[side] = add_bar (grid, side, row, top, marks[side]);
    }
}

/* Names a line for a screen reader. */
static void
name_line (const Line *line, const char *name, const char *const names[2])
{
  /* Translators: a line of a count of points, for a screen reader: "Hatti: You 5, Pupil 3". */
  g_autofree char *text = g_strdup_printf (_ ("%1$s: %2$s %3$u, %4$s %5$u"), name, names[0],
                                           line->points[0], names[1], line->points[1]);

  gtk_accessible_update_property (GTK_ACCESSIBLE (line->name), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  for (guint side = 0; side < 2; side++)
    gtk_accessible_update_state (GTK_ACCESSIBLE (line->numbers[side]), GTK_ACCESSIBLE_STATE_HIDDEN,
                                 TRUE, -1);
}

/* Reads the parts; returns their names. */
static GPtrArray *
read_parts (EdubbaTally     *self,
            const GameWords *words,
            GPtrArray       *states,
            const guint      seats[2])
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);
  Line      *sum = NULL;

  self->n_parts = self->top = 0;
  memset (self->lines, 0, sizeof self->lines);
  for (guint i = 0; i < MAX_PARTS; i++)
    {
      char *name = NULL;

      for (guint side = 0; side < 2; side++)
        {
          gint points = 0;

          g_free (name);
          name = words->share ((const GameState *const *) states->pdata, states->len, seats[side],
                               i, &points);
          self->lines[i].points[side] = (guint) MAX (points, 0);
          self->top = MAX (self->top, self->lines[i].points[side]);
        }
      if (name == NULL)
        break;
      g_ptr_array_add (parts, name);
    }
  self->n_parts = parts->len;
  sum = &self->lines[self->n_parts];
  memset (sum, 0, sizeof *sum);
  for (guint i = 0; i < self->n_parts; i++)
    for (guint side = 0; side < 2; side++)
      sum->points[side] += self->lines[i].points[side];
  return parts;
}

/* A name, and at its outer side the mark of its seat, if it has one. */
static GtkWidget *
create_name (const char *name, guint side, int mark)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "heading");
  gtk_label_set_xalign (GTK_LABEL (label), side == 0 ? 0 : 1);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  if (mark != NO_MARK)
    gtk_box_insert_child_after (GTK_BOX (box), edubba_mark_create_image ((guint) mark),
                                side == 0 ? NULL : label);
  return box;
}

/* The names take the same room, so that a point is as long on either side. */
static void
add_head (EdubbaTally *self, GtkGrid *grid, const char *const names[2])
{
  g_autoptr (GtkSizeGroup) both = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  for (guint side = 0; side < 2; side++)
    {
      GtkWidget *name = create_name (names[side], side, self->marks[side]);

      gtk_size_group_add_widget (both, name);
      gtk_grid_attach (grid, name, side == 0 ? 0 : 3, 0, 2, 1);
    }
}

/* Counts the last of the states. */
static gboolean
show_states (EdubbaTally      *self,
             const GameModule *module,
             GPtrArray        *states,
             const guint       seats[2],
             const char *const names[2])
{
  GtkWidget *grid;
  g_autoptr (GPtrArray) parts = NULL;

  drop_counting (self);
  adw_bin_set_child (ADW_BIN (self), NULL);
  if (module->words->share == NULL)
    return FALSE;
  parts = read_parts (self, module->words, states, seats);
  gtk_widget_add_css_class (GTK_WIDGET (self), module->rules->id);
  grid = g_object_new (GTK_TYPE_GRID, "row-spacing", 8, "column-spacing", 8, NULL);
  add_head (self, GTK_GRID (grid), names);
  for (guint i = 0; i < parts->len; i++)
    {
      add_line (GTK_GRID (grid), &self->lines[i], parts->pdata[i], (int) i + 1, self->top,
                self->top > 0 ? self->marks : NULL, NULL);
      name_line (&self->lines[i], parts->pdata[i], names);
    }
  add_line (GTK_GRID (grid), &self->lines[self->n_parts], _ ("Total"), (int) parts->len + 1, 0,
            NULL, "sum");
  name_line (&self->lines[self->n_parts], _ ("Total"), names);
  adw_bin_set_child (ADW_BIN (self), grid);
  show_counted (self, 1);
  return TRUE;
}

static int
find_mark (EdubbaMatch *match, guint seat, guint viewer, GameAddress address)
{
  if (!edubba_mark_is_worn (edubba_match_get_module (match)->rules))
    return NO_MARK;
  return (int) edubba_mark_of_seat (seat, 2, address == GAME_ADDRESS_YOU ? viewer : GAME_NOBODY);
}

gboolean
edubba_tally_set_state (EdubbaTally      *self,
                        const GameModule *module,
                        const GameState  *state,
                        const guint       seats[2],
                        const char *const names[2])
{
  g_autoptr (GPtrArray) states = g_ptr_array_new ();

  g_return_val_if_fail (EDUBBA_IS_TALLY (self), FALSE);
  g_return_val_if_fail (module != NULL, FALSE);

  g_ptr_array_add (states, (gpointer) state);
  return show_states (self, module, states, seats, names);
}

gboolean
edubba_tally_set_match (EdubbaTally *self, EdubbaMatch *match, guint viewer, GameAddress address)
{
  guint            first = address == GAME_ADDRESS_YOU ? viewer : 0;
  guint            seats[] = { first, 1 - first };
  g_autofree char *left = edubba_level_dup_head (match, seats[0], viewer, address);
  g_autofree char *right = edubba_level_dup_head (match, seats[1], viewer, address);
  const char      *names[] = { left, right };
  g_autoptr (GPtrArray) states = edubba_match_list_states (match);

  g_return_val_if_fail (EDUBBA_IS_TALLY (self), FALSE);
  g_return_val_if_fail (edubba_match_get_n_seats (match) == 2, FALSE);

  for (guint side = 0; side < 2; side++)
    self->marks[side] = find_mark (match, seats[side], viewer, address);
  return show_states (self, edubba_match_get_module (match), states, seats, names);
}

void
edubba_tally_count (EdubbaTally *self)
{
  AdwAnimationTarget *target;

  g_return_if_fail (EDUBBA_IS_TALLY (self));

  drop_counting (self);
  if (self->n_parts == 0)
    return;
  target = adw_callback_animation_target_new (counted_cb, self, NULL);
  self->counting =
    adw_timed_animation_new (GTK_WIDGET (self), 0, 1, EDUBBA_TALLY_SPAN, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->counting), ADW_LINEAR);
  show_counted (self, 0);
  adw_animation_play (self->counting);
}

void
edubba_tally_finish (EdubbaTally *self)
{
  g_return_if_fail (EDUBBA_IS_TALLY (self));

  if (self->counting == NULL)
    return;
  drop_counting (self);
  show_counted (self, 1);
}

guint
edubba_tally_get_n_parts (EdubbaTally *self)
{
  g_return_val_if_fail (EDUBBA_IS_TALLY (self), 0);

  return self->n_parts;
}

guint
edubba_tally_get_shown (EdubbaTally *self, guint line, guint side)
{
  g_return_val_if_fail (EDUBBA_IS_TALLY (self), 0);
  g_return_val_if_fail (line <= self->n_parts && side < 2, 0);
  g_return_val_if_fail (self->n_parts > 0, 0);

  return (guint) g_ascii_strtoull (
    gtk_label_get_label (GTK_LABEL (self->lines[line].numbers[side])), NULL, 10);
}
