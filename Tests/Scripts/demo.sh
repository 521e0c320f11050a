#!/usr/bin/env bash
# From a clean clone to a searchable, encrypted archive: builds whisper alone and shows it at work on Examples/.
#
# Everything is made in a temporary place, which is removed at the end; nothing of yours is touched.
source "$(dirname "$0")/common.sh"
need_swift
"$root/Tests/Scripts/packages.sh" build

say 'Building whisper (the first time takes a few minutes)'
log=$(mktemp)
start=$SECONDS
swift build --product whisper -j "$(jobs)" >"$log" 2>&1 || {
    cat "$log" >&2
    fail 'the build failed'
}
rm -f "$log"
whisper=$(bin_path debug .build)/whisper
note "built in $((SECONDS - start)) s"

place=$(mktemp -d "${TMPDIR:-/tmp}/whisper-demo.XXXXXX")
cleanup() {
    "$whisper" lock --vault "$place/vault" >/dev/null 2>&1 || true
    rm -rf "$place"
}
trap cleanup EXIT
export WHISPER_HOME=$place NO_COLOR=1
# A passphrase of its own for each demo, handed over in a file that only this account can read.
(umask 077 && od -An -N 15 -t x1 /dev/urandom | tr -d ' \n' >"$place/passphrase")
with=(--vault "$place/vault" --passphrase-file "$place/passphrase")

# Shows a command as one would type it, then runs it.
show() {
    local line='$ whisper' argument
    for argument in "$@"; do
        [[ $argument != *[^a-zA-Z0-9_./-]* ]] || argument="'$argument'"
        line+=" $argument"
    done
    printf '\n    %s\n' "$line"
    "$whisper" "$@" "${with[@]}" 2>&1 | sed "s|$root/||g; s|$place|~|g; s/^/    /"
}

# Imports an export and prints one line about it: import FILE [ARGUMENT...]
imported=0
import() {
    local file=$1 line
    shift
    if ! line=$("$whisper" import whatsapp "$file" "$@" --yes --json "${with[@]}" 2>"$place/error" </dev/null); then
        cat "$place/error" >&2
        fail "importing $(basename "$file") failed"
    fi
    line=$(tail -n 1 <<<"$line")
    figure() { sed -n "s/.*\"$1\":\([0-9]*\).*/\1/p" <<<"$line"; }
    printf '    %4s messages, %3s new   %s\n' "$(figure messages)" "$(figure added)" "${file#"$root/Examples/"}"
    imported=$((imported + 1))
}

say 'A vault: one encrypted database, its keys sealed under your passphrase'
show init --accept-disclaimer
# From here on the key lies in the kernel's key ring, where the system has one, and nothing is asked again.
"$whisper" unlock "${with[@]}" >/dev/null 2>&1 || true

say 'Importing WhatsApp exports of many phones and languages, one with pictures and a voice message'
for export in "$root"/Examples/*.txt "$root"/Examples/*.zip; do
    [[ ! -f $export ]] || import "$export"
done
note ''
note 'Dates that mean two things are not guessed at; asked, we say which it is:'
for export in "$root"/Examples/ambiguous/*.txt; do import "$export" --date-order dmy; done
note ''
note 'A chat exported in May and again in September: only what is new comes in, though Tom has been renamed:'
for export in "$root"/Examples/overlap/*/*.txt; do import "$export"; done
((imported)) || fail 'there are no examples to import'

say 'What is in it now'
show conversations

say 'Reading'
show messages 'Kayak Trip' --limit 12

say 'Searching: a word, a phrase, the beginning of a word, a language without spaces'
show search 'sourdough' --limit 3
show search '"two boats"' --limit 3
show search 'boot*' --limit 3
show search '饺子' --limit 3

say 'Nothing of that can be read from outside'
for word in sourdough thermos 饺子; do
    ! grep -rqs -- "$word" "$place/vault" || fail "'$word' stands in the vault in the clear"
done
note "none of the words above is in any of the vault's $(find "$place/vault" -type f | wc -l) files"
show verify

say 'Next'
cat <<'NEXT'
    Put whisper in place, with manual pages and completions:   make install PREFIX=~/.local
    Make a vault of your own:                                  whisper init
    Export a chat on your phone and import the file:           whisper import whatsapp 'WhatsApp Chat with Ana.zip'
    Find something:                                            whisper search 'birthday cake'
    Learn more:                                                whisper help, docs/guides/command-line.md
NEXT
