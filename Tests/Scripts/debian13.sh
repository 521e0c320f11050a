#!/usr/bin/env bash
# Builds and tests on Debian 13 (SQLCipher 4.6.1, SQLite 3.46.1), in a separate root under .build-debian13/.
#
#   debian13.sh [--prepare | --shell | --vault]
#
# Only root may make and enter such a root. The Swift toolchain and this package are mounted into it at the paths that
# they have outside, in a mount namespace that ends with this script: nothing stays mounted, whatever happens.
# --prepare stops after the root is made; --vault moves a vault between the two systems and leaves the suite out;
# --shell opens a shell inside.
source "$(dirname "$0")/common.sh"

[[ $(id -u) == 0 ]] || fail 'making and entering a Debian 13 root needs root: run this as root'
need_swift

work=$root/.build-debian13
inner=$work/root
toolchain=$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")")
[[ $toolchain != / ]] || fail 'the Swift toolchain is part of the system and cannot be mounted into another one'
mode=${1:-}
case $mode in '' | --prepare | --shell | --vault | --inside-*) ;; *) fail "unknown option: $mode" ;; esac

# --- Inside the mount namespace -------------------------------------------------------------------------------------

in_root() { chroot "$inner" /usr/bin/env -i "${environment[@]}" "$@"; }
environment=(HOME=/root "PATH=$toolchain/usr/bin:/usr/sbin:/usr/bin:/sbin:/bin" LANG=C.UTF-8 TERM=dumb CI=true WHISPER_TEST_HOOKS=1
    "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH")

mount_all() {
    # Tests mount things of their own, which takes a root that is the root of a mount.
    mount --bind "$inner" "$inner"
    mount -t proc proc "$inner/proc"
    mount -t sysfs -o ro sysfs "$inner/sys"
    mount --rbind /dev "$inner/dev"
    # Before the package, which may itself be under /tmp.
    mount -t tmpfs tmpfs "$inner/tmp"
    mkdir -p "$inner$toolchain" "$inner$root"
    mount --bind "$toolchain" "$inner$toolchain"
    mount --bind "$root" "$inner$root"
}

if [[ $mode == --inside-* ]]; then
    mount_all
    shift
    # The commands see the package as their working directory, at the path that it has outside.
    chroot "$inner" /usr/bin/env -i "${environment[@]}" bash -c 'cd "$1" && shift && exec "$@"' - "$root" "$@"
    exit
fi

enter() { unshare --mount --propagation private "$root/Tests/Scripts/debian13.sh" --inside-root "$@"; }

# --- The root ---------------------------------------------------------------------------------------------------------

packages=(libcurl4t64 libncurses6 libxml2 libedit2 libc6-dev libstdc++-14-dev gcc binutils zlib1g-dev git make ca-certificates
    python3 zip sqlcipher procps less man-db)
mapfile -t -O ${#packages[@]} packages < <("$root/Tests/Scripts/packages.sh" list test | grep -v python3-venv)

if [[ ! -e $work/ready ]]; then
    if ! command -v debootstrap >/dev/null; then
        say 'Installing debootstrap'
        apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends debootstrap
    fi
    mkdir -p "$work"
    if [[ ! -x $inner/usr/bin/apt-get ]]; then
        say 'Making a Debian 13 root (about two minutes)'
        mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
        debootstrap --variant=minbase trixie "$inner" "$mirror" >"$work/debootstrap.log" 2>&1 ||
            fail "debootstrap failed: see $work/debootstrap.log"
    fi
    say 'Installing packages in it'
    cp /etc/resolv.conf "$inner/etc/resolv.conf"
    printf '127.0.0.1 localhost\n::1 localhost\n' >"$inner/etc/hosts"
    { in_root apt-get update -q && in_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y \
        --no-install-recommends "${packages[@]}"; } >"$work/packages.log" 2>&1 ||
        fail "installing packages failed: see $work/packages.log"
    touch "$work/ready"
fi
note "$(in_root dpkg-query -W -f '${Package} ${Version}\n' libsqlcipher-dev libsqlite3-dev | paste -sd, -)"
[[ $mode != --prepare ]] || exit 0

# Dependencies are fetched outside, where git is set up for it; inside they are only read.
scratch=$work/scratch
resolve() { swift package --scratch-path "$scratch" --traits "default,$every_trait" resolve; }
resolve >/dev/null 2>&1 || resolve

if [[ $mode == --shell ]]; then
    enter bash
    exit
fi

# --- A vault is transferred there and back ----------------------------------------------------------------------------

# Inside, everything is built once, as the suite needs it.
base=(--skip-update --scratch-path "$scratch" -j "$(jobs)" "${clean_build[@]}")
options=("${base[@]}" --traits "default,$every_trait")
say 'Building whisper outside, and everything inside'
swift build --product whisper -j "$(jobs)" 2>&1 | tail -1
enter swift build "${options[@]}" --build-tests 2>&1 | tail -1
outer_whisper=$(bin_path debug .build)/whisper
inner_whisper=$(enter swift build "${options[@]}" --show-bin-path)/whisper
"$root/Tests/Scripts/vault-exchange.sh" "$work/exchange" "$outer_whisper" \
    "unshare --mount --propagation private $root/Tests/Scripts/debian13.sh --inside-root" "$inner_whisper"

# The vault of the kills' own program, whose key is 32 times the byte 1, and which knows a later version of the schema.
say 'Written outside, brought to a later schema inside'
crash=whisper-crash migrated=$work/migrated
rm -rf "$migrated"
swift build --product $crash -j "$(jobs)" 2>&1 | tail -1
"$(dirname "$outer_whisper")/$crash" work share "$migrated" 1 - || fail 'no vault could be written'
enter "$(dirname "$inner_whisper")/$crash" work migrate "$migrated" 1 - || fail 'the vault could not be migrated'
query="PRAGMA key = \"x'$(printf '01%.0s' {1..32})'\"; PRAGMA cipher_compatibility = 3; PRAGMA cipher_page_size = 4096;
    SELECT count(*) || ' labels, ' || sum(starred = 0) || ' messages' FROM messages JOIN labels USING (id);"
for place in '' enter; do
    # Nothing before it on purpose where it runs outside.
    # shellcheck disable=SC2086
    rows=$($place sqlcipher "$migrated/vault.db" "$query" | tail -1)
    [[ $rows == '300 labels, 300 messages' ]] || fail "after the migration ${place:-the system outside} finds: $rows"
done
note 'migrated; the shells of both systems find all 300 messages under the new schema'
[[ $mode != --vault ]] || exit 0

# --- The suite ----------------------------------------------------------------------------------------------------------

enter Tests/Scripts/linkage.sh --test cipher "$inner_whisper"
say 'Running the suite on Debian 13, engine SQLCipher'
enter swift test "${options[@]}" --skip-build --disable-xctest
say 'Running the store on Debian 13, engine SQLite'
enter env WHISPER_TARGETS=WhisperStoreTests swift test "${base[@]}" --disable-xctest --traits PlainSQLite --filter '^WhisperStoreTests\.'
