/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list and a text. The width allocated decides if there is room for both; in a narrow window
 * the table of contents, a page like any other, takes the list's place. Nothing of a game is
 * touched: the page lies above the one that it was opened from.
 */
#include "edubba-rules-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "edubba-article.h"
#include "edubba-layout.h"
#include "edubba-accessible-names.h"
#include "edubba-page.h"

/* The list's width, and the width from which on there is room for it beside the text. */
#define LIST_WIDTH 272
#define WIDE_WIDTH 760

/* The distance that the text moves when an arrow key is pressed. */
#define STEP 48

#define ROW_INDENT 14

struct _EdubbaRulesPage
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget         *side;
  GtkListBox        *list;
  GtkWidget         *main;
  GtkScrolledWindow *scroller;
  AdwClamp          *clamp;
  GtkWidget         *previous_button;
  GtkWidget         *next_button;

  /* borrowed */
  const EdubbaGame *const *games;   /* they outlive the page */
  GtkWidget               *heading; /* of the page that is open */

  /* owned */
  EdubbaHelpBook *book;

  guint    open; /* index of the page in the book */
  gboolean narrow;
  gboolean turned;    /* the list has still to show the row of the page that is open */
  guint    settle_id; /* source: the width has become another, or the page */
};

static void edubba_rules_page_page_init (EdubbaPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaRulesPage,
                               edubba_rules_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (EDUBBA_TYPE_PAGE,
                                                      edubba_rules_page_page_init))

static GtkWidget *
make_row (const EdubbaHelpBook *book, guint index)
{
  const EdubbaMallardPage *page = edubba_help_book_get_page (book, index);
  guint                    depth = edubba_help_book_get_depth (book, index);
  g_autofree char         *title = edubba_article_dup_plain (page->title);
  GtkWidget               *row = gtk_list_box_row_new ();
  GtkWidget               *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_margin_start (label, (int) (MAX (depth, 1) - 1) * ROW_INDENT);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return row;
}

static void
fill_list (EdubbaRulesPage *self)
{
  for (guint i = 0; i < edubba_help_book_get_n_pages (self->book); i++)
    gtk_list_box_append (self->list, make_row (self->book, i));
}

/* A button for the page before or behind has that page's title. */
static void
update_neighbour (EdubbaRulesPage *self, GtkWidget *button, const char *action, guint index)
{
  gboolean         exists = index < edubba_help_book_get_n_pages (self->book);
  g_autofree char *title = NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, exists);
  if (exists)
    title = edubba_article_dup_plain (edubba_help_book_get_page (self->book, index)->title);
  gtk_widget_set_tooltip_text (button, title);
}

static void
show_page (EdubbaRulesPage *self, guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) index);
  GtkWidget     *article = edubba_article_new (self->games, self->book, index, &self->heading);

  self->open = index;
  self->turned = TRUE;
  adw_clamp_set_child (self->clamp, article);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_list_box_select_row (self->list, row);
  update_neighbour (self, self->previous_button, "rules.previous", index - 1);
  update_neighbour (self, self->next_button, "rules.next", index + 1);
}

/* The reader goes on to another page: the focus goes with them, to its beginning. */
static void
go (EdubbaRulesPage *self, int index)
{
  if (index < 0 || (guint) index >= edubba_help_book_get_n_pages (self->book))
    return;
  show_page (self, (guint) index);
  gtk_widget_grab_focus (self->heading);
}

static void
go_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaRulesPage *self = EDUBBA_RULES_PAGE (widget);

  go (self, edubba_help_book_find (self->book, g_variant_get_string (parameter, NULL)));
}

static void
previous_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaRulesPage *self = EDUBBA_RULES_PAGE (widget);

  go (self, (int) self->open - 1);
}

static void
next_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaRulesPage *self = EDUBBA_RULES_PAGE (widget);

  go (self, (int) self->open + 1);
}

static void
contents_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  go (EDUBBA_RULES_PAGE (widget), 0);
}

/* Moving through the list is reading on; the focus stays in it. */
static void
row_activated_cb (EdubbaRulesPage *self, GtkListBoxRow *row)
{
  show_page (self, (guint) gtk_list_box_row_get_index (row));
}

/* Arrow keys move the text, as in a book; Tab goes from link to link. */
static gboolean
text_key_pressed_cb (EdubbaRulesPage *self, guint key, guint code, GdkModifierType modifiers)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double         step = key == GDK_KEY_Down || key == GDK_KEY_KP_Down ? STEP
                        : key == GDK_KEY_Up || key == GDK_KEY_KP_Up   ? -STEP
                                                                      : 0;

  if (step == 0 || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + step);
  return GDK_EVENT_STOP;
}

/* Tab leaves the list at once; older toolkits would go through all of its rows. */
static gboolean
list_key_pressed_cb (EdubbaRulesPage *self, guint key, guint code, GdkModifierType modifiers)
{
  if (key == GDK_KEY_Tab && (modifiers & gtk_accelerator_get_default_mod_mask ()) == 0)
    {
      gtk_widget_grab_focus (self->heading);
      return GDK_EVENT_STOP;
    }
  if (key == GDK_KEY_ISO_Left_Tab || key == GDK_KEY_Tab)
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0)));
  return GDK_EVENT_PROPAGATE;
}

/* Moves the list by as much as it takes to see the row, and those beside it. */
static void
reveal_row (EdubbaRulesPage *self)
{
  GtkScrolledWindow *side = GTK_SCROLLED_WINDOW (self->side);
  GtkListBoxRow     *row = gtk_list_box_get_row_at_index (self->list, (int) self->open);
  graphene_rect_t    bounds;

  if (gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (side),
                               bounds.origin.y - bounds.size.height,
                               bounds.origin.y + 2 * bounds.size.height);
}

