/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The curtain holds no state of the game: the caller takes the board out of the window first, so
 * that neither the screen nor the accessible tree has anything to give away.
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
  GtkLabel  *reason_label;
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
  gtk_widget_class_bind_template_child (widget_class, EdubbaCurtain, reason_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCurtain, open_button);
}

static void
edubba_curtain_init (EdubbaCurtain *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->open_button, "clicked", G_CALLBACK (open_clicked_cb), self);
}

/* The sentences of the title and of the button, for a seat or somebody's name. */
static char *
describe_call (guint seat, const char *name, char **button)
{
  if (name != NULL)
    {
      /* Translators: on a button that uncovers the board; %s is a player's name. */
      *button = g_strdup_printf (_ ("Show the Board of %s"), name);
      /* Translators: several people share the screen; the seat must change to the one so named. */
      return g_strdup_printf (_ ("Over to %s"), name);
    }
  /* Translators: on a button that uncovers the board. */
  *button = g_strdup_printf (_ ("Show Player %u’s Board"), seat + 1);
  /* Translators: two people share the screen; the seat must change to this player now. */
  return g_strdup_printf (_ ("Over to Player %u"), seat + 1);
}

void
edubba_curtain_call (
  EdubbaCurtain *self, guint seat, const char *name, gboolean many, const char *task)
{
  g_autofree char *title = NULL;
  g_autofree char *button = NULL;

  g_return_if_fail (EDUBBA_IS_CURTAIN (self));

  title = describe_call (seat, name, &button);
  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->task_label, task);
  gtk_label_set_label (self->reason_label,
                       many ? _ ("The board is covered so that nobody sees what others hold.")
                            : _ ("The board is covered so that neither of you sees the other’s "
                                 "hand."));
  gtk_button_set_label (self->open_button, button);
  gtk_widget_grab_focus (GTK_WIDGET (self->open_button));
  edubba_compat_announce (GTK_WIDGET (self), title);
}
