/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading trusts nothing: every line is checked before it is used, and its contents must be
 * possible for this part of this job.
 */
#include "game-checkpoint.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "game-file.h"
#include "game-print.h"
#include "game-state.h"

#define MAGIC      "edubba-part/1"
#define HEAD_LINES 4

/* Hexadecimal digits of a check, and the text before them. */
#define CHECK_DIGITS 8
#define CHECK_MARK   "; "
#define CHECK_LENGTH (strlen (CHECK_MARK) + CHECK_DIGITS)

/* The text before the hash of a maker, and the number of its digits. */
#define BY           " by "
#define MAKER_DIGITS 16

/* The environment variables that name other weights, and another net, than the program's own. */
static const char *const variables[] = { "EDUBBA_WEIGHTS", "EDUBBA_NET" };

/* Adds a file to a hash, if it can be read. */
static void
add_file (GChecksum *hash, const char *path)
{
  g_autoptr (GMappedFile) file = NULL;
  GStatBuf info;

  if (g_stat (path, &info) != 0 || !S_ISREG (info.st_mode))
    return;
  file = g_mapped_file_new (path, FALSE, NULL);
  if (file && g_mapped_file_get_length (file) > 0)
    g_checksum_update (hash, (const guchar *) g_mapped_file_get_contents (file),
                       (gssize) g_mapped_file_get_length (file));
}

guint64
game_checkpoint_hash_maker (void)
{
  g_autoptr (GChecksum) hash = g_checksum_new (G_CHECKSUM_SHA256);
  char digits[MAKER_DIGITS + 1];

  add_file (hash, "/proc/self/exe");
  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    if (g_getenv (variables[i]))
      {
        g_checksum_update (hash, (const guchar *) variables[i], -1);
        add_file (hash, g_getenv (variables[i]));
      }
  g_strlcpy (digits, g_checksum_get_string (hash), sizeof digits);
  return MAX (g_ascii_strtoull (digits, NULL, 16), 1);
}

