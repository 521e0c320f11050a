#!/usr/bin/env bash
# Shows that the tests of a commit fail without its change: runs them on the product code of the commit before it.
#
#   red-before.sh COMMIT [FILTER]
#
# Takes everything from the commit but Ports, Sources and Adapters, which are its parent's, and runs the tests that the
# commit adds or edits; where it edits none by itself (a law, a fixture, a generator), the suites below Tests/Suites that it
# touches, or those that FILTER, a regular expression over `Target.Suite/test()`, matches. Succeeds if at least one of them
# fails. A test that names what only the commit declares does not compile before it, which is reported as such: it shows
# that something is new, not that something was wrong.
source "$(dirname "$0")/common.sh"
exec </dev/null
need_swift
test_hooks

commit=$(git rev-parse --verify -q "${1:-}^{commit}") || fail 'usage: red-before.sh COMMIT [FILTER]'
filter=${2:-}
work=$root/.build-red
tree=$work/tree
mkdir -p "$work"

# The functions marked @Test whose lines, or whose arguments' lines, the commit changed, and the targets they are in.
mapfile -t found < <(python3 - "$commit" <<'PYTHON'
import re, subprocess, sys

commit = sys.argv[1]

def git(*arguments):
    return subprocess.run(["git", *arguments], capture_output=True, text=True, check=True).stdout

targets, tests = set(), set()
for path in git("diff", "--name-only", "--diff-filter=d", f"{commit}^", commit, "--", "Tests/Suites").splitlines():
    folder = path.split("/")[2]
    target = folder if folder.startswith("Whisper") else "Whisper" + folder
    targets.add(target)
    if not path.endswith(".swift"):
        continue
    changed = set()
    for start, count in re.findall(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@", git("diff", "-U0", f"{commit}^", commit, "--", path), re.M):
        changed.update(range(int(start), int(start) + int(count or 1)))
    lines = git("show", f"{commit}:{path}").splitlines()
    marks = [number for number, line in enumerate(lines, 1) if re.match(r"\s*@Test\b", line)]
    for mark in marks:
        name = None
        for end in range(mark, len(lines) + 1):
            line = lines[end - 1]
            declared = name or re.search(r"\bfunc (\w+)", line)
            if declared and not name:
                name = declared.group(1)
                indent = len(line) - len(line.lstrip())
            if name and re.match(rf"\s{{{indent}}}\}}", line):
                break
        if name and changed & set(range(mark, end + 1)):
            tests.add(f"{target}.*/{name}\\(")
print(",".join(sorted(targets)))
print("|".join(sorted(tests)))
PYTHON
)
targets=${found[0]:-}
[[ -n $targets ]] || fail "$(git log -1 --format=%h "$commit") touches no file below Tests/Suites"
filter=${filter:-${found[1]:-}}
[[ -n $filter ]] || filter="^(${targets//,/|})\\."

say "$(git log -1 --format='%h %s' "$commit")"
rm -rf "$work/next"
mkdir -p "$work/next" "$tree"
git archive "$commit" | tar x -C "$work/next"
rm -rf "$work/next"/{Ports,Sources,Adapters}
git archive "$commit^" Ports Sources Adapters | tar x -C "$work/next"
# Only what differs is copied, so that the build begins where the last one ended.
(cd "$work/next" && find . \( -type f -o -type l \) -print0) | while IFS= read -r -d '' file; do
    cmp -s "$work/next/$file" "$tree/$file" || { mkdir -p "$tree/$(dirname "$file")" && cp -P "$work/next/$file" "$tree/$file"; }
done
(cd "$tree" && find . -path ./.build -prune -o \( -type f -o -type l \) -print0) | while IFS= read -r -d '' file; do
    [[ -e $work/next/$file || -L $work/next/$file || $file == ./Package.resolved ]] || rm -f "$tree/$file"
done

export WHISPER_TARGETS=$targets
flags=("${clean_build[@]}" -j "$(jobs)" --traits "default,$every_trait")
note "tests: $filter"
swift_there() { bash -c 'source "$1/Tests/Scripts/common.sh" && test_hooks && shift && swift "$@"' swift_there "$tree" "$@"; }
if ! swift_there build --build-tests "${flags[@]}" >"$work/build.log" 2>&1; then
    grep -E 'error:' "$work/build.log" | head -n 10
    grep -qE '/Tests/[^ ]*: error:' "$work/build.log" || fail "the commit does not build on its parent's code; see $work/build.log"
    note 'DOES NOT COMPILE before the change'
    exit 3
fi
status=0
swift_there test "${flags[@]}" --disable-xctest --skip-build --filter "$filter" >"$work/test.log" 2>&1 || status=$?
line=$(grep -E 'Test run with [0-9]+ tests?' "$work/test.log" | tail -n 1 || true)
[[ $line != *'with 0 tests'* ]] || fail "no test matches $filter"
grep -E '✘ Test .*failed after' "$work/test.log" | grep -v 'Test run with' | head -n 20 || true
((status != 0)) || fail "GREEN before the change: ${line#*Test run}"
note "RED before the change: ${line:-the tests did not run to their end}"
