/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelTempleStore: bricks that overlap, the oldest first; the last one, the only one that can be
 * taken, is a button that stays there as an empty place when there is no card.
 *
 * CSS nodes: `store`; a label `caption`, or a `pawn` of its owner, `bricks` with labels `brick`
 * (`thin` if there are many, `close` if only small numbers have room and `bare` if none have) and
 * the button `brick` of the top (`empty`, `available`), and the starter, a button `brick` with
 * the class `starter`.
 *
 * Accessibility: the top is named by owner and level and described by the whole store; the starter
 * by its owner.
 */
#include "babel-temple-store.h"

#include <glib/gi18n-lib.h>

#include "babel-fan.h"
#include "babel-picture.h"
#include "babel-style.h"
#include "babel-words.h"
#include "edubba-layout.h"

/* The height of the top brick and the width of a lying one, in heights of their number. */
#define TOP_HEIGHT 1.5
#define FLAT_WIDTH 1.4

/* The least width and height of a brick, in pixels: the top one is pressed. */
#define TARGET 44

/* The number of covered bricks above which each has hardly more room than its number, if they lie
 * flat. */
#define MANY 4

/* The visible part of a covered brick in heights of a line: below the first its number is
 * smaller, and below the second it has none. */
#define CLOSE 0.85
#define BARE  0.6

/* The number of characters of a name that a line of the caption always has room for. */
#define NAME_CHARS 10

/* The radius of a brick's corners, as in the style sheet. */
#define BRICK_RADIUS 5

#define BABEL_TYPE_BRICKS (babel_bricks_get_type ())

G_DECLARE_FINAL_TYPE (BabelBricks, babel_bricks, BABEL, BRICKS, GtkWidget)

/* The overlapping row itself. */
struct _BabelBricks
{
  GtkWidget parent_instance;

  GtkWidget *top;
  GPtrArray *covered; /* of GtkLabel, children: the bricks under the top one */
  gboolean   flat;
};

G_DEFINE_FINAL_TYPE (BabelBricks, babel_bricks, GTK_TYPE_WIDGET)

struct _BabelTempleStore
{
  GtkWidget parent_instance;

  GtkWidget *caption;
  GtkWidget *cards; /* the bricks and the starter */
  GtkWidget *bricks;
  GtkWidget *starter;
  GtkWidget *mark; /* its owner's, if there is no caption */

  /* owned */
  char *starter_name;

  gboolean own;
  gboolean cramped;
};

G_DEFINE_FINAL_TYPE (BabelTempleStore, babel_temple_store, GTK_TYPE_WIDGET)

static const BabelVoice captions = {
  N_ ("Your store"),
  N_ ("Opponent’s store"),
  N_ ("Player %1$u’s store"),
  /* Translators: %1$s is a name in its basic form. */
  N_ ("%1$s’s store"),
};

static const BabelVoice empty_stores = {
  N_ ("Your store is empty"),
  N_ ("Your opponent’s store is empty"),
  N_ ("Player %1$u’s store is empty"),
  /* Translators: %1$s is a name in its basic form. */
  N_ ("%1$s’s store is empty"),
};

static const BabelVoice tops = {
  N_ ("Your store: level %u on top"),
  N_ ("Your opponent’s store: level %u on top"),
  N_ ("Player %2$u’s store: level %1$u on top"),
  /* Translators: %2$s is a name in its basic form. */
  N_ ("%2$s’s store: level %1$u on top"),
};

static const BabelVoice starters = {
  N_ ("Your starter: level 1"),
  N_ ("Your opponent’s starter: level 1"),
  N_ ("Player %1$u’s starter: level 1"),
  /* Translators: %1$s is a name in its basic form. */
  N_ ("%1$s’s starter: level 1"),
};

/* The part of a brick that must stay visible; it grows with the text. */
static int
measure_pitch (BabelBricks *self)
{
  return edubba_layout_measure_line (GTK_WIDGET (self)) + 4;
}

static void
babel_bricks_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  BabelBricks *self = BABEL_BRICKS (widget);
  int          pitch = measure_pitch (self);
  int          last = MAX (TARGET, (int) (pitch * TOP_HEIGHT));

  if ((orientation == GTK_ORIENTATION_HORIZONTAL) == self->flat)
    {
      *minimum = self->flat ? MAX (TARGET, (int) (pitch * FLAT_WIDTH)) : last;
      *natural = babel_fan_get_length (self->covered->len + 1, pitch, *minimum);
    }
  else
    {
      *minimum = self->flat ? last : 3 * pitch;
      *natural = self->flat ? last : 5 * pitch;
    }
}

