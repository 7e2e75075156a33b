/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Actions as text and back (NOTATION.md 1). A form table says which operands a kind is written
 * with; printing and reading follow it alike.
 */
#include "babel-action.h"

#include <glib/gi18n-lib.h>

#include "babel-state.h"
#include "game-print.h"
#include "game-state.h"

typedef enum
{
  FORM_NONE,   /* end */
  FORM_NATION, /* travel:X */
  FORM_SOURCE, /* build:own */
  FORM_ROUTE,  /* migrate:X-Y */
} Form;

typedef struct
{
  const char *name;
  Form        form;
  guint       sources; /* number of BabelSources that it may name */
  gboolean    run;     /* may carry @k */
} Syntax;

static const Syntax syntax[BABEL_N_KINDS] = {
  [BABEL_TRAVEL] = { "travel", FORM_NATION, 0, FALSE },
  [BABEL_SETTLE] = { "settle", FORM_NATION, 0, FALSE },
  [BABEL_BUILD] = { "build", FORM_SOURCE, 3, FALSE },
  [BABEL_MIGRATE] = { "migrate", FORM_ROUTE, 0, FALSE },
  [BABEL_RAZE] = { "raze", FORM_NONE, 0, TRUE },
  [BABEL_STEAL] = { "steal", FORM_NONE, 0, TRUE },
  [BABEL_EXPEL] = { "expel", FORM_NATION, 0, TRUE },
  [BABEL_WIN_OVER] = { "win-over", FORM_NONE, 0, TRUE },
  [BABEL_SKIP] = { "skip", FORM_SOURCE, 2, TRUE },
  [BABEL_HALVE] = { "halve", FORM_NATION, 0, TRUE },
  [BABEL_DISCARD] = { "discard", FORM_NATION, 0, FALSE },
  [BABEL_END] = { "end", FORM_NONE, 0, FALSE },
};

static const char *const sources[] = { "own", "opp", "start" };

/* The index of the operand that holds @k: it follows those that are written before it. */
static guint
run_operand (const Syntax *as)
{
  return as->form == FORM_NONE ? 0 : 1;
}

void
babel_action_print (GameAction action, GString *text)
{
  const Syntax *as = &syntax[action.kind];
  guint         run = action.operand[run_operand (as)];

  g_string_append (text, as->name);
  if (as->form == FORM_NATION)
    game_print_to (text, ":%c", BABEL_LETTERS[action.operand[0]]);
  else if (as->form == FORM_SOURCE)
    game_print_to (text, ":%s", sources[action.operand[0]]);
  else if (as->form == FORM_ROUTE)
    game_print_to (text, ":%c-%c", BABEL_LETTERS[action.operand[0]],
                   BABEL_LETTERS[action.operand[1]]);
  if (as->run && run)
    game_print_to (text, "@%u", run);
}

/* Each reader leaves *p at the first character that it cannot use. */
static gboolean
read_char (const char **p, char c)
{
  if (**p != c)
    return FALSE;
  *p += 1;
  return TRUE;
}

static gboolean
read_letter (const char **p, guint8 *operand)
{
  const char *found = **p ? strchr (BABEL_LETTERS, **p) : NULL;

  if (!found)
    return FALSE;
  *operand = (guint8) (found - BABEL_LETTERS);
  *p += 1;
  return TRUE;
}

static gboolean
read_source (const char **p, guint n_sources, guint8 *operand)
{
  for (guint i = 0; i < n_sources; i++)
    if (g_str_has_prefix (*p, sources[i]))
      {
        *operand = (guint8) i;
        *p += strlen (sources[i]);
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_operands (const char **p, const Syntax *as, GameAction *action)
{
  if (as->form == FORM_NONE)
    return TRUE;
  if (!read_char (p, ':'))
    return FALSE;
  if (as->form == FORM_SOURCE)
    return read_source (p, as->sources, &action->operand[0]);
  if (!read_letter (p, &action->operand[0]))
    return FALSE;
  if (as->form == FORM_NATION)
    return TRUE;
  return read_char (p, '-') && read_letter (p, &action->operand[1]);
}

/* Any k from 1 is well-formed; one that exceeds a byte is read as 255, of which there is no run
 * either (the rules refuse it). */
static gboolean
read_run (const char **p, guint8 *operand)
{
  if (!read_char (p, '@'))
    return TRUE;
  if (**p == '0' || !g_ascii_isdigit (**p))
    return FALSE;
  for (; g_ascii_isdigit (**p); *p += 1)
    *operand = (guint8) MIN (*operand * 10 + g_ascii_digit_value (**p), 255);
  return TRUE;
}

static int
find_syntax (const char **p)
{
  gsize length = strcspn (*p, ":@");

  for (int kind = 0; kind < BABEL_N_KINDS; kind++)
    if (strlen (syntax[kind].name) == length && strncmp (*p, syntax[kind].name, length) == 0)
      {
        *p += length;
        return kind;
      }
  return -1;
}

gboolean
babel_action_parse (const char *text, GameAction *action, GError **error)
{
  const char *p = text;
  int         kind = find_syntax (&p);

  *action = (GameAction) { 0 };
  if (kind < 0)
    {
      g_set_error_literal (error, GAME_ERROR, GAME_ERROR_SYNTAX,
                           _ ("column 1: no action begins like this"));
      return FALSE;
    }
  action->kind = (guint8) kind;
  if (read_operands (&p, &syntax[kind], action) &&
      (!syntax[kind].run || read_run (&p, &action->operand[run_operand (&syntax[kind])])) &&
      *p == '\0')
    return TRUE;
  g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX,
               /* Translators: a place in a line of text, and an action's name in the notation,
                * such as "travel" */
               _ ("column %1$u: “%2$s” is not followed by what it needs"),
               (guint) (p - text) + 1, syntax[kind].name);
  return FALSE;
}
