/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What an action would change, for a screen reader: the mana that the board draws beside the seat
 * meanwhile. The lands that change are said by the action's own name.
 */
#include <glib/gi18n-lib.h>

#include "meso-words.h"

char *
meso_words_preview (const GameState *seen, const GamePreview *preview, gboolean figures)
{
  const MesoSeat *now = &meso_state (seen)->seat[preview->seat];
  const MesoSeat *then;

  if (!figures || preview->after == NULL)
    return NULL;
  then = &meso_state (preview->after)->seat[preview->seat];
  if (then->mana == now->mana && then->limit == now->limit)
    return NULL;
  if (then->limit == now->limit)
    /* Translators: of an action that is only thought of: mana before it, and after it */
    return g_strdup_printf (_ ("Your mana: %1$u, then %2$u."), now->mana, then->mana);
  return g_strdup_printf (
    /* Translators: of an action that is only thought of: mana and its limit, before and after */
    _ ("Your mana: %1$u of %2$u, then %3$u of %4$u."), now->mana, now->limit, then->mana,
    then->limit);
}
