#!/usr/bin/env bash
# Runs the suite with coverage and reports lines by target; fails below the floor of 85 % for domain and adapters (R11).
#
#   coverage.sh [--report-only]
source "$(dirname "$0")/common.sh"
need_swift
test_hooks

floor=${COVERAGE_FLOOR:-85}
scratch=$root/.build-coverage
if [[ ${1:-} != --report-only ]]; then
    say 'Running the suite with coverage'
    # Counts of an earlier run would be added.
    rm -rf "$scratch"/*/debug/codecov
    swift test --enable-code-coverage --disable-xctest --traits "default,$every_trait" --scratch-path "$scratch" \
        -j "$(jobs)" >"$root/.build-coverage.log" 2>&1 </dev/null || note "some tests failed: see .build-coverage.log"
fi
# Only the toolchain's own llvm-cov reads the profiles that its compiler writes.
llvm_cov=$(dirname "$(readlink -f "$(command -v swiftc)")")/llvm-cov
bin=$(bin_path debug "$scratch")
objects=()
for bundle in "$bin"/*.xctest; do objects+=(-object "$bundle"); done
# The end-to-end tests run the programs themselves.
for program in whisper whisper-bridge whisper-sync; do
    [[ ! -x $bin/$program ]] || objects+=(-object "$bin/$program")
done
# Tests kill processes, whose counts may be cut off; the package manager would then merge none at all.
counts=("$bin"/codecov/*.profraw)
"${llvm_cov%-cov}-profdata" merge -sparse --failure-mode=all -o "$bin/codecov/default.profdata" "${counts[@]}" \
    2>"$scratch/merge.log" || { cat "$scratch/merge.log" >&2; fail 'the counts could not be merged'; }
"$llvm_cov" export "${objects[@]:1}" -instr-profile "$bin/codecov/default.profdata" -summary-only \
    >"$scratch/coverage.json" 2>/dev/null
python3 - "$root" "$scratch/coverage.json" "$floor" <<'PYTHON'
import collections, json, os, sys

root, path, floor = sys.argv[1], sys.argv[2], float(sys.argv[3])
lines = collections.defaultdict(lambda: [0, 0])
for file in json.load(open(path))["data"][0]["files"]:
    name = os.path.relpath(file["filename"], root)
    parts = name.split(os.sep)
    if parts[0] not in ("Ports", "Sources", "Adapters") or len(parts) < 3:
        continue
    summary = file["summary"]["lines"]
    depth = 3 if parts[1] == "Support" else 2
    for key in ("/".join(parts[:depth]), "all " + parts[0]):
        lines[key][0] += summary["covered"]
        lines[key][1] += summary["count"]
for name in sorted(lines, key=lambda name: (name.startswith("all"), name)):
    covered, count = lines[name]
    print(f"  {name:32} {covered:7} of {count:7} lines  {100 * covered / max(count, 1):6.1f} %")
judged = [lines[name] for name in ("all Sources", "all Adapters") if name in lines]
covered, count = sum(pair[0] for pair in judged), sum(pair[1] for pair in judged)
share = 100 * covered / max(count, 1)
print(f"  {'domain and adapters':32} {covered:7} of {count:7} lines  {share:6.1f} %  (floor {floor:g} %)")
sys.exit(0 if share >= floor else 1)
PYTHON
