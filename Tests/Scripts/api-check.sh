#!/usr/bin/env bash
# Compares the public API of every library product with the committed baseline (LIB-7).
#
#   api-check.sh [--built] [--update]
#
# A declaration that is gone or changed, or a requirement that a protocol gained without a default, fails it. A break that
# is meant is announced in CHANGELOG.md, and the baseline renewed with --update. --built uses the debug build that is there.
source "$(dirname "$0")/common.sh"
need_swift

built=false update=false
for argument in "$@"; do
    case $argument in
    --built) built=true ;;
    --update) update=true ;;
    *) fail "unknown option: $argument" ;;
    esac
done
digester=$(dirname "$(readlink -f "$(command -v swiftc)")")/swift-api-digester
[[ -x $digester ]] || { note 'SKIPPED: this Swift has no swift-api-digester'; exit 0; }
$built || swift build --build-tests --traits "default,$every_trait" -j "$(jobs)"

bin=$(bin_path debug .build)
baseline=$root/.ci/api-baseline.tar.xz
work=$root/.build/api
rm -rf "$work"
mkdir -p "$work/now" "$work/before"
mapfile -t modules < <(env -u WHISPER_TARGETS swift package --scratch-path .build/architecture describe --type json |
    python3 -c 'import json, sys
package = json.load(sys.stdin)
for product in package["products"]:
    if "library" in product["type"]:
        print(*product["targets"], sep="\n")' | sort -u)
((${#modules[@]} > 40)) || fail 'the package describes no products'

# The build for tests shows what modules import internally, C modules among it.
flags=(-I "$bin/Modules")
for map in Adapters/Support/C*/module.modulemap "$bin"/CWhisper*.build/module.modulemap; do
    [[ ! -f $map ]] || flags+=(-Xcc "-fmodule-map-file=$map")
done
for folder in Adapters/Support/C*/include; do flags+=(-Xcc -I -Xcc "$folder"); done
while read -r flag; do flags+=(-Xcc "$flag"); done < <(pkg-config --cflags-only-I sqlcipher libsecret-1 gio-2.0 2>/dev/null |
    tr ' ' '\n' | grep . || true)

for module in "${modules[@]}"; do
    "$digester" -dump-sdk -module "$module" "${flags[@]}" -o "$work/$module.json" >"$work/log" 2>&1 ||
        { tail -n 5 "$work/log"; fail "the API of $module cannot be read"; }
    # Without the values of constants, which are not part of the API.
    python3 -c 'import json, sys
api = json.load(open(sys.argv[1]))
api.pop("ConstValues", None)
json.dump(api, open(sys.argv[2], "w"), separators=(",", ":"))' "$work/$module.json" "$work/now/$module.json"
done

if $update; then
    tar --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 -C "$work/now" -c . | xz -9 >"$baseline"
    note "the baseline has ${#modules[@]} modules"
    exit 0
fi
tar -C "$work/before" -xJf "$baseline"
breaks=0
for file in "$work"/before/*.json; do
    module=$(basename "$file" .json)
    if [[ ! -f $work/now/$module.json ]]; then
        note "$module: no longer a product"
        breaks=$((breaks + 1))
        continue
    fi
    found=$("$digester" -diagnose-sdk -input-paths "$file" -input-paths "$work/now/$module.json" 2>&1 |
        grep -vE '^(/\*.*\*/)?$' || true)
    [[ -z $found ]] || {
        note "$module:"
        printf '%s\n' "$found" | sed 's/^/      /'
        breaks=$((breaks + $(wc -l <<<"$found")))
    }
done
((breaks == 0)) || fail "$breaks breaks of the API; announce those that are meant in CHANGELOG.md, then: $0 --update"
note "${#modules[@]} modules, no break"
