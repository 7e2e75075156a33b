/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A position as its fields, to be changed one at a time. Nothing here knows whether what comes out
 * can be read.
 */
#pragma once

#include "babel-state.h"

G_BEGIN_DECLS

/* The fields of a position: a list of lands ("H:AA|P/1") and keys ("pawns=HQ"). */
typedef struct
{
  GPtrArray *fields; /* of char * */
} BabelDraft;

/* What is hidden from both players stays open: the order of the decks, the generator. Discards that
 * are owed and the result come out of the rest, so they are left out. */
BabelDraft *babel_draft_new (const BabelState *state);
void        babel_draft_free (BabelDraft *draft);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BabelDraft, babel_draft_free)

/* The text of the position. */
char *babel_draft_print (BabelDraft *draft) G_GNUC_WARN_UNUSED_RESULT;

/* A field's value by what stands before it ("H:", "pawns="), or `missing`; a new string. Setting
 * that takes the field out again. */
char *babel_draft_get (BabelDraft *draft, const char *key, const char *missing);
void  babel_draft_set (BabelDraft *draft,
                       const char *key,
                       const char *value,
                       const char *missing);

/* One side of a field with a stroke in it ("AA|P"). */
char *babel_draft_get_side (BabelDraft *draft, const char *key, guint side);
void  babel_draft_set_side (BabelDraft *draft, const char *key, guint side, const char *value);

/* One of two characters ("HQ"). */
char babel_draft_get_place (BabelDraft *draft, const char *key, guint side, const char *missing);
void babel_draft_set_place (
  BabelDraft *draft, const char *key, guint side, const char *missing, char place);

/* A colonnade and a temple. */
char *babel_draft_get_colonnade (BabelDraft *draft, guint side, char land);
void  babel_draft_set_colonnade (BabelDraft *draft, guint side, char land, const char *cards);
char *babel_draft_get_temple (BabelDraft *draft, guint side, char land);
void  babel_draft_set_temple (BabelDraft *draft, guint side, char land, const char *levels);

/* All of one side against all of the other. */
void babel_draft_mirror (BabelDraft *draft);

G_END_DECLS
