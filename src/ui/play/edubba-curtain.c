/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The curtain holds no state of the game: whoever shows it takes the board out of the window first,
 * so that neither the screen nor the accessible tree has anything to give away.
 */
#include "edubba-curtain.h"

#include <glib/gi18n.h>

#include "edubba-compat.h"

struct _EdubbaCurtain
{
  AdwBin parent_instance;

  /* template */
  GtkLabel  *title_label;
  GtkLabel  *task_label;
  GtkButton *open_button;
};

G_DEFINE_FINAL_TYPE (EdubbaCurtain, edubba_curtain, ADW_TYPE_BIN)

enum
{
  OPENED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
open_clicked_cb (EdubbaCurtain *self)
{
  g_signal_emit (self, signals[OPENED], 0);
}

static void
edubba_curtain_class_init (EdubbaCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaCurtain, title_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCurtain, task_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCurtain, open_button);
}

static void
edubba_curtain_init (EdubbaCurtain *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->open_button, "clicked", G_CALLBACK (open_clicked_cb), self);
}

void
edubba_curtain_call (EdubbaCurtain *self, guint seat, const char *task)
{
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;

  g_return_if_fail (EDUBBA_IS_CURTAIN (self));

  /* Translators: two people share the screen; the seat must change to this player now. */
  title = g_strdup_printf (_ ("Over to Player %u"), seat + 1);
  /* Translators: on a button that uncovers the board. */
  label = g_strdup_printf (_ ("Show Player %u’s Board"), seat + 1);
  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->task_label, task);
  gtk_button_set_label (self->open_button, label);
  gtk_widget_grab_focus (GTK_WIDGET (self->open_button));
  edubba_compat_announce (GTK_WIDGET (self), title);
}
