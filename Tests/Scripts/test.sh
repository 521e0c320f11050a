#!/usr/bin/env bash
# Every test, in the order in which a failure shows soonest.
#
#   test.sh [--fast | --rest]
#
# --fast leaves out the second engine, the kills, the browser and the homeserver. --rest does what the others leave out,
# because it builds the same sources once more in another form: the example packages, the fuzzers, the programs as they are
# installed. Nothing reads standard input. The last line is `N passed, N failed`: the tests of all passes, and each other
# step below, together. What each step and each suite took is in .build-logs: steps.txt, and *-seconds.txt beside the logs.
source "$(dirname "$0")/common.sh"
exec </dev/null
need_swift
test_hooks

fast=false rest=false
case ${1:-} in
--fast) fast=true ;;
--rest) rest=true ;;
esac

passed=0 failed=0 begun=$SECONDS
logs=$root/.build-logs
mkdir -p "$logs"
: >"$logs/steps.txt"

# Runs a step: step TITLE COMMAND...
step() {
    local title=$1 start=$SECONDS
    shift
    say "$title"
    if "$@"; then
        passed=$((passed + 1))
        took "$start" "$title" 'done in'
    else
        failed=$((failed + 1))
        took "$start" "$title" 'FAILED after'
        return 1
    fi
}

# Reports what a step took, and records it: took BEGINNING TITLE WORDS
took() {
    note "$3 $((SECONDS - $1)) s"
    printf '%6d %s\n' $((SECONDS - $1)) "$2" >>"$logs/steps.txt"
}

# Runs the package's tests and adds up what they report: run_tests LOG ARGUMENTS...
run_tests() {
    local log=$logs/$1.log report=$logs/$1.xml start=$SECONDS status=0 line tests issues
    local title="tests, $1"
    shift
    rm -f "$report"
    say "swift test ${*//$root/.}"
    swift test "${flags[@]}" --disable-xctest --xunit-output "$report" "$@" >"$log" 2>&1 || status=$?
    grep -E '(✘|recorded an issue|error:|➜ .*skipped|with [0-9]+ issue)' "$log" | grep -v 'known issue' | head -n 60 || true
    line=$(grep -E 'Test run with [0-9]+ tests?' "$log" | tail -n 1 || true)
    tests=$(sed -n 's/.*Test run with \([0-9]*\) tests\{0,1\}.*/\1/p' <<<"$line")
    issues=$(grep -cE '✘ Test (case )?.* (failed|recorded)' "$log" || true)
    echo "${line:-The tests did not run to their end; the last lines of $log:}"
    [[ -n $line ]] || {
        # Where a process crashed comes first: what follows it are registers and libraries.
        sed -n '/Program crashed/,/^Registers/p' "$log" | cut -c 1-200 | head -n 60
        tail -n 30 "$log"
    }
    if ((status == 0)) && [[ -n $tests && $tests != 0 ]]; then
        passed=$((passed + tests))
    else
        local bad
        bad=$(grep -E '✘ Test .* failed after' "$log" | grep -vc 'Test run with' || true)
        ((bad > 0)) || bad=1
        failed=$((failed + bad))
        [[ -z $tests ]] || passed=$((passed + (tests > bad ? tests - bad : 0)))
        note "FAILED ($issues issues); everything is in $log"
    fi
    if [[ -s $report ]]; then
        awk -f Tests/Scripts/seconds.awk "$report" >"${report%.xml}-seconds.txt"
        note 'seconds of all tests, their number; by target, the longest:'
        sed -n 1,9p "${report%.xml}-seconds.txt"
    fi
    took "$start" "$title" 'done in'
    ((status == 0))
}

finish() {
    printf '\nIn all %d minutes.\n%d passed, %d failed\n' $(((SECONDS - begun + 59) / 60)) "$passed" "$failed"
    ((failed == 0 && passed > 0)) || exit 1
}

# What is fetched is fetched beside other work: Swift's packages while the system's are installed, and what only the tests
# need while everything is built.
swift package --traits "default,$every_trait" resolve >"$logs/resolved.log" 2>&1 &
resolving=$!
Tests/Scripts/packages.sh libraries
prepare_tools() {
    Tests/Scripts/packages.sh test
    # Readers of our files that are not ours, and a server that is not.
    for package in cryptography sqlcipher3 aiohttp spdx-tools iphone-backup-decrypt \
        whatsapp-chat-exporter; do Tests/Scripts/python.sh "$package"; done
    Tests/Scripts/python.sh --pinned Tests/Scripts/matrix-requirements.txt .build-matrix
    Tests/Scripts/python.sh --pinned Tests/Scripts/browser-requirements.txt .build-browser
}
prepare_tools >"$logs/tools.log" 2>&1 &
preparing=$!
step 'Layout of the sources' Tests/Scripts/lint.sh || true

# Warnings are errors, and the compiler holds every target to the dependencies that it declares.
export WHISPER_WARNINGS_AS_ERRORS=1
flags=(--explicit-target-dependency-import-check error "${clean_build[@]}" -j "$(jobs)")