/* The visibility and the places of children may not change within an allocation. */
static gboolean
settled_cb (gpointer data)
{
  EdubbaRulesPage *self = data;

  self->settle_id = 0;
  gtk_widget_set_visible (self->side, !self->narrow);
  if (self->turned && !self->narrow)
    reveal_row (self);
  self->turned = FALSE;
  return G_SOURCE_REMOVE;
}

static void
edubba_rules_page_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  EdubbaRulesPage *self = EDUBBA_RULES_PAGE (widget);

  /* The width that the text gets depends on the list, so its height is measured for any width. */
  gtk_widget_measure (self->main, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural += LIST_WIDTH;
}

static void
edubba_rules_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  EdubbaRulesPage *self = EDUBBA_RULES_PAGE (widget);
  gboolean         narrow = width < WIDE_WIDTH;
  int              side_width = 0;
  int              minimum;

  if ((narrow != self->narrow || self->turned) && self->settle_id == 0)
    self->settle_id = g_idle_add (settled_cb, self);
  self->narrow = narrow;
  gtk_widget_set_child_visible (self->side, !narrow);
  if (!narrow && gtk_widget_get_visible (self->side))
    {
      gtk_widget_measure (self->side, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      side_width = MAX (LIST_WIDTH, minimum);
      edubba_layout_place (self->side, (GtkAllocation) { 0, 0, side_width, height });
    }
  edubba_layout_place (self->main,
                       (GtkAllocation) { side_width, 0, width - side_width, height });
}

static GtkSizeRequestMode
edubba_rules_page_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static char *
edubba_rules_page_dup_title (EdubbaPage *page)
{
  return g_strdup (_ ("Help"));
}

static void
edubba_rules_page_focus_start (EdubbaPage *page)
{
  gtk_widget_grab_focus (EDUBBA_RULES_PAGE (page)->heading);
}

static void
edubba_rules_page_page_init (EdubbaPageInterface *iface)
{
  iface->dup_title = edubba_rules_page_dup_title;
  iface->focus_start = edubba_rules_page_focus_start;
}

static void
edubba_rules_page_dispose (GObject *object)
{
  EdubbaRulesPage *self = EDUBBA_RULES_PAGE (object);

  g_clear_handle_id (&self->settle_id, g_source_remove);
  g_clear_pointer (&self->side, gtk_widget_unparent);
  g_clear_pointer (&self->main, gtk_widget_unparent);

  G_OBJECT_CLASS (edubba_rules_page_parent_class)->dispose (object);
}

static void
edubba_rules_page_finalize (GObject *object)
{
  EdubbaRulesPage *self = EDUBBA_RULES_PAGE (object);

  g_clear_pointer (&self->book, edubba_help_book_free);

  G_OBJECT_CLASS (edubba_rules_page_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "rules.go", "s", go_activated_cb);
  gtk_widget_class_install_action (widget_class, "rules.contents", NULL, contents_activated_cb);
  gtk_widget_class_install_action (widget_class, "rules.previous", NULL, previous_activated_cb);
  gtk_widget_class_install_action (widget_class, "rules.next", NULL, next_activated_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
}

static void
edubba_rules_page_class_init (EdubbaRulesPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = edubba_rules_page_dispose;
  object_class->finalize = edubba_rules_page_finalize;
  widget_class->measure = edubba_rules_page_measure;
  widget_class->size_allocate = edubba_rules_page_size_allocate;
  widget_class->get_request_mode = edubba_rules_page_get_request_mode;
  install_actions (widget_class);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "rulespage");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-rules-page.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaRulesPage, side);
  gtk_widget_class_bind_template_child (widget_class, EdubbaRulesPage, list);
  gtk_widget_class_bind_template_child (widget_class, EdubbaRulesPage, main);
  gtk_widget_class_bind_template_child (widget_class, EdubbaRulesPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, EdubbaRulesPage, clamp);
  gtk_widget_class_bind_template_child (widget_class, EdubbaRulesPage, previous_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaRulesPage, next_button);
}

static void
connect_keys (EdubbaRulesPage *self, GtkWidget *widget, GCallback key_pressed_cb)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", key_pressed_cb, self);
  gtk_widget_add_controller (widget, keys);
}

static void
edubba_rules_page_init (EdubbaRulesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Help"),
                                  -1);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  edubba_accessible_names_scroller (GTK_WIDGET (self->scroller), _ ("Help"));
  connect_keys (self, GTK_WIDGET (self->list), G_CALLBACK (list_key_pressed_cb));
  connect_keys (self, GTK_WIDGET (self->scroller), G_CALLBACK (text_key_pressed_cb));
  self->book = edubba_help_book_new (g_get_language_names ());
  fill_list (self);
}

GtkWidget *
edubba_rules_page_new (const EdubbaGame *const *games)
{
  EdubbaRulesPage *self;

  g_return_val_if_fail (games != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_RULES_PAGE, NULL);
  self->games = games;
  show_page (self, 0);
  return GTK_WIDGET (self);
}

void
edubba_rules_page_open (EdubbaRulesPage *self, const EdubbaGame *game, const char *paragraph)
{
  int index;

  g_return_if_fail (EDUBBA_IS_RULES_PAGE (self));
  g_return_if_fail (game != NULL);

  index = edubba_help_book_find_paragraph (self->book, game, paragraph);
  if (index < 0 && paragraph != NULL)
    index = edubba_help_book_find (self->book, paragraph);
  show_page (self, (guint) MAX (index, 0));
}

const char *
edubba_rules_page_get_open (EdubbaRulesPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_RULES_PAGE (self), NULL);

  return edubba_help_book_get_page (self->book, self->open)->id;
}