GameCheckpoint *
game_checkpoint_new (const char *call, guint64 n_items, guint64 part, guint64 n_parts)
{
  GameCheckpoint *self = g_new0 (GameCheckpoint, 1);

  g_return_val_if_fail (n_items <= GAME_CHECKPOINT_MAX_ITEMS, NULL);
  g_return_val_if_fail (part >= 1 && part <= n_parts, NULL);

  self->call = g_strdup (call);
  self->n_items = n_items;
  self->part = part;
  self->n_parts = n_parts;
  self->results = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
game_checkpoint_free (GameCheckpoint *part)
{
  g_free (part->call);
  g_ptr_array_unref (part->results);
  g_free (part);
}

guint64
game_checkpoint_get_n_own (const GameCheckpoint *part)
{
  return part->n_items < part->part ? 0 : (part->n_items - part->part) / part->n_parts + 1;
}

const char *
game_checkpoint_get (const GameCheckpoint *part, guint64 item)
{
  return item < part->results->len ? part->results->pdata[item] : NULL;
}

void
game_checkpoint_put (GameCheckpoint *part, guint64 item, char *text)
{
  g_return_if_fail (item < part->n_items);
  g_return_if_fail (!game_checkpoint_get (part, item));

  if (item >= part->results->len)
    g_ptr_array_set_size (part->results, (gint) item + 1);
  part->results->pdata[item] = text;
  part->n_done++;
}

/* The first three lines, which every check includes. */
static char *
print_job (const GameCheckpoint *part)
{
  g_autofree char *maker =
    part->maker != 0 ? game_print (BY "%016" G_GINT64_MODIFIER "x", part->maker)
                     : g_strdup ("");

  return game_print (MAGIC "\n%s\nitems %" G_GUINT64_FORMAT " part %" G_GUINT64_FORMAT
                           " of %" G_GUINT64_FORMAT "%s\n",
                     part->call, part->n_items, part->part, part->n_parts, maker);
}

/* The line with its check behind it. */
static char *
seal_line (const GameCheckpoint *part, const char *line)
{
  g_autofree char *job = print_job (part);
  g_autofree char *text = g_strconcat (job, line, NULL);
  guint            check = (guint) (game_text_hash (text) >> 32);

  return game_print ("%s" CHECK_MARK "%08x", line, check);
}

char *
game_checkpoint_print_head (const GameCheckpoint *part)
{
  g_autofree char *job = print_job (part);
  g_autofree char *seal = seal_line (part, "");

  return g_strconcat (job, seal, "\n", NULL);
}

char *
game_checkpoint_print_item (const GameCheckpoint *part, guint64 item)
{
  g_autofree char *line =
    game_print ("%" G_GUINT64_FORMAT " %s ", item, game_checkpoint_get (part, item));
  g_autofree char *sealed = seal_line (part, line);

  return g_strconcat (sealed, "\n", NULL);
}

/* Reads the end of the line behind the sizes: nothing, or " by HASH". */
static gboolean
parse_maker (const char *text, guint64 *maker)
{
  const char *hash = text + strlen (BY);

  *maker = 0;
  if (*text == '\0')
    return TRUE;
  if (!g_str_has_prefix (text, BY) || strlen (hash) != MAKER_DIGITS ||
      strspn (hash, "0123456789abcdef") != MAKER_DIGITS)
    return FALSE;
  *maker = g_ascii_strtoull (hash, NULL, 16);
  return *maker != 0;
}

/* Reads "items N part I of N" and the text behind it. */
static gboolean
parse_sizes (const char *text, guint64 sizes[3], guint64 *maker)
{
  const char *const words[] = { "items ", " part ", " of " };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (!g_str_has_prefix (text, words[i]) ||
        !game_number_parse (text + strlen (words[i]), G_MAXINT32, &sizes[i], &text))
      return FALSE;
  return parse_maker (text, maker) && sizes[0] <= GAME_CHECKPOINT_MAX_ITEMS && sizes[1] >= 1 &&
         sizes[1] <= sizes[2];
}

/* Returns TRUE if the line ends in the check of all lines before it. */
static gboolean
is_sealed (const GameCheckpoint *part, const char *line)
{
  gsize            length = strlen (line);
  g_autofree char *bare = NULL;
  g_autofree char *sealed = NULL;

  if (length < CHECK_LENGTH)
    return FALSE;
  bare = g_strndup (line, length - CHECK_LENGTH);
  sealed = seal_line (part, bare);
  return strcmp (line, sealed) == 0;
}

/* The next line, without its line break, or NULL if there is none that is whole; the text goes on
 * behind it. Free with g_free (). */
static char *
take_line (const char **text)
{
  const char *end = strchr (*text, '\n');
  char       *line;

  if (!end)
    return NULL;
  line = g_strndup (*text, (gsize) (end - *text));
  *text = end + 1;
  return line;
}

/* Reports the fault of a head with `n_lines` whole lines, and `rest` after them. */
static void
set_head_error (char *const *lines, guint n_lines, const char *rest, GError **error)
{
  gboolean ours = n_lines > 0 ? g_str_equal (lines[0], MAGIC) : g_str_has_prefix (MAGIC, rest);

  if (!ours)
    g_set_error_literal (error, GAME_ERROR, GAME_ERROR_SYNTAX,
                         "line 1: this is no part of a job (\"" MAGIC "\")");
  else if (n_lines < HEAD_LINES)
    g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX,
                 "line %u: the file ends within its head, so nothing has been done in it yet",
                 n_lines + 1);
  else
    g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX, "line %u: the head is damaged", n_lines);
}

static GameCheckpoint *
parse_head (const char **text, GError **error)
{
  g_autoptr (GameCheckpoint) part = NULL;
  char   *lines[HEAD_LINES + 1] = { NULL };
  guint   n_lines = 0;
  guint64 sizes[3];
  guint64 maker;

  while (n_lines < HEAD_LINES && (lines[n_lines] = take_line (text)) != NULL)
    n_lines++;
  if (n_lines == HEAD_LINES && g_str_equal (lines[0], MAGIC) &&
      strlen (lines[1]) <= GAME_CHECKPOINT_MAX_CALL && parse_sizes (lines[2], sizes, &maker))
    {
      part = game_checkpoint_new (lines[1], sizes[0], sizes[1], sizes[2]);
      part->maker = maker;
    }
  if (part && (!is_sealed (part, lines[3]) || strlen (lines[3]) != CHECK_LENGTH))
    g_clear_pointer (&part, game_checkpoint_free);
  if (!part)
    set_head_error (lines, n_lines, *text, error);
  for (guint i = 0; i < n_lines; i++)
    g_free (lines[i]);
  return g_steal_pointer (&part);
}

