#!/usr/bin/env bash
# Prints how large the package is: lines by folder and of product, generated files and tests; targets; files; what the
# author of a store has to implement.
#
#   size.sh [--json]      --json prints one object, for programs
source "$(dirname "$0")/common.sh"

command -v python3 >/dev/null || fail 'needs Python 3'
exec python3 "$root/Tests/Scripts/size.py" "$root" "$@"
