#!/usr/bin/env bash
# Runs the suite under the address sanitizer, the C shims under that of undefined behaviour in the same run, and under the
# thread sanitizer (R7).
#
#   sanitize.sh [address] [thread]
source "$(dirname "$0")/common.sh"
need_swift

(($#)) || set -- address thread
# A crash would hang in Swift's own backtracer under the address sanitizer.
export SWIFT_BACKTRACE=enable=no
for sanitizer in "$@"; do
    say "The suite under the $sanitizer sanitizer"
    case $sanitizer in
    # The compiler of Swift has no sanitizer of undefined behaviour; only C is instrumented, and any report ends the run.
    address) options=(--sanitize address -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined) ;;
    thread) options=(--sanitize thread) ;;
    *) fail "unknown sanitizer: $sanitizer" ;;
    esac
    # XCTest itself leaks; the suite is Swift Testing's alone.
    ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=halt_on_error=1 swift test --disable-xctest "${options[@]}" \
        --traits "default,$every_trait" --scratch-path "$root/.build-$sanitizer" -j "$(jobs)" </dev/null
done
