/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The name of a place may begin like that of another one, so those before it in the order of
 * reading are counted. Each action begins anew, whoever was chosen on the board before.
 */
#include "meso-presses.h"

#include "meso-choice.h"
#include "meso-rules.h"
#include "meso-says.h"
#include "meso-words.h"

#define SEATS 2

typedef struct
{
  MesoSight  sight;
  MesoChoice choice; /* nothing is chosen, but perhaps a card */
  char      *names[SEATS + 1];
  GPtrArray *presses;
} Work;

static void
add (Work *work, char *name)
{
  Press *press = presses_add (work->presses, name);

  press->begins = work->presses->len == 1;
}

static void
add_place (Work *work, guint place)
{
  guint8 there[MESO_N_PLACES];
  char  *name = meso_says_place (&work->sight, place);
  guint  skip = 0;

  meso_sight_find_places (&work->sight, there);
  for (guint other = 0; other < place; other++)
    {
      g_autofree char *earlier = there[other] ? meso_says_place (&work->sight, other) : NULL;

      skip += earlier != NULL && g_str_has_prefix (earlier, name);
    }
  add (work, name);
  ((Press *) g_ptr_array_index (work->presses, work->presses->len - 1))->skip = skip;
}

/* Chooses a settler (or a hut, by its token) in a place; any of the viewer's settlers with the
 * class MESO_ANY and no token. */
static void
choose (Work *work, guint place, guint owner, guint klass, guint token)
{
  MesoOption options[MESO_MAX_OPTIONS];
  guint      n = meso_choice_list (&work->choice, &work->sight, place, options);

  add_place (work, place);
  for (guint i = 0; i < n && n > 1; i++)
    if (options[i].owner == owner && options[i].token == token &&
        (options[i].klass == klass || (klass == MESO_ANY && token == MESO_ANY)))
      {
        add (work, meso_says_option (&work->sight, &options[i]));
        return;
      }
}

static void
choose_own (Work *work, guint place, guint klass)
{
  choose (work, place, work->sight.viewer + 1, klass, MESO_ANY);
}

static void
add_button (Work *work, GameAction action)
{
  add (work, meso_words.action ((const GameState *) &work->sight.state, action,
                                (const char *const *) work->names));
}

/* Returns TRUE if the card asks for more than itself. */
static gboolean
asks (Work *work, guint kind)
{
  guint n = 0;

  for (guint i = 0; i < work->sight.n_legal; i++)
    n += work->sight.legal[i].kind == kind;
  return n > 1 || kind == MESO_BANISH || kind == MESO_TELEPORT || kind == MESO_LAND;
}

static void
add_card (Work *work, guint card, GameAction action)
{
  const guint8 *operand = action.operand;

  add (work, g_strdup (meso_says_card (card)));
  if (!asks (work, action.kind))
    return;
  work->choice.card = action.kind;
  if (action.kind == MESO_LAND)
    choose_own (work, operand[0], operand[1]);
  else if (action.kind == MESO_TELEPORT)
    choose (work, operand[2], operand[0], operand[1], MESO_ANY);
  else if (action.kind == MESO_BANISH)
    choose (work, operand[0], operand[1], MESO_ANY, operand[2]);
  add_place (work, action.kind == MESO_TWINS  ? operand[0]
                   : action.kind == MESO_LAND ? operand[2]
                                              : operand[3]);
}

static void
add_presses (Work *work, GameAction action)
{
  const guint8 *operand = action.operand;

  for (guint card = 0; card < MESO_N_CARDS; card++)
    if (meso_card_get_kind (card) == action.kind)
      {
        add_card (work, card, action);
        return;
      }
  switch (action.kind)
    {
    case MESO_STEP:
    case MESO_DISCOVER:
      choose_own (work, operand[0], operand[1]);
      add_place (work, operand[2]);
      break;
    case MESO_VOLCANO:
      add_place (work, operand[0]);
      break;
    case MESO_SEED:
      for (guint i = 0; i < 3 && operand[i] != MESO_NOWHERE; i++)
        add_place (work, operand[i]);
      break;
    case MESO_PICK:
    case MESO_DROP:
      choose_own (work, operand[0], operand[1]);
      add_button (work, action);
      break;
    case MESO_OFFER:
      choose_own (work, MESO_TEMPLE, MESO_BEARER + operand[0] - 1u);
      add_button (work, action);
      break;
    case MESO_STEAL:
    case MESO_HUT:
    case MESO_HOLY:
    case MESO_BIRTH:
      choose_own (work, operand[0], MESO_ANY);
      add_button (work, action);
      break;
    default:
      add_button (work, action);
    }
}

GPtrArray *
meso_presses_list (const GameState *state, GameAction action, const char *rival)
{
  guint                 seat = meso_rules.mover (state);
  Work                  work = { .presses = presses_new () };
  g_autofree GameState *seen = g_malloc0 (meso_rules.state_size);

  meso_rules.observe (state, seat, seen);
  work.names[seat] = (char *) "";
  work.names[1 - seat] = (char *) (rival != NULL ? rival : "");
  work.sight.names = work.names;
  meso_sight_show (&work.sight, seen, seat, TRUE);
  meso_choice_clear (&work.choice);
  add_presses (&work, action);
  work.sight.names = NULL;
  meso_sight_clear (&work.sight);
  return work.presses;
}
