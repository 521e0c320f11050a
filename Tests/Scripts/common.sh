# Shared by the scripts beside it: source it first.
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

# Something the reader should know, which is no failure.
note() { printf '    %s\n' "$*"; }

# Ends the script with a reason.
fail() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}

# Lets tests plant faults and cut writing off at labelled steps: from here on the package is built with WHISPER_TEST_HOOKS.
# What is shipped, shown or measured is built without, whatever the caller's environment says (LIB-3).
unset WHISPER_TEST_HOOKS
test_hooks() { export WHISPER_TEST_HOOKS=1; }

# The number of compiler jobs: every core, four at most (each takes about a gigabyte).
jobs() {
    local cores
    cores=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
    echo $((cores < 4 ? cores : 4))
}

# So many tests at once as keep the processors busy: a thousand that all begin together wait minutes for their turn, and
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
    build) SWIFT_DETERMINISTIC_HASHING=1 command swift "$@" ;;
    *) command swift "$@" ;;
    esac
}

# The folder of a build's products: bin_path CONFIGURATION SCRATCH_PATH
bin_path() { swift build -c "$1" --scratch-path "$2" --show-bin-path; }