# The two TLS libraries are some 500 files of C++ that read the headers of the standard library again and again, which takes
# up to a third of their time. Here they are read once. The compiler takes the result only with the flags it was made with: those
# that the package manager gives.
precompiled=$root/.build/standard.pch
precompile_headers() {
    local compiler
    compiler=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang
    mkdir -p "$root/.build"
    printf '#include <%s>\n' algorithm array initializer_list iterator memory optional string_view type_traits utility |
        "$compiler" -target "$(uname -m)-unknown-linux-gnu" -O0 -DSWIFT_PACKAGE=1 -DDEBUG=1 -fblocks -fPIC -g0 \
            -fno-omit-frame-pointer -std=c++17 -x c++-header - -o "$precompiled" 2>"$logs/precompiled.log"
}
[[ $(uname) != Linux ]] || ! precompile_headers || flags+=(-Xcxx -include-pch -Xcxx "$precompiled")

# A package in a folder of its own with the same sources, so that neither its pins nor its products are those of the tests:
# alone FOLDER
alone() {
    mkdir -p "$1"
    rm -rf "$1"/{Package.*,.ci,Ports,Sources,Adapters,Tests}
    cp -R Package.swift .ci "$1/"
    ln -s "$root"/{Ports,Sources,Adapters,Tests} "$1/"
}
# Runs `swift` there, with the pins that the scripts put in place: swift_in FOLDER ARGUMENT...
swift_in() { bash -c 'source "$1/Tests/Scripts/common.sh" && shift && swift "$@"' swift_in "$@" </dev/null; }

