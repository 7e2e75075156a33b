/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a raise costs at least, exactly (RULES.md 2.6): which goods, from which craftsmen, so that
 * each mark finds a resource of its own.
 */
#pragma once

#include "zimbabwe-ground.h"

G_BEGIN_DECLS

/* The cost of what cannot be completed. */
#define ZIMBABWE_NEVER 0xffff

/* One way to get a good, or the primary's part of it. */
typedef struct
{
  guint16 cost;
  guint8  kind;
  guint8  craft;
  guint64 marks[2]; /* resources that each of its marks may lie on; the second may be 0: none */
} ZimbabweOffer;

/* A seat that buys: what all its raises share. */
typedef struct
{
  ZimbabweGround      *ground;
  const ZimbabweState *state;
  gboolean             any_kind;   /* Tsui-Goab */
  gboolean             twice;      /* Atete */
  gboolean             cheap;      /* Anansi */
  guint8               superseded; /* bits of kinds */
  guint                n_offers;   /* goods without the way to the monument */
  ZimbabweOffer        offer[ZIMBABWE_MAX_CRAFTS * ZIMBABWE_COPIES];
} ZimbabweBuyer;

/* What is left of a raise. */
typedef struct
{
  guint   cell;    /* of the monument */
  guint   n_goods; /* still to be bought, that of `source` not counted */
  guint8  kinds;   /* bits of those bought */
  guint   source;  /* the secondary whose primary is due, or n_crafts */
  guint64 used[2];
} ZimbabweNeed;

/* A seat buys on the ground, which follows the state already. */
void zimbabwe_buyer_init (ZimbabweBuyer       *buyer,
                          ZimbabweGround      *ground,
                          const ZimbabweState *state,
                          guint                seat);

/* The price that the buyer pays for a craftsman's work; a price that is still to be set is 1. */
guint zimbabwe_buyer_get_price (const ZimbabweBuyer *buyer, guint craft);

/* The resources that a craftsman may still mark. */
guint64 zimbabwe_buyer_get_free (const ZimbabweBuyer *buyer,
                                 const ZimbabweNeed  *need,
                                 guint                craft);

/* A whole raise of a monument, with nothing bought yet; and the raise under way in the state. */
void zimbabwe_need_begin (ZimbabweNeed *need, const ZimbabweState *state, guint cell);
void zimbabwe_need_resume (ZimbabweNeed *need, const ZimbabweState *state);

/* Marks a resource. */
void zimbabwe_need_mark (ZimbabweNeed *need, guint resource);

/* Takes a good of a craftsman: its kind is bought, and of a secondary its primary is due. */
void zimbabwe_need_take (ZimbabweNeed *need, const ZimbabweState *state, guint craft);

/* The least that completes it, or ZIMBABWE_NEVER. Costs above `most` may be given as NEVER. */
guint zimbabwe_buyer_complete (const ZimbabweBuyer *buyer, const ZimbabweNeed *need, guint most);

G_END_DECLS
