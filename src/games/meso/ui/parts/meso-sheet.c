/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A popover with a scrolled box, which is filled anew each time. On a low board it scrolls, and on
 * a narrow one its texts wrap.
 */
#include "meso-sheet.h"

#include "edubba-kit.h"
#include "game-state.h"
#include "meso-bar.h"
#include "meso-rules.h"
#include "meso-says.h"
#include "meso-words.h"

#define MOST_HEIGHT 360
#define MOST_CHARS  36

GtkWidget *
meso_sheet_new (void)
{
  GtkWidget *sheet = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_add_css_class (box, "sheet");
  gtk_popover_set_child (GTK_POPOVER (sheet),
                         g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", box, "hscrollbar-policy",
                                       GTK_POLICY_NEVER, "max-content-height", MOST_HEIGHT,
                                       "propagate-natural-height", TRUE,
                                       "propagate-natural-width", TRUE, NULL));
  return sheet;
}

static GtkBox *
get_box (GtkWidget *sheet)
{
  GtkWidget *child = gtk_popover_get_child (GTK_POPOVER (sheet));

  child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (child));
  return GTK_BOX (GTK_IS_VIEWPORT (child) ? gtk_viewport_get_child (GTK_VIEWPORT (child)) : child);
}

static GtkBox *
clear (GtkWidget *sheet)
{
  GtkBox    *box = get_box (sheet);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  return box;
}

static void
open_beside (GtkWidget *sheet, GtkWidget *beside)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (beside, gtk_widget_get_parent (sheet), &bounds))
    return;
  gtk_popover_set_pointing_to (GTK_POPOVER (sheet),
                               &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                                                 (int) bounds.size.width,
                                                 (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (sheet));
}

static GtkWidget *
add_button (GtkBox *box, const char *label, const char *part)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  GtkLabel  *text = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  edubba_kit_set_part (button, part);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_halign (GTK_WIDGET (text), GTK_ALIGN_START);
  gtk_label_set_wrap (text, TRUE);
  gtk_label_set_natural_wrap_mode (text, GTK_NATURAL_WRAP_NONE);
  gtk_box_append (box, button);
  return button;
}

static void
add_actions (GtkBox *box, const MesoSight *sight, const MesoChoice *choice, guint place)
{
  GameAction actions[MESO_MAX_OPTIONS];
  guint      n = meso_choice_list_there (choice, sight, place, actions);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = game_action_print (&meso_rules, actions[i]);
      g_autofree char *part = g_strconcat ("do:", text, NULL);
      g_autofree char *label = meso_says_button (sight, actions[i]);
      g_autofree char *name = meso_words.action ((const GameState *) &sight->state, actions[i],
                                                 (const char *const *) sight->names);

      edubba_kit_name (add_button (box, label, part), name, NULL);
    }
}

void
meso_sheet_ask (GtkWidget        *sheet,
                const MesoSight  *sight,
                const MesoChoice *choice,
                guint             place,
                const MesoOption *options,
                guint             n,
                GtkWidget        *beside)
{
  GtkBox *box = clear (sheet);

  add_actions (box, sight, choice, place);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *label = meso_says_option (sight, &options[i]);
      g_autofree char *part = g_strdup_printf ("option:%u", i);

      add_button (box, label, part);
    }
  open_beside (sheet, beside);
}

void
meso_sheet_list (GtkWidget        *sheet,
                 const MesoSight  *sight,
                 const MesoChoice *choice,
                 GtkWidget        *beside)
{
  GtkBox *box = clear (sheet);

  for (guint i = 0; i < MESO_N_SOUGHT; i++)
    for (guint place = 0; place < MESO_N_PLACES; place++)
      {
        g_autofree char *name = NULL;
        g_autofree char *label = NULL;
        g_autofree char *part = NULL;

        if (!meso_choice_seeks (choice, sight, (MesoSought) i, place))
          continue;
        name = meso_words_place (place);
        label = meso_says_sought (sight, (MesoSought) i, place);
        part = g_strconcat ("go:", name, NULL);
        add_button (box, label, part);
      }
  open_beside (sheet, beside);
}

void
meso_sheet_tell (GtkWidget *sheet, GPtrArray *lines, GtkWidget *beside)
{
  GtkBox *box = clear (sheet);

  for (guint i = 0; i < lines->len; i++)
    gtk_box_append (box, g_object_new (GTK_TYPE_LABEL, "label", g_ptr_array_index (lines, i),
                                       "xalign", 0.0, "wrap", TRUE, "max-width-chars", MOST_CHARS,
                                       NULL));
  g_ptr_array_unref (lines);
  open_beside (sheet, beside);
}

GtkWidget *
meso_sheet_find_part (GtkWidget *sheet, const char *part)
{
  return meso_bar_find_part (GTK_WIDGET (get_box (sheet)), part);
}
