#!/usr/bin/env bash
# Compares this commit with an earlier one, for both engines, by what they take for the same input:
# instructions as callgrind counts them, seconds and peaks of memory of commands in turns, and the findings of the
# benchmark (P1 to P11).
#
#   bench-compare.sh --base COMMIT [--engine SQLCipher|PlainSQLite] [--only work,commands,bench] [--rounds N]
#
# What is not committed is not measured. Builds and results stay in .build-compare: compare.jsonl (a line of JSON for
# each figure, one run after the other) and compare.md (a table). It ends with 1 if this commit takes more than it may.
# With everything and five rounds it takes some hours; --only work takes minutes, and hardly depends on what else the
# machine does.
source "$(dirname "$0")/common.sh"
need_swift

base='' engines=(SQLCipher PlainSQLite) options=()
while (($#)); do
    case $1 in
    --base) base=$2 && shift ;;
    --engine) engines=("$2") && options+=(--engine "$2") && shift ;;
    --only | --rounds | --small | --large | --findings) options+=("$1" "$2") && shift ;;
    *) fail "unknown option: $1" ;;
    esac
    shift
done
[[ -n $base ]] || fail 'bench-compare.sh needs the commit to compare with: make bench-compare BASE=COMMIT'
base=$(git rev-parse --verify --quiet "$base^{commit}") || fail 'there is no such commit'
Tests/Scripts/packages.sh build
Tests/Scripts/packages.sh branches
# A build that is compared has none of our settings.
unset WHISPER_WARNINGS_AS_ERRORS WHISPER_TARGETS

work=$root/.build-compare
mkdir -p "$work"
for side in base head; do
    clone=$work/$side
    [[ -e $clone/.git ]] || git clone --quiet --shared --no-checkout "$root" "$clone"
    commit=$base
    [[ $side == base ]] || commit=$(git rev-parse HEAD)
    git -C "$clone" fetch --quiet origin
    git -C "$clone" checkout --quiet --force --detach "$commit"
    for engine in "${engines[@]}"; do
        say "Building $side (${commit:0:8}) with $engine"
        # Linked statically: the counter of instructions fails in the system's library of queues.
        for product in whisper whisper-bench; do
            bash -c 'source "$1/Tests/Scripts/common.sh" && shift && swift "$@"' built "$clone" \
                build -c release --static-swift-stdlib --traits "$engine,Bridge" --product "$product" -j "$(jobs)" \
                --scratch-path "$work/build-$side-$engine" 2>&1 </dev/null | tail -n 1
        done
    done
done
python3 Tests/Scripts/bench-compare.py "$work" "${options[@]}"
