#!/usr/bin/env bash
# Vaults against a real Matrix homeserver on this machine, Synapse, and beside a client that is not ours, matrix-nio (MX-6).
#
#   test-matrix.sh [--built] [--ci] [OPTION…]
#
# --ci plays the bounded part that continuous integration plays; --built uses the build of `make test`. Everything else is
# an option of Tests/Scripts/matrix-trial.py, such as --scenario NAME, --kills N and --seed S; --stand-in needs no build.
# Both programs are installed from PyPI into .build-matrix/ once, pinned by their hashes. Where they cannot be had, this is
# skipped with a message. Other homeservers, such as Conduit and Dendrite, have no packages there, and are not tested.
source "$(dirname "$0")/common.sh"

built=false stand_in=false arguments=()
while (($#)); do
    case $1 in
    --built) built=true ;;
    *)
        [[ $1 != --stand-in ]] || stand_in=true
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
fi
exec "$python" Tests/Scripts/matrix-trial.py --cache "${XDG_CACHE_HOME:-$HOME/.cache}/whisper-matrix" "${arguments[@]}"
