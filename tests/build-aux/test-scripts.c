/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * build-aux/run, build-aux/test, build-aux/fuzz and build-aux/flatpak on machines that are not this
 * one.
 *
 * Each case has a machine of its own (machine.h). Nothing is installed or built: a pkg-config
 * that finds nothing stops every script before that. The commands that the scripts wanted to run
 * are read from a log.
 */
#include "machine.h"

#include <string.h>

#include "../fixed.h"

#define DEBIAN_12 "ID=debian\nVERSION_ID=\"12\"\n"
#define DEBIAN_13 "ID=debian\nVERSION_ID=\"13\"\n"
#define ZORIN     "ID=zorin\nID_LIKE=\"ubuntu debian\"\nVERSION_ID=\"17\"\n"
#define FEDORA    "ID=fedora\nVERSION_ID=42\n"
#define ARCH      "ID=arch\n"
#define OTHER     "ID=\"something else\"\n"

#define LOG          "echo \"${0##*/} $*\" >>\"$LOG\""
#define LOG_AND_FAIL LOG "; exit 1"

/* dpkg-query on a system with a compiler, or with all packages asked for; pacman on one with
 * none. */
#define ONLY_GCC   "echo installed gcc; echo not-installed meson; exit 1"
#define EVERYTHING "shift 3; printf 'installed %s\\n' \"$@\""
#define PACMAN     "[ $1 != -T ] || { shift; printf '%s\\n' \"$@\"; exit 127; }; " LOG

/* apt-get where there is no network: it goes on without the lists of packages. */
#define NO_NETWORK                      \
  LOG "; [ $1 = update ] || exit 100; " \
      "for i in {1..200}; do echo W: Temporary failure resolving some.where >&2; done"

/* apt-cache where all but libadwaita are new. */
#define OLD_OFFERED \
  "case $* in policy' 'libadw*) echo '  Candidate: 1.1.7-1' ;; *) echo '  Candidate: 9.1' ;; esac"

/* dnf where libadwaita is old. */
#define OLD_REPOQUERY LOG "; case $* in *libadwaita*) echo 1.1.2 ;; esac"

/* flatpak where no runtime is installed. */
#define FLATPAK_WITHOUT_RUNTIME LOG "; echo flathub; [ $1 != info ]"

/* flatpak whose runtime brings GSound, and flatpak-builder that reads its manifest. */
#define FLATPAK_WITH_SOUND                                                               \
  LOG "; [ \"$2\" = --show-location ] || exit 0; place=${LOG%/*}/runtime; echo $place; " \
      "/bin/mkdir -p $place/files/lib/any/pkgconfig; "                                   \
      ": >$place/files/lib/any/pkgconfig/gsound.pc; : >$place/files/lib/any/libgsound.so.0"
#define READ_MANIFEST LOG "; cat \"${@: -1}\" >>\"$LOG\""

/* pkg-config where only libadwaita is too old. */
#define OLD_ADWAITA                                   \
  "case $1 in --modversion) echo 1.1 ;; --exists) ;;" \
  " *) [ $2 != libadwaita-1 ] ;; esac"

#define NO_GLIB "GLib 2.74 or newer is needed, but this system has none\n"

