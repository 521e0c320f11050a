#!/usr/bin/env bash
# Measures `whisper browse` through a pseudo-terminal, on a vault of many messages (LOOK-7).
#
#   bench-browse.sh [--messages N]
#
# Half of the messages (10,000,000) are in one chat, the others in fifty. The vault stays in .build-browse/ and serves the
# next run of the same size. The goals: the first frame within 100 ms, a key to its frame within 16 ms at the 95th
# percentile.
source "$(dirname "$0")/common.sh"
need_swift

messages=10000000
while (($#)); do
    case $1 in
    --messages) messages=$2 && shift ;;
    *) fail "unknown option: $1" ;;
    esac
    shift
done

place=$root/.build-browse
vault=$place/vault-$messages passphrase=$place/passphrase
mkdir -p "$place"
for product in whisper whisper-generate; do
    swift build -c release --product $product -j "$(jobs)" >"$place/build.log" 2>&1 || {
        cat "$place/build.log" >&2
        fail 'the build failed'
    }
done
bin=$(bin_path release .build)
if [[ ! -e $vault.done ]]; then
    say "Filling a vault with $messages messages"
    rm -rf "$vault"
    (umask 077 && echo 'a passphrase for measuring' >"$passphrase")
    "$bin/whisper" init --vault "$vault" --passphrase-file "$passphrase" --accept-disclaimer --quiet
    for chat in $(seq 0 50); do
        count=$((chat == 0 ? messages / 2 : messages / 100))
        export=$place/"WhatsApp Chat with Friend $chat.txt"
        "$bin/whisper-generate" export --messages "$count" --seed "$chat" --shape android-en-gb --output "$export"
        "$bin/whisper" import whatsapp "$export" --vault "$vault" --passphrase-file "$passphrase" --date-order dmy --timezone UTC \
            --yes --quiet
        rm -f "$export"
    done
    touch "$vault.done"
fi
say "The full-screen view of $messages messages"
python3 Tests/Scripts/browse/measure.py "$bin/whisper" "$vault" "$passphrase"