/* Reads the line of an item; one that is damaged, or not one of this part's, says nothing. */
static void
parse_item (GameCheckpoint *part, const char *line)
{
  guint64     item;
  const char *text;
  gsize       length;

  if (!is_sealed (part, line) || !game_number_parse (line, G_MAXINT32, &item, &text) ||
      *text != ' ')
    return;
  length = strlen (++text);
  if (length <= CHECK_LENGTH || item >= part->n_items || item % part->n_parts != part->part - 1 ||
      game_checkpoint_get (part, item))
    return;
  game_checkpoint_put (part, item, g_strndup (text, length - CHECK_LENGTH - 1));
}

GameCheckpoint *
game_checkpoint_parse (const char *text, gsize *length, GError **error)
{
  const char *rest = text;
  g_autoptr (GameCheckpoint) part = parse_head (&rest, error);

  for (char *line; part && (line = take_line (&rest)); g_free (line))
    parse_item (part, line);
  if (length)
    *length = (gsize) (rest - text);
  return g_steal_pointer (&part);
}

char *
game_checkpoint_read (const char *path, GError **error)
{
  gsize            length;
  g_autofree char *text = game_file_read (path, GAME_CHECKPOINT_MAX_BYTES, &length, error);

  while (text && length > 0 && text[length - 1] == '\0')
    length--;
  if (text && strlen (text) == length)
    return g_steal_pointer (&text);
  if (text)
    g_set_error_literal (error, GAME_ERROR, GAME_ERROR_SYNTAX, "this is no text");
  g_prefix_error (error, "%s: ", path);
  return NULL;
}

/* Reads a whole file; errors name it. */
static GameCheckpoint *
read_file (const char *path, GError **error)
{
  g_autofree char *text = NULL;
  GameCheckpoint  *part;

  text = game_checkpoint_read (path, error);
  if (!text)
    return NULL;
  part = game_checkpoint_parse (text, NULL, error);
  if (!part)
    g_prefix_error (error, "%s: ", path);
  return part;
}

/* Takes all that is done in a part over into another. */
static gboolean
take_over (GameCheckpoint *whole, const GameCheckpoint *part, const char *path, GError **error)
{
  if (strcmp (whole->call, part->call) != 0 || whole->n_items != part->n_items)
    {
      g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX,
                   "%s: this is a part of another job: %s, not %s", path, part->call, whole->call);
      return FALSE;
    }
  if (whole->maker != part->maker)
    {
      g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX,
                   "%s: this was made by another program, or with other weights", path);
      return FALSE;
    }
  for (guint i = 0; i < part->results->len; i++)
    if (game_checkpoint_get (part, i) && game_checkpoint_get (whole, i))
      {
        g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX,
                     "%s: item %u is in another part, too", path, i);
        return FALSE;
      }
    else if (game_checkpoint_get (part, i))
      game_checkpoint_put (whole, i, g_strdup (game_checkpoint_get (part, i)));
  return TRUE;
}

GameCheckpoint *
game_checkpoint_merge (const char *const *paths, guint n, GError **error)
{
  g_autoptr (GameCheckpoint) whole = NULL;

  g_return_val_if_fail (n >= 1, NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GameCheckpoint) part = read_file (paths[i], error);

      if (!part)
        return NULL;
      if (!whole)
        {
          whole = game_checkpoint_new (part->call, part->n_items, 1, 1);
          whole->maker = part->maker;
        }
      if (!take_over (whole, part, paths[i], error))
        return NULL;
    }
  return g_steal_pointer (&whole);
}