/* Numbers are whole or not there at all: the top brick has one in any case. */
static void
fit_numbers (BabelBricks *self, int seen)
{
  double lines = (double) seen / edubba_layout_measure_line (GTK_WIDGET (self));

  for (guint i = 0; i < self->covered->len; i++)
    {
      GtkWidget *brick = g_ptr_array_index (self->covered, i);

      babel_style_toggle (brick, "close", !self->flat && lines < CLOSE);
      babel_style_toggle (brick, "bare", lines < BARE);
    }
}

static void
babel_bricks_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BabelBricks *self = BABEL_BRICKS (widget);
  guint        n = self->covered->len + 1;
  int          offsets[BABEL_N_TEMPLE_CARDS];
  int          pitch = measure_pitch (self);
  int          room = self->flat ? width : height;
  int          length = MAX (TARGET, (int) (pitch * (self->flat ? FLAT_WIDTH : TOP_HEIGHT)));
  int          last = MIN (room, length);

  babel_fan_place (n, pitch, last, room, offsets);
  if (n > 1)
    fit_numbers (self, (offsets[n - 1] - offsets[0]) / (int) (n - 1));
  for (guint i = 0; i < n; i++)
    {
      GtkWidget    *brick = i + 1 < n ? g_ptr_array_index (self->covered, i) : self->top;
      GtkAllocation area = self->flat ? (GtkAllocation) { offsets[i], 0, last, height }
                                      : (GtkAllocation) { 0, offsets[i], width, last };

      edubba_layout_place (brick, area);
    }
}

/* Each brick with its joints, its light and its shade, below the next one. */
static void
babel_bricks_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  for (GtkWidget *brick = gtk_widget_get_first_child (widget); brick;
       brick = gtk_widget_get_next_sibling (brick))
    {
      graphene_rect_t bounds;

      gtk_widget_snapshot_child (widget, brick, snapshot);
      if (gtk_widget_has_css_class (brick, "empty") ||
          !gtk_widget_compute_bounds (brick, widget, &bounds))
        continue;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &bounds.origin);
      babel_picture_snapshot (brick, snapshot,
                              (BabelPicture) { .kind = BABEL_PICTURE_BRICK,
                                               .width = (int) bounds.size.width,
                                               .height = (int) bounds.size.height,
                                               .radius = BRICK_RADIUS });
      gtk_snapshot_restore (snapshot);
    }
}

static void
babel_bricks_dispose (GObject *object)
{
  BabelBricks *self = BABEL_BRICKS (object);

  g_ptr_array_set_size (self->covered, 0);
  self->top = NULL;
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self)));)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (babel_bricks_parent_class)->dispose (object);
}

static void
babel_bricks_finalize (GObject *object)
{
  g_ptr_array_unref (BABEL_BRICKS (object)->covered);
  G_OBJECT_CLASS (babel_bricks_parent_class)->finalize (object);
}

static void
babel_bricks_class_init (BabelBricksClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_bricks_dispose;
  G_OBJECT_CLASS (klass)->finalize = babel_bricks_finalize;
  widget_class->measure = babel_bricks_measure;
  widget_class->size_allocate = babel_bricks_size_allocate;
  widget_class->snapshot = babel_bricks_snapshot;
  gtk_widget_class_set_css_name (widget_class, "bricks");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
babel_bricks_init (BabelBricks *self)
{
  self->covered = g_ptr_array_new ();
  self->top = g_object_new (GTK_TYPE_BUTTON, "css-name", "brick", "child",
                            g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL), NULL);
  gtk_widget_set_parent (self->top, GTK_WIDGET (self));
}

static void
set_number (GtkWidget *brick, guint level)
{
  g_autofree char *number = level ? g_strdup_printf ("%u", level) : g_strdup ("");

  if (GTK_IS_BUTTON (brick))
    brick = gtk_button_get_child (GTK_BUTTON (brick));
  gtk_label_set_label (GTK_LABEL (brick), number);
}

