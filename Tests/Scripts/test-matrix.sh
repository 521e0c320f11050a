#!/usr/bin/env bash
# Vaults against a real Matrix homeserver on this machine, Synapse, and beside a client that is not ours, matrix-nio (MX-6).
#
#   test-matrix.sh [--built] [--ci] [OPTION…]
#   test-matrix.sh --contract
#
# --ci plays the bounded part that continuous integration plays; --built uses the build of `make test`. What is measured is
# measured with a release build, which is made in addition. --contract checks the contract of messengers instead, with the
# tests that `make test` has built. Everything else is an option of
# Tests/Scripts/matrix-trial.py, such as --scenario NAME, --kills N and --seed S; --stand-in needs no build.
# Both programs are installed from PyPI into .build-matrix/ once, pinned by their hashes. Where they cannot be had, this is
# skipped with a message. Other homeservers, such as Conduit and Dendrite, have no packages there, and are not tested.
source "$(dirname "$0")/common.sh"

built=false stand_in=false contract=false trial=true measured=true arguments=()
while (($#)); do
    case $1 in
    --built) built=true ;;
    --contract) contract=true trial=false built=true ;;
    *)
        [[ $1 != --stand-in ]] || stand_in=true
        [[ $1 != --ci && $1 != --scenario ]] || measured=false
        [[ $1 != volume && $1 != latency ]] || measured=true
        arguments+=("$1")
        ;;
    esac
    shift
done

[[ $(uname) == Linux ]] || {
    note 'SKIPPED: Synapse has packages for Linux only'
    exit 0
}
command -v openssl >/dev/null || {
    note 'SKIPPED: no openssl is available for the certificates of federating servers'
    exit 0
}
python=$(Tests/Scripts/python.sh --pinned Tests/Scripts/matrix-requirements.txt .build-matrix)
[[ -n $python ]] || {
    note 'SKIPPED: Synapse and matrix-nio, pinned by hashes, cannot be had here (no Python 3.11 to 3.14, or no network)'
    exit 0
}
# Builds programs as they are installed: without what only tests need.
released=$root/.build-matrix-release
release_build() (
    unset WHISPER_TEST_HOOKS
    for product in "$@"; do
        swift build -c release --scratch-path "$released" --traits default,Realtime --product "$product" -j "$(jobs)" \
            >"$root/.build-matrix-release.log" 2>&1 || {
            tail -n 30 "$root/.build-matrix-release.log" >&2
            fail "$product does not build for release"
        }
    done
)

if ! $stand_in; then
    need_swift
    test_hooks
    if ! $built; then
        log=$(mktemp)
        for product in whisper whisper-sync; do
            swift build --traits default,Realtime --product "$product" -j "$(jobs)" >"$log" 2>&1 || {
                cat "$log" >&2
                fail "$product does not build"
            }
        done
        rm -f "$log"
    fi
    arguments+=(--programs "$(bin_path debug .build)")
    if $measured && $trial; then
        release_build whisper whisper-sync
        arguments+=(--released "$(bin_path release "$released")")
    fi
fi

# The laws of the messengers' port, each at users of its own of one homeserver where anybody can register.
check_contract() {
    local place status=0 server
    place=$(mktemp -d "${TMPDIR:-/tmp}/whisper-contract.XXXXXX")
    mkfifo "$place/input"
    # The server ends with its standard input.
    exec 8<>"$place/input"
    "$python" Tests/Scripts/matrix/serve.py --open "$place/homeserver" <"$place/input" >"$place/server" 8>&- &
    server=$!
    for _ in $(seq 1200); do
        [[ ! -s $place/server ]] && kill -0 "$server" 2>/dev/null || break
        sleep 0.1
    done
    value() { "$python" -c 'import json, sys; print(json.load(open(sys.argv[1]))[sys.argv[2]])' "$place/server" "$1"; }
    [[ -s $place/server ]] || fail 'the homeserver did not start'
    WHISPER_OPEN_HOMESERVER=$(value url) WHISPER_HOMESERVER_NAME=$(value name) \
        swift test --traits "default,$every_trait" --disable-xctest --skip-build --filter RealContractTests \
        >"$place/log" 2>&1 </dev/null || status=1
    grep -E '✘|recorded an issue|error:|➜' "$place/log" | head -n 60 || true
    # Without a test run nothing was checked.
    grep -E 'Test run with [1-9][0-9]* test' "$place/log" || {
        tail -n 20 "$place/log"
        status=1
    }
    exec 8>&-
    wait "$server" || true
    rm -rf "$place"
    return "$status"
}

status=0
if $trial; then
    "$python" Tests/Scripts/matrix-trial.py --cache "${XDG_CACHE_HOME:-$HOME/.cache}/whisper-matrix" "${arguments[@]}" ||
        status=1
fi
if $contract && ! $stand_in; then
    if $built; then
        check_contract || status=1
    else
        note 'SKIPPED: the contract of messengers at the homeserver (it needs the tests of `make test`, and --built)'
    fi
fi
exit "$status"
