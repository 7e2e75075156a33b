# SPDX-FileCopyrightText: The Edubba authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# What build-aux/run and build-aux/test share: finding the tree, installing what is missing,
# configuring and building. Sourced after `set -eu`; it reads the table build-aux/packages.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
program=build-aux/$(basename "${script:-$0}")
os_release=${EDUBBA_OS_RELEASE:-/etc/os-release}
assume_yes=no

# The libraries, as pkg-config knows them, their floor, and their names.
libraries='glib-2.0 2.74 GLib
gtk4 4.8 GTK
libadwaita-1 1.2 libadwaita'

say () { printf '== %s\n' "$*"; }

# The one sentence with which everything stops that cannot go on.
die () { printf '%s: %s\n' "$program" "$*" >&2; exit 1; }

refuse_option () { # OPTION
  printf '%s: there is no option "%s"; try "%s --help"\n' "$program" "$1" "$program" >&2
  exit 2
}

# ---- Which system this is

os_field () { # KEY
  (
    # shellcheck disable=SC1090
    . "$os_release" 2>/dev/null || true
    printf '%s' "${!1-}"
  )
}

# debian, fedora, arch, or nothing for a system whose package names are not known here.
os_family () {
  local id
  for id in $(os_field ID) $(os_field ID_LIKE); do
    case $id in
      debian | ubuntu) echo debian; return ;;
      fedora | rhel) echo fedora; return ;;
      arch) echo arch; return ;;
    esac
  done
}

# ---- What is missing

table () { # FAMILY PART...: the packages of these parts, one per line; of no family: the probes
  local column=2
  case $1 in debian) column=3 ;; fedora) column=4 ;; arch) column=5 ;; esac
  awk -v column="$column" -v parts=" ${*:2} " \
    '!/^#/ && NF && index (parts, " " $1 " ") && $column != "-" { print $column }' \
    "$root/build-aux/packages" | sort -u
}

probe () { # KIND:WHAT
  case $1 in
    command:*) command -v "${1#*:}" >/dev/null ;;
    module:*) pkg-config --exists "${1#*:}" 2>/dev/null ;;
    file:*) compgen -G "${1#*:}" >/dev/null ;;
  esac
}

# Reads package names, prints those that are not installed. Asks the package manager's own records
# only, so that nothing goes over the network when all is there.
only_missing () { # FAMILY
  local names name
  mapfile -t names
  case $1 in
    debian)
      # shellcheck disable=SC2016
      comm -13 <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "${names[@]}" 2>/dev/null |
                   sed -n 's/^installed //p' | sort -u) <(printf '%s\n' "${names[@]}") ;;
    fedora)
      for name in "${names[@]}"; do
        rpm -q --quiet --whatprovides "$name" >/dev/null 2>&1 || echo "$name"
      done ;;
    arch) pacman -T "${names[@]}" || true ;;
    *)
      for name in "${names[@]}"; do
        probe "$name" || echo "${name#*:}"
      done ;;
  esac
}

# ---- Installing

# The commands that install packages, one per line, as they are shown and run.
install_commands () { # FAMILY SUDO PACKAGE...
  local family=$1 sudo=$2
  shift 2
  case $family in
    debian)
      sudo+='env DEBIAN_FRONTEND=noninteractive '
      echo "${sudo}apt-get update"
      echo "${sudo}apt-get install -y --no-install-recommends $*" ;;
    fedora) echo "${sudo}dnf install -y $*" ;;
    arch) echo "${sudo}pacman -S --needed --noconfirm $*" ;;
  esac
}

# Asks on the terminal. With --yes the answer is yes; where nobody can be asked it is no.
confirm () { # QUESTION
  local answer
  [ "$assume_yes" = no ] || return 0
  [ -t 0 ] && [ -t 2 ] ||
    die "nothing was installed, because there is no terminal to ask on; --yes installs unasked"
  read -r -p "$1 [Y/n] " answer || answer=no
  case $answer in
    '' | y | Y | yes | Yes) ;;
    *) die "nothing was installed; these packages are needed" ;;
  esac
}

