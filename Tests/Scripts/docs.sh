#!/usr/bin/env bash
# Makes the library's reference with the toolchain's docc, the articles in Sources/Vault/Vault.docc included, and checks
# that every link between our documents leads somewhere.
source "$(dirname "$0")/common.sh"
need_swift

output=$root/.build-docs
say 'Links between the documents'
python3 - "$root" <<'PYTHON'
import os, re, subprocess, sys

root = sys.argv[1]
listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "*.md"], cwd=root, capture_output=True, text=True)
broken = 0
for name in listed.stdout.split():
    text = open(os.path.join(root, name), encoding="utf-8").read()
    text = re.sub(r"```.*?```", "", text, flags=re.S)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target) or target.startswith("#"):
            continue
        path = os.path.normpath(os.path.join(root, os.path.dirname(name), target.split("#")[0]))
        if not os.path.exists(path):
            print(f"{name}: there is no {target}")
            broken += 1
sys.exit(1 if broken else 0)
PYTHON
note 'all lead somewhere'

say 'Reference of the library'
graphs=$output/symbol-graphs
rm -rf "$output"
mkdir -p "$graphs"
swift build --scratch-path "$root/.build-reference" -j "$(jobs)" -Xswiftc -emit-symbol-graph \
    -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs" -Xswiftc -symbol-graph-minimum-access-level -Xswiftc public \
    >"$output/build.log" 2>&1 || {
    tail -n 20 "$output/build.log"
    fail 'the library does not build'
}
# Only our libraries: neither dependencies, nor executables, nor tests.
for graph in "$graphs"/*.symbols.json; do
    module=$(basename "$graph" .symbols.json)
    module=${module%%@*}
    [[ $module == Whisper* && $module != *Tests ]] || rm -f "$graph"
done
docc=$(dirname "$(readlink -f "$(command -v swiftc)")")/docc
"$docc" convert Sources/Vault/Vault.docc --additional-symbol-graph-dir "$graphs" --output-dir "$output/reference" \
    --diagnostics-file "$output/diagnostics.json" --fallback-display-name Whisper --fallback-bundle-identifier whisper >"$output/docc.log" 2>&1 || {
    tail -n 20 "$output/docc.log"
    fail 'docc failed'
}
# A link in an article that leads nowhere is an error.
python3 - "$output/diagnostics.json" <<'PYTHON' || fail 'the articles have warnings'
import json, sys

mistakes = 0
for found in json.load(open(sys.argv[1], encoding="utf-8"))["diagnostics"]:
    source = found.get("source") or ""
    if "/Vault.docc/" in source and found["severity"] in ("error", "warning"):
        line = found.get("range", {}).get("start", {}).get("line", 0)
        print(f"{source.split('/Vault.docc/')[1]}:{line}: {found['summary']}")
        mistakes += 1
sys.exit(1 if mistakes else 0)
PYTHON
note 'no article has a warning'
note "open $output/reference with: $docc preview, or any web server"
