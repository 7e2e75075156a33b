/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A new game and a new language in a copy of the tree: the scripts make the right changes there;
 * the game is built, keeps the laws and is translated; and an installation has the icons, and the
 * help and the catalogues of this game and of the others, complete or not. In a long run the copy
 * passes all of its own tests.
 */
#include "fixed.h"

#include <gio/gio.h>
#include <string.h>

#define WORD  "trialstones"
#define CARDS "fans"

static char *copy;

/* Runs a line of the shell in the copy; returns its output on both streams. */
static char *
run (const char *line, gboolean wants_success)
{
  const char *const argv[] = { "sh", "-c", line, NULL };
  g_autoptr (GSubprocessLauncher) launcher = NULL;
  g_autoptr (GSubprocess) child = NULL;
  g_autoptr (GError) error = NULL;
  char *said = NULL;

  launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                        G_SUBPROCESS_FLAGS_STDERR_MERGE);
  g_subprocess_launcher_set_cwd (launcher, copy);
  g_subprocess_launcher_setenv (launcher, "EDUBBA_SOURCE_DIR", copy, TRUE);
  g_subprocess_launcher_unsetenv (launcher, "MALLOC_PERTURB_");
  child = g_subprocess_launcher_spawnv (launcher, argv, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (child, NULL, NULL, &said, NULL, &error);
  g_assert_no_error (error);
  if (g_subprocess_get_successful (child) != wants_success)
    {
      g_test_message ("%s: %s", line, said);
      g_test_fail ();
    }
  return said;
}

static void
assert_exists (const char *path)
{
  g_autofree char *full = g_build_filename (copy, path, NULL);

  if (!g_file_test (full, G_FILE_TEST_EXISTS))
    g_test_fail_printf ("%s is missing", path);
}