# The version of a package that this system would install; nothing if it cannot say.
offered_version () { # FAMILY PACKAGE ASK-DNF
  local version=
  case $1 in
    debian) version=$(apt-cache policy "$2" 2>/dev/null | sed -n 's/^ *Candidate: *//p') ;;
    fedora)
      version=$($3 repoquery --latest-limit 1 --qf '%{version}' "$2" </dev/null 2>/dev/null) ||
        true ;;
    arch) version=$(pacman -Si "$2" 2>/dev/null | sed -n 's/^Version *: *//p') ;;
  esac
  version=${version#*:}
  case $version in [0-9]*) echo "${version%%[-+]*}" ;; esac
}

is_older () { # VERSION MINIMUM
  [ "$1" != "$2" ] && [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | sed -n 1p)" = "$1" ]
}

# Nothing is installed where the libraries are, or would be, too old.
refuse_old () { # FAMILY ASK-DNF PACKAGE...
  local module minimum name package version column=3
  case $1 in fedora) column=4 ;; arch) column=5 ;; esac
  while read -r module minimum name; do
    ! pkg-config --exists "$module" 2>/dev/null || need_version "$module" "$minimum" "$name"
    package=$(awk -v probe="module:$module" -v column="$column" \
      '$2 == probe { print $column }' "$root/build-aux/packages")
    case " ${*:3} " in *" $package "*) ;; *) continue ;; esac
    version=$(offered_version "$1" "$package" "$2")
    [ -z "$version" ] || ! is_older "$version" "$minimum" ||
      die "$name $minimum or newer is needed, but this system offers $version"
  done <<<"$libraries"
}

# Shows on a terminal, in one line that changes, that something goes on.
show_progress () {
  local line
  while IFS= read -r line; do printf '\r\033[K%.70s' "${line//[$'\r\t']/ }" >&2; done
  printf '\r\033[K' >&2
}

# Runs a command that installs; FALSE if it fails. What it says goes into the log: without a network
# that is hundreds of lines.
install_by () { # LOG COMMAND...
  local log=$1 failed=$1.failed
  shift
  if [ -t 2 ]; then
    { "$@" </dev/null 2>&1 || : >"$failed"; } | tee -a "$log" | show_progress
  else
    "$@" </dev/null >>"$log" 2>&1 || : >"$failed"
  fi
  [ ! -e "$failed" ] || { rm -f "$failed"; return 1; }
}

# Why installing failed, in a sentence.
die_of () { # LOG COMMAND
  grep -qiE 'resolv|unreachable|could not connect|connection (failed|timed out|refused)' "$1" &&
    die "the packages cannot be fetched, it seems that there is no network; what was said is in $1"
  die "\"${2%% --no-install*}\" failed, so the packages cannot be had; what was said is in $1"
}

# Installs what the parts need and this system lacks.
need_packages () { # PART...
  local family missing commands command log sudo=
  family=$(os_family)
  case "$* $(os_field ID) $(os_field VERSION_ID)" in *test' debian 12') set -- "$@" style ;; esac
  missing=$(table "$family" "${@}" | only_missing "$family" | tr '\n' ' ')
  missing=${missing% }
  [ "$missing" ] || return 0
  [ "$family" ] ||
    die "what this system calls its packages is not known here; install what provides $missing"
  [ "$(id -u)" = 0 ] || ! command -v sudo >/dev/null || sudo='sudo '
  # shellcheck disable=SC2086
  refuse_old "$family" 'dnf -q -C' $missing
  # shellcheck disable=SC2086
  commands=$(install_commands "$family" "$sudo" $missing)
  say "Some packages are missing. They are installed with" >&2
  printf '     %s\n' "${commands//$'\n'/$'\n     '}" >&2
  [ "$(id -u)" = 0 ] || [ "$sudo" ] ||
    die "only root can install packages and there is no sudo; run these commands as root"
  confirm "Install them now?"
  log=$(mktemp "${TMPDIR:-/tmp}/edubba-install-XXXXXX")
  while read -r command <&3; do
    # What is on offer may be known only once the lists of packages have come.
    # shellcheck disable=SC2086
    refuse_old "$family" "${sudo}dnf -q" $missing
    # Table and commands above hold no quotes and no blanks within a word.
    # shellcheck disable=SC2086
    install_by "$log" $command || die_of "$log" "$command"
  done 3<<<"$commands"
  rm -f "$log"
}

