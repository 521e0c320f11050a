#!/usr/bin/env bash
# Builds and runs the example packages as a stranger would: a clone of this repository is their dependency. Compiles
# every Swift block of README.md, the guides and the articles of the library against the same clone.
#
#   examples.sh
#
# The clone contains the working tree, with uncommitted changes.
source "$(dirname "$0")/common.sh"
need_swift

work=$root/.build-examples
clone=$work/whisper
mkdir -p "$work"
# The content of the working tree, committed or not, as a separate commit that is on no branch.
snapshot() (
    cp "$(git rev-parse --git-path index)" "$work/index"
    export GIT_INDEX_FILE=$work/index
    git add --all
    git -c user.name=examples -c user.email=examples commit-tree -p HEAD -m 'The working tree' "$(git write-tree)"
)
commit=$(snapshot)
# An existing clone is brought up to date: only the files that differ are written, and built again.
if [[ ! -e $clone/.git/objects/info/alternates ]]; then
    rm -rf "$clone"
    git clone --quiet --shared --no-checkout "$root" "$clone"
fi
git -C "$clone" checkout --quiet --force --detach "$commit"
git -C "$clone" clean --quiet --force -d
rm -rf "$work/run"
mkdir -p "$work/run"
# A consumer's build has none of our settings.
unset WHISPER_WARNINGS_AS_ERRORS WHISPER_TARGETS

# One scratch path for all: what they share is built once. A plan that is read back from it would be another package's.
shared=(--scratch-path "$work/build" --disable-build-manifest-caching "${clean_build[@]}" -j "$(jobs)")
build() { swift build --package-path "$clone/Examples/$1" "${shared[@]}" "${@:2}"; }

# Fails unless a text contains another: expect NAME TEXT PART
expect() { [[ $2 == *"$3"* ]] || fail "$1 printed: $2"; }

say 'An archive in fifteen lines'
lines=$(grep -cv '^ *//\|^$' "$clone/Examples/archive/Sources/archive/main.swift")
((lines <= 15)) || fail "the archive has $lines lines"
build archive >"$work/archive.log" 2>&1 || { tail -n 30 "$work/archive.log"; fail 'the archive does not build'; }
bin=$(build archive --show-bin-path)
printed=$("$bin/archive" "$work/run/archive" "$root/Examples/WhatsApp Chat with Maya Lind.txt" sourdough)
expect archive "$printed" ' messages'
expect archive "$printed" 'Is the sourdough still alive?'
whisper=$(bin_path debug "$root/.build")/whisper
# A command that was built for the other engine opens no encrypted vault.
if [[ -x $whisper ]] && WHISPER_HOME=$work/run/home "$whisper" doctor --json 2>/dev/null | grep -q SQLCipher; then
    (umask 077 && echo 'for this example alone' >"$work/run/passphrase")
    WHISPER_HOME=$work/run/home "$whisper" verify --vault "$work/run/archive" --passphrase-file "$work/run/passphrase"
    note 'whisper verify finds the vault in order'
fi

say 'Sealing and opening between two vaults'
build sealing >"$work/sealing.log" 2>&1 || { tail -n 30 "$work/sealing.log"; fail 'sealing does not build'; }
printed=$("$(build sealing --show-bin-path)/sealing" "$work/run/sealing")
expect sealing "$printed" 'Ana wrote: See you at nine'
expect sealing "$printed" 'A replay is rejected.'
note 'a message went from one vault to the other, once'

say 'A keychain that passes its contract'
swift test --package-path "$clone/Examples/keychain" "${shared[@]}" --disable-xctest \
    >"$work/keychain.log" 2>&1 </dev/null || { tail -n 30 "$work/keychain.log"; fail 'the keychain fails its contract'; }
note "$(grep -o 'Test run with .*' "$work/keychain.log" | tail -n 1)"

say 'A store that passes its contract'
lines=$(cat "$clone"/Examples/store/Sources/NotebookStore/*.swift | grep -cv '^ *//\|^ *$')
((lines <= 1000)) || fail "the store has $lines lines"
swift test --package-path "$clone/Examples/store" "${shared[@]}" --disable-xctest \
    >"$work/store.log" 2>&1 </dev/null || { tail -n 30 "$work/store.log"; fail 'the store fails its contract'; }
note "$(grep -o 'Test run with .*' "$work/store.log" | tail -n 1), with $lines lines"

say 'The Swift of the documents'
note "$(python3 "$root/Tests/Scripts/snippets.py" "$clone" "$work/snippets")"
swift build --package-path "$work/snippets" "${shared[@]}" >"$work/snippets.log" 2>&1 || {
    # Each error once, with the document and the line that it is about.
    grep -E '^[^ ]+:[0-9]+:[0-9]+: error:' "$work/snippets.log" | sort -u || tail -n 30 "$work/snippets.log"
    fail "a block of a document does not compile; the whole output is in $work/snippets.log"
}
note 'all compile'
