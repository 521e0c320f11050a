#!/usr/bin/env bash
# Kills the store at random moments and at every labelled step of writing, and checks the result (R1).
#
#   crash.sh [--kills N] [--seed S] [--work import|ingest|sync|open|backup|migrate|rekey] [--built]
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
$built || swift build --product whisper-crash -j "$(jobs)" >/dev/null 2>&1 || swift build --product whisper-crash -j "$(jobs)"
exec "$(bin_path debug .build)/whisper-crash" "${arguments[@]}"