static void
set_bricks (BabelBricks *self, const BabelPile *pile, guint n)
{
  guint covered = n > 0 ? n - 1 : 0;

  while (self->covered->len > covered)
    {
      gtk_widget_unparent (g_ptr_array_index (self->covered, self->covered->len - 1));
      g_ptr_array_set_size (self->covered, (int) self->covered->len - 1);
    }
  while (self->covered->len < covered)
    {
      GtkWidget *brick =
        g_object_new (GTK_TYPE_LABEL, "css-name", "brick", "accessible-role",
                      GTK_ACCESSIBLE_ROLE_PRESENTATION, "xalign", 0.0, "yalign", 0.0, NULL);

      gtk_widget_insert_before (brick, GTK_WIDGET (self), self->top);
      g_ptr_array_add (self->covered, brick);
    }
  for (guint i = 0; i < covered; i++)
    {
      set_number (g_ptr_array_index (self->covered, i), babel_pile_get (pile, i));
      babel_style_toggle (g_ptr_array_index (self->covered, i), "thin", covered > MANY);
    }
  set_number (self->top, n > 0 ? babel_pile_get (pile, n - 1) : 0);
  babel_style_toggle (self->top, "empty", n == 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static char *
name_top (BabelTempleStore *self, const BabelView *view, guint level)
{
  if (level == 0)
    return babel_view_say (view, &empty_stores, self->own);
  return BABEL_VIEW_SAY (view, tops, self->own, level);
}

static char *
describe_store (const BabelPile *pile, guint n)
{
  guint            numbers[BABEL_N_TEMPLE_CARDS];
  g_autofree char *list = NULL;

  if (n == 0)
    return NULL;
  for (guint i = 0; i < n; i++)
    numbers[i] = babel_pile_get (pile, i);
  list = babel_words_list_numbers (numbers, n);
  /* Translators: a store's cards, the oldest first and the top last: "All cards, the top last: 5,
   * 3, 2". */
  return g_strdup_printf (_ ("All cards, the top last: %s"), list);
}

static void
babel_temple_store_dispose (GObject *object)
{
  BabelTempleStore *self = BABEL_TEMPLE_STORE (object);

  g_clear_pointer (&self->caption, gtk_widget_unparent);
  g_clear_pointer (&self->cards, gtk_widget_unparent);
  G_OBJECT_CLASS (babel_temple_store_parent_class)->dispose (object);
}

static void
babel_temple_store_finalize (GObject *object)
{
  g_free (BABEL_TEMPLE_STORE (object)->starter_name);
  G_OBJECT_CLASS (babel_temple_store_parent_class)->finalize (object);
}

static void
babel_temple_store_class_init (BabelTempleStoreClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_temple_store_dispose;
  G_OBJECT_CLASS (klass)->finalize = babel_temple_store_finalize;
  gtk_widget_class_set_css_name (widget_class, "store");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
babel_temple_store_init (BabelTempleStore *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->caption =
    g_object_new (GTK_TYPE_LABEL, "css-name", "caption", "ellipsize", PANGO_ELLIPSIZE_END, "wrap",
                  TRUE, "lines", 2, "justify", GTK_JUSTIFY_CENTER, "accessible-role",
                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->cards = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->bricks = g_object_new (BABEL_TYPE_BRICKS, "hexpand", TRUE, NULL);
  self->starter = g_object_new (GTK_TYPE_BUTTON, "css-name", "brick", NULL);
  gtk_widget_add_css_class (self->starter, "starter");
  gtk_widget_set_parent (self->caption, GTK_WIDGET (self));
  gtk_widget_set_parent (self->cards, GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (self->cards), self->bricks);
  gtk_box_append (GTK_BOX (self->cards), self->starter);
  self->mark = g_object_new (GTK_TYPE_BOX, "css-name", "pawn", "visible", FALSE, "valign",
                             GTK_ALIGN_CENTER, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                             NULL);
  gtk_box_append (GTK_BOX (self->cards), self->mark);
}

/* Beside a lying store there is no room for the word. The name comes after the label, which would
 * become it. */
static void
label_starter (BabelTempleStore *self)
{
  gtk_button_set_label (GTK_BUTTON (self->starter),
                        BABEL_BRICKS (self->bricks)->flat
                          ? "1"
                          /* Translators: on the level-1 temple card that each player starts with;
                           * short. */
                          : C_ ("card", "Starter · 1"));
  if (self->starter_name != NULL)
    babel_style_name (self->starter, self->starter_name, NULL);
}

/* Shows the caption. It can be broken within words only for names: no other word is too long. */
static void
show_caption (BabelTempleStore *self, const BabelView *view, const char *caption)
{
  gboolean named = babel_view_get_name (view, self->own) != NULL;

  gtk_label_set_label (GTK_LABEL (self->caption), caption);
  gtk_label_set_wrap_mode (GTK_LABEL (self->caption),
                           named ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  gtk_label_set_width_chars (GTK_LABEL (self->caption), named ? NAME_CHARS : -1);
  gtk_widget_set_tooltip_text (self->caption, named ? caption : NULL);
}

static void
show_names (BabelTempleStore *self, const BabelView *view)
{
  g_autofree char *caption = babel_view_say (view, &captions, self->own);

  show_caption (self, view, caption);
  babel_style_name (GTK_WIDGET (self), caption, NULL);
  g_free (self->starter_name);
  self->starter_name = babel_view_say (view, &starters, self->own);
  label_starter (self);
}

/* In very little room, the starter takes the place of the mark. */
static void
show_mark (BabelTempleStore *self)
{
  gtk_widget_set_visible (self->mark,
                          BABEL_BRICKS (self->bricks)->flat &&
                            !(self->cramped && gtk_widget_get_visible (self->starter)));
}

void
babel_temple_store_set_own (BabelTempleStore *self, gboolean own)
{
  GtkWidget *top;

  g_return_if_fail (BABEL_IS_TEMPLE_STORE (self));

  top = BABEL_BRICKS (self->bricks)->top;
  self->own = own;
  gtk_widget_add_css_class (self->mark, own ? "own" : "other");
  if (!own)
    gtk_box_reorder_child_after (GTK_BOX (self->cards), self->mark, NULL);
  babel_style_set_part (top, own ? "store:me" : "store:opp");
  babel_style_set_part (self->starter, own ? "starter:me" : "starter:opp");
}

void
babel_temple_store_set_flat (BabelTempleStore *self, gboolean flat, gboolean cramped)
{
  g_return_if_fail (BABEL_IS_TEMPLE_STORE (self));

  BABEL_BRICKS (self->bricks)->flat = flat;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->cards), flat ? GTK_ORIENTATION_HORIZONTAL
                                                                     : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_visible (self->caption, !flat);
  self->cramped = cramped;
  show_mark (self);
  label_starter (self);
  gtk_widget_queue_resize (self->bricks);
}

void
babel_temple_store_show (BabelTempleStore *self, const BabelView *view)
{
  const BabelTable *table = &view->state.table;
  guint             side, n;
  GtkWidget        *top;
  g_autofree char  *name = NULL;
  g_autofree char  *description = NULL;

  g_return_if_fail (BABEL_IS_TEMPLE_STORE (self));

  side = babel_view_get_side (view, self->own);
  n = table->n_store[side];
  top = BABEL_BRICKS (self->bricks)->top;
  set_bricks (BABEL_BRICKS (self->bricks), &table->store[side], n);
  show_names (self, view);
  name = name_top (self, view, babel_table_get_store_top (table, side));
  description = describe_store (&table->store[side], n);
  babel_style_name (top, name, description);
  babel_style_toggle (
    top, "available",
    babel_view_offers (
      view, babel_action (BABEL_BUILD, self->own ? BABEL_SOURCE_OWN : BABEL_SOURCE_OPP, 0)));
  gtk_widget_set_visible (self->starter, (table->starter >> side) & 1);
  show_mark (self);
  babel_style_toggle (
    self->starter, "available",
    self->own && babel_view_offers (view, babel_action (BABEL_BUILD, BABEL_SOURCE_START, 0)));
}

gboolean
babel_temple_store_is_crowded (BabelTempleStore *self)
{
  BabelBricks *bricks;
  int          room, needed;

  g_return_val_if_fail (BABEL_IS_TEMPLE_STORE (self), FALSE);

  bricks = BABEL_BRICKS (self->bricks);
  room = bricks->flat ? gtk_widget_get_width (self->bricks) : gtk_widget_get_height (self->bricks);
  needed = babel_fan_get_length (bricks->covered->len + 1, measure_pitch (bricks), TARGET);
  return bricks->covered->len > 0 && room < needed;
}

GtkWidget *
babel_temple_store_get_top (BabelTempleStore *self)
{
  g_return_val_if_fail (BABEL_IS_TEMPLE_STORE (self), NULL);

  return BABEL_BRICKS (self->bricks)->top;
}

GtkWidget *
babel_temple_store_get_starter (BabelTempleStore *self)
{
  g_return_val_if_fail (BABEL_IS_TEMPLE_STORE (self), NULL);

  return self->starter;
}

GtkWidget *
babel_temple_store_get_brick (BabelTempleStore *self, guint i)
{
  BabelBricks *bricks;

  g_return_val_if_fail (BABEL_IS_TEMPLE_STORE (self), NULL);

  bricks = BABEL_BRICKS (self->bricks);
  if (i < bricks->covered->len)
    return g_ptr_array_index (bricks->covered, i);
  return i == bricks->covered->len ? bricks->top : NULL;
}
