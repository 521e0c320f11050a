#!/usr/bin/env bash
# Measures an archive of pages beside what PyPI's whatsapp-chat-exporter writes of the same messages, in one run: bytes a
# message, seconds to write, time to the first paint, time to search (LOOK-3); see docs/performance.md.
#
#   pages-peer.sh [--messages N] [--built FOLDER]
#
# Builds for release unless a folder with the programs is given.
source "$(dirname "$0")/common.sh"
exec </dev/null

messages=100000 bin=''
while (($#)); do
    case $1 in
    --messages)
        shift
        messages=$1
        ;;
    --built)
        shift
        bin=$1
        ;;
    *) fail "unknown option: $1" ;;
    esac
    shift
done

Tests/Scripts/packages.sh browser
python=$(Tests/Scripts/python.sh --pinned Tests/Scripts/browser-requirements.txt .build-browser)
[[ -n $python ]] || fail 'needs Python 3.11 to 3.14 and the packages of Tests/Scripts/browser-requirements.txt'
peer=$(Tests/Scripts/python.sh whatsapp-chat-exporter)
[[ -n $peer ]] || fail 'needs the Python package whatsapp-chat-exporter'
if [[ -z $bin ]]; then
    need_swift
    log=$(mktemp)
    for product in whisper whisper-generate; do
        swift build -c release --product "$product" -j "$(jobs)" >"$log" 2>&1 || {
            cat "$log" >&2
            fail "$product does not build"
        }
    done
    rm -f "$log"
    bin=$(bin_path release .build)
fi

place=$(mktemp -d "${TMPDIR:-/tmp}/whisper-pages.XXXXXX")
trap 'rm -rf "$place"' EXIT
(umask 077 && echo 'a passphrase for measuring' >"$place/passphrase")
with=(--vault "$place/vault" --passphrase-file "$place/passphrase" --quiet)
export=$place/'WhatsApp Chat with Marta.txt'
"$bin/whisper-generate" export --messages "$messages" --shape android-en-gb --output "$export"
"$bin/whisper" init "${with[@]}" --accept-disclaimer >/dev/null
"$bin/whisper" import whatsapp "$export" --yes --timezone UTC "${with[@]}" >/dev/null
"$bin/whisper" export json "${with[@]}" >"$place/messages.jsonl"
read -r count text < <("$python" -c '
import json, sys
count = text = 0
for line in open(sys.argv[1], encoding="utf-8"):
    message = json.loads(line)
    count += 1
    text += len((message["content"]["text"] or "").encode())
print(count, text)' "$place/messages.jsonl")

# Seconds by the clock and by the processor: timed COMMAND...
timed() {
    local TIMEFORMAT='%R %U %S'
    { time "$@" >"$place/output" 2>&1; } 2>"$place/times" || {
        cat "$place/output" >&2
        fail "$1 failed"
    }
    read -r clock user system <"$place/times"
    cpu=$("$python" -c "print($user + $system)")
}
timed "$bin/whisper" export html -o "$place/archive" --yes "${with[@]}"
ours=("$clock" "$cpu")
mkdir "$place/peer"
timed env -C "$place/peer" "$peer" -m Whatsapp_Chat_Exporter -e "$export" -o result --no-banner --assume-first-as-me
theirs=("$clock" "$cpu")
words=$("$python" - "$place/messages.jsonl" <<'PYTHON'
import collections
import json
import re
import sys

count = collections.Counter()
for line in open(sys.argv[1], encoding="utf-8"):
    count.update(set(re.findall(r"[a-z]{4,}", (json.loads(line)["content"]["text"] or "").lower())))
ranked = [word for word, _ in count.most_common()]
# A frequent word, some less so, and a rare one.
print(*dict.fromkeys(ranked[min(len(ranked) - 1, place)] for place in (0, 10, 100, 1000, len(ranked) - 1)))
PYTHON
)
"$python" Tests/Scripts/browser/peer.py --ours "$place/archive" --seconds "${ours[0]}" --cpu "${ours[1]}" --peer "$place/peer" \
    --peer-seconds "${theirs[0]}" --peer-cpu "${theirs[1]}" --messages "$count" --text "$text" --words $words
