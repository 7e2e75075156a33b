/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A page of the help, read from Mallard: as much of that language as our pages use, and not an
 * element more. An unknown element is an error, so that nothing is left out unnoticed; a test
 * reads every page.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The parts of a page, from top to bottom. */
typedef enum
{
  EDUBBA_MALLARD_PARAGRAPH,
  EDUBBA_MALLARD_ITEM,    /* a paragraph of a list */
  EDUBBA_MALLARD_HEADING, /* the title of a section */
  EDUBBA_MALLARD_NOTE,    /* a paragraph of a note */
  EDUBBA_MALLARD_SCREEN,  /* lines for a terminal or a file, as they are */
  EDUBBA_MALLARD_MEDIA,   /* a figure */
  EDUBBA_MALLARD_LINKS,   /* here the pages are listed that lie below this one */
} EdubbaMallardKind;

typedef struct
{
  EdubbaMallardKind kind;
  char             *text;   /* Pango markup, of a figure too, which it describes; or NULL */
  char             *source; /* of a figure: its file, "figures/NAME.position"; or NULL */
  const char       *bullet; /* at the first paragraph of an item of a plain list; or NULL */
  guint             number; /* the same for numbered steps, from 1; or 0 */
} EdubbaMallardBlock;

typedef struct
{
  char      *id;
  char      *guide;  /* the page that this one lies below, or NULL */
  char      *title;  /* Pango markup */
  GPtrArray *blocks; /* of EdubbaMallardBlock */
  GPtrArray *links;  /* ids of the pages that the text leads to, each once, in order */
} EdubbaMallardPage;

/* Reads a page; NULL and an error (G_MARKUP_ERROR) for a text that is not well-formed, or an
 * unknown element. In markup a link to a page is <a href="ID">. */
EdubbaMallardPage *edubba_mallard_parse (const char *text,
                                         gsize       length,
                                         GError    **error) G_GNUC_WARN_UNUSED_RESULT;

void edubba_mallard_page_free (EdubbaMallardPage *page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaMallardPage, edubba_mallard_page_free)

G_END_DECLS
