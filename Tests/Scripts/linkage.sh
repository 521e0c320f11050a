#!/usr/bin/env bash
# Inspects built binaries from outside: what they link, and what they could call.
#
#   linkage.sh [--test] cipher|plain BINARY...
#
# --test means that they were built for tests, with hooks for injecting faults: then `whisper` has them, else none may. Without
# it they are as they are installed: they must run where no Swift is, so they name the libraries that NOTICE lists for them and
# no others, and no folder to look for any.
#
# Both libsqlcipher and libsqlite3 export sqlite3_open and its like. A binary that has both loaded takes each call to
# whichever comes first, and a vault that was to be encrypted is written in the clear without any error. So each
# binary that uses SQLite must have exactly one of them, the right one, whether it names it or another library does.
source "$(dirname "$0")/common.sh"

is_test=false
[[ ${1:-} != --test ]] || { is_test=true && shift; }
case ${1:-} in
cipher) wanted=libsqlcipher other=libsqlite3 ;;
plain) wanted=libsqlite3 other=libsqlcipher ;;
*) fail 'usage: linkage.sh [--test] cipher|plain BINARY...' ;;
esac
shift
(($#)) || fail 'no binary given'
command -v readelf >/dev/null || {
    note 'readelf is not here: linkage not looked at'
    exit 0
}

# What a program needs for networking. `socketpair` does not count: its two ends are on this machine.
networking='^(socket|connect|bind|listen|accept4?|getaddrinfo|freeaddrinfo|getnameinfo|gethostby.*|send(to|msg|mmsg)?|recv(from|msg|mmsg)?|getpeername|getsockname|shutdown|res_.*|curl_.*|SSL_.*)$'

# What tests plant and watch (LIB-3). Stripped binaries still contain the names of types, so all bytes are searched,
# symbols included; names of source files do not count.
hooks='FileFaults|FileStep|WriteStep|PlantedBugs|plantedBugs'
hooks_in() { grep -aoE "($hooks)(\.swift)?" "$1" | grep -v '\.swift$' | sort -u; }

# The libraries that a program names, by the linker's names for them: sqlite3, gio-2.0, swiftCore. The dynamic linker is none.
needed() {
    readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\].*/\1/p' | sed 's/^lib//; s/\.so[.0-9]*$//' | grep -v '^ld-linux' |
        LC_ALL=C sort -u
}

# The libraries that NOTICE lists for a program, and those of C and C++ that it mentions for all.
documented() {
    local library
    printf '%s\n' c m stdc++ gcc_s
    [[ $wanted != libsqlite3 ]] || echo sqlite3
    while read -r library; do
        # One that is not here was not linked with.
        pkg-config --libs-only-l "$library" 2>/dev/null | tr -s ' ' '\n' | sed -n 's/^-l//p'
    done < <(awk -F' *[|] *' -v program="$1" \
        '$2 ~ /^CWhisper/ && index(" " $5 " ", " " program " ") { print $3 }' "$root/NOTICE")
}

# Programs as they are installed need nothing but what the system's packages bring.
stands_alone() {
    local folders unknown
    folders=$(readelf -d "$1" | sed -n 's/.*(\(RPATH\|RUNPATH\)).*\[\(.*\)\].*/\2/p')
    [[ -z $folders ]] || fail "$2 looks for libraries in $folders"
    unknown=$(grep -vxF -f <(documented "$2") <(needed "$1") || true)
    [[ -z $unknown ]] || fail "$2 needs what NOTICE does not list for it: ${unknown//$'\n'/, }"
}

for binary in "$@"; do
    [[ -f $binary ]] || fail "there is no $binary"
    name=$(basename "$binary")
    if ! $is_test; then
        found=$(hooks_in "$binary" || true)
        [[ -z $found ]] || fail "$name has hooks for tests: ${found//$'\n'/, }"
        stands_alone "$binary" "$name"
    elif [[ $name == whisper ]]; then
        # Proves that the search can find a match.
        found=$(hooks_in "$binary" || true)
        [[ $found == *FileFaults*WriteStep* ]] || fail "$name was built for tests, and no hooks are found in it"
    fi
    if [[ $name == whisper-reader ]]; then
        # It loads the system's SQLite whatever the vault's engine is, and no more than it needs.
        found=$(needed "$binary")
        # A build for tests is linked as every Swift package is. Nothing in the reader calls Swift.
        ! $is_test || found=$(grep -vx swiftCore <<<"$found")
        [[ ${found//$'\n'/ } == 'c crypto sqlite3 z' ]] || fail "$name is linked with: ${found//$'\n'/ }"
        engines=$(ldd "$binary" | sed -n 's/^[[:space:]]*\(libsql[a-z0-9]*\)\.so.*/\1/p' | sort -u)
        [[ $engines == libsqlite3 ]] || fail "$name loads '${engines//$'\n'/ and }' but must load only libsqlite3"
        found=$(nm --dynamic --undefined-only "$binary" | awk '{ sub(/@.*/, "", $NF); print $NF }' |
            grep -E "$networking|^(exec.*|fork|posix_spawn.*|system|popen|dlopen)\$" | sort -u || true)
        [[ -z $found ]] || fail "$name could leave itself by ${found//$'\n'/, }"
        note "$name: libsqlite3, libcrypto and zlib alone"
        continue
    fi
    engines=$(ldd "$binary" | sed -n 's/^[[:space:]]*\(libsql[a-z0-9]*\)\.so.*/\1/p' | sort -u)
    if [[ -z $engines && $name != whisper && $name != whisper-bridge && $name != whisper-sync && $name != *.xctest ]]; then
        note "$name: no SQLite at all"
        continue
    fi
    [[ $engines == "$wanted" ]] || fail "$name loads '${engines//$'\n'/ and }' but must load only $wanted"
    defined=$(nm --dynamic --defined-only "$binary" 2>/dev/null | awk '{ print $NF }' | grep -c '^sqlite3_' || true)
    [[ $defined == 0 ]] || fail "$name defines $defined sqlite3 functions itself"
    if [[ $name == whisper || $name == whisper-bridge ]]; then
        # nm prints the version of a symbol behind an @, which must not hide it.
        found=$(nm --dynamic --undefined-only "$binary" | awk '{ sub(/@.*/, "", $NF); print $NF }' |
            grep -E "$networking" | sort -u || true)
        [[ -z $found ]] || fail "$name could reach a network by ${found//$'\n'/, }"
        # The second crypto backend is for tests and other programs: the command has one.
        found=$(nm "$binary" 2>/dev/null | grep -c CCryptoBoringSSL || true)
        [[ $found == 0 ]] || fail "$name brings $found functions of swift-crypto"
        note "$name: $wanted alone, no $other, no networking symbol, no swift-crypto"
    else
        note "$name: $wanted alone, no $other"
    fi
done
