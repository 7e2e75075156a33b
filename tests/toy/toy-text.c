/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers and digits: the least that is strict enough for the laws. Columns are exact; sentences
 * are all the same.
 */
#include "toy-text.h"

#include "game-state.h"

static gboolean
fail (const char *text, const char *here, GError **error)
{
  g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX, "column %u: this cannot be read",
               (guint) (here - text) + 1);
  return FALSE;
}

void
toy_text_print (const char *id, const guint8 *numbers, guint n, GString *text)
{
  g_string_append_printf (text, "%s/1", id);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, " %u", numbers[i]);
}

gboolean
toy_text_parse (const char *id, const char *text, guint8 *numbers, guint n, GError **error)
{
  g_autofree char *head = g_strconcat (id, "/1", NULL);
  const char      *p = text + strlen (head);

  if (!g_str_has_prefix (text, head))
    return fail (text, text, error);
  for (guint i = 0; i < n; i++)
    {
      guint64 number;

      if (*p != ' ' || !game_number_parse (p + 1, G_MAXUINT8, &number, &p))
        return fail (text, p, error);
      numbers[i] = (guint8) number;
    }
  return *p ? fail (text, p, error) : TRUE;
}

gboolean
toy_text_check (gboolean is_sound, GError **error)
{
  if (!is_sound)
    g_set_error_literal (error, GAME_ERROR, GAME_ERROR_SYNTAX,
                         "column 1: these numbers make no position");
  return is_sound;
}

void
toy_text_print_action (const GameRules *rules,
                       GameAction       action,
                       const guint8    *n_operands,
                       GString         *text)
{
  g_string_append (text, rules->kinds[action.kind].name);
  for (guint i = 0; i < n_operands[action.kind]; i++)
    g_string_append_printf (text, "%s%u", i == 0 ? ":" : "", action.operand[i] + 1u);
}

gboolean
toy_text_parse_action (const GameRules *rules,
                       const char      *text,
                       const guint8    *n_operands,
                       const guint8 (*most)[2],
                       GameAction *action,
                       GError    **error)
{
  gsize       length = strcspn (text, ":");
  const char *p = text + length;

  *action = (GameAction) { 0 };
  while (action->kind < rules->n_kinds &&
         (strlen (rules->kinds[action->kind].name) != length ||
          strncmp (text, rules->kinds[action->kind].name, length) != 0))
    action->kind++;
  if (action->kind == rules->n_kinds)
    return fail (text, text, error);
  if (n_operands[action->kind] > 0 && *p++ != ':')
    return fail (text, text, error);
  for (guint i = 0; i < n_operands[action->kind]; i++, p++)
    {
      if (*p < '1' || *p >= '1' + most[action->kind][i])
        return fail (text, p, error);
      action->operand[i] = (guint8) (*p - '1');
    }
  return *p ? fail (text, p, error) : TRUE;
}

void
toy_event_move (GArray *events, guint8 item, guint8 seen_by, GameZone from, GameZone to)
{
  GameEvent event = {
    .kind = GAME_EVENT_MOVE, .item = item, .seen_by = seen_by, .from = from, .to = to
  };

  if (events)
    g_array_append_val (events, event);
}

void
toy_event_amount (GArray *events, guint16 what, guint8 seat, gint amount)
{
  GameEvent event = {
    .kind = GAME_EVENT_AMOUNT,
    .item = what,
    .seen_by = GAME_SEEN_BY_ALL,
    .amount = amount,
    .to.seat = seat,
  };

  if (events)
    g_array_append_val (events, event);
}
