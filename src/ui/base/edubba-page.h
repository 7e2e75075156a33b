/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window's interface to a page: a title for the header bar, the game that it is about, the
 * widget to focus first, and steps to undo. All else in the header bar belongs to match pages
 * alone.
 *
 * Pages lie on one another (edubba-window-parts.h): Back takes the uppermost away and finds the
 * one below as it was left.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-game.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_PAGE (edubba_page_get_type ())

G_DECLARE_INTERFACE (EdubbaPage, edubba_page, EDUBBA, PAGE, GtkWidget)

struct _EdubbaPageInterface
{
  GTypeInterface parent;

  char *(*dup_title) (EdubbaPage *self);
  char *(*dup_subtitle) (EdubbaPage *self);
  const EdubbaGame *(*get_game) (EdubbaPage *self);
  void (*shown) (EdubbaPage *self);
  void (*focus_start) (EdubbaPage *self);
  gboolean (*can_step) (EdubbaPage *self, gboolean forth);
  void (*step) (EdubbaPage *self, gboolean forth);
  void (*read_aloud) (EdubbaPage *self, const char *topic);
};

/* Signal:
 *   retitled ()   title, subtitle, or the steps that there are, have changed
 */

/* The title for the header bar, and the small line below it. Either may be NULL; the caller frees
 * it. */
char *edubba_page_dup_title (EdubbaPage *self) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_page_dup_subtitle (EdubbaPage *self) G_GNUC_WARN_UNUSED_RESULT;

/* The game that the page is about; NULL for a page about all games, or none. Borrowed. */
const EdubbaGame *edubba_page_get_game (EdubbaPage *self);

/* Called by the window whenever the page has come into view, for the first time or again: its
 * contents may have changed meanwhile. */
void edubba_page_shown (EdubbaPage *self);

/* Puts the focus where there is something to do; on the first widget that takes it if the page
 * does not say. */
void edubba_page_focus_start (EdubbaPage *self);

/* The same; or on the first widget of the window if nothing of the page takes the focus now. */
void edubba_page_focus_any (EdubbaPage *self);

/* For pages that have a way back of their own: whether there is a step back, or one forth again;
 * and that step. A page that does not say has none, and has_steps is FALSE. */
gboolean edubba_page_has_steps (EdubbaPage *self);
gboolean edubba_page_can_step (EdubbaPage *self, gboolean forth);
void     edubba_page_step (EdubbaPage *self, gboolean forth);

/* Says the contents of the place with the focus ("place"), the cards held ("hand") or the changes
 * ("changes"), to be read and heard; no-op for a page that cannot, having no board. */
gboolean edubba_page_can_read_aloud (EdubbaPage *self);
void     edubba_page_read_aloud (EdubbaPage *self, const char *topic);

/* For pages: emits "retitled". */
void edubba_page_retitle (EdubbaPage *self);

G_END_DECLS
