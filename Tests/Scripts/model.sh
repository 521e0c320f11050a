#!/usr/bin/env bash
# Searches the symbolic model of the envelope for attacks, on the scheme as specified and with each fault planted.
#
#   model.sh [--all]
#
# Without --all a fault is tried only on the properties that it breaks.
source "$(dirname "$0")/common.sh"
"$root/Tests/Scripts/packages.sh" model
command -v maude >/dev/null || {
    note 'SKIPPED: the model of the envelope needs maude, which cannot be had here'
    exit 0
}
exec python3 Tests/Models/check.py "$@"
