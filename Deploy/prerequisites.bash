# shellcheck shell=bash disable=SC2034
# What the scripts here share: finding out what the machine lacks, and getting it. Sourced, never run.

# sysexits(3): something the work needs is not there; something failed that may work the next time.
readonly EX_UNAVAILABLE=69 EX_TEMPFAIL=75
readonly swift_wanted=6.3

# Progress goes to standard error: standard output belongs to what a script runs.
say() { printf 'nuthatch: %s\n' "$*" >&2; }

how_to_get_swift() {
  cat >&2 <<HOW

  Swift's own installer, swiftly, gets it without root, into your home directory:

    curl -LO https://download.swift.org/swiftly/linux/swiftly-$(uname -m).tar.gz
    tar zxf swiftly-$(uname -m).tar.gz
    ./swiftly init --skip-install
    . "\${SWIFTLY_HOME_DIR:-\$HOME/.local/share/swiftly}/env.sh"
    swiftly install --use $swift_wanted

  (curl and ca-certificates, where they are missing: apt-get install curl ca-certificates)
  Then start this script again, in the same terminal or a new one.

HOW
}

# The version of the Swift on the path, `6.3.1`; nothing where it does not start.
swift_version() { { swift --version 2>/dev/null || true; } | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p'; }

stop_if_swift_is_old() {
  local version=$1
  if [ "$(printf '%s\n' "$swift_wanted" "$version" | sort --version-sort | head -n 1)" != "$swift_wanted" ]; then
    say "Swift $version is here ($(command -v swift)), and Nuthatch needs $swift_wanted or newer."
    how_to_get_swift
    exit $EX_UNAVAILABLE
  fi
}

# Stops when there is no Swift, or one too old. One that does not start is let through: the libraries it
# lacks are among the packages that come next, and `require_working_swift` looks again.
require_swift() {
  local environment=${SWIFTLY_HOME_DIR:-${HOME:-/root}/.local/share/swiftly}/env.sh version
  if ! command -v swift >/dev/null && [ -r "$environment" ]; then
    # shellcheck source=/dev/null
    . "$environment"
  fi
  if ! command -v swift >/dev/null; then
    say "Swift is not here, and Nuthatch is built with Swift $swift_wanted or newer."
    how_to_get_swift
    exit $EX_UNAVAILABLE
  fi
  version=$(swift_version)
  if [ -n "$version" ]; then stop_if_swift_is_old "$version"; fi
}

require_working_swift() {
  local version
  version=$(swift_version)
  if [ -z "$version" ]; then
    say "swift is at $(command -v swift), but it does not start. What it says:"
    swift --version >&2 || true
    how_to_get_swift
    exit $EX_UNAVAILABLE
  fi
  stop_if_swift_is_old "$version"
  say "Swift $version is here."
}

# Whether what a Debian package is wanted for is there, wherever it came from.
is_there() {
  case $1 in
    git) command -v git >/dev/null ;;
    binutils) command -v ld >/dev/null ;;
    g++) compgen -G '/usr/include/c++/*/vector' >/dev/null && [ -e /usr/include/stdio.h ] ;;
    pkg-config) command -v pkg-config >/dev/null ;;
    ca-certificates) [ -s "${SSL_CERT_FILE:-/etc/ssl/certs/ca-certificates.crt}" ] ;;
    tzdata) [ -e /usr/share/zoneinfo/Europe/London ] ;;
    libcurl4-openssl-dev) pkg-config --exists libcurl 2>/dev/null ;;
    libsqlite3-dev) pkg-config --exists sqlite3 2>/dev/null ;;
    libssl-dev) pkg-config --exists libcrypto 2>/dev/null ;;
    libxml2-dev) pkg-config --exists libxml-2.0 2>/dev/null ;;
    zlib1g-dev) pkg-config --exists zlib 2>/dev/null ;;
    libncurses6) has_library libncurses.so.6 ;;
    libxml2) has_library libxml2.so.2 ;;
    dpkg-dev) command -v dpkg-shlibdeps >/dev/null ;;
    make) command -v make >/dev/null ;;
    debootstrap) command -v debootstrap >/dev/null ;;
    shellcheck) command -v shellcheck >/dev/null ;;
    python3) command -v python3 >/dev/null ;;
    python3-venv) python3 -c 'import venv, ensurepip' 2>/dev/null ;;
    chromium) command -v chromium >/dev/null ;;
    default-jre-headless) command -v java >/dev/null ;;
    fonts-dejavu-core) [ -e /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf ] ;;
    *) false ;;
  esac
}

has_library() { PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null | grep -q "$1"; }

# Installs those of the Debian packages that are missing: as root, through sudo, or by telling what to type.
require_packages() {
  local package missing=() as_root=()
  for package in "$@"; do
    if ! is_there "$package"; then missing+=("$package"); fi
  done
  if [ ${#missing[@]} -eq 0 ]; then
    say "everything needed is installed ($*)."
    return
  fi
  local install=(apt-get install --yes --no-install-recommends "${missing[@]}")
  if ! command -v apt-get >/dev/null; then
    say "missing: ${missing[*]}. These are Debian's names: install them the way of your system, and start again."
    exit $EX_UNAVAILABLE
  fi
  if [ "$(id -u)" -ne 0 ]; then
    # With nobody at a terminal, sudo may not ask for a password.
    if command -v sudo >/dev/null && { [ -t 0 ] || sudo --non-interactive true 2>/dev/null; }; then
      as_root=(sudo)
    else
      say "missing: ${missing[*]}. Installing takes root: have someone run this, and start again:"
      printf '\n    apt-get update && %s\n\n' "${install[*]}" >&2
      exit $EX_UNAVAILABLE
    fi
  fi
  say "installing ${missing[*]} ..."
  "${as_root[@]}" apt-get update --quiet >&2
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive "${install[@]}" >&2 </dev/null
}

# Makes a Python environment in a folder that holds what a requirements file lists. It is made anew when that file has
# changed, or when making it was interrupted. Fails where pip cannot get the packages.
python_environment() {
  local environment=$1 requirements=$2 wanted
  wanted=$(cat "$requirements")
  if [ "$(cat "$environment/complete" 2>/dev/null)" = "$wanted" ]; then return; fi
  say "creating a Python environment in ${environment#"$PWD/"} ..."
  rm -rf "$environment"
  python3 -m venv "$environment" &&
    "$environment/bin/python" -m pip install --quiet --disable-pip-version-check --retries 2 \
      --requirement "$requirements" >&2 </dev/null &&
    printf '%s\n' "$wanted" >"$environment/complete"
}

# What building takes: the toolchain's own libraries, a C library to link with, and ours.
readonly build_packages=(
  ca-certificates git binutils g++ libncurses6 libxml2 pkg-config libcurl4-openssl-dev libsqlite3-dev libssl-dev
  libxml2-dev zlib1g-dev tzdata
)
# What the tests take on top: an independent server to test against is in Python.
readonly test_packages=(python3 python3-venv)

# What making a Debian package takes on top of building, and what checks the scripts.
readonly package_packages=(dpkg-dev)
readonly lint_packages=(make shellcheck)
# What trying the package takes: the rest is installed in the root that it is tried in.
readonly trial_packages=(debootstrap)

# What opening the pages in a browser takes; the Nu checker of HTML is in Java.
readonly browser_packages=(chromium fonts-dejavu-core default-jre-headless python3 python3-venv)

# Every build checks that a target imports only what Package.swift allows it.
readonly build_options=(--explicit-target-dependency-import-check error)
