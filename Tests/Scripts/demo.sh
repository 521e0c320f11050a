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
trap 'rm -rf "$place"' EXIT
export WHISPER_HOME=$place NO_COLOR=1
# A passphrase of its own for each demo, handed over in a file that only this account can read.
(umask 077 && od -An -N 15 -t x1 /dev/urandom | tr -d ' \n' >"$place/passphrase")
with=(--vault "$place/vault" --passphrase-file "$place/passphrase")

# Shows a command as one would type it, then runs it.
show() {
    printf '\n    $ whisper %s\n' "$*" | sed "s|$root/||g"
    "$whisper" "$@" "${with[@]}" 2>&1 | sed "s|$root/||g; s|$place|~|g; s/^/    /"
}

say 'A vault: one encrypted database, its key sealed under your passphrase'
show init --accept-disclaimer

say 'Importing WhatsApp exports: files of many languages and shapes, and an archive with its pictures'
imported=0
for export in "$root"/Examples/*.txt "$root"/Examples/*.zip; do
    [[ -f $export ]] || continue
    name=$(basename "$export")
    # One example has dates that mean two things: whisper asks rather than guesses, so here we answer.
    answer=()
    [[ $name != *mbiguous* ]] || answer=(--date-order dmy)
    line=$("$whisper" import whatsapp "$export" ${answer[@]+"${answer[@]}"} --yes --json "${with[@]}" 2>"$place/error" |
        tail -n 1) || {
        cat "$place/error" >&2
        fail "importing $name failed"
    }
    count=$(sed -n 's/.*"messages":\([0-9]*\).*/\1/p' <<<"$line")
    added=$(sed -n 's/.*"added":\([0-9]*\).*/\1/p' <<<"$line")
    printf '    %-52s %5s messages, %5s new\n' "$name" "$count" "$added"
    imported=$((imported + 1))
done
((imported)) || fail 'there are no examples to import'

say 'What is in it now'
show conversations

say 'The newest messages of one conversation'
first=$("$whisper" conversations --json "${with[@]}" | head -n 1 | sed -n 's/.*"title":"\([^"]*\)".*/\1/p')
show messages "$first" --limit 8

say 'Searching all of it'
for words in "${WHISPER_DEMO_WORDS[@]:-photo}"; do show search "$words" --limit 5; done

say 'The database is encrypted: none of its files holds a readable word of the messages'
files=$(find "$place/vault" -type f | wc -l)
if grep -rqs -e 'WhatsApp' -e 'photo' "$place/vault"; then fail 'a word of the messages stands in the vault in the clear'; fi
note "looked into $files files"
show verify

say 'Next'
cat <<NEXT
    Put whisper in place, with its manual and completions:     make install PREFIX=~/.local
    Make a vault of your own:                                  whisper init
    Export a chat on your phone ("Export chat") and import it: whisper import whatsapp 'WhatsApp Chat with Ana.zip'
    Find something:                                            whisper search 'birthday cake'
    Learn more:                                                whisper help, README.md, docs/
NEXT
