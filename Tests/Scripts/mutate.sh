#!/usr/bin/env bash
# Tests the tests: plants mutations in the domain, the reducers and the parsers, one at a time, and lists those that no
# suite notices (R14).
#
#   mutate.sh [--count N] [--seed N] [--only MUTANT,...] [MODULE...]
#
# All mutations are compiled in at once, each behind a switch in a copy of the package under .build-mutate/, so that one
# build serves all. N of them (300) are drawn by the seed (1) and enabled in turn while the module's own suites run.
source "$(dirname "$0")/common.sh"
need_swift
test_hooks

work=$root/.build-mutate
tree=$work/tree
mkdir -p "$work"
# Each module with the suites that have to notice its mutations.
declare -A suites=(
    [Sources/Envelope]=WhisperEnvelopeTests
    [Sources/Message]=WhisperMessageTests
    [Sources/TextCoding]=WhisperTextCodingTests
    [Sources/JSONText]=WhisperJSONTextTests,WhisperMessageTests
    [Sources/Identity]=WhisperIdentityTests
    [Sources/KeyFingerprint]=WhisperKeyFingerprintTests,WhisperEnvelopeTests
    [Sources/Contacts]=WhisperIdentityTests,WhisperCoreTests
    [Sources/Policy]=WhisperPolicyTests
    [Sources/BridgeProtocol]=WhisperBridgeProtocolTests
    [Sources/WhatsAppEvents]=WhisperWhatsAppEventTests
    [Sources/RealtimeProtocol]=WhisperRealtimeProtocolTests
    [Sources/MatrixProtocol]=WhisperMatrixProtocolTests
    [Sources/MatrixArrivals]=WhisperMatrixArrivalsTests
    [Sources/Realtime]=WhisperSyncMachineTests,WhisperRealtimeSimulatorTests
    [Sources/SyncParts]=WhisperSyncMachineTests,WhisperRealtimeSimulatorTests
    [Sources/Matrix]=WhisperMatrixTests
    [Sources/WhisperCore]=WhisperCoreTests
    [Sources/WhatsAppDatabases]=WhisperWhatsAppAndroidTests,WhisperWhatsAppIOSTests
    [Adapters/WhatsAppExport]=WhisperWhatsAppExportTests
    [Adapters/WhatsAppAndroid]=WhisperWhatsAppAndroidTests
    [Adapters/WhatsAppIOS]=WhisperWhatsAppIOSTests
    [Adapters/Support/WhatsAppBackup]=WhisperWhatsAppBackupTests
    [Adapters/Support/PropertyList]=WhisperWhatsAppBackupTests,WhisperWhatsAppIOSTests
    [Adapters/Support/WhatsAppRows]=WhisperWhatsAppAndroidTests,WhisperWhatsAppIOSTests
)
arguments=() folders=()
while (($#)); do
    case $1 in
    --*) arguments+=("$1" "$2") && shift ;;
    *) for folder in "${!suites[@]}"; do [[ $folder != */$1 ]] || folders+=("$folder"); done ;;
    esac
    shift
done
((${#folders[@]})) || folders=("${!suites[@]}")
mapfile -t folders < <(printf '%s\n' "${folders[@]}" | sort)

say 'Building the tool'
tool=$work/tool
swift build --package-path Tests/Mutation --scratch-path "$tool" -c release -j "$(jobs)" >"$work/tool.log" 2>&1 || {
    tail -n 20 "$work/tool.log"
    fail 'the tool does not build'
}
tool=$(swift build --package-path Tests/Mutation --scratch-path "$tool" -c release --show-bin-path)/whisper-mutate

# What the compiler rejects is left out, until it accepts the rest.
targets=$(for folder in "${folders[@]}"; do echo "${suites[$folder]}"; done | tr ',' '\n' | sort -u | paste -sd,)
export WHISPER_TARGETS=$targets
unset WHISPER_WARNINGS_AS_ERRORS
: >"$work/excluded"
for try in {1..12}; do
    rm -rf "$work/next"
    mkdir -p "$work/next"
    git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$work/next" 2>/dev/null || true
    "$tool" "$work/next" "$work/mutants.json" "$work/excluded" "${folders[@]}"
    mkdir -p "$tree"
    # Only what differs is copied, so that the build begins where the last one ended.
    (cd "$work/next" && find . -type f -print0) | while IFS= read -r -d '' file; do
        cmp -s "$work/next/$file" "$tree/$file" || { mkdir -p "$tree/$(dirname "$file")" && cp "$work/next/$file" "$tree/$file"; }
    done
    say "Building with every mistake in it (try $try)"
    if swift build --package-path "$tree" --build-tests -j "$(jobs)" \
        >"$work/build.log" 2>&1; then
        break
    fi
    python3 Tests/Scripts/mutants-refused.py "$work" >"$work/refused"
    [[ -s $work/refused ]] || { grep ' error: ' "$work/build.log" || true; fail 'the package does not build'; }
    note "$(wc -l <"$work/refused") lines that the compiler refused"
    cat "$work/refused" >>"$work/excluded"
done

for folder in "${folders[@]}"; do echo "$(basename "$folder") ${suites[$folder]}"; done >"$work/suites"
exec python3 Tests/Scripts/mutate.py "$work" "$(swift build --package-path "$tree" --show-bin-path)" "${arguments[@]}"
