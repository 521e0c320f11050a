#!/usr/bin/env bash
# Live messages without a phone: a scripted bridge plays Examples/bridge/live.jsonl to `whisper bridge`.
#
# Everything is created in a temporary folder, which is removed at the end; none of your files is touched.
source "$(dirname "$0")/common.sh"
need_swift
"$root/Tests/Scripts/packages.sh" build

say 'Building whisper, whisper-bridge and the scripted bridge'
log=$(mktemp)
for product in whisper whisper-bridge whisper-scripted-bridge; do
    swift build --traits default,Bridge --product "$product" -j "$(jobs)" >"$log" 2>&1 || {
        cat "$log" >&2
        fail 'the build failed'
    }
done
rm -f "$log"
bin=$(bin_path debug .build)

place=$(mktemp -d "${TMPDIR:-/tmp}/whisper-live.XXXXXX")
trap 'rm -rf "$place"' EXIT
export WHISPER_HOME=$place NO_COLOR=1
(umask 077 && od -An -N 15 -t x1 /dev/urandom | tr -d ' \n' >"$place/passphrase")
with=(--passphrase-file "$place/passphrase")
bridge="'$bin/whisper-scripted-bridge' '$root/Examples/bridge/live.jsonl'"

# Shows a command as one would type it, then runs it.
show() {
    printf '\n    $ whisper %s\n' "$*" | sed "s|$bin/||g; s|$root/||g; s|$place|~|g"
    "$bin/whisper" "$@" "${with[@]}" 2>&1 | sed "s|$root/||g; s|$place|~|g; s/^/    /"
}

say 'A vault, linked to an account'
"$bin/whisper" init --accept-disclaimer "${with[@]}" >/dev/null
show bridge pair --yes --command "$bridge"
say 'Messages come; once the connection is lost, and comes back'
show bridge run --command "$bridge"
show conversations
show search 'connection' --limit 3
show bridge status
show stats --ingestion
say 'And the link is taken back'
show bridge logout --yes --command "$bridge"