# What a clean clone fetches: fetched TRAITS PACKAGE..., where the pins are those that the scripts put in place, such as for
# `make demo`, and without them, as when a stranger types `swift build`.
fetched() {
    local copy=$root/.build/fetched traits=$1 found command
    shift
    for command in 'command swift' swift; do
        rm -rf "$copy"
        # Of the targets only their folders are looked for.
        alone "$copy"
        bash -c "source '$copy/Tests/Scripts/common.sh' && $command package --traits $traits resolve" >"$logs/fetched.log" 2>&1 \
            </dev/null || return 1
        found=$(ls "$copy/.build/checkouts")
        [[ ${found//$'\n'/ } == "$*" ]] || {
            note "fetched by $command for $traits: ${found//$'\n'/, }"
            return 1
        }
    done
}
fetched_by_clean_clones() {
    fetched default swift-argument-parser && fetched default,Bridge swift-argument-parser swift-subprocess swift-system
}

# What the compiler reports in a log of a build, without what it reports about its own options for every module.
compiler_reports() { { grep -E 'error:|warning:' -A 3 "$1" || tail -n 20 "$1"; } | grep -v whole.module | head -n 60; }

build() { swift build --build-tests "${flags[@]}" "$@" >"$logs/build.log" 2>&1 || { compiler_reports "$logs/build.log"; return 1; }; }

# Two at a time, as they wait more than they compute: those of live messages and of the realtime client, which are the
# processes that all traits are on for, and those of the vault.
kills() {
    local live status=0
    {
        Tests/Scripts/crash-bridge.sh --built --kills "${BRIDGE_KILLS:-8}" &&
            Tests/Scripts/crash-media.sh --built --kills "${MEDIA_KILLS:-6}" --files 8 &&
            Tests/Scripts/crash-sync.sh --built --kills "${SYNC_KILLS:-20}"
    } >"$logs/kills-live.log" 2>&1 </dev/null &
    live=$!
    Tests/Scripts/crash-pairs.sh --built --rounds "${PAIR_ROUNDS:-12}" &&
        Tests/Scripts/crash.sh --built --kills "${CRASH_KILLS:-16}" || status=$?
    waited "$live" "$logs/kills-live.log" || status=$?
    return "$status"
}

# Vaults against a real homeserver; the full size is `make test-matrix`.
homeserver() {
    Tests/Scripts/test-matrix.sh --built --ci --seed "${MATRIX_SEED:-1}"
}

# Looks at what was built: binaries ENGINE SCRATCH_PATH TOOL...
binaries() {
    local engine=$1 bin=$2/debug
    shift 2
    Tests/Scripts/linkage.sh --test "$engine" "$bin"/*.xctest "${@/#/$bin/}"
}

# The other engine: its own tests and what they need, and no other trait.
second=$root/.build-engine
second_engine() (
    export WHISPER_TARGETS=WhisperStoreTests
    alone "$second"
    swift_in "$second" build --build-tests --traits PlainSQLite "${flags[@]}" >"$logs/second.log" 2>&1 ||
        { compiler_reports "$logs/second.log"; exit 1; }
)

# The names of all programs but the command itself.
programs() {
    find "$(bin_path debug .build)"/whisper-* -maxdepth 0 -type f -perm -u+x ! -name '*.*' -exec basename {} \;
}

# The command with Swift's runtime linked in, and without what only tests need. Headers of the C library are found in other
# places then, so that sources can fail to compile that compile otherwise. It has the second engine here: the first one is in
# the command that the tests run, and in the programs as they are installed.
other_command() (
    unset WHISPER_TEST_HOOKS
    alone "$root/.build-static"
    swift_in "$root/.build-static" build --static-swift-stdlib --disable-local-rpath --traits PlainSQLite --product whisper \
        "${flags[@]}" --disable-index-store >"$logs/static.log" 2>&1 || { compiler_reports "$logs/static.log"; exit 1; }
    Tests/Scripts/linkage.sh plain "$root/.build-static/.build/debug/whisper"
)

# What builds the same sources once more, one form after the other.
if $rest; then
    wait "$resolving" "$preparing" || true
    step 'The example packages, and the Swift of the documents' Tests/Scripts/examples.sh || true
    step 'Build of the fuzzers' Tests/Scripts/fuzz.sh --debug --build && step 'Fuzzers, for a moment each' \
        Tests/Scripts/fuzz.sh --debug --seconds "${FUZZ_SECONDS:-2}" || true
    step 'The command with the second engine' other_command || true
    # Optimised, which nothing else here is.
    step 'The programs as they are installed' Tests/Scripts/installed.sh || true
    finish
fi

# The build reports what could not be fetched.
wait "$resolving" || true
step 'What a clean clone fetches' fetched_by_clean_clones || true
step 'The pins are what is resolved' Tests/Scripts/pins.sh || true
step 'Build, engine SQLCipher' build --traits "default,$every_trait" || finish

# Tests that need a Python package are skipped if it is unavailable. Each looks for another Python if this one
# lacks what it needs.
wait "$preparing" || true
sed -n '/^    /p' "$logs/tools.log"
have_cryptography=$(Tests/Scripts/python.sh cryptography)
[[ -n $have_cryptography ]] || python3 -c 'import cryptography' 2>/dev/null ||
    note 'SKIPPED: tests that need the Python package cryptography, which cannot be had here'
WHISPER_PYTHON=$(Tests/Scripts/python.sh sqlcipher3)
[[ -n $WHISPER_PYTHON ]] || note 'SKIPPED: tests that need the Python package sqlcipher3, which cannot be had here'
export WHISPER_PYTHON=${WHISPER_PYTHON:-$have_cryptography}
[[ -n $(Tests/Scripts/python.sh iphone-backup-decrypt) ]] ||
    note 'SKIPPED: the test that needs the Python package iphone-backup-decrypt, which cannot be had here'
[[ -n $(Tests/Scripts/python.sh whatsapp-chat-exporter) ]] ||
    note 'SKIPPED: tests that need the Python package whatsapp-chat-exporter, which cannot be had here'
[[ -n $(Tests/Scripts/python.sh aiohttp) ]] ||
    note 'SKIPPED: tests that need the Python package aiohttp, which cannot be had here'

step 'The bill of materials' Tests/Scripts/sbom.sh --check || true
step 'The public API' Tests/Scripts/api-check.sh --built || true
step 'The model of the envelope' Tests/Scripts/model.sh || true
step 'What the binaries link' binaries cipher .build whisper $(programs) || true
example_databases() {
    [[ -n $have_cryptography ]] || { note 'SKIPPED: this needs the Python package cryptography, which cannot be had here'; return; }
    Tests/Scripts/example-databases.sh --built --check
}
step 'The databases of Examples/ are what the generator writes' example_databases || true
step 'Branches on secrets' Tests/Scripts/branches.sh --built || true
# Reports a process that goes beside others, once it has ended: waited PROCESS LOG
waited() {
    local status=0
    wait "$1" || status=$?
    cat "$2"
    return "$status"
}
# The second engine is built beside the tests, which leave a quarter of the processors idle. A lower priority would have no
# effect, as the build system sets that of its jobs.
if ! $fast; then
    second_engine >"$logs/engine.log" 2>&1 </dev/null &
    building=$!
fi
run_tests sqlcipher --skip-build --traits "default,$every_trait" || true

if ! $fast; then
    # The homeserver mostly waits, and the browser takes one processor.
    homeserver >"$logs/homeserver.log" 2>&1 </dev/null &
    trial=$!
    Tests/Scripts/browser.sh --built --ci >"$logs/browser.log" 2>&1 </dev/null &
    pages=$!
    kills >"$logs/kills.log" 2>&1 </dev/null &
    killing=$!
    step 'Build, engine SQLite' waited "$building" "$logs/engine.log" || finish
    step 'What the binaries link' binaries plain "$second/.build" whisper-crash || true
    # The in-memory stores, and the effect of a lost page, are the same for both engines.
    export WHISPER_TARGETS=WhisperStoreTests
    run_tests plain-sqlite --package-path "$second" --skip-build --traits PlainSQLite \
        --skip 'WhisperStoreTests.Contract|RecoveryTests|ScaleTests' || true
    step 'Kills, a few of each kind' waited "$killing" "$logs/kills.log" || true
    step 'Archives of pages in a browser' waited "$pages" "$logs/browser.log" || true
    step 'A Matrix homeserver, and kills of both sides' waited "$trial" "$logs/homeserver.log" || true
fi
finish
