/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ways of speaking of players, in sentences as well as in labels of the board: the words' own
 * tables and the labels of boards choose here.
 */
#pragma once

#include "game-plural.h"
#include "game-words.h"

G_BEGIN_DECLS

/* The listener: the seat that is "you", unless all are spoken of by number, and the names of the
 * seats, as in GameWords. */
typedef struct
{
  guint              viewer;
  GameAddress        address;
  const char *const *names;
} BabelListener;

/* One sentence about a player, in the ways of speaking of them. The arguments of the formats are
 * the sentence's own, then, in `number`, the player's number and the other player's. Instead of
 * these the formats for somebody with a name, each of which may be NULL, get: `named`, of a player
 * who is not the listener, that name; `you_named`, of what the listener does to the other one, the
 * other's; `both`, where nobody is "you" and the sentence speaks of the other one too, both. */
typedef struct
{
  const char *you;
  const char *opponent;
  const char *number;
  const char *named;
  const char *you_named;
  const char *both;
} BabelVoice;

/* The same with a singular and a plural. */
typedef struct
{
  const char *you[2];
  const char *opponent[2];
  const char *number[2];
  const char *named[2];
  const char *you_named[2];
  const char *both[2];
} BabelVoices;

/* The translated format for speaking of `seat`. */
const char             *
babel_words_voice (const BabelVoice *voice, guint seat, const BabelListener *listener);
const char *babel_words_voices (const BabelVoices   *voices,
                                guint                n,
                                guint                seat,
                                const BabelListener *listener);

/* Returns TRUE if the format for names is used; and its arguments: the name of its subject, and
 * of the other player. */
gboolean    babel_voice_has_name (const BabelVoice    *voice,
                                  guint                seat,
                                  const BabelListener *listener);
gboolean    babel_voices_have_name (const BabelVoices   *voices,
                                    guint                seat,
                                    const BabelListener *listener);
const char *babel_listener_get_first (const BabelListener *listener, guint seat);
const char *babel_listener_get_name (const BabelListener *listener, guint seat); /* or NULL */

/* Fills a sentence about a player, or a plural one for n; the arguments are the sentence's own. The
 * caller frees it. */
#define BABEL_SAY(listener, seat, voice, ...)                                      \
  (babel_voice_has_name (&(voice), seat, listener)                                 \
     ? g_strdup_printf (babel_words_voice (&(voice), seat, listener), __VA_ARGS__, \
                        babel_listener_get_first (listener, seat),                 \
                        babel_listener_get_name (listener, 1 - (seat)))            \
     : g_strdup_printf (babel_words_voice (&(voice), seat, listener), __VA_ARGS__, \
                        (seat) + 1, 2 - (seat)))
#define BABEL_SAY_COUNTED(listener, seat, voices, n, ...)                               \
  (babel_voices_have_name (&(voices), seat, listener)                                   \
     ? g_strdup_printf (babel_words_voices (&(voices), n, seat, listener), __VA_ARGS__, \
                        babel_listener_get_first (listener, seat),                      \
                        babel_listener_get_name (listener, 1 - (seat)))                 \
     : g_strdup_printf (babel_words_voices (&(voices), n, seat, listener), __VA_ARGS__, \
                        (seat) + 1, 2 - (seat)))

/* The same of a sentence without arguments of its own. */
char *babel_words_say (const BabelListener *listener,
                       guint                seat,
                       const BabelVoice    *voice) G_GNUC_WARN_UNUSED_RESULT;

/* The translated form of a pair for n. */
const char *babel_words_plural (const char *const pair[2], guint n);

G_END_DECLS
