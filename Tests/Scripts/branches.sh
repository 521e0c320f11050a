#!/usr/bin/env bash
# Looks for branches that depend on a secret while an envelope is opened, under valgrind (R5).
#
#   branches.sh [--built]
#
# --built uses the existing debug build; without it a release build is made.
source "$(dirname "$0")/common.sh"
need_swift
"$root/Tests/Scripts/packages.sh" branches
command -v valgrind >/dev/null || {
    note 'SKIPPED: branches on secrets are looked for by valgrind, which cannot be had here'
    exit 0
}
if [[ ${1:-} == --built ]]; then
    tool=$(bin_path debug .build)/whisper-envelope
else
    scratch=$root/.build-branches
    swift build -c release --scratch-path "$scratch" --product whisper-envelope -j "$(jobs)"
    tool=$(bin_path release "$scratch")/whisper-envelope
fi
# Valgrind's output is discarded: the tool queries the number of errors and knows which are verdicts.
exec valgrind --quiet --log-file=/dev/null --error-limit=no "$tool" branches
