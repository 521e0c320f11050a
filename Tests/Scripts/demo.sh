#!/usr/bin/env bash
# From a clean clone to a searchable, encrypted archive: builds only whisper, and the reader of databases that it starts, and
# shows them at work on Examples/.
#
# Everything is created in a temporary folder, which is removed at the end; none of your files is touched. Only the pages
# that it writes last stay, for you to open.
source "$(dirname "$0")/common.sh"
need_swift
"$root/Tests/Scripts/packages.sh" build

say 'Building whisper (the first time takes a minute or two)'
log=$(mktemp)
start=$SECONDS
for product in whisper whisper-reader; do
    swift build --product "$product" "${clean_build[@]}" --disable-index-store -j "$(jobs)" >"$log" 2>&1 || {
        cat "$log" >&2
        fail 'the build failed'
    }
done
rm -f "$log"
whisper=$(bin_path debug .build)/whisper
note "built in $((SECONDS - start)) s"

place=$(mktemp -d "${TMPDIR:-/tmp}/whisper-demo.XXXXXX")
cleanup() {
    for vault in vault ana ben; do "$whisper" lock --vault "$place/$vault" >/dev/null 2>&1 || true; done
    rm -rf "$place"
}
trap cleanup EXIT
export WHISPER_HOME=$place NO_COLOR=1
# A separate passphrase for each demo, passed in a file that only this account can read.
(umask 077 && od -An -N 15 -t x1 /dev/urandom | tr -d ' \n' >"$place/passphrase")
with=(--vault "$place/vault" --passphrase-file "$place/passphrase")

# Prints a command as one would type it: typed PROMPT ARGUMENT...
typed() {
    local line="$1 whisper" argument
    shift
    for argument in "$@"; do
        [[ $argument == '<' || $argument != *[^a-zA-Z0-9_./-]* ]] || argument="'$argument'"
        line+=" $argument"
    done
    printf '\n    %s\n' "$line" | sed "s|$place|~|g"
}

# Distinguishes a command's output from the typed command, with short paths.
indented() { sed "s|$root/||g; s|$place|~|g; s/^/    /"; }

# Shows a command as one would type it, then runs it.
show() {
    typed '$' "$@"
    "$whisper" "$@" "${with[@]}" 2>&1 | indented
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
# From here on the key is in the kernel's key ring, if the system has one, and there are no more prompts.
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

say 'From the phone itself: an encrypted backup, with the reactions, replies and edits that exports leave out'
note 'The chat as it was exported on Saturday morning:'
import "$root/Examples/databases/WhatsApp Chat with Orchard Club.txt" --timezone UTC --me 'Nia Calder'
show messages 'Orchard Club' --limit 5
note ''
note 'The backup was made later. It takes the place of what came as text, and adds the rest:'
show import whatsapp "$root/Examples/databases/android-backup" --key-file "$root/Examples/databases/key.txt"
show messages 'Orchard Club' --limit 14

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
    ! grep -rqs -- "$word" "$place/vault" || fail "'$word' is in the vault in the clear"
done
note "none of the words above is in any of the vault's $(find "$place/vault" -type f | wc -l) files"
show verify

say 'Sealed messages: Ana and Ben, each with a vault of their own, exchange keys by QR picture'
# Runs a command in a person's vault, and shows it as they would type it: as NAME ARGUMENT...
as() {
    local name=$1
    shift
    typed "$name \$" "$@"
    "$whisper" "$@" --vault "$place/$name" --passphrase-file "$place/passphrase" 2>&1 | indented
}
# The same without showing it, its output as it is.
quietly() {
    local name=$1
    shift
    "$whisper" "$@" --vault "$place/$name" --passphrase-file "$place/passphrase"
}
for name in ana ben; do
    quietly "$name" init --accept-disclaimer --quiet
    quietly "$name" unlock >/dev/null 2>&1 || true
done
as ana identity create 'Ana Reis'
as ben identity create 'Ben Okoro'
as ana qr show --png "$place/ana.png"
as ben qr show --png "$place/ben.png"
as ana qr scan "$place/ben.png" --yes
quietly ben qr scan "$place/ana.png" --yes >/dev/null 2>&1
note ''
note 'On the phone each reads out the words of the other; they agree:'
as ben contact verify 'Ana Reis' --yes
quietly ana contact verify 'Ben Okoro' --yes >/dev/null 2>&1

say 'A message becomes one line of text, which any messenger carries'
printf 'The boats are booked for Saturday. Key under the third stone.' >"$place/message"
typed 'ana $' encrypt --to 'Ben Okoro' '<' message
quietly ana encrypt --to 'Ben Okoro' <"$place/message" >"$place/envelope" 2>"$place/error"
cut -c 1-96 "$place/envelope" | sed 's/^/    /; s/$/…/'
indented <"$place/error"
printf 'Bring the long ropes.' | quietly ana encrypt --to 'Ben Okoro' >"$place/second" 2>/dev/null
# What Ben's phone would export: the chat with Ana, two envelopes in it, and one that was tampered with.
now=$(date '+%d/%m/%Y, %H:%M')
{
    printf '13/05/2019, 09:12 - Ana Reis: Are you coming along on Saturday?\n'
    printf '%s - Ana Reis: Read this in Whisper: %s\n' "$now" "$(cat "$place/envelope")"
    printf '%s - Ana Reis: %s\n' "$now" "$(cat "$place/second")"
    printf '%s - Ana Reis: %s\n' "$now" "$(sed 's/\(.*\)..........$/\1AAAAAAAAAA/' "$place/envelope")"
} >"$place/WhatsApp Chat with Ana Reis.txt"
as ben import whatsapp "$place/WhatsApp Chat with Ana Reis.txt" --me 'Ben Okoro' --yes
as ben inbox
as ben messages 'Ana Reis' --limit 8 | cut -c 1-120

say 'What was opened once never opens again, and what was changed never opens at all'
refused() { # refused STATUS FILE
    local status=0
    typed 'ben $' decrypt "$2"
    quietly ben decrypt "$2" >"$place/output" 2>"$place/error" || status=$?
    indented <"$place/error"
    [[ $status == "$1" && ! -s $place/output ]] || fail "decrypt ended with $status instead of $1"
    note "exit status $status, and nothing on standard output"
}
sed 's/\(.*\)..........$/\1AAAAAAAAAA/' "$place/envelope" >"$place/tampered"
refused 22 "$place/envelope"
refused 23 "$place/tampered"

say 'Something to look at: the first vault as pages for a browser'
# They outlive the demo, which has nothing but invented messages in it; the next one replaces them.
pages=${TMPDIR:-/tmp}/whisper-demo-pages
show export html -o "$pages" --force --yes
[[ -s $pages/index.html ]] || fail 'there are no pages'

say 'Next'
printf '    %-58s %s\n' 'Leaf through it, with any browser:' "xdg-open $pages/index.html"
cat <<'NEXT'
    Put whisper in place, with manual pages and completions:   make install PREFIX=$HOME/.local
    Create a vault of your own:                                whisper init
    Export a chat on your phone and import the file:           whisper import whatsapp 'WhatsApp Chat with Ana.zip'
    Find something:                                            whisper search 'birthday cake'
    Create an identity, show others its QR code:               whisper identity create 'Your Name' && whisper qr show
    Write to someone whose code you have scanned:              echo 'Hi Ben' | whisper encrypt --to Ben
    Learn more:                                                whisper help, docs/guides/command-line.md
NEXT