/* Words that no game may have, and the reasons. */
static void
test_refused (void)
{
  static const struct
  {
    const char *word;
    const char *said;
  } rows[] = {
    { "Hop", "is not a word" },
    { "h", "is not a word" },
    { "hop/../hop", "is not a word" },
    { "babel", "there is src/games/babel already" },
    { "game", "are taken" },
    { "heaps", "are taken" },
    { "edubba", "are taken" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *line = g_strdup_printf ("build-aux/new-game %s", rows[i].word);
      g_autofree char *said = run (line, FALSE);

      g_assert_nonnull (strstr (said, rows[i].said));
    }
}

/* One folder, and one word in one list. */
static void
test_written (void)
{
  g_autofree char *tree = g_shell_quote (g_getenv ("EDUBBA_SOURCE_DIR"));
  g_autofree char *line = g_strdup_printf ("diff -rq -x '_*' -x .git %s/src src; "
                                           "diff -rq -x '_*' %s/help help; "
                                           "diff %s/src/games/GAMES src/games/GAMES",
                                           tree, tree, tree);
  g_autofree char *written = run ("build-aux/new-game " WORD, TRUE);
  g_autofree char *again = run ("build-aux/new-game " WORD, FALSE);
  g_autofree char *differs = run (line, FALSE);
  g_auto (GStrv) lines = g_strsplit (g_strstrip (differs), "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_cmpstr (lines[1], ==, "Only in src/games: " WORD);
  g_assert_true (g_str_has_suffix (lines[0], "src/games/GAMES differ"));
  g_assert_cmpstr (lines[3], ==, "> " WORD);
  g_free (run ("! grep -rn '@[Ww][Oo][Rr][Dd]@' src/games/" WORD, TRUE));
}

/* A language that nobody has begun: a catalogue beside each other one, in which the first sentence
 * of the program and the first of a lesson are translated. */
static void
test_language (void)
{
  static const char *const catalogues[] = {
    "po/de.po",
    "help/de/de.po",
    "src/games/babel/po/de.po",
    "src/games/babel/po/lessons/de.po",
    "src/games/babel/help/de/de.po",
    "src/games/" WORD "/po/lessons/de.po",
  };
  g_autofree char *refused = run ("build-aux/new-language ../de", FALSE);
  g_autofree char *written = run ("build-aux/new-language de", TRUE);
  g_autofree char *again = run ("build-aux/new-language de", FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (catalogues); i++)
    {
      g_autofree char *line = g_strdup_printf ("grep -q '^msgid \"[A-Z]' %s && msgfmt --check "
                                               "-o /dev/null %s",
                                               catalogues[i], catalogues[i]);

      g_free (run (line, TRUE));
      if (strstr (written, catalogues[i]) == NULL)
        g_test_fail_printf ("%s: not named", catalogues[i]);
    }
  g_assert_nonnull (strstr (refused, "is not a code of a language"));
  g_assert_nonnull (strstr (again, "there is po/de.po already"));
  g_free (run ("sed -i '/^msgid \"New Game\"$/{n;s/\"\"/\"Neues Spiel\"/}' po/de.po", TRUE));
  g_free (run ("sed -i '/^msgid \"The Assyrians tear down\"$/{n;s/\"\"/\"Die Assyrer\"/}' "
               "src/games/babel/po/lessons/de.po",
               TRUE));
}

static void
test_built (void)
{
  g_free (run ("meson setup --prefix=/usr -Dtests=true --buildtype=debug --werror _build", TRUE));
  g_free (run ("ninja -C _build src/games/" WORD "/lib" WORD ".a src/cli/edubba-cli "
               "src/games/" WORD "/tests/test-" WORD "-rules tests/property/test-laws "
               "tests/po/test-catalogues tests/style/test-style tests/style/test-includes "
               "help/help "
               "$(ninja -C _build -t targets all | sed -n 's/-gmo: phony/-gmo/p')",
               TRUE));
  g_free (run ("EDUBBA_LAW_GAME=" WORD " EDUBBA_LAW_GAMES=5 _build/tests/property/test-laws -q",
               TRUE));
  g_free (run ("cd src/games/" WORD "/data && "
               "../../../../_build/src/cli/edubba-cli check bouts/* lessons/* puzzles/*",
               TRUE));
  g_free (run ("meson test -C _build --no-rebuild " WORD "-rules catalogues-po "
               "catalogues-po_lessons catalogues-help-" WORD " includes",
               TRUE));
  g_free (run ("_build/tests/style/test-style -q -s /style/tree/format", TRUE));
}

/* What lies below the prefix. */
static void
test_installed (void)
{
  static const char *const languages[] = { "C", "cs", "de", "ru", NULL };
  static const char *const pages[] = { "index.page", "babel-rules.page", WORD "-rules.page",
                                       WORD "-rule-2.page", NULL };
  static const char *const icons[] = {
    "scalable/apps/io.github.edubba.Edubba",
    "symbolic/apps/io.github.edubba.Edubba-symbolic",
    "scalable/mimetypes/io.github.edubba.Edubba-bout",
    "scalable/mimetypes/io.github.edubba.Edubba-lesson",
    "scalable/mimetypes/io.github.edubba.Edubba-puzzle",
    "scalable/mimetypes/io.github.edubba.Edubba-record",
  };

  g_free (run ("DESTDIR=$PWD/installed meson install -C _build --no-rebuild --tags "
               "help,i18n,icons",
               TRUE));
  for (guint i = 0; i < G_N_ELEMENTS (icons); i++)
    {
      g_autofree char *path =
        g_strconcat ("installed/usr/share/icons/hicolor/", icons[i], ".svg", NULL);

      assert_exists (path);
    }
  /* A game's own picture is in the program, and the figure of its help. */
  g_free (run ("grep -rq picture.svg _build/src/games/" WORD "/lib" WORD ".a.p", TRUE));
  g_free (run ("grep -rq rule-2.position _build/src/games/" WORD "/lib" WORD ".a.p", TRUE));
  for (guint i = 0; languages[i]; i++)
    for (guint j = 0; pages[j]; j++)
      {
        g_autofree char *path =
          g_build_filename ("installed/usr/share/help", languages[i], "edubba", pages[j], NULL);

        assert_exists (path);
      }
  assert_exists ("installed/usr/share/locale/ru/LC_MESSAGES/edubba-" WORD "-lessons.mo");
  assert_exists ("installed/usr/share/locale/ru/LC_MESSAGES/edubba-babel-lessons.mo");
  g_free (run ("msgunfmt installed/usr/share/locale/de/LC_MESSAGES/edubba.mo | grep 'Neues Spiel'",
               TRUE));
  g_free (run ("msgunfmt installed/usr/share/locale/de/LC_MESSAGES/edubba-babel-lessons.mo | "
               "grep 'Die Assyrer'",
               TRUE));
  g_free (run ("msgunfmt installed/usr/share/locale/cs/LC_MESSAGES/edubba-" WORD ".mo | "
               "grep 'Hra skončila'",
               TRUE));
  g_free (run ("msgunfmt installed/usr/share/locale/cs/LC_MESSAGES/edubba-babel.mo | "
               "grep Chetit",
               TRUE));
}

/* The other game, by its rules alone: with hidden hands, and two kinds of action. */
static void
test_cards (void)
{
  g_free (run ("build-aux/new-game " CARDS " dice", FALSE));
  g_free (run ("build-aux/new-game " CARDS " cards", TRUE));
  g_free (run ("! grep -rn '@[Ww][Oo][Rr][Dd]@' src/games/" CARDS, TRUE));
  g_free (run ("tail -n 1 src/games/GAMES | grep -x '" CARDS " rules'", TRUE));
  g_free (run ("ninja -C _build tests/property/test-laws src/cli/edubba-cli "
               "src/games/" CARDS "/tests/test-" CARDS "-rules",
               TRUE));
  g_free (run ("EDUBBA_LAW_GAME=" CARDS " EDUBBA_LAW_GAMES=20 _build/tests/property/test-laws -q",
               TRUE));
  g_free (run ("_build/src/cli/edubba-cli random " CARDS " --games 20 --seed 1", TRUE));
  g_free (run ("meson test -C _build --no-rebuild " CARDS "-rules", TRUE));
}

/* The whole of it, as README.md says it. */
static void
test_whole (void)
{
  if (!g_test_slow ())
    {
      g_test_skip ("this takes as long as all tests; -m=slow");
      return;
    }
  g_free (run ("build-aux/test", TRUE));
}

int
main (int argc, char **argv)
{
  g_autofree char *tree = NULL;
  g_autofree char *line = NULL;
  g_autofree char *gone = NULL;
  int              status;

  fixed_test_init (&argc, &argv);
  copy = g_dir_make_tmp ("edubba-new-game-XXXXXX", NULL);
  tree = g_shell_quote (g_getenv ("EDUBBA_SOURCE_DIR"));
  line = g_strdup_printf ("tar -C %s -c --exclude=./.git --exclude='./_*' --exclude=./build . | "
                          "tar -xm",
                          tree);
  g_free (run (line, TRUE));
  g_test_add_func ("/new-game/refused", test_refused);
  g_test_add_func ("/new-game/written", test_written);
  g_test_add_func ("/new-game/language", test_language);
  g_test_add_func ("/new-game/built", test_built);
  g_test_add_func ("/new-game/installed", test_installed);
  g_test_add_func ("/new-game/cards", test_cards);
  g_test_add_func ("/new-game/whole", test_whole);
  status = g_test_run ();
  gone = g_strdup_printf ("rm -rf '%s'", copy);
  g_free (run (gone, TRUE));
  g_free (copy);
  return status;
}
