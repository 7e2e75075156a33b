/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * build-aux/run, build-aux/test and build-aux/fuzz on machines that are not this one.
 *
 * Each case has a folder of commands that stands for a whole machine: real tools linked in, and
 * one-line scripts in place of whatever could change something (package managers, sudo).
 * Nothing is installed or built: a pkg-config that finds nothing stops every script before
 * that. What the scripts wanted to do is read from a log.
 */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define DEBIAN_12 "ID=debian\nVERSION_ID=\"12\"\n"
#define DEBIAN_13 "ID=debian\nVERSION_ID=\"13\"\n"
#define ZORIN     "ID=zorin\nID_LIKE=\"ubuntu debian\"\nVERSION_ID=\"17\"\n"
#define FEDORA    "ID=fedora\nVERSION_ID=42\n"
#define ARCH      "ID=arch\n"
#define OTHER     "ID=\"something else\"\n"

#define LOG "echo \"${0##*/} $*\" >>\"$LOG\""

/* dpkg-query where there is a compiler, or all that is asked for; pacman where there is nothing. */
#define ONLY_GCC   "echo installed gcc; echo not-installed meson; exit 1"
#define EVERYTHING "shift 3; printf 'installed %s\\n' \"$@\""
#define PACMAN     "[ $1 != -T ] || { shift; printf '%s\\n' \"$@\"; exit 127; }; " LOG

/* pkg-config where only libadwaita is too old. */
#define OLD_ADWAITA "if [ $1 = --modversion ]; then echo 1.1; else [ $2 != libadwaita-1 ]; fi"

#define NO_GLIB "GLib 2.74 or newer is needed, but this system has none\n"

typedef struct
{
  const char *name;
  const char *system;    /* what stands in os-release */
  const char *tools[12]; /* names and scripts by turns */
  const char *command;   /* script and options */
  int         status;
  const char *said;     /* somewhere in what it said */
  const char *wanted;   /* somewhere in the log; NULL: the log is empty */
  const char *unwanted; /* nowhere in the log, may be NULL */
} Case;

