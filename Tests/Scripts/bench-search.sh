#!/usr/bin/env bash
# Measures the search in an archive of pages: the size of its data for 100,000 and 1,000,000 messages, the time and memory
# of writing it, and the time of keystrokes in a real Chromium (LOOK-3).
source "$(dirname "$0")/common.sh"
need_swift

place=$root/.build-search
browser=$root/.build-browser
mkdir -p "$place"
swift build -c release --product whisper-search-data --scratch-path "$place/build" -j "$(jobs)" >"$place/build.log" 2>&1 || {
    cat "$place/build.log" >&2
    fail 'the build failed'
}
[ -x "$browser/bin/python" ] || fail "no $browser: run Tests/Scripts/browser.sh first"
program=$(bin_path release "$place/build")/whisper-search-data
for count in 100000 1000000; do
    folder=$place/$count
    python3 "$root/Tests/Scripts/peak.py" "$place/peak" "$program" "$count" "$folder"
    echo "peak memory: $(cat "$place/peak") KB"
    "$browser/bin/python" "$root/Tests/Scripts/search/measure.py" "$folder" eat 'e t' 'tea eat' '"e t"' xyzzy
    rm -rf "$folder"
done