need_version () { # MODULE VERSION NAME
  local have
  have=$(pkg-config --modversion "$1" 2>/dev/null) || have=none
  pkg-config --atleast-version="$2" "$1" ||
    die "$3 $2 or newer is needed, but this system has $have"
}

need_libraries () {
  local module minimum name
  while read -r module minimum name; do
    need_version "$module" "$minimum" "$name"
  done <<<"$libraries"
}

# A folder of this tree that can be written into, or be made. Asked before anything is installed.
need_folder () { # FOLDER
  local path
  shopt -s globstar dotglob nullglob
  for path in "$root/$1" "$root/$1"/**; do
    [ -e "$path" ] || path=$root
    [ -w "$path" ] || [ -L "$path" ] && continue
    [ -w "$root" ] ||
      die "nothing can be written into $root; copy it to where you may write, and build the copy"
    die "you may not write into $1, somebody else made it or part of it; delete it and try again"
  done
  shopt -u globstar dotglob nullglob
}

# ---- Building

# A build folder with these options: made if there is none, adjusted if the options have changed,
# made anew if it cannot be adjusted (left half done, or of another copy of the tree).
configure () { # FOLDER OPTION...
  local folder=$root/$1 stamp="$root ${*:2}" log=$root/$1/configure.log
  shift
  [ -e "$folder/build.ninja" ] && grep -qsxF "$stamp" "$folder/.options" && return
  say "Configuring in ${folder#"$root"/}"
  if ! grep -qsF "regenerate $root " "$folder/build.ninja" ||
      ! meson setup --reconfigure "$folder" "$root" "$@" >"$log" 2>&1; then
    rm -rf "$folder"
    mkdir -p "$folder"
    meson setup "$folder" "$root" "$@" >"$log" 2>&1 || {
      sed -n '/ERROR/p' "$log" >&2
      die "the build cannot be configured; all that was said is in ${log#"$root"/}"
    }
  fi
  printf '%s\n' "$stamp" >"$folder/.options"
}

# The targets that tests need, as ninja calls them: the programs of the tests with these names, or
# of these suites, and data, catalogues and help, which many read and which take no time.
targets_of () { # FOLDER TEST|SUITE...
  python3 - "$root/$1" "${@:2}" <<'PYTHON'
import fnmatch, json, os, sys

folder, wanted = sys.argv[1], sys.argv[2:]
def read (name):
  with open (os.path.join (folder, "meson-info", name)) as file:
    return json.load (file)

def is_wanted (test):
  names = [test["name"]] + [suite.split (":")[-1] for suite in test["suite"]]
  return any (fnmatch.fnmatch (name, pattern) for name in names for pattern in wanted)

tests = filter (is_wanted, read ("intro-tests.json"))
needed = {target for test in tests for target in test["depends"]}
for target in read ("intro-targets.json"):
  if target["id"] in needed or (target["type"] == "custom" and target["build_by_default"]):
    for path in target["filename"]:
      print (os.path.relpath (path, folder))
PYTHON
}

# Passes the first line of every tenth part of what ninja says.
show_tenths () {
  awk '
    match ($0, /^\[[0-9]+\/[0-9]+\]/) {
      split (substr ($0, 2, RLENGTH - 2), part, "/")
      tenth = int (10 * part[1] / part[2])
      if (tenth > shown) {
        shown = tenth
        printf "   %d of %d steps\n", part[1], part[2]
        fflush ()
      }
    }'
}

# On a terminal the compiler is watched at work; elsewhere a line now and then tells how far it is,
# and what went wrong is shown.
build () { # FOLDER [TARGET...]
  local log=$root/$1/build.log
  [ -z "$(ninja -C "$root/$1" -n "${@:2}" 2>/dev/null | sed -n '/no work to do/p')" ] || return 0
  say "Building in $1"
  if [ -t 1 ]; then
    ninja -C "$root/$1" "${@:2}" || die "the build failed; see the compiler's message above"
  elif ! (set -o pipefail; ninja -C "$root/$1" "${@:2}" 2>&1 | tee "$log" | show_tenths); then
    sed -n '/^FAILED/,$p; /^ninja: error/p' "$log" >&2
    die "the build failed; all that was said is in ${log#"$root"/}"
  fi
}
