/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chooses the way of speaking of a player. A name comes only into formats that have a place for
 * it; nothing is put into a finished sentence.
 */
#include "babel-words-private.h"

/* The formats of a BabelVoice. */
typedef enum
{
  YOU,
  OPPONENT,
  NUMBER,
  NAMED,
  YOU_NAMED,
  BOTH,
} Manner;

const char *
babel_listener_get_name (const BabelListener *listener, guint seat)
{
  if (listener->names == NULL || seat > 1 || *listener->names[seat] == '\0')
    return NULL;
  return listener->names[seat];
}

static gboolean
is_you (const BabelListener *listener, guint seat)
{
  return listener->address == GAME_ADDRESS_YOU && seat == listener->viewer;
}

const char *
babel_listener_get_first (const BabelListener *listener, guint seat)
{
  return babel_listener_get_name (listener, is_you (listener, seat) ? 1 - seat : seat);
}

/* The formats given are those that a sentence has, or NULL. */
static Manner
choose (const BabelListener *listener,
        guint                seat,
        const char          *named,
        const char          *you_named,
        const char          *both)
{
  const char *name = babel_listener_get_name (listener, seat);
  const char *other = babel_listener_get_name (listener, 1 - seat);

  if (is_you (listener, seat))
    return you_named != NULL && other != NULL ? YOU_NAMED : YOU;
  if (listener->address == GAME_ADDRESS_YOU)
    return named != NULL && name != NULL ? NAMED : OPPONENT;
  if (both != NULL)
    return name != NULL && other != NULL ? BOTH : NUMBER;
  return named != NULL && name != NULL ? NAMED : NUMBER;
}

static Manner
choose_voice (const BabelVoice *voice, guint seat, const BabelListener *listener)
{
  return choose (listener, seat, voice->named, voice->you_named, voice->both);
}

static Manner
choose_voices (const BabelVoices *voices, guint seat, const BabelListener *listener)
{
  return choose (listener, seat, voices->named[0], voices->you_named[0], voices->both[0]);
}

const char *
babel_words_plural (const char *const pair[2], guint n)
{
  return g_dngettext (GETTEXT_PACKAGE, pair[0], pair[1], n);
}

const char *
babel_words_voice (const BabelVoice *voice, guint seat, const BabelListener *listener)
{
  const char *const formats[] = {
    [YOU] = voice->you,
    [OPPONENT] = voice->opponent,
    [NUMBER] = voice->number,
    [NAMED] = voice->named,
    [YOU_NAMED] = voice->you_named,
    [BOTH] = voice->both,
  };

  return _ (formats[choose_voice (voice, seat, listener)]);
}

const char *
babel_words_voices (const BabelVoices   *voices,
                    guint                n,
                    guint                seat,
                    const BabelListener *listener)
{
  const char *const *const pairs[] = {
    [YOU] = voices->you,
    [OPPONENT] = voices->opponent,
    [NUMBER] = voices->number,
    [NAMED] = voices->named,
    [YOU_NAMED] = voices->you_named,
    [BOTH] = voices->both,
  };

  return babel_words_plural (pairs[choose_voices (voices, seat, listener)], n);
}

gboolean
babel_voice_has_name (const BabelVoice *voice, guint seat, const BabelListener *listener)
{
  return choose_voice (voice, seat, listener) >= NAMED;
}

gboolean
babel_voices_have_name (const BabelVoices *voices, guint seat, const BabelListener *listener)
{
  return choose_voices (voices, seat, listener) >= NAMED;
}

char *
babel_words_say (const BabelListener *listener, guint seat, const BabelVoice *voice)
{
  if (babel_voice_has_name (voice, seat, listener))
    return g_strdup_printf (babel_words_voice (voice, seat, listener),
                            babel_listener_get_first (listener, seat),
                            babel_listener_get_name (listener, 1 - seat));
  return g_strdup_printf (babel_words_voice (voice, seat, listener), seat + 1, 2 - seat);
}
