/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every paragraph is a label, so that it can be read piece by piece. Links within a text answer
 * to the keyboard, but older toolkits do not tell assistive technology of them; that is why all of
 * them stand once more at the end, as buttons of their own.
 */
#include "edubba-article.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "course-link.h"
#include "edubba-figure.h"

#define INDENT 18

char *
edubba_article_dup_plain (const char *markup)
{
  char *plain = NULL;

  g_return_val_if_fail (markup != NULL, NULL);

  if (!pango_parse_markup (markup, -1, 0, NULL, &plain, NULL, NULL))
    return g_strdup (markup);
  return plain;
}

static gboolean
link_activated_cb (GtkWidget *label, const char *target)
{
  if (course_link_is_meant (target))
    gtk_widget_activate_action (label, "win.open-pasted", "s", target);
  else
    gtk_widget_activate_action (label, "rules.go", "s", target);
  return TRUE;
}

static GtkWidget *
make_label (const char *markup, GtkAccessibleRole role)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "label", markup, "use-markup", TRUE, "xalign", 0.0f, "wrap", TRUE,
                  "wrap-mode", PANGO_WRAP_WORD_CHAR, "accessible-role", role, NULL);

  g_signal_connect (label, "activate-link", G_CALLBACK (link_activated_cb), NULL);
  return label;
}

static GtkWidget *
make_heading (const char *markup, int level, const char *style_class)
{
  GtkWidget *label = make_label (markup, GTK_ACCESSIBLE_ROLE_HEADING);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  gtk_widget_add_css_class (label, style_class);
  return label;
}

/* The title takes the focus when a page is opened, so that reading begins there. A label without
 * links never does, so it stands in a heading that can. */
static GtkWidget *
make_title (const char *markup, const char *title)
{
  GtkWidget *heading = g_object_new (ADW_TYPE_BIN, "focusable", TRUE, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  adw_bin_set_child (ADW_BIN (heading), make_label (markup, GTK_ACCESSIBLE_ROLE_PRESENTATION));
  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_LEVEL, 1, -1);
  gtk_widget_add_css_class (heading, "title-2");
  return heading;
}

/* An item's text with its bullet or number before it; further paragraphs of an item stand below the
 * first. */
static GtkWidget *
make_item (const EdubbaMallardBlock *block)
{
  GtkWidget       *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget       *text = make_label (block->text, GTK_ACCESSIBLE_ROLE_LABEL);
  GtkWidget       *mark;
  g_autofree char *number = NULL;

  /* Translators: the number of a step in a list of instructions. */
  number = g_strdup_printf (_ ("%u."), block->number);
  mark = gtk_label_new (block->number > 0 ? number : block->bullet);
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_widget_set_size_request (mark, INDENT, -1);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), text);
  gtk_widget_add_css_class (row, "item");
  return row;
}

static GtkWidget *
make_note (const EdubbaMallardBlock *block)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *image = g_object_new (GTK_TYPE_IMAGE, "icon-name", "dialog-information-symbolic",
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *text = make_label (block->text, GTK_ACCESSIBLE_ROLE_LABEL);

  gtk_widget_set_valign (image, GTK_ALIGN_START);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (row), image);
  gtk_box_append (GTK_BOX (row), text);
  gtk_widget_add_css_class (row, "note");
  return row;
}

static GtkWidget *
make_screen (const EdubbaMallardBlock *block)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), block->text);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), label);
  gtk_widget_add_css_class (scroller, "screen");
  return scroller;
}

/* A figure that no game has stands there in words. */
static GtkWidget *
make_figure (const EdubbaGame *const *games, const EdubbaMallardBlock *block)
{
  g_autofree char *description = edubba_article_dup_plain (block->text);
  GtkWidget       *figure = edubba_figure_new (games, block->source, description);

  return figure != NULL ? figure : make_label (block->text, GTK_ACCESSIBLE_ROLE_LABEL);
}

