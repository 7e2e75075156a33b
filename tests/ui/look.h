/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ways to look at pages on a tour. Each keeps its findings, and reports them at the end, so that
 * one tour serves them all.
 */
#pragma once

#include "tour.h"

G_BEGIN_DECLS

typedef struct
{
  /* Begins a tour in a language ("en"); returns the data of `look`, or NULL if there is nothing
   * to look for in that language. */
  gpointer (*begin) (const char *language);

  TourLook look;

  /* Ends the tour, frees the findings, and fails the test if there were any. */
  void (*end) (gpointer data);
} Look;

/* Least sizes agree with the sizes for each width and height. */
extern const Look look_measure;

/* No render node stands in two places. */
extern const Look look_nodes;

/* A page fits the window that it is given; in one arrangement, always the same for a page. */
extern const Look look_space;

/* All texts are in the catalogues of the language. */
extern const Look look_words;

/* Goes on a tour of these games in a language with all of the looks; the list ends with NULL.
 * Skips the test if the language cannot be spoken. */
void look_around (const TourCase *tour, const Look *const *looks);

G_END_DECLS
