#!/usr/bin/env bash
# Fuzzes every reader of foreign input with coverage feedback, from the committed corpora.
#
#   fuzz.sh [--seconds N | --runs N] [--length BYTES] [--debug] [--build] [FUZZER...]
#
# Each fuzzer runs for N seconds (60), or N executions, with inputs of at most BYTES (4096). New inputs that reach
# new code are stored under .build-fuzz/, where the next run continues; a crashing input is stored there too, and named.
# --debug builds without optimisation, in half the time: for runs of a few seconds. --build only builds them.
source "$(dirname "$0")/common.sh"
need_swift

limit=(-max_total_time=60)
length=4096 configuration=release only_build=false
while (($#)); do
    case $1 in
    --seconds) limit=("-max_total_time=$2") && shift ;;
    --runs) limit=("-runs=$2") && shift ;;
    --length) length=$2 && shift ;;
    --debug) configuration=debug ;;
    --build) only_build=true ;;
    --*) fail "unknown option: $1" ;;
    *) break ;;
    esac
    shift
done

package=$root/Tests/Fuzz
[[ -f $package/Package.swift ]] || fail 'there are no fuzzers'
work=$root/.build-fuzz
mkdir -p "$work"
if (($#)); then fuzzers=("$@"); else mapfile -t fuzzers < <(cd "$package" && find Sources -mindepth 1 -maxdepth 1 -type d -name "*Fuzz*" -exec basename {} \; | sort); fi

# The manifest has products only for fuzzers.
export WHISPER_FUZZERS=1
# The manifest turns every warning into an error for the suite; instrumented code is not what that is about.
unset WHISPER_WARNINGS_AS_ERRORS
# A crash would hang in Swift's own backtracer under the address sanitizer.
export SWIFT_BACKTRACE=enable=no
# Of several sanitizers the compiler uses only the last one, and SwiftPM names them in any order: both in one word.
flags=(--package-path "$package" --scratch-path "$work/build" -c "$configuration" --sanitize fuzzer --sanitize address
    -Xswiftc -sanitize=address,fuzzer)
# Only the requested one, if any; otherwise all at once, which keeps the processors busy.
products=()
((${#fuzzers[@]} > 1)) || products=(--product "${fuzzers[0]}")
swift build "${flags[@]}" ${products[@]+"${products[@]}"} -j "$(jobs)" >"$work/build.log" 2>&1 || {
    tail -n 30 "$work/build.log"
    fail 'the fuzzers do not build'
}
! $only_build || exit 0
bin=$(swift build "${flags[@]}" --show-bin-path)

# Runs one fuzzer, and reports what it did.
fuzz() {
    local fuzzer=$1 binary seeds folders coverage leaks=1
    say "$fuzzer"
    binary=$bin/$fuzzer
    mkdir -p "$work/corpus/$fuzzer" "$work/crashes"
    case $fuzzer in
    *Export*) seeds=$package/Corpus/export ;;
    *Zip*) seeds=$package/Corpus/zip ;;
    *) seeds=$package/Corpus/$(tr '[:upper:]' '[:lower:]' <<<"${fuzzer#Fuzz}") ;;
    esac
    # Their other threads release what they used after an input is done.
    case $fuzzer in *Zip*) leaks=0 ;; esac
    folders=("$work/corpus/$fuzzer")
    [[ ! -d $seeds ]] || folders+=("$seeds")
    if "$binary" "${limit[@]}" "-max_len=$length" -timeout=20 -rss_limit_mb=4096 -print_final_stats=1 "-detect_leaks=$leaks" \
        -artifact_prefix="$work/crashes/$fuzzer-" "${folders[@]}" >"$work/$fuzzer.log" 2>&1; then
        # A binary without instrumentation runs fast and finds nothing.
        grep -q 'Loaded 1 modules' "$work/$fuzzer.log" || fail "$fuzzer was built without coverage: remove $work/build"
        # The coverage after the seeds, and at the end, so that a fuzzer that reaches nothing new is noticed.
        coverage=$(grep -o 'cov: [0-9]*' "$work/$fuzzer.log" | cut -d' ' -f2 | sed -n '1p;$p' | paste -sd' ' | sed 's/ / to /')
        [[ -n $coverage ]] || fail "$fuzzer reports no coverage: see $work/$fuzzer.log"
        note "$(sed -n 's/^stat::number_of_executed_units: *//p' "$work/$fuzzer.log") executions, cov: $coverage, no crash"
    else
        tail -n 40 "$work/$fuzzer.log"
        fail "$fuzzer found an input that crashes: see $work/crashes"
    fi
}

# As many at once as there are processors; the reports come in order.
for ((first = 0; first < ${#fuzzers[@]}; first += $(jobs))); do
    running=()
    for fuzzer in "${fuzzers[@]:first:$(jobs)}"; do
        fuzz "$fuzzer" >"$work/$fuzzer.report" 2>&1 &
        running+=("$!:$fuzzer")
    done
    status=0
    for process in "${running[@]}"; do
        wait "${process%%:*}" || status=1
        cat "$work/${process#*:}.report"
    done
    ((status == 0)) || exit 1
done
