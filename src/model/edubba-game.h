/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game in the hands of the shell: its module, and the places of its board and texts. The shell
 * never names a game; it works with a list of these.
 */
#pragma once

#include <glib-object.h>

#include "game-module.h"

G_BEGIN_DECLS

/* Keys that only this game's board knows, for the list of shortcuts. */
typedef struct
{
  const char *keys;  /* as gtk_accelerator_parse () reads them, with blanks between: "1 2 3" */
  const char *title; /* their part, to be translated */
} EdubbaGameKey;

typedef struct
{
  const GameModule *module;
  const char       *text_domain;        /* the gettext domain of its texts, "edubba-ID" */
  GType (*get_board_type) (void);       /* a GtkWidget that implements EdubbaBoard */
  GType (*get_small_board_type) (void); /* one as small as a stamp, only to look at; or NULL */
  GType (*get_card_type) (void);        /* a GtkWidget with the facts that players look up most,
                                         * to keep beside the board; or NULL */
  const char        *resource_path;     /* ".../games/ID/": lessons/, puzzles/, figures/ and art/ */
  const char        *first_puzzle;      /* id of the rulebook's; "": none; NULL: no puzzles */
  const char *const *rule_presets;      /* preset id, its option ids ("a,b"), and on; then NULL */
  char *(*preset_title) (const char *id);
  const char          *about;       /* its subject, to be translated; or NULL */
  const char          *pitch;       /* the same in a line, for the shelf; or NULL */
  const char *const   *authors;     /* the inventors of the game, NULL-terminated */
  const char          *publisher;   /* its first publisher */
  const EdubbaGameKey *keys;        /* ends with a NULL title; or NULL */
  const char          *help_prefix; /* "ID-rule-": 2.5.1 has the page "ID-rule-2-5-1" */
} EdubbaGame;

G_END_DECLS
