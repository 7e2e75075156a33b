/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A GMarkup parser. Text is gathered between the tags of an element that holds text (p, title,
 * screen) and turned into Pango markup on the way; everywhere else only blanks may stand. Facts
 * about a page (info) are skipped, but for the page above it.
 */
#include "edubba-mallard.h"

#include <string.h>

#include "course-link.h"

#define BULLET "•"

/* The purpose of an element. */
typedef enum
{
  ELEMENT_PAGE,
  ELEMENT_INFO,  /* its contents are skipped */
  ELEMENT_FRAME, /* holds elements */
  ELEMENT_LIST,
  ELEMENT_STEPS,
  ELEMENT_ITEM,
  ELEMENT_NOTE,
  ELEMENT_MEDIA,
  ELEMENT_LINKS,
  ELEMENT_TITLE,
  ELEMENT_P,
  ELEMENT_SCREEN,
  ELEMENT_INLINE, /* stands within text */
  ELEMENT_LINK,   /* the same, or in the info */
} ElementKind;

typedef struct
{
  const char *name;
  ElementKind kind;
  const char *tag; /* of an inline element: the markup for it */
} Element;

static const Element elements[] = {
  { "page", ELEMENT_PAGE },
  { "info", ELEMENT_INFO },
  { "section", ELEMENT_FRAME },
  { "list", ELEMENT_LIST },
  { "steps", ELEMENT_STEPS },
  { "item", ELEMENT_ITEM },
  { "note", ELEMENT_NOTE },
  { "media", ELEMENT_MEDIA },
  { "links", ELEMENT_LINKS },
  { "title", ELEMENT_TITLE },
  { "p", ELEMENT_P },
  { "screen", ELEMENT_SCREEN },
  { "em", ELEMENT_INLINE, "i" },
  { "code", ELEMENT_INLINE, "tt" },
  { "key", ELEMENT_INLINE, "b" },
  { "link", ELEMENT_LINK, "a" },
};

/* The elements that may stand in an info besides links. */
static const char *const infos[] = { "desc", "license", "credit", "revision", "p",
                                     "years", "name", "email", NULL };

typedef struct
{
  EdubbaMallardPage *page;
  GArray            *open;   /* of const Element *: from the page to where the parser is */
  GString           *text;   /* being gathered, or NULL */
  char              *source; /* of the figure being read, or NULL */
  guint              number; /* of the step being read */
  gboolean           is_first;
  guint              skipped; /* the number of open elements of an info */
} Parser;

static const Element *
find_element (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_str_equal (elements[i].name, name))
      return &elements[i];
  return NULL;
}

static const Element *
get_open (Parser *parser, guint up)
{
  if (parser->open->len <= up)
    return NULL;
  return g_array_index (parser->open, const Element *, parser->open->len - 1 - up);
}

static gboolean
is_within (Parser *parser, ElementKind kind)
{
  for (guint up = 0; up < parser->open->len; up++)
    if (get_open (parser, up)->kind == kind)
      return TRUE;
  return FALSE;
}

static const char *
find_attribute (const char **names, const char **values, const char *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];
  return NULL;
}

static void
block_free (gpointer data)
{
  EdubbaMallardBlock *block = data;

  g_free (block->text);
  g_free (block->source);
  g_free (block);
}

static EdubbaMallardBlock *
add_block (Parser *parser, EdubbaMallardKind kind)
{
  EdubbaMallardBlock *block = g_new0 (EdubbaMallardBlock, 1);

  block->kind = kind;
  g_ptr_array_add (parser->page->blocks, block);
  return block;
}

/* Line ends and indentation of the file mean nothing. */
static char *
squeeze (const char *text)
{
  GString *squeezed = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at++)
    if (!g_ascii_isspace (*at))
      g_string_append_c (squeezed, *at);
    else if (squeezed->len > 0 && squeezed->str[squeezed->len - 1] != ' ')
      g_string_append_c (squeezed, ' ');
  return g_strchomp (g_string_free (squeezed, FALSE));
}

static void
add_link (EdubbaMallardPage *page, const char *target)
{
  if (!g_ptr_array_find_with_equal_func (page->links, target, g_str_equal, NULL))
    g_ptr_array_add (page->links, g_strdup (target));
}