static const Case cases[] = {
  {
    .name = "run/help",
    .system = DEBIAN_12,
    .command = "run --help",
    .status = 0,
    .said = "usage: build-aux/run",
  },
  {
    .name = "run/other-shell",
    .system = DEBIAN_12,
    .tools = { "begin", "exec /bin/sh ../tree/build-aux/run --help" },
    .command = "./begin",
    .status = 0,
    .said = "usage: build-aux/run",
  },
  {
    .name = "run/link",
    .system = DEBIAN_12,
    .tools = { "readlink", "/usr/bin/readlink \"$@\"",
               "begin", "/bin/ln -s ../tree/build-aux/run elsewhere; exec ./elsewhere --fast" },
    .command = "./begin",
    .status = 2,
    .said = "build-aux/run: there is no option \"--fast\"",
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
    .command = "run --yes",
    .status = 1,
    .said = NO_GLIB,
    .wanted = " libadwaita-1-dev ",
    .unwanted = "clang-format",
  },
  {
    .name = "debian/test",
    .system = DEBIAN_12,
    .tools = { "dpkg-query", ONLY_GCC, "apt-get", LOG },
    .command = "test --yes",
    .status = 1,
    .said = NO_GLIB,
    .wanted = " clang-format-14 ",
  },
  {
    .name = "debian/newer",
    .system = DEBIAN_13,
    .tools = { "dpkg-query", ONLY_GCC, "apt-get", LOG },
    .command = "test --yes",
    .status = 1,
    .said = NO_GLIB,
    .wanted = " xvfb",
    .unwanted = "clang-format",
  },
  {
    .name = "debian/relative",
    .system = ZORIN,
    .tools = { "dpkg-query", ONLY_GCC, "apt-get", LOG },
    .command = "run --yes",
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
    .command = "run --yes",
    .status = 1,
    .said = "apt-get update\" failed, so the packages cannot be had; what was said is in /",
  },
  {
    .name = "debian/no-network",
    .system = DEBIAN_12,
    .tools = { "dpkg-query", ONLY_GCC, "apt-get", NO_NETWORK },
    .command = "run --yes",
    .status = 1,
    .said = "the packages cannot be fetched, it seems that there is no network; ",
    .wanted = "apt-get install",
    .unsaid = "Temporary failure",
  },
  {
    .name = "debian/nobody-to-ask",
    .system = DEBIAN_12,
    .tools = { "dpkg-query", ONLY_GCC, "id", "echo 1000", "sudo", LOG },
    .command = "run",
    .status = 1,
    .said = "nothing was installed, because there is no terminal to ask on; ",
  },
  {
    .name = "debian/sudo",
    .system = DEBIAN_12,
    .tools = { "dpkg-query", ONLY_GCC, "id", "echo 1000", "sudo", LOG },
    .command = "run --yes",
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
    .said = "     env DEBIAN_FRONTEND=noninteractive apt-get install -y ",
    .unsaid = "sudo env",
  },
  {
    .name = "debian/no-root",
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
    .name = "debian/old-installed",
    .system = DEBIAN_12,
    .tools = { "dpkg-query", ONLY_GCC, "apt-get", LOG, "pkg-config", OLD_ADWAITA },
    .command = "run --yes",
    .status = 1,
    .said = "libadwaita 1.2 or newer is needed, but this system has 1.1\n",
  },
  {
    .name = "debian/old-offered",
    .system = ZORIN,
    .tools = { "dpkg-query", ONLY_GCC, "apt-get", LOG, "apt-cache", OLD_OFFERED },
    .command = "test --yes",
    .status = 1,
    .said = "libadwaita 1.2 or newer is needed, but this system offers 1.1.7\n",
  },
  {
    .name = "debian/old-unlisted",
    .system = ZORIN,
    .tools = { "dpkg-query", ONLY_GCC, "apt-get", LOG, "apt-cache",
               "[ ! -e \"$LOG\" ] || " OLD_OFFERED },
    .command = "test --yes",
    .status = 1,
    .said = "libadwaita 1.2 or newer is needed, but this system offers 1.1.7\n",
    .wanted = "apt-get update",
    .unwanted = "apt-get install",
  },
  {
    .name = "debian/offered",
    .system = DEBIAN_13,
    .tools = { "dpkg-query", ONLY_GCC, "apt-get", LOG, "apt-cache", "echo Candidate: 4.10.1+ds-1" },
    .command = "run --yes",
    .status = 1,
    .said = NO_GLIB,
    .wanted = "apt-get install",
  },
  {
    .name = "fedora/old-offered",
    .system = FEDORA,
    .tools = { "rpm", "exit 1", "dnf", OLD_REPOQUERY },
    .command = "run --yes",
    .status = 1,
    .said = "libadwaita 1.2 or newer is needed, but this system offers 1.1.2\n",
    .wanted = " repoquery ",
    .unwanted = " install ",
  },
  {
    .name = "fedora/missing",
    .system = FEDORA,
    .tools = { "rpm", "exit 1", "dnf", LOG },
    .command = "test --yes",
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
    .command = "run --yes",
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
    .name = "folder/read-only",
    .system = DEBIAN_12,
    .tools = { "dpkg-query", ONLY_GCC, "apt-get", LOG },
    .command = "run --yes",
    .locked = "",
    .status = 1,
    .said = "/tree; copy it to where you may write, and build the copy\n",
  },
  {
    .name = "folder/of-root",
    .system = DEBIAN_12,
    .tools = { "dpkg-query", ONLY_GCC, "apt-get", LOG },
    .command = "run --yes",
    .locked = "_build-run/prefix/bin",
    .status = 1,
    .said = "you may not write into _build-run, somebody else made it or part of it; ",
  },
  {
    .name = "flatpak/system-wide",
    .system = DEBIAN_12,
    .tools = { "mkdir", ":", "flatpak", FLATPAK_WITHOUT_RUNTIME, "flatpak-builder", LOG_AND_FAIL },
    .command = "flatpak",
    .status = 1,
    .said = "the Flatpak could not be built; ",
    .wanted = "flatpak remote-add --user --if-not-exists flathub "
              "https://dl.flathub.org/repo/flathub.flatpakrepo\n"
              "flatpak remotes --user --columns=name\n"
              "flatpak info --show-location org.gnome.Sdk//51\n"
              "flatpak-builder --user --install-deps-from=flathub ",
  },
  {
    .name = "flatpak/runtime-there",
    .system = DEBIAN_12,
    .tools = { "mkdir", ":", "flatpak", LOG, "flatpak-builder", LOG },
    .command = "flatpak",
    .status = 0,
    .said = "== Built: _flatpak/edubba.flatpak\n",
    .wanted = "flatpak-builder --user --force-clean ",
    .unwanted = "flatpak remote",
  },
  {
    .name = "flatpak/sound-to-build",
    .system = DEBIAN_12,
    .tools = { "mkdir", ":", "flatpak", LOG, "flatpak-builder", READ_MANIFEST },
    .command = "flatpak",
    .status = 0,
    .said = "== Built: _flatpak/edubba.flatpak\n",
    .wanted = "\"modules/gsound.json\",\n",
  },
  {
    .name = "flatpak/sound-there",
    .system = DEBIAN_12,
    .tools = { "mkdir", "/bin/mkdir \"$@\"", "flatpak", FLATPAK_WITH_SOUND, "flatpak-builder",
               READ_MANIFEST },
    .command = "flatpak",
    .status = 0,
    .said = "== Built: _flatpak/edubba.flatpak\n",
    .wanted = "\"name\": \"edubba\",\n",
    .unwanted = "gsound",
  },
  {
    .name = "flatpak/bundle",
    .system = DEBIAN_12,
    .tools = { "mkdir", ":", "flatpak", LOG, "flatpak-builder", LOG },
    .command = "flatpak --deps elsewhere",
    .status = 0,
    .said = "== Built: _flatpak/edubba.flatpak\n",
    .wanted = "flatpak build-bundle "
              "--runtime-repo=https://dl.flathub.org/repo/flathub.flatpakrepo ",
  },
  {
    .name = "flatpak/unknown-remote",
    .system = DEBIAN_12,
    .tools = { "mkdir", ":", "flatpak", FLATPAK_WITHOUT_RUNTIME, "flatpak-builder", LOG },
    .command = "flatpak --deps elsewhere",
    .status = 1,
    .said = "there is no remote \"elsewhere\" from which ",
    .wanted = "flatpak remotes --system ",
    .unwanted = "flatpak-builder",
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

/* ---- Messages ---- */

static void
assert_contains (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("“%s” is not in “%s”", part, text);
}

static void
assert_lacks (const char *text, const char *part)
{
  if (text != NULL && part != NULL && strstr (text, part) != NULL)
    g_error ("“%s” is in “%s”", part, text);
}

/* For any reason that stops a script, the last line of its output is that reason, and the only
 * one of its kind. */
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
  Machine          machine;
  g_autofree char *said = NULL;
  g_autofree char *logged = NULL;

  int status;

  machine_init (&machine, c);
  status = machine_run (&machine, c, &said);
  if (status == NO_RIGHT)
    {
      g_test_skip ("root cannot give up a right here");
      machine_clear (&machine);
      return;
    }
  g_assert_cmpint (status, ==, c->status);
  g_file_get_contents (machine.log, &logged, NULL, NULL);
  assert_contains (said, c->said);
  if (c->wanted != NULL)
    assert_contains (logged ? logged : "", c->wanted);
  else
    g_assert_null (logged);
  assert_lacks (logged, c->unwanted);
  assert_lacks (said, c->unsaid);
  if (c->status == 1)
    assert_last_line (said);
  machine_clear (&machine);
}

static void
test_asked (void)
{
  static const Case c = {
    .system = DEBIAN_12,
    .tools = { "dpkg-query", ONLY_GCC, "id", "echo 1000", "sudo", LOG },
    .command = "run",
  };
  static const char *const answers[] = { "n\n", "y\n" };

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      Machine          machine;
      g_autofree char *seen = NULL;
      g_autofree char *logged = NULL;

      machine_init (&machine, &c);
      seen = machine_run_asked (&machine, &c, answers[i]);
      g_file_get_contents (machine.log, &logged, NULL, NULL);
      assert_contains (seen, "sudo env DEBIAN_FRONTEND=noninteractive apt-get install");
      assert_contains (seen, "Install them now? [Y/n]");
      g_assert_true ((logged != NULL) == (i == 1));
      machine_clear (&machine);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/build-aux/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_script);
    }
  g_test_add_func ("/build-aux/asked", test_asked);
  return g_test_run ();
}
