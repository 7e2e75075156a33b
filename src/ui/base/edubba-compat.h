/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Wrappers for API that differs between GTK 4.8 with libadwaita 1.2 and current releases: the only
 * file that asks which version it is built against. All other files use what both ends of that
 * range have and neither deprecates.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Has a screen reader speak a sentence. Before GTK 4.14 there is no call for it: there the text
 * must also stand in a label, which it should anyway. */
void edubba_compat_announce (GtkWidget *widget, const char *sentence);

/* The colour that a widget's CSS gives it. */
GdkRGBA edubba_compat_get_color (GtkWidget *widget);

/* The windows of this widget's display are shown in a web browser. */
gboolean edubba_compat_is_in_browser (GtkWidget *widget);

typedef void (*EdubbaAnswered) (GtkWidget *parent);

/* A question with one answer that does something. `answered` is called if that answer is given
 * while `parent` is still there, and not at all if the question is cancelled. */
void edubba_compat_ask (GtkWidget     *parent,
                        const char    *heading,
                        const char    *body,
                        const char    *cancel_label,
                        const char    *answer_label,
                        EdubbaAnswered answered);

/* Says something that cannot be overlooked. The dialog is borrowed; it has the properties "heading"
 * and "body", and emits "response" when it has been read. */
GtkWidget *edubba_compat_tell (GtkWidget  *parent,
                               const char *heading,
                               const char *body,
                               const char *close_label);

/* One section of names in the about dialog. */
typedef struct
{
  char  *title;
  char **names;
} EdubbaCredit;

/* The texts of the about dialog. */
typedef struct
{
  const char         *name;
  const char         *icon;
  const char         *version;
  const char         *comments;
  const char         *website;
  const char         *issues;   /* address for reports of faults */
  const char         *news;     /* news of this version: paragraphs as AppStream has them */
  const char         *troubles; /* facts about the system for a report of a fault */
  const EdubbaCredit *credits;  /* ends with a NULL title */
} EdubbaAbout;

/* Brings a dialog or a sheet over a window to the front; FALSE if there is none. Requests from
 * outside are not laid over it. */
gboolean edubba_compat_raise_sheet (GtkWidget *parent);

/* Shows the about dialog. */
void edubba_compat_show_about (GtkWidget *parent, const EdubbaAbout *about);

/* One line of a list of shortcuts. */
typedef struct
{
  char *title;
  char *keys; /* as GTK writes accelerators, several with blanks between; NULL: a heading */
} EdubbaKeyLine;

/* Shows a list of shortcuts, which begins with a heading. FALSE, and nothing is shown, before
 * libadwaita 1.8, which has no dialog of its own for it. */
gboolean edubba_compat_show_keys (GtkWidget *parent, const EdubbaKeyLine *lines, guint n_lines);

/* Shows a page of preferences. FALSE, and nothing is shown, before libadwaita 1.5, which has no
 * dialog of its own for it. */
gboolean edubba_compat_show_preferences (GtkWidget          *parent,
                                         AdwPreferencesPage *page,
                                         const char         *title);

/* Shows content that is no page of the window: a sheet on a narrow window, a window of its own
 * before libadwaita 1.5. Escape closes it. Takes the floating reference of `content`. */
void edubba_compat_show_sheet (
  GtkWidget *parent, GtkWidget *content, const char *title, int width, int height);

/* Asks for a file to open, of those that match one of `patterns` (NULL-terminated: "*.puzzle").
 * Calls `chosen` with the file, unless nothing is chosen. `parent` may go away meanwhile: then
 * nothing is called. */
typedef void (*EdubbaFileChosen) (GtkWidget *parent, GFile *file);

void edubba_compat_choose_file (GtkWidget         *parent,
                                const char        *title,
                                const char        *filter_name,
                                const char *const *patterns,
                                EdubbaFileChosen   chosen);

/* Asks where to save a file, `name` being suggested; calls `chosen` as above. */
void edubba_compat_save_file (GtkWidget       *parent,
                              const char      *title,
                              const char      *name,
                              EdubbaFileChosen chosen);

G_END_DECLS
