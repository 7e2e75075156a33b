/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Holds every #include under src/ against the table of src/DESIGN.md.
 *
 * The build enforces most of it by handing each folder only its own include folders; this also sees
 * what the build cannot: a header that reaches a folder through somebody else's dependency, a GTK
 * header in a folder that must run without a display, two headers of one name, a class that
 * has grown over many files.
 */
#include "../fixed.h"
#include "style-tree.h"

#include <string.h>

/* The libraries whose headers may stand in angle brackets; each includes those before it. */
typedef enum
{
  WITH_GLIB,
  WITH_GIO,
  WITH_GTK,
  WITH_ADWAITA,
} Libraries;

/* folder: a path under src/ that ends in a slash, or one file; the longest that fits counts.
 * may: folders or headers, beside the folder's own. */
typedef struct
{
  const char *folder;
  Libraries   with;
  const char *may[12];
} Layer;

/* The folders that all rooms of a floor may include. */
#define BELOW_TUTOR  "game/", "course/", "model/", "store/", "tutor/memory/"
#define BELOW_BOARDS "game/", "board/", "games/*/core/rules/", "games/*/core/words/"
#define BELOW_PAGES  "game/", "course/", "model/", "store/", "tutor/", "board/"

static const Layer layers[] = {
  { "game/", WITH_GLIB, { NULL } },
  { "course/", WITH_GLIB, { "game/" } },
  { "games/*/core/rules/", WITH_GLIB, { "game/" } },
  { "games/*/core/search/", WITH_GLIB, { "game/", "games/*/core/rules/" } },
  { "games/*/core/words/", WITH_GLIB, { "game/", "games/*/core/rules/" } },
  { "games/*/core/module/",
    WITH_GLIB,
    { "game/", "games/*/core/rules/", "games/*/core/search/", "games/*/core/words/" } },
  { "games/", WITH_GLIB, { "game/", "games/*/core/module/" } },
  { "cli/", WITH_GLIB, { "game/", "course/", "tutor/memory/", "games/games.h" } },
  { "model/", WITH_GIO, { "game/" } },
  { "store/", WITH_GIO, { "game/", "model/" } },
  { "tutor/memory/", WITH_GLIB, { "game/" } },
  { "tutor/progress/", WITH_GIO, { BELOW_TUTOR } },
  { "tutor/task/", WITH_GIO, { BELOW_TUTOR, "tutor/progress/" } },
  { "tutor/lesson/", WITH_GIO, { BELOW_TUTOR, "tutor/progress/", "tutor/task/" } },
  { "tutor/course/", WITH_GIO, { BELOW_TUTOR, "tutor/progress/" } },
  { "tutor/judge/", WITH_GIO, { BELOW_TUTOR, "tutor/progress/" } },
  { "tutor/hints/", WITH_GIO, { BELOW_TUTOR } },
  { "board/", WITH_ADWAITA, { "game/" } },
  { "games/*/ui/look/", WITH_ADWAITA, { BELOW_BOARDS } },
  { "games/*/ui/parts/", WITH_ADWAITA, { BELOW_BOARDS, "games/*/ui/look/" } },
  { "games/*/ui/board/",
    WITH_ADWAITA,
    { BELOW_BOARDS, "games/*/ui/look/", "games/*/ui/parts/" } },
  { "games/*/", WITH_ADWAITA, { "game/", "board/", "model/edubba-game.h", "games/*/" } },
  { "ui/base/", WITH_ADWAITA, { BELOW_PAGES } },
  { "ui/widgets/", WITH_ADWAITA, { BELOW_PAGES, "ui/base/" } },
  { "ui/table/", WITH_ADWAITA, { BELOW_PAGES, "ui/base/", "ui/widgets/" } },
  { "ui/help/", WITH_ADWAITA, { BELOW_PAGES, "ui/base/" } },
  { "ui/puzzles/", WITH_ADWAITA, { BELOW_PAGES, "ui/base/", "ui/widgets/" } },
  { "ui/learn/", WITH_ADWAITA, { BELOW_PAGES, "ui/base/", "ui/widgets/", "ui/puzzles/" } },
  { "ui/start/", WITH_ADWAITA, { BELOW_PAGES, "ui/base/", "ui/widgets/", "ui/puzzles/" } },
  { "ui/edit/", WITH_ADWAITA, { BELOW_PAGES, "ui/base/", "ui/widgets/" } },
  { "ui/review/", WITH_ADWAITA, { BELOW_PAGES, "ui/base/", "ui/widgets/", "ui/table/" } },
  { "ui/play/",
    WITH_ADWAITA,
    { BELOW_PAGES, "ui/base/", "ui/widgets/", "ui/table/", "ui/learn/", "ui/puzzles/" } },
  { "ui/shell/", WITH_ADWAITA, { BELOW_PAGES, "ui/" } },
  { "app/", WITH_ADWAITA, { "" } },
  { "measure/", WITH_ADWAITA, { "" } },
};

