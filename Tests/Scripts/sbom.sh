#!/usr/bin/env bash
# Writes the bill of materials of the programs, SPDX 2.3 as JSON.
#
#   sbom.sh [FILE]      writes it, to .build-dist/ by default
#   sbom.sh --check     checks NOTICE against Package.swift, the pins and the C libraries, and one bill against SPDX
#   sbom.sh --linked    checks NOTICE against what `make build` has linked
source "$(dirname "$0")/common.sh"

command -v python3 >/dev/null || fail 'needs Python 3'
run() { python3 "$root/Tests/Scripts/sbom.py" "$root" "$@"; }

make_bill() {
    local swift_version without=()
    swift_version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -1)
    # As install.sh decides it.
    pkg-config --exists gio-2.0 libsystemd || without=(--without CWhisperGIO --without CWhisperServiceManager)
    run make "$1" --version "$(version)" --swift "${swift_version:-unknown}" --time "$(commit_time)" \
        ${without[@]+"${without[@]}"}
    run validate "$1"
}

case ${1:-} in
--check)
    run notice
    place=$(mktemp -d)
    trap 'rm -rf "$place"' EXIT
    make_bill "$place/one.spdx.json"
    make_bill "$place/other.spdx.json"
    cmp "$place/one.spdx.json" "$place/other.spdx.json"
    python=$(Tests/Scripts/python.sh spdx-tools)
    if [[ -n $python ]]; then
        "$(dirname "$python")/pyspdxtools" --infile "$place/one.spdx.json" --version SPDX-2.3 ||
            fail 'spdx-tools finds fault with it'
    else
        note 'SKIPPED: the check by spdx-tools, which cannot be had here'
    fi
    note "NOTICE is complete, and the bill of $(grep -c versionInfo "$place/one.spdx.json") packages is valid"
    ;;
--linked) run linked "$root/.build-install" ;;
--*) fail "unknown option: $1" ;;
*)
    file=${1:-$root/.build-dist/whisper-$(version).spdx.json}
    mkdir -p "$(dirname "$file")"
    make_bill "$file"
    note "$file"
    ;;
esac
