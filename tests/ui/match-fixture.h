/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match page with a plain board in a window of its own, for the tests of what the page shows,
 * says and does.
 */
#pragma once

#include "edubba-match-page.h"
#include "edubba-message-line.h"
#include "plain-board.h"

G_BEGIN_DECLS

typedef struct
{
  EdubbaMatch     *match; /* NULL in a puzzle */
  EdubbaMatchPage *page;
  GtkWidget       *window;
} MatchFixture;

const GameRules *match_get_rules (void);

/* The beginning of a match: dealt, by the test's own chance, or from a position, which must be a
 * full one. */
GameRecord *match_deal (void) G_GNUC_WARN_UNUSED_RESULT;
GameRecord *match_lay_out (const char *position) G_GNUC_WARN_UNUSED_RESULT;

/* As wide as a window is at first, in pixels. */
#define MATCH_WIDTH 1000

/* Shows a page that there is already (full) in a window so wide, in pixels, or one for a match
 * between two seats that begins so (full). */
void match_show (MatchFixture *fixture, EdubbaMatchPage *page, int width);
void match_set_up (MatchFixture  *fixture,
                   GameRecord    *record,
                   EdubbaSeatKind first,
                   EdubbaSeatKind second);

/* Everything must go when the window goes: nothing may hold the page, nor the page its match. */
void match_tear_down (MatchFixture *fixture);

/* The board and the line above it. Behind a curtain there is no board. */
PlainBoard        *match_get_board (MatchFixture *fixture);
gboolean           match_has_board (MatchFixture *fixture);
EdubbaMessageLine *match_get_line (MatchFixture *fixture);

/* The actions of the person at the board. */
void match_act (MatchFixture *fixture, const char *action);
void match_open_curtain (MatchFixture *fixture);

/* The first action that the rules allow now. */
char *match_dup_legal (MatchFixture *fixture) G_GNUC_WARN_UNUSED_RESULT;

/* Acts for the seat to act until it is another's turn. */
void match_pass_turn (MatchFixture *fixture);

/* The board shows what this seat sees, and nothing else. */
void match_assert_shows (MatchFixture *fixture, guint seat);

G_END_DECLS
