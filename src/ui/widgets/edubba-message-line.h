/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The line in which the game speaks: what is to be done, what the other seat has just done, why
 * something cannot be done, how it ended. One thing at a time, until the next replaces it: nothing
 * vanishes by a clock.
 *
 * Every sentence is also announced to assistive technology, and is the name of the line for it:
 * older toolkits cannot announce anything.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_MESSAGE_LINE (edubba_message_line_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaMessageLine, edubba_message_line, EDUBBA, MESSAGE_LINE, GtkWidget)

typedef enum
{
  EDUBBA_MESSAGE_PROMPT,  /* what must be done now */
  EDUBBA_MESSAGE_REPORT,  /* what another seat did, or is thinking of */
  EDUBBA_MESSAGE_REFUSAL, /* why not */
  EDUBBA_MESSAGE_RESULT,  /* how it ended */
  EDUBBA_MESSAGE_SUCCESS, /* a task is done */
  EDUBBA_MESSAGE_HINT,    /* what to think of, where to look */
  EDUBBA_MESSAGE_READING, /* what lies where, read aloud */
} EdubbaMessageKind;

/* Shows a sentence. detail: a shorter addition (a paragraph's heading), or NULL. The same sentence
 * twice is said twice: a refusal that is met again is answered again. */
void edubba_message_line_say (EdubbaMessageLine *self,
                              EdubbaMessageKind  kind,
                              const char        *sentence,
                              const char        *detail);

/* Says why something cannot be done, or what to think of. rule: the heading of the paragraph that
 * says so, shown as a link that activates `win.rules` with `target` ("GAME/PARAGRAPH"); both NULL
 * if none does. drill: what "Practise" activates `win.drill` with; NULL hides it. */
void edubba_message_line_say_rule (EdubbaMessageLine *self,
                                   EdubbaMessageKind  kind,
                                   const char        *sentence,
                                   const char        *rule,
                                   const char        *target,
                                   const char        *drill);

/* The present sentence; borrowed. */
const char       *edubba_message_line_get_sentence (EdubbaMessageLine *self);
EdubbaMessageKind edubba_message_line_get_kind (EdubbaMessageLine *self);

/* Adds a button at the end of the line; its visibility is the caller's business. */
void edubba_message_line_add_button (EdubbaMessageLine *self, GtkWidget *button);

/* Moves such a button before the sentence, or back: there it is the first of the buttons. */
void edubba_message_line_set_leading (EdubbaMessageLine *self,
                                      GtkWidget         *button,
                                      gboolean           leading);

/* Sets that it may be as low as its first words, with the rest cut off. */
void edubba_message_line_set_folded (EdubbaMessageLine *self, gboolean folded);

G_END_DECLS
