/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A net as a text: below the head a line for each group of features with the weights of all its
 * facts, one fact after the other, then the weights of the middle, unit by unit, and of the end.
 * A weight is 16 bits, the low ones first, in base 64. A text that differs from the written one
 * in a single byte is refused, also if its checksum is right, and so is a weight that is too
 * large.
 *
 *   own-settlers 7P8eAA...
 *   ...
 *   middle 0wAg...
 *   bias ...
 *   end ...
 */
#include <string.h>

#include "babel-learnt-text.h"
#include "babel-net-resources.h"
#include "babel-net.h"
#include "game-state.h"

#define MAGIC "edubba-net 1 babel\n"
#define WHAT  "weights of the net"

/* The environment variable that names another file than the program's own. */
#define VARIABLE "EDUBBA_NET"

#define MAX_BYTES (400 * 1000)

/* A line that belongs to no group of features. */
typedef struct
{
  const char *name;
  gsize       offset;
  guint       n;
  gint        limit;
} Line;

static const Line lines[] = {
  { "middle", G_STRUCT_OFFSET (BabelNet, middle), BABEL_NET_MIDDLE_UNITS *BABEL_NET_UNITS,
    BABEL_NET_MIDDLE_LIMIT },
  { "bias", G_STRUCT_OFFSET (BabelNet, bias), BABEL_NET_MIDDLE_UNITS, BABEL_NET_MIDDLE_LIMIT },
  { "end", G_STRUCT_OFFSET (BabelNet, end), BABEL_NET_MIDDLE_UNITS, BABEL_NET_END_LIMIT },
};

static char *
encode (const gint16 *weights, guint n)
{
  g_autofree guint16 *words = g_new (guint16, n);

  for (guint i = 0; i < n; i++)
    words[i] = GUINT16_TO_LE ((guint16) weights[i]);
  return g_base64_encode ((const guchar *) words, n * sizeof *words);
}

typedef struct
{
  const BabelNet *net;
  GString        *text;
} Print;

static void
print_weights (GString *text, const char *name, const gint16 *weights, guint n)
{
  g_autofree char *code = encode (weights, n);

  g_string_append (text, name);
  g_string_append_c (text, ' ');
  g_string_append (text, code);
  g_string_append_c (text, '\n');
}

static gboolean
print_line (const char *name, guint first, guint n, gpointer data)
{
  const Print *print = data;

  print_weights (print->text, name, print->net->fact[first], n * BABEL_NET_UNITS);
  return TRUE;
}

char *
babel_net_print (const BabelNet *net)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Print print = { net, text };

  babel_learnt_text_for_each_line (print_line, &print);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    print_weights (text, lines[i].name, G_STRUCT_MEMBER_P (net, lines[i].offset), lines[i].n);
  return babel_learnt_text_print (MAGIC, text->str);
}

typedef struct
{
  BabelNet   *net;
  const char *text; /* the rest of the text */
} Read;

/* Reads the line of a name; accepts only a line as print_weights () prints it. */
static gboolean
read_weights (Read *read, const char *name, gint16 *weights, guint n, gint limit)
{
  const char        *end = strchr (read->text, '\n');
  gsize              length;
  g_autofree char   *code = NULL;
  g_autofree char   *same = NULL;
  g_autofree guchar *bytes = NULL;

  if (!end || !g_str_has_prefix (read->text, name) || read->text[strlen (name)] != ' ')
    return FALSE;
  read->text += strlen (name) + 1;
  code = g_strndup (read->text, (gsize) (end - read->text));
  bytes = g_base64_decode (code, &length);
  if (length != n * sizeof *weights)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      weights[i] = (gint16) (bytes[2 * i] | bytes[2 * i + 1] << 8);
      if (ABS (weights[i]) > limit)
        return FALSE;
    }
  read->text = end + 1;
  same = encode (weights, n);
  return strcmp (code, same) == 0;
}

static gboolean
read_line (const char *name, guint first, guint n, gpointer data)
{
  Read *read = data;

  return read_weights (read, name, read->net->fact[first], n * BABEL_NET_UNITS,
                       BABEL_NET_FACT_LIMIT);
}

static gboolean
read_lines (const char *text, BabelNet *net)
{
  Read read = { net, text };

  if (!babel_learnt_text_for_each_line (read_line, &read))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (!read_weights (&read, lines[i].name, G_STRUCT_MEMBER_P (net, lines[i].offset), lines[i].n,
                       lines[i].limit))
      return FALSE;
  return *read.text == '\0';
}

gboolean
babel_net_parse (const char *text, BabelNet *net, GError **error)
{
  const char *body = babel_learnt_text_parse_head (text, MAGIC, WHAT, error);

  if (!body)
    return FALSE;
  return read_lines (body, net) || babel_learnt_text_refuse (WHAT, error);
}

static gboolean
load (const char *path, BabelNet *net, GError **error)
{
  g_autofree char *text = babel_learnt_text_load (path, MAX_BYTES, WHAT, error);

  return text && babel_net_parse (text, net, error);
}

static gpointer
find_learnt (gpointer data)
{
  static BabelNet net;
  const char     *path = g_getenv (VARIABLE);
  g_autoptr (GError) error = NULL;

  if (path ? load (path, &net, &error) : babel_net_parse (BABEL_NET_TEXT, &net, &error))
    return &net;
  g_printerr ("%s: %s; the computer plays without a net\n", path ? path : "babel.net",
              error->message);
  return NULL;
}

const BabelNet *
babel_net_get_learnt (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, find_learnt, NULL);
}
