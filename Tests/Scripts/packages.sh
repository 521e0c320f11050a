#!/usr/bin/env bash
# Installs the system packages that are missing; prints nothing if there are none.
#
#   packages.sh build    what building whisper needs
#   packages.sh libraries also the other engine, and what the traits are built with
#   packages.sh test     also tools that look at our files from outside
#   packages.sh bench    the same as for tests
#   packages.sh model    what the model of the envelope needs
#   packages.sh branches what looking for branches on secrets needs
#   packages.sh browser  what opening pages in a browser needs
#   packages.sh lint     what checking the catalogues of translations needs
#   packages.sh list P   prints the packages of a purpose
source "$(dirname "$0")/common.sh"

build=(libsqlcipher-dev libsodium-dev libarchive-dev libqrencode-dev libzbar-dev libpng-dev libjpeg-dev
    libsqlite3-dev libssl-dev zlib1g-dev pkg-config)
model=(maude)
branches=(valgrind)
lint=(gettext)
# The fonts are for the scripts of the nine languages; poppler-utils reads what was printed.
browser=(chromium fonts-noto-core fonts-noto-color-emoji fonts-noto-cjk poppler-utils)
required=(libsecret-1-dev libglib2.0-dev libsystemd-dev binutils)
# Tests that need one of these are skipped, visibly, where it is missing.
optional=(sqlcipher python3-venv python3-cryptography strace zip zbar-tools gnome-keyring dbus-daemon dbus-bin
    python3-dbusmock openssl zsh fish "${model[@]}" "${branches[@]}" "${lint[@]}" "${browser[@]}")

purpose=${1:-build}
list() {
    case $1 in
    build) printf '%s\n' "${build[@]}" ;;
    libraries) printf '%s\n' "${build[@]}" "${required[@]}" ;;
    test | bench) printf '%s\n' "${build[@]}" "${required[@]}" "${optional[@]}" ;;
    model) printf '%s\n' "${model[@]}" ;;
    branches) printf '%s\n' "${build[@]}" "${branches[@]}" ;;
    browser) printf '%s\n' python3-venv "${browser[@]}" ;;
    lint) printf '%s\n' "${lint[@]}" ;;
    *) fail "unknown purpose: $1" ;;
    esac
}
if [[ $purpose == list ]]; then
    list "${2:-build}"
    exit
fi

if ! command -v dpkg-query >/dev/null; then
    note 'This system has no Debian packages: make sure that SQLCipher, libsodium, libarchive, libqrencode,
    ZBar, libpng, libjpeg, SQLite, OpenSSL and zlib are installed.'
    exit 0
fi

installed() { [[ $(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null) == installed ]]; }
missing=()
for package in $(list "$purpose"); do
    # pkgconf took over from pkg-config and provides its command.
    [[ $package == pkg-config ]] && command -v pkg-config >/dev/null && continue
    installed "$package" || missing+=("$package")
done
((${#missing[@]})) || exit 0

# The headers of libsystemd in the version of the library that is there: those of a newer one would replace the init system.
versioned() {
    local package version
    for package in "$@"; do
        version=''
        [[ $package != libsystemd-dev ]] || version=$(dpkg-query -W -f='${Version}' libsystemd0 2>/dev/null) || true
        if [[ -n $version ]] && apt-cache madison "$package" 2>/dev/null | grep -qF " $version "; then
            echo "$package=$version"
        else
            echo "$package"
        fi
    done
}

as_root=()
if [[ $(id -u) != 0 ]]; then
    if command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 0 && -z ${CI:-} ]]; }; then
        as_root=(sudo)
    else
        as_root=(false)
    fi
fi
if [[ ${as_root[0]:-} != false ]]; then
    say "Installing ${missing[*]}"
    log=$(mktemp)
    if { ${as_root[@]+"${as_root[@]}"} apt-get update -q && mapfile -t missing < <(versioned "${missing[@]}") &&
        ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get install -q -y \
            --no-install-recommends "${missing[@]}"; } >"$log" 2>&1 </dev/null; then
        rm -f "$log"
        exit 0
    fi
    tail -n 20 "$log" >&2
    rm -f "$log"
fi

# Nothing could be installed: is anything missing that is required?
vital=()
for package in "${missing[@]}"; do
    [[ " ${optional[*]} " == *" $package "* ]] || vital+=("$package")
done
((${#vital[@]} == 0)) ||
    fail "these packages are missing and cannot be installed from this account; run as root: apt-get install ${vital[*]}"
note "Not installed, so some tests will be skipped: ${missing[*]}"
