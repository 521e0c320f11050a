#!/usr/bin/env bash
# Types random keys into the full-screen view, gives it random sizes, and compares each frame with what a terminal that is
# not ours shows: PyPI's pyte (LOOK-7).
#
#   browser-keys.sh [--keys N]
source "$(dirname "$0")/common.sh"
need_swift

keys=100000
while (($#)); do
    case $1 in
    --keys) keys=$2 && shift ;;
    *) fail "unknown option: $1" ;;
    esac
    shift
done
Tests/Scripts/python.sh --pinned Tests/Support/PeerTerminal/requirements.txt >/dev/null
export WHISPER_BROWSER_KEYS=$keys WHISPER_TARGETS=WhisperBrowserTests
swift test --disable-xctest --filter PeerBrowserTests -j "$(jobs)" </dev/null
