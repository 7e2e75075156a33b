/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelBacks: a row of overlapping card backs of fixed size that move closer as they grow more.
 *
 * CSS nodes: `backs` with `babelcard` nodes of the class `unknown`. Accessibility: role img, named
 * by the number of cards.
 */
#include "babel-backs.h"

#include <glib/gi18n-lib.h>

#include "babel-card.h"
#include "babel-fan.h"
#include "babel-style.h"
#include "babel-table.h"

#define WIDTH  20
#define HEIGHT 28
#define PITCH  13
#define ROOM   130
#define SLOTS  7

struct _BabelBacks
{
  GtkWidget  parent_instance;
  GPtrArray *cards; /* of BabelCard, children */
};

G_DEFINE_FINAL_TYPE (BabelBacks, babel_backs, GTK_TYPE_WIDGET)

static void
babel_backs_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  BabelBacks *self = BABEL_BACKS (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = HEIGHT;
      return;
    }
  *minimum = WIDTH + 2 * (int) MIN (self->cards->len, SLOTS);
  *natural = MAX (*minimum, MIN (ROOM, babel_fan_get_length (self->cards->len, PITCH, WIDTH)));
}

static void
babel_backs_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BabelBacks *self = BABEL_BACKS (widget);
  guint       n = self->cards->len;
  gboolean    lead[BABEL_N_NATION_CARDS] = { FALSE };
  int         offsets[BABEL_N_NATION_CARDS];

  for (guint i = 0; i < n; i++)
    lead[i] = TRUE;
  babel_fan_place (n, lead, BABEL_FAN_NONE, PITCH, WIDTH, width, offsets);
  for (guint i = 0; i < n; i++)
    gtk_widget_size_allocate (g_ptr_array_index (self->cards, i),
                              &(GtkAllocation) { offsets[i], (height - HEIGHT) / 2, WIDTH, HEIGHT },
                              -1);
}

static void
babel_backs_dispose (GObject *object)
{
  BabelBacks *self = BABEL_BACKS (object);

  babel_backs_set_count (self, 0);
  G_OBJECT_CLASS (babel_backs_parent_class)->dispose (object);
}

static void
babel_backs_finalize (GObject *object)
{
  g_ptr_array_unref (BABEL_BACKS (object)->cards);
  G_OBJECT_CLASS (babel_backs_parent_class)->finalize (object);
}

static void
babel_backs_class_init (BabelBacksClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_backs_dispose;
  G_OBJECT_CLASS (klass)->finalize = babel_backs_finalize;
  widget_class->measure = babel_backs_measure;
  widget_class->size_allocate = babel_backs_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "backs");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
babel_backs_init (BabelBacks *self)
{
  self->cards = g_ptr_array_new ();
}

void
babel_backs_set_count (BabelBacks *self, guint count)
{
  g_autofree char *name = NULL;

  g_return_if_fail (BABEL_IS_BACKS (self));
  g_return_if_fail (count <= BABEL_N_NATION_CARDS);

  while (self->cards->len > count)
    {
      gtk_widget_unparent (g_ptr_array_index (self->cards, self->cards->len - 1));
      g_ptr_array_set_size (self->cards, (int) self->cards->len - 1);
    }
  while (self->cards->len < count)
    {
      GtkWidget *card = babel_card_new (BABEL_CARD_FACE, BABEL_UNKNOWN);

      gtk_widget_set_parent (card, GTK_WIDGET (self));
      g_ptr_array_add (self->cards, card);
    }
  name = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Your opponent holds %u card",
                                       "Your opponent holds %u cards", count),
                          count);
  babel_style_name_with_hint (GTK_WIDGET (self), name, NULL, name);
}

GtkWidget *
babel_backs_get_card (BabelBacks *self, guint i)
{
  g_return_val_if_fail (BABEL_IS_BACKS (self), NULL);

  return i < self->cards->len ? g_ptr_array_index (self->cards, i) : NULL;
}
