#!/usr/bin/env bash
# Archives of pages in a real Chromium: attacks, accessibility, layout, keyboard, search, print (LOOK-1 to LOOK-5, LOOK-8).
#
#   browser.sh [--built] [--ci] [--keep FOLDER]
#
# --built uses the build of `make test`; --ci does the bounded part that continuous integration does: fewer pages of each kind,
# two of the nine languages. --keep leaves the archives in a folder, to be looked at.
#
# The browser is Debian's; what drives it and what looks for barriers come from PyPI, pinned by their hashes. Where these
# cannot be had, this is skipped with a message.
source "$(dirname "$0")/common.sh"
exec </dev/null

built=false ci=false keep=''
while (($#)); do
    case $1 in
    --built) built=true ;;
    --ci) ci=true ;;
    --keep)
        shift
        keep=$1
        ;;
    *) fail "unknown option: $1" ;;
    esac
    shift
done

Tests/Scripts/packages.sh browser
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || {
    note 'SKIPPED: pages in a browser, as no Chromium can be had here'
    exit 0
}
python=$(Tests/Scripts/python.sh --pinned Tests/Scripts/browser-requirements.txt .build-browser)
[[ -n $python ]] || {
    note 'SKIPPED: pages in a browser, as Playwright and axe-core, pinned by hashes, cannot be had here (no Python 3.11 to 3.14, or no network)'
    exit 0
}
need_swift
if ! $built; then
    log=$(mktemp)
    swift build --product whisper -j "$(jobs)" >"$log" 2>&1 || {
        cat "$log" >&2
        fail 'the build failed'
    }
    rm -f "$log"
fi
whisper=${WHISPER:-$(bin_path debug .build)/whisper}

place=${keep:-$(mktemp -d "${TMPDIR:-/tmp}/whisper-browser.XXXXXX")}
mkdir -p "$place"
cleanup() { [[ -n $keep ]] || rm -rf "$place"; }
trap cleanup EXIT
(umask 077 && echo 'a passphrase for tests' >"$place/passphrase")
trial=Tests/Scripts/browser
languages=(en de es fr pt tr ar hi zh-Hans)
all=(--all)
# How many browsers do a part side by side, as each is mostly waited for.
shares=$((3 * $(jobs)))
if $ci; then
    languages=(en ar)
    all=()
    shares=1
fi

# A vault from the generator, and an archive of it for each language: archives NAME LANGUAGE...
archives() {
    local name=$1 language
    shift
    rm -rf "$place/$name" "$place/$name".*
    "$python" "$trial/corpus.py" "$name" "$place/$name" >/dev/null
    with=(--vault "$place/$name/vault" --passphrase-file "$place/passphrase")
    "$whisper" init "${with[@]}" --accept-disclaimer --quiet >/dev/null
    "$whisper" import json "$place/$name/vault.jsonl" --attachments "$place/$name/media" --restore --yes --quiet \
        "${with[@]}" >/dev/null
    for language in "$@"; do
        "$whisper" export html -o "$place/$name.$language" --language "$language" --yes --quiet "${with[@]}" >/dev/null
    done
}

# Does a share of a part, once more if it does not end: Chromium can wait for ever with a picture that is to be taken of a page,
# and the trial with it: share NUMBER ARGUMENT...
limit=()
! command -v timeout >/dev/null || limit=(timeout 1200)
share() {
    local number=$1 status try
    shift
    for try in first second; do
        status=0
        ${limit[@]+"${limit[@]}"} "$python" "$trial/trial.py" "$@" --share "$number/$shares" >"$output.$number" 2>&1 || status=$?
        ((status == 124)) || return 0
        echo "share $number hung; the $try try was ended after 20 minutes" >>"$output.$number"
    done
}

# Runs a part in shares side by side, and adds up what they report: part TITLE ARGUMENT...
passed=0 failed=0
part() {
    local title=$1 output="$place/output" line number start=$SECONDS good=0 bad=0 running=()
    shift
    for ((number = 1; number <= shares; number++)); do
        share "$number" "$@" &
        running+=($!)
    done
    wait "${running[@]}" || true
    for ((number = 1; number <= shares; number++)); do
        line=$(grep -E '^[0-9]+ passed, [0-9]+ failed$' "$output.$number" | tail -n 1 || true)
        grep -vE '^[0-9]+ passed, [0-9]+ failed$' "$output.$number" | head -n 60 || true
        [[ -n $line ]] || {
            line='0 passed, 1 failed'
            note "$title did not run to its end"
        }
        good=$((good + ${line%% passed*}))
        line=${line##*, }
        bad=$((bad + ${line%% failed*}))
    done
    note "$title: $good passed, $bad failed, $((SECONDS - start)) s"
    passed=$((passed + good))
    failed=$((failed + bad))
}

part 'The checks find the holes of the samples' samples ${all[@]+"${all[@]}"}
archives hostile en
part 'Attacks' attacks "$place/hostile.en" ${all[@]+"${all[@]}"}
archives peaceful "${languages[@]}"
part 'Pages as people see them' pages "${languages[@]/#/$place/peaceful.}"
printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0 && passed > 0))
