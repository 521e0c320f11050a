# Shared by the scripts in this folder: source it first.
#
# Leaves the working directory at the package's root, and `root` naming it.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$root"

# The tests run side by side with hundreds of vaults open; an ordinary account begins with room for 1,024 files.
ulimit -Sn "$(ulimit -Hn)" 2>/dev/null || true

# Every trait but the two that choose the engine.
every_trait=SwiftCrypto,SecretService,Bridge,Notifications,Realtime

# A step that is about to begin.
say() { printf '\n==> %s\n' "$*"; }

# Something the reader should know that is not a failure.
note() { printf '    %s\n' "$*"; }

# Ends the script with a reason.
fail() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}

# Lets tests plant faults and cut writing off at labelled steps: from here on the package is built with WHISPER_TEST_HOOKS.
# Builds that are shipped, shown or measured omit it, whatever the caller's environment contains (LIB-3).
unset WHISPER_TEST_HOOKS
test_hooks() { export WHISPER_TEST_HOOKS=1; }

# The number of compiler jobs: every core, four at most (each takes about a gigabyte).
jobs() {
    local cores
    cores=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
    echo $((cores < 4 ? cores : 4))
}

# For builds from scratch: each module by one compiler process, which also writes what other modules read of it (another would
# read the same sources for that), and without what a debugger reads. Together that takes a third less processor time. A crash
# still names its functions. An edit is answered sooner without these. A build without tests can also omit the index for editors
# (--disable-index-store), in which the package manager looks for tests.
clean_build=(-Xswiftc -wmo -Xswiftc -no-emit-module-separately-wmo -Xswiftc -num-threads -Xswiftc 2 -debug-info-format none)

# As many tests at once as keep the processors busy: a thousand that begin together wait minutes for their turn, and
# those that measure how long something takes, or wait for a process, would measure that.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=${SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH:-$((3 * $(jobs)))}

# Fails unless a Swift that can build the package is on the path.
need_swift() {
    command -v swift >/dev/null || fail 'swift is not on the path; Whisper needs Swift 6.2 or later'
    local version
    version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -1)
    read -r major minor <<<"${version:-0 0}"
    ((major > 6 || (major == 6 && minor >= 2))) || fail "Whisper needs Swift 6.2 or later; this one is $major.$minor"
}

# The package manager passes the flags of traits in the order of a hash table. A seed that is the same each time keeps the
# commands as they are, and so builds again only what has changed. Tests keep their random seed.
swift() {
    case ${1:-} in
    build | test | package) pin_for "$@" ;;
    esac
    case ${1:-} in
    build) SWIFT_DETERMINISTIC_HASHING=1 command swift "$@" ;;
    *) command swift "$@" ;;
    esac
}

# --- Pins: the versions of the packages from elsewhere ---------------------------------------------------------------
#
# .ci/Package.resolved has them for all traits. SwiftPM reads Package.resolved at the top level, fetches everything in it,
# needed or not, and writes it again with what it found. So that file is not part of the repository: before a build it gets
# the pins that the traits of this build need. See docs/decisions/0052-pins-and-distribution.md.

all_pins=$root/.ci/Package.resolved

# The pins in a file, one per line: identity, location, version.
pins() {
    [[ ! -f $1 ]] || awk -F'"' '$2 == "identity" { identity = $4 } $2 == "location" { location = $4 }
        $2 == "version" && $4 != "" { print identity, location, $4 }' "$1"
}

# Writes these lines as a file of pins.
pins_as_json() {
    local identity location version separator=''
    printf '{\n  "pins" : ['
    while read -r identity location version; do
        printf '%s\n    {\n      "identity" : "%s",\n      "kind" : "remoteSourceControl",\n      "location" : "%s",\n' \
            "$separator" "$identity" "$location"
        printf '      "state" : {\n        "version" : "%s"\n      }\n    }' "$version"
        separator=,
    done
    printf '\n  ],\n  "version" : 2\n}\n'
}

# The identities of the packages that a set of traits needs, separated and surrounded by spaces: packages_of TRAITS
packages_of() {
    case $1 in
    *Realtime* | *SwiftCrypto*) pins "$all_pins" | awk '{ printf " %s", $1 } END { print " " }' ;;
    *Bridge*) echo ' swift-argument-parser swift-subprocess swift-system ' ;;
    *) echo ' swift-argument-parser ' ;;
    esac
}

# Puts the pins in place that a command of SwiftPM needs. What is pinned there already stays, at the version of our file,
# so that going from many traits to few and back fetches nothing again.
pin_for() {
    local folder=$root traits='' file wanted present
    while (($#)); do
        case $1 in
        --package-path) folder=${2:-} ;;
        --traits) traits=${2:-} ;;
        --show-bin-path | --skip-build) return 0 ;;
        esac
        shift
    done
    # Other packages have their own dependencies; the fuzzers have ours, without traits.
    [[ $folder == "$root" || $folder == "$root/Tests/Fuzz" ]] || return 0
    file=$folder/Package.resolved
    present=$(pins "$file")
    wanted=$(packages_of "$traits")$(awk '{ printf "%s ", $1 }' <<<"$present")
    wanted=$(pins "$all_pins" | awk -v wanted="$wanted" 'index(wanted, " " $1 " ")')
    [[ $present != "$wanted" ]] || return 0
    pins_as_json <<<"$wanted" >"$file.new"
    mv "$file.new" "$file"
}

# The folder of a build's products: bin_path CONFIGURATION SCRATCH_PATH
bin_path() { swift build -c "$1" --scratch-path "$2" --show-bin-path; }

# --- Releases ---------------------------------------------------------------------------------------------------------

# The version of the programs.
version() { sed -n 's/.*let current = "\([0-9][^"]*\)".*/\1/p' Sources/Command/Topics/VersionCommand.swift; }

# When the last commit was made, in seconds since 1970: the time of everything in an archive.
commit_time() { echo "${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}"; }

# The system that programs are built for, such as debian12.
system_name() (. /etc/os-release && echo "$ID${VERSION_ID:-}") 2>/dev/null || uname -s | tr '[:upper:]' '[:lower:]'

# The commit as an archive, the same bytes wherever it is made: source_archive FILE
source_archive() {
    git -c tar.umask=0022 archive --format=tar --prefix="whisper-$(version)/" HEAD | gzip -9 -n >"$1"
}

# A folder as an archive, the same bytes for the same content: folder_archive FILE PARENT NAME
folder_archive() {
    tar --create --directory "$2" --format=gnu --sort=name --owner=0 --group=0 --numeric-owner \
        --mtime="@$(commit_time)" "$3" | gzip -9 -n >"$1"
}