/* A button that leads to a page. */
static GtkWidget *
make_button (const EdubbaHelpBook *book, guint index, guint depth)
{
  const EdubbaMallardPage *page = edubba_help_book_get_page (book, index);
  GtkWidget               *button = g_object_new (GTK_TYPE_BUTTON, "accessible-role",
                                                  GTK_ACCESSIBLE_ROLE_LINK, NULL);
  GtkWidget               *label = make_label (page->title, GTK_ACCESSIBLE_ROLE_LABEL);
  g_autofree char         *title = edubba_article_dup_plain (page->title);

  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", page->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rules.go");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  gtk_widget_set_margin_start (button, (int) depth * INDENT);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "leads-on");
  return button;
}

/* The pages below this one are those that follow it and lie deeper. */
static GtkWidget *
make_links (const EdubbaHelpBook *book, guint index)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  guint      top = edubba_help_book_get_depth (book, index) + 1;

  for (guint i = index + 1; i < edubba_help_book_get_n_pages (book); i++)
    {
      guint depth = edubba_help_book_get_depth (book, i);

      if (depth < top)
        break;
      gtk_box_append (GTK_BOX (box), make_button (book, i, depth - top));
    }
  return box;
}

/* Returns TRUE if the page `below` is listed on the page `index` already. */
static gboolean
is_below (const EdubbaHelpBook *book, guint index, guint below)
{
  const EdubbaMallardPage *page = edubba_help_book_get_page (book, below);

  return g_strcmp0 (page->guide, edubba_help_book_get_page (book, index)->id) == 0;
}

static void
append_see_also (GtkBox *box, const EdubbaHelpBook *book, guint index)
{
  const EdubbaMallardPage *page = edubba_help_book_get_page (book, index);
  GtkWidget               *links = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < page->links->len; i++)
    {
      int target = edubba_help_book_find (book, g_ptr_array_index (page->links, i));

      if (target >= 0 && !is_below (book, index, (guint) target))
        gtk_box_append (GTK_BOX (links), make_button (book, (guint) target, 0));
    }
  if (gtk_widget_get_first_child (links) == NULL)
    {
      g_object_ref_sink (links);
      g_object_unref (links);
      return;
    }
  gtk_box_append (box, make_heading (_ ("See also"), 2, "heading"));
  gtk_box_append (box, links);
}

static GtkWidget *
make_block (const EdubbaGame *const  *games,
            const EdubbaHelpBook     *book,
            guint                     index,
            const EdubbaMallardBlock *block)
{
  switch (block->kind)
    {
    case EDUBBA_MALLARD_ITEM:
      return make_item (block);
    case EDUBBA_MALLARD_HEADING:
      return make_heading (block->text, 2, "heading");
    case EDUBBA_MALLARD_NOTE:
      return make_note (block);
    case EDUBBA_MALLARD_SCREEN:
      return make_screen (block);
    case EDUBBA_MALLARD_MEDIA:
      return make_figure (games, block);
    case EDUBBA_MALLARD_LINKS:
      return make_links (book, index);
    case EDUBBA_MALLARD_PARAGRAPH:
    default:
      return make_label (block->text, GTK_ACCESSIBLE_ROLE_LABEL);
    }
}

GtkWidget *
edubba_article_new (const EdubbaGame *const *games,
                    const EdubbaHelpBook    *book,
                    guint                    index,
                    GtkWidget              **heading)
{
  const EdubbaMallardPage *page = edubba_help_book_get_page (book, index);
  GtkWidget               *article =
    g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 12,
                  "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  g_autofree char *title = edubba_article_dup_plain (page->title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (article), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  *heading = make_title (page->title, title);
  gtk_box_append (GTK_BOX (article), *heading);
  for (guint i = 0; i < page->blocks->len; i++)
    gtk_box_append (GTK_BOX (article),
                    make_block (games, book, index, g_ptr_array_index (page->blocks, i)));
  append_see_also (GTK_BOX (article), book, index);
  gtk_widget_add_css_class (article, "article");
  return article;
}
