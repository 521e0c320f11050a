#!/usr/bin/env bash
# Kills the store at random moments and at every labelled step of writing, and checks the result (R1).
#
#   crash.sh [--kills N] [--seed S] [--work import|ingest|sync|open|backup|migrate|rekey|database] [--built]
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
# Beside it, the program that reads databases: nothing depends on it, so that it is built by its own name.
for product in whisper-crash whisper-reader; do
    $built || swift build --product "$product" -j "$(jobs)" >/dev/null 2>&1 || swift build --product "$product" -j "$(jobs)"
done
WHISPER_PYTHON=${WHISPER_PYTHON:-$(Tests/Scripts/python.sh cryptography)}
export WHISPER_PYTHON
exec "$(bin_path debug .build)/whisper-crash" "${arguments[@]}"
