/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The seats as an array. One level for all is written as programs up to 0.1 read it; they refuse
 * a list of them, rather than play on with other opponents.
 */
#include "edubba-seats.h"

#include <glib/gi18n.h>
#include <string.h>

#include "game-print.h"
#include "game-state.h"
#include "game-text.h"

/* The greatest strength in points on any scale. */
#define MAX_POINTS 10000

typedef struct
{
  EdubbaSeatKind kind;
  guint          level;
  guint          points; /* or 0 */
  EdubbaCoaching coaching;
  char          *name;  /* or NULL */
  char          *title; /* or NULL */
} Seat;

struct _EdubbaSeats
{
  guint   n;
  guint64 sparring; /* kinds of action */
  Seat    seats[GAME_MAX_SEATS];
};

static const char *const kind_names[] = {
  [EDUBBA_SEAT_PERSON] = "person",
  [EDUBBA_SEAT_COMPUTER] = "computer",
};

/* A letter for each seat. */
static const char coachings[EDUBBA_N_COACHINGS] = {
  [EDUBBA_COACHING_OFF] = '-',
  [EDUBBA_COACHING_QUIET] = 'q',
  [EDUBBA_COACHING_TALKATIVE] = 't',
};

EdubbaSeats *
edubba_seats_new (guint n)
{
  EdubbaSeats *self;

  g_return_val_if_fail (n > 0 && n <= GAME_MAX_SEATS, NULL);

  self = g_new0 (EdubbaSeats, 1);
  self->n = n;
  for (guint s = 0; s < n; s++)
    self->seats[s].level = GAME_LEVEL_BUILDER;
  return self;
}

EdubbaSeats *
edubba_seats_turn (const EdubbaSeats *self, guint by)
{
  EdubbaSeats *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new0 (EdubbaSeats, 1);
  copy->n = self->n;
  copy->sparring = self->sparring;
  for (guint s = 0; s < self->n; s++)
    {
      Seat *seat = &copy->seats[(s + by) % self->n];

      *seat = self->seats[s];
      seat->name = g_strdup (seat->name);
      seat->title = g_strdup (seat->title);
    }
  return copy;
}

EdubbaSeats *
edubba_seats_copy (const EdubbaSeats *self)
{
  return edubba_seats_turn (self, 0);
}

void
edubba_seats_free (EdubbaSeats *self)
{
  for (guint s = 0; s < self->n; s++)
    {
      g_free (self->seats[s].name);
      g_free (self->seats[s].title);
    }
  g_free (self);
}

guint
edubba_seats_get_n (const EdubbaSeats *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n;
}

EdubbaSeatKind
edubba_seats_get_kind (const EdubbaSeats *self, guint seat)
{
  g_return_val_if_fail (self != NULL && seat < self->n, EDUBBA_SEAT_PERSON);

  return self->seats[seat].kind;
}

void
edubba_seats_set_kind (EdubbaSeats *self, guint seat, EdubbaSeatKind kind)
{
  g_return_if_fail (self != NULL && seat < self->n);

  self->seats[seat].kind = kind;
}

guint
edubba_seats_get_level (const EdubbaSeats *self, guint seat)
{
  g_return_val_if_fail (self != NULL && seat < self->n, 0);

  return self->seats[seat].level;
}

void
edubba_seats_set_level (EdubbaSeats *self, guint seat, guint level)
{
  g_return_if_fail (self != NULL && seat < self->n);
  g_return_if_fail (level < GAME_N_LEVELS);

  self->seats[seat].level = level;
  self->seats[seat].points = 0;
  g_clear_pointer (&self->seats[seat].title, g_free);
}

void
edubba_seats_set_levels (EdubbaSeats *self, guint level)
{
  g_return_if_fail (self != NULL);

  for (guint s = 0; s < self->n; s++)
    edubba_seats_set_level (self, s, level);
}

guint
edubba_seats_get_points (const EdubbaSeats *self, guint seat)
{
  g_return_val_if_fail (self != NULL && seat < self->n, 0);

  return self->seats[seat].points;
}

