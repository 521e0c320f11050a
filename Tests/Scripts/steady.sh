#!/usr/bin/env bash
# Runs the tests repeatedly, to find those that fail by chance.
#
#   steady.sh [--fast N] [--whole N] [--load N]
#
# The fast suite N times as the machine is, then the whole suite N times beside N processes that do nothing but compute.
# The output of each run is stored in .build-logs/steady/. The last line is `N runs, N failed`.
source "$(dirname "$0")/common.sh"
exec </dev/null

fast=10 whole=2 load=8
while (($# > 0)); do
    case $1 in
        --fast) fast=$2 ;;
        --whole) whole=$2 ;;
        --load) load=$2 ;;
        *) fail "there is no option $1" ;;
    esac
    shift 2
done

logs=$root/.build-logs/steady
mkdir -p "$logs"
runs=0 failed=0 busy=()

end_load() {
    ((${#busy[@]} == 0)) || kill "${busy[@]}" 2>/dev/null || true
    busy=()
}
trap end_load EXIT

# Runs the suite once: run NAME ARGUMENTS...
run() {
    local log=$logs/$1.log start=$SECONDS outcome=passed
    shift
    runs=$((runs + 1))
    if ! Tests/Scripts/test.sh "$@" >"$log" 2>&1; then
        outcome=FAILED
        failed=$((failed + 1))
        grep -E '✘|FAILED|recorded an issue' "$log" | head -n 20 || true
    fi
    note "$(basename "$log" .log): $outcome after $((SECONDS - start)) s, $(tail -n 1 "$log")"
}

say "The fast suite, $fast times"
for ((number = 1; number <= fast; number++)); do run "fast-$number" --fast; done

say "The whole suite, $whole times beside $load busy processes"
for ((number = 0; number < load && whole > 0; number++)); do
    (while :; do :; done) &
    busy+=($!)
done
for ((number = 1; number <= whole; number++)); do run "whole-$number"; done
end_load

printf '\n%d runs, %d failed\n' "$runs" "$failed"
((failed == 0 && runs > 0))
