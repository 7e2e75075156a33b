/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The user's locale, also where the C library does not have it, as in a sandbox that brings few
 * locales or none. Then the texts are in the user's language all the same, if there is a catalogue
 * for it, and numbers are plain.
 */
#pragma once

#include <glib.h>
#include <locale.h>

G_BEGIN_DECLS

/* For main (), before there are threads: makes the user's locale that of the process. May set the
 * environment variable LANGUAGE. */
void game_locale_set (void);

/* The user's locale, for letters and messages alone; 0 if there is none. May set LANGUAGE, so not
 * where there are threads. Free with freelocale (). */
locale_t game_locale_new (void);

G_END_DECLS