void
edubba_seats_set_points (EdubbaSeats *self, const GameScale *scale, guint points)
{
  guint nearest = 0;

  g_return_if_fail (self != NULL && scale != NULL);
  g_return_if_fail (points > 0 && points <= MAX_POINTS);

  while (nearest + 1 < GAME_N_LEVELS &&
         2 * points > scale->levels[nearest] + scale->levels[nearest + 1])
    nearest++;
  edubba_seats_set_levels (self, nearest);
  for (guint s = 0; s < self->n; s++)
    self->seats[s].points = points;
}

guint64
edubba_seats_get_sparring (const EdubbaSeats *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->sparring;
}

void
edubba_seats_set_sparring (EdubbaSeats *self, guint64 kinds)
{
  g_return_if_fail (self != NULL);

  self->sparring = kinds;
}

EdubbaCoaching
edubba_seats_get_coaching (const EdubbaSeats *self, guint seat)
{
  g_return_val_if_fail (self != NULL && seat < self->n, EDUBBA_COACHING_OFF);

  return self->seats[seat].coaching;
}

void
edubba_seats_set_coaching (EdubbaSeats *self, guint seat, EdubbaCoaching coaching)
{
  g_return_if_fail (self != NULL && seat < self->n);
  g_return_if_fail (coaching < EDUBBA_N_COACHINGS);

  self->seats[seat].coaching = coaching;
}

const char *
edubba_seats_get_name (const EdubbaSeats *self, guint seat)
{
  g_return_val_if_fail (self != NULL && seat < self->n, NULL);

  return self->seats[seat].name;
}

void
edubba_seats_set_name (EdubbaSeats *self, guint seat, const char *name)
{
  char *made;

  g_return_if_fail (self != NULL && seat < self->n);

  made = name != NULL ? game_text_name (name) : NULL;
  g_free (self->seats[seat].name);
  self->seats[seat].name = made;
}

void
edubba_seats_set_title (EdubbaSeats *self, guint seat, const char *title)
{
  g_return_if_fail (self != NULL && seat < self->n);

  g_free (self->seats[seat].title);
  self->seats[seat].title = g_strdup (title);
}

/* Returns TRUE if a character runs from right to left. */
static gboolean
runs_leftwards (gunichar c)
{
  return (c >= 0x590 && c <= 0x8ff) || (c >= 0xfb1d && c <= 0xfdff) ||
         (c >= 0xfe70 && c <= 0xfefe) || (c >= 0x10800 && c <= 0x10fff) ||
         (c >= 0x1e800 && c <= 0x1efff);
}

/* Returns the name so that it leaves the direction of the sentence around it alone, and can be
 * broken within long words; the caller frees it. */
static char *
isolate (const char *name)
{
  g_autofree char *soft = game_text_soften (name);

  for (const char *p = name; *p; p = g_utf8_next_char (p))
    if (runs_leftwards (g_utf8_get_char (p)))
      return g_strconcat ("\u2068", soft, "\u2069", NULL);
  return g_steal_pointer (&soft);
}

/* Returns TRUE if another seat has the same name. */
static gboolean
is_shared_name (const EdubbaSeats *self, guint seat)
{
  for (guint s = 0; s < self->n; s++)
    if (s != seat && g_strcmp0 (self->seats[s].name, self->seats[seat].name) == 0)
      return TRUE;
  return FALSE;
}

char *
edubba_seats_dup_name (const EdubbaSeats *self, guint seat)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (self != NULL && seat < self->n, NULL);

  if (self->seats[seat].name == NULL)
    return NULL;
  name = isolate (self->seats[seat].name);
  if (!is_shared_name (self, seat))
    return g_steal_pointer (&name);
  /* Translators: one of two players of the same name: “Anna (2)” */
  return game_print (C_ ("player", "%1$s (%2$u)"), name, seat + 1);
}

char *
edubba_seats_dup_called (const EdubbaSeats *self, guint seat)
{
  char *name = edubba_seats_dup_name (self, seat);

  return name != NULL ? name : g_strdup (self->seats[seat].title);
}

char **
edubba_seats_dup_names (const EdubbaSeats *self)
{
  char **names;

  g_return_val_if_fail (self != NULL, NULL);

  names = g_new0 (char *, self->n + 1);
  for (guint seat = 0; seat < self->n; seat++)
    {
      names[seat] = edubba_seats_dup_called (self, seat);
      if (names[seat] == NULL)
        names[seat] = g_strdup ("");
    }
  return names;
}

