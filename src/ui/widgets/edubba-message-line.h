/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The line in which the game speaks: prompts, reports of the other seats' actions, refusals,
 * results. One thing at a time, until the next replaces it: nothing vanishes by a clock.
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
  EDUBBA_MESSAGE_PROMPT,  /* the viewer's next step */
  EDUBBA_MESSAGE_REPORT,  /* another seat's action, or that it is thinking */
  EDUBBA_MESSAGE_REFUSAL, /* the reason why something cannot be done */
  EDUBBA_MESSAGE_RESULT,  /* the result of the game */
  EDUBBA_MESSAGE_SUCCESS, /* a task is done */
  EDUBBA_MESSAGE_HINT,    /* a thing to think of, a place to look at */
  EDUBBA_MESSAGE_READING, /* the contents of a place, read aloud */
} EdubbaMessageKind;

/* Shows a sentence. detail: a shorter addition (a paragraph's heading), or NULL. The same sentence
 * twice is said twice: a refusal that is met again is answered again. */
void edubba_message_line_say (EdubbaMessageLine *self,
                              EdubbaMessageKind  kind,
                              const char        *sentence,
                              const char        *detail);

/* Says why something cannot be done, or gives a hint. rule: the heading of its paragraph, shown
 * as a link that activates `win.rules` with `target` ("GAME/PARAGRAPH"); both NULL if none does.
 * drill: the parameter with which "Practise" activates `win.drill`; NULL hides it. */
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
