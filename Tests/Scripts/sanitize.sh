#!/usr/bin/env bash
# Runs the suite under the address sanitizer and the thread sanitizer, and with the C shims under the
# undefined-behaviour one (R7).
#
#   sanitize.sh [address] [thread] [undefined]
source "$(dirname "$0")/common.sh"
need_swift

(($#)) || set -- address thread undefined
# A crash would hang in Swift's own backtracer under the address sanitizer.
export SWIFT_BACKTRACE=enable=no
for sanitizer in "$@"; do
    say "The suite under the $sanitizer sanitizer"
    case $sanitizer in
    address | thread) options=(--sanitize "$sanitizer") ;;
    undefined)
        # The compiler of Swift has no such sanitizer; only C is instrumented, and any report ends the run.
        options=(-Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=all -Xlinker -lubsan)
        ;;
    *) fail "unknown sanitizer: $sanitizer" ;;
    esac
    # XCTest itself leaks; the suite is Swift Testing's alone.
    ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=halt_on_error=1 swift test --disable-xctest "${options[@]}" \
        --traits "default,$every_trait" --scratch-path "$root/.build-$sanitizer" -j "$(jobs)" </dev/null
done
