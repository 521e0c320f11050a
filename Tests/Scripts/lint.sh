#!/usr/bin/env bash
# Checks the layout of every Swift file against .swift-format, every script against bash's parser, and NOTICE against what
# is linked.
source "$(dirname "$0")/common.sh"
need_swift

# It opens all of its files at once: more than an ordinary account may have open.
find Package.swift Ports Sources Adapters Tests -name '*.swift' -print0 |
    xargs -0 -n 200 swift format lint --strict --parallel
for script in .ci/run Tests/Scripts/*.sh; do bash -n "$script"; done

if command -v python3 >/dev/null; then
    python3 Tests/Scripts/sbom.py "$root" notice
else
    note 'SKIPPED: the check of NOTICE, which needs Python 3'
fi