/* System headers by their first letters, and from which level on they may be included. */
static const struct
{
  const char *prefix;
  Libraries   from;
} libraries[] = {
  { "adwaita.h", WITH_ADWAITA },
  { "gsound.h", WITH_ADWAITA },
  { "gtk/", WITH_GTK },
  { "gdk/", WITH_GTK },
  { "gsk/", WITH_GTK },
  { "graphene", WITH_GTK },
  { "pango/", WITH_GTK },
  { "cairo", WITH_GTK },
  { "gdk-pixbuf/", WITH_GTK },
  { "gio/", WITH_GIO },
  { "glib-object.h", WITH_GIO },
  { "gmodule.h", WITH_GIO },
};

/* Returns TRUE if path begins with pattern, in which a star stands for this game's folder, or any
 * if game is NULL. */
static gboolean
path_fits (const char *path, const char *pattern, const char *game)
{
  for (; *pattern != '\0'; pattern++)
    if (*pattern != '*')
      {
        if (*path++ != *pattern)
          return FALSE;
      }
    else
      {
        gsize length = strcspn (path, "/");

        if (game != NULL && (strlen (game) != length || strncmp (path, game, length) != 0))
          return FALSE;
        path += length;
      }
  return TRUE;
}

static const Layer *
find_layer (const char *path)
{
  const Layer *best = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (layers); i++)
    if (path_fits (path, layers[i].folder, NULL) &&
        (best == NULL || strlen (layers[i].folder) > strlen (best->folder)))
      best = &layers[i];
  return best;
}

/* "babel" for a path under games/babel/, NULL for one that belongs to no game. */
static char *
dup_game (const char *path)
{
  g_auto (GStrv) parts = g_strsplit (path, "/", 3);

  if (g_strv_length (parts) < 3 || !g_str_equal (parts[0], "games"))
    return NULL;
  return g_strdup (parts[1]);
}

static gboolean
may_include (const char *path, const char *header)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *header_folder = g_path_get_dirname (header);
  g_autofree char *game = dup_game (path);
  const Layer     *layer = find_layer (path);

  if (g_str_equal (folder, header_folder))
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (layer->may) && layer->may[i] != NULL; i++)
    if (path_fits (header, layer->may[i], game))
      return TRUE;
  return FALSE;
}

/* The path under src/ of a header with this name, or NULL; borrowed. */
static const char *
find_header (const char *name)
{
  GPtrArray *files = style_tree_get_files ();

  for (guint i = 0; i < files->len; i++)
    {
      const StyleFile *file = g_ptr_array_index (files, i);
      const char      *slash = strrchr (file->path, '/');

      if (g_str_has_prefix (file->path, "src/") && g_str_equal (slash + 1, name))
        return file->path + strlen ("src/");
    }
  return NULL;
}

static gboolean
is_generated (const char *name)
{
  return g_str_equal (name, "config.h") || g_str_has_suffix (name, "-resources.h") ||
         g_str_has_suffix (name, "games-list.h") || g_str_equal (name, "help-pages.h");
}

static void
check_ours (const char *path, guint line, const char *name, GString *complaints)
{
  const char *header = find_header (name);

  if (strchr (name, '/') != NULL)
    style_complain (complaints, path, line, "%s is included by a path", name);
  else if (header == NULL && !is_generated (name))
    style_complain (complaints, path, line, "%s is no header under src/", name);
  else if (header != NULL && !may_include (path + strlen ("src/"), header))
    style_complain (complaints, path, line, "this folder may not include %s", header);
}