static const Case cases[] = {
  {
    .name = "run/help",
    .system = DEBIAN_12,
    .command = "run --help",
    .status = 0,
    .said = "usage: build-aux/run",
  },
  {
    .name = "test/help",
    .system = DEBIAN_12,
    .command = "test --help",
    .status = 0,
    .said = "usage: build-aux/test",
  },
  {
    .name = "run/unknown-option",
    .system = DEBIAN_12,
    .command = "run --fast",
    .status = 2,
    .said = "build-aux/run: there is no option \"--fast\"",
  },
  {
    .name = "test/unknown-option",
    .system = DEBIAN_12,
    .command = "test --fast",
    .status = 2,
    .said = "build-aux/test: there is no option \"--fast\"",
  },
  {
    .name = "fuzz/help",
    .system = DEBIAN_12,
    .command = "fuzz --help",
    .status = 0,
    .said = "usage: build-aux/fuzz",
  },
  {
    .name = "fuzz/no-minutes",
    .system = DEBIAN_12,
    .command = "fuzz position",
    .status = 2,
    .said = "usage: build-aux/fuzz",
  },
  {
    .name = "debian/missing",
    .system = DEBIAN_12,
    .tools = { "dpkg-query", ONLY_GCC, "apt-get", LOG },
    .command = "run --yes",
    .status = 1,
    .said = "     env DEBIAN_FRONTEND=noninteractive apt-get install -y ",
    .wanted = "apt-get update\napt-get install -y --no-install-recommends ",
    .unwanted = " gcc ",
  },
  {
    .name = "debian/run",
    .system = DEBIAN_12,
    .tools = { "dpkg-query", ONLY_GCC, "apt-get", LOG },
    .command = "run",
    .status = 1,
    .said = NO_GLIB,
    .wanted = " libadwaita-1-dev ",
    .unwanted = "clang-format",
  },
  {
    .name = "debian/test",
    .system = DEBIAN_12,
    .tools = { "dpkg-query", ONLY_GCC, "apt-get", LOG },
    .command = "test",
    .status = 1,
    .said = NO_GLIB,
    .wanted = " clang-format-14 ",
  },
  {
    .name = "debian/newer",
    .system = DEBIAN_13,
    .tools = { "dpkg-query", ONLY_GCC, "apt-get", LOG },
    .command = "test",
    .status = 1,
    .said = NO_GLIB,
    .wanted = " xvfb",
    .unwanted = "clang-format",
  },
  {
    .name = "debian/relative",
    .system = ZORIN,
    .tools = { "dpkg-query", ONLY_GCC, "apt-get", LOG },
    .command = "run",
    .status = 1,
    .said = NO_GLIB,
    .wanted = " libadwaita-1-dev ",
    .unwanted = " xvfb",
  },
  {
    .name = "debian/second-time",
    .system = DEBIAN_12,
    .tools = { "dpkg-query", EVERYTHING, "apt-get", LOG },
    .command = "test",
    .status = 1,
    .said = NO_GLIB,
  },
  {
    .name = "debian/offline",
    .system = DEBIAN_12,
    .tools = { "dpkg-query", ONLY_GCC, "apt-get", "exit 100" },
    .command = "run",
    .status = 1,
    .said = "apt-get update\" failed, so the packages cannot be had\n",
  },
  {
    .name = "debian/sudo",
    .system = DEBIAN_12,
    .tools = { "dpkg-query", ONLY_GCC, "id", "echo 1000", "sudo", LOG },
    .command = "run",
    .status = 1,
    .said = "     sudo env DEBIAN_FRONTEND=noninteractive apt-get update\n",
    .wanted = "sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y",
  },
  {
    .name = "debian/no-sudo",
    .system = DEBIAN_12,
    .tools = { "dpkg-query", ONLY_GCC, "id", "echo 1000", "apt-get", LOG },
    .command = "run",
    .status = 1,
    .said = "only root can install packages and there is no sudo; run these commands as root\n",
  },
  {
    .name = "debian/old",
    .system = DEBIAN_12,
    .tools = { "dpkg-query", EVERYTHING, "pkg-config", OLD_ADWAITA },
    .command = "run",
    .status = 1,
    .said = "libadwaita 1.2 or newer is needed, but this system has 1.1\n",
  },
  {
    .name = "fedora/missing",
    .system = FEDORA,
    .tools = { "rpm", "exit 1", "dnf", LOG },
    .command = "test",
    .status = 1,
    .said = "     dnf install -y ",
    .wanted = " libadwaita-devel ",
    .unwanted = "-dev ",
  },
  {
    .name = "fedora/second-time",
    .system = FEDORA,
    .tools = { "rpm", "exit 0", "dnf", LOG },
    .command = "test",
    .status = 1,
    .said = NO_GLIB,
  },
  {
    .name = "arch/missing",
    .system = ARCH,
    .tools = { "pacman", PACMAN },
    .command = "run",
    .status = 1,
    .said = "     pacman -S --needed --noconfirm ",
    .wanted = " libadwaita ",
    .unwanted = "gtk4-devel",
  },
  {
    .name = "arch/second-time",
    .system = ARCH,
    .tools = { "pacman", "[ $1 = -T ] || " LOG },
    .command = "test",
    .status = 1,
    .said = NO_GLIB,
  },
  {
    .name = "other/missing",
    .system = OTHER,
    .tools = { "apt-get", LOG, "sudo", LOG },
    .command = "run",
    .status = 1,
    .said = "is not known here; install what provides ",
  },
  {
    .name = "other/names",
    .system = OTHER,
    .tools = { "cc", ":", "meson", ":" },
    .command = "run",
    .status = 1,
    .said = " gtk4-broadwayd itstool msgfmt ninja ",
  },
};

/* ---- Machines ---- */

static void
add_tool (const char *bin, const char *name, const char *script)
{
  g_autofree char *path = g_build_filename (bin, name, NULL);
  g_autofree char *text = g_strdup_printf ("#!/bin/bash\n%s\n", script);
  g_autoptr (GError) error = NULL;

  g_remove (path);
  g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0755, &error);
  g_assert_no_error (error);
}

