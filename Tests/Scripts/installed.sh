#!/usr/bin/env bash
# Uses the programs as they are installed: optimised, with Swift's runtime linked in, in an empty home.
#
#   installed.sh            builds them as `make install` does, into a folder that is removed again, and uses those
#   installed.sh --in BIN   uses those in the folder BIN (its whole path); needs no Swift, and of the sources only common.sh and
#                           Examples/
#
# The tests run programs that are not optimised, where Swift is. What optimising breaks, and what only a machine with Swift
# has, shows here.
source "$(dirname "$0")/common.sh"

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
case ${1:-} in
'')
    # With the flags of an installation, whatever the caller's tests are built with.
    env -u WHISPER_WARNINGS_AS_ERRORS Tests/Scripts/install.sh --destdir "$place/installed" --prefix /usr
    bin=$place/installed/usr/bin
    ;;
--in) bin=${2:?'the folder of the programs is missing'} ;;
*) fail "unknown option: $1" ;;
esac

say "Using the programs in ${bin#"$place"}"
start=$SECONDS
home=$place/home
mkdir "$home"
(umask 077 && echo 'passphrase of the trial' >"$place/passphrase")

# Runs a program, without anything from the caller's environment, such as folders where libraries are looked for.
use() {
    (cd "$home" && env -i HOME="$home" PATH="$bin:/usr/bin:/bin" LANG=C.UTF-8 TERM=dumb "$bin/$1" "${@:2}") \
        2>"$place/error" </dev/null || {
        local status=$?
        cat "$place/error" >&2
        fail "$1 ${2:-} ended with status $status"
    }
}
# The same with a vault, in the place that is used if none is named.
vault() { use whisper "$@" --passphrase-file "$place/passphrase"; }

# Imports, and compares the messages found and added with what is in the file: import FOUND ADDED PATH [OPTION...]
import() {
    local found=$1 added=$2 summary
    shift 2
    summary=$(vault import whatsapp "$root/Examples/$1" "${@:2}" --yes --json)
    [[ $summary == *"\"messages\":$found,"*"\"added\":$added,"* ]] ||
        fail "of $1, $found messages should be found and $added added: $(head -c 300 <<<"$summary")"
    note "$(printf '%4d messages, %3d new' "$found" "$added")   $1"
}

version=$(use whisper version)
[[ $version == "$(use whisper --version)" && $version == 'whisper '[0-9]* ]] || fail "the version is: $version"
for program in whisper-bridge whisper-sync; do
    [[ $(use $program --version) == whisper*" ${version#whisper }" ]] || fail "$program has another version"
done
for topic in help 'help import' 'bridge --help' 'sync --help'; do
    # Each is several words.
    # shellcheck disable=SC2086
    text=$(use whisper $topic)
    [[ $text == *whisper* ]] || fail "whisper $topic says: $text"
done

vault init --accept-disclaimer >/dev/null
import 18 18 'WhatsApp Chat with Maya Lind.txt'
# Each form that the reader of databases opens: encrypted, as it is, and in an encrypted backup of another phone, which have
# the same messages.
import 24 24 databases/android-backup --key-file "$root/Examples/databases/key.txt"
import 24 0 databases/android
import 24 0 databases/iphone-backup-encrypted --key-file "$root/Examples/databases/password.txt"

hits=$(vault search sourdough --json)
[[ $hits == *'"total_hits":1,'* && $hits == *'Maya Lind'* ]] || fail "a search in the text finds: $hits"
hits=$(vault search '"same again"' --json)
[[ $hits == *'"total_hits":2,'* && $hits == *'Same again next year'* ]] || fail "a search in the database finds: $hits"
[[ $(vault conversations --json | wc -l) == 3 ]] || fail 'there are not three chats'
[[ $(vault verify --attachments --json) == *'"sound":true'* ]] || fail 'the vault is not sound'
vault export json -o messages.jsonl >/dev/null
lines=$(wc -l <"$home/messages.jsonl")
((lines == 42)) || fail "$lines messages are exported, not 42"
vault export html -o pages >/dev/null
[[ -s $home/pages/index.html ]] || fail 'no pages are exported'
note "$version: imported, searched, verified and exported in $((SECONDS - start)) s"
