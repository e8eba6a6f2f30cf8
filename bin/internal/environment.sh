# Sourced by the scripts in bin: messages, Debian packages, Maven, JDKs.

say() { printf '\n== %s\n' "$*"; }

die() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}

# install_packages PACKAGE...: installs those that are missing; as root, or with sudo.
install_packages() {
  local package missing=() privileged=()
  for package in "$@"; do
    dpkg-query -W -f '${Status}\n' "$package" 2>/dev/null | grep -q '^install ok installed$' \
      || missing+=("$package")
  done
  [ "${#missing[@]}" -gt 0 ] || return 0
  command -v apt-get >/dev/null \
    || die "these are needed and there is no apt-get to install them: ${missing[*]}"
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null \
      || die "not root and no sudo: ask an administrator to install ${missing[*]}"
    privileged=(sudo)
  fi
  say "Installing ${missing[*]}"
  "${privileged[@]}" apt-get update -qq || die "apt-get update failed; see its message above"
  "${privileged[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null \
    || die "apt-get could not install ${missing[*]}; see its message above"
}

# maven_quick ARGUMENT...: builds what users run, and nothing else: no tests, no checks. Prints one
# line for each module, with how much has been downloaded so far, and errors. Modules are built side
# by side. A build is too short for the JVM's second compiler.
maven_quick() {
  local root revision
  root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
  revision=$(git -C "$root" rev-parse --short=10 HEAD 2>/dev/null) || revision='no revision'
  MAVEN_OPTS=${MAVEN_OPTS:--XX:+UseSerialGC -XX:TieredStopAtLevel=1} \
    mvn -B -T 1C -f "$root/pom.xml" -Dtutti.quick -DbuildNumber="$revision" "$@" | awk '
    /^\[INFO\] Downloaded from / {
      size = $(NF - 4); sub(/^\(/, "", size); unit = $(NF - 3)
      bytes += size * (unit == "MB" ? 1e6 : unit == "kB" ? 1e3 : 1)
    }
    /^\[INFO\] Building .*\[[0-9]+\/[0-9]+\]$/ {
      sub(/^\[INFO\] Building /, ""); at = $NF; $NF = ""
      loaded = bytes < 5e4 ? "" : sprintf("(%.1f MB downloaded)", bytes / 1e6)
      printf "%8s %-40s %s\n", at, $0, loaded; fflush()
    }
    /^\[INFO\] Total time:/ { sub(/^\[INFO\] /, ""); printf "%8s %s\n", "", $0; fflush() }
    /^\[ERROR\]/ { print; fflush() }'
}

# feature_version HOME: prints 17 for a JDK 17, nothing where there is no JDK.
feature_version() {
  [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 0
  sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release"
}

# find_jdk VERSION: prints the home of a JDK of that feature version, JAVA_HOME's first.
find_jdk() {
  local home
  for home in "${JAVA_HOME:-}" /usr/lib/jvm/*; do
    [ -n "$home" ] && [ "$(feature_version "$home")" = "$1" ] || continue
    readlink -f "$home"
    return 0
  done
  return 1
}

# Open MPI refuses to start as root, which is who one is in most containers.
allow_root_to_run_mpi() {
  if [ "$(id -u)" -eq 0 ]; then
    export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
  fi
}

# slowest_tests COUNT: prints the test classes of the last build that took longest, with their seconds.
slowest_tests() {
  local kind
  for kind in surefire failsafe; do
    find . -path "*/target/$kind-reports/*TEST-*.xml" -not -path './*/target/it/*' \
      -exec grep -H -m 1 '^<testsuite ' {} +
  done | sed 's,^\([^:]*\):.* name="\([^"]*\)" time="\([0-9.]*\)".*,\3 \2 \1,' \
    | sed 's, [^ ]*/other-jdk/[^ ]*$, (on the other JDK),; s, \./[^ ]*$,,' | sort -rn | sed -n "1,$1p"
}
