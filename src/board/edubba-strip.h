/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One seat at a glance: its mark, its name, its points, and below that a few figures with a
 * picture each. It can be pressed for more.
 *
 * CSS node: `strip` with `moving` (it is to act), `sealed` (it has chosen), `compact`; labels
 * `title`, `score` and `fact`. Accessibility: a button, named by a sentence.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_STRIP (edubba_strip_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaStrip, edubba_strip, EDUBBA, STRIP, GtkButton)

/* A figure and its picture, which keeps its size if it is wider than high. Whatever the figure,
 * there is room for `chars` characters, so that a longer one moves nothing. */
typedef struct
{
  GdkPaintable *picture; /* borrowed */
  char          text[12];
  int           chars;
} EdubbaFact;

#define EDUBBA_STRIP_MAX_FACTS 5

/* The strip of a seat from 0, pressed as `part`. */
GtkWidget *edubba_strip_new (guint seat, const char *part);

/* It wears its seat's mark, unless it is given another. */
void edubba_strip_set_mark (EdubbaStrip *self, guint mark);

/* There is always room for three characters of points. */
void edubba_strip_set_title (EdubbaStrip *self, const char *title);
void edubba_strip_set_score (EdubbaStrip *self, const char *score);
void edubba_strip_set_facts (EdubbaStrip *self, const EdubbaFact *facts, guint n);

/* All of it in a sentence, for assistive technology and as a tooltip. */
void edubba_strip_set_sentence (EdubbaStrip *self, const char *sentence);

/* In a row with little room only the mark, the points and the first figure are shown. */
void edubba_strip_set_compact (EdubbaStrip *self, gboolean compact);

void edubba_strip_set_moving (EdubbaStrip *self, gboolean moving);
void edubba_strip_set_sealed (EdubbaStrip *self, gboolean sealed);

G_END_DECLS