/* Begins a link in the text; `target` is what the label tells when it is pressed. */
static gboolean
begin_target (Parser *parser, const char *target)
{
  g_autofree char *tag = g_markup_printf_escaped ("<a href=\"%s\">", target);

  g_string_append (parser->text, tag);
  return TRUE;
}

/* A link within text leads to a page, or to a section of one; or it opens a position or a
 * puzzle. */
static gboolean
begin_link (Parser *parser, const char **names, const char **values, GError **error)
{
  const char *target = find_attribute (names, values, "xref");
  const char *uri = find_attribute (names, values, "href");
  g_auto (GStrv) parts = NULL;

  if (uri != NULL && course_link_is_meant (uri))
    return begin_target (parser, uri);
  if (target == NULL || target[0] == '#')
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_MISSING_ATTRIBUTE,
                   "a link within text needs the xref of a page, or the href of a position");
      return FALSE;
    }
  parts = g_strsplit (target, "#", 2);
  add_link (parser->page, parts[0]);
  return begin_target (parser, parts[0]);
}

static void
begin_info (
  Parser *parser, const char *name, const char **names, const char **values, GError **error)
{
  const char *type = find_attribute (names, values, "type");
  const char *colon = strchr (name, ':');

  /* The translators are credited by itstool, which writes "mal:credit". */
  if (colon != NULL)
    name = colon + 1;
  parser->skipped++;
  if (g_str_equal (name, "link") && g_strcmp0 (type, "guide") == 0 && parser->skipped == 1)
    {
      g_free (parser->page->guide);
      parser->page->guide = g_strdup (find_attribute (names, values, "xref"));
    }
  else if (!g_strv_contains (infos, name) && !g_str_equal (name, "link"))
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT, "unknown in an info: %s",
                 name);
}

static gboolean
begin_element (Parser        *parser,
               const Element *element,
               const char   **names,
               const char   **values,
               GError       **error)
{
  switch (element->kind)
    {
    case ELEMENT_PAGE:
      parser->page->id = g_strdup (find_attribute (names, values, "id"));
      return parser->open->len == 0;
    case ELEMENT_STEPS:
    case ELEMENT_LIST:
      parser->number = 0;
      return !is_within (parser, ELEMENT_ITEM);
    case ELEMENT_ITEM:
      parser->number++;
      parser->is_first = TRUE;
      return is_within (parser, ELEMENT_LIST) || is_within (parser, ELEMENT_STEPS);
    case ELEMENT_MEDIA:
      g_free (parser->source);
      parser->source = g_strdup (find_attribute (names, values, "src"));
      return parser->source != NULL;
    case ELEMENT_LINKS:
      add_block (parser, EDUBBA_MALLARD_LINKS);
      return TRUE;
    case ELEMENT_TITLE:
    case ELEMENT_P:
    case ELEMENT_SCREEN:
      parser->text = g_string_new (NULL);
      return TRUE;
    case ELEMENT_INLINE:
      if (parser->text != NULL)
        g_string_append_printf (parser->text, "<%s>", element->tag);
      return parser->text != NULL;
    case ELEMENT_LINK:
      return parser->text != NULL && begin_link (parser, names, values, error);
    case ELEMENT_INFO:
    case ELEMENT_FRAME:
    case ELEMENT_NOTE:
    default:
      return TRUE;
    }
}

static gboolean
fits_here (Parser *parser, const Element *element)
{
  if ((element->kind == ELEMENT_PAGE) != (parser->open->len == 0))
    return FALSE;
  if (parser->text == NULL)
    return TRUE;
  return element->kind == ELEMENT_INLINE || element->kind == ELEMENT_LINK;
}

static void
element_started_cb (GMarkupParseContext *context,
                    const char          *name,
                    const char         **names,
                    const char         **values,
                    gpointer             data,
                    GError             **error)
{
  Parser        *parser = data;
  const Element *element = find_element (name);
  const Element *open = get_open (parser, 0);

  if (open != NULL && open->kind == ELEMENT_INFO)
    begin_info (parser, name, names, values, error);
  else if (element == NULL)
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT, "unknown: %s", name);
  else if (!fits_here (parser, element) ||
           !begin_element (parser, element, names, values, error))
    {
      if (*error == NULL)
        g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "out of place: %s",
                     name);
    }
  else
    g_array_append_val (parser->open, element);
}

