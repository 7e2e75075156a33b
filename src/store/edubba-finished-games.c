/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files are numbered: game-17.record is older than game-18.record. A match remembers its number, so
 * that a game whose end was taken back and played again is kept once. Behind the greatest number
 * the kept games are numbered from 1 again, in their order.
 */
#include "edubba-finished-games.h"

#include <errno.h>
#include <glib/gstdio.h>

#include "edubba-clock.h"
#include "edubba-replace.h"
#include "edubba-save.h"
#include "game-file.h"
#include "game-print.h"
#include "game-state.h"

#define PREFIX "game-"
#define SUFFIX ".record"

/* The most files that are read; further ones are ignored. */
#define MAX_READ (10 * EDUBBA_FINISHED_GAMES_MAX)

/* The key under which a match keeps its number, as a pointer. */
#define NUMBER_KEY "edubba-finished-games-number"

/* Files with greater numbers are none of ours. */
#define MAX_NUMBER (G_MAXUINT - 1)

#define FOLDER_MODE 0700

void
edubba_finished_game_free (EdubbaFinishedGame *game)
{
  g_free (game->path);
  g_free (game->id);
  g_free (game->text);
  g_free (game);
}

/* The number in a file's name, or 0 if it is none of ours. */
static guint
read_number (const char *name)
{
  guint64     number;
  const char *end;

  if (!g_str_has_prefix (name, PREFIX) ||
      !game_number_parse (name + strlen (PREFIX), MAX_NUMBER, &number, &end) ||
      !g_str_equal (end, SUFFIX))
    return 0;
  return (guint) number;
}

static char *
build_path (const char *folder, guint number)
{
  g_autofree char *name = game_print (PREFIX "%u" SUFFIX, number);

  return g_build_filename (folder, name, NULL);
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  guint x = *(const guint *) a;
  guint y = *(const guint *) b;

  return x > y ? -1 : x < y;
}

/* The numbers of the games in a folder, the largest first. */
static GArray *
list_numbers (const char *folder)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      guint number = read_number (name);

      if (number > 0)
        g_array_append_val (numbers, number);
    }
  g_array_sort (numbers, compare_numbers);
  return numbers;
}

/* The id of the game that a record's header names, or "". Nothing else of it is read, for a folder
 * may hold hundreds of them. */
static char *
find_id (const char *text)
{
  static const char header[] = "[Game \"";
  const char       *line = text;

  while (*line == '[' && !g_str_has_prefix (line, header))
    {
      line += strcspn (line, "\n");
      line += *line == '\n';
    }
  if (*line != '[')
    return g_strdup ("");
  line += strlen (header);
  return g_strndup (line, strcspn (line, "\"\n"));
}

/* The game in a file, or NULL if it cannot be read. */
static EdubbaFinishedGame *
read_game (const char *folder, guint number)
{
  g_autofree char    *path = build_path (folder, number);
  g_autofree char    *text = game_file_read (path, GAME_RECORD_MAX_BYTES, NULL, NULL);
  EdubbaFinishedGame *game;

  if (text == NULL)
    return NULL;
  game = g_new (EdubbaFinishedGame, 1);
  game->id = find_id (text);
  game->path = g_steal_pointer (&path);
  game->text = g_steal_pointer (&text);
  return game;
}

/* The number of games of a kind counted so far, this one included. */
static guint
count_kind (GHashTable *kinds, const char *id)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (kinds, id)) + 1;

  g_hash_table_insert (kinds, g_strdup (id), GUINT_TO_POINTER (n));
  return n;
}

/* The last games, of each kind at most EDUBBA_FINISHED_GAMES_MAX. Removes older games of the kind
 * `removed` (NULL: none); files that cannot be read stay. */
static GPtrArray *
read_games (const char *folder, const char *removed)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) edubba_finished_game_free);
  g_autoptr (GArray) numbers = list_numbers (folder);
  g_autoptr (GHashTable) kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < MIN (numbers->len, MAX_READ); i++)
    {
      EdubbaFinishedGame *game = read_game (folder, g_array_index (numbers, guint, i));

      if (game == NULL)
        continue;
      if (count_kind (kinds, game->id) <= EDUBBA_FINISHED_GAMES_MAX)
        {
          g_ptr_array_add (games, game);
          continue;
        }
      if (g_strcmp0 (game->id, removed) == 0)
        g_unlink (game->path);
      edubba_finished_game_free (game);
    }
  return games;
}

/* Numbers the games from 1 again; *n gets their number. The oldest goes first, so that they are
 * in their order at any moment, and no name is taken. */
static gboolean
renumber (const char *folder, const GArray *numbers, guint *n)
{
  for (*n = 0; *n < numbers->len; (*n)++)
    {
      guint            number = g_array_index (numbers, guint, numbers->len - 1 - *n);
      g_autofree char *from = build_path (folder, number);
      g_autofree char *to = build_path (folder, *n + 1);

      if (number != *n + 1 && g_rename (from, to) != 0)
        return FALSE;
    }
  return TRUE;
}

