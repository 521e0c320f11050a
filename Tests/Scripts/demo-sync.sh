#!/usr/bin/env bash
# Two people, a server and the network between them on this machine: `whisper-sync` with the development server.
#
# Everything is created in a temporary folder, which is removed at the end; none of your files is touched.
source "$(dirname "$0")/common.sh"
need_swift
"$root/Tests/Scripts/packages.sh" build

say 'Building whisper, whisper-sync and the development server'
log=$(mktemp)
for product in whisper whisper-sync whisper-sync-devserver; do
    swift build --traits default,Realtime --product "$product" -j "$(jobs)" >"$log" 2>&1 || {
        cat "$log" >&2
        fail 'the build failed'
    }
done
rm -f "$log"
bin=$(bin_path debug .build)

place=$(mktemp -d "${TMPDIR:-/tmp}/whisper-sync.XXXXXX")
started=()
finish() {
    ((${#started[@]} == 0)) || kill "${started[@]}" 2>/dev/null || true
    wait
    rm -rf "$place"
}
trap finish EXIT
export NO_COLOR=1
(umask 077 && od -An -N 15 -t x1 /dev/urandom | tr -d ' \n' >"$place/passphrase")
with=(--passphrase-file "$place/passphrase")

# Shows a command as one would type it, then runs it as a person: as NAME PROGRAM ARGUMENT...
as() {
    local name=$1 program=$2
    shift 2
    printf '\n    %s $ %s %s\n' "$name" "$program" "$*" | sed "s|$place|~|g"
    WHISPER_HOME=$place/$name "$bin/$program" "$@" "${with[@]}" 2>&1 | sed "s|$place|~|g; s/^/    /"
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

say 'A server of our own'
"$bin/whisper-sync-devserver" --port 0 --json >"$place/server" &
started+=($!)
await "$place/server" '"port"'
server=http://127.0.0.1:$(sed -n '1s/.*"port": *\([0-9]*\).*/\1/p' "$place/server")

say 'Ana and Ben make a vault each, and log in'
for name in ana ben; do
    WHISPER_HOME=$place/$name "$bin/whisper" init --accept-disclaimer "${with[@]}" >/dev/null 2>&1
    (umask 077 && echo "$name-secret" >"$place/$name.secret")
    as $name whisper-sync login "$server" $name --secret-file "$place/$name.secret"
    printf '\n    %s $ whisper-sync run &\n' $name
    WHISPER_HOME=$place/$name "$bin/whisper-sync" run "${with[@]}" 2>"$place/$name.run" &
    started+=($!)
    await "$place/$name.run" Connected
done

say 'They write to each other'
as ana whisper-sync send Hello 'See you at nine at the lake?'
as ben whisper-sync send Hello 'I bring the boat.'
sleep 1
as ben whisper messages Hello
as ana whisper search boat

say 'The server goes away, and Ana writes on'
kill "${started[0]}"
as ana whisper-sync send Hello 'And the umbrella, please.'
as ana whisper-sync status