static void
check_library (const char  *path,
               guint        line,
               const Layer *layer,
               const char  *name,
               GString     *complaints)
{
  for (gsize i = 0; i < G_N_ELEMENTS (libraries); i++)
    if (g_str_has_prefix (name, libraries[i].prefix) && layer->with < libraries[i].from)
      style_complain (complaints, path, line, "this folder may not include <%s>", name);
}

static void
check_includes (const char *path, const char *text, GString *complaints)
{
  g_auto (GStrv) lines = NULL;
  const Layer *layer;

  if (!g_str_has_prefix (path, "src/") || !style_path_is_c (path) ||
      style_path_is_game_test (path))
    return;

  layer = find_layer (path + strlen ("src/"));
  if (layer == NULL)
    {
      style_complain (complaints, path, 1, "the folder is not in the table of src/DESIGN.md");
      return;
    }

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) parts = NULL;

      if (!g_str_has_prefix (lines[i], "#include "))
        continue;
      parts = g_strsplit_set (lines[i], "\"<>", 3);
      if (g_strv_length (parts) < 3)
        style_complain (complaints, path, i + 1, "an #include without a name");
      else if (strchr (lines[i], '"') != NULL)
        check_ours (path, i + 1, parts[1], complaints);
      else
        check_library (path, i + 1, layer, parts[1], complaints);
    }
}

/* Headers are found by name alone, so no two may share one. */
static void
test_unique_names (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *files = style_tree_get_files ();

  for (guint i = 0; i < files->len; i++)
    {
      const StyleFile *file = g_ptr_array_index (files, i);

      if (g_str_has_prefix (file->path, "src/") && g_str_has_suffix (file->path, ".h") &&
          !g_hash_table_add (seen, strrchr (file->path, '/')))
        g_test_fail_printf ("%s: another header has the same name", file->path);
    }
}

/* The greatest number of lines of a class, all its files together. Larger classes have a ceiling of
 * their own, which goes down with them until they need none. */
#define MAX_CLASS 1500

/* The greatest number of lines below a ceiling. */
#define MAX_SLACK 150

typedef struct
{
  const char *stem;
  guint       lines;
} Ceiling;

static const Ceiling ceilings[] = {
  { "src/games/babel/ui/board/babel-board", 4320 },
  { "src/games/bunny/ui/board/bunny-board", 2670 },
  { "src/ui/play/edubba-game-sitting", 2000 },
  { "src/ui/play/edubba-match-page", 1650 },
  { "src/ui/review/edubba-replay-page", 2060 },
  { "src/ui/shell/edubba-window", 4700 },
};

static gboolean
is_of_program (const StyleFile *file)
{
  return g_str_has_prefix (file->path, "src/") && style_path_is_c (file->path) &&
         !style_path_is_game_test (file->path);
}

/* Adds the path of each header that declares a class or an interface, less its end, with no lines
 * yet. */
static GHashTable *
find_classes (void)
{
  GHashTable *classes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray  *files = style_tree_get_files ();

  for (guint i = 0; i < files->len; i++)
    {
      const StyleFile *file = g_ptr_array_index (files, i);

      if (is_of_program (file) && g_str_has_suffix (file->path, ".h") &&
          strstr (file->text, "\nG_DECLARE_") != NULL)
        g_hash_table_insert (classes, g_strndup (file->path, strlen (file->path) - 2), NULL);
    }
  return classes;
}

/* Returns the class that a file belongs to: the one with the longest name that its own begins with,
 * up to a hyphen or its end. NULL: it belongs to none. */
static const char *
find_class (GHashTable *classes, const char *path)
{
  g_autofree char *stem = g_strdup (path);
  char            *end = strrchr (stem, '.');

  while (end != NULL)
    {
      gpointer class;

      *end = '\0';
      if (g_hash_table_lookup_extended (classes, stem, &class, NULL))
        return class;
      end = strrchr (stem, '-');
      if (end != NULL && strchr (end, '/') != NULL)
        end = NULL;
    }
  return NULL;
}

static guint
count_lines (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text++)
    n += *text == '\n';
  return n;
}

