#!/usr/bin/env bash
# Checks the layout of every Swift file against .swift-format, every script against bash's parser, NOTICE against what is
# linked, the catalogues of translations by gettext's own tool, and that the source archive of a release is the same bytes
# each time.
source "$(dirname "$0")/common.sh"
need_swift

# It opens all of its files at once: more than an ordinary account may have open.
find Package.swift Ports Sources Adapters Tests -name '*.swift' -print0 |
    xargs -0 -n 200 swift format lint --strict --parallel
for script in .ci/run .ci/rest Tests/Scripts/*.sh; do bash -n "$script"; done

if command -v python3 >/dev/null; then
    python3 Tests/Scripts/sbom.py "$root" notice
else
    note 'SKIPPED: the check of NOTICE, which needs Python 3'
fi

if git rev-parse --verify -q HEAD >/dev/null 2>&1; then
    place=$(mktemp -d)
    trap 'rm -rf "$place"' EXIT
    source_archive "$place/one.tar.gz"
    (umask 077 && TZ=Asia/Tokyo && export TZ && source_archive "$place/other.tar.gz")
    cmp "$place/one.tar.gz" "$place/other.tar.gz" || fail 'two source archives of one commit differ'
fi

if command -v msgfmt >/dev/null; then
    for catalogue in Sources/Localization/po/*.po; do msgfmt --check --output-file=/dev/null "$catalogue"; done
else
    note 'gettext is not installed: the catalogues of translations were not checked by msgfmt'
fi