guint
edubba_seats_count_persons (const EdubbaSeats *self, guint *first)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint s = 0; s < self->n; s++)
    if (self->seats[s].kind == EDUBBA_SEAT_PERSON && n++ == 0 && first != NULL)
      *first = s;
  return n;
}

guint
edubba_seats_find_person (const EdubbaSeats *self)
{
  guint first = GAME_NOBODY;

  return edubba_seats_count_persons (self, &first) == 1 ? first : GAME_NOBODY;
}

guint
edubba_seats_find_strongest (const EdubbaSeats *self)
{
  guint level = GAME_N_LEVELS;

  g_return_val_if_fail (self != NULL, GAME_N_LEVELS);

  for (guint s = 0; s < self->n; s++)
    if (self->seats[s].kind == EDUBBA_SEAT_COMPUTER)
      level = level == GAME_N_LEVELS ? self->seats[s].level : MAX (level, self->seats[s].level);
  return level;
}

char *
edubba_seats_print_kinds (const EdubbaSeats *self)
{
  GString *text = g_string_new (NULL);

  for (guint s = 0; s < self->n; s++)
    game_print_to (text, "%s%s", s > 0 ? " " : "", kind_names[self->seats[s].kind]);
  return g_string_free (text, FALSE);
}

static gboolean
has_one_level (const EdubbaSeats *self)
{
  for (guint s = 1; s < self->n; s++)
    if (self->seats[s].level != self->seats[0].level ||
        self->seats[s].points != self->seats[0].points)
      return FALSE;
  return TRUE;
}

char *
edubba_seats_print_levels (const EdubbaSeats *self)
{
  guint    n = has_one_level (self) ? 1 : self->n;
  GString *text = g_string_new (NULL);

  for (guint s = 0; s < n; s++)
    {
      game_print_to (text, "%s%u", s > 0 ? " " : "", game_level_get_number (self->seats[s].level));
      if (self->seats[s].points > 0)
        game_print_to (text, "@%u", self->seats[s].points);
    }
  return g_string_free (text, FALSE);
}

char *
edubba_seats_print_coach (const EdubbaSeats *self)
{
  GString *text = g_string_new (NULL);
  gboolean coached = FALSE;

  for (guint s = 0; s < self->n; s++)
    {
      g_string_append_c (text, coachings[self->seats[s].coaching]);
      coached = coached || self->seats[s].coaching != EDUBBA_COACHING_OFF;
    }
  return g_string_free (text, !coached);
}

gboolean
edubba_seats_parse_kinds (EdubbaSeats *self, const char *text)
{
  g_auto (GStrv) names = g_strsplit (text, " ", -1);

  if (g_strv_length (names) != self->n)
    return FALSE;
  for (guint s = 0; names[s]; s++)
    {
      EdubbaSeatKind kind = 0;

      while (kind < G_N_ELEMENTS (kind_names) && !g_str_equal (names[s], kind_names[kind]))
        kind++;
      if (kind == G_N_ELEMENTS (kind_names))
        return FALSE;
      self->seats[s].kind = kind;
    }
  return TRUE;
}

static gboolean
parse_level (const char *text, Seat *seat)
{
  guint64     number;
  guint64     points = 0;
  const char *end;

  if (!game_number_parse (text, G_MAXUINT8, &number, &end) ||
      !game_level_find (number, &seat->level) || seat->level == GAME_N_LEVELS)
    return FALSE;
  if (*end == '@' &&
      (!game_number_parse (end + 1, MAX_POINTS, &points, &end) || points == 0))
    return FALSE;
  seat->points = (guint) points;
  return *end == '\0';
}

gboolean
edubba_seats_parse_levels (EdubbaSeats *self, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint n = g_strv_length (words);

  if (n != 1 && n != self->n)
    return FALSE;
  for (guint s = 0; s < self->n; s++)
    if (!parse_level (words[n == 1 ? 0 : s], &self->seats[s]))
      return FALSE;
  return TRUE;
}

gboolean
edubba_seats_parse_coach (EdubbaSeats *self, const char *text)
{
  if (strlen (text) != self->n)
    return FALSE;
  for (guint s = 0; s < self->n; s++)
    {
      const char *found = memchr (coachings, text[s], EDUBBA_N_COACHINGS);

      if (found == NULL)
        return FALSE;
      self->seats[s].coaching = (EdubbaCoaching) (found - coachings);
    }
  return TRUE;
}
