/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds out if a text can have come out of a catalogue: as one of its translations, with other
 * such texts, numbers or names in the places of placeholders.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _Spoken Spoken;

/* Reads compiled catalogues (*.mo), all in one language; paths ends with NULL. */
Spoken *spoken_new (const char *const *paths);

/* Reads all catalogues of a language, the help's too, and the toolkit's texts in the corners of
 * windows and toasts. The language must be spoken already. A text that waits for its translator
 * (texts.h) is known in English. */
Spoken *spoken_new_of (const char *language);

void spoken_free (Spoken *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Spoken, spoken_free)

/* Texts without a letter, and names that no language changes, can always be spoken. */
gboolean spoken_knows (Spoken *self, const char *text);

/* From now on the names and sizes of the files are known that the program has set aside. */
void spoken_learn_files_aside (Spoken *self);

/* Returns TRUE if each sentence by itself can be spoken: the description of a whole position has
 * many. */
gboolean spoken_knows_sentences (Spoken *self, const char *text);

G_END_DECLS
