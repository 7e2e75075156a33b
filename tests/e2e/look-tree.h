/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole accessible tree of a page, as it is read from outside: names, roles, descriptions, and
 * everything that can have the focus.
 */
#pragma once

#include "look.h"

G_BEGIN_DECLS

extern const Look look_tree;

/* Adds the cases that show that faults are found. */
void look_tree_add_teeth (void);

G_END_DECLS
