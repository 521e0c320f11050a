#!/usr/bin/env bash
# Uses one vault for a long time, as its owner would over years: overlapping re-exports, searches, backups, checks.
#
#   soak.sh [--minutes N] [--seed S] [--seals N]
#
# First it seals N envelopes (a million), whose keys, nonces, salts and ids must never repeat, and measures
# whether the time of the padding's check and of comparisons reveals their input (R5).
# Each round imports a longer export of the same chat and expects exactly the new messages, searches, makes a backup,
# and verifies. It ends with an error at the first wrong count and at the first finding of `verify`, and reports the
# import's memory, which grows with the chat: existing messages are compared with those of the export.
source "$(dirname "$0")/common.sh"
need_swift

minutes=10 seed=$RANDOM seals=1000000
while (($#)); do
    case $1 in
    --minutes) minutes=$2 ;;
    --seed) seed=$2 ;;
    --seals) seals=$2 ;;
    *) fail "unknown option: $1" ;;
    esac
    shift 2
done

scratch=$root/.build-install
swift build -c release --static-swift-stdlib --product whisper --scratch-path "$scratch" -j "$(jobs)" | tail -n 1
swift build -c release --product whisper-generate --scratch-path "$root/.build" -j "$(jobs)" | tail -n 1
swift build -c release --product whisper-envelope --scratch-path "$root/.build" -j "$(jobs)" | tail -n 1

say "$seals envelopes"
envelope=$(bin_path release .build)/whisper-envelope
"$envelope" census --count "$seals" || fail 'something random came twice'
"$envelope" timing --samples 2000000 || fail 'timing reveals a secret'

whisper=$(bin_path release "$scratch")/whisper
generate=$(bin_path release .build)/whisper-generate
place=$(mktemp -d "${TMPDIR:-/tmp}/whisper-soak.XXXXXX")
trap '"$whisper" lock --vault "$place/vault" >/dev/null 2>&1 || true; rm -rf "$place"' EXIT
(umask 077 && echo "soak $seed" >"$place/passphrase")
with=(--vault "$place/vault" --passphrase-file "$place/passphrase")
"$whisper" init --accept-disclaimer "${with[@]}" >/dev/null 2>&1
# Deriving the key from the passphrase fills a quarter of a gigabyte each time: unlocked, the import's memory is its own.
if "$whisper" unlock "${with[@]}" >/dev/null 2>&1 &&
    "$whisper" conversations --json --vault "$place/vault" >/dev/null 2>&1 </dev/null; then
    with=(--vault "$place/vault")
fi

say "For $minutes minutes, seed $seed"
deadline=$((SECONDS + 60 * minutes)) round=0 known=0 step=20000
while ((SECONDS < deadline)); do
    round=$((round + 1))
    total=$((round * step))
    # The beginning of one and the same export: a re-export of the chat, grown by one step.
    "$generate" export --messages 1000000 --first "$total" --seed "$seed" --shape android-en --output "$place/WhatsApp Chat with Soak.txt"
    line=$(/usr/bin/env python3 "$root/Tests/Scripts/peak.py" "$place/peak" "$whisper" import whatsapp \
        "$place/WhatsApp Chat with Soak.txt" --date-order mdy --yes --json "${with[@]}" | tail -n 1)
    added=$(sed -n 's/.*"added":\([0-9]*\).*/\1/p' <<<"$line")
    messages=$(sed -n 's/.*"messages":\([0-9]*\).*/\1/p' <<<"$line")
    ((added == messages - known)) || fail "round $round: $added messages came in new, $((messages - known)) are"
    known=$messages
    peak=$(cat "$place/peak")
    "$whisper" search "the" --json --limit 10 "${with[@]}" >"$place/hits"
    "$whisper" backup "$place/backup-$((round % 2))" --force "${with[@]}" >/dev/null 2>&1
    "$whisper" verify --json "${with[@]}" >"$place/verify" || fail "round $round: verify found: $(cat "$place/verify")"
    wal=$(stat -c %s "$place/vault/vault.db-wal" 2>/dev/null || echo 0)
    note "round $round: $known messages, peak of the import $((peak / 1024)) MB, log of the database $((wal / 1024)) KB"
done
note "$round rounds, nothing wrong"
