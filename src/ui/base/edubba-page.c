/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The interface of pages. Every function of it may be left out: a page without a title bears the
 * program's name, and one that does not say where the focus begins has it on its first widget.
 */
#include "edubba-page.h"

G_DEFINE_INTERFACE (EdubbaPage, edubba_page, GTK_TYPE_WIDGET)

static guint retitled_signal;

static void
edubba_page_default_init (EdubbaPageInterface *iface)
{
  retitled_signal = g_signal_new ("retitled", EDUBBA_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
}

char *
edubba_page_dup_title (EdubbaPage *self)
{
  EdubbaPageInterface *iface;

  g_return_val_if_fail (EDUBBA_IS_PAGE (self), NULL);

  iface = EDUBBA_PAGE_GET_IFACE (self);
  return iface->dup_title != NULL ? iface->dup_title (self) : NULL;
}

char *
edubba_page_dup_subtitle (EdubbaPage *self)
{
  EdubbaPageInterface *iface;

  g_return_val_if_fail (EDUBBA_IS_PAGE (self), NULL);

  iface = EDUBBA_PAGE_GET_IFACE (self);
  return iface->dup_subtitle != NULL ? iface->dup_subtitle (self) : NULL;
}

const EdubbaGame *
edubba_page_get_game (EdubbaPage *self)
{
  EdubbaPageInterface *iface;

  g_return_val_if_fail (EDUBBA_IS_PAGE (self), NULL);

  iface = EDUBBA_PAGE_GET_IFACE (self);
  return iface->get_game != NULL ? iface->get_game (self) : NULL;
}

void
edubba_page_shown (EdubbaPage *self)
{
  EdubbaPageInterface *iface;

  g_return_if_fail (EDUBBA_IS_PAGE (self));

  iface = EDUBBA_PAGE_GET_IFACE (self);
  if (iface->shown != NULL)
    iface->shown (self);
}

/* Puts the focus on the first widget of a window that takes it. Containers remember the child that
 * had it last, and would go on behind that one. */
static void
focus_first (GtkWidget *window)
{
  GtkWidget *next;

  for (GtkWidget *at = window; at != NULL; at = next)
    {
      next = gtk_widget_get_focus_child (at);
      gtk_widget_set_focus_child (at, NULL);
    }
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
}

void
edubba_page_focus_start (EdubbaPage *self)
{
  EdubbaPageInterface *iface;

  g_return_if_fail (EDUBBA_IS_PAGE (self));

  iface = EDUBBA_PAGE_GET_IFACE (self);
  if (iface->focus_start != NULL)
    iface->focus_start (self);
  else
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

void
edubba_page_focus_any (EdubbaPage *self)
{
  GtkRoot *root;

  g_return_if_fail (EDUBBA_IS_PAGE (self));

  edubba_page_focus_start (self);
  root = gtk_widget_get_root (GTK_WIDGET (self));
  if (root != NULL && gtk_root_get_focus (root) == NULL)
    focus_first (GTK_WIDGET (root));
}

gboolean
edubba_page_has_steps (EdubbaPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_PAGE (self), FALSE);

  return EDUBBA_PAGE_GET_IFACE (self)->step != NULL;
}

gboolean
edubba_page_can_step (EdubbaPage *self, gboolean forth)
{
  g_return_val_if_fail (EDUBBA_IS_PAGE (self), FALSE);

  return edubba_page_has_steps (self) && EDUBBA_PAGE_GET_IFACE (self)->can_step (self, forth);
}

void
edubba_page_step (EdubbaPage *self, gboolean forth)
{
  g_return_if_fail (EDUBBA_IS_PAGE (self));

  if (edubba_page_has_steps (self))
    EDUBBA_PAGE_GET_IFACE (self)->step (self, forth);
}

gboolean
edubba_page_can_read_aloud (EdubbaPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_PAGE (self), FALSE);

  return EDUBBA_PAGE_GET_IFACE (self)->read_aloud != NULL;
}

void
edubba_page_read_aloud (EdubbaPage *self, const char *topic)
{
  g_return_if_fail (EDUBBA_IS_PAGE (self));
  g_return_if_fail (topic != NULL);

  if (edubba_page_can_read_aloud (self))
    EDUBBA_PAGE_GET_IFACE (self)->read_aloud (self, topic);
}

void
edubba_page_retitle (EdubbaPage *self)
{
  g_return_if_fail (EDUBBA_IS_PAGE (self));

  g_signal_emit (self, retitled_signal, 0);
}