static void
end_paragraph (Parser *parser, char *text)
{
  EdubbaMallardBlock *block;

  if (parser->source != NULL)
    {
      block = add_block (parser, EDUBBA_MALLARD_MEDIA);
      block->source = g_steal_pointer (&parser->source);
    }
  else if (is_within (parser, ELEMENT_NOTE))
    block = add_block (parser, EDUBBA_MALLARD_NOTE);
  else if (is_within (parser, ELEMENT_ITEM))
    {
      block = add_block (parser, EDUBBA_MALLARD_ITEM);
      if (parser->is_first && is_within (parser, ELEMENT_STEPS))
        block->number = parser->number;
      else if (parser->is_first)
        block->bullet = BULLET;
      parser->is_first = FALSE;
    }
  else
    block = add_block (parser, EDUBBA_MALLARD_PARAGRAPH);
  block->text = text;
}

static void
end_title (Parser *parser, char *text)
{
  if (is_within (parser, ELEMENT_FRAME))
    add_block (parser, EDUBBA_MALLARD_HEADING)->text = text;
  else
    {
      g_free (parser->page->title);
      parser->page->title = text;
    }
}

static void
end_text (Parser *parser, ElementKind kind)
{
  g_autofree char *gathered = g_string_free (g_steal_pointer (&parser->text), FALSE);

  if (kind == ELEMENT_SCREEN)
    add_block (parser, EDUBBA_MALLARD_SCREEN)->text = g_strdup (g_strstrip (gathered));
  else if (kind == ELEMENT_TITLE)
    end_title (parser, squeeze (gathered));
  else
    end_paragraph (parser, squeeze (gathered));
}

static void
element_ended_cb (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  Parser        *parser = data;
  const Element *open = get_open (parser, 0);

  if (open->kind == ELEMENT_INFO && parser->skipped > 0)
    {
      parser->skipped--;
      return;
    }
  g_array_set_size (parser->open, parser->open->len - 1);
  if (open->kind == ELEMENT_TITLE || open->kind == ELEMENT_P || open->kind == ELEMENT_SCREEN)
    end_text (parser, open->kind);
  else if (open->tag != NULL)
    g_string_append_printf (parser->text, "</%s>", open->tag);
  else if (open->kind == ELEMENT_MEDIA && parser->source != NULL)
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                 "a picture is not described: %s", parser->source);
}

static void
text_read_cb (
  GMarkupParseContext *context, const char *text, gsize length, gpointer data, GError **error)
{
  Parser          *parser = data;
  g_autofree char *escaped = NULL;

  if (parser->skipped > 0)
    return;
  escaped = g_markup_escape_text (text, (gssize) length);
  if (parser->text != NULL)
    g_string_append (parser->text, escaped);
  else if (escaped[strspn (escaped, " \t\r\n")] != '\0')
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "text out of place: %s",
                 escaped);
}

static gboolean
check_page (const EdubbaMallardPage *page, GError **error)
{
  if (page->id != NULL && page->title != NULL && page->blocks->len > 0)
    return TRUE;
  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
               "a page has an id, a title and something to read");
  return FALSE;
}

EdubbaMallardPage *
edubba_mallard_parse (const char *text, gsize length, GError **error)
{
  static const GMarkupParser callbacks = { element_started_cb, element_ended_cb, text_read_cb };
  g_autoptr (EdubbaMallardPage) page = g_new0 (EdubbaMallardPage, 1);
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (const Element *));
  g_autoptr (GMarkupParseContext) context = NULL;
  Parser   parser = { page, open };
  gboolean is_good;

  g_return_val_if_fail (text != NULL, NULL);

  page->blocks = g_ptr_array_new_with_free_func (block_free);
  page->links = g_ptr_array_new_with_free_func (g_free);
  context = g_markup_parse_context_new (&callbacks, G_MARKUP_PREFIX_ERROR_POSITION, &parser, NULL);
  is_good = g_markup_parse_context_parse (context, text, (gssize) length, error) &&
            g_markup_parse_context_end_parse (context, error) && check_page (page, error);
  g_free (parser.source);
  if (parser.text != NULL)
    g_string_free (parser.text, TRUE);
  return is_good ? g_steal_pointer (&page) : NULL;
}

void
edubba_mallard_page_free (EdubbaMallardPage *page)
{
  if (page == NULL)
    return;
  g_free (page->id);
  g_free (page->guide);
  g_free (page->title);
  g_ptr_array_unref (page->blocks);
  g_ptr_array_unref (page->links);
  g_free (page);
}
