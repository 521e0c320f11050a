#!/usr/bin/env bash
# Moves one vault back and forth between two systems with different SQLCiphers, and checks it after each move.
#
#   vault-exchange.sh PLACE OUTER_WHISPER ENTER INNER_WHISPER
#
# ENTER is the command line that runs a command in the inner system, at the same paths.
source "$(dirname "$0")/common.sh"

place=$1 outer_whisper=$2 enter=$3 inner_whisper=$4
rm -rf "$place"
mkdir -p "$place"
(umask 077 && echo 'to and fro' >"$place/passphrase")
with=(--vault "$place/vault" --passphrase-file "$place/passphrase")
outer() { "$outer_whisper" "$@" "${with[@]}"; }
# ENTER is several words on purpose.
# shellcheck disable=SC2086
inner() { $enter "$inner_whisper" "$@" "${with[@]}"; }

# Writes an export with one distinct message: export NAME WORD
export_of() { printf '01/02/24, 09:%s - Ana: the word is %s\n' "$1" "$2" >"$place/WhatsApp Chat with Exchange $1.txt"; }
expect_hit() {
    local hits
    hits=$("$1" search "$2" --json | grep -c "$2" || true)
    [[ $hits == 1 ]] || fail "the $1 system finds '$2' $hits times"
}

say 'Written outside, read and searched inside'
outer init --accept-disclaimer >/dev/null 2>&1
export_of 10 kingfisher
outer import whatsapp "$place/WhatsApp Chat with Exchange 10.txt" --date-order dmy --yes --json >/dev/null
expect_hit inner kingfisher
inner verify >/dev/null || fail 'verify inside finds fault with what was written outside'

say 'Written inside, read and searched outside'
export_of 20 heron
inner import whatsapp "$place/WhatsApp Chat with Exchange 20.txt" --date-order dmy --yes --json >/dev/null
expect_hit outer heron
expect_hit outer kingfisher
outer verify >/dev/null || fail 'verify outside finds fault with what was written inside'

say 'Moved to the form of SQLCipher 4 inside; refused outside with a reason'
inner rekey --format 4 --yes >/dev/null 2>&1 || fail 'the vault could not be moved to the form of SQLCipher 4'
expect_hit inner heron
if outer search heron >"$place/out" 2>"$place/error"; then fail 'SQLCipher 3 read a vault in the form of SQLCipher 4'; fi
note "outside: $(head -n 1 "$place/error")"
[[ ! -s $place/out ]] || fail 'something was printed for a vault that cannot be read'
note 'a vault moves freely between both systems, and says so where it cannot'
