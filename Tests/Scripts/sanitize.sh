#!/usr/bin/env bash
# Runs the suite under the address sanitizer, the C shims under that of undefined behaviour in the same run, and under the
# thread sanitizer (R7).
#
#   sanitize.sh [address] [thread]
source "$(dirname "$0")/common.sh"
need_swift
test_hooks

(($#)) || set -- address thread
# A crash would hang in Swift's own backtracer under the address sanitizer.
export SWIFT_BACKTRACE=enable=no
# XCTest and Foundation themselves leak. Programs started by others do not inherit an environment with these options.
options_object=$root/.build/asan-options.o
mkdir -p "$root/.build"
clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang
echo 'const char *__asan_default_options(void) { return "detect_leaks=0"; }' |
    "$clang" -fPIC -x c -c - -o "$options_object"
logs=$root/.build-logs/sanitize failed=()
mkdir -p "$logs"
for sanitizer in "$@"; do
    say "The suite under the $sanitizer sanitizer"
    case $sanitizer in
    # The compiler of Swift has no sanitizer of undefined behaviour; only C is instrumented, and any report ends the run.
    address)
        options=(--sanitize address -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined
            -Xlinker "$options_object")
        ;;
    thread) options=(--sanitize thread) ;;
    *) fail "unknown sanitizer: $sanitizer" ;;
    esac
    scratch=(--traits "default,$every_trait" --scratch-path "$root/.build-$sanitizer" -j "$(jobs)")
    swift build --build-tests "${options[@]}" "${scratch[@]}" </dev/null
    # Each suite in a process of its own, so that a report ends only this one.
    for suite in Tests/Suites/*; do
        target=Whisper${suite##*/} log=$logs/$sanitizer-${suite##*/}.log
        TSAN_OPTIONS=halt_on_error=1 swift test --disable-xctest --skip-build "${options[@]}" "${scratch[@]}" \
            --filter "^$target\\." </dev/null >"$log" 2>&1 || failed+=("$sanitizer: $target, $log")
        note "$target: $(grep -E 'Test run with [0-9]+ tests?' "$log" | tail -n 1 || echo 'not to its end')"
    done
done

((${#failed[@]} == 0)) || {
    printf '%s\n' "${failed[@]}" >&2
    fail "${#failed[@]} suites failed under a sanitizer"
}
