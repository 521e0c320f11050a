#!/usr/bin/env bash
# Two people with a vault each on a real Matrix homeserver on this machine: an invitation, a picture, a sealed conversation,
# and a search of the homeserver's files for what was written.
#
#   demo-matrix.sh [--built]     --built uses the build of `make test`
#
# Everything is created in a temporary folder, which is removed at the end; none of your files is touched.
source "$(dirname "$0")/common.sh"
built=false
[[ ${1:-} != --built ]] || built=true
need_swift
"$root/Tests/Scripts/packages.sh" build

say 'A homeserver: Synapse, from the Python package index'
python=$("$root/Tests/Scripts/python.sh" --pinned "$root/Tests/Scripts/matrix-requirements.txt" .build-matrix)
[[ -n $python ]] || fail 'Synapse cannot be had here: it needs Python 3.11 or later and the Python package index'

if ! $built; then
    say 'Building whisper and whisper-sync'
    log=$(mktemp)
    for product in whisper whisper-sync; do
        swift build --traits default,Realtime --product "$product" -j "$(jobs)" >"$log" 2>&1 || {
            cat "$log" >&2
            fail 'the build failed'
        }
    done
    rm -f "$log"
fi
bin=$(bin_path debug .build)

place=$(mktemp -d "${TMPDIR:-/tmp}/whisper-matrix.XXXXXX")
started=()
finish() {
    ((${#started[@]} == 0)) || kill "${started[@]}" 2>/dev/null || true
    # The homeserver ends with its standard input.
    exec 8>&- 2>/dev/null || true
    wait
    rm -rf "$place"
}
trap finish EXIT
export NO_COLOR=1
(umask 077 && od -An -N 15 -t x1 /dev/urandom | tr -d ' \n' >"$place/passphrase")
with=(--passphrase-file "$place/passphrase")

# Runs a command as a person: run NAME PROGRAM ARGUMENT...
run() {
    local name=$1 program=$2
    shift 2
    WHISPER_HOME=$place/$name "$bin/$program" "$@" "${with[@]}"
}

# Shows a command as one would type it, then runs it: as NAME PROGRAM ARGUMENT...
as() {
    local name=$1 words=() word
    for word in "${@:2}"; do
        [[ $word =~ ^[A-Za-z0-9@%+=:,./_-]+$ ]] || word="'$word'"
        words+=("$word")
    done
    printf '\n    %s $ %s\n' "$name" "${words[*]}" | sed "s|$place|~|g"
    run "$@" 2>&1 | sed "s|$place|~|g; s/^/    /"
}

# Waits until a file has a line with a text, half a minute at most: await FILE TEXT
await() {
    for _ in $(seq 300); do
        grep -q "$2" "$1" 2>/dev/null && return
        sleep 0.1
    done
    cat "$1" >&2
    fail "'$2' did not come"
}

mkfifo "$place/input"
exec 8<>"$place/input"
"$python" "$root/Tests/Scripts/matrix/serve.py" "$place/homeserver" ana:ana-secret ben:ben-secret \
    <"$place/input" >"$place/server" 8>&- &
for _ in $(seq 600); do
    [[ -s $place/server ]] && break
    sleep 0.1
done
[[ -s $place/server ]] || fail 'the homeserver did not start'
value() { "$python" -c 'import json, sys; print(eval("json.loads(open(sys.argv[1]).readline())" + sys.argv[2]))' "$place/server" "$1"; }
server=$(value '["url"]')
ana=$(value '["users"]["ana"]')
ben=$(value '["users"]["ben"]')

say 'Ana and Ben make a vault and an identity each, and exchange their keys'
for name in ana ben; do
    run $name whisper init --accept-disclaimer >/dev/null 2>&1
    run $name whisper identity create "${name^}" >/dev/null 2>&1
    run $name whisper identity export >"$place/$name.key" 2>/dev/null
    (umask 077 && echo "$name-secret" >"$place/$name.secret")
done
run ana whisper contact import "$place/ben.key" --yes >/dev/null 2>&1
run ben whisper contact import "$place/ana.key" --yes >/dev/null 2>&1
# On a call, each reads out the other's six words.
run ana whisper contact verify Ben --yes >/dev/null 2>&1
run ben whisper contact verify Ana --yes >/dev/null 2>&1

say 'They log in to the homeserver, and Ana makes a room for Ben and herself'
for name in ana ben; do as $name whisper-sync login "$server" $name --secret-file "$place/$name.secret"; done
as ana whisper-sync create --title Kayaks --with "$ben" --direct
as ben whisper-sync rooms
room=$(run ben whisper-sync rooms --json | sed -n 's/.*"id":"\([^"]*\)".*/\1/p' | head -n 1)
as ben whisper-sync join "$room"

say 'Not sealed yet: a message and a picture, which the homeserver can read'
"$python" -c 'import sys, zipfile; sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]))' \
    'Examples/WhatsApp Chat - Kayak Trip.zip' 00000012-PHOTO-2023-06-24-15-02-19.png >"$place/kayak.png"
as ana whisper-sync send Kayaks 'The boathouse is open on Sunday.'
as ana whisper-sync send Kayaks --attach "$place/kayak.png" 'Ours is the red one'
for name in ana ben; do
    printf '\n    %s $ whisper-sync run &\n' $name
    WHISPER_HOME=$place/$name "$bin/whisper-sync" run "${with[@]}" 2>"$place/$name.run" 8>&- &
    started+=($!)
    await "$place/$name.run" Connected
done
as ben whisper-sync fetch Kayaks --files

say 'Each binds the room to the other: from now on, the homeserver carries only ciphertext'
as ana whisper-sync bind Kayaks Ben
as ben whisper-sync bind Kayaks Ana
as ana whisper-sync send Kayaks 'The harbour is green in November.'
as ben whisper-sync send Kayaks 'And the lighthouse is dark.'
for _ in $(seq 100); do
    run ana whisper search lighthouse 2>/dev/null | grep -q dark && break
    sleep 0.2
done
as ben whisper messages Kayaks --limit 4
as ana whisper search lighthouse

say 'What the homeserver has'
# What was written before the binding shows that the search finds what is there.
has() { grep -rqa -e "$1" "$place/homeserver"; }
has boathouse || fail 'the search does not find what the homeserver can read'
for word in harbour lighthouse; do
    if has "$word"; then fail "the homeserver has “$word” in the clear"; fi
done
lines=$("$python" -c '
import json, sqlite3, sys
rows = sqlite3.connect(sys.argv[1]).execute("SELECT json FROM event_json WHERE json LIKE ?", ("%whisper1:%",)).fetchall()
for (row,) in rows: print(json.loads(row)["content"]["body"][:72] + "…")
' "$place/homeserver/homeserver.db")
[[ $(wc -l <<<"$lines") == 2 ]] || fail 'the homeserver does not have the two sealed messages'
sed 's/^/    /' <<<"$lines"
note 'two sealed lines; “harbour” and “lighthouse” are nowhere in its files, and “boathouse”, from before, is'
