#!/usr/bin/env bash
# Lets simulated clients and a server go wrong, seed by seed, and checks whether the rules hold (RT-1, R10).
#
#   simulate.sh [--service realtime|matrix] [--seeds N] [--seed FIRST] [--store model|memory|sqlite] [--trace]
#               [--figures]
source "$(dirname "$0")/common.sh"
need_swift
test_hooks
scratch=$root/.build-simulate
build() { swift build -c release --scratch-path "$scratch" --product whisper-simulate -j "$(jobs)"; }
build >/dev/null 2>&1 || build
exec "$(bin_path release "$scratch")/whisper-simulate" --jobs "$(jobs)" "$@"
