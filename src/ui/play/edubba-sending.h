/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a page of a match can send to somebody: the link to its puzzle, lesson or short game, or to
 * its position; and where a lesson or short game does not fit into a link, its file.
 */
#pragma once

#include "edubba-match-page.h"

G_BEGIN_DECLS

typedef struct
{
  char *link; /* or NULL */
  char *name; /* of a file to be sent instead, or NULL */
  char *text; /* its text */
} EdubbaSending;

/* What the page (or NULL) can send; FALSE if there is nothing. A link may be too long all the same:
 * then it is NULL. To be cleared. */
gboolean edubba_sending_find (EdubbaMatchPage *page, EdubbaSending *sending);
void     edubba_sending_clear (EdubbaSending *sending);

G_END_DECLS
