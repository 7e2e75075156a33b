/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether a text can have come out of a catalogue: as one of its translations, with anything that
 * can have come out of it, a number or a name in the place of each placeholder.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _Spoken Spoken;

/* Reads compiled catalogues (*.mo), all in one language; paths ends with NULL. */
Spoken *spoken_new (const char *const *paths);

void spoken_free (Spoken *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Spoken, spoken_free)

/* Texts without a letter, and names that no language changes, can always be spoken. */
gboolean spoken_knows (Spoken *self, const char *text);

/* From now on the names and sizes of the files are known that the program has set aside. */
void spoken_learn_files_aside (Spoken *self);

/* From now on what the toolkit says in the corners of windows and toasts is known. The language
 * must be spoken already. */
void spoken_learn_toolkit (Spoken *self);

/* Whether each sentence by itself can be spoken: what reads a whole position out says many. */
gboolean spoken_knows_sentences (Spoken *self, const char *text);

G_END_DECLS
