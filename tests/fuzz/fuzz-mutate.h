/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts that are nearly right: the ones that find the gaps in a parser. Random bytes would all be
 * refused at the first column.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Changes `text` in one to four places: bytes flipped, added, lost, doubled or exchanged,
 * numbers made huge, or a piece of `other` spliced in. Chance comes from g_test_rand_int (). */
void fuzz_mutate (GString *text, const char *other);

/* The number of mutations in a test: 2,000, or 100,000 in a long run (-m slow). */
guint fuzz_get_n_rounds (void);

G_END_DECLS
