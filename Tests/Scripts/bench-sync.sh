#!/usr/bin/env bash
# Measures the realtime client through real sockets (P8): builds it and the development server for release, and runs
# bench-sync.py; see docs/performance.md.
#
#   bench-sync.sh [--fill N] [--live N] [--rate PER_SECOND]
source "$(dirname "$0")/common.sh"
need_swift
command -v python3 >/dev/null || fail 'needs Python 3'
"$root/Tests/Scripts/packages.sh" build

log=$(mktemp)
for product in whisper whisper-sync whisper-sync-devserver; do
    swift build -c release --traits default,Realtime --product "$product" -j "$(jobs)" >"$log" 2>&1 || {
        cat "$log" >&2
        fail "$product does not build"
    }
done
rm -f "$log"
exec python3 Tests/Scripts/bench-sync.py "$(bin_path release .build)" "$@"
