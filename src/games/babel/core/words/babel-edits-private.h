/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A position as its fields, to be changed one at a time. The functions here do not check that the
 * resulting text can be read.
 */
#pragma once

#include "babel-state.h"

G_BEGIN_DECLS

/* The fields of a position: a list of lands ("H:AA|P/1") and keys ("pawns=HQ"). */
typedef struct
{
  GPtrArray *fields; /* of char * */
} BabelFields;

/* Secrets from both players stay open: the order of the decks, the generator. Discards that are
 * owed and the result follow from the rest, so they are left out. */
BabelFields *babel_fields_new (const BabelState *state);
void         babel_fields_free (BabelFields *draft);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BabelFields, babel_fields_free)

/* The text of the position. */
char *babel_fields_print (BabelFields *draft) G_GNUC_WARN_UNUSED_RESULT;

/* A field's value by its prefix ("H:", "pawns="), or `missing`; a new string. Setting it to
 * `missing` takes the field out again. */
char *babel_fields_get (BabelFields *draft, const char *key, const char *missing);
void  babel_fields_set (BabelFields *draft,
                        const char  *key,
                        const char  *value,
                        const char  *missing);

/* One side of a field with a stroke in it ("AA|P"). */
char *babel_fields_get_side (BabelFields *draft, const char *key, guint side);
void  babel_fields_set_side (BabelFields *draft, const char *key, guint side, const char *value);

/* One of two characters ("HQ"). */
char babel_fields_get_place (BabelFields *draft, const char *key, guint side, const char *missing);
void babel_fields_set_place (
  BabelFields *draft, const char *key, guint side, const char *missing, char place);

/* A colonnade and a temple. */
char *babel_fields_get_colonnade (BabelFields *draft, guint side, char land);
void  babel_fields_set_colonnade (BabelFields *draft, guint side, char land, const char *cards);
char *babel_fields_get_temple (BabelFields *draft, guint side, char land);
void  babel_fields_set_temple (BabelFields *draft, guint side, char land, const char *levels);

/* Swaps all fields of one side with those of the other. */
void babel_fields_mirror (BabelFields *draft);

G_END_DECLS
