#!/usr/bin/env bash
# Brings the catalogues of translations up to date with the English texts, and writes the tables from them.
source "$(dirname "$0")/common.sh"
need_swift

swift build --product whisper-strings -j "$(jobs)" 2>&1 | tail -n 1
"$(bin_path debug .build)/whisper-strings" .
