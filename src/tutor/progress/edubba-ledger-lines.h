/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads and prints each kind of line of a ledger, with their words; for the files of the ledger,
 * one for each subject, and for the progress, which writes the lines.
 */
#pragma once

#include "edubba-ledger.h"

G_BEGIN_DECLS

/* Read the lines about games, by the fields after the word; FALSE if they make no sense. The
 * print functions append these lines of a game. */
gboolean edubba_rules_read_note (EdubbaLedger *ledger, char **field);
gboolean edubba_rules_read_rule (EdubbaLedger *ledger, char **field);
gboolean edubba_rules_read_memory (EdubbaLedger *ledger, char **field);
gboolean edubba_rules_read_reviews (EdubbaLedger *ledger, char **field);
void     edubba_rules_print (GString *text, const char *game, const EdubbaGameProgress *progress);

/* The seven fields of a memory, from STABILITY on, with the line break; and its figures rounded as
 * a text can hold them. */
gboolean edubba_rules_read_fields (char **field, EdubbaMemory *memory);
void     edubba_rules_print_fields (GString *text, const EdubbaMemory *memory);
void     edubba_rules_round (EdubbaMemory *memory);

gboolean edubba_marks_read_used (EdubbaLedger *ledger, char **field);
gboolean edubba_marks_read_uses (EdubbaLedger *ledger, char **field);
gboolean edubba_marks_read_hints (EdubbaLedger *ledger, char **field);
gboolean edubba_marks_read_stars (EdubbaLedger *ledger, char **field);
gboolean edubba_marks_read_marks (EdubbaLedger *ledger, char **field);
void     edubba_marks_print (GString *text, const char *game, const EdubbaGameProgress *progress);

gboolean edubba_scores_read_over (EdubbaLedger *ledger, char **field);
gboolean edubba_scores_read_rated (EdubbaLedger *ledger, char **field);
gboolean edubba_scores_read_own (EdubbaLedger *ledger, char **field);
gboolean edubba_scores_read_ladder (EdubbaLedger *ledger, char **field);
gboolean edubba_scores_read_score (EdubbaLedger *ledger, char **field);
gboolean edubba_scores_read_place (EdubbaLedger *ledger, char **field);
gboolean edubba_scores_read_places (EdubbaLedger *ledger, char **field);
gboolean edubba_scores_read_last (EdubbaLedger *ledger, char **field);
void     edubba_scores_print (GString *text, const char *game, const EdubbaGameProgress *progress);

gboolean edubba_studies_read_begin (EdubbaLedger *ledger, char **field);
gboolean edubba_studies_read_end (EdubbaLedger *ledger, char **field);
gboolean edubba_studies_read_answer (EdubbaLedger *ledger, char **field);
void     edubba_studies_print (GString *text, const char *game, const EdubbaStudy *study);

gboolean edubba_turns_read_lost (EdubbaLedger *ledger, char **field);
gboolean edubba_turns_read_retry (EdubbaLedger *ledger, char **field);
gboolean edubba_turns_read_recall (EdubbaLedger *ledger, char **field);
gboolean edubba_turns_read_drop (EdubbaLedger *ledger, char **field);
void     edubba_turns_print (GString *text, const char *game, const EdubbaGameProgress *progress);

/* The factors of fractions in a text: of a volatility and a memory; and of a rating. */
#define EDUBBA_MICRO 1000000.0
#define EDUBBA_CENTI 100.0

/* Words for states, notes, kinds of day and the rest, in their order. */
extern const char *const edubba_lesson_state_names[EDUBBA_LESSON_N_STATES];
extern const char *const edubba_clean_names[2];
extern const char *const edubba_use_names[EDUBBA_N_USES];
extern const char *const edubba_rule_note_names[EDUBBA_RULE_N_NOTES];
extern const char *const edubba_day_kind_names[EDUBBA_DAY_N_KINDS];
extern const char *const edubba_result_names[EDUBBA_N_RESULTS];
extern const char *const edubba_assisted_names[2];
extern const char *const edubba_study_test_names[EDUBBA_STUDY_N_TESTS];
extern const char *const edubba_study_group_names[2];
extern const char *const edubba_study_right_names[2];

G_END_DECLS
