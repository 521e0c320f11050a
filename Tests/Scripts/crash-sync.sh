#!/usr/bin/env bash
# Kills the realtime client, the real process, repeatedly at random moments, and compares the vault's content with
# what the server has (R1, RT-5).
#
#   crash-sync.sh [--kills N] [--seed S] [--built]
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
command -v python3 >/dev/null || {
    note 'SKIPPED: no Python is available for the kills'
    exit 0
}
if ! $built; then
    log=$(mktemp)
    for product in whisper whisper-sync whisper-sync-devserver; do
        swift build --traits default,Realtime --product "$product" -j "$(jobs)" >"$log" 2>&1 || {
            cat "$log" >&2
            fail "$product does not build"
        }
    done
    rm -f "$log"
fi
exec python3 Tests/Scripts/crash-sync.py --programs "$(bin_path debug .build)" "${arguments[@]}"
