#!/usr/bin/env bash
# Kills `whisper bridge fetch`, the real process, repeatedly at random moments, and examines what is left (R1, ING-6).
#
#   crash-media.sh [--kills N] [--seed S] [--files N] [--built]
#
# --built uses the build of `make test`.
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
command -v python3 openssl >/dev/null || {
    note 'SKIPPED: Python or the command openssl is not available for the kills'
    exit 0
}
if ! $built; then
    log=$(mktemp)
    for product in whisper whisper-bridge whisper-scripted-bridge; do
        swift build --traits default,Bridge --product "$product" -j "$(jobs)" >"$log" 2>&1 || {
            cat "$log" >&2
            fail "$product does not build"
        }
    done
    rm -f "$log"
fi
exec python3 Tests/Scripts/crash-media.py --programs "$(bin_path debug .build)" "${arguments[@]}"
