#!/usr/bin/env bash
# Kills `whisper bridge run` or its bridge, the real processes, at random moments while messages arrive (R1, ING-6).
#
#   crash-bridge.sh [--kills N] [--seed S] [--release | --built]
#
# --release builds as for installation; --built uses the build of `make test`.
source "$(dirname "$0")/common.sh"
need_swift
test_hooks

configuration=debug built=false arguments=()
while (($#)); do
    case $1 in
    --release) configuration=release ;;
    --built) built=true ;;
    *) arguments+=("$1") ;;
    esac
    shift
done
if ! $built; then
    log=$(mktemp)
    for product in whisper whisper-bridge whisper-scripted-bridge whisper-crash; do
        swift build -c "$configuration" --traits default,Bridge --product "$product" -j "$(jobs)" >"$log" 2>&1 || {
            cat "$log" >&2
            fail "$product does not build"
        }
    done
    rm -f "$log"
fi
programs=$(bin_path "$configuration" .build)
exec "$programs/whisper-crash" bridge --programs "$programs" "${arguments[@]}"
