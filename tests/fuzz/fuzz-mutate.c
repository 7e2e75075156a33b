/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mutations of texts, all from the seed that the test framework prints, so that a failure can be
 * repeated.
 */
#include "fuzz-mutate.h"

#include <string.h>

static gsize
random_below (gsize n)
{
  return n ? (guint32) g_test_rand_int () % n : 0;
}

/* A byte that means something in one of the notations, or now and then any byte. */
static char
random_byte (void)
{
  const char *bytes = " =|/?:,;@.#()\"'\\[]\n\r\t-+019AHMPSQx";

  return random_below (8) ? bytes[random_below (strlen (bytes))] : (char) random_below (256);
}

static void
double_piece (GString *text)
{
  gsize            from = random_below (text->len);
  gsize            length = 1 + random_below (MIN (text->len - from, 24));
  g_autofree char *piece = g_strndup (text->str + from, length);

  g_string_insert_len (text, (gssize) random_below (text->len + 1), piece, (gssize) strlen (piece));
}

static void
splice (GString *text, const char *other)
{
  gsize length = strlen (other);
  gsize from = random_below (length);
  gsize n = random_below (MIN (length - from, 32) + 1);

  g_string_insert_len (text, (gssize) random_below (text->len + 1), other + from, (gssize) n);
}

static void
insert_number (GString *text)
{
  static const char *const numbers[] = { "0", "00",
                                         "4294967296", "2147483647",
                                         "2147483648", "-1",
                                         "18446744073709551615",
                                         "99999999999999999999999999" };

  g_string_insert (text,
                   (gssize) random_below (text->len + 1),
                   numbers[random_below (G_N_ELEMENTS (numbers))]);
}

static void
mutate_once (GString *text, const char *other)
{
  gsize at = random_below (text->len);

  switch (random_below (8))
    {
    case 0:
      text->str[at] = (char) (text->str[at] ^ (1 << random_below (8)));
      break;
    case 1:
      text->str[at] = random_byte ();
      break;
    case 2:
      g_string_insert_c (text, (gssize) at, random_byte ());
      break;
    case 3:
      g_string_erase (text, (gssize) at, (gssize) (1 + random_below (MIN (text->len - at, 12))));
      break;
    case 4:
      double_piece (text);
      break;
    case 5:
      splice (text, other);
      break;
    case 6:
      insert_number (text);
      break;
    default:
      g_string_truncate (text, at);
      break;
    }
}

void
fuzz_mutate (GString *text, const char *other)
{
  gsize n = 1 + random_below (4);

  for (gsize i = 0; i < n && text->len > 0; i++)
    mutate_once (text, other);
}

guint
fuzz_get_n_rounds (void)
{
  return g_test_slow () ? 100000 : 2000;
}
