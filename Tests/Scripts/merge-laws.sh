#!/usr/bin/env bash
# Delivers random histories from exports, databases and a bridge in every order, and compares what the vault exports
# (WDB-6).
#
#   merge-laws.sh [--phones] [--seeds N] [--seed FIRST] [--limit VIOLATIONS] [--jobs AT-ONCE]
#
# With --phones, the databases are tables of Android and iOS, read by their adapters.
source "$(dirname "$0")/common.sh"
need_swift
scratch=$root/.build-merge
build() { swift build -c release --scratch-path "$scratch" --product whisper-merge-laws -j "$(jobs)"; }
build >/dev/null 2>&1 || build
exec "$(bin_path release "$scratch")/whisper-merge-laws" "$@"