/* Adds up the lines of the files of each class. */
static GHashTable *
measure_classes (void)
{
  GHashTable *classes = find_classes ();
  GPtrArray  *files = style_tree_get_files ();

  for (guint i = 0; i < files->len; i++)
    {
      const StyleFile *file = g_ptr_array_index (files, i);
      const char *class = is_of_program (file) ? find_class (classes, file->path) : NULL;
      guint lines;

      if (class == NULL)
        continue;
      lines = GPOINTER_TO_UINT (g_hash_table_lookup (classes, class)) + count_lines (file->text);
      g_hash_table_insert (classes, g_strdup (class), GUINT_TO_POINTER (lines));
    }
  return classes;
}

static guint
find_ceiling (const char *class)
{
  for (guint i = 0; i < G_N_ELEMENTS (ceilings); i++)
    if (strcmp (ceilings[i].stem, class) == 0)
      return ceilings[i].lines;
  return MAX_CLASS;
}

static void
test_classes (void)
{
  g_autoptr (GHashTable) classes = measure_classes ();
  GHashTableIter iter;
  gpointer class, lines;

  g_assert_cmpuint (g_hash_table_size (classes), >, 50);
  g_hash_table_iter_init (&iter, classes);
  while (g_hash_table_iter_next (&iter, &class, &lines))
    if (GPOINTER_TO_UINT (lines) > find_ceiling (class))
      g_test_fail_printf ("%s: %u lines in all files of the class, more than %u",
                          (const char *) class, GPOINTER_TO_UINT (lines), find_ceiling (class));
  for (guint i = 0; i < G_N_ELEMENTS (ceilings); i++)
    {
      guint now = GPOINTER_TO_UINT (g_hash_table_lookup (classes, ceilings[i].stem));

      if (now <= MAX_CLASS)
        g_test_fail_printf ("%s: %u lines, so it needs no ceiling", ceilings[i].stem, now);
      else if (now + MAX_SLACK < ceilings[i].lines)
        g_test_fail_printf ("%s: %u lines, so its ceiling goes down", ceilings[i].stem, now);
    }
}

static const StyleRule rules[] = {
  { "includes", check_includes },
};

static const StyleSample samples[] = {
  { "includes/ours", check_includes, "src/game/sample.c",
    "#include \"edubba-match.h\"\n", "#include \"game-action.h\"\n" },
  { "includes/unknown", check_includes, "src/model/sample.c",
    "#include \"no-such-header.h\"\n", "#include \"config.h\"\n" },
  { "includes/path", check_includes, "src/ui/play/sample.c",
    "#include \"../game/game-action.h\"\n", "#include \"game-action.h\"\n" },
  { "includes/shell", check_includes, "src/ui/play/sample.c",
    "#include \"games.h\"\n", "#include <adwaita.h>\n" },
  { "includes/gtk", check_includes, "src/model/sample.c",
    "#include <gtk/gtk.h>\n", "#include <gio/gio.h>\n" },
  { "includes/gio", check_includes, "src/cli/sample.c",
    "#include <gio/gio.h>\n", "#include \"games.h\"\n" },
  { "includes/rules", check_includes, "src/games/babel/core/rules/sample.c",
    "#include \"edubba-board.h\"\n", "#include \"babel-table.h\"\n" },
  { "includes/other-game", check_includes, "src/games/other/core/rules/sample.c",
    "#include \"babel-table.h\"\n", "#include \"game-rules.h\"\n" },
  { "includes/module", check_includes, "src/games/babel/core/module/sample.c",
    "#include \"edubba-game.h\"\n", "#include \"babel-player.h\"\n" },
  { "includes/room", check_includes, "src/ui/widgets/sample.c",
    "#include \"edubba-match-page.h\"\n", "#include \"edubba-page.h\"\n" },
  { "includes/no-room", check_includes, "src/ui/sample.c", "\n", NULL },
  { "includes/tests", check_includes, "src/games/babel/core/rules/sample.c",
    "#include \"babel-fixture.h\"\n", NULL },
  { "includes/list", check_includes, "src/games/games.c",
    "#include \"babel-player.h\"\n", "#include \"babel-module.h\"\n" },
  { "includes/folder", check_includes, "src/elsewhere/sample.c", "\n", NULL },
};

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  style_tree_add_rules (rules, G_N_ELEMENTS (rules));
  style_tree_add_samples (samples, G_N_ELEMENTS (samples));
  g_test_add_func ("/style/includes/unique-names", test_unique_names);
  g_test_add_func ("/style/includes/classes", test_classes);
  return g_test_run ();
}
