/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The figures of the help, which the games' boards draw: all of them are laid out in one window,
 * most of them scrolled out of it.
 */
#pragma once

#include "edubba-help-book.h"

/* Checks that each figure of each page is drawn from a file of one of `games`, has words and takes
 * no focus, and that each file stands on a page. */
void help_figures_check (const EdubbaHelpBook *book, const EdubbaGame *const *games);
