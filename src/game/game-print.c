/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The length is asked for first, so that all memory comes from GLib, which ends the program where
 * there is none. The C library may want some of its own; without it, it says so.
 */
#include "game-print.h"

#include <stdio.h>

G_GNUC_PRINTF (1, 0)
static gsize
measure (const char *format, va_list arguments)
{
  va_list copy;
  int     length;

  va_copy (copy, arguments);
  length = vsnprintf (NULL, 0, format, copy);
  va_end (copy);
  if (length < 0)
    g_abort ();
  return (gsize) length;
}

/* Prints into a place for `length` characters and a 0 byte. */
G_GNUC_PRINTF (3, 0)
static void
fill (char *place, gsize length, const char *format, va_list arguments)
{
  if (vsnprintf (place, length + 1, format, arguments) != (int) length)
    g_abort ();
}

char *
game_print_list (const char *format, va_list arguments)
{
  gsize length = measure (format, arguments);
  char *text = g_malloc (length + 1);

  fill (text, length, format, arguments);
  return text;
}

char *
game_print (const char *format, ...)
{
  va_list arguments;
  char   *text;

  va_start (arguments, format);
  text = game_print_list (format, arguments);
  va_end (arguments);
  return text;
}

void
game_print_list_to (GString *text, const char *format, va_list arguments)
{
  const gsize before = text->len;
  gsize       length = measure (format, arguments);

  g_string_set_size (text, before + length);
  fill (text->str + before, length, format, arguments);
}

void
game_print_to (GString *text, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  game_print_list_to (text, format, arguments);
  va_end (arguments);
}

void
game_print_number_to (GString *text, guint32 number)
{
  char  digits[10];
  guint n = sizeof digits;

  do
    digits[--n] = (char) ('0' + number % 10);
  while (number /= 10);
  g_string_append_len (text, digits + n, (gssize) (sizeof digits - n));
}
