/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The style sheet has a priority below that of the application, so that a game's colours
 * win; it is loaded once for a display.
 */
#include "edubba-kit.h"

#include "config.h"
#include "edubba-kit-resources.h"
#include "edubba-sheet.h"

/* The least part of a name that is always seen: "Player 3"; cut shorter, all would read the same.
 * And the most of it that is asked for. */
#define LEAST_CHARS 8
#define MOST_CHARS  16

void
edubba_kit_attach (GtkWidget *widget)
{
  static const char *const key = "edubba-kit-style";
  GdkDisplay              *display;
  g_autoptr (GtkCssProvider) sheet = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  display = gtk_widget_get_display (widget);
  if (g_object_get_data (G_OBJECT (display), key) != NULL)
    return;
  g_object_set_data (G_OBJECT (display), key, (gpointer) key);
  edubba_kit_get_resource ();
  sheet = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (sheet, RESOURCE_PATH "/board/edubba-kit.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (sheet),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1);
  edubba_sheet_add (display, RESOURCE_PATH "/board/edubba-kit-accent.css", EDUBBA_SHEET_ACCENT);
  edubba_sheet_add (display, RESOURCE_PATH "/board/edubba-kit-contrast.css",
                    EDUBBA_SHEET_CONTRAST);
}

void
edubba_kit_toggle (GtkWidget *widget, const char *style_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, style_class);
  else
    gtk_widget_remove_css_class (widget, style_class);
}

static GQuark
get_description_quark (void)
{
  return g_quark_from_static_string ("edubba-description");
}

void
edubba_kit_name (GtkWidget *widget, const char *name, const char *description)
{
  /* Newer GTK names a button after its label before anything else. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_qdata_full (G_OBJECT (widget), get_description_quark (), g_strdup (description),
                           g_free);
  edubba_kit_describe (widget, NULL);
}

void
edubba_kit_describe (GtkWidget *widget, const char *sentence)
{
  const char      *own = g_object_get_qdata (G_OBJECT (widget), get_description_quark ());
  g_autofree char *both = own != NULL && sentence != NULL ? g_strjoin (" ", own, sentence, NULL)
                                                          : NULL;
  const char      *description = both;

  if (description == NULL)
    description = sentence != NULL ? sentence : own;
  if (description != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    description, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

gboolean
edubba_kit_is_in_view (GtkWidget *part, GtkWidget *board)
{
  for (GtkWidget *at = gtk_widget_get_parent (part); at != NULL && at != board;
       at = gtk_widget_get_parent (at))
    {
      graphene_rect_t bounds;
      graphene_rect_t view =
        GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (at),
                            (float) gtk_widget_get_height (at));

      if (GTK_IS_SCROLLABLE (at) && (!gtk_widget_compute_bounds (part, at, &bounds) ||
                                     !graphene_rect_contains_point (&view, &bounds.origin)))
        return FALSE;
    }
  return TRUE;
}

void
edubba_kit_show_player (GtkLabel *label, const char *player)
{
  int n;

  g_return_if_fail (GTK_IS_LABEL (label));
  g_return_if_fail (player != NULL);

  n = (int) g_utf8_strlen (player, -1);
  gtk_label_set_label (label, player);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (label, MIN (n, LEAST_CHARS));
  gtk_label_set_max_width_chars (label, MOST_CHARS);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), n > LEAST_CHARS ? player : NULL);
}

void
edubba_kit_set_part (GtkWidget *button, const char *part)
{
  /* The target first: a name that asks for a target would complain about its absence. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", part);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.press");
}

const char *
edubba_kit_read_part (GtkWidget *button)
{
  GVariant   *target;
  const char *name;

  if (!GTK_IS_ACTIONABLE (button))
    return NULL;
  name = gtk_actionable_get_action_name (GTK_ACTIONABLE (button));
  target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));
  return g_strcmp0 (name, "board.press") == 0 && target != NULL
           ? g_variant_get_string (target, NULL)
           : NULL;
}

cairo_t *
edubba_kit_append_cairo (GtkSnapshot *snapshot, double width, double height)
{
  g_autoptr (GskRenderNode) node = NULL;

  g_return_val_if_fail (GTK_IS_SNAPSHOT (snapshot), NULL);

  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gtk_snapshot_append_node (snapshot, node);
  return gsk_cairo_node_get_draw_context (node);
}
