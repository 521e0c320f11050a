#!/usr/bin/env bash
# Brings the catalogues of translations up to date with the English texts, and writes the tables from them.
source "$(dirname "$0")/common.sh"
need_swift

# In a place of its own: other flags than those of the tests would leave modules of both kinds in one.
scratch=$root/.build-strings
log=$scratch/build.log
mkdir -p "$scratch"
swift build --product whisper-strings --scratch-path "$scratch" -j "$(jobs)" >"$log" 2>&1 || {
    cat "$log" >&2
    fail 'the build failed'
}
"$(bin_path debug "$scratch")/whisper-strings" .
