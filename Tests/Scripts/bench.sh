#!/usr/bin/env bash
# Measures P1 to P11, each beside its yardstick; see docs/performance.md.
#
#   bench.sh [--quick] [--only P3,P6] [--no-demo]
#
# Results go to .build-bench/results.jsonl (lines of JSON, one run after the other) and results.md (a table).
source "$(dirname "$0")/common.sh"
need_swift
"$root/Tests/Scripts/packages.sh" bench

options=() demo=true only=''
while (($#)); do
    case $1 in
    --quick) options+=(--quick) ;;
    --no-demo) demo=false ;;
    --only) only=$2 && options+=(--only "$2") && shift ;;
    *) fail "unknown option: $1" ;;
    esac
    shift
done
place=$root/.build-bench
mkdir -p "$place"
wanted() { [[ -z $only || ",$only," == *",$1,"* ]]; }

if $demo && wanted P10; then
    say 'The first build of a stranger: make demo in a clean clone'
    clone=$place/clone
    rm -rf "$clone"
    git clone -q "$root" "$clone"
    start=$SECONDS
    if (unset WHISPER_WARNINGS_AS_ERRORS && make -C "$clone" demo) >"$place/demo.log" 2>&1 </dev/null; then
        options+=(--demo-seconds $((SECONDS - start)))
    else
        note "make demo failed: see $place/demo.log"
    fi
    rm -rf "$clone"
fi

say 'Building, for release'
swift build -c release --traits default,Bridge --product whisper-bench -j "$(jobs)" 2>&1 | tail -n 1
if wanted P7; then
    swift build -c release --traits default,Bridge --product whisper-scripted-bridge -j "$(jobs)" 2>&1 | tail -n 1
    options+=(--bridge "$(bin_path release .build)/whisper-scripted-bridge")
fi
if wanted P3 || wanted P7 || wanted P9 || wanted P11; then
    "$root/Tests/Scripts/install.sh" --build-only
    installed=$(bin_path release "$root/.build-install")
    options+=(--whisper "$installed/whisper" --reader "$installed/whisper-reader")
fi
if wanted P11; then
    python=$("$root/Tests/Scripts/python.sh" whatsapp-chat-exporter==0.13.1)
    if [[ -n $python ]]; then options+=(--exporter "$python"); else note 'the Python peer cannot be had here: left out'; fi
fi
if wanted P4; then
    python=$("$root/Tests/Scripts/python.sh" whatstk chat-miner)
    if [[ -n $python ]]; then options+=(--python "$python"); else note 'the Python peers cannot be had here: left out'; fi
fi

"$(bin_path release .build)/whisper-bench" --place "$place" "${options[@]}"