static void
link_tool (const char *bin, const char *name)
{
  g_autofree char *tool = g_find_program_in_path (name);
  g_autofree char *path = g_build_filename (bin, name, NULL);

  g_assert_nonnull (tool);
  g_assert_cmpint (symlink (tool, path), ==, 0);
}

/* Fills a folder with the commands of a case's machine, on which root is logged in. */
static void
fill_machine (const char *bin, const Case *c)
{
  static const char *const real[] = { "bash", "awk", "sed", "sort", "comm", "cat", "tr",
                                      "dirname", "basename", "env" };

  for (gsize i = 0; i < G_N_ELEMENTS (real); i++)
    link_tool (bin, real[i]);
  add_tool (bin, "id", "echo 0");
  add_tool (bin, "pkg-config", "exit 1");
  for (gsize i = 0; i < G_N_ELEMENTS (c->tools) && c->tools[i] != NULL; i += 2)
    add_tool (bin, c->tools[i], c->tools[i + 1]);
}

static void
remove_machine (const char *root, const char *bin)
{
  g_autoptr (GDir) dir = g_dir_open (bin, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (bin, name, NULL);

      g_remove (path);
    }
  g_rmdir (bin);
  g_rmdir (root);
}

/* Runs a script of build-aux, as a case has it, from a folder that is not the tree. */
static int
run_script (const Case *c, const char *bin, const char *os_release, const char *log, char **said)
{
  g_auto (GStrv) words = g_strsplit (c->command, " ", -1);
  const char      *source = g_getenv ("EDUBBA_SOURCE_DIR");
  g_autofree char *script = g_build_filename (source, "build-aux", words[0], NULL);
  g_auto (GStrv) environment = NULL;
  g_autofree char *errors = NULL;
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;
  int wait_status;

  g_free (words[0]);
  words[0] = g_steal_pointer (&script);
  environment = g_environ_setenv (environment, "PATH", bin, TRUE);
  environment = g_environ_setenv (environment, "LOG", log, TRUE);
  environment = g_environ_setenv (environment, "EDUBBA_OS_RELEASE", os_release, TRUE);
  g_spawn_sync (bin, words, environment, G_SPAWN_DEFAULT, NULL, NULL,
                &output, &errors, &wait_status, &error);
  g_assert_no_error (error);
  *said = g_strconcat (output, errors, NULL);
  g_assert_true (WIFEXITED (wait_status));
  return WEXITSTATUS (wait_status);
}

static void
assert_contains (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("“%s” is not in “%s”", part, text);
}

/* Whatever stops a script, the last line that it says is the reason, and the only one of its
 * kind. */
static void
assert_last_line (const char *said)
{
  const char *last = g_strrstr (said, "\nbuild-aux/");

  last = last != NULL ? last + 1 : said;
  g_assert_true (g_str_has_prefix (last, "build-aux/"));
  g_assert_true (strchr (last, '\n') == last + strlen (last) - 1);
}

static void
test_script (gconstpointer data)
{
  const Case      *c = data;
  g_autofree char *root = g_dir_make_tmp ("edubba-machine-XXXXXX", NULL);
  g_autofree char *bin = g_build_filename (root, "bin", NULL);
  g_autofree char *os_release = g_build_filename (root, "os-release", NULL);
  g_autofree char *log = g_build_filename (root, "log", NULL);
  g_autofree char *said = NULL;
  g_autofree char *logged = NULL;

  g_assert_cmpint (g_mkdir (bin, 0755), ==, 0);
  fill_machine (bin, c);
  g_assert_true (g_file_set_contents (os_release, c->system, -1, NULL));

  g_assert_cmpint (run_script (c, bin, os_release, log, &said), ==, c->status);
  g_file_get_contents (log, &logged, NULL, NULL);
  assert_contains (said, c->said);
  if (c->wanted != NULL)
    assert_contains (logged ? logged : "", c->wanted);
  else
    g_assert_null (logged);
  if (c->unwanted != NULL && strstr (logged, c->unwanted) != NULL)
    g_error ("“%s” is in “%s”", c->unwanted, logged);
  if (c->status == 1)
    assert_last_line (said);

  g_remove (log);
  g_remove (os_release);
  remove_machine (root, bin);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/build-aux/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_script);
    }
  return g_test_run ();
}