/* A number for a game that is the newest. FALSE and errno if there is none. */
static gboolean
find_number (const char *folder, const GArray *numbers, guint *number)
{
  guint last = numbers->len > 0 ? g_array_index (numbers, guint, 0) : 0;

  if (last == MAX_NUMBER && !renumber (folder, numbers, &last))
    return FALSE;
  *number = last + 1;
  return TRUE;
}

/* The record with the day on which it was played. */
static char *
print_with_date (EdubbaMatch *match)
{
  const GameModule *modules[] = { edubba_match_get_module (match), NULL };
  g_autofree char  *text = edubba_save_print (match);
  g_autoptr (GDateTime) now = edubba_clock_dup_local ();
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");
  g_autoptr (GameRecord) record = game_record_parse (modules, text, -1, NULL);

  if (record == NULL || game_record_get_header (record, "Date") != NULL)
    return g_steal_pointer (&text);
  game_record_set_header (record, "Date", today);
  return game_record_print (record);
}

/* Compares two records but for notes, and the day, which is that of the writing where none is
 * known. */
static gboolean
is_same (const char *text, const char *other)
{
  static const char pattern[] = "^\\[(Date|Note[0-9]+) .*\n";
  g_autoptr (GRegex) date = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
  g_autofree char *bare = g_regex_replace_literal (date, text, -1, 0, "", 0, NULL);
  g_autofree char *bare_other = g_regex_replace_literal (date, other, -1, 0, "", 0, NULL);

  return g_strcmp0 (bare, bare_other) == 0;
}

/* Returns TRUE if the game kept last is this one. */
static gboolean
is_last (const char *folder, const GArray *numbers, const char *text)
{
  EdubbaFinishedGame *last = NULL;
  gboolean            same = FALSE;

  if (numbers->len > 0)
    last = read_game (folder, g_array_index (numbers, guint, 0));
  if (last == NULL)
    return FALSE;
  same = is_same (last->text, text);
  edubba_finished_game_free (last);
  return same;
}

static gboolean
set_errno_error (GError **error)
{
  int code = errno;

  g_set_error_literal (error, G_FILE_ERROR, (gint) g_file_error_from_errno (code),
                       g_strerror (code));
  return FALSE;
}

gboolean
edubba_finished_games_keep (const char *folder, EdubbaMatch *match, GError **error)
{
  EdubbaReplaceFlags flags = EDUBBA_REPLACE_SOON;
  guint              number;
  g_autoptr (GArray) numbers = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (folder != NULL, FALSE);
  g_return_val_if_fail (EDUBBA_IS_MATCH (match), FALSE);

  if (g_mkdir_with_parents (folder, FOLDER_MODE) != 0)
    return set_errno_error (error);
  edubba_replace_clean_folder (folder);
  numbers = list_numbers (folder);
  number = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (match), NUMBER_KEY));
  text = print_with_date (match);
  if (number == 0 && is_last (folder, numbers, text))
    return TRUE;
  if (number == 0)
    {
      flags |= EDUBBA_REPLACE_NOTHING;
      if (!find_number (folder, numbers, &number))
        return set_errno_error (error);
    }
  path = build_path (folder, number);
  if (!edubba_replace (path, text, flags, error))
    return FALSE;
  g_object_set_data (G_OBJECT (match), NUMBER_KEY, GUINT_TO_POINTER (number));
  g_ptr_array_unref (read_games (folder, edubba_match_get_module (match)->rules->id));
  return TRUE;
}

/* The text with the line of the day that another one has. */
static char *
put_day (const char *text, const char *other)
{
  const char *day = strstr (other, "\n[Date ");
  const char *end = strchr (text, '\n');
  g_autoptr (GString) dated = g_string_new (text);

  if (day != NULL && end != NULL && strstr (text, "\n[Date ") == NULL)
    g_string_insert_len (dated, end - text, day, (gssize) strcspn (day + 1, "\n") + 1);
  return g_string_free (g_steal_pointer (&dated), FALSE);
}

gboolean
edubba_finished_games_replace (
  const char *folder, const char *before, const char *after, gboolean *known, GError **error)
{
  g_autoptr (GPtrArray) games = NULL;

  g_return_val_if_fail (folder != NULL && before != NULL && after != NULL, FALSE);
  g_return_val_if_fail (known != NULL, FALSE);

  games = edubba_finished_games_list (folder);
  *known = FALSE;
  for (guint i = 0; i < games->len && !*known; i++)
    {
      const EdubbaFinishedGame *game = g_ptr_array_index (games, i);
      g_autofree char          *text = NULL;

      if (!is_same (game->text, before))
        continue;
      *known = TRUE;
      text = put_day (after, game->text);
      return edubba_replace (game->path, text, EDUBBA_REPLACE_SOON, error);
    }
  return FALSE;
}

GPtrArray *
edubba_finished_games_list (const char *folder)
{
  g_return_val_if_fail (folder != NULL, NULL);

  return read_games (folder, NULL);
}
