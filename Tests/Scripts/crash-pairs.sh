#!/usr/bin/env bash
# Runs each pair of commands that change a vault at once, as real processes, and checks the result (R0).
#
#   crash-pairs.sh [--rounds N] [--seed S] [--pair ONE,OTHER] [--built]
#
# --built uses the build of `make test`. Debug builds only: they can be set to derive keys cheaply.
source "$(dirname "$0")/common.sh"
need_swift
test_hooks

built=false arguments=()
while (($#)); do
    case $1 in
    --built) built=true ;;
    *) arguments+=("$1") ;;
    esac
    shift
done
if ! $built; then
    log=$(mktemp)
    for product in whisper whisper-bridge whisper-scripted-bridge whisper-sync whisper-sync-devserver whisper-crash; do
        swift build --traits default,Bridge,Realtime --product "$product" -j "$(jobs)" >"$log" 2>&1 || {
            cat "$log" >&2
            fail "$product does not build"
        }
    done
    rm -f "$log"
fi
programs=$(bin_path debug .build)
exec "$programs/whisper-crash" pairs --programs "$programs" "${arguments[@]}"
