/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fuzz targets: functions that take any bytes as one kind of text and must survive them.
 *
 * A target is one file with one LLVMFuzzerTestOneInput (). Linked with clang's libFuzzer it looks
 * for bytes that break something (build-aux/fuzz); linked with fuzz-corpus.c it is a test that
 * runs over its corpus, and over mutations of it, with any compiler. A text that is read must
 * hold: it prints, is read again as the same, and can be used. A text that is refused is refused
 * with a sentence.
 */
#pragma once

#include "game-module.h"
#include "game-state.h"

G_BEGIN_DECLS

/* The longest input of a target; the limits of the program itself are in SECURITY.md. */
#define FUZZ_MAX_BYTES 8192

/* 0 always: every input may stay in a corpus. */
int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

/* Called once, before the first input. */
int LLVMFuzzerInitialize (int *argc, char ***argv);

/* The input as a text that ends with a NUL, in a block of just its size so that a read beyond it is
 * noticed; NULL if it is too long. */
char *fuzz_dup_text (const guint8 *data, gsize size) G_GNUC_WARN_UNUSED_RESULT;

/* The rules that notations are tried with. */
const GameRules *fuzz_get_rules (void);

/* A position in the middle of a game, full; number i of a few. Free with g_free (). */
GameState *fuzz_create_state (guint i) G_GNUC_WARN_UNUSED_RESULT;

/* A refusal is a sentence of the domain GAME_ERROR, in UTF-8 and on one line, that begins with a
 * place ("" if it need not). */
void fuzz_check_sentence (const GError *error, const char *place);

/* A position that was read prints, is read again as the same, completes, and its legal actions
 * can be played. */
void fuzz_use_position (const GameState *read);

G_END_DECLS
